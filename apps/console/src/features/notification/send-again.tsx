import { useLingui } from '@lingui/react/macro';
import type { NotificationDelivery } from '@waybill/api-contract';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSendAgain } from './notification.data.ts';

/** Has a notification tried once more; nothing for one that is not given up. */
export function SendAgain({ delivery: { uuid, state } }: { delivery: NotificationDelivery }) {
  const { t } = useLingui();
  const again = useSendAgain();
  if (state !== 'DEAD') return null;

  async function send(): Promise<void> {
    await again.mutateAsync([uuid]);
    toast({ kind: 'success', title: t`Notification is sent again` });
  }

  return (
    <Button
      size="sm"
      busy={again.isPending}
      onClick={(event) => {
        event.stopPropagation();
        // A failure has been reported by the request.
        void send().catch(() => {});
      }}
    >
      {t`Send again`}
    </Button>
  );
}
