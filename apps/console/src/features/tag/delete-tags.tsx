import { Plural, useLingui } from '@lingui/react/macro';
import type { TagListResponseItem } from '@waybill/api-contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteTags } from './tag-list.data.ts';
import { tagRefusals } from './tag-refusal.ts';

type DeletedTag = Pick<TagListResponseItem, 'name' | 'policyCount'>;

interface DeleteTagsDialogProps {
  tags: readonly DeletedTag[];
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before tags are deleted, says what becomes of policies, and of each tag that may not be deleted why. */
export function DeleteTagsDialog({ tags, open, onClose, onDone }: DeleteTagsDialogProps) {
  const { t } = useLingui();
  const remove = useDeleteTags();
  const [refusals, setRefusals] = useState<readonly { name: string; reason: string }[]>([]);
  const names = tags.map(({ name }) => name);
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
        one="Deletes the tag and removes it everywhere. This cannot be undone."
        other="Deletes # tags and removes them everywhere. This cannot be undone."
      />
      <ChangedPolicies tags={tags} />
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

/** A policy that is limited to nothing else afterward applies to everything. */
function ChangedPolicies({ tags }: { tags: readonly DeletedTag[] }) {
  const { t } = useLingui();
  const limiting = tags.filter(({ policyCount }) => policyCount > 0);
  const [first] = limiting;
  if (!first) return null;
  return (
    <div className="mt-3 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <p>
        {tags.length === 1 ? (
          <Plural
            value={first.policyCount}
            one="# policy is limited to this tag."
            other="# policies are limited to this tag."
          />
        ) : (
          t`Policies are limited to some of these tags.`
        )}{' '}
        {t`Policies with no tag or project left will apply to all projects.`}
      </p>
      {tags.length === 1 ? null : (
        <ul className="mt-1 max-h-48 overflow-y-auto">
          {limiting.map(({ name, policyCount }) => (
            <li key={name} className="wrap-anywhere">
              <span className="font-medium">{name}</span>
              {' · '}
              <Plural value={policyCount} one="# policy" other="# policies" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
