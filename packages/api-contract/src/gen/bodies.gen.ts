// Generated from ../../data by `npm run generate`. Do not edit.

import type {
  AnalysisJustification,
  AnalysisResponse,
  AnalysisState,
  BulkSelectionKind,
  Classifier,
  CollectionLogic,
  ComponentScope,
  ConditionSubject,
  DataDirection,
  DifferenceCause,
  DifferenceSide,
  IdentityType,
  NotificationGroup,
  NotificationLevel,
  NotificationScope,
  NotificationTriggerType,
  OwnNotificationGroup,
  OwnPublisherKind,
  PermissionReach,
  PolicyConditionOperator,
  PolicyConditionSubject,
  PolicyOperator,
  PolicyViolationState,
  PropertyType,
  RepositoryType,
  Severity,
  VersionType,
  ViolationAnalysisState,
} from './enums.gen.ts';

export interface AddMappingBody {
  team: string;
  project: string;
}

export interface UpdateAnalysisBody {
  project?: string | null | undefined;
  component: string;
  vulnerability: string;
  comment?: string | null | undefined;
  analysisDetails?: string | null | undefined;
  analysisState?: AnalysisState | null | undefined;
  analysisJustification?: AnalysisJustification | null | undefined;
  analysisResponse?: AnalysisResponse | null | undefined;
  isSuppressed?: boolean | null | undefined;
  /** Waybill's own. Removes the details. An empty text cannot: clients send one to keep what is there. */
  clearDetails?: boolean | null | undefined;
  /** Waybill's own. Keeps the state, justification, and response that are left out instead of resetting them. */
  partial?: boolean | null | undefined;
  /** Waybill's own. Decides the same about the other records of the flaw that are findings of the component, and says so in the trail of each. */
  aliases?: boolean | null | undefined;
  /** Waybill's own. Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for. */
  components?: string[] | null | undefined;
  /** Former name of `isSuppressed`. */
  suppressed?: boolean | null | undefined;
}

export interface UploadBomBody {
  project?: string | null | undefined;
  projectName?: string | null | undefined;
  projectVersion?: string | null | undefined;
  parentUUID?: string | null | undefined;
  parentName?: string | null | undefined;
  parentVersion?: string | null | undefined;
  bom?: string | null | undefined;
  autoCreate?: boolean | null | undefined;
  projectTags?: TagInput[] | null | undefined;
  /** Waybill's own. Teams that shall see the project if this upload creates it, by uuid or name. */
  accessTeams?: TeamReferenceInput[] | null | undefined;
  isLatestProjectVersion?: boolean | null | undefined;
  isLatest?: boolean | null | undefined;
}

export interface UpdateComponentBody {
  author?: string | null | undefined;
  publisher?: string | null | undefined;
  supplier?: OrganizationalEntityInput | null | undefined;
  group?: string | null | undefined;
  name: string;
  version?: string | null | undefined;
  classifier: Classifier;
  filename?: string | null | undefined;
  extension?: string | null | undefined;
  md5?: string | null | undefined;
  sha1?: string | null | undefined;
  sha256?: string | null | undefined;
  sha384?: string | null | undefined;
  sha512?: string | null | undefined;
  sha3_256?: string | null | undefined;
  sha3_384?: string | null | undefined;
  sha3_512?: string | null | undefined;
  blake2b_256?: string | null | undefined;
  blake2b_384?: string | null | undefined;
  blake2b_512?: string | null | undefined;
  blake3?: string | null | undefined;
  cpe?: string | null | undefined;
  purl?: string | null | undefined;
  purlCoordinates?: unknown;
  swidTagId?: string | null | undefined;
  isInternal?: unknown;
  description?: string | null | undefined;
  copyright?: string | null | undefined;
  license?: string | null | undefined;
  licenseExpression?: string | null | undefined;
  licenseUrl?: string | null | undefined;
  resolvedLicense?: unknown;
  directDependencies?: unknown;
  externalReferences?: ExternalReferenceInput[] | null | undefined;
  parent?: ComponentReferenceInput | null | undefined;
  children?: unknown;
  properties?: unknown;
  vulnerabilities?: unknown;
  project?: unknown;
  lastInheritedRiskScore?: unknown;
  notes?: string | null | undefined;
  uuid?: string | null | undefined;
  metrics?: unknown;
  /** Waybill's own. Where it is asked for, and in all lists of our own. */
  coverage?: unknown;
  repositoryMeta?: unknown;
  dependencyGraph?: unknown;
  expandDependencyGraph?: unknown;
  authors?: OrganizationalContactInput[] | null | undefined;
  scope?: ComponentScope | null | undefined;
  /** Waybill's own. Only when a single component is requested. */
  occurrences?: unknown;
  /** Some clients send it. */
  isNew?: unknown;
  bomRef?: unknown;
}

export interface CreateComponentBody {
  author?: string | null | undefined;
  publisher?: string | null | undefined;
  supplier?: OrganizationalEntityInput | null | undefined;
  group?: string | null | undefined;
  name: string;
  version?: string | null | undefined;
  classifier: Classifier;
  filename?: string | null | undefined;
  extension?: string | null | undefined;
  md5?: string | null | undefined;
  sha1?: string | null | undefined;
  sha256?: string | null | undefined;
  sha384?: string | null | undefined;
  sha512?: string | null | undefined;
  sha3_256?: string | null | undefined;
  sha3_384?: string | null | undefined;
  sha3_512?: string | null | undefined;
  blake2b_256?: string | null | undefined;
  blake2b_384?: string | null | undefined;
  blake2b_512?: string | null | undefined;
  blake3?: string | null | undefined;
  cpe?: string | null | undefined;
  purl?: string | null | undefined;
  purlCoordinates?: unknown;
  swidTagId?: string | null | undefined;
  isInternal?: unknown;
  description?: string | null | undefined;
  copyright?: string | null | undefined;
  license?: string | null | undefined;
  licenseExpression?: string | null | undefined;
  licenseUrl?: string | null | undefined;
  resolvedLicense?: unknown;
  directDependencies?: unknown;
  externalReferences?: ExternalReferenceInput[] | null | undefined;
  parent?: ComponentReferenceInput | null | undefined;
  children?: unknown;
  properties?: unknown;
  vulnerabilities?: unknown;
  project?: unknown;
  lastInheritedRiskScore?: unknown;
  notes?: string | null | undefined;
  uuid?: string | null | undefined;
  metrics?: unknown;
  /** Waybill's own. Where it is asked for, and in all lists of our own. */
  coverage?: unknown;
  repositoryMeta?: unknown;
  dependencyGraph?: unknown;
  expandDependencyGraph?: unknown;
  authors?: OrganizationalContactInput[] | null | undefined;
  scope?: ComponentScope | null | undefined;
  /** Waybill's own. Only when a single component is requested. */
  occurrences?: unknown;
  /** Some clients send it. */
  isNew?: unknown;
  bomRef?: unknown;
}

export interface CreateComponentPropertyBody {
  groupName?: string | null | undefined;
  propertyName: string;
  propertyValue?: string | null | undefined;
  propertyType: PropertyType;
  description?: string | null | undefined;
  uuid?: unknown;
}

export interface UpdateConfigPropertyBody {
  groupName: string;
  propertyName: string;
  propertyValue?: string | null | undefined;
  propertyType?: unknown;
  description?: unknown;
}

