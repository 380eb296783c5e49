import { useLingui } from '@lingui/react/macro';
import type { NotificationRule } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRunAlert } from './notification.data.ts';

/** Has a summary sent now: what its next run would have sent. */
export function SendNow({ alert }: { alert: NotificationRule }) {
  const { t } = useLingui();
  const format = useFormat();
  const run = useRunAlert();
  const { uuid, enabled, notifyOn, scheduleLastTriggeredAt } = alert;
  const since = scheduleLastTriggeredAt && format.dateTime(scheduleLastTriggeredAt);

  function reasonAgainst(): string | undefined {
    if (!enabled) return t`Enable the alert first.`;
    // The limits may be hidden from the user, so the server reports if they leave nothing.
    return notifyOn.length === 0 ? t`Choose an event first.` : undefined;
  }

  async function send(): Promise<void> {
    await run.mutateAsync(uuid);
    toast({
      kind: 'success',
      title: t`Summary is being sent`,
      text: t`The deliveries list what was sent.`,
    });
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">
        {since
          ? t`Sends what is new since ${since}, as the alert was last saved. The next run sends what comes after that.`
          : t`Sends what is new, as the alert was last saved. The next run sends what comes after that.`}
      </p>
      <Button
        busy={run.isPending}
        disabledReason={reasonAgainst()}
        // A failure has been reported by the request.
        onClick={() => void send().catch(() => {})}
      >
        {t`Send now`}
      </Button>
    </div>
  );
}
