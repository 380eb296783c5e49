// Generated from ../../data by `npm run generate`. Do not edit.

export const severities = [
  'CRITICAL',
  'HIGH',
  'MEDIUM',
  'LOW',
  'INFO',
  'UNASSIGNED',
] as const;
export type Severity = (typeof severities)[number];

export const analysisStates = [
  'NOT_SET',
  'EXPLOITABLE',
  'IN_TRIAGE',
  'RESOLVED',
  'FALSE_POSITIVE',
  'NOT_AFFECTED',
] as const;
export type AnalysisState = (typeof analysisStates)[number];

export const analysisJustifications = [
  'NOT_SET',
  'CODE_NOT_PRESENT',
  'CODE_NOT_REACHABLE',
  'REQUIRES_CONFIGURATION',
  'REQUIRES_DEPENDENCY',
  'REQUIRES_ENVIRONMENT',
  'PROTECTED_BY_COMPILER',
  'PROTECTED_AT_RUNTIME',
  'PROTECTED_AT_PERIMETER',
  'PROTECTED_BY_MITIGATING_CONTROL',
] as const;
export type AnalysisJustification = (typeof analysisJustifications)[number];

export const analysisResponses = [
  'NOT_SET',
  'CAN_NOT_FIX',
  'WILL_NOT_FIX',
  'UPDATE',
  'ROLLBACK',
  'WORKAROUND_AVAILABLE',
] as const;
export type AnalysisResponse = (typeof analysisResponses)[number];

export const violationAnalysisStates = [
  'APPROVED',
  'REJECTED',
  'NOT_SET',
] as const;
export type ViolationAnalysisState = (typeof violationAnalysisStates)[number];

export const classifiers = [
  'NONE',
  'APPLICATION',
  'FRAMEWORK',
  'LIBRARY',
  'CONTAINER',
  'OPERATING_SYSTEM',
  'DEVICE',
  'FIRMWARE',
  'FILE',
  'PLATFORM',
  'DEVICE_DRIVER',
  'MACHINE_LEARNING_MODEL',
  'DATA',
] as const;
export type Classifier = (typeof classifiers)[number];

export const analyzerIdentities = [
  'INTERNAL_ANALYZER',
  'OSSINDEX_ANALYZER',
  'NPM_AUDIT_ANALYZER',
  'VULNDB_ANALYZER',
  'SNYK_ANALYZER',
  'TRIVY_ANALYZER',
  'NONE',
] as const;
export type AnalyzerIdentity = (typeof analyzerIdentities)[number];

export const repositoryTypes = [
  'CPAN',
  'MAVEN',
  'NPM',
  'GEM',
  'PYPI',
  'NUGET',
  'HEX',
  'COMPOSER',
  'CARGO',
  'GO_MODULES',
  'GITHUB',
  'HACKAGE',
  'NIXPKGS',
  'UNSUPPORTED',
] as const;
export type RepositoryType = (typeof repositoryTypes)[number];

export const policyOperators = [
  'ALL',
  'ANY',
] as const;
export type PolicyOperator = (typeof policyOperators)[number];

export const policyViolationStates = [
  'INFO',
  'WARN',
  'FAIL',
] as const;
export type PolicyViolationState = (typeof policyViolationStates)[number];

export const policyConditionOperators = [
  'IS',
  'IS_NOT',
  'MATCHES',
  'NO_MATCH',
  'NUMERIC_GREATER_THAN',
  'NUMERIC_LESS_THAN',
  'NUMERIC_EQUAL',
  'NUMERIC_NOT_EQUAL',
  'NUMERIC_GREATER_THAN_OR_EQUAL',
  'NUMERIC_LESSER_THAN_OR_EQUAL',
  'CONTAINS_ALL',
  'CONTAINS_ANY',
] as const;
export type PolicyConditionOperator = (typeof policyConditionOperators)[number];

