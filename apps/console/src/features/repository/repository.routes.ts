import { msg } from '@lingui/core/macro';
import { createRoute, notFound } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { settingsQuery } from '../setting/setting.data.ts';
import { repositorySearch } from './repository-search.ts';
import { repositoryPages, repositoryTitle, repositoryTypeOf } from './repository-types.ts';

const group = 'repositories';

const repositoryRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: `/${group}/$type`,
  staticData: {
    title: msg`Package repositories`,
    permission: 'SYSTEM_CONFIGURATION',
    admin: {
      group,
      pages: repositoryPages.map((page) => ({
        label: repositoryTitle(page),
        path: paths.adminPage(group, page),
      })),
    },
    settings: [
      {
        page: msg`Package repositories`,
        path: (setting) => paths.adminPage(group, repositoryPages[0], { setting }),
        areas: ['repository'],
        load: async () => (await import('./repository-settings.ts')).repositorySettings,
      },
    ],
    panels: ['dialog', 'repository'],
  },
  validateSearch: repositorySearch,
  loader: async ({ context: { queryClient }, params }) => {
    if (!repositoryTypeOf(params.type)) throw notFound();
    await queryClient.ensureQueryData(settingsQuery);
  },
}).lazy(
  screen(['repository', 'setting', 'connection-test', 'source', 'task'], () =>
    import('./repository.screen.tsx').then((m) => m.route),
  ),
);

export const repositoryRoutes = [repositoryRoute];
