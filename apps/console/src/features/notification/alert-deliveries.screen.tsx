import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { NotificationDelivery } from '@waybill/api-contract';
import { Button } from '../../ui/button.tsx';
import type { SelectedRows } from '../../ui/table/types.ts';
import { toast } from '../../ui/toast.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { useSendAgain } from './notification.data.ts';

const id = '/screen/admin/notifications/alerts/$uuid/deliveries';
export const route = createLazyRoute(id)({ component: AlertDeliveries });
const routeApi = getRouteApi(id);

/** What an alert sent, what it could not send, and what waits. */
function AlertDeliveries() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  return (
    <DeliveryTable
      of={{ rule: uuid }}
      search={routeApi.useSearch()}
      prefix="AlertDeliveries"
      selection={{
        isSelectable: ({ state }) => state === 'DEAD',
        actions: (selected) => <SendSelected selected={selected} />,
      }}
      empty={t`What this alert sends is listed here, with the reason where it fails.`}
    />
  );
}

function SendSelected({ selected }: { selected: SelectedRows<NotificationDelivery> }) {
  const { t } = useLingui();
  const again = useSendAgain();
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
