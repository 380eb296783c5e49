// Generated from ../../data by `npm run generate`. Do not edit.

import type {
  AccessOrigin,
  AnalysisJustification,
  AnalysisResponse,
  AnalysisState,
  AnalyzerIdentity,
  AnalyzerName,
  AnalyzerObstacle,
  BulkSelectionKind,
  BulkSkipReason,
  Classifier,
  CollectionLogic,
  ComponentChange,
  ComponentScope,
  ConditionOutcome,
  ConditionSubject,
  ConnectionCode,
  ConnectionOutcome,
  ConnectionStep,
  CoverageStatus,
  CvssVersion,
  DataDirection,
  DecisionReason,
  DeliveryState,
  DependencyType,
  DifferenceCause,
  DifferenceSide,
  FindingChange,
  HealthStatus,
  IdentityCode,
  IdentityStep,
  IdentityType,
  ImportOutcome,
  IntegrationName,
  IntegrationObstacle,
  Integrity,
  IntegrityGap,
  LicenseChange,
  LicenseKind,
  MatchingWorkKind,
  NotificationGroup,
  NotificationLevel,
  NotificationScope,
  NotificationTriggerType,
  OidcFlow,
  OwnNotificationGroup,
  OwnPublisherKind,
  OwnerKind,
  OwnerOrigin,
  PasskeyTransport,
  Permission,
  PermissionReach,
  PolicyConditionOperator,
  PolicyConditionSubject,
  PolicyOperator,
  PolicyReachKind,
  PolicyViolationState,
  PolicyViolationType,
  ProgressUnit,
  PropertyType,
  RepositoryType,
  RiskLevel,
  ScheduleMode,
  ServiceFailure,
  SettingList,
  SettingUnit,
  Severity,
  ShareLinkState,
  SourceName,
  SourceObstacle,
  SourceProblemCode,
  SourceRunState,
  TaskState,
  TicketCategory,
  TicketSystem,
  ToldGroup,
  UploadOutcome,
  Verdict,
  VersionType,
  VexFormat,
  VexOutcome,
  VexReason,
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
  /** Waybill's own. Kept out, whatever the directory or provider says. Absent: not suspended. */
  suspended?: boolean;
  permissions?: PermissionItem[];
}

export interface OidcUser {
  username: string;
  subjectIdentifier?: string;
  email?: string;
  /** Waybill's own. Kept out, whatever the directory or provider says. Absent: not suspended. */
  suspended?: boolean;
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
  /** Waybill's own. What people call it, where the provider names it by an identifier. */
  displayName?: string;
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
  /** Waybill's own. Where it is asked for, and in all lists of our own. */
  coverage?: CoverageStatus;
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
  /** Waybill's own. */
  product?: Product;
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
  /** Waybill's own. The last day of the analysis, in UTC. Then it reverts to none. Absent: it has no end. */
  analysisUntil?: string;
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
  /** Waybill's own. Decides the same about the other records of the flaw that are findings of the component, and says so in the trail of each. */
  aliases?: boolean;
  /** Waybill's own. Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for. */
  components?: string[];
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
  /** Waybill's own. Keeps a state that is left out instead of resetting it. */
  partial?: boolean;
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
  /** Waybill's own. Who is responsible, set on the project or inherited. Only in lists that are asked for it. */
  owner?: OwnerName;
  /** Waybill's own. In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted. */
  coverage?: CoverageCounts;
  versions?: ProjectVersion[];
  authors?: OrganizationalContact[];
  isLatest: boolean;
  /** Waybill's own. True if requests that give its name and version mean another project. It is reached by its UUID. */
  namesake?: boolean;
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
  /** Waybill's own. Who is responsible, set on the project or inherited. Only in lists that are asked for it. */
  owner?: OwnerName;
  /** Waybill's own. In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted. */
  coverage?: CoverageCounts;
  versions?: ProjectVersion[];
  authors?: OrganizationalContact[];
  isLatest: boolean;
  /** Waybill's own. True if requests that give its name and version mean another project. It is reached by its UUID. */
  namesake?: boolean;
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
  /** Waybill's own. The program that answers; clients compare `application` and `framework`. */
  product: Product;
}

