// Generated from ../../data by `npm run generate`. Do not edit.

import type {
  AnalysisJustification,
  AnalysisResponse,
  AnalysisState,
  AnalyzerIdentity,
  BulkSelectionKind,
  BulkSkipReason,
  Classifier,
  CollectionLogic,
  ComponentScope,
  DataDirection,
  DependencyType,
  HealthStatus,
  IdentityType,
  NotificationGroup,
  NotificationLevel,
  NotificationScope,
  NotificationTriggerType,
  Permission,
  PolicyConditionOperator,
  PolicyConditionSubject,
  PolicyOperator,
  PolicyViolationState,
  PolicyViolationType,
  ProgressUnit,
  PropertyType,
  RepositoryType,
  RiskLevel,
  SettingList,
  SettingUnit,
  Severity,
  SourceName,
  SourceProblemCode,
  SourceRunState,
  SourceTestStep,
  TaskState,
  Verdict,
  VersionType,
  ViolationAnalysisState,
  VulnerabilitySource,
} from './enums.gen.ts';

export interface ManagedUser {
  username: string;
  /** Epoch milliseconds. */
  lastPasswordChange?: number;
  fullname?: string;
  email?: string;
  suspended: boolean;
  forcePasswordChange: boolean;
  nonExpiryPassword: boolean;
  teams?: NestedTeam[];
  permissions?: PermissionItem[];
}

export interface LdapUser {
  username: string;
  dn?: string;
  teams?: NestedTeam[];
  email?: string;
  permissions?: PermissionItem[];
}

export interface OidcUser {
  username: string;
  subjectIdentifier?: string;
  email?: string;
  teams?: NestedTeam[];
  permissions?: PermissionItem[];
}

export type UserPrincipal = ManagedUser | LdapUser | OidcUser;

export interface Team {
  uuid: string;
  name: string;
  apiKeys: ApiKey[];
  ldapUsers: LdapUser[];
  managedUsers: ManagedUser[];
  oidcUsers: OidcUser[];
  mappedLdapGroups: MappedLdapGroup[];
  mappedOidcGroups: MappedOidcGroup[];
  permissions: PermissionItem[];
}

export interface TeamReference {
  uuid: string;
  name: string;
}

export interface NestedTeam {
  uuid: string;
  name: string;
  permissions?: PermissionItem[];
}

export interface TeamSelfResponse {
  uuid: string;
  name: string;
  permissions: PermissionItem[];
}

export interface VisibleTeam {
  name: string;
  uuid: string;
}

export interface ApiKey {
  key?: string;
  comment?: string;
  /** Epoch milliseconds. */
  created?: number;
  /** Epoch milliseconds. */
  lastUsed?: number;
  maskedKey: string;
  publicId: string;
  legacy: boolean;
}

export interface PermissionItem {
  name: Permission;
  description?: string;
}

export interface MappedLdapGroup {
  dn: string;
  uuid: string;
}

export interface MappedLdapGroupRequest {
  team?: string;
  dn?: string;
}

export interface OidcGroup {
  uuid: string;
  name: string;
}

export interface MappedOidcGroup {
  group?: OidcGroup;
  uuid: string;
}

export interface MappedOidcGroupRequest {
  team?: string;
  group?: string;
}

export interface IdentifiableObject {
  uuid?: string;
}

export interface Component {
  author?: string;
  publisher?: string;
  supplier?: OrganizationalEntity;
  group?: string;
  name: string;
  version?: string;
  classifier?: Classifier;
  filename?: string;
  extension?: string;
  md5?: string;
  sha1?: string;
  sha256?: string;
  sha384?: string;
  sha512?: string;
  sha3_256?: string;
  sha3_384?: string;
  sha3_512?: string;
  blake2b_256?: string;
  blake2b_384?: string;
  blake2b_512?: string;
  blake3?: string;
  cpe?: string;
  purl?: string;
  purlCoordinates?: string;
  swidTagId?: string;
  isInternal: boolean;
  description?: string;
  copyright?: string;
  license?: string;
  licenseExpression?: string;
  licenseUrl?: string;
  resolvedLicense?: License;
  directDependencies?: string;
  externalReferences?: ExternalReference[];
  parent?: ComponentReference;
  children?: ComponentReference[];
  properties?: ComponentProperty[];
  vulnerabilities?: Vulnerability[];
  project?: NestedProject;
  lastInheritedRiskScore?: number;
  notes?: string;
  uuid: string;
  metrics?: DependencyMetrics;
  repositoryMeta?: RepositoryMetaComponent;
  dependencyGraph?: string[];
  expandDependencyGraph: boolean;
  authors?: OrganizationalContact[];
  scope?: ComponentScope;
  /** Waybill's own. Only when a single component is requested. */
  occurrences?: Occurrence[];
  /** Some clients send it. */
  isNew?: boolean;
  bomRef?: string;
}

export interface ComponentReference {
  uuid: string;
  name: string;
  group?: string;
  version?: string;
}

export interface ComponentProperty {
  groupName?: string;
  propertyName: string;
  propertyValue?: string;
  propertyType: PropertyType;
  description?: string;
  uuid: string;
}

export interface Occurrence {
  location: string;
  line?: number;
  offset?: number;
  symbol?: string;
  additionalContext?: string;
}

export interface DependencyGraphResponse {
  uuid: string;
  name: string;
  version?: string;
  purl?: string;
  directDependencies?: string;
  latestVersion?: string;
}

