import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { adminRoute } from '../admin/admin-route.ts';

const group = 'configuration';
const permission = 'SYSTEM_CONFIGURATION';
const experimental = msg`Experimental`;
const telemetry = msg`Telemetry`;

/** Pages that people look for and that have nothing to switch. */
export const plainPageRoutes = [
  createRoute({
    getParentRoute: () => adminRoute,
    path: `/${group}/experimental`,
    staticData: {
      title: experimental,
      permission,
      admin: { group, pages: [{ label: experimental, path: paths.adminPage(group, 'experimental') }] },
    },
  }).lazy(screen(['setting'], () => import('./experimental.screen.tsx').then((m) => m.route))),
  createRoute({
    getParentRoute: () => adminRoute,
    path: `/${group}/telemetry`,
    staticData: {
      title: telemetry,
      permission,
      admin: { group, pages: [{ label: telemetry, path: paths.adminPage(group, 'telemetry') }] },
    },
  }).lazy(screen(['setting'], () => import('./telemetry.screen.tsx').then((m) => m.route))),
];
