import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { settingsRoute } from '../setting/settings-route.ts';
import { backupsQuery, operationsQuery } from './operations.data.ts';

const group = 'configuration';

const operationsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: `/${group}/operations`,
  staticData: {
    title: msg`Operations`,
    permission: 'SYSTEM_CONFIGURATION',
    admin: { group, pages: [{ label: msg`Operations`, path: paths.adminPage(group, 'operations') }] },
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(operationsQuery),
      queryClient.ensureQueryData(backupsQuery),
    ]);
  },
}).lazy(screen(['operations', 'task'], () => import('./operations.screen.tsx').then((m) => m.route)));

const backupSettingsRoute = settingsRoute({
  group,
  name: 'backups',
  title: msg`Backups`,
  areas: ['operations', 'setting'],
  load: () => import('./backup.settings.ts'),
});

const dataSettingsRoute = settingsRoute({
  group,
  name: 'vulnerabilityData',
  title: msg`Vulnerability data`,
  areas: ['operations', 'setting'],
  load: () => import('./data.settings.ts'),
});

export const operationsRoutes = [dataSettingsRoute, backupSettingsRoute, operationsRoute];
