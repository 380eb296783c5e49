import { aclEndpoints } from './endpoints/acl.ts';
import { analysisEndpoints } from './endpoints/analysis.ts';
import { badgeEndpoints } from './endpoints/badge.ts';
import { bomEndpoints } from './endpoints/bom.ts';
import { calculatorEndpoints } from './endpoints/calculator.ts';
import { componentEndpoints } from './endpoints/component.ts';
import { configPropertyEndpoints } from './endpoints/config-property.ts';
import { cweEndpoints } from './endpoints/cwe.ts';
import { dependencyGraphEndpoints } from './endpoints/dependency-graph.ts';
import { eventEndpoints } from './endpoints/event.ts';
import { findingEndpoints } from './endpoints/finding.ts';
import { integrationEndpoints } from './endpoints/integration.ts';
import { ldapEndpoints } from './endpoints/ldap.ts';
import { licenseEndpoints } from './endpoints/license.ts';
import { licenseGroupEndpoints } from './endpoints/license-group.ts';
import { metricsEndpoints } from './endpoints/metrics.ts';
import { notificationEndpoints } from './endpoints/notification.ts';
import { oidcEndpoints } from './endpoints/oidc.ts';
import { permissionEndpoints } from './endpoints/permission.ts';
import { policyEndpoints } from './endpoints/policy.ts';
import { projectEndpoints } from './endpoints/project.ts';
import { repositoryEndpoints } from './endpoints/repository.ts';
import { searchEndpoints } from './endpoints/search.ts';
import { serviceEndpoints } from './endpoints/service.ts';
import { systemEndpoints } from './endpoints/system.ts';
import { tagEndpoints } from './endpoints/tag.ts';
import { teamEndpoints } from './endpoints/team.ts';
import { userEndpoints } from './endpoints/user.ts';
import { vexEndpoints } from './endpoints/vex.ts';
import { violationEndpoints } from './endpoints/violation.ts';
import { vulnerabilityEndpoints } from './endpoints/vulnerability.ts';
import type { EndpointsData, Models } from './format.ts';
import { accessModels } from './models/access.ts';
import { componentModels } from './models/component.ts';
import { findingModels } from './models/finding.ts';
import { licenseModels } from './models/license.ts';
import { metricsModels } from './models/metrics.ts';
import { notificationModels } from './models/notification.ts';
import { partyModels } from './models/party.ts';
import { policyModels } from './models/policy.ts';
import { projectModels } from './models/project.ts';
import { serviceModels } from './models/service.ts';
import { systemModels } from './models/system.ts';
import { uploadModels } from './models/upload.ts';
import { vulnerabilityModels } from './models/vulnerability.ts';
import { aclOwnEndpoints, aclOwnModels } from './own/acl.ts';
import { analyzerOwnEndpoints, analyzerOwnModels } from './own/analyzer.ts';
import { apiKeyOwnEndpoints, apiKeyOwnModels } from './own/api-key.ts';
import { attentionOwnEndpoints, attentionOwnModels } from './own/attention.ts';
import { auditLogOwnEndpoints, auditLogOwnModels } from './own/audit-log.ts';
import { backupOwnEndpoints, backupOwnModels } from './own/backup.ts';
import { badgeOwnEndpoints } from './own/badge.ts';
import { bulkOwnEndpoints, bulkOwnModels } from './own/bulk.ts';
import { connectionTestEndpoints, connectionTestModels } from './own/connection-test.ts';
import { coverageOwnEndpoints, coverageOwnModels } from './own/coverage.ts';
import { erasureOwnEndpoints, erasureOwnModels } from './own/erasure.ts';
import { findingOwnModels } from './own/finding.ts';
import { findingOwnEndpoints } from './own/finding-endpoints.ts';
import { forwardingOwnEndpoints, forwardingOwnModels } from './own/forwarding.ts';
import { identificationOwnEndpoints, identificationOwnModels } from './own/identification.ts';
import { identityOwnEndpoints, identityOwnModels } from './own/identity.ts';
import { identityTestEndpoints, identityTestModels } from './own/identity-test.ts';
import { importOwnEndpoints, importOwnModels } from './own/import.ts';
import { integrationOwnEndpoints, integrationOwnModels } from './own/integration.ts';
import { licenseOwnEndpoints, licenseOwnModels } from './own/license.ts';
import {
  notificationDeliveryOwnEndpoints,
  notificationDeliveryOwnModels,
} from './own/notification-delivery.ts';
import {
  notificationPublisherOwnEndpoints,
  notificationPublisherOwnModels,
} from './own/notification-publisher.ts';
import {
  notificationRuleOwnEndpoints,
  notificationRuleOwnModels,
  quietHoursOwnModels,
} from './own/notification-rule.ts';
import { operationsOwnEndpoints, operationsOwnModels } from './own/operations.ts';
import { passkeyOwnEndpoints, passkeyOwnModels } from './own/passkey.ts';
import { passwordResetOwnEndpoints, passwordResetOwnModels } from './own/password-reset.ts';
import { permissionOwnEndpoints, permissionOwnModels } from './own/permission.ts';
import { policyOwnEndpoints, policyOwnModels } from './own/policy.ts';
import { portfolioEndpoints } from './own/portfolio.ts';
import { portfolioFindingEndpoints, portfolioFindingModels } from './own/portfolio-finding.ts';
import { portfolioModels } from './own/portfolio-models.ts';
import { projectOwnEndpoints, projectOwnModels } from './own/project.ts';
import { projectOwnerEndpoints, projectOwnerModels } from './own/project-owner.ts';
import { releaseOwnEndpoints, releaseOwnModels } from './own/release.ts';
import { reportEndpoints, reportModels } from './own/report.ts';
import { repositoryOwnEndpoints, repositoryOwnModels } from './own/repository.ts';
import { savedViewOwnEndpoints, savedViewOwnModels } from './own/saved-view.ts';
import { scheduleOwnEndpoints, scheduleOwnModels } from './own/schedule.ts';
import { searchOwnEndpoints, searchOwnModels } from './own/search.ts';
import { serviceOwnEndpoints, serviceOwnModels } from './own/service.ts';
import { serviceAccountOwnEndpoints, serviceAccountOwnModels } from './own/service-account.ts';
import { sessionOwnEndpoints, sessionOwnModels } from './own/session.ts';
import { settingOwnEndpoints, settingOwnModels } from './own/setting.ts';
import { shareLinkOwnEndpoints, shareLinkOwnModels } from './own/share-link.ts';
import { sourceOwnEndpoints, sourceOwnModels } from './own/source.ts';
import { subscriptionOwnEndpoints, subscriptionOwnModels } from './own/subscription.ts';
import { tagOwnEndpoints, tagOwnModels } from './own/tag.ts';
import { taskOwnEndpoints, taskOwnModels } from './own/task.ts';
import { tokenExchangeOwnEndpoints, tokenExchangeOwnModels } from './own/token-exchange.ts';
import { vexOwnEndpoints, vexOwnModels } from './own/vex.ts';
import { violationOwnEndpoints, violationOwnModels } from './own/violation.ts';
import { vulnerabilityOwnEndpoints, vulnerabilityOwnModels } from './own/vulnerability.ts';
import { whyOwnEndpoints, whyOwnModels } from './own/why.ts';

