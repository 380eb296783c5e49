import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { adminRoute } from '../admin/admin-route.ts';
import {
  accountListSearch,
  groupListSearch,
  permissionListSearch,
  portfolioAccessSearch,
  teamListSearch,
  tokenRuleListSearch,
  userListSearch,
} from './access-search.ts';

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

/** Users of a directory or provider. */
const ldapUsersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/ldapUsers',
  staticData: {
    title: msg`LDAP users`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'accessManagement',
      pages: [{ label: msg`LDAP users`, path: paths.adminPage('accessManagement', 'ldapUsers') }],
    },
    panels: ['dialog', 'user'],
  },
  validateSearch: userListSearch,
}).lazy(screen(['access'], () => import('./ldap-user-list.screen.tsx').then((m) => m.route)));

const oidcUsersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/oidcUsers',
  staticData: {
    title: msg`OpenID Connect users`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'accessManagement',
      pages: [{ label: msg`OpenID Connect users`, path: paths.adminPage('accessManagement', 'oidcUsers') }],
    },
    panels: ['dialog', 'user'],
  },
  validateSearch: userListSearch,
}).lazy(screen(['access'], () => import('./oidc-user-list.screen.tsx').then((m) => m.route)));

const oidcGroupsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/oidcGroups',
  staticData: {
    title: msg`OpenID Connect groups`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'accessManagement',
      pages: [{ label: msg`OpenID Connect groups`, path: paths.adminPage('accessManagement', 'oidcGroups') }],
    },
    panels: ['dialog', 'group'],
  },
  validateSearch: groupListSearch,
}).lazy(screen(['access'], () => import('./oidc-group-list.screen.tsx').then((m) => m.route)));

const serviceAccountsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/serviceAccounts',
  staticData: {
    title: msg`Service accounts`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'accessManagement',
      pages: [{ label: msg`Service accounts`, path: paths.adminPage('accessManagement', 'serviceAccounts') }],
    },
    panels: ['dialog', 'account'],
  },
  validateSearch: accountListSearch,
}).lazy(screen(['access'], () => import('./service-account-list.screen.tsx').then((m) => m.route)));

const tokenRulesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/tokenExchange',
  staticData: {
    title: msg`Token exchange`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'accessManagement',
      pages: [{ label: msg`Token exchange`, path: paths.adminPage('accessManagement', 'tokenExchange') }],
    },
    panels: ['dialog', 'rule'],
  },
  validateSearch: tokenRuleListSearch,
}).lazy(screen(['access'], () => import('./token-rule-list.screen.tsx').then((m) => m.route)));

const permissionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/permissions',
  staticData: {
    title: msg`Permissions`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'accessManagement',
      pages: [{ label: msg`Permissions`, path: paths.adminPage('accessManagement', 'permissions') }],
    },
  },
  validateSearch: permissionListSearch,
}).lazy(screen(['access'], () => import('./permission-list.screen.tsx').then((m) => m.route)));

/** The switch is a setting, which takes another permission. */
const portfolioAccessRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/portfolioAccessControl',
  staticData: {
    title: msg`Portfolio access control`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'accessManagement',
      pages: [
        {
          label: msg`Portfolio access control`,
          path: paths.adminPage('accessManagement', 'portfolioAccessControl'),
        },
      ],
    },
    panels: ['team'],
  },
  validateSearch: portfolioAccessSearch,
}).lazy(screen(['access'], () => import('./portfolio-access.screen.tsx').then((m) => m.route)));

export const accessRoutes = [
  ldapUsersRoute,
  usersRoute,
  oidcUsersRoute,
  oidcGroupsRoute,
  teamsRoute,
  permissionsRoute,
  portfolioAccessRoute,
  serviceAccountsRoute,
  tokenRulesRoute,
];