export interface UpdateConfigPropertiesBody {
  groupName: string;
  propertyName: string;
  propertyValue?: string | null | undefined;
  propertyType?: unknown;
  description?: unknown;
}

export interface AddLdapMappingBody {
  team?: string | null | undefined;
  dn?: string | null | undefined;
}

export interface UpdateLicenseGroupBody {
  name: string;
  licenses?: unknown;
  riskWeight?: number | null | undefined;
  uuid: string;
}

export interface CreateLicenseGroupBody {
  name: string;
  licenses?: unknown;
  riskWeight?: number | null | undefined;
  uuid?: string | null | undefined;
}

export interface CreateLicenseBody {
  name: string;
  licenseText?: string | null | undefined;
  standardLicenseTemplate?: string | null | undefined;
  standardLicenseHeader?: string | null | undefined;
  licenseComments?: string | null | undefined;
  licenseId: string;
  isOsiApproved?: boolean | null | undefined;
  isFsfLibre?: boolean | null | undefined;
  isDeprecatedLicenseId?: boolean | null | undefined;
  isCustomLicense?: unknown;
  seeAlso?: string[] | null | undefined;
  licenseGroups?: unknown;
  uuid?: unknown;
}

export interface UpdateNotificationPublisherBody {
  name: string;
  description?: string | null | undefined;
  publisherClass: string;
  template?: string | null | undefined;
  templateMimeType: string;
  defaultPublisher?: unknown;
  uuid: string;
}

export interface CreateNotificationPublisherBody {
  name: string;
  description?: string | null | undefined;
  publisherClass: string;
  template?: string | null | undefined;
  templateMimeType: string;
  defaultPublisher?: unknown;
  uuid?: string | null | undefined;
}

export interface TestSmtpPublisherBody {
  destination?: string | null | undefined;
}

export interface DeleteNotificationRuleBody {
  name?: string | null | undefined;
  enabled?: boolean | null | undefined;
  notifyChildren?: boolean | null | undefined;
  logSuccessfulPublish?: boolean | null | undefined;
  scope?: NotificationScope | null | undefined;
  notificationLevel?: NotificationLevel | null | undefined;
  projects?: unknown;
  teams?: unknown;
  notifyOn?: NotificationGroup[] | null | undefined;
  message?: string | null | undefined;
  publisher?: PublisherReferenceInput | null | undefined;
  publisherConfig?: string | null | undefined;
  uuid: string;
  tags?: TagInput[] | null | undefined;
  triggerType?: NotificationTriggerType | null | undefined;
  /** Epoch milliseconds. */
  scheduleLastTriggeredAt?: unknown;
  /** Epoch milliseconds. */
  scheduleNextTriggerAt?: unknown;
  scheduleCron?: string | null | undefined;
  scheduleSkipUnchanged?: boolean | null | undefined;
}

export interface UpdateNotificationRuleBody {
  name: string;
  enabled?: boolean | null | undefined;
  notifyChildren?: boolean | null | undefined;
  logSuccessfulPublish?: boolean | null | undefined;
  scope?: NotificationScope | null | undefined;
  notificationLevel?: NotificationLevel | null | undefined;
  projects?: unknown;
  teams?: unknown;
  notifyOn?: NotificationGroup[] | null | undefined;
  message?: string | null | undefined;
  publisher?: PublisherReferenceInput | null | undefined;
  publisherConfig?: string | null | undefined;
  uuid?: string | null | undefined;
  tags?: TagInput[] | null | undefined;
  triggerType?: NotificationTriggerType | null | undefined;
  /** Epoch milliseconds. */
  scheduleLastTriggeredAt?: unknown;
  /** Epoch milliseconds. */
  scheduleNextTriggerAt?: unknown;
  scheduleCron?: string | null | undefined;
  scheduleSkipUnchanged?: boolean | null | undefined;
}

export interface CreateNotificationRuleBody {
  name: string;
  enabled?: boolean | null | undefined;
  notifyChildren?: boolean | null | undefined;
  logSuccessfulPublish?: boolean | null | undefined;
  scope?: NotificationScope | null | undefined;
  notificationLevel?: NotificationLevel | null | undefined;
  projects?: unknown;
  teams?: unknown;
  notifyOn?: NotificationGroup[] | null | undefined;
  message?: string | null | undefined;
  publisher?: PublisherReferenceInput | null | undefined;
  publisherConfig?: string | null | undefined;
  uuid?: string | null | undefined;
  tags?: TagInput[] | null | undefined;
  triggerType?: NotificationTriggerType | null | undefined;
  /** Epoch milliseconds. */
  scheduleLastTriggeredAt?: unknown;
  /** Epoch milliseconds. */
  scheduleNextTriggerAt?: unknown;
  scheduleCron?: string | null | undefined;
  scheduleSkipUnchanged?: boolean | null | undefined;
}

export interface CreateScheduledNotificationRuleBody {
  name: string;
  scope: NotificationScope;
  notificationLevel: NotificationLevel;
  publisher: PublisherReferenceInput;
}

export interface UpdateOidcGroupBody {
  uuid: string;
  name: string;
  /** Waybill's own. What people call it, where the provider names it by an identifier. */
  displayName?: unknown;
}

export interface CreateOidcGroupBody {
  uuid?: string | null | undefined;
  name: string;
  /** Waybill's own. What people call it, where the provider names it by an identifier. */
  displayName?: unknown;
}

export interface AddOidcMappingBody {
  team: string;
  group: string;
}

export interface UpdatePolicyBody {
  name: string;
  operator?: PolicyOperator | null | undefined;
  violationState?: PolicyViolationState | null | undefined;
  policyConditions?: unknown;
  projects?: unknown;
  tags?: unknown;
  uuid?: string | null | undefined;
  includeChildren?: boolean | null | undefined;
  global?: unknown;
  onlyLatestProjectVersion?: boolean | null | undefined;
}

export interface CreatePolicyBody {
  name: string;
  operator?: PolicyOperator | null | undefined;
  violationState?: PolicyViolationState | null | undefined;
  policyConditions?: unknown;
  projects?: unknown;
  tags?: unknown;
  uuid?: string | null | undefined;
  includeChildren?: boolean | null | undefined;
  global?: unknown;
  onlyLatestProjectVersion?: boolean | null | undefined;
}

export interface UpdatePolicyConditionBody {
  policy?: unknown;
  operator?: PolicyConditionOperator | null | undefined;
  subject?: PolicyConditionSubject | null | undefined;
  value: string;
  uuid?: string | null | undefined;
}

export interface CreatePolicyConditionBody {
  policy?: unknown;
  operator?: PolicyConditionOperator | null | undefined;
  subject?: PolicyConditionSubject | null | undefined;
  value: string;
  uuid?: string | null | undefined;
}

