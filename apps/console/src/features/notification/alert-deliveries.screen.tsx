import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DeliveryTable } from './delivery-table.tsx';

const id = '/screen/admin/notifications/alerts/$uuid/deliveries';
export const route = createLazyRoute(id)({ component: AlertDeliveries });
const routeApi = getRouteApi(id);

/** The sent, failed, and waiting notifications of an alert. */
function AlertDeliveries() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const of = useMemo(() => ({ rule: uuid }), [uuid]);
  return (
    <DeliveryTable
      of={of}
      search={routeApi.useSearch()}
      prefix="AlertDeliveries"
      empty={t`What this alert sends is listed here, with the reason where it fails.`}
    />
  );
}
