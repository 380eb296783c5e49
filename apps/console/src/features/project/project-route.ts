// Public to other features.
import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { loadPermissionsHere } from '../../lib/in-project.tsx';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { projectQuery } from './project.data.ts';
import { projectSearch } from './project-search.ts';

/**
 * One project: header and tabs. A feature that adds a tab declares its routes with `getParentRoute: () => projectRoute`
 * and puts them into `projectTabs` of `app/routes.ts`; their paths start behind `/projects/$uuid`.
 */
export const projectRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/projects/$uuid',
  staticData: {
    title: msg`Project`,
    permission: 'VIEW_PORTFOLIO',
    projectOf: (_, { uuid }) => uuid,
    commandsHere: ({ uuid = '' }) => [
      {
        label: msg`Upload BOM to this project`,
        permission: { allOf: ['VIEW_PORTFOLIO', 'BOM_UPLOAD'] },
        path: paths.project(uuid, { dialog: 'upload' }),
      },
      {
        label: msg`Open report of this project`,
        permission: 'VIEW_PORTFOLIO',
        path: paths.projectReport(uuid),
      },
      {
        label: msg`Compare versions of this project`,
        permission: 'VIEW_PORTFOLIO',
        path: paths.projectTab(uuid, 'compare'),
      },
      {
        label: msg`Add version of this project`,
        permission: { allOf: ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT'] },
        path: paths.project(uuid, { dialog: 'clone' }),
      },
      {
        label: msg`Delete this project`,
        permission: { allOf: ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT'] },
        path: paths.project(uuid, { dialog: 'delete' }),
      },
    ],
    panels: ['dialog', 'task'],
  },
  validateSearch: projectSearch,
  loader: async ({ context: { queryClient }, params: { uuid } }) => {
    const [project] = await Promise.all([
      queryClient.ensureQueryData(projectQuery(uuid)),
      loadPermissionsHere(queryClient, uuid),
    ]);
    return project;
  },
}).lazy(
  screen(['project', 'bom', 'coverage', 'integration', 'project-owner', 'share-link', 'task'], () =>
    import('./project.screen.tsx').then((m) => m.route),
  ),
);