export interface UpdateProjectBody {
  author?: string | null | undefined;
  publisher?: string | null | undefined;
  manufacturer?: OrganizationalEntityInput | null | undefined;
  supplier?: OrganizationalEntityInput | null | undefined;
  group?: string | null | undefined;
  name: string;
  description?: string | null | undefined;
  version?: string | null | undefined;
  classifier?: Classifier | null | undefined;
  cpe?: string | null | undefined;
  purl?: string | null | undefined;
  swidTagId?: string | null | undefined;
  directDependencies?: unknown;
  uuid?: string | null | undefined;
  parent?: ProjectReferenceInput | null | undefined;
  children?: unknown;
  properties?: unknown;
  tags?: TagInput[] | null | undefined;
  /** Epoch milliseconds. */
  lastBomImport?: number | null | undefined;
  lastBomImportFormat?: string | null | undefined;
  lastInheritedRiskScore?: unknown;
  active?: boolean | null | undefined;
  externalReferences?: ExternalReferenceInput[] | null | undefined;
  metadata?: unknown;
  bomRef?: unknown;
  metrics?: unknown;
  /** Waybill's own. Who is responsible, set on the project or inherited. Only in lists that are asked for it. */
  owner?: unknown;
  /** Waybill's own. In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted. */
  coverage?: unknown;
  versions?: unknown;
  authors?: OrganizationalContactInput[] | null | undefined;
  isLatest?: boolean | null | undefined;
  /** Waybill's own. True if requests that give its name and version mean another project. It is reached by its UUID. */
  namesake?: unknown;
  accessTeams?: TeamReferenceInput[] | null | undefined;
  collectionLogic?: CollectionLogic | null | undefined;
  collectionTag?: TagInput | null | undefined;
  /** Epoch milliseconds. */
  lastVulnerabilityAnalysis?: number | null | undefined;
}

export interface CreateProjectBody {
  author?: string | null | undefined;
  publisher?: string | null | undefined;
  manufacturer?: OrganizationalEntityInput | null | undefined;
  supplier?: OrganizationalEntityInput | null | undefined;
  group?: string | null | undefined;
  name: string;
  description?: string | null | undefined;
  version?: string | null | undefined;
  classifier?: Classifier | null | undefined;
  cpe?: string | null | undefined;
  purl?: string | null | undefined;
  swidTagId?: string | null | undefined;
  directDependencies?: unknown;
  uuid?: string | null | undefined;
  parent?: ProjectReferenceInput | null | undefined;
  children?: unknown;
  properties?: unknown;
  tags?: TagInput[] | null | undefined;
  /** Epoch milliseconds. */
  lastBomImport?: number | null | undefined;
  lastBomImportFormat?: string | null | undefined;
  lastInheritedRiskScore?: unknown;
  active?: boolean | null | undefined;
  externalReferences?: ExternalReferenceInput[] | null | undefined;
  metadata?: unknown;
  bomRef?: unknown;
  metrics?: unknown;
  /** Waybill's own. Who is responsible, set on the project or inherited. Only in lists that are asked for it. */
  owner?: unknown;
  /** Waybill's own. In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted. */
  coverage?: unknown;
  versions?: unknown;
  authors?: OrganizationalContactInput[] | null | undefined;
  isLatest?: boolean | null | undefined;
  /** Waybill's own. True if requests that give its name and version mean another project. It is reached by its UUID. */
  namesake?: unknown;
  accessTeams?: TeamReferenceInput[] | null | undefined;
  collectionLogic?: CollectionLogic | null | undefined;
  collectionTag?: TagInput | null | undefined;
  /** Epoch milliseconds. */
  lastVulnerabilityAnalysis?: number | null | undefined;
}

export interface CloneProjectBody {
  project: string;
  version: string;
  includeTags?: boolean | null | undefined;
  includeProperties?: boolean | null | undefined;
  includeDependencies?: boolean | null | undefined;
  includeComponents?: boolean | null | undefined;
  includeServices?: boolean | null | undefined;
  includeAuditHistory?: boolean | null | undefined;
  includeACL?: boolean | null | undefined;
  includePolicyViolations?: boolean | null | undefined;
  makeCloneLatest?: boolean | null | undefined;
}

export interface PatchProjectBody {
  author?: string | null | undefined;
  publisher?: string | null | undefined;
  manufacturer?: OrganizationalEntityInput | null | undefined;
  supplier?: OrganizationalEntityInput | null | undefined;
  group?: string | null | undefined;
  name?: string | null | undefined;
  description?: string | null | undefined;
  version?: string | null | undefined;
  classifier?: Classifier | null | undefined;
  cpe?: string | null | undefined;
  purl?: string | null | undefined;
  swidTagId?: string | null | undefined;
  directDependencies?: unknown;
  uuid?: string | null | undefined;
  parent?: ProjectReferenceInput | null | undefined;
  children?: unknown;
  properties?: unknown;
  tags?: TagInput[] | null | undefined;
  /** Epoch milliseconds. */
  lastBomImport?: number | null | undefined;
  lastBomImportFormat?: string | null | undefined;
  lastInheritedRiskScore?: unknown;
  active?: boolean | null | undefined;
  externalReferences?: ExternalReferenceInput[] | null | undefined;
  metadata?: unknown;
  bomRef?: unknown;
  metrics?: unknown;
  /** Waybill's own. Who is responsible, set on the project or inherited. Only in lists that are asked for it. */
  owner?: unknown;
  /** Waybill's own. In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted. */
  coverage?: unknown;
  versions?: unknown;
  authors?: OrganizationalContactInput[] | null | undefined;
  isLatest?: boolean | null | undefined;
  /** Waybill's own. True if requests that give its name and version mean another project. It is reached by its UUID. */
  namesake?: unknown;
  accessTeams?: TeamReferenceInput[] | null | undefined;
  collectionLogic?: CollectionLogic | null | undefined;
  collectionTag?: TagInput | null | undefined;
  /** Epoch milliseconds. */
  lastVulnerabilityAnalysis?: number | null | undefined;
}

export interface DeleteProjectPropertyBody {
  groupName: string;
  propertyName: string;
  propertyValue?: string | null | undefined;
  propertyType?: PropertyType | null | undefined;
  description?: string | null | undefined;
  project?: unknown;
}

export interface UpdateProjectPropertyBody {
  groupName: string;
  propertyName: string;
  propertyValue?: string | null | undefined;
  propertyType?: PropertyType | null | undefined;
  description?: string | null | undefined;
  project?: unknown;
}

export interface CreateProjectPropertyBody {
  groupName: string;
  propertyName: string;
  propertyValue?: string | null | undefined;
  propertyType?: PropertyType | null | undefined;
  description?: string | null | undefined;
  project?: unknown;
}

export interface UpdateRepositoryBody {
  type?: RepositoryType | null | undefined;
  identifier: string;
  url: string;
  resolutionOrder?: number | null | undefined;
  enabled?: boolean | null | undefined;
  internal?: boolean | null | undefined;
  authenticationRequired?: boolean | null | undefined;
  username?: string | null | undefined;
  password?: string | null | undefined;
  uuid?: string | null | undefined;
}

export interface CreateRepositoryBody {
  type?: RepositoryType | null | undefined;
  identifier: string;
  url: string;
  resolutionOrder?: number | null | undefined;
  enabled?: boolean | null | undefined;
  internal?: boolean | null | undefined;
  authenticationRequired?: boolean | null | undefined;
  username?: string | null | undefined;
  password?: string | null | undefined;
  uuid?: string | null | undefined;
}

export interface UpdateServiceBody {
  provider?: OrganizationalEntityInput | null | undefined;
  group?: string | null | undefined;
  name: string;
  version?: string | null | undefined;
  description?: string | null | undefined;
  endpoints?: string[] | null | undefined;
  authenticated?: boolean | null | undefined;
  crossesTrustBoundary?: boolean | null | undefined;
  data?: DataClassificationInput[] | null | undefined;
  externalReferences?: ExternalReferenceInput[] | null | undefined;
  parent?: ComponentReferenceInput | null | undefined;
  children?: unknown;
  vulnerabilities?: unknown;
  project?: unknown;
  lastInheritedRiskScore?: unknown;
  notes?: string | null | undefined;
  uuid?: string | null | undefined;
  bomRef?: unknown;
}

