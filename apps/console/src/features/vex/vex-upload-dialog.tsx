import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/dialog.tsx';
import { BomRefusal } from '../bom/bom-refusal.tsx';
import { useUpload } from '../bom/use-upload.ts';
import { sendVex } from './vex.data.ts';
import { VexProcessing } from './vex-processing.tsx';
import { VexProgress } from './vex-progress.tsx';
import { VexUploadForm } from './vex-upload-form.tsx';

/** The project that a document is for. */
interface VexProject {
  uuid: string;
  name: string;
  version?: string | undefined;
}

interface VexUploadDialogProps {
  open: boolean;
  onClose: () => void;
  project: VexProject;
  /** Token of the upload that is being processed. */
  task: string | undefined;
  onTask: (token: string | undefined) => void;
}

/** Takes a VEX document from the file to what became of its statements; found again by its token after a reload. */
export function VexUploadDialog({ open, onClose, project, task, onTask }: VexUploadDialogProps) {
  const { t } = useLingui();
  const label = [project.name, project.version].filter(Boolean).join(' ');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Upload VEX to ${label}`}
      size="lg"
      sticky
    >
      {task ? (
        <VexProcessing token={task} onClose={onClose} onAgain={() => onTask(undefined)} />
      ) : (
        <Upload project={project.uuid} onClose={onClose} onTask={onTask} />
      )}
    </Dialog>
  );
}

function Upload({
  project,
  onClose,
  onTask,
}: Pick<VexUploadDialogProps, 'onClose' | 'onTask'> & { project: string }) {
  const { state, send, reset } = useUpload(sendVex, onTask);
  switch (state.phase) {
    case 'choosing':
      return <VexUploadForm onSend={(file) => send(project, file)} onCancel={onClose} />;
    case 'sending':
      return <VexProgress step="sending" percent={state.ratio * 20} onCancel={reset} />;
    case 'checking':
      return <VexProgress step="checking" percent={20} onCancel={reset} />;
    case 'refused':
      return <BomRefusal error={state.error} onAgain={reset} onClose={onClose} />;
  }
}
