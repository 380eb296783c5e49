import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen } from '../../lib/routing.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { teamListSearch, userListSearch } from './access-search.ts';

const usersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/managedUsers',
  staticData: { title: msg`Managed users`, permission: 'ACCESS_MANAGEMENT' },
  validateSearch: userListSearch,
}).lazy(screen(['access'], () => import('./user-list.screen.tsx').then((m) => m.route)));

const teamsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/teams',
  staticData: { title: msg`Teams`, permission: 'ACCESS_MANAGEMENT' },
  validateSearch: teamListSearch,
}).lazy(screen(['access'], () => import('./team-list.screen.tsx').then((m) => m.route)));

export const accessRoutes = [usersRoute, teamsRoute];