export interface CreateServiceBody {
  provider?: OrganizationalEntityInput | null | undefined;
  group?: string | null | undefined;
  name: string;
  version?: string | null | undefined;
  description?: string | null | undefined;
  endpoints?: string[] | null | undefined;
  authenticated?: boolean | null | undefined;
  crossesTrustBoundary?: boolean | null | undefined;
  data?: DataClassificationInput[] | null | undefined;
  externalReferences?: ExternalReferenceInput[] | null | undefined;
  parent?: ComponentReferenceInput | null | undefined;
  children?: unknown;
  vulnerabilities?: unknown;
  project?: unknown;
  lastInheritedRiskScore?: unknown;
  notes?: string | null | undefined;
  uuid?: string | null | undefined;
  bomRef?: unknown;
}

export interface DeleteTeamBody {
  uuid?: string | null | undefined;
  name?: string | null | undefined;
  apiKeys?: unknown;
  ldapUsers?: unknown;
  managedUsers?: unknown;
  oidcUsers?: unknown;
  mappedLdapGroups?: unknown;
  mappedOidcGroups?: unknown;
  permissions?: unknown;
}

export interface UpdateTeamBody {
  uuid: string;
  name: string;
  apiKeys?: unknown;
  ldapUsers?: unknown;
  managedUsers?: unknown;
  oidcUsers?: unknown;
  mappedLdapGroups?: unknown;
  mappedOidcGroups?: unknown;
  permissions?: unknown;
}

export interface CreateTeamBody {
  uuid?: string | null | undefined;
  name: string;
  apiKeys?: unknown;
  ldapUsers?: unknown;
  managedUsers?: unknown;
  oidcUsers?: unknown;
  mappedLdapGroups?: unknown;
  mappedOidcGroups?: unknown;
  permissions?: unknown;
}

export interface ForceChangePasswordBody {
  username?: string | null | undefined;
  password?: string | null | undefined;
  newPassword?: string | null | undefined;
  confirmPassword?: string | null | undefined;
}

export interface DeleteLdapUserBody {
  username?: string | null | undefined;
  dn?: unknown;
  teams?: unknown;
  email?: unknown;
  /** Waybill's own. Kept out, whatever the directory or provider says. Absent: not suspended. */
  suspended?: unknown;
  permissions?: unknown;
}

export interface CreateLdapUserBody {
  username?: string | null | undefined;
  dn?: unknown;
  teams?: unknown;
  email?: unknown;
  /** Waybill's own. Kept out, whatever the directory or provider says. Absent: not suspended. */
  suspended?: unknown;
  permissions?: unknown;
}

export interface LoginBody {
  username?: string | null | undefined;
  password?: string | null | undefined;
}

export interface DeleteManagedUserBody {
  username?: string | null | undefined;
  newPassword?: string | null | undefined;
  confirmPassword?: string | null | undefined;
  /** Waybill's own. Needed to change one's own password. */
  currentPassword?: string | null | undefined;
  /** Epoch milliseconds. */
  lastPasswordChange?: unknown;
  fullname?: string | null | undefined;
  email?: string | null | undefined;
  suspended?: boolean | null | undefined;
  forcePasswordChange?: boolean | null | undefined;
  nonExpiryPassword?: boolean | null | undefined;
  teams?: unknown;
  permissions?: unknown;
}

export interface UpdateManagedUserBody {
  username?: string | null | undefined;
  newPassword?: string | null | undefined;
  confirmPassword?: string | null | undefined;
  /** Waybill's own. Needed to change one's own password. */
  currentPassword?: string | null | undefined;
  /** Epoch milliseconds. */
  lastPasswordChange?: unknown;
  fullname?: string | null | undefined;
  email?: string | null | undefined;
  suspended?: boolean | null | undefined;
  forcePasswordChange?: boolean | null | undefined;
  nonExpiryPassword?: boolean | null | undefined;
  teams?: unknown;
  permissions?: unknown;
}

export interface CreateManagedUserBody {
  username?: string | null | undefined;
  newPassword?: string | null | undefined;
  confirmPassword?: string | null | undefined;
  /** Waybill's own. Needed to change one's own password. */
  currentPassword?: string | null | undefined;
  /** Epoch milliseconds. */
  lastPasswordChange?: unknown;
  fullname?: string | null | undefined;
  email?: string | null | undefined;
  suspended?: boolean | null | undefined;
  forcePasswordChange?: boolean | null | undefined;
  nonExpiryPassword?: boolean | null | undefined;
  teams?: unknown;
  permissions?: unknown;
}

export interface DeleteOidcUserBody {
  username?: string | null | undefined;
  subjectIdentifier?: unknown;
  email?: unknown;
  /** Waybill's own. Kept out, whatever the directory or provider says. Absent: not suspended. */
  suspended?: unknown;
  teams?: unknown;
  permissions?: unknown;
}

export interface CreateOidcUserBody {
  username?: string | null | undefined;
  subjectIdentifier?: unknown;
  email?: unknown;
  /** Waybill's own. Kept out, whatever the directory or provider says. Absent: not suspended. */
  suspended?: unknown;
  teams?: unknown;
  permissions?: unknown;
}

export interface LoginByOidcBody {
  idToken?: string | null | undefined;
  accessToken?: string | null | undefined;
  nonce?: string | null | undefined;
}

export interface UpdateSelfBody {
  username?: string | null | undefined;
  newPassword?: string | null | undefined;
  confirmPassword?: string | null | undefined;
  /** Waybill's own. Needed to change one's own password. */
  currentPassword?: string | null | undefined;
  /** Epoch milliseconds. */
  lastPasswordChange?: unknown;
  fullname?: string | null | undefined;
  email?: string | null | undefined;
  suspended?: boolean | null | undefined;
  forcePasswordChange?: boolean | null | undefined;
  nonExpiryPassword?: boolean | null | undefined;
  teams?: unknown;
  permissions?: unknown;
}

export interface RemoveTeamFromUserBody {
  uuid: string;
}

export interface AddTeamToUserBody {
  uuid: string;
}

export interface UploadVexBody {
  project?: string | null | undefined;
  projectName?: string | null | undefined;
  projectVersion?: string | null | undefined;
  vex?: string | null | undefined;
}

export interface UpdateViolationAnalysisBody {
  component: string;
  policyViolation: string;
  comment?: string | null | undefined;
  analysisState?: ViolationAnalysisState | null | undefined;
  isSuppressed?: boolean | null | undefined;
  /** Waybill's own. Keeps a state that is left out instead of resetting it. */
  partial?: boolean | null | undefined;
}