export interface Product {
  name: string;
  version: string;
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
  /** Waybill's own. Teams that shall see the project if this upload creates it, by uuid or name. */
  accessTeams?: TeamReference[];
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
  /** In a body: the IDs of other sources. Without it, those of before stay. */
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

/** An analyzer that works in the background. */
export interface Analyzer {
  analyzer: AnalyzerName;
  title: string;
  /** Whether it runs with its current settings. */
  enabled: boolean;
  /** Why it does not run. */
  obstacle?: AnalyzerObstacle;
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
  /** When it last answered. Epoch milliseconds. */
  lastAnswer?: number;
  /** When the next scheduled run over all components is due. Epoch milliseconds. */
  nextRun?: number;
  /** Number of distinct components that it is still to be asked about. */
  waiting: number;
  /** Why the latest run failed. Earlier results are kept. */
  error?: string;
  /** The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here. */
  failure?: ServiceFailure;
  /** The same as a code, when the network was the reason. */
  problem?: SourceProblem;
}

/** The internal analyzer. It matches new components in their upload and changed records in the update of their source; a run over all components is only needed when something was missed. */
export interface InternalAnalyzer {
  /** Whether it finds anything new. */
  enabled: boolean;
  /** Of the latest run over all components. */
  state: SourceRunState;
  /** Of the latest run. */
  token?: string;
  /** 0 to 100, of the latest run. */
  progress: number;
  /** The current step, as a word that clients translate. */
  stage?: string;
  /** Start of the latest run. Epoch milliseconds. */
  lastRun?: number;
  /** When components were last matched, in whatever work. Absent while it is disabled. Epoch milliseconds. */
  lastMatch?: number;
  /** Why the latest run failed. Earlier findings are kept. */
  error?: string;
  /** Work under way that matches components beside that run. */
  work: MatchingWork[];
  /** Number of projects whose latest analysis failed, with no run over all components since. */
  failedProjects: number;
}

/** Work of one kind in which components are matched. */
export interface MatchingWork {
  kind: MatchingWorkKind;
  /** Whose records are imported. */
  source?: SourceName;
  running: number;
  queued: number;
  /** 0 to 100, on average. */
  progress: number;
}

/** An uploaded script. It is deleted once it was imported, or after a day. */
export interface ImportFile {
  uuid: string;
  name: string;
  bytes: number;
}

/** What to import: a database by its URL, or an uploaded script. */
export interface ImportRequest {
  /** Of a PostgreSQL, MySQL, MariaDB or SQL Server. */
  url?: string;
  /** Where the URL has none. */
  password?: string;
  /** An uploaded script. */
  file?: string;
  /** Content of the file `secret.key` in Base64. It is checked before anything is written. */
  secretKey?: string;
  /** Of the server, such as `Europe/Berlin`. All but PostgreSQL keep times without one. */
  timeZone?: string;
  /** Writes nothing. */
  preview?: boolean;
  /** Takes back all that was imported, instead. It fails once a person has changed anything since the first import. */
  undo?: boolean;
}

/** An import or a preview. */
export interface ImportRun {
  /** Of its task. */
  token: string;
  /** What is imported, without passwords. */
  source: string;
  /** Whether it only says what an import would do. */
  preview: boolean;
  /** Whether it takes back all imports. */
  undo: boolean;
  state: TaskState;
  /** 0 to 100. */
  progress: number;
  /** The table being imported. */
  stage?: string;
  startedBy: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  finishedAt?: number;
  /** Why it failed. Nothing was written then. */
  error?: string;
  /** Of the Dependency-Track. */
  version?: string;
}

/** A row that was not simply written. */
export interface ImportNote {
  row: string;
  outcome: ImportOutcome;
  reason: string;
}

/** What became of the rows of a table. The figures add up to the rows read. */
export interface ImportTable {
  table: string;
  area: string;
  read: number;
  written: number;
  /** Changed there since, and followed. */
  changed: number;
  /** Here from an earlier import. */
  present: number;
  /** Changed there since, but not followed: somebody has changed it here, too, or it cannot be. */
  kept: number;
  /** Joined with what is here. */
  merged: number;
  refused: number;
  /** Fetched or computed anew here. */
  leftOut: number;
  /** Gone there since, and removed here. Not among the rows read. */
  removed: number;
  /** At most 500. */
  notes: ImportNote[];
  moreNotes: number;
}

/** An import with what became of every row. */
export interface ImportReport {
  /** Of its task. */
  token: string;
  /** What is imported, without passwords. */
  source: string;
  /** Whether it only says what an import would do. */
  preview: boolean;
  /** Whether it takes back all imports. */
  undo: boolean;
  state: TaskState;
  /** 0 to 100. */
  progress: number;
  /** The table being imported. */
  stage?: string;
  startedBy: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  finishedAt?: number;
  /** Why it failed. Nothing was written then. */
  error?: string;
  /** Of the Dependency-Track. */
  version?: string;
  /** Encrypted values found. */
  secretsStored?: number;
  /** Those that the secret key opened. */
  secretsOpened?: number;
  tables: ImportTable[];
}

export interface ImportComparison {
  /** Of the Dependency-Track. Absent when none was imported. */
  version?: string;
  /** Epoch milliseconds. */
  importedAt?: number;
  /** Absent before the first comparison. Epoch milliseconds. */
  comparedAt?: number;
  /** Token of the comparison that is running or waiting. */
  task?: string;
  /** Days in a row, up to the last comparison, on which nothing was left to look at. */
  agreedDays: number;
  causes: CauseSum[];
  /** The last 90, newest first. */
  days: ComparisonDay[];
  blinded: BlindedUser[];
  shadow?: ShadowState;
}

/** Differences of one cause. */
export interface CauseSum {
  side: DifferenceSide;
  cause: DifferenceCause;
  /** What it is about: a source, an analyzer, a scheme of versions. Empty where the cause says everything. */
  detail: string;
  findings: number;
  projects: number;
  /** Absent when nobody has accepted it. */
  understoodBy?: string;
  /** Epoch milliseconds. */
  understoodAt?: number;
}

export interface UnderstoodCause {
  side: DifferenceSide;
  cause: DifferenceCause;
  /** What it is about: a source, an analyzer, a scheme of versions. Empty where the cause says everything. */
  detail: string;
  understood?: boolean;
}

export interface ComparisonDay {
  day: string;
  /** Findings of both. */
  bothSides: number;
  onlyThere: number;
  onlyHere: number;
  /** Differences that nothing explains. */
  withoutCause: number;
  /** Differences whose cause is not understood yet. */
  toLookAt: number;
  /** Nothing was left to look at. */
  agreed: boolean;
  /** BOMs that came from the Dependency-Track. */
  uploads: number;
  refusedUploads: number;
}

/** A user without any team: saw every project there, and sees none here. */
export interface BlindedUser {
  /** `managed`, `ldap`, or `oidc`. */
  kind: string;
  username: string;
}

/** What came from alerts of the Dependency-Track. */
export interface ShadowState {
  uploads: number;
  refused: number;
  /** Epoch milliseconds. */
  lastAt: number;
  /** Why the last refused message was refused. */
  lastRefusal?: string;
}

export interface DifferenceProject {
  uuid: string;
  name: string;
  version?: string;
}

export interface DifferenceComponent {
  uuid: string;
  group?: string;
  name: string;
  version?: string;
}

/** A finding that only one of the installations has. */
export interface FindingDifference {
  project: DifferenceProject;
  component: DifferenceComponent;
  vulnerability: WhyVulnerability;
  severity: Severity;
  side: DifferenceSide;
  cause: DifferenceCause;
  /** What it is about: a source, an analyzer, a scheme of versions. Empty where the cause says everything. */
  detail: string;
  /** That found it. */
  analyzer?: string;
  /** When it was found there. Epoch milliseconds. */
  foundAt?: number;
  understood: boolean;
}

/** A message as the template webhook of Dependency-Track writes it. Other members are not looked at. */
export interface ShadowMessage {
  notification?: ShadowNotification;
}

export interface ShadowNotification {
  /** Must be BOM_PROCESSED. */
  group?: string;
  subject?: ShadowSubject;
}

export interface ShadowSubject {
  project?: ShadowProject;
  bom?: ShadowBom;
}

export interface ShadowProject {
  uuid?: string;
  name?: string;
  version?: string;
}

export interface ShadowBom {
  /** The document in Base64. */
  content?: string;
}

/** A system that findings are uploaded to. */
export interface Integration {
  integration: IntegrationName;
  title: string;
  /** Whether it runs with its current settings. */
  enabled: boolean;
  /** Why it does not run. */
  obstacle?: IntegrationObstacle;
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
  /** When the next scheduled run is due. Epoch milliseconds. */
  nextRun?: number;
  /** Why the latest run ended early. */
  error?: string;
  /** Number of visible projects whose latest upload arrived. */
  sent: number;
  /** Number of visible projects whose latest upload failed. */
  failed: number;
}

/** How the latest upload of a project to an integration ended. */
export interface IntegrationUpload {
  project: string;
  projectName: string;
  projectVersion?: string;
  outcome: UploadOutcome;
  /** Where it went, in the words of the other system. */
  target?: string;
  /** When the latest upload was tried. Epoch milliseconds. */
  tried?: number;
  /** When one arrived last. Epoch milliseconds. */
  sent?: number;
  /** In the upload that arrived last. */
  findings?: number;
  /** Why the latest upload failed. */
  reason?: string;
  /** The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here. */
  failure?: ServiceFailure;
}

/** An integration as far as it concerns a project. */
export interface ProjectIntegration {
  integration: IntegrationName;
  title: string;
  /** Whether it runs with its current settings. */
  enabled: boolean;
  /** Whether the findings of the project are uploaded while it is enabled. */
  takesPart: boolean;
  /** Absent: nothing was uploaded yet. */
  outcome?: UploadOutcome;
  /** Where it went, in the words of the other system. */
  target?: string;
  /** When the latest upload was tried. Epoch milliseconds. */
  tried?: number;
  /** When one arrived last. Epoch milliseconds. */
  sent?: number;
  /** In the upload that arrived last. */
  findings?: number;
  /** Why the latest upload failed. */
  reason?: string;
  /** The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here. */
  failure?: ServiceFailure;
}

/** All that is said of an API key. What is left out is taken away. */
export interface ApiKeyRules {
  comment?: string;
  /** From then on the key is refused. Epoch milliseconds. */
  expires?: number;
  /** The key sees and changes only these. Left out: all that its team may see. */
  projects?: LimitingProject[];
  /** Teams that may be let see the projects that this key creates, besides its own. */
  accessTeams?: ListedTeam[];
}

export interface LimitingProject {
  uuid: string;
  name: string;
  version?: string;
  /** And all projects below it. */
  withChildren: boolean;
}

export interface ListedTeam {
  uuid: string;
  name: string;
}

/** An API key with all that is said of it. A limited one has `projects`. */
export interface ManagedApiKey {
  /** The whole key, only when it has just been made. */
  key?: string;
  publicId: string;
  maskedKey: string;
  legacy: boolean;
  comment?: string;
  /** Epoch milliseconds. */
  created: number;
  /** Epoch milliseconds. */
  lastUsed?: number;
  /** Epoch milliseconds. */
  expires?: number;
  projects?: LimitingProject[];
  accessTeams: ListedTeam[];
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
  /** No catalog of exploited vulnerabilities has been read: zero exploited findings mean nothing. */
  exploitedUnread?: boolean;
  critical: number;
  high: number;
  /** The highest of its findings. */
  epss?: number;
  /** EPSS has not been read, so that the score is unknown. Otherwise absent. */
  epssUnread?: boolean;
  components: number;
  /** Components that no source covers. */
  notCovered: number;
  /** Absent while a new BOM is still to be counted. */
  coverage?: CoverageCounts;
}

/** An administrative change, a deletion, a sign-in or a refused request. */
export interface AuditLogEntry {
  /** Grows with every entry. */
  id: number;
  /** Epoch milliseconds. */
  at: number;
  /** A user name, the teams of an API key, or `command line`. Empty when unknown. */
  actor: string;
  /** `<thing>.<what happened>`, such as `team.created`. */
  action: string;
  /** The name or public ID of what was changed. */
  target: string;
  /** The network address that the request came from. */
  address?: string;
  /** The entry stands for this many further refusals of its kind from its address. */
  leftOut?: number;
  /** The members depend on the action. Never contains secrets. */
  detail?: Record<string, unknown>;
}

/** The backups of the installation. */
export interface Backups {
  /** Whether backups are made on a schedule. */
  enabled: boolean;
  /** Where they are, on the server. */
  folder: string;
  state: SourceRunState;
  /** Of the latest run. */
  token?: string;
  /** Why the latest run failed. */
  error?: string;
  warnings: string[];
  /** When the next scheduled run is due. Epoch milliseconds. */
  nextRun?: number;
  /** The latest first. */
  backups: Backup[];
}

/** A backup that is complete. */
export interface Backup {
  name: string;
  /** Everything that was acknowledged until then is in it. Epoch milliseconds. */
  mark: number;
  /** The latest point in time that it can be restored to. Epoch milliseconds. */
  until?: number;
  /** Unpacked. */
  bytes: number;
  /** On the disk, without the log behind it. */
  stored: number;
  /** Version of Waybill that made it. */
  version: string;
  /** Whether the secret key is in it, encrypted. */
  secretKey: boolean;
}

export interface Erasure {
  /** The name that the deleted account had. */
  username: string;
}

/** Which things of a list are meant. */
export interface BulkSelection {
  kind?: BulkSelectionKind;
  /** With `ids`: those that are meant. */
  ids?: string[];
  /** With `filter`: those that the filter leaves and that are not meant all the same. */
  excluded?: string[];
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

/** Settings as they would be; whatever is not named is taken as it is stored. */
export interface ConnectionTestSettings {
  /** A stored secret goes to the host that it was stored for, and to no other. */
  settings?: SettingChange[];
}

/** A repository as it would be; of one that is stored, whatever is not named is taken as it is. */
export interface RepositoryTest {
  /** Of the one that is stored. */
  uuid?: string;
  /** Of one that is not stored yet. */
  type?: RepositoryType;
  url?: string;
  authenticationRequired?: boolean;
  username?: string;
  /** Absent or empty: the stored one, for the host that it was stored for. */
  password?: string;
}

/** What came of trying out a connection, step by step. */
export interface ConnectionTest {
  /** Whether no step failed. */
  ok: boolean;
  /** Absent: there is no address. */
  host?: string;
  steps: ConnectionTestStep[];
  /** Of Jira, where nothing failed: where rules create issues, and which fields have no value there. */
  targets?: JiraTarget[];
}

/** One step. When one fails, those behind it are skipped. Of several accounts, each has a step of its own. */
export interface ConnectionTestStep {
  step: ConnectionStep;
  outcome: ConnectionOutcome;
  /** Why it failed or was skipped, or what is worth knowing. */
  code?: ConnectionCode;
  /** Of several accounts or tokens, the one that it is about: its place, from 1. */
  account?: number;
  /** HTTP status of the answer. */
  status?: number;
  /** Requests left in the current period. */
  remaining?: number;
  /** Requests in a period. */
  limit?: number;
  /** When the next period begins, or requests are taken again. Epoch milliseconds. */
  resetAt?: number;
}

export interface BlindSpotExample {
  uuid: string;
  name: string;
  version?: string;
}

/** The one action that repairs a coverage gap: a setting (`enable_ecosystem`, `enable_source`, `import_source`), a better description of the component (`add_identifier`, `add_cpe`, `correct_purl`, `correct_cpe`, `add_version`, `correct_version`, `name_release`), a look at an analyzer that is in trouble (`check_analyzer`), a decision about the records themselves (`check_records`), or `none` where nothing has to be done. */
export interface RepairAction {
  code: string;
  data: Record<string, unknown>;
}

export interface CoverageAction {
  code: string;
  data: Record<string, unknown>;
  /** How many components it would cover. Of settings this is exact. */
  components: number;
}

/** Components that no enabled source covers for the same cause. */
export interface BlindSpot {
  code: string;
  data: Record<string, unknown>;
  /** Names the cause: its code, and what it is about. */
  key: string;
  components: number;
  /** In how many projects they are, where several are looked at. */
  projects?: number;
  /** A few of these components, by name. */
  examples: BlindSpotExample[];
  action: CoverageAction;
}

/** How much the enabled sources cover. A component is covered (`judgeable`), not covered (`blind`), or internal and not covered (`intended`). The status sums up: with `NOT_COVERED` and `INTERNAL` nothing was looked at, so that zero vulnerabilities mean nothing; `EMPTY` has no components. */
export interface CoverageCounts {
  status: CoverageStatus;
  components: number;
  judgeable: number;
  intended: number;
  blind: number;
}

/** The same with the causes. Those of a collection are without examples. */
export interface Coverage {
  status: CoverageStatus;
  components: number;
  judgeable: number;
  intended: number;
  blind: number;
  /** No catalog of exploited vulnerabilities has been read: zero exploited findings mean nothing. */
  exploitedUnread?: boolean;
  /** EPSS has not been read, so that the score is unknown. Otherwise absent. */
  epssUnread?: boolean;
  /** As of when everything is known that the enabled sources tell: when the one that was read longest ago was read. Absent: none was. Epoch milliseconds. */
  dataAsOf?: number;
  /** The largest first. A component whose two identifiers have a cause each counts at both. */
  blindSpots: BlindSpot[];
  /** What is no gap: `release_unknown`, covered by the records of all releases; `internal`, not covered as intended; and components that are covered, with records that cannot tell whether they affect them: `record_commits` list commits only, `record_no_versions` no versions, `record_bound_unreadable` a version that its scheme cannot read. Records of which a finding, an analysis or another record of the same vulnerability tells do not count. `analyzer_in_trouble`: only an analyzer covers them whose last run ended in trouble, so that it may not have been asked about them yet; `lastAnswer` says when it last answered. */
  notes: BlindSpot[];
}

export interface EcosystemGap {
  /** Package type and known namespace. */
  ecosystem: string;
  components: number;
}

/** The coverage of the active projects that the caller may see, counted within a minute. */
export interface PortfolioCoverage {
  status: CoverageStatus;
  components: number;
  judgeable: number;
  intended: number;
  blind: number;
  /** No catalog of exploited vulnerabilities has been read: zero exploited findings mean nothing. */
  exploitedUnread?: boolean;
  /** EPSS has not been read, so that the score is unknown. Otherwise absent. */
  epssUnread?: boolean;
  /** As of when everything is known that the enabled sources tell: when the one that was read longest ago was read. Absent: none was. Epoch milliseconds. */
  dataAsOf?: number;
  /** The largest first. A component whose two identifiers have a cause each counts at both. */
  blindSpots: BlindSpot[];
  /** What is no gap: `release_unknown`, covered by the records of all releases; `internal`, not covered as intended; and components that are covered, with records that cannot tell whether they affect them: `record_commits` list commits only, `record_no_versions` no versions, `record_bound_unreadable` a version that its scheme cannot read. Records of which a finding, an analysis or another record of the same vulnerability tells do not count. `analyzer_in_trouble`: only an analyzer covers them whose last run ended in trouble, so that it may not have been asked about them yet; `lastAnswer` says when it last answered. */
  notes: BlindSpot[];
  /** Where components are not covered; the largest first. */
  ecosystems: EcosystemGap[];
  /** Projects with a BOM that is not counted yet. */
  pending: number;
}

export interface CoverageCause {
  code: string;
  data: Record<string, unknown>;
  /** Names the cause: its code, and what it is about. */
  key: string;
  action: RepairAction;
}

export interface UncoveredProject {
  uuid: string;
  name: string;
  version?: string;
}

export interface SilentRecord {
  source: string;
  vulnId: string;
}

/** A component that no enabled source covers, or whose coverage has a note, and why. */
export interface UncoveredComponent {
  uuid: string;
  name: string;
  group?: string;
  version?: string;
  purl?: string;
  cpe?: string;
  isInternal: boolean;
  /** The causes are notes only. */
  isCovered: boolean;
  causes: CoverageCause[];
  /** Records that cannot tell whether they affect it, by a fault of theirs or because its version cannot be compared. The ten most severe. */
  records: SilentRecord[];
  /** How many such records there are. */
  recordCount: number;
  project: UncoveredProject;
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

/** A CVSS base score. */
export interface FlawScore {
  version: CvssVersion;
  score: number;
  /** ID of the record that states it. */
  from: string;
  /** Absent in lists, and where the record has none. */
  vector?: string;
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
  /** EPSS has not been read, so that the score is unknown. Otherwise absent. */
  epssUnread?: boolean;
  /** By version of CVSS, the newest first. */
  scores: FlawScore[];
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
  /** The lowest one. Instead of a pre-release, the lowest release with its major version if the records list one. */
  nearest: string;
  /** The nearest one is a pre-release. Otherwise absent. */
  isPrerelease?: boolean;
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
  /** What changed since somebody decided. Absent when nothing did. */
  reasonsChanged?: DecisionReason[];
  /** Absent when it was decided here. */
  carriedFrom?: CarriedDecision;
}

/** Where a decision was taken that followed its component into another version. */
export interface CarriedDecision {
  /** Absent for an earlier version of a component of this project. */
  project?: string;
  projectVersion?: string;
  componentVersion?: string;
  /** Who decided. */
  by?: string;
  /** Epoch milliseconds. */
  decidedOn?: number;
}

/** A fact of a vulnerability at the time of a decision, and now. */
export interface ReasonChange {
  reason: DecisionReason;
  /** A severity, the lowest version with a fix, `true` or `false`, or a band of EPSS scores. */
  before?: string;
  now?: string;
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
  /** Other records of the alias group that match the component, for which this one stands. */
  otherRecords?: RecordRef[];
}

/** A record of a vulnerability. */
export interface RecordRef {
  uuid: string;
  source: string;
  vulnId: string;
}

/** How many findings have no severity although they are likely to be exploited. */
export interface UnratedFindings {
  findings: number;
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
  /** The records of a flaw on a component are one in a project; the leading one speaks for them. */
  findings: number;
  components: number;
  flaws: number;
  /** Findings with a known fix. */
  fixable: number;
  /** Findings with a state other than NOT_SET. */
  decided: number;
}

/** A finding with the details from all records of its vulnerability. */
export interface FindingDetails {
  component: AuditFindingComponent;
  vulnerability: FlawSummary;
  /** Absent when no record lists a fixed version. */
  fix?: FindingFix;
  analysis: AuditFindingAnalysis;
  attribution: AuditFindingOrigin;
  /** Other records of the alias group that match the component, for which this one stands. */
  otherRecords?: RecordRef[];
  /** Markdown; from the first record that has one. */
  description?: string;
  recommendation?: string;
  /** URLs, each once. */
  references: string[];
  cweNames: Cwe[];
  /** The finding's own first. */
  records: FlawRecord[];
  reasonChanges: ReasonChange[];
  /** Issues that notifications made of it, or of another record of its flaw; the newest first. */
  tickets: Ticket[];
}

/** What is decided about a finding; what is left out stays as it is. */
export interface FindingDecision {
  analysisState?: AnalysisState;
  analysisJustification?: AnalysisJustification;
  analysisResponse?: AnalysisResponse;
  analysisDetails?: string;
  /** Takes the details away. */
  clearDetails?: boolean;
  /** The last day of the analysis, in UTC, today or later. Another analysis without it has no end. None ends that is not set and does not suppress. */
  analysisUntil?: string;
  /** Takes the last day away. */
  clearUntil?: boolean;
  isSuppressed?: boolean;
  comment?: string;
  /** Decides the same about the other records of the flaw that are findings of the component, and says so in the trail of each. */
  aliases?: boolean;
  /** Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for. */
  components?: string[];
}

/** A decision that has been taken. */
export interface FindingDecided {
  analysis: Analysis;
  /** Token that takes it back, for a day. */
  undo: string;
}

/** What a decision about many things would do to those that somebody has decided about. */
export interface DecisionEffect {
  /** Of those with a state other than NOT_SET, and of suppressed ones, how many it would change. The records of a flaw on a component are one. */
  overwritten: number;
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
  /** The last day of the analysis, in UTC, today or later. Another analysis without it has no end. None ends that is not set and does not suppress. */
  analysisUntil?: string;
  /** Takes the last day away. */
  clearUntil?: boolean;
  isSuppressed?: boolean;
  comment?: string;
  /** Decides the same about the other records of each flaw that are findings of the same component, and says so in the trail of each. All of them count as one. */
  aliases?: boolean;
}

export interface FindingProject {
  uuid: string;
  name: string;
  version?: string;
  isActive: boolean;
  isLatest: boolean;
}

/** A finding of any project. Its id is the UUIDs of project, component, and vulnerability with colons between them. */
export interface PortfolioFinding {
  component: AuditFindingComponent;
  vulnerability: FlawSummary;
  /** Absent when no record lists a fixed version. */
  fix?: FindingFix;
  analysis: AuditFindingAnalysis;
  attribution: AuditFindingOrigin;
  /** Other records of the alias group that match the component, for which this one stands. */
  otherRecords?: RecordRef[];
  project: FindingProject;
}

/** One version of a component, in all projects that have it. */
export interface GroupedComponent {
  name: string;
  group?: string;
  version?: string;
  purl?: string;
  cpe?: string;
}

/** Findings of one vulnerability, of one version of a component, or of one project. */
export interface PortfolioFindingGroup {
  /** Names the group when something is decided about it. */
  id: string;
  /** For a vulnerability, its most complete record. */
  vulnerability?: FlawSummary;
  /** Of a component. */
  component?: GroupedComponent;
  /** Of a project. */
  project?: FindingProject;
  /** The highest of them. */
  severity: Severity;
  exploited: boolean;
  findings: number;
  projects: number;
  components: number;
  /** Findings with a state other than NOT_SET, at this moment. */
  decided: number;
  /** When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds. */
  countedOn?: number;
}

export interface DecisionCarrying {
  /** A decision follows its component into a new version of the project and into a new version of the component, while the vulnerability is still there. */
  enabled: boolean;
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

/** How the identification of internal components fares. */
export interface Identification {
  state: SourceRunState;
  /** Of the latest run. */
  token?: string;
  /** 0 to 100, of the latest run. */
  progress: number;
  /** Start of the latest run. Epoch milliseconds. */
  lastRun?: number;
  /** When the next scheduled run is due. Epoch milliseconds. */
  nextRun?: number;
  /** Number of components of which the latest run decided otherwise than before. */
  changed?: number;
  /** Why the latest run failed. */
  error?: string;
}

export interface NamedLicenseGroup {
  uuid: string;
  name: string;
}

/** Licenses of one license group or of one kind; without either, those in no license group or of no kind. */
export interface LicenseSummaryGroup {
  /** A license may be in several. */
  group?: NamedLicenseGroup;
  /** A license may be of several kinds. */
  kind?: LicenseKind;
  licenses: number;
  /** Components of projects that the caller may see. Expressions of several licenses do not count. */
  components: number;
  /** When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds. */
  countedOn?: number;
}

/** How far a license is used. */
export interface LicenseUse {
  /** Components of projects that the caller may see. Expressions of several licenses do not count. */
  components: number;
  projects: number;
  /** When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds. */
  countedOn?: number;
}

/** A license without its texts, with how far it is used. */
export interface LicenseSummary {
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
  /** Components of projects that the caller may see. Expressions of several licenses do not count. */
  components: number;
  projects: number;
  /** When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds. */
  countedOn?: number;
}

/** One upload of a bill of materials. */
export interface BomImport {
  uuid: string;
  /** Of the task that processed it. */
  token: string;
  /** Of the document; absent, like its type and size, where it was received by an installation that moved in. */
  sha256?: string;
  mediaType?: string;
  byteSize?: number;
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

/** A project and the active projects below it, or the members of a collection, as far as the caller may see them, summed up. */
export interface ProjectSums {
  uuid: string;
  /** How many were summed up, itself included unless it is a collection. */
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
  /** Absent while a new BOM is still to be counted. */
  coverage?: CoverageCounts;
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
  latestVersion: string | null,
];

/** Small enough for 50,000 components: node 0 is the project, `edges` are pairs of positions in `nodes`, flat. */
export interface ProjectGraph {
  nodes: GraphNode[];
  edges: number[];
}

/** A user or a team that is responsible for a project. */
export interface OwnerName {
  kind: OwnerKind;
  /** Name of the user or the team. */
  name: string;
  /** Of a user. */
  fullname?: string;
}

export interface ProjectOwnership {
  /** Absent: nobody, so the teams with access take the place. */
  owner?: OwnerName;
  /** UUID of the team, if one is the owner. */
  team?: string;
  /** Where the owner is set. */
  from?: OwnerOrigin;
  /** The other version or the project above on which it is set, if the caller may see that. */
  project?: ProjectReference;
  /** Without an owner: names of the teams with access. Callers without ACCESS_MANAGEMENT see their own teams only. */
  teams?: string[];
}

/** Either a user or a team. */
export interface ProjectOwnerInput {
  /** User name. */
  user?: string;
  /** UUID of a team. */
  team?: string;
}

export interface OwnerCandidate {
  kind: OwnerKind;
  name: string;
  fullname?: string;
  /** UUID of the team. */
  team?: string;
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
  /** Name of the team that it is shared with. */
  team?: string;
  /** Whose view it is. Absent for one's own, which alone can be changed. */
  sharedBy?: string;
}

export interface SavedViewTeam {
  /** One of the teams of the caller. */
  team?: string;
}

/** The project of a service. */
export interface ServiceProject {
  uuid: string;
  name: string;
  version?: string;
  active: boolean;
}

/** A service, as shown in the list of all projects. */
export interface ListedService {
  uuid: string;
  name: string;
  group?: string;
  version?: string;
  /** Its name. */
  provider?: string;
  /** How many it has. */
  endpoints: number;
  /** Absent when the BOM does not say it. */
  authenticated?: boolean;
  /** Likewise. */
  crossesTrustBoundary?: boolean;
  project: ServiceProject;
}

/** Services of one name, of one provider, or in one project. */
export interface ServiceGroup {
  /** Absent for services without a named provider. */
  name?: string;
  /** Of a project. */
  version?: string;
  /** Of a group that is a project. */
  project?: string;
  services: number;
  projects: number;
}

/** A pipeline or another program. What it may do follows from its teams. */
export interface ServiceAccount {
  name: string;
  description?: string;
  /** Its keys and tokens are refused. */
  suspended: boolean;
  /** Epoch milliseconds. */
  created: number;
  /** Of a key of it, or of a token that is still valid. Epoch milliseconds. */
  lastUsed?: number;
  /** How many API keys it has. */
  apiKeys: number;
  teams: ListedTeam[];
}

export interface NewServiceAccount {
  /** What trails show; no user has it. */
  name?: string;
  description?: string;
}

/** All that is said of a service account. What is left out is taken away. */
export interface ServiceAccountChange {
  description?: string;
  suspended?: boolean;
}

/** A tag whose projects a team sees. */
export interface TeamTag {
  name: string;
  /** How many projects carry it now. */
  projects: number;
}

/** A project that a team sees while portfolio access control is on. */
export interface TeamProject {
  uuid: string;
  name: string;
  version?: string;
  active: boolean;
  /** Why: it is mapped by hand, else by a tag of it, else inherited from a project above. */
  origin: AccessOrigin;
}

/** Passwords that wait to be checked by the node that answers. */
export interface SignInQueue {
  waiting: number;
  /** Until all of them are checked, by estimate. */
  seconds: number;
}

/** A sign-in whose token is still valid. */
export interface UserSession {
  uuid: string;
  /** Epoch milliseconds. */
  signedInAt: number;
  /** Time of the last request, to within half a minute. Epoch milliseconds. */
  lastSeenAt: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Whether it is the session of the request. */
  isCurrent: boolean;
  /** The network address that signed in. */
  address?: string;
  /** How the client that signed in describes itself. */
  userAgent?: string;
}

export interface PasswordReset {
  /** Whether mail is set up, and it is known where people open the console. */
  available: boolean;
}

export interface PasswordResetRequest {
  /** A user name or an email address. */
  account: string;
}

export interface PasswordResetConfirmation {
  token: string;
  newPassword: string;
}

export interface SignIn {
  username?: string;
  password?: string;
}

/** A session, or the step that comes before it. */
export interface SignInStep {
  /** For `Authorization: Bearer`. Absent: there is another step. */
  token?: string;
  secondFactor?: SecondFactor;
}

/** What has to be proved besides the password, within five minutes and at the first try. */
export interface SecondFactor {
  /** What a passkey signs; in base64url. */
  challenge: string;
  /** Whom the passkeys are for. Absent: no passkey can be used at this address. */
  rpId?: string;
  /** Those that can be used here. */
  passkeys: PasskeyReference[];
  /** Whether the answer has to bring a new password. */
  mustChangePassword: boolean;
}

export interface PasskeyReference {
  /** In base64url. */
  credentialId: string;
  transports: PasskeyTransport[];
}

/** Either what a passkey has signed, or a recovery code. */
export interface SecondFactorAnswer {
  challenge?: string;
  passkey?: PasskeyAssertion;
  recoveryCode?: string;
  newPassword?: string;
}

/** What a passkey answers (WebAuthn: PublicKeyCredential of an assertion); all in base64url. */
export interface PasskeyAssertion {
  credentialId?: string;
  clientDataJson?: string;
  authenticatorData?: string;
  signature?: string;
}

export interface PasswordProof {
  currentPassword?: string;
}

/** What the browser has to be asked for (WebAuthn: PublicKeyCredentialCreationOptions). */
export interface PasskeyCreation {
  /** In base64url; counts once, for five minutes. */
  challenge: string;
  rpId: string;
  rpName: string;
  /** In base64url. */
  userHandle: string;
  username: string;
  displayName: string;
  /** COSE algorithms, the preferred one first. */
  algorithms: number[];
  /** Passkeys that are there already. */
  excluded: PasskeyReference[];
}

/** What the browser has made (WebAuthn: PublicKeyCredential of an attestation); in base64url. */
export interface NewPasskey {
  challenge?: string;
  name?: string;
  credentialId?: string;
  clientDataJson?: string;
  attestationObject?: string;
  /** Those that WebAuthn has no name for are ignored. */
  transports?: string[];
}

export interface PasskeyName {
  name?: string;
}

export interface Passkey {
  uuid: string;
  name: string;
  /** Epoch milliseconds. */
  created: number;
  /** Epoch milliseconds. */
  lastUsed?: number;
  /** Whether its keeper copies it to other devices. */
  isBackedUp: boolean;
  /** The host that it was made for. */
  rpId: string;
}

export interface Passkeys {
  passkeys: Passkey[];
  recoveryCodesLeft: number;
  /** Whether the address of this request is one that passkeys can be made for. */
  canAdd: boolean;
}

export interface AddedPasskey {
  passkey: Passkey;
  /** With the first passkey. They are shown once. */
  recoveryCodes?: string[];
}

export interface RecoveryCodes {
  /** They are shown once. */
  codes: string[];
}

/** A permission of a team. */
export interface TeamPermission {
  name: Permission;
  reach: PermissionReach;
}

/** What a permission of a team holds for. */
export interface TeamPermissionReach {
  /** `ALL`: all projects that members see, and what is about no project. `TEAM`: projects that portfolio access control gives to the team. */
  reach?: PermissionReach;
}

/** A permission that a team holds for its own projects only. */
export interface LimitedPermission {
  team: string;
  /** Of the team. */
  name: string;
  permission: Permission;
}

export interface Suspension {
  suspended: boolean;
}

export interface DirectoryPerson {
  /** What they sign in with. */
  username: string;
  dn: string;
  email?: string;
}

/** Where the provider sends the browser back to. */
export interface OidcAuthorizationRequest {
  redirectUri?: string;
}

/** A sign-in that has begun. Whoever began it keeps all but the address until the provider calls back. */
export interface OidcAuthorization {
  /** Where the browser goes now. */
  url: string;
  flow: OidcFlow;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the provider called back with, and what was kept of the beginning. */
export interface OidcCode {
  redirectUri?: string;
  /** The query of the address that was called. */
  parameters?: string;
  state?: string;
  nonce?: string;
  codeVerifier?: string;
}

/** Somebody came under the name of a user with another subject than the one that is bound. */
export interface SubjectQuestion {
  username: string;
  /** The one that is bound. */
  boundSubject?: string;
  /** The one that has come. */
  askedSubject: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface SubjectAnswer {
  /** The one that was shown, so that nobody is taken for somebody who has come since. */
  subjectIdentifier?: string;
}

export interface OidcGroupName {
  displayName?: string;
}

/** A group of the provider. */
export interface OidcGroupEntry {
  uuid: string;
  /** As the provider has it. */
  name: string;
  /** What people call it. */
  displayName?: string;
  /** Whether somebody entered the display name; the provider does not change it then. */
  isNamedByHand: boolean;
  teams: MappedTeam[];
}

/** A team that the members of a group join. */
export interface MappedTeam {
  uuid: string;
  name: string;
  /** Of the mapping between them. */
  mapping: string;
}

export interface SignedIn {
  /** For `Authorization: Bearer`. */
  token: string;
}

/** A user, and settings as they would be; whatever is not named is taken as it is stored. */
export interface LdapUserTest {
  /** A stored secret goes to the host that it was stored for, and to no other. */
  settings?: SettingChange[];
  username?: string;
  /** Absent or empty: it is not tried. */
  password?: string;
}

/** What came of trying out a directory or a provider, step by step. */
export interface IdentityTest {
  /** Whether no step failed. */
  ok: boolean;
  /** Absent: there is no address. */
  host?: string;
  steps: IdentityTestStep[];
}

/** One step. When one fails, those behind it are skipped. */
export interface IdentityTestStep {
  step: IdentityStep;
  outcome: ConnectionOutcome;
  /** Why it failed or was skipped, or what is worth knowing. */
  code?: IdentityCode;
  /** HTTP status of the answer. */
  status?: number;
  /** What was found, the first 100: names of entries, groups and teams; what is missing. */
  values?: string[];
  /** How many were found in all. */
  total?: number;
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
  /** Of a secret: the settings of its group with the address that it is sent to. A change of the host must set the secret again or remove it. */
  sentTo?: string[];
}

/** A new value of a setting. */
export interface SettingChange {
  group?: string;
  name?: string;
  /** Absent, null or empty: the setting is cleared. */
  value?: string;
}

/** How the installation fares. */
export interface Operations {
  /** Of Waybill. */
  version: string;
  /** Whether nothing outside is asked. */
  offline: boolean;
  /** Processes that work on jobs. */
  nodes: OperationsNode[];
  /** Work that waits or runs, by kind. */
  queues: OperationsQueue[];
  /** Work that failed in the last seven days, by kind; the latest first. */
  failures: OperationsFailure[];
  database: OperationsDatabase;
  /** The 30 largest tables. */
  tables: OperationsTable[];
  /** The 20 statements that took the most time in all. Absent: the database does not count them (pg_stat_statements). */
  statements?: OperationsStatement[];
  /** Size of the database by day, the earliest first. */
  growth: OperationsDay[];
  /** Sources that are on and have been read, the one that was read longest ago first. */
  sources: OperationsSource[];
}

export interface OperationsNode {
  /** Name of the process, anew with each start. */
  node: string;
  /** When it last said that it is alive. Epoch milliseconds. */
  seen: number;
  /** When one of its jobs last began, ended or got further. Epoch milliseconds. */
  moved?: number;
  /** Workers that wait for a job. */
  idle: number;
}

export interface OperationsQueue {
  kind: string;
  queued: number;
  running: number;
  /** Since when the one that has waited longest waits. Epoch milliseconds. */
  oldest?: number;
}

export interface OperationsFailure {
  kind: string;
  count: number;
  /** Epoch milliseconds. */
  latest: number;
  /** Why the latest failed. */
  error?: string;
}

export interface OperationsDatabase {
  /** Of PostgreSQL. */
  version: string;
  /** Whether Waybill runs it itself. */
  embedded: boolean;
  bytes: number;
  connections: number;
  maxConnections: number;
  /** Left on the disk of the data directory. Absent: the database lies elsewhere. */
  freeBytes?: number;
}

export interface OperationsTable {
  name: string;
  /** With its indexes. */
  bytes: number;
  indexBytes: number;
  /** As the database estimates. */
  rows: number;
  /** That a cleanup will remove, as the database estimates. */
  deadRows: number;
}

export interface OperationsStatement {
  /** Without its values. */
  statement: string;
  calls: number;
  totalMs: number;
  meanMs: number;
}

export interface OperationsDay {
  /** Epoch milliseconds. */
  day: number;
  bytes: number;
}

export interface OperationsSource {
  source: SourceName;
  title: string;
  /** When it was last read, here or where the data came from. Epoch milliseconds. */
  asOf: number;
}

export interface ShareLinkInput {
  /** Whom the link is for. */
  label: string;
  /** At most 366 days ahead. Epoch milliseconds. */
  expiresAt: number;
  sbom: boolean;
  vex: boolean;
}

/** A link by which people without an account read documents of a project. */
export interface ShareLink {
  uuid: string;
  /** Whom the link is for. */
  label: string;
  /** Whether it shows the BOM. */
  sbom: boolean;
  /** Whether it shows the VEX. */
  vex: boolean;
  state: ShareLinkState;
  createdBy: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Epoch milliseconds. */
  revokedAt?: number;
  /** When something was last downloaded by it. Epoch milliseconds. */
  lastUsed?: number;
  /** Downloads. */
  uses: number;
}

export interface NewShareLink {
  uuid: string;
  /** Whom the link is for. */
  label: string;
  /** Whether it shows the BOM. */
  sbom: boolean;
  /** Whether it shows the VEX. */
  vex: boolean;
  state: ShareLinkState;
  createdBy: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Epoch milliseconds. */
  revokedAt?: number;
  /** When something was last downloaded by it. Epoch milliseconds. */
  lastUsed?: number;
  /** Downloads. */
  uses: number;
  /** The secret in the link. It is told this once. */
  token: string;
}

/** What a share link shows. */
export interface SharedRelease {
  name: string;
  version?: string;
  sbom: boolean;
  vex: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Why something could not be fetched. */
export interface SourceProblem {
  code: SourceProblemCode;
  host: string;
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
  /** The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here. */
  failure?: ServiceFailure;
  /** The same as a code, when the network was the reason. */
  problem?: SourceProblem;
}

/** A vulnerability source. */
export interface Source {
  source: SourceName;
  title: string;
  /** Whether the source is enabled. */
  enabled: boolean;
  /** Why it does not run. */
  obstacle?: SourceObstacle;
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
  /** How many of them have a package URL that is malformed or names another package than ecosystem and name, which count. */
  disagreeingRecords: number;
  /** Why the latest run failed. */
  error?: string;
  /** The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here. */
  failure?: ServiceFailure;
  /** The same as a code, when the network was the reason. */
  problem?: SourceProblem;
  warnings: string[];
  /** Its files or ecosystems. */
  parts: SourcePart[];
}

/** Tags whose names begin alike. */
export interface TagGroup {
  /** Absent for the tags without one. */
  prefix?: string;
  tags: number;
}

/** Work that comes round by itself. */
export interface ScheduledTask {
  /** Such as `source.mirror`; that of its tasks. */
  kind: string;
  /** What it is about, such as `nvd`. */
  subject: string;
  /** `regular` comes round in its interval, `off` does not as the settings are, `as-needed` starts when something waits for it. */
  mode: ScheduleMode;
  /** Time between two starts, in milliseconds. */
  everyMs?: number;
  /** The setting that says how often, such as `task-scheduler/ldap.sync.cadence`. */
  setting?: string;
  state: SourceRunState;
  /** Of the latest run. */
  token?: string;
  /** 0 to 100, while it runs. */
  progress?: number;
  /** Start of the latest run. Epoch milliseconds. */
  lastRun?: number;
  /** End of the latest run. Epoch milliseconds. */
  lastEnd?: number;
  /** When the next run is due; now for what is overdue. Epoch milliseconds. */
  nextRun?: number;
  /** Why the latest run failed. */
  error?: string;
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
  /** The result. Its members depend on the kind. `awaits` lists the analyzers, as `AnalyzerIdentity`, that had not answered when a BOM upload or an analysis of a project ended. */
  result?: Record<string, unknown>;
  /** The project that it is on. */
  project?: TaskProject;
  /** Where it is a bulk change. */
  bulk?: BulkSummary;
}

/** The answer of RFC 8693 §2.2.1. */
export interface ExchangedToken {
  /** For `Authorization: Bearer`. */
  access_token: string;
  issued_token_type: string;
  /** `Bearer` */
  token_type: string;
  /** Seconds */
  expires_in: number;
}

/** The answer of RFC 6749 §5.2. */
export interface TokenError {
  error: string;
  error_description: string;
}

/** Which tokens of an issuer become which service account. */
export interface TokenRule {
  uuid: string;
  name: string;
  enabled: boolean;
  /** The name of the service account. */
  account: string;
  /** As the claim `iss` of its tokens has it; its keys are found by OpenID Connect Discovery. */
  issuer: string;
  /** Must be in the claim `aud`. */
  audience: string;
  /** What the token must say besides, all of it. One must be exact, or a pattern that does not begin with a star. */
  claims: TokenRuleClaim[];
  /** The tokens see and change only these. Left out: all that the teams of the account may see. */
  projects?: LimitingProject[];
  /** Epoch milliseconds. */
  created: number;
  /** Epoch milliseconds. */
  lastUsed?: number;
}

export interface TokenRuleClaim {
  /** The name of a claim. Of one that is a list, an item must fit. */
  claim: string;
  value: string;
  /** Whether `*` in the value stands for any characters. */
  isPattern: boolean;
}

export interface VexReasonCount {
  reason: VexReason;
  count: number;
}

/** An uploaded VEX document. What it came to is there once it has been processed. */
export interface VexImport {
  /** Of the task that processes it. */
  token: string;
  project: TaskProject;
  /** Of the document; absent, like its size, where it was received by an installation that moved in. */
  sha256?: string;
  byteSize?: number;
  format?: VexFormat;
  specVersion?: string;
  /** The user or API key. */
  uploadedBy?: string;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Epoch milliseconds. */
  processedAt?: number;
  /** How many statements the document makes. */
  statements?: number;
  /** Statements that changed at least one analysis. */
  applied?: number;
  /** Statements whose component has no such finding; the analysis waits for it. */
  kept?: number;
  /** Statements that all findings agreed with already. */
  unchanged?: number;
  notApplied?: number;
  /** Findings whose analysis was changed. */
  findings?: number;
  /** Why statements were not applied, the most frequent first. */
  reasons: VexReasonCount[];
  /** Whether its statements are listed; those of the ten newest documents of a project are. */
  isListed: boolean;
}

/** What became of a statement: what the document says about one vulnerability of one product. */
export interface VexStatement {
  /** In the document, from 1. */
  position: number;
  /** Its place in the document. */
  path: string;
  /** The ID that the document has. */
  vulnerability?: string;
  /** The component or product; absent when the project is meant. */
  subject?: string;
  /** What stands now; without a finding, or with several states, what the document says. */
  state?: AnalysisState;
  outcome: VexOutcome;
  /** Why it was not applied. */
  reason?: VexReason;
  /** The reason in English, with what it is about. */
  message?: string;
  /** Findings whose analysis it changed. */
  findings: number;
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
  /** EPSS has not been read, so that the score is unknown. Otherwise absent. */
  epssUnread?: boolean;
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

/** Vulnerabilities of one severity, source or weakness; without any of these, those without a weakness. */
export interface VulnerabilityGroup {
  /** Of a severity. */
  severity?: Severity;
  /** Of a source. */
  source?: string;
  /** Of a weakness; a vulnerability with several is in the group of each. */
  cwe?: Cwe;
  vulnerabilities: number;
}

/** A vulnerability with the merged facts of its alias group, and the projects affected by any of its records. */
export interface FlawOverview {
  uuid: string;
  source: string;
  vulnId: string;
  title?: string;
  severity: Severity;
  cvss?: number;
  epssScore?: number;
  /** EPSS has not been read, so that the score is unknown. Otherwise absent. */
  epssUnread?: boolean;
  /** By version of CVSS, the newest first. */
  scores: FlawScore[];
  /** The CVE of the alias group, whatever the ID of the record is. */
  cveId?: string;
  origins: FlawOrigins;
  /** IDs that people entered as aliases of an internal vulnerability. All other aliases come from sources. */
  statedAliases: string[];
  affectedProjectCount: number;
  affectedActiveProjectCount: number;
}

/** A project that a vulnerability affects, whichever record of its alias group matches. */
export interface FlawProject {
  uuid: string;
  name: string;
  version?: string;
  active: boolean;
  dependencyGraphAvailable: boolean;
  affectedComponentUuids: string[];
  /** The record that matches; if several do, its own before those of its aliases. */
  vulnerability: string;
}

/** The record of one source about a vulnerability. */
export interface FlawRecord {
  uuid: string;
  source: string;
  vulnId: string;
  title?: string;
  /** Whether the record has a description or details. */
  isDescribed: boolean;
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

/** What an external analyzer, or the fuzzy match, says of the component. */
export interface WhyAnswer {
  analyzer: string;
  /** Whether it reports the vulnerability. */
  reported: boolean;
  /** Since when it reports it. Epoch milliseconds. */
  since?: number;
  /** When it last answered about the component. Epoch milliseconds. */
  answeredAt?: number;
  /** Its own ID for the vulnerability. */
  alternateIdentifier?: string;
  referenceUrl?: string;
  /** Of a fuzzy match: the CPE that the component was taken for. */
  matchedAs?: string;
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
  /** What its record did: `withdrawn`, `rejected`, or `narrowed` to other versions; or `unreported`, when an external analyzer no longer reports it. */
  reason?: string;
  /** Whose record that is. */
  feed?: string;
  /** Since when, according to the record. Epoch milliseconds. */
  recordDate?: number;
}

/** Why there is a match, or why there is none. */
export interface Why {
  component: AuditFindingComponent;
  vulnerability: WhyVulnerability;
  verdict: Verdict;
  records: WhyRecord[];
  /** What external analyzers that were asked say, and what the fuzzy match found. */
  answers: WhyAnswer[];
  /** Versions that fix it, the lowest first: ends of ranges that no other range takes in. */
  fixedIn: string[];
  /** The stored match, if any. */
  match?: WhyMatch;
  /** What was decided about it, if anything: also of what is no finding. */
  analysisState?: AnalysisState;
  /** Earlier matches that ended. */
  past: PastMatch[];
  /** Coverage gaps of its identifiers, and what makes the answer less certain. */
  blindSpots: WhyStep[];
}

/** The project of something that was found. */
export interface FoundProject {
  uuid: string;
  name: string;
  version?: string;
  /** It was deleted. Shown only to callers who can access all projects. */
  deleted?: boolean;
  /** It has a dependency graph. */
  hasGraph: boolean;
}

/** A component of a project, or one that was there. */
export interface FoundComponent {
  uuid: string;
  name: string;
  group?: string;
  version?: string;
  purl?: string;
  cpe?: string;
  swidTagId?: string;
  /** Of its package, as far as that is known. */
  latestVersion?: string;
  /** ID, name, or expression. */
  license?: string;
  /** Where it is a license of the list. */
  licenseId?: string;
  isInternal: boolean;
  project: FoundProject;
  /** Only of those that are there. */
  findings?: SeverityCounts;
  /** Only of those that are there. */
  coverage?: CoverageStatus;
  /** Only of those that are there. */
  riskScore?: number;
  /** Epoch milliseconds. */
  firstSeen: number;
  /** When it left its project. Epoch milliseconds. */
  lastSeen?: number;
}

/** Components that were found, by what they have in common. */
export interface FoundGroup {
  name: string;
  group?: string;
  version?: string;
  /** Of a group that is a project. */
  project?: string;
  /** Of a group that is a deleted project. */
  projectDeleted?: boolean;
  components: number;
  projects: number;
}

/** Something that a search leads to. */
export interface SearchHit {
  /** UUID, license ID, or source and ID of a vulnerability. */
  id: string;
  label: string;
  detail?: string;
  /** It is only spelled almost like that. */
  similar?: boolean;
  /** Of a vulnerability. */
  severity?: Severity;
  /** How many active projects a vulnerability concerns, of those that the caller sees. */
  projects?: number;
}

/** What a search leads to, by kind, the best first. */
export interface SearchHits {
  projects: SearchHit[];
  /** Names of components, with their group. */
  components: SearchHit[];
  vulnerabilities: SearchHit[];
  licenses: SearchHit[];
  services: SearchHit[];
}

export interface ComponentRelease {
  /** The repository that says so; absent when none was asked yet. */
  repository?: string;
  /** Epoch milliseconds. */
  lastCheck?: number;
  /** Absent where the repository tells no date. Epoch milliseconds. */
  published?: number;
  /** The repository that sends more for the package than Waybill reads; absent when none does. */
  oversized?: OversizedAnswer;
  integrity: Integrity;
  /** Why the integrity is unknown. */
  gap?: IntegrityGap;
  /** The hashes of the component that the repository publishes as well. */
  hashes: ComparedHash[];
}

/** A repository whose answer for a package was given up because it is too large. */
export interface OversizedAnswer {
  repository: string;
  /** It is not asked for the package before. Epoch milliseconds. */
  askedAgain: number;
}

export interface ComparedHash {
  algorithm: string;
  /** Whether it is the one that was published. */
  isPublished: boolean;
}

/** A project in the version that stands for all its versions: the latest one, else the newest. */
export interface FoldedProject {
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
  /** Waybill's own. Who is responsible, set on the project or inherited. Only in lists that are asked for it. */
  owner?: OwnerName;
  /** Waybill's own. In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted. */
  coverage?: CoverageCounts;
  versions?: ProjectVersion[];
  authors?: OrganizationalContact[];
  isLatest: boolean;
  /** Waybill's own. True if requests that give its name and version mean another project. It is reached by its UUID. */
  namesake?: boolean;
  collectionLogic: CollectionLogic;
  collectionTag?: Tag;
  /** Epoch milliseconds. */
  lastVulnerabilityAnalysis?: number;
  /** How many versions the filter leaves. */
  versionCount: number;
}

/** Tags for many projects. */
export interface ProjectTagging {
  selection?: BulkSelection;
  /** Tags that the projects get. */
  add?: string[];
  /** Tags that are taken from them. */
  remove?: string[];
}

/** Whether many projects are worked on. */
export interface ProjectActivation {
  selection?: BulkSelection;
  active?: boolean;
}

/** A new place in the tree for many projects. */
export interface ProjectMove {
  selection?: BulkSelection;
  /** Left out or null: they go to the top. */
  parent?: string;
}

/** Projects of a list. */
export interface ProjectSelection {
  selection?: BulkSelection;
}

/** Components. */
export interface ComponentSelection {
  selection?: BulkSelection;
}

/** Services. */
export interface ServiceSelection {
  selection?: BulkSelection;
}

export interface ProjectOfDeletion {
  uuid: string;
  name: string;
  version?: string;
  /** Those that were chosen. */
  components: number;
}

/** What goes when components are deleted. */
export interface ComponentDeletionPreview {
  /** Those that were chosen. */
  components: number;
  projects: number;
  /** The projects with the most of them, at most five. */
  most: ProjectOfDeletion[];
}

/** What goes when projects are deleted. */
export interface ProjectDeletionPreview {
  /** Those that were chosen and can be deleted. */
  projects: number;
  /** Chosen projects that stay: their deletion would reach beyond what the caller has access to. */
  refused: number;
  /** Those below them that were not chosen themselves. */
  below: number;
  components: number;
  findings: number;
  /** Findings that somebody has analyzed. */
  analyses: number;
  /** Suppressed or not. Absent without the permission VIEW_POLICY_VIOLATION. */
  violations?: number;
  services: number;
}

export interface ComponentChangeCounts {
  added: number;
  removed: number;
  /** Present in both, in another version. */
  changed: number;
  unchanged: number;
}

export interface FindingChangeCounts {
  new: number;
  gone: number;
  still: number;
}

export interface LicenseChangeCounts {
  added: number;
  removed: number;
  kept: number;
}

/** How two projects differ, in numbers. */
export interface Comparison {
  from: ProjectReference;
  to: ProjectReference;
  components: ComponentChangeCounts;
  /** Without suppressed ones. Absent without the permission VIEW_VULNERABILITY. */
  findings?: FindingChangeCounts;
  /** Without suppressed ones. Absent without the permission VIEW_POLICY_VIOLATION. */
  violations?: FindingChangeCounts;
  licenses: LicenseChangeCounts;
}

export interface ComparedComponentSide {
  uuid: string;
  version?: string;
  vulnerabilities: number;
}

/** What became of a component from one project to the other. Its version does not count in telling it again. */
export interface ComparedComponent {
  change: ComponentChange;
  group?: string;
  name: string;
  /** Type of its package URL. */
  packageType?: string;
  /** As it is in the project that is compared with. */
  from?: ComparedComponentSide;
  /** As it is in the project that is compared. */
  to?: ComparedComponentSide;
}

export interface ComparedFindingSide {
  /** Of a component that is affected. */
  uuid: string;
  /** The versions of the component that are affected. */
  versions: string[];
  state: AnalysisState;
  isSuppressed: boolean;
}

/** The most urgent record of an alias group, with the merged facts of all of them. */
export interface ComparedVulnerability {
  uuid: string;
  source: string;
  vulnId: string;
  cveId?: string;
  title?: string;
  severity: Severity;
  cvss?: number;
  epssScore?: number;
  /** EPSS has not been read, so that the score is unknown. Otherwise absent. */
  epssUnread?: boolean;
  /** It is a known exploited one. */
  exploited: boolean;
}

/** What became of a vulnerability of a component. The records of an alias group count as one. */
export interface ComparedFinding {
  change: FindingChange;
  group?: string;
  name: string;
  vulnerability: ComparedVulnerability;
  /** As it is in the project that is compared with. */
  from?: ComparedFindingSide;
  /** As it is in the project that is compared. */
  to?: ComparedFindingSide;
}

export interface ComparedViolationSide {
  /** Of a component that violates the condition. */
  uuid: string;
  /** The versions that violate it. */
  versions: string[];
  state: ViolationAnalysisState;
  isSuppressed: boolean;
}

/** What became of a condition that a component violates. The version of the component does not count in telling it again. */
export interface ComparedViolation {
  change: FindingChange;
  group?: string;
  name: string;
  type: PolicyViolationType;
  state: PolicyViolationState;
  policy: ViolatedPolicy;
  condition: ViolatedCondition;
  /** As it is in the project that is compared with. */
  from?: ComparedViolationSide;
  /** As it is in the project that is compared. */
  to?: ComparedViolationSide;
}

/** What became of a license, by the components that have it. */
export interface ComparedLicense {
  change: LicenseChange;
  name: string;
  /** Where it is a known license. */
  licenseId?: string;
  fromComponents: number;
  toComponents: number;
}

export interface ReportProject {
  uuid: string;
  name: string;
  version?: string;
  group?: string;
  description?: string;
  classifier?: Classifier;
  active: boolean;
  /** Who is responsible: set on it or inherited. */
  owner?: OwnerName;
  /** Of a collection: how many projects it is made of, as far as the caller may see them. */
  members?: number;
  /** Epoch milliseconds. */
  lastBomImport?: number;
  lastBomImportFormat?: string;
  /** Epoch milliseconds. */
  lastVulnerabilityAnalysis?: number;
}

/** A vulnerability source that is enabled or has been imported. */
export interface ReportSource {
  title: string;
  enabled: boolean;
  /** Absent when it has never been imported. Epoch milliseconds. */
  lastSuccess?: number;
  /** Feeds or ecosystems that it is read in. */
  parts: number;
  /** Those whose last run failed, so that their records may be old or missing. */
  failedParts: string[];
  /** Whether the last run of any part failed. */
  failed: boolean;
}

export interface ReportComponent {
  name: string;
  group?: string;
  version?: string;
  /** The lowest version with a fix, when a record lists one. */
  fixedIn?: string;
  /** Of a collection: name and version of the project that has it. */
  project?: string;
}

/** An open vulnerability with the merged facts of its alias group. */
export interface ReportVulnerability {
  vulnerability: FlawSummary;
  /** A few of them, by name. */
  components: ReportComponent[];
  componentCount: number;
}

/** Neither suppressed nor resolved, a false positive, or not affecting the project. */
export interface ReportVulnerabilities {
  total: number;
  critical: number;
  high: number;
  medium: number;
  low: number;
  info: number;
  unassigned: number;
  /** Known exploited ones. */
  exploited: number;
  /** The most urgent ones, at most 1,000. */
  rows: ReportVulnerability[];
}

/** What was stated about a finding, and why. */
export interface ReportAnalysis {
  component: ReportComponent;
  vulnerability: FlawSummary;
  /** With its latest comments, at most 10. */
  analysis: Analysis;
  commentCount: number;
  /** Epoch milliseconds. */
  updated: number;
}

export interface ReportAnalyses {
  total: number;
  /** The most urgent ones, at most 500. */
  rows: ReportAnalysis[];
}

/** A violated condition of a policy. */
export interface ReportViolation {
  uuid: string;
  type: PolicyViolationType;
  /** That of its policy. */
  state: PolicyViolationState;
  policy: ViolatedPolicy;
  condition: ViolatedCondition;
  component: ReportComponent;
  /** Since when it is violated without a break. Epoch milliseconds. */
  since: number;
  analysis: ViolationAnalysisState;
}

/** Open policy violations, which are neither suppressed nor approved, and how many others there are. */
export interface ReportViolations {
  total: number;
  fail: number;
  warn: number;
  info: number;
  /** Without suppressed ones. */
  approved: number;
  suppressed: number;
  /** The gravest open ones, at most 1,000. */
  rows: ReportViolation[];
}

export interface ReportLicense {
  /** SPDX ID, expression, or name. */
  name: string;
  components: number;
}

export interface ReportLicenses {
  /** Different licenses. */
  total: number;
  /** Components without a license. */
  unlicensed: number;
  /** The most common ones, at most 100. */
  rows: ReportLicense[];
}

/** The state of a project. */
export interface ProjectReport {
  project: ReportProject;
  /** Epoch milliseconds. */
  created: number;
  createdBy: string;
  recipient?: string;
  sources: ReportSource[];
  metrics: ProjectMetrics;
  /** Absent when the caller may not view vulnerabilities, as are the analyses. */
  vulnerabilities?: ReportVulnerabilities;
  analyses?: ReportAnalyses;
  /** Absent when the caller may not view policy violations. */
  violations?: ReportViolations;
  coverage: Coverage;
  licenses: ReportLicenses;
}

/** How the deliveries of a notification rule fare. Projects that the caller does not see are left out. */
export interface NotificationRuleState {
  uuid: string;
  /** Notifications that are still to be sent. */
  waiting: number;
  /** Notifications that were given up. */
  dead: number;
  /** When one was sent last. Epoch milliseconds. */
  lastSuccess?: number;
  /** When a try failed last. Epoch milliseconds. */
  lastFailure?: number;
  /** What the last failure was. */
  error?: string;
}

/** What a notification rule has beyond the contract. A filter says nothing about events that do not have what it asks for. */
export interface NotificationRuleOptions {
  /** Limits the rule to active projects, in all versions, with one of these names, where `*` stands for any text; besides those that it is limited to by themselves or by tags. */
  projectNames: string[];
  /** Only vulnerabilities that are at least so severe. */
  minSeverity?: Severity;
  /** Only vulnerabilities with at least this EPSS score, 0 to 1. */
  minEpss?: number;
  /** Only vulnerabilities that are known to be exploited. */
  exploitedOnly: boolean;
  /** Only components that the project itself depends on. */
  directOnly: boolean;
  /** Only the latest versions of projects. */
  latestOnly: boolean;
  /** Only violations of these policies; of all when empty. */
  policies: string[];
  /** How these policies are called; of one that was deleted there is none. */
  policyNames: ChosenPolicy[];
  /** The time zone of the schedule of a rule that runs by the clock, such as Europe/Berlin. UTC without one. */
  scheduleZone?: string;
  /** Only what this expression in CEL is true of. */
  expression?: string;
  /** What the last fault of the expression was. What it cannot be evaluated for is told. */
  expressionError?: string;
  /** What the rule tells of besides its groups of the contract. Of portfolio rules that wait for events. */
  ownGroups: OwnNotificationGroup[];
  /** Gathers messages for so many minutes, 1 to 1440. New findings, and violations, of that time become one message of the summary group. */
  groupMinutes?: number;
  /** Holds messages. What came meanwhile is grouped when they end. */
  quietHours?: QuietHours;
  /** How many messages its destination takes in a minute, 1 to 6000. The least of the rules of a destination counts. */
  maxPerMinute?: number;
  isSigned: boolean;
  /** A template of the subject line of mails. It sees what other templates see, and `severity` and `project`. */
  mailSubject?: string;
}

export interface ChosenPolicy {
  uuid: string;
  name: string;
}

export interface SubscribedProject {
  uuid: string;
  name: string;
  version?: string;
}

/** What became of the messages of a subscription about what the caller sees. */
export interface SubscriptionState {
  /** Messages that are still to be sent. */
  waiting: number;
  /** Messages that were given up. */
  dead: number;
  /** When one was sent last. Epoch milliseconds. */
  lastSuccess?: number;
  /** What it was called. */
  lastTitle?: string;
  /** When a try failed last. Epoch milliseconds. */
  lastFailure?: number;
  /** What the last failure was. */
  error?: string;
}

/** What a receiver needs to tell whether a message is ours and new: HMAC SHA-256 of its id, time and text (https://www.standardwebhooks.com). */
export interface SubscriptionSecret {
  /** whsec_ and the Base64 of 32 bytes. */
  signingSecret: string;
}

export interface SubscriptionChoices {
  /** What the caller may be told of. */
  groups: NotificationGroup[];
  /** Where mails go. */
  email?: string;
  /** Whether the server can send mail. */
  isMailSet: boolean;
  /** Whether an administrator allows webhooks. */
  webhooks: boolean;
}

/** What somebody has sent to their own mail address, or to a webhook. Without projects and tags it is about all that they see. */
export interface Subscription {
  uuid: string;
  /** Whether it sends; what happens meanwhile is not sent later. On unless said otherwise. */
  enabled: boolean;
  isWebhook: boolean;
  /** The host of its webhook. The rest of the address is a secret. */
  webhookHost?: string;
  /** Whether what is posted is signed. */
  isSigned: boolean;
  state: SubscriptionState;
  /** New vulnerabilities and vulnerable dependencies, violations, and what became of BOMs. */
  groups: NotificationGroup[];
  /** With all that is below them. In bodies their UUIDs. */
  projects: SubscribedProject[];
  /** Whether none of its projects is visible any more. */
  hasHiddenProjects: boolean;
  /** Projects with one of these tags. */
  tags: string[];
  /** Only vulnerabilities that are at least so severe. */
  minSeverity?: Severity;
  /** Gathers what comes within so many minutes, 1 to 1440, into one mail. */
  groupMinutes?: number;
}

export interface QuietHours {
  /** Such as Europe/Berlin. */
  zone: string;
  /** Such as 22:00. */
  from: string;
  /** Of the next day where it is not later than their beginning. */
  until: string;
  /** On which they begin: 1 is Monday, 7 Sunday. */
  days: number[];
}

/** A notification that is or was owed to a rule. */
export interface NotificationDelivery {
  /** Goes with the message, the same for every try. */
  uuid: string;
  rule: string;
  ruleName: string;
  group: ToldGroup;
  level: NotificationLevel;
  title: string;
  state: DeliveryState;
  attempts: number;
  /** Epoch milliseconds. */
  created: number;
  /** The last try. Epoch milliseconds. */
  tried?: number;
  /** When it was sent or given up. Epoch milliseconds. */
  ended?: number;
  /** When the next try is due; of one that waits. Epoch milliseconds. */
  nextTry?: number;
  /** What the last failure was. */
  error?: string;
  /** Whether somebody asked for it to test the rule. */
  test: boolean;
}

/** An issue that a notification made in a tracker elsewhere. */
export interface Ticket {
  system: TicketSystem;
  /** Such as OPS-7, or acme/shop#7. */
  key: string;
  url: string;
  /** Epoch milliseconds. */
  created: number;
  /** In the words of the tracker. */
  status?: string;
  /** What the status comes to. */
  category?: TicketCategory;
  /** When the tracker was asked last. Epoch milliseconds. */
  checked?: number;
}

/** A publisher that API v1 shows as one of another kind. */
export interface OwnPublisher {
  uuid: string;
  kind: OwnPublisherKind;
}

export interface NotificationPublisherCopy {
  /** Of the new publisher. */
  name: string;
}

/** A rule for Jira as it would be. */
export interface JiraFieldsCheck {
  publisher?: string;
  /** As of the rule. */
  publisherConfig?: string;
}

/** Where a rule would create issues, and what it says too little for. */
export interface JiraTarget {
  /** Its name; of one that is there. */
  rule?: string;
  project: string;
  issueType: string;
  /** Of the projects whose issues are created there; absent: of all others. */
  tag?: string;
  /** Fields that Jira requires and that have no value. */
  missing: JiraField[];
  /** Why Jira did not say it. */
  error?: string;
}

export interface JiraField {
  /** Such as customfield_10010. */
  id: string;
  name: string;
}

export interface DefaultTemplate {
  publisherClass: string;
  /** Where the kind is none of the contract. */
  ownKind?: OwnPublisherKind;
  name: string;
  templateMimeType: string;
  template: string;
}

export interface TemplatePreviewRequest {
  publisherClass: string;
  /** Where the kind is none of the contract. */
  ownKind?: OwnPublisherKind;
  template: string;
  /** What the sample is about. */
  group: NotificationGroup;
}

/** What a template makes of a sample, or what is wrong with it and where. */
export interface TemplatePreview {
  text?: string;
  error?: string;
  /** From 1 on. */
  line?: number;
  /** From 1 on. */
  column?: number;
  /** Whether the text is JSON, where the kind of publisher needs it. */
  isJson?: boolean;
}

/** How the look for latest versions fares, of all types together and of each. */
export interface RepositoryStates {
  state: SourceRunState;
  /** Of the latest run. */
  token?: string;
  /** 0 to 100, of the latest run. */
  progress: number;
  /** Start of the latest run. Epoch milliseconds. */
  lastRun?: number;
  /** When the next scheduled run is due. Epoch milliseconds. */
  nextRun?: number;
  /** Why the latest run failed. */
  error?: string;
  warnings: string[];
  /** Types with an enabled repository. */
  types: RepositoryLook[];
  repositories: RepositoryState[];
}

/** How the look for the latest versions of a type of packages fares. */
export interface RepositoryLook {
  type: RepositoryType;
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
  /** When the next scheduled run over all packages is due. Epoch milliseconds. */
  nextRun?: number;
  /** Number of packages that repositories are still to be asked for. */
  waiting: number;
  /** Why the latest run failed. */
  error?: string;
}

/** All repositories of a type, the first one first. */
export interface RepositoryOrder {
  uuids?: string[];
}

/** How a package repository fares. */
export interface RepositoryState {
  uuid: string;
  type: RepositoryType;
  /** All that is told of its password. */
  hasPassword: boolean;
  /** When it last answered. Epoch milliseconds. */
  lastAnswer?: number;
  /** Why it could not be asked the last time. */
  error?: string;
  /** The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here. */
  failure?: ServiceFailure;
  /** The same as a code, when the network was the reason. */
  problem?: SourceProblem;
  /** Epoch milliseconds. */
  errorAt?: number;
  /** Number of packages for which it sends more than Waybill reads. It is asked for them again after a day. */
  oversizedPackages: number;
}

/** A policy with what came of it. */
export interface PolicySummary {
  uuid: string;
  name: string;
  operator: PolicyOperator;
  violationState: PolicyViolationState;
  includeChildren: boolean;
  onlyLatestProjectVersion: boolean;
  /** Limited to neither projects nor tags. */
  global: boolean;
  conditions: number;
  /** Without suppressed ones. Absent without the permission VIEW_POLICY_VIOLATION. */
  violations?: number;
  /** Projects with such violations. Absent without the permission VIEW_POLICY_VIOLATION. */
  projects?: number;
  /** When it was last evaluated for all projects; absent: not yet. Epoch milliseconds. */
  evaluatedAt?: number;
  /** It was changed since, and is being evaluated or about to be. */
  evaluating: boolean;
}

/** A condition of a policy. API v1 does not show those whose subject is `CVSS`, `FIX_AVAILABLE` or `KNOWN_EXPLOITED`. */
export interface FullPolicyCondition {
  uuid: string;
  /** Of its policy. */
  policy: string;
  subject: ConditionSubject;
  operator: PolicyConditionOperator;
  value: string;
}

export interface PolicyEvaluationStarted {
  /** Of its task. */
  token: string;
}

export interface ViolatedPolicy {
  uuid: string;
  name: string;
}

export interface ViolatedCondition {
  uuid: string;
  subject: ConditionSubject;
  operator: PolicyConditionOperator;
  value: string;
  /** What its value names: the ID of a license, or a license group. */
  valueName?: string;
}

export interface ViolationProject {
  uuid: string;
  name: string;
  version?: string;
  active: boolean;
}

export interface AuditViolationAnalysis {
  state: ViolationAnalysisState;
  isSuppressed: boolean;
  /** False when nobody has decided anything about it. */
  isRecorded: boolean;
}

/** A violated condition of a policy, as shown in lists. */
export interface AuditViolation {
  uuid: string;
  type: PolicyViolationType;
  /** That of its policy. */
  state: PolicyViolationState;
  /** Since when it is violated without a break. Epoch milliseconds. */
  since: number;
  /** Earlier than `since` when it came back. Epoch milliseconds. */
  firstSeen: number;
  policy: ViolatedPolicy;
  condition: ViolatedCondition;
  component: AuditFindingComponent;
  project: ViolationProject;
  analysis: AuditViolationAnalysis;
}

/** Violations of one policy, by one component in any project, or in one project. */
export interface ViolationGroup {
  /** Of a policy. */
  policy?: ViolatedPolicy;
  /** What all components of the group have in common: their identity. */
  component?: ViolatingComponent;
  /** Of a project. */
  project?: ViolationProject;
  /** The gravest of them. */
  state: PolicyViolationState;
  violations: number;
  components: number;
  projects: number;
  /** Violations with state NOT_SET. */
  undecided: number;
  /** When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds. */
  countedOn?: number;
}

export interface ViolatingComponent {
  /** Of one of them. */
  uuid: string;
  name: string;
  group?: string;
  version?: string;
  purl?: string;
}

/** One comparison that a condition made. */
export interface ConditionCheck {
  /** What it looked at, such as `license`. */
  fact: string;
  /** What the component has. */
  actual: string | null;
  operator: PolicyConditionOperator;
  expected: string | null;
  held: boolean;
  details: Record<string, unknown>;
}

/** A condition of the policy and what it says of the component. */
export interface EvaluatedCondition {
  condition: ViolatedCondition;
  /** Absent when the condition cannot be read. */
  type?: PolicyViolationType;
  outcome: ConditionOutcome;
  checks: ConditionCheck[];
  /** Checks that are not told. */
  more: number;
  /** Why it was skipped. */
  reason?: WhyStep;
}

/** Why a policy concerns the project. */
export interface PolicyReach {
  by: PolicyReachKind;
  /** Of the project or tag by which it does. */
  name?: string;
}

/** Why a policy is violated, worked out from the facts of this moment. */
export interface ViolationWhy {
  operator: PolicyOperator;
  /** False when a change of this moment has not been evaluated yet. */
  violated: boolean;
  /** Absent when it does not concern the project any more. */
  reach?: PolicyReach;
  conditions: EvaluatedCondition[];
}

/** A policy violation with its audit trail and why the policy is violated. */
export interface ViolationDetails {
  uuid: string;
  type: PolicyViolationType;
  /** That of its policy. */
  state: PolicyViolationState;
  /** Since when it is violated without a break. Epoch milliseconds. */
  since: number;
  /** Earlier than `since` when it came back. Epoch milliseconds. */
  firstSeen: number;
  policy: ViolatedPolicy;
  condition: ViolatedCondition;
  component: AuditFindingComponent;
  project: ViolationProject;
  analysis: AuditViolationAnalysis;
  /** Oldest first. */
  comments: ViolationAnalysisComment[];
  why: ViolationWhy;
  /** Issues that notifications made of it; the newest first. */
  tickets: Ticket[];
}

/** What is decided about a policy violation; what is left out stays as it is. */
export interface ViolationDecision {
  analysisState?: ViolationAnalysisState;
  isSuppressed?: boolean;
  comment?: string;
}

/** A decision that has been taken. */
export interface ViolationDecided {
  analysis: ViolationAnalysis;
  /** Token that takes it back, for a day. */
  undo: string;
}

/** What is decided about many violations; what is left out stays as it is. A violation is named by the uuid of its component and its own, with a colon between them. */
export interface ViolationDecisions {
  selection?: BulkSelection;
  analysisState?: ViolationAnalysisState;
  isSuppressed?: boolean;
  comment?: string;
}