export interface DirectDependency {
  uuid: string;
  group?: string;
  name: string;
  version?: string;
  purl?: string;
  purlCoordinates?: string;
  cpe?: string;
  swidTagId?: string;
  objectType: DependencyType;
}

export interface RepositoryMetaComponent {
  repositoryType: RepositoryType;
  namespace?: string;
  name: string;
  latestVersion: string;
  /** Epoch milliseconds. */
  published?: number;
  /** Epoch milliseconds. */
  lastCheck: number;
}

export interface Finding {
  component: FindingComponent;
  vulnerability: FindingVulnerability;
  analysis: FindingAnalysis;
  attribution: FindingOrigin;
  matrix: string;
}

export interface FindingComponent {
  uuid: string;
  name: string;
  group?: string;
  version?: string;
  scope?: string;
  purl?: string;
  cpe?: string;
  project: string;
  projectName?: string;
  projectVersion?: string;
  latestVersion?: string;
}

export interface FindingVulnerability {
  uuid: string;
  source: string;
  vulnId: string;
  title?: string | null;
  subtitle?: string | null;
  description?: string | null;
  recommendation?: string | null;
  severity: Severity;
  severityRank: number;
  cvssV2BaseScore?: number;
  cvssV2Vector?: string | null;
  cvssV3BaseScore?: number;
  cvssV3Vector?: string | null;
  cvssV4Score?: number;
  cvssV4Vector?: string | null;
  owaspLikelihoodScore?: number;
  owaspTechnicalImpactScore?: number;
  owaspBusinessImpactScore?: number;
  owaspRRVector?: string | null;
  epssScore?: number;
  epssPercentile?: number;
  cweId?: number;
  cweName?: string;
  cwes?: Cwe[];
  aliases: FindingAlias[];
  references?: string | null;
  /** Epoch milliseconds. */
  published?: number;
}

export interface FindingAnalysis {
  state?: AnalysisState;
  isSuppressed: boolean;
  detail?: string;
}

export interface FindingOrigin {
  analyzerIdentity: AnalyzerIdentity;
  /** Epoch milliseconds. */
  attributedOn: number;
  alternateIdentifier?: string;
  referenceUrl?: string;
}

export interface FindingAlias {
  cveId?: string;
  ghsaId?: string;
  sonatypeId?: string;
  osvId?: string;
  snykId?: string;
  vulnDbId?: string;
}

export interface GroupedFinding {
  vulnerability: GroupedVulnerability;
  attribution: GroupedOrigin;
}

export interface GroupedVulnerability {
  source: string;
  vulnId: string;
  title?: string;
  severity: Severity;
  cvssV2BaseScore?: number;
  cvssV3BaseScore?: number;
  cvssV4Score?: number;
  /** Epoch milliseconds. */
  published?: number;
  cwes?: Cwe[];
  affectedProjectCount: number;
}

export interface GroupedOrigin {
  analyzerIdentity: AnalyzerIdentity;
}

export interface FindingPackagingFormat {
  version: string;
  meta: FpfMeta;
  project: FpfProject;
  findings: FpfFinding[];
}

export interface FpfMeta {
  application: string;
  version: string;
  timestamp: string;
  baseUrl?: string;
}

export interface FpfProject {
  uuid: string;
  name: string;
  version?: string;
  description?: string;
  purl?: string;
  cpe?: string;
}

export interface FpfFinding {
  component: FindingComponent;
  vulnerability: FpfVulnerability;
  analysis: FindingAnalysis;
  attribution: FpfOrigin;
  matrix: string;
}

export interface FpfVulnerability {
  uuid: string;
  source: string;
  vulnId: string;
  title?: string | null;
  subtitle?: string | null;
  description?: string | null;
  recommendation?: string | null;
  severity: Severity;
  severityRank: number;
  cvssV2BaseScore?: number;
  cvssV2Vector?: string | null;
  cvssV3BaseScore?: number;
  cvssV3Vector?: string | null;
  cvssV4Score?: number;
  cvssV4Vector?: string | null;
  owaspLikelihoodScore?: number;
  owaspTechnicalImpactScore?: number;
  owaspBusinessImpactScore?: number;
  owaspRRVector?: string | null;
  epssScore?: number;
  epssPercentile?: number;
  cweId?: number;
  cweName?: string;
  cwes?: Cwe[];
  aliases: FindingAlias[];
  references?: string | null;
  published?: string;
}

export interface FpfOrigin {
  analyzerIdentity: AnalyzerIdentity;
  attributedOn: string;
  alternateIdentifier?: string;
  referenceUrl?: string;
}

export interface Analysis {
  analysisState: AnalysisState;
  analysisJustification: AnalysisJustification;
  analysisResponse: AnalysisResponse;
  analysisDetails?: string;
  analysisComments: AnalysisComment[];
  isSuppressed: boolean;
}

export interface AnalysisComment {
  /** Epoch milliseconds. */
  timestamp: number;
  comment: string;
  commenter?: string;
}

export interface AnalysisRequest {
  project?: string;
  component?: string;
  vulnerability?: string;
  comment?: string;
  analysisDetails?: string;
  analysisState?: AnalysisState;
  analysisJustification?: AnalysisJustification;
  analysisResponse?: AnalysisResponse;
  isSuppressed?: boolean;
  /** Waybill's own. Removes the details. An empty text cannot: clients send one to keep what is there. */
  clearDetails?: boolean;
  /** Waybill's own. Keeps the state, justification, and response that are left out instead of resetting them. */
  partial?: boolean;
  /** Former name of `isSuppressed`. */
  suppressed?: boolean;
}

