import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { policySummariesQuery, useDeletePolicy } from './policy.data.ts';
import type { WholePolicy } from './whole-policy.ts';

interface DeletePolicyDialogProps {
  policy: WholePolicy;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what goes with a policy; asks for its name when that is what people said of violations. */
export function DeletePolicyDialog({ policy, open, onOpenChange }: DeletePolicyDialogProps) {
  const { t } = useLingui();
  const go = useGo();
  const remove = useDeletePolicy();
  const { name, uuid } = policy;
  const { data: summaries } = useQuery(policySummariesQuery);
  const conditions = policy.conditions.length;
  // Unknown to those who may not view any: there may be some.
  const violations = summaries?.find((summary) => summary.uuid === uuid)?.violations;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(uuid);
    toast({ kind: 'success', title: t`Policy deleted` });
    go(paths.policies());
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Delete “${name}”?`}
      confirmLabel={t`Delete`}
      danger
      typedName={violations === 0 ? undefined : name}
      onConfirm={confirm}
    >
      {conditions + (violations ?? 0) === 0 ? null : (
        <p className="mb-2 font-medium text-fg">
          <Plural value={conditions} one="# condition" other="# conditions" />
          {violations === undefined ? null : (
            <>
              {', '}
              <Plural value={violations} one="# violation" other="# violations" />
            </>
          )}
        </p>
      )}
      {t`This deletes the policy, its violations, and all analyses of them. This cannot be undone.`}
    </ConfirmDialog>
  );
}
