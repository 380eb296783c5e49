import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteTags } from './tag.data.ts';
import { tagRefusals } from './tag-refusal.ts';

interface DeleteTagsDialogProps {
  names: readonly string[];
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before tags are deleted, and says of each that may not be why. */
export function DeleteTagsDialog({ names, open, onClose, onDone }: DeleteTagsDialogProps) {
  const { t } = useLingui();
  const remove = useDeleteTags();
  const [refusals, setRefusals] = useState<readonly { name: string; reason: string }[]>([]);
  const [first = ''] = names;

  function close(): void {
    setRefusals([]);
    onClose();
  }

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync(names);
    } catch (error) {
      setRefusals(tagRefusals(error));
      throw error;
    }
    toast({ kind: 'success', title: names.length === 1 ? t`Tag deleted` : t`Tags deleted` });
    onDone();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={names.length === 1 ? t`Delete “${first}”?` : t`Delete tags?`}
      confirmLabel={t`Delete`}
      danger
      onConfirm={confirm}
    >
      <Plural
        value={names.length}
        one="This deletes the tag and takes it from everything that has it. This cannot be undone."
        other="This deletes # tags and takes them from everything that has them. This cannot be undone."
      />
      {refusals.length === 0 ? null : (
        <div role="alert" className="mt-3 rounded-md bg-danger-soft px-3 py-2 text-danger">
          <p className="font-medium">{t`Nothing was deleted.`}</p>
          <ul className="mt-1 max-h-48 overflow-y-auto">
            {refusals.map(({ name, reason }) => (
              <li key={name} className="wrap-anywhere">
                <span className="block font-medium">{name}</span>
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  );
}
