import { msg } from '@lingui/core/macro';
import { createRoute, notFound } from '@tanstack/react-router';
import { screen } from '../../lib/routing.ts';
import { tableSearch } from '../../lib/url-table.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { settingsQuery, sourcesQuery } from './source.data.ts';

const sourceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/vulnerabilitySources/$source',
  staticData: { title: msg`Vulnerability sources`, permission: 'SYSTEM_CONFIGURATION' },
  validateSearch: tableSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const [sources] = await Promise.all([
      queryClient.ensureQueryData(sourcesQuery),
      queryClient.ensureQueryData(settingsQuery),
    ]);
    if (!sources.some(({ source }) => source === params.source)) throw notFound();
  },
}).lazy(screen(['source'], () => import('./source.screen.tsx').then((m) => m.route)));

export const sourceRoutes = [sourceRoute];
