import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { adminRoute } from '../admin/admin-route.ts';
import { auditLogSearch } from './audit-log-search.ts';

const auditLogRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accessManagement/auditLog',
  staticData: {
    title: msg`Audit log`,
    permission: 'ACCESS_MANAGEMENT',
    admin: {
      group: 'accessManagement',
      pages: [{ label: msg`Audit log`, path: paths.adminPage('accessManagement', 'auditLog') }],
    },
  },
  validateSearch: auditLogSearch,
}).lazy(screen(['audit-log'], () => import('./audit-log.screen.tsx').then((m) => m.route)));

export const auditLogRoutes = [auditLogRoute];
