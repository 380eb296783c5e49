import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { Boxes } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { tableSearch } from '../../lib/url-table.ts';
import { projectRoute } from '../project/project-route.ts';
import { componentCountsQuery, componentMetricsQuery, componentQuery } from './component.data.ts';
import {
  componentPageSearch,
  componentSearchSearch,
  componentVulnerabilitiesSearch,
  projectComponentsSearch,
} from './component-search.ts';
import { parseOldHash } from './old-search-hash.ts';

const projectComponentsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/components',
  staticData: { title: msg`Components`, panels: ['add'] },
  validateSearch: projectComponentsSearch,
}).lazy(
  screen(['component', 'project'], () => import('./project-components.screen.tsx').then((m) => m.route)),
);

const searchRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/components',
  staticData: {
    title: msg`Component search`,
    permission: 'VIEW_PORTFOLIO',
    sidebar: {
      group: 'portfolio',
      label: msg`Components`,
      path: paths.components(),
      icon: Boxes,
      goKey: 'c',
    },
    palette: {
      id: 'components',
      title: msg`Components`,
      icon: Boxes,
      permission: 'VIEW_PORTFOLIO',
      load: () => import('./component.palette.ts'),
      all: (text) => ({
        label: msg`Search components for “${text}”`,
        path: paths.components({ subject: 'COORDINATES', name: text }),
      }),
    },
  },
  validateSearch: componentSearchSearch,
  beforeLoad: ({ location }) => {
    const search = parseOldHash(location.hash);
    if (search) throw redirect({ href: paths.components(search), replace: true });
  },
}).lazy(screen(['component', 'project'], () => import('./component-search.screen.tsx').then((m) => m.route)));

const componentRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/components/$uuid',
  staticData: { title: msg`Component`, permission: 'VIEW_PORTFOLIO', panels: ['dialog'] },
  validateSearch: componentPageSearch,
  loader: async ({ context: { queryClient }, params: { uuid } }) => {
    // What says that there is no such component comes first.
    const component = await queryClient.ensureQueryData(componentQuery(uuid));
    await queryClient.ensureQueryData(componentCountsQuery(uuid));
    return component;
  },
}).lazy(screen(['component', 'project'], () => import('./component.screen.tsx').then((m) => m.route)));

const overviewRoute = createRoute({
  getParentRoute: () => componentRoute,
  path: '/',
  loader: ({ context, params }) => context.queryClient.ensureQueryData(componentMetricsQuery(params.uuid)),
}).lazy(
  screen(['component', 'project', 'metrics'], () =>
    import('./component-overview.screen.tsx').then((m) => m.route),
  ),
);

const vulnerabilitiesRoute = createRoute({
  getParentRoute: () => componentRoute,
  path: '/vulnerabilities',
  staticData: { title: msg`Vulnerabilities` },
  validateSearch: componentVulnerabilitiesSearch,
}).lazy(screen(['component'], () => import('./component-vulnerabilities.screen.tsx').then((m) => m.route)));

const dependantsRoute = createRoute({
  getParentRoute: () => componentRoute,
  path: '/dependants',
  staticData: { title: msg`Dependents` },
  validateSearch: tableSearch,
}).lazy(
  screen(['component', 'project'], () => import('./component-dependants.screen.tsx').then((m) => m.route)),
);

export const componentRoutes = [
  searchRoute,
  componentRoute.addChildren([overviewRoute, vulnerabilitiesRoute, dependantsRoute]),
];

/** The tabs of a project that this feature brings. */
export const componentTabRoutes = [projectComponentsRoute];