export interface License {
  name: string;
  licenseText?: string;
  standardLicenseTemplate?: string;
  standardLicenseHeader?: string;
  licenseComments?: string;
  licenseId: string;
  isOsiApproved: boolean;
  isFsfLibre: boolean;
  isDeprecatedLicenseId: boolean;
  isCustomLicense: boolean;
  seeAlso?: string[];
  licenseGroups?: LicenseGroup[];
  uuid: string;
}

export interface LicenseGroup {
  name: string;
  licenses: License[];
  riskWeight: number;
  uuid: string;
}

export interface ProjectMetrics {
  critical: number;
  high: number;
  medium: number;
  low: number;
  unassigned: number;
  vulnerabilities: number;
  vulnerableComponents: number;
  components: number;
  suppressed: number;
  findingsTotal: number;
  findingsAudited: number;
  findingsUnaudited: number;
  inheritedRiskScore: number;
  policyViolationsFail: number;
  policyViolationsWarn: number;
  policyViolationsInfo: number;
  policyViolationsTotal: number;
  policyViolationsAudited: number;
  policyViolationsUnaudited: number;
  policyViolationsSecurityTotal: number;
  policyViolationsSecurityAudited: number;
  policyViolationsSecurityUnaudited: number;
  policyViolationsLicenseTotal: number;
  policyViolationsLicenseAudited: number;
  policyViolationsLicenseUnaudited: number;
  policyViolationsOperationalTotal: number;
  policyViolationsOperationalAudited: number;
  policyViolationsOperationalUnaudited: number;
  /** Epoch milliseconds. */
  firstOccurrence: number;
  /** Epoch milliseconds. */
  lastOccurrence: number;
  collectionLogic?: CollectionLogic;
  collectionLogicChanged: boolean;
}

export interface PortfolioMetrics {
  critical: number;
  high: number;
  medium: number;
  low: number;
  unassigned: number;
  vulnerabilities: number;
  projects: number;
  vulnerableProjects: number;
  components: number;
  vulnerableComponents: number;
  suppressed: number;
  findingsTotal: number;
  findingsAudited: number;
  findingsUnaudited: number;
  inheritedRiskScore: number;
  policyViolationsFail: number;
  policyViolationsWarn: number;
  policyViolationsInfo: number;
  policyViolationsTotal: number;
  policyViolationsAudited: number;
  policyViolationsUnaudited: number;
  policyViolationsSecurityTotal: number;
  policyViolationsSecurityAudited: number;
  policyViolationsSecurityUnaudited: number;
  policyViolationsLicenseTotal: number;
  policyViolationsLicenseAudited: number;
  policyViolationsLicenseUnaudited: number;
  policyViolationsOperationalTotal: number;
  policyViolationsOperationalAudited: number;
  policyViolationsOperationalUnaudited: number;
  /** Epoch milliseconds. */
  firstOccurrence: number;
  /** Epoch milliseconds. */
  lastOccurrence: number;
}

export interface DependencyMetrics {
  critical: number;
  high: number;
  medium: number;
  low: number;
  unassigned: number;
  vulnerabilities: number;
  suppressed: number;
  findingsTotal: number;
  findingsAudited: number;
  findingsUnaudited: number;
  inheritedRiskScore: number;
  policyViolationsFail: number;
  policyViolationsWarn: number;
  policyViolationsInfo: number;
  policyViolationsTotal: number;
  policyViolationsAudited: number;
  policyViolationsUnaudited: number;
  policyViolationsSecurityTotal: number;
  policyViolationsSecurityAudited: number;
  policyViolationsSecurityUnaudited: number;
  policyViolationsLicenseTotal: number;
  policyViolationsLicenseAudited: number;
  policyViolationsLicenseUnaudited: number;
  policyViolationsOperationalTotal: number;
  policyViolationsOperationalAudited: number;
  policyViolationsOperationalUnaudited: number;
  /** Epoch milliseconds. */
  firstOccurrence: number;
  /** Epoch milliseconds. */
  lastOccurrence: number;
}

export interface VulnerabilityMetrics {
  year: number;
  month?: number;
  count: number;
  /** Epoch milliseconds. */
  measuredAt: number;
}

export interface NotificationRule {
  name: string;
  enabled: boolean;
  notifyChildren: boolean;
  logSuccessfulPublish: boolean;
  scope: NotificationScope;
  notificationLevel: NotificationLevel;
  projects: NestedProject[];
  teams: NestedTeam[];
  notifyOn: NotificationGroup[];
  message?: string;
  publisher: NotificationPublisher;
  publisherConfig?: string;
  uuid: string;
  tags: Tag[];
  triggerType: NotificationTriggerType;
  /** Epoch milliseconds. */
  scheduleLastTriggeredAt?: number;
  /** Epoch milliseconds. */
  scheduleNextTriggerAt?: number;
  scheduleCron?: string;
  scheduleSkipUnchanged?: boolean;
}

export interface NotificationPublisher {
  name: string;
  description?: string;
  publisherClass: string;
  template?: string;
  templateMimeType: string;
  defaultPublisher: boolean;
  uuid: string;
}

export interface CreateScheduledNotificationRuleRequest {
  name: string;
  scope: NotificationScope;
  notificationLevel: NotificationLevel;
  publisher: PublisherReference;
}

export interface PublisherReference {
  uuid: string;
}

export interface OrganizationalEntity {
  name?: string;
  urls?: string[];
  contacts?: OrganizationalContact[];
}

export interface OrganizationalContact {
  name?: string;
  email?: string;
  phone?: string;
}

