// Generated from ../../data by `npm run generate`. Do not edit.

import type { EndpointFacts } from '../endpoint-facts.ts';
import type { Endpoints } from './endpoints.gen.ts';

const query_00b03e = {"name": "excludeInactive", "type": "boolean"} as const;
const query_5909ae = [query_00b03e, {"name": "onlyRoot", "type": "boolean"}] as const;
const _200_d123ab = {"json": {"type": "array", "items": {"$ref": "#/components/schemas/Project"}}} as const;
const answers_12bde7 = {"200": _200_d123ab, "404": {"text": "text/plain"}} as const;
const query_3487b4 = {"name": "vulnerability", "type": "string"} as const;
const _200_0d5650 = {"json": {"$ref": "#/components/schemas/Analysis"}} as const;
const _400_9e40c1 = {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ManualValidationError"}}} as const;
const path_e1338a = [{"name": "name", "type": "string"}, {"name": "version", "type": "string"}] as const;
const answers_6dc123 = {"200": {"file": ["image/svg+xml"]}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}} as const;
const parts_7f983c = {"name": "projectVersion", "isFile": false} as const;
const _200_884363 = {"json": {"$ref": "#/components/schemas/TokenResponse"}} as const;
const _400_5e2396 = {"json": {"$ref": "#/components/schemas/InvalidBomProblemDetails"}, "isProblem": true} as const;
const answers_eae2e9 = {
 "200": _200_884363,
 "400": _400_5e2396,
 "401": {"text": "text/plain"},
 "403": {"text": "text/plain"},
 "404": {"text": "text/plain"}
} as const;
const _200_500d32 = {"file": ["application/vnd.cyclonedx+json", "application/vnd.cyclonedx+xml", "application/octet-stream"]} as const;
const answers_75adcf = {"200": {"json": {"$ref": "#/components/schemas/IsTokenBeingProcessedResponse"}}} as const;
const json_6ade73 = {"$ref": "#/components/schemas/Component"} as const;
const _200_f7f939 = {"json": json_6ade73} as const;
const answers_b8ee36 = {"200": _200_f7f939, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}} as const;
const sort_bc5bd9 = [
 "publisher", "supplier", "supplier.*", "group", "name", "version", "classifier", "filename", "extension", "md5", "sha1",
 "sha256", "sha384", "sha512", "sha3_256", "sha3_384", "sha3_512", "blake2b_256", "blake2b_384", "blake2b_512", "blake3",
 "cpe", "purl", "purlCoordinates", "swidTagId", "isInternal", "description", "copyright", "license", "licenseExpression",
 "licenseUrl", "resolvedLicense", "resolvedLicense.*", "directDependencies", "externalReferences",
 "externalReferences.*", "parent", "parent.*", "children", "children.*", "properties", "properties.*", "vulnerabilities",
 "vulnerabilities.*", "project", "project.*", "lastInheritedRiskScore", "notes", "uuid", "authors", "authors.*", "scope",
 "metrics.inheritedRiskScore", "metrics.vulnerabilities", "metrics.critical", "metrics.high", "metrics.medium",
 "metrics.low", "metrics.unassigned", "metrics.findingsTotal", "added"
] as const;
const paged_c2a063 = {"sort": sort_bc5bd9, "sortAs": {"internal": "isInternal"}, "search": []} as const;
const json_6720dc = {"type": "array", "items": json_6ade73} as const;
const _200_2395e0 = {"json": json_6720dc} as const;
const query_2b3d5c = {"name": "excludeInactiveProjects", "type": "boolean"} as const;
const query_3ac824 = {"name": "onlyLatestProjectVersions", "type": "boolean"} as const;
const query_efae10 = {"name": "onlyOutdated", "type": "boolean"} as const;
const words_f3c536 = ["CRITICAL", "HIGH", "MEDIUM", "LOW", "INFO", "UNASSIGNED"] as const;
const query_c5d61a = {
 "name": "severity",
 "type": "word",
 "words": words_f3c536,
 "list": true,
 "description": "Only those with vulnerabilities of any of these severities."
} as const;
const query_871307 = {"name": "scope", "type": "word", "words": ["REQUIRED", "OPTIONAL", "EXCLUDED"]} as const;
const query_866d95 = {"name": "internal", "type": "boolean", "description": "Only internal components."} as const;
const query_7cc1ae = {
 "name": "coverage",
 "type": "boolean",
 "description": "Adds the member `coverage`: how many components no enabled source covers."
} as const;
const answers_89eb8c = {"204": {"empty": true}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}} as const;
const items_978b99 = {"$ref": "#/components/schemas/ComponentProperty"} as const;
const items_c5470f = {"$ref": "#/components/schemas/ConfigProperty"} as const;
const _200_b66ab9 = {"json": items_c5470f} as const;
const answers_eff738 = {
 "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/DependencyGraphResponse"}}},
 "403": {"text": "text/plain"},
 "404": {"text": "text/plain"}
} as const;
const query_325f0b = {"name": "showInactive", "type": "boolean"} as const;
const query_4207da = {"name": "severity", "type": "word", "words": words_f3c536, "list": true} as const;
const words_1dde86 = ["NOT_SET", "EXPLOITABLE", "IN_TRIAGE", "RESOLVED", "FALSE_POSITIVE", "NOT_AFFECTED"] as const;
const words_53036f = ["NOT_SET", "CAN_NOT_FIX", "WILL_NOT_FIX", "UPDATE", "ROLLBACK", "WORKAROUND_AVAILABLE"] as const;
const query_5793a6 = {"name": "publishDateFrom", "type": "date"} as const;
const query_b59255 = {"name": "textSearchField", "type": "string", "list": true} as const;
const query_9e2154 = {"name": "textSearchInput", "type": "string"} as const;
const query_3f3122 = {"name": "epssPercentileFrom", "type": "number"} as const;
const query_9c1635 = {"name": "epssPercentileTo", "type": "number"} as const;
const json_26f2e3 = {"type": "array", "items": {"$ref": "#/components/schemas/Finding"}} as const;
const query_6e16fc = {
 "name": "leadingRecord",
 "type": "boolean",
 "description": "Of the records of an alias group that match a component, only the most severe one, with all aliases; without effect when a source is asked for."
} as const;
const json_d7a19a = {"type": "array", "items": {"type": "string"}} as const;
const answers_24d61d = {"200": {"json": json_d7a19a}} as const;
const _502_5d61a4 = {"json": {"$ref": "#/components/schemas/ProblemDetails"}, "isProblem": true} as const;
const json_b0e8e8 = {"$ref": "#/components/schemas/MappedLdapGroup"} as const;
const answers_52157b = {"204": {"empty": true}, "404": {"text": "text/plain"}} as const;
const items_4149b1 = {"$ref": "#/components/schemas/LicenseGroup"} as const;
const _200_7ae85f = {"json": items_4149b1} as const;
const answers_4593ee = {"200": _200_7ae85f, "404": {"text": "text/plain"}} as const;
const path_7b1000 = [{"name": "uuid", "type": "uuid"}, {"name": "licenseUuid", "type": "uuid"}] as const;
const answers_2b154d = {"200": _200_7ae85f, "304": {"empty": true}, "404": {"text": "text/plain"}} as const;
const answers_5370a2 = {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/License"}}}} as const;
const _201_6324fa = {"json": {"$ref": "#/components/schemas/License"}} as const;
const answers_4a66c1 = {"204": {"empty": true}, "404": {"text": "text/plain"}, "409": {"text": "text/plain"}} as const;
const json_4a070e = {"$ref": "#/components/schemas/DependencyMetrics"} as const;
const path_5258b6 = [{"name": "uuid", "type": "uuid"}, {"name": "days", "type": "integer"}] as const;
const _200_ae11c9 = {"json": {"type": "array", "items": json_4a070e}} as const;
const answers_f1d10c = {"200": {"empty": true}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}} as const;
const path_967476 = [{"name": "uuid", "type": "uuid"}, {"name": "date", "type": "compactDate"}] as const;
const json_15bf91 = {"$ref": "#/components/schemas/PortfolioMetrics"} as const;
const _200_1fcac3 = {"json": {"type": "array", "items": json_15bf91}} as const;
const json_a79696 = {"$ref": "#/components/schemas/ProjectMetrics"} as const;
const _200_e5a7ad = {"json": {"type": "array", "items": json_a79696}} as const;
const items_e700bf = {"$ref": "#/components/schemas/NotificationPublisher"} as const;
const _200_430b95 = {"json": items_e700bf} as const;
const items_89ff99 = {"$ref": "#/components/schemas/NotificationRule"} as const;
const _200_a2fe95 = {"json": items_89ff99} as const;
const path_e451ba = [{"name": "ruleUuid", "type": "uuid"}, {"name": "projectUuid", "type": "uuid"}] as const;
const answers_d2b5b1 = {"200": _200_a2fe95, "304": {"empty": true}, "404": {"text": "text/plain"}, "406": {"text": "text/plain"}} as const;
const path_d895eb = [{"name": "ruleUuid", "type": "uuid"}, {"name": "teamUuid", "type": "uuid"}] as const;
const items_120932 = {"$ref": "#/components/schemas/OidcGroup"} as const;
const _200_d39066 = {"json": items_120932} as const;
const path_3a6cdf = [{"name": "uuid", "type": "uuid"}, {"name": "permission", "type": "string"}] as const;
const _200_99d747 = {"json": {"$ref": "#/components/schemas/Team"}} as const;
const path_755554 = [{"name": "username", "type": "string"}, {"name": "permission", "type": "string"}] as const;
const _200_59f9a0 = {"json": {"$ref": "#/components/schemas/UserPrincipal"}} as const;
const answers_b27917 = {"200": _200_59f9a0, "304": {"empty": true}, "404": {"text": "text/plain"}, "409": {"text": "text/plain"}} as const;
const answers_ffb20b = {"200": _200_59f9a0, "304": {"empty": true}, "404": {"text": "text/plain"}} as const;
const _200_412d01 = {"json": {"$ref": "#/components/schemas/Policy"}} as const;
const answers_34dd70 = {"200": _200_412d01, "404": {"text": "text/plain"}} as const;
const _200_48bf7d = {"json": {"$ref": "#/components/schemas/PolicyCondition"}} as const;
const path_02002d = [{"name": "policyUuid", "type": "uuid"}, {"name": "projectUuid", "type": "uuid"}] as const;
const answers_9ef669 = {"200": _200_412d01, "304": {"empty": true}, "404": {"text": "text/plain"}} as const;
const path_346749 = [{"name": "policyUuid", "type": "uuid"}, {"name": "tagName", "type": "string"}] as const;
const query_295b15 = {"name": "latest", "type": "boolean", "description": "Only those that are the latest version."} as const;
const query_b552f9 = {"name": "collection", "type": "boolean", "description": "Only collections."} as const;
const query_209df7 = {"name": "importedSince", "type": "date", "description": "Last BOM import on this day or later."} as const;
const query_85d77f = {"name": "importedUntil", "type": "date", "description": "Last BOM import on this day or earlier."} as const;
const query_1d9297 = {
 "name": "owner",
 "type": "string",
 "description": "Only those of this owner: the name of a user or a team, in any case. Projects without an owner are those of the teams with access."
} as const;
const query_c2b51b = {"name": "notCovered", "type": "boolean", "description": "Only those with components that no enabled source covers."} as const;
const query_0de246 = {"name": "owners", "type": "boolean", "description": "Adds the member `owner`: who is responsible."} as const;
const sort_fb1a4e = [
 "publisher", "manufacturer", "manufacturer.*", "supplier", "supplier.*", "group", "name", "description", "version",
 "classifier", "cpe", "purl", "swidTagId", "directDependencies", "uuid", "parent", "parent.*", "children", "children.*",
 "properties", "properties.*", "tags", "tags.*", "lastBomImport", "lastBomImportFormat", "lastInheritedRiskScore",
 "active", "externalReferences", "externalReferences.*", "metadata", "metadata.*", "authors", "authors.*", "isLatest",
 "accessTeams", "accessTeams.*", "collectionLogic", "collectionTag", "collectionTag.*", "lastVulnerabilityAnalysis",
 "metrics.inheritedRiskScore", "metrics.components", "metrics.vulnerableComponents", "metrics.vulnerabilities",
 "metrics.critical", "metrics.high", "metrics.medium", "metrics.low", "metrics.unassigned", "metrics.findingsTotal",
 "metrics.suppressed", "metrics.policyViolationsTotal", "coverage.blind"
] as const;
const paged_425e6a = {"sort": sort_fb1a4e, "search": ["name", "tag"]} as const;
const _200_a553bc = {"json": {"$ref": "#/components/schemas/Project"}} as const;
const paged_61594b = {"sort": sort_fb1a4e, "search": []} as const;
const answers_5e8757 = {"200": _200_a553bc, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}} as const;
const paged_c1fedd = {"sort": sort_fb1a4e, "search": ["name"]} as const;
const answers_8ab4cc = {"200": _200_d123ab, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}} as const;
const query_db53e8 = [query_00b03e] as const;
const items_391392 = {"$ref": "#/components/schemas/ProjectProperty"} as const;
const _200_8a7a58 = {"json": items_391392} as const;
const sort_48faeb = [
 "type", "identifier", "url", "resolutionOrder", "enabled", "internal", "authenticationRequired", "username", "password",
 "uuid"
] as const;
const items_993352 = {"$ref": "#/components/schemas/Repository"} as const;
const answers_2ac8fd = {"200": {"json": {"type": "array", "items": items_993352}}} as const;
const _200_9bdbf4 = {"json": items_993352} as const;
const path_eed9b4 = [
 {
  "name": "type",
  "type": "word",
  "words": [
   "CPAN", "MAVEN", "NPM", "GEM", "PYPI", "NUGET", "HEX", "COMPOSER", "CARGO", "GO_MODULES", "GITHUB", "HACKAGE",
   "NIXPKGS", "UNSUPPORTED"
  ]
 }
] as const;
const answers_7660ea = {"200": {"json": {"$ref": "#/components/schemas/SearchResult"}}} as const;
const json_13de2b = {"$ref": "#/components/schemas/ServiceComponent"} as const;
const _200_91ac6a = {"json": json_13de2b} as const;
const answers_14abe8 = {"200": _200_91ac6a, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}} as const;
const query_768043 = {
 "name": "authentication",
 "type": "word",
 "words": ["YES", "NO", "UNKNOWN"],
 "list": true,
 "description": "Only those of which the BOM says that they require authentication, that they do not, or nothing."
} as const;
const query_58ac3b = {
 "name": "trustBoundary",
 "type": "word",
 "words": ["YES", "NO", "UNKNOWN"],
 "list": true,
 "description": "The same for whether they cross a trust boundary."
} as const;
const path_cee55f = [{"name": "type", "type": "word", "words": ["json", "yaml"]}] as const;
const _200_82dad8 = {"file": ["application/json", "application/yaml"]} as const;
const _200_dbeb1c = {"json": {"$ref": "#/components/schemas/Health"}} as const;
const answers_416a57 = {"200": _200_dbeb1c, "503": _200_dbeb1c} as const;
const query_265c24 = [
 {
  "name": "use",
  "type": "word",
  "words": ["PROJECT", "COLLECTION", "POLICY", "NONE"],
  "list": true,
  "description": "Only those that are used by any of these, or by nothing."
 },
 {
  "name": "prefix",
  "type": "string",
  "description": "Only those with this before the first `:`, `=` or `/` of their name."
 },
 {"name": "withoutPrefix", "type": "boolean", "description": "Only those without anything before a `:`, `=` or `/`."}
] as const;
const _200_3e1f2e = {"json": {"type": "array", "items": {"$ref": "#/components/schemas/Tag"}}} as const;
const query_41072c = [
 query_00b03e,
 query_295b15,
 {
  "name": "classifier",
  "type": "word",
  "words": [
   "NONE", "APPLICATION", "FRAMEWORK", "LIBRARY", "CONTAINER", "OPERATING_SYSTEM", "DEVICE", "FIRMWARE", "FILE",
   "PLATFORM", "DEVICE_DRIVER", "MACHINE_LEARNING_MODEL", "DATA"
  ]
 }
] as const;
const paged_e4f4b3 = {"sort": ["name", "version"], "search": ["name"]} as const;
const answers_9f2423 = {"204": {"empty": true}, "404": _502_5d61a4} as const;
const query_2a5785 = {"name": "state", "type": "word", "words": ["INFO", "WARN", "FAIL"], "list": true} as const;
const query_5cfd88 = [query_2a5785] as const;
const answers_e2e0f1 = {"200": _200_99d747, "404": {"text": "text/plain"}} as const;
const path_032102 = [{"name": "publicIdOrKey", "type": "string"}] as const;
const _200_dd681a = {"json": {"$ref": "#/components/schemas/ApiKey"}} as const;
const answers_bef904 = {"200": _200_dd681a, "404": {"text": "text/plain"}} as const;
const items_9db49a = {"$ref": "#/components/schemas/LdapUser"} as const;
const items_8e51c5 = {"$ref": "#/components/schemas/ManagedUser"} as const;
const _200_8b72d8 = {"json": items_8e51c5} as const;
const items_f36221 = {"$ref": "#/components/schemas/OidcUser"} as const;
const answers_bbf222 = {"200": _200_884363, "400": _400_5e2396, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}} as const;
const sort_a07bf8 = [
 "type", "project", "project.*", "component", "component.*", "policyCondition", "policyCondition.*", "timestamp", "text",
 "analysis", "analysis.*", "uuid"
] as const;
const paged_73c4c9 = {"sort": sort_a07bf8, "search": []} as const;
const _200_56e0ce = {"json": {"type": "array", "items": {"$ref": "#/components/schemas/PolicyViolation"}}} as const;
const json_40ec75 = {"$ref": "#/components/schemas/ViolationAnalysis"} as const;
const query_e91e7d = [{"name": "suppressed", "type": "boolean"}] as const;
const answers_f41a3c = {"200": _200_56e0ce, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}} as const;
const paged_220231 = {
 "sort": [
  "vulnId", "source", "friendlyVulnId", "title", "subTitle", "description", "detail", "recommendation", "references",
  "credits", "created", "published", "updated", "cwes", "cwes.*", "cvssV2BaseScore", "cvssV2ImpactSubScore",
  "cvssV2ExploitabilitySubScore", "cvssV2Vector", "cvssV3BaseScore", "cvssV3ImpactSubScore",
  "cvssV3ExploitabilitySubScore", "cvssV3Vector", "owaspRRLikelihoodScore", "owaspRRTechnicalImpactScore",
  "owaspRRBusinessImpactScore", "owaspRRVector", "severity", "vulnerableVersions", "patchedVersions", "epssScore",
  "epssPercentile", "components", "components.*", "serviceComponents", "serviceComponents.*", "uuid", "cwe", "cwe.*",
  "cvssV4Score", "cvssV4Vector", "normalizedCvssV2Vector"
 ],
 "search": ["vulnId"]
} as const;
const items_283253 = {"$ref": "#/components/schemas/Vulnerability"} as const;
const _200_3856b2 = {"json": {"type": "array", "items": items_283253}} as const;
const _200_cce8a8 = {"json": items_283253} as const;
const answers_a605c2 = {"200": _200_3856b2, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}} as const;
const path_bcb6b7 = [{"name": "source", "type": "string"}, {"name": "vulnId", "type": "string"}, {"name": "component", "type": "uuid"}] as const;
const path_8a030c = [{"name": "source", "type": "string"}, {"name": "vuln", "type": "string"}] as const;
const answers_7bddcb = {"200": _200_cce8a8, "404": {"text": "text/plain"}} as const;
const path_f6e358 = [{"name": "uuid", "type": "uuid"}, {"name": "component", "type": "uuid"}] as const;
const answers_12c98e = {"202": _200_884363, "404": _502_5d61a4, "409": _502_5d61a4} as const;
const answers_2fa3dd = {"202": _200_884363, "409": _502_5d61a4} as const;
const path_17f3f1 = [{"name": "integration", "type": "string"}] as const;
const items_a4352b = {"$ref": "#/components/schemas/ManagedApiKey"} as const;
const answers_c2f20f = {"200": {"json": {"type": "array", "items": items_a4352b}}, "404": _502_5d61a4} as const;
const _201_9b191d = {"json": items_a4352b} as const;
const answers_d3ae64 = {"201": _201_9b191d, "404": _502_5d61a4} as const;
const answers_79712e = {"202": _200_884363} as const;
const answers_8c4e01 = {"200": {"file": ["image/svg+xml"]}, "403": _502_5d61a4, "404": _502_5d61a4} as const;
const _202_b1f06c = {"json": {"$ref": "#/components/schemas/BulkStarted"}} as const;
const answers_e784da = {"202": _202_b1f06c, "403": _502_5d61a4, "404": _502_5d61a4, "409": _502_5d61a4} as const;
const answers_53e833 = {"200": {"json": {"$ref": "#/components/schemas/ConnectionTest"}}, "404": _502_5d61a4} as const;
const query_28e78d = {
 "name": "open",
 "type": "boolean",
 "description": "Only open findings: neither suppressed nor resolved, a false positive, or not affected. States that are asked for count instead."
} as const;
const query_d26c49 = {"name": "suppressed", "type": "boolean", "description": "Include suppressed findings."} as const;
const query_24d943 = {"name": "onlySuppressed", "type": "boolean", "description": "Only suppressed findings."} as const;
const query_1f05e1 = {"name": "source", "type": "string", "list": true} as const;
const query_8154a8 = {
 "name": "analyzer",
 "type": "word",
 "words": [
  "INTERNAL_ANALYZER", "OSSINDEX_ANALYZER", "NPM_AUDIT_ANALYZER", "VULNDB_ANALYZER", "SNYK_ANALYZER", "TRIVY_ANALYZER",
  "NONE"
 ],
 "list": true
} as const;
const query_a009ea = {"name": "state", "type": "word", "words": words_1dde86, "list": true} as const;
const query_0b4f2a = {"name": "exploited", "type": "boolean", "description": "Only known exploited vulnerabilities."} as const;
const query_dbe2bd = {"name": "minEpss", "type": "number", "description": "0 to 1."} as const;
const query_493a46 = {"name": "maxEpss", "type": "number", "description": "0 to 1."} as const;
const query_5d5319 = {"name": "minCvss", "type": "number", "description": "0 to 10."} as const;
const query_eb25d4 = {"name": "maxCvss", "type": "number", "description": "0 to 10."} as const;
const query_d3f536 = {"name": "dependency", "type": "word", "words": ["DIRECT", "TRANSITIVE"]} as const;
const query_067c24 = {"name": "fix", "type": "word", "words": ["AVAILABLE", "NONE"]} as const;
const query_640a0c = {
 "name": "ticket",
 "type": "word",
 "words": ["ANY", "NONE", "TODO", "IN_PROGRESS", "DONE", "GONE"],
 "list": true,
 "description": "Only findings with a ticket, with none, or with one that comes to this. One whose tracker has not been asked yet is to be done."
} as const;
const query_720549 = {"name": "foundSince", "type": "date", "description": "First seen on or after this day."} as const;
const query_dd0262 = {"name": "foundUntil", "type": "date", "description": "First seen on or before this day."} as const;
const query_6b04d6 = {"name": "vulnerability", "type": "string", "description": "ID, CVE ID, or UUID of a vulnerability."} as const;
const query_5acdb8 = {"name": "flaw", "type": "uuid", "description": "UUID of a vulnerability, including its whole alias group."} as const;
const query_4ad2ea = {
 "name": "reasonsChanged",
 "type": "boolean",
 "description": "Only findings whose facts changed after somebody decided about them."
} as const;
const query_693007 = {
 "name": "everyRecord",
 "type": "boolean",
 "description": "List every record of an alias group that matches a component. Otherwise the most severe one stands for the others, unless a source or an analyzer is asked for."
} as const;
const search_038c92 = [
 "component.name", "component.group", "component.purl", "vulnerability.vulnId", "vulnerability.cveId",
 "vulnerability.title"
] as const;
const query_ceff9d = {"name": "searchText", "type": "string", "description": "As of the list."} as const;
const answers_ac1c60 = {"202": _202_b1f06c, "403": _502_5d61a4, "404": _502_5d61a4} as const;
const _200_7f77b9 = {"json": {"$ref": "#/components/schemas/DecisionEffect"}} as const;
const answers_f36922 = {"200": _200_7f77b9, "403": _502_5d61a4, "404": _502_5d61a4} as const;
const path_8b147d = [{"name": "uuid", "type": "uuid"}, {"name": "component", "type": "uuid"}, {"name": "vulnerability", "type": "uuid"}] as const;
const answers_1a6df7 = {"204": {"empty": true}, "403": _502_5d61a4, "404": _502_5d61a4, "409": _502_5d61a4} as const;
const query_21797e = {
 "name": "project",
 "type": "uuid",
 "list": true,
 "description": "UUIDs of projects; a collection stands for its members."
} as const;
const query_9d0c96 = {"name": "tag", "type": "string", "list": true, "description": "Projects with any of these tags."} as const;
const query_74ae4a = {"name": "inactive", "type": "boolean", "description": "Include inactive projects."} as const;
const query_2ccc85 = {"name": "latest", "type": "boolean", "description": "Only the latest version of each project."} as const;
const query_b218c1 = {
 "name": "response",
 "type": "word",
 "words": words_53036f,
 "list": true,
 "description": "Any of these vendor responses."
} as const;
const query_b9fbe5 = {"name": "minCvssV2", "type": "number", "description": "0 to 10, by CVSS v2 of the record itself."} as const;
const query_8fe6e0 = {"name": "maxCvssV2", "type": "number", "description": "0 to 10, by CVSS v2 of the record itself."} as const;
const query_a3e5df = {"name": "minCvssV3", "type": "number", "description": "0 to 10, by CVSS v3 of the record itself."} as const;
const query_d537c5 = {"name": "maxCvssV3", "type": "number", "description": "0 to 10, by CVSS v3 of the record itself."} as const;
const query_a3f216 = {"name": "minCvssV4", "type": "number", "description": "0 to 10, by CVSS v4 of the record itself."} as const;
const query_07e91e = {"name": "maxCvssV4", "type": "number", "description": "0 to 10, by CVSS v4 of the record itself."} as const;
const query_84c900 = {"name": "publishedSince", "type": "date", "description": "Published on or after this day."} as const;
const query_ab4542 = {"name": "publishedUntil", "type": "date", "description": "Published on or before this day."} as const;
const query_7fcffc = {
 "name": "identity",
 "type": "string",
 "description": "One version of a component in all projects, by the id of its group."
} as const;
const search_06ae4a = [
 "component.name", "component.group", "component.purl", "vulnerability.vulnId", "vulnerability.cveId",
 "vulnerability.title", "project.name"
] as const;
const answers_a57af3 = {"202": _202_b1f06c, "403": _502_5d61a4} as const;
const answers_1bb9ac = {"200": {"json": {"$ref": "#/components/schemas/DecisionCarrying"}}, "403": _502_5d61a4, "404": _502_5d61a4} as const;
const query_f0ef7a = {"name": "osiApproved", "type": "boolean", "description": "Only those that the OSI has approved."} as const;
const query_46710e = {"name": "fsfLibre", "type": "boolean", "description": "Only those that the FSF calls free."} as const;
const query_2fe786 = {"name": "deprecated", "type": "boolean", "description": "Only those whose ID is deprecated."} as const;
const query_abe420 = {"name": "custom", "type": "boolean", "description": "Only those that are not of the SPDX list."} as const;
const query_b97a88 = {"name": "group", "type": "uuid", "list": true, "description": "Only those that are in any of these license groups."} as const;
const query_8f80b6 = {"name": "ungrouped", "type": "boolean", "description": "Only those that are in no license group."} as const;
const query_9d2e80 = {
 "name": "other",
 "type": "boolean",
 "description": "Only those that are neither approved by the OSI, free to the FSF, deprecated, nor custom."
} as const;
const query_e0f103 = {"name": "used", "type": "boolean", "description": "Only those that a component has."} as const;
const _200_933270 = {"json": {"type": "array", "items": {"$ref": "#/components/schemas/FoundComponent"}}} as const;
const answers_231785 = {"200": {"json": {"$ref": "#/components/schemas/ProjectOwnership"}}, "404": _502_5d61a4} as const;
const items_016a2f = {"$ref": "#/components/schemas/SavedView"} as const;
const _201_a2f6be = {"json": items_016a2f} as const;
const answers_31239e = {"200": _201_a2f6be, "401": {"empty": true}, "404": _502_5d61a4} as const;
const answers_e96523 = {"204": {"empty": true}, "401": {"empty": true}, "404": _502_5d61a4} as const;
const query_ff2e0f = {"name": "tag", "type": "string", "list": true, "description": "Tags, any of which the project has."} as const;
const query_459ecb = {"name": "name", "type": "string", "description": "Only services with exactly this name."} as const;
const query_48a249 = {"name": "provider", "type": "string", "description": "Only services of the provider with exactly this name."} as const;
const query_3cc27d = {"name": "withoutProvider", "type": "boolean", "description": "Only services without a named provider."} as const;
const items_bd3ffe = {"$ref": "#/components/schemas/ServiceAccount"} as const;
const _200_227c34 = {"json": items_bd3ffe} as const;
const answers_d1666d = {"200": _200_227c34, "404": _502_5d61a4} as const;
const path_463edb = [{"name": "name", "type": "string"}, {"name": "uuid", "type": "uuid"}] as const;
const path_50e5f2 = [{"name": "uuid", "type": "uuid"}, {"name": "name", "type": "string"}] as const;
const _200_8ca1c8 = {"json": {"type": "array", "items": {"$ref": "#/components/schemas/UserSession"}}} as const;
const answers_2a79ef = {"204": {"empty": true}, "401": {"empty": true}} as const;
const _200_475c4e = {"json": {"$ref": "#/components/schemas/SignedIn"}} as const;
const _200_56288d = {"json": {"$ref": "#/components/schemas/Passkeys"}} as const;
const answers_71b64f = {"204": {"empty": true}, "404": _502_5d61a4, "409": _502_5d61a4} as const;
const items_540c7f = {"$ref": "#/components/schemas/OidcGroupEntry"} as const;
const answers_66ef14 = {"200": {"json": {"$ref": "#/components/schemas/IdentityTest"}}} as const;
const answers_c2ad0c = {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/Setting"}}}} as const;
const _400_e1d834 = {"json": {"$ref": "#/components/schemas/TokenError"}} as const;
const items_e2cdbd = {"$ref": "#/components/schemas/TokenRule"} as const;
const _201_3b4b1b = {"json": items_e2cdbd} as const;
const access_38e227 = ["VIEW_VULNERABILITY", "VULNERABILITY_ANALYSIS"] as const;
const items_ea8f5f = {"$ref": "#/components/schemas/VexImport"} as const;
const answers_011346 = {
 "200": {"file": ["application/json", "application/octet-stream"]},
 "403": _502_5d61a4,
 "404": _502_5d61a4,
 "409": _502_5d61a4
} as const;
const query_6f3826 = {"name": "publishedSince", "type": "date", "description": "Published on this day or later."} as const;
const query_58beb0 = {"name": "publishedUntil", "type": "date", "description": "Published on this day or earlier."} as const;
const query_b1a63b = {"name": "cwe", "type": "integer", "list": true, "description": "With any of these weaknesses, by their CWE numbers."} as const;
const query_23b325 = {"name": "withoutCwe", "type": "boolean", "description": "Only vulnerabilities without a weakness."} as const;
const query_e37441 = {
 "name": "affecting",
 "type": "boolean",
 "description": "Only vulnerabilities that affect an active project the caller can access."
} as const;
const search_891ec5 = ["vulnId", "cveId", "title", "names of packages and products"] as const;
const path_1ff869 = [{"name": "source", "type": "string"}, query_3487b4] as const;
const query_69b2ef = {
 "name": "query",
 "type": "string",
 "required": true,
 "description": "Terms between spaces, all of which must hold: words, `name:`, `group:`, `version:` (also `<`, `<=`, `>`, `>=`, `=`), `purl:`, `cpe:`, `swid:`, `hash:`, `license:`, `project:`. `-` negates, `=` asks for exactly that, quotes keep spaces."
} as const;
const query_b85001 = {"name": "past", "type": "boolean", "description": "Components that are no longer in their project, too."} as const;
const query_f07399 = {"name": "onlyOutdated", "type": "boolean", "description": "Of another version than the latest one of their package."} as const;
const query_07af15 = [
 {
  "name": "query",
  "type": "string",
  "description": "Terms between spaces, all of which must hold: words, `name:`, `group:`, `version:` (also `<`, `<=`, `>`, `>=`, `=`), `purl:`, `cpe:`, `swid:`, `hash:`, `license:`, `project:`. `-` negates, `=` asks for exactly that, quotes keep spaces."
 },
 query_2b3d5c,
 query_3ac824,
 query_f07399
] as const;
const query_6d937f = [
 query_00b03e, {"name": "onlyRoot", "type": "boolean"}, {"name": "tag", "type": "string"},
 {"name": "classifier", "type": "string"}, query_295b15, query_b552f9, query_c5d61a, query_209df7, query_85d77f,
 query_1d9297, query_c2b51b
] as const;
const answers_6a3c5f = {"200": _200_d123ab, "403": _502_5d61a4, "404": _502_5d61a4} as const;
const query_0cfcda = [
 query_00b03e, {"name": "onlyRoot", "type": "boolean"}, {"name": "tag", "type": "string"},
 {"name": "classifier", "type": "string"}, query_295b15, query_b552f9, query_c5d61a, query_209df7, query_85d77f,
 query_1d9297, query_c2b51b, {"name": "searchText", "type": "string", "description": "As of the list of projects."}
] as const;
const query_88c52e = [
 query_efae10, {"name": "onlyDirect", "type": "boolean"}, query_c5d61a, {"name": "classifier", "type": "string"},
 query_871307, query_866d95
] as const;
const answers_3618b8 = {"200": _200_2395e0, "403": _502_5d61a4, "404": _502_5d61a4} as const;
const query_780377 = {
 "name": "from",
 "type": "uuid",
 "required": true,
 "description": "The project that is compared with, such as the earlier version."
} as const;
const query_48911a = {"name": "to", "type": "uuid", "required": true, "description": "The project that is compared."} as const;
const query_74a37c = {"name": "change", "type": "word", "words": ["NEW", "GONE", "STILL"], "list": true} as const;
const query_9c21b3 = {"name": "type", "type": "word", "words": ["LICENSE", "SECURITY", "OPERATIONAL"], "list": true} as const;
const query_7fd22d = {"name": "suppressed", "type": "boolean", "description": "Include suppressed violations."} as const;
const query_98af28 = [{"name": "for", "type": "string", "description": "Who the report is for; at most 200 characters."}] as const;
const answers_ed8f81 = {"200": {"json": {"$ref": "#/components/schemas/NotificationRuleOptions"}}, "404": _502_5d61a4} as const;
const items_9b15b8 = {"$ref": "#/components/schemas/Subscription"} as const;
const _201_996112 = {"json": items_9b15b8} as const;
const query_eab3a3 = {
 "name": "state",
 "type": "word",
 "words": ["WAITING", "SENT", "DEAD", "GROUPED"],
 "description": "Only those in the state."
} as const;
const items_59f46c = {"$ref": "#/components/schemas/NotificationDelivery"} as const;
const _200_22314e = {"json": {"type": "array", "items": items_59f46c}} as const;
const _200_6fd51f = {"json": items_59f46c} as const;
const items_3d2874 = {"$ref": "#/components/schemas/FullPolicyCondition"} as const;
const _201_534781 = {"json": items_3d2874} as const;
const query_c804cb = {
 "name": "open",
 "type": "boolean",
 "description": "Only open violations: neither suppressed nor approved. Analyses that are asked for count instead."
} as const;
const query_901922 = {"name": "onlySuppressed", "type": "boolean", "description": "Only suppressed violations."} as const;
const query_71cb44 = {"name": "policy", "type": "uuid", "list": true, "description": "UUIDs of policies."} as const;
const query_18cddf = {
 "name": "analysis",
 "type": "word",
 "words": ["APPROVED", "REJECTED", "NOT_SET"],
 "list": true,
 "description": "NOT_SET also means those without analysis."
} as const;
const query_a6364a = {"name": "foundSince", "type": "date", "description": "Violated since this day or later."} as const;
const query_6445aa = {"name": "foundUntil", "type": "date", "description": "Violated since this day or earlier."} as const;
const search_101eee = ["policy.name", "component.name", "component.group", "component.purl", "project.name"] as const;
const _200_cef450 = {"json": {"type": "array", "items": {"$ref": "#/components/schemas/AuditViolation"}}} as const;
const query_995425 = {"name": "by", "type": "word", "words": ["POLICY", "COMPONENT", "PROJECT"], "required": true} as const;
const sort_47386c = ["state", "violations", "components", "projects", "undecided", "name"] as const;
const _200_3baeec = {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ViolationGroup"}}} as const;
const query_6e2f99 = {
 "name": "by",
 "type": "word",
 "words": ["POLICY", "COMPONENT", "PROJECT"],
 "description": "The ids are those of groups; each stands for all of its violations that fit the filter."
} as const;
const query_6344e5 = [
 query_c804cb, query_7fd22d, query_901922, query_2a5785, query_9c21b3, query_71cb44, query_18cddf, query_a6364a,
 query_6445aa, {"name": "component", "type": "uuid"}, query_74ae4a, query_21797e, query_ff2e0f, query_6e2f99,
 query_ceff9d
] as const;
const path_83d63d = [{"name": "component", "type": "uuid"}, {"name": "violation", "type": "uuid"}] as const;
const search_079fd6 = ["policy.name", "component.name", "component.group", "component.purl"] as const;
const query_0a1c02 = [
 query_c804cb, query_7fd22d, query_901922, query_2a5785, query_9c21b3, query_71cb44, query_18cddf, query_a6364a,
 query_6445aa, {"name": "component", "type": "uuid"}, query_6e2f99, query_ceff9d
] as const;

export const endpointTable: Readonly<Record<keyof Endpoints, EndpointFacts>> = {
 "PUT /api/v1/acl/mapping": {
  "operation": "addMapping",
  "summary": "Grants a team access to a project",
  "tag": "acl",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"empty": true}, "404": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "DELETE /api/v1/acl/mapping/team/{teamUuid}/project/{projectUuid}": {
  "operation": "deleteMapping",
  "summary": "Revokes the access of a team to a project",
  "tag": "acl",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "teamUuid", "type": "uuid"}, {"name": "projectUuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"empty": true}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/acl/team/{uuid}": {
  "operation": "retrieveProjects",
  "summary": "Lists the projects a team can access",
  "tag": "acl",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_5909ae,
  "paged": {
   "sort": [
    "publisher", "manufacturer", "manufacturer.*", "supplier", "supplier.*", "group", "name", "description", "version",
    "classifier", "cpe", "purl", "swidTagId", "directDependencies", "uuid", "parent", "parent.*", "children",
    "children.*", "properties", "properties.*", "tags", "tags.*", "lastBomImport", "lastBomImportFormat",
    "lastInheritedRiskScore", "active", "externalReferences", "externalReferences.*", "metadata", "metadata.*",
    "authors", "authors.*", "isLatest", "accessTeams", "accessTeams.*", "collectionLogic", "collectionTag",
    "collectionTag.*", "lastVulnerabilityAnalysis"
   ],
   "search": []
  },
  "counted": true,
  "success": 200,
  "answers": answers_12bde7
 },
 "GET /api/v1/analysis": {
  "operation": "getAnalysis",
  "summary": "Returns the analysis of a finding",
  "tag": "analysis",
  "access": ["VIEW_VULNERABILITY"],
  "path": [],
  "query": [{"name": "project", "type": "string"}, {"name": "component", "type": "string"}, query_3487b4],
  "success": 200,
  "answers": {"200": _200_0d5650, "400": _400_9e40c1, "404": {"text": "text/plain"}}
 },
 "PUT /api/v1/analysis": {
  "operation": "updateAnalysis",
  "summary": "Updates the analysis of a finding",
  "tag": "analysis",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_0d5650, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/badge/violations/project/{name}/{version}": {
  "operation": "getViolationsBadgeByName",
  "summary": "Draws a badge with the policy violations of a project, found by name and version",
  "tag": "badge",
  "access": "none",
  "path": path_e1338a,
  "query": [{"name": "apiKey", "type": "string"}],
  "success": 200,
  "answers": answers_6dc123
 },
 "GET /api/v1/badge/violations/project/{uuid}": {
  "operation": "getViolationsBadge",
  "summary": "Draws a badge with the policy violations of a project",
  "tag": "badge",
  "access": "none",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [{"name": "apiKey", "type": "string"}],
  "success": 200,
  "answers": answers_6dc123
 },
 "GET /api/v1/badge/vulns/project/{name}/{version}": {
  "operation": "getVulnerabilitiesBadgeByName",
  "summary": "Draws a badge with the vulnerabilities of a project, found by name and version",
  "tag": "badge",
  "access": "none",
  "path": path_e1338a,
  "query": [{"name": "apiKey", "type": "string"}],
  "success": 200,
  "answers": answers_6dc123
 },
 "GET /api/v1/badge/vulns/project/{uuid}": {
  "operation": "getVulnerabilitiesBadge",
  "summary": "Draws a badge with the vulnerabilities of a project",
  "tag": "badge",
  "access": "none",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [{"name": "apiKey", "type": "string"}],
  "success": 200,
  "answers": answers_6dc123
 },
 "POST /api/v1/bom": {
  "operation": "uploadBomForm",
  "summary": "Uploads a bill of materials as a form",
  "tag": "bom",
  "access": ["BOM_UPLOAD"],
  "path": [],
  "query": [],
  "body": {
   "kind": "multipart",
   "parts": [
    {"name": "project", "isFile": false}, {"name": "autoCreate", "isFile": false},
    {"name": "projectName", "isFile": false}, parts_7f983c, {"name": "parentName", "isFile": false},
    {"name": "parentVersion", "isFile": false}, {"name": "parentUUID", "isFile": false}, {"name": "bom", "isFile": true},
    {"name": "projectTags", "isFile": false}, {"name": "accessTeams", "isFile": false},
    {"name": "isLatest", "isFile": false}, {"name": "isLatestProjectVersion", "isFile": false}
   ]
  },
  "success": 200,
  "answers": answers_eae2e9
 },
 "PUT /api/v1/bom": {
  "operation": "uploadBom",
  "summary": "Uploads a bill of materials as Base64 text",
  "tag": "bom",
  "access": ["BOM_UPLOAD"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_eae2e9
 },
 "GET /api/v1/bom/cyclonedx/component/{uuid}": {
  "operation": "exportComponentBom",
  "summary": "Exports a component as a CycloneDX document",
  "tag": "bom",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [{"name": "format", "type": "string"}, {"name": "version", "type": "string"}],
  "success": 200,
  "answers": {
   "200": {"file": ["application/vnd.cyclonedx+json", "application/vnd.cyclonedx+xml"]},
   "400": {"text": "text/plain"},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"}
  }
 },
 "GET /api/v1/bom/cyclonedx/project/{uuid}": {
  "operation": "exportProjectBom",
  "summary": "Exports a project as a CycloneDX document",
  "tag": "bom",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [
   {"name": "format", "type": "string"}, {"name": "variant", "type": "string"}, {"name": "download", "type": "boolean"},
   {"name": "version", "type": "string"}
  ],
  "success": 200,
  "answers": {"200": _200_500d32, "400": {"text": "text/plain"}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/bom/token/{uuid}": {
  "operation": "isBomBeingProcessed",
  "summary": "Returns whether an upload is still being processed",
  "tag": "bom",
  "access": ["BOM_UPLOAD"],
  "deprecated": true,
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_75adcf
 },
 "GET /api/v1/calculator/cvss": {
  "operation": "getCvssScores",
  "summary": "Calculates the scores of a CVSS vector",
  "tag": "calculator",
  "access": "authenticated",
  "path": [],
  "query": [{"name": "vector", "type": "string"}],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/CvssScore"}}, "400": {"text": "text/plain"}}
 },
 "GET /api/v1/calculator/owasp": {
  "operation": "getOwaspScores",
  "summary": "Calculates the scores of an OWASP risk rating vector",
  "tag": "calculator",
  "access": "authenticated",
  "path": [],
  "query": [{"name": "vector", "type": "string"}],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/OwaspRiskRatingScore"}}, "400": {"text": "text/plain"}}
 },
 "POST /api/v1/component": {
  "operation": "updateComponent",
  "summary": "Changes a component",
  "tag": "component",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_b8ee36
 },
 "GET /api/v1/component/hash/{hash}": {
  "operation": "getComponentByHash",
  "summary": "Finds components by a file hash",
  "tag": "component",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "hash", "type": "string"}],
  "query": [],
  "paged": paged_c2a063,
  "counted": true,
  "success": 200,
  "answers": {"200": _200_2395e0}
 },
 "GET /api/v1/component/identity": {
  "operation": "getComponentByIdentity",
  "summary": "Finds components by name, package URL, CPE or SWID tag",
  "tag": "component",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   {"name": "group", "type": "string"}, {"name": "name", "type": "string"}, {"name": "version", "type": "string"},
   {"name": "purl", "type": "string"}, {"name": "cpe", "type": "string"}, {"name": "swidTagId", "type": "string"},
   {"name": "project", "type": "uuid"}, query_2b3d5c, query_3ac824
  ],
  "paged": paged_c2a063,
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": json_6720dc, "empty": true}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/component/internal/identify": {
  "operation": "identifyInternalComponents",
  "summary": "Re-evaluates which components are internal",
  "tag": "component",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 204,
  "answers": {"204": {"empty": true}}
 },
 "GET /api/v1/component/project/{projectUuid}/dependencyGraph/{componentUuids}": {
  "operation": "getDependencyGraphForComponent",
  "summary": "Returns the paths from a project to some of its components",
  "tag": "component",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "projectUuid", "type": "uuid"}, {"name": "componentUuids", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": {
   "200": {"json": {"type": "object", "additionalProperties": json_6ade73}},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"}
  }
 },
 "GET /api/v1/component/project/{uuid}": {
  "operation": "getAllComponents",
  "summary": "Lists the components of a project",
  "tag": "component",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [
   query_efae10, {"name": "onlyDirect", "type": "boolean"}, query_c5d61a, {"name": "classifier", "type": "string"},
   query_871307, query_866d95, query_7cc1ae
  ],
  "paged": {"sort": sort_bc5bd9, "sortAs": {"internal": "isInternal"}, "search": ["name", "group"]},
  "counted": true,
  "success": 200,
  "answers": {"200": _200_2395e0, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "PUT /api/v1/component/project/{uuid}": {
  "operation": "createComponent",
  "summary": "Adds a component to a project",
  "tag": "component",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_f7f939, "400": {"text": "text/plain"}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "DELETE /api/v1/component/{uuid}": {
  "operation": "deleteComponent",
  "summary": "Deletes a component",
  "tag": "component",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_89eb8c
 },
 "GET /api/v1/component/{uuid}": {
  "operation": "getComponentByUuid",
  "summary": "Returns a component",
  "tag": "component",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [{"name": "includeRepositoryMetaData", "type": "boolean"}, query_7cc1ae],
  "success": 200,
  "answers": answers_b8ee36
 },
 "GET /api/v1/component/{uuid}/property": {
  "operation": "getComponentProperties",
  "summary": "Lists the properties of a component",
  "tag": "component",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": items_978b99}},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"}
  }
 },
 "PUT /api/v1/component/{uuid}/property": {
  "operation": "createComponentProperty",
  "summary": "Adds a property to a component",
  "tag": "component",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {
   "201": {"json": items_978b99},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"},
   "409": {"text": "text/plain"}
  }
 },
 "DELETE /api/v1/component/{uuid}/property/{propertyUuid}": {
  "operation": "deleteComponentProperty",
  "summary": "Deletes a property of a component",
  "tag": "component",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}, {"name": "propertyUuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_89eb8c
 },
 "GET /api/v1/configProperty": {
  "operation": "getConfigProperties",
  "summary": "Lists the settings",
  "tag": "configProperty",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_c5470f}}}
 },
 "POST /api/v1/configProperty": {
  "operation": "updateConfigProperty",
  "summary": "Changes a setting",
  "tag": "configProperty",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_b66ab9, "304": {"empty": true}, "400": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "POST /api/v1/configProperty/aggregate": {
  "operation": "updateConfigProperties",
  "summary": "Changes several settings",
  "tag": "configProperty",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ConfigPropertyOrFault"}}}}
 },
 "GET /api/v1/configProperty/public/{groupName}/{propertyName}": {
  "operation": "getPublicConfigProperty",
  "summary": "Returns a public setting",
  "tag": "configProperty",
  "access": "none",
  "path": [{"name": "groupName", "type": "string"}, {"name": "propertyName", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": {"200": _200_b66ab9, "403": {"empty": true}}
 },
 "GET /api/v1/cwe": {
  "operation": "getCwes",
  "summary": "Lists the CWEs",
  "tag": "cwe",
  "access": "authenticated",
  "path": [],
  "query": [],
  "paged": {"sort": ["cweId", "name"], "search": ["cweId", "name"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/Cwe"}}}}
 },
 "GET /api/v1/cwe/{cweId}": {
  "operation": "getCwe",
  "summary": "Returns a CWE",
  "tag": "cwe",
  "access": "authenticated",
  "path": [{"name": "cweId", "type": "integer"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/Cwe"}}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/dependencyGraph/component/{uuid}/directDependencies": {
  "operation": "getComponentsAndServicesByComponentUuid",
  "summary": "Lists the direct dependencies of a component",
  "tag": "dependencyGraph",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_eff738
 },
 "GET /api/v1/dependencyGraph/project/{uuid}/directDependencies": {
  "operation": "getComponentsAndServicesByProjectUuid",
  "summary": "Lists the direct dependencies of a project",
  "tag": "dependencyGraph",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_eff738
 },
 "GET /api/v1/event/token/{uuid}": {
  "operation": "isTokenBeingProcessed",
  "summary": "Returns whether the task of a token is still running",
  "tag": "event",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_75adcf
 },
 "GET /api/v1/finding": {
  "operation": "getAllFindings",
  "summary": "Lists the findings of all projects",
  "tag": "finding",
  "access": ["VIEW_VULNERABILITY"],
  "path": [],
  "query": [
   query_325f0b, {"name": "showSuppressed", "type": "boolean"}, query_4207da,
   {"name": "analysisStatus", "type": "word", "words": words_1dde86, "list": true},
   {"name": "vendorResponse", "type": "word", "words": words_53036f, "list": true}, query_5793a6,
   {"name": "publishDateTo", "type": "date"}, {"name": "attributedOnDateFrom", "type": "date"},
   {"name": "attributedOnDateTo", "type": "date"}, query_b59255, query_9e2154, {"name": "cvssv2From", "type": "number"},
   {"name": "cvssv2To", "type": "number"}, {"name": "cvssv3From", "type": "number"},
   {"name": "cvssv3To", "type": "number"}, {"name": "cvssv4From", "type": "number"},
   {"name": "cvssv4To", "type": "number"}, {"name": "epssFrom", "type": "number"}, {"name": "epssTo", "type": "number"},
   query_3f3122, query_9c1635
  ],
  "paged": {
   "sort": [
    "vulnerability.vulnId", "vulnerability.title", "vulnerability.severity", "attribution.analyzerIdentity",
    "vulnerability.published", "vulnerability.cvssV2BaseScore", "vulnerability.cvssV3BaseScore",
    "vulnerability.cvssV4Score", "component.projectName", "component.name", "component.version", "analysis.state",
    "analysis.isSuppressed", "attribution.attributedOn"
   ],
   "anySort": true,
   "search": []
  },
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": json_26f2e3}}
 },
 "GET /api/v1/finding/grouped": {
  "operation": "getGroupedFindings",
  "summary": "Lists the vulnerabilities that were found, with the number of projects each affects",
  "tag": "finding",
  "access": ["VIEW_VULNERABILITY"],
  "path": [],
  "query": [
   query_325f0b, query_4207da, query_5793a6, {"name": "publishDateTo", "type": "date"}, query_b59255, query_9e2154,
   {"name": "cvssv2From", "type": "number"}, {"name": "cvssv2To", "type": "number"},
   {"name": "cvssv3From", "type": "number"}, {"name": "cvssv3To", "type": "number"},
   {"name": "occurrencesFrom", "type": "number"}, {"name": "occurrencesTo", "type": "number"},
   {"name": "cvssv4From", "type": "number"}, {"name": "cvssv4To", "type": "number"},
   {"name": "epssFrom", "type": "number"}, {"name": "epssTo", "type": "number"}, query_3f3122, query_9c1635
  ],
  "paged": {
   "sort": [
    "vulnerability.vulnId", "vulnerability.title", "vulnerability.severity", "attribution.analyzerIdentity",
    "vulnerability.published", "vulnerability.cvssV2BaseScore", "vulnerability.cvssV3BaseScore",
    "vulnerability.cvssV4Score", "vulnerability.affectedProjectCount"
   ],
   "anySort": true,
   "search": []
  },
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/GroupedFinding"}}}}
 },
 "GET /api/v1/finding/project/{uuid}": {
  "operation": "getFindingsByProject",
  "summary": "Lists the findings of a project",
  "tag": "finding",
  "access": ["VIEW_VULNERABILITY"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [
   {"name": "suppressed", "type": "boolean"},
   {
    "name": "source",
    "type": "word",
    "words": ["NVD", "NPM", "GITHUB", "VULNDB", "OSSINDEX", "RETIREJS", "INTERNAL", "OSV", "SNYK", "TRIVY", "UNKNOWN"]
   },
   query_6e16fc
  ],
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": json_26f2e3, "file": ["application/sarif+json"]},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"}
  }
 },
 "POST /api/v1/finding/project/{uuid}/analyze": {
  "operation": "analyzeProject",
  "summary": "Re-analyzes a project",
  "tag": "finding",
  "access": ["VIEW_VULNERABILITY"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": _200_884363, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/finding/project/{uuid}/export": {
  "operation": "exportFindingsByProject",
  "summary": "Exports the findings of a project",
  "tag": "finding",
  "access": ["VIEW_VULNERABILITY"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [query_6e16fc],
  "success": 200,
  "answers": {
   "200": {"json": {"$ref": "#/components/schemas/FindingPackagingFormat"}},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"}
  }
 },
 "GET /api/v1/integration/osv/ecosystem": {
  "operation": "getOsvEcosystems",
  "summary": "Lists the OSV ecosystems",
  "tag": "integration",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": answers_24d61d
 },
 "GET /api/v1/integration/osv/ecosystem/inactive": {
  "operation": "getInactiveOsvEcosystems",
  "summary": "Lists the OSV ecosystems that are not enabled",
  "tag": "integration",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": answers_24d61d
 },
 "GET /api/v1/ldap/groups": {
  "operation": "getLdapGroups",
  "summary": "Lists the groups of the directory",
  "tag": "ldap",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "paged": {"sort": [], "search": ["name"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": json_d7a19a, "empty": true}, "204": {"empty": true}, "502": _502_5d61a4}
 },
 "PUT /api/v1/ldap/mapping": {
  "operation": "addLdapMapping",
  "summary": "Maps a group of the directory to a team",
  "tag": "ldap",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"json": json_b0e8e8}, "404": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "DELETE /api/v1/ldap/mapping/{uuid}": {
  "operation": "deleteLdapMapping",
  "summary": "Deletes the mapping of a directory group",
  "tag": "ldap",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_52157b
 },
 "GET /api/v1/ldap/team/{uuid}": {
  "operation": "retrieveLdapGroups",
  "summary": "Lists the directory groups of a team",
  "tag": "ldap",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": json_b0e8e8}}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/licenseGroup": {
  "operation": "getLicenseGroups",
  "summary": "Lists the license groups",
  "tag": "licenseGroup",
  "access": ["POLICY_MANAGEMENT"],
  "path": [],
  "query": [],
  "paged": {"sort": ["name", "licenses", "licenses.*", "riskWeight", "uuid"], "search": ["name"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_4149b1}}}
 },
 "POST /api/v1/licenseGroup": {
  "operation": "updateLicenseGroup",
  "summary": "Changes a license group",
  "tag": "licenseGroup",
  "access": ["POLICY_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_4593ee
 },
 "PUT /api/v1/licenseGroup": {
  "operation": "createLicenseGroup",
  "summary": "Adds a license group",
  "tag": "licenseGroup",
  "access": ["POLICY_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_7ae85f, "409": {"text": "text/plain"}}
 },
 "DELETE /api/v1/licenseGroup/{uuid}": {
  "operation": "deleteLicenseGroup",
  "summary": "Deletes a license group",
  "tag": "licenseGroup",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_52157b
 },
 "GET /api/v1/licenseGroup/{uuid}": {
  "operation": "getLicenseGroup",
  "summary": "Returns a license group",
  "tag": "licenseGroup",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_4593ee
 },
 "DELETE /api/v1/licenseGroup/{uuid}/license/{licenseUuid}": {
  "operation": "removeLicenseFromLicenseGroup",
  "summary": "Removes a license from a group",
  "tag": "licenseGroup",
  "access": ["POLICY_MANAGEMENT"],
  "path": path_7b1000,
  "query": [],
  "success": 200,
  "answers": answers_2b154d
 },
 "POST /api/v1/licenseGroup/{uuid}/license/{licenseUuid}": {
  "operation": "addLicenseToLicenseGroup",
  "summary": "Adds a license to a group",
  "tag": "licenseGroup",
  "access": ["POLICY_MANAGEMENT"],
  "path": path_7b1000,
  "query": [],
  "success": 200,
  "answers": answers_2b154d
 },
 "GET /api/v1/license": {
  "operation": "getLicenses",
  "summary": "Lists the licenses with their texts",
  "tag": "license",
  "access": "authenticated",
  "path": [],
  "query": [],
  "paged": {
   "sort": [
    "name", "licenseText", "standardLicenseTemplate", "standardLicenseHeader", "licenseComments", "licenseId",
    "isOsiApproved", "isFsfLibre", "isDeprecatedLicenseId", "isCustomLicense", "seeAlso", "licenseGroups",
    "licenseGroups.*", "uuid"
   ],
   "sortAs": {
    "osiApproved": "isOsiApproved",
    "fsfLibre": "isFsfLibre",
    "deprecatedLicenseId": "isDeprecatedLicenseId",
    "customLicense": "isCustomLicense"
   },
   "search": ["name", "licenseId"]
  },
  "counted": true,
  "success": 200,
  "answers": answers_5370a2
 },
 "PUT /api/v1/license": {
  "operation": "createLicense",
  "summary": "Adds a custom license",
  "tag": "license",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _201_6324fa, "409": {"text": "text/plain"}}
 },
 "GET /api/v1/license/concise": {
  "operation": "getConciseLicenses",
  "summary": "Lists all licenses without their texts",
  "tag": "license",
  "access": "authenticated",
  "path": [],
  "query": [],
  "success": 200,
  "answers": answers_5370a2
 },
 "DELETE /api/v1/license/{licenseId}": {
  "operation": "deleteLicense",
  "summary": "Deletes a custom license",
  "tag": "license",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "licenseId", "type": "string"}],
  "query": [],
  "success": 204,
  "answers": answers_4a66c1
 },
 "GET /api/v1/license/{licenseId}": {
  "operation": "getLicense",
  "summary": "Returns a license",
  "tag": "license",
  "access": "authenticated",
  "path": [{"name": "licenseId", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": {"200": _201_6324fa, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/metrics/component/{uuid}/current": {
  "operation": "getComponentCurrentMetrics",
  "summary": "Returns the current metrics of a component",
  "tag": "metrics",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": json_4a070e}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/metrics/component/{uuid}/days/{days}": {
  "operation": "getComponentMetricsXDays",
  "summary": "Returns the metrics of a component for a number of days",
  "tag": "metrics",
  "access": ["VIEW_PORTFOLIO"],
  "path": path_5258b6,
  "query": [],
  "success": 200,
  "answers": {"200": _200_ae11c9, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/metrics/component/{uuid}/refresh": {
  "operation": "refreshComponentMetrics",
  "summary": "Updates the metrics of a component",
  "tag": "metrics",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_f1d10c
 },
 "GET /api/v1/metrics/component/{uuid}/since/{date}": {
  "operation": "getComponentMetricsSince",
  "summary": "Returns the metrics of a component since a day",
  "tag": "metrics",
  "access": ["VIEW_PORTFOLIO"],
  "path": path_967476,
  "query": [],
  "success": 200,
  "answers": {"200": _200_ae11c9, "400": {"text": "text/plain"}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/metrics/portfolio/current": {
  "operation": "getPortfolioCurrentMetrics",
  "summary": "Returns the current metrics of the portfolio",
  "tag": "metrics",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": json_15bf91}}
 },
 "GET /api/v1/metrics/portfolio/refresh": {
  "operation": "refreshPortfolioMetrics",
  "summary": "Updates the metrics of the portfolio",
  "tag": "metrics",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"empty": true}}
 },
 "GET /api/v1/metrics/portfolio/since/{date}": {
  "operation": "getPortfolioMetricsSince",
  "summary": "Returns the metrics of the portfolio since a day",
  "tag": "metrics",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "date", "type": "compactDate"}],
  "query": [],
  "success": 200,
  "answers": {"200": _200_1fcac3, "400": {"text": "text/plain"}}
 },
 "GET /api/v1/metrics/portfolio/{days}/days": {
  "operation": "getPortfolioMetricsXDays",
  "summary": "Returns the metrics of the portfolio for a number of days",
  "tag": "metrics",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "days", "type": "integer"}],
  "query": [],
  "success": 200,
  "answers": {"200": _200_1fcac3}
 },
 "GET /api/v1/metrics/project/{uuid}/current": {
  "operation": "getProjectCurrentMetrics",
  "summary": "Returns the current metrics of a project",
  "tag": "metrics",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": json_a79696}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/metrics/project/{uuid}/days/{days}": {
  "operation": "getProjectMetricsXDays",
  "summary": "Returns the metrics of a project for a number of days",
  "tag": "metrics",
  "access": ["VIEW_PORTFOLIO"],
  "path": path_5258b6,
  "query": [],
  "success": 200,
  "answers": {"200": _200_e5a7ad, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/metrics/project/{uuid}/refresh": {
  "operation": "refreshProjectMetrics",
  "summary": "Updates the metrics of a project",
  "tag": "metrics",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_f1d10c
 },
 "GET /api/v1/metrics/project/{uuid}/since/{date}": {
  "operation": "getProjectMetricsSince",
  "summary": "Returns the metrics of a project since a day",
  "tag": "metrics",
  "access": ["VIEW_PORTFOLIO"],
  "path": path_967476,
  "query": [],
  "success": 200,
  "answers": {"200": _200_e5a7ad, "400": {"text": "text/plain"}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/metrics/vulnerability": {
  "operation": "getVulnerabilityMetrics",
  "summary": "Counts the known vulnerabilities by year and month",
  "tag": "metrics",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/VulnerabilityMetrics"}}}}
 },
 "GET /api/v1/notification/publisher": {
  "operation": "getNotificationPublishers",
  "summary": "Lists the notification publishers",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_e700bf}}}
 },
 "POST /api/v1/notification/publisher": {
  "operation": "updateNotificationPublisher",
  "summary": "Changes a notification publisher",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_430b95, "400": {"text": "text/plain"}, "404": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "PUT /api/v1/notification/publisher": {
  "operation": "createNotificationPublisher",
  "summary": "Adds a notification publisher",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_430b95, "400": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "POST /api/v1/notification/publisher/restoreDefaultTemplates": {
  "operation": "restoreDefaultTemplates",
  "summary": "Restores the default templates",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"empty": true}}
 },
 "POST /api/v1/notification/publisher/test/smtp": {
  "operation": "testSmtpPublisher",
  "summary": "Sends a test email",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "form"},
  "success": 200,
  "answers": {"200": {"empty": true}}
 },
 "POST /api/v1/notification/publisher/test/{uuid}": {
  "operation": "testNotificationRule",
  "summary": "Sends a test notification for a rule",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"empty": true}, "404": {"empty": true}}
 },
 "DELETE /api/v1/notification/publisher/{notificationPublisherUuid}": {
  "operation": "deleteNotificationPublisher",
  "summary": "Deletes a notification publisher and its rules",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "notificationPublisherUuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": {"204": {"empty": true}, "400": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "DELETE /api/v1/notification/rule": {
  "operation": "deleteNotificationRule",
  "summary": "Deletes a notification rule",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_52157b
 },
 "GET /api/v1/notification/rule": {
  "operation": "getNotificationRules",
  "summary": "Lists the notification rules",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [{"name": "triggerType", "type": "word", "words": ["EVENT", "SCHEDULE"]}],
  "paged": {
   "sort": [
    "name", "enabled", "notifyChildren", "logSuccessfulPublish", "scope", "notificationLevel", "projects", "projects.*",
    "teams", "teams.*", "notifyOn", "message", "publisher", "publisher.*", "publisherConfig", "uuid", "tags", "tags.*",
    "triggerType", "scheduleLastTriggeredAt", "scheduleNextTriggerAt", "scheduleCron", "scheduleSkipUnchanged"
   ],
   "search": ["name", "publisher.name"]
  },
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_89ff99}}}
 },
 "POST /api/v1/notification/rule": {
  "operation": "updateNotificationRule",
  "summary": "Changes a notification rule",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_a2fe95, "404": {"text": "text/plain"}}
 },
 "PUT /api/v1/notification/rule": {
  "operation": "createNotificationRule",
  "summary": "Adds a notification rule",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_a2fe95, "404": {"text": "text/plain"}}
 },
 "PUT /api/v1/notification/rule/scheduled": {
  "operation": "createScheduledNotificationRule",
  "summary": "Adds a notification rule that runs on a schedule",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_a2fe95, "404": _502_5d61a4}
 },
 "DELETE /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}": {
  "operation": "removeProjectFromRule",
  "summary": "Removes a project from a notification rule",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": path_e451ba,
  "query": [],
  "success": 200,
  "answers": answers_d2b5b1
 },
 "POST /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}": {
  "operation": "addProjectToRule",
  "summary": "Limits a notification rule to a project",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": path_e451ba,
  "query": [],
  "success": 200,
  "answers": answers_d2b5b1
 },
 "DELETE /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}": {
  "operation": "removeTeamFromRule",
  "summary": "Removes a team from a notification rule",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": path_d895eb,
  "query": [],
  "success": 200,
  "answers": answers_d2b5b1
 },
 "POST /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}": {
  "operation": "addTeamToRule",
  "summary": "Adds a team to a notification rule",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": path_d895eb,
  "query": [],
  "success": 200,
  "answers": answers_d2b5b1
 },
 "GET /api/v1/oidc/available": {
  "operation": "isOidcAvailable",
  "summary": "Returns whether sign-in through an identity provider is available",
  "tag": "oidc",
  "access": "none",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"text": "text/plain"}}
 },
 "GET /api/v1/oidc/group": {
  "operation": "getOidcGroups",
  "summary": "Lists the groups of the provider",
  "tag": "oidc",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_120932}}}
 },
 "POST /api/v1/oidc/group": {
  "operation": "updateOidcGroup",
  "summary": "Changes a group of the provider",
  "tag": "oidc",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_d39066, "404": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "PUT /api/v1/oidc/group": {
  "operation": "createOidcGroup",
  "summary": "Adds a group of the provider",
  "tag": "oidc",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_d39066, "409": {"text": "text/plain"}}
 },
 "DELETE /api/v1/oidc/group/{groupUuid}/team/{teamUuid}/mapping": {
  "operation": "deleteOidcMapping",
  "summary": "Deletes the mapping of a provider group to a team",
  "tag": "oidc",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "groupUuid", "type": "uuid"}, {"name": "teamUuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_52157b
 },
 "DELETE /api/v1/oidc/group/{uuid}": {
  "operation": "deleteOidcGroup",
  "summary": "Deletes a group of the provider",
  "tag": "oidc",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_52157b
 },
 "GET /api/v1/oidc/group/{uuid}/team": {
  "operation": "retrieveTeamsMappedToGroup",
  "summary": "Lists the teams of a provider group",
  "tag": "oidc",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/NestedTeam"}}},
   "404": {"text": "text/plain"}
  }
 },
 "PUT /api/v1/oidc/mapping": {
  "operation": "addOidcMapping",
  "summary": "Maps a group of the provider to a team",
  "tag": "oidc",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {
   "200": {"json": {"$ref": "#/components/schemas/MappedOidcGroup"}},
   "404": {"text": "text/plain"},
   "409": {"text": "text/plain"}
  }
 },
 "DELETE /api/v1/oidc/mapping/{uuid}": {
  "operation": "deleteMappingByUuid",
  "summary": "Deletes the mapping of a provider group",
  "tag": "oidc",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_52157b
 },
 "GET /api/v1/permission": {
  "operation": "getPermissions",
  "summary": "Lists the permissions",
  "tag": "permission",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/PermissionItem"}}}}
 },
 "DELETE /api/v1/permission/{permission}/team/{uuid}": {
  "operation": "removePermissionFromTeam",
  "summary": "Revokes a permission from a team",
  "tag": "permission",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_3a6cdf,
  "query": [],
  "success": 200,
  "answers": {"200": _200_99d747, "304": {"empty": true}, "404": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "POST /api/v1/permission/{permission}/team/{uuid}": {
  "operation": "addPermissionToTeam",
  "summary": "Grants a permission to a team",
  "tag": "permission",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_3a6cdf,
  "query": [],
  "success": 200,
  "answers": {"200": _200_99d747, "304": {"empty": true}, "404": {"text": "text/plain"}}
 },
 "DELETE /api/v1/permission/{permission}/user/{username}": {
  "operation": "removePermissionFromUser",
  "summary": "Revokes a permission from a user",
  "tag": "permission",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_755554,
  "query": [],
  "success": 200,
  "answers": answers_b27917
 },
 "POST /api/v1/permission/{permission}/user/{username}": {
  "operation": "addPermissionToUser",
  "summary": "Grants a permission to a user",
  "tag": "permission",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_755554,
  "query": [],
  "success": 200,
  "answers": answers_ffb20b
 },
 "GET /api/v1/policy": {
  "operation": "getPolicies",
  "summary": "Lists the policies",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": [],
  "query": [],
  "paged": {
   "sort": [
    "name", "operator", "violationState", "policyConditions", "policyConditions.*", "projects", "projects.*", "tags",
    "tags.*", "uuid", "includeChildren", "global", "onlyLatestProjectVersion"
   ],
   "search": ["name"]
  },
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/Policy"}}}}
 },
 "POST /api/v1/policy": {
  "operation": "updatePolicy",
  "summary": "Changes a policy",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_34dd70
 },
 "PUT /api/v1/policy": {
  "operation": "createPolicy",
  "summary": "Adds a policy",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_412d01, "409": {"text": "text/plain"}}
 },
 "POST /api/v1/policy/condition": {
  "operation": "updatePolicyCondition",
  "summary": "Changes a condition of a policy",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_48bf7d, "404": {"text": "text/plain"}}
 },
 "DELETE /api/v1/policy/condition/{uuid}": {
  "operation": "deletePolicyCondition",
  "summary": "Deletes a condition of a policy",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_52157b
 },
 "DELETE /api/v1/policy/{policyUuid}/project/{projectUuid}": {
  "operation": "removeProjectFromPolicy",
  "summary": "Removes a project from a policy",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": path_02002d,
  "query": [],
  "success": 200,
  "answers": answers_9ef669
 },
 "POST /api/v1/policy/{policyUuid}/project/{projectUuid}": {
  "operation": "addProjectToPolicy",
  "summary": "Limits a policy to a project",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": path_02002d,
  "query": [],
  "success": 200,
  "answers": answers_9ef669
 },
 "DELETE /api/v1/policy/{policyUuid}/tag/{tagName}": {
  "operation": "removeTagFromPolicy",
  "summary": "Removes a tag from a policy",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": path_346749,
  "query": [],
  "success": 200,
  "answers": answers_9ef669
 },
 "POST /api/v1/policy/{policyUuid}/tag/{tagName}": {
  "operation": "addTagToPolicy",
  "summary": "Limits a policy to a tag",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": path_346749,
  "query": [],
  "success": 200,
  "answers": answers_9ef669
 },
 "DELETE /api/v1/policy/{uuid}": {
  "operation": "deletePolicy",
  "summary": "Deletes a policy",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_52157b
 },
 "GET /api/v1/policy/{uuid}": {
  "operation": "getPolicy",
  "summary": "Returns a policy",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_34dd70
 },
 "PUT /api/v1/policy/{uuid}/condition": {
  "operation": "createPolicyCondition",
  "summary": "Adds a condition to a policy",
  "tag": "policy",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_48bf7d, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/project": {
  "operation": "getProjects",
  "summary": "Lists the projects",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   {"name": "name", "type": "string"}, query_00b03e, {"name": "onlyRoot", "type": "boolean"},
   {"name": "notAssignedToTeamWithUuid", "type": "uuid"}, {"name": "tag", "type": "string"},
   {"name": "classifier", "type": "string"}, query_295b15, query_b552f9, query_c5d61a, query_209df7, query_85d77f,
   query_1d9297, query_c2b51b, query_7cc1ae, query_0de246
  ],
  "paged": paged_425e6a,
  "counted": true,
  "success": 200,
  "answers": answers_12bde7
 },
 "POST /api/v1/project": {
  "operation": "updateProject",
  "summary": "Updates a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {
   "200": _200_a553bc,
   "400": {"text": "text/plain"},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"},
   "409": {"text": "text/plain"}
  }
 },
 "PUT /api/v1/project": {
  "operation": "createProject",
  "summary": "Adds a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {
   "201": _200_a553bc,
   "400": {"text": "text/plain"},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"},
   "409": {"text": "text/plain"}
  }
 },
 "POST /api/v1/project/batchDelete": {
  "operation": "deleteProjects",
  "summary": "Deletes several projects",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": {
   "204": {"empty": true},
   "400": {"json": {"$ref": "#/components/schemas/ProjectOperationProblemDetails"}, "isProblem": true}
  }
 },
 "GET /api/v1/project/classifier/{classifier}": {
  "operation": "getProjectsByClassifier",
  "summary": "Lists the projects of a classifier",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "classifier", "type": "string"}],
  "query": query_5909ae,
  "paged": paged_61594b,
  "counted": true,
  "success": 200,
  "answers": {"200": _200_d123ab, "400": {"text": "text/plain"}}
 },
 "PUT /api/v1/project/clone": {
  "operation": "cloneProject",
  "summary": "Clones a project into a new version",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_884363, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "GET /api/v1/project/latest/{name}": {
  "operation": "getLatestProjectByName",
  "summary": "Returns the latest version of a project",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": answers_5e8757
 },
 "GET /api/v1/project/lookup": {
  "operation": "getProjectByNameAndVersion",
  "summary": "Finds a project by name and version",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": path_e1338a,
  "success": 200,
  "answers": answers_5e8757
 },
 "GET /api/v1/project/tag/{tag}": {
  "operation": "getProjectsByTag",
  "summary": "Lists the projects with a tag",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "tag", "type": "string"}],
  "query": query_5909ae,
  "paged": paged_c1fedd,
  "counted": true,
  "success": 200,
  "answers": {"200": _200_d123ab}
 },
 "GET /api/v1/project/withoutDescendantsOf/{uuid}": {
  "operation": "getProjectsWithoutDescendantsOf",
  "summary": "Lists the projects that are not below a project",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [{"name": "name", "type": "string"}, query_00b03e],
  "paged": paged_425e6a,
  "counted": true,
  "success": 200,
  "answers": answers_8ab4cc
 },
 "DELETE /api/v1/project/{uuid}": {
  "operation": "deleteProject",
  "summary": "Deletes a project and its children",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_89eb8c
 },
 "GET /api/v1/project/{uuid}": {
  "operation": "getProject",
  "summary": "Returns a project",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_5e8757
 },
 "PATCH /api/v1/project/{uuid}": {
  "operation": "patchProject",
  "summary": "Updates some members of a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {
   "200": _200_a553bc,
   "304": {"empty": true},
   "400": {"text": "text/plain"},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"},
   "409": {"text": "text/plain"}
  }
 },
 "GET /api/v1/project/{uuid}/children": {
  "operation": "getChildrenProjects",
  "summary": "Lists the projects directly below a project",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [query_00b03e, query_7cc1ae, query_0de246],
  "paged": paged_425e6a,
  "counted": true,
  "success": 200,
  "answers": answers_8ab4cc
 },
 "GET /api/v1/project/{uuid}/children/classifier/{classifier}": {
  "operation": "getChildrenProjectsByClassifier",
  "summary": "Lists the projects of a classifier below a project",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "classifier", "type": "string"}, {"name": "uuid", "type": "uuid"}],
  "query": query_db53e8,
  "paged": paged_61594b,
  "counted": true,
  "success": 200,
  "answers": answers_8ab4cc
 },
 "GET /api/v1/project/{uuid}/children/tag/{tag}": {
  "operation": "getChildrenProjectsByTag",
  "summary": "Lists the projects with a tag below a project",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "tag", "type": "string"}, {"name": "uuid", "type": "uuid"}],
  "query": query_db53e8,
  "paged": paged_c1fedd,
  "counted": true,
  "success": 200,
  "answers": answers_8ab4cc
 },
 "DELETE /api/v1/project/{uuid}/property": {
  "operation": "deleteProjectProperty",
  "summary": "Deletes a property of a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_89eb8c
 },
 "GET /api/v1/project/{uuid}/property": {
  "operation": "getProjectProperties",
  "summary": "Lists the properties of a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": items_391392}},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"}
  }
 },
 "POST /api/v1/project/{uuid}/property": {
  "operation": "updateProjectProperty",
  "summary": "Changes a property of a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {
   "200": _200_8a7a58,
   "304": {"empty": true},
   "400": {"text": "text/plain"},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"}
  }
 },
 "PUT /api/v1/project/{uuid}/property": {
  "operation": "createProjectProperty",
  "summary": "Adds a property to a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_8a7a58, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "GET /api/v1/repository": {
  "operation": "getRepositories",
  "summary": "Lists the package repositories",
  "tag": "repository",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "paged": {"sort": sort_48faeb, "search": ["identifier"]},
  "counted": true,
  "success": 200,
  "answers": answers_2ac8fd
 },
 "POST /api/v1/repository": {
  "operation": "updateRepository",
  "summary": "Changes a package repository",
  "tag": "repository",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_9bdbf4, "404": {"text": "text/plain"}}
 },
 "PUT /api/v1/repository": {
  "operation": "createRepository",
  "summary": "Adds a package repository",
  "tag": "repository",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_9bdbf4, "409": {"text": "text/plain"}}
 },
 "GET /api/v1/repository/latest": {
  "operation": "getLatestVersion",
  "summary": "Returns the latest version of a package",
  "tag": "repository",
  "access": "authenticated",
  "path": [],
  "query": [{"name": "purl", "type": "string", "required": true}],
  "success": 200,
  "answers": {
   "200": {"json": {"$ref": "#/components/schemas/RepositoryMetaComponent"}},
   "204": {"empty": true},
   "400": {"empty": true},
   "404": {"text": "text/plain"}
  }
 },
 "GET /api/v1/repository/{type}": {
  "operation": "getRepositoriesByType",
  "summary": "Lists the package repositories of a type",
  "tag": "repository",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": path_eed9b4,
  "query": [],
  "paged": {"sort": sort_48faeb, "search": []},
  "counted": true,
  "success": 200,
  "answers": answers_2ac8fd
 },
 "DELETE /api/v1/repository/{uuid}": {
  "operation": "deleteRepository",
  "summary": "Deletes a package repository",
  "tag": "repository",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_52157b
 },
 "GET /api/v1/search": {
  "operation": "search",
  "summary": "Searches everything",
  "tag": "search",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [{"name": "query", "type": "string"}],
  "success": 200,
  "answers": answers_7660ea
 },
 "GET /api/v1/search/component": {
  "operation": "searchComponents",
  "summary": "Searches components",
  "tag": "search",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [{"name": "query", "type": "string"}],
  "success": 200,
  "answers": answers_7660ea
 },
 "GET /api/v1/search/license": {
  "operation": "searchLicenses",
  "summary": "Searches licenses",
  "tag": "search",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [{"name": "query", "type": "string"}],
  "success": 200,
  "answers": answers_7660ea
 },
 "GET /api/v1/search/project": {
  "operation": "searchProjects",
  "summary": "Searches projects",
  "tag": "search",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [{"name": "query", "type": "string"}],
  "success": 200,
  "answers": answers_7660ea
 },
 "POST /api/v1/search/reindex": {
  "operation": "rebuildSearchIndexes",
  "summary": "Rebuilds the search indexes",
  "tag": "search",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [{"name": "type", "type": "string", "list": true}],
  "success": 200,
  "answers": {"200": _200_884363, "400": {"text": "text/plain"}}
 },
 "GET /api/v1/search/service": {
  "operation": "searchServices",
  "summary": "Searches services",
  "tag": "search",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [{"name": "query", "type": "string"}],
  "success": 200,
  "answers": answers_7660ea
 },
 "GET /api/v1/search/vulnerability": {
  "operation": "searchVulnerabilities",
  "summary": "Searches vulnerabilities",
  "tag": "search",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [{"name": "query", "type": "string"}],
  "success": 200,
  "answers": answers_7660ea
 },
 "GET /api/v1/search/vulnerablesoftware": {
  "operation": "searchVulnerableSoftware",
  "summary": "Searches software affected by vulnerabilities",
  "tag": "search",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [{"name": "query", "type": "string"}, {"name": "cpe", "type": "string"}],
  "success": 200,
  "answers": answers_7660ea
 },
 "POST /api/v1/service": {
  "operation": "updateService",
  "summary": "Changes a service",
  "tag": "service",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_14abe8
 },
 "GET /api/v1/service/project/{uuid}": {
  "operation": "getAllServices",
  "summary": "Lists the services of a project",
  "tag": "service",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [query_768043, query_58ac3b],
  "paged": {
   "sort": [
    "provider", "provider.*", "group", "name", "version", "description", "endpoints", "authenticated",
    "crossesTrustBoundary", "data", "data.*", "externalReferences", "externalReferences.*", "parent", "parent.*",
    "children", "children.*", "vulnerabilities", "vulnerabilities.*", "project", "project.*", "lastInheritedRiskScore",
    "notes", "uuid"
   ],
   "search": ["name"]
  },
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": json_13de2b}},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"}
  }
 },
 "PUT /api/v1/service/project/{uuid}": {
  "operation": "createService",
  "summary": "Adds a service to a project",
  "tag": "service",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_91ac6a, "400": {"text": "text/plain"}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}}
 },
 "DELETE /api/v1/service/{uuid}": {
  "operation": "deleteService",
  "summary": "Deletes a service",
  "tag": "service",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_89eb8c
 },
 "GET /api/v1/service/{uuid}": {
  "operation": "getServiceByUuid",
  "summary": "Returns a service",
  "tag": "service",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_14abe8
 },
 "GET /api/openapi.{type}": {
  "operation": "getApiDescription",
  "summary": "Describes this API as an OpenAPI document",
  "tag": "openapi",
  "access": "none",
  "path": path_cee55f,
  "query": [],
  "success": 200,
  "answers": {"200": _200_82dad8, "404": {"empty": true}}
 },
 "GET /api/swagger.{type}": {
  "operation": "getSwaggerDescription",
  "summary": "Describes the API as a Swagger 2 document",
  "tag": "swagger",
  "access": "none",
  "deprecated": true,
  "path": path_cee55f,
  "query": [],
  "success": 200,
  "answers": {"200": _200_82dad8}
 },
 "GET /api/version": {
  "operation": "getVersion",
  "summary": "Returns the version of the server",
  "tag": "version",
  "access": "none",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/About"}}}
 },
 "GET /health": {
  "operation": "getHealth",
  "summary": "Returns the health of the server",
  "tag": "health",
  "access": "none",
  "path": [],
  "query": [],
  "success": 200,
  "answers": answers_416a57
 },
 "GET /health/live": {
  "operation": "getLiveness",
  "summary": "Returns whether the server is alive",
  "tag": "health",
  "access": "none",
  "path": [],
  "query": [],
  "success": 200,
  "answers": answers_416a57
 },
 "GET /health/ready": {
  "operation": "getReadiness",
  "summary": "Returns whether the server can serve requests",
  "tag": "health",
  "access": "none",
  "path": [],
  "query": [],
  "success": 200,
  "answers": answers_416a57
 },
 "GET /health/started": {
  "operation": "getStartup",
  "summary": "Returns whether the server has started",
  "tag": "health",
  "access": "none",
  "path": [],
  "query": [],
  "success": 200,
  "answers": answers_416a57
 },
 "GET /metrics": {
  "operation": "getServerMetrics",
  "summary": "Returns server metrics for Prometheus",
  "tag": "metrics",
  "access": "none",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"text": "text/plain"}, "404": {"empty": true}}
 },
 "GET /mirror/nvd/{file}": {
  "operation": "getNvdMirrorFile",
  "summary": "Returns a file of the mirrored NVD feed",
  "tag": "mirror",
  "access": "none",
  "path": [{"name": "file", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"file": ["application/octet-stream"]}, "404": {"empty": true}}
 },
 "DELETE /api/v1/tag": {
  "operation": "deleteTags",
  "summary": "Deletes tags",
  "tag": "tag",
  "access": ["TAG_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": {
   "204": {"empty": true},
   "400": {"json": {"$ref": "#/components/schemas/TagOperationProblemDetails"}, "isProblem": true}
  }
 },
 "GET /api/v1/tag": {
  "operation": "getTags",
  "summary": "Lists the tags with the number of uses of each",
  "tag": "tag",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": query_265c24,
  "paged": {
   "sort": ["name", "projectCount", "policyCount", "notificationRuleCount", "collectionProjectCount"],
   "search": ["name"]
  },
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/TagListResponseItem"}}}}
 },
 "PUT /api/v1/tag": {
  "operation": "createTags",
  "summary": "Adds tags",
  "tag": "tag",
  "access": ["TAG_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": {"empty": true}}
 },
 "GET /api/v1/tag/policy/{uuid}": {
  "operation": "getTagsForPolicy",
  "summary": "Lists the tags that a policy can be limited to",
  "tag": "tag",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "paged": {"sort": ["name"], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": _200_3e1f2e, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/tag/{name}/collectionProject": {
  "operation": "getTaggedCollectionProjects",
  "summary": "Lists the collection projects that use a tag",
  "tag": "tag",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "name", "type": "string"}],
  "query": query_41072c,
  "paged": paged_e4f4b3,
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/TaggedCollectionProjectListResponseItem"}}}
  }
 },
 "DELETE /api/v1/tag/{name}/notificationRule": {
  "operation": "untagNotificationRules",
  "summary": "Removes a tag from notification rules",
  "tag": "tag",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/v1/tag/{name}/notificationRule": {
  "operation": "getTaggedNotificationRules",
  "summary": "Lists the notification rules with a tag",
  "tag": "tag",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "paged": {"sort": ["name"], "search": ["name"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/TaggedNotificationRuleListResponseItem"}}}}
 },
 "POST /api/v1/tag/{name}/notificationRule": {
  "operation": "tagNotificationRules",
  "summary": "Adds a tag to notification rules",
  "tag": "tag",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_9f2423
 },
 "DELETE /api/v1/tag/{name}/policy": {
  "operation": "untagPolicies",
  "summary": "Removes a tag from policies",
  "tag": "tag",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/v1/tag/{name}/policy": {
  "operation": "getTaggedPolicies",
  "summary": "Lists the policies with a tag",
  "tag": "tag",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "name", "type": "string"}],
  "query": query_5cfd88,
  "paged": {"sort": ["name"], "search": ["name"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/TaggedPolicyListResponseItem"}}}}
 },
 "POST /api/v1/tag/{name}/policy": {
  "operation": "tagPolicies",
  "summary": "Adds a tag to policies",
  "tag": "tag",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_9f2423
 },
 "DELETE /api/v1/tag/{name}/project": {
  "operation": "untagProjects",
  "summary": "Removes a tag from projects",
  "tag": "tag",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/v1/tag/{name}/project": {
  "operation": "getTaggedProjects",
  "summary": "Lists the projects with a tag",
  "tag": "tag",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "name", "type": "string"}],
  "query": query_41072c,
  "paged": paged_e4f4b3,
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/TaggedProjectListResponseItem"}}}}
 },
 "POST /api/v1/tag/{name}/project": {
  "operation": "tagProjects",
  "summary": "Adds a tag to projects",
  "tag": "tag",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/v1/tag/{policyUuid}": {
  "operation": "getTagsForPolicyByPath",
  "summary": "Lists the tags that a policy can be limited to",
  "tag": "tag",
  "access": ["VIEW_PORTFOLIO"],
  "deprecated": true,
  "path": [{"name": "policyUuid", "type": "uuid"}],
  "query": [],
  "paged": {"sort": ["name"], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": _200_3e1f2e, "404": {"empty": true}}
 },
 "DELETE /api/v1/team": {
  "operation": "deleteTeam",
  "summary": "Deletes a team",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_4a66c1
 },
 "GET /api/v1/team": {
  "operation": "getTeams",
  "summary": "Lists the teams",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/Team"}}}}
 },
 "POST /api/v1/team": {
  "operation": "updateTeam",
  "summary": "Changes a team",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_e2e0f1
 },
 "PUT /api/v1/team": {
  "operation": "createTeam",
  "summary": "Adds a team",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_99d747}
 },
 "DELETE /api/v1/team/key/{publicIdOrKey}": {
  "operation": "deleteApiKey",
  "summary": "Deletes an API key",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_032102,
  "query": [],
  "success": 204,
  "answers": answers_52157b
 },
 "POST /api/v1/team/key/{publicIdOrKey}": {
  "operation": "regenerateApiKey",
  "summary": "Regenerates an API key",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_032102,
  "query": [],
  "success": 200,
  "answers": answers_bef904
 },
 "POST /api/v1/team/key/{publicIdOrKey}/comment": {
  "operation": "updateApiKeyComment",
  "summary": "Changes the comment of an API key",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_032102,
  "query": [],
  "body": {"kind": "text"},
  "success": 200,
  "answers": answers_bef904
 },
 "GET /api/v1/team/self": {
  "operation": "getSelfTeam",
  "summary": "Returns the team of the calling API key",
  "tag": "team",
  "access": "authenticated",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {
   "200": {"json": {"$ref": "#/components/schemas/TeamSelfResponse"}},
   "400": {"text": "text/plain"},
   "404": {"text": "text/plain"}
  }
 },
 "GET /api/v1/team/visible": {
  "operation": "getVisibleTeams",
  "summary": "Lists the teams visible to the caller",
  "tag": "team",
  "access": "authenticated",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/VisibleTeam"}}}}
 },
 "GET /api/v1/team/{uuid}": {
  "operation": "getTeam",
  "summary": "Returns a team",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_e2e0f1
 },
 "PUT /api/v1/team/{uuid}/key": {
  "operation": "generateApiKey",
  "summary": "Adds an API key to a team",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 201,
  "answers": {"201": _200_dd681a, "404": {"text": "text/plain"}}
 },
 "POST /api/v1/user/forceChangePassword": {
  "operation": "forceChangePassword",
  "summary": "Changes a password that must be changed",
  "tag": "user",
  "access": "none",
  "path": [],
  "query": [],
  "body": {"kind": "form"},
  "success": 200,
  "answers": {"200": {"empty": true}, "401": {"text": "text/plain"}, "403": {"text": "text/plain"}, "406": {"text": "text/plain"}}
 },
 "DELETE /api/v1/user/ldap": {
  "operation": "deleteLdapUser",
  "summary": "Deletes a user of the directory",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_52157b
 },
 "GET /api/v1/user/ldap": {
  "operation": "getLdapUsers",
  "summary": "Lists the users of the directory",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_9db49a}}}
 },
 "PUT /api/v1/user/ldap": {
  "operation": "createLdapUser",
  "summary": "Adds a user of the directory",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": {"json": items_9db49a}, "400": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "POST /api/v1/user/login": {
  "operation": "login",
  "summary": "Signs in and returns a token",
  "tag": "user",
  "access": "none",
  "path": [],
  "query": [],
  "body": {"kind": "form"},
  "success": 200,
  "answers": {"200": {"text": "text/plain"}, "401": {"text": "text/plain"}, "403": {"text": "text/plain"}}
 },
 "DELETE /api/v1/user/managed": {
  "operation": "deleteManagedUser",
  "summary": "Deletes a managed user",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_4a66c1
 },
 "GET /api/v1/user/managed": {
  "operation": "getManagedUsers",
  "summary": "Lists the managed users",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_8e51c5}}}
 },
 "POST /api/v1/user/managed": {
  "operation": "updateManagedUser",
  "summary": "Changes a managed user",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_8b72d8, "400": {"text": "text/plain"}, "404": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "PUT /api/v1/user/managed": {
  "operation": "createManagedUser",
  "summary": "Adds a managed user",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_8b72d8, "400": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "DELETE /api/v1/user/oidc": {
  "operation": "deleteOidcUser",
  "summary": "Deletes a user of the provider",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_52157b
 },
 "GET /api/v1/user/oidc": {
  "operation": "getOidcUsers",
  "summary": "Lists the users of the provider",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_f36221}}}
 },
 "PUT /api/v1/user/oidc": {
  "operation": "createOidcUser",
  "summary": "Adds a user of the provider",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": {"json": items_f36221}, "400": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "POST /api/v1/user/oidc/login": {
  "operation": "loginByOidc",
  "summary": "Signs in through a provider and returns a token",
  "tag": "user",
  "access": "none",
  "path": [],
  "query": [],
  "body": {"kind": "form"},
  "success": 200,
  "answers": {"200": {"text": "text/plain"}, "204": {"empty": true}, "401": {"text": "text/plain"}, "403": {"text": "text/plain"}}
 },
 "GET /api/v1/user/self": {
  "operation": "getSelf",
  "summary": "Returns the signed-in user",
  "tag": "user",
  "access": "authenticated",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": _200_59f9a0}
 },
 "POST /api/v1/user/self": {
  "operation": "updateSelf",
  "summary": "Changes one's own account",
  "tag": "user",
  "access": "authenticated",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_59f9a0, "400": _200_59f9a0}
 },
 "DELETE /api/v1/user/{username}/membership": {
  "operation": "removeTeamFromUser",
  "summary": "Removes a user from a team",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "username", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_b27917
 },
 "POST /api/v1/user/{username}/membership": {
  "operation": "addTeamToUser",
  "summary": "Adds a user to a team",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "username", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_ffb20b
 },
 "POST /api/v1/vex": {
  "operation": "uploadVexForm",
  "summary": "Uploads a VEX document as a form",
  "tag": "vex",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": [],
  "query": [],
  "body": {
   "kind": "multipart",
   "parts": [
    {"name": "project", "isFile": false}, {"name": "projectName", "isFile": false}, parts_7f983c,
    {"name": "vex", "isFile": true}
   ]
  },
  "success": 200,
  "answers": answers_bbf222
 },
 "PUT /api/v1/vex": {
  "operation": "uploadVex",
  "summary": "Uploads a VEX document as Base64 text",
  "tag": "vex",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_bbf222
 },
 "GET /api/v1/vex/cyclonedx/project/{uuid}": {
  "operation": "exportProjectVex",
  "summary": "Exports the analyses of a project as a CycloneDX VEX document",
  "tag": "vex",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [{"name": "download", "type": "boolean"}, {"name": "version", "type": "string"}],
  "success": 200,
  "answers": {
   "200": {"file": ["application/vnd.cyclonedx+json", "application/octet-stream"]},
   "400": {"text": "text/plain"},
   "403": {"text": "text/plain"},
   "404": {"text": "text/plain"}
  }
 },
 "GET /api/v1/violation": {
  "operation": "getViolations",
  "summary": "Lists the policy violations of all projects",
  "tag": "violation",
  "access": ["VIEW_POLICY_VIOLATION"],
  "path": [],
  "query": [
   {"name": "suppressed", "type": "boolean"}, query_325f0b,
   {"name": "violationState", "type": "word", "words": ["INFO", "WARN", "FAIL"], "list": true},
   {"name": "riskType", "type": "word", "words": ["LICENSE", "SECURITY", "OPERATIONAL"], "list": true},
   {"name": "policy", "type": "string", "list": true},
   {"name": "analysisState", "type": "word", "words": ["APPROVED", "REJECTED", "NOT_SET"], "list": true},
   {"name": "occurredOnDateFrom", "type": "date"}, {"name": "occurredOnDateTo", "type": "date"}, query_b59255,
   query_9e2154
  ],
  "paged": paged_73c4c9,
  "counted": true,
  "success": 200,
  "answers": {"200": _200_56e0ce}
 },
 "GET /api/v1/violation/analysis": {
  "operation": "retrieveAnalysis",
  "summary": "Returns the analysis of a policy violation",
  "tag": "violation",
  "access": ["VIEW_POLICY_VIOLATION"],
  "path": [],
  "query": [{"name": "component", "type": "uuid"}, {"name": "policyViolation", "type": "uuid"}],
  "success": 200,
  "answers": {"200": {"json": json_40ec75, "empty": true}, "400": _400_9e40c1, "404": {"text": "text/plain"}}
 },
 "PUT /api/v1/violation/analysis": {
  "operation": "updateViolationAnalysis",
  "summary": "Updates the analysis of a policy violation",
  "tag": "violation",
  "access": ["POLICY_VIOLATION_ANALYSIS"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"json": json_40ec75}, "404": {"text": "text/plain"}}
 },
 "GET /api/v1/violation/component/{uuid}": {
  "operation": "getViolationsByComponent",
  "summary": "Lists the policy violations of a component",
  "tag": "violation",
  "access": ["VIEW_POLICY_VIOLATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_e91e7d,
  "paged": paged_73c4c9,
  "counted": true,
  "success": 200,
  "answers": answers_f41a3c
 },
 "GET /api/v1/violation/project/{uuid}": {
  "operation": "getViolationsByProject",
  "summary": "Lists the policy violations of a project",
  "tag": "violation",
  "access": ["VIEW_POLICY_VIOLATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_e91e7d,
  "paged": {"sort": sort_a07bf8, "search": ["policyCondition.policy.name", "component.name"]},
  "counted": true,
  "success": 200,
  "answers": answers_f41a3c
 },
 "GET /api/v1/vulnerability": {
  "operation": "getVulnerabilities",
  "summary": "Lists the vulnerabilities",
  "tag": "vulnerability",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [],
  "paged": paged_220231,
  "counted": true,
  "success": 200,
  "answers": {"200": _200_3856b2}
 },
 "POST /api/v1/vulnerability": {
  "operation": "updateVulnerability",
  "summary": "Changes an internal vulnerability",
  "tag": "vulnerability",
  "access": ["VULNERABILITY_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_cce8a8, "400": {"text": "text/plain"}, "404": {"text": "text/plain"}, "406": {"text": "text/plain"}}
 },
 "PUT /api/v1/vulnerability": {
  "operation": "createVulnerability",
  "summary": "Adds an internal vulnerability",
  "tag": "vulnerability",
  "access": ["VULNERABILITY_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_cce8a8, "400": {"text": "text/plain"}, "409": {"text": "text/plain"}}
 },
 "GET /api/v1/vulnerability/component/{uuid}": {
  "operation": "getVulnerabilitiesByComponent",
  "summary": "Lists the vulnerabilities of a component",
  "tag": "vulnerability",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_e91e7d,
  "paged": paged_220231,
  "counted": true,
  "success": 200,
  "answers": answers_a605c2
 },
 "GET /api/v1/vulnerability/project/{uuid}": {
  "operation": "getVulnerabilitiesByProject",
  "summary": "Lists the vulnerabilities of a project",
  "tag": "vulnerability",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_e91e7d,
  "counted": true,
  "success": 200,
  "answers": answers_a605c2
 },
 "DELETE /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}": {
  "operation": "unassignVulnerabilityById",
  "summary": "Removes a vulnerability from a component, by source and ID",
  "tag": "vulnerability",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": path_bcb6b7,
  "query": [],
  "success": 200,
  "answers": answers_f1d10c
 },
 "POST /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}": {
  "operation": "assignVulnerabilityById",
  "summary": "Assigns a vulnerability to a component, by source and ID",
  "tag": "vulnerability",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": path_bcb6b7,
  "query": [],
  "success": 200,
  "answers": answers_f1d10c
 },
 "GET /api/v1/vulnerability/source/{source}/vuln/{vuln}": {
  "operation": "getVulnerabilityByVulnId",
  "summary": "Returns a vulnerability by source and ID",
  "tag": "vulnerability",
  "access": ["VIEW_PORTFOLIO"],
  "path": path_8a030c,
  "query": [],
  "success": 200,
  "answers": answers_7bddcb
 },
 "GET /api/v1/vulnerability/source/{source}/vuln/{vuln}/projects": {
  "operation": "getAffectedProjects",
  "summary": "Lists the projects that a vulnerability affects",
  "tag": "vulnerability",
  "access": ["VIEW_PORTFOLIO"],
  "path": path_8a030c,
  "query": query_db53e8,
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/AffectedProject"}}},
   "404": {"text": "text/plain"}
  }
 },
 "GET /api/v1/vulnerability/vulnId": {
  "operation": "generateInternalVulnerabilityIdentifier",
  "summary": "Generates an ID for an internal vulnerability",
  "tag": "vulnerability",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"text": "application/json"}}
 },
 "DELETE /api/v1/vulnerability/{uuid}": {
  "operation": "deleteVulnerability",
  "summary": "Deletes an internal vulnerability",
  "tag": "vulnerability",
  "access": ["VULNERABILITY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": {"204": {"empty": true}, "403": {"text": "text/plain"}, "404": {"text": "text/plain"}, "412": {"text": "text/plain"}}
 },
 "GET /api/v1/vulnerability/{uuid}": {
  "operation": "getVulnerabilityByUuid",
  "summary": "Returns a vulnerability",
  "tag": "vulnerability",
  "access": ["VULNERABILITY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_7bddcb
 },
 "DELETE /api/v1/vulnerability/{uuid}/component/{component}": {
  "operation": "unassignVulnerability",
  "summary": "Removes a vulnerability from a component",
  "tag": "vulnerability",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": path_f6e358,
  "query": [],
  "success": 200,
  "answers": answers_f1d10c
 },
 "POST /api/v1/vulnerability/{uuid}/component/{component}": {
  "operation": "assignVulnerability",
  "summary": "Assigns a vulnerability to a component",
  "tag": "vulnerability",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": path_f6e358,
  "query": [],
  "success": 200,
  "answers": answers_f1d10c
 },
 "GET /api/waybill/v1/analyzers": {
  "operation": "getAnalyzers",
  "summary": "Lists the external analyzers and the fuzzy match with the state of their latest runs",
  "tag": "analyzers",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/Analyzer"}}}}
 },
 "POST /api/waybill/v1/analyzers/{analyzer}/run": {
  "operation": "runAnalyzer",
  "summary": "Starts a run of an analyzer over all components whose results have expired",
  "tag": "analyzers",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "analyzer", "type": "string"}],
  "query": [],
  "success": 202,
  "answers": answers_12c98e
 },
 "GET /api/waybill/v1/analyzers/internal": {
  "operation": "getInternalAnalyzer",
  "summary": "Returns when the internal analyzer last matched components, and what it matches now",
  "tag": "analyzers",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/InternalAnalyzer"}}}
 },
 "POST /api/waybill/v1/analyzers/internal/run": {
  "operation": "runInternalAnalyzer",
  "summary": "Starts a run of the internal analyzer over all components",
  "tag": "analyzers",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 202,
  "answers": answers_2fa3dd
 },
 "POST /api/waybill/v1/import/dt/file": {
  "operation": "uploadImportFile",
  "summary": "Uploads a script of an H2 database for an import",
  "tag": "import",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "multipart", "parts": [{"name": "file", "isFile": true}]},
  "success": 201,
  "answers": {"201": {"json": {"$ref": "#/components/schemas/ImportFile"}}, "413": _502_5d61a4}
 },
 "POST /api/waybill/v1/import/dt": {
  "operation": "importDependencyTrack",
  "summary": "Starts the import of a Dependency-Track, its preview, or the undoing of all imports",
  "tag": "import",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_12c98e
 },
 "GET /api/waybill/v1/import/dt": {
  "operation": "getImports",
  "summary": "Lists imports and previews, newest first",
  "tag": "import",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "paged": {"sort": [], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ImportRun"}}}}
 },
 "GET /api/waybill/v1/import/dt/{token}": {
  "operation": "getImport",
  "summary": "Returns an import with its report",
  "tag": "import",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "token", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/ImportReport"}}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/import/dt/comparison": {
  "operation": "getImportComparison",
  "summary": "Returns how the findings of the imported Dependency-Track and those here differ, summed by cause",
  "tag": "import",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/ImportComparison"}}}
 },
 "POST /api/waybill/v1/import/dt/comparison": {
  "operation": "compareImport",
  "summary": "Starts a comparison; a running one returns its own token",
  "tag": "import",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 202,
  "answers": answers_2fa3dd
 },
 "GET /api/waybill/v1/import/dt/comparison/difference": {
  "operation": "getFindingDifferences",
  "summary": "Lists findings that only one installation has, as of the last comparison",
  "tag": "import",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [
   {"name": "side", "type": "word", "words": ["THERE", "HERE"]},
   {
    "name": "cause",
    "type": "word",
    "words": [
     "ALIAS", "DUPLICATE", "WITHDRAWN", "SOURCE_OFF", "ANALYZER_OFF", "ANALYZER_ANSWER", "RECORD_MISSING",
     "RECORD_CHANGED", "BACKPORT", "VERSION_ORDER", "FUZZY_CPE", "OTHER_PACKAGE", "IDENTIFIER", "VERSION_UNREADABLE",
     "RECORD_UNCLEAR", "INTERNAL", "INACTIVE", "NOT_ANALYZED", "NEW_COMPONENT", "ADDED_BY_HAND", "REMOVED_BY_HAND",
     "UNKNOWN"
    ]
   },
   {"name": "detail", "type": "string", "description": "Of the cause."},
   {"name": "project", "type": "uuid"},
   {"name": "open", "type": "boolean", "description": "Only those whose cause is not understood."}
  ],
  "paged": {"sort": ["project.name", "component.name", "vulnerability.vulnId", "severity", "cause", "side"], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/FindingDifference"}}}}
 },
 "GET /api/waybill/v1/import/dt/comparison/table": {
  "operation": "getImportedTables",
  "summary": "Lists what became of the rows of each table in the last import",
  "tag": "import",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ImportTable"}}}}
 },
 "PUT /api/waybill/v1/import/dt/comparison/cause": {
  "operation": "setCauseUnderstood",
  "summary": "Notes that a cause of differences is understood, or takes it back",
  "tag": "import",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": {"204": {"empty": true}}
 },
 "GET /api/waybill/v1/import/dt/comparison/report": {
  "operation": "getImportComparisonReport",
  "summary": "Returns the comparison as a PDF in the language of Accept-Language: English, German, or Japanese",
  "tag": "import",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"file": ["application/pdf"]}, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/import/dt/bom": {
  "operation": "receiveShadowBom",
  "summary": "Takes the BOM from a message of an alert of a Dependency-Track (event BOM_PROCESSED, template webhook)",
  "tag": "import",
  "access": ["BOM_UPLOAD"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 202,
  "answers": {"202": _200_884363, "400": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/integrations": {
  "operation": "getIntegrations",
  "summary": "Lists the systems that findings are uploaded to with the state of their latest runs",
  "tag": "integrations",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/Integration"}}}}
 },
 "POST /api/waybill/v1/integrations/{integration}/run": {
  "operation": "runIntegration",
  "summary": "Starts an upload of the findings of all projects that take part",
  "tag": "integrations",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": path_17f3f1,
  "query": [],
  "success": 202,
  "answers": answers_12c98e
 },
 "GET /api/waybill/v1/integrations/{integration}/uploads": {
  "operation": "getIntegrationUploads",
  "summary": "Lists the latest upload of each project that the caller sees, by project name",
  "tag": "integrations",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": path_17f3f1,
  "query": [{"name": "outcome", "type": "word", "words": ["SENT", "FAILED"], "description": "Only those that ended so."}],
  "paged": {"sort": ["projectName", "tried", "sent", "findings"], "search": ["projectName"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/IntegrationUpload"}}}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/project/{uuid}/integrations": {
  "operation": "getProjectIntegrations",
  "summary": "Says of each integration whether a project takes part, and how its latest upload ended",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ProjectIntegration"}}}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/team/{uuid}/api-key": {
  "operation": "getTeamApiKeys",
  "summary": "Lists the API keys of a team with what they are limited to",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_c2f20f
 },
 "PUT /api/waybill/v1/team/{uuid}/api-key": {
  "operation": "createLimitedApiKey",
  "summary": "Makes an API key for a team, and says what it is limited to",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": answers_d3ae64
 },
 "POST /api/waybill/v1/api-key/{publicIdOrKey}": {
  "operation": "limitApiKey",
  "summary": "Replaces what an API key is limited to, and its comment; the key stays",
  "tag": "api-key",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_032102,
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _201_9b191d, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/attention": {
  "operation": "getAttention",
  "summary": "Tells what needs attention in the portfolio: new and exploited findings, and what no source covers",
  "tag": "attention",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/Attention"}}}
 },
 "GET /api/waybill/v1/attention/projects": {
  "operation": "getAttentionProjects",
  "summary": "Lists the active projects with what needs attention in each, the most urgent first",
  "tag": "attention",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   {
    "name": "reason",
    "type": "word",
    "words": ["NEW", "EXPLOITED", "CRITICAL", "NOT_COVERED"],
    "description": "Only those that it holds for."
   }
  ],
  "paged": {
   "sort": ["urgency", "name", "newFindings", "exploited", "critical", "epss", "findings", "notCovered"],
   "search": ["name"]
  },
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/AttentionProject"}}}}
 },
 "GET /api/waybill/v1/audit-log": {
  "operation": "getAuditLog",
  "summary": "Lists administrative changes, deletions, sign-ins and refused requests, newest first",
  "tag": "audit-log",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [
   {"name": "target", "type": "string"}, {"name": "actor", "type": "string"}, {"name": "address", "type": "string"},
   {"name": "kind", "type": "string", "list": true}, {"name": "since", "type": "date"},
   {"name": "until", "type": "date"}
  ],
  "paged": {"sort": [], "search": ["actor", "target", "action", "address", "detail"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/AuditLogEntry"}}}}
 },
 "GET /api/waybill/v1/backups": {
  "operation": "getBackups",
  "summary": "Lists the backups of the installation, the latest first, with the state of the latest run",
  "tag": "backups",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/Backups"}}}
 },
 "POST /api/waybill/v1/backups": {
  "operation": "makeBackup",
  "summary": "Starts a backup",
  "tag": "backups",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 202,
  "answers": answers_79712e
 },
 "GET /api/waybill/v1/badge/vulns/project/{uuid}": {
  "operation": "getCoverageBadge",
  "summary": "Draws a badge with the vulnerabilities of a project and the components that are not covered",
  "tag": "badge",
  "access": "none",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [{"name": "apiKey", "type": "string"}],
  "success": 200,
  "answers": answers_8c4e01
 },
 "GET /api/waybill/v1/badge/vulns/project/{name}/{version}": {
  "operation": "getCoverageBadgeByName",
  "summary": "Draws a badge with the vulnerabilities of a project, found by name and version, and the components that are not covered",
  "tag": "badge",
  "access": "none",
  "path": path_e1338a,
  "query": [{"name": "apiKey", "type": "string"}],
  "success": 200,
  "answers": answers_8c4e01
 },
 "GET /api/waybill/v1/bulk/{token}": {
  "operation": "getBulkReport",
  "summary": "Tells what became of one of one's own bulk changes",
  "tag": "bulk",
  "access": "authenticated",
  "path": [{"name": "token", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/BulkReport"}}, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/bulk/{token}/cancel": {
  "operation": "cancelBulk",
  "summary": "Stops one of one's own bulk changes; what is done stays",
  "tag": "bulk",
  "access": "authenticated",
  "path": [{"name": "token", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "POST /api/waybill/v1/bulk/{token}/undo": {
  "operation": "undoBulk",
  "summary": "Takes back one of one's own bulk changes, where nobody has changed it since",
  "tag": "bulk",
  "access": "authenticated",
  "path": [{"name": "token", "type": "uuid"}],
  "query": [],
  "success": 202,
  "answers": answers_e784da
 },
 "POST /api/waybill/v1/sources/{source}/test": {
  "operation": "testSource",
  "summary": "Tries out the connection to a vulnerability source, without storing anything",
  "tag": "sources",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "source", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_53e833
 },
 "POST /api/waybill/v1/analyzers/{analyzer}/test": {
  "operation": "testAnalyzer",
  "summary": "Tries out the connection to an analyzer, without storing anything",
  "tag": "analyzers",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "analyzer", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_53e833
 },
 "POST /api/waybill/v1/integrations/{integration}/test": {
  "operation": "testIntegration",
  "summary": "Tries out the connection to DefectDojo, Fortify SSC, Kenna or Jira, without storing anything",
  "tag": "integrations",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": path_17f3f1,
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_53e833
 },
 "POST /api/waybill/v1/repositories/test": {
  "operation": "testRepository",
  "summary": "Tries out the connection to a package repository, without storing anything",
  "tag": "repositories",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_53e833
 },
 "GET /api/waybill/v1/coverage": {
  "operation": "getCoverage",
  "summary": "Returns how many components of the active projects the enabled sources cover, and the coverage gaps by cause",
  "tag": "coverage",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/PortfolioCoverage"}}}
 },
 "GET /api/waybill/v1/coverage/components": {
  "operation": "getUncoveredComponents",
  "summary": "Lists the components of the active projects that no enabled source covers, by project and name",
  "tag": "coverage",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   {
    "name": "cause",
    "type": "string",
    "description": "The key of a coverage gap or a note, such as `ecosystem_not_enabled:npm`, or its code alone."
   },
   {
    "name": "ecosystem",
    "type": "string",
    "description": "The type of the package URL, with its namespace or without: `npm`, `deb`, `deb/debian`."
   },
   {
    "name": "project",
    "type": "uuid",
    "description": "Only of this project, active or not, or of the members of this collection."
   },
   {
    "name": "component",
    "type": "uuid",
    "description": "Only this component, whatever project it is of. Without a cause, it is listed for a note about its coverage as well."
   }
  ],
  "paged": {"sort": [], "search": []},
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/UncoveredComponent"}}},
   "403": _502_5d61a4,
   "404": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/project/{uuid}/coverage": {
  "operation": "getProjectCoverage",
  "summary": "Returns how many components of a project the enabled sources cover, and the coverage gaps",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/Coverage"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/erasure": {
  "operation": "erasePerson",
  "summary": "Replaces the name of a former user in every audit trail and in the audit log, in the background",
  "tag": "erasure",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_2fa3dd
 },
 "GET /api/waybill/v1/project/{uuid}/findings": {
  "operation": "getAuditFindings",
  "summary": "Lists the findings of a project, with filters and paging",
  "tag": "project",
  "access": ["VIEW_VULNERABILITY"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [
   query_28e78d, query_d26c49, query_24d943, query_4207da, query_1f05e1, query_8154a8, query_a009ea, query_0b4f2a,
   query_dbe2bd, query_493a46, query_5d5319, query_eb25d4, query_d3f536, query_067c24, query_640a0c, query_720549,
   query_dd0262, {"name": "component", "type": "uuid"}, query_6b04d6, query_5acdb8, query_4ad2ea, query_693007
  ],
  "paged": {
   "sort": [
    "vulnerability.urgency", "component.name", "component.version", "component.group", "vulnerability.vulnId",
    "vulnerability.cveId", "vulnerability.title", "vulnerability.severity", "vulnerability.cvss",
    "vulnerability.epssScore", "vulnerability.published", "fix.nearest", "analysis.state", "analysis.isSuppressed",
    "attribution.attributedOn"
   ],
   "search": search_038c92
  },
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/AuditFinding"}}},
   "403": _502_5d61a4,
   "404": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/project/{uuid}/findings/groups": {
  "operation": "getFindingGroups",
  "summary": "Lists the findings of a project grouped by vulnerability or component, most urgent first",
  "tag": "project",
  "access": ["VIEW_VULNERABILITY"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [
   {"name": "by", "type": "word", "words": ["FLAW", "COMPONENT"], "required": true}, query_28e78d, query_d26c49,
   query_24d943, query_4207da, query_1f05e1, query_8154a8, query_a009ea, query_0b4f2a, query_dbe2bd, query_493a46,
   query_5d5319, query_eb25d4, query_d3f536, query_067c24, query_640a0c, query_720549, query_dd0262,
   {"name": "component", "type": "uuid"}, query_6b04d6, query_5acdb8, query_4ad2ea
  ],
  "paged": {"sort": ["urgency", "findings", "components", "flaws", "name"], "search": search_038c92},
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/FindingGroup"}}},
   "403": _502_5d61a4,
   "404": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/project/{uuid}/findings/unrated": {
  "operation": "getUnratedFindings",
  "summary": "Counts the findings of a project without a severity that have at least an EPSS",
  "tag": "project",
  "access": ["VIEW_VULNERABILITY"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [{"name": "minEpss", "type": "number", "description": "0 to 1, by default 0.1."}, query_d26c49, query_28e78d],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/UnratedFindings"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/project/{uuid}/findings/decisions": {
  "operation": "decideFindings",
  "summary": "Decides about many findings of a project at once, by their ids or by the filter of the list",
  "tag": "project",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [
   query_28e78d,
   query_d26c49,
   query_24d943,
   query_4207da,
   query_1f05e1,
   query_8154a8,
   query_a009ea,
   query_0b4f2a,
   query_dbe2bd,
   query_493a46,
   query_5d5319,
   query_eb25d4,
   query_d3f536,
   query_067c24,
   query_640a0c,
   query_720549,
   query_dd0262,
   {"name": "component", "type": "uuid"},
   query_6b04d6,
   query_5acdb8,
   query_4ad2ea,
   query_693007,
   {
    "name": "by",
    "type": "word",
    "words": ["FLAW", "COMPONENT"],
    "description": "The ids are those of groups; each stands for all of its findings that fit the filter."
   },
   query_ceff9d
  ],
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_ac1c60
 },
 "POST /api/waybill/v1/project/{uuid}/findings/decisions/effect": {
  "operation": "countOverwrittenFindings",
  "summary": "Counts the earlier decisions that a decision about many findings would change; changes nothing",
  "tag": "project",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [
   query_28e78d, query_d26c49, query_24d943, query_4207da, query_1f05e1, query_8154a8, query_a009ea, query_0b4f2a,
   query_dbe2bd, query_493a46, query_5d5319, query_eb25d4, query_d3f536, query_067c24, query_640a0c, query_720549,
   query_dd0262, {"name": "component", "type": "uuid"}, query_6b04d6, query_5acdb8, query_4ad2ea, query_693007,
   {"name": "by", "type": "word", "words": ["FLAW", "COMPONENT"], "description": "As of the decision."}, query_ceff9d
  ],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_f36922
 },
 "GET /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}": {
  "operation": "getFinding",
  "summary": "Returns a finding with the details from all records of its vulnerability",
  "tag": "project",
  "access": ["VIEW_VULNERABILITY"],
  "path": path_8b147d,
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/FindingDetails"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}/decision": {
  "operation": "decideFinding",
  "summary": "Decides about a finding, in a way that can be undone",
  "tag": "project",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": path_8b147d,
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/FindingDecided"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/findings/decisions/{token}/undo": {
  "operation": "undoFindingDecision",
  "summary": "Takes back one of one's own decisions about a finding, unless somebody has decided since",
  "tag": "findings",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": [{"name": "token", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_1a6df7
 },
 "GET /api/waybill/v1/findings": {
  "operation": "getPortfolioFindings",
  "summary": "Lists the findings of all projects, with filters and paging",
  "tag": "findings",
  "access": ["VIEW_VULNERABILITY"],
  "path": [],
  "query": [
   query_28e78d, query_d26c49, query_24d943, query_4207da, query_1f05e1, query_8154a8, query_a009ea, query_0b4f2a,
   query_dbe2bd, query_493a46, query_5d5319, query_eb25d4, query_d3f536, query_067c24, query_640a0c, query_720549,
   query_dd0262, query_6b04d6, query_5acdb8, query_4ad2ea, query_21797e, query_9d0c96, query_74ae4a, query_2ccc85,
   query_b218c1, query_b9fbe5, query_8fe6e0, query_a3e5df, query_d537c5, query_a3f216, query_07e91e, query_84c900,
   query_ab4542, query_7fcffc, query_693007
  ],
  "paged": {
   "sort": [
    "vulnerability.urgency", "vulnerability.vulnId", "vulnerability.title", "vulnerability.severity",
    "vulnerability.cvss", "vulnerability.epssScore", "vulnerability.published", "component.name", "component.version",
    "project.name", "analysis.state", "analysis.isSuppressed", "attribution.attributedOn",
    "attribution.analyzerIdentity"
   ],
   "search": search_06ae4a
  },
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/PortfolioFinding"}}}}
 },
 "GET /api/waybill/v1/findings/groups": {
  "operation": "getPortfolioFindingGroups",
  "summary": "Lists the findings of all projects grouped by vulnerability, component, or project",
  "tag": "findings",
  "access": ["VIEW_VULNERABILITY"],
  "path": [],
  "query": [
   {"name": "by", "type": "word", "words": ["FLAW", "COMPONENT", "PROJECT"], "required": true}, query_28e78d,
   query_d26c49, query_24d943, query_4207da, query_1f05e1, query_8154a8, query_a009ea, query_0b4f2a, query_dbe2bd,
   query_493a46, query_5d5319, query_eb25d4, query_d3f536, query_067c24, query_640a0c, query_720549, query_dd0262,
   query_6b04d6, query_5acdb8, query_4ad2ea, query_21797e, query_9d0c96, query_74ae4a, query_2ccc85, query_b218c1,
   query_b9fbe5, query_8fe6e0, query_a3e5df, query_d537c5, query_a3f216, query_07e91e, query_84c900, query_ab4542,
   query_7fcffc, {"name": "minProjects", "type": "number", "description": "Groups in at least this many projects."},
   {"name": "maxProjects", "type": "number", "description": "Groups in at most this many projects."}
  ],
  "paged": {
   "sort": ["urgency", "findings", "projects", "components", "name", "severity", "title", "published", "cvss", "epss"],
   "search": search_06ae4a
  },
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/PortfolioFindingGroup"}}}}
 },
 "POST /api/waybill/v1/findings/decisions": {
  "operation": "decidePortfolioFindings",
  "summary": "Decides about findings of many projects at once, by their ids or by the filter of the list",
  "tag": "findings",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": [],
  "query": [
   query_28e78d,
   query_d26c49,
   query_24d943,
   query_4207da,
   query_1f05e1,
   query_8154a8,
   query_a009ea,
   query_0b4f2a,
   query_dbe2bd,
   query_493a46,
   query_5d5319,
   query_eb25d4,
   query_d3f536,
   query_067c24,
   query_640a0c,
   query_720549,
   query_dd0262,
   query_6b04d6,
   query_5acdb8,
   query_4ad2ea,
   query_21797e,
   query_9d0c96,
   query_74ae4a,
   query_2ccc85,
   query_b218c1,
   query_b9fbe5,
   query_8fe6e0,
   query_a3e5df,
   query_d537c5,
   query_a3f216,
   query_07e91e,
   query_84c900,
   query_ab4542,
   query_7fcffc,
   query_693007,
   {
    "name": "by",
    "type": "word",
    "words": ["FLAW", "COMPONENT", "PROJECT"],
    "description": "The ids are those of groups; each stands for all of its findings that fit the filter."
   },
   query_ceff9d
  ],
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_a57af3
 },
 "POST /api/waybill/v1/findings/decisions/effect": {
  "operation": "countOverwrittenPortfolioFindings",
  "summary": "Counts the earlier decisions that a decision about findings of many projects would change; changes nothing",
  "tag": "findings",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": [],
  "query": [
   query_28e78d, query_d26c49, query_24d943, query_4207da, query_1f05e1, query_8154a8, query_a009ea, query_0b4f2a,
   query_dbe2bd, query_493a46, query_5d5319, query_eb25d4, query_d3f536, query_067c24, query_640a0c, query_720549,
   query_dd0262, query_6b04d6, query_5acdb8, query_4ad2ea, query_21797e, query_9d0c96, query_74ae4a, query_2ccc85,
   query_b218c1, query_b9fbe5, query_8fe6e0, query_a3e5df, query_d537c5, query_a3f216, query_07e91e, query_84c900,
   query_ab4542, query_7fcffc, query_693007,
   {"name": "by", "type": "word", "words": ["FLAW", "COMPONENT", "PROJECT"], "description": "As of the decision."},
   query_ceff9d
  ],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_7f77b9, "403": _502_5d61a4}
 },
 "GET /api/waybill/v1/project/{uuid}/decision-carrying": {
  "operation": "getDecisionCarrying",
  "summary": "Returns whether the decisions of a project follow its components into new versions",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_1bb9ac
 },
 "PUT /api/waybill/v1/project/{uuid}/decision-carrying": {
  "operation": "updateDecisionCarrying",
  "summary": "Sets whether the decisions of a project follow its components into new versions",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_1bb9ac
 },
 "GET /api/waybill/v1/forwarding": {
  "operation": "getForwarding",
  "summary": "Returns the last untrusted proxy that forwarded requests",
  "tag": "forwarding",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/Forwarding"}}}
 },
 "GET /api/waybill/v1/component/internal/identification": {
  "operation": "getIdentification",
  "summary": "Returns how the identification of internal components fares",
  "tag": "component",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/Identification"}}}
 },
 "GET /api/waybill/v1/licenses": {
  "operation": "getLicenseSummaries",
  "summary": "Lists the licenses without their texts, with filters",
  "tag": "licenses",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [query_f0ef7a, query_46710e, query_2fe786, query_abe420, query_b97a88, query_8f80b6, query_9d2e80, query_e0f103],
  "paged": {
   "sort": [
    "name", "licenseId", "components", "projects", "isOsiApproved", "isFsfLibre", "isDeprecatedLicenseId",
    "isCustomLicense"
   ],
   "search": ["name", "licenseId"]
  },
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/LicenseSummary"}}}}
 },
 "GET /api/waybill/v1/licenses/groups": {
  "operation": "getLicenseSummaryGroups",
  "summary": "Groups the licenses by license group or by kind; license groups need POLICY_MANAGEMENT",
  "tag": "licenses",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   {"name": "by", "type": "word", "words": ["GROUP", "KIND"], "required": true}, query_f0ef7a, query_46710e,
   query_2fe786, query_abe420, query_b97a88, query_8f80b6, query_9d2e80, query_e0f103
  ],
  "paged": {"sort": ["name", "licenses", "components"], "search": ["name", "licenseId"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/LicenseSummaryGroup"}}}}
 },
 "GET /api/waybill/v1/licenses/{licenseId}/use": {
  "operation": "getLicenseUse",
  "summary": "Returns how many components and projects have a license",
  "tag": "licenses",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "licenseId", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/LicenseUse"}}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/licenses/{licenseId}/components": {
  "operation": "getComponentsOfLicense",
  "summary": "Lists the components that have a license",
  "tag": "licenses",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "licenseId", "type": "string"}],
  "query": [
   query_efae10, {"name": "onlyDirect", "type": "boolean"}, query_c5d61a, {"name": "classifier", "type": "string"},
   query_871307, query_866d95, query_2b3d5c, query_3ac824
  ],
  "paged": {"sort": ["name", "project.name"], "search": ["name"]},
  "counted": true,
  "success": 200,
  "answers": {"200": _200_933270, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/licenses/{licenseId}": {
  "operation": "updateLicense",
  "summary": "Changes a custom license; its ID stays",
  "tag": "licenses",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "licenseId", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _201_6324fa, "404": _502_5d61a4, "409": _502_5d61a4}
 },
 "GET /api/waybill/v1/bom/{uuid}/original": {
  "operation": "getOriginalBom",
  "summary": "Returns a bill of materials as it was uploaded",
  "tag": "bom",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": _200_500d32, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/project/sums": {
  "operation": "getProjectSums",
  "summary": "Sums up projects with the active projects below each, and the members of collections",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   {
    "name": "project",
    "type": "uuid",
    "list": true,
    "description": "At most 100. Those that the caller may not see are left out."
   }
  ],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ProjectSums"}}}}
 },
 "GET /api/waybill/v1/project/{uuid}/bom": {
  "operation": "getProjectBoms",
  "summary": "Lists the bills of materials that were uploaded to a project",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "paged": {"sort": [], "search": []},
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/BomImport"}}},
   "403": _502_5d61a4,
   "404": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/project/{uuid}/notices": {
  "operation": "getThirdPartyNotices",
  "summary": "Returns the third-party notices of a project: licenses and copyrights of its components, with license texts",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"file": ["text/plain"]}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/project/{uuid}/graph": {
  "operation": "getProjectGraph",
  "summary": "Returns the whole dependency graph of a project",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/ProjectGraph"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/project/{uuid}/owner": {
  "operation": "getProjectOwner",
  "summary": "Returns the owner of a project, set on it or inherited, or the teams that take its place",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_231785
 },
 "PUT /api/waybill/v1/project/{uuid}/owner": {
  "operation": "setProjectOwner",
  "summary": "Makes a user or a team the owner of a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_231785
 },
 "DELETE /api/waybill/v1/project/{uuid}/owner": {
  "operation": "removeProjectOwner",
  "summary": "Takes the own owner of a project away, so that it inherits one",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/waybill/v1/owner-candidates": {
  "operation": "getOwnerCandidates",
  "summary": "Lists the first users and teams by name that the caller may make the owner of a project",
  "tag": "owner-candidates",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": [{"name": "searchText", "type": "string", "description": "Part of a name."}],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/OwnerCandidate"}}}}
 },
 "GET /api/waybill/v1/views": {
  "operation": "getSavedViews",
  "summary": "Lists one's own saved views of all lists, and those that are shared with one's teams, by name",
  "tag": "views",
  "access": "authenticated",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_016a2f}}, "401": {"empty": true}}
 },
 "PUT /api/waybill/v1/views": {
  "operation": "createSavedView",
  "summary": "Saves a view of a list",
  "tag": "views",
  "access": "authenticated",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _201_a2f6be, "401": {"empty": true}, "409": _502_5d61a4}
 },
 "POST /api/waybill/v1/views/{uuid}": {
  "operation": "updateSavedView",
  "summary": "Changes a saved view; it stays one of its list",
  "tag": "views",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _201_a2f6be, "401": {"empty": true}, "404": _502_5d61a4, "409": _502_5d61a4}
 },
 "PUT /api/waybill/v1/views/{uuid}/team": {
  "operation": "shareSavedView",
  "summary": "Shares one of one's own views with one of one's teams, in place of another team",
  "tag": "views",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_31239e
 },
 "DELETE /api/waybill/v1/views/{uuid}/team": {
  "operation": "unshareSavedView",
  "summary": "Ends the sharing of one of one's own views",
  "tag": "views",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_31239e
 },
 "DELETE /api/waybill/v1/views/{uuid}": {
  "operation": "deleteSavedView",
  "summary": "Deletes a saved view",
  "tag": "views",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_e96523
 },
 "GET /api/waybill/v1/services": {
  "operation": "getServicesOfAllProjects",
  "summary": "Lists the services of all projects, with filters and paging",
  "tag": "services",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   query_768043, query_58ac3b, query_2b3d5c, query_3ac824, query_21797e, query_ff2e0f, query_459ecb, query_48a249,
   query_3cc27d
  ],
  "paged": {"sort": ["name", "version", "group", "project.name"], "search": ["name", "group", "provider.name"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ListedService"}}}}
 },
 "GET /api/waybill/v1/services/groups": {
  "operation": "getServiceGroups",
  "summary": "Lists the services of all projects grouped by name, provider, or project",
  "tag": "services",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   {"name": "by", "type": "word", "words": ["NAME", "PROVIDER", "PROJECT"], "required": true}, query_768043,
   query_58ac3b, query_2b3d5c, query_3ac824, query_21797e, query_ff2e0f, query_459ecb, query_48a249, query_3cc27d
  ],
  "paged": {"sort": ["name", "services", "projects"], "search": ["name", "group", "provider.name"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ServiceGroup"}}}}
 },
 "POST /api/waybill/v1/services/deletion": {
  "operation": "deleteServicesOfAllProjects",
  "summary": "Deletes many services, of whatever projects",
  "tag": "services",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": [
   query_768043, query_58ac3b, query_2b3d5c, query_3ac824, query_21797e, query_ff2e0f, query_459ecb, query_48a249,
   query_3cc27d, query_ceff9d
  ],
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_a57af3
 },
 "GET /api/waybill/v1/service-account": {
  "operation": "getServiceAccounts",
  "summary": "Lists the service accounts by name",
  "tag": "service-account",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_bd3ffe}}}
 },
 "GET /api/waybill/v1/service-account/{name}": {
  "operation": "getServiceAccount",
  "summary": "Returns a service account",
  "tag": "service-account",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": answers_d1666d
 },
 "PUT /api/waybill/v1/service-account": {
  "operation": "createServiceAccount",
  "summary": "Adds a service account",
  "tag": "service-account",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_227c34, "409": _502_5d61a4}
 },
 "POST /api/waybill/v1/service-account/{name}": {
  "operation": "updateServiceAccount",
  "summary": "Changes what is said of a service account, or suspends it",
  "tag": "service-account",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_d1666d
 },
 "DELETE /api/waybill/v1/service-account/{name}": {
  "operation": "deleteServiceAccount",
  "summary": "Deletes a service account with its API keys",
  "tag": "service-account",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "PUT /api/waybill/v1/service-account/{name}/team/{uuid}": {
  "operation": "addServiceAccountToTeam",
  "summary": "Puts a service account into a team",
  "tag": "service-account",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_463edb,
  "query": [],
  "success": 200,
  "answers": answers_d1666d
 },
 "DELETE /api/waybill/v1/service-account/{name}/team/{uuid}": {
  "operation": "removeServiceAccountFromTeam",
  "summary": "Takes a service account out of a team",
  "tag": "service-account",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_463edb,
  "query": [],
  "success": 200,
  "answers": answers_d1666d
 },
 "GET /api/waybill/v1/service-account/{name}/api-key": {
  "operation": "getServiceAccountApiKeys",
  "summary": "Lists the API keys of a service account with what they are limited to",
  "tag": "service-account",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": answers_c2f20f
 },
 "PUT /api/waybill/v1/service-account/{name}/api-key": {
  "operation": "createServiceAccountApiKey",
  "summary": "Makes an API key for a service account, and says what it is limited to",
  "tag": "service-account",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "name", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": answers_d3ae64
 },
 "GET /api/waybill/v1/acl/team/{uuid}/tag": {
  "operation": "getTeamTags",
  "summary": "Lists the tags whose projects a team sees",
  "tag": "acl",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/TeamTag"}}}, "404": _502_5d61a4}
 },
 "PUT /api/waybill/v1/acl/team/{uuid}/tag/{name}": {
  "operation": "addTeamTag",
  "summary": "Lets a team see all projects with a tag, also those that get it later",
  "tag": "acl",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_50e5f2,
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "DELETE /api/waybill/v1/acl/team/{uuid}/tag/{name}": {
  "operation": "removeTeamTag",
  "summary": "Takes the projects with a tag from a team, but for those that it sees otherwise",
  "tag": "acl",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_50e5f2,
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/waybill/v1/acl/team/{uuid}/project": {
  "operation": "getTeamProjects",
  "summary": "Lists the projects that a team sees, and why",
  "tag": "acl",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "paged": paged_e4f4b3,
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/TeamProject"}}}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/session": {
  "operation": "getSessions",
  "summary": "Lists one's own sessions, the one used last first",
  "tag": "session",
  "access": "authenticated",
  "path": [],
  "query": [],
  "paged": {"sort": [], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": _200_8ca1c8, "401": {"empty": true}}
 },
 "GET /api/waybill/v1/session/queue": {
  "operation": "getSignInQueue",
  "summary": "Tells how many passwords are waiting to be checked, and for how long, to whoever waits for their own sign-in",
  "tag": "session",
  "access": "none",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/SignInQueue"}}}
 },
 "DELETE /api/waybill/v1/session/{uuid}": {
  "operation": "endSession",
  "summary": "Ends one of one's own sessions",
  "tag": "session",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_e96523
 },
 "POST /api/waybill/v1/session/sign-out": {
  "operation": "signOut",
  "summary": "Ends the session of the token that is sent",
  "tag": "session",
  "access": "authenticated",
  "path": [],
  "query": [],
  "success": 204,
  "answers": answers_2a79ef
 },
 "POST /api/waybill/v1/session/sign-out-everywhere": {
  "operation": "signOutEverywhere",
  "summary": "Ends all of one's own sessions",
  "tag": "session",
  "access": "authenticated",
  "path": [],
  "query": [],
  "success": 204,
  "answers": answers_2a79ef
 },
 "GET /api/waybill/v1/user/{username}/session": {
  "operation": "getUserSessions",
  "summary": "Lists the sessions of a user, the one used last first",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "username", "type": "string"}],
  "query": [],
  "paged": {"sort": [], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": _200_8ca1c8, "404": _502_5d61a4}
 },
 "DELETE /api/waybill/v1/user/{username}/session/{uuid}": {
  "operation": "endUserSession",
  "summary": "Ends a session of a user",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "username", "type": "string"}, {"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "POST /api/waybill/v1/user/{username}/sign-out": {
  "operation": "signOutUser",
  "summary": "Ends all sessions of a user",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "username", "type": "string"}],
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/waybill/v1/password-reset": {
  "operation": "getPasswordReset",
  "summary": "Says whether forgotten passwords can be reset by email",
  "tag": "password-reset",
  "access": "none",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/PasswordReset"}}}
 },
 "POST /api/waybill/v1/password-reset": {
  "operation": "requestPasswordReset",
  "summary": "Mails a link to the managed users of this name or email address. The answer does not tell whether there are any",
  "tag": "password-reset",
  "access": "none",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 202,
  "answers": {"202": {"empty": true}, "409": _502_5d61a4, "429": _502_5d61a4}
 },
 "POST /api/waybill/v1/password-reset/confirm": {
  "operation": "confirmPasswordReset",
  "summary": "Sets a new password with the token of a link, which is good for once and for 30 minutes, and ends all sessions",
  "tag": "password-reset",
  "access": "none",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": {"204": {"empty": true}, "404": _502_5d61a4, "429": _502_5d61a4}
 },
 "POST /api/waybill/v1/session": {
  "operation": "beginSignIn",
  "summary": "Signs in with a password: returns a token, or what has to be proved besides the password",
  "tag": "session",
  "access": "none",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {
   "200": {"json": {"$ref": "#/components/schemas/SignInStep"}},
   "401": _502_5d61a4,
   "403": _502_5d61a4,
   "429": _502_5d61a4
  }
 },
 "POST /api/waybill/v1/session/second-factor": {
  "operation": "finishSignIn",
  "summary": "Finishes a sign-in with a passkey or a recovery code, and returns a token",
  "tag": "session",
  "access": "none",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_475c4e, "401": _502_5d61a4, "403": _502_5d61a4, "429": _502_5d61a4}
 },
 "GET /api/waybill/v1/passkey": {
  "operation": "getOwnPasskeys",
  "summary": "Lists one's own passkeys, the oldest first, with the number of recovery codes that are left",
  "tag": "passkey",
  "access": "authenticated",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": _200_56288d, "401": {"empty": true}, "409": _502_5d61a4}
 },
 "POST /api/waybill/v1/passkey/enrollment": {
  "operation": "beginPasskeyEnrollment",
  "summary": "Begins to add a passkey: returns what the browser has to be asked for",
  "tag": "passkey",
  "access": "authenticated",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {
   "200": {"json": {"$ref": "#/components/schemas/PasskeyCreation"}},
   "401": {"empty": true},
   "409": _502_5d61a4,
   "429": _502_5d61a4
  }
 },
 "PUT /api/waybill/v1/passkey": {
  "operation": "addPasskey",
  "summary": "Adds a passkey. The first one ends all other sessions and comes with recovery codes",
  "tag": "passkey",
  "access": "authenticated",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": {"json": {"$ref": "#/components/schemas/AddedPasskey"}}, "401": {"empty": true}, "409": _502_5d61a4}
 },
 "POST /api/waybill/v1/passkey/recovery-codes": {
  "operation": "renewRecoveryCodes",
  "summary": "Makes new recovery codes; those from before no longer count",
  "tag": "passkey",
  "access": "authenticated",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {
   "200": {"json": {"$ref": "#/components/schemas/RecoveryCodes"}},
   "401": {"empty": true},
   "409": _502_5d61a4,
   "429": _502_5d61a4
  }
 },
 "POST /api/waybill/v1/passkey/{uuid}": {
  "operation": "renamePasskey",
  "summary": "Renames one of one's own passkeys",
  "tag": "passkey",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {
   "200": {"json": {"$ref": "#/components/schemas/Passkey"}},
   "401": {"empty": true},
   "404": _502_5d61a4,
   "409": _502_5d61a4
  }
 },
 "POST /api/waybill/v1/passkey/{uuid}/remove": {
  "operation": "removePasskey",
  "summary": "Removes one of one's own passkeys; with the last one the second factor is off",
  "tag": "passkey",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": {"204": {"empty": true}, "401": {"empty": true}, "404": _502_5d61a4, "409": _502_5d61a4, "429": _502_5d61a4}
 },
 "GET /api/waybill/v1/user/{username}/passkey": {
  "operation": "getUserPasskeys",
  "summary": "Lists the passkeys of a managed user, the oldest first",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "username", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": {"200": _200_56288d, "404": _502_5d61a4}
 },
 "DELETE /api/waybill/v1/user/{username}/passkey": {
  "operation": "removeUserPasskeys",
  "summary": "Removes all passkeys and recovery codes of a managed user, and ends the sessions",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "username", "type": "string"}],
  "query": [],
  "success": 204,
  "answers": answers_71b64f
 },
 "GET /api/waybill/v1/team/{uuid}/permission": {
  "operation": "getTeamPermissions",
  "summary": "Lists the permissions of a team by name, with the projects that they hold for",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/TeamPermission"}}}, "404": _502_5d61a4}
 },
 "PUT /api/waybill/v1/team/{uuid}/permission/{permission}": {
  "operation": "setTeamPermission",
  "summary": "Gives a team a permission for all that its members see, or for its own projects only",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_3a6cdf,
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_9f2423
 },
 "DELETE /api/waybill/v1/team/{uuid}/permission/{permission}": {
  "operation": "removeTeamPermission",
  "summary": "Takes a permission from a team, whichever projects it holds for",
  "tag": "team",
  "access": ["ACCESS_MANAGEMENT"],
  "path": path_3a6cdf,
  "query": [],
  "success": 204,
  "answers": answers_71b64f
 },
 "GET /api/waybill/v1/permission/team": {
  "operation": "getLimitedPermissions",
  "summary": "Lists what teams hold for their own projects only, by team and permission",
  "tag": "permission",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/LimitedPermission"}}}}
 },
 "GET /api/waybill/v1/project/{uuid}/permission": {
  "operation": "getProjectPermissions",
  "summary": "Lists which permissions the caller holds for a project, by name",
  "tag": "project",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {
   "200": {
    "json": {
     "type": "array",
     "items": {
      "type": "string",
      "enum": [
       "BOM_UPLOAD", "VIEW_PORTFOLIO", "PORTFOLIO_MANAGEMENT", "VIEW_VULNERABILITY", "VULNERABILITY_ANALYSIS",
       "VIEW_POLICY_VIOLATION", "VULNERABILITY_MANAGEMENT", "POLICY_VIOLATION_ANALYSIS", "ACCESS_MANAGEMENT",
       "SYSTEM_CONFIGURATION", "PROJECT_CREATION_UPLOAD", "POLICY_MANAGEMENT", "TAG_MANAGEMENT", "VIEW_BADGES"
      ]
     }
    }
   },
   "401": {"empty": true},
   "404": _502_5d61a4
  }
 },
 "POST /api/waybill/v1/oidc/authorization": {
  "operation": "beginOidcSignIn",
  "summary": "Begins a sign-in through the identity provider",
  "tag": "oidc",
  "access": "none",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/OidcAuthorization"}}, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/oidc/sign-in": {
  "operation": "finishOidcSignIn",
  "summary": "Signs in with the code that the identity provider gave, and returns a token",
  "tag": "oidc",
  "access": "none",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_475c4e, "401": _502_5d61a4, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/session/by-header": {
  "operation": "signInByHeader",
  "summary": "Signs in by the headers of a trusted proxy, and returns a token; nothing where there are none",
  "tag": "session",
  "access": "none",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": _200_475c4e, "204": {"empty": true}, "401": _502_5d61a4, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/ldap/user": {
  "operation": "findLdapUsers",
  "summary": "Finds people of the directory by a part of their name, at most 50; nobody where there is no directory",
  "tag": "ldap",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [{"name": "searchText", "type": "string", "required": true}],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/DirectoryPerson"}}}, "502": _502_5d61a4}
 },
 "POST /api/waybill/v1/user/oidc/{username}/forget-subject": {
  "operation": "forgetOidcSubject",
  "summary": "Lets the next sign-in of a user of the provider bind its subject anew, and ends the sessions",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "username", "type": "string"}],
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "PUT /api/waybill/v1/user/{kind}/{username}/suspension": {
  "operation": "suspendExternalUser",
  "summary": "Keeps a user of the directory or the provider out and ends the sessions, or lets the user in again",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "kind", "type": "word", "words": ["ldap", "oidc"]}, {"name": "username", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/waybill/v1/user/oidc/subject-question": {
  "operation": "listSubjectQuestions",
  "summary": "Lists the users of the provider under whose name somebody with another subject has come",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/SubjectQuestion"}}}}
 },
 "POST /api/waybill/v1/user/oidc/{username}/accept-subject": {
  "operation": "acceptOidcSubject",
  "summary": "Binds a user to the subject that has come under the name, and ends the sessions",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "username", "type": "string"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": answers_71b64f
 },
 "POST /api/waybill/v1/user/oidc/{username}/reject-subject": {
  "operation": "rejectOidcSubject",
  "summary": "Answers that the subject that has come under a name is somebody else",
  "tag": "user",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "username", "type": "string"}],
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/waybill/v1/oidc/group": {
  "operation": "listOidcGroups",
  "summary": "Lists the groups of the provider with the teams that their members join",
  "tag": "oidc",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "paged": {"sort": ["uuid", "name", "displayName", "isNamedByHand"], "search": ["name", "displayName"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_540c7f}}}
 },
 "POST /api/waybill/v1/oidc/group/{uuid}/name": {
  "operation": "nameOidcGroup",
  "summary": "Gives a group of the provider a name for people; without one, the provider may say it",
  "tag": "oidc",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"json": items_540c7f}, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/ldap/test": {
  "operation": "testLdap",
  "summary": "Tries out the connection to the directory, without storing anything",
  "tag": "ldap",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_66ef14
 },
 "POST /api/waybill/v1/ldap/test-user": {
  "operation": "testLdapUser",
  "summary": "Says what would happen if a user of the directory signed in, without storing anything",
  "tag": "ldap",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_66ef14
 },
 "POST /api/waybill/v1/oidc/test": {
  "operation": "testOidc",
  "summary": "Tries out the identity provider, without storing anything",
  "tag": "oidc",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_66ef14
 },
 "POST /api/waybill/v1/trusted-header/test": {
  "operation": "testTrustedHeader",
  "summary": "Says whom the headers of this very request would sign in, without storing anything",
  "tag": "trusted-header",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_66ef14
 },
 "GET /api/waybill/v1/settings": {
  "operation": "getSettings",
  "summary": "Lists the settings with their defaults and the values that they take",
  "tag": "settings",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": answers_c2ad0c
 },
 "PATCH /api/waybill/v1/settings": {
  "operation": "changeSettings",
  "summary": "Changes settings, all of them or none",
  "tag": "settings",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_c2ad0c
 },
 "GET /api/waybill/v1/operations": {
  "operation": "getOperations",
  "summary": "Says how the installation fares: nodes, queues, database, growth, and the age of its data",
  "tag": "operations",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/Operations"}}}
 },
 "GET /api/waybill/v1/project/{uuid}/share-link": {
  "operation": "getShareLinks",
  "summary": "Lists the share links of a project, the newest first",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ShareLink"}}}, "404": _502_5d61a4}
 },
 "PUT /api/waybill/v1/project/{uuid}/share-link": {
  "operation": "createShareLink",
  "summary": "Makes a link by which people without an account read the BOM or the VEX of a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": {"json": {"$ref": "#/components/schemas/NewShareLink"}}, "404": _502_5d61a4}
 },
 "DELETE /api/waybill/v1/share-link/{uuid}": {
  "operation": "revokeShareLink",
  "summary": "Ends a share link at once",
  "tag": "share-link",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/waybill/v1/shared/{token}": {
  "operation": "getSharedRelease",
  "summary": "Returns what a share link shows",
  "tag": "shared",
  "access": "none",
  "path": [{"name": "token", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/SharedRelease"}}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/shared/{token}/sbom": {
  "operation": "getSharedSbom",
  "summary": "Downloads the BOM that a share link shows, as CycloneDX",
  "tag": "shared",
  "access": "none",
  "path": [{"name": "token", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"file": ["application/octet-stream"]}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/shared/{token}/vex/{format}": {
  "operation": "getSharedVex",
  "summary": "Downloads the VEX that a share link shows",
  "tag": "shared",
  "access": "none",
  "path": [{"name": "token", "type": "string"}, {"name": "format", "type": "word", "words": ["cyclonedx", "openvex", "csaf"]}],
  "query": [],
  "success": 200,
  "answers": {"200": {"file": ["application/octet-stream"]}, "404": _502_5d61a4, "409": _502_5d61a4}
 },
 "GET /api/waybill/v1/sources": {
  "operation": "getSources",
  "summary": "Lists the vulnerability sources with the state of their latest runs",
  "tag": "sources",
  "access": ["SYSTEM_CONFIGURATION", "VIEW_PORTFOLIO"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/Source"}}}}
 },
 "POST /api/waybill/v1/sources/{source}/mirror": {
  "operation": "mirrorSource",
  "summary": "Starts an update of a vulnerability source",
  "tag": "sources",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "source", "type": "string"}],
  "query": [],
  "success": 202,
  "answers": answers_12c98e
 },
 "GET /api/waybill/v1/tags/groups": {
  "operation": "getTagGroups",
  "summary": "Groups the tags by what stands before the first `:`, `=` or `/` of their names",
  "tag": "tags",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": query_265c24,
  "paged": {"sort": ["name", "tags"], "search": ["name"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/TagGroup"}}}}
 },
 "GET /api/waybill/v1/schedule": {
  "operation": "getSchedule",
  "summary": "Lists the work that comes round by itself, with its last and next run",
  "tag": "schedule",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ScheduledTask"}}}}
 },
 "POST /api/waybill/v1/schedule/{kind}/{subject}/run": {
  "operation": "runScheduled",
  "summary": "Starts scheduled work before it is due",
  "tag": "schedule",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "kind", "type": "string"}, {"name": "subject", "type": "string"}],
  "query": [],
  "success": 202,
  "answers": answers_12c98e
 },
 "GET /api/waybill/v1/tasks": {
  "operation": "getTasks",
  "summary": "Lists one's own background work and that of the sources, newest first",
  "tag": "tasks",
  "access": "authenticated",
  "path": [],
  "query": [],
  "paged": {"sort": [], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/Task"}}}}
 },
 "GET /api/waybill/v1/tasks/{token}": {
  "operation": "getTask",
  "summary": "Returns a background task",
  "tag": "tasks",
  "access": "authenticated",
  "path": [{"name": "token", "type": "string"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/Task"}}, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/token": {
  "operation": "exchangeToken",
  "summary": "Gives a token of a service account for one of an issuer that a rule names (RFC 8693)",
  "tag": "token",
  "access": "none",
  "path": [],
  "query": [],
  "body": {"kind": "form"},
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/ExchangedToken"}}, "400": _400_e1d834, "503": _400_e1d834}
 },
 "GET /api/waybill/v1/token-rule": {
  "operation": "getTokenRules",
  "summary": "Lists by name the rules for exchanging tokens",
  "tag": "token-rule",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_e2cdbd}}}
 },
 "PUT /api/waybill/v1/token-rule": {
  "operation": "createTokenRule",
  "summary": "Adds a rule for exchanging tokens",
  "tag": "token-rule",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _201_3b4b1b, "404": _502_5d61a4, "409": _502_5d61a4}
 },
 "POST /api/waybill/v1/token-rule/{uuid}": {
  "operation": "updateTokenRule",
  "summary": "Replaces a rule for exchanging tokens",
  "tag": "token-rule",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _201_3b4b1b, "404": _502_5d61a4, "409": _502_5d61a4}
 },
 "DELETE /api/waybill/v1/token-rule/{uuid}": {
  "operation": "deleteTokenRule",
  "summary": "Deletes a rule for exchanging tokens",
  "tag": "token-rule",
  "access": ["ACCESS_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "POST /api/waybill/v1/project/{uuid}/vex": {
  "operation": "importVex",
  "summary": "Uploads a VEX document as CycloneDX, OpenVEX or CSAF; the format is recognized",
  "tag": "project",
  "access": ["VULNERABILITY_ANALYSIS"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "multipart", "parts": [{"name": "vex", "isFile": true}]},
  "success": 202,
  "answers": {
   "202": _200_884363,
   "400": _400_5e2396,
   "403": _502_5d61a4,
   "404": _502_5d61a4,
   "413": _502_5d61a4,
   "415": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/project/{uuid}/vex": {
  "operation": "getVexImports",
  "summary": "Lists the VEX documents that were uploaded for a project, newest first",
  "tag": "project",
  "access": access_38e227,
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "paged": {"sort": [], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_ea8f5f}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/vex/{token}": {
  "operation": "getVexImport",
  "summary": "Returns an uploaded VEX document and how many of its statements were applied",
  "tag": "vex",
  "access": access_38e227,
  "path": [{"name": "token", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": items_ea8f5f}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/vex/{token}/statements": {
  "operation": "getVexStatements",
  "summary": "Lists what became of each statement of an uploaded VEX document",
  "tag": "vex",
  "access": access_38e227,
  "path": [{"name": "token", "type": "uuid"}],
  "query": [
   {
    "name": "outcome",
    "type": "word",
    "words": ["APPLIED", "KEPT", "UNCHANGED", "NOT_APPLIED"],
    "list": true,
    "description": "All when absent."
   },
   {
    "name": "reason",
    "type": "word",
    "words": [
     "NO_VULNERABILITY_ID", "NO_STATUS", "UNKNOWN_STATUS", "NO_PRODUCT", "UNKNOWN_VULNERABILITY", "UNKNOWN_COMPONENT",
     "NOT_A_COMPONENT", "WITHIN_COMPONENT", "OTHER_PRODUCT", "PRODUCT_NOT_COMPARED", "OTHER_VERSION", "NO_FINDING",
     "SUPERSEDED"
    ],
    "list": true,
    "description": "Only of statements that were not applied."
   }
  ],
  "paged": {"sort": ["position", "vulnerability", "subject", "outcome", "findings"], "search": ["vulnerability", "subject"]},
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/VexStatement"}}},
   "403": _502_5d61a4,
   "404": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/vex/{token}/original": {
  "operation": "getVexOriginal",
  "summary": "Returns an uploaded VEX document as it was received",
  "tag": "vex",
  "access": access_38e227,
  "path": [{"name": "token", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {
   "200": {"file": ["application/json", "application/vnd.cyclonedx+json", "application/vnd.cyclonedx+xml"]},
   "403": _502_5d61a4,
   "404": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/vex/openvex/project/{uuid}": {
  "operation": "exportProjectOpenVex",
  "summary": "Exports the analyses of a project as an OpenVEX document",
  "tag": "vex",
  "access": access_38e227,
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [{"name": "download", "type": "boolean"}],
  "success": 200,
  "answers": answers_011346
 },
 "GET /api/waybill/v1/vex/csaf/project/{uuid}": {
  "operation": "exportProjectCsaf",
  "summary": "Exports the analyses of a project as a CSAF document of the VEX profile",
  "tag": "vex",
  "access": access_38e227,
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [{"name": "download", "type": "boolean"}],
  "success": 200,
  "answers": answers_011346
 },
 "GET /api/waybill/v1/vulnerabilities": {
  "operation": "getVulnerabilitySummaries",
  "summary": "Lists the vulnerabilities with the merged facts of their alias groups, most urgent first",
  "tag": "vulnerabilities",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   query_1f05e1, query_4207da, query_0b4f2a, query_dbe2bd, query_493a46, query_5d5319, query_eb25d4, query_6f3826,
   query_58beb0, query_b1a63b, query_23b325, query_e37441
  ],
  "paged": {
   "sort": ["urgency", "vulnId", "cveId", "title", "published", "severity", "cvss", "epssScore"],
   "search": search_891ec5
  },
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/VulnerabilitySummary"}}}}
 },
 "GET /api/waybill/v1/vulnerabilities/groups": {
  "operation": "getVulnerabilityGroups",
  "summary": "Groups the vulnerabilities by severity, source or weakness",
  "tag": "vulnerabilities",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   {"name": "by", "type": "word", "words": ["SEVERITY", "SOURCE", "WEAKNESS"], "required": true}, query_1f05e1,
   query_4207da, query_0b4f2a, query_dbe2bd, query_493a46, query_5d5319, query_eb25d4, query_6f3826, query_58beb0,
   query_b1a63b, query_23b325, query_e37441
  ],
  "paged": {"sort": ["name", "vulnerabilities"], "search": search_891ec5},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/VulnerabilityGroup"}}}}
 },
 "GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}": {
  "operation": "getFlawOverview",
  "summary": "Returns the merged facts of the alias group of a vulnerability",
  "tag": "vulnerabilities",
  "access": ["VIEW_PORTFOLIO"],
  "path": path_1ff869,
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/FlawOverview"}}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}/projects": {
  "operation": "getProjectsOfFlaw",
  "summary": "Lists the projects that any record of the alias group of a vulnerability affects, by name",
  "tag": "vulnerabilities",
  "access": ["VIEW_PORTFOLIO"],
  "path": path_1ff869,
  "query": query_db53e8,
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/FlawProject"}}}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/vulnerabilities/{source}/{vulnerability}/records": {
  "operation": "getFlawRecords",
  "summary": "Lists all records for a vulnerability and its aliases, its own first",
  "tag": "vulnerabilities",
  "access": ["VIEW_PORTFOLIO"],
  "path": path_1ff869,
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/FlawRecord"}}}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/why": {
  "operation": "explainFinding",
  "summary": "Explains why a component is or is not affected by a vulnerability",
  "tag": "why",
  "access": ["VIEW_VULNERABILITY"],
  "path": [],
  "query": [
   {"name": "component", "type": "uuid", "required": true},
   {
    "name": "vulnerability",
    "type": "string",
    "required": true,
    "description": "Source and ID, such as NVD/CVE-2021-44228."
   }
  ],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/Why"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/components/search": {
  "operation": "findComponents",
  "summary": "Finds components of the portfolio by a query, and those that have left it",
  "tag": "components",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [query_69b2ef, query_b85001, query_2b3d5c, query_3ac824, query_f07399],
  "paged": {
   "sort": [
    "name", "version", "group", "purl", "cpe", "swidTagId", "license", "project.name", "findings", "riskScore",
    "firstSeen", "lastSeen"
   ],
   "search": []
  },
  "counted": true,
  "success": 200,
  "answers": {"200": _200_933270}
 },
 "GET /api/waybill/v1/components/search/groups": {
  "operation": "findComponentGroups",
  "summary": "Groups the components that a query finds by version or by project",
  "tag": "components",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   {"name": "by", "type": "word", "words": ["COMPONENT", "PROJECT"], "required": true}, query_69b2ef, query_b85001,
   query_2b3d5c, query_3ac824, query_f07399
  ],
  "paged": {"sort": ["name", "components", "projects"], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/FoundGroup"}}}}
 },
 "POST /api/waybill/v1/components/deletion": {
  "operation": "deleteFoundComponents",
  "summary": "Deletes many components, of whatever projects",
  "tag": "components",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": query_07af15,
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_a57af3
 },
 "POST /api/waybill/v1/components/deletion/preview": {
  "operation": "previewComponentDeletion",
  "summary": "Returns how many components of which projects a deletion would take, without deleting any",
  "tag": "components",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": query_07af15,
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/ComponentDeletionPreview"}}, "403": _502_5d61a4}
 },
 "GET /api/waybill/v1/components/search/suggestions": {
  "operation": "suggestWords",
  "summary": "Returns words of visible components that are spelled almost as a word is, at most three",
  "tag": "components",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [{"name": "word", "type": "string", "required": true}],
  "success": 200,
  "answers": answers_24d61d
 },
 "GET /api/waybill/v1/search": {
  "operation": "findAnything",
  "summary": "Finds projects, components, vulnerabilities, licenses, and services, the best six of each",
  "tag": "search",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [{"name": "query", "type": "string", "required": true}],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/SearchHits"}}}
 },
 "GET /api/waybill/v1/component/{uuid}/release": {
  "operation": "getComponentRelease",
  "summary": "Tells when the version of a component was published, and whether its hashes are those that were published",
  "tag": "component",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/ComponentRelease"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/project/names": {
  "operation": "getFoldedProjects",
  "summary": "Lists the projects with their versions folded under one name, each by its latest or newest version",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": query_6d937f,
  "paged": paged_425e6a,
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/FoldedProject"}}}}
 },
 "GET /api/waybill/v1/project/{uuid}/versions": {
  "operation": "getProjectVersions",
  "summary": "Lists all versions of a project, itself included, the newest first",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_6d937f,
  "paged": paged_425e6a,
  "counted": true,
  "success": 200,
  "answers": answers_6a3c5f
 },
 "GET /api/waybill/v1/project/{uuid}/members": {
  "operation": "getCollectionMembers",
  "summary": "Lists the projects that a collection is made of, as far as the caller may see them; a collection among them stands for its own",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "paged": paged_425e6a,
  "counted": true,
  "success": 200,
  "answers": answers_6a3c5f
 },
 "POST /api/waybill/v1/project/tags": {
  "operation": "tagManyProjects",
  "summary": "Adds tags to many projects and removes others",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": query_0cfcda,
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_a57af3
 },
 "POST /api/waybill/v1/project/activation": {
  "operation": "activateManyProjects",
  "summary": "Activates or deactivates many projects",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": query_0cfcda,
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_a57af3
 },
 "POST /api/waybill/v1/project/parent": {
  "operation": "moveManyProjects",
  "summary": "Moves many projects below another one, or to the top",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": query_0cfcda,
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_e784da
 },
 "POST /api/waybill/v1/project/deletion": {
  "operation": "deleteManyProjects",
  "summary": "Deletes many projects with everything below them",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": query_0cfcda,
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_a57af3
 },
 "POST /api/waybill/v1/project/deletion/preview": {
  "operation": "previewProjectDeletion",
  "summary": "Tells what the deletion of projects takes with it, as far as the caller may see it",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [],
  "query": query_0cfcda,
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/ProjectDeletionPreview"}}, "403": _502_5d61a4}
 },
 "GET /api/waybill/v1/project/{uuid}/components": {
  "operation": "getShownComponents",
  "summary": "Lists the components of a project, and of a collection those of its members",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_88c52e,
  "paged": {
   "sort": [
    "publisher", "supplier", "supplier.*", "group", "name", "version", "classifier", "filename", "extension", "md5",
    "sha1", "sha256", "sha384", "sha512", "sha3_256", "sha3_384", "sha3_512", "blake2b_256", "blake2b_384",
    "blake2b_512", "blake3", "cpe", "purl", "purlCoordinates", "swidTagId", "isInternal", "description", "copyright",
    "license", "licenseExpression", "licenseUrl", "resolvedLicense", "resolvedLicense.*", "directDependencies",
    "externalReferences", "externalReferences.*", "parent", "parent.*", "children", "children.*", "properties",
    "properties.*", "vulnerabilities", "vulnerabilities.*", "project", "project.*", "lastInheritedRiskScore", "notes",
    "uuid", "authors", "authors.*", "scope", "metrics.inheritedRiskScore", "metrics.vulnerabilities", "metrics.critical",
    "metrics.high", "metrics.medium", "metrics.low", "metrics.unassigned", "metrics.findingsTotal", "added",
    "project.name"
   ],
   "sortAs": {"internal": "isInternal"},
   "search": ["name", "group"]
  },
  "counted": true,
  "success": 200,
  "answers": answers_3618b8
 },
 "GET /api/waybill/v1/component/{uuid}/dependents": {
  "operation": "getDependents",
  "summary": "Lists the components of the same project that depend directly on a component",
  "tag": "component",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_88c52e,
  "paged": {"sort": ["name", "version", "group", "purl"], "search": ["name", "group"]},
  "counted": true,
  "success": 200,
  "answers": answers_3618b8
 },
 "POST /api/waybill/v1/project/{uuid}/components/deletion": {
  "operation": "deleteManyComponents",
  "summary": "Deletes many components of a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [
   query_efae10, {"name": "onlyDirect", "type": "boolean"}, query_c5d61a, {"name": "classifier", "type": "string"},
   query_871307, query_866d95, {"name": "searchText", "type": "string", "description": "As of the list of components."}
  ],
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_ac1c60
 },
 "POST /api/waybill/v1/project/{uuid}/services/deletion": {
  "operation": "deleteManyServices",
  "summary": "Deletes many services of a project",
  "tag": "project",
  "access": ["PORTFOLIO_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [query_768043, query_58ac3b, {"name": "searchText", "type": "string", "description": "As of the list of services."}],
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_ac1c60
 },
 "GET /api/waybill/v1/comparison": {
  "operation": "compareProjects",
  "summary": "Tells in numbers how two projects, such as two versions of one, differ",
  "tag": "comparison",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [query_780377, query_48911a],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/Comparison"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/comparison/components": {
  "operation": "compareComponents",
  "summary": "Lists the components of two projects by what became of each",
  "tag": "comparison",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [
   query_780377, query_48911a,
   {"name": "change", "type": "word", "words": ["ADDED", "REMOVED", "CHANGED", "UNCHANGED"], "list": true}
  ],
  "paged": {
   "sort": ["change", "name", "group", "from.version", "to.version", "from.vulnerabilities", "to.vulnerabilities"],
   "search": ["name", "group"]
  },
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ComparedComponent"}}},
   "403": _502_5d61a4,
   "404": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/comparison/findings": {
  "operation": "compareFindings",
  "summary": "Lists the vulnerabilities of the components of two projects by what became of each",
  "tag": "comparison",
  "access": ["VIEW_VULNERABILITY"],
  "path": [],
  "query": [query_780377, query_48911a, query_74a37c, query_4207da, query_d26c49],
  "paged": {
   "sort": [
    "vulnerability.urgency", "vulnerability.severity", "vulnerability.vulnId", "vulnerability.cvss",
    "vulnerability.epssScore", "change", "component.name", "component.group", "from.version", "to.version"
   ],
   "search": ["component.name", "component.group", "vulnerability.vulnId", "vulnerability.cveId", "vulnerability.title"]
  },
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ComparedFinding"}}},
   "403": _502_5d61a4,
   "404": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/comparison/violations": {
  "operation": "compareViolations",
  "summary": "Lists the policy violations of two projects by what became of each",
  "tag": "comparison",
  "access": ["VIEW_POLICY_VIOLATION"],
  "path": [],
  "query": [query_780377, query_48911a, query_74a37c, query_2a5785, query_9c21b3, query_7fd22d],
  "paged": {
   "sort": ["state", "type", "policy.name", "change", "component.name", "component.group"],
   "search": ["component.name", "component.group", "policy.name"]
  },
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ComparedViolation"}}},
   "403": _502_5d61a4,
   "404": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/comparison/licenses": {
  "operation": "compareLicenses",
  "summary": "Lists the licenses of two projects by what became of each",
  "tag": "comparison",
  "access": ["VIEW_PORTFOLIO"],
  "path": [],
  "query": [query_780377, query_48911a, {"name": "change", "type": "word", "words": ["ADDED", "REMOVED", "KEPT"], "list": true}],
  "paged": {"sort": ["change", "name", "fromComponents", "toComponents"], "search": ["name"]},
  "counted": true,
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/ComparedLicense"}}},
   "403": _502_5d61a4,
   "404": _502_5d61a4
  }
 },
 "GET /api/waybill/v1/project/{uuid}/report": {
  "operation": "getProjectReport",
  "summary": "Returns the state of a project as a PDF in the language of Accept-Language: English, German, or Japanese",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_98af28,
  "success": 200,
  "answers": {"200": {"file": ["application/pdf"]}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/project/{uuid}/report/data": {
  "operation": "getProjectReportData",
  "summary": "Returns the state of a project as data, the same that the PDF shows",
  "tag": "project",
  "access": ["VIEW_PORTFOLIO"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_98af28,
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/ProjectReport"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/notification/rules": {
  "operation": "getNotificationRuleStates",
  "summary": "Says of each notification rule what was sent, what failed, and what waits",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/NotificationRuleState"}}}}
 },
 "GET /api/waybill/v1/notification/rules/{uuid}/options": {
  "operation": "getNotificationRuleOptions",
  "summary": "Returns what a notification rule has beyond the contract: its filters, and how its messages are held",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": answers_ed8f81
 },
 "PUT /api/waybill/v1/notification/rules/{uuid}/options": {
  "operation": "setNotificationRuleOptions",
  "summary": "Replaces what a notification rule has beyond the contract; what is left out is as of a new rule",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_ed8f81
 },
 "POST /api/waybill/v1/notification/rules/{uuid}/open": {
  "operation": "sendOpenToNotificationRule",
  "summary": "Has a rule told, in summaries, of the findings and violations that are open already",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_71b64f
 },
 "POST /api/waybill/v1/notification/rules/{uuid}/run": {
  "operation": "runNotificationRule",
  "summary": "Runs a scheduled rule now instead of at its next time; what it tells is not told again by that",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_71b64f
 },
 "GET /api/waybill/v1/notification/subscription-choices": {
  "operation": "getSubscriptionChoices",
  "summary": "Says what one may subscribe to, and how it can be sent",
  "tag": "notification",
  "access": "authenticated",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/SubscriptionChoices"}}, "401": {"empty": true}}
 },
 "GET /api/waybill/v1/notification/subscriptions": {
  "operation": "getSubscriptions",
  "summary": "Lists what one has sent to oneself",
  "tag": "notification",
  "access": "authenticated",
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_9b15b8}}, "401": {"empty": true}}
 },
 "PUT /api/waybill/v1/notification/subscriptions": {
  "operation": "createSubscription",
  "summary": "Has mails sent to one's own address, or messages posted to a webhook, never of what one may not see",
  "tag": "notification",
  "access": "authenticated",
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _201_996112, "401": {"empty": true}, "409": _502_5d61a4}
 },
 "PUT /api/waybill/v1/notification/subscriptions/{uuid}": {
  "operation": "updateSubscription",
  "summary": "Replaces a subscription of the caller. Projects of it that the caller does not see any more stay with it",
  "tag": "notification",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _201_996112, "401": {"empty": true}, "404": _502_5d61a4, "409": _502_5d61a4}
 },
 "POST /api/waybill/v1/notification/subscriptions/{uuid}/test": {
  "operation": "testSubscription",
  "summary": "Sends a sample to where a subscription of the caller sends",
  "tag": "notification",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": {"204": {"empty": true}, "401": {"empty": true}, "404": _502_5d61a4, "409": _502_5d61a4}
 },
 "GET /api/waybill/v1/notification/subscriptions/{uuid}/deliveries": {
  "operation": "getSubscriptionDeliveries",
  "summary": "Lists what a subscription of the caller sent, or has to send, and what became of it, the newest first; only what the caller may see",
  "tag": "notification",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [query_eab3a3],
  "paged": {"sort": ["created"], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": _200_22314e, "401": {"empty": true}, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/notification/subscriptions/{uuid}/deliveries/{delivery}/send": {
  "operation": "sendSubscriptionAgain",
  "summary": "Sends again what a subscription of the caller gave up",
  "tag": "notification",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}, {"name": "delivery", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": _200_6fd51f, "401": {"empty": true}, "404": _502_5d61a4, "409": _502_5d61a4}
 },
 "POST /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret": {
  "operation": "createSubscriptionSecret",
  "summary": "Makes a new secret by which the messages to the webhook of a subscription of the caller are signed. It is shown this once",
  "tag": "notification",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {
   "200": {"json": {"$ref": "#/components/schemas/SubscriptionSecret"}},
   "401": {"empty": true},
   "404": _502_5d61a4,
   "409": _502_5d61a4
  }
 },
 "DELETE /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret": {
  "operation": "deleteSubscriptionSecret",
  "summary": "Has the messages to the webhook of a subscription of the caller not signed any more",
  "tag": "notification",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_e96523
 },
 "DELETE /api/waybill/v1/notification/subscriptions/{uuid}": {
  "operation": "deleteSubscription",
  "summary": "Ends a subscription of the caller",
  "tag": "notification",
  "access": "authenticated",
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_e96523
 },
 "GET /api/waybill/v1/notification/deliveries": {
  "operation": "getNotificationDeliveries",
  "summary": "Lists what is owed to notification rules and what became of it, the newest first",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [{"name": "rule", "type": "uuid", "description": "Only those of the rule."}, query_eab3a3],
  "paged": {"sort": ["created"], "search": []},
  "counted": true,
  "success": 200,
  "answers": {"200": _200_22314e}
 },
 "POST /api/waybill/v1/notification/deliveries/{uuid}/send": {
  "operation": "sendNotificationAgain",
  "summary": "Has a notification sent again that was given up",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 200,
  "answers": {"200": _200_6fd51f, "404": _502_5d61a4, "409": _502_5d61a4}
 },
 "GET /api/waybill/v1/notification/publishers": {
  "operation": "getOwnPublishers",
  "summary": "Lists the publishers whose kind is none of the contract",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/OwnPublisher"}}}}
 },
 "POST /api/waybill/v1/notification/publishers/{uuid}/copy": {
  "operation": "copyNotificationPublisher",
  "summary": "Adds a publisher of the same kind, with the template that another one has now",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _200_430b95, "404": _502_5d61a4, "409": _502_5d61a4}
 },
 "GET /api/waybill/v1/notification/templates": {
  "operation": "getDefaultTemplates",
  "summary": "Returns the template that comes with the product for each kind of publisher",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/DefaultTemplate"}}}}
 },
 "POST /api/waybill/v1/notification/jira-fields": {
  "operation": "checkJiraFields",
  "summary": "Asks Jira which fields it requires where a rule would create issues, and says which have no value; nothing is stored",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {
   "200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/JiraTarget"}}},
   "404": _502_5d61a4,
   "409": _502_5d61a4
  }
 },
 "POST /api/waybill/v1/notification/preview": {
  "operation": "previewTemplate",
  "summary": "Fills in a template with sample data",
  "tag": "notification",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/TemplatePreview"}}}
 },
 "GET /api/waybill/v1/repositories": {
  "operation": "getRepositoryStates",
  "summary": "Returns how the look for latest versions fares, and each package repository",
  "tag": "repositories",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/RepositoryStates"}}}
 },
 "POST /api/waybill/v1/repositories/look": {
  "operation": "lookForLatestVersions",
  "summary": "Starts a look for the latest versions of all packages",
  "tag": "repositories",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": [],
  "query": [],
  "success": 202,
  "answers": answers_79712e
 },
 "POST /api/waybill/v1/repositories/{type}/look": {
  "operation": "lookForLatestVersionsOfType",
  "summary": "Starts a look for the latest versions of the packages of a type",
  "tag": "repositories",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": path_eed9b4,
  "query": [],
  "success": 202,
  "answers": answers_2fa3dd
 },
 "POST /api/waybill/v1/repositories/{type}/order": {
  "operation": "orderRepositories",
  "summary": "Sets the order in which the repositories of a type are asked",
  "tag": "repositories",
  "access": ["SYSTEM_CONFIGURATION"],
  "path": path_eed9b4,
  "query": [],
  "body": {"kind": "json"},
  "success": 204,
  "answers": {"204": {"empty": true}, "409": _502_5d61a4}
 },
 "GET /api/waybill/v1/policies": {
  "operation": "getPolicySummaries",
  "summary": "Lists the policies with the number of their violations in projects that the caller sees",
  "tag": "policies",
  "access": ["VIEW_POLICY_VIOLATION", "POLICY_MANAGEMENT"],
  "path": [],
  "query": query_5cfd88,
  "paged": {"sort": ["name", "violationState", "violations", "projects", "evaluatedAt"], "search": ["name"]},
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": {"$ref": "#/components/schemas/PolicySummary"}}}}
 },
 "POST /api/waybill/v1/policies/{uuid}/evaluate": {
  "operation": "evaluatePolicy",
  "summary": "Evaluates a policy for all projects; what changes a policy does so by itself",
  "tag": "policies",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 202,
  "answers": {"202": {"json": {"$ref": "#/components/schemas/PolicyEvaluationStarted"}}, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/policies/conditions": {
  "operation": "getFullPolicyConditions",
  "summary": "Lists the conditions of policies, those with subjects of our own included",
  "tag": "policies",
  "access": ["POLICY_MANAGEMENT"],
  "path": [],
  "query": [{"name": "policy", "type": "uuid", "description": "Only those of this policy."}],
  "counted": true,
  "success": 200,
  "answers": {"200": {"json": {"type": "array", "items": items_3d2874}}}
 },
 "PUT /api/waybill/v1/policies/{uuid}/conditions": {
  "operation": "addFullPolicyCondition",
  "summary": "Adds a condition to a policy, which is then evaluated; it must be readable",
  "tag": "policies",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 201,
  "answers": {"201": _201_534781, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/policies/conditions/{uuid}": {
  "operation": "updateFullPolicyCondition",
  "summary": "Changes a condition of a policy, which is then evaluated; it must be readable",
  "tag": "policies",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _201_534781, "404": _502_5d61a4}
 },
 "DELETE /api/waybill/v1/policies/conditions/{uuid}": {
  "operation": "deleteFullPolicyCondition",
  "summary": "Deletes a condition of a policy",
  "tag": "policies",
  "access": ["POLICY_MANAGEMENT"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_9f2423
 },
 "GET /api/waybill/v1/violations": {
  "operation": "getAuditViolations",
  "summary": "Lists the policy violations of all projects, with filters and paging",
  "tag": "violations",
  "access": ["VIEW_POLICY_VIOLATION"],
  "path": [],
  "query": [
   query_c804cb, query_7fd22d, query_901922, query_2a5785, query_9c21b3, query_71cb44, query_18cddf, query_a6364a,
   query_6445aa, {"name": "component", "type": "uuid"}, query_74ae4a, query_21797e, query_ff2e0f
  ],
  "paged": {
   "sort": [
    "since", "state", "type", "policy.name", "condition.subject", "component.name", "component.version",
    "component.group", "analysis.state", "analysis.isSuppressed", "project.name", "project.version"
   ],
   "search": search_101eee
  },
  "counted": true,
  "success": 200,
  "answers": {"200": _200_cef450}
 },
 "GET /api/waybill/v1/violations/groups": {
  "operation": "getViolationGroups",
  "summary": "Lists the policy violations of all projects grouped by policy, component or project",
  "tag": "violations",
  "access": ["VIEW_POLICY_VIOLATION"],
  "path": [],
  "query": [
   query_995425, query_c804cb, query_7fd22d, query_901922, query_2a5785, query_9c21b3, query_71cb44, query_18cddf,
   query_a6364a, query_6445aa, {"name": "component", "type": "uuid"}, query_74ae4a, query_21797e, query_ff2e0f
  ],
  "paged": {"sort": sort_47386c, "search": search_101eee},
  "counted": true,
  "success": 200,
  "answers": {"200": _200_3baeec}
 },
 "POST /api/waybill/v1/violations/decisions": {
  "operation": "decideViolations",
  "summary": "Decides about many policy violations at once, by their ids or by the filter of the list",
  "tag": "violations",
  "access": ["POLICY_VIOLATION_ANALYSIS"],
  "path": [],
  "query": query_6344e5,
  "body": {"kind": "json"},
  "success": 202,
  "answers": {"202": _202_b1f06c}
 },
 "POST /api/waybill/v1/violations/decisions/effect": {
  "operation": "countOverwrittenViolations",
  "summary": "Counts the earlier decisions that a decision about many policy violations would change; changes nothing",
  "tag": "violations",
  "access": ["POLICY_VIOLATION_ANALYSIS"],
  "path": [],
  "query": query_6344e5,
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": _200_7f77b9}
 },
 "GET /api/waybill/v1/violations/{component}/{violation}": {
  "operation": "getViolation",
  "summary": "Returns a policy violation with its audit trail and why the policy is violated",
  "tag": "violations",
  "access": ["VIEW_POLICY_VIOLATION"],
  "path": path_83d63d,
  "query": [],
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/ViolationDetails"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/violations/{component}/{violation}/decision": {
  "operation": "decideViolation",
  "summary": "Decides about a policy violation, in a way that can be undone",
  "tag": "violations",
  "access": ["POLICY_VIOLATION_ANALYSIS"],
  "path": path_83d63d,
  "query": [],
  "body": {"kind": "json"},
  "success": 200,
  "answers": {"200": {"json": {"$ref": "#/components/schemas/ViolationDecided"}}, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/violations/decisions/{token}/undo": {
  "operation": "undoViolationDecision",
  "summary": "Takes back one of one's own decisions about a policy violation, unless somebody has decided since",
  "tag": "violations",
  "access": ["POLICY_VIOLATION_ANALYSIS"],
  "path": [{"name": "token", "type": "uuid"}],
  "query": [],
  "success": 204,
  "answers": answers_1a6df7
 },
 "GET /api/waybill/v1/project/{uuid}/violations": {
  "operation": "getAuditViolationsOfProject",
  "summary": "Lists the policy violations of a project, with filters and paging",
  "tag": "project",
  "access": ["VIEW_POLICY_VIOLATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [
   query_c804cb, query_7fd22d, query_901922, query_2a5785, query_9c21b3, query_71cb44, query_18cddf, query_a6364a,
   query_6445aa, {"name": "component", "type": "uuid"}
  ],
  "paged": {
   "sort": [
    "since", "state", "type", "policy.name", "condition.subject", "component.name", "component.version",
    "component.group", "analysis.state", "analysis.isSuppressed"
   ],
   "search": search_079fd6
  },
  "counted": true,
  "success": 200,
  "answers": {"200": _200_cef450, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "GET /api/waybill/v1/project/{uuid}/violations/groups": {
  "operation": "getViolationGroupsOfProject",
  "summary": "Lists the policy violations of a project grouped by policy or component",
  "tag": "project",
  "access": ["VIEW_POLICY_VIOLATION"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": [
   query_995425, query_c804cb, query_7fd22d, query_901922, query_2a5785, query_9c21b3, query_71cb44, query_18cddf,
   query_a6364a, query_6445aa, {"name": "component", "type": "uuid"}
  ],
  "paged": {"sort": sort_47386c, "search": search_079fd6},
  "counted": true,
  "success": 200,
  "answers": {"200": _200_3baeec, "403": _502_5d61a4, "404": _502_5d61a4}
 },
 "POST /api/waybill/v1/project/{uuid}/violations/decisions": {
  "operation": "decideViolationsOfProject",
  "summary": "Decides about many policy violations of a project at once",
  "tag": "project",
  "access": ["POLICY_VIOLATION_ANALYSIS"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_0a1c02,
  "body": {"kind": "json"},
  "success": 202,
  "answers": answers_ac1c60
 },
 "POST /api/waybill/v1/project/{uuid}/violations/decisions/effect": {
  "operation": "countOverwrittenViolationsOfProject",
  "summary": "Counts the earlier decisions that a decision about many policy violations of a project would change; changes nothing",
  "tag": "project",
  "access": ["POLICY_VIOLATION_ANALYSIS"],
  "path": [{"name": "uuid", "type": "uuid"}],
  "query": query_0a1c02,
  "body": {"kind": "json"},
  "success": 200,
  "answers": answers_f36922
 }
};
