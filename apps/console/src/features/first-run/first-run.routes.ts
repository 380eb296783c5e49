import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { Rocket } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { settingsQuery } from '../setting/setting.data.ts';
import { sourcesQuery } from '../source/source.data.ts';
import { firstRunPermission, useFirstRun } from './first-run.data.ts';
import { firstRunSearch } from './first-run-search.ts';

const startRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/start',
  staticData: {
    title: msg`First steps`,
    permission: firstRunPermission,
    // At the end, so that nothing moves when it comes or goes.
    sidebar: { group: 'end', path: paths.start(), icon: Rocket, useIsShown: useFirstRun },
    panels: ['dialog', 'task'],
  },
  validateSearch: firstRunSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(sourcesQuery), queryClient.ensureQueryData(settingsQuery)]),
}).lazy(
  screen(['first-run', 'source', 'connection-test', 'bom', 'coverage', 'task'], () =>
    import('./first-run.screen.tsx').then((m) => m.route),
  ),
);

export const firstRunRoutes = [startRoute];
