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
import { ownModels } from './own/models.ts';
import { ownEndpoints } from './own/waybill.ts';

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
  ownEndpoints,
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
  ownModels,
];

export { enums } from './enums.ts';