export interface UpdateVulnerabilityBody {
  vulnId?: string | null | undefined;
  source?: unknown;
  friendlyVulnId?: unknown;
  title?: string | null | undefined;
  subTitle?: string | null | undefined;
  description?: string | null | undefined;
  detail?: string | null | undefined;
  recommendation?: string | null | undefined;
  references?: string | null | undefined;
  credits?: string | null | undefined;
  created?: string | null | undefined;
  published?: string | null | undefined;
  updated?: string | null | undefined;
  cwes?: CweInput[] | null | undefined;
  cvssV2BaseScore?: unknown;
  cvssV2ImpactSubScore?: unknown;
  cvssV2ExploitabilitySubScore?: unknown;
  cvssV2Vector?: string | null | undefined;
  cvssV3BaseScore?: unknown;
  cvssV3ImpactSubScore?: unknown;
  cvssV3ExploitabilitySubScore?: unknown;
  cvssV3Vector?: string | null | undefined;
  owaspRRLikelihoodScore?: unknown;
  owaspRRTechnicalImpactScore?: unknown;
  owaspRRBusinessImpactScore?: unknown;
  owaspRRVector?: string | null | undefined;
  severity?: Severity | null | undefined;
  vulnerableVersions?: string | null | undefined;
  patchedVersions?: string | null | undefined;
  epssScore?: unknown;
  epssPercentile?: unknown;
  components?: unknown;
  serviceComponents?: unknown;
  uuid?: string | null | undefined;
  affectedProjectCount?: unknown;
  affectedActiveProjectCount?: unknown;
  affectedInactiveProjectCount?: unknown;
  findingAttribution?: unknown;
  affectedComponents?: AffectedComponentInput[] | null | undefined;
  /** In a body: the IDs of other sources. Without it, those of before stay. */
  aliases?: (Record<string, string>)[] | null | undefined;
  cwe?: CweInput | null | undefined;
  cvssV4Score?: unknown;
  cvssV4Vector?: string | null | undefined;
  normalizedCvssV2Vector?: unknown;
  /** Waybill's own. When it was withdrawn by its issuer or the feed. */
  rejected?: unknown;
  /** Waybill's own. */
  knownExploited?: unknown;
}

export interface CreateVulnerabilityBody {
  vulnId: string;
  source?: unknown;
  friendlyVulnId?: unknown;
  title?: string | null | undefined;
  subTitle?: string | null | undefined;
  description?: string | null | undefined;
  detail?: string | null | undefined;
  recommendation?: string | null | undefined;
  references?: string | null | undefined;
  credits?: string | null | undefined;
  created?: string | null | undefined;
  published?: string | null | undefined;
  updated?: string | null | undefined;
  cwes?: CweInput[] | null | undefined;
  cvssV2BaseScore?: unknown;
  cvssV2ImpactSubScore?: unknown;
  cvssV2ExploitabilitySubScore?: unknown;
  cvssV2Vector?: string | null | undefined;
  cvssV3BaseScore?: unknown;
  cvssV3ImpactSubScore?: unknown;
  cvssV3ExploitabilitySubScore?: unknown;
  cvssV3Vector?: string | null | undefined;
  owaspRRLikelihoodScore?: unknown;
  owaspRRTechnicalImpactScore?: unknown;
  owaspRRBusinessImpactScore?: unknown;
  owaspRRVector?: string | null | undefined;
  severity?: Severity | null | undefined;
  vulnerableVersions?: string | null | undefined;
  patchedVersions?: string | null | undefined;
  epssScore?: unknown;
  epssPercentile?: unknown;
  components?: unknown;
  serviceComponents?: unknown;
  uuid?: string | null | undefined;
  affectedProjectCount?: unknown;
  affectedActiveProjectCount?: unknown;
  affectedInactiveProjectCount?: unknown;
  findingAttribution?: unknown;
  affectedComponents?: AffectedComponentInput[] | null | undefined;
  /** In a body: the IDs of other sources. Without it, those of before stay. */
  aliases?: (Record<string, string>)[] | null | undefined;
  cwe?: CweInput | null | undefined;
  cvssV4Score?: unknown;
  cvssV4Vector?: string | null | undefined;
  normalizedCvssV2Vector?: unknown;
  /** Waybill's own. When it was withdrawn by its issuer or the feed. */
  rejected?: unknown;
  /** Waybill's own. */
  knownExploited?: unknown;
}

export interface ImportDependencyTrackBody {
  /** Of a PostgreSQL, MySQL, MariaDB or SQL Server. */
  url?: string | null | undefined;
  /** Where the URL has none. */
  password?: string | null | undefined;
  /** An uploaded script. */
  file?: string | null | undefined;
  /** Content of the file `secret.key` in Base64. It is checked before anything is written. */
  secretKey?: string | null | undefined;
  /** Of the server, such as `Europe/Berlin`. All but PostgreSQL keep times without one. */
  timeZone?: string | null | undefined;
  /** Writes nothing. */
  preview?: boolean | null | undefined;
  /** Takes back all that was imported, instead. It fails once a person has changed anything since the first import. */
  undo?: boolean | null | undefined;
}

export interface SetCauseUnderstoodBody {
  side: DifferenceSide;
  cause: DifferenceCause;
  /** What it is about: a source, an analyzer, a scheme of versions. Empty where the cause says everything. */
  detail?: string | null | undefined;
  understood: boolean;
}

export interface ReceiveShadowBomBody {
  notification: ShadowNotificationInput;
}

export interface CreateLimitedApiKeyBody {
  comment?: string | null | undefined;
  /** From then on the key is refused. Epoch milliseconds. */
  expires?: number | null | undefined;
  /** The key sees and changes only these. Left out: all that its team may see. */
  projects?: LimitingProjectInput[] | null | undefined;
  /** Teams that may be let see the projects that this key creates, besides its own. */
  accessTeams?: ListedTeamInput[] | null | undefined;
}

export interface LimitApiKeyBody {
  comment?: string | null | undefined;
  /** From then on the key is refused. Epoch milliseconds. */
  expires?: number | null | undefined;
  /** The key sees and changes only these. Left out: all that its team may see. */
  projects?: LimitingProjectInput[] | null | undefined;
  /** Teams that may be let see the projects that this key creates, besides its own. */
  accessTeams?: ListedTeamInput[] | null | undefined;
}

export interface TestSourceBody {
  /** A stored secret goes to the host that it was stored for, and to no other. */
  settings: SettingChangeInput[];
}

export interface TestAnalyzerBody {
  /** A stored secret goes to the host that it was stored for, and to no other. */
  settings: SettingChangeInput[];
}

export interface TestIntegrationBody {
  /** A stored secret goes to the host that it was stored for, and to no other. */
  settings: SettingChangeInput[];
}

export interface TestRepositoryBody {
  /** Of the one that is stored. */
  uuid?: string | null | undefined;
  /** Of one that is not stored yet. */
  type?: RepositoryType | null | undefined;
  url?: string | null | undefined;
  authenticationRequired?: boolean | null | undefined;
  username?: string | null | undefined;
  /** Absent or empty: the stored one, for the host that it was stored for. */
  password?: string | null | undefined;
}

export interface ErasePersonBody {
  /** The name that the deleted account had. */
  username: string;
}

export interface DecideFindingsBody {
  selection: BulkSelectionInput;
  analysisState?: AnalysisState | null | undefined;
  analysisJustification?: AnalysisJustification | null | undefined;
  analysisResponse?: AnalysisResponse | null | undefined;
  analysisDetails?: string | null | undefined;
  /** Takes the details away. */
  clearDetails?: boolean | null | undefined;
  /** The last day of the analysis, in UTC, today or later. Another analysis without it has no end. None ends that is not set and does not suppress. */
  analysisUntil?: string | null | undefined;
  /** Takes the last day away. */
  clearUntil?: boolean | null | undefined;
  isSuppressed?: boolean | null | undefined;
  comment?: string | null | undefined;
  /** Decides the same about the other records of each flaw that are findings of the same component, and says so in the trail of each. All of them count as one. */
  aliases?: boolean | null | undefined;
}

