import { msg } from '@lingui/core/macro';
import { createRoute, notFound } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { tableSearch } from '../../lib/url-table.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { settingsQuery, sourcesQuery } from './source.data.ts';

const sourceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/vulnerabilitySources/$source',
  staticData: {
    title: msg`Vulnerability sources`,
    permission: 'SYSTEM_CONFIGURATION',
    admin: {
      group: 'vulnerabilitySources',
      // Names of sources are the same in every language.
      pages: [
        { label: 'NVD', path: paths.adminPage('vulnerabilitySources', 'nvd') },
        { label: 'OSV', path: paths.adminPage('vulnerabilitySources', 'osv') },
        { label: 'GitHub Advisories', path: paths.adminPage('vulnerabilitySources', 'github') },
        { label: 'EPSS', path: paths.adminPage('vulnerabilitySources', 'epss') },
        { label: 'CISA KEV', path: paths.adminPage('vulnerabilitySources', 'kev') },
      ],
    },
    commands: [
      {
        label: msg`Mirror a vulnerability source`,
        permission: 'SYSTEM_CONFIGURATION',
        path: paths.adminPage('vulnerabilitySources', 'nvd'),
      },
    ],
  },
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
