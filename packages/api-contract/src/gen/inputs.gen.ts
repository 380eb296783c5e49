// Generated from ../../data by `npm run generate`. Do not edit.

import type {
  AcceptOidcSubjectBody,
  ActivateManyProjectsBody,
  AddFullPolicyConditionBody,
  AddLdapMappingBody,
  AddMappingBody,
  AddOidcMappingBody,
  AddPasskeyBody,
  AddTeamToUserBody,
  BeginOidcSignInBody,
  BeginPasskeyEnrollmentBody,
  BeginSignInBody,
  ChangeSettingsBody,
  CheckJiraFieldsBody,
  CloneProjectBody,
  ConfirmPasswordResetBody,
  CopyNotificationPublisherBody,
  CountOverwrittenFindingsBody,
  CountOverwrittenPortfolioFindingsBody,
  CountOverwrittenViolationsBody,
  CountOverwrittenViolationsOfProjectBody,
  CreateComponentBody,
  CreateComponentPropertyBody,
  CreateLdapUserBody,
  CreateLicenseBody,
  CreateLicenseGroupBody,
  CreateLimitedApiKeyBody,
  CreateManagedUserBody,
  CreateNotificationPublisherBody,
  CreateNotificationRuleBody,
  CreateOidcGroupBody,
  CreateOidcUserBody,
  CreatePolicyBody,
  CreatePolicyConditionBody,
  CreateProjectBody,
  CreateProjectPropertyBody,
  CreateRepositoryBody,
  CreateSavedViewBody,
  CreateScheduledNotificationRuleBody,
  CreateServiceAccountApiKeyBody,
  CreateServiceAccountBody,
  CreateServiceBody,
  CreateShareLinkBody,
  CreateSubscriptionBody,
  CreateTeamBody,
  CreateTokenRuleBody,
  CreateVulnerabilityBody,
  DecideFindingBody,
  DecideFindingsBody,
  DecidePortfolioFindingsBody,
  DecideViolationBody,
  DecideViolationsBody,
  DecideViolationsOfProjectBody,
  DeleteFoundComponentsBody,
  DeleteLdapUserBody,
  DeleteManagedUserBody,
  DeleteManyComponentsBody,
  DeleteManyProjectsBody,
  DeleteManyServicesBody,
  DeleteNotificationRuleBody,
  DeleteOidcUserBody,
  DeleteProjectPropertyBody,
  DeleteServicesOfAllProjectsBody,
  DeleteTeamBody,
  ErasePersonBody,
  ExchangeTokenBody,
  FinishOidcSignInBody,
  FinishSignInBody,
  ForceChangePasswordBody,
  ImportDependencyTrackBody,
  LimitApiKeyBody,
  LoginBody,
  LoginByOidcBody,
  MoveManyProjectsBody,
  NameOidcGroupBody,
  OrderRepositoriesBody,
  PatchProjectBody,
  PreviewComponentDeletionBody,
  PreviewProjectDeletionBody,
  PreviewTemplateBody,
  ReceiveShadowBomBody,
  RemovePasskeyBody,
  RemoveTeamFromUserBody,
  RenamePasskeyBody,
  RenewRecoveryCodesBody,
  RequestPasswordResetBody,
  SetCauseUnderstoodBody,
  SetNotificationRuleOptionsBody,
  SetProjectOwnerBody,
  SetTeamPermissionBody,
  ShareSavedViewBody,
  SuspendExternalUserBody,
  TagManyProjectsBody,
  TestAnalyzerBody,
  TestIntegrationBody,
  TestLdapBody,
  TestLdapUserBody,
  TestOidcBody,
  TestRepositoryBody,
  TestSmtpPublisherBody,
  TestSourceBody,
  TestTrustedHeaderBody,
  UpdateAnalysisBody,
  UpdateComponentBody,
  UpdateConfigPropertiesBody,
  UpdateConfigPropertyBody,
  UpdateDecisionCarryingBody,
  UpdateFullPolicyConditionBody,
  UpdateLicenseBody,
  UpdateLicenseGroupBody,
  UpdateManagedUserBody,
  UpdateNotificationPublisherBody,
  UpdateNotificationRuleBody,
  UpdateOidcGroupBody,
  UpdatePolicyBody,
  UpdatePolicyConditionBody,
  UpdateProjectBody,
  UpdateProjectPropertyBody,
  UpdateRepositoryBody,
  UpdateSavedViewBody,
  UpdateSelfBody,
  UpdateServiceAccountBody,
  UpdateServiceBody,
  UpdateSubscriptionBody,
  UpdateTeamBody,
  UpdateTokenRuleBody,
  UpdateViolationAnalysisBody,
  UpdateVulnerabilityBody,
  UploadBomBody,
  UploadVexBody,
} from './bodies.gen.ts';
import type {
  AnalysisResponse,
  AnalysisState,
  AnalyzerIdentity,
  AttentionReason,
  Classifier,
  ComponentChange,
  ComponentScope,
  DeliveryState,
  DependencyDepth,
  DescriptionFormat,
  DifferenceCause,
  DifferenceSide,
  ExternalUserKind,
  FindingChange,
  FindingGrouping,
  FixState,
  FoundGrouping,
  LicenseChange,
  LicenseGrouping,
  NotificationTriggerType,
  Permission,
  PolicyViolationState,
  PolicyViolationType,
  PortfolioGrouping,
  RepositoryType,
  ServiceGrouping,
  Severity,
  SharedVexFormat,
  StatedFact,
  TagUse,
  TicketFilter,
  UploadOutcome,
  VexOutcome,
  VexReason,
  ViolationAnalysisState,
  ViolationGrouping,
  VulnerabilityGrouping,
  VulnerabilitySource,
} from './enums.gen.ts';
import type {
  About,
  AddedPasskey,
  AffectedProject,
  Analysis,
  Analyzer,
  ApiKey,
  Attention,
  AttentionProject,
  AuditFinding,
  AuditLogEntry,
  AuditViolation,
  Backups,
  BomImport,
  BulkReport,
  BulkStarted,
  ComparedComponent,
  ComparedFinding,
  ComparedLicense,
  ComparedViolation,
  Comparison,
  Component,
  ComponentDeletionPreview,
  ComponentProperty,
  ComponentRelease,
  ConfigProperty,
  ConfigPropertyOrFault,
  ConnectionTest,
  Coverage,
  CvssScore,
  Cwe,
  DecisionCarrying,
  DecisionEffect,
  DefaultTemplate,
  DependencyGraphResponse,
  DependencyMetrics,
  DirectoryPerson,
  ExchangedToken,
  Finding,
  FindingDecided,
  FindingDetails,
  FindingDifference,
  FindingGroup,
  FindingPackagingFormat,
  FlawOverview,
  FlawProject,
  FlawRecord,
  FoldedProject,
  Forwarding,
  FoundComponent,
  FoundGroup,
  FullPolicyCondition,
  GroupedFinding,
  Health,
  Identification,
  IdentityTest,
  ImportComparison,
  ImportFile,
  ImportReport,
  ImportRun,
  ImportTable,
  Integration,
  IntegrationUpload,
  InternalAnalyzer,
  IsTokenBeingProcessedResponse,
  JiraTarget,
  LdapUser,
  License,
  LicenseGroup,
  LicenseSummary,
  LicenseSummaryGroup,
  LicenseUse,
  LimitedPermission,
  ListedService,
  ManagedApiKey,
  ManagedUser,
  MappedLdapGroup,
  MappedOidcGroup,
  NestedTeam,
  NewShareLink,
  NotificationDelivery,
  NotificationPublisher,
  NotificationRule,
  NotificationRuleOptions,
  NotificationRuleState,
  OidcAuthorization,
  OidcGroup,
  OidcGroupEntry,
  OidcUser,
  Operations,
  OwaspRiskRatingScore,
  OwnPublisher,
  OwnerCandidate,
  Passkey,
  PasskeyCreation,
  Passkeys,
  PasswordReset,
  PermissionItem,
  Policy,
  PolicyCondition,
  PolicyEvaluationStarted,
  PolicySummary,
  PolicyViolation,
  PortfolioCoverage,
  PortfolioFinding,
  PortfolioFindingGroup,
  PortfolioMetrics,
  Project,
  ProjectDeletionPreview,
  ProjectGraph,
  ProjectIntegration,
  ProjectMetrics,
  ProjectOwnership,
  ProjectProperty,
  ProjectReport,
  ProjectSums,
  RecoveryCodes,
  Repository,
  RepositoryMetaComponent,
  RepositoryStates,
  SavedView,
  ScheduledTask,
  SearchHits,
  SearchResult,
  ServiceAccount,
  ServiceComponent,
  ServiceGroup,
  Setting,
  ShareLink,
  SharedRelease,
  SignInQueue,
  SignInStep,
  SignedIn,
  Source,
  SubjectQuestion,
  Subscription,
  SubscriptionChoices,
  SubscriptionSecret,
  Tag,
  TagGroup,
  TagListResponseItem,
  TaggedCollectionProjectListResponseItem,
  TaggedNotificationRuleListResponseItem,
  TaggedPolicyListResponseItem,
  TaggedProjectListResponseItem,
  Task,
  Team,
  TeamPermission,
  TeamProject,
  TeamSelfResponse,
  TeamTag,
  TemplatePreview,
  TokenResponse,
  TokenRule,
  UncoveredComponent,
  UnratedFindings,
  UserPrincipal,
  UserSession,
  VexImport,
  VexStatement,
  ViolationAnalysis,
  ViolationDecided,
  ViolationDetails,
  ViolationGroup,
  VisibleTeam,
  Vulnerability,
  VulnerabilityGroup,
  VulnerabilityMetrics,
  VulnerabilitySummary,
  Why,
} from './models.gen.ts';
import type { CountedList, JsonList, NoMembers } from '../results.ts';

