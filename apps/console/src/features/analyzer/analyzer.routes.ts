import { msg } from '@lingui/core/macro';
import { createRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { settingsQuery } from '../setting/setting.data.ts';
import { type FindableSettings, settingSearchEntries } from '../setting/settings-route.ts';
import { type AnalyzerPage, analyzerPages, analyzerTitles } from './analyzer-route.ts';

const group = 'analyzers';

function findable(page: AnalyzerPage): FindableSettings {
  return {
    page: analyzerTitles[page],
    path: (setting) => paths.adminPage(group, page, { setting }),
    areas: ['analyzer', 'connection-test'],
    load: async () => (await import('./analyzer-settings.ts')).analyzerSettings[page],
  };
}

const analyzerRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: `/${group}/$analyzer`,
  staticData: {
    title: msg`Analyzers`,
    permission: 'SYSTEM_CONFIGURATION',
    admin: {
      group,
      pages: analyzerPages.map((page) => ({
        label: analyzerTitles[page],
        path: paths.adminPage(group, page),
      })),
    },
    settings: analyzerPages.map(findable),
  },
  validateSearch: v.object(settingSearchEntries),
  loader: async ({ context: { queryClient }, params }) => {
    if (!Object.hasOwn(analyzerTitles, params.analyzer)) throw notFound();
    await queryClient.ensureQueryData(settingsQuery);
  },
}).lazy(
  screen(['analyzer', 'setting', 'connection-test', 'source', 'task'], () =>
    import('./analyzer.screen.tsx').then((m) => m.route),
  ),
);

export const analyzerRoutes = [analyzerRoute];
