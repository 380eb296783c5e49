import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen, screenRoute } from '../../lib/routing.ts';
import { coverageSearch } from './coverage-search.ts';

const coverageRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/dashboard/coverage',
  staticData: { title: msg`Coverage gaps`, permission: 'VIEW_PORTFOLIO' },
  validateSearch: coverageSearch,
}).lazy(screen(['coverage'], () => import('./coverage.screen.tsx').then((m) => m.route)));

export const coverageRoutes = [coverageRoute];