export interface EndpointInputs {
  'PUT /api/v1/acl/mapping': {
    path: NoMembers;
    query: NoMembers;
    body: AddMappingBody;
    result: void;
  };
  'DELETE /api/v1/acl/mapping/team/{teamUuid}/project/{projectUuid}': {
    path: { teamUuid: string; projectUuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/acl/team/{uuid}': {
    path: { uuid: string };
    query: { excludeInactive: boolean; onlyRoot: boolean };
    body: undefined;
    result: CountedList<Project>;
  };
  'GET /api/v1/analysis': {
    path: NoMembers;
    query: { project: string | undefined; component: string | undefined; vulnerability: string | undefined };
    body: undefined;
    result: Analysis;
  };
  'PUT /api/v1/analysis': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateAnalysisBody;
    result: Analysis;
  };
  'GET /api/v1/badge/violations/project/{name}/{version}': {
    path: { name: string; version: string };
    query: { apiKey: string | undefined };
    body: undefined;
    result: never;
  };
  'GET /api/v1/badge/violations/project/{uuid}': {
    path: { uuid: string };
    query: { apiKey: string | undefined };
    body: undefined;
    result: never;
  };
  'GET /api/v1/badge/vulns/project/{name}/{version}': {
    path: { name: string; version: string };
    query: { apiKey: string | undefined };
    body: undefined;
    result: never;
  };
  'GET /api/v1/badge/vulns/project/{uuid}': {
    path: { uuid: string };
    query: { apiKey: string | undefined };
    body: undefined;
    result: never;
  };
  'POST /api/v1/bom': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'PUT /api/v1/bom': {
    path: NoMembers;
    query: NoMembers;
    body: UploadBomBody;
    result: TokenResponse;
  };
  'GET /api/v1/bom/cyclonedx/component/{uuid}': {
    path: { uuid: string };
    query: { format: string | undefined; version: string | undefined };
    body: undefined;
    result: never;
  };
  'GET /api/v1/bom/cyclonedx/project/{uuid}': {
    path: { uuid: string };
    query: { format: string | undefined; variant: string | undefined; download: boolean; version: string | undefined };
    body: undefined;
    result: never;
  };
  'GET /api/v1/bom/token/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: IsTokenBeingProcessedResponse;
  };
  'GET /api/v1/calculator/cvss': {
    path: NoMembers;
    query: { vector: string | undefined };
    body: undefined;
    result: CvssScore;
  };
  'GET /api/v1/calculator/owasp': {
    path: NoMembers;
    query: { vector: string | undefined };
    body: undefined;
    result: OwaspRiskRatingScore;
  };
  'POST /api/v1/component': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateComponentBody;
    result: Component;
  };
  'GET /api/v1/component/hash/{hash}': {
    path: { hash: string };
    query: NoMembers;
    body: undefined;
    result: CountedList<Component>;
  };
  'GET /api/v1/component/identity': {
    path: NoMembers;
    query: { group: string | undefined; name: string | undefined; version: string | undefined; purl: string | undefined; cpe: string | undefined; swidTagId: string | undefined; project: string | undefined; excludeInactiveProjects: boolean; onlyLatestProjectVersions: boolean };
    body: undefined;
    result: CountedList<Component> | undefined;
  };
  'GET /api/v1/component/internal/identify': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/component/project/{projectUuid}/dependencyGraph/{componentUuids}': {
    path: { projectUuid: string; componentUuids: string };
    query: NoMembers;
    body: undefined;
    result: Record<string, Component>;
  };
  'GET /api/v1/component/project/{uuid}': {
    path: { uuid: string };
    query: { onlyOutdated: boolean; onlyDirect: boolean; severity: readonly Severity[]; classifier: string | undefined; scope: ComponentScope | undefined; internal: boolean; coverage: boolean };
    body: undefined;
    result: CountedList<Component>;
  };
  'PUT /api/v1/component/project/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: CreateComponentBody;
    result: Component;
  };
  'DELETE /api/v1/component/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/component/{uuid}': {
    path: { uuid: string };
    query: { includeRepositoryMetaData: boolean; coverage: boolean };
    body: undefined;
    result: Component;
  };
  'GET /api/v1/component/{uuid}/property': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<ComponentProperty>;
  };
  'PUT /api/v1/component/{uuid}/property': {
    path: { uuid: string };
    query: NoMembers;
    body: CreateComponentPropertyBody;
    result: ComponentProperty;
  };
  'DELETE /api/v1/component/{uuid}/property/{propertyUuid}': {
    path: { uuid: string; propertyUuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/configProperty': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<ConfigProperty>;
  };
  'POST /api/v1/configProperty': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateConfigPropertyBody;
    result: ConfigProperty;
  };
  'POST /api/v1/configProperty/aggregate': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateConfigPropertiesBody[];
    result: JsonList<ConfigPropertyOrFault>;
  };
  'GET /api/v1/configProperty/public/{groupName}/{propertyName}': {
    path: { groupName: string; propertyName: string };
    query: NoMembers;
    body: undefined;
    result: ConfigProperty;
  };
  'GET /api/v1/cwe': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<Cwe>;
  };
  'GET /api/v1/cwe/{cweId}': {
    path: { cweId: number };
    query: NoMembers;
    body: undefined;
    result: Cwe;
  };
  'GET /api/v1/dependencyGraph/component/{uuid}/directDependencies': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<DependencyGraphResponse>;
  };
  'GET /api/v1/dependencyGraph/project/{uuid}/directDependencies': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<DependencyGraphResponse>;
  };
  'GET /api/v1/event/token/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: IsTokenBeingProcessedResponse;
  };
  'GET /api/v1/finding': {
    path: NoMembers;
    query: { showInactive: boolean; showSuppressed: boolean; severity: readonly Severity[]; analysisStatus: readonly AnalysisState[]; vendorResponse: readonly AnalysisResponse[]; publishDateFrom: Date | undefined; publishDateTo: Date | undefined; attributedOnDateFrom: Date | undefined; attributedOnDateTo: Date | undefined; textSearchField: readonly string[]; textSearchInput: string | undefined; cvssv2From: number | undefined; cvssv2To: number | undefined; cvssv3From: number | undefined; cvssv3To: number | undefined; cvssv4From: number | undefined; cvssv4To: number | undefined; epssFrom: number | undefined; epssTo: number | undefined; epssPercentileFrom: number | undefined; epssPercentileTo: number | undefined };
    body: undefined;
    result: CountedList<Finding>;
  };
  'GET /api/v1/finding/grouped': {
    path: NoMembers;
    query: { showInactive: boolean; severity: readonly Severity[]; publishDateFrom: Date | undefined; publishDateTo: Date | undefined; textSearchField: readonly string[]; textSearchInput: string | undefined; cvssv2From: number | undefined; cvssv2To: number | undefined; cvssv3From: number | undefined; cvssv3To: number | undefined; occurrencesFrom: number | undefined; occurrencesTo: number | undefined; cvssv4From: number | undefined; cvssv4To: number | undefined; epssFrom: number | undefined; epssTo: number | undefined; epssPercentileFrom: number | undefined; epssPercentileTo: number | undefined };
    body: undefined;
    result: CountedList<GroupedFinding>;
  };
  'GET /api/v1/finding/project/{uuid}': {
    path: { uuid: string };
    query: { suppressed: boolean; source: VulnerabilitySource | undefined; leadingRecord: boolean };
    body: undefined;
    result: CountedList<Finding>;
  };
  'POST /api/v1/finding/project/{uuid}/analyze': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'GET /api/v1/finding/project/{uuid}/export': {
    path: { uuid: string };
    query: { leadingRecord: boolean };
    body: undefined;
    result: FindingPackagingFormat;
  };
  'GET /api/v1/integration/osv/ecosystem': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<string>;
  };
  'GET /api/v1/integration/osv/ecosystem/inactive': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<string>;
  };
  'GET /api/v1/ldap/groups': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<string> | undefined;
  };
  'PUT /api/v1/ldap/mapping': {
    path: NoMembers;
    query: NoMembers;
    body: AddLdapMappingBody;
    result: MappedLdapGroup;
  };
  'DELETE /api/v1/ldap/mapping/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/ldap/team/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<MappedLdapGroup>;
  };
  'GET /api/v1/licenseGroup': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<LicenseGroup>;
  };
  'POST /api/v1/licenseGroup': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateLicenseGroupBody;
    result: LicenseGroup;
  };
  'PUT /api/v1/licenseGroup': {
    path: NoMembers;
    query: NoMembers;
    body: CreateLicenseGroupBody;
    result: LicenseGroup;
  };
  'DELETE /api/v1/licenseGroup/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/licenseGroup/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: LicenseGroup;
  };
  'DELETE /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': {
    path: { uuid: string; licenseUuid: string };
    query: NoMembers;
    body: undefined;
    result: LicenseGroup;
  };
  'POST /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': {
    path: { uuid: string; licenseUuid: string };
    query: NoMembers;
    body: undefined;
    result: LicenseGroup;
  };
  'GET /api/v1/license': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<License>;
  };
  'PUT /api/v1/license': {
    path: NoMembers;
    query: NoMembers;
    body: CreateLicenseBody;
    result: License;
  };
  'GET /api/v1/license/concise': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<License>;
  };
  'DELETE /api/v1/license/{licenseId}': {
    path: { licenseId: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/license/{licenseId}': {
    path: { licenseId: string };
    query: NoMembers;
    body: undefined;
    result: License;
  };
  'GET /api/v1/metrics/component/{uuid}/current': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: DependencyMetrics;
  };
  'GET /api/v1/metrics/component/{uuid}/days/{days}': {
    path: { uuid: string; days: number };
    query: NoMembers;
    body: undefined;
    result: JsonList<DependencyMetrics>;
  };
  'GET /api/v1/metrics/component/{uuid}/refresh': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/metrics/component/{uuid}/since/{date}': {
    path: { uuid: string; date: Date };
    query: NoMembers;
    body: undefined;
    result: JsonList<DependencyMetrics>;
  };
  'GET /api/v1/metrics/portfolio/current': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: PortfolioMetrics;
  };
  'GET /api/v1/metrics/portfolio/refresh': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/metrics/portfolio/since/{date}': {
    path: { date: Date };
    query: NoMembers;
    body: undefined;
    result: JsonList<PortfolioMetrics>;
  };
  'GET /api/v1/metrics/portfolio/{days}/days': {
    path: { days: number };
    query: NoMembers;
    body: undefined;
    result: JsonList<PortfolioMetrics>;
  };
  'GET /api/v1/metrics/project/{uuid}/current': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: ProjectMetrics;
  };
  'GET /api/v1/metrics/project/{uuid}/days/{days}': {
    path: { uuid: string; days: number };
    query: NoMembers;
    body: undefined;
    result: JsonList<ProjectMetrics>;
  };
  'GET /api/v1/metrics/project/{uuid}/refresh': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/metrics/project/{uuid}/since/{date}': {
    path: { uuid: string; date: Date };
    query: NoMembers;
    body: undefined;
    result: JsonList<ProjectMetrics>;
  };
  'GET /api/v1/metrics/vulnerability': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<VulnerabilityMetrics>;
  };
  'GET /api/v1/notification/publisher': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<NotificationPublisher>;
  };
  'POST /api/v1/notification/publisher': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateNotificationPublisherBody;
    result: NotificationPublisher;
  };
  'PUT /api/v1/notification/publisher': {
    path: NoMembers;
    query: NoMembers;
    body: CreateNotificationPublisherBody;
    result: NotificationPublisher;
  };
  'POST /api/v1/notification/publisher/restoreDefaultTemplates': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'POST /api/v1/notification/publisher/test/smtp': {
    path: NoMembers;
    query: NoMembers;
    body: TestSmtpPublisherBody;
    result: void;
  };
  'POST /api/v1/notification/publisher/test/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'DELETE /api/v1/notification/publisher/{notificationPublisherUuid}': {
    path: { notificationPublisherUuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'DELETE /api/v1/notification/rule': {
    path: NoMembers;
    query: NoMembers;
    body: DeleteNotificationRuleBody;
    result: void;
  };
  'GET /api/v1/notification/rule': {
    path: NoMembers;
    query: { triggerType: NotificationTriggerType | undefined };
    body: undefined;
    result: CountedList<NotificationRule>;
  };
  'POST /api/v1/notification/rule': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateNotificationRuleBody;
    result: NotificationRule;
  };
  'PUT /api/v1/notification/rule': {
    path: NoMembers;
    query: NoMembers;
    body: CreateNotificationRuleBody;
    result: NotificationRule;
  };
  'PUT /api/v1/notification/rule/scheduled': {
    path: NoMembers;
    query: NoMembers;
    body: CreateScheduledNotificationRuleBody;
    result: NotificationRule;
  };
  'DELETE /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}': {
    path: { ruleUuid: string; projectUuid: string };
    query: NoMembers;
    body: undefined;
    result: NotificationRule;
  };
  'POST /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}': {
    path: { ruleUuid: string; projectUuid: string };
    query: NoMembers;
    body: undefined;
    result: NotificationRule;
  };
  'DELETE /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}': {
    path: { ruleUuid: string; teamUuid: string };
    query: NoMembers;
    body: undefined;
    result: NotificationRule;
  };
  'POST /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}': {
    path: { ruleUuid: string; teamUuid: string };
    query: NoMembers;
    body: undefined;
    result: NotificationRule;
  };
  'GET /api/v1/oidc/available': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: string;
  };
  'GET /api/v1/oidc/group': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<OidcGroup>;
  };
  'POST /api/v1/oidc/group': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateOidcGroupBody;
    result: OidcGroup;
  };
  'PUT /api/v1/oidc/group': {
    path: NoMembers;
    query: NoMembers;
    body: CreateOidcGroupBody;
    result: OidcGroup;
  };
  'DELETE /api/v1/oidc/group/{groupUuid}/team/{teamUuid}/mapping': {
    path: { groupUuid: string; teamUuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'DELETE /api/v1/oidc/group/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/oidc/group/{uuid}/team': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<NestedTeam>;
  };
  'PUT /api/v1/oidc/mapping': {
    path: NoMembers;
    query: NoMembers;
    body: AddOidcMappingBody;
    result: MappedOidcGroup;
  };
  'DELETE /api/v1/oidc/mapping/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/permission': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<PermissionItem>;
  };
  'DELETE /api/v1/permission/{permission}/team/{uuid}': {
    path: { uuid: string; permission: string };
    query: NoMembers;
    body: undefined;
    result: Team;
  };
  'POST /api/v1/permission/{permission}/team/{uuid}': {
    path: { uuid: string; permission: string };
    query: NoMembers;
    body: undefined;
    result: Team;
  };
  'DELETE /api/v1/permission/{permission}/user/{username}': {
    path: { username: string; permission: string };
    query: NoMembers;
    body: undefined;
    result: UserPrincipal;
  };
  'POST /api/v1/permission/{permission}/user/{username}': {
    path: { username: string; permission: string };
    query: NoMembers;
    body: undefined;
    result: UserPrincipal;
  };
  'GET /api/v1/policy': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<Policy>;
  };
  'POST /api/v1/policy': {
    path: NoMembers;
    query: NoMembers;
    body: UpdatePolicyBody;
    result: Policy;
  };
  'PUT /api/v1/policy': {
    path: NoMembers;
    query: NoMembers;
    body: CreatePolicyBody;
    result: Policy;
  };
  'POST /api/v1/policy/condition': {
    path: NoMembers;
    query: NoMembers;
    body: UpdatePolicyConditionBody;
    result: PolicyCondition;
  };
  'DELETE /api/v1/policy/condition/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'DELETE /api/v1/policy/{policyUuid}/project/{projectUuid}': {
    path: { policyUuid: string; projectUuid: string };
    query: NoMembers;
    body: undefined;
    result: Policy;
  };
  'POST /api/v1/policy/{policyUuid}/project/{projectUuid}': {
    path: { policyUuid: string; projectUuid: string };
    query: NoMembers;
    body: undefined;
    result: Policy;
  };
  'DELETE /api/v1/policy/{policyUuid}/tag/{tagName}': {
    path: { policyUuid: string; tagName: string };
    query: NoMembers;
    body: undefined;
    result: Policy;
  };
  'POST /api/v1/policy/{policyUuid}/tag/{tagName}': {
    path: { policyUuid: string; tagName: string };
    query: NoMembers;
    body: undefined;
    result: Policy;
  };
  'DELETE /api/v1/policy/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/policy/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: Policy;
  };
  'PUT /api/v1/policy/{uuid}/condition': {
    path: { uuid: string };
    query: NoMembers;
    body: CreatePolicyConditionBody;
    result: PolicyCondition;
  };
  'GET /api/v1/project': {
    path: NoMembers;
    query: { name: string | undefined; excludeInactive: boolean; onlyRoot: boolean; notAssignedToTeamWithUuid: string | undefined; tag: string | undefined; classifier: string | undefined; latest: boolean; collection: boolean; severity: readonly Severity[]; importedSince: Date | undefined; importedUntil: Date | undefined; owner: string | undefined; notCovered: boolean; coverage: boolean; owners: boolean };
    body: undefined;
    result: CountedList<Project>;
  };
  'POST /api/v1/project': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateProjectBody;
    result: Project;
  };
  'PUT /api/v1/project': {
    path: NoMembers;
    query: NoMembers;
    body: CreateProjectBody;
    result: Project;
  };
  'POST /api/v1/project/batchDelete': {
    path: NoMembers;
    query: NoMembers;
    body: string[];
    result: void;
  };
  'GET /api/v1/project/classifier/{classifier}': {
    path: { classifier: string };
    query: { excludeInactive: boolean; onlyRoot: boolean };
    body: undefined;
    result: CountedList<Project>;
  };
  'PUT /api/v1/project/clone': {
    path: NoMembers;
    query: NoMembers;
    body: CloneProjectBody;
    result: TokenResponse;
  };
  'GET /api/v1/project/latest/{name}': {
    path: { name: string };
    query: NoMembers;
    body: undefined;
    result: Project;
  };
  'GET /api/v1/project/lookup': {
    path: NoMembers;
    query: { name: string | undefined; version: string | undefined };
    body: undefined;
    result: Project;
  };
  'GET /api/v1/project/tag/{tag}': {
    path: { tag: string };
    query: { excludeInactive: boolean; onlyRoot: boolean };
    body: undefined;
    result: CountedList<Project>;
  };
  'GET /api/v1/project/withoutDescendantsOf/{uuid}': {
    path: { uuid: string };
    query: { name: string | undefined; excludeInactive: boolean };
    body: undefined;
    result: CountedList<Project>;
  };
  'DELETE /api/v1/project/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/project/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: Project;
  };
  'PATCH /api/v1/project/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: PatchProjectBody;
    result: Project;
  };
  'GET /api/v1/project/{uuid}/children': {
    path: { uuid: string };
    query: { excludeInactive: boolean; coverage: boolean; owners: boolean };
    body: undefined;
    result: CountedList<Project>;
  };
  'GET /api/v1/project/{uuid}/children/classifier/{classifier}': {
    path: { classifier: string; uuid: string };
    query: { excludeInactive: boolean };
    body: undefined;
    result: CountedList<Project>;
  };
  'GET /api/v1/project/{uuid}/children/tag/{tag}': {
    path: { tag: string; uuid: string };
    query: { excludeInactive: boolean };
    body: undefined;
    result: CountedList<Project>;
  };
  'DELETE /api/v1/project/{uuid}/property': {
    path: { uuid: string };
    query: NoMembers;
    body: DeleteProjectPropertyBody;
    result: void;
  };
  'GET /api/v1/project/{uuid}/property': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<ProjectProperty>;
  };
  'POST /api/v1/project/{uuid}/property': {
    path: { uuid: string };
    query: NoMembers;
    body: UpdateProjectPropertyBody;
    result: ProjectProperty;
  };
  'PUT /api/v1/project/{uuid}/property': {
    path: { uuid: string };
    query: NoMembers;
    body: CreateProjectPropertyBody;
    result: ProjectProperty;
  };
  'GET /api/v1/repository': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<Repository>;
  };
  'POST /api/v1/repository': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateRepositoryBody;
    result: Repository;
  };
  'PUT /api/v1/repository': {
    path: NoMembers;
    query: NoMembers;
    body: CreateRepositoryBody;
    result: Repository;
  };
  'GET /api/v1/repository/latest': {
    path: NoMembers;
    query: { purl: string };
    body: undefined;
    result: RepositoryMetaComponent;
  };
  'GET /api/v1/repository/{type}': {
    path: { type: RepositoryType };
    query: NoMembers;
    body: undefined;
    result: CountedList<Repository>;
  };
  'DELETE /api/v1/repository/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/search': {
    path: NoMembers;
    query: { query: string | undefined };
    body: undefined;
    result: SearchResult;
  };
  'GET /api/v1/search/component': {
    path: NoMembers;
    query: { query: string | undefined };
    body: undefined;
    result: SearchResult;
  };
  'GET /api/v1/search/license': {
    path: NoMembers;
    query: { query: string | undefined };
    body: undefined;
    result: SearchResult;
  };
  'GET /api/v1/search/project': {
    path: NoMembers;
    query: { query: string | undefined };
    body: undefined;
    result: SearchResult;
  };
  'POST /api/v1/search/reindex': {
    path: NoMembers;
    query: { type: readonly string[] };
    body: undefined;
    result: TokenResponse;
  };
  'GET /api/v1/search/service': {
    path: NoMembers;
    query: { query: string | undefined };
    body: undefined;
    result: SearchResult;
  };
  'GET /api/v1/search/vulnerability': {
    path: NoMembers;
    query: { query: string | undefined };
    body: undefined;
    result: SearchResult;
  };
  'GET /api/v1/search/vulnerablesoftware': {
    path: NoMembers;
    query: { query: string | undefined; cpe: string | undefined };
    body: undefined;
    result: SearchResult;
  };
  'POST /api/v1/service': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateServiceBody;
    result: ServiceComponent;
  };
  'GET /api/v1/service/project/{uuid}': {
    path: { uuid: string };
    query: { authentication: readonly StatedFact[]; trustBoundary: readonly StatedFact[] };
    body: undefined;
    result: CountedList<ServiceComponent>;
  };
  'PUT /api/v1/service/project/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: CreateServiceBody;
    result: ServiceComponent;
  };
  'DELETE /api/v1/service/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/service/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: ServiceComponent;
  };
  'GET /api/openapi.{type}': {
    path: { type: DescriptionFormat };
    query: NoMembers;
    body: undefined;
    result: never;
  };
  'GET /api/swagger.{type}': {
    path: { type: DescriptionFormat };
    query: NoMembers;
    body: undefined;
    result: never;
  };
  'GET /api/version': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: About;
  };
  'GET /health': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: Health;
  };
  'GET /health/live': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: Health;
  };
  'GET /health/ready': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: Health;
  };
  'GET /health/started': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: Health;
  };
  'GET /metrics': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: string;
  };
  'GET /mirror/nvd/{file}': {
    path: { file: string };
    query: NoMembers;
    body: undefined;
    result: never;
  };
  'DELETE /api/v1/tag': {
    path: NoMembers;
    query: NoMembers;
    body: string[];
    result: void;
  };
  'GET /api/v1/tag': {
    path: NoMembers;
    query: { use: readonly TagUse[]; prefix: string | undefined; withoutPrefix: boolean };
    body: undefined;
    result: CountedList<TagListResponseItem>;
  };
  'PUT /api/v1/tag': {
    path: NoMembers;
    query: NoMembers;
    body: string[];
    result: void;
  };
  'GET /api/v1/tag/policy/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: CountedList<Tag>;
  };
  'GET /api/v1/tag/{name}/collectionProject': {
    path: { name: string };
    query: { excludeInactive: boolean; latest: boolean; classifier: Classifier | undefined };
    body: undefined;
    result: CountedList<TaggedCollectionProjectListResponseItem>;
  };
  'DELETE /api/v1/tag/{name}/notificationRule': {
    path: { name: string };
    query: NoMembers;
    body: string[];
    result: void;
  };
  'GET /api/v1/tag/{name}/notificationRule': {
    path: { name: string };
    query: NoMembers;
    body: undefined;
    result: CountedList<TaggedNotificationRuleListResponseItem>;
  };
  'POST /api/v1/tag/{name}/notificationRule': {
    path: { name: string };
    query: NoMembers;
    body: string[];
    result: void;
  };
  'DELETE /api/v1/tag/{name}/policy': {
    path: { name: string };
    query: NoMembers;
    body: string[];
    result: void;
  };
  'GET /api/v1/tag/{name}/policy': {
    path: { name: string };
    query: { state: readonly PolicyViolationState[] };
    body: undefined;
    result: CountedList<TaggedPolicyListResponseItem>;
  };
  'POST /api/v1/tag/{name}/policy': {
    path: { name: string };
    query: NoMembers;
    body: string[];
    result: void;
  };
  'DELETE /api/v1/tag/{name}/project': {
    path: { name: string };
    query: NoMembers;
    body: string[];
    result: void;
  };
  'GET /api/v1/tag/{name}/project': {
    path: { name: string };
    query: { excludeInactive: boolean; latest: boolean; classifier: Classifier | undefined };
    body: undefined;
    result: CountedList<TaggedProjectListResponseItem>;
  };
  'POST /api/v1/tag/{name}/project': {
    path: { name: string };
    query: NoMembers;
    body: string[];
    result: void;
  };
  'GET /api/v1/tag/{policyUuid}': {
    path: { policyUuid: string };
    query: NoMembers;
    body: undefined;
    result: CountedList<Tag>;
  };
  'DELETE /api/v1/team': {
    path: NoMembers;
    query: NoMembers;
    body: DeleteTeamBody;
    result: void;
  };
  'GET /api/v1/team': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<Team>;
  };
  'POST /api/v1/team': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateTeamBody;
    result: Team;
  };
  'PUT /api/v1/team': {
    path: NoMembers;
    query: NoMembers;
    body: CreateTeamBody;
    result: Team;
  };
  'DELETE /api/v1/team/key/{publicIdOrKey}': {
    path: { publicIdOrKey: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'POST /api/v1/team/key/{publicIdOrKey}': {
    path: { publicIdOrKey: string };
    query: NoMembers;
    body: undefined;
    result: ApiKey;
  };
  'POST /api/v1/team/key/{publicIdOrKey}/comment': {
    path: { publicIdOrKey: string };
    query: NoMembers;
    body: string;
    result: ApiKey;
  };
  'GET /api/v1/team/self': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: TeamSelfResponse;
  };
  'GET /api/v1/team/visible': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<VisibleTeam>;
  };
  'GET /api/v1/team/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: Team;
  };
  'PUT /api/v1/team/{uuid}/key': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: ApiKey;
  };
  'POST /api/v1/user/forceChangePassword': {
    path: NoMembers;
    query: NoMembers;
    body: ForceChangePasswordBody;
    result: void;
  };
  'DELETE /api/v1/user/ldap': {
    path: NoMembers;
    query: NoMembers;
    body: DeleteLdapUserBody;
    result: void;
  };
  'GET /api/v1/user/ldap': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<LdapUser>;
  };
  'PUT /api/v1/user/ldap': {
    path: NoMembers;
    query: NoMembers;
    body: CreateLdapUserBody;
    result: LdapUser;
  };
  'POST /api/v1/user/login': {
    path: NoMembers;
    query: NoMembers;
    body: LoginBody;
    result: string;
  };
  'DELETE /api/v1/user/managed': {
    path: NoMembers;
    query: NoMembers;
    body: DeleteManagedUserBody;
    result: void;
  };
  'GET /api/v1/user/managed': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<ManagedUser>;
  };
  'POST /api/v1/user/managed': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateManagedUserBody;
    result: ManagedUser;
  };
  'PUT /api/v1/user/managed': {
    path: NoMembers;
    query: NoMembers;
    body: CreateManagedUserBody;
    result: ManagedUser;
  };
  'DELETE /api/v1/user/oidc': {
    path: NoMembers;
    query: NoMembers;
    body: DeleteOidcUserBody;
    result: void;
  };
  'GET /api/v1/user/oidc': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<OidcUser>;
  };
  'PUT /api/v1/user/oidc': {
    path: NoMembers;
    query: NoMembers;
    body: CreateOidcUserBody;
    result: OidcUser;
  };
  'POST /api/v1/user/oidc/login': {
    path: NoMembers;
    query: NoMembers;
    body: LoginByOidcBody;
    result: string;
  };
  'GET /api/v1/user/self': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: UserPrincipal;
  };
  'POST /api/v1/user/self': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateSelfBody;
    result: UserPrincipal;
  };
  'DELETE /api/v1/user/{username}/membership': {
    path: { username: string };
    query: NoMembers;
    body: RemoveTeamFromUserBody;
    result: UserPrincipal;
  };
  'POST /api/v1/user/{username}/membership': {
    path: { username: string };
    query: NoMembers;
    body: AddTeamToUserBody;
    result: UserPrincipal;
  };
  'POST /api/v1/vex': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'PUT /api/v1/vex': {
    path: NoMembers;
    query: NoMembers;
    body: UploadVexBody;
    result: TokenResponse;
  };
  'GET /api/v1/vex/cyclonedx/project/{uuid}': {
    path: { uuid: string };
    query: { download: boolean; version: string | undefined };
    body: undefined;
    result: never;
  };
  'GET /api/v1/violation': {
    path: NoMembers;
    query: { suppressed: boolean; showInactive: boolean; violationState: readonly PolicyViolationState[]; riskType: readonly PolicyViolationType[]; policy: readonly string[]; analysisState: readonly ViolationAnalysisState[]; occurredOnDateFrom: Date | undefined; occurredOnDateTo: Date | undefined; textSearchField: readonly string[]; textSearchInput: string | undefined };
    body: undefined;
    result: CountedList<PolicyViolation>;
  };
  'GET /api/v1/violation/analysis': {
    path: NoMembers;
    query: { component: string | undefined; policyViolation: string | undefined };
    body: undefined;
    result: ViolationAnalysis | undefined;
  };
  'PUT /api/v1/violation/analysis': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateViolationAnalysisBody;
    result: ViolationAnalysis;
  };
  'GET /api/v1/violation/component/{uuid}': {
    path: { uuid: string };
    query: { suppressed: boolean };
    body: undefined;
    result: CountedList<PolicyViolation>;
  };
  'GET /api/v1/violation/project/{uuid}': {
    path: { uuid: string };
    query: { suppressed: boolean };
    body: undefined;
    result: CountedList<PolicyViolation>;
  };
  'GET /api/v1/vulnerability': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<Vulnerability>;
  };
  'POST /api/v1/vulnerability': {
    path: NoMembers;
    query: NoMembers;
    body: UpdateVulnerabilityBody;
    result: Vulnerability;
  };
  'PUT /api/v1/vulnerability': {
    path: NoMembers;
    query: NoMembers;
    body: CreateVulnerabilityBody;
    result: Vulnerability;
  };
  'GET /api/v1/vulnerability/component/{uuid}': {
    path: { uuid: string };
    query: { suppressed: boolean };
    body: undefined;
    result: CountedList<Vulnerability>;
  };
  'GET /api/v1/vulnerability/project/{uuid}': {
    path: { uuid: string };
    query: { suppressed: boolean };
    body: undefined;
    result: CountedList<Vulnerability>;
  };
  'DELETE /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}': {
    path: { source: string; vulnId: string; component: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'POST /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}': {
    path: { source: string; vulnId: string; component: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/vulnerability/source/{source}/vuln/{vuln}': {
    path: { source: string; vuln: string };
    query: NoMembers;
    body: undefined;
    result: Vulnerability;
  };
  'GET /api/v1/vulnerability/source/{source}/vuln/{vuln}/projects': {
    path: { source: string; vuln: string };
    query: { excludeInactive: boolean };
    body: undefined;
    result: CountedList<AffectedProject>;
  };
  'GET /api/v1/vulnerability/vulnId': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: string;
  };
  'DELETE /api/v1/vulnerability/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/v1/vulnerability/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: Vulnerability;
  };
  'DELETE /api/v1/vulnerability/{uuid}/component/{component}': {
    path: { uuid: string; component: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'POST /api/v1/vulnerability/{uuid}/component/{component}': {
    path: { uuid: string; component: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/analyzers': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<Analyzer>;
  };
  'POST /api/waybill/v1/analyzers/{analyzer}/run': {
    path: { analyzer: string };
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'GET /api/waybill/v1/analyzers/internal': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: InternalAnalyzer;
  };
  'POST /api/waybill/v1/analyzers/internal/run': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'POST /api/waybill/v1/import/dt/file': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: ImportFile;
  };
  'POST /api/waybill/v1/import/dt': {
    path: NoMembers;
    query: NoMembers;
    body: ImportDependencyTrackBody;
    result: TokenResponse;
  };
  'GET /api/waybill/v1/import/dt': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<ImportRun>;
  };
  'GET /api/waybill/v1/import/dt/{token}': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: ImportReport;
  };
  'GET /api/waybill/v1/import/dt/comparison': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: ImportComparison;
  };
  'POST /api/waybill/v1/import/dt/comparison': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'GET /api/waybill/v1/import/dt/comparison/difference': {
    path: NoMembers;
    query: { side: DifferenceSide | undefined; cause: DifferenceCause | undefined; detail: string | undefined; project: string | undefined; open: boolean };
    body: undefined;
    result: CountedList<FindingDifference>;
  };
  'GET /api/waybill/v1/import/dt/comparison/table': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<ImportTable>;
  };
  'PUT /api/waybill/v1/import/dt/comparison/cause': {
    path: NoMembers;
    query: NoMembers;
    body: SetCauseUnderstoodBody;
    result: void;
  };
  'GET /api/waybill/v1/import/dt/comparison/report': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: never;
  };
  'POST /api/waybill/v1/import/dt/bom': {
    path: NoMembers;
    query: NoMembers;
    body: ReceiveShadowBomBody;
    result: TokenResponse;
  };
  'GET /api/waybill/v1/integrations': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<Integration>;
  };
  'POST /api/waybill/v1/integrations/{integration}/run': {
    path: { integration: string };
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'GET /api/waybill/v1/integrations/{integration}/uploads': {
    path: { integration: string };
    query: { outcome: UploadOutcome | undefined };
    body: undefined;
    result: CountedList<IntegrationUpload>;
  };
  'GET /api/waybill/v1/project/{uuid}/integrations': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<ProjectIntegration>;
  };
  'GET /api/waybill/v1/team/{uuid}/api-key': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<ManagedApiKey>;
  };
  'PUT /api/waybill/v1/team/{uuid}/api-key': {
    path: { uuid: string };
    query: NoMembers;
    body: CreateLimitedApiKeyBody;
    result: ManagedApiKey;
  };
  'POST /api/waybill/v1/api-key/{publicIdOrKey}': {
    path: { publicIdOrKey: string };
    query: NoMembers;
    body: LimitApiKeyBody;
    result: ManagedApiKey;
  };
  'GET /api/waybill/v1/attention': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: Attention;
  };
  'GET /api/waybill/v1/attention/projects': {
    path: NoMembers;
    query: { reason: AttentionReason | undefined };
    body: undefined;
    result: CountedList<AttentionProject>;
  };
  'GET /api/waybill/v1/audit-log': {
    path: NoMembers;
    query: { target: string | undefined; actor: string | undefined; address: string | undefined; kind: readonly string[]; since: Date | undefined; until: Date | undefined };
    body: undefined;
    result: CountedList<AuditLogEntry>;
  };
  'GET /api/waybill/v1/backups': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: Backups;
  };
  'POST /api/waybill/v1/backups': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'GET /api/waybill/v1/badge/vulns/project/{uuid}': {
    path: { uuid: string };
    query: { apiKey: string | undefined };
    body: undefined;
    result: never;
  };
  'GET /api/waybill/v1/badge/vulns/project/{name}/{version}': {
    path: { name: string; version: string };
    query: { apiKey: string | undefined };
    body: undefined;
    result: never;
  };
  'GET /api/waybill/v1/bulk/{token}': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: BulkReport;
  };
  'POST /api/waybill/v1/bulk/{token}/cancel': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'POST /api/waybill/v1/bulk/{token}/undo': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/sources/{source}/test': {
    path: { source: string };
    query: NoMembers;
    body: TestSourceBody;
    result: ConnectionTest;
  };
  'POST /api/waybill/v1/analyzers/{analyzer}/test': {
    path: { analyzer: string };
    query: NoMembers;
    body: TestAnalyzerBody;
    result: ConnectionTest;
  };
  'POST /api/waybill/v1/integrations/{integration}/test': {
    path: { integration: string };
    query: NoMembers;
    body: TestIntegrationBody;
    result: ConnectionTest;
  };
  'POST /api/waybill/v1/repositories/test': {
    path: NoMembers;
    query: NoMembers;
    body: TestRepositoryBody;
    result: ConnectionTest;
  };
  'GET /api/waybill/v1/coverage': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: PortfolioCoverage;
  };
  'GET /api/waybill/v1/coverage/components': {
    path: NoMembers;
    query: { cause: string | undefined; ecosystem: string | undefined; project: string | undefined; component: string | undefined };
    body: undefined;
    result: CountedList<UncoveredComponent>;
  };
  'GET /api/waybill/v1/project/{uuid}/coverage': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: Coverage;
  };
  'POST /api/waybill/v1/erasure': {
    path: NoMembers;
    query: NoMembers;
    body: ErasePersonBody;
    result: TokenResponse;
  };
  'GET /api/waybill/v1/project/{uuid}/findings': {
    path: { uuid: string };
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; severity: readonly Severity[]; source: readonly string[]; analyzer: readonly AnalyzerIdentity[]; state: readonly AnalysisState[]; exploited: boolean; minEpss: number | undefined; maxEpss: number | undefined; minCvss: number | undefined; maxCvss: number | undefined; dependency: DependencyDepth | undefined; fix: FixState | undefined; ticket: readonly TicketFilter[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined; vulnerability: string | undefined; flaw: string | undefined; reasonsChanged: boolean; everyRecord: boolean };
    body: undefined;
    result: CountedList<AuditFinding>;
  };
  'GET /api/waybill/v1/project/{uuid}/findings/groups': {
    path: { uuid: string };
    query: { by: FindingGrouping; open: boolean; suppressed: boolean; onlySuppressed: boolean; severity: readonly Severity[]; source: readonly string[]; analyzer: readonly AnalyzerIdentity[]; state: readonly AnalysisState[]; exploited: boolean; minEpss: number | undefined; maxEpss: number | undefined; minCvss: number | undefined; maxCvss: number | undefined; dependency: DependencyDepth | undefined; fix: FixState | undefined; ticket: readonly TicketFilter[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined; vulnerability: string | undefined; flaw: string | undefined; reasonsChanged: boolean };
    body: undefined;
    result: CountedList<FindingGroup>;
  };
  'GET /api/waybill/v1/project/{uuid}/findings/unrated': {
    path: { uuid: string };
    query: { minEpss: number | undefined; suppressed: boolean; open: boolean };
    body: undefined;
    result: UnratedFindings;
  };
  'POST /api/waybill/v1/project/{uuid}/findings/decisions': {
    path: { uuid: string };
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; severity: readonly Severity[]; source: readonly string[]; analyzer: readonly AnalyzerIdentity[]; state: readonly AnalysisState[]; exploited: boolean; minEpss: number | undefined; maxEpss: number | undefined; minCvss: number | undefined; maxCvss: number | undefined; dependency: DependencyDepth | undefined; fix: FixState | undefined; ticket: readonly TicketFilter[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined; vulnerability: string | undefined; flaw: string | undefined; reasonsChanged: boolean; everyRecord: boolean; by: FindingGrouping | undefined; searchText: string | undefined };
    body: DecideFindingsBody;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/project/{uuid}/findings/decisions/effect': {
    path: { uuid: string };
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; severity: readonly Severity[]; source: readonly string[]; analyzer: readonly AnalyzerIdentity[]; state: readonly AnalysisState[]; exploited: boolean; minEpss: number | undefined; maxEpss: number | undefined; minCvss: number | undefined; maxCvss: number | undefined; dependency: DependencyDepth | undefined; fix: FixState | undefined; ticket: readonly TicketFilter[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined; vulnerability: string | undefined; flaw: string | undefined; reasonsChanged: boolean; everyRecord: boolean; by: FindingGrouping | undefined; searchText: string | undefined };
    body: CountOverwrittenFindingsBody;
    result: DecisionEffect;
  };
  'GET /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}': {
    path: { uuid: string; component: string; vulnerability: string };
    query: NoMembers;
    body: undefined;
    result: FindingDetails;
  };
  'POST /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}/decision': {
    path: { uuid: string; component: string; vulnerability: string };
    query: NoMembers;
    body: DecideFindingBody;
    result: FindingDecided;
  };
  'POST /api/waybill/v1/findings/decisions/{token}/undo': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/findings': {
    path: NoMembers;
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; severity: readonly Severity[]; source: readonly string[]; analyzer: readonly AnalyzerIdentity[]; state: readonly AnalysisState[]; exploited: boolean; minEpss: number | undefined; maxEpss: number | undefined; minCvss: number | undefined; maxCvss: number | undefined; dependency: DependencyDepth | undefined; fix: FixState | undefined; ticket: readonly TicketFilter[]; foundSince: Date | undefined; foundUntil: Date | undefined; vulnerability: string | undefined; flaw: string | undefined; reasonsChanged: boolean; project: readonly string[]; tag: readonly string[]; inactive: boolean; latest: boolean; response: readonly AnalysisResponse[]; minCvssV2: number | undefined; maxCvssV2: number | undefined; minCvssV3: number | undefined; maxCvssV3: number | undefined; minCvssV4: number | undefined; maxCvssV4: number | undefined; publishedSince: Date | undefined; publishedUntil: Date | undefined; identity: string | undefined; everyRecord: boolean };
    body: undefined;
    result: CountedList<PortfolioFinding>;
  };
  'GET /api/waybill/v1/findings/groups': {
    path: NoMembers;
    query: { by: PortfolioGrouping; open: boolean; suppressed: boolean; onlySuppressed: boolean; severity: readonly Severity[]; source: readonly string[]; analyzer: readonly AnalyzerIdentity[]; state: readonly AnalysisState[]; exploited: boolean; minEpss: number | undefined; maxEpss: number | undefined; minCvss: number | undefined; maxCvss: number | undefined; dependency: DependencyDepth | undefined; fix: FixState | undefined; ticket: readonly TicketFilter[]; foundSince: Date | undefined; foundUntil: Date | undefined; vulnerability: string | undefined; flaw: string | undefined; reasonsChanged: boolean; project: readonly string[]; tag: readonly string[]; inactive: boolean; latest: boolean; response: readonly AnalysisResponse[]; minCvssV2: number | undefined; maxCvssV2: number | undefined; minCvssV3: number | undefined; maxCvssV3: number | undefined; minCvssV4: number | undefined; maxCvssV4: number | undefined; publishedSince: Date | undefined; publishedUntil: Date | undefined; identity: string | undefined; minProjects: number | undefined; maxProjects: number | undefined };
    body: undefined;
    result: CountedList<PortfolioFindingGroup>;
  };
  'POST /api/waybill/v1/findings/decisions': {
    path: NoMembers;
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; severity: readonly Severity[]; source: readonly string[]; analyzer: readonly AnalyzerIdentity[]; state: readonly AnalysisState[]; exploited: boolean; minEpss: number | undefined; maxEpss: number | undefined; minCvss: number | undefined; maxCvss: number | undefined; dependency: DependencyDepth | undefined; fix: FixState | undefined; ticket: readonly TicketFilter[]; foundSince: Date | undefined; foundUntil: Date | undefined; vulnerability: string | undefined; flaw: string | undefined; reasonsChanged: boolean; project: readonly string[]; tag: readonly string[]; inactive: boolean; latest: boolean; response: readonly AnalysisResponse[]; minCvssV2: number | undefined; maxCvssV2: number | undefined; minCvssV3: number | undefined; maxCvssV3: number | undefined; minCvssV4: number | undefined; maxCvssV4: number | undefined; publishedSince: Date | undefined; publishedUntil: Date | undefined; identity: string | undefined; everyRecord: boolean; by: PortfolioGrouping | undefined; searchText: string | undefined };
    body: DecidePortfolioFindingsBody;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/findings/decisions/effect': {
    path: NoMembers;
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; severity: readonly Severity[]; source: readonly string[]; analyzer: readonly AnalyzerIdentity[]; state: readonly AnalysisState[]; exploited: boolean; minEpss: number | undefined; maxEpss: number | undefined; minCvss: number | undefined; maxCvss: number | undefined; dependency: DependencyDepth | undefined; fix: FixState | undefined; ticket: readonly TicketFilter[]; foundSince: Date | undefined; foundUntil: Date | undefined; vulnerability: string | undefined; flaw: string | undefined; reasonsChanged: boolean; project: readonly string[]; tag: readonly string[]; inactive: boolean; latest: boolean; response: readonly AnalysisResponse[]; minCvssV2: number | undefined; maxCvssV2: number | undefined; minCvssV3: number | undefined; maxCvssV3: number | undefined; minCvssV4: number | undefined; maxCvssV4: number | undefined; publishedSince: Date | undefined; publishedUntil: Date | undefined; identity: string | undefined; everyRecord: boolean; by: PortfolioGrouping | undefined; searchText: string | undefined };
    body: CountOverwrittenPortfolioFindingsBody;
    result: DecisionEffect;
  };
  'GET /api/waybill/v1/project/{uuid}/decision-carrying': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: DecisionCarrying;
  };
  'PUT /api/waybill/v1/project/{uuid}/decision-carrying': {
    path: { uuid: string };
    query: NoMembers;
    body: UpdateDecisionCarryingBody;
    result: DecisionCarrying;
  };
  'GET /api/waybill/v1/forwarding': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: Forwarding;
  };
  'GET /api/waybill/v1/component/internal/identification': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: Identification;
  };
  'GET /api/waybill/v1/licenses': {
    path: NoMembers;
    query: { osiApproved: boolean; fsfLibre: boolean; deprecated: boolean; custom: boolean; group: readonly string[]; ungrouped: boolean; other: boolean; used: boolean };
    body: undefined;
    result: CountedList<LicenseSummary>;
  };
  'GET /api/waybill/v1/licenses/groups': {
    path: NoMembers;
    query: { by: LicenseGrouping; osiApproved: boolean; fsfLibre: boolean; deprecated: boolean; custom: boolean; group: readonly string[]; ungrouped: boolean; other: boolean; used: boolean };
    body: undefined;
    result: CountedList<LicenseSummaryGroup>;
  };
  'GET /api/waybill/v1/licenses/{licenseId}/use': {
    path: { licenseId: string };
    query: NoMembers;
    body: undefined;
    result: LicenseUse;
  };
  'GET /api/waybill/v1/licenses/{licenseId}/components': {
    path: { licenseId: string };
    query: { onlyOutdated: boolean; onlyDirect: boolean; severity: readonly Severity[]; classifier: string | undefined; scope: ComponentScope | undefined; internal: boolean; excludeInactiveProjects: boolean; onlyLatestProjectVersions: boolean };
    body: undefined;
    result: CountedList<FoundComponent>;
  };
  'POST /api/waybill/v1/licenses/{licenseId}': {
    path: { licenseId: string };
    query: NoMembers;
    body: UpdateLicenseBody;
    result: License;
  };
  'GET /api/waybill/v1/bom/{uuid}/original': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: never;
  };
  'GET /api/waybill/v1/project/sums': {
    path: NoMembers;
    query: { project: readonly string[] };
    body: undefined;
    result: JsonList<ProjectSums>;
  };
  'GET /api/waybill/v1/project/{uuid}/bom': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: CountedList<BomImport>;
  };
  'GET /api/waybill/v1/project/{uuid}/notices': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: never;
  };
  'GET /api/waybill/v1/project/{uuid}/graph': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: ProjectGraph;
  };
  'GET /api/waybill/v1/project/{uuid}/owner': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: ProjectOwnership;
  };
  'PUT /api/waybill/v1/project/{uuid}/owner': {
    path: { uuid: string };
    query: NoMembers;
    body: SetProjectOwnerBody;
    result: ProjectOwnership;
  };
  'DELETE /api/waybill/v1/project/{uuid}/owner': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/owner-candidates': {
    path: NoMembers;
    query: { searchText: string | undefined };
    body: undefined;
    result: JsonList<OwnerCandidate>;
  };
  'GET /api/waybill/v1/views': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<SavedView>;
  };
  'PUT /api/waybill/v1/views': {
    path: NoMembers;
    query: NoMembers;
    body: CreateSavedViewBody;
    result: SavedView;
  };
  'POST /api/waybill/v1/views/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: UpdateSavedViewBody;
    result: SavedView;
  };
  'PUT /api/waybill/v1/views/{uuid}/team': {
    path: { uuid: string };
    query: NoMembers;
    body: ShareSavedViewBody;
    result: SavedView;
  };
  'DELETE /api/waybill/v1/views/{uuid}/team': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: SavedView;
  };
  'DELETE /api/waybill/v1/views/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/services': {
    path: NoMembers;
    query: { authentication: readonly StatedFact[]; trustBoundary: readonly StatedFact[]; excludeInactiveProjects: boolean; onlyLatestProjectVersions: boolean; project: readonly string[]; tag: readonly string[]; name: string | undefined; provider: string | undefined; withoutProvider: boolean };
    body: undefined;
    result: CountedList<ListedService>;
  };
  'GET /api/waybill/v1/services/groups': {
    path: NoMembers;
    query: { by: ServiceGrouping; authentication: readonly StatedFact[]; trustBoundary: readonly StatedFact[]; excludeInactiveProjects: boolean; onlyLatestProjectVersions: boolean; project: readonly string[]; tag: readonly string[]; name: string | undefined; provider: string | undefined; withoutProvider: boolean };
    body: undefined;
    result: CountedList<ServiceGroup>;
  };
  'POST /api/waybill/v1/services/deletion': {
    path: NoMembers;
    query: { authentication: readonly StatedFact[]; trustBoundary: readonly StatedFact[]; excludeInactiveProjects: boolean; onlyLatestProjectVersions: boolean; project: readonly string[]; tag: readonly string[]; name: string | undefined; provider: string | undefined; withoutProvider: boolean; searchText: string | undefined };
    body: DeleteServicesOfAllProjectsBody;
    result: BulkStarted;
  };
  'GET /api/waybill/v1/service-account': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<ServiceAccount>;
  };
  'GET /api/waybill/v1/service-account/{name}': {
    path: { name: string };
    query: NoMembers;
    body: undefined;
    result: ServiceAccount;
  };
  'PUT /api/waybill/v1/service-account': {
    path: NoMembers;
    query: NoMembers;
    body: CreateServiceAccountBody;
    result: ServiceAccount;
  };
  'POST /api/waybill/v1/service-account/{name}': {
    path: { name: string };
    query: NoMembers;
    body: UpdateServiceAccountBody;
    result: ServiceAccount;
  };
  'DELETE /api/waybill/v1/service-account/{name}': {
    path: { name: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'PUT /api/waybill/v1/service-account/{name}/team/{uuid}': {
    path: { name: string; uuid: string };
    query: NoMembers;
    body: undefined;
    result: ServiceAccount;
  };
  'DELETE /api/waybill/v1/service-account/{name}/team/{uuid}': {
    path: { name: string; uuid: string };
    query: NoMembers;
    body: undefined;
    result: ServiceAccount;
  };
  'GET /api/waybill/v1/service-account/{name}/api-key': {
    path: { name: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<ManagedApiKey>;
  };
  'PUT /api/waybill/v1/service-account/{name}/api-key': {
    path: { name: string };
    query: NoMembers;
    body: CreateServiceAccountApiKeyBody;
    result: ManagedApiKey;
  };
  'GET /api/waybill/v1/acl/team/{uuid}/tag': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<TeamTag>;
  };
  'PUT /api/waybill/v1/acl/team/{uuid}/tag/{name}': {
    path: { uuid: string; name: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'DELETE /api/waybill/v1/acl/team/{uuid}/tag/{name}': {
    path: { uuid: string; name: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/acl/team/{uuid}/project': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: CountedList<TeamProject>;
  };
  'GET /api/waybill/v1/session': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<UserSession>;
  };
  'GET /api/waybill/v1/session/queue': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: SignInQueue;
  };
  'DELETE /api/waybill/v1/session/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'POST /api/waybill/v1/session/sign-out': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'POST /api/waybill/v1/session/sign-out-everywhere': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/user/{username}/session': {
    path: { username: string };
    query: NoMembers;
    body: undefined;
    result: CountedList<UserSession>;
  };
  'DELETE /api/waybill/v1/user/{username}/session/{uuid}': {
    path: { username: string; uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'POST /api/waybill/v1/user/{username}/sign-out': {
    path: { username: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/password-reset': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: PasswordReset;
  };
  'POST /api/waybill/v1/password-reset': {
    path: NoMembers;
    query: NoMembers;
    body: RequestPasswordResetBody;
    result: void;
  };
  'POST /api/waybill/v1/password-reset/confirm': {
    path: NoMembers;
    query: NoMembers;
    body: ConfirmPasswordResetBody;
    result: void;
  };
  'POST /api/waybill/v1/session': {
    path: NoMembers;
    query: NoMembers;
    body: BeginSignInBody;
    result: SignInStep;
  };
  'POST /api/waybill/v1/session/second-factor': {
    path: NoMembers;
    query: NoMembers;
    body: FinishSignInBody;
    result: SignedIn;
  };
  'GET /api/waybill/v1/passkey': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: Passkeys;
  };
  'POST /api/waybill/v1/passkey/enrollment': {
    path: NoMembers;
    query: NoMembers;
    body: BeginPasskeyEnrollmentBody;
    result: PasskeyCreation;
  };
  'PUT /api/waybill/v1/passkey': {
    path: NoMembers;
    query: NoMembers;
    body: AddPasskeyBody;
    result: AddedPasskey;
  };
  'POST /api/waybill/v1/passkey/recovery-codes': {
    path: NoMembers;
    query: NoMembers;
    body: RenewRecoveryCodesBody;
    result: RecoveryCodes;
  };
  'POST /api/waybill/v1/passkey/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: RenamePasskeyBody;
    result: Passkey;
  };
  'POST /api/waybill/v1/passkey/{uuid}/remove': {
    path: { uuid: string };
    query: NoMembers;
    body: RemovePasskeyBody;
    result: void;
  };
  'GET /api/waybill/v1/user/{username}/passkey': {
    path: { username: string };
    query: NoMembers;
    body: undefined;
    result: Passkeys;
  };
  'DELETE /api/waybill/v1/user/{username}/passkey': {
    path: { username: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/team/{uuid}/permission': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<TeamPermission>;
  };
  'PUT /api/waybill/v1/team/{uuid}/permission/{permission}': {
    path: { uuid: string; permission: string };
    query: NoMembers;
    body: SetTeamPermissionBody;
    result: void;
  };
  'DELETE /api/waybill/v1/team/{uuid}/permission/{permission}': {
    path: { uuid: string; permission: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/permission/team': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<LimitedPermission>;
  };
  'GET /api/waybill/v1/project/{uuid}/permission': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<Permission>;
  };
  'POST /api/waybill/v1/oidc/authorization': {
    path: NoMembers;
    query: NoMembers;
    body: BeginOidcSignInBody;
    result: OidcAuthorization;
  };
  'POST /api/waybill/v1/oidc/sign-in': {
    path: NoMembers;
    query: NoMembers;
    body: FinishOidcSignInBody;
    result: SignedIn;
  };
  'POST /api/waybill/v1/session/by-header': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: SignedIn;
  };
  'GET /api/waybill/v1/ldap/user': {
    path: NoMembers;
    query: { searchText: string };
    body: undefined;
    result: JsonList<DirectoryPerson>;
  };
  'POST /api/waybill/v1/user/oidc/{username}/forget-subject': {
    path: { username: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'PUT /api/waybill/v1/user/{kind}/{username}/suspension': {
    path: { kind: ExternalUserKind; username: string };
    query: NoMembers;
    body: SuspendExternalUserBody;
    result: void;
  };
  'GET /api/waybill/v1/user/oidc/subject-question': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<SubjectQuestion>;
  };
  'POST /api/waybill/v1/user/oidc/{username}/accept-subject': {
    path: { username: string };
    query: NoMembers;
    body: AcceptOidcSubjectBody;
    result: void;
  };
  'POST /api/waybill/v1/user/oidc/{username}/reject-subject': {
    path: { username: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/oidc/group': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<OidcGroupEntry>;
  };
  'POST /api/waybill/v1/oidc/group/{uuid}/name': {
    path: { uuid: string };
    query: NoMembers;
    body: NameOidcGroupBody;
    result: OidcGroupEntry;
  };
  'POST /api/waybill/v1/ldap/test': {
    path: NoMembers;
    query: NoMembers;
    body: TestLdapBody;
    result: IdentityTest;
  };
  'POST /api/waybill/v1/ldap/test-user': {
    path: NoMembers;
    query: NoMembers;
    body: TestLdapUserBody;
    result: IdentityTest;
  };
  'POST /api/waybill/v1/oidc/test': {
    path: NoMembers;
    query: NoMembers;
    body: TestOidcBody;
    result: IdentityTest;
  };
  'POST /api/waybill/v1/trusted-header/test': {
    path: NoMembers;
    query: NoMembers;
    body: TestTrustedHeaderBody;
    result: IdentityTest;
  };
  'GET /api/waybill/v1/settings': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<Setting>;
  };
  'PATCH /api/waybill/v1/settings': {
    path: NoMembers;
    query: NoMembers;
    body: ChangeSettingsBody[];
    result: JsonList<Setting>;
  };
  'GET /api/waybill/v1/operations': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: Operations;
  };
  'GET /api/waybill/v1/project/{uuid}/share-link': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<ShareLink>;
  };
  'PUT /api/waybill/v1/project/{uuid}/share-link': {
    path: { uuid: string };
    query: NoMembers;
    body: CreateShareLinkBody;
    result: NewShareLink;
  };
  'DELETE /api/waybill/v1/share-link/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/shared/{token}': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: SharedRelease;
  };
  'GET /api/waybill/v1/shared/{token}/sbom': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: never;
  };
  'GET /api/waybill/v1/shared/{token}/vex/{format}': {
    path: { token: string; format: SharedVexFormat };
    query: NoMembers;
    body: undefined;
    result: never;
  };
  'GET /api/waybill/v1/sources': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<Source>;
  };
  'POST /api/waybill/v1/sources/{source}/mirror': {
    path: { source: string };
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'GET /api/waybill/v1/tags/groups': {
    path: NoMembers;
    query: { use: readonly TagUse[]; prefix: string | undefined; withoutPrefix: boolean };
    body: undefined;
    result: CountedList<TagGroup>;
  };
  'GET /api/waybill/v1/schedule': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<ScheduledTask>;
  };
  'POST /api/waybill/v1/schedule/{kind}/{subject}/run': {
    path: { kind: string; subject: string };
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'GET /api/waybill/v1/tasks': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: CountedList<Task>;
  };
  'GET /api/waybill/v1/tasks/{token}': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: Task;
  };
  'POST /api/waybill/v1/token': {
    path: NoMembers;
    query: NoMembers;
    body: ExchangeTokenBody;
    result: ExchangedToken;
  };
  'GET /api/waybill/v1/token-rule': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<TokenRule>;
  };
  'PUT /api/waybill/v1/token-rule': {
    path: NoMembers;
    query: NoMembers;
    body: CreateTokenRuleBody;
    result: TokenRule;
  };
  'POST /api/waybill/v1/token-rule/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: UpdateTokenRuleBody;
    result: TokenRule;
  };
  'DELETE /api/waybill/v1/token-rule/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'POST /api/waybill/v1/project/{uuid}/vex': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'GET /api/waybill/v1/project/{uuid}/vex': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: CountedList<VexImport>;
  };
  'GET /api/waybill/v1/vex/{token}': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: VexImport;
  };
  'GET /api/waybill/v1/vex/{token}/statements': {
    path: { token: string };
    query: { outcome: readonly VexOutcome[]; reason: readonly VexReason[] };
    body: undefined;
    result: CountedList<VexStatement>;
  };
  'GET /api/waybill/v1/vex/{token}/original': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: never;
  };
  'GET /api/waybill/v1/vex/openvex/project/{uuid}': {
    path: { uuid: string };
    query: { download: boolean };
    body: undefined;
    result: never;
  };
  'GET /api/waybill/v1/vex/csaf/project/{uuid}': {
    path: { uuid: string };
    query: { download: boolean };
    body: undefined;
    result: never;
  };
  'GET /api/waybill/v1/vulnerabilities': {
    path: NoMembers;
    query: { source: readonly string[]; severity: readonly Severity[]; exploited: boolean; minEpss: number | undefined; maxEpss: number | undefined; minCvss: number | undefined; maxCvss: number | undefined; publishedSince: Date | undefined; publishedUntil: Date | undefined; cwe: readonly number[]; withoutCwe: boolean; affecting: boolean };
    body: undefined;
    result: CountedList<VulnerabilitySummary>;
  };
  'GET /api/waybill/v1/vulnerabilities/groups': {
    path: NoMembers;
    query: { by: VulnerabilityGrouping; source: readonly string[]; severity: readonly Severity[]; exploited: boolean; minEpss: number | undefined; maxEpss: number | undefined; minCvss: number | undefined; maxCvss: number | undefined; publishedSince: Date | undefined; publishedUntil: Date | undefined; cwe: readonly number[]; withoutCwe: boolean; affecting: boolean };
    body: undefined;
    result: CountedList<VulnerabilityGroup>;
  };
  'GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}': {
    path: { source: string; vulnerability: string };
    query: NoMembers;
    body: undefined;
    result: FlawOverview;
  };
  'GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}/projects': {
    path: { source: string; vulnerability: string };
    query: { excludeInactive: boolean };
    body: undefined;
    result: CountedList<FlawProject>;
  };
  'GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}/records': {
    path: { source: string; vulnerability: string };
    query: NoMembers;
    body: undefined;
    result: JsonList<FlawRecord>;
  };
  'GET /api/waybill/v1/why': {
    path: NoMembers;
    query: { component: string; vulnerability: string };
    body: undefined;
    result: Why;
  };
  'GET /api/waybill/v1/components/search': {
    path: NoMembers;
    query: { query: string; past: boolean; excludeInactiveProjects: boolean; onlyLatestProjectVersions: boolean; onlyOutdated: boolean };
    body: undefined;
    result: CountedList<FoundComponent>;
  };
  'GET /api/waybill/v1/components/search/groups': {
    path: NoMembers;
    query: { by: FoundGrouping; query: string; past: boolean; excludeInactiveProjects: boolean; onlyLatestProjectVersions: boolean; onlyOutdated: boolean };
    body: undefined;
    result: CountedList<FoundGroup>;
  };
  'POST /api/waybill/v1/components/deletion': {
    path: NoMembers;
    query: { query: string | undefined; excludeInactiveProjects: boolean; onlyLatestProjectVersions: boolean; onlyOutdated: boolean };
    body: DeleteFoundComponentsBody;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/components/deletion/preview': {
    path: NoMembers;
    query: { query: string | undefined; excludeInactiveProjects: boolean; onlyLatestProjectVersions: boolean; onlyOutdated: boolean };
    body: PreviewComponentDeletionBody;
    result: ComponentDeletionPreview;
  };
  'GET /api/waybill/v1/components/search/suggestions': {
    path: NoMembers;
    query: { word: string };
    body: undefined;
    result: JsonList<string>;
  };
  'GET /api/waybill/v1/search': {
    path: NoMembers;
    query: { query: string };
    body: undefined;
    result: SearchHits;
  };
  'GET /api/waybill/v1/component/{uuid}/release': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: ComponentRelease;
  };
  'GET /api/waybill/v1/project/names': {
    path: NoMembers;
    query: { excludeInactive: boolean; onlyRoot: boolean; tag: string | undefined; classifier: string | undefined; latest: boolean; collection: boolean; severity: readonly Severity[]; importedSince: Date | undefined; importedUntil: Date | undefined; owner: string | undefined; notCovered: boolean };
    body: undefined;
    result: CountedList<FoldedProject>;
  };
  'GET /api/waybill/v1/project/{uuid}/versions': {
    path: { uuid: string };
    query: { excludeInactive: boolean; onlyRoot: boolean; tag: string | undefined; classifier: string | undefined; latest: boolean; collection: boolean; severity: readonly Severity[]; importedSince: Date | undefined; importedUntil: Date | undefined; owner: string | undefined; notCovered: boolean };
    body: undefined;
    result: CountedList<Project>;
  };
  'GET /api/waybill/v1/project/{uuid}/members': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: CountedList<Project>;
  };
  'POST /api/waybill/v1/project/tags': {
    path: NoMembers;
    query: { excludeInactive: boolean; onlyRoot: boolean; tag: string | undefined; classifier: string | undefined; latest: boolean; collection: boolean; severity: readonly Severity[]; importedSince: Date | undefined; importedUntil: Date | undefined; owner: string | undefined; notCovered: boolean; searchText: string | undefined };
    body: TagManyProjectsBody;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/project/activation': {
    path: NoMembers;
    query: { excludeInactive: boolean; onlyRoot: boolean; tag: string | undefined; classifier: string | undefined; latest: boolean; collection: boolean; severity: readonly Severity[]; importedSince: Date | undefined; importedUntil: Date | undefined; owner: string | undefined; notCovered: boolean; searchText: string | undefined };
    body: ActivateManyProjectsBody;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/project/parent': {
    path: NoMembers;
    query: { excludeInactive: boolean; onlyRoot: boolean; tag: string | undefined; classifier: string | undefined; latest: boolean; collection: boolean; severity: readonly Severity[]; importedSince: Date | undefined; importedUntil: Date | undefined; owner: string | undefined; notCovered: boolean; searchText: string | undefined };
    body: MoveManyProjectsBody;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/project/deletion': {
    path: NoMembers;
    query: { excludeInactive: boolean; onlyRoot: boolean; tag: string | undefined; classifier: string | undefined; latest: boolean; collection: boolean; severity: readonly Severity[]; importedSince: Date | undefined; importedUntil: Date | undefined; owner: string | undefined; notCovered: boolean; searchText: string | undefined };
    body: DeleteManyProjectsBody;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/project/deletion/preview': {
    path: NoMembers;
    query: { excludeInactive: boolean; onlyRoot: boolean; tag: string | undefined; classifier: string | undefined; latest: boolean; collection: boolean; severity: readonly Severity[]; importedSince: Date | undefined; importedUntil: Date | undefined; owner: string | undefined; notCovered: boolean; searchText: string | undefined };
    body: PreviewProjectDeletionBody;
    result: ProjectDeletionPreview;
  };
  'GET /api/waybill/v1/project/{uuid}/components': {
    path: { uuid: string };
    query: { onlyOutdated: boolean; onlyDirect: boolean; severity: readonly Severity[]; classifier: string | undefined; scope: ComponentScope | undefined; internal: boolean };
    body: undefined;
    result: CountedList<Component>;
  };
  'GET /api/waybill/v1/component/{uuid}/dependents': {
    path: { uuid: string };
    query: { onlyOutdated: boolean; onlyDirect: boolean; severity: readonly Severity[]; classifier: string | undefined; scope: ComponentScope | undefined; internal: boolean };
    body: undefined;
    result: CountedList<Component>;
  };
  'POST /api/waybill/v1/project/{uuid}/components/deletion': {
    path: { uuid: string };
    query: { onlyOutdated: boolean; onlyDirect: boolean; severity: readonly Severity[]; classifier: string | undefined; scope: ComponentScope | undefined; internal: boolean; searchText: string | undefined };
    body: DeleteManyComponentsBody;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/project/{uuid}/services/deletion': {
    path: { uuid: string };
    query: { authentication: readonly StatedFact[]; trustBoundary: readonly StatedFact[]; searchText: string | undefined };
    body: DeleteManyServicesBody;
    result: BulkStarted;
  };
  'GET /api/waybill/v1/comparison': {
    path: NoMembers;
    query: { from: string; to: string };
    body: undefined;
    result: Comparison;
  };
  'GET /api/waybill/v1/comparison/components': {
    path: NoMembers;
    query: { from: string; to: string; change: readonly ComponentChange[] };
    body: undefined;
    result: CountedList<ComparedComponent>;
  };
  'GET /api/waybill/v1/comparison/findings': {
    path: NoMembers;
    query: { from: string; to: string; change: readonly FindingChange[]; severity: readonly Severity[]; suppressed: boolean };
    body: undefined;
    result: CountedList<ComparedFinding>;
  };
  'GET /api/waybill/v1/comparison/violations': {
    path: NoMembers;
    query: { from: string; to: string; change: readonly FindingChange[]; state: readonly PolicyViolationState[]; type: readonly PolicyViolationType[]; suppressed: boolean };
    body: undefined;
    result: CountedList<ComparedViolation>;
  };
  'GET /api/waybill/v1/comparison/licenses': {
    path: NoMembers;
    query: { from: string; to: string; change: readonly LicenseChange[] };
    body: undefined;
    result: CountedList<ComparedLicense>;
  };
  'GET /api/waybill/v1/project/{uuid}/report': {
    path: { uuid: string };
    query: { for: string | undefined };
    body: undefined;
    result: never;
  };
  'GET /api/waybill/v1/project/{uuid}/report/data': {
    path: { uuid: string };
    query: { for: string | undefined };
    body: undefined;
    result: ProjectReport;
  };
  'GET /api/waybill/v1/notification/rules': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<NotificationRuleState>;
  };
  'GET /api/waybill/v1/notification/rules/{uuid}/options': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: NotificationRuleOptions;
  };
  'PUT /api/waybill/v1/notification/rules/{uuid}/options': {
    path: { uuid: string };
    query: NoMembers;
    body: SetNotificationRuleOptionsBody;
    result: NotificationRuleOptions;
  };
  'POST /api/waybill/v1/notification/rules/{uuid}/open': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'POST /api/waybill/v1/notification/rules/{uuid}/run': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/notification/subscription-choices': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: SubscriptionChoices;
  };
  'GET /api/waybill/v1/notification/subscriptions': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<Subscription>;
  };
  'PUT /api/waybill/v1/notification/subscriptions': {
    path: NoMembers;
    query: NoMembers;
    body: CreateSubscriptionBody;
    result: Subscription;
  };
  'PUT /api/waybill/v1/notification/subscriptions/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: UpdateSubscriptionBody;
    result: Subscription;
  };
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/test': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/notification/subscriptions/{uuid}/deliveries': {
    path: { uuid: string };
    query: { state: DeliveryState | undefined };
    body: undefined;
    result: CountedList<NotificationDelivery>;
  };
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/deliveries/{delivery}/send': {
    path: { uuid: string; delivery: string };
    query: NoMembers;
    body: undefined;
    result: NotificationDelivery;
  };
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: SubscriptionSecret;
  };
  'DELETE /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'DELETE /api/waybill/v1/notification/subscriptions/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/notification/deliveries': {
    path: NoMembers;
    query: { rule: string | undefined; state: DeliveryState | undefined };
    body: undefined;
    result: CountedList<NotificationDelivery>;
  };
  'POST /api/waybill/v1/notification/deliveries/{uuid}/send': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: NotificationDelivery;
  };
  'GET /api/waybill/v1/notification/publishers': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<OwnPublisher>;
  };
  'POST /api/waybill/v1/notification/publishers/{uuid}/copy': {
    path: { uuid: string };
    query: NoMembers;
    body: CopyNotificationPublisherBody;
    result: NotificationPublisher;
  };
  'GET /api/waybill/v1/notification/templates': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: JsonList<DefaultTemplate>;
  };
  'POST /api/waybill/v1/notification/jira-fields': {
    path: NoMembers;
    query: NoMembers;
    body: CheckJiraFieldsBody;
    result: JsonList<JiraTarget>;
  };
  'POST /api/waybill/v1/notification/preview': {
    path: NoMembers;
    query: NoMembers;
    body: PreviewTemplateBody;
    result: TemplatePreview;
  };
  'GET /api/waybill/v1/repositories': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: RepositoryStates;
  };
  'POST /api/waybill/v1/repositories/look': {
    path: NoMembers;
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'POST /api/waybill/v1/repositories/{type}/look': {
    path: { type: RepositoryType };
    query: NoMembers;
    body: undefined;
    result: TokenResponse;
  };
  'POST /api/waybill/v1/repositories/{type}/order': {
    path: { type: RepositoryType };
    query: NoMembers;
    body: OrderRepositoriesBody;
    result: void;
  };
  'GET /api/waybill/v1/policies': {
    path: NoMembers;
    query: { state: readonly PolicyViolationState[] };
    body: undefined;
    result: CountedList<PolicySummary>;
  };
  'POST /api/waybill/v1/policies/{uuid}/evaluate': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: PolicyEvaluationStarted;
  };
  'GET /api/waybill/v1/policies/conditions': {
    path: NoMembers;
    query: { policy: string | undefined };
    body: undefined;
    result: CountedList<FullPolicyCondition>;
  };
  'PUT /api/waybill/v1/policies/{uuid}/conditions': {
    path: { uuid: string };
    query: NoMembers;
    body: AddFullPolicyConditionBody;
    result: FullPolicyCondition;
  };
  'POST /api/waybill/v1/policies/conditions/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: UpdateFullPolicyConditionBody;
    result: FullPolicyCondition;
  };
  'DELETE /api/waybill/v1/policies/conditions/{uuid}': {
    path: { uuid: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/violations': {
    path: NoMembers;
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; state: readonly PolicyViolationState[]; type: readonly PolicyViolationType[]; policy: readonly string[]; analysis: readonly ViolationAnalysisState[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined; inactive: boolean; project: readonly string[]; tag: readonly string[] };
    body: undefined;
    result: CountedList<AuditViolation>;
  };
  'GET /api/waybill/v1/violations/groups': {
    path: NoMembers;
    query: { by: ViolationGrouping; open: boolean; suppressed: boolean; onlySuppressed: boolean; state: readonly PolicyViolationState[]; type: readonly PolicyViolationType[]; policy: readonly string[]; analysis: readonly ViolationAnalysisState[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined; inactive: boolean; project: readonly string[]; tag: readonly string[] };
    body: undefined;
    result: CountedList<ViolationGroup>;
  };
  'POST /api/waybill/v1/violations/decisions': {
    path: NoMembers;
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; state: readonly PolicyViolationState[]; type: readonly PolicyViolationType[]; policy: readonly string[]; analysis: readonly ViolationAnalysisState[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined; inactive: boolean; project: readonly string[]; tag: readonly string[]; by: ViolationGrouping | undefined; searchText: string | undefined };
    body: DecideViolationsBody;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/violations/decisions/effect': {
    path: NoMembers;
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; state: readonly PolicyViolationState[]; type: readonly PolicyViolationType[]; policy: readonly string[]; analysis: readonly ViolationAnalysisState[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined; inactive: boolean; project: readonly string[]; tag: readonly string[]; by: ViolationGrouping | undefined; searchText: string | undefined };
    body: CountOverwrittenViolationsBody;
    result: DecisionEffect;
  };
  'GET /api/waybill/v1/violations/{component}/{violation}': {
    path: { component: string; violation: string };
    query: NoMembers;
    body: undefined;
    result: ViolationDetails;
  };
  'POST /api/waybill/v1/violations/{component}/{violation}/decision': {
    path: { component: string; violation: string };
    query: NoMembers;
    body: DecideViolationBody;
    result: ViolationDecided;
  };
  'POST /api/waybill/v1/violations/decisions/{token}/undo': {
    path: { token: string };
    query: NoMembers;
    body: undefined;
    result: void;
  };
  'GET /api/waybill/v1/project/{uuid}/violations': {
    path: { uuid: string };
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; state: readonly PolicyViolationState[]; type: readonly PolicyViolationType[]; policy: readonly string[]; analysis: readonly ViolationAnalysisState[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined };
    body: undefined;
    result: CountedList<AuditViolation>;
  };
  'GET /api/waybill/v1/project/{uuid}/violations/groups': {
    path: { uuid: string };
    query: { by: ViolationGrouping; open: boolean; suppressed: boolean; onlySuppressed: boolean; state: readonly PolicyViolationState[]; type: readonly PolicyViolationType[]; policy: readonly string[]; analysis: readonly ViolationAnalysisState[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined };
    body: undefined;
    result: CountedList<ViolationGroup>;
  };
  'POST /api/waybill/v1/project/{uuid}/violations/decisions': {
    path: { uuid: string };
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; state: readonly PolicyViolationState[]; type: readonly PolicyViolationType[]; policy: readonly string[]; analysis: readonly ViolationAnalysisState[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined; by: ViolationGrouping | undefined; searchText: string | undefined };
    body: DecideViolationsOfProjectBody;
    result: BulkStarted;
  };
  'POST /api/waybill/v1/project/{uuid}/violations/decisions/effect': {
    path: { uuid: string };
    query: { open: boolean; suppressed: boolean; onlySuppressed: boolean; state: readonly PolicyViolationState[]; type: readonly PolicyViolationType[]; policy: readonly string[]; analysis: readonly ViolationAnalysisState[]; foundSince: Date | undefined; foundUntil: Date | undefined; component: string | undefined; by: ViolationGrouping | undefined; searchText: string | undefined };
    body: CountOverwrittenViolationsOfProjectBody;
    result: DecisionEffect;
  };
}
