import { Plural, useLingui } from '@lingui/react/macro';
import type { LicenseGroup } from '@waybill/api-contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteLicenseGroup } from './license-group.data.ts';
import { usePoliciesOfGroup } from './policies-of-group.tsx';

interface DeleteLicenseGroupProps {
  group: LicenseGroup;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}

/** Asks before a license group is deleted, and names the policies that lose a condition by it. */
export function DeleteLicenseGroup({ group, open, onOpenChange, onDone }: DeleteLicenseGroupProps) {
  const { t } = useLingui();
  const remove = useDeleteLicenseGroup();
  const policies = usePoliciesOfGroup(group.uuid) ?? [];
  const { name } = group;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(group.uuid);
    toast({ kind: 'success', title: t`License group deleted` });
    onDone();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Delete “${name}”?`}
      confirmLabel={t`Delete`}
      danger
      onConfirm={confirm}
    >
      <p>{t`This deletes the group and leaves its licenses. This cannot be undone.`}</p>
      {policies.length === 0 ? null : (
        <>
          <p className="mt-2">
            <Plural
              value={policies.length}
              one="A condition of this policy names the group and no longer applies:"
              other="Conditions of these # policies name the group and no longer apply:"
            />
          </p>
          <ul className="mt-1 ms-4 max-h-40 list-disc overflow-y-auto">
            {policies.map((policy) => (
              <li key={policy.uuid} className="wrap-anywhere">
                {policy.name}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
