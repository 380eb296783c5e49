import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { licenseQuery } from './license.data.ts';
import { licenseComponentsSearch, licenseListSearch, licensePageSearch } from './license-search.ts';

const listRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/licenses',
  staticData: {
    title: msg`Licenses`,
    permission: 'VIEW_PORTFOLIO',
    sidebar: { group: 'portfolio', path: paths.licenses(), icon: Scale, goKey: 'l' },
    commands: [
      {
        label: msg`Create license`,
        permission: { allOf: ['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION'] },
        path: paths.licenses({ dialog: 'create' }),
      },
    ],
    palette: {
      id: 'licenses',
      title: msg`Licenses`,
      icon: Scale,
      permission: 'VIEW_PORTFOLIO',
      load: () => import('./license.palette.ts'),
      all: (text) => ({
        label: msg`Search licenses for “${text}”`,
        path: paths.licenses({ searchText: text }),
      }),
    },
    panels: ['dialog'],
  },
  validateSearch: licenseListSearch,
}).lazy(screen(['license'], () => import('./license-list.screen.tsx').then((m) => m.route)));

const licenseRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/licenses/$licenseId',
  staticData: { title: msg`License`, permission: 'VIEW_PORTFOLIO', panels: ['dialog'] },
  validateSearch: licensePageSearch,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(licenseQuery(params.licenseId)),
}).lazy(screen(['license'], () => import('./license.screen.tsx').then((m) => m.route)));

const overviewRoute = createRoute({
  getParentRoute: () => licenseRoute,
  path: '/',
}).lazy(screen(['license'], () => import('./license-overview.screen.tsx').then((m) => m.route)));

const componentsRoute = createRoute({
  getParentRoute: () => licenseRoute,
  path: '/components',
  staticData: { title: msg`Components` },
  validateSearch: licenseComponentsSearch,
}).lazy(
  screen(['license', 'component', 'coverage', 'project'], () =>
    import('./license-components.screen.tsx').then((m) => m.route),
  ),
);

const textRoute = createRoute({
  getParentRoute: () => licenseRoute,
  path: '/licenseText',
  staticData: { title: msg`License text` },
}).lazy(screen(['license'], () => import('./license-document.screen.tsx').then((m) => m.textRoute)));

const templateRoute = createRoute({
  getParentRoute: () => licenseRoute,
  path: '/template',
  staticData: { title: msg`Template` },
}).lazy(screen(['license'], () => import('./license-document.screen.tsx').then((m) => m.templateRoute)));

const headerRoute = createRoute({
  getParentRoute: () => licenseRoute,
  path: '/header',
  staticData: { title: msg`Source header` },
}).lazy(screen(['license'], () => import('./license-document.screen.tsx').then((m) => m.headerRoute)));

export const licenseRoutes = [
  listRoute,
  licenseRoute.addChildren([overviewRoute, componentsRoute, textRoute, templateRoute, headerRoute]),
];
