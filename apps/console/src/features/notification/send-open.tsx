import { useLingui } from '@lingui/react/macro';
import type { NotificationGroup, NotificationRule } from '@waybill/api-contract';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSendOpen } from './notification.data.ts';

/** The events that can be sent for existing findings and violations. */
const openGroups: readonly NotificationGroup[] = [
  'NEW_VULNERABILITY',
  'NEW_VULNERABLE_DEPENDENCY',
  'POLICY_VIOLATION',
];

/** Has an alert told, in summaries, of what was open before it began. */
export function SendOpen({ alert: { uuid, enabled, notifyOn } }: { alert: NotificationRule }) {
  const { t } = useLingui();
  const open = useSendOpen();

  function reasonAgainst(): string | undefined {
    if (!enabled) return t`Enable the alert first.`;
    return notifyOn.some((group) => openGroups.includes(group))
      ? undefined
      : t`The alert tells of no vulnerabilities or violations.`;
  }

  async function send(): Promise<void> {
    await open.mutateAsync(uuid);
    toast({ kind: 'success', title: t`Open findings and violations are sent` });
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">
        {t`Sends summaries of the findings and violations that are open now. The filters of this alert count.`}
      </p>
      <Button
        busy={open.isPending}
        disabledReason={reasonAgainst()}
        // A failure has been reported by the request.
        onClick={() => void send().catch(() => {})}
      >
        {t`Send what is open`}
      </Button>
    </div>
  );
}
