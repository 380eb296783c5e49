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
import type { CursorPaging, Paging } from '../paging.ts';

export interface Endpoints {
  /** Grants a team access to a project. */
  'PUT /api/v1/acl/mapping': {
    request: { body: AddMappingBody };
    answer: undefined;
  };
  /** Revokes the access of a team to a project. */
  'DELETE /api/v1/acl/mapping/team/{teamUuid}/project/{projectUuid}': {
    request: { path: { teamUuid: string; projectUuid: string } };
    answer: undefined;
  };
  /** Lists the projects a team can access. */
  'GET /api/v1/acl/team/{uuid}': {
    request: { path: { uuid: string }; query?: ({ excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined } & Paging) | undefined };
    answer: Project[];
  };
  /** Returns the analysis of a finding. */
  'GET /api/v1/analysis': {
    request: { query?: ({ project?: string | undefined; component?: string | undefined; vulnerability?: string | undefined }) | undefined };
    answer: Analysis;
  };
  /** Updates the analysis of a finding. */
  'PUT /api/v1/analysis': {
    request: { body: UpdateAnalysisBody };
    answer: Analysis;
  };
  /** Draws a badge with the policy violations of a project, found by name and version. */
  'GET /api/v1/badge/violations/project/{name}/{version}': {
    request: { path: { name: string; version: string }; query?: ({ apiKey?: string | undefined }) | undefined };
    answer: Blob;
  };
  /** Draws a badge with the policy violations of a project. */
  'GET /api/v1/badge/violations/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ apiKey?: string | undefined }) | undefined };
    answer: Blob;
  };
  /** Draws a badge with the vulnerabilities of a project, found by name and version. */
  'GET /api/v1/badge/vulns/project/{name}/{version}': {
    request: { path: { name: string; version: string }; query?: ({ apiKey?: string | undefined }) | undefined };
    answer: Blob;
  };
  /** Draws a badge with the vulnerabilities of a project. */
  'GET /api/v1/badge/vulns/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ apiKey?: string | undefined }) | undefined };
    answer: Blob;
  };
  /** Uploads a bill of materials as a form. */
  'POST /api/v1/bom': {
    request: { multipart: FormData };
    answer: TokenResponse;
  };
  /** Uploads a bill of materials as Base64 text. */
  'PUT /api/v1/bom': {
    request: { body: UploadBomBody };
    answer: TokenResponse;
  };
  /** Exports a component as a CycloneDX document. */
  'GET /api/v1/bom/cyclonedx/component/{uuid}': {
    request: { path: { uuid: string }; query?: ({ format?: string | undefined; version?: string | undefined }) | undefined };
    answer: Blob;
  };
  /** Exports a project as a CycloneDX document. */
  'GET /api/v1/bom/cyclonedx/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ format?: string | undefined; variant?: string | undefined; download?: boolean | undefined; version?: string | undefined }) | undefined };
    answer: Blob;
  };
  /** Returns whether an upload is still being processed. */
  'GET /api/v1/bom/token/{uuid}': {
    request: { path: { uuid: string } };
    answer: IsTokenBeingProcessedResponse;
  };
  /** Calculates the scores of a CVSS vector. */
  'GET /api/v1/calculator/cvss': {
    request: { query?: ({ vector?: string | undefined }) | undefined };
    answer: CvssScore;
  };
  /** Calculates the scores of an OWASP risk rating vector. */
  'GET /api/v1/calculator/owasp': {
    request: { query?: ({ vector?: string | undefined }) | undefined };
    answer: OwaspRiskRatingScore;
  };
  /** Changes a component. */
  'POST /api/v1/component': {
    request: { body: UpdateComponentBody };
    answer: Component;
  };
  /** Finds components by a file hash. */
  'GET /api/v1/component/hash/{hash}': {
    request: { path: { hash: string }; query?: (Paging) | undefined };
    answer: Component[];
  };
  /** Finds components by name, package URL, CPE or SWID tag. */
  'GET /api/v1/component/identity': {
    request: { query?: ({ group?: string | undefined; name?: string | undefined; version?: string | undefined; purl?: string | undefined; cpe?: string | undefined; swidTagId?: string | undefined; project?: string | undefined; excludeInactiveProjects?: boolean | undefined; onlyLatestProjectVersions?: boolean | undefined } & Paging) | undefined };
    answer: Component[] | undefined;
  };
  /** Re-evaluates which components are internal. */
  'GET /api/v1/component/internal/identify': {
    request: {};
    answer: undefined;
  };
  /** Returns the paths from a project to some of its components. */
  'GET /api/v1/component/project/{projectUuid}/dependencyGraph/{componentUuids}': {
    request: { path: { projectUuid: string; componentUuids: string } };
    answer: Record<string, Component>;
  };
  /** Lists the components of a project. */
  'GET /api/v1/component/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ onlyOutdated?: boolean | undefined; onlyDirect?: boolean | undefined; severity?: readonly Severity[] | undefined; classifier?: string | undefined; scope?: ComponentScope | undefined; internal?: boolean | undefined; coverage?: boolean | undefined } & Paging) | undefined };
    answer: Component[];
  };
  /** Adds a component to a project. */
  'PUT /api/v1/component/project/{uuid}': {
    request: { path: { uuid: string }; body: CreateComponentBody };
    answer: Component;
  };
  /** Deletes a component. */
  'DELETE /api/v1/component/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Returns a component. */
  'GET /api/v1/component/{uuid}': {
    request: { path: { uuid: string }; query?: ({ includeRepositoryMetaData?: boolean | undefined; coverage?: boolean | undefined }) | undefined };
    answer: Component;
  };
  /** Lists the properties of a component. */
  'GET /api/v1/component/{uuid}/property': {
    request: { path: { uuid: string } };
    answer: ComponentProperty[];
  };
  /** Adds a property to a component. */
  'PUT /api/v1/component/{uuid}/property': {
    request: { path: { uuid: string }; body: CreateComponentPropertyBody };
    answer: ComponentProperty;
  };
  /** Deletes a property of a component. */
  'DELETE /api/v1/component/{uuid}/property/{propertyUuid}': {
    request: { path: { uuid: string; propertyUuid: string } };
    answer: undefined;
  };
  /** Lists the settings. */
  'GET /api/v1/configProperty': {
    request: {};
    answer: ConfigProperty[];
  };
  /** Changes a setting. */
  'POST /api/v1/configProperty': {
    request: { body: UpdateConfigPropertyBody };
    answer: ConfigProperty;
  };
  /** Changes several settings. */
  'POST /api/v1/configProperty/aggregate': {
    request: { body: UpdateConfigPropertiesBody[] };
    answer: ConfigPropertyOrFault[];
  };
  /** Returns a public setting. */
  'GET /api/v1/configProperty/public/{groupName}/{propertyName}': {
    request: { path: { groupName: string; propertyName: string } };
    answer: ConfigProperty;
  };
  /** Lists the CWEs. */
  'GET /api/v1/cwe': {
    request: { query?: (Paging) | undefined };
    answer: Cwe[];
  };
  /** Returns a CWE. */
  'GET /api/v1/cwe/{cweId}': {
    request: { path: { cweId: number } };
    answer: Cwe;
  };
  /** Lists the direct dependencies of a component. */
  'GET /api/v1/dependencyGraph/component/{uuid}/directDependencies': {
    request: { path: { uuid: string } };
    answer: DependencyGraphResponse[];
  };
  /** Lists the direct dependencies of a project. */
  'GET /api/v1/dependencyGraph/project/{uuid}/directDependencies': {
    request: { path: { uuid: string } };
    answer: DependencyGraphResponse[];
  };
  /** Returns whether the task of a token is still running. */
  'GET /api/v1/event/token/{uuid}': {
    request: { path: { uuid: string } };
    answer: IsTokenBeingProcessedResponse;
  };
  /** Lists the findings of all projects. */
  'GET /api/v1/finding': {
    request: { query?: ({ showInactive?: boolean | undefined; showSuppressed?: boolean | undefined; severity?: readonly Severity[] | undefined; analysisStatus?: readonly AnalysisState[] | undefined; vendorResponse?: readonly AnalysisResponse[] | undefined; publishDateFrom?: string | undefined; publishDateTo?: string | undefined; attributedOnDateFrom?: string | undefined; attributedOnDateTo?: string | undefined; textSearchField?: readonly string[] | undefined; textSearchInput?: string | undefined; cvssv2From?: number | undefined; cvssv2To?: number | undefined; cvssv3From?: number | undefined; cvssv3To?: number | undefined; cvssv4From?: number | undefined; cvssv4To?: number | undefined; epssFrom?: number | undefined; epssTo?: number | undefined; epssPercentileFrom?: number | undefined; epssPercentileTo?: number | undefined } & Paging) | undefined };
    answer: Finding[];
  };
  /** Lists the vulnerabilities that were found, with the number of projects each affects. */
  'GET /api/v1/finding/grouped': {
    request: { query?: ({ showInactive?: boolean | undefined; severity?: readonly Severity[] | undefined; publishDateFrom?: string | undefined; publishDateTo?: string | undefined; textSearchField?: readonly string[] | undefined; textSearchInput?: string | undefined; cvssv2From?: number | undefined; cvssv2To?: number | undefined; cvssv3From?: number | undefined; cvssv3To?: number | undefined; occurrencesFrom?: number | undefined; occurrencesTo?: number | undefined; cvssv4From?: number | undefined; cvssv4To?: number | undefined; epssFrom?: number | undefined; epssTo?: number | undefined; epssPercentileFrom?: number | undefined; epssPercentileTo?: number | undefined } & Paging) | undefined };
    answer: GroupedFinding[];
  };
  /** Lists the findings of a project. */
  'GET /api/v1/finding/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ suppressed?: boolean | undefined; source?: VulnerabilitySource | undefined; leadingRecord?: boolean | undefined }) | undefined };
    answer: Finding[];
  };
  /** Re-analyzes a project. */
  'POST /api/v1/finding/project/{uuid}/analyze': {
    request: { path: { uuid: string } };
    answer: TokenResponse;
  };
  /** Exports the findings of a project. */
  'GET /api/v1/finding/project/{uuid}/export': {
    request: { path: { uuid: string }; query?: ({ leadingRecord?: boolean | undefined }) | undefined };
    answer: FindingPackagingFormat;
  };
  /** Lists the OSV ecosystems. */
  'GET /api/v1/integration/osv/ecosystem': {
    request: {};
    answer: string[];
  };
  /** Lists the OSV ecosystems that are not enabled. */
  'GET /api/v1/integration/osv/ecosystem/inactive': {
    request: {};
    answer: string[];
  };
  /** Lists the groups of the directory. */
  'GET /api/v1/ldap/groups': {
    request: { query?: (Paging) | undefined };
    answer: string[] | undefined;
  };
  /** Maps a group of the directory to a team. */
  'PUT /api/v1/ldap/mapping': {
    request: { body: AddLdapMappingBody };
    answer: MappedLdapGroup;
  };
  /** Deletes the mapping of a directory group. */
  'DELETE /api/v1/ldap/mapping/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Lists the directory groups of a team. */
  'GET /api/v1/ldap/team/{uuid}': {
    request: { path: { uuid: string } };
    answer: MappedLdapGroup[];
  };
  /** Lists the license groups. */
  'GET /api/v1/licenseGroup': {
    request: { query?: (Paging) | undefined };
    answer: LicenseGroup[];
  };
  /** Changes a license group. */
  'POST /api/v1/licenseGroup': {
    request: { body: UpdateLicenseGroupBody };
    answer: LicenseGroup;
  };
  /** Adds a license group. */
  'PUT /api/v1/licenseGroup': {
    request: { body: CreateLicenseGroupBody };
    answer: LicenseGroup;
  };
  /** Deletes a license group. */
  'DELETE /api/v1/licenseGroup/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Returns a license group. */
  'GET /api/v1/licenseGroup/{uuid}': {
    request: { path: { uuid: string } };
    answer: LicenseGroup;
  };
  /** Removes a license from a group. */
  'DELETE /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': {
    request: { path: { uuid: string; licenseUuid: string } };
    answer: LicenseGroup;
  };
  /** Adds a license to a group. */
  'POST /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': {
    request: { path: { uuid: string; licenseUuid: string } };
    answer: LicenseGroup;
  };
  /** Lists the licenses with their texts. */
  'GET /api/v1/license': {
    request: { query?: (Paging) | undefined };
    answer: License[];
  };
  /** Adds a custom license. */
  'PUT /api/v1/license': {
    request: { body: CreateLicenseBody };
    answer: License;
  };
  /** Lists all licenses without their texts. */
  'GET /api/v1/license/concise': {
    request: {};
    answer: License[];
  };
  /** Deletes a custom license. */
  'DELETE /api/v1/license/{licenseId}': {
    request: { path: { licenseId: string } };
    answer: undefined;
  };
  /** Returns a license. */
  'GET /api/v1/license/{licenseId}': {
    request: { path: { licenseId: string } };
    answer: License;
  };
  /** Returns the current metrics of a component. */
  'GET /api/v1/metrics/component/{uuid}/current': {
    request: { path: { uuid: string } };
    answer: DependencyMetrics;
  };
  /** Returns the metrics of a component for a number of days. */
  'GET /api/v1/metrics/component/{uuid}/days/{days}': {
    request: { path: { uuid: string; days: number } };
    answer: DependencyMetrics[];
  };
  /** Updates the metrics of a component. */
  'GET /api/v1/metrics/component/{uuid}/refresh': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Returns the metrics of a component since a day. */
  'GET /api/v1/metrics/component/{uuid}/since/{date}': {
    request: { path: { uuid: string; date: string } };
    answer: DependencyMetrics[];
  };
  /** Returns the current metrics of the portfolio. */
  'GET /api/v1/metrics/portfolio/current': {
    request: {};
    answer: PortfolioMetrics;
  };
  /** Updates the metrics of the portfolio. */
  'GET /api/v1/metrics/portfolio/refresh': {
    request: {};
    answer: undefined;
  };
  /** Returns the metrics of the portfolio since a day. */
  'GET /api/v1/metrics/portfolio/since/{date}': {
    request: { path: { date: string } };
    answer: PortfolioMetrics[];
  };
  /** Returns the metrics of the portfolio for a number of days. */
  'GET /api/v1/metrics/portfolio/{days}/days': {
    request: { path: { days: number } };
    answer: PortfolioMetrics[];
  };
  /** Returns the current metrics of a project. */
  'GET /api/v1/metrics/project/{uuid}/current': {
    request: { path: { uuid: string } };
    answer: ProjectMetrics;
  };
  /** Returns the metrics of a project for a number of days. */
  'GET /api/v1/metrics/project/{uuid}/days/{days}': {
    request: { path: { uuid: string; days: number } };
    answer: ProjectMetrics[];
  };
  /** Updates the metrics of a project. */
  'GET /api/v1/metrics/project/{uuid}/refresh': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Returns the metrics of a project since a day. */
  'GET /api/v1/metrics/project/{uuid}/since/{date}': {
    request: { path: { uuid: string; date: string } };
    answer: ProjectMetrics[];
  };
  /** Counts the known vulnerabilities by year and month. */
  'GET /api/v1/metrics/vulnerability': {
    request: {};
    answer: VulnerabilityMetrics[];
  };
  /** Lists the notification publishers. */
  'GET /api/v1/notification/publisher': {
    request: {};
    answer: NotificationPublisher[];
  };
  /** Changes a notification publisher. */
  'POST /api/v1/notification/publisher': {
    request: { body: UpdateNotificationPublisherBody };
    answer: NotificationPublisher;
  };
  /** Adds a notification publisher. */
  'PUT /api/v1/notification/publisher': {
    request: { body: CreateNotificationPublisherBody };
    answer: NotificationPublisher;
  };
  /** Restores the default templates. */
  'POST /api/v1/notification/publisher/restoreDefaultTemplates': {
    request: {};
    answer: undefined;
  };
  /** Sends a test email. */
  'POST /api/v1/notification/publisher/test/smtp': {
    request: { form: TestSmtpPublisherBody };
    answer: undefined;
  };
  /** Sends a test notification for a rule. */
  'POST /api/v1/notification/publisher/test/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Deletes a notification publisher and its rules. */
  'DELETE /api/v1/notification/publisher/{notificationPublisherUuid}': {
    request: { path: { notificationPublisherUuid: string } };
    answer: undefined;
  };
  /** Deletes a notification rule. */
  'DELETE /api/v1/notification/rule': {
    request: { body: DeleteNotificationRuleBody };
    answer: undefined;
  };
  /** Lists the notification rules. */
  'GET /api/v1/notification/rule': {
    request: { query?: ({ triggerType?: NotificationTriggerType | undefined } & Paging) | undefined };
    answer: NotificationRule[];
  };
  /** Changes a notification rule. */
  'POST /api/v1/notification/rule': {
    request: { body: UpdateNotificationRuleBody };
    answer: NotificationRule;
  };
  /** Adds a notification rule. */
  'PUT /api/v1/notification/rule': {
    request: { body: CreateNotificationRuleBody };
    answer: NotificationRule;
  };
  /** Adds a notification rule that runs on a schedule. */
  'PUT /api/v1/notification/rule/scheduled': {
    request: { body: CreateScheduledNotificationRuleBody };
    answer: NotificationRule;
  };
  /** Removes a project from a notification rule. */
  'DELETE /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}': {
    request: { path: { ruleUuid: string; projectUuid: string } };
    answer: NotificationRule;
  };
  /** Limits a notification rule to a project. */
  'POST /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}': {
    request: { path: { ruleUuid: string; projectUuid: string } };
    answer: NotificationRule;
  };
  /** Removes a team from a notification rule. */
  'DELETE /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}': {
    request: { path: { ruleUuid: string; teamUuid: string } };
    answer: NotificationRule;
  };
  /** Adds a team to a notification rule. */
  'POST /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}': {
    request: { path: { ruleUuid: string; teamUuid: string } };
    answer: NotificationRule;
  };
  /** Returns whether sign-in through an identity provider is available. */
  'GET /api/v1/oidc/available': {
    request: {};
    answer: string;
  };
  /** Lists the groups of the provider. */
  'GET /api/v1/oidc/group': {
    request: {};
    answer: OidcGroup[];
  };
  /** Changes a group of the provider. */
  'POST /api/v1/oidc/group': {
    request: { body: UpdateOidcGroupBody };
    answer: OidcGroup;
  };
  /** Adds a group of the provider. */
  'PUT /api/v1/oidc/group': {
    request: { body: CreateOidcGroupBody };
    answer: OidcGroup;
  };
  /** Deletes the mapping of a provider group to a team. */
  'DELETE /api/v1/oidc/group/{groupUuid}/team/{teamUuid}/mapping': {
    request: { path: { groupUuid: string; teamUuid: string } };
    answer: undefined;
  };
  /** Deletes a group of the provider. */
  'DELETE /api/v1/oidc/group/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Lists the teams of a provider group. */
  'GET /api/v1/oidc/group/{uuid}/team': {
    request: { path: { uuid: string } };
    answer: NestedTeam[];
  };
  /** Maps a group of the provider to a team. */
  'PUT /api/v1/oidc/mapping': {
    request: { body: AddOidcMappingBody };
    answer: MappedOidcGroup;
  };
  /** Deletes the mapping of a provider group. */
  'DELETE /api/v1/oidc/mapping/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Lists the permissions. */
  'GET /api/v1/permission': {
    request: {};
    answer: PermissionItem[];
  };
  /** Revokes a permission from a team. */
  'DELETE /api/v1/permission/{permission}/team/{uuid}': {
    request: { path: { uuid: string; permission: string } };
    answer: Team;
  };
  /** Grants a permission to a team. */
  'POST /api/v1/permission/{permission}/team/{uuid}': {
    request: { path: { uuid: string; permission: string } };
    answer: Team;
  };
  /** Revokes a permission from a user. */
  'DELETE /api/v1/permission/{permission}/user/{username}': {
    request: { path: { username: string; permission: string } };
    answer: UserPrincipal;
  };
  /** Grants a permission to a user. */
  'POST /api/v1/permission/{permission}/user/{username}': {
    request: { path: { username: string; permission: string } };
    answer: UserPrincipal;
  };
  /** Lists the policies. */
  'GET /api/v1/policy': {
    request: { query?: (Paging) | undefined };
    answer: Policy[];
  };
  /** Changes a policy. */
  'POST /api/v1/policy': {
    request: { body: UpdatePolicyBody };
    answer: Policy;
  };
  /** Adds a policy. */
  'PUT /api/v1/policy': {
    request: { body: CreatePolicyBody };
    answer: Policy;
  };
  /** Changes a condition of a policy. */
  'POST /api/v1/policy/condition': {
    request: { body: UpdatePolicyConditionBody };
    answer: PolicyCondition;
  };
  /** Deletes a condition of a policy. */
  'DELETE /api/v1/policy/condition/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Removes a project from a policy. */
  'DELETE /api/v1/policy/{policyUuid}/project/{projectUuid}': {
    request: { path: { policyUuid: string; projectUuid: string } };
    answer: Policy;
  };
  /** Limits a policy to a project. */
  'POST /api/v1/policy/{policyUuid}/project/{projectUuid}': {
    request: { path: { policyUuid: string; projectUuid: string } };
    answer: Policy;
  };
  /** Removes a tag from a policy. */
  'DELETE /api/v1/policy/{policyUuid}/tag/{tagName}': {
    request: { path: { policyUuid: string; tagName: string } };
    answer: Policy;
  };
  /** Limits a policy to a tag. */
  'POST /api/v1/policy/{policyUuid}/tag/{tagName}': {
    request: { path: { policyUuid: string; tagName: string } };
    answer: Policy;
  };
  /** Deletes a policy. */
  'DELETE /api/v1/policy/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Returns a policy. */
  'GET /api/v1/policy/{uuid}': {
    request: { path: { uuid: string } };
    answer: Policy;
  };
  /** Adds a condition to a policy. */
  'PUT /api/v1/policy/{uuid}/condition': {
    request: { path: { uuid: string }; body: CreatePolicyConditionBody };
    answer: PolicyCondition;
  };
  /** Lists the projects. */
  'GET /api/v1/project': {
    request: { query?: ({ name?: string | undefined; excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined; notAssignedToTeamWithUuid?: string | undefined; tag?: string | undefined; classifier?: string | undefined; latest?: boolean | undefined; collection?: boolean | undefined; severity?: readonly Severity[] | undefined; importedSince?: string | undefined; importedUntil?: string | undefined; owner?: string | undefined; notCovered?: boolean | undefined; coverage?: boolean | undefined; owners?: boolean | undefined } & Paging) | undefined };
    answer: Project[];
  };
  /** Updates a project. */
  'POST /api/v1/project': {
    request: { body: UpdateProjectBody };
    answer: Project;
  };
  /** Adds a project. */
  'PUT /api/v1/project': {
    request: { body: CreateProjectBody };
    answer: Project;
  };
  /** Deletes several projects. */
  'POST /api/v1/project/batchDelete': {
    request: { body: string[] };
    answer: undefined;
  };
  /** Lists the projects of a classifier. */
  'GET /api/v1/project/classifier/{classifier}': {
    request: { path: { classifier: string }; query?: ({ excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined } & Paging) | undefined };
    answer: Project[];
  };
  /** Clones a project into a new version. */
  'PUT /api/v1/project/clone': {
    request: { body: CloneProjectBody };
    answer: TokenResponse;
  };
  /** Returns the latest version of a project. */
  'GET /api/v1/project/latest/{name}': {
    request: { path: { name: string } };
    answer: Project;
  };
  /** Finds a project by name and version. */
  'GET /api/v1/project/lookup': {
    request: { query?: ({ name?: string | undefined; version?: string | undefined }) | undefined };
    answer: Project;
  };
  /** Lists the projects with a tag. */
  'GET /api/v1/project/tag/{tag}': {
    request: { path: { tag: string }; query?: ({ excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined } & Paging) | undefined };
    answer: Project[];
  };
  /** Lists the projects that are not below a project. */
  'GET /api/v1/project/withoutDescendantsOf/{uuid}': {
    request: { path: { uuid: string }; query?: ({ name?: string | undefined; excludeInactive?: boolean | undefined } & Paging) | undefined };
    answer: Project[];
  };
  /** Deletes a project and its children. */
  'DELETE /api/v1/project/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Returns a project. */
  'GET /api/v1/project/{uuid}': {
    request: { path: { uuid: string } };
    answer: Project;
  };
  /** Updates some members of a project. */
  'PATCH /api/v1/project/{uuid}': {
    request: { path: { uuid: string }; body: PatchProjectBody };
    answer: Project;
  };
  /** Lists the projects directly below a project. */
  'GET /api/v1/project/{uuid}/children': {
    request: { path: { uuid: string }; query?: ({ excludeInactive?: boolean | undefined; coverage?: boolean | undefined; owners?: boolean | undefined } & Paging) | undefined };
    answer: Project[];
  };
  /** Lists the projects of a classifier below a project. */
  'GET /api/v1/project/{uuid}/children/classifier/{classifier}': {
    request: { path: { classifier: string; uuid: string }; query?: ({ excludeInactive?: boolean | undefined } & Paging) | undefined };
    answer: Project[];
  };
  /** Lists the projects with a tag below a project. */
  'GET /api/v1/project/{uuid}/children/tag/{tag}': {
    request: { path: { tag: string; uuid: string }; query?: ({ excludeInactive?: boolean | undefined } & Paging) | undefined };
    answer: Project[];
  };
  /** Deletes a property of a project. */
  'DELETE /api/v1/project/{uuid}/property': {
    request: { path: { uuid: string }; body: DeleteProjectPropertyBody };
    answer: undefined;
  };
  /** Lists the properties of a project. */
  'GET /api/v1/project/{uuid}/property': {
    request: { path: { uuid: string } };
    answer: ProjectProperty[];
  };
  /** Changes a property of a project. */
  'POST /api/v1/project/{uuid}/property': {
    request: { path: { uuid: string }; body: UpdateProjectPropertyBody };
    answer: ProjectProperty;
  };
  /** Adds a property to a project. */
  'PUT /api/v1/project/{uuid}/property': {
    request: { path: { uuid: string }; body: CreateProjectPropertyBody };
    answer: ProjectProperty;
  };
  /** Lists the package repositories. */
  'GET /api/v1/repository': {
    request: { query?: (Paging) | undefined };
    answer: Repository[];
  };
  /** Changes a package repository. */
  'POST /api/v1/repository': {
    request: { body: UpdateRepositoryBody };
    answer: Repository;
  };
  /** Adds a package repository. */
  'PUT /api/v1/repository': {
    request: { body: CreateRepositoryBody };
    answer: Repository;
  };
  /** Returns the latest version of a package. */
  'GET /api/v1/repository/latest': {
    request: { query: { purl: string } };
    answer: RepositoryMetaComponent | undefined;
  };
  /** Lists the package repositories of a type. */
  'GET /api/v1/repository/{type}': {
    request: { path: { type: RepositoryType }; query?: (Paging) | undefined };
    answer: Repository[];
  };
  /** Deletes a package repository. */
  'DELETE /api/v1/repository/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Searches everything. */
  'GET /api/v1/search': {
    request: { query?: ({ query?: string | undefined }) | undefined };
    answer: SearchResult;
  };
  /** Searches components. */
  'GET /api/v1/search/component': {
    request: { query?: ({ query?: string | undefined }) | undefined };
    answer: SearchResult;
  };
  /** Searches licenses. */
  'GET /api/v1/search/license': {
    request: { query?: ({ query?: string | undefined }) | undefined };
    answer: SearchResult;
  };
  /** Searches projects. */
  'GET /api/v1/search/project': {
    request: { query?: ({ query?: string | undefined }) | undefined };
    answer: SearchResult;
  };
  /** Rebuilds the search indexes. */
  'POST /api/v1/search/reindex': {
    request: { query?: ({ type?: readonly string[] | undefined }) | undefined };
    answer: TokenResponse;
  };
  /** Searches services. */
  'GET /api/v1/search/service': {
    request: { query?: ({ query?: string | undefined }) | undefined };
    answer: SearchResult;
  };
  /** Searches vulnerabilities. */
  'GET /api/v1/search/vulnerability': {
    request: { query?: ({ query?: string | undefined }) | undefined };
    answer: SearchResult;
  };
  /** Searches software affected by vulnerabilities. */
  'GET /api/v1/search/vulnerablesoftware': {
    request: { query?: ({ query?: string | undefined; cpe?: string | undefined }) | undefined };
    answer: SearchResult;
  };
  /** Changes a service. */
  'POST /api/v1/service': {
    request: { body: UpdateServiceBody };
    answer: ServiceComponent;
  };
  /** Lists the services of a project. */
  'GET /api/v1/service/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ authentication?: readonly StatedFact[] | undefined; trustBoundary?: readonly StatedFact[] | undefined } & Paging) | undefined };
    answer: ServiceComponent[];
  };
  /** Adds a service to a project. */
  'PUT /api/v1/service/project/{uuid}': {
    request: { path: { uuid: string }; body: CreateServiceBody };
    answer: ServiceComponent;
  };
  /** Deletes a service. */
  'DELETE /api/v1/service/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Returns a service. */
  'GET /api/v1/service/{uuid}': {
    request: { path: { uuid: string } };
    answer: ServiceComponent;
  };
  /** Describes this API as an OpenAPI document. */
  'GET /api/openapi.{type}': {
    request: { path: { type: DescriptionFormat } };
    answer: Blob;
  };
  /** Describes the API as a Swagger 2 document. */
  'GET /api/swagger.{type}': {
    request: { path: { type: DescriptionFormat } };
    answer: Blob;
  };
  /** Returns the version of the server. */
  'GET /api/version': {
    request: {};
    answer: About;
  };
  /** Returns the health of the server. */
  'GET /health': {
    request: {};
    answer: Health;
  };
  /** Returns whether the server is alive. */
  'GET /health/live': {
    request: {};
    answer: Health;
  };
  /** Returns whether the server can serve requests. */
  'GET /health/ready': {
    request: {};
    answer: Health;
  };
  /** Returns whether the server has started. */
  'GET /health/started': {
    request: {};
    answer: Health;
  };
  /** Returns server metrics for Prometheus. */
  'GET /metrics': {
    request: {};
    answer: string;
  };
  /** Returns a file of the mirrored NVD feed. */
  'GET /mirror/nvd/{file}': {
    request: { path: { file: string } };
    answer: Blob;
  };
  /** Deletes tags. */
  'DELETE /api/v1/tag': {
    request: { body: string[] };
    answer: undefined;
  };
  /** Lists the tags with the number of uses of each. */
  'GET /api/v1/tag': {
    request: { query?: ({ use?: readonly TagUse[] | undefined; prefix?: string | undefined; withoutPrefix?: boolean | undefined } & Paging) | undefined };
    answer: TagListResponseItem[];
  };
  /** Adds tags. */
  'PUT /api/v1/tag': {
    request: { body: string[] };
    answer: undefined;
  };
  /** Lists the tags that a policy can be limited to. */
  'GET /api/v1/tag/policy/{uuid}': {
    request: { path: { uuid: string }; query?: (Paging) | undefined };
    answer: Tag[];
  };
  /** Lists the collection projects that use a tag. */
  'GET /api/v1/tag/{name}/collectionProject': {
    request: { path: { name: string }; query?: ({ excludeInactive?: boolean | undefined; latest?: boolean | undefined; classifier?: Classifier | undefined } & Paging) | undefined };
    answer: TaggedCollectionProjectListResponseItem[];
  };
  /** Removes a tag from notification rules. */
  'DELETE /api/v1/tag/{name}/notificationRule': {
    request: { path: { name: string }; body: string[] };
    answer: undefined;
  };
  /** Lists the notification rules with a tag. */
  'GET /api/v1/tag/{name}/notificationRule': {
    request: { path: { name: string }; query?: (Paging) | undefined };
    answer: TaggedNotificationRuleListResponseItem[];
  };
  /** Adds a tag to notification rules. */
  'POST /api/v1/tag/{name}/notificationRule': {
    request: { path: { name: string }; body: string[] };
    answer: undefined;
  };
  /** Removes a tag from policies. */
  'DELETE /api/v1/tag/{name}/policy': {
    request: { path: { name: string }; body: string[] };
    answer: undefined;
  };
  /** Lists the policies with a tag. */
  'GET /api/v1/tag/{name}/policy': {
    request: { path: { name: string }; query?: ({ state?: readonly PolicyViolationState[] | undefined } & Paging) | undefined };
    answer: TaggedPolicyListResponseItem[];
  };
  /** Adds a tag to policies. */
  'POST /api/v1/tag/{name}/policy': {
    request: { path: { name: string }; body: string[] };
    answer: undefined;
  };
  /** Removes a tag from projects. */
  'DELETE /api/v1/tag/{name}/project': {
    request: { path: { name: string }; body: string[] };
    answer: undefined;
  };
  /** Lists the projects with a tag. */
  'GET /api/v1/tag/{name}/project': {
    request: { path: { name: string }; query?: ({ excludeInactive?: boolean | undefined; latest?: boolean | undefined; classifier?: Classifier | undefined } & Paging) | undefined };
    answer: TaggedProjectListResponseItem[];
  };
  /** Adds a tag to projects. */
  'POST /api/v1/tag/{name}/project': {
    request: { path: { name: string }; body: string[] };
    answer: undefined;
  };
  /** Lists the tags that a policy can be limited to. */
  'GET /api/v1/tag/{policyUuid}': {
    request: { path: { policyUuid: string }; query?: (Paging) | undefined };
    answer: Tag[];
  };
  /** Deletes a team. */
  'DELETE /api/v1/team': {
    request: { body: DeleteTeamBody };
    answer: undefined;
  };
  /** Lists the teams. */
  'GET /api/v1/team': {
    request: {};
    answer: Team[];
  };
  /** Changes a team. */
  'POST /api/v1/team': {
    request: { body: UpdateTeamBody };
    answer: Team;
  };
  /** Adds a team. */
  'PUT /api/v1/team': {
    request: { body: CreateTeamBody };
    answer: Team;
  };
  /** Deletes an API key. */
  'DELETE /api/v1/team/key/{publicIdOrKey}': {
    request: { path: { publicIdOrKey: string } };
    answer: undefined;
  };
  /** Regenerates an API key. */
  'POST /api/v1/team/key/{publicIdOrKey}': {
    request: { path: { publicIdOrKey: string } };
    answer: ApiKey;
  };
  /** Changes the comment of an API key. */
  'POST /api/v1/team/key/{publicIdOrKey}/comment': {
    request: { path: { publicIdOrKey: string }; text: string };
    answer: ApiKey;
  };
  /** Returns the team of the calling API key. */
  'GET /api/v1/team/self': {
    request: {};
    answer: TeamSelfResponse;
  };
  /** Lists the teams visible to the caller. */
  'GET /api/v1/team/visible': {
    request: {};
    answer: VisibleTeam[];
  };
  /** Returns a team. */
  'GET /api/v1/team/{uuid}': {
    request: { path: { uuid: string } };
    answer: Team;
  };
  /** Adds an API key to a team. */
  'PUT /api/v1/team/{uuid}/key': {
    request: { path: { uuid: string } };
    answer: ApiKey;
  };
  /** Changes a password that must be changed. */
  'POST /api/v1/user/forceChangePassword': {
    request: { form: ForceChangePasswordBody };
    answer: undefined;
  };
  /** Deletes a user of the directory. */
  'DELETE /api/v1/user/ldap': {
    request: { body: DeleteLdapUserBody };
    answer: undefined;
  };
  /** Lists the users of the directory. */
  'GET /api/v1/user/ldap': {
    request: {};
    answer: LdapUser[];
  };
  /** Adds a user of the directory. */
  'PUT /api/v1/user/ldap': {
    request: { body: CreateLdapUserBody };
    answer: LdapUser;
  };
  /** Signs in and returns a token. */
  'POST /api/v1/user/login': {
    request: { form: LoginBody };
    answer: string;
  };
  /** Deletes a managed user. */
  'DELETE /api/v1/user/managed': {
    request: { body: DeleteManagedUserBody };
    answer: undefined;
  };
  /** Lists the managed users. */
  'GET /api/v1/user/managed': {
    request: {};
    answer: ManagedUser[];
  };
  /** Changes a managed user. */
  'POST /api/v1/user/managed': {
    request: { body: UpdateManagedUserBody };
    answer: ManagedUser;
  };
  /** Adds a managed user. */
  'PUT /api/v1/user/managed': {
    request: { body: CreateManagedUserBody };
    answer: ManagedUser;
  };
  /** Deletes a user of the provider. */
  'DELETE /api/v1/user/oidc': {
    request: { body: DeleteOidcUserBody };
    answer: undefined;
  };
  /** Lists the users of the provider. */
  'GET /api/v1/user/oidc': {
    request: {};
    answer: OidcUser[];
  };
  /** Adds a user of the provider. */
  'PUT /api/v1/user/oidc': {
    request: { body: CreateOidcUserBody };
    answer: OidcUser;
  };
  /** Signs in through a provider and returns a token. */
  'POST /api/v1/user/oidc/login': {
    request: { form: LoginByOidcBody };
    answer: string;
  };
  /** Returns the signed-in user. */
  'GET /api/v1/user/self': {
    request: {};
    answer: UserPrincipal;
  };
  /** Changes one's own account. */
  'POST /api/v1/user/self': {
    request: { body: UpdateSelfBody };
    answer: UserPrincipal;
  };
  /** Removes a user from a team. */
  'DELETE /api/v1/user/{username}/membership': {
    request: { path: { username: string }; body: RemoveTeamFromUserBody };
    answer: UserPrincipal;
  };
  /** Adds a user to a team. */
  'POST /api/v1/user/{username}/membership': {
    request: { path: { username: string }; body: AddTeamToUserBody };
    answer: UserPrincipal;
  };
  /** Uploads a VEX document as a form. */
  'POST /api/v1/vex': {
    request: { multipart: FormData };
    answer: TokenResponse;
  };
  /** Uploads a VEX document as Base64 text. */
  'PUT /api/v1/vex': {
    request: { body: UploadVexBody };
    answer: TokenResponse;
  };
  /** Exports the analyses of a project as a CycloneDX VEX document. */
  'GET /api/v1/vex/cyclonedx/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ download?: boolean | undefined; version?: string | undefined }) | undefined };
    answer: Blob;
  };
  /** Lists the policy violations of all projects. */
  'GET /api/v1/violation': {
    request: { query?: ({ suppressed?: boolean | undefined; showInactive?: boolean | undefined; violationState?: readonly PolicyViolationState[] | undefined; riskType?: readonly PolicyViolationType[] | undefined; policy?: readonly string[] | undefined; analysisState?: readonly ViolationAnalysisState[] | undefined; occurredOnDateFrom?: string | undefined; occurredOnDateTo?: string | undefined; textSearchField?: readonly string[] | undefined; textSearchInput?: string | undefined } & Paging) | undefined };
    answer: PolicyViolation[];
  };
  /** Returns the analysis of a policy violation. */
  'GET /api/v1/violation/analysis': {
    request: { query?: ({ component?: string | undefined; policyViolation?: string | undefined }) | undefined };
    answer: ViolationAnalysis | undefined;
  };
  /** Updates the analysis of a policy violation. */
  'PUT /api/v1/violation/analysis': {
    request: { body: UpdateViolationAnalysisBody };
    answer: ViolationAnalysis;
  };
  /** Lists the policy violations of a component. */
  'GET /api/v1/violation/component/{uuid}': {
    request: { path: { uuid: string }; query?: ({ suppressed?: boolean | undefined } & Paging) | undefined };
    answer: PolicyViolation[];
  };
  /** Lists the policy violations of a project. */
  'GET /api/v1/violation/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ suppressed?: boolean | undefined } & Paging) | undefined };
    answer: PolicyViolation[];
  };
  /** Lists the vulnerabilities. */
  'GET /api/v1/vulnerability': {
    request: { query?: (Paging) | undefined };
    answer: Vulnerability[];
  };
  /** Changes an internal vulnerability. */
  'POST /api/v1/vulnerability': {
    request: { body: UpdateVulnerabilityBody };
    answer: Vulnerability;
  };
  /** Adds an internal vulnerability. */
  'PUT /api/v1/vulnerability': {
    request: { body: CreateVulnerabilityBody };
    answer: Vulnerability;
  };
  /** Lists the vulnerabilities of a component. */
  'GET /api/v1/vulnerability/component/{uuid}': {
    request: { path: { uuid: string }; query?: ({ suppressed?: boolean | undefined } & Paging) | undefined };
    answer: Vulnerability[];
  };
  /** Lists the vulnerabilities of a project. */
  'GET /api/v1/vulnerability/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ suppressed?: boolean | undefined }) | undefined };
    answer: Vulnerability[];
  };
  /** Removes a vulnerability from a component, by source and ID. */
  'DELETE /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}': {
    request: { path: { source: string; vulnId: string; component: string } };
    answer: undefined;
  };
  /** Assigns a vulnerability to a component, by source and ID. */
  'POST /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}': {
    request: { path: { source: string; vulnId: string; component: string } };
    answer: undefined;
  };
  /** Returns a vulnerability by source and ID. */
  'GET /api/v1/vulnerability/source/{source}/vuln/{vuln}': {
    request: { path: { source: string; vuln: string } };
    answer: Vulnerability;
  };
  /** Lists the projects that a vulnerability affects. */
  'GET /api/v1/vulnerability/source/{source}/vuln/{vuln}/projects': {
    request: { path: { source: string; vuln: string }; query?: ({ excludeInactive?: boolean | undefined }) | undefined };
    answer: AffectedProject[];
  };
  /** Generates an ID for an internal vulnerability. */
  'GET /api/v1/vulnerability/vulnId': {
    request: {};
    answer: string;
  };
  /** Deletes an internal vulnerability. */
  'DELETE /api/v1/vulnerability/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Returns a vulnerability. */
  'GET /api/v1/vulnerability/{uuid}': {
    request: { path: { uuid: string } };
    answer: Vulnerability;
  };
  /** Removes a vulnerability from a component. */
  'DELETE /api/v1/vulnerability/{uuid}/component/{component}': {
    request: { path: { uuid: string; component: string } };
    answer: undefined;
  };
  /** Assigns a vulnerability to a component. */
  'POST /api/v1/vulnerability/{uuid}/component/{component}': {
    request: { path: { uuid: string; component: string } };
    answer: undefined;
  };
  /** Lists the external analyzers and the fuzzy match with the state of their latest runs. */
  'GET /api/waybill/v1/analyzers': {
    request: {};
    answer: Analyzer[];
  };
  /** Starts a run of an analyzer over all components whose results have expired. */
  'POST /api/waybill/v1/analyzers/{analyzer}/run': {
    request: { path: { analyzer: string } };
    answer: TokenResponse;
  };
  /** Returns when the internal analyzer last matched components, and what it matches now. */
  'GET /api/waybill/v1/analyzers/internal': {
    request: {};
    answer: InternalAnalyzer;
  };
  /** Starts a run of the internal analyzer over all components. */
  'POST /api/waybill/v1/analyzers/internal/run': {
    request: {};
    answer: TokenResponse;
  };
  /** Uploads a script of an H2 database for an import. */
  'POST /api/waybill/v1/import/dt/file': {
    request: { multipart: FormData };
    answer: ImportFile;
  };
  /** Starts the import of a Dependency-Track, its preview, or the undoing of all imports. */
  'POST /api/waybill/v1/import/dt': {
    request: { body: ImportDependencyTrackBody };
    answer: TokenResponse;
  };
  /** Lists imports and previews, newest first. */
  'GET /api/waybill/v1/import/dt': {
    request: { query?: (CursorPaging) | undefined };
    answer: ImportRun[];
  };
  /** Returns an import with its report. */
  'GET /api/waybill/v1/import/dt/{token}': {
    request: { path: { token: string } };
    answer: ImportReport;
  };
  /** Returns how the findings of the imported Dependency-Track and those here differ, summed by cause. */
  'GET /api/waybill/v1/import/dt/comparison': {
    request: {};
    answer: ImportComparison;
  };
  /** Starts a comparison; a running one returns its own token. */
  'POST /api/waybill/v1/import/dt/comparison': {
    request: {};
    answer: TokenResponse;
  };
  /** Lists findings that only one installation has, as of the last comparison. */
  'GET /api/waybill/v1/import/dt/comparison/difference': {
    request: { query?: ({ side?: DifferenceSide | undefined; cause?: DifferenceCause | undefined; detail?: string | undefined; project?: string | undefined; open?: boolean | undefined } & CursorPaging) | undefined };
    answer: FindingDifference[];
  };
  /** Lists what became of the rows of each table in the last import. */
  'GET /api/waybill/v1/import/dt/comparison/table': {
    request: {};
    answer: ImportTable[];
  };
  /** Notes that a cause of differences is understood, or takes it back. */
  'PUT /api/waybill/v1/import/dt/comparison/cause': {
    request: { body: SetCauseUnderstoodBody };
    answer: undefined;
  };
  /** Returns the comparison as a PDF in the language of Accept-Language: English, German, or Japanese. */
  'GET /api/waybill/v1/import/dt/comparison/report': {
    request: {};
    answer: Blob;
  };
  /** Takes the BOM from a message of an alert of a Dependency-Track (event BOM_PROCESSED, template webhook). */
  'POST /api/waybill/v1/import/dt/bom': {
    request: { body: ReceiveShadowBomBody };
    answer: TokenResponse;
  };
  /** Lists the systems that findings are uploaded to with the state of their latest runs. */
  'GET /api/waybill/v1/integrations': {
    request: {};
    answer: Integration[];
  };
  /** Starts an upload of the findings of all projects that take part. */
  'POST /api/waybill/v1/integrations/{integration}/run': {
    request: { path: { integration: string } };
    answer: TokenResponse;
  };
  /** Lists the latest upload of each project that the caller sees, by project name. */
  'GET /api/waybill/v1/integrations/{integration}/uploads': {
    request: { path: { integration: string }; query?: ({ outcome?: UploadOutcome | undefined } & CursorPaging) | undefined };
    answer: IntegrationUpload[];
  };
  /** Says of each integration whether a project takes part, and how its latest upload ended. */
  'GET /api/waybill/v1/project/{uuid}/integrations': {
    request: { path: { uuid: string } };
    answer: ProjectIntegration[];
  };
  /** Lists the API keys of a team with what they are limited to. */
  'GET /api/waybill/v1/team/{uuid}/api-key': {
    request: { path: { uuid: string } };
    answer: ManagedApiKey[];
  };
  /** Makes an API key for a team, and says what it is limited to. */
  'PUT /api/waybill/v1/team/{uuid}/api-key': {
    request: { path: { uuid: string }; body: CreateLimitedApiKeyBody };
    answer: ManagedApiKey;
  };
  /** Replaces what an API key is limited to, and its comment; the key stays. */
  'POST /api/waybill/v1/api-key/{publicIdOrKey}': {
    request: { path: { publicIdOrKey: string }; body: LimitApiKeyBody };
    answer: ManagedApiKey;
  };
  /** Tells what needs attention in the portfolio: new and exploited findings, and what no source covers. */
  'GET /api/waybill/v1/attention': {
    request: {};
    answer: Attention;
  };
  /** Lists the active projects with what needs attention in each, the most urgent first. */
  'GET /api/waybill/v1/attention/projects': {
    request: { query?: ({ reason?: AttentionReason | undefined } & CursorPaging) | undefined };
    answer: AttentionProject[];
  };
  /** Lists administrative changes, deletions, sign-ins and refused requests, newest first. */
  'GET /api/waybill/v1/audit-log': {
    request: { query?: ({ target?: string | undefined; actor?: string | undefined; address?: string | undefined; kind?: readonly string[] | undefined; since?: string | undefined; until?: string | undefined } & CursorPaging) | undefined };
    answer: AuditLogEntry[];
  };
  /** Lists the backups of the installation, the latest first, with the state of the latest run. */
  'GET /api/waybill/v1/backups': {
    request: {};
    answer: Backups;
  };
  /** Starts a backup. */
  'POST /api/waybill/v1/backups': {
    request: {};
    answer: TokenResponse;
  };
  /** Draws a badge with the vulnerabilities of a project and the components that are not covered. */
  'GET /api/waybill/v1/badge/vulns/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ apiKey?: string | undefined }) | undefined };
    answer: Blob;
  };
  /** Draws a badge with the vulnerabilities of a project, found by name and version, and the components that are not covered. */
  'GET /api/waybill/v1/badge/vulns/project/{name}/{version}': {
    request: { path: { name: string; version: string }; query?: ({ apiKey?: string | undefined }) | undefined };
    answer: Blob;
  };
  /** Tells what became of one of one's own bulk changes. */
  'GET /api/waybill/v1/bulk/{token}': {
    request: { path: { token: string } };
    answer: BulkReport;
  };
  /** Stops one of one's own bulk changes; what is done stays. */
  'POST /api/waybill/v1/bulk/{token}/cancel': {
    request: { path: { token: string } };
    answer: undefined;
  };
  /** Takes back one of one's own bulk changes, where nobody has changed it since. */
  'POST /api/waybill/v1/bulk/{token}/undo': {
    request: { path: { token: string } };
    answer: BulkStarted;
  };
  /** Tries out the connection to a vulnerability source, without storing anything. */
  'POST /api/waybill/v1/sources/{source}/test': {
    request: { path: { source: string }; body: TestSourceBody };
    answer: ConnectionTest;
  };
  /** Tries out the connection to an analyzer, without storing anything. */
  'POST /api/waybill/v1/analyzers/{analyzer}/test': {
    request: { path: { analyzer: string }; body: TestAnalyzerBody };
    answer: ConnectionTest;
  };
  /** Tries out the connection to DefectDojo, Fortify SSC, Kenna or Jira, without storing anything. */
  'POST /api/waybill/v1/integrations/{integration}/test': {
    request: { path: { integration: string }; body: TestIntegrationBody };
    answer: ConnectionTest;
  };
  /** Tries out the connection to a package repository, without storing anything. */
  'POST /api/waybill/v1/repositories/test': {
    request: { body: TestRepositoryBody };
    answer: ConnectionTest;
  };
  /** Returns how many components of the active projects the enabled sources cover, and the coverage gaps by cause. */
  'GET /api/waybill/v1/coverage': {
    request: {};
    answer: PortfolioCoverage;
  };
  /** Lists the components of the active projects that no enabled source covers, by project and name. */
  'GET /api/waybill/v1/coverage/components': {
    request: { query?: ({ cause?: string | undefined; ecosystem?: string | undefined; project?: string | undefined; component?: string | undefined } & CursorPaging) | undefined };
    answer: UncoveredComponent[];
  };
  /** Returns how many components of a project the enabled sources cover, and the coverage gaps. */
  'GET /api/waybill/v1/project/{uuid}/coverage': {
    request: { path: { uuid: string } };
    answer: Coverage;
  };
  /** Replaces the name of a former user in every audit trail and in the audit log, in the background. */
  'POST /api/waybill/v1/erasure': {
    request: { body: ErasePersonBody };
    answer: TokenResponse;
  };
  /** Lists the findings of a project, with filters and paging. */
  'GET /api/waybill/v1/project/{uuid}/findings': {
    request: { path: { uuid: string }; query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; severity?: readonly Severity[] | undefined; source?: readonly string[] | undefined; analyzer?: readonly AnalyzerIdentity[] | undefined; state?: readonly AnalysisState[] | undefined; exploited?: boolean | undefined; minEpss?: number | undefined; maxEpss?: number | undefined; minCvss?: number | undefined; maxCvss?: number | undefined; dependency?: DependencyDepth | undefined; fix?: FixState | undefined; ticket?: readonly TicketFilter[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined; vulnerability?: string | undefined; flaw?: string | undefined; reasonsChanged?: boolean | undefined; everyRecord?: boolean | undefined } & CursorPaging) | undefined };
    answer: AuditFinding[];
  };
  /** Lists the findings of a project grouped by vulnerability or component, most urgent first. */
  'GET /api/waybill/v1/project/{uuid}/findings/groups': {
    request: { path: { uuid: string }; query: { by: FindingGrouping; open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; severity?: readonly Severity[] | undefined; source?: readonly string[] | undefined; analyzer?: readonly AnalyzerIdentity[] | undefined; state?: readonly AnalysisState[] | undefined; exploited?: boolean | undefined; minEpss?: number | undefined; maxEpss?: number | undefined; minCvss?: number | undefined; maxCvss?: number | undefined; dependency?: DependencyDepth | undefined; fix?: FixState | undefined; ticket?: readonly TicketFilter[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined; vulnerability?: string | undefined; flaw?: string | undefined; reasonsChanged?: boolean | undefined } & CursorPaging };
    answer: FindingGroup[];
  };
  /** Counts the findings of a project without a severity that have at least an EPSS. */
  'GET /api/waybill/v1/project/{uuid}/findings/unrated': {
    request: { path: { uuid: string }; query?: ({ minEpss?: number | undefined; suppressed?: boolean | undefined; open?: boolean | undefined }) | undefined };
    answer: UnratedFindings;
  };
  /** Decides about many findings of a project at once, by their ids or by the filter of the list. */
  'POST /api/waybill/v1/project/{uuid}/findings/decisions': {
    request: { path: { uuid: string }; query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; severity?: readonly Severity[] | undefined; source?: readonly string[] | undefined; analyzer?: readonly AnalyzerIdentity[] | undefined; state?: readonly AnalysisState[] | undefined; exploited?: boolean | undefined; minEpss?: number | undefined; maxEpss?: number | undefined; minCvss?: number | undefined; maxCvss?: number | undefined; dependency?: DependencyDepth | undefined; fix?: FixState | undefined; ticket?: readonly TicketFilter[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined; vulnerability?: string | undefined; flaw?: string | undefined; reasonsChanged?: boolean | undefined; everyRecord?: boolean | undefined; by?: FindingGrouping | undefined; searchText?: string | undefined }) | undefined; body: DecideFindingsBody };
    answer: BulkStarted;
  };
  /** Counts the earlier decisions that a decision about many findings would change; changes nothing. */
  'POST /api/waybill/v1/project/{uuid}/findings/decisions/effect': {
    request: { path: { uuid: string }; query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; severity?: readonly Severity[] | undefined; source?: readonly string[] | undefined; analyzer?: readonly AnalyzerIdentity[] | undefined; state?: readonly AnalysisState[] | undefined; exploited?: boolean | undefined; minEpss?: number | undefined; maxEpss?: number | undefined; minCvss?: number | undefined; maxCvss?: number | undefined; dependency?: DependencyDepth | undefined; fix?: FixState | undefined; ticket?: readonly TicketFilter[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined; vulnerability?: string | undefined; flaw?: string | undefined; reasonsChanged?: boolean | undefined; everyRecord?: boolean | undefined; by?: FindingGrouping | undefined; searchText?: string | undefined }) | undefined; body: CountOverwrittenFindingsBody };
    answer: DecisionEffect;
  };
  /** Returns a finding with the details from all records of its vulnerability. */
  'GET /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}': {
    request: { path: { uuid: string; component: string; vulnerability: string } };
    answer: FindingDetails;
  };
  /** Decides about a finding, in a way that can be undone. */
  'POST /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}/decision': {
    request: { path: { uuid: string; component: string; vulnerability: string }; body: DecideFindingBody };
    answer: FindingDecided;
  };
  /** Takes back one of one's own decisions about a finding, unless somebody has decided since. */
  'POST /api/waybill/v1/findings/decisions/{token}/undo': {
    request: { path: { token: string } };
    answer: undefined;
  };
  /** Lists the findings of all projects, with filters and paging. */
  'GET /api/waybill/v1/findings': {
    request: { query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; severity?: readonly Severity[] | undefined; source?: readonly string[] | undefined; analyzer?: readonly AnalyzerIdentity[] | undefined; state?: readonly AnalysisState[] | undefined; exploited?: boolean | undefined; minEpss?: number | undefined; maxEpss?: number | undefined; minCvss?: number | undefined; maxCvss?: number | undefined; dependency?: DependencyDepth | undefined; fix?: FixState | undefined; ticket?: readonly TicketFilter[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; vulnerability?: string | undefined; flaw?: string | undefined; reasonsChanged?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined; inactive?: boolean | undefined; latest?: boolean | undefined; response?: readonly AnalysisResponse[] | undefined; minCvssV2?: number | undefined; maxCvssV2?: number | undefined; minCvssV3?: number | undefined; maxCvssV3?: number | undefined; minCvssV4?: number | undefined; maxCvssV4?: number | undefined; publishedSince?: string | undefined; publishedUntil?: string | undefined; identity?: string | undefined; everyRecord?: boolean | undefined } & CursorPaging) | undefined };
    answer: PortfolioFinding[];
  };
  /** Lists the findings of all projects grouped by vulnerability, component, or project. */
  'GET /api/waybill/v1/findings/groups': {
    request: { query: { by: PortfolioGrouping; open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; severity?: readonly Severity[] | undefined; source?: readonly string[] | undefined; analyzer?: readonly AnalyzerIdentity[] | undefined; state?: readonly AnalysisState[] | undefined; exploited?: boolean | undefined; minEpss?: number | undefined; maxEpss?: number | undefined; minCvss?: number | undefined; maxCvss?: number | undefined; dependency?: DependencyDepth | undefined; fix?: FixState | undefined; ticket?: readonly TicketFilter[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; vulnerability?: string | undefined; flaw?: string | undefined; reasonsChanged?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined; inactive?: boolean | undefined; latest?: boolean | undefined; response?: readonly AnalysisResponse[] | undefined; minCvssV2?: number | undefined; maxCvssV2?: number | undefined; minCvssV3?: number | undefined; maxCvssV3?: number | undefined; minCvssV4?: number | undefined; maxCvssV4?: number | undefined; publishedSince?: string | undefined; publishedUntil?: string | undefined; identity?: string | undefined; minProjects?: number | undefined; maxProjects?: number | undefined } & CursorPaging };
    answer: PortfolioFindingGroup[];
  };
  /** Decides about findings of many projects at once, by their ids or by the filter of the list. */
  'POST /api/waybill/v1/findings/decisions': {
    request: { query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; severity?: readonly Severity[] | undefined; source?: readonly string[] | undefined; analyzer?: readonly AnalyzerIdentity[] | undefined; state?: readonly AnalysisState[] | undefined; exploited?: boolean | undefined; minEpss?: number | undefined; maxEpss?: number | undefined; minCvss?: number | undefined; maxCvss?: number | undefined; dependency?: DependencyDepth | undefined; fix?: FixState | undefined; ticket?: readonly TicketFilter[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; vulnerability?: string | undefined; flaw?: string | undefined; reasonsChanged?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined; inactive?: boolean | undefined; latest?: boolean | undefined; response?: readonly AnalysisResponse[] | undefined; minCvssV2?: number | undefined; maxCvssV2?: number | undefined; minCvssV3?: number | undefined; maxCvssV3?: number | undefined; minCvssV4?: number | undefined; maxCvssV4?: number | undefined; publishedSince?: string | undefined; publishedUntil?: string | undefined; identity?: string | undefined; everyRecord?: boolean | undefined; by?: PortfolioGrouping | undefined; searchText?: string | undefined }) | undefined; body: DecidePortfolioFindingsBody };
    answer: BulkStarted;
  };
  /** Counts the earlier decisions that a decision about findings of many projects would change; changes nothing. */
  'POST /api/waybill/v1/findings/decisions/effect': {
    request: { query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; severity?: readonly Severity[] | undefined; source?: readonly string[] | undefined; analyzer?: readonly AnalyzerIdentity[] | undefined; state?: readonly AnalysisState[] | undefined; exploited?: boolean | undefined; minEpss?: number | undefined; maxEpss?: number | undefined; minCvss?: number | undefined; maxCvss?: number | undefined; dependency?: DependencyDepth | undefined; fix?: FixState | undefined; ticket?: readonly TicketFilter[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; vulnerability?: string | undefined; flaw?: string | undefined; reasonsChanged?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined; inactive?: boolean | undefined; latest?: boolean | undefined; response?: readonly AnalysisResponse[] | undefined; minCvssV2?: number | undefined; maxCvssV2?: number | undefined; minCvssV3?: number | undefined; maxCvssV3?: number | undefined; minCvssV4?: number | undefined; maxCvssV4?: number | undefined; publishedSince?: string | undefined; publishedUntil?: string | undefined; identity?: string | undefined; everyRecord?: boolean | undefined; by?: PortfolioGrouping | undefined; searchText?: string | undefined }) | undefined; body: CountOverwrittenPortfolioFindingsBody };
    answer: DecisionEffect;
  };
  /** Returns whether the decisions of a project follow its components into new versions. */
  'GET /api/waybill/v1/project/{uuid}/decision-carrying': {
    request: { path: { uuid: string } };
    answer: DecisionCarrying;
  };
  /** Sets whether the decisions of a project follow its components into new versions. */
  'PUT /api/waybill/v1/project/{uuid}/decision-carrying': {
    request: { path: { uuid: string }; body: UpdateDecisionCarryingBody };
    answer: DecisionCarrying;
  };
  /** Returns the last untrusted proxy that forwarded requests. */
  'GET /api/waybill/v1/forwarding': {
    request: {};
    answer: Forwarding;
  };
  /** Returns how the identification of internal components fares. */
  'GET /api/waybill/v1/component/internal/identification': {
    request: {};
    answer: Identification;
  };
  /** Lists the licenses without their texts, with filters. */
  'GET /api/waybill/v1/licenses': {
    request: { query?: ({ osiApproved?: boolean | undefined; fsfLibre?: boolean | undefined; deprecated?: boolean | undefined; custom?: boolean | undefined; group?: readonly string[] | undefined; ungrouped?: boolean | undefined; other?: boolean | undefined; used?: boolean | undefined } & CursorPaging) | undefined };
    answer: LicenseSummary[];
  };
  /** Groups the licenses by license group or by kind; license groups need POLICY_MANAGEMENT. */
  'GET /api/waybill/v1/licenses/groups': {
    request: { query: { by: LicenseGrouping; osiApproved?: boolean | undefined; fsfLibre?: boolean | undefined; deprecated?: boolean | undefined; custom?: boolean | undefined; group?: readonly string[] | undefined; ungrouped?: boolean | undefined; other?: boolean | undefined; used?: boolean | undefined } & CursorPaging };
    answer: LicenseSummaryGroup[];
  };
  /** Returns how many components and projects have a license. */
  'GET /api/waybill/v1/licenses/{licenseId}/use': {
    request: { path: { licenseId: string } };
    answer: LicenseUse;
  };
  /** Lists the components that have a license. */
  'GET /api/waybill/v1/licenses/{licenseId}/components': {
    request: { path: { licenseId: string }; query?: ({ onlyOutdated?: boolean | undefined; onlyDirect?: boolean | undefined; severity?: readonly Severity[] | undefined; classifier?: string | undefined; scope?: ComponentScope | undefined; internal?: boolean | undefined; excludeInactiveProjects?: boolean | undefined; onlyLatestProjectVersions?: boolean | undefined } & CursorPaging) | undefined };
    answer: FoundComponent[];
  };
  /** Changes a custom license; its ID stays. */
  'POST /api/waybill/v1/licenses/{licenseId}': {
    request: { path: { licenseId: string }; body: UpdateLicenseBody };
    answer: License;
  };
  /** Returns a bill of materials as it was uploaded. */
  'GET /api/waybill/v1/bom/{uuid}/original': {
    request: { path: { uuid: string } };
    answer: Blob;
  };
  /** Sums up projects with the active projects below each, and the members of collections. */
  'GET /api/waybill/v1/project/sums': {
    request: { query?: ({ project?: readonly string[] | undefined }) | undefined };
    answer: ProjectSums[];
  };
  /** Lists the bills of materials that were uploaded to a project. */
  'GET /api/waybill/v1/project/{uuid}/bom': {
    request: { path: { uuid: string }; query?: (CursorPaging) | undefined };
    answer: BomImport[];
  };
  /** Returns the third-party notices of a project: licenses and copyrights of its components, with license texts. */
  'GET /api/waybill/v1/project/{uuid}/notices': {
    request: { path: { uuid: string } };
    answer: Blob;
  };
  /** Returns the whole dependency graph of a project. */
  'GET /api/waybill/v1/project/{uuid}/graph': {
    request: { path: { uuid: string } };
    answer: ProjectGraph;
  };
  /** Returns the owner of a project, set on it or inherited, or the teams that take its place. */
  'GET /api/waybill/v1/project/{uuid}/owner': {
    request: { path: { uuid: string } };
    answer: ProjectOwnership;
  };
  /** Makes a user or a team the owner of a project. */
  'PUT /api/waybill/v1/project/{uuid}/owner': {
    request: { path: { uuid: string }; body: SetProjectOwnerBody };
    answer: ProjectOwnership;
  };
  /** Takes the own owner of a project away, so that it inherits one. */
  'DELETE /api/waybill/v1/project/{uuid}/owner': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Lists the first users and teams by name that the caller may make the owner of a project. */
  'GET /api/waybill/v1/owner-candidates': {
    request: { query?: ({ searchText?: string | undefined }) | undefined };
    answer: OwnerCandidate[];
  };
  /** Lists one's own saved views of all lists, and those that are shared with one's teams, by name. */
  'GET /api/waybill/v1/views': {
    request: {};
    answer: SavedView[];
  };
  /** Saves a view of a list. */
  'PUT /api/waybill/v1/views': {
    request: { body: CreateSavedViewBody };
    answer: SavedView;
  };
  /** Changes a saved view; it stays one of its list. */
  'POST /api/waybill/v1/views/{uuid}': {
    request: { path: { uuid: string }; body: UpdateSavedViewBody };
    answer: SavedView;
  };
  /** Shares one of one's own views with one of one's teams, in place of another team. */
  'PUT /api/waybill/v1/views/{uuid}/team': {
    request: { path: { uuid: string }; body: ShareSavedViewBody };
    answer: SavedView;
  };
  /** Ends the sharing of one of one's own views. */
  'DELETE /api/waybill/v1/views/{uuid}/team': {
    request: { path: { uuid: string } };
    answer: SavedView;
  };
  /** Deletes a saved view. */
  'DELETE /api/waybill/v1/views/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Lists the services of all projects, with filters and paging. */
  'GET /api/waybill/v1/services': {
    request: { query?: ({ authentication?: readonly StatedFact[] | undefined; trustBoundary?: readonly StatedFact[] | undefined; excludeInactiveProjects?: boolean | undefined; onlyLatestProjectVersions?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined; name?: string | undefined; provider?: string | undefined; withoutProvider?: boolean | undefined } & CursorPaging) | undefined };
    answer: ListedService[];
  };
  /** Lists the services of all projects grouped by name, provider, or project. */
  'GET /api/waybill/v1/services/groups': {
    request: { query: { by: ServiceGrouping; authentication?: readonly StatedFact[] | undefined; trustBoundary?: readonly StatedFact[] | undefined; excludeInactiveProjects?: boolean | undefined; onlyLatestProjectVersions?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined; name?: string | undefined; provider?: string | undefined; withoutProvider?: boolean | undefined } & CursorPaging };
    answer: ServiceGroup[];
  };
  /** Deletes many services, of whatever projects. */
  'POST /api/waybill/v1/services/deletion': {
    request: { query?: ({ authentication?: readonly StatedFact[] | undefined; trustBoundary?: readonly StatedFact[] | undefined; excludeInactiveProjects?: boolean | undefined; onlyLatestProjectVersions?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined; name?: string | undefined; provider?: string | undefined; withoutProvider?: boolean | undefined; searchText?: string | undefined }) | undefined; body: DeleteServicesOfAllProjectsBody };
    answer: BulkStarted;
  };
  /** Lists the service accounts by name. */
  'GET /api/waybill/v1/service-account': {
    request: {};
    answer: ServiceAccount[];
  };
  /** Returns a service account. */
  'GET /api/waybill/v1/service-account/{name}': {
    request: { path: { name: string } };
    answer: ServiceAccount;
  };
  /** Adds a service account. */
  'PUT /api/waybill/v1/service-account': {
    request: { body: CreateServiceAccountBody };
    answer: ServiceAccount;
  };
  /** Changes what is said of a service account, or suspends it. */
  'POST /api/waybill/v1/service-account/{name}': {
    request: { path: { name: string }; body: UpdateServiceAccountBody };
    answer: ServiceAccount;
  };
  /** Deletes a service account with its API keys. */
  'DELETE /api/waybill/v1/service-account/{name}': {
    request: { path: { name: string } };
    answer: undefined;
  };
  /** Puts a service account into a team. */
  'PUT /api/waybill/v1/service-account/{name}/team/{uuid}': {
    request: { path: { name: string; uuid: string } };
    answer: ServiceAccount;
  };
  /** Takes a service account out of a team. */
  'DELETE /api/waybill/v1/service-account/{name}/team/{uuid}': {
    request: { path: { name: string; uuid: string } };
    answer: ServiceAccount;
  };
  /** Lists the API keys of a service account with what they are limited to. */
  'GET /api/waybill/v1/service-account/{name}/api-key': {
    request: { path: { name: string } };
    answer: ManagedApiKey[];
  };
  /** Makes an API key for a service account, and says what it is limited to. */
  'PUT /api/waybill/v1/service-account/{name}/api-key': {
    request: { path: { name: string }; body: CreateServiceAccountApiKeyBody };
    answer: ManagedApiKey;
  };
  /** Lists the tags whose projects a team sees. */
  'GET /api/waybill/v1/acl/team/{uuid}/tag': {
    request: { path: { uuid: string } };
    answer: TeamTag[];
  };
  /** Lets a team see all projects with a tag, also those that get it later. */
  'PUT /api/waybill/v1/acl/team/{uuid}/tag/{name}': {
    request: { path: { uuid: string; name: string } };
    answer: undefined;
  };
  /** Takes the projects with a tag from a team, but for those that it sees otherwise. */
  'DELETE /api/waybill/v1/acl/team/{uuid}/tag/{name}': {
    request: { path: { uuid: string; name: string } };
    answer: undefined;
  };
  /** Lists the projects that a team sees, and why. */
  'GET /api/waybill/v1/acl/team/{uuid}/project': {
    request: { path: { uuid: string }; query?: (CursorPaging) | undefined };
    answer: TeamProject[];
  };
  /** Lists one's own sessions, the one used last first. */
  'GET /api/waybill/v1/session': {
    request: { query?: (CursorPaging) | undefined };
    answer: UserSession[];
  };
  /** Tells how many passwords are waiting to be checked, and for how long, to whoever waits for their own sign-in. */
  'GET /api/waybill/v1/session/queue': {
    request: {};
    answer: SignInQueue;
  };
  /** Ends one of one's own sessions. */
  'DELETE /api/waybill/v1/session/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Ends the session of the token that is sent. */
  'POST /api/waybill/v1/session/sign-out': {
    request: {};
    answer: undefined;
  };
  /** Ends all of one's own sessions. */
  'POST /api/waybill/v1/session/sign-out-everywhere': {
    request: {};
    answer: undefined;
  };
  /** Lists the sessions of a user, the one used last first. */
  'GET /api/waybill/v1/user/{username}/session': {
    request: { path: { username: string }; query?: (CursorPaging) | undefined };
    answer: UserSession[];
  };
  /** Ends a session of a user. */
  'DELETE /api/waybill/v1/user/{username}/session/{uuid}': {
    request: { path: { username: string; uuid: string } };
    answer: undefined;
  };
  /** Ends all sessions of a user. */
  'POST /api/waybill/v1/user/{username}/sign-out': {
    request: { path: { username: string } };
    answer: undefined;
  };
  /** Says whether forgotten passwords can be reset by email. */
  'GET /api/waybill/v1/password-reset': {
    request: {};
    answer: PasswordReset;
  };
  /** Mails a link to the managed users of this name or email address. The answer does not tell whether there are any. */
  'POST /api/waybill/v1/password-reset': {
    request: { body: RequestPasswordResetBody };
    answer: undefined;
  };
  /** Sets a new password with the token of a link, which is good for once and for 30 minutes, and ends all sessions. */
  'POST /api/waybill/v1/password-reset/confirm': {
    request: { body: ConfirmPasswordResetBody };
    answer: undefined;
  };
  /** Signs in with a password: returns a token, or what has to be proved besides the password. */
  'POST /api/waybill/v1/session': {
    request: { body: BeginSignInBody };
    answer: SignInStep;
  };
  /** Finishes a sign-in with a passkey or a recovery code, and returns a token. */
  'POST /api/waybill/v1/session/second-factor': {
    request: { body: FinishSignInBody };
    answer: SignedIn;
  };
  /** Lists one's own passkeys, the oldest first, with the number of recovery codes that are left. */
  'GET /api/waybill/v1/passkey': {
    request: {};
    answer: Passkeys;
  };
  /** Begins to add a passkey: returns what the browser has to be asked for. */
  'POST /api/waybill/v1/passkey/enrollment': {
    request: { body: BeginPasskeyEnrollmentBody };
    answer: PasskeyCreation;
  };
  /** Adds a passkey. The first one ends all other sessions and comes with recovery codes. */
  'PUT /api/waybill/v1/passkey': {
    request: { body: AddPasskeyBody };
    answer: AddedPasskey;
  };
  /** Makes new recovery codes; those from before no longer count. */
  'POST /api/waybill/v1/passkey/recovery-codes': {
    request: { body: RenewRecoveryCodesBody };
    answer: RecoveryCodes;
  };
  /** Renames one of one's own passkeys. */
  'POST /api/waybill/v1/passkey/{uuid}': {
    request: { path: { uuid: string }; body: RenamePasskeyBody };
    answer: Passkey;
  };
  /** Removes one of one's own passkeys; with the last one the second factor is off. */
  'POST /api/waybill/v1/passkey/{uuid}/remove': {
    request: { path: { uuid: string }; body: RemovePasskeyBody };
    answer: undefined;
  };
  /** Lists the passkeys of a managed user, the oldest first. */
  'GET /api/waybill/v1/user/{username}/passkey': {
    request: { path: { username: string } };
    answer: Passkeys;
  };
  /** Removes all passkeys and recovery codes of a managed user, and ends the sessions. */
  'DELETE /api/waybill/v1/user/{username}/passkey': {
    request: { path: { username: string } };
    answer: undefined;
  };
  /** Lists the permissions of a team by name, with the projects that they hold for. */
  'GET /api/waybill/v1/team/{uuid}/permission': {
    request: { path: { uuid: string } };
    answer: TeamPermission[];
  };
  /** Gives a team a permission for all that its members see, or for its own projects only. */
  'PUT /api/waybill/v1/team/{uuid}/permission/{permission}': {
    request: { path: { uuid: string; permission: string }; body: SetTeamPermissionBody };
    answer: undefined;
  };
  /** Takes a permission from a team, whichever projects it holds for. */
  'DELETE /api/waybill/v1/team/{uuid}/permission/{permission}': {
    request: { path: { uuid: string; permission: string } };
    answer: undefined;
  };
  /** Lists what teams hold for their own projects only, by team and permission. */
  'GET /api/waybill/v1/permission/team': {
    request: {};
    answer: LimitedPermission[];
  };
  /** Lists which permissions the caller holds for a project, by name. */
  'GET /api/waybill/v1/project/{uuid}/permission': {
    request: { path: { uuid: string } };
    answer: Permission[];
  };
  /** Begins a sign-in through the identity provider. */
  'POST /api/waybill/v1/oidc/authorization': {
    request: { body: BeginOidcSignInBody };
    answer: OidcAuthorization;
  };
  /** Signs in with the code that the identity provider gave, and returns a token. */
  'POST /api/waybill/v1/oidc/sign-in': {
    request: { body: FinishOidcSignInBody };
    answer: SignedIn;
  };
  /** Signs in by the headers of a trusted proxy, and returns a token; nothing where there are none. */
  'POST /api/waybill/v1/session/by-header': {
    request: {};
    answer: SignedIn | undefined;
  };
  /** Finds people of the directory by a part of their name, at most 50; nobody where there is no directory. */
  'GET /api/waybill/v1/ldap/user': {
    request: { query: { searchText: string } };
    answer: DirectoryPerson[];
  };
  /** Lets the next sign-in of a user of the provider bind its subject anew, and ends the sessions. */
  'POST /api/waybill/v1/user/oidc/{username}/forget-subject': {
    request: { path: { username: string } };
    answer: undefined;
  };
  /** Keeps a user of the directory or the provider out and ends the sessions, or lets the user in again. */
  'PUT /api/waybill/v1/user/{kind}/{username}/suspension': {
    request: { path: { kind: ExternalUserKind; username: string }; body: SuspendExternalUserBody };
    answer: undefined;
  };
  /** Lists the users of the provider under whose name somebody with another subject has come. */
  'GET /api/waybill/v1/user/oidc/subject-question': {
    request: {};
    answer: SubjectQuestion[];
  };
  /** Binds a user to the subject that has come under the name, and ends the sessions. */
  'POST /api/waybill/v1/user/oidc/{username}/accept-subject': {
    request: { path: { username: string }; body: AcceptOidcSubjectBody };
    answer: undefined;
  };
  /** Answers that the subject that has come under a name is somebody else. */
  'POST /api/waybill/v1/user/oidc/{username}/reject-subject': {
    request: { path: { username: string } };
    answer: undefined;
  };
  /** Lists the groups of the provider with the teams that their members join. */
  'GET /api/waybill/v1/oidc/group': {
    request: { query?: (CursorPaging) | undefined };
    answer: OidcGroupEntry[];
  };
  /** Gives a group of the provider a name for people; without one, the provider may say it. */
  'POST /api/waybill/v1/oidc/group/{uuid}/name': {
    request: { path: { uuid: string }; body: NameOidcGroupBody };
    answer: OidcGroupEntry;
  };
  /** Tries out the connection to the directory, without storing anything. */
  'POST /api/waybill/v1/ldap/test': {
    request: { body: TestLdapBody };
    answer: IdentityTest;
  };
  /** Says what would happen if a user of the directory signed in, without storing anything. */
  'POST /api/waybill/v1/ldap/test-user': {
    request: { body: TestLdapUserBody };
    answer: IdentityTest;
  };
  /** Tries out the identity provider, without storing anything. */
  'POST /api/waybill/v1/oidc/test': {
    request: { body: TestOidcBody };
    answer: IdentityTest;
  };
  /** Says whom the headers of this very request would sign in, without storing anything. */
  'POST /api/waybill/v1/trusted-header/test': {
    request: { body: TestTrustedHeaderBody };
    answer: IdentityTest;
  };
  /** Lists the settings with their defaults and the values that they take. */
  'GET /api/waybill/v1/settings': {
    request: {};
    answer: Setting[];
  };
  /** Changes settings, all of them or none. */
  'PATCH /api/waybill/v1/settings': {
    request: { body: ChangeSettingsBody[] };
    answer: Setting[];
  };
  /** Says how the installation fares: nodes, queues, database, growth, and the age of its data. */
  'GET /api/waybill/v1/operations': {
    request: {};
    answer: Operations;
  };
  /** Lists the share links of a project, the newest first. */
  'GET /api/waybill/v1/project/{uuid}/share-link': {
    request: { path: { uuid: string } };
    answer: ShareLink[];
  };
  /** Makes a link by which people without an account read the BOM or the VEX of a project. */
  'PUT /api/waybill/v1/project/{uuid}/share-link': {
    request: { path: { uuid: string }; body: CreateShareLinkBody };
    answer: NewShareLink;
  };
  /** Ends a share link at once. */
  'DELETE /api/waybill/v1/share-link/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Returns what a share link shows. */
  'GET /api/waybill/v1/shared/{token}': {
    request: { path: { token: string } };
    answer: SharedRelease;
  };
  /** Downloads the BOM that a share link shows, as CycloneDX. */
  'GET /api/waybill/v1/shared/{token}/sbom': {
    request: { path: { token: string } };
    answer: Blob;
  };
  /** Downloads the VEX that a share link shows. */
  'GET /api/waybill/v1/shared/{token}/vex/{format}': {
    request: { path: { token: string; format: SharedVexFormat } };
    answer: Blob;
  };
  /** Lists the vulnerability sources with the state of their latest runs. */
  'GET /api/waybill/v1/sources': {
    request: {};
    answer: Source[];
  };
  /** Starts an update of a vulnerability source. */
  'POST /api/waybill/v1/sources/{source}/mirror': {
    request: { path: { source: string } };
    answer: TokenResponse;
  };
  /** Groups the tags by what stands before the first `:`, `=` or `/` of their names. */
  'GET /api/waybill/v1/tags/groups': {
    request: { query?: ({ use?: readonly TagUse[] | undefined; prefix?: string | undefined; withoutPrefix?: boolean | undefined } & CursorPaging) | undefined };
    answer: TagGroup[];
  };
  /** Lists the work that comes round by itself, with its last and next run. */
  'GET /api/waybill/v1/schedule': {
    request: {};
    answer: ScheduledTask[];
  };
  /** Starts scheduled work before it is due. */
  'POST /api/waybill/v1/schedule/{kind}/{subject}/run': {
    request: { path: { kind: string; subject: string } };
    answer: TokenResponse;
  };
  /** Lists one's own background work and that of the sources, newest first. */
  'GET /api/waybill/v1/tasks': {
    request: { query?: (CursorPaging) | undefined };
    answer: Task[];
  };
  /** Returns a background task. */
  'GET /api/waybill/v1/tasks/{token}': {
    request: { path: { token: string } };
    answer: Task;
  };
  /** Gives a token of a service account for one of an issuer that a rule names (RFC 8693). */
  'POST /api/waybill/v1/token': {
    request: { form: ExchangeTokenBody };
    answer: ExchangedToken;
  };
  /** Lists by name the rules for exchanging tokens. */
  'GET /api/waybill/v1/token-rule': {
    request: {};
    answer: TokenRule[];
  };
  /** Adds a rule for exchanging tokens. */
  'PUT /api/waybill/v1/token-rule': {
    request: { body: CreateTokenRuleBody };
    answer: TokenRule;
  };
  /** Replaces a rule for exchanging tokens. */
  'POST /api/waybill/v1/token-rule/{uuid}': {
    request: { path: { uuid: string }; body: UpdateTokenRuleBody };
    answer: TokenRule;
  };
  /** Deletes a rule for exchanging tokens. */
  'DELETE /api/waybill/v1/token-rule/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Uploads a VEX document as CycloneDX, OpenVEX or CSAF; the format is recognized. */
  'POST /api/waybill/v1/project/{uuid}/vex': {
    request: { path: { uuid: string }; multipart: FormData };
    answer: TokenResponse;
  };
  /** Lists the VEX documents that were uploaded for a project, newest first. */
  'GET /api/waybill/v1/project/{uuid}/vex': {
    request: { path: { uuid: string }; query?: (CursorPaging) | undefined };
    answer: VexImport[];
  };
  /** Returns an uploaded VEX document and how many of its statements were applied. */
  'GET /api/waybill/v1/vex/{token}': {
    request: { path: { token: string } };
    answer: VexImport;
  };
  /** Lists what became of each statement of an uploaded VEX document. */
  'GET /api/waybill/v1/vex/{token}/statements': {
    request: { path: { token: string }; query?: ({ outcome?: readonly VexOutcome[] | undefined; reason?: readonly VexReason[] | undefined } & CursorPaging) | undefined };
    answer: VexStatement[];
  };
  /** Returns an uploaded VEX document as it was received. */
  'GET /api/waybill/v1/vex/{token}/original': {
    request: { path: { token: string } };
    answer: Blob;
  };
  /** Exports the analyses of a project as an OpenVEX document. */
  'GET /api/waybill/v1/vex/openvex/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ download?: boolean | undefined }) | undefined };
    answer: Blob;
  };
  /** Exports the analyses of a project as a CSAF document of the VEX profile. */
  'GET /api/waybill/v1/vex/csaf/project/{uuid}': {
    request: { path: { uuid: string }; query?: ({ download?: boolean | undefined }) | undefined };
    answer: Blob;
  };
  /** Lists the vulnerabilities with the merged facts of their alias groups, most urgent first. */
  'GET /api/waybill/v1/vulnerabilities': {
    request: { query?: ({ source?: readonly string[] | undefined; severity?: readonly Severity[] | undefined; exploited?: boolean | undefined; minEpss?: number | undefined; maxEpss?: number | undefined; minCvss?: number | undefined; maxCvss?: number | undefined; publishedSince?: string | undefined; publishedUntil?: string | undefined; cwe?: readonly number[] | undefined; withoutCwe?: boolean | undefined; affecting?: boolean | undefined } & CursorPaging) | undefined };
    answer: VulnerabilitySummary[];
  };
  /** Groups the vulnerabilities by severity, source or weakness. */
  'GET /api/waybill/v1/vulnerabilities/groups': {
    request: { query: { by: VulnerabilityGrouping; source?: readonly string[] | undefined; severity?: readonly Severity[] | undefined; exploited?: boolean | undefined; minEpss?: number | undefined; maxEpss?: number | undefined; minCvss?: number | undefined; maxCvss?: number | undefined; publishedSince?: string | undefined; publishedUntil?: string | undefined; cwe?: readonly number[] | undefined; withoutCwe?: boolean | undefined; affecting?: boolean | undefined } & CursorPaging };
    answer: VulnerabilityGroup[];
  };
  /** Returns the merged facts of the alias group of a vulnerability. */
  'GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}': {
    request: { path: { source: string; vulnerability: string } };
    answer: FlawOverview;
  };
  /** Lists the projects that any record of the alias group of a vulnerability affects, by name. */
  'GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}/projects': {
    request: { path: { source: string; vulnerability: string }; query?: ({ excludeInactive?: boolean | undefined }) | undefined };
    answer: FlawProject[];
  };
  /** Lists all records for a vulnerability and its aliases, its own first. */
  'GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}/records': {
    request: { path: { source: string; vulnerability: string } };
    answer: FlawRecord[];
  };
  /** Explains why a component is or is not affected by a vulnerability. */
  'GET /api/waybill/v1/why': {
    request: { query: { component: string; vulnerability: string } };
    answer: Why;
  };
  /** Finds components of the portfolio by a query, and those that have left it. */
  'GET /api/waybill/v1/components/search': {
    request: { query: { query: string; past?: boolean | undefined; excludeInactiveProjects?: boolean | undefined; onlyLatestProjectVersions?: boolean | undefined; onlyOutdated?: boolean | undefined } & CursorPaging };
    answer: FoundComponent[];
  };
  /** Groups the components that a query finds by version or by project. */
  'GET /api/waybill/v1/components/search/groups': {
    request: { query: { by: FoundGrouping; query: string; past?: boolean | undefined; excludeInactiveProjects?: boolean | undefined; onlyLatestProjectVersions?: boolean | undefined; onlyOutdated?: boolean | undefined } & CursorPaging };
    answer: FoundGroup[];
  };
  /** Deletes many components, of whatever projects. */
  'POST /api/waybill/v1/components/deletion': {
    request: { query?: ({ query?: string | undefined; excludeInactiveProjects?: boolean | undefined; onlyLatestProjectVersions?: boolean | undefined; onlyOutdated?: boolean | undefined }) | undefined; body: DeleteFoundComponentsBody };
    answer: BulkStarted;
  };
  /** Returns how many components of which projects a deletion would take, without deleting any. */
  'POST /api/waybill/v1/components/deletion/preview': {
    request: { query?: ({ query?: string | undefined; excludeInactiveProjects?: boolean | undefined; onlyLatestProjectVersions?: boolean | undefined; onlyOutdated?: boolean | undefined }) | undefined; body: PreviewComponentDeletionBody };
    answer: ComponentDeletionPreview;
  };
  /** Returns words of visible components that are spelled almost as a word is, at most three. */
  'GET /api/waybill/v1/components/search/suggestions': {
    request: { query: { word: string } };
    answer: string[];
  };
  /** Finds projects, components, vulnerabilities, licenses, and services, the best six of each. */
  'GET /api/waybill/v1/search': {
    request: { query: { query: string } };
    answer: SearchHits;
  };
  /** Tells when the version of a component was published, and whether its hashes are those that were published. */
  'GET /api/waybill/v1/component/{uuid}/release': {
    request: { path: { uuid: string } };
    answer: ComponentRelease;
  };
  /** Lists the projects with their versions folded under one name, each by its latest or newest version. */
  'GET /api/waybill/v1/project/names': {
    request: { query?: ({ excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined; tag?: string | undefined; classifier?: string | undefined; latest?: boolean | undefined; collection?: boolean | undefined; severity?: readonly Severity[] | undefined; importedSince?: string | undefined; importedUntil?: string | undefined; owner?: string | undefined; notCovered?: boolean | undefined } & CursorPaging) | undefined };
    answer: FoldedProject[];
  };
  /** Lists all versions of a project, itself included, the newest first. */
  'GET /api/waybill/v1/project/{uuid}/versions': {
    request: { path: { uuid: string }; query?: ({ excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined; tag?: string | undefined; classifier?: string | undefined; latest?: boolean | undefined; collection?: boolean | undefined; severity?: readonly Severity[] | undefined; importedSince?: string | undefined; importedUntil?: string | undefined; owner?: string | undefined; notCovered?: boolean | undefined } & CursorPaging) | undefined };
    answer: Project[];
  };
  /** Lists the projects that a collection is made of, as far as the caller may see them; a collection among them stands for its own. */
  'GET /api/waybill/v1/project/{uuid}/members': {
    request: { path: { uuid: string }; query?: (CursorPaging) | undefined };
    answer: Project[];
  };
  /** Adds tags to many projects and removes others. */
  'POST /api/waybill/v1/project/tags': {
    request: { query?: ({ excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined; tag?: string | undefined; classifier?: string | undefined; latest?: boolean | undefined; collection?: boolean | undefined; severity?: readonly Severity[] | undefined; importedSince?: string | undefined; importedUntil?: string | undefined; owner?: string | undefined; notCovered?: boolean | undefined; searchText?: string | undefined }) | undefined; body: TagManyProjectsBody };
    answer: BulkStarted;
  };
  /** Activates or deactivates many projects. */
  'POST /api/waybill/v1/project/activation': {
    request: { query?: ({ excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined; tag?: string | undefined; classifier?: string | undefined; latest?: boolean | undefined; collection?: boolean | undefined; severity?: readonly Severity[] | undefined; importedSince?: string | undefined; importedUntil?: string | undefined; owner?: string | undefined; notCovered?: boolean | undefined; searchText?: string | undefined }) | undefined; body: ActivateManyProjectsBody };
    answer: BulkStarted;
  };
  /** Moves many projects below another one, or to the top. */
  'POST /api/waybill/v1/project/parent': {
    request: { query?: ({ excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined; tag?: string | undefined; classifier?: string | undefined; latest?: boolean | undefined; collection?: boolean | undefined; severity?: readonly Severity[] | undefined; importedSince?: string | undefined; importedUntil?: string | undefined; owner?: string | undefined; notCovered?: boolean | undefined; searchText?: string | undefined }) | undefined; body: MoveManyProjectsBody };
    answer: BulkStarted;
  };
  /** Deletes many projects with everything below them. */
  'POST /api/waybill/v1/project/deletion': {
    request: { query?: ({ excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined; tag?: string | undefined; classifier?: string | undefined; latest?: boolean | undefined; collection?: boolean | undefined; severity?: readonly Severity[] | undefined; importedSince?: string | undefined; importedUntil?: string | undefined; owner?: string | undefined; notCovered?: boolean | undefined; searchText?: string | undefined }) | undefined; body: DeleteManyProjectsBody };
    answer: BulkStarted;
  };
  /** Tells what the deletion of projects takes with it, as far as the caller may see it. */
  'POST /api/waybill/v1/project/deletion/preview': {
    request: { query?: ({ excludeInactive?: boolean | undefined; onlyRoot?: boolean | undefined; tag?: string | undefined; classifier?: string | undefined; latest?: boolean | undefined; collection?: boolean | undefined; severity?: readonly Severity[] | undefined; importedSince?: string | undefined; importedUntil?: string | undefined; owner?: string | undefined; notCovered?: boolean | undefined; searchText?: string | undefined }) | undefined; body: PreviewProjectDeletionBody };
    answer: ProjectDeletionPreview;
  };
  /** Lists the components of a project, and of a collection those of its members. */
  'GET /api/waybill/v1/project/{uuid}/components': {
    request: { path: { uuid: string }; query?: ({ onlyOutdated?: boolean | undefined; onlyDirect?: boolean | undefined; severity?: readonly Severity[] | undefined; classifier?: string | undefined; scope?: ComponentScope | undefined; internal?: boolean | undefined } & CursorPaging) | undefined };
    answer: Component[];
  };
  /** Lists the components of the same project that depend directly on a component. */
  'GET /api/waybill/v1/component/{uuid}/dependents': {
    request: { path: { uuid: string }; query?: ({ onlyOutdated?: boolean | undefined; onlyDirect?: boolean | undefined; severity?: readonly Severity[] | undefined; classifier?: string | undefined; scope?: ComponentScope | undefined; internal?: boolean | undefined } & CursorPaging) | undefined };
    answer: Component[];
  };
  /** Deletes many components of a project. */
  'POST /api/waybill/v1/project/{uuid}/components/deletion': {
    request: { path: { uuid: string }; query?: ({ onlyOutdated?: boolean | undefined; onlyDirect?: boolean | undefined; severity?: readonly Severity[] | undefined; classifier?: string | undefined; scope?: ComponentScope | undefined; internal?: boolean | undefined; searchText?: string | undefined }) | undefined; body: DeleteManyComponentsBody };
    answer: BulkStarted;
  };
  /** Deletes many services of a project. */
  'POST /api/waybill/v1/project/{uuid}/services/deletion': {
    request: { path: { uuid: string }; query?: ({ authentication?: readonly StatedFact[] | undefined; trustBoundary?: readonly StatedFact[] | undefined; searchText?: string | undefined }) | undefined; body: DeleteManyServicesBody };
    answer: BulkStarted;
  };
  /** Tells in numbers how two projects, such as two versions of one, differ. */
  'GET /api/waybill/v1/comparison': {
    request: { query: { from: string; to: string } };
    answer: Comparison;
  };
  /** Lists the components of two projects by what became of each. */
  'GET /api/waybill/v1/comparison/components': {
    request: { query: { from: string; to: string; change?: readonly ComponentChange[] | undefined } & CursorPaging };
    answer: ComparedComponent[];
  };
  /** Lists the vulnerabilities of the components of two projects by what became of each. */
  'GET /api/waybill/v1/comparison/findings': {
    request: { query: { from: string; to: string; change?: readonly FindingChange[] | undefined; severity?: readonly Severity[] | undefined; suppressed?: boolean | undefined } & CursorPaging };
    answer: ComparedFinding[];
  };
  /** Lists the policy violations of two projects by what became of each. */
  'GET /api/waybill/v1/comparison/violations': {
    request: { query: { from: string; to: string; change?: readonly FindingChange[] | undefined; state?: readonly PolicyViolationState[] | undefined; type?: readonly PolicyViolationType[] | undefined; suppressed?: boolean | undefined } & CursorPaging };
    answer: ComparedViolation[];
  };
  /** Lists the licenses of two projects by what became of each. */
  'GET /api/waybill/v1/comparison/licenses': {
    request: { query: { from: string; to: string; change?: readonly LicenseChange[] | undefined } & CursorPaging };
    answer: ComparedLicense[];
  };
  /** Returns the state of a project as a PDF in the language of Accept-Language: English, German, or Japanese. */
  'GET /api/waybill/v1/project/{uuid}/report': {
    request: { path: { uuid: string }; query?: ({ for?: string | undefined }) | undefined };
    answer: Blob;
  };
  /** Returns the state of a project as data, the same that the PDF shows. */
  'GET /api/waybill/v1/project/{uuid}/report/data': {
    request: { path: { uuid: string }; query?: ({ for?: string | undefined }) | undefined };
    answer: ProjectReport;
  };
  /** Says of each notification rule what was sent, what failed, and what waits. */
  'GET /api/waybill/v1/notification/rules': {
    request: {};
    answer: NotificationRuleState[];
  };
  /** Returns what a notification rule has beyond the contract: its filters, and how its messages are held. */
  'GET /api/waybill/v1/notification/rules/{uuid}/options': {
    request: { path: { uuid: string } };
    answer: NotificationRuleOptions;
  };
  /** Replaces what a notification rule has beyond the contract; what is left out is as of a new rule. */
  'PUT /api/waybill/v1/notification/rules/{uuid}/options': {
    request: { path: { uuid: string }; body: SetNotificationRuleOptionsBody };
    answer: NotificationRuleOptions;
  };
  /** Has a rule told, in summaries, of the findings and violations that are open already. */
  'POST /api/waybill/v1/notification/rules/{uuid}/open': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Runs a scheduled rule now instead of at its next time; what it tells is not told again by that. */
  'POST /api/waybill/v1/notification/rules/{uuid}/run': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Says what one may subscribe to, and how it can be sent. */
  'GET /api/waybill/v1/notification/subscription-choices': {
    request: {};
    answer: SubscriptionChoices;
  };
  /** Lists what one has sent to oneself. */
  'GET /api/waybill/v1/notification/subscriptions': {
    request: {};
    answer: Subscription[];
  };
  /** Has mails sent to one's own address, or messages posted to a webhook, never of what one may not see. */
  'PUT /api/waybill/v1/notification/subscriptions': {
    request: { body: CreateSubscriptionBody };
    answer: Subscription;
  };
  /** Replaces a subscription of the caller. Projects of it that the caller does not see any more stay with it. */
  'PUT /api/waybill/v1/notification/subscriptions/{uuid}': {
    request: { path: { uuid: string }; body: UpdateSubscriptionBody };
    answer: Subscription;
  };
  /** Sends a sample to where a subscription of the caller sends. */
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/test': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Lists what a subscription of the caller sent, or has to send, and what became of it, the newest first; only what the caller may see. */
  'GET /api/waybill/v1/notification/subscriptions/{uuid}/deliveries': {
    request: { path: { uuid: string }; query?: ({ state?: DeliveryState | undefined } & CursorPaging) | undefined };
    answer: NotificationDelivery[];
  };
  /** Sends again what a subscription of the caller gave up. */
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/deliveries/{delivery}/send': {
    request: { path: { uuid: string; delivery: string } };
    answer: NotificationDelivery;
  };
  /** Makes a new secret by which the messages to the webhook of a subscription of the caller are signed. It is shown this once. */
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret': {
    request: { path: { uuid: string } };
    answer: SubscriptionSecret;
  };
  /** Has the messages to the webhook of a subscription of the caller not signed any more. */
  'DELETE /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Ends a subscription of the caller. */
  'DELETE /api/waybill/v1/notification/subscriptions/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Lists what is owed to notification rules and what became of it, the newest first. */
  'GET /api/waybill/v1/notification/deliveries': {
    request: { query?: ({ rule?: string | undefined; state?: DeliveryState | undefined } & CursorPaging) | undefined };
    answer: NotificationDelivery[];
  };
  /** Has a notification sent again that was given up. */
  'POST /api/waybill/v1/notification/deliveries/{uuid}/send': {
    request: { path: { uuid: string } };
    answer: NotificationDelivery;
  };
  /** Lists the publishers whose kind is none of the contract. */
  'GET /api/waybill/v1/notification/publishers': {
    request: {};
    answer: OwnPublisher[];
  };
  /** Adds a publisher of the same kind, with the template that another one has now. */
  'POST /api/waybill/v1/notification/publishers/{uuid}/copy': {
    request: { path: { uuid: string }; body: CopyNotificationPublisherBody };
    answer: NotificationPublisher;
  };
  /** Returns the template that comes with the product for each kind of publisher. */
  'GET /api/waybill/v1/notification/templates': {
    request: {};
    answer: DefaultTemplate[];
  };
  /** Asks Jira which fields it requires where a rule would create issues, and says which have no value; nothing is stored. */
  'POST /api/waybill/v1/notification/jira-fields': {
    request: { body: CheckJiraFieldsBody };
    answer: JiraTarget[];
  };
  /** Fills in a template with sample data. */
  'POST /api/waybill/v1/notification/preview': {
    request: { body: PreviewTemplateBody };
    answer: TemplatePreview;
  };
  /** Returns how the look for latest versions fares, and each package repository. */
  'GET /api/waybill/v1/repositories': {
    request: {};
    answer: RepositoryStates;
  };
  /** Starts a look for the latest versions of all packages. */
  'POST /api/waybill/v1/repositories/look': {
    request: {};
    answer: TokenResponse;
  };
  /** Starts a look for the latest versions of the packages of a type. */
  'POST /api/waybill/v1/repositories/{type}/look': {
    request: { path: { type: RepositoryType } };
    answer: TokenResponse;
  };
  /** Sets the order in which the repositories of a type are asked. */
  'POST /api/waybill/v1/repositories/{type}/order': {
    request: { path: { type: RepositoryType }; body: OrderRepositoriesBody };
    answer: undefined;
  };
  /** Lists the policies with the number of their violations in projects that the caller sees. */
  'GET /api/waybill/v1/policies': {
    request: { query?: ({ state?: readonly PolicyViolationState[] | undefined } & CursorPaging) | undefined };
    answer: PolicySummary[];
  };
  /** Evaluates a policy for all projects; what changes a policy does so by itself. */
  'POST /api/waybill/v1/policies/{uuid}/evaluate': {
    request: { path: { uuid: string } };
    answer: PolicyEvaluationStarted;
  };
  /** Lists the conditions of policies, those with subjects of our own included. */
  'GET /api/waybill/v1/policies/conditions': {
    request: { query?: ({ policy?: string | undefined }) | undefined };
    answer: FullPolicyCondition[];
  };
  /** Adds a condition to a policy, which is then evaluated; it must be readable. */
  'PUT /api/waybill/v1/policies/{uuid}/conditions': {
    request: { path: { uuid: string }; body: AddFullPolicyConditionBody };
    answer: FullPolicyCondition;
  };
  /** Changes a condition of a policy, which is then evaluated; it must be readable. */
  'POST /api/waybill/v1/policies/conditions/{uuid}': {
    request: { path: { uuid: string }; body: UpdateFullPolicyConditionBody };
    answer: FullPolicyCondition;
  };
  /** Deletes a condition of a policy. */
  'DELETE /api/waybill/v1/policies/conditions/{uuid}': {
    request: { path: { uuid: string } };
    answer: undefined;
  };
  /** Lists the policy violations of all projects, with filters and paging. */
  'GET /api/waybill/v1/violations': {
    request: { query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; state?: readonly PolicyViolationState[] | undefined; type?: readonly PolicyViolationType[] | undefined; policy?: readonly string[] | undefined; analysis?: readonly ViolationAnalysisState[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined; inactive?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined } & CursorPaging) | undefined };
    answer: AuditViolation[];
  };
  /** Lists the policy violations of all projects grouped by policy, component or project. */
  'GET /api/waybill/v1/violations/groups': {
    request: { query: { by: ViolationGrouping; open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; state?: readonly PolicyViolationState[] | undefined; type?: readonly PolicyViolationType[] | undefined; policy?: readonly string[] | undefined; analysis?: readonly ViolationAnalysisState[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined; inactive?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined } & CursorPaging };
    answer: ViolationGroup[];
  };
  /** Decides about many policy violations at once, by their ids or by the filter of the list. */
  'POST /api/waybill/v1/violations/decisions': {
    request: { query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; state?: readonly PolicyViolationState[] | undefined; type?: readonly PolicyViolationType[] | undefined; policy?: readonly string[] | undefined; analysis?: readonly ViolationAnalysisState[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined; inactive?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined; by?: ViolationGrouping | undefined; searchText?: string | undefined }) | undefined; body: DecideViolationsBody };
    answer: BulkStarted;
  };
  /** Counts the earlier decisions that a decision about many policy violations would change; changes nothing. */
  'POST /api/waybill/v1/violations/decisions/effect': {
    request: { query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; state?: readonly PolicyViolationState[] | undefined; type?: readonly PolicyViolationType[] | undefined; policy?: readonly string[] | undefined; analysis?: readonly ViolationAnalysisState[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined; inactive?: boolean | undefined; project?: readonly string[] | undefined; tag?: readonly string[] | undefined; by?: ViolationGrouping | undefined; searchText?: string | undefined }) | undefined; body: CountOverwrittenViolationsBody };
    answer: DecisionEffect;
  };
  /** Returns a policy violation with its audit trail and why the policy is violated. */
  'GET /api/waybill/v1/violations/{component}/{violation}': {
    request: { path: { component: string; violation: string } };
    answer: ViolationDetails;
  };
  /** Decides about a policy violation, in a way that can be undone. */
  'POST /api/waybill/v1/violations/{component}/{violation}/decision': {
    request: { path: { component: string; violation: string }; body: DecideViolationBody };
    answer: ViolationDecided;
  };
  /** Takes back one of one's own decisions about a policy violation, unless somebody has decided since. */
  'POST /api/waybill/v1/violations/decisions/{token}/undo': {
    request: { path: { token: string } };
    answer: undefined;
  };
  /** Lists the policy violations of a project, with filters and paging. */
  'GET /api/waybill/v1/project/{uuid}/violations': {
    request: { path: { uuid: string }; query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; state?: readonly PolicyViolationState[] | undefined; type?: readonly PolicyViolationType[] | undefined; policy?: readonly string[] | undefined; analysis?: readonly ViolationAnalysisState[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined } & CursorPaging) | undefined };
    answer: AuditViolation[];
  };
  /** Lists the policy violations of a project grouped by policy or component. */
  'GET /api/waybill/v1/project/{uuid}/violations/groups': {
    request: { path: { uuid: string }; query: { by: ViolationGrouping; open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; state?: readonly PolicyViolationState[] | undefined; type?: readonly PolicyViolationType[] | undefined; policy?: readonly string[] | undefined; analysis?: readonly ViolationAnalysisState[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined } & CursorPaging };
    answer: ViolationGroup[];
  };
  /** Decides about many policy violations of a project at once. */
  'POST /api/waybill/v1/project/{uuid}/violations/decisions': {
    request: { path: { uuid: string }; query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; state?: readonly PolicyViolationState[] | undefined; type?: readonly PolicyViolationType[] | undefined; policy?: readonly string[] | undefined; analysis?: readonly ViolationAnalysisState[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined; by?: ViolationGrouping | undefined; searchText?: string | undefined }) | undefined; body: DecideViolationsOfProjectBody };
    answer: BulkStarted;
  };
  /** Counts the earlier decisions that a decision about many policy violations of a project would change; changes nothing. */
  'POST /api/waybill/v1/project/{uuid}/violations/decisions/effect': {
    request: { path: { uuid: string }; query?: ({ open?: boolean | undefined; suppressed?: boolean | undefined; onlySuppressed?: boolean | undefined; state?: readonly PolicyViolationState[] | undefined; type?: readonly PolicyViolationType[] | undefined; policy?: readonly string[] | undefined; analysis?: readonly ViolationAnalysisState[] | undefined; foundSince?: string | undefined; foundUntil?: string | undefined; component?: string | undefined; by?: ViolationGrouping | undefined; searchText?: string | undefined }) | undefined; body: CountOverwrittenViolationsOfProjectBody };
    answer: DecisionEffect;
  };
}

