import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { uuidSearch } from '../../lib/url-flag.ts';
import { adminRoute } from '../admin/admin-route.ts';

const importSearch = v.object({ run: uuidSearch });
export type ImportSearch = v.InferOutput<typeof importSearch>;

const importRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/import/dependencyTrack',
  staticData: {
    title: msg`Import from Dependency-Track`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'import',
      pages: [{ label: 'Dependency-Track', path: paths.adminPage('import', 'dependencyTrack') }],
    },
  },
  validateSearch: importSearch,
}).lazy(screen(['import-dt', 'task'], () => import('./import-dt.screen.tsx').then((m) => m.route)));

export const importRoutes = [importRoute];
