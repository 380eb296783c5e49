import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TaggedNotificationRuleListResponseItem } from '@waybill/api-contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnlimitAlerts } from './tagged-alerts.data.ts';

interface RemoveAlertsProps {
  tag: string;
  alerts: readonly TaggedNotificationRuleListResponseItem[];
  onDone: () => void;
}

/** Takes a tag from the selected alerts; asks before, since an alert without limits applies to everything. */
export function RemoveAlerts({ tag, alerts, onDone }: RemoveAlertsProps) {
  const { t } = useLingui();
  const remove = useUnlimitAlerts(tag);
  const [asking, setAsking] = useState(false);
  const count = alerts.length;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(alerts.flatMap(({ uuid }) => uuid ?? []));
    toast({
      kind: 'success',
      title: t`${plural(count, { one: 'Tag removed from the alert', other: 'Tag removed from # alerts' })}`,
    });
    onDone();
  }

  return (
    <>
      <Button size="sm" icon={<X className="size-3.5" aria-hidden />} onClick={() => setAsking(true)}>
        {t`Remove tag`}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`${plural(count, { one: 'Remove the tag from # alert?', other: 'Remove the tag from # alerts?' })}`}
        confirmLabel={t`Remove tag`}
        onConfirm={confirm}
      >
        {t`An alert that is limited to nothing else then applies to all projects, and a scheduled one sends nothing.`}
      </ConfirmDialog>
    </>
  );
}