/** Lists that come with the number of all: what a row of each is. */
export interface CountedRows {
  'GET /api/v1/acl/team/{uuid}': Project;
  'GET /api/v1/component/hash/{hash}': Component;
  'GET /api/v1/component/identity': Component;
  'GET /api/v1/component/project/{uuid}': Component;
  'GET /api/v1/cwe': Cwe;
  'GET /api/v1/finding': Finding;
  'GET /api/v1/finding/grouped': GroupedFinding;
  'GET /api/v1/finding/project/{uuid}': Finding;
  'GET /api/v1/ldap/groups': string;
  'GET /api/v1/licenseGroup': LicenseGroup;
  'GET /api/v1/license': License;
  'GET /api/v1/notification/rule': NotificationRule;
  'GET /api/v1/policy': Policy;
  'GET /api/v1/project': Project;
  'GET /api/v1/project/classifier/{classifier}': Project;
  'GET /api/v1/project/tag/{tag}': Project;
  'GET /api/v1/project/withoutDescendantsOf/{uuid}': Project;
  'GET /api/v1/project/{uuid}/children': Project;
  'GET /api/v1/project/{uuid}/children/classifier/{classifier}': Project;
  'GET /api/v1/project/{uuid}/children/tag/{tag}': Project;
  'GET /api/v1/repository': Repository;
  'GET /api/v1/repository/{type}': Repository;
  'GET /api/v1/service/project/{uuid}': ServiceComponent;
  'GET /api/v1/tag': TagListResponseItem;
  'GET /api/v1/tag/policy/{uuid}': Tag;
  'GET /api/v1/tag/{name}/collectionProject': TaggedCollectionProjectListResponseItem;
  'GET /api/v1/tag/{name}/notificationRule': TaggedNotificationRuleListResponseItem;
  'GET /api/v1/tag/{name}/policy': TaggedPolicyListResponseItem;
  'GET /api/v1/tag/{name}/project': TaggedProjectListResponseItem;
  'GET /api/v1/tag/{policyUuid}': Tag;
  'GET /api/v1/team': Team;
  'GET /api/v1/user/ldap': LdapUser;
  'GET /api/v1/user/managed': ManagedUser;
  'GET /api/v1/user/oidc': OidcUser;
  'GET /api/v1/violation': PolicyViolation;
  'GET /api/v1/violation/component/{uuid}': PolicyViolation;
  'GET /api/v1/violation/project/{uuid}': PolicyViolation;
  'GET /api/v1/vulnerability': Vulnerability;
  'GET /api/v1/vulnerability/component/{uuid}': Vulnerability;
  'GET /api/v1/vulnerability/project/{uuid}': Vulnerability;
  'GET /api/v1/vulnerability/source/{source}/vuln/{vuln}/projects': AffectedProject;
  'GET /api/waybill/v1/import/dt': ImportRun;
  'GET /api/waybill/v1/import/dt/comparison/difference': FindingDifference;
  'GET /api/waybill/v1/integrations/{integration}/uploads': IntegrationUpload;
  'GET /api/waybill/v1/attention/projects': AttentionProject;
  'GET /api/waybill/v1/audit-log': AuditLogEntry;
  'GET /api/waybill/v1/coverage/components': UncoveredComponent;
  'GET /api/waybill/v1/project/{uuid}/findings': AuditFinding;
  'GET /api/waybill/v1/project/{uuid}/findings/groups': FindingGroup;
  'GET /api/waybill/v1/findings': PortfolioFinding;
  'GET /api/waybill/v1/findings/groups': PortfolioFindingGroup;
  'GET /api/waybill/v1/licenses': LicenseSummary;
  'GET /api/waybill/v1/licenses/groups': LicenseSummaryGroup;
  'GET /api/waybill/v1/licenses/{licenseId}/components': FoundComponent;
  'GET /api/waybill/v1/project/{uuid}/bom': BomImport;
  'GET /api/waybill/v1/services': ListedService;
  'GET /api/waybill/v1/services/groups': ServiceGroup;
  'GET /api/waybill/v1/acl/team/{uuid}/project': TeamProject;
  'GET /api/waybill/v1/session': UserSession;
  'GET /api/waybill/v1/user/{username}/session': UserSession;
  'GET /api/waybill/v1/user/oidc/subject-question': SubjectQuestion;
  'GET /api/waybill/v1/oidc/group': OidcGroupEntry;
  'GET /api/waybill/v1/tags/groups': TagGroup;
  'GET /api/waybill/v1/tasks': Task;
  'GET /api/waybill/v1/project/{uuid}/vex': VexImport;
  'GET /api/waybill/v1/vex/{token}/statements': VexStatement;
  'GET /api/waybill/v1/vulnerabilities': VulnerabilitySummary;
  'GET /api/waybill/v1/vulnerabilities/groups': VulnerabilityGroup;
  'GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}/projects': FlawProject;
  'GET /api/waybill/v1/components/search': FoundComponent;
  'GET /api/waybill/v1/components/search/groups': FoundGroup;
  'GET /api/waybill/v1/project/names': FoldedProject;
  'GET /api/waybill/v1/project/{uuid}/versions': Project;
  'GET /api/waybill/v1/project/{uuid}/members': Project;
  'GET /api/waybill/v1/project/{uuid}/components': Component;
  'GET /api/waybill/v1/component/{uuid}/dependents': Component;
  'GET /api/waybill/v1/comparison/components': ComparedComponent;
  'GET /api/waybill/v1/comparison/findings': ComparedFinding;
  'GET /api/waybill/v1/comparison/violations': ComparedViolation;
  'GET /api/waybill/v1/comparison/licenses': ComparedLicense;
  'GET /api/waybill/v1/notification/subscriptions/{uuid}/deliveries': NotificationDelivery;
  'GET /api/waybill/v1/notification/deliveries': NotificationDelivery;
  'GET /api/waybill/v1/policies': PolicySummary;
  'GET /api/waybill/v1/policies/conditions': FullPolicyCondition;
  'GET /api/waybill/v1/violations': AuditViolation;
  'GET /api/waybill/v1/violations/groups': ViolationGroup;
  'GET /api/waybill/v1/project/{uuid}/violations': AuditViolation;
  'GET /api/waybill/v1/project/{uuid}/violations/groups': ViolationGroup;
}

