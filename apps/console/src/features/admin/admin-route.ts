import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen, screenRoute } from '../../lib/routing.ts';

/**
 * The administration with its own navigation. A feature that adds a page declares its route with
 * `getParentRoute: () => adminRoute` and its permission, puts it into `adminPages` of `app/routes.ts`, and adds a line to
 * `admin-pages.ts`; its path starts behind `/admin`.
 */
export const adminRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/admin',
  staticData: {
    title: msg`Administration`,
    permission: { anyOf: ['SYSTEM_CONFIGURATION', 'ACCESS_MANAGEMENT'] },
  },
}).lazy(screen(['admin'], () => import('./admin.screen.tsx').then((m) => m.route)));