export interface ExternalReference {
  type: string;
  url: string;
  comment?: string;
}

export interface Policy {
  name: string;
  operator: PolicyOperator;
  violationState: PolicyViolationState;
  policyConditions?: PolicyCondition[];
  projects?: NestedProject[];
  tags?: Tag[];
  uuid: string;
  includeChildren: boolean;
  global: boolean;
  onlyLatestProjectVersion: boolean;
}

export interface PolicyCondition {
  policy?: Policy;
  operator: PolicyConditionOperator;
  subject: PolicyConditionSubject;
  value: string;
  uuid: string;
}

export interface PolicyViolation {
  type?: PolicyViolationType;
  project?: NestedProject;
  component?: Component;
  policyCondition?: PolicyCondition;
  /** Epoch milliseconds. */
  timestamp?: number;
  text?: string;
  analysis?: ViolationAnalysis;
  uuid: string;
}

export interface ViolationAnalysis {
  analysisState: ViolationAnalysisState;
  analysisComments?: ViolationAnalysisComment[];
  isSuppressed: boolean;
}

export interface ViolationAnalysisComment {
  /** Epoch milliseconds. */
  timestamp: number;
  comment: string;
  commenter?: string;
}

export interface ViolationAnalysisRequest {
  component: string;
  policyViolation: string;
  comment?: string;
  analysisState?: ViolationAnalysisState;
  isSuppressed?: boolean;
}

export interface Project {
  author?: string;
  publisher?: string;
  manufacturer?: OrganizationalEntity;
  supplier?: OrganizationalEntity;
  group?: string;
  name: string;
  description?: string;
  version?: string;
  classifier?: Classifier;
  cpe?: string;
  purl?: string;
  swidTagId?: string;
  directDependencies?: string;
  uuid: string;
  parent?: ProjectReference;
  children?: NestedProject[];
  properties?: ProjectProperty[];
  tags: Tag[];
  /** Epoch milliseconds. */
  lastBomImport?: number;
  lastBomImportFormat?: string;
  lastInheritedRiskScore?: number;
  active: boolean;
  externalReferences?: ExternalReference[];
  metadata?: ProjectMetadata;
  bomRef?: string;
  metrics?: ProjectMetrics;
  versions?: ProjectVersion[];
  authors?: OrganizationalContact[];
  isLatest: boolean;
  collectionLogic: CollectionLogic;
  collectionTag?: Tag;
  /** Epoch milliseconds. */
  lastVulnerabilityAnalysis?: number;
}

/** A project inside of something else, where its tags may be left out. */
export interface NestedProject {
  author?: string;
  publisher?: string;
  manufacturer?: OrganizationalEntity;
  supplier?: OrganizationalEntity;
  group?: string;
  name: string;
  description?: string;
  version?: string;
  classifier?: Classifier;
  cpe?: string;
  purl?: string;
  swidTagId?: string;
  directDependencies?: string;
  uuid: string;
  parent?: ProjectReference;
  children?: NestedProject[];
  properties?: ProjectProperty[];
  tags?: Tag[];
  /** Epoch milliseconds. */
  lastBomImport?: number;
  lastBomImportFormat?: string;
  lastInheritedRiskScore?: number;
  active: boolean;
  externalReferences?: ExternalReference[];
  metadata?: ProjectMetadata;
  bomRef?: string;
  metrics?: ProjectMetrics;
  versions?: ProjectVersion[];
  authors?: OrganizationalContact[];
  isLatest: boolean;
  collectionLogic: CollectionLogic;
  collectionTag?: Tag;
  /** Epoch milliseconds. */
  lastVulnerabilityAnalysis?: number;
}

export interface ProjectReference {
  uuid: string;
  name: string;
  version?: string;
}

export interface ProjectMetadata {
  supplier?: OrganizationalEntity;
  authors?: OrganizationalContact[];
}

export interface ProjectProperty {
  groupName?: string;
  propertyName: string;
  propertyValue?: string;
  propertyType: PropertyType;
  description?: string;
}

export interface ProjectVersion {
  uuid: string;
  version?: string;
  active: boolean;
}

export interface CloneProjectRequest {
  project: string;
  version: string;
  includeTags?: boolean;
  includeProperties?: boolean;
  includeDependencies?: boolean;
  includeComponents?: boolean;
  includeServices?: boolean;
  includeAuditHistory?: boolean;
  includeACL?: boolean;
  includePolicyViolations?: boolean;
  makeCloneLatest?: boolean;
}

export interface ProjectOperationProblemDetails {
  type?: string;
  status: number;
  title: string;
  detail?: string;
  instance?: string;
  /** Waybill's own. */
  code?: string;
  /** Waybill's own. */
  violations?: Violation[];
  errors?: Record<string, string>;
}

export interface Tag {
  name: string;
}

export interface TagListResponseItem {
  name: string;
  projectCount: number;
  policyCount: number;
  notificationRuleCount: number;
  collectionProjectCount: number;
}

export interface TaggedProjectListResponseItem {
  uuid: string;
  name: string;
  version?: string;
}

export interface TaggedCollectionProjectListResponseItem {
  uuid?: string;
  name?: string;
  version?: string;
}

export interface TaggedPolicyListResponseItem {
  uuid?: string;
  name?: string;
}

export interface TaggedNotificationRuleListResponseItem {
  uuid?: string;
  name?: string;
}

export interface TagOperationProblemDetails {
  type?: string;
  status: number;
  title: string;
  detail?: string;
  instance?: string;
  /** Waybill's own. */
  code?: string;
  /** Waybill's own. */
  violations?: Violation[];
  errors?: Record<string, string>;
}

