import { createRoute, redirect } from '@tanstack/react-router';
import { meets } from '../../lib/capability.ts';
import { paths } from '../../lib/paths.ts';
import { getClaims } from '../../lib/session.ts';
import { adminGroups } from './admin-pages.ts';
import { adminRoute } from './admin-route.ts';

/** `/admin` and the names of the groups lead to the first page that the user may open. */
const indexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  beforeLoad: () => {
    const group = adminGroups.find((each) => meets(getClaims(), each.permission));
    throw redirect({ href: group?.pages[0]?.path ?? paths.dashboard(), replace: true });
  },
});

const sourcesIndexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/vulnerabilitySources',
  beforeLoad: () => {
    throw redirect({ href: paths.adminPage('vulnerabilitySources', 'nvd'), replace: true });
  },
});

const accessIndexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement',
  beforeLoad: () => {
    throw redirect({ href: paths.adminPage('accessManagement', 'managedUsers'), replace: true });
  },
});

export const adminIndexRoutes = [indexRoute, sourcesIndexRoute, accessIndexRoute];
