import { msg } from '@lingui/core/macro';
import { createRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { settingsQuery } from '../setting/setting.data.ts';
import { type FindableSettings, settingSearchEntries } from '../setting/settings-route.ts';
import { type IntegrationPage, integrationPages, integrationTitles } from './integration-route.ts';

const group = 'integrations';

function findable(page: IntegrationPage): FindableSettings {
  return {
    page: integrationTitles[page],
    path: (setting) => paths.adminPage(group, page, { setting }),
    areas: ['integration', 'connection-test'],
    load: async () => (await import('./integration-settings.ts')).integrationSettings[page],
  };
}

const integrationRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: `/${group}/$integration`,
  staticData: {
    title: msg`Integrations`,
    permission: 'SYSTEM_CONFIGURATION',
    admin: {
      group,
      pages: integrationPages.map((page) => ({
        label: integrationTitles[page],
        path: paths.adminPage(group, page),
      })),
    },
    settings: integrationPages.map(findable),
  },
  validateSearch: v.object({ ...settingSearchEntries, ...tableSearchEntries }),
  loader: async ({ context: { queryClient }, params }) => {
    if (!Object.hasOwn(integrationTitles, params.integration)) throw notFound();
    await queryClient.ensureQueryData(settingsQuery);
  },
}).lazy(
  screen(['integration', 'setting', 'connection-test', 'source'], () =>
    import('./integration.screen.tsx').then((m) => m.route),
  ),
);

export const integrationRoutes = [integrationRoute];