export interface AclMappingRequest {
  team?: string;
  project?: string;
}

export interface ServiceComponent {
  provider?: OrganizationalEntity;
  group?: string;
  name: string;
  version?: string;
  description?: string;
  endpoints?: string[];
  authenticated?: boolean;
  crossesTrustBoundary?: boolean;
  data?: DataClassification[];
  externalReferences?: ExternalReference[];
  parent?: ComponentReference;
  children?: ComponentReference[];
  vulnerabilities?: Vulnerability[];
  project?: NestedProject;
  lastInheritedRiskScore?: number;
  notes?: string;
  uuid: string;
  bomRef?: string;
}

export interface DataClassification {
  direction: DataDirection;
  name?: string;
}

export interface About {
  application: string;
  version: string | null;
  timestamp: string;
  uuid: string;
  framework: Framework;
  systemUuid: string;
  /** Waybill's own. Version of Waybill itself. */
  waybillVersion: string;
}

export interface Framework {
  name?: string;
  version?: string;
  timestamp?: string;
  uuid?: string;
}

export interface Health {
  status: HealthStatus;
  checks: HealthCheck[];
}

export interface HealthCheck {
  name: string;
  status: HealthStatus;
  data: Record<string, string>;
}

export interface ConfigProperty {
  groupName: string;
  propertyName: string;
  propertyValue?: string;
  propertyType?: PropertyType;
  description?: string;
}

export type ConfigPropertyOrFault = ConfigProperty | string | null;

export interface Repository {
  type: RepositoryType;
  identifier: string;
  url: string;
  resolutionOrder: number;
  enabled: boolean;
  internal: boolean;
  authenticationRequired: boolean;
  username?: string;
  uuid: string;
}

export interface SearchResult {
  results: Record<string, (Record<string, string>)[]>;
}

export interface ProblemDetails {
  type?: string;
  status: number;
  title: string;
  detail?: string;
  instance?: string;
  /** Waybill's own. */
  code?: string;
  /** Waybill's own. */
  violations?: Violation[];
}

export interface Violation {
  path: string;
  message: string;
}

export interface ValidationError {
  message: string;
  messageTemplate: string;
  path: string;
  invalidValue?: unknown;
}

export interface ManualValidationError {
  input?: string | null;
  message: string;
}

export interface BomSubmitRequest {
  project: string;
  projectName: string;
  projectVersion: string;
  parentUUID?: string;
  parentName?: string;
  parentVersion?: string;
  bom: string;
  autoCreate?: boolean;
  projectTags?: Tag[];
  isLatestProjectVersion?: boolean;
  isLatest?: boolean;
}

export interface VexSubmitRequest {
  project: string;
  projectName: string;
  projectVersion: string;
  vex: string;
}

export interface TokenResponse {
  token: string;
}

export interface IsTokenBeingProcessedResponse {
  processing: boolean;
}

export interface InvalidBomProblemDetails {
  type?: string;
  status: number;
  title: string;
  detail?: string;
  instance?: string;
  /** Waybill's own. */
  code?: string;
  /** Waybill's own. */
  violations?: Violation[];
  errors?: string[];
}

export interface Vulnerability {
  vulnId: string;
  source: string;
  friendlyVulnId?: string;
  title?: string;
  subTitle?: string;
  description?: string;
  detail?: string;
  recommendation?: string;
  references?: string;
  credits?: string;
  created?: string;
  published?: string;
  updated?: string;
  cwes?: Cwe[];
  cvssV2BaseScore?: number;
  cvssV2ImpactSubScore?: number;
  cvssV2ExploitabilitySubScore?: number;
  cvssV2Vector?: string;
  cvssV3BaseScore?: number;
  cvssV3ImpactSubScore?: number;
  cvssV3ExploitabilitySubScore?: number;
  cvssV3Vector?: string;
  owaspRRLikelihoodScore?: number;
  owaspRRTechnicalImpactScore?: number;
  owaspRRBusinessImpactScore?: number;
  owaspRRVector?: string;
  severity: Severity;
  vulnerableVersions?: string;
  patchedVersions?: string;
  epssScore?: number;
  epssPercentile?: number;
  components?: Component[];
  serviceComponents?: ServiceComponent[];
  uuid: string;
  affectedProjectCount: number;
  affectedActiveProjectCount: number;
  affectedInactiveProjectCount: number;
  findingAttribution?: FindingAttribution;
  affectedComponents?: AffectedComponent[];
  aliases?: VulnerabilityAlias[];
  cwe?: Cwe;
  cvssV4Score?: number;
  cvssV4Vector?: string;
  normalizedCvssV2Vector?: string;
  /** Waybill's own. When it was withdrawn by its issuer or the feed. */
  rejected?: string;
  /** Waybill's own. */
  knownExploited?: KnownExploited;
}

export interface VulnerabilityAlias {
  internalId?: string;
  cveId?: string;
  ghsaId?: string;
  sonatypeId?: string;
  osvId?: string;
  snykId?: string;
  gsdId?: string;
  vulnDbId?: string;
  uuid: string;
}

export interface Cwe {
  cweId: number;
  name?: string;
}

export interface AffectedComponent {
  identityType: IdentityType;
  identity: string;
  versionType: VersionType;
  version?: string;
  versionEndExcluding?: string;
  versionEndIncluding?: string;
  versionStartExcluding?: string;
  versionStartIncluding?: string;
  uuid: string;
  affectedVersionAttributions: AffectedVersionAttribution[];
}

