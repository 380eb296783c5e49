// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lookUpProject, sendBom, type UploadTarget } from './bom.data.ts';
import { BomProcessing } from './bom-processing.tsx';
import { BomRefusal } from './bom-refusal.tsx';
import { BomSending } from './bom-sending.tsx';
import { BomUploadForm } from './bom-upload-form.tsx';
import type { UploadProject } from './upload-project.ts';
import { useUpload } from './use-upload.ts';

export interface BomUploadDialogProps {
  open: boolean;
  onClose: () => void;
  /** The project that the BOM is for; without it the dialog asks for a name, and goes to that project. */
  project?: UploadProject;
  /** Chosen already, by dropping it. */
  file?: File | undefined;
  /** Token of the upload that is being processed. */
  task?: string | undefined;
  onTask?: (token: string | undefined) => void;
  /** Without a project: called with the one that the BOM went into, instead of going to its page. */
  onAccepted?: (project: UploadProject, token: string) => void;
}

/**
 * Takes a BOM from the file to its findings: choose, send, check, process, result. After the server has
 * accepted it, the rest is found again by its token, so reloading the page loses nothing.
 */
export function BomUploadDialog(props: BomUploadDialogProps) {
  const { t } = useLingui();
  const { project } = props;
  const label = project && [project.name, project.version].filter(Boolean).join(' ');
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      title={label ? t`Upload BOM to ${label}` : t`Upload BOM`}
      size="lg"
      sticky
    >
      {props.task && project ? (
        <BomProcessing
          token={props.task}
          project={project}
          onClose={props.onClose}
          onAgain={() => props.onTask?.(undefined)}
        />
      ) : (
        <Upload {...props} />
      )}
    </Dialog>
  );
}

function Upload({ project, file, onClose, onTask, onAccepted }: BomUploadDialogProps) {
  const go = useGo();
  const { state, send, reset } = useUpload(
    sendBom,
    (token, target: UploadTarget) => void follow(token, target),
  );

  /** Without a project of its own the dialog goes on upon the page of the project. */
  async function follow(token: string, target: UploadTarget): Promise<void> {
    if ('project' in target) {
      onTask?.(token);
      return;
    }
    const found = await lookUpProject(target.name, target.version);
    if (onAccepted) onAccepted(found, token);
    else go(paths.project(found.uuid, { dialog: 'upload', task: token }));
  }

  switch (state.phase) {
    case 'choosing':
      return <BomUploadForm project={project} dropped={file} onSend={send} onCancel={onClose} />;
    case 'sending':
      return <BomSending ratio={state.ratio} onCancel={reset} />;
    case 'checking':
      return <BomSending ratio={1} onCancel={reset} />;
    case 'refused':
      return <BomRefusal error={state.error} onAgain={reset} onClose={onClose} />;
  }
}