/** Answers that are plain text. */
export type TextEndpoint =
  | 'GET /api/v1/oidc/available'
  | 'GET /metrics'
  | 'POST /api/v1/user/login'
  | 'POST /api/v1/user/oidc/login'
  | 'GET /api/v1/vulnerability/vulnId';

/** Answers that are, or can be, a file. */
export type FileEndpoint =
  | 'GET /api/v1/badge/violations/project/{name}/{version}'
  | 'GET /api/v1/badge/violations/project/{uuid}'
  | 'GET /api/v1/badge/vulns/project/{name}/{version}'
  | 'GET /api/v1/badge/vulns/project/{uuid}'
  | 'GET /api/v1/bom/cyclonedx/component/{uuid}'
  | 'GET /api/v1/bom/cyclonedx/project/{uuid}'
  | 'GET /api/v1/finding/project/{uuid}'
  | 'GET /api/openapi.{type}'
  | 'GET /api/swagger.{type}'
  | 'GET /mirror/nvd/{file}'
  | 'GET /api/v1/vex/cyclonedx/project/{uuid}'
  | 'GET /api/waybill/v1/import/dt/comparison/report'
  | 'GET /api/waybill/v1/badge/vulns/project/{uuid}'
  | 'GET /api/waybill/v1/badge/vulns/project/{name}/{version}'
  | 'GET /api/waybill/v1/bom/{uuid}/original'
  | 'GET /api/waybill/v1/project/{uuid}/notices'
  | 'GET /api/waybill/v1/shared/{token}/sbom'
  | 'GET /api/waybill/v1/shared/{token}/vex/{format}'
  | 'GET /api/waybill/v1/vex/{token}/original'
  | 'GET /api/waybill/v1/vex/openvex/project/{uuid}'
  | 'GET /api/waybill/v1/vex/csaf/project/{uuid}'
  | 'GET /api/waybill/v1/project/{uuid}/report';