/** Every endpoint, in the order of the API description. One line for each file. */
export const endpoints: readonly EndpointsData[] = [
  aclEndpoints,
  analysisEndpoints,
  badgeEndpoints,
  bomEndpoints,
  calculatorEndpoints,
  componentEndpoints,
  configPropertyEndpoints,
  cweEndpoints,
  dependencyGraphEndpoints,
  eventEndpoints,
  findingEndpoints,
  integrationEndpoints,
  ldapEndpoints,
  licenseGroupEndpoints,
  licenseEndpoints,
  metricsEndpoints,
  notificationEndpoints,
  oidcEndpoints,
  permissionEndpoints,
  policyEndpoints,
  projectEndpoints,
  repositoryEndpoints,
  searchEndpoints,
  serviceEndpoints,
  systemEndpoints,
  tagEndpoints,
  teamEndpoints,
  userEndpoints,
  vexEndpoints,
  violationEndpoints,
  vulnerabilityEndpoints,
  analyzerOwnEndpoints,
  importOwnEndpoints,
  integrationOwnEndpoints,
  apiKeyOwnEndpoints,
  attentionOwnEndpoints,
  auditLogOwnEndpoints,
  backupOwnEndpoints,
  badgeOwnEndpoints,
  bulkOwnEndpoints,
  connectionTestEndpoints,
  coverageOwnEndpoints,
  erasureOwnEndpoints,
  findingOwnEndpoints,
  portfolioFindingEndpoints,
  forwardingOwnEndpoints,
  identificationOwnEndpoints,
  licenseOwnEndpoints,
  projectOwnEndpoints,
  projectOwnerEndpoints,
  savedViewOwnEndpoints,
  serviceOwnEndpoints,
  serviceAccountOwnEndpoints,
  aclOwnEndpoints,
  sessionOwnEndpoints,
  passwordResetOwnEndpoints,
  passkeyOwnEndpoints,
  permissionOwnEndpoints,
  identityOwnEndpoints,
  identityTestEndpoints,
  settingOwnEndpoints,
  operationsOwnEndpoints,
  shareLinkOwnEndpoints,
  sourceOwnEndpoints,
  tagOwnEndpoints,
  scheduleOwnEndpoints,
  taskOwnEndpoints,
  tokenExchangeOwnEndpoints,
  vexOwnEndpoints,
  vulnerabilityOwnEndpoints,
  whyOwnEndpoints,
  searchOwnEndpoints,
  releaseOwnEndpoints,
  portfolioEndpoints,
  reportEndpoints,
  notificationRuleOwnEndpoints,
  subscriptionOwnEndpoints,
  notificationDeliveryOwnEndpoints,
  notificationPublisherOwnEndpoints,
  repositoryOwnEndpoints,
  policyOwnEndpoints,
  violationOwnEndpoints,
];

