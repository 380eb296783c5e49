import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { AppLink } from '../../lib/link.tsx';
import { useNamedPage } from '../../lib/page-name.ts';
import { paths } from '../../lib/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeliveryTable } from '../notification/delivery-table.tsx';
import { groupWords } from '../notification/notification-words.ts';
import { subscriptionQuery } from './subscription.data.ts';
import { SubscriptionState } from './subscription-state.tsx';

const id = '/screen/profile/subscriptions/$uuid';
export const route = createLazyRoute(id)({ component: SubscriptionDeliveries });
const routeApi = getRouteApi(id);

/** The sent, failed, and waiting messages of a subscription. */
function SubscriptionDeliveries() {
  const { t, i18n } = useLingui();
  const { uuid } = routeApi.useParams();
  const of = useMemo(() => ({ subscription: uuid }), [uuid]);
  const { data: subscription } = useSuspenseQuery(subscriptionQuery(uuid));
  const title = subscription.groups.map((group) => i18n._(groupWords[group])).join(', ');
  useNamedPage(title);
  return (
    <>
      <PageHeader
        crumbs={[
          <AppLink key="profile" path={paths.profile()}>
            {t`Profile`}
          </AppLink>,
        ]}
        title={title}
      />
      <div className="mb-3">
        <SubscriptionState state={subscription.state} />
      </div>
      <DeliveryTable
        of={of}
        search={routeApi.useSearch()}
        prefix="SubscriptionDeliveries"
        empty={t`What this subscription sends is listed here, with the reason where it fails.`}
      />
    </>
  );
}
