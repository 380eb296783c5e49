import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { Boxes } from 'lucide-react';
import { loadPermissionsHere } from '../../lib/in-project.tsx';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { parseSearch } from '../../lib/search.ts';
import { findingSearch } from '../finding/finding-search.ts';
import { projectRoute } from '../project/project-route.ts';
import { projectViolationSearch } from '../violation/violation-search.ts';
import { componentCountsQuery, componentMetricsQuery, componentQuery } from './component.data.ts';
import {
  componentOverviewSearch,
  componentPageSearch,
  componentPropertiesSearch,
  componentSearchSearch,
  dependantsSearch,
  projectComponentsSearch,
} from './component-search.ts';
import { parseOldHash, parseOldSearch } from './old-search-hash.ts';

const projectComponentsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/components',
  staticData: { title: msg`Components`, panels: ['add'] },
  validateSearch: projectComponentsSearch,
}).lazy(
  screen(['audit', 'component', 'coverage', 'finding', 'project', 'task'], () =>
    import('./project-components.screen.tsx').then((m) => m.route),
  ),
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
        path: paths.components({ q: text }),
      }),
    },
  },
  validateSearch: componentSearchSearch,
  beforeLoad: ({ location }) => {
    // The schema leaves out what it does not know, so the address itself is read.
    const q = parseOldHash(location.hash) ?? parseOldSearch(parseSearch(location.searchStr));
    if (q !== undefined) throw redirect({ href: paths.components({ q: q || undefined }), replace: true });
  },
}).lazy(
  screen(['component', 'coverage', 'project', 'task'], () =>
    import('./component-search.screen.tsx').then((m) => m.route),
  ),
);

const componentRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/components/$uuid',
  staticData: {
    title: msg`Component`,
    permission: 'VIEW_PORTFOLIO',
    projectOf: async (queryClient, { uuid = '' }) =>
      (await queryClient.ensureQueryData(componentQuery(uuid))).project?.uuid,
    panels: ['dialog'],
  },
  validateSearch: componentPageSearch,
  loader: async ({ context: { queryClient }, params: { uuid } }) => {
    // Loads the component first, so that a missing one is reported at once.
    const component = await queryClient.ensureQueryData(componentQuery(uuid));
    await Promise.all([
      queryClient.ensureQueryData(componentCountsQuery(uuid)),
      component.project && loadPermissionsHere(queryClient, component.project.uuid),
    ]);
    return component;
  },
}).lazy(
  screen(['bom', 'component', 'coverage', 'project'], () =>
    import('./component.screen.tsx').then((m) => m.route),
  ),
);

const overviewRoute = createRoute({
  getParentRoute: () => componentRoute,
  path: '/',
  validateSearch: componentOverviewSearch,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(componentMetricsQuery(params.uuid)),
}).lazy(
  screen(['component', 'coverage', 'project', 'metrics'], () =>
    import('./component-overview.screen.tsx').then((m) => m.route),
  ),
);

const vulnerabilitiesRoute = createRoute({
  getParentRoute: () => componentRoute,
  path: '/vulnerabilities',
  staticData: {
    title: msg`Vulnerabilities`,
    permission: 'VIEW_VULNERABILITY',
    panels: ['finding', 'view'],
  },
  validateSearch: findingSearch,
}).lazy(
  screen(['audit', 'component', 'coverage', 'finding', 'task', 'vulnerability', 'why'], () =>
    import('./component-vulnerabilities.screen.tsx').then((m) => m.route),
  ),
);

const violationsRoute = createRoute({
  getParentRoute: () => componentRoute,
  path: '/policyViolations',
  staticData: {
    title: msg`Policy violations`,
    permission: 'VIEW_POLICY_VIOLATION',
    panels: ['violation', 'view'],
  },
  validateSearch: projectViolationSearch,
}).lazy(
  screen(['audit', 'policy', 'task', 'violation'], () =>
    import('./component-violations.screen.tsx').then((m) => m.route),
  ),
);

const dependantsRoute = createRoute({
  getParentRoute: () => componentRoute,
  path: '/dependants',
  staticData: { title: msg`Dependents` },
  validateSearch: dependantsSearch,
}).lazy(
  screen(['component', 'coverage', 'project'], () =>
    import('./component-dependants.screen.tsx').then((m) => m.route),
  ),
);

const propertiesRoute = createRoute({
  getParentRoute: () => componentRoute,
  path: '/properties',
  staticData: { title: msg`Properties`, panels: ['add'] },
  validateSearch: componentPropertiesSearch,
}).lazy(
  screen(['component', 'project'], () => import('./component-properties.screen.tsx').then((m) => m.route)),
);

export const componentRoutes = [
  searchRoute,
  componentRoute.addChildren([
    overviewRoute,
    vulnerabilitiesRoute,
    violationsRoute,
    dependantsRoute,
    propertiesRoute,
  ]),
];

/** The tabs of a project that this feature brings. */
export const componentTabRoutes = [projectComponentsRoute];
