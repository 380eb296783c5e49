import { msg } from '@lingui/core/macro';
import { createRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { settingsQuery } from '../setting/setting.data.ts';
import { type FindableSettings, settingSearchEntries } from '../setting/settings-route.ts';
import { type SourceId, sourcesQuery } from './source.data.ts';

const sourceSearch = v.object({ ...tableSearchEntries, ...settingSearchEntries });

/** Names of sources are the same in every language. */
const titles: Record<SourceId, string> = {
  nvd: 'NVD',
  osv: 'OSV',
  github: 'GitHub Advisories',
  epss: 'EPSS',
  kev: 'CISA KEV',
  euvd: 'EUVD',
  vulndb: 'VulnDB',
};
const sourceIds = ['nvd', 'osv', 'github', 'epss', 'kev', 'euvd', 'vulndb'] as const;

function findable(source: SourceId): FindableSettings {
  return {
    page: titles[source],
    path: (setting) => paths.adminPage('vulnerabilitySources', source, { setting }),
    areas: ['source', 'connection-test'],
    load: async () => (await import('./source-settings.ts')).sourceSettingsOf(source),
  };
}

const sourceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/vulnerabilitySources/$source',
  staticData: {
    title: msg`Vulnerability sources`,
    permission: 'SYSTEM_CONFIGURATION',
    admin: {
      group: 'vulnerabilitySources',
      pages: sourceIds.map((source) => ({
        label: titles[source],
        path: paths.adminPage('vulnerabilitySources', source),
      })),
    },
    settings: sourceIds.map(findable),
    commands: [
      {
        label: msg`Update a vulnerability source`,
        permission: 'SYSTEM_CONFIGURATION',
        path: paths.adminPage('vulnerabilitySources', 'nvd'),
      },
    ],
  },
  validateSearch: sourceSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const [sources] = await Promise.all([
      queryClient.ensureQueryData(sourcesQuery),
      queryClient.ensureQueryData(settingsQuery),
    ]);
    if (!sources.some(({ source }) => source === params.source)) throw notFound();
  },
}).lazy(
  screen(['source', 'setting', 'connection-test'], () => import('./source.screen.tsx').then((m) => m.route)),
);

export const sourceRoutes = [sourceRoute];