export const policyConditionSubjects = [
  'AGE',
  'COORDINATES',
  'CPE',
  'LICENSE',
  'LICENSE_GROUP',
  'PACKAGE_URL',
  'SEVERITY',
  'SWID_TAGID',
  'VERSION',
  'COMPONENT_HASH',
  'CWE',
  'VULNERABILITY_ID',
  'VERSION_DISTANCE',
  'EPSS',
  'IS_INTERNAL',
  'IS_OUTDATED',
] as const;
export type PolicyConditionSubject = (typeof policyConditionSubjects)[number];

export const conditionSubjects = [
  'AGE',
  'COORDINATES',
  'CPE',
  'LICENSE',
  'LICENSE_GROUP',
  'PACKAGE_URL',
  'SEVERITY',
  'SWID_TAGID',
  'VERSION',
  'COMPONENT_HASH',
  'CWE',
  'VULNERABILITY_ID',
  'VERSION_DISTANCE',
  'EPSS',
  'IS_INTERNAL',
  'IS_OUTDATED',
  'CVSS',
  'FIX_AVAILABLE',
  'KNOWN_EXPLOITED',
] as const;
export type ConditionSubject = (typeof conditionSubjects)[number];

export const ownerKinds = [
  'USER',
  'TEAM',
] as const;
export type OwnerKind = (typeof ownerKinds)[number];

export const ownerOrigins = [
  'PROJECT',
  'VERSION',
  'PARENT',
] as const;
export type OwnerOrigin = (typeof ownerOrigins)[number];

export const policyViolationTypes = [
  'LICENSE',
  'SECURITY',
  'OPERATIONAL',
] as const;
export type PolicyViolationType = (typeof policyViolationTypes)[number];

export const vulnerabilitySources = [
  'NVD',
  'NPM',
  'GITHUB',
  'VULNDB',
  'OSSINDEX',
  'RETIREJS',
  'INTERNAL',
  'OSV',
  'SNYK',
  'TRIVY',
  'UNKNOWN',
] as const;
export type VulnerabilitySource = (typeof vulnerabilitySources)[number];

