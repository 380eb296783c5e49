import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { DeletionPreview } from './deletion-preview.tsx';
import { useDeleteProject } from './project.data.ts';
import { deletionPreviewQuery } from './project-bulk.data.ts';

/** Everything that is deleted with the project. */
function DeletionText({ project }: { project: Project }) {
  const { t } = useLingui();
  return (project.children ?? []).length > 0
    ? t`This deletes the project, all projects below it, their components, and all analyses of their findings. This cannot be undone.`
    : t`This deletes the project, its components, and all analyses of its findings. This cannot be undone.`;
}

interface DeleteProjectDialogProps {
  project: Project;
  open: boolean;
  onClose: () => void;
}

/** Asks for the name: a project takes the work of many people with it. */
export function DeleteProjectDialog({ project, open, onClose }: DeleteProjectDialogProps) {
  const { t } = useLingui();
  const go = useGo();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const remove = useDeleteProject();
  const { name, uuid } = project;
  const isOpen = open && manage.allowed;
  const { data: preview } = useQuery({
    ...deletionPreviewQuery({ kind: 'ids', ids: [uuid] }, {}),
    enabled: isOpen,
  });
  const isRefused = preview !== undefined && preview.refused > 0;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(uuid);
    toast({ kind: 'success', title: t`Project deleted` });
    go(paths.projects());
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t`Delete “${name}”?`}
      confirmLabel={t`Delete`}
      danger
      typedName={name}
      disabledReason={isRefused ? t`Projects below it are closed to you.` : undefined}
      onConfirm={confirm}
    >
      {preview ? <DeletionPreview preview={preview} /> : null}
      {isRefused ? null : <DeletionText project={project} />}
    </ConfirmDialog>
  );
}