export interface AffectedVersionAttribution {
  /** Epoch milliseconds. */
  firstSeen: number;
  /** Epoch milliseconds. */
  lastSeen: number;
  source: VulnerabilitySource;
  uuid: string;
}

export interface AffectedProject {
  uuid: string;
  dependencyGraphAvailable: boolean;
  name: string;
  version: string | null;
  active: boolean;
  affectedComponentUuids: string[];
}

export interface FindingAttribution {
  /** Epoch milliseconds. */
  attributedOn: number;
  analyzerIdentity: AnalyzerIdentity;
  component?: Component;
  vulnerability?: Vulnerability;
  alternateIdentifier?: string;
  referenceUrl?: string;
  uuid?: string;
}

export interface KnownExploited {
  addedOn?: string;
  dueOn?: string;
  /** Whether it is known to be used in ransomware campaigns. */
  ransomware: boolean;
  requiredAction?: string;
}

export interface CvssScore {
  baseScore: NumberOrNaN;
  impactSubScore: NumberOrNaN;
  exploitabilitySubScore: NumberOrNaN;
  temporalScore: NumberOrNaN;
  environmentalScore: NumberOrNaN;
  modifiedImpactSubScore: NumberOrNaN;
}

export type NumberOrNaN = number | string;

export interface OwaspRiskRatingScore {
  likelihoodScore?: number;
  technicalImpactScore?: number;
  businessImpactScore?: number;
  likelihood?: RiskLevel;
  technicalImpact?: RiskLevel;
  businessImpact?: RiskLevel;
}

/** An administrative change. */
export interface AuditLogEntry {
  /** Epoch milliseconds. */
  at: number;
  /** A user name, the teams of an API key, or `command line`. */
  actor: string;
  /** `<thing>.<what happened>`, such as `team.created`. */
  action: string;
  /** The name or public ID of what was changed. */
  target: string;
  /** The members depend on the action. Never contains secrets. */
  detail?: Record<string, unknown>;
}

/** One upload of a bill of materials. */
export interface BomImport {
  uuid: string;
  /** Of the task that processed it. */
  token: string;
  sha256: string;
  mediaType: string;
  byteSize: number;
  format?: string;
  specVersion?: string;
  serialNumber?: string;
  bomVersion?: number;
  components?: number;
  services?: number;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Epoch milliseconds. */
  processedAt?: number;
}

/** How many of something there are by severity. Low includes informational. */
export interface SeverityCounts {
  critical: number;
  high: number;
  medium: number;
  low: number;
  unassigned: number;
}

/** What needs attention in the active projects that the caller may see. */
export interface Attention {
  /** New means found on this day (UTC) or later. */
  since: string;
  /** Projects that have changed and are still to be counted again. */
  pending: number;
  newFindings: SeverityCounts;
  /** Projects with a new finding. */
  newProjects: number;
  /** Findings known to be exploited. */
  exploited: number;
  exploitedProjects: number;
  /** Of all components; the largest causes first, without examples. */
  coverage: Coverage;
}

/** An active project with the figures that say how urgent it is. */
export interface AttentionProject {
  uuid: string;
  name: string;
  version?: string;
  findings: number;
  newFindings: SeverityCounts;
  exploited: number;
  critical: number;
  high: number;
  /** The highest of its findings. */
  epss?: number;
  components: number;
  /** Components that no source covers. */
  notCovered: number;
}

/** A project and the active projects below it, as far as the caller may see them, summed up. */
export interface ProjectSums {
  uuid: string;
  /** How many were summed up, itself included. */
  projects: number;
  components: number;
  vulnerableComponents: number;
  critical: number;
  high: number;
  medium: number;
  low: number;
  unassigned: number;
  vulnerabilities: number;
  findings: number;
  audited: number;
  suppressed: number;
  inheritedRiskScore: number;
  /** The latest of all. Epoch milliseconds. */
  lastBomImport?: number;
}

/** Why something could not be fetched. */
export interface SourceProblem {
  code: SourceProblemCode;
  host: string;
}

/** Proxies that forward requests on behalf of clients. */
export interface Forwarding {
  /** The last peer that did so without being a trusted proxy, within a day. */
  ignoredProxy: IgnoredProxy | null;
}

