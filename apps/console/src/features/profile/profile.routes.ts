import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { currentUserQuery } from '../../lib/current-user.ts';
import { screen, screenRoute } from '../../lib/routing.ts';

const profileRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/profile',
  staticData: { title: msg`Profile` },
  loader: ({ context }) => context.queryClient.ensureQueryData(currentUserQuery),
}).lazy(
  screen(['profile', 'subscription', 'notification'], () =>
    import('./profile.screen.tsx').then((m) => m.route),
  ),
);

export const profileRoutes = [profileRoute];