export interface CountOverwrittenFindingsBody {
  selection: BulkSelectionInput;
  analysisState?: AnalysisState | null | undefined;
  analysisJustification?: AnalysisJustification | null | undefined;
  analysisResponse?: AnalysisResponse | null | undefined;
  analysisDetails?: string | null | undefined;
  /** Takes the details away. */
  clearDetails?: boolean | null | undefined;
  /** The last day of the analysis, in UTC, today or later. Another analysis without it has no end. None ends that is not set and does not suppress. */
  analysisUntil?: string | null | undefined;
  /** Takes the last day away. */
  clearUntil?: boolean | null | undefined;
  isSuppressed?: boolean | null | undefined;
  comment?: string | null | undefined;
  /** Decides the same about the other records of each flaw that are findings of the same component, and says so in the trail of each. All of them count as one. */
  aliases?: boolean | null | undefined;
}

export interface DecideFindingBody {
  analysisState?: AnalysisState | null | undefined;
  analysisJustification?: AnalysisJustification | null | undefined;
  analysisResponse?: AnalysisResponse | null | undefined;
  analysisDetails?: string | null | undefined;
  /** Takes the details away. */
  clearDetails?: boolean | null | undefined;
  /** The last day of the analysis, in UTC, today or later. Another analysis without it has no end. None ends that is not set and does not suppress. */
  analysisUntil?: string | null | undefined;
  /** Takes the last day away. */
  clearUntil?: boolean | null | undefined;
  isSuppressed?: boolean | null | undefined;
  comment?: string | null | undefined;
  /** Decides the same about the other records of the flaw that are findings of the component, and says so in the trail of each. */
  aliases?: boolean | null | undefined;
  /** Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for. */
  components?: string[] | null | undefined;
}

export interface DecidePortfolioFindingsBody {
  selection: BulkSelectionInput;
  analysisState?: AnalysisState | null | undefined;
  analysisJustification?: AnalysisJustification | null | undefined;
  analysisResponse?: AnalysisResponse | null | undefined;
  analysisDetails?: string | null | undefined;
  /** Takes the details away. */
  clearDetails?: boolean | null | undefined;
  /** The last day of the analysis, in UTC, today or later. Another analysis without it has no end. None ends that is not set and does not suppress. */
  analysisUntil?: string | null | undefined;
  /** Takes the last day away. */
  clearUntil?: boolean | null | undefined;
  isSuppressed?: boolean | null | undefined;
  comment?: string | null | undefined;
  /** Decides the same about the other records of each flaw that are findings of the same component, and says so in the trail of each. All of them count as one. */
  aliases?: boolean | null | undefined;
}

export interface CountOverwrittenPortfolioFindingsBody {
  selection: BulkSelectionInput;
  analysisState?: AnalysisState | null | undefined;
  analysisJustification?: AnalysisJustification | null | undefined;
  analysisResponse?: AnalysisResponse | null | undefined;
  analysisDetails?: string | null | undefined;
  /** Takes the details away. */
  clearDetails?: boolean | null | undefined;
  /** The last day of the analysis, in UTC, today or later. Another analysis without it has no end. None ends that is not set and does not suppress. */
  analysisUntil?: string | null | undefined;
  /** Takes the last day away. */
  clearUntil?: boolean | null | undefined;
  isSuppressed?: boolean | null | undefined;
  comment?: string | null | undefined;
  /** Decides the same about the other records of each flaw that are findings of the same component, and says so in the trail of each. All of them count as one. */
  aliases?: boolean | null | undefined;
}

export interface UpdateDecisionCarryingBody {
  /** A decision follows its component into a new version of the project and into a new version of the component, while the vulnerability is still there. */
  enabled: boolean;
}

export interface UpdateLicenseBody {
  name: string;
  licenseText?: string | null | undefined;
  standardLicenseTemplate?: string | null | undefined;
  standardLicenseHeader?: string | null | undefined;
  licenseComments?: string | null | undefined;
  licenseId?: string | null | undefined;
  isOsiApproved?: boolean | null | undefined;
  isFsfLibre?: boolean | null | undefined;
  isDeprecatedLicenseId?: boolean | null | undefined;
  isCustomLicense?: unknown;
  seeAlso?: string[] | null | undefined;
  licenseGroups?: unknown;
  uuid?: unknown;
}

export interface SetProjectOwnerBody {
  /** User name. */
  user?: string | null | undefined;
  /** UUID of a team. */
  team?: string | null | undefined;
}

export interface CreateSavedViewBody {
  uuid?: unknown;
  /** Of which list it is a view, such as `ProjectFindings`. */
  list: string;
  /** Unique among the views of the list that the user has. */
  name: string;
  /** What the address of the list holds behind the question mark. */
  search?: string | null | undefined;
  /** Ids of the columns in their order, between commas; those of the list without it. */
  columns?: string | null | undefined;
  /** Name of the team that it is shared with. */
  team?: unknown;
  /** Whose view it is. Absent for one's own, which alone can be changed. */
  sharedBy?: unknown;
}

export interface UpdateSavedViewBody {
  uuid?: unknown;
  /** Of which list it is a view, such as `ProjectFindings`. */
  list?: string | null | undefined;
  /** Unique among the views of the list that the user has. */
  name: string;
  /** What the address of the list holds behind the question mark. */
  search?: string | null | undefined;
  /** Ids of the columns in their order, between commas; those of the list without it. */
  columns?: string | null | undefined;
  /** Name of the team that it is shared with. */
  team?: unknown;
  /** Whose view it is. Absent for one's own, which alone can be changed. */
  sharedBy?: unknown;
}

export interface ShareSavedViewBody {
  /** One of the teams of the caller. */
  team: string;
}

export interface DeleteServicesOfAllProjectsBody {
  selection: BulkSelectionInput;
}

export interface CreateServiceAccountBody {
  /** What trails show; no user has it. */
  name: string;
  description?: string | null | undefined;
}

export interface UpdateServiceAccountBody {
  description?: string | null | undefined;
  suspended?: boolean | null | undefined;
}

export interface CreateServiceAccountApiKeyBody {
  comment?: string | null | undefined;
  /** From then on the key is refused. Epoch milliseconds. */
  expires?: number | null | undefined;
  /** The key sees and changes only these. Left out: all that its team may see. */
  projects?: LimitingProjectInput[] | null | undefined;
  /** Teams that may be let see the projects that this key creates, besides its own. */
  accessTeams?: ListedTeamInput[] | null | undefined;
}

export interface RequestPasswordResetBody {
  /** A user name or an email address. */
  account: string;
}

export interface ConfirmPasswordResetBody {
  token: string;
  newPassword: string;
}

export interface BeginSignInBody {
  username: string;
  password: string;
}

export interface FinishSignInBody {
  challenge: string;
  passkey?: PasskeyAssertionInput | null | undefined;
  recoveryCode?: string | null | undefined;
  newPassword?: string | null | undefined;
}

export interface BeginPasskeyEnrollmentBody {
  currentPassword: string;
}

export interface AddPasskeyBody {
  challenge: string;
  name: string;
  credentialId: string;
  clientDataJson: string;
  attestationObject: string;
  /** Those that WebAuthn has no name for are ignored. */
  transports?: string[] | null | undefined;
}

export interface RenewRecoveryCodesBody {
  currentPassword: string;
}

export interface RenamePasskeyBody {
  name: string;
}