export const notificationGroups = [
  'CONFIGURATION',
  'DATASOURCE_MIRRORING',
  'REPOSITORY',
  'INTEGRATION',
  'INDEXING_SERVICE',
  'FILE_SYSTEM',
  'ANALYZER',
  'NEW_VULNERABILITY',
  'NEW_VULNERABLE_DEPENDENCY',
  'PROJECT_AUDIT_CHANGE',
  'BOM_CONSUMED',
  'BOM_PROCESSED',
  'BOM_PROCESSING_FAILED',
  'VEX_CONSUMED',
  'VEX_PROCESSED',
  'POLICY_VIOLATION',
  'PROJECT_CREATED',
  'USER_CREATED',
  'USER_DELETED',
  'BOM_VALIDATION_FAILED',
  'NEW_VULNERABILITIES_SUMMARY',
  'NEW_POLICY_VIOLATIONS_SUMMARY',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

export const ownNotificationGroups = [
  'FINDING_GONE',
  'FINDING_REOPENED',
  'SEVERITY_CHANGED',
  'VULNERABILITY_EXPLOITED',
  'BLIND_SPOT_APPEARED',
] as const;
export type OwnNotificationGroup = (typeof ownNotificationGroups)[number];

export const ownPublisherKinds = [
  'MSTEAMS_CARD',
  'GITHUB',
  'GITLAB',
] as const;
export type OwnPublisherKind = (typeof ownPublisherKinds)[number];

export const ticketSystems = [
  'JIRA',
  'GITHUB',
  'GITLAB',
] as const;
export type TicketSystem = (typeof ticketSystems)[number];

export const ticketCategories = [
  'TODO',
  'IN_PROGRESS',
  'DONE',
  'GONE',
] as const;
export type TicketCategory = (typeof ticketCategories)[number];

export const toldGroups = [
  'CONFIGURATION',
  'DATASOURCE_MIRRORING',
  'REPOSITORY',
  'INTEGRATION',
  'INDEXING_SERVICE',
  'FILE_SYSTEM',
  'ANALYZER',
  'NEW_VULNERABILITY',
  'NEW_VULNERABLE_DEPENDENCY',
  'PROJECT_AUDIT_CHANGE',
  'BOM_CONSUMED',
  'BOM_PROCESSED',
  'BOM_PROCESSING_FAILED',
  'VEX_CONSUMED',
  'VEX_PROCESSED',
  'POLICY_VIOLATION',
  'PROJECT_CREATED',
  'USER_CREATED',
  'USER_DELETED',
  'BOM_VALIDATION_FAILED',
  'NEW_VULNERABILITIES_SUMMARY',
  'NEW_POLICY_VIOLATIONS_SUMMARY',
  'FINDING_GONE',
  'FINDING_REOPENED',
  'SEVERITY_CHANGED',
  'VULNERABILITY_EXPLOITED',
  'BLIND_SPOT_APPEARED',
] as const;
export type ToldGroup = (typeof toldGroups)[number];

export const notificationScopes = [
  'SYSTEM',
  'PORTFOLIO',
] as const;
export type NotificationScope = (typeof notificationScopes)[number];

export const notificationLevels = [
  'INFORMATIONAL',
  'WARNING',
  'ERROR',
] as const;
export type NotificationLevel = (typeof notificationLevels)[number];

export const deliveryStates = [
  'WAITING',
  'SENT',
  'DEAD',
  'GROUPED',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const dataDirections = [
  'INBOUND',
  'OUTBOUND',
  'BI_DIRECTIONAL',
  'UNKNOWN',
] as const;
export type DataDirection = (typeof dataDirections)[number];

export const collectionLogics = [
  'NONE',
  'AGGREGATE_DIRECT_CHILDREN',
  'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
  'AGGREGATE_LATEST_VERSION_CHILDREN',
] as const;
export type CollectionLogic = (typeof collectionLogics)[number];

export const notificationTriggerTypes = [
  'EVENT',
  'SCHEDULE',
] as const;
export type NotificationTriggerType = (typeof notificationTriggerTypes)[number];

export const componentScopes = [
  'REQUIRED',
  'OPTIONAL',
  'EXCLUDED',
] as const;
export type ComponentScope = (typeof componentScopes)[number];

export const propertyTypes = [
  'BOOLEAN',
  'INTEGER',
  'NUMBER',
  'STRING',
  'ENCRYPTEDSTRING',
  'TIMESTAMP',
  'URL',
  'UUID',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const oidcFlows = [
  'code',
  'implicit',
] as const;
export type OidcFlow = (typeof oidcFlows)[number];

export const loginErrors = [
  'INVALID_CREDENTIALS',
  'EXPIRED_CREDENTIALS',
  'FORCE_PASSWORD_CHANGE',
  'SUSPENDED',
  'UNMAPPED_ACCOUNT',
  'OTHER',
] as const;
export type LoginError = (typeof loginErrors)[number];

export const permissions = [
  'BOM_UPLOAD',
  'VIEW_PORTFOLIO',
  'PORTFOLIO_MANAGEMENT',
  'VIEW_VULNERABILITY',
  'VULNERABILITY_ANALYSIS',
  'VIEW_POLICY_VIOLATION',
  'VULNERABILITY_MANAGEMENT',
  'POLICY_VIOLATION_ANALYSIS',
  'ACCESS_MANAGEMENT',
  'SYSTEM_CONFIGURATION',
  'PROJECT_CREATION_UPLOAD',
  'POLICY_MANAGEMENT',
  'TAG_MANAGEMENT',
  'VIEW_BADGES',
] as const;
export type Permission = (typeof permissions)[number];

export const identityTypes = [
  'CPE',
  'PURL',
] as const;
export type IdentityType = (typeof identityTypes)[number];

export const versionTypes = [
  'EXACT',
  'RANGE',
] as const;
export type VersionType = (typeof versionTypes)[number];

export const healthStatuses = [
  'UP',
  'DOWN',
] as const;
export type HealthStatus = (typeof healthStatuses)[number];

export const riskLevels = [
  'LOW',
  'MEDIUM',
  'HIGH',
] as const;
export type RiskLevel = (typeof riskLevels)[number];

export const dependencyTypes = [
  'COMPONENT',
  'SERVICE',
] as const;
export type DependencyType = (typeof dependencyTypes)[number];

export const bomExportFormats = [
  'JSON',
  'XML',
] as const;
export type BomExportFormat = (typeof bomExportFormats)[number];

export const bomVariants = [
  'inventory',
  'withVulnerabilities',
  'vdr',
] as const;
export type BomVariant = (typeof bomVariants)[number];

export const descriptionFormats = [
  'json',
  'yaml',
] as const;
export type DescriptionFormat = (typeof descriptionFormats)[number];

export const coverageStatuses = [
  'COVERED',
  'PARTLY_COVERED',
  'NOT_COVERED',
  'INTERNAL',
  'EMPTY',
] as const;
export type CoverageStatus = (typeof coverageStatuses)[number];

export const bulkSelectionKinds = [
  'ids',
  'filter',
] as const;
export type BulkSelectionKind = (typeof bulkSelectionKinds)[number];

export const bulkSkipReasons = [
  'not_found',
  'unchanged',
  'changed_since',
  'active_children',
  'parent_below',
  'parent_unusable',
  'beyond_access',
] as const;
export type BulkSkipReason = (typeof bulkSkipReasons)[number];

export const vexFormats = [
  'CYCLONEDX',
  'OPENVEX',
  'CSAF',
] as const;
export type VexFormat = (typeof vexFormats)[number];

export const vexOutcomes = [
  'APPLIED',
  'KEPT',
  'UNCHANGED',
  'NOT_APPLIED',
] as const;
export type VexOutcome = (typeof vexOutcomes)[number];

export const vexReasons = [
  'NO_VULNERABILITY_ID',
  'NO_STATUS',
  'UNKNOWN_STATUS',
  'NO_PRODUCT',
  'UNKNOWN_VULNERABILITY',
  'UNKNOWN_COMPONENT',
  'NOT_A_COMPONENT',
  'WITHIN_COMPONENT',
  'OTHER_PRODUCT',
  'PRODUCT_NOT_COMPARED',
  'OTHER_VERSION',
  'NO_FINDING',
  'SUPERSEDED',
] as const;
export type VexReason = (typeof vexReasons)[number];

export const componentChanges = [
  'ADDED',
  'REMOVED',
  'CHANGED',
  'UNCHANGED',
] as const;
export type ComponentChange = (typeof componentChanges)[number];

export const findingChanges = [
  'NEW',
  'GONE',
  'STILL',
] as const;
export type FindingChange = (typeof findingChanges)[number];

export const licenseChanges = [
  'ADDED',
  'REMOVED',
  'KEPT',
] as const;
export type LicenseChange = (typeof licenseChanges)[number];

export const progressUnits = [
  'bytes',
  'records',
  'items',
] as const;
export type ProgressUnit = (typeof progressUnits)[number];

export const dependencyDepths = [
  'DIRECT',
  'TRANSITIVE',
] as const;
export type DependencyDepth = (typeof dependencyDepths)[number];

export const ticketFilters = [
  'ANY',
  'NONE',
  'TODO',
  'IN_PROGRESS',
  'DONE',
  'GONE',
] as const;
export type TicketFilter = (typeof ticketFilters)[number];

export const fixStates = [
  'AVAILABLE',
  'NONE',
] as const;
export type FixState = (typeof fixStates)[number];

export const findingGroupings = [
  'FLAW',
  'COMPONENT',
] as const;
export type FindingGrouping = (typeof findingGroupings)[number];

export const violationGroupings = [
  'POLICY',
  'COMPONENT',
  'PROJECT',
] as const;
export type ViolationGrouping = (typeof violationGroupings)[number];

export const conditionOutcomes = [
  'held',
  'not_held',
  'skipped',
] as const;
export type ConditionOutcome = (typeof conditionOutcomes)[number];

export const policyReachKinds = [
  'global',
  'project',
  'ancestor',
  'tag',
] as const;
export type PolicyReachKind = (typeof policyReachKinds)[number];

export const portfolioGroupings = [
  'FLAW',
  'COMPONENT',
  'PROJECT',
] as const;
export type PortfolioGrouping = (typeof portfolioGroupings)[number];

export const statedFacts = [
  'YES',
  'NO',
  'UNKNOWN',
] as const;
export type StatedFact = (typeof statedFacts)[number];

export const cvssVersions = [
  'V4',
  'V3',
  'V2',
] as const;
export type CvssVersion = (typeof cvssVersions)[number];

export const decisionReasons = [
  'RANGE',
  'SEVERITY',
  'EXPLOITED',
  'EPSS',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

export const permissionReaches = [
  'ALL',
  'TEAM',
] as const;
export type PermissionReach = (typeof permissionReaches)[number];

export const accessOrigins = [
  'MAPPED',
  'TAG',
  'PARENT',
] as const;
export type AccessOrigin = (typeof accessOrigins)[number];

export const tagUses = [
  'PROJECT',
  'COLLECTION',
  'POLICY',
  'NONE',
] as const;
export type TagUse = (typeof tagUses)[number];

export const serviceGroupings = [
  'NAME',
  'PROVIDER',
  'PROJECT',
] as const;
export type ServiceGrouping = (typeof serviceGroupings)[number];

export const foundGroupings = [
  'COMPONENT',
  'PROJECT',
] as const;
export type FoundGrouping = (typeof foundGroupings)[number];

export const vulnerabilityGroupings = [
  'SEVERITY',
  'SOURCE',
  'WEAKNESS',
] as const;
export type VulnerabilityGrouping = (typeof vulnerabilityGroupings)[number];

export const licenseGroupings = [
  'GROUP',
  'KIND',
] as const;
export type LicenseGrouping = (typeof licenseGroupings)[number];

export const licenseKinds = [
  'OSI_APPROVED',
  'FSF_LIBRE',
  'DEPRECATED',
  'CUSTOM',
] as const;
export type LicenseKind = (typeof licenseKinds)[number];

export const settingLists = [
  'json',
  'semicolons',
] as const;
export type SettingList = (typeof settingLists)[number];

export const settingUnits = [
  'milliseconds',
  'seconds',
  'minutes',
  'hours',
  'days',
  'percent',
] as const;
export type SettingUnit = (typeof settingUnits)[number];

export const attentionReasons = [
  'NEW',
  'EXPLOITED',
  'CRITICAL',
  'NOT_COVERED',
] as const;
export type AttentionReason = (typeof attentionReasons)[number];

export const sourceProblemCodes = [
  'HOST_NOT_FOUND',
  'CONNECTION_REFUSED',
  'CONNECTION_LOST',
  'TIMED_OUT',
  'CERTIFICATE',
  'UNREACHABLE',
] as const;
export type SourceProblemCode = (typeof sourceProblemCodes)[number];

export const analyzerNames = [
  'fuzzy',
  'ossindex',
  'snyk',
  'trivy',
  'vulndb',
] as const;
export type AnalyzerName = (typeof analyzerNames)[number];

export const matchingWorkKinds = [
  'UPLOAD',
  'PROJECT',
  'SOURCE',
  'PACKAGES',
] as const;
export type MatchingWorkKind = (typeof matchingWorkKinds)[number];

export const analyzerObstacles = [
  'DISABLED',
  'NO_CREDENTIALS',
  'NO_ORGANIZATION',
  'NO_ADDRESS',
  'INTERNAL_DISABLED',
] as const;
export type AnalyzerObstacle = (typeof analyzerObstacles)[number];

export const integrationNames = [
  'defectdojo',
  'fortify-ssc',
  'kenna',
] as const;
export type IntegrationName = (typeof integrationNames)[number];

export const integrationObstacles = [
  'DISABLED',
  'NO_ADDRESS',
  'NO_CREDENTIALS',
  'NO_CONNECTOR',
] as const;
export type IntegrationObstacle = (typeof integrationObstacles)[number];

export const uploadOutcomes = [
  'SENT',
  'FAILED',
] as const;
export type UploadOutcome = (typeof uploadOutcomes)[number];

export const serviceFailures = [
  'absent',
  'forbidden',
  'refused',
  'busy',
  'ill',
  'unreachable',
  'garbled',
  'corrupt',
  'excess',
  'secret_unreadable',
] as const;
export type ServiceFailure = (typeof serviceFailures)[number];

export const sourceObstacles = [
  'DISABLED',
  'NO_ECOSYSTEMS',
  'NO_TOKEN',
] as const;
export type SourceObstacle = (typeof sourceObstacles)[number];

export const sourceNames = [
  'nvd',
  'github',
  'osv',
  'epss',
  'kev',
  'euvd',
  'vulndb',
] as const;
export type SourceName = (typeof sourceNames)[number];

export const connectionSteps = [
  'NAME',
  'CONNECTION',
  'TLS',
  'ANSWER',
  'ACCOUNT',
  'RATE',
] as const;
export type ConnectionStep = (typeof connectionSteps)[number];

export const connectionOutcomes = [
  'OK',
  'FAILED',
  'SKIPPED',
] as const;
export type ConnectionOutcome = (typeof connectionOutcomes)[number];

export const connectionCodes = [
  'NOT_REACHED',
  'NO_ADDRESS',
  'INVALID_ADDRESS',
  'LINK_LOCAL',
  'PRIVATE_REDIRECT',
  'HOST_NOT_ALLOWED',
  'IP_ADDRESS',
  'HOST_NOT_FOUND',
  'CONNECTION_REFUSED',
  'CONNECTION_LOST',
  'TIMED_OUT',
  'UNREACHABLE',
  'PROXY_REFUSED',
  'PLAIN_HTTP',
  'CERTIFICATE',
  'NO_TLS',
  'NO_ANSWER',
  'REFUSED',
  'NOT_FOUND',
  'SERVER_ERROR',
  'UNEXPECTED_STATUS',
  'WEB_PAGE',
  'UNEXPECTED_CONTENT',
  'REDIRECTED',
  'PACKAGE_NOT_FOUND',
  'NO_ACCOUNT',
  'CREDENTIALS_MISSING',
  'CREDENTIALS_REFUSED',
  'ACCESS_DENIED',
  'SECRET_WITHHELD',
  'SECRET_UNREADABLE',
  'LIMIT_REACHED',
  'NOT_STATED',
] as const;
export type ConnectionCode = (typeof connectionCodes)[number];

export const identitySteps = [
  'NAME',
  'CONNECTION',
  'TLS',
  'ANSWER',
  'ACCOUNT',
  'BASE',
  'USER',
  'PASSWORD',
  'GROUPS',
  'ADMISSION',
  'TEAMS',
  'KEYS',
  'FLOW',
  'SCOPE',
  'CLAIMS',
] as const;
export type IdentityStep = (typeof identitySteps)[number];

export const identityCodes = [
  'NOT_REACHED',
  'NO_ADDRESS',
  'INVALID_ADDRESS',
  'LINK_LOCAL',
  'PRIVATE_REDIRECT',
  'HOST_NOT_ALLOWED',
  'IP_ADDRESS',
  'HOST_NOT_FOUND',
  'CONNECTION_REFUSED',
  'CONNECTION_LOST',
  'TIMED_OUT',
  'UNREACHABLE',
  'PROXY_REFUSED',
  'PLAIN_HTTP',
  'CERTIFICATE',
  'NO_TLS',
  'NO_ANSWER',
  'REFUSED',
  'NOT_FOUND',
  'SERVER_ERROR',
  'UNEXPECTED_STATUS',
  'WEB_PAGE',
  'UNEXPECTED_CONTENT',
  'REDIRECTED',
  'PACKAGE_NOT_FOUND',
  'NO_ACCOUNT',
  'CREDENTIALS_MISSING',
  'CREDENTIALS_REFUSED',
  'ACCESS_DENIED',
  'SECRET_WITHHELD',
  'SECRET_UNREADABLE',
  'LIMIT_REACHED',
  'NOT_STATED',
  'NOT_ENCRYPTED',
  'ENCRYPTION_REFUSED',
  'ENCRYPTION_REQUIRED',
  'NO_BASE',
  'BASE_NOT_FOUND',
  'INVALID_BASE',
  'INVALID_FILTER',
  'INVALID_ATTRIBUTE',
  'DIRECTORY_ERROR',
  'NONE_FOUND',
  'SEVERAL_FOUND',
  'NO_PASSWORD',
  'NOT_SYNCHRONIZED',
  'KNOWN_ACCOUNT',
  'NEW_ACCOUNT',
  'UNMAPPED_ACCOUNT',
  'OTHER_SUBJECT',
  'NOT_TRUSTED',
  'UNUSABLE',
  'OTHER_ISSUER',
  'NO_KEYS',
  'NOT_SUPPORTED',
  'NOT_LISTED',
] as const;
export type IdentityCode = (typeof identityCodes)[number];

export const sourceRunStates = [
  'idle',
  'queued',
  'running',
  'done',
  'failed',
  'canceled',
] as const;
export type SourceRunState = (typeof sourceRunStates)[number];

export const scheduleModes = [
  'regular',
  'off',
  'as-needed',
] as const;
export type ScheduleMode = (typeof scheduleModes)[number];

export const externalUserKinds = [
  'ldap',
  'oidc',
] as const;
export type ExternalUserKind = (typeof externalUserKinds)[number];

export const shareLinkStates = [
  'ACTIVE',
  'EXPIRED',
  'REVOKED',
] as const;
export type ShareLinkState = (typeof shareLinkStates)[number];

export const sharedVexFormats = [
  'cyclonedx',
  'openvex',
  'csaf',
] as const;
export type SharedVexFormat = (typeof sharedVexFormats)[number];

export const importOutcomes = [
  'written',
  'changed',
  'present',
  'kept',
  'merged',
  'refused',
  'leftOut',
  'removed',
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const differenceSides = [
  'THERE',
  'HERE',
] as const;
export type DifferenceSide = (typeof differenceSides)[number];

export const differenceCauses = [
  'ALIAS',
  'DUPLICATE',
  'WITHDRAWN',
  'SOURCE_OFF',
  'ANALYZER_OFF',
  'ANALYZER_ANSWER',
  'RECORD_MISSING',
  'RECORD_CHANGED',
  'BACKPORT',
  'VERSION_ORDER',
  'FUZZY_CPE',
  'OTHER_PACKAGE',
  'IDENTIFIER',
  'VERSION_UNREADABLE',
  'RECORD_UNCLEAR',
  'INTERNAL',
  'INACTIVE',
  'NOT_ANALYZED',
  'NEW_COMPONENT',
  'ADDED_BY_HAND',
  'REMOVED_BY_HAND',
  'UNKNOWN',
] as const;
export type DifferenceCause = (typeof differenceCauses)[number];

export const taskStates = [
  'queued',
  'running',
  'done',
  'failed',
  'canceled',
] as const;
export type TaskState = (typeof taskStates)[number];

export const integrities = [
  'MATCH',
  'MISMATCH',
  'UNKNOWN',
] as const;
export type Integrity = (typeof integrities)[number];

export const integrityGaps = [
  'NOT_ASKED',
  'NOT_PUBLISHED',
  'NO_HASHES',
  'OTHER_ALGORITHMS',
] as const;
export type IntegrityGap = (typeof integrityGaps)[number];

export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

export const verdicts = [
  'affected',
  'not_affected',
  'cannot_tell',
] as const;
export type Verdict = (typeof verdicts)[number];
