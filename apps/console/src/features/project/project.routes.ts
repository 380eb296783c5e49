import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { FolderKanban } from 'lucide-react';
import * as v from 'valibot';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { uuidSearch } from '../../lib/url-flag.ts';
import { tableSearch } from '../../lib/url-table.ts';
import { coverageQuery, projectMetricsQuery } from './project.data.ts';
import { projectRoute } from './project-route.ts';
import { projectListSearch, projectOverviewSearch } from './project-search.ts';

const projectListRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/projects',
  staticData: {
    title: msg`Projects`,
    permission: 'VIEW_PORTFOLIO',
    sidebar: { group: 'portfolio', path: paths.projects(), icon: FolderKanban, goKey: 'p' },
    commands: [
      {
        label: msg`Upload BOM`,
        permission: { allOf: ['VIEW_PORTFOLIO', 'BOM_UPLOAD'] },
        path: paths.projects({ dialog: 'upload' }),
      },
      {
        label: msg`Create project`,
        permission: { allOf: ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT'] },
        path: paths.projects({ dialog: 'create' }),
      },
    ],
    palette: {
      id: 'projects',
      title: msg`Projects`,
      icon: FolderKanban,
      permission: 'VIEW_PORTFOLIO',
      load: () => import('./project.palette.ts'),
      all: (text) => ({
        label: msg`Search projects for “${text}”`,
        path: paths.projects({ searchText: text }),
      }),
    },
    panels: ['dialog', 'task'],
  },
  validateSearch: projectListSearch,
}).lazy(
  screen(['project', 'bom', 'coverage', 'metrics', 'task'], () =>
    import('./project-list.screen.tsx').then((m) => m.route),
  ),
);

const overviewRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/',
  validateSearch: projectOverviewSearch,
  loader: async ({ context: { queryClient }, params: { uuid } }) => {
    // Figures are shown once their coverage is known, or cannot be determined.
    await Promise.all([
      queryClient.ensureQueryData(projectMetricsQuery(uuid)),
      queryClient.prefetchQuery(coverageQuery(uuid)),
    ]);
  },
}).lazy(
  screen(['project', 'coverage', 'metrics'], () =>
    import('./project-overview.screen.tsx').then((m) => m.route),
  ),
);

const overviewAliasRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/overview',
  beforeLoad: ({ params: { uuid } }) => {
    throw redirect({ href: paths.project(uuid), replace: true });
  },
});

const bomsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/bom',
  staticData: { title: msg`BOMs` },
  validateSearch: tableSearch,
}).lazy(screen(['bom'], () => import('../bom/bom-imports.screen.tsx').then((m) => m.route)));

/** Addresses of the system that users come from. */
const oldProjectRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/project',
  validateSearch: v.object({ uuid: uuidSearch }),
  beforeLoad: ({ search: { uuid } }) => {
    throw redirect({ href: uuid === undefined ? paths.projects() : paths.project(uuid), replace: true });
  },
});

export const projectRoutes = [projectListRoute, oldProjectRoute];

/** The tabs that this feature brings. */
export const projectTabRoutes = [overviewRoute, overviewAliasRoute, bomsRoute];
