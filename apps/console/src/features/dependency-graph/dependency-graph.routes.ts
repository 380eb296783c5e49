import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen } from '../../lib/routing.ts';
import { projectRoute } from '../project/project-route.ts';
import { projectGraphQuery } from './dependency-graph.data.ts';
import { graphSearch } from './graph-search.ts';

const dependencyGraphRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/dependencyGraph',
  staticData: { title: msg`Dependency graph` },
  validateSearch: graphSearch,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(projectGraphQuery(params.uuid)),
}).lazy(
  screen(['dependency-graph', 'project'], () => import('./dependency-graph.screen.tsx').then((m) => m.route)),
);

/** All ways to some components; their uuids stand side by side, with `|` between them. */
const focusRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/dependencyGraph/$componentUuids',
  staticData: { title: msg`Dependency graph` },
  validateSearch: graphSearch,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(projectGraphQuery(params.uuid)),
}).lazy(
  screen(['dependency-graph', 'project'], () =>
    import('./dependency-graph.screen.tsx').then((m) => m.focusRoute),
  ),
);

/** Tabs of a project. */
export const dependencyGraphRoutes = [dependencyGraphRoute, focusRoute];
