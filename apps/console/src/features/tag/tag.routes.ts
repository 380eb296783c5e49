import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { Tag } from 'lucide-react';
import { MissingError } from '../../lib/missing.ts';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { tagQuery } from './tag.data.ts';
import { taggedAlertsSearch, taggedPoliciesSearch, taggedSearch, tagListSearch } from './tag-search.ts';

const listRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/tags',
  staticData: {
    title: msg`Tags`,
    permission: 'VIEW_PORTFOLIO',
    sidebar: { group: 'portfolio', path: paths.tags(), icon: Tag, goKey: 't' },
    commands: [
      {
        label: msg`Create tags`,
        permission: { allOf: ['VIEW_PORTFOLIO', 'TAG_MANAGEMENT'] },
        path: paths.tags({ dialog: 'create' }),
      },
    ],
    palette: {
      id: 'tags',
      title: msg`Tags`,
      icon: Tag,
      permission: 'VIEW_PORTFOLIO',
      load: () => import('./tag.palette.ts'),
      all: (text) => ({
        label: msg`Search tags for “${text}”`,
        path: paths.tags({ searchText: text }),
      }),
    },
    panels: ['dialog'],
  },
  validateSearch: tagListSearch,
}).lazy(screen(['tag'], () => import('./tag-list.screen.tsx').then((m) => m.route)));

const tagRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/tags/$name',
  staticData: { title: msg`Tag`, permission: 'VIEW_PORTFOLIO' },
  loader: async ({ context, params }) => {
    if ((await context.queryClient.ensureQueryData(tagQuery(params.name))) === null)
      throw new MissingError('tag');
  },
}).lazy(screen(['tag'], () => import('./tag.screen.tsx').then((m) => m.route)));

const projectsRoute = createRoute({
  getParentRoute: () => tagRoute,
  path: '/',
  validateSearch: taggedSearch,
}).lazy(screen(['project', 'tag'], () => import('./tagged-projects.screen.tsx').then((m) => m.route)));

const collectionsRoute = createRoute({
  getParentRoute: () => tagRoute,
  path: '/collections',
  staticData: { title: msg`Collections` },
  validateSearch: taggedSearch,
}).lazy(screen(['project', 'tag'], () => import('./tagged-collections.screen.tsx').then((m) => m.route)));

const policiesRoute = createRoute({
  getParentRoute: () => tagRoute,
  path: '/policies',
  staticData: { title: msg`Policies` },
  validateSearch: taggedPoliciesSearch,
}).lazy(screen(['policy', 'tag'], () => import('./tagged-policies.screen.tsx').then((m) => m.route)));

const alertsRoute = createRoute({
  getParentRoute: () => tagRoute,
  path: '/alerts',
  staticData: {
    title: msg`Alerts`,
    permission: { allOf: ['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION'] },
    panels: ['dialog'],
  },
  validateSearch: taggedAlertsSearch,
}).lazy(screen(['tag'], () => import('./tagged-alerts.screen.tsx').then((m) => m.route)));

export const tagRoutes = [
  listRoute,
  tagRoute.addChildren([projectsRoute, collectionsRoute, policiesRoute, alertsRoute]),
];
