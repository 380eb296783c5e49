// Generated from ../../data by `npm run generate`. Do not edit.

import type { JsonSchema } from '../json-schema.ts';

const lastPasswordChange_164770 = {"type": "integer", "description": "Epoch milliseconds."} as const;
const teams_583107 = {"type": "array", "items": {"$ref": "#/components/schemas/NestedTeam"}} as const;
const permissions_ae662b = {"type": "array", "items": {"$ref": "#/components/schemas/PermissionItem"}} as const;
const suspended_488653 = {
 "type": "boolean",
 "description": "Waybill's own. Kept out, whatever the directory or provider says. Absent: not suspended."
} as const;
const anyOf_8e51c5 = {"$ref": "#/components/schemas/ManagedUser"} as const;
const anyOf_9db49a = {"$ref": "#/components/schemas/LdapUser"} as const;
const anyOf_f36221 = {"$ref": "#/components/schemas/OidcUser"} as const;
const uuid_5a4525 = {"type": "string", "format": "uuid", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"} as const;
const properties_c42970 = {"uuid": uuid_5a4525, "name": {"type": "string"}} as const;
const TeamReference_022d9f = {"type": "object", "properties": properties_c42970, "required": ["uuid", "name"]} as const;
const properties_7f8352 = {"uuid": uuid_5a4525, "name": {"type": "string"}, "permissions": permissions_ae662b} as const;
const name_6b62d6 = {
 "type": "string",
 "enum": [
  "BOM_UPLOAD", "VIEW_PORTFOLIO", "PORTFOLIO_MANAGEMENT", "VIEW_VULNERABILITY", "VULNERABILITY_ANALYSIS",
  "VIEW_POLICY_VIOLATION", "VULNERABILITY_MANAGEMENT", "POLICY_VIOLATION_ANALYSIS", "ACCESS_MANAGEMENT",
  "SYSTEM_CONFIGURATION", "PROJECT_CREATION_UPLOAD", "POLICY_MANAGEMENT", "TAG_MANAGEMENT", "VIEW_BADGES"
 ]
} as const;
const properties_acca59 = {"uuid": uuid_5a4525} as const;
const supplier_a2cfa0 = {"$ref": "#/components/schemas/OrganizationalEntity"} as const;
const classifier_13eb4f = {
 "type": "string",
 "enum": [
  "NONE", "APPLICATION", "FRAMEWORK", "LIBRARY", "CONTAINER", "OPERATING_SYSTEM", "DEVICE", "FIRMWARE", "FILE",
  "PLATFORM", "DEVICE_DRIVER", "MACHINE_LEARNING_MODEL", "DATA"
 ]
} as const;
const externalReferences_79ef65 = {"type": "array", "items": {"$ref": "#/components/schemas/ExternalReference"}} as const;
const parent_26a9df = {"$ref": "#/components/schemas/ComponentReference"} as const;
const children_9290e4 = {"type": "array", "items": parent_26a9df} as const;
const items_283253 = {"$ref": "#/components/schemas/Vulnerability"} as const;
const vulnerabilities_993931 = {"type": "array", "items": items_283253} as const;
const project_f9be88 = {"$ref": "#/components/schemas/NestedProject"} as const;
const enum_f80c28 = ["COVERED", "PARTLY_COVERED", "NOT_COVERED", "INTERNAL", "EMPTY"] as const;
const dependencyGraph_d7a19a = {"type": "array", "items": {"type": "string"}} as const;
const authors_a2026f = {"type": "array", "items": {"$ref": "#/components/schemas/OrganizationalContact"}} as const;
const propertyType_3592e2 = {"type": "string", "enum": ["BOOLEAN", "INTEGER", "NUMBER", "STRING", "ENCRYPTEDSTRING", "TIMESTAMP", "URL", "UUID"]} as const;
const enum_471dbd = [
 "CPAN", "MAVEN", "NPM", "GEM", "PYPI", "NUGET", "HEX", "COMPOSER", "CARGO", "GO_MODULES", "GITHUB", "HACKAGE",
 "NIXPKGS", "UNSUPPORTED"
] as const;
const repositoryType_8f25c8 = {"type": "string", "enum": enum_471dbd} as const;
const component_4a41a1 = {"$ref": "#/components/schemas/FindingComponent"} as const;
const analysis_f12340 = {"$ref": "#/components/schemas/FindingAnalysis"} as const;
const required_2074b9 = ["component", "vulnerability", "analysis", "attribution", "matrix"] as const;
const enum_f3c536 = ["CRITICAL", "HIGH", "MEDIUM", "LOW", "INFO", "UNASSIGNED"] as const;
const severity_73ac78 = {"type": "string", "enum": enum_f3c536} as const;
const cwes_4359b3 = {"type": "array", "items": {"$ref": "#/components/schemas/Cwe"}} as const;
const aliases_fb254c = {"type": "array", "items": {"$ref": "#/components/schemas/FindingAlias"}} as const;
const required_29fa4b = ["uuid", "source", "vulnId", "severity", "severityRank", "aliases"] as const;
const enum_1dde86 = ["NOT_SET", "EXPLOITABLE", "IN_TRIAGE", "RESOLVED", "FALSE_POSITIVE", "NOT_AFFECTED"] as const;
const state_a6f6dc = {"type": "string", "enum": enum_1dde86} as const;
const analyzerIdentity_112f26 = {
 "type": "string",
 "enum": [
  "INTERNAL_ANALYZER", "OSSINDEX_ANALYZER", "NPM_AUDIT_ANALYZER", "VULNDB_ANALYZER", "SNYK_ANALYZER", "TRIVY_ANALYZER",
  "NONE"
 ]
} as const;
const analysisJustification_877f78 = {
 "type": "string",
 "enum": [
  "NOT_SET", "CODE_NOT_PRESENT", "CODE_NOT_REACHABLE", "REQUIRES_CONFIGURATION", "REQUIRES_DEPENDENCY",
  "REQUIRES_ENVIRONMENT", "PROTECTED_BY_COMPILER", "PROTECTED_AT_RUNTIME", "PROTECTED_AT_PERIMETER",
  "PROTECTED_BY_MITIGATING_CONTROL"
 ]
} as const;
const analysisResponse_9d7d81 = {"type": "string", "enum": ["NOT_SET", "CAN_NOT_FIX", "WILL_NOT_FIX", "UPDATE", "ROLLBACK", "WORKAROUND_AVAILABLE"]} as const;
const AnalysisComment_6ae471 = {
 "type": "object",
 "properties": {"timestamp": lastPasswordChange_164770, "comment": {"type": "string"}, "commenter": {"type": "string"}},
 "required": ["timestamp", "comment"]
} as const;
const licenseGroups_c190ea = {"type": "array", "items": {"$ref": "#/components/schemas/LicenseGroup"}} as const;
const collectionLogic_3f7b3f = {
 "type": "string",
 "enum": ["NONE", "AGGREGATE_DIRECT_CHILDREN", "AGGREGATE_DIRECT_CHILDREN_WITH_TAG", "AGGREGATE_LATEST_VERSION_CHILDREN"]
} as const;
const scope_e59056 = {"type": "string", "enum": ["SYSTEM", "PORTFOLIO"]} as const;
const notificationLevel_d9c200 = {"type": "string", "enum": ["INFORMATIONAL", "WARNING", "ERROR"]} as const;
const projects_4717b3 = {"type": "array", "items": project_f9be88} as const;
const enum_822c00 = [
 "CONFIGURATION", "DATASOURCE_MIRRORING", "REPOSITORY", "INTEGRATION", "INDEXING_SERVICE", "FILE_SYSTEM", "ANALYZER",
 "NEW_VULNERABILITY", "NEW_VULNERABLE_DEPENDENCY", "PROJECT_AUDIT_CHANGE", "BOM_CONSUMED", "BOM_PROCESSED",
 "BOM_PROCESSING_FAILED", "VEX_CONSUMED", "VEX_PROCESSED", "POLICY_VIOLATION", "PROJECT_CREATED", "USER_CREATED",
 "USER_DELETED", "BOM_VALIDATION_FAILED", "NEW_VULNERABILITIES_SUMMARY", "NEW_POLICY_VIOLATIONS_SUMMARY"
] as const;
const items_b9e3e4 = {"type": "string", "enum": enum_822c00} as const;
const tags_d9dfe4 = {"type": "array", "items": {"$ref": "#/components/schemas/Tag"}} as const;
const violationState_a0e060 = {"type": "string", "enum": ["INFO", "WARN", "FAIL"]} as const;
const items_268bfb = {"$ref": "#/components/schemas/PolicyCondition"} as const;
const operator_08480b = {
 "type": "string",
 "enum": [
  "IS", "IS_NOT", "MATCHES", "NO_MATCH", "NUMERIC_GREATER_THAN", "NUMERIC_LESS_THAN", "NUMERIC_EQUAL",
  "NUMERIC_NOT_EQUAL", "NUMERIC_GREATER_THAN_OR_EQUAL", "NUMERIC_LESSER_THAN_OR_EQUAL", "CONTAINS_ALL", "CONTAINS_ANY"
 ]
} as const;
const type_6e65a4 = {"type": "string", "enum": ["LICENSE", "SECURITY", "OPERATIONAL"]} as const;
const component_6ade73 = {"$ref": "#/components/schemas/Component"} as const;
const analysis_40ec75 = {"$ref": "#/components/schemas/ViolationAnalysis"} as const;
const analysisState_e9c3e9 = {"type": "string", "enum": ["APPROVED", "REJECTED", "NOT_SET"]} as const;
const items_eb4e82 = {"$ref": "#/components/schemas/ViolationAnalysisComment"} as const;
const parent_486fff = {"$ref": "#/components/schemas/ProjectReference"} as const;
const properties_754739 = {"type": "array", "items": {"$ref": "#/components/schemas/ProjectProperty"}} as const;
const metadata_f04c98 = {"$ref": "#/components/schemas/ProjectMetadata"} as const;
const metrics_a79696 = {"$ref": "#/components/schemas/ProjectMetrics"} as const;
const owner_a611fe = {
 "$ref": "#/components/schemas/OwnerName",
 "description": "Waybill's own. Who is responsible, set on the project or inherited. Only in lists that are asked for it."
} as const;
const coverage_41e305 = {
 "$ref": "#/components/schemas/CoverageCounts",
 "description": "Waybill's own. In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted."
} as const;
const versions_79675a = {"type": "array", "items": {"$ref": "#/components/schemas/ProjectVersion"}} as const;
const namesake_6fd475 = {
 "type": "boolean",
 "description": "Waybill's own. True if requests that give its name and version mean another project. It is reached by its UUID."
} as const;
const properties_7cb416 = {
 "author": {"type": "string"},
 "publisher": {"type": "string"},
 "manufacturer": supplier_a2cfa0,
 "supplier": supplier_a2cfa0,
 "group": {"type": "string"},
 "name": {"type": "string"},
 "description": {"type": "string"},
 "version": {"type": "string"},
 "classifier": classifier_13eb4f,
 "cpe": {"type": "string"},
 "purl": {"type": "string"},
 "swidTagId": {"type": "string"},
 "directDependencies": {"type": "string"},
 "uuid": uuid_5a4525,
 "parent": parent_486fff,
 "children": projects_4717b3,
 "properties": properties_754739,
 "tags": tags_d9dfe4,
 "lastBomImport": lastPasswordChange_164770,
 "lastBomImportFormat": {"type": "string"},
 "lastInheritedRiskScore": {"type": "number"},
 "active": {"type": "boolean"},
 "externalReferences": externalReferences_79ef65,
 "metadata": metadata_f04c98,
 "bomRef": {"type": "string"},
 "metrics": metrics_a79696,
 "owner": owner_a611fe,
 "coverage": coverage_41e305,
 "versions": versions_79675a,
 "authors": authors_a2026f,
 "isLatest": {"type": "boolean"},
 "namesake": namesake_6fd475,
 "collectionLogic": collectionLogic_3f7b3f,
 "collectionTag": {"$ref": "#/components/schemas/Tag"},
 "lastVulnerabilityAnalysis": lastPasswordChange_164770
} as const;
const properties_e29689 = {"uuid": uuid_5a4525, "name": {"type": "string"}, "version": {"type": "string"}} as const;
const ProjectReference_890f5f = {"type": "object", "properties": properties_e29689, "required": ["uuid", "name"]} as const;
const properties_390a86 = {
 "groupName": {"type": "string"},
 "propertyName": {"type": "string"},
 "propertyValue": {"type": "string"},
 "propertyType": propertyType_3592e2,
 "description": {"type": "string"}
} as const;
const code_a865f9 = {"type": "string", "description": "Waybill's own."} as const;
const violations_d34333 = {"type": "array", "items": {"$ref": "#/components/schemas/Violation"}, "description": "Waybill's own."} as const;
const errors_245392 = {"type": "object", "additionalProperties": {"type": "string"}} as const;
const ProjectOperationProblemDetails_23ec40 = {
 "type": "object",
 "properties": {
  "type": {"type": "string"},
  "status": {"type": "integer"},
  "title": {"type": "string"},
  "detail": {"type": "string"},
  "instance": {"type": "string"},
  "code": code_a865f9,
  "violations": violations_d34333,
  "errors": errors_245392
 },
 "required": ["status", "title"]
} as const;
const TaggedCollectionProjectListResponseItem_b0ae19 = {"type": "object", "properties": properties_e29689} as const;
const TaggedPolicyListResponseItem_c88a40 = {"type": "object", "properties": properties_c42970} as const;
const items_23bf57 = {"$ref": "#/components/schemas/VulnerabilityAlias"} as const;
const affectedComponentUuids_cc17b5 = {"type": "array", "items": uuid_5a4525} as const;
const baseScore_235f30 = {"$ref": "#/components/schemas/NumberOrNaN"} as const;
const likelihood_4727bb = {"type": "string", "enum": ["LOW", "MEDIUM", "HIGH"]} as const;
const enabled_e0044e = {"type": "boolean", "description": "Whether it runs with its current settings."} as const;
const enum_d696f2 = ["idle", "queued", "running", "done", "failed", "canceled"] as const;
const state_2afe1c = {"type": "string", "enum": enum_d696f2} as const;
const token_f327e8 = {
 "type": "string",
 "format": "uuid",
 "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
 "description": "Of the latest run."
} as const;
const progress_f098c1 = {"type": "number", "description": "0 to 100, of the latest run."} as const;
const stage_c68ed2 = {"type": "string", "description": "The current step, as a word that clients translate."} as const;
const detail_2ae39f = {"$ref": "#/components/schemas/ProgressDetail"} as const;
const lastRun_a12278 = {"type": "integer", "description": "Start of the latest run. Epoch milliseconds."} as const;
const lastAnswer_294eed = {"type": "integer", "description": "When it last answered. Epoch milliseconds."} as const;
const failure_b3baf5 = {
 "type": "string",
 "enum": ["absent", "forbidden", "refused", "busy", "ill", "unreachable", "garbled", "corrupt", "excess", "secret_unreadable"],
 "description": "The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here."
} as const;
const problem_64336e = {"$ref": "#/components/schemas/SourceProblem", "description": "The same as a code, when the network was the reason."} as const;
const enum_4368c4 = ["nvd", "github", "osv", "epss", "kev", "euvd", "vulndb"] as const;
const token_fe0716 = {
 "type": "string",
 "format": "uuid",
 "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
 "description": "Of its task."
} as const;
const source_20496c = {"type": "string", "description": "What is imported, without passwords."} as const;
const preview_e62ae8 = {"type": "boolean", "description": "Whether it only says what an import would do."} as const;
const undo_fb0fe2 = {"type": "boolean", "description": "Whether it takes back all imports."} as const;
const state_e734d0 = {"type": "string", "enum": ["queued", "running", "done", "failed", "canceled"]} as const;
const progress_d5e102 = {"type": "number", "description": "0 to 100."} as const;
const stage_e45694 = {"type": "string", "description": "The table being imported."} as const;
const error_bedba1 = {"type": "string", "description": "Why it failed. Nothing was written then."} as const;
const version_bc9c90 = {"type": "string", "description": "Of the Dependency-Track."} as const;
const side_1f4349 = {"type": "string", "enum": ["THERE", "HERE"]} as const;
const cause_ce474d = {
 "type": "string",
 "enum": [
  "ALIAS", "DUPLICATE", "WITHDRAWN", "SOURCE_OFF", "ANALYZER_OFF", "ANALYZER_ANSWER", "RECORD_MISSING", "RECORD_CHANGED",
  "BACKPORT", "VERSION_ORDER", "FUZZY_CPE", "OTHER_PACKAGE", "IDENTIFIER", "VERSION_UNREADABLE", "RECORD_UNCLEAR",
  "INTERNAL", "INACTIVE", "NOT_ANALYZED", "NEW_COMPONENT", "ADDED_BY_HAND", "REMOVED_BY_HAND", "UNKNOWN"
 ]
} as const;
const detail_867fcc = {
 "type": "string",
 "description": "What it is about: a source, an analyzer, a scheme of versions. Empty where the cause says everything."
} as const;
const vulnerability_83faad = {"$ref": "#/components/schemas/WhyVulnerability"} as const;
const integration_02af4e = {"type": "string", "enum": ["defectdojo", "fortify-ssc", "kenna"]} as const;
const nextRun_106ea2 = {"type": "integer", "description": "When the next scheduled run is due. Epoch milliseconds."} as const;
const target_617301 = {"type": "string", "description": "Where it went, in the words of the other system."} as const;
const tried_a30a9f = {"type": "integer", "description": "When the latest upload was tried. Epoch milliseconds."} as const;
const sent_adc843 = {"type": "integer", "description": "When one arrived last. Epoch milliseconds."} as const;
const findings_3dbb9d = {"type": "integer", "description": "In the upload that arrived last."} as const;
const reason_6d3ac6 = {"type": "string", "description": "Why the latest upload failed."} as const;
const items_0bf4f7 = {"$ref": "#/components/schemas/LimitingProject"} as const;
const items_273e4a = {"$ref": "#/components/schemas/ListedTeam"} as const;
const accessTeams_81f182 = {"type": "array", "items": items_273e4a} as const;
const newFindings_5c2a45 = {"$ref": "#/components/schemas/SeverityCounts"} as const;
const exploitedUnread_d40853 = {
 "type": "boolean",
 "description": "No catalog of exploited vulnerabilities has been read: zero exploited findings mean nothing."
} as const;
const epssUnread_daf538 = {"type": "boolean", "description": "EPSS has not been read, so that the score is unknown. Otherwise absent."} as const;
const coverage_906c32 = {"$ref": "#/components/schemas/CoverageCounts", "description": "Absent while a new BOM is still to be counted."} as const;
const error_e821c8 = {"type": "string", "description": "Why the latest run failed."} as const;
const kind_f613fe = {"type": "string", "description": "Such as `finding.analysis`."} as const;
const canUndo_10b3b1 = {"type": "boolean", "description": "Once it is over."} as const;
const undoes_d0d739 = {
 "type": "string",
 "format": "uuid",
 "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
 "description": "Token of the bulk change that it takes back."
} as const;
const undoneBy_359047 = {
 "type": "string",
 "format": "uuid",
 "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
 "description": "Token of the one that takes it back."
} as const;
const label_8e159a = {"type": "string", "description": "Its name."} as const;
const settings_e043e1 = {
 "type": "array",
 "items": {"$ref": "#/components/schemas/SettingChange"},
 "description": "A stored secret goes to the host that it was stored for, and to no other."
} as const;
const ok_3bae9e = {"type": "boolean", "description": "Whether no step failed."} as const;
const host_f0f74d = {"type": "string", "description": "Absent: there is no address."} as const;
const outcome_00ec60 = {"type": "string", "enum": ["OK", "FAILED", "SKIPPED"]} as const;
const status_1e9379 = {"type": "integer", "description": "HTTP status of the answer."} as const;
const data_bfe984 = {"type": "object", "additionalProperties": {}} as const;
const properties_db128f = {"code": {"type": "string"}, "data": data_bfe984} as const;
const key_475ee2 = {"type": "string", "description": "Names the cause: its code, and what it is about."} as const;
const status_7d1bbb = {"type": "string", "enum": enum_f80c28} as const;
const dataAsOf_808234 = {
 "type": "integer",
 "description": "As of when everything is known that the enabled sources tell: when the one that was read longest ago was read. Absent: none was. Epoch milliseconds."
} as const;
const items_58c70a = {"$ref": "#/components/schemas/BlindSpot"} as const;
const blindSpots_07de5e = {
 "type": "array",
 "items": items_58c70a,
 "description": "The largest first. A component whose two identifiers have a cause each counts at both."
} as const;
const notes_74ae73 = {
 "type": "array",
 "items": items_58c70a,
 "description": "What is no gap: `release_unknown`, covered by the records of all releases; `internal`, not covered as intended; and components that are covered, with records that cannot tell whether they affect them: `record_commits` list commits only, `record_no_versions` no versions, `record_bound_unreadable` a version that its scheme cannot read. Records of which a finding, an analysis or another record of the same vulnerability tells do not count. `analyzer_in_trouble`: only an analyzer covers them whose last run ended in trouble, so that it may not have been asked about them yet; `lastAnswer` says when it last answered."
} as const;
const scores_702ac9 = {
 "type": "array",
 "items": {"$ref": "#/components/schemas/FlawScore"},
 "description": "By version of CVSS, the newest first."
} as const;
const cveId_3b3ed7 = {"type": "string", "description": "The CVE of the alias group, whatever the ID of the record is."} as const;
const cwes_34b9a7 = {"type": "array", "items": {"type": "integer"}} as const;
const origins_92b189 = {"$ref": "#/components/schemas/FlawOrigins"} as const;
const items_012cef = {"type": "string", "enum": ["RANGE", "SEVERITY", "EXPLOITED", "EPSS"]} as const;
const component_aa3864 = {"$ref": "#/components/schemas/AuditFindingComponent"} as const;
const vulnerability_cec132 = {"$ref": "#/components/schemas/FlawSummary"} as const;
const fix_dd3417 = {"$ref": "#/components/schemas/FindingFix", "description": "Absent when no record lists a fixed version."} as const;
const analysis_d5b118 = {"$ref": "#/components/schemas/AuditFindingAnalysis"} as const;
const attribution_08feaa = {"$ref": "#/components/schemas/AuditFindingOrigin"} as const;
const otherRecords_db906b = {
 "type": "array",
 "items": {"$ref": "#/components/schemas/RecordRef"},
 "description": "Other records of the alias group that match the component, for which this one stands."
} as const;
const vulnerability_0bd252 = {"$ref": "#/components/schemas/FlawSummary", "description": "For a vulnerability, its most complete record."} as const;
const severity_fdefc6 = {"type": "string", "enum": enum_f3c536, "description": "The highest of them."} as const;
const clearDetails_78f742 = {"type": "boolean", "description": "Takes the details away."} as const;
const analysisUntil_4c3340 = {
 "type": "string",
 "description": "The last day of the analysis, in UTC, today or later. Another analysis without it has no end. None ends that is not set and does not suppress."
} as const;
const clearUntil_5e1f88 = {"type": "boolean", "description": "Takes the last day away."} as const;
const undo_0e748d = {
 "type": "string",
 "format": "uuid",
 "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
 "description": "Token that takes it back, for a day."
} as const;
const selection_2917f0 = {"$ref": "#/components/schemas/BulkSelection"} as const;
const countedOn_9634e6 = {
 "type": "integer",
 "description": "When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds."
} as const;
const components_254aad = {
 "type": "integer",
 "description": "Components of projects that the caller may see. Expressions of several licenses do not count."
} as const;
const kind_9910dc = {"type": "string", "enum": ["USER", "TEAM"]} as const;
const properties_e13e59 = {"uuid": uuid_5a4525, "name": {"type": "string"}, "version": {"type": "string"}, "active": {"type": "boolean"}} as const;
const project_cda25f = {
 "type": "string",
 "format": "uuid",
 "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
 "description": "Of a group that is a project."
} as const;
const items_5ffd1b = {"$ref": "#/components/schemas/PasskeyReference"} as const;
const credentialId_6f4105 = {"type": "string", "description": "In base64url."} as const;
const token_b6ff48 = {"type": "string", "description": "For `Authorization: Bearer`."} as const;
const source_08a67e = {"type": "string", "enum": enum_4368c4} as const;
const label_70025f = {"type": "string", "description": "Whom the link is for."} as const;
const sbom_e94cd5 = {"type": "boolean", "description": "Whether it shows the BOM."} as const;
const vex_93c243 = {"type": "boolean", "description": "Whether it shows the VEX."} as const;
const state_702859 = {"type": "string", "enum": ["ACTIVE", "EXPIRED", "REVOKED"]} as const;
const lastUsed_22ce4b = {"type": "integer", "description": "When something was last downloaded by it. Epoch milliseconds."} as const;
const uses_56bf33 = {"type": "integer", "description": "Downloads."} as const;
const enum_45efd4 = [
 "NO_VULNERABILITY_ID", "NO_STATUS", "UNKNOWN_STATUS", "NO_PRODUCT", "UNKNOWN_VULNERABILITY", "UNKNOWN_COMPONENT",
 "NOT_A_COMPONENT", "WITHIN_COMPONENT", "OTHER_PRODUCT", "PRODUCT_NOT_COMPARED", "OTHER_VERSION", "NO_FINDING",
 "SUPERSEDED"
] as const;
const verdict_785bc6 = {"type": "string", "enum": ["affected", "not_affected", "cannot_tell"]} as const;
const items_2bee1b = {"$ref": "#/components/schemas/SearchHit"} as const;
const projects_dca199 = {"type": "array", "items": items_2bee1b} as const;
const properties_e96535 = {"selection": selection_2917f0} as const;
const components_c60231 = {"type": "integer", "description": "Those that were chosen."} as const;
const required_0a6109 = ["uuid", "versions", "state", "isSuppressed"] as const;
const change_53b2c8 = {"type": "string", "enum": ["NEW", "GONE", "STILL"]} as const;
const policy_f8ef9d = {"$ref": "#/components/schemas/ViolatedPolicy"} as const;
const condition_662ba6 = {"$ref": "#/components/schemas/ViolatedCondition"} as const;
const items_c9ba8b = {"$ref": "#/components/schemas/ReportComponent"} as const;
const state_f6418d = {"type": "string", "enum": ["INFO", "WARN", "FAIL"], "description": "That of its policy."} as const;
const since_bdc602 = {"type": "integer", "description": "Since when it is violated without a break. Epoch milliseconds."} as const;
const lastSuccess_a53cd0 = {"type": "integer", "description": "When one was sent last. Epoch milliseconds."} as const;
const lastFailure_c7eb24 = {"type": "integer", "description": "When a try failed last. Epoch milliseconds."} as const;
const error_6416ea = {"type": "string", "description": "What the last failure was."} as const;
const minSeverity_e88678 = {"type": "string", "enum": enum_f3c536, "description": "Only vulnerabilities that are at least so severe."} as const;
const ownKind_3531b5 = {
 "type": "string",
 "enum": ["MSTEAMS_CARD", "GITHUB", "GITLAB"],
 "description": "Where the kind is none of the contract."
} as const;
const line_e0b114 = {"type": "integer", "description": "From 1 on."} as const;
const subject_7faba5 = {
 "type": "string",
 "enum": [
  "AGE", "COORDINATES", "CPE", "LICENSE", "LICENSE_GROUP", "PACKAGE_URL", "SEVERITY", "SWID_TAGID", "VERSION",
  "COMPONENT_HASH", "CWE", "VULNERABILITY_ID", "VERSION_DISTANCE", "EPSS", "IS_INTERNAL", "IS_OUTDATED", "CVSS",
  "FIX_AVAILABLE", "KNOWN_EXPLOITED"
 ]
} as const;
const firstSeen_29afd5 = {"type": "integer", "description": "Earlier than `since` when it came back. Epoch milliseconds."} as const;
const project_d4dbe3 = {"$ref": "#/components/schemas/ViolationProject"} as const;
const analysis_26b35c = {"$ref": "#/components/schemas/AuditViolationAnalysis"} as const;

export const modelSchemas: Readonly<Record<string, JsonSchema>> = {
 "ManagedUser": {
  "type": "object",
  "properties": {
   "username": {"type": "string"},
   "lastPasswordChange": lastPasswordChange_164770,
   "fullname": {"type": "string"},
   "email": {"type": "string"},
   "suspended": {"type": "boolean"},
   "forcePasswordChange": {"type": "boolean"},
   "nonExpiryPassword": {"type": "boolean"},
   "teams": teams_583107,
   "permissions": permissions_ae662b
  },
  "required": ["username", "suspended", "forcePasswordChange", "nonExpiryPassword"]
 },
 "LdapUser": {
  "type": "object",
  "properties": {
   "username": {"type": "string"},
   "dn": {"type": "string"},
   "teams": teams_583107,
   "email": {"type": "string"},
   "suspended": suspended_488653,
   "permissions": permissions_ae662b
  },
  "required": ["username"]
 },
 "OidcUser": {
  "type": "object",
  "properties": {
   "username": {"type": "string"},
   "subjectIdentifier": {"type": "string"},
   "email": {"type": "string"},
   "suspended": suspended_488653,
   "teams": teams_583107,
   "permissions": permissions_ae662b
  },
  "required": ["username"]
 },
 "UserPrincipal": {"anyOf": [anyOf_8e51c5, anyOf_9db49a, anyOf_f36221]},
 "Team": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "apiKeys": {"type": "array", "items": {"$ref": "#/components/schemas/ApiKey"}},
   "ldapUsers": {"type": "array", "items": anyOf_9db49a},
   "managedUsers": {"type": "array", "items": anyOf_8e51c5},
   "oidcUsers": {"type": "array", "items": anyOf_f36221},
   "mappedLdapGroups": {"type": "array", "items": {"$ref": "#/components/schemas/MappedLdapGroup"}},
   "mappedOidcGroups": {"type": "array", "items": {"$ref": "#/components/schemas/MappedOidcGroup"}},
   "permissions": permissions_ae662b
  },
  "required": [
   "uuid", "name", "apiKeys", "ldapUsers", "managedUsers", "oidcUsers", "mappedLdapGroups", "mappedOidcGroups",
   "permissions"
  ]
 },
 "TeamReference": TeamReference_022d9f,
 "NestedTeam": {"type": "object", "properties": properties_7f8352, "required": ["uuid", "name"]},
 "TeamSelfResponse": {"type": "object", "properties": properties_7f8352, "required": ["uuid", "name", "permissions"]},
 "VisibleTeam": {"type": "object", "properties": {"name": {"type": "string"}, "uuid": uuid_5a4525}, "required": ["name", "uuid"]},
 "ApiKey": {
  "type": "object",
  "properties": {
   "key": {"type": "string"},
   "comment": {"type": "string"},
   "created": lastPasswordChange_164770,
   "lastUsed": lastPasswordChange_164770,
   "maskedKey": {"type": "string"},
   "publicId": {"type": "string"},
   "legacy": {"type": "boolean"}
  },
  "required": ["maskedKey", "publicId", "legacy"]
 },
 "PermissionItem": {"type": "object", "properties": {"name": name_6b62d6, "description": {"type": "string"}}, "required": ["name"]},
 "MappedLdapGroup": {"type": "object", "properties": {"dn": {"type": "string"}, "uuid": uuid_5a4525}, "required": ["dn", "uuid"]},
 "MappedLdapGroupRequest": {"type": "object", "properties": {"team": uuid_5a4525, "dn": {"type": "string"}}},
 "OidcGroup": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "displayName": {
    "type": "string",
    "description": "Waybill's own. What people call it, where the provider names it by an identifier."
   }
  },
  "required": ["uuid", "name"]
 },
 "MappedOidcGroup": {
  "type": "object",
  "properties": {"group": {"$ref": "#/components/schemas/OidcGroup"}, "uuid": uuid_5a4525},
  "required": ["uuid"]
 },
 "MappedOidcGroupRequest": {"type": "object", "properties": {"team": uuid_5a4525, "group": uuid_5a4525}},
 "IdentifiableObject": {"type": "object", "properties": properties_acca59},
 "Component": {
  "type": "object",
  "properties": {
   "author": {"type": "string"},
   "publisher": {"type": "string"},
   "supplier": supplier_a2cfa0,
   "group": {"type": "string"},
   "name": {"type": "string"},
   "version": {"type": "string"},
   "classifier": classifier_13eb4f,
   "filename": {"type": "string"},
   "extension": {"type": "string"},
   "md5": {"type": "string"},
   "sha1": {"type": "string"},
   "sha256": {"type": "string"},
   "sha384": {"type": "string"},
   "sha512": {"type": "string"},
   "sha3_256": {"type": "string"},
   "sha3_384": {"type": "string"},
   "sha3_512": {"type": "string"},
   "blake2b_256": {"type": "string"},
   "blake2b_384": {"type": "string"},
   "blake2b_512": {"type": "string"},
   "blake3": {"type": "string"},
   "cpe": {"type": "string"},
   "purl": {"type": "string"},
   "purlCoordinates": {"type": "string"},
   "swidTagId": {"type": "string"},
   "isInternal": {"type": "boolean"},
   "description": {"type": "string"},
   "copyright": {"type": "string"},
   "license": {"type": "string"},
   "licenseExpression": {"type": "string"},
   "licenseUrl": {"type": "string"},
   "resolvedLicense": {"$ref": "#/components/schemas/License"},
   "directDependencies": {"type": "string"},
   "externalReferences": externalReferences_79ef65,
   "parent": parent_26a9df,
   "children": children_9290e4,
   "properties": {"type": "array", "items": {"$ref": "#/components/schemas/ComponentProperty"}},
   "vulnerabilities": vulnerabilities_993931,
   "project": project_f9be88,
   "lastInheritedRiskScore": {"type": "number"},
   "notes": {"type": "string"},
   "uuid": uuid_5a4525,
   "metrics": {"$ref": "#/components/schemas/DependencyMetrics"},
   "coverage": {
    "type": "string",
    "enum": enum_f80c28,
    "description": "Waybill's own. Where it is asked for, and in all lists of our own."
   },
   "repositoryMeta": {"$ref": "#/components/schemas/RepositoryMetaComponent"},
   "dependencyGraph": dependencyGraph_d7a19a,
   "expandDependencyGraph": {"type": "boolean"},
   "authors": authors_a2026f,
   "scope": {"type": "string", "enum": ["REQUIRED", "OPTIONAL", "EXCLUDED"]},
   "occurrences": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/Occurrence"},
    "description": "Waybill's own. Only when a single component is requested."
   },
   "isNew": {"type": "boolean", "description": "Some clients send it."},
   "bomRef": {"type": "string"}
  },
  "required": ["name", "isInternal", "uuid", "expandDependencyGraph"]
 },
 "ComponentReference": {
  "type": "object",
  "properties": {"uuid": uuid_5a4525, "name": {"type": "string"}, "group": {"type": "string"}, "version": {"type": "string"}},
  "required": ["uuid", "name"]
 },
 "ComponentProperty": {
  "type": "object",
  "properties": {
   "groupName": {"type": "string"},
   "propertyName": {"type": "string"},
   "propertyValue": {"type": "string"},
   "propertyType": propertyType_3592e2,
   "description": {"type": "string"},
   "uuid": uuid_5a4525
  },
  "required": ["propertyName", "propertyType", "uuid"]
 },
 "Occurrence": {
  "type": "object",
  "properties": {
   "location": {"type": "string"},
   "line": {"type": "integer"},
   "offset": {"type": "integer"},
   "symbol": {"type": "string"},
   "additionalContext": {"type": "string"}
  },
  "required": ["location"]
 },
 "DependencyGraphResponse": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "version": {"type": "string"},
   "purl": {"type": "string"},
   "directDependencies": {"type": "string"},
   "latestVersion": {"type": "string"}
  },
  "required": ["uuid", "name"]
 },
 "DirectDependency": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "group": {"type": "string"},
   "name": {"type": "string"},
   "version": {"type": "string"},
   "purl": {"type": "string"},
   "purlCoordinates": {"type": "string"},
   "cpe": {"type": "string"},
   "swidTagId": {"type": "string"},
   "objectType": {"type": "string", "enum": ["COMPONENT", "SERVICE"]}
  },
  "required": ["uuid", "name", "objectType"]
 },
 "RepositoryMetaComponent": {
  "type": "object",
  "properties": {
   "repositoryType": repositoryType_8f25c8,
   "namespace": {"type": "string"},
   "name": {"type": "string"},
   "latestVersion": {"type": "string"},
   "published": lastPasswordChange_164770,
   "lastCheck": lastPasswordChange_164770
  },
  "required": ["repositoryType", "name", "latestVersion", "lastCheck"]
 },
 "Finding": {
  "type": "object",
  "properties": {
   "component": component_4a41a1,
   "vulnerability": {"$ref": "#/components/schemas/FindingVulnerability"},
   "analysis": analysis_f12340,
   "attribution": {"$ref": "#/components/schemas/FindingOrigin"},
   "matrix": {"type": "string"}
  },
  "required": required_2074b9
 },
 "FindingComponent": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "group": {"type": "string"},
   "version": {"type": "string"},
   "scope": {"type": "string"},
   "purl": {"type": "string"},
   "cpe": {"type": "string"},
   "project": uuid_5a4525,
   "projectName": {"type": "string"},
   "projectVersion": {"type": "string"},
   "latestVersion": {"type": "string"}
  },
  "required": ["uuid", "name", "project"]
 },
 "FindingVulnerability": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "source": {"type": "string"},
   "vulnId": {"type": "string"},
   "title": {"type": ["string", "null"]},
   "subtitle": {"type": ["string", "null"]},
   "description": {"type": ["string", "null"]},
   "recommendation": {"type": ["string", "null"]},
   "severity": severity_73ac78,
   "severityRank": {"type": "integer"},
   "cvssV2BaseScore": {"type": "number"},
   "cvssV2Vector": {"type": ["string", "null"]},
   "cvssV3BaseScore": {"type": "number"},
   "cvssV3Vector": {"type": ["string", "null"]},
   "cvssV4Score": {"type": "number"},
   "cvssV4Vector": {"type": ["string", "null"]},
   "owaspLikelihoodScore": {"type": "number"},
   "owaspTechnicalImpactScore": {"type": "number"},
   "owaspBusinessImpactScore": {"type": "number"},
   "owaspRRVector": {"type": ["string", "null"]},
   "epssScore": {"type": "number"},
   "epssPercentile": {"type": "number"},
   "cweId": {"type": "integer"},
   "cweName": {"type": "string"},
   "cwes": cwes_4359b3,
   "aliases": aliases_fb254c,
   "references": {"type": ["string", "null"]},
   "published": lastPasswordChange_164770
  },
  "required": required_29fa4b
 },
 "FindingAnalysis": {
  "type": "object",
  "properties": {"state": state_a6f6dc, "isSuppressed": {"type": "boolean"}, "detail": {"type": "string"}},
  "required": ["isSuppressed"]
 },
 "FindingOrigin": {
  "type": "object",
  "properties": {
   "analyzerIdentity": analyzerIdentity_112f26,
   "attributedOn": lastPasswordChange_164770,
   "alternateIdentifier": {"type": "string"},
   "referenceUrl": {"type": "string"}
  },
  "required": ["analyzerIdentity", "attributedOn"]
 },
 "FindingAlias": {
  "type": "object",
  "properties": {
   "cveId": {"type": "string"},
   "ghsaId": {"type": "string"},
   "sonatypeId": {"type": "string"},
   "osvId": {"type": "string"},
   "snykId": {"type": "string"},
   "vulnDbId": {"type": "string"}
  }
 },
 "GroupedFinding": {
  "type": "object",
  "properties": {
   "vulnerability": {"$ref": "#/components/schemas/GroupedVulnerability"},
   "attribution": {"$ref": "#/components/schemas/GroupedOrigin"}
  },
  "required": ["vulnerability", "attribution"]
 },
 "GroupedVulnerability": {
  "type": "object",
  "properties": {
   "source": {"type": "string"},
   "vulnId": {"type": "string"},
   "title": {"type": "string"},
   "severity": severity_73ac78,
   "cvssV2BaseScore": {"type": "number"},
   "cvssV3BaseScore": {"type": "number"},
   "cvssV4Score": {"type": "number"},
   "published": lastPasswordChange_164770,
   "cwes": cwes_4359b3,
   "affectedProjectCount": {"type": "integer"}
  },
  "required": ["source", "vulnId", "severity", "affectedProjectCount"]
 },
 "GroupedOrigin": {"type": "object", "properties": {"analyzerIdentity": analyzerIdentity_112f26}, "required": ["analyzerIdentity"]},
 "FindingPackagingFormat": {
  "type": "object",
  "properties": {
   "version": {"type": "string"},
   "meta": {"$ref": "#/components/schemas/FpfMeta"},
   "project": {"$ref": "#/components/schemas/FpfProject"},
   "findings": {"type": "array", "items": {"$ref": "#/components/schemas/FpfFinding"}}
  },
  "required": ["version", "meta", "project", "findings"]
 },
 "FpfMeta": {
  "type": "object",
  "properties": {
   "application": {"type": "string"},
   "version": {"type": "string"},
   "timestamp": {"type": "string", "format": "date-time"},
   "baseUrl": {"type": "string"},
   "product": {"$ref": "#/components/schemas/Product", "description": "Waybill's own."}
  },
  "required": ["application", "version", "timestamp"]
 },
 "FpfProject": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "version": {"type": "string"},
   "description": {"type": "string"},
   "purl": {"type": "string"},
   "cpe": {"type": "string"}
  },
  "required": ["uuid", "name"]
 },
 "FpfFinding": {
  "type": "object",
  "properties": {
   "component": component_4a41a1,
   "vulnerability": {"$ref": "#/components/schemas/FpfVulnerability"},
   "analysis": analysis_f12340,
   "attribution": {"$ref": "#/components/schemas/FpfOrigin"},
   "matrix": {"type": "string"}
  },
  "required": required_2074b9
 },
 "FpfVulnerability": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "source": {"type": "string"},
   "vulnId": {"type": "string"},
   "title": {"type": ["string", "null"]},
   "subtitle": {"type": ["string", "null"]},
   "description": {"type": ["string", "null"]},
   "recommendation": {"type": ["string", "null"]},
   "severity": severity_73ac78,
   "severityRank": {"type": "integer"},
   "cvssV2BaseScore": {"type": "number"},
   "cvssV2Vector": {"type": ["string", "null"]},
   "cvssV3BaseScore": {"type": "number"},
   "cvssV3Vector": {"type": ["string", "null"]},
   "cvssV4Score": {"type": "number"},
   "cvssV4Vector": {"type": ["string", "null"]},
   "owaspLikelihoodScore": {"type": "number"},
   "owaspTechnicalImpactScore": {"type": "number"},
   "owaspBusinessImpactScore": {"type": "number"},
   "owaspRRVector": {"type": ["string", "null"]},
   "epssScore": {"type": "number"},
   "epssPercentile": {"type": "number"},
   "cweId": {"type": "integer"},
   "cweName": {"type": "string"},
   "cwes": cwes_4359b3,
   "aliases": aliases_fb254c,
   "references": {"type": ["string", "null"]},
   "published": {"type": "string"}
  },
  "required": required_29fa4b
 },
 "FpfOrigin": {
  "type": "object",
  "properties": {
   "analyzerIdentity": analyzerIdentity_112f26,
   "attributedOn": {"type": "string"},
   "alternateIdentifier": {"type": "string"},
   "referenceUrl": {"type": "string"}
  },
  "required": ["analyzerIdentity", "attributedOn"]
 },
 "Analysis": {
  "type": "object",
  "properties": {
   "analysisState": state_a6f6dc,
   "analysisJustification": analysisJustification_877f78,
   "analysisResponse": analysisResponse_9d7d81,
   "analysisDetails": {"type": "string"},
   "analysisComments": {"type": "array", "items": {"$ref": "#/components/schemas/AnalysisComment"}},
   "isSuppressed": {"type": "boolean"},
   "analysisUntil": {
    "type": "string",
    "format": "date",
    "description": "Waybill's own. The last day of the analysis, in UTC. Then it reverts to none. Absent: it has no end."
   }
  },
  "required": ["analysisState", "analysisJustification", "analysisResponse", "analysisComments", "isSuppressed"]
 },
 "AnalysisComment": AnalysisComment_6ae471,
 "AnalysisRequest": {
  "type": "object",
  "properties": {
   "project": {"type": "string"},
   "component": {"type": "string"},
   "vulnerability": {"type": "string"},
   "comment": {"type": "string"},
   "analysisDetails": {"type": "string"},
   "analysisState": state_a6f6dc,
   "analysisJustification": analysisJustification_877f78,
   "analysisResponse": analysisResponse_9d7d81,
   "isSuppressed": {"type": "boolean"},
   "clearDetails": {
    "type": "boolean",
    "description": "Waybill's own. Removes the details. An empty text cannot: clients send one to keep what is there."
   },
   "partial": {
    "type": "boolean",
    "description": "Waybill's own. Keeps the state, justification, and response that are left out instead of resetting them."
   },
   "aliases": {
    "type": "boolean",
    "description": "Waybill's own. Decides the same about the other records of the flaw that are findings of the component, and says so in the trail of each."
   },
   "components": {
    "type": "array",
    "items": uuid_5a4525,
    "description": "Waybill's own. Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for."
   },
   "suppressed": {"type": "boolean", "description": "Former name of `isSuppressed`."}
  }
 },
 "License": {
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "licenseText": {"type": "string"},
   "standardLicenseTemplate": {"type": "string"},
   "standardLicenseHeader": {"type": "string"},
   "licenseComments": {"type": "string"},
   "licenseId": {"type": "string"},
   "isOsiApproved": {"type": "boolean"},
   "isFsfLibre": {"type": "boolean"},
   "isDeprecatedLicenseId": {"type": "boolean"},
   "isCustomLicense": {"type": "boolean"},
   "seeAlso": dependencyGraph_d7a19a,
   "licenseGroups": licenseGroups_c190ea,
   "uuid": uuid_5a4525
  },
  "required": ["name", "licenseId", "isOsiApproved", "isFsfLibre", "isDeprecatedLicenseId", "isCustomLicense", "uuid"]
 },
 "LicenseGroup": {
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "licenses": {"type": "array", "items": {"$ref": "#/components/schemas/License"}},
   "riskWeight": {"type": "integer"},
   "uuid": uuid_5a4525
  },
  "required": ["name", "licenses", "riskWeight", "uuid"]
 },
 "ProjectMetrics": {
  "type": "object",
  "properties": {
   "critical": {"type": "integer"},
   "high": {"type": "integer"},
   "medium": {"type": "integer"},
   "low": {"type": "integer"},
   "unassigned": {"type": "integer"},
   "vulnerabilities": {"type": "integer"},
   "vulnerableComponents": {"type": "integer"},
   "components": {"type": "integer"},
   "suppressed": {"type": "integer"},
   "findingsTotal": {"type": "integer"},
   "findingsAudited": {"type": "integer"},
   "findingsUnaudited": {"type": "integer"},
   "inheritedRiskScore": {"type": "number"},
   "policyViolationsFail": {"type": "integer"},
   "policyViolationsWarn": {"type": "integer"},
   "policyViolationsInfo": {"type": "integer"},
   "policyViolationsTotal": {"type": "integer"},
   "policyViolationsAudited": {"type": "integer"},
   "policyViolationsUnaudited": {"type": "integer"},
   "policyViolationsSecurityTotal": {"type": "integer"},
   "policyViolationsSecurityAudited": {"type": "integer"},
   "policyViolationsSecurityUnaudited": {"type": "integer"},
   "policyViolationsLicenseTotal": {"type": "integer"},
   "policyViolationsLicenseAudited": {"type": "integer"},
   "policyViolationsLicenseUnaudited": {"type": "integer"},
   "policyViolationsOperationalTotal": {"type": "integer"},
   "policyViolationsOperationalAudited": {"type": "integer"},
   "policyViolationsOperationalUnaudited": {"type": "integer"},
   "firstOccurrence": lastPasswordChange_164770,
   "lastOccurrence": lastPasswordChange_164770,
   "collectionLogic": collectionLogic_3f7b3f,
   "collectionLogicChanged": {"type": "boolean"}
  },
  "required": [
   "critical", "high", "medium", "low", "unassigned", "vulnerabilities", "vulnerableComponents", "components",
   "suppressed", "findingsTotal", "findingsAudited", "findingsUnaudited", "inheritedRiskScore", "policyViolationsFail",
   "policyViolationsWarn", "policyViolationsInfo", "policyViolationsTotal", "policyViolationsAudited",
   "policyViolationsUnaudited", "policyViolationsSecurityTotal", "policyViolationsSecurityAudited",
   "policyViolationsSecurityUnaudited", "policyViolationsLicenseTotal", "policyViolationsLicenseAudited",
   "policyViolationsLicenseUnaudited", "policyViolationsOperationalTotal", "policyViolationsOperationalAudited",
   "policyViolationsOperationalUnaudited", "firstOccurrence", "lastOccurrence", "collectionLogicChanged"
  ]
 },
 "PortfolioMetrics": {
  "type": "object",
  "properties": {
   "critical": {"type": "integer"},
   "high": {"type": "integer"},
   "medium": {"type": "integer"},
   "low": {"type": "integer"},
   "unassigned": {"type": "integer"},
   "vulnerabilities": {"type": "integer"},
   "projects": {"type": "integer"},
   "vulnerableProjects": {"type": "integer"},
   "components": {"type": "integer"},
   "vulnerableComponents": {"type": "integer"},
   "suppressed": {"type": "integer"},
   "findingsTotal": {"type": "integer"},
   "findingsAudited": {"type": "integer"},
   "findingsUnaudited": {"type": "integer"},
   "inheritedRiskScore": {"type": "number"},
   "policyViolationsFail": {"type": "integer"},
   "policyViolationsWarn": {"type": "integer"},
   "policyViolationsInfo": {"type": "integer"},
   "policyViolationsTotal": {"type": "integer"},
   "policyViolationsAudited": {"type": "integer"},
   "policyViolationsUnaudited": {"type": "integer"},
   "policyViolationsSecurityTotal": {"type": "integer"},
   "policyViolationsSecurityAudited": {"type": "integer"},
   "policyViolationsSecurityUnaudited": {"type": "integer"},
   "policyViolationsLicenseTotal": {"type": "integer"},
   "policyViolationsLicenseAudited": {"type": "integer"},
   "policyViolationsLicenseUnaudited": {"type": "integer"},
   "policyViolationsOperationalTotal": {"type": "integer"},
   "policyViolationsOperationalAudited": {"type": "integer"},
   "policyViolationsOperationalUnaudited": {"type": "integer"},
   "firstOccurrence": lastPasswordChange_164770,
   "lastOccurrence": lastPasswordChange_164770
  },
  "required": [
   "critical", "high", "medium", "low", "unassigned", "vulnerabilities", "projects", "vulnerableProjects", "components",
   "vulnerableComponents", "suppressed", "findingsTotal", "findingsAudited", "findingsUnaudited", "inheritedRiskScore",
   "policyViolationsFail", "policyViolationsWarn", "policyViolationsInfo", "policyViolationsTotal",
   "policyViolationsAudited", "policyViolationsUnaudited", "policyViolationsSecurityTotal",
   "policyViolationsSecurityAudited", "policyViolationsSecurityUnaudited", "policyViolationsLicenseTotal",
   "policyViolationsLicenseAudited", "policyViolationsLicenseUnaudited", "policyViolationsOperationalTotal",
   "policyViolationsOperationalAudited", "policyViolationsOperationalUnaudited", "firstOccurrence", "lastOccurrence"
  ]
 },
 "DependencyMetrics": {
  "type": "object",
  "properties": {
   "critical": {"type": "integer"},
   "high": {"type": "integer"},
   "medium": {"type": "integer"},
   "low": {"type": "integer"},
   "unassigned": {"type": "integer"},
   "vulnerabilities": {"type": "integer"},
   "suppressed": {"type": "integer"},
   "findingsTotal": {"type": "integer"},
   "findingsAudited": {"type": "integer"},
   "findingsUnaudited": {"type": "integer"},
   "inheritedRiskScore": {"type": "number"},
   "policyViolationsFail": {"type": "integer"},
   "policyViolationsWarn": {"type": "integer"},
   "policyViolationsInfo": {"type": "integer"},
   "policyViolationsTotal": {"type": "integer"},
   "policyViolationsAudited": {"type": "integer"},
   "policyViolationsUnaudited": {"type": "integer"},
   "policyViolationsSecurityTotal": {"type": "integer"},
   "policyViolationsSecurityAudited": {"type": "integer"},
   "policyViolationsSecurityUnaudited": {"type": "integer"},
   "policyViolationsLicenseTotal": {"type": "integer"},
   "policyViolationsLicenseAudited": {"type": "integer"},
   "policyViolationsLicenseUnaudited": {"type": "integer"},
   "policyViolationsOperationalTotal": {"type": "integer"},
   "policyViolationsOperationalAudited": {"type": "integer"},
   "policyViolationsOperationalUnaudited": {"type": "integer"},
   "firstOccurrence": lastPasswordChange_164770,
   "lastOccurrence": lastPasswordChange_164770
  },
  "required": [
   "critical", "high", "medium", "low", "unassigned", "vulnerabilities", "suppressed", "findingsTotal",
   "findingsAudited", "findingsUnaudited", "inheritedRiskScore", "policyViolationsFail", "policyViolationsWarn",
   "policyViolationsInfo", "policyViolationsTotal", "policyViolationsAudited", "policyViolationsUnaudited",
   "policyViolationsSecurityTotal", "policyViolationsSecurityAudited", "policyViolationsSecurityUnaudited",
   "policyViolationsLicenseTotal", "policyViolationsLicenseAudited", "policyViolationsLicenseUnaudited",
   "policyViolationsOperationalTotal", "policyViolationsOperationalAudited", "policyViolationsOperationalUnaudited",
   "firstOccurrence", "lastOccurrence"
  ]
 },
 "VulnerabilityMetrics": {
  "type": "object",
  "properties": {
   "year": {"type": "integer"},
   "month": {"type": "integer"},
   "count": {"type": "integer"},
   "measuredAt": lastPasswordChange_164770
  },
  "required": ["year", "count", "measuredAt"]
 },
 "NotificationRule": {
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "enabled": {"type": "boolean"},
   "notifyChildren": {"type": "boolean"},
   "logSuccessfulPublish": {"type": "boolean"},
   "scope": scope_e59056,
   "notificationLevel": notificationLevel_d9c200,
   "projects": projects_4717b3,
   "teams": teams_583107,
   "notifyOn": {"type": "array", "items": items_b9e3e4},
   "message": {"type": "string"},
   "publisher": {"$ref": "#/components/schemas/NotificationPublisher"},
   "publisherConfig": {"type": "string"},
   "uuid": uuid_5a4525,
   "tags": tags_d9dfe4,
   "triggerType": {"type": "string", "enum": ["EVENT", "SCHEDULE"]},
   "scheduleLastTriggeredAt": lastPasswordChange_164770,
   "scheduleNextTriggerAt": lastPasswordChange_164770,
   "scheduleCron": {"type": "string"},
   "scheduleSkipUnchanged": {"type": "boolean"}
  },
  "required": [
   "name", "enabled", "notifyChildren", "logSuccessfulPublish", "scope", "notificationLevel", "projects", "teams",
   "notifyOn", "publisher", "uuid", "tags", "triggerType"
  ]
 },
 "NotificationPublisher": {
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "description": {"type": "string"},
   "publisherClass": {"type": "string"},
   "template": {"type": "string"},
   "templateMimeType": {"type": "string"},
   "defaultPublisher": {"type": "boolean"},
   "uuid": uuid_5a4525
  },
  "required": ["name", "publisherClass", "templateMimeType", "defaultPublisher", "uuid"]
 },
 "CreateScheduledNotificationRuleRequest": {
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "scope": scope_e59056,
   "notificationLevel": notificationLevel_d9c200,
   "publisher": {"$ref": "#/components/schemas/PublisherReference"}
  },
  "required": ["name", "scope", "notificationLevel", "publisher"]
 },
 "PublisherReference": {"type": "object", "properties": properties_acca59, "required": ["uuid"]},
 "OrganizationalEntity": {
  "type": "object",
  "properties": {"name": {"type": "string"}, "urls": dependencyGraph_d7a19a, "contacts": authors_a2026f}
 },
 "OrganizationalContact": {
  "type": "object",
  "properties": {"name": {"type": "string"}, "email": {"type": "string"}, "phone": {"type": "string"}}
 },
 "ExternalReference": {
  "type": "object",
  "properties": {"type": {"type": "string"}, "url": {"type": "string"}, "comment": {"type": "string"}},
  "required": ["type", "url"]
 },
 "Policy": {
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "operator": {"type": "string", "enum": ["ALL", "ANY"]},
   "violationState": violationState_a0e060,
   "policyConditions": {"type": "array", "items": items_268bfb},
   "projects": projects_4717b3,
   "tags": tags_d9dfe4,
   "uuid": uuid_5a4525,
   "includeChildren": {"type": "boolean"},
   "global": {"type": "boolean"},
   "onlyLatestProjectVersion": {"type": "boolean"}
  },
  "required": ["name", "operator", "violationState", "uuid", "includeChildren", "global", "onlyLatestProjectVersion"]
 },
 "PolicyCondition": {
  "type": "object",
  "properties": {
   "policy": {"$ref": "#/components/schemas/Policy"},
   "operator": operator_08480b,
   "subject": {
    "type": "string",
    "enum": [
     "AGE", "COORDINATES", "CPE", "LICENSE", "LICENSE_GROUP", "PACKAGE_URL", "SEVERITY", "SWID_TAGID", "VERSION",
     "COMPONENT_HASH", "CWE", "VULNERABILITY_ID", "VERSION_DISTANCE", "EPSS", "IS_INTERNAL", "IS_OUTDATED"
    ]
   },
   "value": {"type": "string"},
   "uuid": uuid_5a4525
  },
  "required": ["operator", "subject", "value", "uuid"]
 },
 "PolicyViolation": {
  "type": "object",
  "properties": {
   "type": type_6e65a4,
   "project": project_f9be88,
   "component": component_6ade73,
   "policyCondition": items_268bfb,
   "timestamp": lastPasswordChange_164770,
   "text": {"type": "string"},
   "analysis": analysis_40ec75,
   "uuid": uuid_5a4525
  },
  "required": ["uuid"]
 },
 "ViolationAnalysis": {
  "type": "object",
  "properties": {
   "analysisState": analysisState_e9c3e9,
   "analysisComments": {"type": "array", "items": items_eb4e82},
   "isSuppressed": {"type": "boolean"}
  },
  "required": ["analysisState", "isSuppressed"]
 },
 "ViolationAnalysisComment": AnalysisComment_6ae471,
 "ViolationAnalysisRequest": {
  "type": "object",
  "properties": {
   "component": uuid_5a4525,
   "policyViolation": uuid_5a4525,
   "comment": {"type": "string"},
   "analysisState": analysisState_e9c3e9,
   "isSuppressed": {"type": "boolean"},
   "partial": {"type": "boolean", "description": "Waybill's own. Keeps a state that is left out instead of resetting it."}
  },
  "required": ["component", "policyViolation"]
 },
 "Project": {
  "type": "object",
  "properties": properties_7cb416,
  "required": ["name", "uuid", "tags", "active", "isLatest", "collectionLogic"]
 },
 "NestedProject": {
  "description": "A project inside of something else, where its tags may be left out.",
  "type": "object",
  "properties": properties_7cb416,
  "required": ["name", "uuid", "active", "isLatest", "collectionLogic"]
 },
 "ProjectReference": ProjectReference_890f5f,
 "ProjectMetadata": {"type": "object", "properties": {"supplier": supplier_a2cfa0, "authors": authors_a2026f}},
 "ProjectProperty": {"type": "object", "properties": properties_390a86, "required": ["propertyName", "propertyType"]},
 "ProjectVersion": {
  "type": "object",
  "properties": {"uuid": uuid_5a4525, "version": {"type": "string"}, "active": {"type": "boolean"}},
  "required": ["uuid", "active"]
 },
 "CloneProjectRequest": {
  "type": "object",
  "properties": {
   "project": uuid_5a4525,
   "version": {"type": "string"},
   "includeTags": {"type": "boolean"},
   "includeProperties": {"type": "boolean"},
   "includeDependencies": {"type": "boolean"},
   "includeComponents": {"type": "boolean"},
   "includeServices": {"type": "boolean"},
   "includeAuditHistory": {"type": "boolean"},
   "includeACL": {"type": "boolean"},
   "includePolicyViolations": {"type": "boolean"},
   "makeCloneLatest": {"type": "boolean"}
  },
  "required": ["project", "version"]
 },
 "ProjectOperationProblemDetails": ProjectOperationProblemDetails_23ec40,
 "Tag": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]},
 "TagListResponseItem": {
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "projectCount": {"type": "integer"},
   "policyCount": {"type": "integer"},
   "notificationRuleCount": {"type": "integer"},
   "collectionProjectCount": {"type": "integer"}
  },
  "required": ["name", "projectCount", "policyCount", "notificationRuleCount", "collectionProjectCount"]
 },
 "TaggedProjectListResponseItem": ProjectReference_890f5f,
 "TaggedCollectionProjectListResponseItem": TaggedCollectionProjectListResponseItem_b0ae19,
 "TaggedPolicyListResponseItem": TaggedPolicyListResponseItem_c88a40,
 "TaggedNotificationRuleListResponseItem": TaggedPolicyListResponseItem_c88a40,
 "TagOperationProblemDetails": ProjectOperationProblemDetails_23ec40,
 "AclMappingRequest": {"type": "object", "properties": {"team": uuid_5a4525, "project": uuid_5a4525}},
 "ServiceComponent": {
  "type": "object",
  "properties": {
   "provider": supplier_a2cfa0,
   "group": {"type": "string"},
   "name": {"type": "string"},
   "version": {"type": "string"},
   "description": {"type": "string"},
   "endpoints": dependencyGraph_d7a19a,
   "authenticated": {"type": "boolean"},
   "crossesTrustBoundary": {"type": "boolean"},
   "data": {"type": "array", "items": {"$ref": "#/components/schemas/DataClassification"}},
   "externalReferences": externalReferences_79ef65,
   "parent": parent_26a9df,
   "children": children_9290e4,
   "vulnerabilities": vulnerabilities_993931,
   "project": project_f9be88,
   "lastInheritedRiskScore": {"type": "number"},
   "notes": {"type": "string"},
   "uuid": uuid_5a4525,
   "bomRef": {"type": "string"}
  },
  "required": ["name", "uuid"]
 },
 "DataClassification": {
  "type": "object",
  "properties": {
   "direction": {"type": "string", "enum": ["INBOUND", "OUTBOUND", "BI_DIRECTIONAL", "UNKNOWN"]},
   "name": {"type": "string"}
  },
  "required": ["direction"]
 },
 "About": {
  "type": "object",
  "properties": {
   "application": {"type": "string"},
   "version": {"type": ["string", "null"]},
   "timestamp": {"type": "string"},
   "uuid": {"type": "string"},
   "framework": {"$ref": "#/components/schemas/Framework"},
   "systemUuid": {"type": "string"},
   "product": {
    "$ref": "#/components/schemas/Product",
    "description": "Waybill's own. The program that answers; clients compare `application` and `framework`."
   }
  },
  "required": ["application", "version", "timestamp", "uuid", "framework", "systemUuid", "product"]
 },
 "Product": {
  "type": "object",
  "properties": {"name": {"type": "string"}, "version": {"type": "string"}},
  "required": ["name", "version"]
 },
 "Framework": {
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "version": {"type": "string"},
   "timestamp": {"type": "string"},
   "uuid": {"type": "string"}
  }
 },
 "Health": {
  "type": "object",
  "properties": {
   "status": {"type": "string", "enum": ["UP", "DOWN"]},
   "checks": {"type": "array", "items": {"$ref": "#/components/schemas/HealthCheck"}}
  },
  "required": ["status", "checks"]
 },
 "HealthCheck": {
  "type": "object",
  "properties": {"name": {"type": "string"}, "status": {"type": "string", "enum": ["UP", "DOWN"]}, "data": errors_245392},
  "required": ["name", "status", "data"]
 },
 "ConfigProperty": {"type": "object", "properties": properties_390a86, "required": ["groupName", "propertyName"]},
 "ConfigPropertyOrFault": {"anyOf": [{"$ref": "#/components/schemas/ConfigProperty"}, {"type": "string"}, {"type": "null"}]},
 "Repository": {
  "type": "object",
  "properties": {
   "type": repositoryType_8f25c8,
   "identifier": {"type": "string"},
   "url": {"type": "string"},
   "resolutionOrder": {"type": "integer"},
   "enabled": {"type": "boolean"},
   "internal": {"type": "boolean"},
   "authenticationRequired": {"type": "boolean"},
   "username": {"type": "string"},
   "uuid": uuid_5a4525
  },
  "required": ["type", "identifier", "url", "resolutionOrder", "enabled", "internal", "authenticationRequired", "uuid"]
 },
 "SearchResult": {
  "type": "object",
  "properties": {"results": {"type": "object", "additionalProperties": {"type": "array", "items": errors_245392}}},
  "required": ["results"]
 },
 "ProblemDetails": {
  "type": "object",
  "properties": {
   "type": {"type": "string"},
   "status": {"type": "integer"},
   "title": {"type": "string"},
   "detail": {"type": "string"},
   "instance": {"type": "string"},
   "code": code_a865f9,
   "violations": violations_d34333
  },
  "required": ["status", "title"]
 },
 "Violation": {
  "type": "object",
  "properties": {"path": {"type": "string"}, "message": {"type": "string"}},
  "required": ["path", "message"]
 },
 "ValidationError": {
  "type": "object",
  "properties": {"message": {"type": "string"}, "messageTemplate": {"type": "string"}, "path": {"type": "string"}, "invalidValue": {}},
  "required": ["message", "messageTemplate", "path"]
 },
 "ManualValidationError": {
  "type": "object",
  "properties": {"input": {"type": ["string", "null"]}, "message": {"type": "string"}},
  "required": ["message"]
 },
 "BomSubmitRequest": {
  "type": "object",
  "properties": {
   "project": uuid_5a4525,
   "projectName": {"type": "string"},
   "projectVersion": {"type": "string"},
   "parentUUID": uuid_5a4525,
   "parentName": {"type": "string"},
   "parentVersion": {"type": "string"},
   "bom": {"type": "string"},
   "autoCreate": {"type": "boolean"},
   "projectTags": tags_d9dfe4,
   "accessTeams": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/TeamReference"},
    "description": "Waybill's own. Teams that shall see the project if this upload creates it, by uuid or name."
   },
   "isLatestProjectVersion": {"type": "boolean"},
   "isLatest": {"type": "boolean"}
  },
  "required": ["project", "projectName", "projectVersion", "bom"]
 },
 "VexSubmitRequest": {
  "type": "object",
  "properties": {
   "project": uuid_5a4525,
   "projectName": {"type": "string"},
   "projectVersion": {"type": "string"},
   "vex": {"type": "string"}
  },
  "required": ["project", "projectName", "projectVersion", "vex"]
 },
 "TokenResponse": {"type": "object", "properties": {"token": uuid_5a4525}, "required": ["token"]},
 "IsTokenBeingProcessedResponse": {"type": "object", "properties": {"processing": {"type": "boolean"}}, "required": ["processing"]},
 "InvalidBomProblemDetails": {
  "type": "object",
  "properties": {
   "type": {"type": "string"},
   "status": {"type": "integer"},
   "title": {"type": "string"},
   "detail": {"type": "string"},
   "instance": {"type": "string"},
   "code": code_a865f9,
   "violations": violations_d34333,
   "errors": dependencyGraph_d7a19a
  },
  "required": ["status", "title"]
 },
 "Vulnerability": {
  "type": "object",
  "properties": {
   "vulnId": {"type": "string"},
   "source": {"type": "string"},
   "friendlyVulnId": {"type": "string"},
   "title": {"type": "string"},
   "subTitle": {"type": "string"},
   "description": {"type": "string"},
   "detail": {"type": "string"},
   "recommendation": {"type": "string"},
   "references": {"type": "string"},
   "credits": {"type": "string"},
   "created": {"type": "string", "format": "date-time"},
   "published": {"type": "string", "format": "date-time"},
   "updated": {"type": "string", "format": "date-time"},
   "cwes": cwes_4359b3,
   "cvssV2BaseScore": {"type": "number"},
   "cvssV2ImpactSubScore": {"type": "number"},
   "cvssV2ExploitabilitySubScore": {"type": "number"},
   "cvssV2Vector": {"type": "string"},
   "cvssV3BaseScore": {"type": "number"},
   "cvssV3ImpactSubScore": {"type": "number"},
   "cvssV3ExploitabilitySubScore": {"type": "number"},
   "cvssV3Vector": {"type": "string"},
   "owaspRRLikelihoodScore": {"type": "number"},
   "owaspRRTechnicalImpactScore": {"type": "number"},
   "owaspRRBusinessImpactScore": {"type": "number"},
   "owaspRRVector": {"type": "string"},
   "severity": severity_73ac78,
   "vulnerableVersions": {"type": "string"},
   "patchedVersions": {"type": "string"},
   "epssScore": {"type": "number"},
   "epssPercentile": {"type": "number"},
   "components": {"type": "array", "items": component_6ade73},
   "serviceComponents": {"type": "array", "items": {"$ref": "#/components/schemas/ServiceComponent"}},
   "uuid": uuid_5a4525,
   "affectedProjectCount": {"type": "integer"},
   "affectedActiveProjectCount": {"type": "integer"},
   "affectedInactiveProjectCount": {"type": "integer"},
   "findingAttribution": {"$ref": "#/components/schemas/FindingAttribution"},
   "affectedComponents": {"type": "array", "items": {"$ref": "#/components/schemas/AffectedComponent"}},
   "aliases": {
    "type": "array",
    "items": items_23bf57,
    "description": "In a body: the IDs of other sources. Without it, those of before stay."
   },
   "cwe": {"$ref": "#/components/schemas/Cwe"},
   "cvssV4Score": {"type": "number"},
   "cvssV4Vector": {"type": "string"},
   "normalizedCvssV2Vector": {"type": "string"},
   "rejected": {
    "type": "string",
    "format": "date-time",
    "description": "Waybill's own. When it was withdrawn by its issuer or the feed."
   },
   "knownExploited": {"$ref": "#/components/schemas/KnownExploited", "description": "Waybill's own."}
  },
  "required": [
   "vulnId", "source", "severity", "uuid", "affectedProjectCount", "affectedActiveProjectCount",
   "affectedInactiveProjectCount"
  ]
 },
 "VulnerabilityAlias": {
  "type": "object",
  "properties": {
   "internalId": {"type": "string"},
   "cveId": {"type": "string"},
   "ghsaId": {"type": "string"},
   "sonatypeId": {"type": "string"},
   "osvId": {"type": "string"},
   "snykId": {"type": "string"},
   "gsdId": {"type": "string"},
   "vulnDbId": {"type": "string"},
   "uuid": uuid_5a4525
  },
  "required": ["uuid"]
 },
 "Cwe": {"type": "object", "properties": {"cweId": {"type": "integer"}, "name": {"type": "string"}}, "required": ["cweId"]},
 "AffectedComponent": {
  "type": "object",
  "properties": {
   "identityType": {"type": "string", "enum": ["CPE", "PURL"]},
   "identity": {"type": "string"},
   "versionType": {"type": "string", "enum": ["EXACT", "RANGE"]},
   "version": {"type": "string"},
   "versionEndExcluding": {"type": "string"},
   "versionEndIncluding": {"type": "string"},
   "versionStartExcluding": {"type": "string"},
   "versionStartIncluding": {"type": "string"},
   "uuid": uuid_5a4525,
   "affectedVersionAttributions": {"type": "array", "items": {"$ref": "#/components/schemas/AffectedVersionAttribution"}}
  },
  "required": ["identityType", "identity", "versionType", "uuid", "affectedVersionAttributions"]
 },
 "AffectedVersionAttribution": {
  "type": "object",
  "properties": {
   "firstSeen": lastPasswordChange_164770,
   "lastSeen": lastPasswordChange_164770,
   "source": {
    "type": "string",
    "enum": ["NVD", "NPM", "GITHUB", "VULNDB", "OSSINDEX", "RETIREJS", "INTERNAL", "OSV", "SNYK", "TRIVY", "UNKNOWN"]
   },
   "uuid": uuid_5a4525
  },
  "required": ["firstSeen", "lastSeen", "source", "uuid"]
 },
 "AffectedProject": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "dependencyGraphAvailable": {"type": "boolean"},
   "name": {"type": "string"},
   "version": {"type": ["string", "null"]},
   "active": {"type": "boolean"},
   "affectedComponentUuids": affectedComponentUuids_cc17b5
  },
  "required": ["uuid", "dependencyGraphAvailable", "name", "version", "active", "affectedComponentUuids"]
 },
 "FindingAttribution": {
  "type": "object",
  "properties": {
   "attributedOn": lastPasswordChange_164770,
   "analyzerIdentity": analyzerIdentity_112f26,
   "component": component_6ade73,
   "vulnerability": items_283253,
   "alternateIdentifier": {"type": "string"},
   "referenceUrl": {"type": "string"},
   "uuid": uuid_5a4525
  },
  "required": ["attributedOn", "analyzerIdentity"]
 },
 "KnownExploited": {
  "type": "object",
  "properties": {
   "addedOn": {"type": "string", "format": "date"},
   "dueOn": {"type": "string", "format": "date"},
   "ransomware": {"type": "boolean", "description": "Whether it is known to be used in ransomware campaigns."},
   "requiredAction": {"type": "string"}
  },
  "required": ["ransomware"]
 },
 "CvssScore": {
  "type": "object",
  "properties": {
   "baseScore": baseScore_235f30,
   "impactSubScore": baseScore_235f30,
   "exploitabilitySubScore": baseScore_235f30,
   "temporalScore": baseScore_235f30,
   "environmentalScore": baseScore_235f30,
   "modifiedImpactSubScore": baseScore_235f30
  },
  "required": [
   "baseScore", "impactSubScore", "exploitabilitySubScore", "temporalScore", "environmentalScore",
   "modifiedImpactSubScore"
  ]
 },
 "NumberOrNaN": {"anyOf": [{"type": "number"}, {"type": "string"}]},
 "OwaspRiskRatingScore": {
  "type": "object",
  "properties": {
   "likelihoodScore": {"type": "number"},
   "technicalImpactScore": {"type": "number"},
   "businessImpactScore": {"type": "number"},
   "likelihood": likelihood_4727bb,
   "technicalImpact": likelihood_4727bb,
   "businessImpact": likelihood_4727bb
  }
 },
 "Analyzer": {
  "description": "An analyzer that works in the background.",
  "type": "object",
  "properties": {
   "analyzer": {"type": "string", "enum": ["fuzzy", "ossindex", "snyk", "trivy", "vulndb"]},
   "title": {"type": "string"},
   "enabled": enabled_e0044e,
   "obstacle": {
    "type": "string",
    "enum": ["DISABLED", "NO_CREDENTIALS", "NO_ORGANIZATION", "NO_ADDRESS", "INTERNAL_DISABLED"],
    "description": "Why it does not run."
   },
   "state": state_2afe1c,
   "token": token_f327e8,
   "progress": progress_f098c1,
   "stage": stage_c68ed2,
   "detail": detail_2ae39f,
   "lastRun": lastRun_a12278,
   "lastAnswer": lastAnswer_294eed,
   "nextRun": {"type": "integer", "description": "When the next scheduled run over all components is due. Epoch milliseconds."},
   "waiting": {"type": "integer", "description": "Number of distinct components that it is still to be asked about."},
   "error": {"type": "string", "description": "Why the latest run failed. Earlier results are kept."},
   "failure": failure_b3baf5,
   "problem": problem_64336e
  },
  "required": ["analyzer", "title", "enabled", "state", "progress", "waiting"]
 },
 "InternalAnalyzer": {
  "description": "The internal analyzer. It matches new components in their upload and changed records in the update of their source; a run over all components is only needed when something was missed.",
  "type": "object",
  "properties": {
   "enabled": {"type": "boolean", "description": "Whether it finds anything new."},
   "state": {"type": "string", "enum": enum_d696f2, "description": "Of the latest run over all components."},
   "token": token_f327e8,
   "progress": progress_f098c1,
   "stage": stage_c68ed2,
   "lastRun": lastRun_a12278,
   "lastMatch": {
    "type": "integer",
    "description": "When components were last matched, in whatever work. Absent while it is disabled. Epoch milliseconds."
   },
   "error": {"type": "string", "description": "Why the latest run failed. Earlier findings are kept."},
   "work": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/MatchingWork"},
    "description": "Work under way that matches components beside that run."
   },
   "failedProjects": {
    "type": "integer",
    "description": "Number of projects whose latest analysis failed, with no run over all components since."
   }
  },
  "required": ["enabled", "state", "progress", "work", "failedProjects"]
 },
 "MatchingWork": {
  "description": "Work of one kind in which components are matched.",
  "type": "object",
  "properties": {
   "kind": {"type": "string", "enum": ["UPLOAD", "PROJECT", "SOURCE", "PACKAGES"]},
   "source": {"type": "string", "enum": enum_4368c4, "description": "Whose records are imported."},
   "running": {"type": "integer"},
   "queued": {"type": "integer"},
   "progress": {"type": "number", "description": "0 to 100, on average."}
  },
  "required": ["kind", "running", "queued", "progress"]
 },
 "ImportFile": {
  "description": "An uploaded script. It is deleted once it was imported, or after a day.",
  "type": "object",
  "properties": {"uuid": uuid_5a4525, "name": {"type": "string"}, "bytes": {"type": "integer"}},
  "required": ["uuid", "name", "bytes"]
 },
 "ImportRequest": {
  "description": "What to import: a database by its URL, or an uploaded script.",
  "type": "object",
  "properties": {
   "url": {"type": "string", "description": "Of a PostgreSQL, MySQL, MariaDB or SQL Server."},
   "password": {"type": "string", "description": "Where the URL has none."},
   "file": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "An uploaded script."
   },
   "secretKey": {
    "type": "string",
    "description": "Content of the file `secret.key` in Base64. It is checked before anything is written."
   },
   "timeZone": {
    "type": "string",
    "description": "Of the server, such as `Europe/Berlin`. All but PostgreSQL keep times without one."
   },
   "preview": {"type": "boolean", "description": "Writes nothing."},
   "undo": {
    "type": "boolean",
    "description": "Takes back all that was imported, instead. It fails once a person has changed anything since the first import."
   }
  }
 },
 "ImportRun": {
  "description": "An import or a preview.",
  "type": "object",
  "properties": {
   "token": token_fe0716,
   "source": source_20496c,
   "preview": preview_e62ae8,
   "undo": undo_fb0fe2,
   "state": state_e734d0,
   "progress": progress_d5e102,
   "stage": stage_e45694,
   "startedBy": {"type": "string"},
   "createdAt": lastPasswordChange_164770,
   "finishedAt": lastPasswordChange_164770,
   "error": error_bedba1,
   "version": version_bc9c90
  },
  "required": ["token", "source", "preview", "undo", "state", "progress", "startedBy", "createdAt"]
 },
 "ImportNote": {
  "description": "A row that was not simply written.",
  "type": "object",
  "properties": {
   "row": {"type": "string"},
   "outcome": {"type": "string", "enum": ["written", "changed", "present", "kept", "merged", "refused", "leftOut", "removed"]},
   "reason": {"type": "string"}
  },
  "required": ["row", "outcome", "reason"]
 },
 "ImportTable": {
  "description": "What became of the rows of a table. The figures add up to the rows read.",
  "type": "object",
  "properties": {
   "table": {"type": "string"},
   "area": {"type": "string"},
   "read": {"type": "integer"},
   "written": {"type": "integer"},
   "changed": {"type": "integer", "description": "Changed there since, and followed."},
   "present": {"type": "integer", "description": "Here from an earlier import."},
   "kept": {
    "type": "integer",
    "description": "Changed there since, but not followed: somebody has changed it here, too, or it cannot be."
   },
   "merged": {"type": "integer", "description": "Joined with what is here."},
   "refused": {"type": "integer"},
   "leftOut": {"type": "integer", "description": "Fetched or computed anew here."},
   "removed": {"type": "integer", "description": "Gone there since, and removed here. Not among the rows read."},
   "notes": {"type": "array", "items": {"$ref": "#/components/schemas/ImportNote"}, "description": "At most 500."},
   "moreNotes": {"type": "integer"}
  },
  "required": [
   "table", "area", "read", "written", "changed", "present", "kept", "merged", "refused", "leftOut", "removed", "notes",
   "moreNotes"
  ]
 },
 "ImportReport": {
  "description": "An import with what became of every row.",
  "type": "object",
  "properties": {
   "token": token_fe0716,
   "source": source_20496c,
   "preview": preview_e62ae8,
   "undo": undo_fb0fe2,
   "state": state_e734d0,
   "progress": progress_d5e102,
   "stage": stage_e45694,
   "startedBy": {"type": "string"},
   "createdAt": lastPasswordChange_164770,
   "finishedAt": lastPasswordChange_164770,
   "error": error_bedba1,
   "version": version_bc9c90,
   "secretsStored": {"type": "integer", "description": "Encrypted values found."},
   "secretsOpened": {"type": "integer", "description": "Those that the secret key opened."},
   "tables": {"type": "array", "items": {"$ref": "#/components/schemas/ImportTable"}}
  },
  "required": ["token", "source", "preview", "undo", "state", "progress", "startedBy", "createdAt", "tables"]
 },
 "ImportComparison": {
  "type": "object",
  "properties": {
   "version": {"type": "string", "description": "Of the Dependency-Track. Absent when none was imported."},
   "importedAt": lastPasswordChange_164770,
   "comparedAt": {"type": "integer", "description": "Absent before the first comparison. Epoch milliseconds."},
   "task": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Token of the comparison that is running or waiting."
   },
   "agreedDays": {"type": "integer", "description": "Days in a row, up to the last comparison, on which nothing was left to look at."},
   "causes": {"type": "array", "items": {"$ref": "#/components/schemas/CauseSum"}},
   "days": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/ComparisonDay"},
    "description": "The last 90, newest first."
   },
   "blinded": {"type": "array", "items": {"$ref": "#/components/schemas/BlindedUser"}},
   "shadow": {"$ref": "#/components/schemas/ShadowState"}
  },
  "required": ["agreedDays", "causes", "days", "blinded"]
 },
 "CauseSum": {
  "description": "Differences of one cause.",
  "type": "object",
  "properties": {
   "side": side_1f4349,
   "cause": cause_ce474d,
   "detail": detail_867fcc,
   "findings": {"type": "integer"},
   "projects": {"type": "integer"},
   "understoodBy": {"type": "string", "description": "Absent when nobody has accepted it."},
   "understoodAt": lastPasswordChange_164770
  },
  "required": ["side", "cause", "detail", "findings", "projects"]
 },
 "UnderstoodCause": {
  "type": "object",
  "properties": {"side": side_1f4349, "cause": cause_ce474d, "detail": detail_867fcc, "understood": {"type": "boolean"}},
  "required": ["side", "cause", "detail"]
 },
 "ComparisonDay": {
  "type": "object",
  "properties": {
   "day": {"type": "string", "format": "date"},
   "bothSides": {"type": "integer", "description": "Findings of both."},
   "onlyThere": {"type": "integer"},
   "onlyHere": {"type": "integer"},
   "withoutCause": {"type": "integer", "description": "Differences that nothing explains."},
   "toLookAt": {"type": "integer", "description": "Differences whose cause is not understood yet."},
   "agreed": {"type": "boolean", "description": "Nothing was left to look at."},
   "uploads": {"type": "integer", "description": "BOMs that came from the Dependency-Track."},
   "refusedUploads": {"type": "integer"}
  },
  "required": ["day", "bothSides", "onlyThere", "onlyHere", "withoutCause", "toLookAt", "agreed", "uploads", "refusedUploads"]
 },
 "BlindedUser": {
  "description": "A user without any team: saw every project there, and sees none here.",
  "type": "object",
  "properties": {"kind": {"type": "string", "description": "`managed`, `ldap`, or `oidc`."}, "username": {"type": "string"}},
  "required": ["kind", "username"]
 },
 "ShadowState": {
  "description": "What came from alerts of the Dependency-Track.",
  "type": "object",
  "properties": {
   "uploads": {"type": "integer"},
   "refused": {"type": "integer"},
   "lastAt": lastPasswordChange_164770,
   "lastRefusal": {"type": "string", "description": "Why the last refused message was refused."}
  },
  "required": ["uploads", "refused", "lastAt"]
 },
 "DifferenceProject": ProjectReference_890f5f,
 "DifferenceComponent": {
  "type": "object",
  "properties": {"uuid": uuid_5a4525, "group": {"type": "string"}, "name": {"type": "string"}, "version": {"type": "string"}},
  "required": ["uuid", "name"]
 },
 "FindingDifference": {
  "description": "A finding that only one of the installations has.",
  "type": "object",
  "properties": {
   "project": {"$ref": "#/components/schemas/DifferenceProject"},
   "component": {"$ref": "#/components/schemas/DifferenceComponent"},
   "vulnerability": vulnerability_83faad,
   "severity": severity_73ac78,
   "side": side_1f4349,
   "cause": cause_ce474d,
   "detail": detail_867fcc,
   "analyzer": {"type": "string", "description": "That found it."},
   "foundAt": {"type": "integer", "description": "When it was found there. Epoch milliseconds."},
   "understood": {"type": "boolean"}
  },
  "required": ["project", "component", "vulnerability", "severity", "side", "cause", "detail", "understood"]
 },
 "ShadowMessage": {
  "description": "A message as the template webhook of Dependency-Track writes it. Other members are not looked at.",
  "type": "object",
  "properties": {"notification": {"$ref": "#/components/schemas/ShadowNotification"}}
 },
 "ShadowNotification": {
  "type": "object",
  "properties": {
   "group": {"type": "string", "description": "Must be BOM_PROCESSED."},
   "subject": {"$ref": "#/components/schemas/ShadowSubject"}
  }
 },
 "ShadowSubject": {
  "type": "object",
  "properties": {"project": {"$ref": "#/components/schemas/ShadowProject"}, "bom": {"$ref": "#/components/schemas/ShadowBom"}}
 },
 "ShadowProject": TaggedCollectionProjectListResponseItem_b0ae19,
 "ShadowBom": {"type": "object", "properties": {"content": {"type": "string", "description": "The document in Base64."}}},
 "Integration": {
  "description": "A system that findings are uploaded to.",
  "type": "object",
  "properties": {
   "integration": integration_02af4e,
   "title": {"type": "string"},
   "enabled": enabled_e0044e,
   "obstacle": {
    "type": "string",
    "enum": ["DISABLED", "NO_ADDRESS", "NO_CREDENTIALS", "NO_CONNECTOR"],
    "description": "Why it does not run."
   },
   "state": state_2afe1c,
   "token": token_f327e8,
   "progress": progress_f098c1,
   "stage": stage_c68ed2,
   "detail": detail_2ae39f,
   "lastRun": lastRun_a12278,
   "nextRun": nextRun_106ea2,
   "error": {"type": "string", "description": "Why the latest run ended early."},
   "sent": {"type": "integer", "description": "Number of visible projects whose latest upload arrived."},
   "failed": {"type": "integer", "description": "Number of visible projects whose latest upload failed."}
  },
  "required": ["integration", "title", "enabled", "state", "progress", "sent", "failed"]
 },
 "IntegrationUpload": {
  "description": "How the latest upload of a project to an integration ended.",
  "type": "object",
  "properties": {
   "project": uuid_5a4525,
   "projectName": {"type": "string"},
   "projectVersion": {"type": "string"},
   "outcome": {"type": "string", "enum": ["SENT", "FAILED"]},
   "target": target_617301,
   "tried": tried_a30a9f,
   "sent": sent_adc843,
   "findings": findings_3dbb9d,
   "reason": reason_6d3ac6,
   "failure": failure_b3baf5
  },
  "required": ["project", "projectName", "outcome"]
 },
 "ProjectIntegration": {
  "description": "An integration as far as it concerns a project.",
  "type": "object",
  "properties": {
   "integration": integration_02af4e,
   "title": {"type": "string"},
   "enabled": enabled_e0044e,
   "takesPart": {"type": "boolean", "description": "Whether the findings of the project are uploaded while it is enabled."},
   "outcome": {"type": "string", "enum": ["SENT", "FAILED"], "description": "Absent: nothing was uploaded yet."},
   "target": target_617301,
   "tried": tried_a30a9f,
   "sent": sent_adc843,
   "findings": findings_3dbb9d,
   "reason": reason_6d3ac6,
   "failure": failure_b3baf5
  },
  "required": ["integration", "title", "enabled", "takesPart"]
 },
 "ApiKeyRules": {
  "description": "All that is said of an API key. What is left out is taken away.",
  "type": "object",
  "properties": {
   "comment": {"type": "string"},
   "expires": {"type": "integer", "description": "From then on the key is refused. Epoch milliseconds."},
   "projects": {
    "type": "array",
    "items": items_0bf4f7,
    "description": "The key sees and changes only these. Left out: all that its team may see."
   },
   "accessTeams": {
    "type": "array",
    "items": items_273e4a,
    "description": "Teams that may be let see the projects that this key creates, besides its own."
   }
  }
 },
 "LimitingProject": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "version": {"type": "string"},
   "withChildren": {"type": "boolean", "description": "And all projects below it."}
  },
  "required": ["uuid", "name", "withChildren"]
 },
 "ListedTeam": TeamReference_022d9f,
 "ManagedApiKey": {
  "description": "An API key with all that is said of it. A limited one has `projects`.",
  "type": "object",
  "properties": {
   "key": {"type": "string", "description": "The whole key, only when it has just been made."},
   "publicId": {"type": "string"},
   "maskedKey": {"type": "string"},
   "legacy": {"type": "boolean"},
   "comment": {"type": "string"},
   "created": lastPasswordChange_164770,
   "lastUsed": lastPasswordChange_164770,
   "expires": lastPasswordChange_164770,
   "projects": {"type": "array", "items": items_0bf4f7},
   "accessTeams": accessTeams_81f182
  },
  "required": ["publicId", "maskedKey", "legacy", "created", "accessTeams"]
 },
 "SeverityCounts": {
  "description": "How many of something there are by severity. Low includes informational.",
  "type": "object",
  "properties": {
   "critical": {"type": "integer"},
   "high": {"type": "integer"},
   "medium": {"type": "integer"},
   "low": {"type": "integer"},
   "unassigned": {"type": "integer"}
  },
  "required": ["critical", "high", "medium", "low", "unassigned"]
 },
 "Attention": {
  "description": "What needs attention in the active projects that the caller may see.",
  "type": "object",
  "properties": {
   "since": {"type": "string", "format": "date", "description": "New means found on this day (UTC) or later."},
   "pending": {"type": "integer", "description": "Projects that have changed and are still to be counted again."},
   "newFindings": newFindings_5c2a45,
   "newProjects": {"type": "integer", "description": "Projects with a new finding."},
   "exploited": {"type": "integer", "description": "Findings known to be exploited."},
   "exploitedProjects": {"type": "integer"},
   "coverage": {
    "$ref": "#/components/schemas/Coverage",
    "description": "Of all components; the largest causes first, without examples."
   }
  },
  "required": ["since", "pending", "newFindings", "newProjects", "exploited", "exploitedProjects", "coverage"]
 },
 "AttentionProject": {
  "description": "An active project with the figures that say how urgent it is.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "version": {"type": "string"},
   "findings": {"type": "integer"},
   "newFindings": newFindings_5c2a45,
   "exploited": {"type": "integer"},
   "exploitedUnread": exploitedUnread_d40853,
   "critical": {"type": "integer"},
   "high": {"type": "integer"},
   "epss": {"type": "number", "description": "The highest of its findings."},
   "epssUnread": epssUnread_daf538,
   "components": {"type": "integer"},
   "notCovered": {"type": "integer", "description": "Components that no source covers."},
   "coverage": coverage_906c32
  },
  "required": ["uuid", "name", "findings", "newFindings", "exploited", "critical", "high", "components", "notCovered"]
 },
 "AuditLogEntry": {
  "description": "An administrative change, a deletion, a sign-in or a refused request.",
  "type": "object",
  "properties": {
   "id": {"type": "integer", "description": "Grows with every entry."},
   "at": lastPasswordChange_164770,
   "actor": {"type": "string", "description": "A user name, the teams of an API key, or `command line`. Empty when unknown."},
   "action": {"type": "string", "description": "`<thing>.<what happened>`, such as `team.created`."},
   "target": {"type": "string", "description": "The name or public ID of what was changed."},
   "address": {"type": "string", "description": "The network address that the request came from."},
   "leftOut": {"type": "integer", "description": "The entry stands for this many further refusals of its kind from its address."},
   "detail": {
    "type": "object",
    "additionalProperties": {},
    "description": "The members depend on the action. Never contains secrets."
   }
  },
  "required": ["id", "at", "actor", "action", "target"]
 },
 "Backups": {
  "description": "The backups of the installation.",
  "type": "object",
  "properties": {
   "enabled": {"type": "boolean", "description": "Whether backups are made on a schedule."},
   "folder": {"type": "string", "description": "Where they are, on the server."},
   "state": state_2afe1c,
   "token": token_f327e8,
   "error": error_e821c8,
   "warnings": dependencyGraph_d7a19a,
   "nextRun": nextRun_106ea2,
   "backups": {"type": "array", "items": {"$ref": "#/components/schemas/Backup"}, "description": "The latest first."}
  },
  "required": ["enabled", "folder", "state", "warnings", "backups"]
 },
 "Backup": {
  "description": "A backup that is complete.",
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "mark": {"type": "integer", "description": "Everything that was acknowledged until then is in it. Epoch milliseconds."},
   "until": {"type": "integer", "description": "The latest point in time that it can be restored to. Epoch milliseconds."},
   "bytes": {"type": "integer", "description": "Unpacked."},
   "stored": {"type": "integer", "description": "On the disk, without the log behind it."},
   "version": {"type": "string", "description": "Version of Waybill that made it."},
   "secretKey": {"type": "boolean", "description": "Whether the secret key is in it, encrypted."}
  },
  "required": ["name", "mark", "bytes", "stored", "version", "secretKey"]
 },
 "Erasure": {
  "type": "object",
  "properties": {"username": {"type": "string", "description": "The name that the deleted account had."}},
  "required": ["username"]
 },
 "BulkSelection": {
  "description": "Which things of a list are meant.",
  "type": "object",
  "properties": {
   "kind": {"type": "string", "enum": ["ids", "filter"]},
   "ids": {"type": "array", "items": {"type": "string"}, "description": "With `ids`: those that are meant."},
   "excluded": {
    "type": "array",
    "items": {"type": "string"},
    "description": "With `filter`: those that the filter leaves and that are not meant all the same."
   }
  }
 },
 "BulkStarted": {
  "description": "A bulk change that has been enqueued.",
  "type": "object",
  "properties": {"token": token_fe0716, "total": {"type": "integer", "description": "How many things it is about."}},
  "required": ["token", "total"]
 },
 "BulkSummary": {
  "description": "How far a bulk change is.",
  "type": "object",
  "properties": {
   "kind": kind_f613fe,
   "total": {"type": "integer"},
   "done": {"type": "integer"},
   "skipped": {"type": "integer"},
   "canUndo": canUndo_10b3b1,
   "undoes": undoes_d0d739,
   "undoneBy": undoneBy_359047
  },
  "required": ["kind", "total", "done", "skipped", "canUndo"]
 },
 "BulkSkippedItem": {"type": "object", "properties": {"id": {"type": "string"}, "label": label_8e159a}, "required": ["id"]},
 "BulkSkipped": {
  "description": "Things that were left alone for the same reason.",
  "type": "object",
  "properties": {
   "reason": {
    "type": "string",
    "enum": ["not_found", "unchanged", "changed_since", "active_children", "parent_below", "parent_unusable", "beyond_access"]
   },
   "count": {"type": "integer"},
   "items": {"type": "array", "items": {"$ref": "#/components/schemas/BulkSkippedItem"}, "description": "The first 100."}
  },
  "required": ["reason", "count", "items"]
 },
 "BulkReport": {
  "description": "What became of a bulk change.",
  "type": "object",
  "properties": {
   "kind": kind_f613fe,
   "total": {"type": "integer"},
   "done": {"type": "integer"},
   "skipped": {"type": "integer"},
   "canUndo": canUndo_10b3b1,
   "undoes": undoes_d0d739,
   "undoneBy": undoneBy_359047,
   "token": uuid_5a4525,
   "state": state_e734d0,
   "reasons": {"type": "array", "items": {"$ref": "#/components/schemas/BulkSkipped"}}
  },
  "required": ["kind", "total", "done", "skipped", "canUndo", "token", "state", "reasons"]
 },
 "ConnectionTestSettings": {
  "description": "Settings as they would be; whatever is not named is taken as it is stored.",
  "type": "object",
  "properties": {"settings": settings_e043e1}
 },
 "RepositoryTest": {
  "description": "A repository as it would be; of one that is stored, whatever is not named is taken as it is.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the one that is stored."
   },
   "type": {"type": "string", "enum": enum_471dbd, "description": "Of one that is not stored yet."},
   "url": {"type": "string"},
   "authenticationRequired": {"type": "boolean"},
   "username": {"type": "string"},
   "password": {"type": "string", "description": "Absent or empty: the stored one, for the host that it was stored for."}
  }
 },
 "ConnectionTest": {
  "description": "What came of trying out a connection, step by step.",
  "type": "object",
  "properties": {
   "ok": ok_3bae9e,
   "host": host_f0f74d,
   "steps": {"type": "array", "items": {"$ref": "#/components/schemas/ConnectionTestStep"}},
   "targets": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/JiraTarget"},
    "description": "Of Jira, where nothing failed: where rules create issues, and which fields have no value there."
   }
  },
  "required": ["ok", "steps"]
 },
 "ConnectionTestStep": {
  "description": "One step. When one fails, those behind it are skipped. Of several accounts, each has a step of its own.",
  "type": "object",
  "properties": {
   "step": {"type": "string", "enum": ["NAME", "CONNECTION", "TLS", "ANSWER", "ACCOUNT", "RATE"]},
   "outcome": outcome_00ec60,
   "code": {
    "type": "string",
    "enum": [
     "NOT_REACHED", "NO_ADDRESS", "INVALID_ADDRESS", "LINK_LOCAL", "PRIVATE_REDIRECT", "HOST_NOT_ALLOWED", "IP_ADDRESS",
     "HOST_NOT_FOUND", "CONNECTION_REFUSED", "CONNECTION_LOST", "TIMED_OUT", "UNREACHABLE", "PROXY_REFUSED",
     "PLAIN_HTTP", "CERTIFICATE", "NO_TLS", "NO_ANSWER", "REFUSED", "NOT_FOUND", "SERVER_ERROR", "UNEXPECTED_STATUS",
     "WEB_PAGE", "UNEXPECTED_CONTENT", "REDIRECTED", "PACKAGE_NOT_FOUND", "NO_ACCOUNT", "CREDENTIALS_MISSING",
     "CREDENTIALS_REFUSED", "ACCESS_DENIED", "SECRET_WITHHELD", "SECRET_UNREADABLE", "LIMIT_REACHED", "NOT_STATED"
    ],
    "description": "Why it failed or was skipped, or what is worth knowing."
   },
   "account": {"type": "integer", "description": "Of several accounts or tokens, the one that it is about: its place, from 1."},
   "status": status_1e9379,
   "remaining": {"type": "integer", "description": "Requests left in the current period."},
   "limit": {"type": "integer", "description": "Requests in a period."},
   "resetAt": {"type": "integer", "description": "When the next period begins, or requests are taken again. Epoch milliseconds."}
  },
  "required": ["step", "outcome"]
 },
 "BlindSpotExample": ProjectReference_890f5f,
 "RepairAction": {
  "description": "The one action that repairs a coverage gap: a setting (`enable_ecosystem`, `enable_source`, `import_source`), a better description of the component (`add_identifier`, `add_cpe`, `correct_purl`, `correct_cpe`, `add_version`, `correct_version`, `name_release`), a look at an analyzer that is in trouble (`check_analyzer`), a decision about the records themselves (`check_records`), or `none` where nothing has to be done.",
  "type": "object",
  "properties": properties_db128f,
  "required": ["code", "data"]
 },
 "CoverageAction": {
  "type": "object",
  "properties": {
   "code": {"type": "string"},
   "data": data_bfe984,
   "components": {"type": "integer", "description": "How many components it would cover. Of settings this is exact."}
  },
  "required": ["code", "data", "components"]
 },
 "BlindSpot": {
  "description": "Components that no enabled source covers for the same cause.",
  "type": "object",
  "properties": {
   "code": {"type": "string"},
   "data": data_bfe984,
   "key": key_475ee2,
   "components": {"type": "integer"},
   "projects": {"type": "integer", "description": "In how many projects they are, where several are looked at."},
   "examples": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/BlindSpotExample"},
    "description": "A few of these components, by name."
   },
   "action": {"$ref": "#/components/schemas/CoverageAction"}
  },
  "required": ["code", "data", "key", "components", "examples", "action"]
 },
 "CoverageCounts": {
  "description": "How much the enabled sources cover. A component is covered (`judgeable`), not covered (`blind`), or internal and not covered (`intended`). The status sums up: with `NOT_COVERED` and `INTERNAL` nothing was looked at, so that zero vulnerabilities mean nothing; `EMPTY` has no components.",
  "type": "object",
  "properties": {
   "status": status_7d1bbb,
   "components": {"type": "integer"},
   "judgeable": {"type": "integer"},
   "intended": {"type": "integer"},
   "blind": {"type": "integer"}
  },
  "required": ["status", "components", "judgeable", "intended", "blind"]
 },
 "Coverage": {
  "description": "The same with the causes. Those of a collection are without examples.",
  "type": "object",
  "properties": {
   "status": status_7d1bbb,
   "components": {"type": "integer"},
   "judgeable": {"type": "integer"},
   "intended": {"type": "integer"},
   "blind": {"type": "integer"},
   "exploitedUnread": exploitedUnread_d40853,
   "epssUnread": epssUnread_daf538,
   "dataAsOf": dataAsOf_808234,
   "blindSpots": blindSpots_07de5e,
   "notes": notes_74ae73
  },
  "required": ["status", "components", "judgeable", "intended", "blind", "blindSpots", "notes"]
 },
 "EcosystemGap": {
  "type": "object",
  "properties": {
   "ecosystem": {"type": "string", "description": "Package type and known namespace."},
   "components": {"type": "integer"}
  },
  "required": ["ecosystem", "components"]
 },
 "PortfolioCoverage": {
  "description": "The coverage of the active projects that the caller may see, counted within a minute.",
  "type": "object",
  "properties": {
   "status": status_7d1bbb,
   "components": {"type": "integer"},
   "judgeable": {"type": "integer"},
   "intended": {"type": "integer"},
   "blind": {"type": "integer"},
   "exploitedUnread": exploitedUnread_d40853,
   "epssUnread": epssUnread_daf538,
   "dataAsOf": dataAsOf_808234,
   "blindSpots": blindSpots_07de5e,
   "notes": notes_74ae73,
   "ecosystems": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/EcosystemGap"},
    "description": "Where components are not covered; the largest first."
   },
   "pending": {"type": "integer", "description": "Projects with a BOM that is not counted yet."}
  },
  "required": ["status", "components", "judgeable", "intended", "blind", "blindSpots", "notes", "ecosystems", "pending"]
 },
 "CoverageCause": {
  "type": "object",
  "properties": {
   "code": {"type": "string"},
   "data": data_bfe984,
   "key": key_475ee2,
   "action": {"$ref": "#/components/schemas/RepairAction"}
  },
  "required": ["code", "data", "key", "action"]
 },
 "UncoveredProject": ProjectReference_890f5f,
 "SilentRecord": {
  "type": "object",
  "properties": {"source": {"type": "string"}, "vulnId": {"type": "string"}},
  "required": ["source", "vulnId"]
 },
 "UncoveredComponent": {
  "description": "A component that no enabled source covers, or whose coverage has a note, and why.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "group": {"type": "string"},
   "version": {"type": "string"},
   "purl": {"type": "string"},
   "cpe": {"type": "string"},
   "isInternal": {"type": "boolean"},
   "isCovered": {"type": "boolean", "description": "The causes are notes only."},
   "causes": {"type": "array", "items": {"$ref": "#/components/schemas/CoverageCause"}},
   "records": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/SilentRecord"},
    "description": "Records that cannot tell whether they affect it, by a fault of theirs or because its version cannot be compared. The ten most severe."
   },
   "recordCount": {"type": "integer", "description": "How many such records there are."},
   "project": {"$ref": "#/components/schemas/UncoveredProject"}
  },
  "required": ["uuid", "name", "isInternal", "isCovered", "causes", "records", "recordCount", "project"]
 },
 "AuditFindingComponent": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "group": {"type": "string"},
   "version": {"type": "string"},
   "purl": {"type": "string"},
   "cpe": {"type": "string"},
   "isDirect": {"type": "boolean", "description": "The project itself depends on it."}
  },
  "required": ["uuid", "name"]
 },
 "FlawOrigins": {
  "description": "IDs of the records that the facts of a vulnerability come from.",
  "type": "object",
  "properties": {
   "severity": {"type": "string"},
   "title": {"type": "string"},
   "cvss": {"type": "string"},
   "epss": {"type": "string"},
   "knownExploited": {"type": "string"}
  },
  "required": ["severity"]
 },
 "FlawScore": {
  "description": "A CVSS base score.",
  "type": "object",
  "properties": {
   "version": {"type": "string", "enum": ["V4", "V3", "V2"]},
   "score": {"type": "number"},
   "from": {"type": "string", "description": "ID of the record that states it."},
   "vector": {"type": "string", "description": "Absent in lists, and where the record has none."}
  },
  "required": ["version", "score", "from"]
 },
 "FlawSummary": {
  "description": "A vulnerability with the merged facts of all records in its alias group.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "source": {"type": "string"},
   "vulnId": {"type": "string"},
   "title": {"type": "string"},
   "severity": severity_73ac78,
   "cvss": {"type": "number"},
   "epssScore": {"type": "number"},
   "epssUnread": epssUnread_daf538,
   "scores": scores_702ac9,
   "cveId": cveId_3b3ed7,
   "epssPercentile": {"type": "number"},
   "knownExploited": {
    "$ref": "#/components/schemas/KnownExploited",
    "description": "Absent when it is not a known exploited vulnerability."
   },
   "published": lastPasswordChange_164770,
   "cwes": cwes_34b9a7,
   "aliases": aliases_fb254c,
   "origins": origins_92b189
  },
  "required": ["uuid", "source", "vulnId", "severity", "scores", "cwes", "aliases", "origins"]
 },
 "FindingFix": {
  "description": "Versions that fix a finding.",
  "type": "object",
  "properties": {
   "nearest": {
    "type": "string",
    "description": "The lowest one. Instead of a pre-release, the lowest release with its major version if the records list one."
   },
   "isPrerelease": {"type": "boolean", "description": "The nearest one is a pre-release. Otherwise absent."},
   "latest": {"type": "string", "description": "The highest one in the records, when there are several."},
   "from": {"type": "string", "description": "ID of the record that lists the nearest version."}
  },
  "required": ["nearest", "from"]
 },
 "AuditFindingAnalysis": {
  "type": "object",
  "properties": {
   "state": state_a6f6dc,
   "isSuppressed": {"type": "boolean"},
   "isRecorded": {"type": "boolean", "description": "False when there is no analysis and no comment."},
   "reasonsChanged": {
    "type": "array",
    "items": items_012cef,
    "description": "What changed since somebody decided. Absent when nothing did."
   },
   "carriedFrom": {"$ref": "#/components/schemas/CarriedDecision", "description": "Absent when it was decided here."}
  },
  "required": ["state", "isSuppressed", "isRecorded"]
 },
 "CarriedDecision": {
  "description": "Where a decision was taken that followed its component into another version.",
  "type": "object",
  "properties": {
   "project": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Absent for an earlier version of a component of this project."
   },
   "projectVersion": {"type": "string"},
   "componentVersion": {"type": "string"},
   "by": {"type": "string", "description": "Who decided."},
   "decidedOn": lastPasswordChange_164770
  }
 },
 "ReasonChange": {
  "description": "A fact of a vulnerability at the time of a decision, and now.",
  "type": "object",
  "properties": {
   "reason": items_012cef,
   "before": {
    "type": "string",
    "description": "A severity, the lowest version with a fix, `true` or `false`, or a band of EPSS scores."
   },
   "now": {"type": "string"}
  },
  "required": ["reason"]
 },
 "AuditFindingOrigin": {
  "type": "object",
  "properties": {"analyzerIdentity": analyzerIdentity_112f26, "attributedOn": lastPasswordChange_164770},
  "required": ["analyzerIdentity", "attributedOn"]
 },
 "AuditFinding": {
  "description": "A finding as shown in lists.",
  "type": "object",
  "properties": {
   "component": component_aa3864,
   "vulnerability": vulnerability_cec132,
   "fix": fix_dd3417,
   "analysis": analysis_d5b118,
   "attribution": attribution_08feaa,
   "otherRecords": otherRecords_db906b
  },
  "required": ["component", "vulnerability", "analysis", "attribution"]
 },
 "RecordRef": {
  "description": "A record of a vulnerability.",
  "type": "object",
  "properties": {"uuid": uuid_5a4525, "source": {"type": "string"}, "vulnId": {"type": "string"}},
  "required": ["uuid", "source", "vulnId"]
 },
 "UnratedFindings": {
  "description": "How many findings have no severity although they are likely to be exploited.",
  "type": "object",
  "properties": {"findings": {"type": "integer"}},
  "required": ["findings"]
 },
 "FindingGroup": {
  "description": "Findings of one vulnerability or of one component.",
  "type": "object",
  "properties": {
   "vulnerability": vulnerability_0bd252,
   "component": {"$ref": "#/components/schemas/AuditFindingComponent", "description": "Of a component."},
   "severity": severity_fdefc6,
   "exploited": {"type": "boolean"},
   "findings": {
    "type": "integer",
    "description": "The records of a flaw on a component are one in a project; the leading one speaks for them."
   },
   "components": {"type": "integer"},
   "flaws": {"type": "integer"},
   "fixable": {"type": "integer", "description": "Findings with a known fix."},
   "decided": {"type": "integer", "description": "Findings with a state other than NOT_SET."}
  },
  "required": ["severity", "exploited", "findings", "components", "flaws", "fixable", "decided"]
 },
 "FindingDetails": {
  "description": "A finding with the details from all records of its vulnerability.",
  "type": "object",
  "properties": {
   "component": component_aa3864,
   "vulnerability": vulnerability_cec132,
   "fix": fix_dd3417,
   "analysis": analysis_d5b118,
   "attribution": attribution_08feaa,
   "otherRecords": otherRecords_db906b,
   "description": {"type": "string", "description": "Markdown; from the first record that has one."},
   "recommendation": {"type": "string"},
   "references": {"type": "array", "items": {"type": "string"}, "description": "URLs, each once."},
   "cweNames": cwes_4359b3,
   "records": {"type": "array", "items": {"$ref": "#/components/schemas/FlawRecord"}, "description": "The finding's own first."},
   "reasonChanges": {"type": "array", "items": {"$ref": "#/components/schemas/ReasonChange"}},
   "tickets": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/Ticket"},
    "description": "Issues that notifications made of it, or of another record of its flaw; the newest first."
   }
  },
  "required": [
   "component", "vulnerability", "analysis", "attribution", "references", "cweNames", "records", "reasonChanges",
   "tickets"
  ]
 },
 "FindingDecision": {
  "description": "What is decided about a finding; what is left out stays as it is.",
  "type": "object",
  "properties": {
   "analysisState": state_a6f6dc,
   "analysisJustification": analysisJustification_877f78,
   "analysisResponse": analysisResponse_9d7d81,
   "analysisDetails": {"type": "string"},
   "clearDetails": clearDetails_78f742,
   "analysisUntil": analysisUntil_4c3340,
   "clearUntil": clearUntil_5e1f88,
   "isSuppressed": {"type": "boolean"},
   "comment": {"type": "string"},
   "aliases": {
    "type": "boolean",
    "description": "Decides the same about the other records of the flaw that are findings of the component, and says so in the trail of each."
   },
   "components": {
    "type": "array",
    "items": uuid_5a4525,
    "description": "Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for."
   }
  }
 },
 "FindingDecided": {
  "description": "A decision that has been taken.",
  "type": "object",
  "properties": {"analysis": {"$ref": "#/components/schemas/Analysis"}, "undo": undo_0e748d},
  "required": ["analysis", "undo"]
 },
 "DecisionEffect": {
  "description": "What a decision about many things would do to those that somebody has decided about.",
  "type": "object",
  "properties": {
   "overwritten": {
    "type": "integer",
    "description": "Of those with a state other than NOT_SET, and of suppressed ones, how many it would change. The records of a flaw on a component are one."
   }
  },
  "required": ["overwritten"]
 },
 "FindingDecisions": {
  "description": "What is decided about many findings; what is left out stays as it is. A finding is named by the uuids of its component and vulnerability, with a colon between them.",
  "type": "object",
  "properties": {
   "selection": selection_2917f0,
   "analysisState": state_a6f6dc,
   "analysisJustification": analysisJustification_877f78,
   "analysisResponse": analysisResponse_9d7d81,
   "analysisDetails": {"type": "string"},
   "clearDetails": clearDetails_78f742,
   "analysisUntil": analysisUntil_4c3340,
   "clearUntil": clearUntil_5e1f88,
   "isSuppressed": {"type": "boolean"},
   "comment": {"type": "string"},
   "aliases": {
    "type": "boolean",
    "description": "Decides the same about the other records of each flaw that are findings of the same component, and says so in the trail of each. All of them count as one."
   }
  }
 },
 "FindingProject": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "version": {"type": "string"},
   "isActive": {"type": "boolean"},
   "isLatest": {"type": "boolean"}
  },
  "required": ["uuid", "name", "isActive", "isLatest"]
 },
 "PortfolioFinding": {
  "description": "A finding of any project. Its id is the UUIDs of project, component, and vulnerability with colons between them.",
  "type": "object",
  "properties": {
   "component": component_aa3864,
   "vulnerability": vulnerability_cec132,
   "fix": fix_dd3417,
   "analysis": analysis_d5b118,
   "attribution": attribution_08feaa,
   "otherRecords": otherRecords_db906b,
   "project": {"$ref": "#/components/schemas/FindingProject"}
  },
  "required": ["component", "vulnerability", "analysis", "attribution", "project"]
 },
 "GroupedComponent": {
  "description": "One version of a component, in all projects that have it.",
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "group": {"type": "string"},
   "version": {"type": "string"},
   "purl": {"type": "string"},
   "cpe": {"type": "string"}
  },
  "required": ["name"]
 },
 "PortfolioFindingGroup": {
  "description": "Findings of one vulnerability, of one version of a component, or of one project.",
  "type": "object",
  "properties": {
   "id": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Names the group when something is decided about it."
   },
   "vulnerability": vulnerability_0bd252,
   "component": {"$ref": "#/components/schemas/GroupedComponent", "description": "Of a component."},
   "project": {"$ref": "#/components/schemas/FindingProject", "description": "Of a project."},
   "severity": severity_fdefc6,
   "exploited": {"type": "boolean"},
   "findings": {"type": "integer"},
   "projects": {"type": "integer"},
   "components": {"type": "integer"},
   "decided": {"type": "integer", "description": "Findings with a state other than NOT_SET, at this moment."},
   "countedOn": countedOn_9634e6
  },
  "required": ["id", "severity", "exploited", "findings", "projects", "components", "decided"]
 },
 "DecisionCarrying": {
  "type": "object",
  "properties": {
   "enabled": {
    "type": "boolean",
    "description": "A decision follows its component into a new version of the project and into a new version of the component, while the vulnerability is still there."
   }
  },
  "required": ["enabled"]
 },
 "Forwarding": {
  "description": "Proxies that forward requests on behalf of clients.",
  "type": "object",
  "properties": {
   "ignoredProxy": {
    "anyOf": [{"$ref": "#/components/schemas/IgnoredProxy"}, {"type": "null"}],
    "description": "The last peer that did so without being a trusted proxy, within a day."
   }
  },
  "required": ["ignoredProxy"]
 },
 "IgnoredProxy": {
  "type": "object",
  "properties": {"address": {"type": "string"}, "at": lastPasswordChange_164770},
  "required": ["address", "at"]
 },
 "Identification": {
  "description": "How the identification of internal components fares.",
  "type": "object",
  "properties": {
   "state": state_2afe1c,
   "token": token_f327e8,
   "progress": progress_f098c1,
   "lastRun": lastRun_a12278,
   "nextRun": nextRun_106ea2,
   "changed": {"type": "integer", "description": "Number of components of which the latest run decided otherwise than before."},
   "error": error_e821c8
  },
  "required": ["state", "progress"]
 },
 "NamedLicenseGroup": TeamReference_022d9f,
 "LicenseSummaryGroup": {
  "description": "Licenses of one license group or of one kind; without either, those in no license group or of no kind.",
  "type": "object",
  "properties": {
   "group": {"$ref": "#/components/schemas/NamedLicenseGroup", "description": "A license may be in several."},
   "kind": {
    "type": "string",
    "enum": ["OSI_APPROVED", "FSF_LIBRE", "DEPRECATED", "CUSTOM"],
    "description": "A license may be of several kinds."
   },
   "licenses": {"type": "integer"},
   "components": components_254aad,
   "countedOn": countedOn_9634e6
  },
  "required": ["licenses", "components"]
 },
 "LicenseUse": {
  "description": "How far a license is used.",
  "type": "object",
  "properties": {"components": components_254aad, "projects": {"type": "integer"}, "countedOn": countedOn_9634e6},
  "required": ["components", "projects"]
 },
 "LicenseSummary": {
  "description": "A license without its texts, with how far it is used.",
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "licenseText": {"type": "string"},
   "standardLicenseTemplate": {"type": "string"},
   "standardLicenseHeader": {"type": "string"},
   "licenseComments": {"type": "string"},
   "licenseId": {"type": "string"},
   "isOsiApproved": {"type": "boolean"},
   "isFsfLibre": {"type": "boolean"},
   "isDeprecatedLicenseId": {"type": "boolean"},
   "isCustomLicense": {"type": "boolean"},
   "seeAlso": dependencyGraph_d7a19a,
   "licenseGroups": licenseGroups_c190ea,
   "uuid": uuid_5a4525,
   "components": components_254aad,
   "projects": {"type": "integer"},
   "countedOn": countedOn_9634e6
  },
  "required": [
   "name", "licenseId", "isOsiApproved", "isFsfLibre", "isDeprecatedLicenseId", "isCustomLicense", "uuid", "components",
   "projects"
  ]
 },
 "BomImport": {
  "description": "One upload of a bill of materials.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the task that processed it."
   },
   "sha256": {
    "type": "string",
    "description": "Of the document; absent, like its type and size, where it was received by an installation that moved in."
   },
   "mediaType": {"type": "string"},
   "byteSize": {"type": "integer"},
   "format": {"type": "string"},
   "specVersion": {"type": "string"},
   "serialNumber": {"type": "string"},
   "bomVersion": {"type": "integer"},
   "components": {"type": "integer"},
   "services": {"type": "integer"},
   "receivedAt": lastPasswordChange_164770,
   "processedAt": lastPasswordChange_164770
  },
  "required": ["uuid", "token", "receivedAt"]
 },
 "ProjectSums": {
  "description": "A project and the active projects below it, or the members of a collection, as far as the caller may see them, summed up.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "projects": {"type": "integer", "description": "How many were summed up, itself included unless it is a collection."},
   "components": {"type": "integer"},
   "vulnerableComponents": {"type": "integer"},
   "critical": {"type": "integer"},
   "high": {"type": "integer"},
   "medium": {"type": "integer"},
   "low": {"type": "integer"},
   "unassigned": {"type": "integer"},
   "vulnerabilities": {"type": "integer"},
   "findings": {"type": "integer"},
   "audited": {"type": "integer"},
   "suppressed": {"type": "integer"},
   "inheritedRiskScore": {"type": "number"},
   "lastBomImport": {"type": "integer", "description": "The latest of all. Epoch milliseconds."},
   "coverage": coverage_906c32
  },
  "required": [
   "uuid", "projects", "components", "vulnerableComponents", "critical", "high", "medium", "low", "unassigned",
   "vulnerabilities", "findings", "audited", "suppressed", "inheritedRiskScore"
  ]
 },
 "GraphNode": {
  "type": "array",
  "prefixItems": [
   {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "uuid"
   },
   {"type": "string", "description": "name"},
   {"type": ["string", "null"], "description": "version"},
   {"type": ["string", "null"], "description": "group"},
   {"type": ["string", "null"], "description": "purlType"},
   {"type": "integer", "description": "critical"},
   {"type": "integer", "description": "high"},
   {"type": "integer", "description": "medium"},
   {"type": "integer", "description": "low"},
   {"type": "integer", "description": "unassigned"},
   {"type": "integer", "description": "flags"},
   {"type": ["string", "null"], "description": "latestVersion"}
  ],
  "items": false,
  "minItems": 12
 },
 "ProjectGraph": {
  "description": "Small enough for 50,000 components: node 0 is the project, `edges` are pairs of positions in `nodes`, flat.",
  "type": "object",
  "properties": {"nodes": {"type": "array", "items": {"$ref": "#/components/schemas/GraphNode"}}, "edges": cwes_34b9a7},
  "required": ["nodes", "edges"]
 },
 "OwnerName": {
  "description": "A user or a team that is responsible for a project.",
  "type": "object",
  "properties": {
   "kind": kind_9910dc,
   "name": {"type": "string", "description": "Name of the user or the team."},
   "fullname": {"type": "string", "description": "Of a user."}
  },
  "required": ["kind", "name"]
 },
 "ProjectOwnership": {
  "type": "object",
  "properties": {
   "owner": {"$ref": "#/components/schemas/OwnerName", "description": "Absent: nobody, so the teams with access take the place."},
   "team": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "UUID of the team, if one is the owner."
   },
   "from": {"type": "string", "enum": ["PROJECT", "VERSION", "PARENT"], "description": "Where the owner is set."},
   "project": {
    "$ref": "#/components/schemas/ProjectReference",
    "description": "The other version or the project above on which it is set, if the caller may see that."
   },
   "teams": {
    "type": "array",
    "items": {"type": "string"},
    "description": "Without an owner: names of the teams with access. Callers without ACCESS_MANAGEMENT see their own teams only."
   }
  }
 },
 "ProjectOwnerInput": {
  "description": "Either a user or a team.",
  "type": "object",
  "properties": {
   "user": {"type": "string", "description": "User name."},
   "team": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "UUID of a team."
   }
  }
 },
 "OwnerCandidate": {
  "type": "object",
  "properties": {
   "kind": kind_9910dc,
   "name": {"type": "string"},
   "fullname": {"type": "string"},
   "team": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "UUID of the team."
   }
  },
  "required": ["kind", "name"]
 },
 "SavedView": {
  "description": "How a user wants to see a list: filters, search, order, grouping and columns, under a name.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "list": {"type": "string", "description": "Of which list it is a view, such as `ProjectFindings`."},
   "name": {"type": "string", "description": "Unique among the views of the list that the user has."},
   "search": {"type": "string", "description": "What the address of the list holds behind the question mark."},
   "columns": {"type": "string", "description": "Ids of the columns in their order, between commas; those of the list without it."},
   "team": {"type": "string", "description": "Name of the team that it is shared with."},
   "sharedBy": {"type": "string", "description": "Whose view it is. Absent for one's own, which alone can be changed."}
  },
  "required": ["uuid", "list", "name", "search"]
 },
 "SavedViewTeam": {
  "type": "object",
  "properties": {
   "team": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "One of the teams of the caller."
   }
  }
 },
 "ServiceProject": {
  "description": "The project of a service.",
  "type": "object",
  "properties": properties_e13e59,
  "required": ["uuid", "name", "active"]
 },
 "ListedService": {
  "description": "A service, as shown in the list of all projects.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "group": {"type": "string"},
   "version": {"type": "string"},
   "provider": label_8e159a,
   "endpoints": {"type": "integer", "description": "How many it has."},
   "authenticated": {"type": "boolean", "description": "Absent when the BOM does not say it."},
   "crossesTrustBoundary": {"type": "boolean", "description": "Likewise."},
   "project": {"$ref": "#/components/schemas/ServiceProject"}
  },
  "required": ["uuid", "name", "endpoints", "project"]
 },
 "ServiceGroup": {
  "description": "Services of one name, of one provider, or in one project.",
  "type": "object",
  "properties": {
   "name": {"type": "string", "description": "Absent for services without a named provider."},
   "version": {"type": "string", "description": "Of a project."},
   "project": project_cda25f,
   "services": {"type": "integer"},
   "projects": {"type": "integer"}
  },
  "required": ["services", "projects"]
 },
 "ServiceAccount": {
  "description": "A pipeline or another program. What it may do follows from its teams.",
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "description": {"type": "string"},
   "suspended": {"type": "boolean", "description": "Its keys and tokens are refused."},
   "created": lastPasswordChange_164770,
   "lastUsed": {"type": "integer", "description": "Of a key of it, or of a token that is still valid. Epoch milliseconds."},
   "apiKeys": {"type": "integer", "description": "How many API keys it has."},
   "teams": accessTeams_81f182
  },
  "required": ["name", "suspended", "created", "apiKeys", "teams"]
 },
 "NewServiceAccount": {
  "type": "object",
  "properties": {"name": {"type": "string", "description": "What trails show; no user has it."}, "description": {"type": "string"}}
 },
 "ServiceAccountChange": {
  "description": "All that is said of a service account. What is left out is taken away.",
  "type": "object",
  "properties": {"description": {"type": "string"}, "suspended": {"type": "boolean"}}
 },
 "TeamTag": {
  "description": "A tag whose projects a team sees.",
  "type": "object",
  "properties": {"name": {"type": "string"}, "projects": {"type": "integer", "description": "How many projects carry it now."}},
  "required": ["name", "projects"]
 },
 "TeamProject": {
  "description": "A project that a team sees while portfolio access control is on.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "version": {"type": "string"},
   "active": {"type": "boolean"},
   "origin": {
    "type": "string",
    "enum": ["MAPPED", "TAG", "PARENT"],
    "description": "Why: it is mapped by hand, else by a tag of it, else inherited from a project above."
   }
  },
  "required": ["uuid", "name", "active", "origin"]
 },
 "SignInQueue": {
  "description": "Passwords that wait to be checked by the node that answers.",
  "type": "object",
  "properties": {
   "waiting": {"type": "integer"},
   "seconds": {"type": "integer", "description": "Until all of them are checked, by estimate."}
  },
  "required": ["waiting", "seconds"]
 },
 "UserSession": {
  "description": "A sign-in whose token is still valid.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "signedInAt": lastPasswordChange_164770,
   "lastSeenAt": {"type": "integer", "description": "Time of the last request, to within half a minute. Epoch milliseconds."},
   "expiresAt": lastPasswordChange_164770,
   "isCurrent": {"type": "boolean", "description": "Whether it is the session of the request."},
   "address": {"type": "string", "description": "The network address that signed in."},
   "userAgent": {"type": "string", "description": "How the client that signed in describes itself."}
  },
  "required": ["uuid", "signedInAt", "lastSeenAt", "expiresAt", "isCurrent"]
 },
 "PasswordReset": {
  "type": "object",
  "properties": {
   "available": {"type": "boolean", "description": "Whether mail is set up, and it is known where people open the console."}
  },
  "required": ["available"]
 },
 "PasswordResetRequest": {
  "type": "object",
  "properties": {"account": {"type": "string", "description": "A user name or an email address."}},
  "required": ["account"]
 },
 "PasswordResetConfirmation": {
  "type": "object",
  "properties": {"token": {"type": "string"}, "newPassword": {"type": "string"}},
  "required": ["token", "newPassword"]
 },
 "SignIn": {"type": "object", "properties": {"username": {"type": "string"}, "password": {"type": "string"}}},
 "SignInStep": {
  "description": "A session, or the step that comes before it.",
  "type": "object",
  "properties": {
   "token": {"type": "string", "description": "For `Authorization: Bearer`. Absent: there is another step."},
   "secondFactor": {"$ref": "#/components/schemas/SecondFactor"}
  }
 },
 "SecondFactor": {
  "description": "What has to be proved besides the password, within five minutes and at the first try.",
  "type": "object",
  "properties": {
   "challenge": {"type": "string", "description": "What a passkey signs; in base64url."},
   "rpId": {"type": "string", "description": "Whom the passkeys are for. Absent: no passkey can be used at this address."},
   "passkeys": {"type": "array", "items": items_5ffd1b, "description": "Those that can be used here."},
   "mustChangePassword": {"type": "boolean", "description": "Whether the answer has to bring a new password."}
  },
  "required": ["challenge", "passkeys", "mustChangePassword"]
 },
 "PasskeyReference": {
  "type": "object",
  "properties": {
   "credentialId": credentialId_6f4105,
   "transports": {
    "type": "array",
    "items": {"type": "string", "enum": ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]}
   }
  },
  "required": ["credentialId", "transports"]
 },
 "SecondFactorAnswer": {
  "description": "Either what a passkey has signed, or a recovery code.",
  "type": "object",
  "properties": {
   "challenge": {"type": "string"},
   "passkey": {"$ref": "#/components/schemas/PasskeyAssertion"},
   "recoveryCode": {"type": "string"},
   "newPassword": {"type": "string"}
  }
 },
 "PasskeyAssertion": {
  "description": "What a passkey answers (WebAuthn: PublicKeyCredential of an assertion); all in base64url.",
  "type": "object",
  "properties": {
   "credentialId": {"type": "string"},
   "clientDataJson": {"type": "string"},
   "authenticatorData": {"type": "string"},
   "signature": {"type": "string"}
  }
 },
 "PasswordProof": {"type": "object", "properties": {"currentPassword": {"type": "string"}}},
 "PasskeyCreation": {
  "description": "What the browser has to be asked for (WebAuthn: PublicKeyCredentialCreationOptions).",
  "type": "object",
  "properties": {
   "challenge": {"type": "string", "description": "In base64url; counts once, for five minutes."},
   "rpId": {"type": "string"},
   "rpName": {"type": "string"},
   "userHandle": credentialId_6f4105,
   "username": {"type": "string"},
   "displayName": {"type": "string"},
   "algorithms": {"type": "array", "items": {"type": "integer"}, "description": "COSE algorithms, the preferred one first."},
   "excluded": {"type": "array", "items": items_5ffd1b, "description": "Passkeys that are there already."}
  },
  "required": ["challenge", "rpId", "rpName", "userHandle", "username", "displayName", "algorithms", "excluded"]
 },
 "NewPasskey": {
  "description": "What the browser has made (WebAuthn: PublicKeyCredential of an attestation); in base64url.",
  "type": "object",
  "properties": {
   "challenge": {"type": "string"},
   "name": {"type": "string"},
   "credentialId": {"type": "string"},
   "clientDataJson": {"type": "string"},
   "attestationObject": {"type": "string"},
   "transports": {"type": "array", "items": {"type": "string"}, "description": "Those that WebAuthn has no name for are ignored."}
  }
 },
 "PasskeyName": {"type": "object", "properties": {"name": {"type": "string"}}},
 "Passkey": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "created": lastPasswordChange_164770,
   "lastUsed": lastPasswordChange_164770,
   "isBackedUp": {"type": "boolean", "description": "Whether its keeper copies it to other devices."},
   "rpId": {"type": "string", "description": "The host that it was made for."}
  },
  "required": ["uuid", "name", "created", "isBackedUp", "rpId"]
 },
 "Passkeys": {
  "type": "object",
  "properties": {
   "passkeys": {"type": "array", "items": {"$ref": "#/components/schemas/Passkey"}},
   "recoveryCodesLeft": {"type": "integer"},
   "canAdd": {"type": "boolean", "description": "Whether the address of this request is one that passkeys can be made for."}
  },
  "required": ["passkeys", "recoveryCodesLeft", "canAdd"]
 },
 "AddedPasskey": {
  "type": "object",
  "properties": {
   "passkey": {"$ref": "#/components/schemas/Passkey"},
   "recoveryCodes": {"type": "array", "items": {"type": "string"}, "description": "With the first passkey. They are shown once."}
  },
  "required": ["passkey"]
 },
 "RecoveryCodes": {
  "type": "object",
  "properties": {"codes": {"type": "array", "items": {"type": "string"}, "description": "They are shown once."}},
  "required": ["codes"]
 },
 "TeamPermission": {
  "description": "A permission of a team.",
  "type": "object",
  "properties": {"name": name_6b62d6, "reach": {"type": "string", "enum": ["ALL", "TEAM"]}},
  "required": ["name", "reach"]
 },
 "TeamPermissionReach": {
  "description": "What a permission of a team holds for.",
  "type": "object",
  "properties": {
   "reach": {
    "type": "string",
    "enum": ["ALL", "TEAM"],
    "description": "`ALL`: all projects that members see, and what is about no project. `TEAM`: projects that portfolio access control gives to the team."
   }
  }
 },
 "LimitedPermission": {
  "description": "A permission that a team holds for its own projects only.",
  "type": "object",
  "properties": {"team": uuid_5a4525, "name": {"type": "string", "description": "Of the team."}, "permission": name_6b62d6},
  "required": ["team", "name", "permission"]
 },
 "Suspension": {"type": "object", "properties": {"suspended": {"type": "boolean"}}, "required": ["suspended"]},
 "DirectoryPerson": {
  "type": "object",
  "properties": {
   "username": {"type": "string", "description": "What they sign in with."},
   "dn": {"type": "string"},
   "email": {"type": "string"}
  },
  "required": ["username", "dn"]
 },
 "OidcAuthorizationRequest": {
  "description": "Where the provider sends the browser back to.",
  "type": "object",
  "properties": {"redirectUri": {"type": "string"}}
 },
 "OidcAuthorization": {
  "description": "A sign-in that has begun. Whoever began it keeps all but the address until the provider calls back.",
  "type": "object",
  "properties": {
   "url": {"type": "string", "description": "Where the browser goes now."},
   "flow": {"type": "string", "enum": ["code", "implicit"]},
   "state": {"type": "string"},
   "nonce": {"type": "string"},
   "codeVerifier": {"type": "string"}
  },
  "required": ["url", "flow", "state", "nonce", "codeVerifier"]
 },
 "OidcCode": {
  "description": "What the provider called back with, and what was kept of the beginning.",
  "type": "object",
  "properties": {
   "redirectUri": {"type": "string"},
   "parameters": {"type": "string", "description": "The query of the address that was called."},
   "state": {"type": "string"},
   "nonce": {"type": "string"},
   "codeVerifier": {"type": "string"}
  }
 },
 "SubjectQuestion": {
  "description": "Somebody came under the name of a user with another subject than the one that is bound.",
  "type": "object",
  "properties": {
   "username": {"type": "string"},
   "boundSubject": {"type": "string", "description": "The one that is bound."},
   "askedSubject": {"type": "string", "description": "The one that has come."},
   "at": lastPasswordChange_164770
  },
  "required": ["username", "askedSubject", "at"]
 },
 "SubjectAnswer": {
  "type": "object",
  "properties": {
   "subjectIdentifier": {"type": "string", "description": "The one that was shown, so that nobody is taken for somebody who has come since."}
  }
 },
 "OidcGroupName": {"type": "object", "properties": {"displayName": {"type": "string"}}},
 "OidcGroupEntry": {
  "description": "A group of the provider.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string", "description": "As the provider has it."},
   "displayName": {"type": "string", "description": "What people call it."},
   "isNamedByHand": {
    "type": "boolean",
    "description": "Whether somebody entered the display name; the provider does not change it then."
   },
   "teams": {"type": "array", "items": {"$ref": "#/components/schemas/MappedTeam"}}
  },
  "required": ["uuid", "name", "isNamedByHand", "teams"]
 },
 "MappedTeam": {
  "description": "A team that the members of a group join.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "mapping": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the mapping between them."
   }
  },
  "required": ["uuid", "name", "mapping"]
 },
 "SignedIn": {"type": "object", "properties": {"token": token_b6ff48}, "required": ["token"]},
 "LdapUserTest": {
  "description": "A user, and settings as they would be; whatever is not named is taken as it is stored.",
  "type": "object",
  "properties": {
   "settings": settings_e043e1,
   "username": {"type": "string"},
   "password": {"type": "string", "description": "Absent or empty: it is not tried."}
  }
 },
 "IdentityTest": {
  "description": "What came of trying out a directory or a provider, step by step.",
  "type": "object",
  "properties": {
   "ok": ok_3bae9e,
   "host": host_f0f74d,
   "steps": {"type": "array", "items": {"$ref": "#/components/schemas/IdentityTestStep"}}
  },
  "required": ["ok", "steps"]
 },
 "IdentityTestStep": {
  "description": "One step. When one fails, those behind it are skipped.",
  "type": "object",
  "properties": {
   "step": {
    "type": "string",
    "enum": [
     "NAME", "CONNECTION", "TLS", "ANSWER", "ACCOUNT", "BASE", "USER", "PASSWORD", "GROUPS", "ADMISSION", "TEAMS",
     "KEYS", "FLOW", "SCOPE", "CLAIMS"
    ]
   },
   "outcome": outcome_00ec60,
   "code": {
    "type": "string",
    "enum": [
     "NOT_REACHED", "NO_ADDRESS", "INVALID_ADDRESS", "LINK_LOCAL", "PRIVATE_REDIRECT", "HOST_NOT_ALLOWED", "IP_ADDRESS",
     "HOST_NOT_FOUND", "CONNECTION_REFUSED", "CONNECTION_LOST", "TIMED_OUT", "UNREACHABLE", "PROXY_REFUSED",
     "PLAIN_HTTP", "CERTIFICATE", "NO_TLS", "NO_ANSWER", "REFUSED", "NOT_FOUND", "SERVER_ERROR", "UNEXPECTED_STATUS",
     "WEB_PAGE", "UNEXPECTED_CONTENT", "REDIRECTED", "PACKAGE_NOT_FOUND", "NO_ACCOUNT", "CREDENTIALS_MISSING",
     "CREDENTIALS_REFUSED", "ACCESS_DENIED", "SECRET_WITHHELD", "SECRET_UNREADABLE", "LIMIT_REACHED", "NOT_STATED",
     "NOT_ENCRYPTED", "ENCRYPTION_REFUSED", "ENCRYPTION_REQUIRED", "NO_BASE", "BASE_NOT_FOUND", "INVALID_BASE",
     "INVALID_FILTER", "INVALID_ATTRIBUTE", "DIRECTORY_ERROR", "NONE_FOUND", "SEVERAL_FOUND", "NO_PASSWORD",
     "NOT_SYNCHRONIZED", "KNOWN_ACCOUNT", "NEW_ACCOUNT", "UNMAPPED_ACCOUNT", "OTHER_SUBJECT", "NOT_TRUSTED", "UNUSABLE",
     "OTHER_ISSUER", "NO_KEYS", "NOT_SUPPORTED", "NOT_LISTED"
    ],
    "description": "Why it failed or was skipped, or what is worth knowing."
   },
   "status": status_1e9379,
   "values": {
    "type": "array",
    "items": {"type": "string"},
    "description": "What was found, the first 100: names of entries, groups and teams; what is missing."
   },
   "total": {"type": "integer", "description": "How many were found in all."}
  },
  "required": ["step", "outcome"]
 },
 "Setting": {
  "description": "A setting in the database, with what values it takes.",
  "type": "object",
  "properties": {
   "group": {"type": "string"},
   "name": {"type": "string"},
   "type": propertyType_3592e2,
   "description": {"type": "string"},
   "isSet": {"type": "boolean", "description": "Whether it has a value; all that is told of a secret."},
   "value": {"type": "string", "description": "Never that of a secret."},
   "default": {"type": "string", "description": "Absent: without a value until somebody sets one."},
   "unit": {"type": "string", "enum": ["milliseconds", "seconds", "minutes", "hours", "days", "percent"]},
   "min": {"type": "number"},
   "max": {"type": "number"},
   "choices": {"type": "array", "items": {"type": "string"}, "description": "The only values that it takes."},
   "list": {
    "type": "string",
    "enum": ["json", "semicolons"],
    "description": "Several texts, written as a JSON array or between semicolons."
   },
   "sentTo": {
    "type": "array",
    "items": {"type": "string"},
    "description": "Of a secret: the settings of its group with the address that it is sent to. A change of the host must set the secret again or remove it."
   }
  },
  "required": ["group", "name", "type", "description", "isSet"]
 },
 "SettingChange": {
  "description": "A new value of a setting.",
  "type": "object",
  "properties": {
   "group": {"type": "string"},
   "name": {"type": "string"},
   "value": {"type": "string", "description": "Absent, null or empty: the setting is cleared."}
  }
 },
 "Operations": {
  "description": "How the installation fares.",
  "type": "object",
  "properties": {
   "version": {"type": "string", "description": "Of Waybill."},
   "offline": {"type": "boolean", "description": "Whether nothing outside is asked."},
   "nodes": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/OperationsNode"},
    "description": "Processes that work on jobs."
   },
   "queues": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/OperationsQueue"},
    "description": "Work that waits or runs, by kind."
   },
   "failures": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/OperationsFailure"},
    "description": "Work that failed in the last seven days, by kind; the latest first."
   },
   "database": {"$ref": "#/components/schemas/OperationsDatabase"},
   "tables": {"type": "array", "items": {"$ref": "#/components/schemas/OperationsTable"}, "description": "The 30 largest tables."},
   "statements": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/OperationsStatement"},
    "description": "The 20 statements that took the most time in all. Absent: the database does not count them (pg_stat_statements)."
   },
   "growth": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/OperationsDay"},
    "description": "Size of the database by day, the earliest first."
   },
   "sources": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/OperationsSource"},
    "description": "Sources that are on and have been read, the one that was read longest ago first."
   }
  },
  "required": ["version", "offline", "nodes", "queues", "failures", "database", "tables", "growth", "sources"]
 },
 "OperationsNode": {
  "type": "object",
  "properties": {
   "node": {"type": "string", "description": "Name of the process, anew with each start."},
   "seen": {"type": "integer", "description": "When it last said that it is alive. Epoch milliseconds."},
   "moved": {"type": "integer", "description": "When one of its jobs last began, ended or got further. Epoch milliseconds."},
   "idle": {"type": "integer", "description": "Workers that wait for a job."}
  },
  "required": ["node", "seen", "idle"]
 },
 "OperationsQueue": {
  "type": "object",
  "properties": {
   "kind": {"type": "string"},
   "queued": {"type": "integer"},
   "running": {"type": "integer"},
   "oldest": {"type": "integer", "description": "Since when the one that has waited longest waits. Epoch milliseconds."}
  },
  "required": ["kind", "queued", "running"]
 },
 "OperationsFailure": {
  "type": "object",
  "properties": {
   "kind": {"type": "string"},
   "count": {"type": "integer"},
   "latest": lastPasswordChange_164770,
   "error": {"type": "string", "description": "Why the latest failed."}
  },
  "required": ["kind", "count", "latest"]
 },
 "OperationsDatabase": {
  "type": "object",
  "properties": {
   "version": {"type": "string", "description": "Of PostgreSQL."},
   "embedded": {"type": "boolean", "description": "Whether Waybill runs it itself."},
   "bytes": {"type": "integer"},
   "connections": {"type": "integer"},
   "maxConnections": {"type": "integer"},
   "freeBytes": {"type": "integer", "description": "Left on the disk of the data directory. Absent: the database lies elsewhere."}
  },
  "required": ["version", "embedded", "bytes", "connections", "maxConnections"]
 },
 "OperationsTable": {
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "bytes": {"type": "integer", "description": "With its indexes."},
   "indexBytes": {"type": "integer"},
   "rows": {"type": "integer", "description": "As the database estimates."},
   "deadRows": {"type": "integer", "description": "That a cleanup will remove, as the database estimates."}
  },
  "required": ["name", "bytes", "indexBytes", "rows", "deadRows"]
 },
 "OperationsStatement": {
  "type": "object",
  "properties": {
   "statement": {"type": "string", "description": "Without its values."},
   "calls": {"type": "integer"},
   "totalMs": {"type": "number"},
   "meanMs": {"type": "number"}
  },
  "required": ["statement", "calls", "totalMs", "meanMs"]
 },
 "OperationsDay": {
  "type": "object",
  "properties": {"day": lastPasswordChange_164770, "bytes": {"type": "integer"}},
  "required": ["day", "bytes"]
 },
 "OperationsSource": {
  "type": "object",
  "properties": {
   "source": source_08a67e,
   "title": {"type": "string"},
   "asOf": {"type": "integer", "description": "When it was last read, here or where the data came from. Epoch milliseconds."}
  },
  "required": ["source", "title", "asOf"]
 },
 "ShareLinkInput": {
  "type": "object",
  "properties": {
   "label": label_70025f,
   "expiresAt": {"type": "integer", "description": "At most 366 days ahead. Epoch milliseconds."},
   "sbom": {"type": "boolean"},
   "vex": {"type": "boolean"}
  },
  "required": ["label", "expiresAt", "sbom", "vex"]
 },
 "ShareLink": {
  "description": "A link by which people without an account read documents of a project.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "label": label_70025f,
   "sbom": sbom_e94cd5,
   "vex": vex_93c243,
   "state": state_702859,
   "createdBy": {"type": "string"},
   "createdAt": lastPasswordChange_164770,
   "expiresAt": lastPasswordChange_164770,
   "revokedAt": lastPasswordChange_164770,
   "lastUsed": lastUsed_22ce4b,
   "uses": uses_56bf33
  },
  "required": ["uuid", "label", "sbom", "vex", "state", "createdBy", "createdAt", "expiresAt", "uses"]
 },
 "NewShareLink": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "label": label_70025f,
   "sbom": sbom_e94cd5,
   "vex": vex_93c243,
   "state": state_702859,
   "createdBy": {"type": "string"},
   "createdAt": lastPasswordChange_164770,
   "expiresAt": lastPasswordChange_164770,
   "revokedAt": lastPasswordChange_164770,
   "lastUsed": lastUsed_22ce4b,
   "uses": uses_56bf33,
   "token": {"type": "string", "description": "The secret in the link. It is told this once."}
  },
  "required": ["uuid", "label", "sbom", "vex", "state", "createdBy", "createdAt", "expiresAt", "uses", "token"]
 },
 "SharedRelease": {
  "description": "What a share link shows.",
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "version": {"type": "string"},
   "sbom": {"type": "boolean"},
   "vex": {"type": "boolean"},
   "expiresAt": lastPasswordChange_164770
  },
  "required": ["name", "sbom", "vex", "expiresAt"]
 },
 "SourceProblem": {
  "description": "Why something could not be fetched.",
  "type": "object",
  "properties": {
   "code": {
    "type": "string",
    "enum": ["HOST_NOT_FOUND", "CONNECTION_REFUSED", "CONNECTION_LOST", "TIMED_OUT", "CERTIFICATE", "UNREACHABLE"]
   },
   "host": {"type": "string"}
  },
  "required": ["code", "host"]
 },
 "SourcePart": {
  "description": "A file or ecosystem of a source.",
  "type": "object",
  "properties": {
   "part": {"type": "string"},
   "records": {"type": "integer"},
   "lastSuccess": lastPasswordChange_164770,
   "lastAttempt": lastPasswordChange_164770,
   "error": {"type": "string", "description": "Why the latest attempt failed. What was imported before is kept."},
   "failure": failure_b3baf5,
   "problem": problem_64336e
  },
  "required": ["part", "records"]
 },
 "Source": {
  "description": "A vulnerability source.",
  "type": "object",
  "properties": {
   "source": source_08a67e,
   "title": {"type": "string"},
   "enabled": {"type": "boolean", "description": "Whether the source is enabled."},
   "obstacle": {"type": "string", "enum": ["DISABLED", "NO_ECOSYSTEMS", "NO_TOKEN"], "description": "Why it does not run."},
   "state": state_2afe1c,
   "token": token_f327e8,
   "progress": progress_f098c1,
   "stage": stage_c68ed2,
   "detail": detail_2ae39f,
   "lastRun": lastRun_a12278,
   "lastSuccess": {"type": "integer", "description": "When one of its feeds was last imported without errors. Epoch milliseconds."},
   "nextRun": nextRun_106ea2,
   "records": {"type": "integer", "description": "Number of records imported from it."},
   "disagreeingRecords": {
    "type": "integer",
    "description": "How many of them have a package URL that is malformed or names another package than ecosystem and name, which count."
   },
   "error": error_e821c8,
   "failure": failure_b3baf5,
   "problem": problem_64336e,
   "warnings": dependencyGraph_d7a19a,
   "parts": {"type": "array", "items": {"$ref": "#/components/schemas/SourcePart"}, "description": "Its files or ecosystems."}
  },
  "required": ["source", "title", "enabled", "state", "progress", "records", "disagreeingRecords", "warnings", "parts"]
 },
 "TagGroup": {
  "description": "Tags whose names begin alike.",
  "type": "object",
  "properties": {"prefix": {"type": "string", "description": "Absent for the tags without one."}, "tags": {"type": "integer"}},
  "required": ["tags"]
 },
 "ScheduledTask": {
  "description": "Work that comes round by itself.",
  "type": "object",
  "properties": {
   "kind": {"type": "string", "description": "Such as `source.mirror`; that of its tasks."},
   "subject": {"type": "string", "description": "What it is about, such as `nvd`."},
   "mode": {
    "type": "string",
    "enum": ["regular", "off", "as-needed"],
    "description": "`regular` comes round in its interval, `off` does not as the settings are, `as-needed` starts when something waits for it."
   },
   "everyMs": {"type": "integer", "description": "Time between two starts, in milliseconds."},
   "setting": {"type": "string", "description": "The setting that says how often, such as `task-scheduler/ldap.sync.cadence`."},
   "state": state_2afe1c,
   "token": token_f327e8,
   "progress": {"type": "number", "description": "0 to 100, while it runs."},
   "lastRun": lastRun_a12278,
   "lastEnd": {"type": "integer", "description": "End of the latest run. Epoch milliseconds."},
   "nextRun": {"type": "integer", "description": "When the next run is due; now for what is overdue. Epoch milliseconds."},
   "error": error_e821c8
  },
  "required": ["kind", "subject", "mode", "state"]
 },
 "ProgressDetail": {
  "description": "Progress of a step, in numbers that clients put into words.",
  "type": "object",
  "properties": {
   "part": {"type": "string", "description": "The file or ecosystem being processed."},
   "unit": {"type": "string", "enum": ["bytes", "records", "items"]},
   "done": {"type": "integer"},
   "total": {"type": "integer"},
   "changed": {"type": "integer", "description": "How many of the processed records were new or changed."}
  },
  "required": ["part", "unit", "done"]
 },
 "TaskProject": ProjectReference_890f5f,
 "Task": {
  "description": "A background task.",
  "type": "object",
  "properties": {
   "token": uuid_5a4525,
   "kind": {"type": "string", "description": "Such as `bom.process` or `source.mirror`."},
   "subject": {"type": "string", "description": "What it processes, where at most one task may exist for each."},
   "state": state_e734d0,
   "progress": progress_d5e102,
   "stage": stage_c68ed2,
   "detail": detail_2ae39f,
   "message": {"type": "string", "description": "The detail in English."},
   "error": {"type": "string", "description": "Why it failed, or why the last attempt failed."},
   "warnings": dependencyGraph_d7a19a,
   "createdAt": lastPasswordChange_164770,
   "startedAt": lastPasswordChange_164770,
   "finishedAt": lastPasswordChange_164770,
   "result": {
    "type": "object",
    "additionalProperties": {},
    "description": "The result. Its members depend on the kind. `awaits` lists the analyzers, as `AnalyzerIdentity`, that had not answered when a BOM upload or an analysis of a project ended."
   },
   "project": {"$ref": "#/components/schemas/TaskProject", "description": "The project that it is on."},
   "bulk": {"$ref": "#/components/schemas/BulkSummary", "description": "Where it is a bulk change."}
  },
  "required": ["token", "kind", "state", "progress", "warnings", "createdAt"]
 },
 "ExchangedToken": {
  "description": "The answer of RFC 8693 §2.2.1.",
  "type": "object",
  "properties": {
   "access_token": token_b6ff48,
   "issued_token_type": {"type": "string"},
   "token_type": {"type": "string", "description": "`Bearer`"},
   "expires_in": {"type": "integer", "description": "Seconds"}
  },
  "required": ["access_token", "issued_token_type", "token_type", "expires_in"]
 },
 "TokenError": {
  "description": "The answer of RFC 6749 §5.2.",
  "type": "object",
  "properties": {"error": {"type": "string"}, "error_description": {"type": "string"}},
  "required": ["error", "error_description"]
 },
 "TokenRule": {
  "description": "Which tokens of an issuer become which service account.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "enabled": {"type": "boolean"},
   "account": {"type": "string", "description": "The name of the service account."},
   "issuer": {
    "type": "string",
    "description": "As the claim `iss` of its tokens has it; its keys are found by OpenID Connect Discovery."
   },
   "audience": {"type": "string", "description": "Must be in the claim `aud`."},
   "claims": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/TokenRuleClaim"},
    "description": "What the token must say besides, all of it. One must be exact, or a pattern that does not begin with a star."
   },
   "projects": {
    "type": "array",
    "items": items_0bf4f7,
    "description": "The tokens see and change only these. Left out: all that the teams of the account may see."
   },
   "created": lastPasswordChange_164770,
   "lastUsed": lastPasswordChange_164770
  },
  "required": ["uuid", "name", "enabled", "account", "issuer", "audience", "claims", "created"]
 },
 "TokenRuleClaim": {
  "type": "object",
  "properties": {
   "claim": {"type": "string", "description": "The name of a claim. Of one that is a list, an item must fit."},
   "value": {"type": "string"},
   "isPattern": {"type": "boolean", "description": "Whether `*` in the value stands for any characters."}
  },
  "required": ["claim", "value", "isPattern"]
 },
 "VexReasonCount": {
  "type": "object",
  "properties": {"reason": {"type": "string", "enum": enum_45efd4}, "count": {"type": "integer"}},
  "required": ["reason", "count"]
 },
 "VexImport": {
  "description": "An uploaded VEX document. What it came to is there once it has been processed.",
  "type": "object",
  "properties": {
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the task that processes it."
   },
   "project": {"$ref": "#/components/schemas/TaskProject"},
   "sha256": {
    "type": "string",
    "description": "Of the document; absent, like its size, where it was received by an installation that moved in."
   },
   "byteSize": {"type": "integer"},
   "format": {"type": "string", "enum": ["CYCLONEDX", "OPENVEX", "CSAF"]},
   "specVersion": {"type": "string"},
   "uploadedBy": {"type": "string", "description": "The user or API key."},
   "receivedAt": lastPasswordChange_164770,
   "processedAt": lastPasswordChange_164770,
   "statements": {"type": "integer", "description": "How many statements the document makes."},
   "applied": {"type": "integer", "description": "Statements that changed at least one analysis."},
   "kept": {"type": "integer", "description": "Statements whose component has no such finding; the analysis waits for it."},
   "unchanged": {"type": "integer", "description": "Statements that all findings agreed with already."},
   "notApplied": {"type": "integer"},
   "findings": {"type": "integer", "description": "Findings whose analysis was changed."},
   "reasons": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/VexReasonCount"},
    "description": "Why statements were not applied, the most frequent first."
   },
   "isListed": {
    "type": "boolean",
    "description": "Whether its statements are listed; those of the ten newest documents of a project are."
   }
  },
  "required": ["token", "project", "receivedAt", "reasons", "isListed"]
 },
 "VexStatement": {
  "description": "What became of a statement: what the document says about one vulnerability of one product.",
  "type": "object",
  "properties": {
   "position": {"type": "integer", "description": "In the document, from 1."},
   "path": {"type": "string", "description": "Its place in the document."},
   "vulnerability": {"type": "string", "description": "The ID that the document has."},
   "subject": {"type": "string", "description": "The component or product; absent when the project is meant."},
   "state": {
    "type": "string",
    "enum": enum_1dde86,
    "description": "What stands now; without a finding, or with several states, what the document says."
   },
   "outcome": {"type": "string", "enum": ["APPLIED", "KEPT", "UNCHANGED", "NOT_APPLIED"]},
   "reason": {"type": "string", "enum": enum_45efd4, "description": "Why it was not applied."},
   "message": {"type": "string", "description": "The reason in English, with what it is about."},
   "findings": {"type": "integer", "description": "Findings whose analysis it changed."}
  },
  "required": ["position", "path", "outcome", "findings"]
 },
 "VulnerabilitySummary": {
  "description": "A vulnerability as shown in lists, with the merged facts of its alias group.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "source": {"type": "string"},
   "vulnId": {"type": "string"},
   "title": {"type": "string"},
   "severity": severity_73ac78,
   "cvss": {"type": "number"},
   "epssScore": {"type": "number"},
   "epssUnread": epssUnread_daf538,
   "cveId": cveId_3b3ed7,
   "published": {"type": "string", "format": "date-time"},
   "cwes": cwes_4359b3,
   "aliases": {"type": "array", "items": items_23bf57},
   "rejected": {"type": "boolean"},
   "knownExploited": {"type": "boolean"},
   "origins": origins_92b189,
   "affectedProjectCount": {"type": "integer"},
   "affectedActiveProjectCount": {"type": "integer"}
  },
  "required": [
   "uuid", "source", "vulnId", "severity", "cwes", "aliases", "rejected", "knownExploited", "origins",
   "affectedProjectCount", "affectedActiveProjectCount"
  ]
 },
 "VulnerabilityGroup": {
  "description": "Vulnerabilities of one severity, source or weakness; without any of these, those without a weakness.",
  "type": "object",
  "properties": {
   "severity": {"type": "string", "enum": enum_f3c536, "description": "Of a severity."},
   "source": {"type": "string", "description": "Of a source."},
   "cwe": {
    "$ref": "#/components/schemas/Cwe",
    "description": "Of a weakness; a vulnerability with several is in the group of each."
   },
   "vulnerabilities": {"type": "integer"}
  },
  "required": ["vulnerabilities"]
 },
 "FlawOverview": {
  "description": "A vulnerability with the merged facts of its alias group, and the projects affected by any of its records.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "source": {"type": "string"},
   "vulnId": {"type": "string"},
   "title": {"type": "string"},
   "severity": severity_73ac78,
   "cvss": {"type": "number"},
   "epssScore": {"type": "number"},
   "epssUnread": epssUnread_daf538,
   "scores": scores_702ac9,
   "cveId": cveId_3b3ed7,
   "origins": origins_92b189,
   "statedAliases": {
    "type": "array",
    "items": {"type": "string"},
    "description": "IDs that people entered as aliases of an internal vulnerability. All other aliases come from sources."
   },
   "affectedProjectCount": {"type": "integer"},
   "affectedActiveProjectCount": {"type": "integer"}
  },
  "required": [
   "uuid", "source", "vulnId", "severity", "scores", "origins", "statedAliases", "affectedProjectCount",
   "affectedActiveProjectCount"
  ]
 },
 "FlawProject": {
  "description": "A project that a vulnerability affects, whichever record of its alias group matches.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "version": {"type": "string"},
   "active": {"type": "boolean"},
   "dependencyGraphAvailable": {"type": "boolean"},
   "affectedComponentUuids": affectedComponentUuids_cc17b5,
   "vulnerability": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "The record that matches; if several do, its own before those of its aliases."
   }
  },
  "required": ["uuid", "name", "active", "dependencyGraphAvailable", "affectedComponentUuids", "vulnerability"]
 },
 "FlawRecord": {
  "description": "The record of one source about a vulnerability.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "source": {"type": "string"},
   "vulnId": {"type": "string"},
   "title": {"type": "string"},
   "isDescribed": {"type": "boolean", "description": "Whether the record has a description or details."},
   "severity": {"type": "string", "enum": enum_f3c536, "description": "UNASSIGNED when the record has none."},
   "cvss": {"type": "number"},
   "cvssVector": {"type": "string"},
   "published": lastPasswordChange_164770,
   "updated": lastPasswordChange_164770,
   "rejected": {"type": "integer", "description": "When the record was withdrawn. Epoch milliseconds."}
  },
  "required": ["uuid", "source", "vulnId", "isDescribed", "severity"]
 },
 "WhyStep": {"type": "object", "properties": properties_db128f, "required": ["code", "data"]},
 "WhyRecord": {
  "description": "How one record was evaluated. `steps` are machine-readable; clients put them into words.",
  "type": "object",
  "properties": {
   "feed": {"type": "string"},
   "recordId": {"type": "string"},
   "modified": {
    "type": "string",
    "format": "date-time",
    "description": "When the record was last changed, according to its source."
   },
   "verdict": verdict_785bc6,
   "steps": {"type": "array", "items": {"$ref": "#/components/schemas/WhyStep"}}
  },
  "required": ["feed", "recordId", "verdict", "steps"]
 },
 "WhyVulnerability": {
  "type": "object",
  "properties": {"uuid": uuid_5a4525, "source": {"type": "string"}, "vulnId": {"type": "string"}, "title": {"type": "string"}},
  "required": ["uuid", "source", "vulnId"]
 },
 "WhyAnswer": {
  "description": "What an external analyzer, or the fuzzy match, says of the component.",
  "type": "object",
  "properties": {
   "analyzer": {"type": "string"},
   "reported": {"type": "boolean", "description": "Whether it reports the vulnerability."},
   "since": {"type": "integer", "description": "Since when it reports it. Epoch milliseconds."},
   "answeredAt": {"type": "integer", "description": "When it last answered about the component. Epoch milliseconds."},
   "alternateIdentifier": {"type": "string", "description": "Its own ID for the vulnerability."},
   "referenceUrl": {"type": "string"},
   "matchedAs": {"type": "string", "description": "Of a fuzzy match: the CPE that the component was taken for."}
  },
  "required": ["analyzer", "reported"]
 },
 "WhyMatch": {
  "type": "object",
  "properties": {"firstSeen": lastPasswordChange_164770, "analyzers": dependencyGraph_d7a19a},
  "required": ["firstSeen", "analyzers"]
 },
 "PastMatch": {
  "type": "object",
  "properties": {
   "firstSeen": lastPasswordChange_164770,
   "goneAt": lastPasswordChange_164770,
   "reason": {
    "type": "string",
    "description": "What its record did: `withdrawn`, `rejected`, or `narrowed` to other versions; or `unreported`, when an external analyzer no longer reports it."
   },
   "feed": {"type": "string", "description": "Whose record that is."},
   "recordDate": {"type": "integer", "description": "Since when, according to the record. Epoch milliseconds."}
  },
  "required": ["firstSeen", "goneAt"]
 },
 "Why": {
  "description": "Why there is a match, or why there is none.",
  "type": "object",
  "properties": {
   "component": component_aa3864,
   "vulnerability": vulnerability_83faad,
   "verdict": verdict_785bc6,
   "records": {"type": "array", "items": {"$ref": "#/components/schemas/WhyRecord"}},
   "answers": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/WhyAnswer"},
    "description": "What external analyzers that were asked say, and what the fuzzy match found."
   },
   "fixedIn": {
    "type": "array",
    "items": {"type": "string"},
    "description": "Versions that fix it, the lowest first: ends of ranges that no other range takes in."
   },
   "match": {"$ref": "#/components/schemas/WhyMatch", "description": "The stored match, if any."},
   "analysisState": {
    "type": "string",
    "enum": enum_1dde86,
    "description": "What was decided about it, if anything: also of what is no finding."
   },
   "past": {"type": "array", "items": {"$ref": "#/components/schemas/PastMatch"}, "description": "Earlier matches that ended."},
   "blindSpots": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/WhyStep"},
    "description": "Coverage gaps of its identifiers, and what makes the answer less certain."
   }
  },
  "required": ["component", "vulnerability", "verdict", "records", "answers", "fixedIn", "past", "blindSpots"]
 },
 "FoundProject": {
  "description": "The project of something that was found.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "version": {"type": "string"},
   "deleted": {"type": "boolean", "description": "It was deleted. Shown only to callers who can access all projects."},
   "hasGraph": {"type": "boolean", "description": "It has a dependency graph."}
  },
  "required": ["uuid", "name", "hasGraph"]
 },
 "FoundComponent": {
  "description": "A component of a project, or one that was there.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "group": {"type": "string"},
   "version": {"type": "string"},
   "purl": {"type": "string"},
   "cpe": {"type": "string"},
   "swidTagId": {"type": "string"},
   "latestVersion": {"type": "string", "description": "Of its package, as far as that is known."},
   "license": {"type": "string", "description": "ID, name, or expression."},
   "licenseId": {"type": "string", "description": "Where it is a license of the list."},
   "isInternal": {"type": "boolean"},
   "project": {"$ref": "#/components/schemas/FoundProject"},
   "findings": {"$ref": "#/components/schemas/SeverityCounts", "description": "Only of those that are there."},
   "coverage": {"type": "string", "enum": enum_f80c28, "description": "Only of those that are there."},
   "riskScore": {"type": "number", "description": "Only of those that are there."},
   "firstSeen": lastPasswordChange_164770,
   "lastSeen": {"type": "integer", "description": "When it left its project. Epoch milliseconds."}
  },
  "required": ["uuid", "name", "isInternal", "project", "firstSeen"]
 },
 "FoundGroup": {
  "description": "Components that were found, by what they have in common.",
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "group": {"type": "string"},
   "version": {"type": "string"},
   "project": project_cda25f,
   "projectDeleted": {"type": "boolean", "description": "Of a group that is a deleted project."},
   "components": {"type": "integer"},
   "projects": {"type": "integer"}
  },
  "required": ["name", "components", "projects"]
 },
 "SearchHit": {
  "description": "Something that a search leads to.",
  "type": "object",
  "properties": {
   "id": {"type": "string", "description": "UUID, license ID, or source and ID of a vulnerability."},
   "label": {"type": "string"},
   "detail": {"type": "string"},
   "similar": {"type": "boolean", "description": "It is only spelled almost like that."},
   "severity": {"type": "string", "enum": enum_f3c536, "description": "Of a vulnerability."},
   "projects": {
    "type": "integer",
    "description": "How many active projects a vulnerability concerns, of those that the caller sees."
   }
  },
  "required": ["id", "label"]
 },
 "SearchHits": {
  "description": "What a search leads to, by kind, the best first.",
  "type": "object",
  "properties": {
   "projects": projects_dca199,
   "components": {"type": "array", "items": items_2bee1b, "description": "Names of components, with their group."},
   "vulnerabilities": projects_dca199,
   "licenses": projects_dca199,
   "services": projects_dca199
  },
  "required": ["projects", "components", "vulnerabilities", "licenses", "services"]
 },
 "ComponentRelease": {
  "type": "object",
  "properties": {
   "repository": {"type": "string", "description": "The repository that says so; absent when none was asked yet."},
   "lastCheck": lastPasswordChange_164770,
   "published": {"type": "integer", "description": "Absent where the repository tells no date. Epoch milliseconds."},
   "oversized": {
    "$ref": "#/components/schemas/OversizedAnswer",
    "description": "The repository that sends more for the package than Waybill reads; absent when none does."
   },
   "integrity": {"type": "string", "enum": ["MATCH", "MISMATCH", "UNKNOWN"]},
   "gap": {
    "type": "string",
    "enum": ["NOT_ASKED", "NOT_PUBLISHED", "NO_HASHES", "OTHER_ALGORITHMS"],
    "description": "Why the integrity is unknown."
   },
   "hashes": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/ComparedHash"},
    "description": "The hashes of the component that the repository publishes as well."
   }
  },
  "required": ["integrity", "hashes"]
 },
 "OversizedAnswer": {
  "description": "A repository whose answer for a package was given up because it is too large.",
  "type": "object",
  "properties": {
   "repository": {"type": "string"},
   "askedAgain": {"type": "integer", "description": "It is not asked for the package before. Epoch milliseconds."}
  },
  "required": ["repository", "askedAgain"]
 },
 "ComparedHash": {
  "type": "object",
  "properties": {
   "algorithm": {"type": "string"},
   "isPublished": {"type": "boolean", "description": "Whether it is the one that was published."}
  },
  "required": ["algorithm", "isPublished"]
 },
 "FoldedProject": {
  "description": "A project in the version that stands for all its versions: the latest one, else the newest.",
  "type": "object",
  "properties": {
   "author": {"type": "string"},
   "publisher": {"type": "string"},
   "manufacturer": supplier_a2cfa0,
   "supplier": supplier_a2cfa0,
   "group": {"type": "string"},
   "name": {"type": "string"},
   "description": {"type": "string"},
   "version": {"type": "string"},
   "classifier": classifier_13eb4f,
   "cpe": {"type": "string"},
   "purl": {"type": "string"},
   "swidTagId": {"type": "string"},
   "directDependencies": {"type": "string"},
   "uuid": uuid_5a4525,
   "parent": parent_486fff,
   "children": projects_4717b3,
   "properties": properties_754739,
   "tags": tags_d9dfe4,
   "lastBomImport": lastPasswordChange_164770,
   "lastBomImportFormat": {"type": "string"},
   "lastInheritedRiskScore": {"type": "number"},
   "active": {"type": "boolean"},
   "externalReferences": externalReferences_79ef65,
   "metadata": metadata_f04c98,
   "bomRef": {"type": "string"},
   "metrics": metrics_a79696,
   "owner": owner_a611fe,
   "coverage": coverage_41e305,
   "versions": versions_79675a,
   "authors": authors_a2026f,
   "isLatest": {"type": "boolean"},
   "namesake": namesake_6fd475,
   "collectionLogic": collectionLogic_3f7b3f,
   "collectionTag": {"$ref": "#/components/schemas/Tag"},
   "lastVulnerabilityAnalysis": lastPasswordChange_164770,
   "versionCount": {"type": "integer", "description": "How many versions the filter leaves."}
  },
  "required": ["name", "uuid", "tags", "active", "isLatest", "collectionLogic", "versionCount"]
 },
 "ProjectTagging": {
  "description": "Tags for many projects.",
  "type": "object",
  "properties": {
   "selection": selection_2917f0,
   "add": {"type": "array", "items": {"type": "string"}, "description": "Tags that the projects get."},
   "remove": {"type": "array", "items": {"type": "string"}, "description": "Tags that are taken from them."}
  }
 },
 "ProjectActivation": {
  "description": "Whether many projects are worked on.",
  "type": "object",
  "properties": {"selection": selection_2917f0, "active": {"type": "boolean"}}
 },
 "ProjectMove": {
  "description": "A new place in the tree for many projects.",
  "type": "object",
  "properties": {
   "selection": selection_2917f0,
   "parent": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Left out or null: they go to the top."
   }
  }
 },
 "ProjectSelection": {"description": "Projects of a list.", "type": "object", "properties": properties_e96535},
 "ComponentSelection": {"description": "Components.", "type": "object", "properties": properties_e96535},
 "ServiceSelection": {"description": "Services.", "type": "object", "properties": properties_e96535},
 "ProjectOfDeletion": {
  "type": "object",
  "properties": {"uuid": uuid_5a4525, "name": {"type": "string"}, "version": {"type": "string"}, "components": components_c60231},
  "required": ["uuid", "name", "components"]
 },
 "ComponentDeletionPreview": {
  "description": "What goes when components are deleted.",
  "type": "object",
  "properties": {
   "components": components_c60231,
   "projects": {"type": "integer"},
   "most": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/ProjectOfDeletion"},
    "description": "The projects with the most of them, at most five."
   }
  },
  "required": ["components", "projects", "most"]
 },
 "ProjectDeletionPreview": {
  "description": "What goes when projects are deleted.",
  "type": "object",
  "properties": {
   "projects": {"type": "integer", "description": "Those that were chosen and can be deleted."},
   "refused": {
    "type": "integer",
    "description": "Chosen projects that stay: their deletion would reach beyond what the caller has access to."
   },
   "below": {"type": "integer", "description": "Those below them that were not chosen themselves."},
   "components": {"type": "integer"},
   "findings": {"type": "integer"},
   "analyses": {"type": "integer", "description": "Findings that somebody has analyzed."},
   "violations": {"type": "integer", "description": "Suppressed or not. Absent without the permission VIEW_POLICY_VIOLATION."},
   "services": {"type": "integer"}
  },
  "required": ["projects", "refused", "below", "components", "findings", "analyses", "services"]
 },
 "ComponentChangeCounts": {
  "type": "object",
  "properties": {
   "added": {"type": "integer"},
   "removed": {"type": "integer"},
   "changed": {"type": "integer", "description": "Present in both, in another version."},
   "unchanged": {"type": "integer"}
  },
  "required": ["added", "removed", "changed", "unchanged"]
 },
 "FindingChangeCounts": {
  "type": "object",
  "properties": {"new": {"type": "integer"}, "gone": {"type": "integer"}, "still": {"type": "integer"}},
  "required": ["new", "gone", "still"]
 },
 "LicenseChangeCounts": {
  "type": "object",
  "properties": {"added": {"type": "integer"}, "removed": {"type": "integer"}, "kept": {"type": "integer"}},
  "required": ["added", "removed", "kept"]
 },
 "Comparison": {
  "description": "How two projects differ, in numbers.",
  "type": "object",
  "properties": {
   "from": parent_486fff,
   "to": parent_486fff,
   "components": {"$ref": "#/components/schemas/ComponentChangeCounts"},
   "findings": {
    "$ref": "#/components/schemas/FindingChangeCounts",
    "description": "Without suppressed ones. Absent without the permission VIEW_VULNERABILITY."
   },
   "violations": {
    "$ref": "#/components/schemas/FindingChangeCounts",
    "description": "Without suppressed ones. Absent without the permission VIEW_POLICY_VIOLATION."
   },
   "licenses": {"$ref": "#/components/schemas/LicenseChangeCounts"}
  },
  "required": ["from", "to", "components", "licenses"]
 },
 "ComparedComponentSide": {
  "type": "object",
  "properties": {"uuid": uuid_5a4525, "version": {"type": "string"}, "vulnerabilities": {"type": "integer"}},
  "required": ["uuid", "vulnerabilities"]
 },
 "ComparedComponent": {
  "description": "What became of a component from one project to the other. Its version does not count in telling it again.",
  "type": "object",
  "properties": {
   "change": {"type": "string", "enum": ["ADDED", "REMOVED", "CHANGED", "UNCHANGED"]},
   "group": {"type": "string"},
   "name": {"type": "string"},
   "packageType": {"type": "string", "description": "Type of its package URL."},
   "from": {
    "$ref": "#/components/schemas/ComparedComponentSide",
    "description": "As it is in the project that is compared with."
   },
   "to": {"$ref": "#/components/schemas/ComparedComponentSide", "description": "As it is in the project that is compared."}
  },
  "required": ["change", "name"]
 },
 "ComparedFindingSide": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of a component that is affected."
   },
   "versions": {"type": "array", "items": {"type": "string"}, "description": "The versions of the component that are affected."},
   "state": state_a6f6dc,
   "isSuppressed": {"type": "boolean"}
  },
  "required": required_0a6109
 },
 "ComparedVulnerability": {
  "description": "The most urgent record of an alias group, with the merged facts of all of them.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "source": {"type": "string"},
   "vulnId": {"type": "string"},
   "cveId": {"type": "string"},
   "title": {"type": "string"},
   "severity": severity_73ac78,
   "cvss": {"type": "number"},
   "epssScore": {"type": "number"},
   "epssUnread": epssUnread_daf538,
   "exploited": {"type": "boolean", "description": "It is a known exploited one."}
  },
  "required": ["uuid", "source", "vulnId", "severity", "exploited"]
 },
 "ComparedFinding": {
  "description": "What became of a vulnerability of a component. The records of an alias group count as one.",
  "type": "object",
  "properties": {
   "change": change_53b2c8,
   "group": {"type": "string"},
   "name": {"type": "string"},
   "vulnerability": {"$ref": "#/components/schemas/ComparedVulnerability"},
   "from": {"$ref": "#/components/schemas/ComparedFindingSide", "description": "As it is in the project that is compared with."},
   "to": {"$ref": "#/components/schemas/ComparedFindingSide", "description": "As it is in the project that is compared."}
  },
  "required": ["change", "name", "vulnerability"]
 },
 "ComparedViolationSide": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of a component that violates the condition."
   },
   "versions": {"type": "array", "items": {"type": "string"}, "description": "The versions that violate it."},
   "state": analysisState_e9c3e9,
   "isSuppressed": {"type": "boolean"}
  },
  "required": required_0a6109
 },
 "ComparedViolation": {
  "description": "What became of a condition that a component violates. The version of the component does not count in telling it again.",
  "type": "object",
  "properties": {
   "change": change_53b2c8,
   "group": {"type": "string"},
   "name": {"type": "string"},
   "type": type_6e65a4,
   "state": violationState_a0e060,
   "policy": policy_f8ef9d,
   "condition": condition_662ba6,
   "from": {
    "$ref": "#/components/schemas/ComparedViolationSide",
    "description": "As it is in the project that is compared with."
   },
   "to": {"$ref": "#/components/schemas/ComparedViolationSide", "description": "As it is in the project that is compared."}
  },
  "required": ["change", "name", "type", "state", "policy", "condition"]
 },
 "ComparedLicense": {
  "description": "What became of a license, by the components that have it.",
  "type": "object",
  "properties": {
   "change": {"type": "string", "enum": ["ADDED", "REMOVED", "KEPT"]},
   "name": {"type": "string"},
   "licenseId": {"type": "string", "description": "Where it is a known license."},
   "fromComponents": {"type": "integer"},
   "toComponents": {"type": "integer"}
  },
  "required": ["change", "name", "fromComponents", "toComponents"]
 },
 "ReportProject": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "version": {"type": "string"},
   "group": {"type": "string"},
   "description": {"type": "string"},
   "classifier": classifier_13eb4f,
   "active": {"type": "boolean"},
   "owner": {"$ref": "#/components/schemas/OwnerName", "description": "Who is responsible: set on it or inherited."},
   "members": {
    "type": "integer",
    "description": "Of a collection: how many projects it is made of, as far as the caller may see them."
   },
   "lastBomImport": lastPasswordChange_164770,
   "lastBomImportFormat": {"type": "string"},
   "lastVulnerabilityAnalysis": lastPasswordChange_164770
  },
  "required": ["uuid", "name", "active"]
 },
 "ReportSource": {
  "description": "A vulnerability source that is enabled or has been imported.",
  "type": "object",
  "properties": {
   "title": {"type": "string"},
   "enabled": {"type": "boolean"},
   "lastSuccess": {"type": "integer", "description": "Absent when it has never been imported. Epoch milliseconds."},
   "parts": {"type": "integer", "description": "Feeds or ecosystems that it is read in."},
   "failedParts": {
    "type": "array",
    "items": {"type": "string"},
    "description": "Those whose last run failed, so that their records may be old or missing."
   },
   "failed": {"type": "boolean", "description": "Whether the last run of any part failed."}
  },
  "required": ["title", "enabled", "parts", "failedParts", "failed"]
 },
 "ReportComponent": {
  "type": "object",
  "properties": {
   "name": {"type": "string"},
   "group": {"type": "string"},
   "version": {"type": "string"},
   "fixedIn": {"type": "string", "description": "The lowest version with a fix, when a record lists one."},
   "project": {"type": "string", "description": "Of a collection: name and version of the project that has it."}
  },
  "required": ["name"]
 },
 "ReportVulnerability": {
  "description": "An open vulnerability with the merged facts of its alias group.",
  "type": "object",
  "properties": {
   "vulnerability": vulnerability_cec132,
   "components": {"type": "array", "items": items_c9ba8b, "description": "A few of them, by name."},
   "componentCount": {"type": "integer"}
  },
  "required": ["vulnerability", "components", "componentCount"]
 },
 "ReportVulnerabilities": {
  "description": "Neither suppressed nor resolved, a false positive, or not affecting the project.",
  "type": "object",
  "properties": {
   "total": {"type": "integer"},
   "critical": {"type": "integer"},
   "high": {"type": "integer"},
   "medium": {"type": "integer"},
   "low": {"type": "integer"},
   "info": {"type": "integer"},
   "unassigned": {"type": "integer"},
   "exploited": {"type": "integer", "description": "Known exploited ones."},
   "rows": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/ReportVulnerability"},
    "description": "The most urgent ones, at most 1,000."
   }
  },
  "required": ["total", "critical", "high", "medium", "low", "info", "unassigned", "exploited", "rows"]
 },
 "ReportAnalysis": {
  "description": "What was stated about a finding, and why.",
  "type": "object",
  "properties": {
   "component": items_c9ba8b,
   "vulnerability": vulnerability_cec132,
   "analysis": {"$ref": "#/components/schemas/Analysis", "description": "With its latest comments, at most 10."},
   "commentCount": {"type": "integer"},
   "updated": lastPasswordChange_164770
  },
  "required": ["component", "vulnerability", "analysis", "commentCount", "updated"]
 },
 "ReportAnalyses": {
  "type": "object",
  "properties": {
   "total": {"type": "integer"},
   "rows": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/ReportAnalysis"},
    "description": "The most urgent ones, at most 500."
   }
  },
  "required": ["total", "rows"]
 },
 "ReportViolation": {
  "description": "A violated condition of a policy.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "type": type_6e65a4,
   "state": state_f6418d,
   "policy": policy_f8ef9d,
   "condition": condition_662ba6,
   "component": items_c9ba8b,
   "since": since_bdc602,
   "analysis": analysisState_e9c3e9
  },
  "required": ["uuid", "type", "state", "policy", "condition", "component", "since", "analysis"]
 },
 "ReportViolations": {
  "description": "Open policy violations, which are neither suppressed nor approved, and how many others there are.",
  "type": "object",
  "properties": {
   "total": {"type": "integer"},
   "fail": {"type": "integer"},
   "warn": {"type": "integer"},
   "info": {"type": "integer"},
   "approved": {"type": "integer", "description": "Without suppressed ones."},
   "suppressed": {"type": "integer"},
   "rows": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/ReportViolation"},
    "description": "The gravest open ones, at most 1,000."
   }
  },
  "required": ["total", "fail", "warn", "info", "approved", "suppressed", "rows"]
 },
 "ReportLicense": {
  "type": "object",
  "properties": {"name": {"type": "string", "description": "SPDX ID, expression, or name."}, "components": {"type": "integer"}},
  "required": ["name", "components"]
 },
 "ReportLicenses": {
  "type": "object",
  "properties": {
   "total": {"type": "integer", "description": "Different licenses."},
   "unlicensed": {"type": "integer", "description": "Components without a license."},
   "rows": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/ReportLicense"},
    "description": "The most common ones, at most 100."
   }
  },
  "required": ["total", "unlicensed", "rows"]
 },
 "ProjectReport": {
  "description": "The state of a project.",
  "type": "object",
  "properties": {
   "project": {"$ref": "#/components/schemas/ReportProject"},
   "created": lastPasswordChange_164770,
   "createdBy": {"type": "string"},
   "recipient": {"type": "string"},
   "sources": {"type": "array", "items": {"$ref": "#/components/schemas/ReportSource"}},
   "metrics": metrics_a79696,
   "vulnerabilities": {
    "$ref": "#/components/schemas/ReportVulnerabilities",
    "description": "Absent when the caller may not view vulnerabilities, as are the analyses."
   },
   "analyses": {"$ref": "#/components/schemas/ReportAnalyses"},
   "violations": {
    "$ref": "#/components/schemas/ReportViolations",
    "description": "Absent when the caller may not view policy violations."
   },
   "coverage": {"$ref": "#/components/schemas/Coverage"},
   "licenses": {"$ref": "#/components/schemas/ReportLicenses"}
  },
  "required": ["project", "created", "createdBy", "sources", "metrics", "coverage", "licenses"]
 },
 "NotificationRuleState": {
  "description": "How the deliveries of a notification rule fare. Projects that the caller does not see are left out.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "waiting": {"type": "integer", "description": "Notifications that are still to be sent."},
   "dead": {"type": "integer", "description": "Notifications that were given up."},
   "lastSuccess": lastSuccess_a53cd0,
   "lastFailure": lastFailure_c7eb24,
   "error": error_6416ea
  },
  "required": ["uuid", "waiting", "dead"]
 },
 "NotificationRuleOptions": {
  "description": "What a notification rule has beyond the contract. A filter says nothing about events that do not have what it asks for.",
  "type": "object",
  "properties": {
   "projectNames": {
    "type": "array",
    "items": {"type": "string"},
    "description": "Limits the rule to active projects, in all versions, with one of these names, where `*` stands for any text; besides those that it is limited to by themselves or by tags."
   },
   "minSeverity": minSeverity_e88678,
   "minEpss": {"type": "number", "description": "Only vulnerabilities with at least this EPSS score, 0 to 1."},
   "exploitedOnly": {"type": "boolean", "description": "Only vulnerabilities that are known to be exploited."},
   "directOnly": {"type": "boolean", "description": "Only components that the project itself depends on."},
   "latestOnly": {"type": "boolean", "description": "Only the latest versions of projects."},
   "policies": {"type": "array", "items": uuid_5a4525, "description": "Only violations of these policies; of all when empty."},
   "policyNames": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/ChosenPolicy"},
    "description": "How these policies are called; of one that was deleted there is none."
   },
   "scheduleZone": {
    "type": "string",
    "description": "The time zone of the schedule of a rule that runs by the clock, such as Europe/Berlin. UTC without one."
   },
   "expression": {"type": "string", "description": "Only what this expression in CEL is true of."},
   "expressionError": {
    "type": "string",
    "description": "What the last fault of the expression was. What it cannot be evaluated for is told."
   },
   "ownGroups": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": ["FINDING_GONE", "FINDING_REOPENED", "SEVERITY_CHANGED", "VULNERABILITY_EXPLOITED", "BLIND_SPOT_APPEARED"]
    },
    "description": "What the rule tells of besides its groups of the contract. Of portfolio rules that wait for events."
   },
   "groupMinutes": {
    "type": "integer",
    "description": "Gathers messages for so many minutes, 1 to 1440. New findings, and violations, of that time become one message of the summary group."
   },
   "quietHours": {
    "$ref": "#/components/schemas/QuietHours",
    "description": "Holds messages. What came meanwhile is grouped when they end."
   },
   "maxPerMinute": {
    "type": "integer",
    "description": "How many messages its destination takes in a minute, 1 to 6000. The least of the rules of a destination counts."
   },
   "isSigned": {"type": "boolean"},
   "mailSubject": {
    "type": "string",
    "description": "A template of the subject line of mails. It sees what other templates see, and `severity` and `project`."
   }
  },
  "required": ["projectNames", "exploitedOnly", "directOnly", "latestOnly", "policies", "policyNames", "ownGroups", "isSigned"]
 },
 "ChosenPolicy": TeamReference_022d9f,
 "SubscribedProject": ProjectReference_890f5f,
 "SubscriptionState": {
  "description": "What became of the messages of a subscription about what the caller sees.",
  "type": "object",
  "properties": {
   "waiting": {"type": "integer", "description": "Messages that are still to be sent."},
   "dead": {"type": "integer", "description": "Messages that were given up."},
   "lastSuccess": lastSuccess_a53cd0,
   "lastTitle": {"type": "string", "description": "What it was called."},
   "lastFailure": lastFailure_c7eb24,
   "error": error_6416ea
  },
  "required": ["waiting", "dead"]
 },
 "SubscriptionSecret": {
  "description": "What a receiver needs to tell whether a message is ours and new: HMAC SHA-256 of its id, time and text (https://www.standardwebhooks.com).",
  "type": "object",
  "properties": {"signingSecret": {"type": "string", "description": "whsec_ and the Base64 of 32 bytes."}},
  "required": ["signingSecret"]
 },
 "SubscriptionChoices": {
  "type": "object",
  "properties": {
   "groups": {"type": "array", "items": items_b9e3e4, "description": "What the caller may be told of."},
   "email": {"type": "string", "description": "Where mails go."},
   "isMailSet": {"type": "boolean", "description": "Whether the server can send mail."},
   "webhooks": {"type": "boolean", "description": "Whether an administrator allows webhooks."}
  },
  "required": ["groups", "isMailSet", "webhooks"]
 },
 "Subscription": {
  "description": "What somebody has sent to their own mail address, or to a webhook. Without projects and tags it is about all that they see.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "enabled": {
    "type": "boolean",
    "description": "Whether it sends; what happens meanwhile is not sent later. On unless said otherwise."
   },
   "isWebhook": {"type": "boolean"},
   "webhookHost": {"type": "string", "description": "The host of its webhook. The rest of the address is a secret."},
   "isSigned": {"type": "boolean", "description": "Whether what is posted is signed."},
   "state": {"$ref": "#/components/schemas/SubscriptionState"},
   "groups": {
    "type": "array",
    "items": items_b9e3e4,
    "description": "New vulnerabilities and vulnerable dependencies, violations, and what became of BOMs."
   },
   "projects": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/SubscribedProject"},
    "description": "With all that is below them. In bodies their UUIDs."
   },
   "hasHiddenProjects": {"type": "boolean", "description": "Whether none of its projects is visible any more."},
   "tags": {"type": "array", "items": {"type": "string"}, "description": "Projects with one of these tags."},
   "minSeverity": minSeverity_e88678,
   "groupMinutes": {"type": "integer", "description": "Gathers what comes within so many minutes, 1 to 1440, into one mail."}
  },
  "required": ["uuid", "enabled", "isWebhook", "isSigned", "state", "groups", "projects", "hasHiddenProjects", "tags"]
 },
 "QuietHours": {
  "type": "object",
  "properties": {
   "zone": {"type": "string", "description": "Such as Europe/Berlin."},
   "from": {"type": "string", "description": "Such as 22:00."},
   "until": {"type": "string", "description": "Of the next day where it is not later than their beginning."},
   "days": {"type": "array", "items": {"type": "integer"}, "description": "On which they begin: 1 is Monday, 7 Sunday."}
  },
  "required": ["zone", "from", "until", "days"]
 },
 "NotificationDelivery": {
  "description": "A notification that is or was owed to a rule.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Goes with the message, the same for every try."
   },
   "rule": uuid_5a4525,
   "ruleName": {"type": "string"},
   "group": {
    "type": "string",
    "enum": [
     "CONFIGURATION", "DATASOURCE_MIRRORING", "REPOSITORY", "INTEGRATION", "INDEXING_SERVICE", "FILE_SYSTEM", "ANALYZER",
     "NEW_VULNERABILITY", "NEW_VULNERABLE_DEPENDENCY", "PROJECT_AUDIT_CHANGE", "BOM_CONSUMED", "BOM_PROCESSED",
     "BOM_PROCESSING_FAILED", "VEX_CONSUMED", "VEX_PROCESSED", "POLICY_VIOLATION", "PROJECT_CREATED", "USER_CREATED",
     "USER_DELETED", "BOM_VALIDATION_FAILED", "NEW_VULNERABILITIES_SUMMARY", "NEW_POLICY_VIOLATIONS_SUMMARY",
     "FINDING_GONE", "FINDING_REOPENED", "SEVERITY_CHANGED", "VULNERABILITY_EXPLOITED", "BLIND_SPOT_APPEARED"
    ]
   },
   "level": notificationLevel_d9c200,
   "title": {"type": "string"},
   "state": {"type": "string", "enum": ["WAITING", "SENT", "DEAD", "GROUPED"]},
   "attempts": {"type": "integer"},
   "created": lastPasswordChange_164770,
   "tried": {"type": "integer", "description": "The last try. Epoch milliseconds."},
   "ended": {"type": "integer", "description": "When it was sent or given up. Epoch milliseconds."},
   "nextTry": {"type": "integer", "description": "When the next try is due; of one that waits. Epoch milliseconds."},
   "error": error_6416ea,
   "test": {"type": "boolean", "description": "Whether somebody asked for it to test the rule."}
  },
  "required": ["uuid", "rule", "ruleName", "group", "level", "title", "state", "attempts", "created", "test"]
 },
 "Ticket": {
  "description": "An issue that a notification made in a tracker elsewhere.",
  "type": "object",
  "properties": {
   "system": {"type": "string", "enum": ["JIRA", "GITHUB", "GITLAB"]},
   "key": {"type": "string", "description": "Such as OPS-7, or acme/shop#7."},
   "url": {"type": "string"},
   "created": lastPasswordChange_164770,
   "status": {"type": "string", "description": "In the words of the tracker."},
   "category": {"type": "string", "enum": ["TODO", "IN_PROGRESS", "DONE", "GONE"], "description": "What the status comes to."},
   "checked": {"type": "integer", "description": "When the tracker was asked last. Epoch milliseconds."}
  },
  "required": ["system", "key", "url", "created"]
 },
 "OwnPublisher": {
  "description": "A publisher that API v1 shows as one of another kind.",
  "type": "object",
  "properties": {"uuid": uuid_5a4525, "kind": {"type": "string", "enum": ["MSTEAMS_CARD", "GITHUB", "GITLAB"]}},
  "required": ["uuid", "kind"]
 },
 "NotificationPublisherCopy": {
  "type": "object",
  "properties": {"name": {"type": "string", "description": "Of the new publisher."}},
  "required": ["name"]
 },
 "JiraFieldsCheck": {
  "description": "A rule for Jira as it would be.",
  "type": "object",
  "properties": {"publisher": uuid_5a4525, "publisherConfig": {"type": "string", "description": "As of the rule."}}
 },
 "JiraTarget": {
  "description": "Where a rule would create issues, and what it says too little for.",
  "type": "object",
  "properties": {
   "rule": {"type": "string", "description": "Its name; of one that is there."},
   "project": {"type": "string"},
   "issueType": {"type": "string"},
   "tag": {"type": "string", "description": "Of the projects whose issues are created there; absent: of all others."},
   "missing": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/JiraField"},
    "description": "Fields that Jira requires and that have no value."
   },
   "error": {"type": "string", "description": "Why Jira did not say it."}
  },
  "required": ["project", "issueType", "missing"]
 },
 "JiraField": {
  "type": "object",
  "properties": {"id": {"type": "string", "description": "Such as customfield_10010."}, "name": {"type": "string"}},
  "required": ["id", "name"]
 },
 "DefaultTemplate": {
  "type": "object",
  "properties": {
   "publisherClass": {"type": "string"},
   "ownKind": ownKind_3531b5,
   "name": {"type": "string"},
   "templateMimeType": {"type": "string"},
   "template": {"type": "string"}
  },
  "required": ["publisherClass", "name", "templateMimeType", "template"]
 },
 "TemplatePreviewRequest": {
  "type": "object",
  "properties": {
   "publisherClass": {"type": "string"},
   "ownKind": ownKind_3531b5,
   "template": {"type": "string"},
   "group": {"type": "string", "enum": enum_822c00, "description": "What the sample is about."}
  },
  "required": ["publisherClass", "template", "group"]
 },
 "TemplatePreview": {
  "description": "What a template makes of a sample, or what is wrong with it and where.",
  "type": "object",
  "properties": {
   "text": {"type": "string"},
   "error": {"type": "string"},
   "line": line_e0b114,
   "column": line_e0b114,
   "isJson": {"type": "boolean", "description": "Whether the text is JSON, where the kind of publisher needs it."}
  }
 },
 "RepositoryStates": {
  "description": "How the look for latest versions fares, of all types together and of each.",
  "type": "object",
  "properties": {
   "state": state_2afe1c,
   "token": token_f327e8,
   "progress": progress_f098c1,
   "lastRun": lastRun_a12278,
   "nextRun": nextRun_106ea2,
   "error": error_e821c8,
   "warnings": dependencyGraph_d7a19a,
   "types": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/RepositoryLook"},
    "description": "Types with an enabled repository."
   },
   "repositories": {"type": "array", "items": {"$ref": "#/components/schemas/RepositoryState"}}
  },
  "required": ["state", "progress", "warnings", "types", "repositories"]
 },
 "RepositoryLook": {
  "description": "How the look for the latest versions of a type of packages fares.",
  "type": "object",
  "properties": {
   "type": repositoryType_8f25c8,
   "state": state_2afe1c,
   "token": token_f327e8,
   "progress": progress_f098c1,
   "stage": stage_c68ed2,
   "detail": detail_2ae39f,
   "lastRun": lastRun_a12278,
   "nextRun": {"type": "integer", "description": "When the next scheduled run over all packages is due. Epoch milliseconds."},
   "waiting": {"type": "integer", "description": "Number of packages that repositories are still to be asked for."},
   "error": error_e821c8
  },
  "required": ["type", "state", "progress", "waiting"]
 },
 "RepositoryOrder": {
  "description": "All repositories of a type, the first one first.",
  "type": "object",
  "properties": {"uuids": affectedComponentUuids_cc17b5}
 },
 "RepositoryState": {
  "description": "How a package repository fares.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "type": repositoryType_8f25c8,
   "hasPassword": {"type": "boolean", "description": "All that is told of its password."},
   "lastAnswer": lastAnswer_294eed,
   "error": {"type": "string", "description": "Why it could not be asked the last time."},
   "failure": failure_b3baf5,
   "problem": problem_64336e,
   "errorAt": lastPasswordChange_164770,
   "oversizedPackages": {
    "type": "integer",
    "description": "Number of packages for which it sends more than Waybill reads. It is asked for them again after a day."
   }
  },
  "required": ["uuid", "type", "hasPassword", "oversizedPackages"]
 },
 "PolicySummary": {
  "description": "A policy with what came of it.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "name": {"type": "string"},
   "operator": {"type": "string", "enum": ["ALL", "ANY"]},
   "violationState": violationState_a0e060,
   "includeChildren": {"type": "boolean"},
   "onlyLatestProjectVersion": {"type": "boolean"},
   "global": {"type": "boolean", "description": "Limited to neither projects nor tags."},
   "conditions": {"type": "integer"},
   "violations": {"type": "integer", "description": "Without suppressed ones. Absent without the permission VIEW_POLICY_VIOLATION."},
   "projects": {
    "type": "integer",
    "description": "Projects with such violations. Absent without the permission VIEW_POLICY_VIOLATION."
   },
   "evaluatedAt": {
    "type": "integer",
    "description": "When it was last evaluated for all projects; absent: not yet. Epoch milliseconds."
   },
   "evaluating": {"type": "boolean", "description": "It was changed since, and is being evaluated or about to be."}
  },
  "required": [
   "uuid", "name", "operator", "violationState", "includeChildren", "onlyLatestProjectVersion", "global", "conditions",
   "evaluating"
  ]
 },
 "FullPolicyCondition": {
  "description": "A condition of a policy. API v1 does not show those whose subject is `CVSS`, `FIX_AVAILABLE` or `KNOWN_EXPLOITED`.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "policy": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of its policy."
   },
   "subject": subject_7faba5,
   "operator": operator_08480b,
   "value": {"type": "string"}
  },
  "required": ["uuid", "policy", "subject", "operator", "value"]
 },
 "PolicyEvaluationStarted": {"type": "object", "properties": {"token": token_fe0716}, "required": ["token"]},
 "ViolatedPolicy": TeamReference_022d9f,
 "ViolatedCondition": {
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "subject": subject_7faba5,
   "operator": operator_08480b,
   "value": {"type": "string"},
   "valueName": {"type": "string", "description": "What its value names: the ID of a license, or a license group."}
  },
  "required": ["uuid", "subject", "operator", "value"]
 },
 "ViolationProject": {"type": "object", "properties": properties_e13e59, "required": ["uuid", "name", "active"]},
 "AuditViolationAnalysis": {
  "type": "object",
  "properties": {
   "state": analysisState_e9c3e9,
   "isSuppressed": {"type": "boolean"},
   "isRecorded": {"type": "boolean", "description": "False when nobody has decided anything about it."}
  },
  "required": ["state", "isSuppressed", "isRecorded"]
 },
 "AuditViolation": {
  "description": "A violated condition of a policy, as shown in lists.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "type": type_6e65a4,
   "state": state_f6418d,
   "since": since_bdc602,
   "firstSeen": firstSeen_29afd5,
   "policy": policy_f8ef9d,
   "condition": condition_662ba6,
   "component": component_aa3864,
   "project": project_d4dbe3,
   "analysis": analysis_26b35c
  },
  "required": ["uuid", "type", "state", "since", "firstSeen", "policy", "condition", "component", "project", "analysis"]
 },
 "ViolationGroup": {
  "description": "Violations of one policy, by one component in any project, or in one project.",
  "type": "object",
  "properties": {
   "policy": {"$ref": "#/components/schemas/ViolatedPolicy", "description": "Of a policy."},
   "component": {
    "$ref": "#/components/schemas/ViolatingComponent",
    "description": "What all components of the group have in common: their identity."
   },
   "project": {"$ref": "#/components/schemas/ViolationProject", "description": "Of a project."},
   "state": {"type": "string", "enum": ["INFO", "WARN", "FAIL"], "description": "The gravest of them."},
   "violations": {"type": "integer"},
   "components": {"type": "integer"},
   "projects": {"type": "integer"},
   "undecided": {"type": "integer", "description": "Violations with state NOT_SET."},
   "countedOn": countedOn_9634e6
  },
  "required": ["state", "violations", "components", "projects", "undecided"]
 },
 "ViolatingComponent": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of one of them."
   },
   "name": {"type": "string"},
   "group": {"type": "string"},
   "version": {"type": "string"},
   "purl": {"type": "string"}
  },
  "required": ["uuid", "name"]
 },
 "ConditionCheck": {
  "description": "One comparison that a condition made.",
  "type": "object",
  "properties": {
   "fact": {"type": "string", "description": "What it looked at, such as `license`."},
   "actual": {"type": ["string", "null"], "description": "What the component has."},
   "operator": operator_08480b,
   "expected": {"type": ["string", "null"]},
   "held": {"type": "boolean"},
   "details": data_bfe984
  },
  "required": ["fact", "actual", "operator", "expected", "held", "details"]
 },
 "EvaluatedCondition": {
  "description": "A condition of the policy and what it says of the component.",
  "type": "object",
  "properties": {
   "condition": condition_662ba6,
   "type": {
    "type": "string",
    "enum": ["LICENSE", "SECURITY", "OPERATIONAL"],
    "description": "Absent when the condition cannot be read."
   },
   "outcome": {"type": "string", "enum": ["held", "not_held", "skipped"]},
   "checks": {"type": "array", "items": {"$ref": "#/components/schemas/ConditionCheck"}},
   "more": {"type": "integer", "description": "Checks that are not told."},
   "reason": {"$ref": "#/components/schemas/WhyStep", "description": "Why it was skipped."}
  },
  "required": ["condition", "outcome", "checks", "more"]
 },
 "PolicyReach": {
  "description": "Why a policy concerns the project.",
  "type": "object",
  "properties": {
   "by": {"type": "string", "enum": ["global", "project", "ancestor", "tag"]},
   "name": {"type": "string", "description": "Of the project or tag by which it does."}
  },
  "required": ["by"]
 },
 "ViolationWhy": {
  "description": "Why a policy is violated, worked out from the facts of this moment.",
  "type": "object",
  "properties": {
   "operator": {"type": "string", "enum": ["ALL", "ANY"]},
   "violated": {"type": "boolean", "description": "False when a change of this moment has not been evaluated yet."},
   "reach": {"$ref": "#/components/schemas/PolicyReach", "description": "Absent when it does not concern the project any more."},
   "conditions": {"type": "array", "items": {"$ref": "#/components/schemas/EvaluatedCondition"}}
  },
  "required": ["operator", "violated", "conditions"]
 },
 "ViolationDetails": {
  "description": "A policy violation with its audit trail and why the policy is violated.",
  "type": "object",
  "properties": {
   "uuid": uuid_5a4525,
   "type": type_6e65a4,
   "state": state_f6418d,
   "since": since_bdc602,
   "firstSeen": firstSeen_29afd5,
   "policy": policy_f8ef9d,
   "condition": condition_662ba6,
   "component": component_aa3864,
   "project": project_d4dbe3,
   "analysis": analysis_26b35c,
   "comments": {"type": "array", "items": items_eb4e82, "description": "Oldest first."},
   "why": {"$ref": "#/components/schemas/ViolationWhy"},
   "tickets": {
    "type": "array",
    "items": {"$ref": "#/components/schemas/Ticket"},
    "description": "Issues that notifications made of it; the newest first."
   }
  },
  "required": [
   "uuid", "type", "state", "since", "firstSeen", "policy", "condition", "component", "project", "analysis", "comments",
   "why", "tickets"
  ]
 },
 "ViolationDecision": {
  "description": "What is decided about a policy violation; what is left out stays as it is.",
  "type": "object",
  "properties": {"analysisState": analysisState_e9c3e9, "isSuppressed": {"type": "boolean"}, "comment": {"type": "string"}}
 },
 "ViolationDecided": {
  "description": "A decision that has been taken.",
  "type": "object",
  "properties": {"analysis": analysis_40ec75, "undo": undo_0e748d},
  "required": ["analysis", "undo"]
 },
 "ViolationDecisions": {
  "description": "What is decided about many violations; what is left out stays as it is. A violation is named by the uuid of its component and its own, with a colon between them.",
  "type": "object",
  "properties": {
   "selection": selection_2917f0,
   "analysisState": analysisState_e9c3e9,
   "isSuppressed": {"type": "boolean"},
   "comment": {"type": "string"}
  }
 }
};
