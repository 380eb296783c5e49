import { accessRoutes } from '../features/access/access.routes.ts';
import { adminIndexRoutes } from '../features/admin/admin.routes.ts';
import { adminRoute } from '../features/admin/admin-route.ts';
import { attentionRoutes } from '../features/attention/attention.routes.ts';
import { componentRoutes, componentTabRoutes } from '../features/component/component.routes.ts';
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts';
import { dependencyGraphRoutes } from '../features/dependency-graph/dependency-graph.routes.ts';
import { findingRoutes } from '../features/finding/finding.routes.ts';
import { firstRunRoutes } from '../features/first-run/first-run.routes.ts';
import { profileRoutes } from '../features/profile/profile.routes.ts';
import { projectRoutes, projectTabRoutes } from '../features/project/project.routes.ts';
import { projectRoute } from '../features/project/project-route.ts';
import { sessionRoutes } from '../features/session/session.routes.ts';
import { settingRoutes } from '../features/setting/setting.routes.ts';
import { sourceRoutes } from '../features/source/source.routes.ts';
import { vulnerabilityRoutes } from '../features/vulnerability/vulnerability.routes.ts';
import { whyRoutes } from '../features/why/why.routes.ts';

/** Pages without header and sidebar, open to everybody. */
export const publicRoutes = [...sessionRoutes];

/** The tabs of a project: one line per feature. */
const projectTabs = [
  ...componentTabRoutes,
  ...dependencyGraphRoutes,
  ...findingRoutes,
  ...projectTabRoutes,
  ...whyRoutes,
];

/** Pages of the administration: one line per feature. */
const adminPages = [...adminIndexRoutes, ...settingRoutes, ...sourceRoutes, ...accessRoutes];

/** Every screen inside the shell: one line per feature, in the order of the sidebar. */
export const screenRoutes = [
  ...dashboardRoutes,
  ...attentionRoutes,
  ...firstRunRoutes,
  ...projectRoutes,
  projectRoute.addChildren(projectTabs),
  ...componentRoutes,
  ...vulnerabilityRoutes,
  adminRoute.addChildren(adminPages),
  ...profileRoutes,
];
