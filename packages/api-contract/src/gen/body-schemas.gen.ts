// Generated from ../../data by `npm run generate`. Do not edit.

import type { JsonSchema } from '../json-schema.ts';

const team_ee451f = {"type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "x-untrimmed": true} as const;
const project_af0d0f = {"type": ["string", "null"], "x-untrimmed": true} as const;
const comment_297efd = {"type": ["string", "null"], "pattern": "^[\\P{Cc}\\n\\r\\t]*$"} as const;
const analysisState_61893e = {
 "type": ["string", "null"],
 "enum": ["NOT_SET", "EXPLOITABLE", "IN_TRIAGE", "RESOLVED", "FALSE_POSITIVE", "NOT_AFFECTED", null]
} as const;
const analysisJustification_7c8f48 = {
 "type": ["string", "null"],
 "enum": [
  "NOT_SET", "CODE_NOT_PRESENT", "CODE_NOT_REACHABLE", "REQUIRES_CONFIGURATION", "REQUIRES_DEPENDENCY",
  "REQUIRES_ENVIRONMENT", "PROTECTED_BY_COMPILER", "PROTECTED_AT_RUNTIME", "PROTECTED_AT_PERIMETER",
  "PROTECTED_BY_MITIGATING_CONTROL", null
 ]
} as const;
const analysisResponse_905ca1 = {
 "type": ["string", "null"],
 "enum": ["NOT_SET", "CAN_NOT_FIX", "WILL_NOT_FIX", "UPDATE", "ROLLBACK", "WORKAROUND_AVAILABLE", null]
} as const;
const items_3df2bc = {
 "type": "string",
 "format": "uuid",
 "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
 "x-untrimmed": true
} as const;
const components_c1741e = {"type": ["array", "null"], "items": items_3df2bc} as const;
const project_f8ddef = {"type": ["string", "null"], "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"} as const;
const projectName_bfeacc = {"type": ["string", "null"], "maxLength": 255, "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"} as const;
const properties_334374 = {"name": {"type": "string", "maxLength": 255, "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"}} as const;
const projectTags_3b6dc2 = {
 "type": ["array", "null"],
 "items": {"type": "object", "properties": properties_334374, "required": ["name"], "x-text-member": "name"}
} as const;
const accessTeams_94bcf4 = {"type": ["array", "null"], "items": {"type": "object", "properties": {"uuid": project_af0d0f, "name": project_af0d0f}}} as const;
const author_3e4aab = {"type": ["string", "null"], "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"} as const;
const urls_ba1012 = {"type": ["array", "null"], "items": {"type": "string"}} as const;
const contacts_f80f77 = {
 "type": ["array", "null"],
 "items": {
  "type": "object",
  "properties": {"name": {"type": ["string", "null"]}, "email": {"type": ["string", "null"]}, "phone": {"type": ["string", "null"]}},
  "additionalProperties": false
 }
} as const;
const supplier_677aee = {
 "type": ["object", "null"],
 "properties": {"name": {"type": ["string", "null"]}, "urls": urls_ba1012, "contacts": contacts_f80f77},
 "additionalProperties": false
} as const;
const group_ccabba = {
 "type": ["string", "null"],
 "maxLength": 255,
 "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
 "x-untrimmed": true
} as const;
const name_8fcdef = {
 "type": "string",
 "minLength": 1,
 "maxLength": 255,
 "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
 "allOf": [{"pattern": "\\S"}]
} as const;
const filename_973399 = {"type": ["string", "null"], "maxLength": 255, "pattern": "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$"} as const;
const sha256_959821 = {"type": ["string", "null"], "pattern": "^[0-9a-fA-F]{64}$"} as const;
const sha384_cf1de1 = {"type": ["string", "null"], "pattern": "^[0-9a-fA-F]{96}$"} as const;
const sha512_64784a = {"type": ["string", "null"], "pattern": "^[0-9a-fA-F]{128}$"} as const;
const cpe_fe3335 = {
 "type": ["string", "null"],
 "maxLength": 255,
 "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$"
} as const;
const purl_97c112 = {"type": ["string", "null"], "maxLength": 786} as const;
const description_845be2 = {"type": ["string", "null"], "maxLength": 1024, "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"} as const;
const licenseExpression_d7fcdf = {"type": ["string", "null"], "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$", "x-untrimmed": true} as const;
const url_2382c9 = {"type": "string", "allOf": [{"pattern": "\\S"}]} as const;
const externalReferences_55031e = {
 "type": ["array", "null"],
 "items": {
  "type": "object",
  "properties": {"type": {"type": ["string", "null"]}, "url": url_2382c9, "comment": author_3e4aab},
  "required": ["url"],
  "additionalProperties": false
 }
} as const;
const parent_9026e3 = {
 "type": ["object", "null"],
 "properties": {"uuid": project_f8ddef, "name": project_af0d0f, "group": project_af0d0f, "version": project_af0d0f}
} as const;
const updateComponent_d0da41 = {
 "type": "object",
 "properties": {
  "author": author_3e4aab,
  "publisher": projectName_bfeacc,
  "supplier": supplier_677aee,
  "group": group_ccabba,
  "name": name_8fcdef,
  "version": projectName_bfeacc,
  "classifier": {
   "type": "string",
   "enum": [
    "NONE", "APPLICATION", "FRAMEWORK", "LIBRARY", "CONTAINER", "OPERATING_SYSTEM", "DEVICE", "FIRMWARE", "FILE",
    "PLATFORM", "DEVICE_DRIVER", "MACHINE_LEARNING_MODEL", "DATA"
   ]
  },
  "filename": filename_973399,
  "extension": filename_973399,
  "md5": {"type": ["string", "null"], "pattern": "^[0-9a-fA-F]{32}$"},
  "sha1": {"type": ["string", "null"], "pattern": "^[0-9a-fA-F]{40}$"},
  "sha256": sha256_959821,
  "sha384": sha384_cf1de1,
  "sha512": sha512_64784a,
  "sha3_256": sha256_959821,
  "sha3_384": sha384_cf1de1,
  "sha3_512": sha512_64784a,
  "blake2b_256": sha256_959821,
  "blake2b_384": sha384_cf1de1,
  "blake2b_512": sha512_64784a,
  "blake3": {"type": ["string", "null"], "pattern": "^[0-9a-fA-F]*$"},
  "cpe": cpe_fe3335,
  "purl": purl_97c112,
  "purlCoordinates": {},
  "swidTagId": group_ccabba,
  "isInternal": {},
  "description": description_845be2,
  "copyright": description_845be2,
  "license": projectName_bfeacc,
  "licenseExpression": licenseExpression_d7fcdf,
  "licenseUrl": {
   "type": ["string", "null"],
   "maxLength": 255,
   "pattern": "^\\s*((((https?|ftps?|sftp|imap|rtsp|rtmp|sip|sips|git|ssh|telnet|nntp|file)://)|(mailto:|news:))(%[0-9A-Fa-f]{2}|[-()_.!~*';/?:@&=+$,A-Za-z0-9#])+)?\\s*$"
  },
  "resolvedLicense": {},
  "directDependencies": {},
  "externalReferences": externalReferences_55031e,
  "parent": parent_9026e3,
  "children": {},
  "properties": {},
  "vulnerabilities": {},
  "project": {},
  "lastInheritedRiskScore": {},
  "notes": {"type": ["string", "null"]},
  "uuid": project_af0d0f,
  "metrics": {},
  "coverage": {},
  "repositoryMeta": {},
  "dependencyGraph": {},
  "expandDependencyGraph": {},
  "authors": contacts_f80f77,
  "scope": {"type": ["string", "null"], "enum": ["REQUIRED", "OPTIONAL", "EXCLUDED", null]},
  "occurrences": {},
  "isNew": {},
  "bomRef": {}
 },
 "required": ["name", "classifier"],
 "additionalProperties": false
} as const;
const propertyName_c09542 = {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^\\P{Cc}*$", "allOf": [{"pattern": "\\S"}]} as const;
const propertyValue_319727 = {"type": ["string", "null"], "maxLength": 1024, "pattern": "^\\P{Cc}*$"} as const;
const description_9c32a0 = {"type": ["string", "null"], "maxLength": 255, "pattern": "^\\P{Cc}*$"} as const;
const groupName_fef725 = {
 "type": "string",
 "minLength": 1,
 "maxLength": 255,
 "pattern": "^\\P{Cc}*$",
 "allOf": [{"pattern": "\\S"}],
 "x-untrimmed": true
} as const;
const updateConfigProperty_b12a1a = {
 "type": "object",
 "properties": {
  "groupName": groupName_fef725,
  "propertyName": groupName_fef725,
  "propertyValue": {"type": ["string", "null"], "minLength": 1, "pattern": "^\\P{Cc}*$", "x-untrimmed": true},
  "propertyType": {},
  "description": {}
 },
 "required": ["groupName", "propertyName"],
 "additionalProperties": false
} as const;
const team_b86ef2 = {
 "type": ["string", "null"],
 "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
 "x-untrimmed": true
} as const;
const name_fe3f0e = {
 "type": "string",
 "minLength": 1,
 "maxLength": 255,
 "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
 "allOf": [{"pattern": "\\S"}],
 "x-untrimmed": true
} as const;
const riskWeight_f669c2 = {"type": ["integer", "null"], "minimum": -2147483648, "maximum": 2147483647} as const;
const name_3f9661 = {"type": "string", "minLength": 1, "maxLength": 255, "allOf": [{"pattern": "\\S"}]} as const;
const description_7e2b8e = {"type": ["string", "null"], "maxLength": 1024} as const;
const publisherClass_92509b = {"type": "string", "minLength": 1, "maxLength": 1024, "allOf": [{"pattern": "\\S"}]} as const;
const scope_03af3a = {"type": ["string", "null"], "enum": ["SYSTEM", "PORTFOLIO", null]} as const;
const notificationLevel_26dc82 = {"type": ["string", "null"], "enum": ["INFORMATIONAL", "WARNING", "ERROR", null]} as const;
const enum_822c00 = [
 "CONFIGURATION", "DATASOURCE_MIRRORING", "REPOSITORY", "INTEGRATION", "INDEXING_SERVICE", "FILE_SYSTEM", "ANALYZER",
 "NEW_VULNERABILITY", "NEW_VULNERABLE_DEPENDENCY", "PROJECT_AUDIT_CHANGE", "BOM_CONSUMED", "BOM_PROCESSED",
 "BOM_PROCESSING_FAILED", "VEX_CONSUMED", "VEX_PROCESSED", "POLICY_VIOLATION", "PROJECT_CREATED", "USER_CREATED",
 "USER_DELETED", "BOM_VALIDATION_FAILED", "NEW_VULNERABILITIES_SUMMARY", "NEW_POLICY_VIOLATIONS_SUMMARY"
] as const;
const items_0157cc = {"type": "string", "enum": enum_822c00, "x-untrimmed": true} as const;
const notifyOn_cb5e08 = {"type": ["array", "null"], "items": items_0157cc} as const;
const properties_2b139c = {"uuid": team_ee451f} as const;
const publisher_93f5b1 = {"type": ["object", "null"], "properties": properties_2b139c, "required": ["uuid"]} as const;
const triggerType_869e61 = {"type": ["string", "null"], "enum": ["EVENT", "SCHEDULE", null]} as const;
const updateNotificationRule_e92d95 = {
 "type": "object",
 "properties": {
  "name": name_8fcdef,
  "enabled": {"type": ["boolean", "null"]},
  "notifyChildren": {"type": ["boolean", "null"]},
  "logSuccessfulPublish": {"type": ["boolean", "null"]},
  "scope": scope_03af3a,
  "notificationLevel": notificationLevel_26dc82,
  "projects": {},
  "teams": {},
  "notifyOn": notifyOn_cb5e08,
  "message": description_845be2,
  "publisher": publisher_93f5b1,
  "publisherConfig": {"type": ["string", "null"]},
  "uuid": project_af0d0f,
  "tags": projectTags_3b6dc2,
  "triggerType": triggerType_869e61,
  "scheduleLastTriggeredAt": {},
  "scheduleNextTriggerAt": {},
  "scheduleCron": {"type": ["string", "null"]},
  "scheduleSkipUnchanged": {"type": ["boolean", "null"]}
 },
 "required": ["name"]
} as const;
const updatePolicy_c94779 = {
 "type": "object",
 "properties": {
  "name": name_fe3f0e,
  "operator": {"type": ["string", "null"], "enum": ["ALL", "ANY", null]},
  "violationState": {"type": ["string", "null"], "enum": ["INFO", "WARN", "FAIL", null]},
  "policyConditions": {},
  "projects": {},
  "tags": {},
  "uuid": project_af0d0f,
  "includeChildren": {"type": ["boolean", "null"]},
  "global": {},
  "onlyLatestProjectVersion": {"type": ["boolean", "null"]}
 },
 "required": ["name"]
} as const;
const updatePolicyCondition_15994d = {
 "type": "object",
 "properties": {
  "policy": {},
  "operator": {
   "type": ["string", "null"],
   "enum": [
    "IS", "IS_NOT", "MATCHES", "NO_MATCH", "NUMERIC_GREATER_THAN", "NUMERIC_LESS_THAN", "NUMERIC_EQUAL",
    "NUMERIC_NOT_EQUAL", "NUMERIC_GREATER_THAN_OR_EQUAL", "NUMERIC_LESSER_THAN_OR_EQUAL", "CONTAINS_ALL", "CONTAINS_ANY",
    null
   ]
  },
  "subject": {
   "type": ["string", "null"],
   "enum": [
    "AGE", "COORDINATES", "CPE", "LICENSE", "LICENSE_GROUP", "PACKAGE_URL", "SEVERITY", "SWID_TAGID", "VERSION",
    "COMPONENT_HASH", "CWE", "VULNERABILITY_ID", "VERSION_DISTANCE", "EPSS", "IS_INTERNAL", "IS_OUTDATED", null
   ]
  },
  "value": name_fe3f0e,
  "uuid": project_af0d0f
 },
 "required": ["value"]
} as const;
const name_0c450c = {
 "type": "string",
 "maxLength": 255,
 "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
 "allOf": [{"pattern": "\\S"}]
} as const;
const classifier_640128 = {
 "type": ["string", "null"],
 "enum": [
  "NONE", "APPLICATION", "FRAMEWORK", "LIBRARY", "CONTAINER", "OPERATING_SYSTEM", "DEVICE", "FIRMWARE", "FILE",
  "PLATFORM", "DEVICE_DRIVER", "MACHINE_LEARNING_MODEL", "DATA", null
 ]
} as const;
const parent_7b17b5 = {"type": ["object", "null"], "properties": {"uuid": project_f8ddef, "name": {}, "version": {}}} as const;
const lastBomImport_be45cd = {
 "type": ["integer", "null"],
 "description": "Epoch milliseconds.",
 "minimum": -62135596800000,
 "maximum": 253402300799999
} as const;
const collectionLogic_1f7f9e = {
 "type": ["string", "null"],
 "enum": ["NONE", "AGGREGATE_DIRECT_CHILDREN", "AGGREGATE_DIRECT_CHILDREN_WITH_TAG", "AGGREGATE_LATEST_VERSION_CHILDREN", null]
} as const;
const collectionTag_0607a9 = {"type": ["object", "null"], "properties": properties_334374, "required": ["name"], "x-text-member": "name"} as const;
const updateProject_f8efee = {
 "type": "object",
 "properties": {
  "author": project_af0d0f,
  "publisher": projectName_bfeacc,
  "manufacturer": supplier_677aee,
  "supplier": supplier_677aee,
  "group": projectName_bfeacc,
  "name": name_0c450c,
  "description": author_3e4aab,
  "version": projectName_bfeacc,
  "classifier": classifier_640128,
  "cpe": cpe_fe3335,
  "purl": purl_97c112,
  "swidTagId": projectName_bfeacc,
  "directDependencies": {},
  "uuid": {"type": ["string", "null"]},
  "parent": parent_7b17b5,
  "children": {},
  "properties": {},
  "tags": projectTags_3b6dc2,
  "lastBomImport": lastBomImport_be45cd,
  "lastBomImportFormat": projectName_bfeacc,
  "lastInheritedRiskScore": {},
  "active": {"type": ["boolean", "null"]},
  "externalReferences": externalReferences_55031e,
  "metadata": {},
  "bomRef": {},
  "metrics": {},
  "owner": {},
  "coverage": {},
  "versions": {},
  "authors": contacts_f80f77,
  "isLatest": {"type": ["boolean", "null"]},
  "namesake": {},
  "accessTeams": accessTeams_94bcf4,
  "collectionLogic": collectionLogic_1f7f9e,
  "collectionTag": collectionTag_0607a9,
  "lastVulnerabilityAnalysis": lastBomImport_be45cd
 },
 "required": ["name"],
 "additionalProperties": false
} as const;
const project_84cf13 = {"type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"} as const;
const deleteProjectProperty_ba2db5 = {
 "type": "object",
 "properties": {
  "groupName": propertyName_c09542,
  "propertyName": propertyName_c09542,
  "propertyValue": propertyValue_319727,
  "propertyType": {
   "type": ["string", "null"],
   "enum": ["BOOLEAN", "INTEGER", "NUMBER", "STRING", "ENCRYPTEDSTRING", "TIMESTAMP", "URL", "UUID", null]
  },
  "description": description_9c32a0,
  "project": {}
 },
 "required": ["groupName", "propertyName"],
 "additionalProperties": false
} as const;
const type_93f653 = {
 "type": ["string", "null"],
 "enum": [
  "CPAN", "MAVEN", "NPM", "GEM", "PYPI", "NUGET", "HEX", "COMPOSER", "CARGO", "GO_MODULES", "GITHUB", "HACKAGE",
  "NIXPKGS", "UNSUPPORTED", null
 ]
} as const;
const updateRepository_78f9ec = {
 "type": "object",
 "properties": {
  "type": type_93f653,
  "identifier": url_2382c9,
  "url": url_2382c9,
  "resolutionOrder": riskWeight_f669c2,
  "enabled": {"type": ["boolean", "null"]},
  "internal": {"type": ["boolean", "null"]},
  "authenticationRequired": {"type": ["boolean", "null"]},
  "username": {"type": ["string", "null"]},
  "password": project_af0d0f,
  "uuid": project_af0d0f
 },
 "required": ["identifier", "url"],
 "additionalProperties": false
} as const;
const updateService_94bfda = {
 "type": "object",
 "properties": {
  "provider": supplier_677aee,
  "group": group_ccabba,
  "name": name_0c450c,
  "version": projectName_bfeacc,
  "description": description_845be2,
  "endpoints": urls_ba1012,
  "authenticated": {"type": ["boolean", "null"]},
  "crossesTrustBoundary": {"type": ["boolean", "null"]},
  "data": {
   "type": ["array", "null"],
   "items": {
    "type": "object",
    "properties": {
     "direction": {"type": ["string", "null"], "enum": ["INBOUND", "OUTBOUND", "BI_DIRECTIONAL", "UNKNOWN", null]},
     "name": {"type": ["string", "null"]}
    },
    "additionalProperties": false
   }
  },
  "externalReferences": externalReferences_55031e,
  "parent": parent_9026e3,
  "children": {},
  "vulnerabilities": {},
  "project": {},
  "lastInheritedRiskScore": {},
  "notes": {"type": ["string", "null"]},
  "uuid": {"type": ["string", "null"]},
  "bomRef": {}
 },
 "required": ["name"],
 "additionalProperties": false
} as const;
const deleteTags_849d05 = {
 "type": "array",
 "items": {"type": "string", "maxLength": 255, "allOf": [{"pattern": "\\S"}]},
 "minItems": 1,
 "maxItems": 100
} as const;
const untagNotificationRules_4042e2 = {"type": "array", "items": project_84cf13, "minItems": 1, "maxItems": 100} as const;
const name_2b0965 = {"type": ["string", "null"], "maxLength": 255, "pattern": "^\\P{Cc}*$", "x-untrimmed": true} as const;
const newPassword_602b19 = {"type": ["string", "null"], "maxLength": 1024, "x-untrimmed": true} as const;
const deleteLdapUser_13676e = {
 "type": "object",
 "properties": {"username": name_2b0965, "dn": {}, "teams": {}, "email": {}, "suspended": {}, "permissions": {}},
 "additionalProperties": false
} as const;
const newPassword_2a5fdd = {"type": ["string", "null"], "maxLength": 1024, "pattern": "^\\P{Cc}*$", "x-untrimmed": true} as const;
const deleteManagedUser_49fbc3 = {
 "type": "object",
 "properties": {
  "username": name_2b0965,
  "newPassword": newPassword_2a5fdd,
  "confirmPassword": newPassword_2a5fdd,
  "currentPassword": newPassword_2a5fdd,
  "lastPasswordChange": {},
  "fullname": name_2b0965,
  "email": name_2b0965,
  "suspended": {"type": ["boolean", "null"]},
  "forcePasswordChange": {"type": ["boolean", "null"]},
  "nonExpiryPassword": {"type": ["boolean", "null"]},
  "teams": {},
  "permissions": {}
 },
 "additionalProperties": false
} as const;
const deleteOidcUser_3d6a7f = {
 "type": "object",
 "properties": {"username": name_2b0965, "subjectIdentifier": {}, "email": {}, "suspended": {}, "teams": {}, "permissions": {}},
 "additionalProperties": false
} as const;
const removeTeamFromUser_016cdf = {
 "type": "object",
 "properties": {"uuid": {"type": "string", "x-untrimmed": true}},
 "required": ["uuid"],
 "additionalProperties": false
} as const;
const analysisState_0c4a8b = {"type": ["string", "null"], "enum": ["APPROVED", "REJECTED", "NOT_SET", null]} as const;
const cweId_fba3a4 = {"type": "integer", "minimum": -2147483648, "maximum": 2147483647} as const;
const properties_fbe4e9 = {"cweId": cweId_fba3a4, "name": author_3e4aab} as const;
const cwes_e8ab15 = {"type": ["array", "null"], "items": {"type": "object", "properties": properties_fbe4e9, "required": ["cweId"]}} as const;
const severity_68dbf0 = {"type": ["string", "null"], "enum": ["CRITICAL", "HIGH", "MEDIUM", "LOW", "INFO", "UNASSIGNED", null]} as const;
const affectedComponents_a43766 = {
 "type": ["array", "null"],
 "items": {
  "type": "object",
  "properties": {
   "identityType": {"type": "string", "enum": ["CPE", "PURL"]},
   "identity": {"type": "string", "x-untrimmed": true},
   "versionType": {"type": ["string", "null"], "enum": ["EXACT", "RANGE", null]},
   "version": project_af0d0f,
   "versionEndExcluding": project_af0d0f,
   "versionEndIncluding": project_af0d0f,
   "versionStartExcluding": project_af0d0f,
   "versionStartIncluding": project_af0d0f,
   "uuid": {},
   "affectedVersionAttributions": {}
  },
  "required": ["identityType", "identity"],
  "additionalProperties": false
 }
} as const;
const aliases_3078c2 = {"type": ["array", "null"], "items": {"type": "object", "additionalProperties": {"type": "string"}}} as const;
const cwe_d8ac30 = {"type": ["object", "null"], "properties": properties_fbe4e9, "required": ["cweId"]} as const;
const timeZone_304058 = {"type": ["string", "null"], "maxLength": 100, "x-untrimmed": true} as const;
const projects_156854 = {
 "type": ["array", "null"],
 "items": {
  "type": "object",
  "properties": {"uuid": team_ee451f, "name": {}, "version": {}, "withChildren": {"type": ["boolean", "null"]}},
  "required": ["uuid"],
  "additionalProperties": false
 }
} as const;
const createLimitedApiKey_c4af39 = {
 "type": "object",
 "properties": {
  "comment": description_9c32a0,
  "expires": lastBomImport_be45cd,
  "projects": projects_156854,
  "accessTeams": {
   "type": ["array", "null"],
   "items": {
    "type": "object",
    "properties": {"uuid": team_ee451f, "name": {}},
    "required": ["uuid"],
    "additionalProperties": false
   }
  }
 },
 "additionalProperties": false
} as const;
const group_013a07 = {"type": "string", "maxLength": 255, "pattern": "^\\P{Cc}*$", "allOf": [{"pattern": "\\S"}], "x-untrimmed": true} as const;
const items_60dd16 = {
 "type": "object",
 "properties": {
  "group": group_013a07,
  "name": group_013a07,
  "value": {"type": ["string", "null"], "maxLength": 100000, "pattern": "^[\\P{Cc}\\n\\r\\t]*$", "x-untrimmed": true}
 },
 "required": ["group", "name"],
 "additionalProperties": false
} as const;
const settings_09e72c = {"type": "array", "items": items_60dd16, "maxItems": 100} as const;
const testSource_26012b = {"type": "object", "properties": {"settings": settings_09e72c}, "required": ["settings"], "additionalProperties": false} as const;
const ids_0e8e7b = {"type": ["array", "null"], "items": {"type": "string", "x-untrimmed": true}} as const;
const selection_2d72eb = {
 "type": "object",
 "properties": {"kind": {"type": "string", "enum": ["ids", "filter"]}, "ids": ids_0e8e7b, "excluded": ids_0e8e7b},
 "required": ["kind"],
 "additionalProperties": false
} as const;
const analysisUntil_78955b = {"type": ["string", "null"], "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "x-untrimmed": true} as const;
const decideFindings_b0836b = {
 "type": "object",
 "properties": {
  "selection": selection_2d72eb,
  "analysisState": analysisState_61893e,
  "analysisJustification": analysisJustification_7c8f48,
  "analysisResponse": analysisResponse_905ca1,
  "analysisDetails": comment_297efd,
  "clearDetails": {"type": ["boolean", "null"]},
  "analysisUntil": analysisUntil_78955b,
  "clearUntil": {"type": ["boolean", "null"]},
  "isSuppressed": {"type": ["boolean", "null"]},
  "comment": comment_297efd,
  "aliases": {"type": ["boolean", "null"]}
 },
 "required": ["selection"],
 "additionalProperties": false
} as const;
const name_fda2ab = {
 "type": "string",
 "maxLength": 100,
 "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
 "allOf": [{"pattern": "\\S"}]
} as const;
const search_4b1ffa = {"type": ["string", "null"], "maxLength": 4000, "pattern": "^\\P{Cc}*$", "x-untrimmed": true} as const;
const columns_12cc93 = {"type": ["string", "null"], "maxLength": 2000, "pattern": "^\\P{Cc}*$", "x-untrimmed": true} as const;
const deleteServicesOfAllProjects_5140f1 = {
 "type": "object",
 "properties": {"selection": selection_2d72eb},
 "required": ["selection"],
 "additionalProperties": false
} as const;
const account_5cc1c1 = {"type": "string", "maxLength": 255, "pattern": "^\\P{Cc}*$", "allOf": [{"pattern": "\\S"}]} as const;
const token_eca764 = {"type": "string", "maxLength": 100, "allOf": [{"pattern": "\\S"}], "x-untrimmed": true} as const;
const credentialId_4eb16e = {"type": "string", "maxLength": 2048, "allOf": [{"pattern": "\\S"}], "x-untrimmed": true} as const;
const clientDataJson_eb005a = {"type": "string", "maxLength": 16384, "allOf": [{"pattern": "\\S"}], "x-untrimmed": true} as const;
const beginPasskeyEnrollment_f61339 = {
 "type": "object",
 "properties": {"currentPassword": {"type": "string", "x-untrimmed": true}},
 "required": ["currentPassword"],
 "additionalProperties": false
} as const;
const name_0f4cbc = {"type": "string", "maxLength": 100, "pattern": "^\\P{Cc}*$", "allOf": [{"pattern": "\\S"}]} as const;
const redirectUri_a2fff4 = {"type": "string", "maxLength": 2048, "pattern": "^\\P{Cc}*$", "allOf": [{"pattern": "\\S"}], "x-untrimmed": true} as const;
const state_0e3ff9 = {"type": "string", "maxLength": 1024, "pattern": "^\\P{Cc}*$", "x-untrimmed": true} as const;
const issuer_1d210a = {"type": "string", "maxLength": 2048, "pattern": "^\\P{Cc}*$", "allOf": [{"pattern": "\\S"}]} as const;
const createTokenRule_273b0a = {
 "type": "object",
 "properties": {
  "uuid": {},
  "name": account_5cc1c1,
  "enabled": {"type": ["boolean", "null"]},
  "account": account_5cc1c1,
  "issuer": issuer_1d210a,
  "audience": issuer_1d210a,
  "claims": {
   "type": "array",
   "items": {
    "type": "object",
    "properties": {"claim": account_5cc1c1, "value": redirectUri_a2fff4, "isPattern": {"type": ["boolean", "null"]}},
    "required": ["claim", "value"],
    "additionalProperties": false
   }
  },
  "projects": projects_156854,
  "created": {},
  "lastUsed": {}
 },
 "required": ["name", "account", "issuer", "audience", "claims"],
 "additionalProperties": false
} as const;
const projectNames_7c03be = {"type": ["array", "null"], "items": {"type": "string", "x-untrimmed": true}, "maxItems": 100} as const;
const from_0bdd2f = {"type": "string", "maxLength": 5, "x-untrimmed": true} as const;
const createSubscription_3be681 = {
 "type": "object",
 "properties": {
  "uuid": {},
  "enabled": {"type": ["boolean", "null"]},
  "webhook": {"type": ["string", "null"], "maxLength": 2000},
  "isWebhook": {},
  "webhookHost": {},
  "isSigned": {},
  "state": {},
  "groups": {"type": "array", "items": items_0157cc, "minItems": 1, "maxItems": 10},
  "projects": {"type": ["array", "null"], "items": items_3df2bc, "maxItems": 100},
  "hasHiddenProjects": {},
  "tags": projectNames_7c03be,
  "minSeverity": severity_68dbf0,
  "groupMinutes": riskWeight_f669c2
 },
 "required": ["groups"],
 "additionalProperties": false
} as const;
const addFullPolicyCondition_f5341e = {
 "type": "object",
 "properties": {
  "uuid": {},
  "policy": {},
  "subject": {
   "type": "string",
   "enum": [
    "AGE", "COORDINATES", "CPE", "LICENSE", "LICENSE_GROUP", "PACKAGE_URL", "SEVERITY", "SWID_TAGID", "VERSION",
    "COMPONENT_HASH", "CWE", "VULNERABILITY_ID", "VERSION_DISTANCE", "EPSS", "IS_INTERNAL", "IS_OUTDATED", "CVSS",
    "FIX_AVAILABLE", "KNOWN_EXPLOITED"
   ]
  },
  "operator": {
   "type": "string",
   "enum": [
    "IS", "IS_NOT", "MATCHES", "NO_MATCH", "NUMERIC_GREATER_THAN", "NUMERIC_LESS_THAN", "NUMERIC_EQUAL",
    "NUMERIC_NOT_EQUAL", "NUMERIC_GREATER_THAN_OR_EQUAL", "NUMERIC_LESSER_THAN_OR_EQUAL", "CONTAINS_ALL", "CONTAINS_ANY"
   ]
  },
  "value": name_0c450c
 },
 "required": ["subject", "operator", "value"],
 "additionalProperties": false
} as const;
const decideViolations_e86590 = {
 "type": "object",
 "properties": {
  "selection": selection_2d72eb,
  "analysisState": analysisState_0c4a8b,
  "isSuppressed": {"type": ["boolean", "null"]},
  "comment": comment_297efd
 },
 "required": ["selection"],
 "additionalProperties": false
} as const;

export const bodySchemas: Readonly<Record<string, JsonSchema>> = {
 "addMapping": {
  "type": "object",
  "properties": {"team": team_ee451f, "project": team_ee451f},
  "required": ["team", "project"],
  "additionalProperties": false
 },
 "updateAnalysis": {
  "type": "object",
  "properties": {
   "project": project_af0d0f,
   "component": {"type": "string", "x-untrimmed": true},
   "vulnerability": {"type": "string", "x-untrimmed": true},
   "comment": comment_297efd,
   "analysisDetails": comment_297efd,
   "analysisState": analysisState_61893e,
   "analysisJustification": analysisJustification_7c8f48,
   "analysisResponse": analysisResponse_905ca1,
   "isSuppressed": {"type": ["boolean", "null"]},
   "clearDetails": {"type": ["boolean", "null"]},
   "partial": {"type": ["boolean", "null"]},
   "aliases": {"type": ["boolean", "null"]},
   "components": components_c1741e,
   "suppressed": {"type": ["boolean", "null"]}
  },
  "required": ["component", "vulnerability"],
  "additionalProperties": false
 },
 "uploadBom": {
  "type": "object",
  "properties": {
   "project": project_f8ddef,
   "projectName": projectName_bfeacc,
   "projectVersion": projectName_bfeacc,
   "parentUUID": project_f8ddef,
   "parentName": projectName_bfeacc,
   "parentVersion": projectName_bfeacc,
   "bom": project_af0d0f,
   "autoCreate": {"type": ["boolean", "null"]},
   "projectTags": projectTags_3b6dc2,
   "accessTeams": accessTeams_94bcf4,
   "isLatestProjectVersion": {"type": ["boolean", "null"]},
   "isLatest": {"type": ["boolean", "null"]}
  },
  "additionalProperties": false
 },
 "updateComponent": updateComponent_d0da41,
 "createComponent": updateComponent_d0da41,
 "createComponentProperty": {
  "type": "object",
  "properties": {
   "groupName": {"type": ["string", "null"], "minLength": 1, "maxLength": 255, "pattern": "^\\P{Cc}*$"},
   "propertyName": propertyName_c09542,
   "propertyValue": propertyValue_319727,
   "propertyType": {"type": "string", "enum": ["BOOLEAN", "INTEGER", "NUMBER", "STRING", "ENCRYPTEDSTRING", "TIMESTAMP", "URL", "UUID"]},
   "description": description_9c32a0,
   "uuid": {}
  },
  "required": ["propertyName", "propertyType"],
  "additionalProperties": false
 },
 "updateConfigProperty": updateConfigProperty_b12a1a,
 "updateConfigProperties": {"type": "array", "items": updateConfigProperty_b12a1a},
 "addLdapMapping": {"type": "object", "properties": {"team": team_b86ef2, "dn": licenseExpression_d7fcdf}, "additionalProperties": false},
 "updateLicenseGroup": {
  "type": "object",
  "properties": {"name": name_fe3f0e, "licenses": {}, "riskWeight": riskWeight_f669c2, "uuid": team_ee451f},
  "required": ["name", "uuid"]
 },
 "createLicenseGroup": {
  "type": "object",
  "properties": {"name": name_fe3f0e, "licenses": {}, "riskWeight": riskWeight_f669c2, "uuid": project_af0d0f},
  "required": ["name"]
 },
 "createLicense": {
  "type": "object",
  "properties": {
   "name": name_fe3f0e,
   "licenseText": {"type": ["string", "null"]},
   "standardLicenseTemplate": {"type": ["string", "null"]},
   "standardLicenseHeader": {"type": ["string", "null"]},
   "licenseComments": {"type": ["string", "null"]},
   "licenseId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\s*[a-zA-Z0-9_.\\-+]+\\s*$",
    "allOf": [{"pattern": "\\S"}]
   },
   "isOsiApproved": {"type": ["boolean", "null"]},
   "isFsfLibre": {"type": ["boolean", "null"]},
   "isDeprecatedLicenseId": {"type": ["boolean", "null"]},
   "isCustomLicense": {},
   "seeAlso": urls_ba1012,
   "licenseGroups": {},
   "uuid": {}
  },
  "required": ["name", "licenseId"]
 },
 "updateNotificationPublisher": {
  "type": "object",
  "properties": {
   "name": name_3f9661,
   "description": description_7e2b8e,
   "publisherClass": publisherClass_92509b,
   "template": {"type": ["string", "null"]},
   "templateMimeType": name_3f9661,
   "defaultPublisher": {},
   "uuid": team_ee451f
  },
  "required": ["name", "publisherClass", "templateMimeType", "uuid"],
  "additionalProperties": false
 },
 "createNotificationPublisher": {
  "type": "object",
  "properties": {
   "name": name_3f9661,
   "description": description_7e2b8e,
   "publisherClass": publisherClass_92509b,
   "template": {"type": ["string", "null"]},
   "templateMimeType": name_3f9661,
   "defaultPublisher": {},
   "uuid": project_af0d0f
  },
  "required": ["name", "publisherClass", "templateMimeType"],
  "additionalProperties": false
 },
 "testSmtpPublisher": {"type": "object", "properties": {"destination": project_af0d0f}},
 "deleteNotificationRule": {
  "type": "object",
  "properties": {
   "name": projectName_bfeacc,
   "enabled": {"type": ["boolean", "null"]},
   "notifyChildren": {"type": ["boolean", "null"]},
   "logSuccessfulPublish": {"type": ["boolean", "null"]},
   "scope": scope_03af3a,
   "notificationLevel": notificationLevel_26dc82,
   "projects": {},
   "teams": {},
   "notifyOn": notifyOn_cb5e08,
   "message": description_845be2,
   "publisher": publisher_93f5b1,
   "publisherConfig": {"type": ["string", "null"]},
   "uuid": team_ee451f,
   "tags": projectTags_3b6dc2,
   "triggerType": triggerType_869e61,
   "scheduleLastTriggeredAt": {},
   "scheduleNextTriggerAt": {},
   "scheduleCron": {"type": ["string", "null"]},
   "scheduleSkipUnchanged": {"type": ["boolean", "null"]}
  },
  "required": ["uuid"]
 },
 "updateNotificationRule": updateNotificationRule_e92d95,
 "createNotificationRule": updateNotificationRule_e92d95,
 "createScheduledNotificationRule": {
  "type": "object",
  "properties": {
   "name": name_8fcdef,
   "scope": {"type": "string", "enum": ["SYSTEM", "PORTFOLIO"]},
   "notificationLevel": {"type": "string", "enum": ["INFORMATIONAL", "WARNING", "ERROR"]},
   "publisher": {"type": "object", "properties": properties_2b139c, "required": ["uuid"]}
  },
  "required": ["name", "scope", "notificationLevel", "publisher"],
  "additionalProperties": false
 },
 "updateOidcGroup": {
  "type": "object",
  "properties": {"uuid": {"type": "string", "x-untrimmed": true}, "name": groupName_fef725, "displayName": {}},
  "required": ["uuid", "name"],
  "additionalProperties": false
 },
 "createOidcGroup": {
  "type": "object",
  "properties": {"uuid": project_af0d0f, "name": groupName_fef725, "displayName": {}},
  "required": ["name"],
  "additionalProperties": false
 },
 "addOidcMapping": {
  "type": "object",
  "properties": {"team": team_ee451f, "group": team_ee451f},
  "required": ["team", "group"],
  "additionalProperties": false
 },
 "updatePolicy": updatePolicy_c94779,
 "createPolicy": updatePolicy_c94779,
 "updatePolicyCondition": updatePolicyCondition_15994d,
 "createPolicyCondition": updatePolicyCondition_15994d,
 "updateProject": updateProject_f8efee,
 "createProject": updateProject_f8efee,
 "deleteProjects": {
  "type": "array",
  "items": {"type": "string", "format": "uuid", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},
  "minItems": 1,
  "maxItems": 1000
 },
 "cloneProject": {
  "type": "object",
  "properties": {
   "project": project_84cf13,
   "version": {"type": "string", "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$", "allOf": [{"pattern": "\\S"}]},
   "includeTags": {"type": ["boolean", "null"]},
   "includeProperties": {"type": ["boolean", "null"]},
   "includeDependencies": {"type": ["boolean", "null"]},
   "includeComponents": {"type": ["boolean", "null"]},
   "includeServices": {"type": ["boolean", "null"]},
   "includeAuditHistory": {"type": ["boolean", "null"]},
   "includeACL": {"type": ["boolean", "null"]},
   "includePolicyViolations": {"type": ["boolean", "null"]},
   "makeCloneLatest": {"type": ["boolean", "null"]}
  },
  "required": ["project", "version"],
  "additionalProperties": false
 },
 "patchProject": {
  "type": "object",
  "properties": {
   "author": project_af0d0f,
   "publisher": projectName_bfeacc,
   "manufacturer": supplier_677aee,
   "supplier": supplier_677aee,
   "group": projectName_bfeacc,
   "name": projectName_bfeacc,
   "description": author_3e4aab,
   "version": projectName_bfeacc,
   "classifier": classifier_640128,
   "cpe": cpe_fe3335,
   "purl": purl_97c112,
   "swidTagId": projectName_bfeacc,
   "directDependencies": {},
   "uuid": {"type": ["string", "null"]},
   "parent": parent_7b17b5,
   "children": {},
   "properties": {},
   "tags": projectTags_3b6dc2,
   "lastBomImport": lastBomImport_be45cd,
   "lastBomImportFormat": projectName_bfeacc,
   "lastInheritedRiskScore": {},
   "active": {"type": ["boolean", "null"]},
   "externalReferences": externalReferences_55031e,
   "metadata": {},
   "bomRef": {},
   "metrics": {},
   "owner": {},
   "coverage": {},
   "versions": {},
   "authors": contacts_f80f77,
   "isLatest": {"type": ["boolean", "null"]},
   "namesake": {},
   "accessTeams": accessTeams_94bcf4,
   "collectionLogic": collectionLogic_1f7f9e,
   "collectionTag": collectionTag_0607a9,
   "lastVulnerabilityAnalysis": lastBomImport_be45cd
  },
  "additionalProperties": false
 },
 "deleteProjectProperty": deleteProjectProperty_ba2db5,
 "updateProjectProperty": deleteProjectProperty_ba2db5,
 "createProjectProperty": deleteProjectProperty_ba2db5,
 "updateRepository": updateRepository_78f9ec,
 "createRepository": updateRepository_78f9ec,
 "updateService": updateService_94bfda,
 "createService": updateService_94bfda,
 "deleteTags": deleteTags_849d05,
 "createTags": deleteTags_849d05,
 "untagNotificationRules": untagNotificationRules_4042e2,
 "tagNotificationRules": untagNotificationRules_4042e2,
 "untagPolicies": untagNotificationRules_4042e2,
 "tagPolicies": untagNotificationRules_4042e2,
 "untagProjects": untagNotificationRules_4042e2,
 "tagProjects": untagNotificationRules_4042e2,
 "deleteTeam": {
  "type": "object",
  "properties": {
   "uuid": project_af0d0f,
   "name": name_2b0965,
   "apiKeys": {},
   "ldapUsers": {},
   "managedUsers": {},
   "oidcUsers": {},
   "mappedLdapGroups": {},
   "mappedOidcGroups": {},
   "permissions": {}
  },
  "additionalProperties": false
 },
 "updateTeam": {
  "type": "object",
  "properties": {
   "uuid": {"type": "string", "x-untrimmed": true},
   "name": groupName_fef725,
   "apiKeys": {},
   "ldapUsers": {},
   "managedUsers": {},
   "oidcUsers": {},
   "mappedLdapGroups": {},
   "mappedOidcGroups": {},
   "permissions": {}
  },
  "required": ["uuid", "name"],
  "additionalProperties": false
 },
 "createTeam": {
  "type": "object",
  "properties": {
   "uuid": project_af0d0f,
   "name": groupName_fef725,
   "apiKeys": {},
   "ldapUsers": {},
   "managedUsers": {},
   "oidcUsers": {},
   "mappedLdapGroups": {},
   "mappedOidcGroups": {},
   "permissions": {}
  },
  "required": ["name"],
  "additionalProperties": false
 },
 "updateApiKeyComment": {"type": "string", "maxLength": 255, "x-untrimmed": true},
 "forceChangePassword": {
  "type": "object",
  "properties": {
   "username": project_af0d0f,
   "password": project_af0d0f,
   "newPassword": newPassword_602b19,
   "confirmPassword": newPassword_602b19
  }
 },
 "deleteLdapUser": deleteLdapUser_13676e,
 "createLdapUser": deleteLdapUser_13676e,
 "login": {"type": "object", "properties": {"username": project_af0d0f, "password": project_af0d0f}},
 "deleteManagedUser": deleteManagedUser_49fbc3,
 "updateManagedUser": deleteManagedUser_49fbc3,
 "createManagedUser": deleteManagedUser_49fbc3,
 "deleteOidcUser": deleteOidcUser_3d6a7f,
 "createOidcUser": deleteOidcUser_3d6a7f,
 "loginByOidc": {"type": "object", "properties": {"idToken": project_af0d0f, "accessToken": project_af0d0f, "nonce": project_af0d0f}},
 "updateSelf": deleteManagedUser_49fbc3,
 "removeTeamFromUser": removeTeamFromUser_016cdf,
 "addTeamToUser": removeTeamFromUser_016cdf,
 "uploadVex": {
  "type": "object",
  "properties": {
   "project": team_b86ef2,
   "projectName": {"type": ["string", "null"]},
   "projectVersion": {"type": ["string", "null"]},
   "vex": project_af0d0f
  },
  "additionalProperties": false
 },
 "updateViolationAnalysis": {
  "type": "object",
  "properties": {
   "component": team_ee451f,
   "policyViolation": team_ee451f,
   "comment": author_3e4aab,
   "analysisState": analysisState_0c4a8b,
   "isSuppressed": {"type": ["boolean", "null"]},
   "partial": {"type": ["boolean", "null"]}
  },
  "required": ["component", "policyViolation"],
  "additionalProperties": false
 },
 "updateVulnerability": {
  "type": "object",
  "properties": {
   "vulnId": projectName_bfeacc,
   "source": {},
   "friendlyVulnId": {},
   "title": author_3e4aab,
   "subTitle": author_3e4aab,
   "description": author_3e4aab,
   "detail": author_3e4aab,
   "recommendation": author_3e4aab,
   "references": author_3e4aab,
   "credits": author_3e4aab,
   "created": project_af0d0f,
   "published": project_af0d0f,
   "updated": project_af0d0f,
   "cwes": cwes_e8ab15,
   "cvssV2BaseScore": {},
   "cvssV2ImpactSubScore": {},
   "cvssV2ExploitabilitySubScore": {},
   "cvssV2Vector": author_3e4aab,
   "cvssV3BaseScore": {},
   "cvssV3ImpactSubScore": {},
   "cvssV3ExploitabilitySubScore": {},
   "cvssV3Vector": author_3e4aab,
   "owaspRRLikelihoodScore": {},
   "owaspRRTechnicalImpactScore": {},
   "owaspRRBusinessImpactScore": {},
   "owaspRRVector": author_3e4aab,
   "severity": severity_68dbf0,
   "vulnerableVersions": author_3e4aab,
   "patchedVersions": author_3e4aab,
   "epssScore": {},
   "epssPercentile": {},
   "components": {},
   "serviceComponents": {},
   "uuid": project_af0d0f,
   "affectedProjectCount": {},
   "affectedActiveProjectCount": {},
   "affectedInactiveProjectCount": {},
   "findingAttribution": {},
   "affectedComponents": affectedComponents_a43766,
   "aliases": aliases_3078c2,
   "cwe": cwe_d8ac30,
   "cvssV4Score": {},
   "cvssV4Vector": author_3e4aab,
   "normalizedCvssV2Vector": {},
   "rejected": {},
   "knownExploited": {}
  },
  "additionalProperties": false
 },
 "createVulnerability": {
  "type": "object",
  "properties": {
   "vulnId": name_8fcdef,
   "source": {},
   "friendlyVulnId": {},
   "title": author_3e4aab,
   "subTitle": author_3e4aab,
   "description": author_3e4aab,
   "detail": author_3e4aab,
   "recommendation": author_3e4aab,
   "references": author_3e4aab,
   "credits": author_3e4aab,
   "created": project_af0d0f,
   "published": project_af0d0f,
   "updated": project_af0d0f,
   "cwes": cwes_e8ab15,
   "cvssV2BaseScore": {},
   "cvssV2ImpactSubScore": {},
   "cvssV2ExploitabilitySubScore": {},
   "cvssV2Vector": author_3e4aab,
   "cvssV3BaseScore": {},
   "cvssV3ImpactSubScore": {},
   "cvssV3ExploitabilitySubScore": {},
   "cvssV3Vector": author_3e4aab,
   "owaspRRLikelihoodScore": {},
   "owaspRRTechnicalImpactScore": {},
   "owaspRRBusinessImpactScore": {},
   "owaspRRVector": author_3e4aab,
   "severity": severity_68dbf0,
   "vulnerableVersions": author_3e4aab,
   "patchedVersions": author_3e4aab,
   "epssScore": {},
   "epssPercentile": {},
   "components": {},
   "serviceComponents": {},
   "uuid": project_af0d0f,
   "affectedProjectCount": {},
   "affectedActiveProjectCount": {},
   "affectedInactiveProjectCount": {},
   "findingAttribution": {},
   "affectedComponents": affectedComponents_a43766,
   "aliases": aliases_3078c2,
   "cwe": cwe_d8ac30,
   "cvssV4Score": {},
   "cvssV4Vector": author_3e4aab,
   "normalizedCvssV2Vector": {},
   "rejected": {},
   "knownExploited": {}
  },
  "required": ["vulnId"],
  "additionalProperties": false
 },
 "importDependencyTrack": {
  "type": "object",
  "properties": {
   "url": {
    "type": ["string", "null"],
    "maxLength": 2000,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "password": {"type": ["string", "null"], "maxLength": 1000, "x-untrimmed": true},
   "file": team_b86ef2,
   "secretKey": {"type": ["string", "null"], "maxLength": 4000, "x-untrimmed": true},
   "timeZone": timeZone_304058,
   "preview": {"type": ["boolean", "null"]},
   "undo": {"type": ["boolean", "null"]}
  },
  "additionalProperties": false
 },
 "setCauseUnderstood": {
  "type": "object",
  "properties": {
   "side": {"type": "string", "enum": ["THERE", "HERE"]},
   "cause": {
    "type": "string",
    "enum": [
     "ALIAS", "DUPLICATE", "WITHDRAWN", "SOURCE_OFF", "ANALYZER_OFF", "ANALYZER_ANSWER", "RECORD_MISSING",
     "RECORD_CHANGED", "BACKPORT", "VERSION_ORDER", "FUZZY_CPE", "OTHER_PACKAGE", "IDENTIFIER", "VERSION_UNREADABLE",
     "RECORD_UNCLEAR", "INTERNAL", "INACTIVE", "NOT_ANALYZED", "NEW_COMPONENT", "ADDED_BY_HAND", "REMOVED_BY_HAND",
     "UNKNOWN"
    ]
   },
   "detail": {
    "type": ["string", "null"],
    "maxLength": 200,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "understood": {"type": "boolean"}
  },
  "required": ["side", "cause", "understood"],
  "additionalProperties": false
 },
 "receiveShadowBom": {
  "type": "object",
  "properties": {
   "notification": {
    "type": "object",
    "properties": {
     "group": project_af0d0f,
     "subject": {
      "type": ["object", "null"],
      "properties": {
       "project": {
        "type": ["object", "null"],
        "properties": {"uuid": project_af0d0f, "name": project_af0d0f, "version": project_af0d0f}
       },
       "bom": {"type": ["object", "null"], "properties": {"content": project_af0d0f}}
      }
     }
    }
   }
  },
  "required": ["notification"]
 },
 "createLimitedApiKey": createLimitedApiKey_c4af39,
 "limitApiKey": createLimitedApiKey_c4af39,
 "testSource": testSource_26012b,
 "testAnalyzer": testSource_26012b,
 "testIntegration": testSource_26012b,
 "testRepository": {
  "type": "object",
  "properties": {
   "uuid": team_b86ef2,
   "type": type_93f653,
   "url": {"type": ["string", "null"], "maxLength": 2048, "pattern": "^\\P{Cc}*$"},
   "authenticationRequired": {"type": ["boolean", "null"]},
   "username": description_9c32a0,
   "password": {"type": ["string", "null"], "maxLength": 4096, "x-untrimmed": true}
  },
  "additionalProperties": false
 },
 "erasePerson": {"type": "object", "properties": {"username": group_013a07}, "required": ["username"], "additionalProperties": false},
 "decideFindings": decideFindings_b0836b,
 "countOverwrittenFindings": decideFindings_b0836b,
 "decideFinding": {
  "type": "object",
  "properties": {
   "analysisState": analysisState_61893e,
   "analysisJustification": analysisJustification_7c8f48,
   "analysisResponse": analysisResponse_905ca1,
   "analysisDetails": comment_297efd,
   "clearDetails": {"type": ["boolean", "null"]},
   "analysisUntil": analysisUntil_78955b,
   "clearUntil": {"type": ["boolean", "null"]},
   "isSuppressed": {"type": ["boolean", "null"]},
   "comment": comment_297efd,
   "aliases": {"type": ["boolean", "null"]},
   "components": components_c1741e
  },
  "additionalProperties": false
 },
 "decidePortfolioFindings": decideFindings_b0836b,
 "countOverwrittenPortfolioFindings": decideFindings_b0836b,
 "updateDecisionCarrying": {
  "type": "object",
  "properties": {"enabled": {"type": "boolean"}},
  "required": ["enabled"],
  "additionalProperties": false
 },
 "updateLicense": {
  "type": "object",
  "properties": {
   "name": name_fe3f0e,
   "licenseText": {"type": ["string", "null"]},
   "standardLicenseTemplate": {"type": ["string", "null"]},
   "standardLicenseHeader": {"type": ["string", "null"]},
   "licenseComments": {"type": ["string", "null"]},
   "licenseId": {"type": ["string", "null"], "maxLength": 255, "pattern": "^\\s*[a-zA-Z0-9_.\\-+]+\\s*$"},
   "isOsiApproved": {"type": ["boolean", "null"]},
   "isFsfLibre": {"type": ["boolean", "null"]},
   "isDeprecatedLicenseId": {"type": ["boolean", "null"]},
   "isCustomLicense": {},
   "seeAlso": urls_ba1012,
   "licenseGroups": {},
   "uuid": {}
  },
  "required": ["name"]
 },
 "setProjectOwner": {"type": "object", "properties": {"user": description_9c32a0, "team": team_b86ef2}, "additionalProperties": false},
 "createSavedView": {
  "type": "object",
  "properties": {
   "uuid": {},
   "list": {"type": "string", "maxLength": 100, "pattern": "^\\s*[a-zA-Z0-9_.\\-+]+\\s*$", "allOf": [{"pattern": "\\S"}]},
   "name": name_fda2ab,
   "search": search_4b1ffa,
   "columns": columns_12cc93,
   "team": {},
   "sharedBy": {}
  },
  "required": ["list", "name"],
  "additionalProperties": false
 },
 "updateSavedView": {
  "type": "object",
  "properties": {
   "uuid": {},
   "list": {"type": ["string", "null"], "maxLength": 100, "pattern": "^\\s*[a-zA-Z0-9_.\\-+]+\\s*$"},
   "name": name_fda2ab,
   "search": search_4b1ffa,
   "columns": columns_12cc93,
   "team": {},
   "sharedBy": {}
  },
  "required": ["name"],
  "additionalProperties": false
 },
 "shareSavedView": {"type": "object", "properties": {"team": team_ee451f}, "required": ["team"], "additionalProperties": false},
 "deleteServicesOfAllProjects": deleteServicesOfAllProjects_5140f1,
 "createServiceAccount": {
  "type": "object",
  "properties": {
   "name": {"type": "string", "maxLength": 255, "pattern": "^\\s*[a-zA-Z0-9_.\\-+]+\\s*$", "allOf": [{"pattern": "\\S"}]},
   "description": propertyValue_319727
  },
  "required": ["name"],
  "additionalProperties": false
 },
 "updateServiceAccount": {
  "type": "object",
  "properties": {"description": propertyValue_319727, "suspended": {"type": ["boolean", "null"]}},
  "additionalProperties": false
 },
 "createServiceAccountApiKey": createLimitedApiKey_c4af39,
 "requestPasswordReset": {"type": "object", "properties": {"account": account_5cc1c1}, "required": ["account"], "additionalProperties": false},
 "confirmPasswordReset": {
  "type": "object",
  "properties": {
   "token": token_eca764,
   "newPassword": {"type": "string", "maxLength": 255, "allOf": [{"pattern": "\\S"}], "x-untrimmed": true}
  },
  "required": ["token", "newPassword"],
  "additionalProperties": false
 },
 "beginSignIn": {
  "type": "object",
  "properties": {"username": {"type": "string", "x-untrimmed": true}, "password": {"type": "string", "x-untrimmed": true}},
  "required": ["username", "password"],
  "additionalProperties": false
 },
 "finishSignIn": {
  "type": "object",
  "properties": {
   "challenge": token_eca764,
   "passkey": {
    "type": ["object", "null"],
    "properties": {
     "credentialId": credentialId_4eb16e,
     "clientDataJson": clientDataJson_eb005a,
     "authenticatorData": clientDataJson_eb005a,
     "signature": {"type": "string", "maxLength": 4096, "allOf": [{"pattern": "\\S"}], "x-untrimmed": true}
    },
    "required": ["credentialId", "clientDataJson", "authenticatorData", "signature"],
    "additionalProperties": false
   },
   "recoveryCode": {"type": ["string", "null"], "maxLength": 100, "pattern": "^\\P{Cc}*$", "x-untrimmed": true},
   "newPassword": newPassword_602b19
  },
  "required": ["challenge"],
  "additionalProperties": false
 },
 "beginPasskeyEnrollment": beginPasskeyEnrollment_f61339,
 "addPasskey": {
  "type": "object",
  "properties": {
   "challenge": token_eca764,
   "name": name_0f4cbc,
   "credentialId": credentialId_4eb16e,
   "clientDataJson": clientDataJson_eb005a,
   "attestationObject": {"type": "string", "maxLength": 65536, "allOf": [{"pattern": "\\S"}], "x-untrimmed": true},
   "transports": {"type": ["array", "null"], "items": {"type": "string", "x-untrimmed": true}, "maxItems": 20}
  },
  "required": ["challenge", "name", "credentialId", "clientDataJson", "attestationObject"],
  "additionalProperties": false
 },
 "renewRecoveryCodes": beginPasskeyEnrollment_f61339,
 "renamePasskey": {"type": "object", "properties": {"name": name_0f4cbc}, "required": ["name"], "additionalProperties": false},
 "removePasskey": beginPasskeyEnrollment_f61339,
 "setTeamPermission": {
  "type": "object",
  "properties": {"reach": {"type": "string", "enum": ["ALL", "TEAM"]}},
  "required": ["reach"],
  "additionalProperties": false
 },
 "beginOidcSignIn": {
  "type": "object",
  "properties": {"redirectUri": redirectUri_a2fff4},
  "required": ["redirectUri"],
  "additionalProperties": false
 },
 "finishOidcSignIn": {
  "type": "object",
  "properties": {
   "redirectUri": redirectUri_a2fff4,
   "parameters": {"type": "string", "maxLength": 16384, "pattern": "^\\P{Cc}*$", "x-untrimmed": true},
   "state": state_0e3ff9,
   "nonce": state_0e3ff9,
   "codeVerifier": state_0e3ff9
  },
  "required": ["redirectUri", "parameters", "state", "nonce", "codeVerifier"],
  "additionalProperties": false
 },
 "suspendExternalUser": {
  "type": "object",
  "properties": {"suspended": {"type": "boolean"}},
  "required": ["suspended"],
  "additionalProperties": false
 },
 "acceptOidcSubject": {
  "type": "object",
  "properties": {"subjectIdentifier": group_013a07},
  "required": ["subjectIdentifier"],
  "additionalProperties": false
 },
 "nameOidcGroup": {"type": "object", "properties": {"displayName": description_9c32a0}, "additionalProperties": false},
 "testLdap": testSource_26012b,
 "testLdapUser": {
  "type": "object",
  "properties": {"settings": settings_09e72c, "username": group_013a07, "password": newPassword_602b19},
  "required": ["settings", "username"],
  "additionalProperties": false
 },
 "testOidc": testSource_26012b,
 "testTrustedHeader": testSource_26012b,
 "changeSettings": {"type": "array", "items": items_60dd16, "minItems": 1, "maxItems": 500},
 "createShareLink": {
  "type": "object",
  "properties": {
   "label": name_0c450c,
   "expiresAt": {"type": "integer", "description": "Epoch milliseconds.", "minimum": -62135596800000, "maximum": 253402300799999},
   "sbom": {"type": "boolean"},
   "vex": {"type": "boolean"}
  },
  "required": ["label", "expiresAt", "sbom", "vex"],
  "additionalProperties": false
 },
 "exchangeToken": {
  "type": "object",
  "properties": {
   "grant_type": project_af0d0f,
   "subject_token": project_af0d0f,
   "subject_token_type": project_af0d0f,
   "requested_token_type": project_af0d0f,
   "service_account": project_af0d0f,
   "actor_token": project_af0d0f,
   "actor_token_type": project_af0d0f,
   "scope": project_af0d0f,
   "resource": project_af0d0f,
   "audience": project_af0d0f
  }
 },
 "createTokenRule": createTokenRule_273b0a,
 "updateTokenRule": createTokenRule_273b0a,
 "deleteFoundComponents": deleteServicesOfAllProjects_5140f1,
 "previewComponentDeletion": deleteServicesOfAllProjects_5140f1,
 "tagManyProjects": {
  "type": "object",
  "properties": {"selection": selection_2d72eb, "add": ids_0e8e7b, "remove": ids_0e8e7b},
  "required": ["selection"],
  "additionalProperties": false
 },
 "activateManyProjects": {
  "type": "object",
  "properties": {"selection": selection_2d72eb, "active": {"type": "boolean"}},
  "required": ["selection", "active"],
  "additionalProperties": false
 },
 "moveManyProjects": {
  "type": "object",
  "properties": {"selection": selection_2d72eb, "parent": team_b86ef2},
  "required": ["selection"],
  "additionalProperties": false
 },
 "deleteManyProjects": deleteServicesOfAllProjects_5140f1,
 "previewProjectDeletion": deleteServicesOfAllProjects_5140f1,
 "deleteManyComponents": deleteServicesOfAllProjects_5140f1,
 "deleteManyServices": deleteServicesOfAllProjects_5140f1,
 "setNotificationRuleOptions": {
  "type": "object",
  "properties": {
   "projectNames": projectNames_7c03be,
   "minSeverity": severity_68dbf0,
   "minEpss": {"type": ["number", "null"]},
   "exploitedOnly": {"type": ["boolean", "null"]},
   "directOnly": {"type": ["boolean", "null"]},
   "latestOnly": {"type": ["boolean", "null"]},
   "policies": {"type": ["array", "null"], "items": items_3df2bc, "maxItems": 1000},
   "policyNames": {},
   "scheduleZone": timeZone_304058,
   "expression": {"type": ["string", "null"], "maxLength": 2000, "pattern": "^[\\P{Cc}\\n\\r\\t]*$"},
   "expressionError": {},
   "ownGroups": {
    "type": ["array", "null"],
    "items": {
     "type": "string",
     "enum": ["FINDING_GONE", "FINDING_REOPENED", "SEVERITY_CHANGED", "VULNERABILITY_EXPLOITED", "BLIND_SPOT_APPEARED"],
     "x-untrimmed": true
    },
    "maxItems": 20
   },
   "groupMinutes": riskWeight_f669c2,
   "quietHours": {
    "type": ["object", "null"],
    "properties": {
     "zone": {"type": "string", "maxLength": 100, "x-untrimmed": true},
     "from": from_0bdd2f,
     "until": from_0bdd2f,
     "days": {"type": "array", "items": cweId_fba3a4, "maxItems": 7}
    },
    "required": ["zone", "from", "until", "days"],
    "additionalProperties": false
   },
   "maxPerMinute": riskWeight_f669c2,
   "signingSecret": {"type": ["string", "null"], "maxLength": 200, "x-untrimmed": true},
   "isSigned": {},
   "mailSubject": {"type": ["string", "null"], "maxLength": 500, "pattern": "^[\\P{Cc}\\n\\r\\t]*$"}
  },
  "additionalProperties": false
 },
 "createSubscription": createSubscription_3be681,
 "updateSubscription": createSubscription_3be681,
 "copyNotificationPublisher": {"type": "object", "properties": {"name": name_0c450c}, "required": ["name"], "additionalProperties": false},
 "checkJiraFields": {
  "type": "object",
  "properties": {"publisher": team_ee451f, "publisherConfig": {"type": "string", "maxLength": 65536, "x-untrimmed": true}},
  "required": ["publisher", "publisherConfig"],
  "additionalProperties": false
 },
 "previewTemplate": {
  "type": "object",
  "properties": {
   "publisherClass": {"type": "string", "maxLength": 1024, "allOf": [{"pattern": "\\S"}], "x-untrimmed": true},
   "ownKind": {"type": ["string", "null"], "enum": ["MSTEAMS_CARD", "GITHUB", "GITLAB", null]},
   "template": {"type": "string", "x-untrimmed": true},
   "group": {"type": "string", "enum": enum_822c00}
  },
  "required": ["publisherClass", "template", "group"],
  "additionalProperties": false
 },
 "orderRepositories": {
  "type": "object",
  "properties": {"uuids": {"type": "array", "items": items_3df2bc}},
  "required": ["uuids"],
  "additionalProperties": false
 },
 "addFullPolicyCondition": addFullPolicyCondition_f5341e,
 "updateFullPolicyCondition": addFullPolicyCondition_f5341e,
 "decideViolations": decideViolations_e86590,
 "countOverwrittenViolations": decideViolations_e86590,
 "decideViolation": {
  "type": "object",
  "properties": {"analysisState": analysisState_0c4a8b, "isSuppressed": {"type": ["boolean", "null"]}, "comment": comment_297efd},
  "additionalProperties": false
 },
 "decideViolationsOfProject": decideViolations_e86590,
 "countOverwrittenViolationsOfProject": decideViolations_e86590
};
