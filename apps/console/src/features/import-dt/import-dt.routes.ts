import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { uuidSearch } from '../../lib/url-flag.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { compareSearch } from './compare-search.ts';

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

const compareRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/import/comparison',
  staticData: {
    title: msg`Comparison with Dependency-Track`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'import',
      pages: [{ label: msg`Comparison`, path: paths.adminPage('import', 'comparison') }],
    },
  },
  validateSearch: compareSearch,
}).lazy(screen(['import-dt'], () => import('./compare.screen.tsx').then((m) => m.route)));

export const importRoutes = [importRoute, compareRoute];
