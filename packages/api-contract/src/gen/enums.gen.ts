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
] as const;
export type PolicyConditionSubject = (typeof policyConditionSubjects)[number];

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

export const bulkSelectionKinds = [
  'ids',
  'filter',
] as const;
export type BulkSelectionKind = (typeof bulkSelectionKinds)[number];

export const bulkSkipReasons = [
  'not_found',
  'unchanged',
  'changed_since',
] as const;
export type BulkSkipReason = (typeof bulkSkipReasons)[number];

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

export const sourceNames = [
  'nvd',
  'github',
  'osv',
  'epss',
  'kev',
] as const;
export type SourceName = (typeof sourceNames)[number];

export const sourceTestSteps = [
  'address',
  'connection',
  'file',
] as const;
export type SourceTestStep = (typeof sourceTestSteps)[number];

export const sourceRunStates = [
  'idle',
  'queued',
  'running',
  'done',
  'failed',
  'canceled',
] as const;
export type SourceRunState = (typeof sourceRunStates)[number];

export const taskStates = [
  'queued',
  'running',
  'done',
  'failed',
  'canceled',
] as const;
export type TaskState = (typeof taskStates)[number];

export const verdicts = [
  'affected',
  'not_affected',
  'cannot_tell',
] as const;
export type Verdict = (typeof verdicts)[number];