export const models: readonly Models[] = [
  accessModels,
  componentModels,
  findingModels,
  licenseModels,
  metricsModels,
  notificationModels,
  partyModels,
  policyModels,
  projectModels,
  serviceModels,
  systemModels,
  uploadModels,
  vulnerabilityModels,
  analyzerOwnModels,
  importOwnModels,
  integrationOwnModels,
  apiKeyOwnModels,
  attentionOwnModels,
  auditLogOwnModels,
  backupOwnModels,
  erasureOwnModels,
  bulkOwnModels,
  connectionTestModels,
  coverageOwnModels,
  findingOwnModels,
  portfolioFindingModels,
  forwardingOwnModels,
  identificationOwnModels,
  licenseOwnModels,
  projectOwnModels,
  projectOwnerModels,
  savedViewOwnModels,
  serviceOwnModels,
  serviceAccountOwnModels,
  aclOwnModels,
  sessionOwnModels,
  passwordResetOwnModels,
  passkeyOwnModels,
  permissionOwnModels,
  identityOwnModels,
  identityTestModels,
  settingOwnModels,
  operationsOwnModels,
  shareLinkOwnModels,
  sourceOwnModels,
  tagOwnModels,
  scheduleOwnModels,
  taskOwnModels,
  tokenExchangeOwnModels,
  vexOwnModels,
  vulnerabilityOwnModels,
  whyOwnModels,
  searchOwnModels,
  releaseOwnModels,
  portfolioModels,
  reportModels,
  notificationRuleOwnModels,
  subscriptionOwnModels,
  quietHoursOwnModels,
  notificationDeliveryOwnModels,
  notificationPublisherOwnModels,
  repositoryOwnModels,
  policyOwnModels,
  violationOwnModels,
];

export { enums } from './enums.ts';
