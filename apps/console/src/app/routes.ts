import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts';
import { sessionRoutes } from '../features/session/session.routes.ts';

/** Pages without header and sidebar, open to everybody. */
export const publicRoutes = [...sessionRoutes];

/** Every screen inside the shell: one line per feature. */
export const screenRoutes = [...dashboardRoutes];
