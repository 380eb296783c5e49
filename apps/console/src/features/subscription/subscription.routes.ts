import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { loadChunk } from '../../lib/chunk.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { deliveriesSearch } from '../notification/notification-search.ts';

const deliveriesRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/profile/subscriptions/$uuid',
  staticData: { title: msg`Deliveries`, panels: ['delivery'] },
  validateSearch: deliveriesSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const { subscriptionQuery } = await loadChunk(() => import('./subscription.data.ts'));
    await queryClient.ensureQueryData(subscriptionQuery(params.uuid));
  },
}).lazy(
  screen(['subscription', 'notification'], () =>
    import('./subscription-deliveries.screen.tsx').then((m) => m.route),
  ),
);

export const subscriptionRoutes = [deliveriesRoute];
