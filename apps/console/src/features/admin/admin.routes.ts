import { createRoute, redirect } from '@tanstack/react-router';
import { meets } from '../../lib/capability.ts';
import { paths } from '../../lib/paths.ts';
import { getClaims } from '../../lib/session.ts';
import { type AdminGroup, adminGroups } from './admin-groups.routes.ts';
import { adminRoute } from './admin-route.ts';

function toFirstPage(group: AdminGroup | undefined) {
  const href = group ? paths.adminPage(group.name, group.first) : paths.dashboard();
  return redirect({ href, replace: true });
}

/** `/admin` leads to the first page of the first group that the user may open. */
const indexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  beforeLoad: () => {
    throw toFirstPage(adminGroups.find((each) => meets(getClaims(), each.permission)));
  },
});

/** The name of a group leads to its first page. */
const groupRoutes = adminGroups.map((group) =>
  createRoute({
    getParentRoute: () => adminRoute,
    path: `/${group.name}`,
    beforeLoad: () => {
      throw toFirstPage(group);
    },
  }),
);

export const adminIndexRoutes = [indexRoute, ...groupRoutes];
