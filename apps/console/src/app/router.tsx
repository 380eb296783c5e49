import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { basePath } from '../lib/config.ts';
import { onReconnect } from '../lib/connection.ts';
import { type AppPath, paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query.ts';
import { forgetSessionCheck, rootRoute, screenRoute, shellRoute } from '../lib/routing.ts';
import { parseSearch, stringifySearch } from '../lib/search.ts';
import { getToken, onSessionChange } from '../lib/session.ts';
import { forgetWork } from '../ui/local-work.ts';
import { Loading } from '../ui/states.tsx';
import { NotFound, notFoundTitle } from './not-found.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { publicRoutes, screenRoutes } from './routes.ts';
import { Shell } from './shell.tsx';

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: paths.dashboard(), replace: true });
  },
});

/** Addresses of the system that users come from: `/project?uuid=…` and the like. */
function legacyRoute(path: string, target: (search: Record<string, unknown>) => AppPath | undefined) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ search }) => {
      throw redirect({ href: target(search) ?? paths.dashboard(), replace: true });
    },
  });
}

function textOf(search: Record<string, unknown>, key: string): string | undefined {
  const value = search[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const legacyRoutes = [
  legacyRoute('/project', (search) => {
    const uuid = textOf(search, 'uuid');
    return uuid ? paths.project(uuid) : paths.projects();
  }),
  legacyRoute('/component', (search) => {
    const uuid = textOf(search, 'uuid');
    return uuid ? paths.component(uuid) : paths.components();
  }),
  legacyRoute('/vulnerability', (search) => {
    const source = textOf(search, 'source');
    const vulnId = textOf(search, 'vulnId');
    return source && vulnId ? paths.vulnerability(source, vulnId) : paths.vulnerabilities();
  }),
  legacyRoute('/license', (search) => {
    const licenseId = textOf(search, 'licenseId');
    return licenseId ? paths.license(licenseId) : paths.licenses();
  }),
];

/** Addresses of the specification whose pages begin without a tab's name here. */
const overviewRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/projects/$uuid/overview',
    beforeLoad: ({ params }) => {
      throw redirect({ href: paths.project(params.uuid), replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/components/$uuid/overview',
    beforeLoad: ({ params }) => {
      throw redirect({ href: paths.component(params.uuid), replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/licenses/$licenseId/overview',
    beforeLoad: ({ params }) => {
      throw redirect({ href: paths.license(params.licenseId), replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/vulnerabilities/$source/$vulnId/overview',
    beforeLoad: ({ params }) => {
      throw redirect({ href: paths.vulnerability(params.source, params.vulnId), replace: true });
    },
  }),
];

/** Every address without a page. */
const unknownRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '$',
  staticData: { title: notFoundTitle },
  component: NotFound,
});

const routeTree = rootRoute
  .update({ component: Root, notFoundComponent: NotFound })
  .addChildren([
    indexRoute,
    ...legacyRoutes,
    ...overviewRoutes,
    ...publicRoutes,
    shellRoute
      .update({ component: Shell })
      .addChildren([screenRoute.addChildren([...screenRoutes, unknownRoute])]),
  ]);

export function createConsoleRouter() {
  const router = createRouter({
    routeTree,
    basepath: basePath(),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: false,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <Loading />,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
  });
  onReconnect(() => {
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
  });
  onSessionChange(() => {
    forgetSessionCheck();
    if (getToken()) return;
    queryClient.clear();
    forgetWork();
    void router.invalidate();
  });
  return router;
}
