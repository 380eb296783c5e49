import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { loadChunk } from '../../lib/chunk.ts';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { settingsQuery } from '../setting/setting.data.ts';
import { settingsRoute } from '../setting/settings-route.ts';
import { alertListSearch, deliveriesSearch } from './notification-search.ts';
import { templateListSearch } from './template-search.ts';

const group = 'notifications';
const permission = 'SYSTEM_CONFIGURATION';

const alertListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: `/${group}/alerts`,
  staticData: {
    title: msg`Alerts`,
    permission,
    admin: { group, pages: [{ label: msg`Alerts`, path: paths.alerts() }] },
    commands: [{ label: msg`Create alert`, permission, path: paths.alerts({ dialog: 'create' }) }],
    panels: ['dialog'],
  },
  validateSearch: alertListSearch,
}).lazy(screen(['notification'], () => import('./alert-list.screen.tsx').then((m) => m.route)));

const alertRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: `/${group}/alerts/$uuid`,
  staticData: { title: msg`Alert`, permission },
  loader: async ({ context: { queryClient }, params }) => {
    const { alertQuery } = await loadChunk(() => import('./notification.data.ts'));
    await queryClient.ensureQueryData(alertQuery(params.uuid));
  },
}).lazy(screen(['notification'], () => import('./alert-page.screen.tsx').then((m) => m.route)));

const alertSettingsRoute = createRoute({
  getParentRoute: () => alertRoute,
  path: '/',
  loader: async ({ context: { queryClient }, params }) => {
    const { alertOptionsQuery } = await loadChunk(() => import('./notification.data.ts'));
    await queryClient.ensureQueryData(alertOptionsQuery(params.uuid));
  },
}).lazy(screen(['notification'], () => import('./alert-settings.screen.tsx').then((m) => m.route)));

const alertOptionsRoute = createRoute({
  getParentRoute: () => alertRoute,
  path: '/options',
  staticData: { title: msg`Filters and timing` },
  loader: async ({ context: { queryClient }, params }) => {
    const { alertOptionsQuery } = await loadChunk(() => import('./notification.data.ts'));
    await queryClient.ensureQueryData(alertOptionsQuery(params.uuid));
  },
}).lazy(screen(['notification'], () => import('./alert-options.screen.tsx').then((m) => m.route)));

const alertDeliveriesRoute = createRoute({
  getParentRoute: () => alertRoute,
  path: '/deliveries',
  staticData: { title: msg`Deliveries`, panels: ['delivery'] },
  validateSearch: deliveriesSearch,
}).lazy(screen(['notification'], () => import('./alert-deliveries.screen.tsx').then((m) => m.route)));

const templateListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: `/${group}/templates`,
  staticData: {
    title: msg`Templates`,
    permission,
    admin: { group, pages: [{ label: msg`Templates`, path: paths.templates() }] },
    commands: [{ label: msg`Create template`, permission, path: paths.templates({ dialog: 'create' }) }],
    settings: [
      {
        page: msg`Templates`,
        path: (setting) => paths.templates({ setting }),
        areas: ['notification'],
        load: async () => (await import('./template-settings.ts')).templateSettings,
      },
    ],
    panels: ['dialog'],
  },
  validateSearch: templateListSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(settingsQuery),
}).lazy(screen(['notification', 'setting'], () => import('./template-list.screen.tsx').then((m) => m.route)));

const templateRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: `/${group}/templates/$uuid`,
  staticData: { title: msg`Template`, permission },
  loader: async ({ context: { queryClient }, params }) => {
    const { templateQuery } = await loadChunk(() => import('./template.data.ts'));
    await queryClient.ensureQueryData(templateQuery(params.uuid));
  },
}).lazy(screen(['notification'], () => import('./template-page.screen.tsx').then((m) => m.route)));

const destinationsRoute = settingsRoute({
  group,
  name: 'destinations',
  title: msg`Destinations`,
  areas: ['notification', 'setting'],
  load: () => import('./destinations.settings.ts'),
});

export const notificationRoutes = [
  alertListRoute,
  alertRoute.addChildren([alertSettingsRoute, alertOptionsRoute, alertDeliveriesRoute]),
  templateListRoute,
  templateRoute,
  destinationsRoute,
];
