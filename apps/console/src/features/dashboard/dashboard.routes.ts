import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { portfolioMetricsQuery } from './dashboard.data.ts';
import { dashboardSearch } from './dashboard-search.ts';

const dashboardRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/dashboard',
  staticData: {
    title: msg`Dashboard`,
    permission: 'VIEW_PORTFOLIO',
    sidebar: { group: 'start', path: paths.dashboard(), icon: LayoutDashboard, goKey: 'd' },
  },
  validateSearch: dashboardSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(portfolioMetricsQuery),
}).lazy(
  screen(['dashboard', 'attention', 'coverage', 'metrics', 'source', 'connection-test'], () =>
    import('./dashboard.screen.tsx').then((m) => m.route),
  ),
);

export const dashboardRoutes = [dashboardRoute];
