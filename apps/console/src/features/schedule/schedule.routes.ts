import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { settingsQuery } from '../setting/setting.data.ts';
import { settingSearchEntries } from '../setting/settings-route.ts';

const group = 'configuration';
const name = 'taskScheduler';
const title = msg`Task scheduler`;

const scheduleRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: `/${group}/${name}`,
  staticData: {
    title,
    permission: 'SYSTEM_CONFIGURATION',
    admin: { group, pages: [{ label: title, path: paths.adminPage(group, name) }] },
    settings: [
      {
        page: title,
        path: (setting) => paths.adminPage(group, name, { setting }),
        areas: ['schedule', 'setting'],
        load: async () => (await import('./schedule-settings.ts')).scheduleSettings,
      },
    ],
  },
  validateSearch: v.object({ ...tableSearchEntries, ...settingSearchEntries }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(settingsQuery),
}).lazy(screen(['schedule', 'setting', 'task'], () => import('./schedule.screen.tsx').then((m) => m.route)));

export const scheduleRoutes = [scheduleRoute];
