import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NotificationDelivery } from '@waybill/api-contract';
import { Button } from '../../ui/button.tsx';
import type { SelectedRows } from '../../ui/table/types.ts';
import { toast } from '../../ui/toast.tsx';
import { type DeliveriesOf, useSendAgain } from './notification.data.ts';

/** Has a notification tried once more; nothing for one that is not given up. */
export function SendAgain({
  of,
  delivery: { uuid, state },
}: {
  of: DeliveriesOf;
  delivery: NotificationDelivery;
}) {
  const { t } = useLingui();
  const again = useSendAgain(of);
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

/** The same for all that are selected. */
export function SendSelected({
  of,
  selected,
}: {
  of: DeliveriesOf;
  selected: SelectedRows<NotificationDelivery>;
}) {
  const { t } = useLingui();
  const again = useSendAgain(of);
  const { count } = selected;

  async function send(): Promise<void> {
    await again.mutateAsync(selected.rows.map(({ uuid }) => uuid));
    toast({
      kind: 'success',
      title: t`${plural(count, { one: '# notification is sent again', other: '# notifications are sent again' })}`,
    });
    selected.clear();
  }

  return (
    <Button size="sm" busy={again.isPending} onClick={() => void send().catch(() => {})}>
      {t`Send again`}
    </Button>
  );
}
