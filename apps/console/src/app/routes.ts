import { accessRoutes } from '../features/access/access.routes.ts';
import { adminIndexRoutes } from '../features/admin/admin.routes.ts';
import { adminRoute } from '../features/admin/admin-route.ts';
import { analyzerRoutes } from '../features/analyzer/analyzer.routes.ts';
import { attentionRoutes } from '../features/attention/attention.routes.ts';
import { auditLogRoutes } from '../features/audit-log/audit-log.routes.ts';
import { comparisonTabRoutes } from '../features/comparison/comparison.routes.ts';
import { componentRoutes, componentTabRoutes } from '../features/component/component.routes.ts';
import { coverageRoutes } from '../features/coverage/coverage.routes.ts';
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts';
import { dependencyGraphRoutes } from '../features/dependency-graph/dependency-graph.routes.ts';
import { findingRoutes } from '../features/finding/finding.routes.ts';
import { vulnerabilityAuditRoutes } from '../features/finding/vulnerability-audit.routes.ts';
import { firstRunRoutes } from '../features/first-run/first-run.routes.ts';
import { importRoutes } from '../features/import-dt/import-dt.routes.ts';
import { integrationRoutes } from '../features/integration/integration.routes.ts';
import { licenseRoutes } from '../features/license/license.routes.ts';
import { licenseGroupRoutes } from '../features/license-group/license-group.routes.ts';
import { notificationRoutes } from '../features/notification/notification.routes.ts';
import { operationsRoutes } from '../features/operations/operations.routes.ts';
import { policyRoutes, policyTabRoutes } from '../features/policy/policy.routes.ts';
import { policyRoute } from '../features/policy/policy-route.ts';
import { profileRoutes } from '../features/profile/profile.routes.ts';
import { projectRoutes, projectTabRoutes } from '../features/project/project.routes.ts';
import { projectRoute } from '../features/project/project-route.ts';
import { reportRoutes } from '../features/report/report.routes.ts';
import { repositoryRoutes } from '../features/repository/repository.routes.ts';
import { scheduleRoutes } from '../features/schedule/schedule.routes.ts';
import { serviceRoutes, serviceTabRoutes } from '../features/service/service.routes.ts';
import { sessionRoutes } from '../features/session/session.routes.ts';
import { plainPageRoutes } from '../features/setting/plain-pages.routes.ts';
import { settingRoutes } from '../features/setting/setting.routes.ts';
import { shareLinkRoutes } from '../features/share-link/share-link.routes.ts';
import { sourceRoutes } from '../features/source/source.routes.ts';
import { subscriptionRoutes } from '../features/subscription/subscription.routes.ts';
import { tagRoutes } from '../features/tag/tag.routes.ts';
import { vexTabRoutes } from '../features/vex/vex.routes.ts';
import { violationRoutes, violationTabRoutes } from '../features/violation/violation.routes.ts';
import { vulnerabilityRoutes } from '../features/vulnerability/vulnerability.routes.ts';
import { whyRoutes } from '../features/why/why.routes.ts';

/** Pages without header and sidebar, open to everybody. */
export const publicRoutes = [...sessionRoutes, ...shareLinkRoutes];

/** The tabs of a project: one line per feature. */
const projectTabs = [
  ...comparisonTabRoutes,
  ...componentTabRoutes,
  ...dependencyGraphRoutes,
  ...findingRoutes,
  ...projectTabRoutes,
  ...serviceTabRoutes,
  ...violationTabRoutes,
  ...vexTabRoutes,
  ...whyRoutes,
];

/** Pages of the administration: one line per feature. */
const adminPages = [
  ...adminIndexRoutes,
  ...settingRoutes,
  ...operationsRoutes,
  ...scheduleRoutes,
  ...plainPageRoutes,
  ...analyzerRoutes,
  ...sourceRoutes,
  ...repositoryRoutes,
  ...notificationRoutes,
  ...integrationRoutes,
  ...accessRoutes,
  ...auditLogRoutes,
  ...importRoutes,
];

/** Every screen inside the shell: one line per feature, in the order of the sidebar. */
export const screenRoutes = [
  ...dashboardRoutes,
  ...attentionRoutes,
  ...coverageRoutes,
  ...firstRunRoutes,
  ...projectRoutes,
  projectRoute.addChildren(projectTabs),
  ...reportRoutes,
  ...componentRoutes,
  ...serviceRoutes,
  ...vulnerabilityRoutes,
  ...vulnerabilityAuditRoutes,
  ...licenseRoutes,
  ...tagRoutes,
  ...violationRoutes,
  policyRoute.addChildren([...policyTabRoutes, ...licenseGroupRoutes]),
  ...policyRoutes,
  adminRoute.addChildren(adminPages),
  ...profileRoutes,
  ...subscriptionRoutes,
];
