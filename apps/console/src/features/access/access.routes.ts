import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { teamListSearch, userListSearch } from './access-search.ts';

const usersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/managedUsers',
  staticData: {
    title: msg`Managed users`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'accessManagement',
      pages: [{ label: msg`Managed users`, path: paths.adminPage('accessManagement', 'managedUsers') }],
    },
    panels: ['dialog', 'user'],
  },
  validateSearch: userListSearch,
}).lazy(screen(['access'], () => import('./user-list.screen.tsx').then((m) => m.route)));

const teamsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/teams',
  staticData: {
    title: msg`Teams`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'accessManagement',
      pages: [{ label: msg`Teams`, path: paths.adminPage('accessManagement', 'teams') }],
    },
    panels: ['dialog', 'team'],
  },
  validateSearch: teamListSearch,
}).lazy(screen(['access'], () => import('./team-list.screen.tsx').then((m) => m.route)));

export const accessRoutes = [usersRoute, teamsRoute];