export interface IgnoredProxy {
  address: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface BlindSpotExample {
  uuid: string;
  name: string;
  version?: string;
}

/** A kind of component that no enabled source covers. */
export interface BlindSpot {
  code: string;
  data: Record<string, unknown>;
  components: number;
  /** A few of these components, by name. */
  examples: BlindSpotExample[];
}

/** What components of the portfolio are called. */
export interface ComponentName {
  group?: string;
  name: string;
}

/** How much of a project the enabled sources cover. */
export interface Coverage {
  components: number;
  judgeable: number;
  blind: number;
  blindSpots: BlindSpot[];
}

export interface AuditFindingComponent {
  uuid: string;
  name: string;
  group?: string;
  version?: string;
  purl?: string;
  cpe?: string;
  /** The project itself depends on it. */
  isDirect?: boolean;
}

/** IDs of the records that the facts of a vulnerability come from. */
export interface FlawOrigins {
  severity: string;
  title?: string;
  cvss?: string;
  epss?: string;
  knownExploited?: string;
}

/** A vulnerability with the merged facts of all records in its alias group. */
export interface FlawSummary {
  uuid: string;
  source: string;
  vulnId: string;
  title?: string;
  severity: Severity;
  cvss?: number;
  epssScore?: number;
  /** The CVE of the alias group, whatever the ID of the record is. */
  cveId?: string;
  epssPercentile?: number;
  /** Absent when it is not a known exploited vulnerability. */
  knownExploited?: KnownExploited;
  /** Epoch milliseconds. */
  published?: number;
  cwes: number[];
  aliases: FindingAlias[];
  origins: FlawOrigins;
}

/** Versions that fix a finding. */
export interface FindingFix {
  /** The lowest one. */
  nearest: string;
  /** The highest one in the records, when there are several. */
  latest?: string;
  /** ID of the record that lists the nearest version. */
  from: string;
}

export interface AuditFindingAnalysis {
  state: AnalysisState;
  isSuppressed: boolean;
  /** False when there is no analysis and no comment. */
  isRecorded: boolean;
}

export interface AuditFindingOrigin {
  analyzerIdentity: AnalyzerIdentity;
  /** Epoch milliseconds. */
  attributedOn: number;
}

/** A finding as shown in lists. */
export interface AuditFinding {
  component: AuditFindingComponent;
  vulnerability: FlawSummary;
  /** Absent when no record lists a fixed version. */
  fix?: FindingFix;
  analysis: AuditFindingAnalysis;
  attribution: AuditFindingOrigin;
}

/** Findings of one vulnerability or of one component. */
export interface FindingGroup {
  /** For a vulnerability, its most complete record. */
  vulnerability?: FlawSummary;
  /** Of a component. */
  component?: AuditFindingComponent;
  /** The highest of them. */
  severity: Severity;
  exploited: boolean;
  findings: number;
  components: number;
  flaws: number;
  /** Findings with a known fix. */
  fixable: number;
  /** Findings with a state other than NOT_SET. */
  decided: number;
}

/** The record of one source about a vulnerability. */
export interface FlawRecord {
  uuid: string;
  source: string;
  vulnId: string;
  title?: string;
  /** UNASSIGNED when the record has none. */
  severity: Severity;
  cvss?: number;
  cvssVector?: string;
  /** Epoch milliseconds. */
  published?: number;
  /** Epoch milliseconds. */
  updated?: number;
  /** When the record was withdrawn. Epoch milliseconds. */
  rejected?: number;
}

/** A finding with the details from all records of its vulnerability. */
export interface FindingDetails {
  component: AuditFindingComponent;
  vulnerability: FlawSummary;
  /** Absent when no record lists a fixed version. */
  fix?: FindingFix;
  analysis: AuditFindingAnalysis;
  attribution: AuditFindingOrigin;
  /** Markdown; from the first record that has one. */
  description?: string;
  recommendation?: string;
  /** URLs, each once. */
  references: string[];
  cweNames: Cwe[];
  /** The finding's own first. */
  records: FlawRecord[];
}

export type GraphNode = [
  uuid: string,
  name: string,
  version: string | null,
  group: string | null,
  purlType: string | null,
  critical: number,
  high: number,
  medium: number,
  low: number,
  unassigned: number,
  flags: number,
];

/** Small enough for 50,000 components: node 0 is the project, `edges` are pairs of positions in `nodes`, flat. */
export interface ProjectGraph {
  nodes: GraphNode[];
  edges: number[];
}

/** Progress of a step, in numbers that clients put into words. */
export interface ProgressDetail {
  /** The file or ecosystem being processed. */
  part: string;
  unit: ProgressUnit;
  done: number;
  total?: number;
  /** How many of the processed records were new or changed. */
  changed?: number;
}

/** Which things of a list are meant. */
export interface BulkSelection {
  kind?: BulkSelectionKind;
  /** With `ids`: those that are meant. */
  ids?: string[];
  /** With `filter`: those that the filter leaves and that are not meant all the same. */
  excluded?: string[];
}

/** What is decided about many findings; what is left out stays as it is. A finding is named by the uuids of its component and vulnerability, with a colon between them. */
export interface FindingDecisions {
  selection?: BulkSelection;
  analysisState?: AnalysisState;
  analysisJustification?: AnalysisJustification;
  analysisResponse?: AnalysisResponse;
  analysisDetails?: string;
  /** Takes the details away. */
  clearDetails?: boolean;
  isSuppressed?: boolean;
  comment?: string;
}

/** A bulk change that has been enqueued. */
export interface BulkStarted {
  /** Of its task. */
  token: string;
  /** How many things it is about. */
  total: number;
}

/** How far a bulk change is. */
export interface BulkSummary {
  /** Such as `finding.analysis`. */
  kind: string;
  total: number;
  done: number;
  skipped: number;
  /** Once it is over. */
  canUndo: boolean;
  /** Token of the bulk change that it takes back. */
  undoes?: string;
  /** Token of the one that takes it back. */
  undoneBy?: string;
}

export interface BulkSkippedItem {
  id: string;
  /** Its name. */
  label?: string;
}

/** Things that were left alone for the same reason. */
export interface BulkSkipped {
  reason: BulkSkipReason;
  count: number;
  /** The first 100. */
  items: BulkSkippedItem[];
}

/** What became of a bulk change. */
export interface BulkReport {
  /** Such as `finding.analysis`. */
  kind: string;
  total: number;
  done: number;
  skipped: number;
  /** Once it is over. */
  canUndo: boolean;
  /** Token of the bulk change that it takes back. */
  undoes?: string;
  /** Token of the one that takes it back. */
  undoneBy?: string;
  token: string;
  state: TaskState;
  reasons: BulkSkipped[];
}

export interface TaskProject {
  uuid: string;
  name: string;
  version?: string;
}

/** A background task. */
export interface Task {
  token: string;
  /** Such as `bom.process` or `source.mirror`. */
  kind: string;
  /** What it processes, where at most one task may exist for each. */
  subject?: string;
  state: TaskState;
  /** 0 to 100. */
  progress: number;
  /** The current step, as a word that clients translate. */
  stage?: string;
  detail?: ProgressDetail;
  /** The detail in English. */
  message?: string;
  /** Why it failed, or why the last attempt failed. */
  error?: string;
  warnings: string[];
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  startedAt?: number;
  /** Epoch milliseconds. */
  finishedAt?: number;
  /** The result. Its members depend on the kind. */
  result?: Record<string, unknown>;
  /** The project that it is on. */
  project?: TaskProject;
  /** Where it is a bulk change. */
  bulk?: BulkSummary;
}

/** How a user wants to see a list: filters, search, order, grouping and columns, under a name. */
export interface SavedView {
  uuid: string;
  /** Of which list it is a view, such as `ProjectFindings`. */
  list: string;
  /** Unique among the views of the list that the user has. */
  name: string;
  /** What the address of the list holds behind the question mark. */
  search: string;
  /** Ids of the columns in their order, between commas; those of the list without it. */
  columns?: string;
}

/** A file or ecosystem of a source. */
export interface SourcePart {
  part: string;
  records: number;
  /** Epoch milliseconds. */
  lastSuccess?: number;
  /** Epoch milliseconds. */
  lastAttempt?: number;
  /** Why the latest attempt failed. What was imported before is kept. */
  error?: string;
  /** The same as a code, when the network was the reason. */
  problem?: SourceProblem;
}

/** A vulnerability source. */
export interface Source {
  source: SourceName;
  title: string;
  /** False when this version cannot mirror it. */
  available: boolean;
  /** Whether the source is enabled. */
  enabled: boolean;
  /** Why it cannot run, in a sentence. */
  obstacle?: string;
  state: SourceRunState;
  /** Of the latest run. */
  token?: string;
  /** 0 to 100, of the latest run. */
  progress: number;
  /** The current step, as a word that clients translate. */
  stage?: string;
  detail?: ProgressDetail;
  /** Start of the latest run. Epoch milliseconds. */
  lastRun?: number;
  /** When one of its feeds was last imported without errors. Epoch milliseconds. */
  lastSuccess?: number;
  /** When the next scheduled run is due. Epoch milliseconds. */
  nextRun?: number;
  /** Number of records imported from it. */
  records: number;
  /** Why the latest run failed. */
  error?: string;
  /** The same as a code, when the network was the reason. */
  problem?: SourceProblem;
  warnings: string[];
  /** Its files or ecosystems. */
  parts: SourcePart[];
}

/** A setting in the database, with what values it takes. */
export interface Setting {
  group: string;
  name: string;
  type: PropertyType;
  description: string;
  /** Whether it has a value; all that is told of a secret. */
  isSet: boolean;
  /** Never that of a secret. */
  value?: string;
  /** Absent: without a value until somebody sets one. */
  default?: string;
  unit?: SettingUnit;
  min?: number;
  max?: number;
  /** The only values that it takes. */
  choices?: string[];
  /** Several texts, written as a JSON array or between semicolons. */
  list?: SettingList;
}

/** A new value of a setting. */
export interface SettingChange {
  group?: string;
  name?: string;
  /** Absent, null or empty: the setting is cleared. */
  value?: string;
}

/** Where a vulnerability source may be. */
export interface SourceAddress {
  url?: string;
}

/** What came of one step of trying out an address. */
export interface SourceTestOutcome {
  step: SourceTestStep;
  /** Absent: an earlier step failed. */
  ok?: boolean;
  detail?: string;
}

/** A vulnerability as shown in lists, with the merged facts of its alias group. */
export interface VulnerabilitySummary {
  uuid: string;
  source: string;
  vulnId: string;
  title?: string;
  severity: Severity;
  cvss?: number;
  epssScore?: number;
  /** The CVE of the alias group, whatever the ID of the record is. */
  cveId?: string;
  published?: string;
  cwes: Cwe[];
  aliases: VulnerabilityAlias[];
  rejected: boolean;
  knownExploited: boolean;
  origins: FlawOrigins;
  affectedProjectCount: number;
  affectedActiveProjectCount: number;
}

export interface WhyStep {
  code: string;
  data: Record<string, unknown>;
}

/** How one record was evaluated. `steps` are machine-readable; clients put them into words. */
export interface WhyRecord {
  feed: string;
  recordId: string;
  /** When the record was last changed, according to its source. */
  modified?: string;
  verdict: Verdict;
  steps: WhyStep[];
}

export interface WhyVulnerability {
  uuid: string;
  source: string;
  vulnId: string;
  title?: string;
}

export interface WhyMatch {
  /** Epoch milliseconds. */
  firstSeen: number;
  analyzers: string[];
}

export interface PastMatch {
  /** Epoch milliseconds. */
  firstSeen: number;
  /** Epoch milliseconds. */
  goneAt: number;
}

/** Why there is a match, or why there is none. */
export interface Why {
  component: AuditFindingComponent;
  vulnerability: WhyVulnerability;
  verdict: Verdict;
  records: WhyRecord[];
  /** The stored match, if any. */
  match?: WhyMatch;
  /** Earlier matches that ended. */
  past: PastMatch[];
  /** Coverage gaps, if no enabled source covers the component. */
  blindSpots: WhyStep[];
}
