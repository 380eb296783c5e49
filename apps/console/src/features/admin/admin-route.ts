// Public to other features.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { type AppPath, paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';

export interface AdminPage {
  label: MessageDescriptor | string;
  path: AppPath;
}

/** The groups of administration pages, as in their addresses. */
export type AdminGroupName =
  | 'configuration'
  | 'analyzers'
  | 'vulnerabilitySources'
  | 'repositories'
  | 'notifications'
  | 'integrations'
  | 'accessManagement'
  | 'import';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Entries of the administration's navigation that lead to the page. */
    admin?: { group: AdminGroupName; pages: readonly AdminPage[] };
  }
}

/**
 * The administration with its own navigation. A feature that adds a page declares its route with
 * `getParentRoute: () => adminRoute`, its permission and its entries in the navigation, and puts it into `adminPages` of
 * `app/routes.ts`; its path starts behind `/admin`.
 */
export const adminRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/admin',
  staticData: {
    title: msg`Administration`,
    permission: { anyOf: ['SYSTEM_CONFIGURATION', 'ACCESS_MANAGEMENT'] },
    sidebar: { group: 'system', path: paths.admin(), icon: Settings, goKey: 'a' },
  },
}).lazy(screen(['admin'], () => import('./admin.screen.tsx').then((m) => m.route)));