/** Forms with files. */
export type UploadEndpoint =
  | 'POST /api/v1/bom'
  | 'POST /api/v1/vex'
  | 'POST /api/waybill/v1/import/dt/file'
  | 'POST /api/waybill/v1/project/{uuid}/vex';

/** Answers that are JSON, or nothing. */
export type JsonEndpoint =
  | 'PUT /api/v1/acl/mapping'
  | 'DELETE /api/v1/acl/mapping/team/{teamUuid}/project/{projectUuid}'
  | 'GET /api/v1/acl/team/{uuid}'
  | 'GET /api/v1/analysis'
  | 'PUT /api/v1/analysis'
  | 'POST /api/v1/bom'
  | 'PUT /api/v1/bom'
  | 'GET /api/v1/bom/token/{uuid}'
  | 'GET /api/v1/calculator/cvss'
  | 'GET /api/v1/calculator/owasp'
  | 'POST /api/v1/component'
  | 'GET /api/v1/component/hash/{hash}'
  | 'GET /api/v1/component/identity'
  | 'GET /api/v1/component/internal/identify'
  | 'GET /api/v1/component/project/{projectUuid}/dependencyGraph/{componentUuids}'
  | 'GET /api/v1/component/project/{uuid}'
  | 'PUT /api/v1/component/project/{uuid}'
  | 'DELETE /api/v1/component/{uuid}'
  | 'GET /api/v1/component/{uuid}'
  | 'GET /api/v1/component/{uuid}/property'
  | 'PUT /api/v1/component/{uuid}/property'
  | 'DELETE /api/v1/component/{uuid}/property/{propertyUuid}'
  | 'GET /api/v1/configProperty'
  | 'POST /api/v1/configProperty'
  | 'POST /api/v1/configProperty/aggregate'
  | 'GET /api/v1/configProperty/public/{groupName}/{propertyName}'
  | 'GET /api/v1/cwe'
  | 'GET /api/v1/cwe/{cweId}'
  | 'GET /api/v1/dependencyGraph/component/{uuid}/directDependencies'
  | 'GET /api/v1/dependencyGraph/project/{uuid}/directDependencies'
  | 'GET /api/v1/event/token/{uuid}'
  | 'GET /api/v1/finding'
  | 'GET /api/v1/finding/grouped'
  | 'GET /api/v1/finding/project/{uuid}'
  | 'POST /api/v1/finding/project/{uuid}/analyze'
  | 'GET /api/v1/finding/project/{uuid}/export'
  | 'GET /api/v1/integration/osv/ecosystem'
  | 'GET /api/v1/integration/osv/ecosystem/inactive'
  | 'GET /api/v1/ldap/groups'
  | 'PUT /api/v1/ldap/mapping'
  | 'DELETE /api/v1/ldap/mapping/{uuid}'
  | 'GET /api/v1/ldap/team/{uuid}'
  | 'GET /api/v1/licenseGroup'
  | 'POST /api/v1/licenseGroup'
  | 'PUT /api/v1/licenseGroup'
  | 'DELETE /api/v1/licenseGroup/{uuid}'
  | 'GET /api/v1/licenseGroup/{uuid}'
  | 'DELETE /api/v1/licenseGroup/{uuid}/license/{licenseUuid}'
  | 'POST /api/v1/licenseGroup/{uuid}/license/{licenseUuid}'
  | 'GET /api/v1/license'
  | 'PUT /api/v1/license'
  | 'GET /api/v1/license/concise'
  | 'DELETE /api/v1/license/{licenseId}'
  | 'GET /api/v1/license/{licenseId}'
  | 'GET /api/v1/metrics/component/{uuid}/current'
  | 'GET /api/v1/metrics/component/{uuid}/days/{days}'
  | 'GET /api/v1/metrics/component/{uuid}/refresh'
  | 'GET /api/v1/metrics/component/{uuid}/since/{date}'
  | 'GET /api/v1/metrics/portfolio/current'
  | 'GET /api/v1/metrics/portfolio/refresh'
  | 'GET /api/v1/metrics/portfolio/since/{date}'
  | 'GET /api/v1/metrics/portfolio/{days}/days'
  | 'GET /api/v1/metrics/project/{uuid}/current'
  | 'GET /api/v1/metrics/project/{uuid}/days/{days}'
  | 'GET /api/v1/metrics/project/{uuid}/refresh'
  | 'GET /api/v1/metrics/project/{uuid}/since/{date}'
  | 'GET /api/v1/metrics/vulnerability'
  | 'GET /api/v1/notification/publisher'
  | 'POST /api/v1/notification/publisher'
  | 'PUT /api/v1/notification/publisher'
  | 'POST /api/v1/notification/publisher/restoreDefaultTemplates'
  | 'POST /api/v1/notification/publisher/test/smtp'
  | 'POST /api/v1/notification/publisher/test/{uuid}'
  | 'DELETE /api/v1/notification/publisher/{notificationPublisherUuid}'
  | 'DELETE /api/v1/notification/rule'
  | 'GET /api/v1/notification/rule'
  | 'POST /api/v1/notification/rule'
  | 'PUT /api/v1/notification/rule'
  | 'PUT /api/v1/notification/rule/scheduled'
  | 'DELETE /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}'
  | 'POST /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}'
  | 'DELETE /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}'
  | 'POST /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}'
  | 'GET /api/v1/oidc/group'
  | 'POST /api/v1/oidc/group'
  | 'PUT /api/v1/oidc/group'
  | 'DELETE /api/v1/oidc/group/{groupUuid}/team/{teamUuid}/mapping'
  | 'DELETE /api/v1/oidc/group/{uuid}'
  | 'GET /api/v1/oidc/group/{uuid}/team'
  | 'PUT /api/v1/oidc/mapping'
  | 'DELETE /api/v1/oidc/mapping/{uuid}'
  | 'GET /api/v1/permission'
  | 'DELETE /api/v1/permission/{permission}/team/{uuid}'
  | 'POST /api/v1/permission/{permission}/team/{uuid}'
  | 'DELETE /api/v1/permission/{permission}/user/{username}'
  | 'POST /api/v1/permission/{permission}/user/{username}'
  | 'GET /api/v1/policy'
  | 'POST /api/v1/policy'
  | 'PUT /api/v1/policy'
  | 'POST /api/v1/policy/condition'
  | 'DELETE /api/v1/policy/condition/{uuid}'
  | 'DELETE /api/v1/policy/{policyUuid}/project/{projectUuid}'
  | 'POST /api/v1/policy/{policyUuid}/project/{projectUuid}'
  | 'DELETE /api/v1/policy/{policyUuid}/tag/{tagName}'
  | 'POST /api/v1/policy/{policyUuid}/tag/{tagName}'
  | 'DELETE /api/v1/policy/{uuid}'
  | 'GET /api/v1/policy/{uuid}'
  | 'PUT /api/v1/policy/{uuid}/condition'
  | 'GET /api/v1/project'
  | 'POST /api/v1/project'
  | 'PUT /api/v1/project'
  | 'POST /api/v1/project/batchDelete'
  | 'GET /api/v1/project/classifier/{classifier}'
  | 'PUT /api/v1/project/clone'
  | 'GET /api/v1/project/latest/{name}'
  | 'GET /api/v1/project/lookup'
  | 'GET /api/v1/project/tag/{tag}'
  | 'GET /api/v1/project/withoutDescendantsOf/{uuid}'
  | 'DELETE /api/v1/project/{uuid}'
  | 'GET /api/v1/project/{uuid}'
  | 'PATCH /api/v1/project/{uuid}'
  | 'GET /api/v1/project/{uuid}/children'
  | 'GET /api/v1/project/{uuid}/children/classifier/{classifier}'
  | 'GET /api/v1/project/{uuid}/children/tag/{tag}'
  | 'DELETE /api/v1/project/{uuid}/property'
  | 'GET /api/v1/project/{uuid}/property'
  | 'POST /api/v1/project/{uuid}/property'
  | 'PUT /api/v1/project/{uuid}/property'
  | 'GET /api/v1/repository'
  | 'POST /api/v1/repository'
  | 'PUT /api/v1/repository'
  | 'GET /api/v1/repository/latest'
  | 'GET /api/v1/repository/{type}'
  | 'DELETE /api/v1/repository/{uuid}'
  | 'GET /api/v1/search'
  | 'GET /api/v1/search/component'
  | 'GET /api/v1/search/license'
  | 'GET /api/v1/search/project'
  | 'POST /api/v1/search/reindex'
  | 'GET /api/v1/search/service'
  | 'GET /api/v1/search/vulnerability'
  | 'GET /api/v1/search/vulnerablesoftware'
  | 'POST /api/v1/service'
  | 'GET /api/v1/service/project/{uuid}'
  | 'PUT /api/v1/service/project/{uuid}'
  | 'DELETE /api/v1/service/{uuid}'
  | 'GET /api/v1/service/{uuid}'
  | 'GET /api/version'
  | 'GET /health'
  | 'GET /health/live'
  | 'GET /health/ready'
  | 'GET /health/started'
  | 'DELETE /api/v1/tag'
  | 'GET /api/v1/tag'
  | 'PUT /api/v1/tag'
  | 'GET /api/v1/tag/policy/{uuid}'
  | 'GET /api/v1/tag/{name}/collectionProject'
  | 'DELETE /api/v1/tag/{name}/notificationRule'
  | 'GET /api/v1/tag/{name}/notificationRule'
  | 'POST /api/v1/tag/{name}/notificationRule'
  | 'DELETE /api/v1/tag/{name}/policy'
  | 'GET /api/v1/tag/{name}/policy'
  | 'POST /api/v1/tag/{name}/policy'
  | 'DELETE /api/v1/tag/{name}/project'
  | 'GET /api/v1/tag/{name}/project'
  | 'POST /api/v1/tag/{name}/project'
  | 'GET /api/v1/tag/{policyUuid}'
  | 'DELETE /api/v1/team'
  | 'GET /api/v1/team'
  | 'POST /api/v1/team'
  | 'PUT /api/v1/team'
  | 'DELETE /api/v1/team/key/{publicIdOrKey}'
  | 'POST /api/v1/team/key/{publicIdOrKey}'
  | 'POST /api/v1/team/key/{publicIdOrKey}/comment'
  | 'GET /api/v1/team/self'
  | 'GET /api/v1/team/visible'
  | 'GET /api/v1/team/{uuid}'
  | 'PUT /api/v1/team/{uuid}/key'
  | 'POST /api/v1/user/forceChangePassword'
  | 'DELETE /api/v1/user/ldap'
  | 'GET /api/v1/user/ldap'
  | 'PUT /api/v1/user/ldap'
  | 'DELETE /api/v1/user/managed'
  | 'GET /api/v1/user/managed'
  | 'POST /api/v1/user/managed'
  | 'PUT /api/v1/user/managed'
  | 'DELETE /api/v1/user/oidc'
  | 'GET /api/v1/user/oidc'
  | 'PUT /api/v1/user/oidc'
  | 'GET /api/v1/user/self'
  | 'POST /api/v1/user/self'
  | 'DELETE /api/v1/user/{username}/membership'
  | 'POST /api/v1/user/{username}/membership'
  | 'POST /api/v1/vex'
  | 'PUT /api/v1/vex'
  | 'GET /api/v1/violation'
  | 'GET /api/v1/violation/analysis'
  | 'PUT /api/v1/violation/analysis'
  | 'GET /api/v1/violation/component/{uuid}'
  | 'GET /api/v1/violation/project/{uuid}'
  | 'GET /api/v1/vulnerability'
  | 'POST /api/v1/vulnerability'
  | 'PUT /api/v1/vulnerability'
  | 'GET /api/v1/vulnerability/component/{uuid}'
  | 'GET /api/v1/vulnerability/project/{uuid}'
  | 'DELETE /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}'
  | 'POST /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}'
  | 'GET /api/v1/vulnerability/source/{source}/vuln/{vuln}'
  | 'GET /api/v1/vulnerability/source/{source}/vuln/{vuln}/projects'
  | 'DELETE /api/v1/vulnerability/{uuid}'
  | 'GET /api/v1/vulnerability/{uuid}'
  | 'DELETE /api/v1/vulnerability/{uuid}/component/{component}'
  | 'POST /api/v1/vulnerability/{uuid}/component/{component}'
  | 'GET /api/waybill/v1/analyzers'
  | 'POST /api/waybill/v1/analyzers/{analyzer}/run'
  | 'GET /api/waybill/v1/analyzers/internal'
  | 'POST /api/waybill/v1/analyzers/internal/run'
  | 'POST /api/waybill/v1/import/dt/file'
  | 'POST /api/waybill/v1/import/dt'
  | 'GET /api/waybill/v1/import/dt'
  | 'GET /api/waybill/v1/import/dt/{token}'
  | 'GET /api/waybill/v1/import/dt/comparison'
  | 'POST /api/waybill/v1/import/dt/comparison'
  | 'GET /api/waybill/v1/import/dt/comparison/difference'
  | 'GET /api/waybill/v1/import/dt/comparison/table'
  | 'PUT /api/waybill/v1/import/dt/comparison/cause'
  | 'POST /api/waybill/v1/import/dt/bom'
  | 'GET /api/waybill/v1/integrations'
  | 'POST /api/waybill/v1/integrations/{integration}/run'
  | 'GET /api/waybill/v1/integrations/{integration}/uploads'
  | 'GET /api/waybill/v1/project/{uuid}/integrations'
  | 'GET /api/waybill/v1/team/{uuid}/api-key'
  | 'PUT /api/waybill/v1/team/{uuid}/api-key'
  | 'POST /api/waybill/v1/api-key/{publicIdOrKey}'
  | 'GET /api/waybill/v1/attention'
  | 'GET /api/waybill/v1/attention/projects'
  | 'GET /api/waybill/v1/audit-log'
  | 'GET /api/waybill/v1/backups'
  | 'POST /api/waybill/v1/backups'
  | 'GET /api/waybill/v1/bulk/{token}'
  | 'POST /api/waybill/v1/bulk/{token}/cancel'
  | 'POST /api/waybill/v1/bulk/{token}/undo'
  | 'POST /api/waybill/v1/sources/{source}/test'
  | 'POST /api/waybill/v1/analyzers/{analyzer}/test'
  | 'POST /api/waybill/v1/integrations/{integration}/test'
  | 'POST /api/waybill/v1/repositories/test'
  | 'GET /api/waybill/v1/coverage'
  | 'GET /api/waybill/v1/coverage/components'
  | 'GET /api/waybill/v1/project/{uuid}/coverage'
  | 'POST /api/waybill/v1/erasure'
  | 'GET /api/waybill/v1/project/{uuid}/findings'
  | 'GET /api/waybill/v1/project/{uuid}/findings/groups'
  | 'GET /api/waybill/v1/project/{uuid}/findings/unrated'
  | 'POST /api/waybill/v1/project/{uuid}/findings/decisions'
  | 'POST /api/waybill/v1/project/{uuid}/findings/decisions/effect'
  | 'GET /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}'
  | 'POST /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}/decision'
  | 'POST /api/waybill/v1/findings/decisions/{token}/undo'
  | 'GET /api/waybill/v1/findings'
  | 'GET /api/waybill/v1/findings/groups'
  | 'POST /api/waybill/v1/findings/decisions'
  | 'POST /api/waybill/v1/findings/decisions/effect'
  | 'GET /api/waybill/v1/project/{uuid}/decision-carrying'
  | 'PUT /api/waybill/v1/project/{uuid}/decision-carrying'
  | 'GET /api/waybill/v1/forwarding'
  | 'GET /api/waybill/v1/component/internal/identification'
  | 'GET /api/waybill/v1/licenses'
  | 'GET /api/waybill/v1/licenses/groups'
  | 'GET /api/waybill/v1/licenses/{licenseId}/use'
  | 'GET /api/waybill/v1/licenses/{licenseId}/components'
  | 'POST /api/waybill/v1/licenses/{licenseId}'
  | 'GET /api/waybill/v1/project/sums'
  | 'GET /api/waybill/v1/project/{uuid}/bom'
  | 'GET /api/waybill/v1/project/{uuid}/graph'
  | 'GET /api/waybill/v1/project/{uuid}/owner'
  | 'PUT /api/waybill/v1/project/{uuid}/owner'
  | 'DELETE /api/waybill/v1/project/{uuid}/owner'
  | 'GET /api/waybill/v1/owner-candidates'
  | 'GET /api/waybill/v1/views'
  | 'PUT /api/waybill/v1/views'
  | 'POST /api/waybill/v1/views/{uuid}'
  | 'PUT /api/waybill/v1/views/{uuid}/team'
  | 'DELETE /api/waybill/v1/views/{uuid}/team'
  | 'DELETE /api/waybill/v1/views/{uuid}'
  | 'GET /api/waybill/v1/services'
  | 'GET /api/waybill/v1/services/groups'
  | 'POST /api/waybill/v1/services/deletion'
  | 'GET /api/waybill/v1/service-account'
  | 'GET /api/waybill/v1/service-account/{name}'
  | 'PUT /api/waybill/v1/service-account'
  | 'POST /api/waybill/v1/service-account/{name}'
  | 'DELETE /api/waybill/v1/service-account/{name}'
  | 'PUT /api/waybill/v1/service-account/{name}/team/{uuid}'
  | 'DELETE /api/waybill/v1/service-account/{name}/team/{uuid}'
  | 'GET /api/waybill/v1/service-account/{name}/api-key'
  | 'PUT /api/waybill/v1/service-account/{name}/api-key'
  | 'GET /api/waybill/v1/acl/team/{uuid}/tag'
  | 'PUT /api/waybill/v1/acl/team/{uuid}/tag/{name}'
  | 'DELETE /api/waybill/v1/acl/team/{uuid}/tag/{name}'
  | 'GET /api/waybill/v1/acl/team/{uuid}/project'
  | 'GET /api/waybill/v1/session'
  | 'GET /api/waybill/v1/session/queue'
  | 'DELETE /api/waybill/v1/session/{uuid}'
  | 'POST /api/waybill/v1/session/sign-out'
  | 'POST /api/waybill/v1/session/sign-out-everywhere'
  | 'GET /api/waybill/v1/user/{username}/session'
  | 'DELETE /api/waybill/v1/user/{username}/session/{uuid}'
  | 'POST /api/waybill/v1/user/{username}/sign-out'
  | 'GET /api/waybill/v1/password-reset'
  | 'POST /api/waybill/v1/password-reset'
  | 'POST /api/waybill/v1/password-reset/confirm'
  | 'POST /api/waybill/v1/session'
  | 'POST /api/waybill/v1/session/second-factor'
  | 'GET /api/waybill/v1/passkey'
  | 'POST /api/waybill/v1/passkey/enrollment'
  | 'PUT /api/waybill/v1/passkey'
  | 'POST /api/waybill/v1/passkey/recovery-codes'
  | 'POST /api/waybill/v1/passkey/{uuid}'
  | 'POST /api/waybill/v1/passkey/{uuid}/remove'
  | 'GET /api/waybill/v1/user/{username}/passkey'
  | 'DELETE /api/waybill/v1/user/{username}/passkey'
  | 'GET /api/waybill/v1/team/{uuid}/permission'
  | 'PUT /api/waybill/v1/team/{uuid}/permission/{permission}'
  | 'DELETE /api/waybill/v1/team/{uuid}/permission/{permission}'
  | 'GET /api/waybill/v1/permission/team'
  | 'GET /api/waybill/v1/project/{uuid}/permission'
  | 'POST /api/waybill/v1/oidc/authorization'
  | 'POST /api/waybill/v1/oidc/sign-in'
  | 'POST /api/waybill/v1/session/by-header'
  | 'GET /api/waybill/v1/ldap/user'
  | 'POST /api/waybill/v1/user/oidc/{username}/forget-subject'
  | 'PUT /api/waybill/v1/user/{kind}/{username}/suspension'
  | 'GET /api/waybill/v1/user/oidc/subject-question'
  | 'POST /api/waybill/v1/user/oidc/{username}/accept-subject'
  | 'POST /api/waybill/v1/user/oidc/{username}/reject-subject'
  | 'GET /api/waybill/v1/oidc/group'
  | 'POST /api/waybill/v1/oidc/group/{uuid}/name'
  | 'POST /api/waybill/v1/ldap/test'
  | 'POST /api/waybill/v1/ldap/test-user'
  | 'POST /api/waybill/v1/oidc/test'
  | 'POST /api/waybill/v1/trusted-header/test'
  | 'GET /api/waybill/v1/settings'
  | 'PATCH /api/waybill/v1/settings'
  | 'GET /api/waybill/v1/operations'
  | 'GET /api/waybill/v1/project/{uuid}/share-link'
  | 'PUT /api/waybill/v1/project/{uuid}/share-link'
  | 'DELETE /api/waybill/v1/share-link/{uuid}'
  | 'GET /api/waybill/v1/shared/{token}'
  | 'GET /api/waybill/v1/sources'
  | 'POST /api/waybill/v1/sources/{source}/mirror'
  | 'GET /api/waybill/v1/tags/groups'
  | 'GET /api/waybill/v1/schedule'
  | 'POST /api/waybill/v1/schedule/{kind}/{subject}/run'
  | 'GET /api/waybill/v1/tasks'
  | 'GET /api/waybill/v1/tasks/{token}'
  | 'POST /api/waybill/v1/token'
  | 'GET /api/waybill/v1/token-rule'
  | 'PUT /api/waybill/v1/token-rule'
  | 'POST /api/waybill/v1/token-rule/{uuid}'
  | 'DELETE /api/waybill/v1/token-rule/{uuid}'
  | 'POST /api/waybill/v1/project/{uuid}/vex'
  | 'GET /api/waybill/v1/project/{uuid}/vex'
  | 'GET /api/waybill/v1/vex/{token}'
  | 'GET /api/waybill/v1/vex/{token}/statements'
  | 'GET /api/waybill/v1/vulnerabilities'
  | 'GET /api/waybill/v1/vulnerabilities/groups'
  | 'GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}'
  | 'GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}/projects'
  | 'GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}/records'
  | 'GET /api/waybill/v1/why'
  | 'GET /api/waybill/v1/components/search'
  | 'GET /api/waybill/v1/components/search/groups'
  | 'POST /api/waybill/v1/components/deletion'
  | 'POST /api/waybill/v1/components/deletion/preview'
  | 'GET /api/waybill/v1/components/search/suggestions'
  | 'GET /api/waybill/v1/search'
  | 'GET /api/waybill/v1/component/{uuid}/release'
  | 'GET /api/waybill/v1/project/names'
  | 'GET /api/waybill/v1/project/{uuid}/versions'
  | 'GET /api/waybill/v1/project/{uuid}/members'
  | 'POST /api/waybill/v1/project/tags'
  | 'POST /api/waybill/v1/project/activation'
  | 'POST /api/waybill/v1/project/parent'
  | 'POST /api/waybill/v1/project/deletion'
  | 'POST /api/waybill/v1/project/deletion/preview'
  | 'GET /api/waybill/v1/project/{uuid}/components'
  | 'GET /api/waybill/v1/component/{uuid}/dependents'
  | 'POST /api/waybill/v1/project/{uuid}/components/deletion'
  | 'POST /api/waybill/v1/project/{uuid}/services/deletion'
  | 'GET /api/waybill/v1/comparison'
  | 'GET /api/waybill/v1/comparison/components'
  | 'GET /api/waybill/v1/comparison/findings'
  | 'GET /api/waybill/v1/comparison/violations'
  | 'GET /api/waybill/v1/comparison/licenses'
  | 'GET /api/waybill/v1/project/{uuid}/report/data'
  | 'GET /api/waybill/v1/notification/rules'
  | 'GET /api/waybill/v1/notification/rules/{uuid}/options'
  | 'PUT /api/waybill/v1/notification/rules/{uuid}/options'
  | 'POST /api/waybill/v1/notification/rules/{uuid}/open'
  | 'POST /api/waybill/v1/notification/rules/{uuid}/run'
  | 'GET /api/waybill/v1/notification/subscription-choices'
  | 'GET /api/waybill/v1/notification/subscriptions'
  | 'PUT /api/waybill/v1/notification/subscriptions'
  | 'PUT /api/waybill/v1/notification/subscriptions/{uuid}'
  | 'POST /api/waybill/v1/notification/subscriptions/{uuid}/test'
  | 'GET /api/waybill/v1/notification/subscriptions/{uuid}/deliveries'
  | 'POST /api/waybill/v1/notification/subscriptions/{uuid}/deliveries/{delivery}/send'
  | 'POST /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret'
  | 'DELETE /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret'
  | 'DELETE /api/waybill/v1/notification/subscriptions/{uuid}'
  | 'GET /api/waybill/v1/notification/deliveries'
  | 'POST /api/waybill/v1/notification/deliveries/{uuid}/send'
  | 'GET /api/waybill/v1/notification/publishers'
  | 'POST /api/waybill/v1/notification/publishers/{uuid}/copy'
  | 'GET /api/waybill/v1/notification/templates'
  | 'POST /api/waybill/v1/notification/jira-fields'
  | 'POST /api/waybill/v1/notification/preview'
  | 'GET /api/waybill/v1/repositories'
  | 'POST /api/waybill/v1/repositories/look'
  | 'POST /api/waybill/v1/repositories/{type}/look'
  | 'POST /api/waybill/v1/repositories/{type}/order'
  | 'GET /api/waybill/v1/policies'
  | 'POST /api/waybill/v1/policies/{uuid}/evaluate'
  | 'GET /api/waybill/v1/policies/conditions'
  | 'PUT /api/waybill/v1/policies/{uuid}/conditions'
  | 'POST /api/waybill/v1/policies/conditions/{uuid}'
  | 'DELETE /api/waybill/v1/policies/conditions/{uuid}'
  | 'GET /api/waybill/v1/violations'
  | 'GET /api/waybill/v1/violations/groups'
  | 'POST /api/waybill/v1/violations/decisions'
  | 'POST /api/waybill/v1/violations/decisions/effect'
  | 'GET /api/waybill/v1/violations/{component}/{violation}'
  | 'POST /api/waybill/v1/violations/{component}/{violation}/decision'
  | 'POST /api/waybill/v1/violations/decisions/{token}/undo'
  | 'GET /api/waybill/v1/project/{uuid}/violations'
  | 'GET /api/waybill/v1/project/{uuid}/violations/groups'
  | 'POST /api/waybill/v1/project/{uuid}/violations/decisions'
  | 'POST /api/waybill/v1/project/{uuid}/violations/decisions/effect';

