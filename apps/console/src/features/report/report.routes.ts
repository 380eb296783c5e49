import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen, screenRoute } from '../../lib/routing.ts';
import { reportSearch } from './report-search.ts';

const reportRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/projects/$uuid/report',
  staticData: { title: msg`Project report`, permission: 'VIEW_PORTFOLIO' },
  validateSearch: reportSearch,
}).lazy(
  screen(['report', 'audit', 'coverage', 'finding', 'policy', 'violation'], () =>
    import('./report.screen.tsx').then((m) => m.route),
  ),
);

export const reportRoutes = [reportRoute];
