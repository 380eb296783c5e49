import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { FolderKanban } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { tableSearch } from '../../lib/url-table.ts';
import { projectMetricsQuery } from './project.data.ts';
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
}).lazy(screen(['project', 'bom'], () => import('./project-list.screen.tsx').then((m) => m.route)));

const overviewRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/',
  validateSearch: projectOverviewSearch,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(projectMetricsQuery(params.uuid)),
}).lazy(screen(['project', 'metrics'], () => import('./project-overview.screen.tsx').then((m) => m.route)));

const servicesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/services',
  staticData: { title: msg`Services` },
  validateSearch: tableSearch,
}).lazy(screen(['project'], () => import('./project-services.screen.tsx').then((m) => m.route)));

const bomsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/bom',
  staticData: { title: msg`BOMs` },
  validateSearch: tableSearch,
}).lazy(screen(['bom'], () => import('../bom/bom-imports.screen.tsx').then((m) => m.route)));

export const projectRoutes = [projectListRoute];

/** The tabs that this feature brings. */
export const projectTabRoutes = [overviewRoute, servicesRoute, bomsRoute];