/** What endpoints are about, as their addresses name it. */
export type Resource =
  | 'acl'
  | 'analysis'
  | 'analyzers'
  | 'api-key'
  | 'attention'
  | 'audit-log'
  | 'backups'
  | 'badge'
  | 'bom'
  | 'bulk'
  | 'calculator'
  | 'comparison'
  | 'component'
  | 'components'
  | 'configProperty'
  | 'coverage'
  | 'cwe'
  | 'dependencyGraph'
  | 'erasure'
  | 'event'
  | 'finding'
  | 'findings'
  | 'forwarding'
  | 'import'
  | 'integration'
  | 'integrations'
  | 'ldap'
  | 'license'
  | 'licenseGroup'
  | 'licenses'
  | 'metrics'
  | 'notification'
  | 'oidc'
  | 'operations'
  | 'owner-candidates'
  | 'passkey'
  | 'password-reset'
  | 'permission'
  | 'policies'
  | 'policy'
  | 'project'
  | 'repositories'
  | 'repository'
  | 'schedule'
  | 'search'
  | 'service'
  | 'service-account'
  | 'services'
  | 'session'
  | 'settings'
  | 'share-link'
  | 'shared'
  | 'sources'
  | 'tag'
  | 'tags'
  | 'tasks'
  | 'team'
  | 'token'
  | 'token-rule'
  | 'trusted-header'
  | 'user'
  | 'version'
  | 'vex'
  | 'views'
  | 'violation'
  | 'violations'
  | 'vulnerabilities'
  | 'vulnerability'
  | 'why';
