import type { Feature } from './feature.ts';
import { accessFeature } from './features/access/access.feature.ts';
import { aclFeature } from './features/acl/acl.feature.ts';
import { analysisFeature } from './features/analysis/analysis.feature.ts';
import { analyzerFeature } from './features/analyzer/analyzer.feature.ts';
import { attentionFeature } from './features/attention/attention.feature.ts';
import { auditLogFeature } from './features/audit-log/audit-log.feature.ts';
import { backupFeature } from './features/backup/backup.feature.ts';
import { badgeFeature } from './features/badge/badge.feature.ts';
import { bomFeature } from './features/bom/bom.feature.ts';
import { bulkFeature } from './features/bulk/bulk.feature.ts';
import { calculatorFeature } from './features/calculator/calculator.feature.ts';
import { comparisonFeature } from './features/comparison/comparison.feature.ts';
import { componentFeature } from './features/component/component.feature.ts';
import { configPropertyFeature } from './features/config-property/config-property.feature.ts';
import { connectionTestFeature } from './features/connection-test/connection-test.feature.ts';
import { consoleFilesFeature } from './features/console-files/console-files.feature.ts';
import { counterCheckFeature } from './features/counter-check/counter-check.feature.ts';
import { coverageFeature } from './features/coverage/coverage.feature.ts';
import { dependencyGraphFeature } from './features/dependency-graph/dependency-graph.feature.ts';
import { documentationFeature } from './features/documentation/documentation.feature.ts';
import { erasureFeature } from './features/erasure/erasure.feature.ts';
import { findingFeature } from './features/finding/finding.feature.ts';
import { forwardingFeature } from './features/forwarding/forwarding.feature.ts';
import { healthFeature } from './features/health/health.feature.ts';
import { importDtFeature } from './features/import-dt/import-dt.feature.ts';
import { integrationFeature } from './features/integration/integration.feature.ts';
import { lastingDecisionFeature } from './features/lasting-decision/lasting-decision.feature.ts';
import { ldapFeature } from './features/ldap/ldap.feature.ts';
import { licenseFeature } from './features/license/license.feature.ts';
import { licenseGroupFeature } from './features/license-group/license-group.feature.ts';
import { metricsFeature } from './features/metrics/metrics.feature.ts';
import { noticesFeature } from './features/notices/notices.feature.ts';
import { notificationFeature } from './features/notification/notification.feature.ts';
import { oidcFeature } from './features/oidc/oidc.feature.ts';
import { operationsFeature } from './features/operations/operations.feature.ts';
import { passwordResetFeature } from './features/password-reset/password-reset.feature.ts';
import { policyFeature } from './features/policy/policy.feature.ts';
import { policyEvaluationFeature } from './features/policy-evaluation/policy-evaluation.feature.ts';
import { projectFeature } from './features/project/project.feature.ts';
import { projectCloneFeature } from './features/project-clone/project-clone.feature.ts';
import { projectOwnerFeature } from './features/project-owner/project-owner.feature.ts';
import { prometheusFeature } from './features/prometheus/prometheus.feature.ts';
import { reportFeature } from './features/report/report.feature.ts';
import { repositoryFeature } from './features/repository/repository.feature.ts';
import { retentionFeature } from './features/retention/retention.feature.ts';
import { savedViewFeature } from './features/saved-view/saved-view.feature.ts';
import { scheduleFeature } from './features/schedule/schedule.feature.ts';
import { searchFeature } from './features/search/search.feature.ts';
import { searchIndexFeature } from './features/search-index/search-index.feature.ts';
import { serviceFeature } from './features/service/service.feature.ts';
import { sessionFeature } from './features/session/session.feature.ts';
import { shareLinkFeature } from './features/share-link/share-link.feature.ts';
import { sourceFeature } from './features/source/source.feature.ts';
import { tagFeature } from './features/tag/tag.feature.ts';
import { taskFeature } from './features/task/task.feature.ts';
import { ticketFeature } from './features/ticket/ticket.feature.ts';
import { tokenExchangeFeature } from './features/token-exchange/token-exchange.feature.ts';
import { trustedHeaderFeature } from './features/trusted-header/trusted-header.feature.ts';
import { versionFeature } from './features/version/version.feature.ts';
import { vexFeature } from './features/vex/vex.feature.ts';
import { violationFeature } from './features/violation/violation.feature.ts';
import { vulnerabilityFeature } from './features/vulnerability/vulnerability.feature.ts';
import { whyFeature } from './features/why/why.feature.ts';

/** Every feature of the product, in the order in which they are seeded. One line each. */
export const features: readonly Feature[] = [
  prometheusFeature,
  configPropertyFeature,
  accessFeature,
  oidcFeature,
  ldapFeature,
  trustedHeaderFeature,
  sessionFeature,
  passwordResetFeature,
  savedViewFeature,
  healthFeature,
  forwardingFeature,
  versionFeature,
  taskFeature,
  scheduleFeature,
  tokenExchangeFeature,
  bulkFeature,
  auditLogFeature,
  erasureFeature,
  lastingDecisionFeature,
  licenseFeature,
  licenseGroupFeature,
  projectFeature,
  projectCloneFeature,
  projectOwnerFeature,
  aclFeature,
  tagFeature,
  componentFeature,
  serviceFeature,
  bomFeature,
  noticesFeature,
  dependencyGraphFeature,
  metricsFeature,
  counterCheckFeature,
  findingFeature,
  analysisFeature,
  policyFeature,
  policyEvaluationFeature,
  violationFeature,
  badgeFeature,
  vexFeature,
  shareLinkFeature,
  sourceFeature,
  repositoryFeature,
  analyzerFeature,
  importDtFeature,
  integrationFeature,
  connectionTestFeature,
  vulnerabilityFeature,
  calculatorFeature,
  whyFeature,
  coverageFeature,
  attentionFeature,
  searchIndexFeature,
  searchFeature,
  comparisonFeature,
  reportFeature,
  retentionFeature,
  backupFeature,
  operationsFeature,
  notificationFeature,
  ticketFeature,
  documentationFeature,
  consoleFilesFeature,
];
