import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRestoreTemplates } from './template.data.ts';

interface RestoreTemplatesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before the folder that replaces the default templates no longer counts. */
export function RestoreTemplates({ open, onOpenChange }: RestoreTemplatesProps) {
  const { t } = useLingui();
  const restore = useRestoreTemplates();

  async function confirm(): Promise<void> {
    await restore.mutateAsync();
    toast({ kind: 'success', title: t`Default templates restored` });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Restore default templates?`}
      confirmLabel={t`Restore`}
      onConfirm={confirm}
    >
      {t`Default templates are no longer read from a folder. Files in the folder and your own templates stay as they are.`}
    </ConfirmDialog>
  );
}
