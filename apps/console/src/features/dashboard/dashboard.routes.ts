import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen, screenRoute } from '../../lib/routing.ts';
import { portfolioMetricsQuery } from './dashboard.data.ts';

const dashboardRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/dashboard',
  staticData: { title: msg`Dashboard`, permission: 'VIEW_PORTFOLIO' },
  loader: ({ context }) => context.queryClient.ensureQueryData(portfolioMetricsQuery),
}).lazy(screen(['dashboard', 'metrics'], () => import('./dashboard.screen.tsx').then((m) => m.route)));

export const dashboardRoutes = [dashboardRoute];