export interface RemovePasskeyBody {
  currentPassword: string;
}

export interface SetTeamPermissionBody {
  /** `ALL`: all projects that members see, and what is about no project. `TEAM`: projects that portfolio access control gives to the team. */
  reach: PermissionReach;
}

export interface BeginOidcSignInBody {
  redirectUri: string;
}

export interface FinishOidcSignInBody {
  redirectUri: string;
  /** The query of the address that was called. */
  parameters: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SuspendExternalUserBody {
  suspended: boolean;
}

export interface AcceptOidcSubjectBody {
  /** The one that was shown, so that nobody is taken for somebody who has come since. */
  subjectIdentifier: string;
}

export interface NameOidcGroupBody {
  displayName?: string | null | undefined;
}

export interface TestLdapBody {
  /** A stored secret goes to the host that it was stored for, and to no other. */
  settings: SettingChangeInput[];
}

export interface TestLdapUserBody {
  /** A stored secret goes to the host that it was stored for, and to no other. */
  settings: SettingChangeInput[];
  username: string;
  /** Absent or empty: it is not tried. */
  password?: string | null | undefined;
}

export interface TestOidcBody {
  /** A stored secret goes to the host that it was stored for, and to no other. */
  settings: SettingChangeInput[];
}

export interface TestTrustedHeaderBody {
  /** A stored secret goes to the host that it was stored for, and to no other. */
  settings: SettingChangeInput[];
}

export interface ChangeSettingsBody {
  group: string;
  name: string;
  /** Absent, null or empty: the setting is cleared. */
  value?: string | null | undefined;
}

export interface CreateShareLinkBody {
  /** Whom the link is for. */
  label: string;
  /** At most 366 days ahead. Epoch milliseconds. */
  expiresAt: number;
  sbom: boolean;
  vex: boolean;
}

export interface ExchangeTokenBody {
  grant_type?: string | null | undefined;
  subject_token?: string | null | undefined;
  subject_token_type?: string | null | undefined;
  requested_token_type?: string | null | undefined;
  service_account?: string | null | undefined;
  actor_token?: string | null | undefined;
  actor_token_type?: string | null | undefined;
  scope?: string | null | undefined;
  resource?: string | null | undefined;
  audience?: string | null | undefined;
}

export interface CreateTokenRuleBody {
  uuid?: unknown;
  name: string;
  enabled?: boolean | null | undefined;
  /** The name of the service account. */
  account: string;
  /** As the claim `iss` of its tokens has it; its keys are found by OpenID Connect Discovery. */
  issuer: string;
  /** Must be in the claim `aud`. */
  audience: string;
  /** What the token must say besides, all of it. One must be exact, or a pattern that does not begin with a star. */
  claims: TokenRuleClaimInput[];
  /** The tokens see and change only these. Left out: all that the teams of the account may see. */
  projects?: LimitingProjectInput[] | null | undefined;
  /** Epoch milliseconds. */
  created?: unknown;
  /** Epoch milliseconds. */
  lastUsed?: unknown;
}

export interface UpdateTokenRuleBody {
  uuid?: unknown;
  name: string;
  enabled?: boolean | null | undefined;
  /** The name of the service account. */
  account: string;
  /** As the claim `iss` of its tokens has it; its keys are found by OpenID Connect Discovery. */
  issuer: string;
  /** Must be in the claim `aud`. */
  audience: string;
  /** What the token must say besides, all of it. One must be exact, or a pattern that does not begin with a star. */
  claims: TokenRuleClaimInput[];
  /** The tokens see and change only these. Left out: all that the teams of the account may see. */
  projects?: LimitingProjectInput[] | null | undefined;
  /** Epoch milliseconds. */
  created?: unknown;
  /** Epoch milliseconds. */
  lastUsed?: unknown;
}

export interface DeleteFoundComponentsBody {
  selection: BulkSelectionInput;
}

export interface PreviewComponentDeletionBody {
  selection: BulkSelectionInput;
}

export interface TagManyProjectsBody {
  selection: BulkSelectionInput;
  /** Tags that the projects get. */
  add?: string[] | null | undefined;
  /** Tags that are taken from them. */
  remove?: string[] | null | undefined;
}

export interface ActivateManyProjectsBody {
  selection: BulkSelectionInput;
  active: boolean;
}

export interface MoveManyProjectsBody {
  selection: BulkSelectionInput;
  /** Left out or null: they go to the top. */
  parent?: string | null | undefined;
}

export interface DeleteManyProjectsBody {
  selection: BulkSelectionInput;
}

export interface PreviewProjectDeletionBody {
  selection: BulkSelectionInput;
}

export interface DeleteManyComponentsBody {
  selection: BulkSelectionInput;
}

export interface DeleteManyServicesBody {
  selection: BulkSelectionInput;
}

export interface SetNotificationRuleOptionsBody {
  /** Limits the rule to active projects, in all versions, with one of these names, where `*` stands for any text; besides those that it is limited to by themselves or by tags. */
  projectNames?: string[] | null | undefined;
  /** Only vulnerabilities that are at least so severe. */
  minSeverity?: Severity | null | undefined;
  /** Only vulnerabilities with at least this EPSS score, 0 to 1. */
  minEpss?: number | null | undefined;
  /** Only vulnerabilities that are known to be exploited. */
  exploitedOnly?: boolean | null | undefined;
  /** Only components that the project itself depends on. */
  directOnly?: boolean | null | undefined;
  /** Only the latest versions of projects. */
  latestOnly?: boolean | null | undefined;
  /** Only violations of these policies; of all when empty. */
  policies?: string[] | null | undefined;
  /** How these policies are called; of one that was deleted there is none. */
  policyNames?: unknown;
  /** The time zone of the schedule of a rule that runs by the clock, such as Europe/Berlin. UTC without one. */
  scheduleZone?: string | null | undefined;
  /** Only what this expression in CEL is true of. */
  expression?: string | null | undefined;
  /** What the last fault of the expression was. What it cannot be evaluated for is told. */
  expressionError?: unknown;
  /** What the rule tells of besides its groups of the contract. Of portfolio rules that wait for events. */
  ownGroups?: OwnNotificationGroup[] | null | undefined;
  /** Gathers messages for so many minutes, 1 to 1440. New findings, and violations, of that time become one message of the summary group. */
  groupMinutes?: number | null | undefined;
  /** Holds messages. What came meanwhile is grouped when they end. */
  quietHours?: QuietHoursInput | null | undefined;
  /** How many messages its destination takes in a minute, 1 to 6000. The least of the rules of a destination counts. */
  maxPerMinute?: number | null | undefined;
  /** Signs what is posted to a webhook, as https://www.standardwebhooks.com has it: `whsec_` and the Base64 of 24 to 64 bytes. One that is left out stays, null takes it away. */
  signingSecret?: string | null | undefined;
  isSigned?: unknown;
  /** A template of the subject line of mails. It sees what other templates see, and `severity` and `project`. */
  mailSubject?: string | null | undefined;
}

export interface CreateSubscriptionBody {
  uuid?: unknown;
  /** Whether it sends; what happens meanwhile is not sent later. On unless said otherwise. */
  enabled?: boolean | null | undefined;
  /** The address that messages are posted to as JSON instead of being mailed. One that is left out stays, null has mails sent again. */
  webhook?: string | null | undefined;
  isWebhook?: unknown;
  /** The host of its webhook. The rest of the address is a secret. */
  webhookHost?: unknown;
  /** Whether what is posted is signed. */
  isSigned?: unknown;
  state?: unknown;
  /** New vulnerabilities and vulnerable dependencies, violations, and what became of BOMs. */
  groups: NotificationGroup[];
  /** With all that is below them. In bodies their UUIDs. */
  projects?: string[] | null | undefined;
  /** Whether none of its projects is visible any more. */
  hasHiddenProjects?: unknown;
  /** Projects with one of these tags. */
  tags?: string[] | null | undefined;
  /** Only vulnerabilities that are at least so severe. */
  minSeverity?: Severity | null | undefined;
  /** Gathers what comes within so many minutes, 1 to 1440, into one mail. */
  groupMinutes?: number | null | undefined;
}

export interface UpdateSubscriptionBody {
  uuid?: unknown;
  /** Whether it sends; what happens meanwhile is not sent later. On unless said otherwise. */
  enabled?: boolean | null | undefined;
  /** The address that messages are posted to as JSON instead of being mailed. One that is left out stays, null has mails sent again. */
  webhook?: string | null | undefined;
  isWebhook?: unknown;
  /** The host of its webhook. The rest of the address is a secret. */
  webhookHost?: unknown;
  /** Whether what is posted is signed. */
  isSigned?: unknown;
  state?: unknown;
  /** New vulnerabilities and vulnerable dependencies, violations, and what became of BOMs. */
  groups: NotificationGroup[];
  /** With all that is below them. In bodies their UUIDs. */
  projects?: string[] | null | undefined;
  /** Whether none of its projects is visible any more. */
  hasHiddenProjects?: unknown;
  /** Projects with one of these tags. */
  tags?: string[] | null | undefined;
  /** Only vulnerabilities that are at least so severe. */
  minSeverity?: Severity | null | undefined;
  /** Gathers what comes within so many minutes, 1 to 1440, into one mail. */
  groupMinutes?: number | null | undefined;
}

export interface CopyNotificationPublisherBody {
  /** Of the new publisher. */
  name: string;
}

export interface CheckJiraFieldsBody {
  publisher: string;
  /** As of the rule. */
  publisherConfig: string;
}

export interface PreviewTemplateBody {
  publisherClass: string;
  /** Where the kind is none of the contract. */
  ownKind?: OwnPublisherKind | null | undefined;
  template: string;
  /** What the sample is about. */
  group: NotificationGroup;
}

export interface OrderRepositoriesBody {
  uuids: string[];
}

export interface AddFullPolicyConditionBody {
  uuid?: unknown;
  /** Of its policy. */
  policy?: unknown;
  subject: ConditionSubject;
  operator: PolicyConditionOperator;
  value: string;
}

export interface UpdateFullPolicyConditionBody {
  uuid?: unknown;
  /** Of its policy. */
  policy?: unknown;
  subject: ConditionSubject;
  operator: PolicyConditionOperator;
  value: string;
}

export interface DecideViolationsBody {
  selection: BulkSelectionInput;
  analysisState?: ViolationAnalysisState | null | undefined;
  isSuppressed?: boolean | null | undefined;
  comment?: string | null | undefined;
}

export interface CountOverwrittenViolationsBody {
  selection: BulkSelectionInput;
  analysisState?: ViolationAnalysisState | null | undefined;
  isSuppressed?: boolean | null | undefined;
  comment?: string | null | undefined;
}

export interface DecideViolationBody {
  analysisState?: ViolationAnalysisState | null | undefined;
  isSuppressed?: boolean | null | undefined;
  comment?: string | null | undefined;
}

export interface DecideViolationsOfProjectBody {
  selection: BulkSelectionInput;
  analysisState?: ViolationAnalysisState | null | undefined;
  isSuppressed?: boolean | null | undefined;
  comment?: string | null | undefined;
}

export interface CountOverwrittenViolationsOfProjectBody {
  selection: BulkSelectionInput;
  analysisState?: ViolationAnalysisState | null | undefined;
  isSuppressed?: boolean | null | undefined;
  comment?: string | null | undefined;
}

export interface TagInput {
  name: string;
}

export interface TeamReferenceInput {
  uuid?: string | null | undefined;
  name?: string | null | undefined;
}

export interface OrganizationalEntityInput {
  name?: string | null | undefined;
  urls?: string[] | null | undefined;
  contacts?: OrganizationalContactInput[] | null | undefined;
}

export interface ExternalReferenceInput {
  type?: string | null | undefined;
  url: string;
  comment?: string | null | undefined;
}

export interface ComponentReferenceInput {
  uuid?: string | null | undefined;
  name?: string | null | undefined;
  group?: string | null | undefined;
  version?: string | null | undefined;
}

export interface OrganizationalContactInput {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

export interface PublisherReferenceInput {
  uuid: string;
}

export interface ProjectReferenceInput {
  uuid?: string | null | undefined;
  name?: unknown;
  version?: unknown;
}

export interface DataClassificationInput {
  direction?: DataDirection | null | undefined;
  name?: string | null | undefined;
}

export interface CweInput {
  cweId: number;
  name?: string | null | undefined;
}

export interface AffectedComponentInput {
  identityType: IdentityType;
  identity: string;
  versionType?: VersionType | null | undefined;
  version?: string | null | undefined;
  versionEndExcluding?: string | null | undefined;
  versionEndIncluding?: string | null | undefined;
  versionStartExcluding?: string | null | undefined;
  versionStartIncluding?: string | null | undefined;
  uuid?: unknown;
  affectedVersionAttributions?: unknown;
}

export interface ShadowNotificationInput {
  /** Must be BOM_PROCESSED. */
  group?: string | null | undefined;
  subject?: ShadowSubjectInput | null | undefined;
}

export interface LimitingProjectInput {
  uuid: string;
  name?: unknown;
  version?: unknown;
  /** And all projects below it. */
  withChildren?: boolean | null | undefined;
}

export interface ListedTeamInput {
  uuid: string;
  name?: unknown;
}

export interface SettingChangeInput {
  group: string;
  name: string;
  /** Absent, null or empty: the setting is cleared. */
  value?: string | null | undefined;
}

export interface BulkSelectionInput {
  kind: BulkSelectionKind;
  /** With `ids`: those that are meant. */
  ids?: string[] | null | undefined;
  /** With `filter`: those that the filter leaves and that are not meant all the same. */
  excluded?: string[] | null | undefined;
}

export interface PasskeyAssertionInput {
  credentialId: string;
  clientDataJson: string;
  authenticatorData: string;
  signature: string;
}

export interface TokenRuleClaimInput {
  /** The name of a claim. Of one that is a list, an item must fit. */
  claim: string;
  value: string;
  /** Whether `*` in the value stands for any characters. */
  isPattern?: boolean | null | undefined;
}

export interface QuietHoursInput {
  /** Such as Europe/Berlin. */
  zone: string;
  /** Such as 22:00. */
  from: string;
  /** Of the next day where it is not later than their beginning. */
  until: string;
  /** On which they begin: 1 is Monday, 7 Sunday. */
  days: number[];
}

export interface ShadowSubjectInput {
  project?: ShadowProjectInput | null | undefined;
  bom?: ShadowBomInput | null | undefined;
}

export interface ShadowProjectInput {
  uuid?: string | null | undefined;
  name?: string | null | undefined;
  version?: string | null | undefined;
}

export interface ShadowBomInput {
  /** The document in Base64. */
  content?: string | null | undefined;
}
