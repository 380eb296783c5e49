// Generated from ../../data by `npm run generate`. Do not edit.

import type { JsonSchema } from '../json-schema.ts';

export const modelSchemas: Readonly<Record<string, JsonSchema>> = {
 "ManagedUser": {
  "type": "object",
  "properties": {
   "username": {
    "type": "string"
   },
   "lastPasswordChange": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "fullname": {
    "type": "string"
   },
   "email": {
    "type": "string"
   },
   "suspended": {
    "type": "boolean"
   },
   "forcePasswordChange": {
    "type": "boolean"
   },
   "nonExpiryPassword": {
    "type": "boolean"
   },
   "teams": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NestedTeam"
    }
   },
   "permissions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/PermissionItem"
    }
   }
  },
  "required": [
   "username",
   "suspended",
   "forcePasswordChange",
   "nonExpiryPassword"
  ]
 },
 "LdapUser": {
  "type": "object",
  "properties": {
   "username": {
    "type": "string"
   },
   "dn": {
    "type": "string"
   },
   "teams": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NestedTeam"
    }
   },
   "email": {
    "type": "string"
   },
   "suspended": {
    "type": "boolean",
    "description": "Waybill's own. Kept out, whatever the directory or provider says. Absent: not suspended."
   },
   "permissions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/PermissionItem"
    }
   }
  },
  "required": [
   "username"
  ]
 },
 "OidcUser": {
  "type": "object",
  "properties": {
   "username": {
    "type": "string"
   },
   "subjectIdentifier": {
    "type": "string"
   },
   "email": {
    "type": "string"
   },
   "suspended": {
    "type": "boolean",
    "description": "Waybill's own. Kept out, whatever the directory or provider says. Absent: not suspended."
   },
   "teams": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NestedTeam"
    }
   },
   "permissions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/PermissionItem"
    }
   }
  },
  "required": [
   "username"
  ]
 },
 "UserPrincipal": {
  "anyOf": [
   {
    "$ref": "#/components/schemas/ManagedUser"
   },
   {
    "$ref": "#/components/schemas/LdapUser"
   },
   {
    "$ref": "#/components/schemas/OidcUser"
   }
  ]
 },
 "Team": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "apiKeys": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ApiKey"
    }
   },
   "ldapUsers": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/LdapUser"
    }
   },
   "managedUsers": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ManagedUser"
    }
   },
   "oidcUsers": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OidcUser"
    }
   },
   "mappedLdapGroups": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MappedLdapGroup"
    }
   },
   "mappedOidcGroups": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MappedOidcGroup"
    }
   },
   "permissions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/PermissionItem"
    }
   }
  },
  "required": [
   "uuid",
   "name",
   "apiKeys",
   "ldapUsers",
   "managedUsers",
   "oidcUsers",
   "mappedLdapGroups",
   "mappedOidcGroups",
   "permissions"
  ]
 },
 "TeamReference": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "NestedTeam": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "permissions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/PermissionItem"
    }
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "TeamSelfResponse": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "permissions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/PermissionItem"
    }
   }
  },
  "required": [
   "uuid",
   "name",
   "permissions"
  ]
 },
 "VisibleTeam": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "name",
   "uuid"
  ]
 },
 "ApiKey": {
  "type": "object",
  "properties": {
   "key": {
    "type": "string"
   },
   "comment": {
    "type": "string"
   },
   "created": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastUsed": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "maskedKey": {
    "type": "string"
   },
   "publicId": {
    "type": "string"
   },
   "legacy": {
    "type": "boolean"
   }
  },
  "required": [
   "maskedKey",
   "publicId",
   "legacy"
  ]
 },
 "PermissionItem": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "enum": [
     "BOM_UPLOAD",
     "VIEW_PORTFOLIO",
     "PORTFOLIO_MANAGEMENT",
     "VIEW_VULNERABILITY",
     "VULNERABILITY_ANALYSIS",
     "VIEW_POLICY_VIOLATION",
     "VULNERABILITY_MANAGEMENT",
     "POLICY_VIOLATION_ANALYSIS",
     "ACCESS_MANAGEMENT",
     "SYSTEM_CONFIGURATION",
     "PROJECT_CREATION_UPLOAD",
     "POLICY_MANAGEMENT",
     "TAG_MANAGEMENT",
     "VIEW_BADGES"
    ]
   },
   "description": {
    "type": "string"
   }
  },
  "required": [
   "name"
  ]
 },
 "MappedLdapGroup": {
  "type": "object",
  "properties": {
   "dn": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "dn",
   "uuid"
  ]
 },
 "MappedLdapGroupRequest": {
  "type": "object",
  "properties": {
   "team": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "dn": {
    "type": "string"
   }
  }
 },
 "OidcGroup": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "displayName": {
    "type": "string",
    "description": "Waybill's own. What people call it, where the provider names it by an identifier."
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "MappedOidcGroup": {
  "type": "object",
  "properties": {
   "group": {
    "$ref": "#/components/schemas/OidcGroup"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "uuid"
  ]
 },
 "MappedOidcGroupRequest": {
  "type": "object",
  "properties": {
   "team": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "group": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  }
 },
 "IdentifiableObject": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  }
 },
 "Component": {
  "type": "object",
  "properties": {
   "author": {
    "type": "string"
   },
   "publisher": {
    "type": "string"
   },
   "supplier": {
    "$ref": "#/components/schemas/OrganizationalEntity"
   },
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "classifier": {
    "type": "string",
    "enum": [
     "NONE",
     "APPLICATION",
     "FRAMEWORK",
     "LIBRARY",
     "CONTAINER",
     "OPERATING_SYSTEM",
     "DEVICE",
     "FIRMWARE",
     "FILE",
     "PLATFORM",
     "DEVICE_DRIVER",
     "MACHINE_LEARNING_MODEL",
     "DATA"
    ]
   },
   "filename": {
    "type": "string"
   },
   "extension": {
    "type": "string"
   },
   "md5": {
    "type": "string"
   },
   "sha1": {
    "type": "string"
   },
   "sha256": {
    "type": "string"
   },
   "sha384": {
    "type": "string"
   },
   "sha512": {
    "type": "string"
   },
   "sha3_256": {
    "type": "string"
   },
   "sha3_384": {
    "type": "string"
   },
   "sha3_512": {
    "type": "string"
   },
   "blake2b_256": {
    "type": "string"
   },
   "blake2b_384": {
    "type": "string"
   },
   "blake2b_512": {
    "type": "string"
   },
   "blake3": {
    "type": "string"
   },
   "cpe": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "purlCoordinates": {
    "type": "string"
   },
   "swidTagId": {
    "type": "string"
   },
   "isInternal": {
    "type": "boolean"
   },
   "description": {
    "type": "string"
   },
   "copyright": {
    "type": "string"
   },
   "license": {
    "type": "string"
   },
   "licenseExpression": {
    "type": "string"
   },
   "licenseUrl": {
    "type": "string"
   },
   "resolvedLicense": {
    "$ref": "#/components/schemas/License"
   },
   "directDependencies": {
    "type": "string"
   },
   "externalReferences": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ExternalReference"
    }
   },
   "parent": {
    "$ref": "#/components/schemas/ComponentReference"
   },
   "children": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ComponentReference"
    }
   },
   "properties": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ComponentProperty"
    }
   },
   "vulnerabilities": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Vulnerability"
    }
   },
   "project": {
    "$ref": "#/components/schemas/NestedProject"
   },
   "lastInheritedRiskScore": {
    "type": "number"
   },
   "notes": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "metrics": {
    "$ref": "#/components/schemas/DependencyMetrics"
   },
   "coverage": {
    "type": "string",
    "enum": [
     "COVERED",
     "PARTLY_COVERED",
     "NOT_COVERED",
     "INTERNAL",
     "EMPTY"
    ],
    "description": "Waybill's own. Where it is asked for, and in all lists of our own."
   },
   "repositoryMeta": {
    "$ref": "#/components/schemas/RepositoryMetaComponent"
   },
   "dependencyGraph": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "expandDependencyGraph": {
    "type": "boolean"
   },
   "authors": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OrganizationalContact"
    }
   },
   "scope": {
    "type": "string",
    "enum": [
     "REQUIRED",
     "OPTIONAL",
     "EXCLUDED"
    ]
   },
   "occurrences": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Occurrence"
    },
    "description": "Waybill's own. Only when a single component is requested."
   },
   "isNew": {
    "type": "boolean",
    "description": "Some clients send it."
   },
   "bomRef": {
    "type": "string"
   }
  },
  "required": [
   "name",
   "isInternal",
   "uuid",
   "expandDependencyGraph"
  ]
 },
 "ComponentReference": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "version": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "ComponentProperty": {
  "type": "object",
  "properties": {
   "groupName": {
    "type": "string"
   },
   "propertyName": {
    "type": "string"
   },
   "propertyValue": {
    "type": "string"
   },
   "propertyType": {
    "type": "string",
    "enum": [
     "BOOLEAN",
     "INTEGER",
     "NUMBER",
     "STRING",
     "ENCRYPTEDSTRING",
     "TIMESTAMP",
     "URL",
     "UUID"
    ]
   },
   "description": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "propertyName",
   "propertyType",
   "uuid"
  ]
 },
 "Occurrence": {
  "type": "object",
  "properties": {
   "location": {
    "type": "string"
   },
   "line": {
    "type": "integer"
   },
   "offset": {
    "type": "integer"
   },
   "symbol": {
    "type": "string"
   },
   "additionalContext": {
    "type": "string"
   }
  },
  "required": [
   "location"
  ]
 },
 "DependencyGraphResponse": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "directDependencies": {
    "type": "string"
   },
   "latestVersion": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "DirectDependency": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "purlCoordinates": {
    "type": "string"
   },
   "cpe": {
    "type": "string"
   },
   "swidTagId": {
    "type": "string"
   },
   "objectType": {
    "type": "string",
    "enum": [
     "COMPONENT",
     "SERVICE"
    ]
   }
  },
  "required": [
   "uuid",
   "name",
   "objectType"
  ]
 },
 "RepositoryMetaComponent": {
  "type": "object",
  "properties": {
   "repositoryType": {
    "type": "string",
    "enum": [
     "CPAN",
     "MAVEN",
     "NPM",
     "GEM",
     "PYPI",
     "NUGET",
     "HEX",
     "COMPOSER",
     "CARGO",
     "GO_MODULES",
     "GITHUB",
     "HACKAGE",
     "NIXPKGS",
     "UNSUPPORTED"
    ]
   },
   "namespace": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "latestVersion": {
    "type": "string"
   },
   "published": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastCheck": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "repositoryType",
   "name",
   "latestVersion",
   "lastCheck"
  ]
 },
 "Finding": {
  "type": "object",
  "properties": {
   "component": {
    "$ref": "#/components/schemas/FindingComponent"
   },
   "vulnerability": {
    "$ref": "#/components/schemas/FindingVulnerability"
   },
   "analysis": {
    "$ref": "#/components/schemas/FindingAnalysis"
   },
   "attribution": {
    "$ref": "#/components/schemas/FindingOrigin"
   },
   "matrix": {
    "type": "string"
   }
  },
  "required": [
   "component",
   "vulnerability",
   "analysis",
   "attribution",
   "matrix"
  ]
 },
 "FindingComponent": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "scope": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "cpe": {
    "type": "string"
   },
   "project": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "projectName": {
    "type": "string"
   },
   "projectVersion": {
    "type": "string"
   },
   "latestVersion": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name",
   "project"
  ]
 },
 "FindingVulnerability": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   },
   "title": {
    "type": [
     "string",
     "null"
    ]
   },
   "subtitle": {
    "type": [
     "string",
     "null"
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ]
   },
   "recommendation": {
    "type": [
     "string",
     "null"
    ]
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ]
   },
   "severityRank": {
    "type": "integer"
   },
   "cvssV2BaseScore": {
    "type": "number"
   },
   "cvssV2Vector": {
    "type": [
     "string",
     "null"
    ]
   },
   "cvssV3BaseScore": {
    "type": "number"
   },
   "cvssV3Vector": {
    "type": [
     "string",
     "null"
    ]
   },
   "cvssV4Score": {
    "type": "number"
   },
   "cvssV4Vector": {
    "type": [
     "string",
     "null"
    ]
   },
   "owaspLikelihoodScore": {
    "type": "number"
   },
   "owaspTechnicalImpactScore": {
    "type": "number"
   },
   "owaspBusinessImpactScore": {
    "type": "number"
   },
   "owaspRRVector": {
    "type": [
     "string",
     "null"
    ]
   },
   "epssScore": {
    "type": "number"
   },
   "epssPercentile": {
    "type": "number"
   },
   "cweId": {
    "type": "integer"
   },
   "cweName": {
    "type": "string"
   },
   "cwes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Cwe"
    }
   },
   "aliases": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/FindingAlias"
    }
   },
   "references": {
    "type": [
     "string",
     "null"
    ]
   },
   "published": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "uuid",
   "source",
   "vulnId",
   "severity",
   "severityRank",
   "aliases"
  ]
 },
 "FindingAnalysis": {
  "type": "object",
  "properties": {
   "state": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED"
    ]
   },
   "isSuppressed": {
    "type": "boolean"
   },
   "detail": {
    "type": "string"
   }
  },
  "required": [
   "isSuppressed"
  ]
 },
 "FindingOrigin": {
  "type": "object",
  "properties": {
   "analyzerIdentity": {
    "type": "string",
    "enum": [
     "INTERNAL_ANALYZER",
     "OSSINDEX_ANALYZER",
     "NPM_AUDIT_ANALYZER",
     "VULNDB_ANALYZER",
     "SNYK_ANALYZER",
     "TRIVY_ANALYZER",
     "NONE"
    ]
   },
   "attributedOn": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "alternateIdentifier": {
    "type": "string"
   },
   "referenceUrl": {
    "type": "string"
   }
  },
  "required": [
   "analyzerIdentity",
   "attributedOn"
  ]
 },
 "FindingAlias": {
  "type": "object",
  "properties": {
   "cveId": {
    "type": "string"
   },
   "ghsaId": {
    "type": "string"
   },
   "sonatypeId": {
    "type": "string"
   },
   "osvId": {
    "type": "string"
   },
   "snykId": {
    "type": "string"
   },
   "vulnDbId": {
    "type": "string"
   }
  }
 },
 "GroupedFinding": {
  "type": "object",
  "properties": {
   "vulnerability": {
    "$ref": "#/components/schemas/GroupedVulnerability"
   },
   "attribution": {
    "$ref": "#/components/schemas/GroupedOrigin"
   }
  },
  "required": [
   "vulnerability",
   "attribution"
  ]
 },
 "GroupedVulnerability": {
  "type": "object",
  "properties": {
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ]
   },
   "cvssV2BaseScore": {
    "type": "number"
   },
   "cvssV3BaseScore": {
    "type": "number"
   },
   "cvssV4Score": {
    "type": "number"
   },
   "published": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "cwes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Cwe"
    }
   },
   "affectedProjectCount": {
    "type": "integer"
   }
  },
  "required": [
   "source",
   "vulnId",
   "severity",
   "affectedProjectCount"
  ]
 },
 "GroupedOrigin": {
  "type": "object",
  "properties": {
   "analyzerIdentity": {
    "type": "string",
    "enum": [
     "INTERNAL_ANALYZER",
     "OSSINDEX_ANALYZER",
     "NPM_AUDIT_ANALYZER",
     "VULNDB_ANALYZER",
     "SNYK_ANALYZER",
     "TRIVY_ANALYZER",
     "NONE"
    ]
   }
  },
  "required": [
   "analyzerIdentity"
  ]
 },
 "FindingPackagingFormat": {
  "type": "object",
  "properties": {
   "version": {
    "type": "string"
   },
   "meta": {
    "$ref": "#/components/schemas/FpfMeta"
   },
   "project": {
    "$ref": "#/components/schemas/FpfProject"
   },
   "findings": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/FpfFinding"
    }
   }
  },
  "required": [
   "version",
   "meta",
   "project",
   "findings"
  ]
 },
 "FpfMeta": {
  "type": "object",
  "properties": {
   "application": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "timestamp": {
    "type": "string",
    "format": "date-time"
   },
   "baseUrl": {
    "type": "string"
   },
   "product": {
    "$ref": "#/components/schemas/Product",
    "description": "Waybill's own."
   }
  },
  "required": [
   "application",
   "version",
   "timestamp"
  ]
 },
 "FpfProject": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "description": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "cpe": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "FpfFinding": {
  "type": "object",
  "properties": {
   "component": {
    "$ref": "#/components/schemas/FindingComponent"
   },
   "vulnerability": {
    "$ref": "#/components/schemas/FpfVulnerability"
   },
   "analysis": {
    "$ref": "#/components/schemas/FindingAnalysis"
   },
   "attribution": {
    "$ref": "#/components/schemas/FpfOrigin"
   },
   "matrix": {
    "type": "string"
   }
  },
  "required": [
   "component",
   "vulnerability",
   "analysis",
   "attribution",
   "matrix"
  ]
 },
 "FpfVulnerability": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   },
   "title": {
    "type": [
     "string",
     "null"
    ]
   },
   "subtitle": {
    "type": [
     "string",
     "null"
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ]
   },
   "recommendation": {
    "type": [
     "string",
     "null"
    ]
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ]
   },
   "severityRank": {
    "type": "integer"
   },
   "cvssV2BaseScore": {
    "type": "number"
   },
   "cvssV2Vector": {
    "type": [
     "string",
     "null"
    ]
   },
   "cvssV3BaseScore": {
    "type": "number"
   },
   "cvssV3Vector": {
    "type": [
     "string",
     "null"
    ]
   },
   "cvssV4Score": {
    "type": "number"
   },
   "cvssV4Vector": {
    "type": [
     "string",
     "null"
    ]
   },
   "owaspLikelihoodScore": {
    "type": "number"
   },
   "owaspTechnicalImpactScore": {
    "type": "number"
   },
   "owaspBusinessImpactScore": {
    "type": "number"
   },
   "owaspRRVector": {
    "type": [
     "string",
     "null"
    ]
   },
   "epssScore": {
    "type": "number"
   },
   "epssPercentile": {
    "type": "number"
   },
   "cweId": {
    "type": "integer"
   },
   "cweName": {
    "type": "string"
   },
   "cwes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Cwe"
    }
   },
   "aliases": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/FindingAlias"
    }
   },
   "references": {
    "type": [
     "string",
     "null"
    ]
   },
   "published": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "source",
   "vulnId",
   "severity",
   "severityRank",
   "aliases"
  ]
 },
 "FpfOrigin": {
  "type": "object",
  "properties": {
   "analyzerIdentity": {
    "type": "string",
    "enum": [
     "INTERNAL_ANALYZER",
     "OSSINDEX_ANALYZER",
     "NPM_AUDIT_ANALYZER",
     "VULNDB_ANALYZER",
     "SNYK_ANALYZER",
     "TRIVY_ANALYZER",
     "NONE"
    ]
   },
   "attributedOn": {
    "type": "string"
   },
   "alternateIdentifier": {
    "type": "string"
   },
   "referenceUrl": {
    "type": "string"
   }
  },
  "required": [
   "analyzerIdentity",
   "attributedOn"
  ]
 },
 "Analysis": {
  "type": "object",
  "properties": {
   "analysisState": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED"
    ]
   },
   "analysisJustification": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "CODE_NOT_PRESENT",
     "CODE_NOT_REACHABLE",
     "REQUIRES_CONFIGURATION",
     "REQUIRES_DEPENDENCY",
     "REQUIRES_ENVIRONMENT",
     "PROTECTED_BY_COMPILER",
     "PROTECTED_AT_RUNTIME",
     "PROTECTED_AT_PERIMETER",
     "PROTECTED_BY_MITIGATING_CONTROL"
    ]
   },
   "analysisResponse": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "CAN_NOT_FIX",
     "WILL_NOT_FIX",
     "UPDATE",
     "ROLLBACK",
     "WORKAROUND_AVAILABLE"
    ]
   },
   "analysisDetails": {
    "type": "string"
   },
   "analysisComments": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/AnalysisComment"
    }
   },
   "isSuppressed": {
    "type": "boolean"
   }
  },
  "required": [
   "analysisState",
   "analysisJustification",
   "analysisResponse",
   "analysisComments",
   "isSuppressed"
  ]
 },
 "AnalysisComment": {
  "type": "object",
  "properties": {
   "timestamp": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "comment": {
    "type": "string"
   },
   "commenter": {
    "type": "string"
   }
  },
  "required": [
   "timestamp",
   "comment"
  ]
 },
 "AnalysisRequest": {
  "type": "object",
  "properties": {
   "project": {
    "type": "string"
   },
   "component": {
    "type": "string"
   },
   "vulnerability": {
    "type": "string"
   },
   "comment": {
    "type": "string"
   },
   "analysisDetails": {
    "type": "string"
   },
   "analysisState": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED"
    ]
   },
   "analysisJustification": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "CODE_NOT_PRESENT",
     "CODE_NOT_REACHABLE",
     "REQUIRES_CONFIGURATION",
     "REQUIRES_DEPENDENCY",
     "REQUIRES_ENVIRONMENT",
     "PROTECTED_BY_COMPILER",
     "PROTECTED_AT_RUNTIME",
     "PROTECTED_AT_PERIMETER",
     "PROTECTED_BY_MITIGATING_CONTROL"
    ]
   },
   "analysisResponse": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "CAN_NOT_FIX",
     "WILL_NOT_FIX",
     "UPDATE",
     "ROLLBACK",
     "WORKAROUND_AVAILABLE"
    ]
   },
   "isSuppressed": {
    "type": "boolean"
   },
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
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
    },
    "description": "Waybill's own. Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for."
   },
   "suppressed": {
    "type": "boolean",
    "description": "Former name of `isSuppressed`."
   }
  }
 },
 "License": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "licenseText": {
    "type": "string"
   },
   "standardLicenseTemplate": {
    "type": "string"
   },
   "standardLicenseHeader": {
    "type": "string"
   },
   "licenseComments": {
    "type": "string"
   },
   "licenseId": {
    "type": "string"
   },
   "isOsiApproved": {
    "type": "boolean"
   },
   "isFsfLibre": {
    "type": "boolean"
   },
   "isDeprecatedLicenseId": {
    "type": "boolean"
   },
   "isCustomLicense": {
    "type": "boolean"
   },
   "seeAlso": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "licenseGroups": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/LicenseGroup"
    }
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "name",
   "licenseId",
   "isOsiApproved",
   "isFsfLibre",
   "isDeprecatedLicenseId",
   "isCustomLicense",
   "uuid"
  ]
 },
 "LicenseGroup": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "licenses": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/License"
    }
   },
   "riskWeight": {
    "type": "integer"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "name",
   "licenses",
   "riskWeight",
   "uuid"
  ]
 },
 "ProjectMetrics": {
  "type": "object",
  "properties": {
   "critical": {
    "type": "integer"
   },
   "high": {
    "type": "integer"
   },
   "medium": {
    "type": "integer"
   },
   "low": {
    "type": "integer"
   },
   "unassigned": {
    "type": "integer"
   },
   "vulnerabilities": {
    "type": "integer"
   },
   "vulnerableComponents": {
    "type": "integer"
   },
   "components": {
    "type": "integer"
   },
   "suppressed": {
    "type": "integer"
   },
   "findingsTotal": {
    "type": "integer"
   },
   "findingsAudited": {
    "type": "integer"
   },
   "findingsUnaudited": {
    "type": "integer"
   },
   "inheritedRiskScore": {
    "type": "number"
   },
   "policyViolationsFail": {
    "type": "integer"
   },
   "policyViolationsWarn": {
    "type": "integer"
   },
   "policyViolationsInfo": {
    "type": "integer"
   },
   "policyViolationsTotal": {
    "type": "integer"
   },
   "policyViolationsAudited": {
    "type": "integer"
   },
   "policyViolationsUnaudited": {
    "type": "integer"
   },
   "policyViolationsSecurityTotal": {
    "type": "integer"
   },
   "policyViolationsSecurityAudited": {
    "type": "integer"
   },
   "policyViolationsSecurityUnaudited": {
    "type": "integer"
   },
   "policyViolationsLicenseTotal": {
    "type": "integer"
   },
   "policyViolationsLicenseAudited": {
    "type": "integer"
   },
   "policyViolationsLicenseUnaudited": {
    "type": "integer"
   },
   "policyViolationsOperationalTotal": {
    "type": "integer"
   },
   "policyViolationsOperationalAudited": {
    "type": "integer"
   },
   "policyViolationsOperationalUnaudited": {
    "type": "integer"
   },
   "firstOccurrence": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastOccurrence": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "collectionLogic": {
    "type": "string",
    "enum": [
     "NONE",
     "AGGREGATE_DIRECT_CHILDREN",
     "AGGREGATE_DIRECT_CHILDREN_WITH_TAG",
     "AGGREGATE_LATEST_VERSION_CHILDREN"
    ]
   },
   "collectionLogicChanged": {
    "type": "boolean"
   }
  },
  "required": [
   "critical",
   "high",
   "medium",
   "low",
   "unassigned",
   "vulnerabilities",
   "vulnerableComponents",
   "components",
   "suppressed",
   "findingsTotal",
   "findingsAudited",
   "findingsUnaudited",
   "inheritedRiskScore",
   "policyViolationsFail",
   "policyViolationsWarn",
   "policyViolationsInfo",
   "policyViolationsTotal",
   "policyViolationsAudited",
   "policyViolationsUnaudited",
   "policyViolationsSecurityTotal",
   "policyViolationsSecurityAudited",
   "policyViolationsSecurityUnaudited",
   "policyViolationsLicenseTotal",
   "policyViolationsLicenseAudited",
   "policyViolationsLicenseUnaudited",
   "policyViolationsOperationalTotal",
   "policyViolationsOperationalAudited",
   "policyViolationsOperationalUnaudited",
   "firstOccurrence",
   "lastOccurrence",
   "collectionLogicChanged"
  ]
 },
 "PortfolioMetrics": {
  "type": "object",
  "properties": {
   "critical": {
    "type": "integer"
   },
   "high": {
    "type": "integer"
   },
   "medium": {
    "type": "integer"
   },
   "low": {
    "type": "integer"
   },
   "unassigned": {
    "type": "integer"
   },
   "vulnerabilities": {
    "type": "integer"
   },
   "projects": {
    "type": "integer"
   },
   "vulnerableProjects": {
    "type": "integer"
   },
   "components": {
    "type": "integer"
   },
   "vulnerableComponents": {
    "type": "integer"
   },
   "suppressed": {
    "type": "integer"
   },
   "findingsTotal": {
    "type": "integer"
   },
   "findingsAudited": {
    "type": "integer"
   },
   "findingsUnaudited": {
    "type": "integer"
   },
   "inheritedRiskScore": {
    "type": "number"
   },
   "policyViolationsFail": {
    "type": "integer"
   },
   "policyViolationsWarn": {
    "type": "integer"
   },
   "policyViolationsInfo": {
    "type": "integer"
   },
   "policyViolationsTotal": {
    "type": "integer"
   },
   "policyViolationsAudited": {
    "type": "integer"
   },
   "policyViolationsUnaudited": {
    "type": "integer"
   },
   "policyViolationsSecurityTotal": {
    "type": "integer"
   },
   "policyViolationsSecurityAudited": {
    "type": "integer"
   },
   "policyViolationsSecurityUnaudited": {
    "type": "integer"
   },
   "policyViolationsLicenseTotal": {
    "type": "integer"
   },
   "policyViolationsLicenseAudited": {
    "type": "integer"
   },
   "policyViolationsLicenseUnaudited": {
    "type": "integer"
   },
   "policyViolationsOperationalTotal": {
    "type": "integer"
   },
   "policyViolationsOperationalAudited": {
    "type": "integer"
   },
   "policyViolationsOperationalUnaudited": {
    "type": "integer"
   },
   "firstOccurrence": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastOccurrence": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "critical",
   "high",
   "medium",
   "low",
   "unassigned",
   "vulnerabilities",
   "projects",
   "vulnerableProjects",
   "components",
   "vulnerableComponents",
   "suppressed",
   "findingsTotal",
   "findingsAudited",
   "findingsUnaudited",
   "inheritedRiskScore",
   "policyViolationsFail",
   "policyViolationsWarn",
   "policyViolationsInfo",
   "policyViolationsTotal",
   "policyViolationsAudited",
   "policyViolationsUnaudited",
   "policyViolationsSecurityTotal",
   "policyViolationsSecurityAudited",
   "policyViolationsSecurityUnaudited",
   "policyViolationsLicenseTotal",
   "policyViolationsLicenseAudited",
   "policyViolationsLicenseUnaudited",
   "policyViolationsOperationalTotal",
   "policyViolationsOperationalAudited",
   "policyViolationsOperationalUnaudited",
   "firstOccurrence",
   "lastOccurrence"
  ]
 },
 "DependencyMetrics": {
  "type": "object",
  "properties": {
   "critical": {
    "type": "integer"
   },
   "high": {
    "type": "integer"
   },
   "medium": {
    "type": "integer"
   },
   "low": {
    "type": "integer"
   },
   "unassigned": {
    "type": "integer"
   },
   "vulnerabilities": {
    "type": "integer"
   },
   "suppressed": {
    "type": "integer"
   },
   "findingsTotal": {
    "type": "integer"
   },
   "findingsAudited": {
    "type": "integer"
   },
   "findingsUnaudited": {
    "type": "integer"
   },
   "inheritedRiskScore": {
    "type": "number"
   },
   "policyViolationsFail": {
    "type": "integer"
   },
   "policyViolationsWarn": {
    "type": "integer"
   },
   "policyViolationsInfo": {
    "type": "integer"
   },
   "policyViolationsTotal": {
    "type": "integer"
   },
   "policyViolationsAudited": {
    "type": "integer"
   },
   "policyViolationsUnaudited": {
    "type": "integer"
   },
   "policyViolationsSecurityTotal": {
    "type": "integer"
   },
   "policyViolationsSecurityAudited": {
    "type": "integer"
   },
   "policyViolationsSecurityUnaudited": {
    "type": "integer"
   },
   "policyViolationsLicenseTotal": {
    "type": "integer"
   },
   "policyViolationsLicenseAudited": {
    "type": "integer"
   },
   "policyViolationsLicenseUnaudited": {
    "type": "integer"
   },
   "policyViolationsOperationalTotal": {
    "type": "integer"
   },
   "policyViolationsOperationalAudited": {
    "type": "integer"
   },
   "policyViolationsOperationalUnaudited": {
    "type": "integer"
   },
   "firstOccurrence": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastOccurrence": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "critical",
   "high",
   "medium",
   "low",
   "unassigned",
   "vulnerabilities",
   "suppressed",
   "findingsTotal",
   "findingsAudited",
   "findingsUnaudited",
   "inheritedRiskScore",
   "policyViolationsFail",
   "policyViolationsWarn",
   "policyViolationsInfo",
   "policyViolationsTotal",
   "policyViolationsAudited",
   "policyViolationsUnaudited",
   "policyViolationsSecurityTotal",
   "policyViolationsSecurityAudited",
   "policyViolationsSecurityUnaudited",
   "policyViolationsLicenseTotal",
   "policyViolationsLicenseAudited",
   "policyViolationsLicenseUnaudited",
   "policyViolationsOperationalTotal",
   "policyViolationsOperationalAudited",
   "policyViolationsOperationalUnaudited",
   "firstOccurrence",
   "lastOccurrence"
  ]
 },
 "VulnerabilityMetrics": {
  "type": "object",
  "properties": {
   "year": {
    "type": "integer"
   },
   "month": {
    "type": "integer"
   },
   "count": {
    "type": "integer"
   },
   "measuredAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "year",
   "count",
   "measuredAt"
  ]
 },
 "NotificationRule": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "enabled": {
    "type": "boolean"
   },
   "notifyChildren": {
    "type": "boolean"
   },
   "logSuccessfulPublish": {
    "type": "boolean"
   },
   "scope": {
    "type": "string",
    "enum": [
     "SYSTEM",
     "PORTFOLIO"
    ]
   },
   "notificationLevel": {
    "type": "string",
    "enum": [
     "INFORMATIONAL",
     "WARNING",
     "ERROR"
    ]
   },
   "projects": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NestedProject"
    }
   },
   "teams": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NestedTeam"
    }
   },
   "notifyOn": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "CONFIGURATION",
      "DATASOURCE_MIRRORING",
      "REPOSITORY",
      "INTEGRATION",
      "INDEXING_SERVICE",
      "FILE_SYSTEM",
      "ANALYZER",
      "NEW_VULNERABILITY",
      "NEW_VULNERABLE_DEPENDENCY",
      "PROJECT_AUDIT_CHANGE",
      "BOM_CONSUMED",
      "BOM_PROCESSED",
      "BOM_PROCESSING_FAILED",
      "VEX_CONSUMED",
      "VEX_PROCESSED",
      "POLICY_VIOLATION",
      "PROJECT_CREATED",
      "USER_CREATED",
      "USER_DELETED",
      "BOM_VALIDATION_FAILED",
      "NEW_VULNERABILITIES_SUMMARY",
      "NEW_POLICY_VIOLATIONS_SUMMARY"
     ]
    }
   },
   "message": {
    "type": "string"
   },
   "publisher": {
    "$ref": "#/components/schemas/NotificationPublisher"
   },
   "publisherConfig": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "tags": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Tag"
    }
   },
   "triggerType": {
    "type": "string",
    "enum": [
     "EVENT",
     "SCHEDULE"
    ]
   },
   "scheduleLastTriggeredAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "scheduleNextTriggerAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "scheduleCron": {
    "type": "string"
   },
   "scheduleSkipUnchanged": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "enabled",
   "notifyChildren",
   "logSuccessfulPublish",
   "scope",
   "notificationLevel",
   "projects",
   "teams",
   "notifyOn",
   "publisher",
   "uuid",
   "tags",
   "triggerType"
  ]
 },
 "NotificationPublisher": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "description": {
    "type": "string"
   },
   "publisherClass": {
    "type": "string"
   },
   "template": {
    "type": "string"
   },
   "templateMimeType": {
    "type": "string"
   },
   "defaultPublisher": {
    "type": "boolean"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "name",
   "publisherClass",
   "templateMimeType",
   "defaultPublisher",
   "uuid"
  ]
 },
 "CreateScheduledNotificationRuleRequest": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "scope": {
    "type": "string",
    "enum": [
     "SYSTEM",
     "PORTFOLIO"
    ]
   },
   "notificationLevel": {
    "type": "string",
    "enum": [
     "INFORMATIONAL",
     "WARNING",
     "ERROR"
    ]
   },
   "publisher": {
    "$ref": "#/components/schemas/PublisherReference"
   }
  },
  "required": [
   "name",
   "scope",
   "notificationLevel",
   "publisher"
  ]
 },
 "PublisherReference": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "uuid"
  ]
 },
 "OrganizationalEntity": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "urls": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "contacts": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OrganizationalContact"
    }
   }
  }
 },
 "OrganizationalContact": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "email": {
    "type": "string"
   },
   "phone": {
    "type": "string"
   }
  }
 },
 "ExternalReference": {
  "type": "object",
  "properties": {
   "type": {
    "type": "string"
   },
   "url": {
    "type": "string"
   },
   "comment": {
    "type": "string"
   }
  },
  "required": [
   "type",
   "url"
  ]
 },
 "Policy": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "operator": {
    "type": "string",
    "enum": [
     "ALL",
     "ANY"
    ]
   },
   "violationState": {
    "type": "string",
    "enum": [
     "INFO",
     "WARN",
     "FAIL"
    ]
   },
   "policyConditions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/PolicyCondition"
    }
   },
   "projects": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NestedProject"
    }
   },
   "tags": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Tag"
    }
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "includeChildren": {
    "type": "boolean"
   },
   "global": {
    "type": "boolean"
   },
   "onlyLatestProjectVersion": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "operator",
   "violationState",
   "uuid",
   "includeChildren",
   "global",
   "onlyLatestProjectVersion"
  ]
 },
 "PolicyCondition": {
  "type": "object",
  "properties": {
   "policy": {
    "$ref": "#/components/schemas/Policy"
   },
   "operator": {
    "type": "string",
    "enum": [
     "IS",
     "IS_NOT",
     "MATCHES",
     "NO_MATCH",
     "NUMERIC_GREATER_THAN",
     "NUMERIC_LESS_THAN",
     "NUMERIC_EQUAL",
     "NUMERIC_NOT_EQUAL",
     "NUMERIC_GREATER_THAN_OR_EQUAL",
     "NUMERIC_LESSER_THAN_OR_EQUAL",
     "CONTAINS_ALL",
     "CONTAINS_ANY"
    ]
   },
   "subject": {
    "type": "string",
    "enum": [
     "AGE",
     "COORDINATES",
     "CPE",
     "LICENSE",
     "LICENSE_GROUP",
     "PACKAGE_URL",
     "SEVERITY",
     "SWID_TAGID",
     "VERSION",
     "COMPONENT_HASH",
     "CWE",
     "VULNERABILITY_ID",
     "VERSION_DISTANCE",
     "EPSS",
     "IS_INTERNAL",
     "IS_OUTDATED"
    ]
   },
   "value": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "operator",
   "subject",
   "value",
   "uuid"
  ]
 },
 "PolicyViolation": {
  "type": "object",
  "properties": {
   "type": {
    "type": "string",
    "enum": [
     "LICENSE",
     "SECURITY",
     "OPERATIONAL"
    ]
   },
   "project": {
    "$ref": "#/components/schemas/NestedProject"
   },
   "component": {
    "$ref": "#/components/schemas/Component"
   },
   "policyCondition": {
    "$ref": "#/components/schemas/PolicyCondition"
   },
   "timestamp": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "text": {
    "type": "string"
   },
   "analysis": {
    "$ref": "#/components/schemas/ViolationAnalysis"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "uuid"
  ]
 },
 "ViolationAnalysis": {
  "type": "object",
  "properties": {
   "analysisState": {
    "type": "string",
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET"
    ]
   },
   "analysisComments": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ViolationAnalysisComment"
    }
   },
   "isSuppressed": {
    "type": "boolean"
   }
  },
  "required": [
   "analysisState",
   "isSuppressed"
  ]
 },
 "ViolationAnalysisComment": {
  "type": "object",
  "properties": {
   "timestamp": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "comment": {
    "type": "string"
   },
   "commenter": {
    "type": "string"
   }
  },
  "required": [
   "timestamp",
   "comment"
  ]
 },
 "ViolationAnalysisRequest": {
  "type": "object",
  "properties": {
   "component": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "policyViolation": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "comment": {
    "type": "string"
   },
   "analysisState": {
    "type": "string",
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET"
    ]
   },
   "isSuppressed": {
    "type": "boolean"
   },
   "partial": {
    "type": "boolean",
    "description": "Waybill's own. Keeps a state that is left out instead of resetting it."
   }
  },
  "required": [
   "component",
   "policyViolation"
  ]
 },
 "Project": {
  "type": "object",
  "properties": {
   "author": {
    "type": "string"
   },
   "publisher": {
    "type": "string"
   },
   "manufacturer": {
    "$ref": "#/components/schemas/OrganizationalEntity"
   },
   "supplier": {
    "$ref": "#/components/schemas/OrganizationalEntity"
   },
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "description": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "classifier": {
    "type": "string",
    "enum": [
     "NONE",
     "APPLICATION",
     "FRAMEWORK",
     "LIBRARY",
     "CONTAINER",
     "OPERATING_SYSTEM",
     "DEVICE",
     "FIRMWARE",
     "FILE",
     "PLATFORM",
     "DEVICE_DRIVER",
     "MACHINE_LEARNING_MODEL",
     "DATA"
    ]
   },
   "cpe": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "swidTagId": {
    "type": "string"
   },
   "directDependencies": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "parent": {
    "$ref": "#/components/schemas/ProjectReference"
   },
   "children": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NestedProject"
    }
   },
   "properties": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ProjectProperty"
    }
   },
   "tags": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Tag"
    }
   },
   "lastBomImport": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastBomImportFormat": {
    "type": "string"
   },
   "lastInheritedRiskScore": {
    "type": "number"
   },
   "active": {
    "type": "boolean"
   },
   "externalReferences": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ExternalReference"
    }
   },
   "metadata": {
    "$ref": "#/components/schemas/ProjectMetadata"
   },
   "bomRef": {
    "type": "string"
   },
   "metrics": {
    "$ref": "#/components/schemas/ProjectMetrics"
   },
   "coverage": {
    "$ref": "#/components/schemas/CoverageCounts",
    "description": "Waybill's own. In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted."
   },
   "versions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ProjectVersion"
    }
   },
   "authors": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OrganizationalContact"
    }
   },
   "isLatest": {
    "type": "boolean"
   },
   "collectionLogic": {
    "type": "string",
    "enum": [
     "NONE",
     "AGGREGATE_DIRECT_CHILDREN",
     "AGGREGATE_DIRECT_CHILDREN_WITH_TAG",
     "AGGREGATE_LATEST_VERSION_CHILDREN"
    ]
   },
   "collectionTag": {
    "$ref": "#/components/schemas/Tag"
   },
   "lastVulnerabilityAnalysis": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "name",
   "uuid",
   "tags",
   "active",
   "isLatest",
   "collectionLogic"
  ]
 },
 "NestedProject": {
  "description": "A project inside of something else, where its tags may be left out.",
  "type": "object",
  "properties": {
   "author": {
    "type": "string"
   },
   "publisher": {
    "type": "string"
   },
   "manufacturer": {
    "$ref": "#/components/schemas/OrganizationalEntity"
   },
   "supplier": {
    "$ref": "#/components/schemas/OrganizationalEntity"
   },
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "description": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "classifier": {
    "type": "string",
    "enum": [
     "NONE",
     "APPLICATION",
     "FRAMEWORK",
     "LIBRARY",
     "CONTAINER",
     "OPERATING_SYSTEM",
     "DEVICE",
     "FIRMWARE",
     "FILE",
     "PLATFORM",
     "DEVICE_DRIVER",
     "MACHINE_LEARNING_MODEL",
     "DATA"
    ]
   },
   "cpe": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "swidTagId": {
    "type": "string"
   },
   "directDependencies": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "parent": {
    "$ref": "#/components/schemas/ProjectReference"
   },
   "children": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NestedProject"
    }
   },
   "properties": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ProjectProperty"
    }
   },
   "tags": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Tag"
    }
   },
   "lastBomImport": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastBomImportFormat": {
    "type": "string"
   },
   "lastInheritedRiskScore": {
    "type": "number"
   },
   "active": {
    "type": "boolean"
   },
   "externalReferences": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ExternalReference"
    }
   },
   "metadata": {
    "$ref": "#/components/schemas/ProjectMetadata"
   },
   "bomRef": {
    "type": "string"
   },
   "metrics": {
    "$ref": "#/components/schemas/ProjectMetrics"
   },
   "coverage": {
    "$ref": "#/components/schemas/CoverageCounts",
    "description": "Waybill's own. In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted."
   },
   "versions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ProjectVersion"
    }
   },
   "authors": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OrganizationalContact"
    }
   },
   "isLatest": {
    "type": "boolean"
   },
   "collectionLogic": {
    "type": "string",
    "enum": [
     "NONE",
     "AGGREGATE_DIRECT_CHILDREN",
     "AGGREGATE_DIRECT_CHILDREN_WITH_TAG",
     "AGGREGATE_LATEST_VERSION_CHILDREN"
    ]
   },
   "collectionTag": {
    "$ref": "#/components/schemas/Tag"
   },
   "lastVulnerabilityAnalysis": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "name",
   "uuid",
   "active",
   "isLatest",
   "collectionLogic"
  ]
 },
 "ProjectReference": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "ProjectMetadata": {
  "type": "object",
  "properties": {
   "supplier": {
    "$ref": "#/components/schemas/OrganizationalEntity"
   },
   "authors": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OrganizationalContact"
    }
   }
  }
 },
 "ProjectProperty": {
  "type": "object",
  "properties": {
   "groupName": {
    "type": "string"
   },
   "propertyName": {
    "type": "string"
   },
   "propertyValue": {
    "type": "string"
   },
   "propertyType": {
    "type": "string",
    "enum": [
     "BOOLEAN",
     "INTEGER",
     "NUMBER",
     "STRING",
     "ENCRYPTEDSTRING",
     "TIMESTAMP",
     "URL",
     "UUID"
    ]
   },
   "description": {
    "type": "string"
   }
  },
  "required": [
   "propertyName",
   "propertyType"
  ]
 },
 "ProjectVersion": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "version": {
    "type": "string"
   },
   "active": {
    "type": "boolean"
   }
  },
  "required": [
   "uuid",
   "active"
  ]
 },
 "CloneProjectRequest": {
  "type": "object",
  "properties": {
   "project": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "version": {
    "type": "string"
   },
   "includeTags": {
    "type": "boolean"
   },
   "includeProperties": {
    "type": "boolean"
   },
   "includeDependencies": {
    "type": "boolean"
   },
   "includeComponents": {
    "type": "boolean"
   },
   "includeServices": {
    "type": "boolean"
   },
   "includeAuditHistory": {
    "type": "boolean"
   },
   "includeACL": {
    "type": "boolean"
   },
   "includePolicyViolations": {
    "type": "boolean"
   },
   "makeCloneLatest": {
    "type": "boolean"
   }
  },
  "required": [
   "project",
   "version"
  ]
 },
 "ProjectOperationProblemDetails": {
  "type": "object",
  "properties": {
   "type": {
    "type": "string"
   },
   "status": {
    "type": "integer"
   },
   "title": {
    "type": "string"
   },
   "detail": {
    "type": "string"
   },
   "instance": {
    "type": "string"
   },
   "code": {
    "type": "string",
    "description": "Waybill's own."
   },
   "violations": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Violation"
    },
    "description": "Waybill's own."
   },
   "errors": {
    "type": "object",
    "additionalProperties": {
     "type": "string"
    }
   }
  },
  "required": [
   "status",
   "title"
  ]
 },
 "Tag": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   }
  },
  "required": [
   "name"
  ]
 },
 "TagListResponseItem": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "projectCount": {
    "type": "integer"
   },
   "policyCount": {
    "type": "integer"
   },
   "notificationRuleCount": {
    "type": "integer"
   },
   "collectionProjectCount": {
    "type": "integer"
   }
  },
  "required": [
   "name",
   "projectCount",
   "policyCount",
   "notificationRuleCount",
   "collectionProjectCount"
  ]
 },
 "TaggedProjectListResponseItem": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "TaggedCollectionProjectListResponseItem": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   }
  }
 },
 "TaggedPolicyListResponseItem": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   }
  }
 },
 "TaggedNotificationRuleListResponseItem": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   }
  }
 },
 "TagOperationProblemDetails": {
  "type": "object",
  "properties": {
   "type": {
    "type": "string"
   },
   "status": {
    "type": "integer"
   },
   "title": {
    "type": "string"
   },
   "detail": {
    "type": "string"
   },
   "instance": {
    "type": "string"
   },
   "code": {
    "type": "string",
    "description": "Waybill's own."
   },
   "violations": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Violation"
    },
    "description": "Waybill's own."
   },
   "errors": {
    "type": "object",
    "additionalProperties": {
     "type": "string"
    }
   }
  },
  "required": [
   "status",
   "title"
  ]
 },
 "AclMappingRequest": {
  "type": "object",
  "properties": {
   "team": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "project": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  }
 },
 "ServiceComponent": {
  "type": "object",
  "properties": {
   "provider": {
    "$ref": "#/components/schemas/OrganizationalEntity"
   },
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "description": {
    "type": "string"
   },
   "endpoints": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "authenticated": {
    "type": "boolean"
   },
   "crossesTrustBoundary": {
    "type": "boolean"
   },
   "data": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/DataClassification"
    }
   },
   "externalReferences": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ExternalReference"
    }
   },
   "parent": {
    "$ref": "#/components/schemas/ComponentReference"
   },
   "children": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ComponentReference"
    }
   },
   "vulnerabilities": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Vulnerability"
    }
   },
   "project": {
    "$ref": "#/components/schemas/NestedProject"
   },
   "lastInheritedRiskScore": {
    "type": "number"
   },
   "notes": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "bomRef": {
    "type": "string"
   }
  },
  "required": [
   "name",
   "uuid"
  ]
 },
 "DataClassification": {
  "type": "object",
  "properties": {
   "direction": {
    "type": "string",
    "enum": [
     "INBOUND",
     "OUTBOUND",
     "BI_DIRECTIONAL",
     "UNKNOWN"
    ]
   },
   "name": {
    "type": "string"
   }
  },
  "required": [
   "direction"
  ]
 },
 "About": {
  "type": "object",
  "properties": {
   "application": {
    "type": "string"
   },
   "version": {
    "type": [
     "string",
     "null"
    ]
   },
   "timestamp": {
    "type": "string"
   },
   "uuid": {
    "type": "string"
   },
   "framework": {
    "$ref": "#/components/schemas/Framework"
   },
   "systemUuid": {
    "type": "string"
   },
   "product": {
    "$ref": "#/components/schemas/Product",
    "description": "Waybill's own. The program that answers; clients compare `application` and `framework`."
   }
  },
  "required": [
   "application",
   "version",
   "timestamp",
   "uuid",
   "framework",
   "systemUuid",
   "product"
  ]
 },
 "Product": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   }
  },
  "required": [
   "name",
   "version"
  ]
 },
 "Framework": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "timestamp": {
    "type": "string"
   },
   "uuid": {
    "type": "string"
   }
  }
 },
 "Health": {
  "type": "object",
  "properties": {
   "status": {
    "type": "string",
    "enum": [
     "UP",
     "DOWN"
    ]
   },
   "checks": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/HealthCheck"
    }
   }
  },
  "required": [
   "status",
   "checks"
  ]
 },
 "HealthCheck": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "status": {
    "type": "string",
    "enum": [
     "UP",
     "DOWN"
    ]
   },
   "data": {
    "type": "object",
    "additionalProperties": {
     "type": "string"
    }
   }
  },
  "required": [
   "name",
   "status",
   "data"
  ]
 },
 "ConfigProperty": {
  "type": "object",
  "properties": {
   "groupName": {
    "type": "string"
   },
   "propertyName": {
    "type": "string"
   },
   "propertyValue": {
    "type": "string"
   },
   "propertyType": {
    "type": "string",
    "enum": [
     "BOOLEAN",
     "INTEGER",
     "NUMBER",
     "STRING",
     "ENCRYPTEDSTRING",
     "TIMESTAMP",
     "URL",
     "UUID"
    ]
   },
   "description": {
    "type": "string"
   }
  },
  "required": [
   "groupName",
   "propertyName"
  ]
 },
 "ConfigPropertyOrFault": {
  "anyOf": [
   {
    "$ref": "#/components/schemas/ConfigProperty"
   },
   {
    "type": "string"
   },
   {
    "type": "null"
   }
  ]
 },
 "Repository": {
  "type": "object",
  "properties": {
   "type": {
    "type": "string",
    "enum": [
     "CPAN",
     "MAVEN",
     "NPM",
     "GEM",
     "PYPI",
     "NUGET",
     "HEX",
     "COMPOSER",
     "CARGO",
     "GO_MODULES",
     "GITHUB",
     "HACKAGE",
     "NIXPKGS",
     "UNSUPPORTED"
    ]
   },
   "identifier": {
    "type": "string"
   },
   "url": {
    "type": "string"
   },
   "resolutionOrder": {
    "type": "integer"
   },
   "enabled": {
    "type": "boolean"
   },
   "internal": {
    "type": "boolean"
   },
   "authenticationRequired": {
    "type": "boolean"
   },
   "username": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "type",
   "identifier",
   "url",
   "resolutionOrder",
   "enabled",
   "internal",
   "authenticationRequired",
   "uuid"
  ]
 },
 "SearchResult": {
  "type": "object",
  "properties": {
   "results": {
    "type": "object",
    "additionalProperties": {
     "type": "array",
     "items": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     }
    }
   }
  },
  "required": [
   "results"
  ]
 },
 "ProblemDetails": {
  "type": "object",
  "properties": {
   "type": {
    "type": "string"
   },
   "status": {
    "type": "integer"
   },
   "title": {
    "type": "string"
   },
   "detail": {
    "type": "string"
   },
   "instance": {
    "type": "string"
   },
   "code": {
    "type": "string",
    "description": "Waybill's own."
   },
   "violations": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Violation"
    },
    "description": "Waybill's own."
   }
  },
  "required": [
   "status",
   "title"
  ]
 },
 "Violation": {
  "type": "object",
  "properties": {
   "path": {
    "type": "string"
   },
   "message": {
    "type": "string"
   }
  },
  "required": [
   "path",
   "message"
  ]
 },
 "ValidationError": {
  "type": "object",
  "properties": {
   "message": {
    "type": "string"
   },
   "messageTemplate": {
    "type": "string"
   },
   "path": {
    "type": "string"
   },
   "invalidValue": {}
  },
  "required": [
   "message",
   "messageTemplate",
   "path"
  ]
 },
 "ManualValidationError": {
  "type": "object",
  "properties": {
   "input": {
    "type": [
     "string",
     "null"
    ]
   },
   "message": {
    "type": "string"
   }
  },
  "required": [
   "message"
  ]
 },
 "BomSubmitRequest": {
  "type": "object",
  "properties": {
   "project": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "projectName": {
    "type": "string"
   },
   "projectVersion": {
    "type": "string"
   },
   "parentUUID": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "parentName": {
    "type": "string"
   },
   "parentVersion": {
    "type": "string"
   },
   "bom": {
    "type": "string"
   },
   "autoCreate": {
    "type": "boolean"
   },
   "projectTags": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Tag"
    }
   },
   "accessTeams": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/TeamReference"
    },
    "description": "Waybill's own. Teams that shall see the project if this upload creates it, by uuid or name."
   },
   "isLatestProjectVersion": {
    "type": "boolean"
   },
   "isLatest": {
    "type": "boolean"
   }
  },
  "required": [
   "project",
   "projectName",
   "projectVersion",
   "bom"
  ]
 },
 "VexSubmitRequest": {
  "type": "object",
  "properties": {
   "project": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "projectName": {
    "type": "string"
   },
   "projectVersion": {
    "type": "string"
   },
   "vex": {
    "type": "string"
   }
  },
  "required": [
   "project",
   "projectName",
   "projectVersion",
   "vex"
  ]
 },
 "TokenResponse": {
  "type": "object",
  "properties": {
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "token"
  ]
 },
 "IsTokenBeingProcessedResponse": {
  "type": "object",
  "properties": {
   "processing": {
    "type": "boolean"
   }
  },
  "required": [
   "processing"
  ]
 },
 "InvalidBomProblemDetails": {
  "type": "object",
  "properties": {
   "type": {
    "type": "string"
   },
   "status": {
    "type": "integer"
   },
   "title": {
    "type": "string"
   },
   "detail": {
    "type": "string"
   },
   "instance": {
    "type": "string"
   },
   "code": {
    "type": "string",
    "description": "Waybill's own."
   },
   "violations": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Violation"
    },
    "description": "Waybill's own."
   },
   "errors": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "required": [
   "status",
   "title"
  ]
 },
 "Vulnerability": {
  "type": "object",
  "properties": {
   "vulnId": {
    "type": "string"
   },
   "source": {
    "type": "string"
   },
   "friendlyVulnId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "subTitle": {
    "type": "string"
   },
   "description": {
    "type": "string"
   },
   "detail": {
    "type": "string"
   },
   "recommendation": {
    "type": "string"
   },
   "references": {
    "type": "string"
   },
   "credits": {
    "type": "string"
   },
   "created": {
    "type": "string",
    "format": "date-time"
   },
   "published": {
    "type": "string",
    "format": "date-time"
   },
   "updated": {
    "type": "string",
    "format": "date-time"
   },
   "cwes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Cwe"
    }
   },
   "cvssV2BaseScore": {
    "type": "number"
   },
   "cvssV2ImpactSubScore": {
    "type": "number"
   },
   "cvssV2ExploitabilitySubScore": {
    "type": "number"
   },
   "cvssV2Vector": {
    "type": "string"
   },
   "cvssV3BaseScore": {
    "type": "number"
   },
   "cvssV3ImpactSubScore": {
    "type": "number"
   },
   "cvssV3ExploitabilitySubScore": {
    "type": "number"
   },
   "cvssV3Vector": {
    "type": "string"
   },
   "owaspRRLikelihoodScore": {
    "type": "number"
   },
   "owaspRRTechnicalImpactScore": {
    "type": "number"
   },
   "owaspRRBusinessImpactScore": {
    "type": "number"
   },
   "owaspRRVector": {
    "type": "string"
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ]
   },
   "vulnerableVersions": {
    "type": "string"
   },
   "patchedVersions": {
    "type": "string"
   },
   "epssScore": {
    "type": "number"
   },
   "epssPercentile": {
    "type": "number"
   },
   "components": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Component"
    }
   },
   "serviceComponents": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ServiceComponent"
    }
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "affectedProjectCount": {
    "type": "integer"
   },
   "affectedActiveProjectCount": {
    "type": "integer"
   },
   "affectedInactiveProjectCount": {
    "type": "integer"
   },
   "findingAttribution": {
    "$ref": "#/components/schemas/FindingAttribution"
   },
   "affectedComponents": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/AffectedComponent"
    }
   },
   "aliases": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/VulnerabilityAlias"
    },
    "description": "In a body: the IDs of other sources. Without it, those of before stay."
   },
   "cwe": {
    "$ref": "#/components/schemas/Cwe"
   },
   "cvssV4Score": {
    "type": "number"
   },
   "cvssV4Vector": {
    "type": "string"
   },
   "normalizedCvssV2Vector": {
    "type": "string"
   },
   "rejected": {
    "type": "string",
    "format": "date-time",
    "description": "Waybill's own. When it was withdrawn by its issuer or the feed."
   },
   "knownExploited": {
    "$ref": "#/components/schemas/KnownExploited",
    "description": "Waybill's own."
   }
  },
  "required": [
   "vulnId",
   "source",
   "severity",
   "uuid",
   "affectedProjectCount",
   "affectedActiveProjectCount",
   "affectedInactiveProjectCount"
  ]
 },
 "VulnerabilityAlias": {
  "type": "object",
  "properties": {
   "internalId": {
    "type": "string"
   },
   "cveId": {
    "type": "string"
   },
   "ghsaId": {
    "type": "string"
   },
   "sonatypeId": {
    "type": "string"
   },
   "osvId": {
    "type": "string"
   },
   "snykId": {
    "type": "string"
   },
   "gsdId": {
    "type": "string"
   },
   "vulnDbId": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "uuid"
  ]
 },
 "Cwe": {
  "type": "object",
  "properties": {
   "cweId": {
    "type": "integer"
   },
   "name": {
    "type": "string"
   }
  },
  "required": [
   "cweId"
  ]
 },
 "AffectedComponent": {
  "type": "object",
  "properties": {
   "identityType": {
    "type": "string",
    "enum": [
     "CPE",
     "PURL"
    ]
   },
   "identity": {
    "type": "string"
   },
   "versionType": {
    "type": "string",
    "enum": [
     "EXACT",
     "RANGE"
    ]
   },
   "version": {
    "type": "string"
   },
   "versionEndExcluding": {
    "type": "string"
   },
   "versionEndIncluding": {
    "type": "string"
   },
   "versionStartExcluding": {
    "type": "string"
   },
   "versionStartIncluding": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "affectedVersionAttributions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/AffectedVersionAttribution"
    }
   }
  },
  "required": [
   "identityType",
   "identity",
   "versionType",
   "uuid",
   "affectedVersionAttributions"
  ]
 },
 "AffectedVersionAttribution": {
  "type": "object",
  "properties": {
   "firstSeen": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastSeen": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "source": {
    "type": "string",
    "enum": [
     "NVD",
     "NPM",
     "GITHUB",
     "VULNDB",
     "OSSINDEX",
     "RETIREJS",
     "INTERNAL",
     "OSV",
     "SNYK",
     "TRIVY",
     "UNKNOWN"
    ]
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "firstSeen",
   "lastSeen",
   "source",
   "uuid"
  ]
 },
 "AffectedProject": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "dependencyGraphAvailable": {
    "type": "boolean"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": [
     "string",
     "null"
    ]
   },
   "active": {
    "type": "boolean"
   },
   "affectedComponentUuids": {
    "type": "array",
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
    }
   }
  },
  "required": [
   "uuid",
   "dependencyGraphAvailable",
   "name",
   "version",
   "active",
   "affectedComponentUuids"
  ]
 },
 "FindingAttribution": {
  "type": "object",
  "properties": {
   "attributedOn": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "analyzerIdentity": {
    "type": "string",
    "enum": [
     "INTERNAL_ANALYZER",
     "OSSINDEX_ANALYZER",
     "NPM_AUDIT_ANALYZER",
     "VULNDB_ANALYZER",
     "SNYK_ANALYZER",
     "TRIVY_ANALYZER",
     "NONE"
    ]
   },
   "component": {
    "$ref": "#/components/schemas/Component"
   },
   "vulnerability": {
    "$ref": "#/components/schemas/Vulnerability"
   },
   "alternateIdentifier": {
    "type": "string"
   },
   "referenceUrl": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "required": [
   "attributedOn",
   "analyzerIdentity"
  ]
 },
 "KnownExploited": {
  "type": "object",
  "properties": {
   "addedOn": {
    "type": "string",
    "format": "date"
   },
   "dueOn": {
    "type": "string",
    "format": "date"
   },
   "ransomware": {
    "type": "boolean",
    "description": "Whether it is known to be used in ransomware campaigns."
   },
   "requiredAction": {
    "type": "string"
   }
  },
  "required": [
   "ransomware"
  ]
 },
 "CvssScore": {
  "type": "object",
  "properties": {
   "baseScore": {
    "$ref": "#/components/schemas/NumberOrNaN"
   },
   "impactSubScore": {
    "$ref": "#/components/schemas/NumberOrNaN"
   },
   "exploitabilitySubScore": {
    "$ref": "#/components/schemas/NumberOrNaN"
   },
   "temporalScore": {
    "$ref": "#/components/schemas/NumberOrNaN"
   },
   "environmentalScore": {
    "$ref": "#/components/schemas/NumberOrNaN"
   },
   "modifiedImpactSubScore": {
    "$ref": "#/components/schemas/NumberOrNaN"
   }
  },
  "required": [
   "baseScore",
   "impactSubScore",
   "exploitabilitySubScore",
   "temporalScore",
   "environmentalScore",
   "modifiedImpactSubScore"
  ]
 },
 "NumberOrNaN": {
  "anyOf": [
   {
    "type": "number"
   },
   {
    "type": "string"
   }
  ]
 },
 "OwaspRiskRatingScore": {
  "type": "object",
  "properties": {
   "likelihoodScore": {
    "type": "number"
   },
   "technicalImpactScore": {
    "type": "number"
   },
   "businessImpactScore": {
    "type": "number"
   },
   "likelihood": {
    "type": "string",
    "enum": [
     "LOW",
     "MEDIUM",
     "HIGH"
    ]
   },
   "technicalImpact": {
    "type": "string",
    "enum": [
     "LOW",
     "MEDIUM",
     "HIGH"
    ]
   },
   "businessImpact": {
    "type": "string",
    "enum": [
     "LOW",
     "MEDIUM",
     "HIGH"
    ]
   }
  }
 },
 "Analyzer": {
  "description": "An analyzer that works in the background.",
  "type": "object",
  "properties": {
   "analyzer": {
    "type": "string",
    "enum": [
     "fuzzy",
     "ossindex",
     "snyk",
     "trivy",
     "vulndb"
    ]
   },
   "title": {
    "type": "string"
   },
   "enabled": {
    "type": "boolean",
    "description": "Whether it runs with its current settings."
   },
   "obstacle": {
    "type": "string",
    "enum": [
     "DISABLED",
     "NO_CREDENTIALS",
     "NO_ORGANIZATION",
     "NO_ADDRESS",
     "INTERNAL_DISABLED"
    ],
    "description": "Why it does not run."
   },
   "state": {
    "type": "string",
    "enum": [
     "idle",
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the latest run."
   },
   "progress": {
    "type": "number",
    "description": "0 to 100, of the latest run."
   },
   "stage": {
    "type": "string",
    "description": "The current step, as a word that clients translate."
   },
   "detail": {
    "$ref": "#/components/schemas/ProgressDetail"
   },
   "lastRun": {
    "type": "integer",
    "description": "Start of the latest run. Epoch milliseconds."
   },
   "lastAnswer": {
    "type": "integer",
    "description": "When it last answered. Epoch milliseconds."
   },
   "nextRun": {
    "type": "integer",
    "description": "When the next scheduled run over all components is due. Epoch milliseconds."
   },
   "waiting": {
    "type": "integer",
    "description": "Number of distinct components that it is still to be asked about."
   },
   "error": {
    "type": "string",
    "description": "Why the latest run failed. Earlier results are kept."
   },
   "failure": {
    "type": "string",
    "enum": [
     "absent",
     "forbidden",
     "refused",
     "busy",
     "ill",
     "unreachable",
     "garbled",
     "corrupt",
     "excess",
     "secret_unreadable"
    ],
    "description": "The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here."
   },
   "problem": {
    "$ref": "#/components/schemas/SourceProblem",
    "description": "The same as a code, when the network was the reason."
   }
  },
  "required": [
   "analyzer",
   "title",
   "enabled",
   "state",
   "progress",
   "waiting"
  ]
 },
 "InternalAnalyzer": {
  "description": "The internal analyzer. It matches new components in their upload and changed records in the update of their source; a run over all components is only needed when something was missed.",
  "type": "object",
  "properties": {
   "enabled": {
    "type": "boolean",
    "description": "Whether it finds anything new."
   },
   "state": {
    "type": "string",
    "enum": [
     "idle",
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ],
    "description": "Of the latest run over all components."
   },
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the latest run."
   },
   "progress": {
    "type": "number",
    "description": "0 to 100, of the latest run."
   },
   "stage": {
    "type": "string",
    "description": "The current step, as a word that clients translate."
   },
   "lastRun": {
    "type": "integer",
    "description": "Start of the latest run. Epoch milliseconds."
   },
   "lastMatch": {
    "type": "integer",
    "description": "When components were last matched, in whatever work. Absent while it is disabled. Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "Why the latest run failed. Earlier findings are kept."
   },
   "work": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MatchingWork"
    },
    "description": "Work under way that matches components beside that run."
   },
   "failedProjects": {
    "type": "integer",
    "description": "Number of projects whose latest analysis failed, with no run over all components since."
   }
  },
  "required": [
   "enabled",
   "state",
   "progress",
   "work",
   "failedProjects"
  ]
 },
 "MatchingWork": {
  "description": "Work of one kind in which components are matched.",
  "type": "object",
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "UPLOAD",
     "PROJECT",
     "SOURCE",
     "PACKAGES"
    ]
   },
   "source": {
    "type": "string",
    "enum": [
     "nvd",
     "github",
     "osv",
     "epss",
     "kev",
     "euvd",
     "vulndb"
    ],
    "description": "Whose records are imported."
   },
   "running": {
    "type": "integer"
   },
   "queued": {
    "type": "integer"
   },
   "progress": {
    "type": "number",
    "description": "0 to 100, on average."
   }
  },
  "required": [
   "kind",
   "running",
   "queued",
   "progress"
  ]
 },
 "ImportFile": {
  "description": "An uploaded script. It is deleted once it was imported, or after a day.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "bytes": {
    "type": "integer"
   }
  },
  "required": [
   "uuid",
   "name",
   "bytes"
  ]
 },
 "ImportRequest": {
  "description": "What to import: a database by its URL, or an uploaded script.",
  "type": "object",
  "properties": {
   "url": {
    "type": "string",
    "description": "Of a PostgreSQL, MySQL, MariaDB or SQL Server."
   },
   "password": {
    "type": "string",
    "description": "Where the URL has none."
   },
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
   "preview": {
    "type": "boolean",
    "description": "Writes nothing."
   }
  }
 },
 "ImportRun": {
  "description": "An import or a preview.",
  "type": "object",
  "properties": {
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of its task."
   },
   "source": {
    "type": "string",
    "description": "What is imported, without passwords."
   },
   "preview": {
    "type": "boolean",
    "description": "Whether it only says what an import would do."
   },
   "state": {
    "type": "string",
    "enum": [
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "progress": {
    "type": "number",
    "description": "0 to 100."
   },
   "stage": {
    "type": "string",
    "description": "The table being imported."
   },
   "startedBy": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "finishedAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "Why it failed. Nothing was written then."
   },
   "version": {
    "type": "string",
    "description": "Of the Dependency-Track."
   }
  },
  "required": [
   "token",
   "source",
   "preview",
   "state",
   "progress",
   "startedBy",
   "createdAt"
  ]
 },
 "ImportNote": {
  "description": "A row that was not simply written.",
  "type": "object",
  "properties": {
   "row": {
    "type": "string"
   },
   "outcome": {
    "type": "string",
    "enum": [
     "written",
     "present",
     "merged",
     "refused",
     "leftOut",
     "notImported"
    ]
   },
   "reason": {
    "type": "string"
   }
  },
  "required": [
   "row",
   "outcome",
   "reason"
  ]
 },
 "ImportTable": {
  "description": "What became of the rows of a table. The figures add up to the rows read.",
  "type": "object",
  "properties": {
   "table": {
    "type": "string"
   },
   "area": {
    "type": "string"
   },
   "read": {
    "type": "integer"
   },
   "written": {
    "type": "integer"
   },
   "present": {
    "type": "integer",
    "description": "Here from an earlier import."
   },
   "merged": {
    "type": "integer",
    "description": "Joined with what is here."
   },
   "refused": {
    "type": "integer"
   },
   "leftOut": {
    "type": "integer",
    "description": "Fetched or computed anew here."
   },
   "notImported": {
    "type": "integer",
    "description": "Not imported by this version."
   },
   "notes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ImportNote"
    },
    "description": "At most 500."
   },
   "moreNotes": {
    "type": "integer"
   }
  },
  "required": [
   "table",
   "area",
   "read",
   "written",
   "present",
   "merged",
   "refused",
   "leftOut",
   "notImported",
   "notes",
   "moreNotes"
  ]
 },
 "ImportReport": {
  "description": "An import with what became of every row.",
  "type": "object",
  "properties": {
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of its task."
   },
   "source": {
    "type": "string",
    "description": "What is imported, without passwords."
   },
   "preview": {
    "type": "boolean",
    "description": "Whether it only says what an import would do."
   },
   "state": {
    "type": "string",
    "enum": [
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "progress": {
    "type": "number",
    "description": "0 to 100."
   },
   "stage": {
    "type": "string",
    "description": "The table being imported."
   },
   "startedBy": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "finishedAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "Why it failed. Nothing was written then."
   },
   "version": {
    "type": "string",
    "description": "Of the Dependency-Track."
   },
   "secretsStored": {
    "type": "integer",
    "description": "Encrypted values found."
   },
   "secretsOpened": {
    "type": "integer",
    "description": "Those that the secret key opened."
   },
   "tables": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ImportTable"
    }
   }
  },
  "required": [
   "token",
   "source",
   "preview",
   "state",
   "progress",
   "startedBy",
   "createdAt",
   "tables"
  ]
 },
 "Integration": {
  "description": "A system that findings are uploaded to.",
  "type": "object",
  "properties": {
   "integration": {
    "type": "string",
    "enum": [
     "defectdojo",
     "fortify-ssc",
     "kenna"
    ]
   },
   "title": {
    "type": "string"
   },
   "enabled": {
    "type": "boolean",
    "description": "Whether it runs with its current settings."
   },
   "obstacle": {
    "type": "string",
    "enum": [
     "DISABLED",
     "NO_ADDRESS",
     "NO_CREDENTIALS",
     "NO_CONNECTOR"
    ],
    "description": "Why it does not run."
   },
   "state": {
    "type": "string",
    "enum": [
     "idle",
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the latest run."
   },
   "progress": {
    "type": "number",
    "description": "0 to 100, of the latest run."
   },
   "stage": {
    "type": "string",
    "description": "The current step, as a word that clients translate."
   },
   "detail": {
    "$ref": "#/components/schemas/ProgressDetail"
   },
   "lastRun": {
    "type": "integer",
    "description": "Start of the latest run. Epoch milliseconds."
   },
   "nextRun": {
    "type": "integer",
    "description": "When the next scheduled run is due. Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "Why the latest run ended early."
   },
   "sent": {
    "type": "integer",
    "description": "Number of visible projects whose latest upload arrived."
   },
   "failed": {
    "type": "integer",
    "description": "Number of visible projects whose latest upload failed."
   }
  },
  "required": [
   "integration",
   "title",
   "enabled",
   "state",
   "progress",
   "sent",
   "failed"
  ]
 },
 "IntegrationUpload": {
  "description": "How the latest upload of a project to an integration ended.",
  "type": "object",
  "properties": {
   "project": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "projectName": {
    "type": "string"
   },
   "projectVersion": {
    "type": "string"
   },
   "outcome": {
    "type": "string",
    "enum": [
     "SENT",
     "FAILED"
    ]
   },
   "target": {
    "type": "string",
    "description": "Where it went, in the words of the other system."
   },
   "tried": {
    "type": "integer",
    "description": "When the latest upload was tried. Epoch milliseconds."
   },
   "sent": {
    "type": "integer",
    "description": "When one arrived last. Epoch milliseconds."
   },
   "findings": {
    "type": "integer",
    "description": "In the upload that arrived last."
   },
   "reason": {
    "type": "string",
    "description": "Why the latest upload failed."
   },
   "failure": {
    "type": "string",
    "enum": [
     "absent",
     "forbidden",
     "refused",
     "busy",
     "ill",
     "unreachable",
     "garbled",
     "corrupt",
     "excess",
     "secret_unreadable"
    ],
    "description": "The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here."
   }
  },
  "required": [
   "project",
   "projectName",
   "outcome"
  ]
 },
 "ProjectIntegration": {
  "description": "An integration as far as it concerns a project.",
  "type": "object",
  "properties": {
   "integration": {
    "type": "string",
    "enum": [
     "defectdojo",
     "fortify-ssc",
     "kenna"
    ]
   },
   "title": {
    "type": "string"
   },
   "enabled": {
    "type": "boolean",
    "description": "Whether it runs with its current settings."
   },
   "takesPart": {
    "type": "boolean",
    "description": "Whether the findings of the project are uploaded while it is enabled."
   },
   "outcome": {
    "type": "string",
    "enum": [
     "SENT",
     "FAILED"
    ],
    "description": "Absent: nothing was uploaded yet."
   },
   "target": {
    "type": "string",
    "description": "Where it went, in the words of the other system."
   },
   "tried": {
    "type": "integer",
    "description": "When the latest upload was tried. Epoch milliseconds."
   },
   "sent": {
    "type": "integer",
    "description": "When one arrived last. Epoch milliseconds."
   },
   "findings": {
    "type": "integer",
    "description": "In the upload that arrived last."
   },
   "reason": {
    "type": "string",
    "description": "Why the latest upload failed."
   },
   "failure": {
    "type": "string",
    "enum": [
     "absent",
     "forbidden",
     "refused",
     "busy",
     "ill",
     "unreachable",
     "garbled",
     "corrupt",
     "excess",
     "secret_unreadable"
    ],
    "description": "The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here."
   }
  },
  "required": [
   "integration",
   "title",
   "enabled",
   "takesPart"
  ]
 },
 "ApiKeyRules": {
  "description": "All that is said of an API key. What is left out is taken away.",
  "type": "object",
  "properties": {
   "comment": {
    "type": "string"
   },
   "expires": {
    "type": "integer",
    "description": "From then on the key is refused. Epoch milliseconds."
   },
   "projects": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/LimitingProject"
    },
    "description": "The key sees and changes only these. Left out: all that its team may see."
   },
   "accessTeams": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ListedTeam"
    },
    "description": "Teams that may be let see the projects that this key creates, besides its own."
   }
  }
 },
 "LimitingProject": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "withChildren": {
    "type": "boolean",
    "description": "And all projects below it."
   }
  },
  "required": [
   "uuid",
   "name",
   "withChildren"
  ]
 },
 "ListedTeam": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "ManagedApiKey": {
  "description": "An API key with all that is said of it. A limited one has `projects`.",
  "type": "object",
  "properties": {
   "key": {
    "type": "string",
    "description": "The whole key, only when it has just been made."
   },
   "publicId": {
    "type": "string"
   },
   "maskedKey": {
    "type": "string"
   },
   "legacy": {
    "type": "boolean"
   },
   "comment": {
    "type": "string"
   },
   "created": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastUsed": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "expires": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "projects": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/LimitingProject"
    }
   },
   "accessTeams": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ListedTeam"
    }
   }
  },
  "required": [
   "publicId",
   "maskedKey",
   "legacy",
   "created",
   "accessTeams"
  ]
 },
 "SeverityCounts": {
  "description": "How many of something there are by severity. Low includes informational.",
  "type": "object",
  "properties": {
   "critical": {
    "type": "integer"
   },
   "high": {
    "type": "integer"
   },
   "medium": {
    "type": "integer"
   },
   "low": {
    "type": "integer"
   },
   "unassigned": {
    "type": "integer"
   }
  },
  "required": [
   "critical",
   "high",
   "medium",
   "low",
   "unassigned"
  ]
 },
 "Attention": {
  "description": "What needs attention in the active projects that the caller may see.",
  "type": "object",
  "properties": {
   "since": {
    "type": "string",
    "format": "date",
    "description": "New means found on this day (UTC) or later."
   },
   "pending": {
    "type": "integer",
    "description": "Projects that have changed and are still to be counted again."
   },
   "newFindings": {
    "$ref": "#/components/schemas/SeverityCounts"
   },
   "newProjects": {
    "type": "integer",
    "description": "Projects with a new finding."
   },
   "exploited": {
    "type": "integer",
    "description": "Findings known to be exploited."
   },
   "exploitedProjects": {
    "type": "integer"
   },
   "coverage": {
    "$ref": "#/components/schemas/Coverage",
    "description": "Of all components; the largest causes first, without examples."
   }
  },
  "required": [
   "since",
   "pending",
   "newFindings",
   "newProjects",
   "exploited",
   "exploitedProjects",
   "coverage"
  ]
 },
 "AttentionProject": {
  "description": "An active project with the figures that say how urgent it is.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "findings": {
    "type": "integer"
   },
   "newFindings": {
    "$ref": "#/components/schemas/SeverityCounts"
   },
   "exploited": {
    "type": "integer"
   },
   "exploitedUnread": {
    "type": "boolean",
    "description": "No catalog of exploited vulnerabilities has been read: zero exploited findings mean nothing."
   },
   "critical": {
    "type": "integer"
   },
   "high": {
    "type": "integer"
   },
   "epss": {
    "type": "number",
    "description": "The highest of its findings."
   },
   "components": {
    "type": "integer"
   },
   "notCovered": {
    "type": "integer",
    "description": "Components that no source covers."
   },
   "coverage": {
    "$ref": "#/components/schemas/CoverageCounts",
    "description": "Absent while a new BOM is still to be counted."
   }
  },
  "required": [
   "uuid",
   "name",
   "findings",
   "newFindings",
   "exploited",
   "critical",
   "high",
   "components",
   "notCovered"
  ]
 },
 "AuditLogEntry": {
  "description": "An administrative change, a deletion, a sign-in or a refused request.",
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "description": "Grows with every entry."
   },
   "at": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "actor": {
    "type": "string",
    "description": "A user name, the teams of an API key, or `command line`. Empty when unknown."
   },
   "action": {
    "type": "string",
    "description": "`<thing>.<what happened>`, such as `team.created`."
   },
   "target": {
    "type": "string",
    "description": "The name or public ID of what was changed."
   },
   "address": {
    "type": "string",
    "description": "The network address that the request came from."
   },
   "leftOut": {
    "type": "integer",
    "description": "The entry stands for this many further refusals of its kind from its address."
   },
   "detail": {
    "type": "object",
    "additionalProperties": {},
    "description": "The members depend on the action. Never contains secrets."
   }
  },
  "required": [
   "id",
   "at",
   "actor",
   "action",
   "target"
  ]
 },
 "Backups": {
  "description": "The backups of the installation.",
  "type": "object",
  "properties": {
   "enabled": {
    "type": "boolean",
    "description": "Whether backups are made on a schedule."
   },
   "folder": {
    "type": "string",
    "description": "Where they are, on the server."
   },
   "state": {
    "type": "string",
    "enum": [
     "idle",
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the latest run."
   },
   "error": {
    "type": "string",
    "description": "Why the latest run failed."
   },
   "warnings": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "nextRun": {
    "type": "integer",
    "description": "When the next scheduled run is due. Epoch milliseconds."
   },
   "backups": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Backup"
    },
    "description": "The latest first."
   }
  },
  "required": [
   "enabled",
   "folder",
   "state",
   "warnings",
   "backups"
  ]
 },
 "Backup": {
  "description": "A backup that is complete.",
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "mark": {
    "type": "integer",
    "description": "Everything that was acknowledged until then is in it. Epoch milliseconds."
   },
   "until": {
    "type": "integer",
    "description": "The latest point in time that it can be restored to. Epoch milliseconds."
   },
   "bytes": {
    "type": "integer",
    "description": "Unpacked."
   },
   "stored": {
    "type": "integer",
    "description": "On the disk, without the log behind it."
   },
   "version": {
    "type": "string",
    "description": "Version of Waybill that made it."
   },
   "secretKey": {
    "type": "boolean",
    "description": "Whether the secret key is in it, encrypted."
   }
  },
  "required": [
   "name",
   "mark",
   "bytes",
   "stored",
   "version",
   "secretKey"
  ]
 },
 "Erasure": {
  "type": "object",
  "properties": {
   "username": {
    "type": "string",
    "description": "The name that the deleted account had."
   }
  },
  "required": [
   "username"
  ]
 },
 "BulkSelection": {
  "description": "Which things of a list are meant.",
  "type": "object",
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "ids",
     "filter"
    ]
   },
   "ids": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "With `ids`: those that are meant."
   },
   "excluded": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "With `filter`: those that the filter leaves and that are not meant all the same."
   }
  }
 },
 "BulkStarted": {
  "description": "A bulk change that has been enqueued.",
  "type": "object",
  "properties": {
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of its task."
   },
   "total": {
    "type": "integer",
    "description": "How many things it is about."
   }
  },
  "required": [
   "token",
   "total"
  ]
 },
 "BulkSummary": {
  "description": "How far a bulk change is.",
  "type": "object",
  "properties": {
   "kind": {
    "type": "string",
    "description": "Such as `finding.analysis`."
   },
   "total": {
    "type": "integer"
   },
   "done": {
    "type": "integer"
   },
   "skipped": {
    "type": "integer"
   },
   "canUndo": {
    "type": "boolean",
    "description": "Once it is over."
   },
   "undoes": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Token of the bulk change that it takes back."
   },
   "undoneBy": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Token of the one that takes it back."
   }
  },
  "required": [
   "kind",
   "total",
   "done",
   "skipped",
   "canUndo"
  ]
 },
 "BulkSkippedItem": {
  "type": "object",
  "properties": {
   "id": {
    "type": "string"
   },
   "label": {
    "type": "string",
    "description": "Its name."
   }
  },
  "required": [
   "id"
  ]
 },
 "BulkSkipped": {
  "description": "Things that were left alone for the same reason.",
  "type": "object",
  "properties": {
   "reason": {
    "type": "string",
    "enum": [
     "not_found",
     "unchanged",
     "changed_since",
     "active_children",
     "parent_below",
     "parent_unusable",
     "beyond_access"
    ]
   },
   "count": {
    "type": "integer"
   },
   "items": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/BulkSkippedItem"
    },
    "description": "The first 100."
   }
  },
  "required": [
   "reason",
   "count",
   "items"
  ]
 },
 "BulkReport": {
  "description": "What became of a bulk change.",
  "type": "object",
  "properties": {
   "kind": {
    "type": "string",
    "description": "Such as `finding.analysis`."
   },
   "total": {
    "type": "integer"
   },
   "done": {
    "type": "integer"
   },
   "skipped": {
    "type": "integer"
   },
   "canUndo": {
    "type": "boolean",
    "description": "Once it is over."
   },
   "undoes": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Token of the bulk change that it takes back."
   },
   "undoneBy": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Token of the one that takes it back."
   },
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "state": {
    "type": "string",
    "enum": [
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/BulkSkipped"
    }
   }
  },
  "required": [
   "kind",
   "total",
   "done",
   "skipped",
   "canUndo",
   "token",
   "state",
   "reasons"
  ]
 },
 "ConnectionTestSettings": {
  "description": "Settings as they would be; whatever is not named is taken as it is stored.",
  "type": "object",
  "properties": {
   "settings": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SettingChange"
    },
    "description": "A stored secret goes to the host that it was stored for, and to no other."
   }
  }
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
   "type": {
    "type": "string",
    "enum": [
     "CPAN",
     "MAVEN",
     "NPM",
     "GEM",
     "PYPI",
     "NUGET",
     "HEX",
     "COMPOSER",
     "CARGO",
     "GO_MODULES",
     "GITHUB",
     "HACKAGE",
     "NIXPKGS",
     "UNSUPPORTED"
    ],
    "description": "Of one that is not stored yet."
   },
   "url": {
    "type": "string"
   },
   "authenticationRequired": {
    "type": "boolean"
   },
   "username": {
    "type": "string"
   },
   "password": {
    "type": "string",
    "description": "Absent or empty: the stored one, for the host that it was stored for."
   }
  }
 },
 "ConnectionTest": {
  "description": "What came of trying out a connection, step by step.",
  "type": "object",
  "properties": {
   "ok": {
    "type": "boolean",
    "description": "Whether no step failed."
   },
   "host": {
    "type": "string",
    "description": "Absent: there is no address."
   },
   "steps": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ConnectionTestStep"
    }
   },
   "targets": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/JiraTarget"
    },
    "description": "Of Jira, where nothing failed: where rules create issues, and which fields have no value there."
   }
  },
  "required": [
   "ok",
   "steps"
  ]
 },
 "ConnectionTestStep": {
  "description": "One step. When one fails, those behind it are skipped. Of several accounts, each has a step of its own.",
  "type": "object",
  "properties": {
   "step": {
    "type": "string",
    "enum": [
     "NAME",
     "CONNECTION",
     "TLS",
     "ANSWER",
     "ACCOUNT",
     "RATE"
    ]
   },
   "outcome": {
    "type": "string",
    "enum": [
     "OK",
     "FAILED",
     "SKIPPED"
    ]
   },
   "code": {
    "type": "string",
    "enum": [
     "NOT_REACHED",
     "NO_ADDRESS",
     "INVALID_ADDRESS",
     "LINK_LOCAL",
     "PRIVATE_REDIRECT",
     "HOST_NOT_ALLOWED",
     "IP_ADDRESS",
     "HOST_NOT_FOUND",
     "CONNECTION_REFUSED",
     "CONNECTION_LOST",
     "TIMED_OUT",
     "UNREACHABLE",
     "PROXY_REFUSED",
     "PLAIN_HTTP",
     "CERTIFICATE",
     "NO_TLS",
     "NO_ANSWER",
     "REFUSED",
     "NOT_FOUND",
     "SERVER_ERROR",
     "UNEXPECTED_STATUS",
     "WEB_PAGE",
     "UNEXPECTED_CONTENT",
     "REDIRECTED",
     "PACKAGE_NOT_FOUND",
     "NO_ACCOUNT",
     "CREDENTIALS_MISSING",
     "CREDENTIALS_REFUSED",
     "ACCESS_DENIED",
     "SECRET_WITHHELD",
     "SECRET_UNREADABLE",
     "LIMIT_REACHED",
     "NOT_STATED"
    ],
    "description": "Why it failed or was skipped, or what is worth knowing."
   },
   "account": {
    "type": "integer",
    "description": "Of several accounts or tokens, the one that it is about: its place, from 1."
   },
   "status": {
    "type": "integer",
    "description": "HTTP status of the answer."
   },
   "remaining": {
    "type": "integer",
    "description": "Requests left in the current period."
   },
   "limit": {
    "type": "integer",
    "description": "Requests in a period."
   },
   "resetAt": {
    "type": "integer",
    "description": "When the next period begins, or requests are taken again. Epoch milliseconds."
   }
  },
  "required": [
   "step",
   "outcome"
  ]
 },
 "BlindSpotExample": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "RepairAction": {
  "description": "The one action that repairs a coverage gap: a setting (`enable_ecosystem`, `enable_source`, `import_source`), a better description of the component (`add_identifier`, `add_cpe`, `correct_purl`, `correct_cpe`, `add_version`, `correct_version`, `name_release`), a look at an analyzer that is in trouble (`check_analyzer`), a decision about the records themselves (`check_records`), or `none` where nothing has to be done.",
  "type": "object",
  "properties": {
   "code": {
    "type": "string"
   },
   "data": {
    "type": "object",
    "additionalProperties": {}
   }
  },
  "required": [
   "code",
   "data"
  ]
 },
 "CoverageAction": {
  "type": "object",
  "properties": {
   "code": {
    "type": "string"
   },
   "data": {
    "type": "object",
    "additionalProperties": {}
   },
   "components": {
    "type": "integer",
    "description": "How many components it would cover. Of settings this is exact."
   }
  },
  "required": [
   "code",
   "data",
   "components"
  ]
 },
 "BlindSpot": {
  "description": "Components that no enabled source covers for the same cause.",
  "type": "object",
  "properties": {
   "code": {
    "type": "string"
   },
   "data": {
    "type": "object",
    "additionalProperties": {}
   },
   "key": {
    "type": "string",
    "description": "Names the cause: its code, and what it is about."
   },
   "components": {
    "type": "integer"
   },
   "projects": {
    "type": "integer",
    "description": "In how many projects they are, where several are looked at."
   },
   "examples": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/BlindSpotExample"
    },
    "description": "A few of these components, by name."
   },
   "action": {
    "$ref": "#/components/schemas/CoverageAction"
   }
  },
  "required": [
   "code",
   "data",
   "key",
   "components",
   "examples",
   "action"
  ]
 },
 "CoverageCounts": {
  "description": "How much the enabled sources cover. A component is covered (`judgeable`), not covered (`blind`), or internal and not covered (`intended`). The status sums up: with `NOT_COVERED` and `INTERNAL` nothing was looked at, so that zero vulnerabilities mean nothing; `EMPTY` has no components.",
  "type": "object",
  "properties": {
   "status": {
    "type": "string",
    "enum": [
     "COVERED",
     "PARTLY_COVERED",
     "NOT_COVERED",
     "INTERNAL",
     "EMPTY"
    ]
   },
   "components": {
    "type": "integer"
   },
   "judgeable": {
    "type": "integer"
   },
   "intended": {
    "type": "integer"
   },
   "blind": {
    "type": "integer"
   }
  },
  "required": [
   "status",
   "components",
   "judgeable",
   "intended",
   "blind"
  ]
 },
 "Coverage": {
  "description": "The same with the causes. Those of a collection are without examples.",
  "type": "object",
  "properties": {
   "status": {
    "type": "string",
    "enum": [
     "COVERED",
     "PARTLY_COVERED",
     "NOT_COVERED",
     "INTERNAL",
     "EMPTY"
    ]
   },
   "components": {
    "type": "integer"
   },
   "judgeable": {
    "type": "integer"
   },
   "intended": {
    "type": "integer"
   },
   "blind": {
    "type": "integer"
   },
   "exploitedUnread": {
    "type": "boolean",
    "description": "No catalog of exploited vulnerabilities has been read: zero exploited findings mean nothing."
   },
   "dataAsOf": {
    "type": "integer",
    "description": "As of when everything is known that the enabled sources tell: when the one that was read longest ago was read. Absent: none was. Epoch milliseconds."
   },
   "blindSpots": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/BlindSpot"
    },
    "description": "The largest first. A component whose two identifiers have a cause each counts at both."
   },
   "notes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/BlindSpot"
    },
    "description": "What is no gap: `release_unknown`, covered by the records of all releases; `internal`, not covered as intended; and components that are covered, with records that cannot tell whether they affect them: `record_commits` list commits only, `record_no_versions` no versions, `record_bound_unreadable` a version that its scheme cannot read. Records of which a finding, an analysis or another record of the same vulnerability tells do not count. `analyzer_in_trouble`: only an analyzer covers them whose last run ended in trouble, so that it may not have been asked about them yet; `lastAnswer` says when it last answered."
   }
  },
  "required": [
   "status",
   "components",
   "judgeable",
   "intended",
   "blind",
   "blindSpots",
   "notes"
  ]
 },
 "EcosystemGap": {
  "type": "object",
  "properties": {
   "ecosystem": {
    "type": "string",
    "description": "Package type and known namespace."
   },
   "components": {
    "type": "integer"
   }
  },
  "required": [
   "ecosystem",
   "components"
  ]
 },
 "PortfolioCoverage": {
  "description": "The coverage of the active projects that the caller may see, counted within a minute.",
  "type": "object",
  "properties": {
   "status": {
    "type": "string",
    "enum": [
     "COVERED",
     "PARTLY_COVERED",
     "NOT_COVERED",
     "INTERNAL",
     "EMPTY"
    ]
   },
   "components": {
    "type": "integer"
   },
   "judgeable": {
    "type": "integer"
   },
   "intended": {
    "type": "integer"
   },
   "blind": {
    "type": "integer"
   },
   "exploitedUnread": {
    "type": "boolean",
    "description": "No catalog of exploited vulnerabilities has been read: zero exploited findings mean nothing."
   },
   "dataAsOf": {
    "type": "integer",
    "description": "As of when everything is known that the enabled sources tell: when the one that was read longest ago was read. Absent: none was. Epoch milliseconds."
   },
   "blindSpots": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/BlindSpot"
    },
    "description": "The largest first. A component whose two identifiers have a cause each counts at both."
   },
   "notes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/BlindSpot"
    },
    "description": "What is no gap: `release_unknown`, covered by the records of all releases; `internal`, not covered as intended; and components that are covered, with records that cannot tell whether they affect them: `record_commits` list commits only, `record_no_versions` no versions, `record_bound_unreadable` a version that its scheme cannot read. Records of which a finding, an analysis or another record of the same vulnerability tells do not count. `analyzer_in_trouble`: only an analyzer covers them whose last run ended in trouble, so that it may not have been asked about them yet; `lastAnswer` says when it last answered."
   },
   "ecosystems": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/EcosystemGap"
    },
    "description": "Where components are not covered; the largest first."
   },
   "pending": {
    "type": "integer",
    "description": "Projects with a BOM that is not counted yet."
   }
  },
  "required": [
   "status",
   "components",
   "judgeable",
   "intended",
   "blind",
   "blindSpots",
   "notes",
   "ecosystems",
   "pending"
  ]
 },
 "CoverageCause": {
  "type": "object",
  "properties": {
   "code": {
    "type": "string"
   },
   "data": {
    "type": "object",
    "additionalProperties": {}
   },
   "key": {
    "type": "string",
    "description": "Names the cause: its code, and what it is about."
   },
   "action": {
    "$ref": "#/components/schemas/RepairAction"
   }
  },
  "required": [
   "code",
   "data",
   "key",
   "action"
  ]
 },
 "UncoveredProject": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "SilentRecord": {
  "type": "object",
  "properties": {
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   }
  },
  "required": [
   "source",
   "vulnId"
  ]
 },
 "UncoveredComponent": {
  "description": "A component that no enabled source covers, or whose coverage has a note, and why.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "cpe": {
    "type": "string"
   },
   "isInternal": {
    "type": "boolean"
   },
   "isCovered": {
    "type": "boolean",
    "description": "The causes are notes only."
   },
   "causes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/CoverageCause"
    }
   },
   "records": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SilentRecord"
    },
    "description": "Records that cannot tell whether they affect it, by a fault of theirs or because its version cannot be compared. The ten most severe."
   },
   "recordCount": {
    "type": "integer",
    "description": "How many such records there are."
   },
   "project": {
    "$ref": "#/components/schemas/UncoveredProject"
   }
  },
  "required": [
   "uuid",
   "name",
   "isInternal",
   "isCovered",
   "causes",
   "records",
   "recordCount",
   "project"
  ]
 },
 "AuditFindingComponent": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "cpe": {
    "type": "string"
   },
   "isDirect": {
    "type": "boolean",
    "description": "The project itself depends on it."
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "FlawOrigins": {
  "description": "IDs of the records that the facts of a vulnerability come from.",
  "type": "object",
  "properties": {
   "severity": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "cvss": {
    "type": "string"
   },
   "epss": {
    "type": "string"
   },
   "knownExploited": {
    "type": "string"
   }
  },
  "required": [
   "severity"
  ]
 },
 "FlawScore": {
  "description": "A CVSS base score.",
  "type": "object",
  "properties": {
   "version": {
    "type": "string",
    "enum": [
     "V4",
     "V3",
     "V2"
    ]
   },
   "score": {
    "type": "number"
   },
   "from": {
    "type": "string",
    "description": "ID of the record that states it."
   },
   "vector": {
    "type": "string",
    "description": "Absent in lists, and where the record has none."
   }
  },
  "required": [
   "version",
   "score",
   "from"
  ]
 },
 "FlawSummary": {
  "description": "A vulnerability with the merged facts of all records in its alias group.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ]
   },
   "cvss": {
    "type": "number"
   },
   "epssScore": {
    "type": "number"
   },
   "scores": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/FlawScore"
    },
    "description": "By version of CVSS, the newest first."
   },
   "cveId": {
    "type": "string",
    "description": "The CVE of the alias group, whatever the ID of the record is."
   },
   "epssPercentile": {
    "type": "number"
   },
   "knownExploited": {
    "$ref": "#/components/schemas/KnownExploited",
    "description": "Absent when it is not a known exploited vulnerability."
   },
   "published": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "cwes": {
    "type": "array",
    "items": {
     "type": "integer"
    }
   },
   "aliases": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/FindingAlias"
    }
   },
   "origins": {
    "$ref": "#/components/schemas/FlawOrigins"
   }
  },
  "required": [
   "uuid",
   "source",
   "vulnId",
   "severity",
   "scores",
   "cwes",
   "aliases",
   "origins"
  ]
 },
 "FindingFix": {
  "description": "Versions that fix a finding.",
  "type": "object",
  "properties": {
   "nearest": {
    "type": "string",
    "description": "The lowest one. Instead of a pre-release, the lowest release with its major version if the records list one."
   },
   "isPrerelease": {
    "type": "boolean",
    "description": "The nearest one is a pre-release. Otherwise absent."
   },
   "latest": {
    "type": "string",
    "description": "The highest one in the records, when there are several."
   },
   "from": {
    "type": "string",
    "description": "ID of the record that lists the nearest version."
   }
  },
  "required": [
   "nearest",
   "from"
  ]
 },
 "AuditFindingAnalysis": {
  "type": "object",
  "properties": {
   "state": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED"
    ]
   },
   "isSuppressed": {
    "type": "boolean"
   },
   "isRecorded": {
    "type": "boolean",
    "description": "False when there is no analysis and no comment."
   },
   "reasonsChanged": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "RANGE",
      "SEVERITY",
      "EXPLOITED",
      "EPSS"
     ]
    },
    "description": "What changed since somebody decided. Absent when nothing did."
   },
   "carriedFrom": {
    "$ref": "#/components/schemas/CarriedDecision",
    "description": "Absent when it was decided here."
   }
  },
  "required": [
   "state",
   "isSuppressed",
   "isRecorded"
  ]
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
   "projectVersion": {
    "type": "string"
   },
   "componentVersion": {
    "type": "string"
   },
   "by": {
    "type": "string",
    "description": "Who decided."
   },
   "decidedOn": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  }
 },
 "ReasonChange": {
  "description": "A fact of a vulnerability at the time of a decision, and now.",
  "type": "object",
  "properties": {
   "reason": {
    "type": "string",
    "enum": [
     "RANGE",
     "SEVERITY",
     "EXPLOITED",
     "EPSS"
    ]
   },
   "before": {
    "type": "string",
    "description": "A severity, the lowest version with a fix, `true` or `false`, or a band of EPSS scores."
   },
   "now": {
    "type": "string"
   }
  },
  "required": [
   "reason"
  ]
 },
 "AuditFindingOrigin": {
  "type": "object",
  "properties": {
   "analyzerIdentity": {
    "type": "string",
    "enum": [
     "INTERNAL_ANALYZER",
     "OSSINDEX_ANALYZER",
     "NPM_AUDIT_ANALYZER",
     "VULNDB_ANALYZER",
     "SNYK_ANALYZER",
     "TRIVY_ANALYZER",
     "NONE"
    ]
   },
   "attributedOn": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "analyzerIdentity",
   "attributedOn"
  ]
 },
 "AuditFinding": {
  "description": "A finding as shown in lists.",
  "type": "object",
  "properties": {
   "component": {
    "$ref": "#/components/schemas/AuditFindingComponent"
   },
   "vulnerability": {
    "$ref": "#/components/schemas/FlawSummary"
   },
   "fix": {
    "$ref": "#/components/schemas/FindingFix",
    "description": "Absent when no record lists a fixed version."
   },
   "analysis": {
    "$ref": "#/components/schemas/AuditFindingAnalysis"
   },
   "attribution": {
    "$ref": "#/components/schemas/AuditFindingOrigin"
   },
   "otherRecords": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/RecordRef"
    },
    "description": "Other records of the alias group that match the component, for which this one stands."
   }
  },
  "required": [
   "component",
   "vulnerability",
   "analysis",
   "attribution"
  ]
 },
 "RecordRef": {
  "description": "A record of a vulnerability.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "source",
   "vulnId"
  ]
 },
 "UnratedFindings": {
  "description": "How many findings have no severity although they are likely to be exploited.",
  "type": "object",
  "properties": {
   "findings": {
    "type": "integer"
   }
  },
  "required": [
   "findings"
  ]
 },
 "FindingGroup": {
  "description": "Findings of one vulnerability or of one component.",
  "type": "object",
  "properties": {
   "vulnerability": {
    "$ref": "#/components/schemas/FlawSummary",
    "description": "For a vulnerability, its most complete record."
   },
   "component": {
    "$ref": "#/components/schemas/AuditFindingComponent",
    "description": "Of a component."
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ],
    "description": "The highest of them."
   },
   "exploited": {
    "type": "boolean"
   },
   "findings": {
    "type": "integer",
    "description": "The records of a flaw on a component are one in a project; the leading one speaks for them."
   },
   "components": {
    "type": "integer"
   },
   "flaws": {
    "type": "integer"
   },
   "fixable": {
    "type": "integer",
    "description": "Findings with a known fix."
   },
   "decided": {
    "type": "integer",
    "description": "Findings with a state other than NOT_SET."
   }
  },
  "required": [
   "severity",
   "exploited",
   "findings",
   "components",
   "flaws",
   "fixable",
   "decided"
  ]
 },
 "FindingDetails": {
  "description": "A finding with the details from all records of its vulnerability.",
  "type": "object",
  "properties": {
   "component": {
    "$ref": "#/components/schemas/AuditFindingComponent"
   },
   "vulnerability": {
    "$ref": "#/components/schemas/FlawSummary"
   },
   "fix": {
    "$ref": "#/components/schemas/FindingFix",
    "description": "Absent when no record lists a fixed version."
   },
   "analysis": {
    "$ref": "#/components/schemas/AuditFindingAnalysis"
   },
   "attribution": {
    "$ref": "#/components/schemas/AuditFindingOrigin"
   },
   "otherRecords": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/RecordRef"
    },
    "description": "Other records of the alias group that match the component, for which this one stands."
   },
   "description": {
    "type": "string",
    "description": "Markdown; from the first record that has one."
   },
   "recommendation": {
    "type": "string"
   },
   "references": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "URLs, each once."
   },
   "cweNames": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Cwe"
    }
   },
   "records": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/FlawRecord"
    },
    "description": "The finding's own first."
   },
   "reasonChanges": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonChange"
    }
   },
   "tickets": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Ticket"
    },
    "description": "Issues that notifications made of it, or of another record of its flaw; the newest first."
   }
  },
  "required": [
   "component",
   "vulnerability",
   "analysis",
   "attribution",
   "references",
   "cweNames",
   "records",
   "reasonChanges",
   "tickets"
  ]
 },
 "FindingDecision": {
  "description": "What is decided about a finding; what is left out stays as it is.",
  "type": "object",
  "properties": {
   "analysisState": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED"
    ]
   },
   "analysisJustification": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "CODE_NOT_PRESENT",
     "CODE_NOT_REACHABLE",
     "REQUIRES_CONFIGURATION",
     "REQUIRES_DEPENDENCY",
     "REQUIRES_ENVIRONMENT",
     "PROTECTED_BY_COMPILER",
     "PROTECTED_AT_RUNTIME",
     "PROTECTED_AT_PERIMETER",
     "PROTECTED_BY_MITIGATING_CONTROL"
    ]
   },
   "analysisResponse": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "CAN_NOT_FIX",
     "WILL_NOT_FIX",
     "UPDATE",
     "ROLLBACK",
     "WORKAROUND_AVAILABLE"
    ]
   },
   "analysisDetails": {
    "type": "string"
   },
   "clearDetails": {
    "type": "boolean",
    "description": "Takes the details away."
   },
   "isSuppressed": {
    "type": "boolean"
   },
   "comment": {
    "type": "string"
   },
   "aliases": {
    "type": "boolean",
    "description": "Decides the same about the other records of the flaw that are findings of the component, and says so in the trail of each."
   },
   "components": {
    "type": "array",
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
    },
    "description": "Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for."
   }
  }
 },
 "FindingDecided": {
  "description": "A decision that has been taken.",
  "type": "object",
  "properties": {
   "analysis": {
    "$ref": "#/components/schemas/Analysis"
   },
   "undo": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Token that takes it back, for a day."
   }
  },
  "required": [
   "analysis",
   "undo"
  ]
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
  "required": [
   "overwritten"
  ]
 },
 "FindingDecisions": {
  "description": "What is decided about many findings; what is left out stays as it is. A finding is named by the uuids of its component and vulnerability, with a colon between them.",
  "type": "object",
  "properties": {
   "selection": {
    "$ref": "#/components/schemas/BulkSelection"
   },
   "analysisState": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED"
    ]
   },
   "analysisJustification": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "CODE_NOT_PRESENT",
     "CODE_NOT_REACHABLE",
     "REQUIRES_CONFIGURATION",
     "REQUIRES_DEPENDENCY",
     "REQUIRES_ENVIRONMENT",
     "PROTECTED_BY_COMPILER",
     "PROTECTED_AT_RUNTIME",
     "PROTECTED_AT_PERIMETER",
     "PROTECTED_BY_MITIGATING_CONTROL"
    ]
   },
   "analysisResponse": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "CAN_NOT_FIX",
     "WILL_NOT_FIX",
     "UPDATE",
     "ROLLBACK",
     "WORKAROUND_AVAILABLE"
    ]
   },
   "analysisDetails": {
    "type": "string"
   },
   "clearDetails": {
    "type": "boolean",
    "description": "Takes the details away."
   },
   "isSuppressed": {
    "type": "boolean"
   },
   "comment": {
    "type": "string"
   },
   "aliases": {
    "type": "boolean",
    "description": "Decides the same about the other records of each flaw that are findings of the same component, and says so in the trail of each. All of them count as one."
   }
  }
 },
 "FindingProject": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "isActive": {
    "type": "boolean"
   },
   "isLatest": {
    "type": "boolean"
   }
  },
  "required": [
   "uuid",
   "name",
   "isActive",
   "isLatest"
  ]
 },
 "PortfolioFinding": {
  "description": "A finding of any project. Its id is the UUIDs of project, component, and vulnerability with colons between them.",
  "type": "object",
  "properties": {
   "component": {
    "$ref": "#/components/schemas/AuditFindingComponent"
   },
   "vulnerability": {
    "$ref": "#/components/schemas/FlawSummary"
   },
   "fix": {
    "$ref": "#/components/schemas/FindingFix",
    "description": "Absent when no record lists a fixed version."
   },
   "analysis": {
    "$ref": "#/components/schemas/AuditFindingAnalysis"
   },
   "attribution": {
    "$ref": "#/components/schemas/AuditFindingOrigin"
   },
   "otherRecords": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/RecordRef"
    },
    "description": "Other records of the alias group that match the component, for which this one stands."
   },
   "project": {
    "$ref": "#/components/schemas/FindingProject"
   }
  },
  "required": [
   "component",
   "vulnerability",
   "analysis",
   "attribution",
   "project"
  ]
 },
 "GroupedComponent": {
  "description": "One version of a component, in all projects that have it.",
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "cpe": {
    "type": "string"
   }
  },
  "required": [
   "name"
  ]
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
   "vulnerability": {
    "$ref": "#/components/schemas/FlawSummary",
    "description": "For a vulnerability, its most complete record."
   },
   "component": {
    "$ref": "#/components/schemas/GroupedComponent",
    "description": "Of a component."
   },
   "project": {
    "$ref": "#/components/schemas/FindingProject",
    "description": "Of a project."
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ],
    "description": "The highest of them."
   },
   "exploited": {
    "type": "boolean"
   },
   "findings": {
    "type": "integer"
   },
   "projects": {
    "type": "integer"
   },
   "components": {
    "type": "integer"
   },
   "decided": {
    "type": "integer",
    "description": "Findings with a state other than NOT_SET, at this moment."
   },
   "countedOn": {
    "type": "integer",
    "description": "When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds."
   }
  },
  "required": [
   "id",
   "severity",
   "exploited",
   "findings",
   "projects",
   "components",
   "decided"
  ]
 },
 "DecisionCarrying": {
  "type": "object",
  "properties": {
   "enabled": {
    "type": "boolean",
    "description": "A decision follows its component into a new version of the project and into a new version of the component, while the vulnerability is still there."
   }
  },
  "required": [
   "enabled"
  ]
 },
 "Forwarding": {
  "description": "Proxies that forward requests on behalf of clients.",
  "type": "object",
  "properties": {
   "ignoredProxy": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/IgnoredProxy"
     },
     {
      "type": "null"
     }
    ],
    "description": "The last peer that did so without being a trusted proxy, within a day."
   }
  },
  "required": [
   "ignoredProxy"
  ]
 },
 "IgnoredProxy": {
  "type": "object",
  "properties": {
   "address": {
    "type": "string"
   },
   "at": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "address",
   "at"
  ]
 },
 "Identification": {
  "description": "How the identification of internal components fares.",
  "type": "object",
  "properties": {
   "state": {
    "type": "string",
    "enum": [
     "idle",
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the latest run."
   },
   "progress": {
    "type": "number",
    "description": "0 to 100, of the latest run."
   },
   "lastRun": {
    "type": "integer",
    "description": "Start of the latest run. Epoch milliseconds."
   },
   "nextRun": {
    "type": "integer",
    "description": "When the next scheduled run is due. Epoch milliseconds."
   },
   "changed": {
    "type": "integer",
    "description": "Number of components of which the latest run decided otherwise than before."
   },
   "error": {
    "type": "string",
    "description": "Why the latest run failed."
   }
  },
  "required": [
   "state",
   "progress"
  ]
 },
 "NamedLicenseGroup": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "LicenseSummaryGroup": {
  "description": "Licenses of one license group or of one kind; without either, those in no license group or of no kind.",
  "type": "object",
  "properties": {
   "group": {
    "$ref": "#/components/schemas/NamedLicenseGroup",
    "description": "A license may be in several."
   },
   "kind": {
    "type": "string",
    "enum": [
     "OSI_APPROVED",
     "FSF_LIBRE",
     "DEPRECATED",
     "CUSTOM"
    ],
    "description": "A license may be of several kinds."
   },
   "licenses": {
    "type": "integer"
   },
   "components": {
    "type": "integer",
    "description": "Components of projects that the caller may see. Expressions of several licenses do not count."
   },
   "countedOn": {
    "type": "integer",
    "description": "When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds."
   }
  },
  "required": [
   "licenses",
   "components"
  ]
 },
 "LicenseUse": {
  "description": "How far a license is used.",
  "type": "object",
  "properties": {
   "components": {
    "type": "integer",
    "description": "Components of projects that the caller may see. Expressions of several licenses do not count."
   },
   "projects": {
    "type": "integer"
   },
   "countedOn": {
    "type": "integer",
    "description": "When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds."
   }
  },
  "required": [
   "components",
   "projects"
  ]
 },
 "LicenseSummary": {
  "description": "A license without its texts, with how far it is used.",
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "licenseText": {
    "type": "string"
   },
   "standardLicenseTemplate": {
    "type": "string"
   },
   "standardLicenseHeader": {
    "type": "string"
   },
   "licenseComments": {
    "type": "string"
   },
   "licenseId": {
    "type": "string"
   },
   "isOsiApproved": {
    "type": "boolean"
   },
   "isFsfLibre": {
    "type": "boolean"
   },
   "isDeprecatedLicenseId": {
    "type": "boolean"
   },
   "isCustomLicense": {
    "type": "boolean"
   },
   "seeAlso": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "licenseGroups": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/LicenseGroup"
    }
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "components": {
    "type": "integer",
    "description": "Components of projects that the caller may see. Expressions of several licenses do not count."
   },
   "projects": {
    "type": "integer"
   },
   "countedOn": {
    "type": "integer",
    "description": "When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds."
   }
  },
  "required": [
   "name",
   "licenseId",
   "isOsiApproved",
   "isFsfLibre",
   "isDeprecatedLicenseId",
   "isCustomLicense",
   "uuid",
   "components",
   "projects"
  ]
 },
 "BomImport": {
  "description": "One upload of a bill of materials.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
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
   "mediaType": {
    "type": "string"
   },
   "byteSize": {
    "type": "integer"
   },
   "format": {
    "type": "string"
   },
   "specVersion": {
    "type": "string"
   },
   "serialNumber": {
    "type": "string"
   },
   "bomVersion": {
    "type": "integer"
   },
   "components": {
    "type": "integer"
   },
   "services": {
    "type": "integer"
   },
   "receivedAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "processedAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "uuid",
   "token",
   "receivedAt"
  ]
 },
 "ProjectSums": {
  "description": "A project and the active projects below it, or the members of a collection, as far as the caller may see them, summed up.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "projects": {
    "type": "integer",
    "description": "How many were summed up, itself included unless it is a collection."
   },
   "components": {
    "type": "integer"
   },
   "vulnerableComponents": {
    "type": "integer"
   },
   "critical": {
    "type": "integer"
   },
   "high": {
    "type": "integer"
   },
   "medium": {
    "type": "integer"
   },
   "low": {
    "type": "integer"
   },
   "unassigned": {
    "type": "integer"
   },
   "vulnerabilities": {
    "type": "integer"
   },
   "findings": {
    "type": "integer"
   },
   "audited": {
    "type": "integer"
   },
   "suppressed": {
    "type": "integer"
   },
   "inheritedRiskScore": {
    "type": "number"
   },
   "lastBomImport": {
    "type": "integer",
    "description": "The latest of all. Epoch milliseconds."
   },
   "coverage": {
    "$ref": "#/components/schemas/CoverageCounts",
    "description": "Absent while a new BOM is still to be counted."
   }
  },
  "required": [
   "uuid",
   "projects",
   "components",
   "vulnerableComponents",
   "critical",
   "high",
   "medium",
   "low",
   "unassigned",
   "vulnerabilities",
   "findings",
   "audited",
   "suppressed",
   "inheritedRiskScore"
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
   {
    "type": "string",
    "description": "name"
   },
   {
    "type": [
     "string",
     "null"
    ],
    "description": "version"
   },
   {
    "type": [
     "string",
     "null"
    ],
    "description": "group"
   },
   {
    "type": [
     "string",
     "null"
    ],
    "description": "purlType"
   },
   {
    "type": "integer",
    "description": "critical"
   },
   {
    "type": "integer",
    "description": "high"
   },
   {
    "type": "integer",
    "description": "medium"
   },
   {
    "type": "integer",
    "description": "low"
   },
   {
    "type": "integer",
    "description": "unassigned"
   },
   {
    "type": "integer",
    "description": "flags"
   },
   {
    "type": [
     "string",
     "null"
    ],
    "description": "latestVersion"
   }
  ],
  "items": false,
  "minItems": 12
 },
 "ProjectGraph": {
  "description": "Small enough for 50,000 components: node 0 is the project, `edges` are pairs of positions in `nodes`, flat.",
  "type": "object",
  "properties": {
   "nodes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/GraphNode"
    }
   },
   "edges": {
    "type": "array",
    "items": {
     "type": "integer"
    }
   }
  },
  "required": [
   "nodes",
   "edges"
  ]
 },
 "SavedView": {
  "description": "How a user wants to see a list: filters, search, order, grouping and columns, under a name.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "list": {
    "type": "string",
    "description": "Of which list it is a view, such as `ProjectFindings`."
   },
   "name": {
    "type": "string",
    "description": "Unique among the views of the list that the user has."
   },
   "search": {
    "type": "string",
    "description": "What the address of the list holds behind the question mark."
   },
   "columns": {
    "type": "string",
    "description": "Ids of the columns in their order, between commas; those of the list without it."
   }
  },
  "required": [
   "uuid",
   "list",
   "name",
   "search"
  ]
 },
 "ServiceProject": {
  "description": "The project of a service.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "active": {
    "type": "boolean"
   }
  },
  "required": [
   "uuid",
   "name",
   "active"
  ]
 },
 "ListedService": {
  "description": "A service, as shown in the list of all projects.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "provider": {
    "type": "string",
    "description": "Its name."
   },
   "endpoints": {
    "type": "integer",
    "description": "How many it has."
   },
   "authenticated": {
    "type": "boolean",
    "description": "Absent when the BOM does not say it."
   },
   "crossesTrustBoundary": {
    "type": "boolean",
    "description": "Likewise."
   },
   "project": {
    "$ref": "#/components/schemas/ServiceProject"
   }
  },
  "required": [
   "uuid",
   "name",
   "endpoints",
   "project"
  ]
 },
 "ServiceGroup": {
  "description": "Services of one name, of one provider, or in one project.",
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "description": "Absent for services without a named provider."
   },
   "version": {
    "type": "string",
    "description": "Of a project."
   },
   "project": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of a group that is a project."
   },
   "services": {
    "type": "integer"
   },
   "projects": {
    "type": "integer"
   }
  },
  "required": [
   "services",
   "projects"
  ]
 },
 "ServiceAccount": {
  "description": "A pipeline or another program. What it may do follows from its teams.",
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "description": {
    "type": "string"
   },
   "suspended": {
    "type": "boolean",
    "description": "Its keys and tokens are refused."
   },
   "created": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastUsed": {
    "type": "integer",
    "description": "Of a key of it, or of a token that is still valid. Epoch milliseconds."
   },
   "apiKeys": {
    "type": "integer",
    "description": "How many API keys it has."
   },
   "teams": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ListedTeam"
    }
   }
  },
  "required": [
   "name",
   "suspended",
   "created",
   "apiKeys",
   "teams"
  ]
 },
 "NewServiceAccount": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "description": "What trails show; no user has it."
   },
   "description": {
    "type": "string"
   }
  }
 },
 "ServiceAccountChange": {
  "description": "All that is said of a service account. What is left out is taken away.",
  "type": "object",
  "properties": {
   "description": {
    "type": "string"
   },
   "suspended": {
    "type": "boolean"
   }
  }
 },
 "TeamTag": {
  "description": "A tag whose projects a team sees.",
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "projects": {
    "type": "integer",
    "description": "How many projects carry it now."
   }
  },
  "required": [
   "name",
   "projects"
  ]
 },
 "TeamProject": {
  "description": "A project that a team sees while portfolio access control is on.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "active": {
    "type": "boolean"
   },
   "origin": {
    "type": "string",
    "enum": [
     "MAPPED",
     "TAG",
     "PARENT"
    ],
    "description": "Why: it is mapped by hand, else by a tag of it, else inherited from a project above."
   }
  },
  "required": [
   "uuid",
   "name",
   "active",
   "origin"
  ]
 },
 "SignInQueue": {
  "description": "Passwords that wait to be checked by the node that answers.",
  "type": "object",
  "properties": {
   "waiting": {
    "type": "integer"
   },
   "seconds": {
    "type": "integer",
    "description": "Until all of them are checked, by estimate."
   }
  },
  "required": [
   "waiting",
   "seconds"
  ]
 },
 "UserSession": {
  "description": "A sign-in whose token is still valid.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "signedInAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastSeenAt": {
    "type": "integer",
    "description": "Time of the last request, to within half a minute. Epoch milliseconds."
   },
   "expiresAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "isCurrent": {
    "type": "boolean",
    "description": "Whether it is the session of the request."
   },
   "address": {
    "type": "string",
    "description": "The network address that signed in."
   },
   "userAgent": {
    "type": "string",
    "description": "How the client that signed in describes itself."
   }
  },
  "required": [
   "uuid",
   "signedInAt",
   "lastSeenAt",
   "expiresAt",
   "isCurrent"
  ]
 },
 "PasswordReset": {
  "type": "object",
  "properties": {
   "available": {
    "type": "boolean",
    "description": "Whether mail is set up, and it is known where people open the console."
   }
  },
  "required": [
   "available"
  ]
 },
 "PasswordResetRequest": {
  "type": "object",
  "properties": {
   "account": {
    "type": "string",
    "description": "A user name or an email address."
   }
  },
  "required": [
   "account"
  ]
 },
 "PasswordResetConfirmation": {
  "type": "object",
  "properties": {
   "token": {
    "type": "string"
   },
   "newPassword": {
    "type": "string"
   }
  },
  "required": [
   "token",
   "newPassword"
  ]
 },
 "SignIn": {
  "type": "object",
  "properties": {
   "username": {
    "type": "string"
   },
   "password": {
    "type": "string"
   }
  }
 },
 "SignInStep": {
  "description": "A session, or the step that comes before it.",
  "type": "object",
  "properties": {
   "token": {
    "type": "string",
    "description": "For `Authorization: Bearer`. Absent: there is another step."
   },
   "secondFactor": {
    "$ref": "#/components/schemas/SecondFactor"
   }
  }
 },
 "SecondFactor": {
  "description": "What has to be proved besides the password, within five minutes and at the first try.",
  "type": "object",
  "properties": {
   "challenge": {
    "type": "string",
    "description": "What a passkey signs; in base64url."
   },
   "rpId": {
    "type": "string",
    "description": "Whom the passkeys are for. Absent: no passkey can be used at this address."
   },
   "passkeys": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/PasskeyReference"
    },
    "description": "Those that can be used here."
   },
   "mustChangePassword": {
    "type": "boolean",
    "description": "Whether the answer has to bring a new password."
   }
  },
  "required": [
   "challenge",
   "passkeys",
   "mustChangePassword"
  ]
 },
 "PasskeyReference": {
  "type": "object",
  "properties": {
   "credentialId": {
    "type": "string",
    "description": "In base64url."
   },
   "transports": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "ble",
      "cable",
      "hybrid",
      "internal",
      "nfc",
      "smart-card",
      "usb"
     ]
    }
   }
  },
  "required": [
   "credentialId",
   "transports"
  ]
 },
 "SecondFactorAnswer": {
  "description": "Either what a passkey has signed, or a recovery code.",
  "type": "object",
  "properties": {
   "challenge": {
    "type": "string"
   },
   "passkey": {
    "$ref": "#/components/schemas/PasskeyAssertion"
   },
   "recoveryCode": {
    "type": "string"
   },
   "newPassword": {
    "type": "string"
   }
  }
 },
 "PasskeyAssertion": {
  "description": "What a passkey answers (WebAuthn: PublicKeyCredential of an assertion); all in base64url.",
  "type": "object",
  "properties": {
   "credentialId": {
    "type": "string"
   },
   "clientDataJson": {
    "type": "string"
   },
   "authenticatorData": {
    "type": "string"
   },
   "signature": {
    "type": "string"
   }
  }
 },
 "PasswordProof": {
  "type": "object",
  "properties": {
   "currentPassword": {
    "type": "string"
   }
  }
 },
 "PasskeyCreation": {
  "description": "What the browser has to be asked for (WebAuthn: PublicKeyCredentialCreationOptions).",
  "type": "object",
  "properties": {
   "challenge": {
    "type": "string",
    "description": "In base64url; counts once, for five minutes."
   },
   "rpId": {
    "type": "string"
   },
   "rpName": {
    "type": "string"
   },
   "userHandle": {
    "type": "string",
    "description": "In base64url."
   },
   "username": {
    "type": "string"
   },
   "displayName": {
    "type": "string"
   },
   "algorithms": {
    "type": "array",
    "items": {
     "type": "integer"
    },
    "description": "COSE algorithms, the preferred one first."
   },
   "excluded": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/PasskeyReference"
    },
    "description": "Passkeys that are there already."
   }
  },
  "required": [
   "challenge",
   "rpId",
   "rpName",
   "userHandle",
   "username",
   "displayName",
   "algorithms",
   "excluded"
  ]
 },
 "NewPasskey": {
  "description": "What the browser has made (WebAuthn: PublicKeyCredential of an attestation); in base64url.",
  "type": "object",
  "properties": {
   "challenge": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "credentialId": {
    "type": "string"
   },
   "clientDataJson": {
    "type": "string"
   },
   "attestationObject": {
    "type": "string"
   },
   "transports": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Those that WebAuthn has no name for are ignored."
   }
  }
 },
 "PasskeyName": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   }
  }
 },
 "Passkey": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "created": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastUsed": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "isBackedUp": {
    "type": "boolean",
    "description": "Whether its keeper copies it to other devices."
   },
   "rpId": {
    "type": "string",
    "description": "The host that it was made for."
   }
  },
  "required": [
   "uuid",
   "name",
   "created",
   "isBackedUp",
   "rpId"
  ]
 },
 "Passkeys": {
  "type": "object",
  "properties": {
   "passkeys": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Passkey"
    }
   },
   "recoveryCodesLeft": {
    "type": "integer"
   },
   "canAdd": {
    "type": "boolean",
    "description": "Whether the address of this request is one that passkeys can be made for."
   }
  },
  "required": [
   "passkeys",
   "recoveryCodesLeft",
   "canAdd"
  ]
 },
 "AddedPasskey": {
  "type": "object",
  "properties": {
   "passkey": {
    "$ref": "#/components/schemas/Passkey"
   },
   "recoveryCodes": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "With the first passkey. They are shown once."
   }
  },
  "required": [
   "passkey"
  ]
 },
 "RecoveryCodes": {
  "type": "object",
  "properties": {
   "codes": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "They are shown once."
   }
  },
  "required": [
   "codes"
  ]
 },
 "TeamPermission": {
  "description": "A permission of a team.",
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "enum": [
     "BOM_UPLOAD",
     "VIEW_PORTFOLIO",
     "PORTFOLIO_MANAGEMENT",
     "VIEW_VULNERABILITY",
     "VULNERABILITY_ANALYSIS",
     "VIEW_POLICY_VIOLATION",
     "VULNERABILITY_MANAGEMENT",
     "POLICY_VIOLATION_ANALYSIS",
     "ACCESS_MANAGEMENT",
     "SYSTEM_CONFIGURATION",
     "PROJECT_CREATION_UPLOAD",
     "POLICY_MANAGEMENT",
     "TAG_MANAGEMENT",
     "VIEW_BADGES"
    ]
   },
   "reach": {
    "type": "string",
    "enum": [
     "ALL",
     "TEAM"
    ]
   }
  },
  "required": [
   "name",
   "reach"
  ]
 },
 "TeamPermissionReach": {
  "description": "What a permission of a team holds for.",
  "type": "object",
  "properties": {
   "reach": {
    "type": "string",
    "enum": [
     "ALL",
     "TEAM"
    ],
    "description": "`ALL`: all projects that members see, and what is about no project. `TEAM`: projects that portfolio access control gives to the team."
   }
  }
 },
 "LimitedPermission": {
  "description": "A permission that a team holds for its own projects only.",
  "type": "object",
  "properties": {
   "team": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string",
    "description": "Of the team."
   },
   "permission": {
    "type": "string",
    "enum": [
     "BOM_UPLOAD",
     "VIEW_PORTFOLIO",
     "PORTFOLIO_MANAGEMENT",
     "VIEW_VULNERABILITY",
     "VULNERABILITY_ANALYSIS",
     "VIEW_POLICY_VIOLATION",
     "VULNERABILITY_MANAGEMENT",
     "POLICY_VIOLATION_ANALYSIS",
     "ACCESS_MANAGEMENT",
     "SYSTEM_CONFIGURATION",
     "PROJECT_CREATION_UPLOAD",
     "POLICY_MANAGEMENT",
     "TAG_MANAGEMENT",
     "VIEW_BADGES"
    ]
   }
  },
  "required": [
   "team",
   "name",
   "permission"
  ]
 },
 "Suspension": {
  "type": "object",
  "properties": {
   "suspended": {
    "type": "boolean"
   }
  },
  "required": [
   "suspended"
  ]
 },
 "DirectoryPerson": {
  "type": "object",
  "properties": {
   "username": {
    "type": "string",
    "description": "What they sign in with."
   },
   "dn": {
    "type": "string"
   },
   "email": {
    "type": "string"
   }
  },
  "required": [
   "username",
   "dn"
  ]
 },
 "OidcAuthorizationRequest": {
  "description": "Where the provider sends the browser back to.",
  "type": "object",
  "properties": {
   "redirectUri": {
    "type": "string"
   }
  }
 },
 "OidcAuthorization": {
  "description": "A sign-in that has begun. Whoever began it keeps all but the address until the provider calls back.",
  "type": "object",
  "properties": {
   "url": {
    "type": "string",
    "description": "Where the browser goes now."
   },
   "flow": {
    "type": "string",
    "enum": [
     "code",
     "implicit"
    ]
   },
   "state": {
    "type": "string"
   },
   "nonce": {
    "type": "string"
   },
   "codeVerifier": {
    "type": "string"
   }
  },
  "required": [
   "url",
   "flow",
   "state",
   "nonce",
   "codeVerifier"
  ]
 },
 "OidcCode": {
  "description": "What the provider called back with, and what was kept of the beginning.",
  "type": "object",
  "properties": {
   "redirectUri": {
    "type": "string"
   },
   "parameters": {
    "type": "string",
    "description": "The query of the address that was called."
   },
   "state": {
    "type": "string"
   },
   "nonce": {
    "type": "string"
   },
   "codeVerifier": {
    "type": "string"
   }
  }
 },
 "SubjectQuestion": {
  "description": "Somebody came under the name of a user with another subject than the one that is bound.",
  "type": "object",
  "properties": {
   "username": {
    "type": "string"
   },
   "boundSubject": {
    "type": "string",
    "description": "The one that is bound."
   },
   "askedSubject": {
    "type": "string",
    "description": "The one that has come."
   },
   "at": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "username",
   "askedSubject",
   "at"
  ]
 },
 "SubjectAnswer": {
  "type": "object",
  "properties": {
   "subjectIdentifier": {
    "type": "string",
    "description": "The one that was shown, so that nobody is taken for somebody who has come since."
   }
  }
 },
 "OidcGroupName": {
  "type": "object",
  "properties": {
   "displayName": {
    "type": "string"
   }
  }
 },
 "OidcGroupEntry": {
  "description": "A group of the provider.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string",
    "description": "As the provider has it."
   },
   "displayName": {
    "type": "string",
    "description": "What people call it."
   },
   "isNamedByHand": {
    "type": "boolean",
    "description": "Whether somebody entered the display name; the provider does not change it then."
   },
   "teams": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MappedTeam"
    }
   }
  },
  "required": [
   "uuid",
   "name",
   "isNamedByHand",
   "teams"
  ]
 },
 "MappedTeam": {
  "description": "A team that the members of a group join.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "mapping": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the mapping between them."
   }
  },
  "required": [
   "uuid",
   "name",
   "mapping"
  ]
 },
 "SignedIn": {
  "type": "object",
  "properties": {
   "token": {
    "type": "string",
    "description": "For `Authorization: Bearer`."
   }
  },
  "required": [
   "token"
  ]
 },
 "LdapUserTest": {
  "description": "A user, and settings as they would be; whatever is not named is taken as it is stored.",
  "type": "object",
  "properties": {
   "settings": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SettingChange"
    },
    "description": "A stored secret goes to the host that it was stored for, and to no other."
   },
   "username": {
    "type": "string"
   },
   "password": {
    "type": "string",
    "description": "Absent or empty: it is not tried."
   }
  }
 },
 "IdentityTest": {
  "description": "What came of trying out a directory or a provider, step by step.",
  "type": "object",
  "properties": {
   "ok": {
    "type": "boolean",
    "description": "Whether no step failed."
   },
   "host": {
    "type": "string",
    "description": "Absent: there is no address."
   },
   "steps": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/IdentityTestStep"
    }
   }
  },
  "required": [
   "ok",
   "steps"
  ]
 },
 "IdentityTestStep": {
  "description": "One step. When one fails, those behind it are skipped.",
  "type": "object",
  "properties": {
   "step": {
    "type": "string",
    "enum": [
     "NAME",
     "CONNECTION",
     "TLS",
     "ANSWER",
     "ACCOUNT",
     "BASE",
     "USER",
     "PASSWORD",
     "GROUPS",
     "ADMISSION",
     "TEAMS",
     "KEYS",
     "FLOW",
     "SCOPE",
     "CLAIMS"
    ]
   },
   "outcome": {
    "type": "string",
    "enum": [
     "OK",
     "FAILED",
     "SKIPPED"
    ]
   },
   "code": {
    "type": "string",
    "enum": [
     "NOT_REACHED",
     "NO_ADDRESS",
     "INVALID_ADDRESS",
     "LINK_LOCAL",
     "PRIVATE_REDIRECT",
     "HOST_NOT_ALLOWED",
     "IP_ADDRESS",
     "HOST_NOT_FOUND",
     "CONNECTION_REFUSED",
     "CONNECTION_LOST",
     "TIMED_OUT",
     "UNREACHABLE",
     "PROXY_REFUSED",
     "PLAIN_HTTP",
     "CERTIFICATE",
     "NO_TLS",
     "NO_ANSWER",
     "REFUSED",
     "NOT_FOUND",
     "SERVER_ERROR",
     "UNEXPECTED_STATUS",
     "WEB_PAGE",
     "UNEXPECTED_CONTENT",
     "REDIRECTED",
     "PACKAGE_NOT_FOUND",
     "NO_ACCOUNT",
     "CREDENTIALS_MISSING",
     "CREDENTIALS_REFUSED",
     "ACCESS_DENIED",
     "SECRET_WITHHELD",
     "SECRET_UNREADABLE",
     "LIMIT_REACHED",
     "NOT_STATED",
     "NOT_ENCRYPTED",
     "ENCRYPTION_REFUSED",
     "ENCRYPTION_REQUIRED",
     "NO_BASE",
     "BASE_NOT_FOUND",
     "INVALID_BASE",
     "INVALID_FILTER",
     "INVALID_ATTRIBUTE",
     "DIRECTORY_ERROR",
     "NONE_FOUND",
     "SEVERAL_FOUND",
     "NO_PASSWORD",
     "NOT_SYNCHRONIZED",
     "KNOWN_ACCOUNT",
     "NEW_ACCOUNT",
     "UNMAPPED_ACCOUNT",
     "OTHER_SUBJECT",
     "NOT_TRUSTED",
     "UNUSABLE",
     "OTHER_ISSUER",
     "NO_KEYS",
     "NOT_SUPPORTED",
     "NOT_LISTED"
    ],
    "description": "Why it failed or was skipped, or what is worth knowing."
   },
   "status": {
    "type": "integer",
    "description": "HTTP status of the answer."
   },
   "values": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "What was found, the first 100: names of entries, groups and teams; what is missing."
   },
   "total": {
    "type": "integer",
    "description": "How many were found in all."
   }
  },
  "required": [
   "step",
   "outcome"
  ]
 },
 "Setting": {
  "description": "A setting in the database, with what values it takes.",
  "type": "object",
  "properties": {
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "type": {
    "type": "string",
    "enum": [
     "BOOLEAN",
     "INTEGER",
     "NUMBER",
     "STRING",
     "ENCRYPTEDSTRING",
     "TIMESTAMP",
     "URL",
     "UUID"
    ]
   },
   "description": {
    "type": "string"
   },
   "isSet": {
    "type": "boolean",
    "description": "Whether it has a value; all that is told of a secret."
   },
   "value": {
    "type": "string",
    "description": "Never that of a secret."
   },
   "default": {
    "type": "string",
    "description": "Absent: without a value until somebody sets one."
   },
   "unit": {
    "type": "string",
    "enum": [
     "milliseconds",
     "seconds",
     "minutes",
     "hours",
     "days",
     "percent"
    ]
   },
   "min": {
    "type": "number"
   },
   "max": {
    "type": "number"
   },
   "choices": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "The only values that it takes."
   },
   "list": {
    "type": "string",
    "enum": [
     "json",
     "semicolons"
    ],
    "description": "Several texts, written as a JSON array or between semicolons."
   },
   "sentTo": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Of a secret: the settings of its group with the address that it is sent to. A change of the host must set the secret again or remove it."
   }
  },
  "required": [
   "group",
   "name",
   "type",
   "description",
   "isSet"
  ]
 },
 "SettingChange": {
  "description": "A new value of a setting.",
  "type": "object",
  "properties": {
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "value": {
    "type": "string",
    "description": "Absent, null or empty: the setting is cleared."
   }
  }
 },
 "Operations": {
  "description": "How the installation fares.",
  "type": "object",
  "properties": {
   "version": {
    "type": "string",
    "description": "Of Waybill."
   },
   "offline": {
    "type": "boolean",
    "description": "Whether nothing outside is asked."
   },
   "nodes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OperationsNode"
    },
    "description": "Processes that work on jobs."
   },
   "queues": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OperationsQueue"
    },
    "description": "Work that waits or runs, by kind."
   },
   "failures": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OperationsFailure"
    },
    "description": "Work that failed in the last seven days, by kind; the latest first."
   },
   "database": {
    "$ref": "#/components/schemas/OperationsDatabase"
   },
   "tables": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OperationsTable"
    },
    "description": "The 30 largest tables."
   },
   "statements": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OperationsStatement"
    },
    "description": "The 20 statements that took the most time in all. Absent: the database does not count them (pg_stat_statements)."
   },
   "growth": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OperationsDay"
    },
    "description": "Size of the database by day, the earliest first."
   },
   "sources": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OperationsSource"
    },
    "description": "Sources that are on and have been read, the one that was read longest ago first."
   }
  },
  "required": [
   "version",
   "offline",
   "nodes",
   "queues",
   "failures",
   "database",
   "tables",
   "growth",
   "sources"
  ]
 },
 "OperationsNode": {
  "type": "object",
  "properties": {
   "node": {
    "type": "string",
    "description": "Name of the process, anew with each start."
   },
   "seen": {
    "type": "integer",
    "description": "When it last said that it is alive. Epoch milliseconds."
   },
   "moved": {
    "type": "integer",
    "description": "When one of its jobs last began, ended or got further. Epoch milliseconds."
   },
   "idle": {
    "type": "integer",
    "description": "Workers that wait for a job."
   }
  },
  "required": [
   "node",
   "seen",
   "idle"
  ]
 },
 "OperationsQueue": {
  "type": "object",
  "properties": {
   "kind": {
    "type": "string"
   },
   "queued": {
    "type": "integer"
   },
   "running": {
    "type": "integer"
   },
   "oldest": {
    "type": "integer",
    "description": "Since when the one that has waited longest waits. Epoch milliseconds."
   }
  },
  "required": [
   "kind",
   "queued",
   "running"
  ]
 },
 "OperationsFailure": {
  "type": "object",
  "properties": {
   "kind": {
    "type": "string"
   },
   "count": {
    "type": "integer"
   },
   "latest": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "Why the latest failed."
   }
  },
  "required": [
   "kind",
   "count",
   "latest"
  ]
 },
 "OperationsDatabase": {
  "type": "object",
  "properties": {
   "version": {
    "type": "string",
    "description": "Of PostgreSQL."
   },
   "embedded": {
    "type": "boolean",
    "description": "Whether Waybill runs it itself."
   },
   "bytes": {
    "type": "integer"
   },
   "connections": {
    "type": "integer"
   },
   "maxConnections": {
    "type": "integer"
   },
   "freeBytes": {
    "type": "integer",
    "description": "Left on the disk of the data directory. Absent: the database lies elsewhere."
   }
  },
  "required": [
   "version",
   "embedded",
   "bytes",
   "connections",
   "maxConnections"
  ]
 },
 "OperationsTable": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "bytes": {
    "type": "integer",
    "description": "With its indexes."
   },
   "indexBytes": {
    "type": "integer"
   },
   "rows": {
    "type": "integer",
    "description": "As the database estimates."
   },
   "deadRows": {
    "type": "integer",
    "description": "That a cleanup will remove, as the database estimates."
   }
  },
  "required": [
   "name",
   "bytes",
   "indexBytes",
   "rows",
   "deadRows"
  ]
 },
 "OperationsStatement": {
  "type": "object",
  "properties": {
   "statement": {
    "type": "string",
    "description": "Without its values."
   },
   "calls": {
    "type": "integer"
   },
   "totalMs": {
    "type": "number"
   },
   "meanMs": {
    "type": "number"
   }
  },
  "required": [
   "statement",
   "calls",
   "totalMs",
   "meanMs"
  ]
 },
 "OperationsDay": {
  "type": "object",
  "properties": {
   "day": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "bytes": {
    "type": "integer"
   }
  },
  "required": [
   "day",
   "bytes"
  ]
 },
 "OperationsSource": {
  "type": "object",
  "properties": {
   "source": {
    "type": "string",
    "enum": [
     "nvd",
     "github",
     "osv",
     "epss",
     "kev",
     "euvd",
     "vulndb"
    ]
   },
   "title": {
    "type": "string"
   },
   "asOf": {
    "type": "integer",
    "description": "When it was last read, here or where the data came from. Epoch milliseconds."
   }
  },
  "required": [
   "source",
   "title",
   "asOf"
  ]
 },
 "ShareLinkInput": {
  "type": "object",
  "properties": {
   "label": {
    "type": "string",
    "description": "Whom the link is for."
   },
   "expiresAt": {
    "type": "integer",
    "description": "At most 366 days ahead. Epoch milliseconds."
   },
   "sbom": {
    "type": "boolean"
   },
   "vex": {
    "type": "boolean"
   }
  },
  "required": [
   "label",
   "expiresAt",
   "sbom",
   "vex"
  ]
 },
 "ShareLink": {
  "description": "A link by which people without an account read documents of a project.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "label": {
    "type": "string",
    "description": "Whom the link is for."
   },
   "sbom": {
    "type": "boolean",
    "description": "Whether it shows the BOM."
   },
   "vex": {
    "type": "boolean",
    "description": "Whether it shows the VEX."
   },
   "state": {
    "type": "string",
    "enum": [
     "ACTIVE",
     "EXPIRED",
     "REVOKED"
    ]
   },
   "createdBy": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "expiresAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "revokedAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastUsed": {
    "type": "integer",
    "description": "When something was last downloaded by it. Epoch milliseconds."
   },
   "uses": {
    "type": "integer",
    "description": "Downloads."
   }
  },
  "required": [
   "uuid",
   "label",
   "sbom",
   "vex",
   "state",
   "createdBy",
   "createdAt",
   "expiresAt",
   "uses"
  ]
 },
 "NewShareLink": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "label": {
    "type": "string",
    "description": "Whom the link is for."
   },
   "sbom": {
    "type": "boolean",
    "description": "Whether it shows the BOM."
   },
   "vex": {
    "type": "boolean",
    "description": "Whether it shows the VEX."
   },
   "state": {
    "type": "string",
    "enum": [
     "ACTIVE",
     "EXPIRED",
     "REVOKED"
    ]
   },
   "createdBy": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "expiresAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "revokedAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastUsed": {
    "type": "integer",
    "description": "When something was last downloaded by it. Epoch milliseconds."
   },
   "uses": {
    "type": "integer",
    "description": "Downloads."
   },
   "token": {
    "type": "string",
    "description": "The secret in the link. It is told this once."
   }
  },
  "required": [
   "uuid",
   "label",
   "sbom",
   "vex",
   "state",
   "createdBy",
   "createdAt",
   "expiresAt",
   "uses",
   "token"
  ]
 },
 "SharedRelease": {
  "description": "What a share link shows.",
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "sbom": {
    "type": "boolean"
   },
   "vex": {
    "type": "boolean"
   },
   "expiresAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "name",
   "sbom",
   "vex",
   "expiresAt"
  ]
 },
 "SourceProblem": {
  "description": "Why something could not be fetched.",
  "type": "object",
  "properties": {
   "code": {
    "type": "string",
    "enum": [
     "HOST_NOT_FOUND",
     "CONNECTION_REFUSED",
     "CONNECTION_LOST",
     "TIMED_OUT",
     "CERTIFICATE",
     "UNREACHABLE"
    ]
   },
   "host": {
    "type": "string"
   }
  },
  "required": [
   "code",
   "host"
  ]
 },
 "SourcePart": {
  "description": "A file or ecosystem of a source.",
  "type": "object",
  "properties": {
   "part": {
    "type": "string"
   },
   "records": {
    "type": "integer"
   },
   "lastSuccess": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastAttempt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "Why the latest attempt failed. What was imported before is kept."
   },
   "failure": {
    "type": "string",
    "enum": [
     "absent",
     "forbidden",
     "refused",
     "busy",
     "ill",
     "unreachable",
     "garbled",
     "corrupt",
     "excess",
     "secret_unreadable"
    ],
    "description": "The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here."
   },
   "problem": {
    "$ref": "#/components/schemas/SourceProblem",
    "description": "The same as a code, when the network was the reason."
   }
  },
  "required": [
   "part",
   "records"
  ]
 },
 "Source": {
  "description": "A vulnerability source.",
  "type": "object",
  "properties": {
   "source": {
    "type": "string",
    "enum": [
     "nvd",
     "github",
     "osv",
     "epss",
     "kev",
     "euvd",
     "vulndb"
    ]
   },
   "title": {
    "type": "string"
   },
   "enabled": {
    "type": "boolean",
    "description": "Whether the source is enabled."
   },
   "obstacle": {
    "type": "string",
    "enum": [
     "DISABLED",
     "NO_ECOSYSTEMS",
     "NO_TOKEN"
    ],
    "description": "Why it does not run."
   },
   "state": {
    "type": "string",
    "enum": [
     "idle",
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the latest run."
   },
   "progress": {
    "type": "number",
    "description": "0 to 100, of the latest run."
   },
   "stage": {
    "type": "string",
    "description": "The current step, as a word that clients translate."
   },
   "detail": {
    "$ref": "#/components/schemas/ProgressDetail"
   },
   "lastRun": {
    "type": "integer",
    "description": "Start of the latest run. Epoch milliseconds."
   },
   "lastSuccess": {
    "type": "integer",
    "description": "When one of its feeds was last imported without errors. Epoch milliseconds."
   },
   "nextRun": {
    "type": "integer",
    "description": "When the next scheduled run is due. Epoch milliseconds."
   },
   "records": {
    "type": "integer",
    "description": "Number of records imported from it."
   },
   "disagreeingRecords": {
    "type": "integer",
    "description": "How many of them have a package URL that is malformed or names another package than ecosystem and name, which count."
   },
   "error": {
    "type": "string",
    "description": "Why the latest run failed."
   },
   "failure": {
    "type": "string",
    "enum": [
     "absent",
     "forbidden",
     "refused",
     "busy",
     "ill",
     "unreachable",
     "garbled",
     "corrupt",
     "excess",
     "secret_unreadable"
    ],
    "description": "The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here."
   },
   "problem": {
    "$ref": "#/components/schemas/SourceProblem",
    "description": "The same as a code, when the network was the reason."
   },
   "warnings": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "parts": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SourcePart"
    },
    "description": "Its files or ecosystems."
   }
  },
  "required": [
   "source",
   "title",
   "enabled",
   "state",
   "progress",
   "records",
   "disagreeingRecords",
   "warnings",
   "parts"
  ]
 },
 "TagGroup": {
  "description": "Tags whose names begin alike.",
  "type": "object",
  "properties": {
   "prefix": {
    "type": "string",
    "description": "Absent for the tags without one."
   },
   "tags": {
    "type": "integer"
   }
  },
  "required": [
   "tags"
  ]
 },
 "ScheduledTask": {
  "description": "Work that comes round by itself.",
  "type": "object",
  "properties": {
   "kind": {
    "type": "string",
    "description": "Such as `source.mirror`; that of its tasks."
   },
   "subject": {
    "type": "string",
    "description": "What it is about, such as `nvd`."
   },
   "mode": {
    "type": "string",
    "enum": [
     "regular",
     "off",
     "as-needed"
    ],
    "description": "`regular` comes round in its interval, `off` does not as the settings are, `as-needed` starts when something waits for it."
   },
   "everyMs": {
    "type": "integer",
    "description": "Time between two starts, in milliseconds."
   },
   "setting": {
    "type": "string",
    "description": "The setting that says how often, such as `task-scheduler/ldap.sync.cadence`."
   },
   "state": {
    "type": "string",
    "enum": [
     "idle",
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the latest run."
   },
   "progress": {
    "type": "number",
    "description": "0 to 100, while it runs."
   },
   "lastRun": {
    "type": "integer",
    "description": "Start of the latest run. Epoch milliseconds."
   },
   "lastEnd": {
    "type": "integer",
    "description": "End of the latest run. Epoch milliseconds."
   },
   "nextRun": {
    "type": "integer",
    "description": "When the next run is due; now for what is overdue. Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "Why the latest run failed."
   }
  },
  "required": [
   "kind",
   "subject",
   "mode",
   "state"
  ]
 },
 "ProgressDetail": {
  "description": "Progress of a step, in numbers that clients put into words.",
  "type": "object",
  "properties": {
   "part": {
    "type": "string",
    "description": "The file or ecosystem being processed."
   },
   "unit": {
    "type": "string",
    "enum": [
     "bytes",
     "records",
     "items"
    ]
   },
   "done": {
    "type": "integer"
   },
   "total": {
    "type": "integer"
   },
   "changed": {
    "type": "integer",
    "description": "How many of the processed records were new or changed."
   }
  },
  "required": [
   "part",
   "unit",
   "done"
  ]
 },
 "TaskProject": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "Task": {
  "description": "A background task.",
  "type": "object",
  "properties": {
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "kind": {
    "type": "string",
    "description": "Such as `bom.process` or `source.mirror`."
   },
   "subject": {
    "type": "string",
    "description": "What it processes, where at most one task may exist for each."
   },
   "state": {
    "type": "string",
    "enum": [
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "progress": {
    "type": "number",
    "description": "0 to 100."
   },
   "stage": {
    "type": "string",
    "description": "The current step, as a word that clients translate."
   },
   "detail": {
    "$ref": "#/components/schemas/ProgressDetail"
   },
   "message": {
    "type": "string",
    "description": "The detail in English."
   },
   "error": {
    "type": "string",
    "description": "Why it failed, or why the last attempt failed."
   },
   "warnings": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "createdAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "startedAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "finishedAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "result": {
    "type": "object",
    "additionalProperties": {},
    "description": "The result. Its members depend on the kind. `awaits` lists the analyzers, as `AnalyzerIdentity`, that had not answered when a BOM upload or an analysis of a project ended."
   },
   "project": {
    "$ref": "#/components/schemas/TaskProject",
    "description": "The project that it is on."
   },
   "bulk": {
    "$ref": "#/components/schemas/BulkSummary",
    "description": "Where it is a bulk change."
   }
  },
  "required": [
   "token",
   "kind",
   "state",
   "progress",
   "warnings",
   "createdAt"
  ]
 },
 "ExchangedToken": {
  "description": "The answer of RFC 8693 §2.2.1.",
  "type": "object",
  "properties": {
   "access_token": {
    "type": "string",
    "description": "For `Authorization: Bearer`."
   },
   "issued_token_type": {
    "type": "string"
   },
   "token_type": {
    "type": "string",
    "description": "`Bearer`"
   },
   "expires_in": {
    "type": "integer",
    "description": "Seconds"
   }
  },
  "required": [
   "access_token",
   "issued_token_type",
   "token_type",
   "expires_in"
  ]
 },
 "TokenError": {
  "description": "The answer of RFC 6749 §5.2.",
  "type": "object",
  "properties": {
   "error": {
    "type": "string"
   },
   "error_description": {
    "type": "string"
   }
  },
  "required": [
   "error",
   "error_description"
  ]
 },
 "TokenRule": {
  "description": "Which tokens of an issuer become which service account.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "enabled": {
    "type": "boolean"
   },
   "account": {
    "type": "string",
    "description": "The name of the service account."
   },
   "issuer": {
    "type": "string",
    "description": "As the claim `iss` of its tokens has it; its keys are found by OpenID Connect Discovery."
   },
   "audience": {
    "type": "string",
    "description": "Must be in the claim `aud`."
   },
   "claims": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/TokenRuleClaim"
    },
    "description": "What the token must say besides, all of it. One must be exact, or a pattern that does not begin with a star."
   },
   "projects": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/LimitingProject"
    },
    "description": "The tokens see and change only these. Left out: all that the teams of the account may see."
   },
   "created": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastUsed": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "uuid",
   "name",
   "enabled",
   "account",
   "issuer",
   "audience",
   "claims",
   "created"
  ]
 },
 "TokenRuleClaim": {
  "type": "object",
  "properties": {
   "claim": {
    "type": "string",
    "description": "The name of a claim. Of one that is a list, an item must fit."
   },
   "value": {
    "type": "string"
   },
   "isPattern": {
    "type": "boolean",
    "description": "Whether `*` in the value stands for any characters."
   }
  },
  "required": [
   "claim",
   "value",
   "isPattern"
  ]
 },
 "VexReasonCount": {
  "type": "object",
  "properties": {
   "reason": {
    "type": "string",
    "enum": [
     "NO_VULNERABILITY_ID",
     "NO_STATUS",
     "UNKNOWN_STATUS",
     "NO_PRODUCT",
     "UNKNOWN_VULNERABILITY",
     "UNKNOWN_COMPONENT",
     "NOT_A_COMPONENT",
     "WITHIN_COMPONENT",
     "OTHER_PRODUCT",
     "PRODUCT_NOT_COMPARED",
     "OTHER_VERSION",
     "NO_FINDING",
     "SUPERSEDED"
    ]
   },
   "count": {
    "type": "integer"
   }
  },
  "required": [
   "reason",
   "count"
  ]
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
   "project": {
    "$ref": "#/components/schemas/TaskProject"
   },
   "sha256": {
    "type": "string",
    "description": "Of the document; absent, like its size, where it was received by an installation that moved in."
   },
   "byteSize": {
    "type": "integer"
   },
   "format": {
    "type": "string",
    "enum": [
     "CYCLONEDX",
     "OPENVEX",
     "CSAF"
    ]
   },
   "specVersion": {
    "type": "string"
   },
   "uploadedBy": {
    "type": "string",
    "description": "The user or API key."
   },
   "receivedAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "processedAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "statements": {
    "type": "integer",
    "description": "How many statements the document makes."
   },
   "applied": {
    "type": "integer",
    "description": "Statements that changed at least one analysis."
   },
   "kept": {
    "type": "integer",
    "description": "Statements whose component has no such finding; the analysis waits for it."
   },
   "unchanged": {
    "type": "integer",
    "description": "Statements that all findings agreed with already."
   },
   "notApplied": {
    "type": "integer"
   },
   "findings": {
    "type": "integer",
    "description": "Findings whose analysis was changed."
   },
   "reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/VexReasonCount"
    },
    "description": "Why statements were not applied, the most frequent first."
   },
   "isListed": {
    "type": "boolean",
    "description": "Whether its statements are listed; those of the ten newest documents of a project are."
   }
  },
  "required": [
   "token",
   "project",
   "receivedAt",
   "reasons",
   "isListed"
  ]
 },
 "VexStatement": {
  "description": "What became of a statement: what the document says about one vulnerability of one product.",
  "type": "object",
  "properties": {
   "position": {
    "type": "integer",
    "description": "In the document, from 1."
   },
   "path": {
    "type": "string",
    "description": "Its place in the document."
   },
   "vulnerability": {
    "type": "string",
    "description": "The ID that the document has."
   },
   "subject": {
    "type": "string",
    "description": "The component or product; absent when the project is meant."
   },
   "state": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED"
    ],
    "description": "What stands now; without a finding, or with several states, what the document says."
   },
   "outcome": {
    "type": "string",
    "enum": [
     "APPLIED",
     "KEPT",
     "UNCHANGED",
     "NOT_APPLIED"
    ]
   },
   "reason": {
    "type": "string",
    "enum": [
     "NO_VULNERABILITY_ID",
     "NO_STATUS",
     "UNKNOWN_STATUS",
     "NO_PRODUCT",
     "UNKNOWN_VULNERABILITY",
     "UNKNOWN_COMPONENT",
     "NOT_A_COMPONENT",
     "WITHIN_COMPONENT",
     "OTHER_PRODUCT",
     "PRODUCT_NOT_COMPARED",
     "OTHER_VERSION",
     "NO_FINDING",
     "SUPERSEDED"
    ],
    "description": "Why it was not applied."
   },
   "message": {
    "type": "string",
    "description": "The reason in English, with what it is about."
   },
   "findings": {
    "type": "integer",
    "description": "Findings whose analysis it changed."
   }
  },
  "required": [
   "position",
   "path",
   "outcome",
   "findings"
  ]
 },
 "VulnerabilitySummary": {
  "description": "A vulnerability as shown in lists, with the merged facts of its alias group.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ]
   },
   "cvss": {
    "type": "number"
   },
   "epssScore": {
    "type": "number"
   },
   "cveId": {
    "type": "string",
    "description": "The CVE of the alias group, whatever the ID of the record is."
   },
   "published": {
    "type": "string",
    "format": "date-time"
   },
   "cwes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Cwe"
    }
   },
   "aliases": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/VulnerabilityAlias"
    }
   },
   "rejected": {
    "type": "boolean"
   },
   "knownExploited": {
    "type": "boolean"
   },
   "origins": {
    "$ref": "#/components/schemas/FlawOrigins"
   },
   "affectedProjectCount": {
    "type": "integer"
   },
   "affectedActiveProjectCount": {
    "type": "integer"
   }
  },
  "required": [
   "uuid",
   "source",
   "vulnId",
   "severity",
   "cwes",
   "aliases",
   "rejected",
   "knownExploited",
   "origins",
   "affectedProjectCount",
   "affectedActiveProjectCount"
  ]
 },
 "VulnerabilityGroup": {
  "description": "Vulnerabilities of one severity, source or weakness; without any of these, those without a weakness.",
  "type": "object",
  "properties": {
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ],
    "description": "Of a severity."
   },
   "source": {
    "type": "string",
    "description": "Of a source."
   },
   "cwe": {
    "$ref": "#/components/schemas/Cwe",
    "description": "Of a weakness; a vulnerability with several is in the group of each."
   },
   "vulnerabilities": {
    "type": "integer"
   }
  },
  "required": [
   "vulnerabilities"
  ]
 },
 "FlawOverview": {
  "description": "A vulnerability with the merged facts of its alias group, and the projects affected by any of its records.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ]
   },
   "cvss": {
    "type": "number"
   },
   "epssScore": {
    "type": "number"
   },
   "scores": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/FlawScore"
    },
    "description": "By version of CVSS, the newest first."
   },
   "cveId": {
    "type": "string",
    "description": "The CVE of the alias group, whatever the ID of the record is."
   },
   "origins": {
    "$ref": "#/components/schemas/FlawOrigins"
   },
   "statedAliases": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "IDs that people entered as aliases of an internal vulnerability. All other aliases come from sources."
   },
   "affectedProjectCount": {
    "type": "integer"
   },
   "affectedActiveProjectCount": {
    "type": "integer"
   }
  },
  "required": [
   "uuid",
   "source",
   "vulnId",
   "severity",
   "scores",
   "origins",
   "statedAliases",
   "affectedProjectCount",
   "affectedActiveProjectCount"
  ]
 },
 "FlawProject": {
  "description": "A project that a vulnerability affects, whichever record of its alias group matches.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "active": {
    "type": "boolean"
   },
   "dependencyGraphAvailable": {
    "type": "boolean"
   },
   "affectedComponentUuids": {
    "type": "array",
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
    }
   },
   "vulnerability": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "The record that matches; if several do, its own before those of its aliases."
   }
  },
  "required": [
   "uuid",
   "name",
   "active",
   "dependencyGraphAvailable",
   "affectedComponentUuids",
   "vulnerability"
  ]
 },
 "FlawRecord": {
  "description": "The record of one source about a vulnerability.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "isDescribed": {
    "type": "boolean",
    "description": "Whether the record has a description or details."
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ],
    "description": "UNASSIGNED when the record has none."
   },
   "cvss": {
    "type": "number"
   },
   "cvssVector": {
    "type": "string"
   },
   "published": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "updated": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "rejected": {
    "type": "integer",
    "description": "When the record was withdrawn. Epoch milliseconds."
   }
  },
  "required": [
   "uuid",
   "source",
   "vulnId",
   "isDescribed",
   "severity"
  ]
 },
 "WhyStep": {
  "type": "object",
  "properties": {
   "code": {
    "type": "string"
   },
   "data": {
    "type": "object",
    "additionalProperties": {}
   }
  },
  "required": [
   "code",
   "data"
  ]
 },
 "WhyRecord": {
  "description": "How one record was evaluated. `steps` are machine-readable; clients put them into words.",
  "type": "object",
  "properties": {
   "feed": {
    "type": "string"
   },
   "recordId": {
    "type": "string"
   },
   "modified": {
    "type": "string",
    "format": "date-time",
    "description": "When the record was last changed, according to its source."
   },
   "verdict": {
    "type": "string",
    "enum": [
     "affected",
     "not_affected",
     "cannot_tell"
    ]
   },
   "steps": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/WhyStep"
    }
   }
  },
  "required": [
   "feed",
   "recordId",
   "verdict",
   "steps"
  ]
 },
 "WhyVulnerability": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "source",
   "vulnId"
  ]
 },
 "WhyAnswer": {
  "description": "What an external analyzer, or the fuzzy match, says of the component.",
  "type": "object",
  "properties": {
   "analyzer": {
    "type": "string"
   },
   "reported": {
    "type": "boolean",
    "description": "Whether it reports the vulnerability."
   },
   "since": {
    "type": "integer",
    "description": "Since when it reports it. Epoch milliseconds."
   },
   "answeredAt": {
    "type": "integer",
    "description": "When it last answered about the component. Epoch milliseconds."
   },
   "alternateIdentifier": {
    "type": "string",
    "description": "Its own ID for the vulnerability."
   },
   "referenceUrl": {
    "type": "string"
   },
   "matchedAs": {
    "type": "string",
    "description": "Of a fuzzy match: the CPE that the component was taken for."
   }
  },
  "required": [
   "analyzer",
   "reported"
  ]
 },
 "WhyMatch": {
  "type": "object",
  "properties": {
   "firstSeen": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "analyzers": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "required": [
   "firstSeen",
   "analyzers"
  ]
 },
 "PastMatch": {
  "type": "object",
  "properties": {
   "firstSeen": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "goneAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "reason": {
    "type": "string",
    "description": "What its record did: `withdrawn`, `rejected`, or `narrowed` to other versions; or `unreported`, when an external analyzer no longer reports it."
   },
   "feed": {
    "type": "string",
    "description": "Whose record that is."
   },
   "recordDate": {
    "type": "integer",
    "description": "Since when, according to the record. Epoch milliseconds."
   }
  },
  "required": [
   "firstSeen",
   "goneAt"
  ]
 },
 "Why": {
  "description": "Why there is a match, or why there is none.",
  "type": "object",
  "properties": {
   "component": {
    "$ref": "#/components/schemas/AuditFindingComponent"
   },
   "vulnerability": {
    "$ref": "#/components/schemas/WhyVulnerability"
   },
   "verdict": {
    "type": "string",
    "enum": [
     "affected",
     "not_affected",
     "cannot_tell"
    ]
   },
   "records": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/WhyRecord"
    }
   },
   "answers": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/WhyAnswer"
    },
    "description": "What external analyzers that were asked say, and what the fuzzy match found."
   },
   "fixedIn": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Versions that fix it, the lowest first: ends of ranges that no other range takes in."
   },
   "match": {
    "$ref": "#/components/schemas/WhyMatch",
    "description": "The stored match, if any."
   },
   "analysisState": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED"
    ],
    "description": "What was decided about it, if anything: also of what is no finding."
   },
   "past": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/PastMatch"
    },
    "description": "Earlier matches that ended."
   },
   "blindSpots": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/WhyStep"
    },
    "description": "Coverage gaps of its identifiers, and what makes the answer less certain."
   }
  },
  "required": [
   "component",
   "vulnerability",
   "verdict",
   "records",
   "answers",
   "fixedIn",
   "past",
   "blindSpots"
  ]
 },
 "FoundProject": {
  "description": "The project of something that was found.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "deleted": {
    "type": "boolean",
    "description": "It was deleted. Shown only to callers who can access all projects."
   },
   "hasGraph": {
    "type": "boolean",
    "description": "It has a dependency graph."
   }
  },
  "required": [
   "uuid",
   "name",
   "hasGraph"
  ]
 },
 "FoundComponent": {
  "description": "A component of a project, or one that was there.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "cpe": {
    "type": "string"
   },
   "swidTagId": {
    "type": "string"
   },
   "latestVersion": {
    "type": "string",
    "description": "Of its package, as far as that is known."
   },
   "license": {
    "type": "string",
    "description": "ID, name, or expression."
   },
   "licenseId": {
    "type": "string",
    "description": "Where it is a license of the list."
   },
   "isInternal": {
    "type": "boolean"
   },
   "project": {
    "$ref": "#/components/schemas/FoundProject"
   },
   "findings": {
    "$ref": "#/components/schemas/SeverityCounts",
    "description": "Only of those that are there."
   },
   "coverage": {
    "type": "string",
    "enum": [
     "COVERED",
     "PARTLY_COVERED",
     "NOT_COVERED",
     "INTERNAL",
     "EMPTY"
    ],
    "description": "Only of those that are there."
   },
   "riskScore": {
    "type": "number",
    "description": "Only of those that are there."
   },
   "firstSeen": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastSeen": {
    "type": "integer",
    "description": "When it left its project. Epoch milliseconds."
   }
  },
  "required": [
   "uuid",
   "name",
   "isInternal",
   "project",
   "firstSeen"
  ]
 },
 "FoundGroup": {
  "description": "Components that were found, by what they have in common.",
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "project": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of a group that is a project."
   },
   "projectDeleted": {
    "type": "boolean",
    "description": "Of a group that is a deleted project."
   },
   "components": {
    "type": "integer"
   },
   "projects": {
    "type": "integer"
   }
  },
  "required": [
   "name",
   "components",
   "projects"
  ]
 },
 "SearchHit": {
  "description": "Something that a search leads to.",
  "type": "object",
  "properties": {
   "id": {
    "type": "string",
    "description": "UUID, license ID, or source and ID of a vulnerability."
   },
   "label": {
    "type": "string"
   },
   "detail": {
    "type": "string"
   },
   "similar": {
    "type": "boolean",
    "description": "It is only spelled almost like that."
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ],
    "description": "Of a vulnerability."
   },
   "projects": {
    "type": "integer",
    "description": "How many active projects a vulnerability concerns, of those that the caller sees."
   }
  },
  "required": [
   "id",
   "label"
  ]
 },
 "SearchHits": {
  "description": "What a search leads to, by kind, the best first.",
  "type": "object",
  "properties": {
   "projects": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SearchHit"
    }
   },
   "components": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SearchHit"
    },
    "description": "Names of components, with their group."
   },
   "vulnerabilities": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SearchHit"
    }
   },
   "licenses": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SearchHit"
    }
   },
   "services": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SearchHit"
    }
   }
  },
  "required": [
   "projects",
   "components",
   "vulnerabilities",
   "licenses",
   "services"
  ]
 },
 "ComponentRelease": {
  "type": "object",
  "properties": {
   "repository": {
    "type": "string",
    "description": "The repository that says so; absent when none was asked yet."
   },
   "lastCheck": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "published": {
    "type": "integer",
    "description": "Absent where the repository tells no date. Epoch milliseconds."
   },
   "oversized": {
    "$ref": "#/components/schemas/OversizedAnswer",
    "description": "The repository that sends more for the package than Waybill reads; absent when none does."
   },
   "integrity": {
    "type": "string",
    "enum": [
     "MATCH",
     "MISMATCH",
     "UNKNOWN"
    ]
   },
   "gap": {
    "type": "string",
    "enum": [
     "NOT_ASKED",
     "NOT_PUBLISHED",
     "NO_HASHES",
     "OTHER_ALGORITHMS"
    ],
    "description": "Why the integrity is unknown."
   },
   "hashes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ComparedHash"
    },
    "description": "The hashes of the component that the repository publishes as well."
   }
  },
  "required": [
   "integrity",
   "hashes"
  ]
 },
 "OversizedAnswer": {
  "description": "A repository whose answer for a package was given up because it is too large.",
  "type": "object",
  "properties": {
   "repository": {
    "type": "string"
   },
   "askedAgain": {
    "type": "integer",
    "description": "It is not asked for the package before. Epoch milliseconds."
   }
  },
  "required": [
   "repository",
   "askedAgain"
  ]
 },
 "ComparedHash": {
  "type": "object",
  "properties": {
   "algorithm": {
    "type": "string"
   },
   "isPublished": {
    "type": "boolean",
    "description": "Whether it is the one that was published."
   }
  },
  "required": [
   "algorithm",
   "isPublished"
  ]
 },
 "FoldedProject": {
  "description": "A project in the version that stands for all its versions: the latest one, else the newest.",
  "type": "object",
  "properties": {
   "author": {
    "type": "string"
   },
   "publisher": {
    "type": "string"
   },
   "manufacturer": {
    "$ref": "#/components/schemas/OrganizationalEntity"
   },
   "supplier": {
    "$ref": "#/components/schemas/OrganizationalEntity"
   },
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "description": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "classifier": {
    "type": "string",
    "enum": [
     "NONE",
     "APPLICATION",
     "FRAMEWORK",
     "LIBRARY",
     "CONTAINER",
     "OPERATING_SYSTEM",
     "DEVICE",
     "FIRMWARE",
     "FILE",
     "PLATFORM",
     "DEVICE_DRIVER",
     "MACHINE_LEARNING_MODEL",
     "DATA"
    ]
   },
   "cpe": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   },
   "swidTagId": {
    "type": "string"
   },
   "directDependencies": {
    "type": "string"
   },
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "parent": {
    "$ref": "#/components/schemas/ProjectReference"
   },
   "children": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NestedProject"
    }
   },
   "properties": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ProjectProperty"
    }
   },
   "tags": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Tag"
    }
   },
   "lastBomImport": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastBomImportFormat": {
    "type": "string"
   },
   "lastInheritedRiskScore": {
    "type": "number"
   },
   "active": {
    "type": "boolean"
   },
   "externalReferences": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ExternalReference"
    }
   },
   "metadata": {
    "$ref": "#/components/schemas/ProjectMetadata"
   },
   "bomRef": {
    "type": "string"
   },
   "metrics": {
    "$ref": "#/components/schemas/ProjectMetrics"
   },
   "coverage": {
    "$ref": "#/components/schemas/CoverageCounts",
    "description": "Waybill's own. In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted."
   },
   "versions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ProjectVersion"
    }
   },
   "authors": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/OrganizationalContact"
    }
   },
   "isLatest": {
    "type": "boolean"
   },
   "collectionLogic": {
    "type": "string",
    "enum": [
     "NONE",
     "AGGREGATE_DIRECT_CHILDREN",
     "AGGREGATE_DIRECT_CHILDREN_WITH_TAG",
     "AGGREGATE_LATEST_VERSION_CHILDREN"
    ]
   },
   "collectionTag": {
    "$ref": "#/components/schemas/Tag"
   },
   "lastVulnerabilityAnalysis": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "versionCount": {
    "type": "integer",
    "description": "How many versions the filter leaves."
   }
  },
  "required": [
   "name",
   "uuid",
   "tags",
   "active",
   "isLatest",
   "collectionLogic",
   "versionCount"
  ]
 },
 "ProjectTagging": {
  "description": "Tags for many projects.",
  "type": "object",
  "properties": {
   "selection": {
    "$ref": "#/components/schemas/BulkSelection"
   },
   "add": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Tags that the projects get."
   },
   "remove": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Tags that are taken from them."
   }
  }
 },
 "ProjectActivation": {
  "description": "Whether many projects are worked on.",
  "type": "object",
  "properties": {
   "selection": {
    "$ref": "#/components/schemas/BulkSelection"
   },
   "active": {
    "type": "boolean"
   }
  }
 },
 "ProjectMove": {
  "description": "A new place in the tree for many projects.",
  "type": "object",
  "properties": {
   "selection": {
    "$ref": "#/components/schemas/BulkSelection"
   },
   "parent": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Left out or null: they go to the top."
   }
  }
 },
 "ProjectSelection": {
  "description": "Projects of a list.",
  "type": "object",
  "properties": {
   "selection": {
    "$ref": "#/components/schemas/BulkSelection"
   }
  }
 },
 "ComponentSelection": {
  "description": "Components.",
  "type": "object",
  "properties": {
   "selection": {
    "$ref": "#/components/schemas/BulkSelection"
   }
  }
 },
 "ServiceSelection": {
  "description": "Services.",
  "type": "object",
  "properties": {
   "selection": {
    "$ref": "#/components/schemas/BulkSelection"
   }
  }
 },
 "ProjectOfDeletion": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "components": {
    "type": "integer",
    "description": "Those that were chosen."
   }
  },
  "required": [
   "uuid",
   "name",
   "components"
  ]
 },
 "ComponentDeletionPreview": {
  "description": "What goes when components are deleted.",
  "type": "object",
  "properties": {
   "components": {
    "type": "integer",
    "description": "Those that were chosen."
   },
   "projects": {
    "type": "integer"
   },
   "most": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ProjectOfDeletion"
    },
    "description": "The projects with the most of them, at most five."
   }
  },
  "required": [
   "components",
   "projects",
   "most"
  ]
 },
 "ProjectDeletionPreview": {
  "description": "What goes when projects are deleted.",
  "type": "object",
  "properties": {
   "projects": {
    "type": "integer",
    "description": "Those that were chosen and can be deleted."
   },
   "refused": {
    "type": "integer",
    "description": "Chosen projects that stay: their deletion would reach beyond what the caller has access to."
   },
   "below": {
    "type": "integer",
    "description": "Those below them that were not chosen themselves."
   },
   "components": {
    "type": "integer"
   },
   "findings": {
    "type": "integer"
   },
   "analyses": {
    "type": "integer",
    "description": "Findings that somebody has analyzed."
   },
   "violations": {
    "type": "integer",
    "description": "Suppressed or not. Absent without the permission VIEW_POLICY_VIOLATION."
   },
   "services": {
    "type": "integer"
   }
  },
  "required": [
   "projects",
   "refused",
   "below",
   "components",
   "findings",
   "analyses",
   "services"
  ]
 },
 "ComponentChangeCounts": {
  "type": "object",
  "properties": {
   "added": {
    "type": "integer"
   },
   "removed": {
    "type": "integer"
   },
   "changed": {
    "type": "integer",
    "description": "Present in both, in another version."
   },
   "unchanged": {
    "type": "integer"
   }
  },
  "required": [
   "added",
   "removed",
   "changed",
   "unchanged"
  ]
 },
 "FindingChangeCounts": {
  "type": "object",
  "properties": {
   "new": {
    "type": "integer"
   },
   "gone": {
    "type": "integer"
   },
   "still": {
    "type": "integer"
   }
  },
  "required": [
   "new",
   "gone",
   "still"
  ]
 },
 "LicenseChangeCounts": {
  "type": "object",
  "properties": {
   "added": {
    "type": "integer"
   },
   "removed": {
    "type": "integer"
   },
   "kept": {
    "type": "integer"
   }
  },
  "required": [
   "added",
   "removed",
   "kept"
  ]
 },
 "Comparison": {
  "description": "How two projects differ, in numbers.",
  "type": "object",
  "properties": {
   "from": {
    "$ref": "#/components/schemas/ProjectReference"
   },
   "to": {
    "$ref": "#/components/schemas/ProjectReference"
   },
   "components": {
    "$ref": "#/components/schemas/ComponentChangeCounts"
   },
   "findings": {
    "$ref": "#/components/schemas/FindingChangeCounts",
    "description": "Without suppressed ones. Absent without the permission VIEW_VULNERABILITY."
   },
   "violations": {
    "$ref": "#/components/schemas/FindingChangeCounts",
    "description": "Without suppressed ones. Absent without the permission VIEW_POLICY_VIOLATION."
   },
   "licenses": {
    "$ref": "#/components/schemas/LicenseChangeCounts"
   }
  },
  "required": [
   "from",
   "to",
   "components",
   "licenses"
  ]
 },
 "ComparedComponentSide": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "version": {
    "type": "string"
   },
   "vulnerabilities": {
    "type": "integer"
   }
  },
  "required": [
   "uuid",
   "vulnerabilities"
  ]
 },
 "ComparedComponent": {
  "description": "What became of a component from one project to the other. Its version does not count in telling it again.",
  "type": "object",
  "properties": {
   "change": {
    "type": "string",
    "enum": [
     "ADDED",
     "REMOVED",
     "CHANGED",
     "UNCHANGED"
    ]
   },
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "packageType": {
    "type": "string",
    "description": "Type of its package URL."
   },
   "from": {
    "$ref": "#/components/schemas/ComparedComponentSide",
    "description": "As it is in the project that is compared with."
   },
   "to": {
    "$ref": "#/components/schemas/ComparedComponentSide",
    "description": "As it is in the project that is compared."
   }
  },
  "required": [
   "change",
   "name"
  ]
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
   "versions": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "The versions of the component that are affected."
   },
   "state": {
    "type": "string",
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED"
    ]
   },
   "isSuppressed": {
    "type": "boolean"
   }
  },
  "required": [
   "uuid",
   "versions",
   "state",
   "isSuppressed"
  ]
 },
 "ComparedVulnerability": {
  "description": "The most urgent record of an alias group, with the merged facts of all of them.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "source": {
    "type": "string"
   },
   "vulnId": {
    "type": "string"
   },
   "cveId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "severity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ]
   },
   "cvss": {
    "type": "number"
   },
   "epssScore": {
    "type": "number"
   },
   "exploited": {
    "type": "boolean",
    "description": "It is a known exploited one."
   }
  },
  "required": [
   "uuid",
   "source",
   "vulnId",
   "severity",
   "exploited"
  ]
 },
 "ComparedFinding": {
  "description": "What became of a vulnerability of a component. The records of an alias group count as one.",
  "type": "object",
  "properties": {
   "change": {
    "type": "string",
    "enum": [
     "NEW",
     "GONE",
     "STILL"
    ]
   },
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "vulnerability": {
    "$ref": "#/components/schemas/ComparedVulnerability"
   },
   "from": {
    "$ref": "#/components/schemas/ComparedFindingSide",
    "description": "As it is in the project that is compared with."
   },
   "to": {
    "$ref": "#/components/schemas/ComparedFindingSide",
    "description": "As it is in the project that is compared."
   }
  },
  "required": [
   "change",
   "name",
   "vulnerability"
  ]
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
   "versions": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "The versions that violate it."
   },
   "state": {
    "type": "string",
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET"
    ]
   },
   "isSuppressed": {
    "type": "boolean"
   }
  },
  "required": [
   "uuid",
   "versions",
   "state",
   "isSuppressed"
  ]
 },
 "ComparedViolation": {
  "description": "What became of a condition that a component violates. The version of the component does not count in telling it again.",
  "type": "object",
  "properties": {
   "change": {
    "type": "string",
    "enum": [
     "NEW",
     "GONE",
     "STILL"
    ]
   },
   "group": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "type": {
    "type": "string",
    "enum": [
     "LICENSE",
     "SECURITY",
     "OPERATIONAL"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "INFO",
     "WARN",
     "FAIL"
    ]
   },
   "policy": {
    "$ref": "#/components/schemas/ViolatedPolicy"
   },
   "condition": {
    "$ref": "#/components/schemas/ViolatedCondition"
   },
   "from": {
    "$ref": "#/components/schemas/ComparedViolationSide",
    "description": "As it is in the project that is compared with."
   },
   "to": {
    "$ref": "#/components/schemas/ComparedViolationSide",
    "description": "As it is in the project that is compared."
   }
  },
  "required": [
   "change",
   "name",
   "type",
   "state",
   "policy",
   "condition"
  ]
 },
 "ComparedLicense": {
  "description": "What became of a license, by the components that have it.",
  "type": "object",
  "properties": {
   "change": {
    "type": "string",
    "enum": [
     "ADDED",
     "REMOVED",
     "KEPT"
    ]
   },
   "name": {
    "type": "string"
   },
   "licenseId": {
    "type": "string",
    "description": "Where it is a known license."
   },
   "fromComponents": {
    "type": "integer"
   },
   "toComponents": {
    "type": "integer"
   }
  },
  "required": [
   "change",
   "name",
   "fromComponents",
   "toComponents"
  ]
 },
 "ReportProject": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "description": {
    "type": "string"
   },
   "classifier": {
    "type": "string",
    "enum": [
     "NONE",
     "APPLICATION",
     "FRAMEWORK",
     "LIBRARY",
     "CONTAINER",
     "OPERATING_SYSTEM",
     "DEVICE",
     "FIRMWARE",
     "FILE",
     "PLATFORM",
     "DEVICE_DRIVER",
     "MACHINE_LEARNING_MODEL",
     "DATA"
    ]
   },
   "active": {
    "type": "boolean"
   },
   "members": {
    "type": "integer",
    "description": "Of a collection: how many projects it is made of, as far as the caller may see them."
   },
   "lastBomImport": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "lastBomImportFormat": {
    "type": "string"
   },
   "lastVulnerabilityAnalysis": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "uuid",
   "name",
   "active"
  ]
 },
 "ReportSource": {
  "description": "A vulnerability source that is enabled or has been imported.",
  "type": "object",
  "properties": {
   "title": {
    "type": "string"
   },
   "enabled": {
    "type": "boolean"
   },
   "lastSuccess": {
    "type": "integer",
    "description": "Absent when it has never been imported. Epoch milliseconds."
   },
   "parts": {
    "type": "integer",
    "description": "Feeds or ecosystems that it is read in."
   },
   "failedParts": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Those whose last run failed, so that their records may be old or missing."
   },
   "failed": {
    "type": "boolean",
    "description": "Whether the last run of any part failed."
   }
  },
  "required": [
   "title",
   "enabled",
   "parts",
   "failedParts",
   "failed"
  ]
 },
 "ReportComponent": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "fixedIn": {
    "type": "string",
    "description": "The lowest version with a fix, when a record lists one."
   },
   "project": {
    "type": "string",
    "description": "Of a collection: name and version of the project that has it."
   }
  },
  "required": [
   "name"
  ]
 },
 "ReportVulnerability": {
  "description": "An open vulnerability with the merged facts of its alias group.",
  "type": "object",
  "properties": {
   "vulnerability": {
    "$ref": "#/components/schemas/FlawSummary"
   },
   "components": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReportComponent"
    },
    "description": "A few of them, by name."
   },
   "componentCount": {
    "type": "integer"
   }
  },
  "required": [
   "vulnerability",
   "components",
   "componentCount"
  ]
 },
 "ReportVulnerabilities": {
  "description": "Neither suppressed nor resolved, a false positive, or not affecting the project.",
  "type": "object",
  "properties": {
   "total": {
    "type": "integer"
   },
   "critical": {
    "type": "integer"
   },
   "high": {
    "type": "integer"
   },
   "medium": {
    "type": "integer"
   },
   "low": {
    "type": "integer"
   },
   "info": {
    "type": "integer"
   },
   "unassigned": {
    "type": "integer"
   },
   "exploited": {
    "type": "integer",
    "description": "Known exploited ones."
   },
   "rows": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReportVulnerability"
    },
    "description": "The most urgent ones, at most 1,000."
   }
  },
  "required": [
   "total",
   "critical",
   "high",
   "medium",
   "low",
   "info",
   "unassigned",
   "exploited",
   "rows"
  ]
 },
 "ReportAnalysis": {
  "description": "What was stated about a finding, and why.",
  "type": "object",
  "properties": {
   "component": {
    "$ref": "#/components/schemas/ReportComponent"
   },
   "vulnerability": {
    "$ref": "#/components/schemas/FlawSummary"
   },
   "analysis": {
    "$ref": "#/components/schemas/Analysis",
    "description": "With its latest comments, at most 10."
   },
   "commentCount": {
    "type": "integer"
   },
   "updated": {
    "type": "integer",
    "description": "Epoch milliseconds."
   }
  },
  "required": [
   "component",
   "vulnerability",
   "analysis",
   "commentCount",
   "updated"
  ]
 },
 "ReportAnalyses": {
  "type": "object",
  "properties": {
   "total": {
    "type": "integer"
   },
   "rows": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReportAnalysis"
    },
    "description": "The most urgent ones, at most 500."
   }
  },
  "required": [
   "total",
   "rows"
  ]
 },
 "ReportViolation": {
  "description": "A violated condition of a policy.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "type": {
    "type": "string",
    "enum": [
     "LICENSE",
     "SECURITY",
     "OPERATIONAL"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "INFO",
     "WARN",
     "FAIL"
    ],
    "description": "That of its policy."
   },
   "policy": {
    "$ref": "#/components/schemas/ViolatedPolicy"
   },
   "condition": {
    "$ref": "#/components/schemas/ViolatedCondition"
   },
   "component": {
    "$ref": "#/components/schemas/ReportComponent"
   },
   "since": {
    "type": "integer",
    "description": "Since when it is violated without a break. Epoch milliseconds."
   },
   "analysis": {
    "type": "string",
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET"
    ]
   }
  },
  "required": [
   "uuid",
   "type",
   "state",
   "policy",
   "condition",
   "component",
   "since",
   "analysis"
  ]
 },
 "ReportViolations": {
  "description": "Open policy violations, which are neither suppressed nor approved, and how many others there are.",
  "type": "object",
  "properties": {
   "total": {
    "type": "integer"
   },
   "fail": {
    "type": "integer"
   },
   "warn": {
    "type": "integer"
   },
   "info": {
    "type": "integer"
   },
   "approved": {
    "type": "integer",
    "description": "Without suppressed ones."
   },
   "suppressed": {
    "type": "integer"
   },
   "rows": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReportViolation"
    },
    "description": "The gravest open ones, at most 1,000."
   }
  },
  "required": [
   "total",
   "fail",
   "warn",
   "info",
   "approved",
   "suppressed",
   "rows"
  ]
 },
 "ReportLicense": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "description": "SPDX ID, expression, or name."
   },
   "components": {
    "type": "integer"
   }
  },
  "required": [
   "name",
   "components"
  ]
 },
 "ReportLicenses": {
  "type": "object",
  "properties": {
   "total": {
    "type": "integer",
    "description": "Different licenses."
   },
   "unlicensed": {
    "type": "integer",
    "description": "Components without a license."
   },
   "rows": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReportLicense"
    },
    "description": "The most common ones, at most 100."
   }
  },
  "required": [
   "total",
   "unlicensed",
   "rows"
  ]
 },
 "ProjectReport": {
  "description": "The state of a project.",
  "type": "object",
  "properties": {
   "project": {
    "$ref": "#/components/schemas/ReportProject"
   },
   "created": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "createdBy": {
    "type": "string"
   },
   "recipient": {
    "type": "string"
   },
   "sources": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReportSource"
    }
   },
   "metrics": {
    "$ref": "#/components/schemas/ProjectMetrics"
   },
   "vulnerabilities": {
    "$ref": "#/components/schemas/ReportVulnerabilities",
    "description": "Absent when the caller may not view vulnerabilities, as are the analyses."
   },
   "analyses": {
    "$ref": "#/components/schemas/ReportAnalyses"
   },
   "violations": {
    "$ref": "#/components/schemas/ReportViolations",
    "description": "Absent when the caller may not view policy violations."
   },
   "coverage": {
    "$ref": "#/components/schemas/Coverage"
   },
   "licenses": {
    "$ref": "#/components/schemas/ReportLicenses"
   }
  },
  "required": [
   "project",
   "created",
   "createdBy",
   "sources",
   "metrics",
   "coverage",
   "licenses"
  ]
 },
 "NotificationRuleState": {
  "description": "How the deliveries of a notification rule fare. Projects that the caller does not see are left out.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "waiting": {
    "type": "integer",
    "description": "Notifications that are still to be sent."
   },
   "dead": {
    "type": "integer",
    "description": "Notifications that were given up."
   },
   "lastSuccess": {
    "type": "integer",
    "description": "When one was sent last. Epoch milliseconds."
   },
   "lastFailure": {
    "type": "integer",
    "description": "When a try failed last. Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "What the last failure was."
   }
  },
  "required": [
   "uuid",
   "waiting",
   "dead"
  ]
 },
 "NotificationRuleOptions": {
  "description": "What a notification rule has beyond the contract. A filter says nothing about events that do not have what it asks for.",
  "type": "object",
  "properties": {
   "projectNames": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Limits the rule to active projects, in all versions, with one of these names, where `*` stands for any text; besides those that it is limited to by themselves or by tags."
   },
   "minSeverity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ],
    "description": "Only vulnerabilities that are at least so severe."
   },
   "minEpss": {
    "type": "number",
    "description": "Only vulnerabilities with at least this EPSS score, 0 to 1."
   },
   "exploitedOnly": {
    "type": "boolean",
    "description": "Only vulnerabilities that are known to be exploited."
   },
   "directOnly": {
    "type": "boolean",
    "description": "Only components that the project itself depends on."
   },
   "latestOnly": {
    "type": "boolean",
    "description": "Only the latest versions of projects."
   },
   "policies": {
    "type": "array",
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
    },
    "description": "Only violations of these policies; of all when empty."
   },
   "policyNames": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ChosenPolicy"
    },
    "description": "How these policies are called; of one that was deleted there is none."
   },
   "scheduleZone": {
    "type": "string",
    "description": "The time zone of the schedule of a rule that runs by the clock, such as Europe/Berlin. UTC without one."
   },
   "expression": {
    "type": "string",
    "description": "Only what this expression in CEL is true of."
   },
   "expressionError": {
    "type": "string",
    "description": "What the last fault of the expression was. What it cannot be evaluated for is told."
   },
   "ownGroups": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "FINDING_GONE",
      "FINDING_REOPENED",
      "SEVERITY_CHANGED",
      "VULNERABILITY_EXPLOITED",
      "BLIND_SPOT_APPEARED"
     ]
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
   "isSigned": {
    "type": "boolean"
   },
   "mailSubject": {
    "type": "string",
    "description": "A template of the subject line of mails. It sees what other templates see, and `severity` and `project`."
   }
  },
  "required": [
   "projectNames",
   "exploitedOnly",
   "directOnly",
   "latestOnly",
   "policies",
   "policyNames",
   "ownGroups",
   "isSigned"
  ]
 },
 "ChosenPolicy": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "SubscribedProject": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "SubscriptionState": {
  "description": "What became of the messages of a subscription about what the caller sees.",
  "type": "object",
  "properties": {
   "waiting": {
    "type": "integer",
    "description": "Messages that are still to be sent."
   },
   "dead": {
    "type": "integer",
    "description": "Messages that were given up."
   },
   "lastSuccess": {
    "type": "integer",
    "description": "When one was sent last. Epoch milliseconds."
   },
   "lastTitle": {
    "type": "string",
    "description": "What it was called."
   },
   "lastFailure": {
    "type": "integer",
    "description": "When a try failed last. Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "What the last failure was."
   }
  },
  "required": [
   "waiting",
   "dead"
  ]
 },
 "SubscriptionSecret": {
  "description": "What a receiver needs to tell whether a message is ours and new: HMAC SHA-256 of its id, time and text (https://www.standardwebhooks.com).",
  "type": "object",
  "properties": {
   "signingSecret": {
    "type": "string",
    "description": "whsec_ and the Base64 of 32 bytes."
   }
  },
  "required": [
   "signingSecret"
  ]
 },
 "SubscriptionChoices": {
  "type": "object",
  "properties": {
   "groups": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "CONFIGURATION",
      "DATASOURCE_MIRRORING",
      "REPOSITORY",
      "INTEGRATION",
      "INDEXING_SERVICE",
      "FILE_SYSTEM",
      "ANALYZER",
      "NEW_VULNERABILITY",
      "NEW_VULNERABLE_DEPENDENCY",
      "PROJECT_AUDIT_CHANGE",
      "BOM_CONSUMED",
      "BOM_PROCESSED",
      "BOM_PROCESSING_FAILED",
      "VEX_CONSUMED",
      "VEX_PROCESSED",
      "POLICY_VIOLATION",
      "PROJECT_CREATED",
      "USER_CREATED",
      "USER_DELETED",
      "BOM_VALIDATION_FAILED",
      "NEW_VULNERABILITIES_SUMMARY",
      "NEW_POLICY_VIOLATIONS_SUMMARY"
     ]
    },
    "description": "What the caller may be told of."
   },
   "email": {
    "type": "string",
    "description": "Where mails go."
   },
   "isMailSet": {
    "type": "boolean",
    "description": "Whether the server can send mail."
   },
   "webhooks": {
    "type": "boolean",
    "description": "Whether an administrator allows webhooks."
   }
  },
  "required": [
   "groups",
   "isMailSet",
   "webhooks"
  ]
 },
 "Subscription": {
  "description": "What somebody has sent to their own mail address, or to a webhook. Without projects and tags it is about all that they see.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "enabled": {
    "type": "boolean",
    "description": "Whether it sends; what happens meanwhile is not sent later. On unless said otherwise."
   },
   "isWebhook": {
    "type": "boolean"
   },
   "webhookHost": {
    "type": "string",
    "description": "The host of its webhook. The rest of the address is a secret."
   },
   "isSigned": {
    "type": "boolean",
    "description": "Whether what is posted is signed."
   },
   "state": {
    "$ref": "#/components/schemas/SubscriptionState"
   },
   "groups": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "CONFIGURATION",
      "DATASOURCE_MIRRORING",
      "REPOSITORY",
      "INTEGRATION",
      "INDEXING_SERVICE",
      "FILE_SYSTEM",
      "ANALYZER",
      "NEW_VULNERABILITY",
      "NEW_VULNERABLE_DEPENDENCY",
      "PROJECT_AUDIT_CHANGE",
      "BOM_CONSUMED",
      "BOM_PROCESSED",
      "BOM_PROCESSING_FAILED",
      "VEX_CONSUMED",
      "VEX_PROCESSED",
      "POLICY_VIOLATION",
      "PROJECT_CREATED",
      "USER_CREATED",
      "USER_DELETED",
      "BOM_VALIDATION_FAILED",
      "NEW_VULNERABILITIES_SUMMARY",
      "NEW_POLICY_VIOLATIONS_SUMMARY"
     ]
    },
    "description": "New vulnerabilities and vulnerable dependencies, violations, and what became of BOMs."
   },
   "projects": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SubscribedProject"
    },
    "description": "With all that is below them. In bodies their UUIDs."
   },
   "hasHiddenProjects": {
    "type": "boolean",
    "description": "Whether none of its projects is visible any more."
   },
   "tags": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Projects with one of these tags."
   },
   "minSeverity": {
    "type": "string",
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED"
    ],
    "description": "Only vulnerabilities that are at least so severe."
   },
   "groupMinutes": {
    "type": "integer",
    "description": "Gathers what comes within so many minutes, 1 to 1440, into one mail."
   }
  },
  "required": [
   "uuid",
   "enabled",
   "isWebhook",
   "isSigned",
   "state",
   "groups",
   "projects",
   "hasHiddenProjects",
   "tags"
  ]
 },
 "QuietHours": {
  "type": "object",
  "properties": {
   "zone": {
    "type": "string",
    "description": "Such as Europe/Berlin."
   },
   "from": {
    "type": "string",
    "description": "Such as 22:00."
   },
   "until": {
    "type": "string",
    "description": "Of the next day where it is not later than their beginning."
   },
   "days": {
    "type": "array",
    "items": {
     "type": "integer"
    },
    "description": "On which they begin: 1 is Monday, 7 Sunday."
   }
  },
  "required": [
   "zone",
   "from",
   "until",
   "days"
  ]
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
   "rule": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "ruleName": {
    "type": "string"
   },
   "group": {
    "type": "string",
    "enum": [
     "CONFIGURATION",
     "DATASOURCE_MIRRORING",
     "REPOSITORY",
     "INTEGRATION",
     "INDEXING_SERVICE",
     "FILE_SYSTEM",
     "ANALYZER",
     "NEW_VULNERABILITY",
     "NEW_VULNERABLE_DEPENDENCY",
     "PROJECT_AUDIT_CHANGE",
     "BOM_CONSUMED",
     "BOM_PROCESSED",
     "BOM_PROCESSING_FAILED",
     "VEX_CONSUMED",
     "VEX_PROCESSED",
     "POLICY_VIOLATION",
     "PROJECT_CREATED",
     "USER_CREATED",
     "USER_DELETED",
     "BOM_VALIDATION_FAILED",
     "NEW_VULNERABILITIES_SUMMARY",
     "NEW_POLICY_VIOLATIONS_SUMMARY",
     "FINDING_GONE",
     "FINDING_REOPENED",
     "SEVERITY_CHANGED",
     "VULNERABILITY_EXPLOITED",
     "BLIND_SPOT_APPEARED"
    ]
   },
   "level": {
    "type": "string",
    "enum": [
     "INFORMATIONAL",
     "WARNING",
     "ERROR"
    ]
   },
   "title": {
    "type": "string"
   },
   "state": {
    "type": "string",
    "enum": [
     "WAITING",
     "SENT",
     "DEAD",
     "GROUPED"
    ]
   },
   "attempts": {
    "type": "integer"
   },
   "created": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "tried": {
    "type": "integer",
    "description": "The last try. Epoch milliseconds."
   },
   "ended": {
    "type": "integer",
    "description": "When it was sent or given up. Epoch milliseconds."
   },
   "nextTry": {
    "type": "integer",
    "description": "When the next try is due; of one that waits. Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "What the last failure was."
   },
   "test": {
    "type": "boolean",
    "description": "Whether somebody asked for it to test the rule."
   }
  },
  "required": [
   "uuid",
   "rule",
   "ruleName",
   "group",
   "level",
   "title",
   "state",
   "attempts",
   "created",
   "test"
  ]
 },
 "Ticket": {
  "description": "An issue that a notification made in a tracker elsewhere.",
  "type": "object",
  "properties": {
   "system": {
    "type": "string",
    "enum": [
     "JIRA",
     "GITHUB",
     "GITLAB"
    ]
   },
   "key": {
    "type": "string",
    "description": "Such as OPS-7, or acme/shop#7."
   },
   "url": {
    "type": "string"
   },
   "created": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "status": {
    "type": "string",
    "description": "In the words of the tracker."
   },
   "category": {
    "type": "string",
    "enum": [
     "TODO",
     "IN_PROGRESS",
     "DONE",
     "GONE"
    ],
    "description": "What the status comes to."
   },
   "checked": {
    "type": "integer",
    "description": "When the tracker was asked last. Epoch milliseconds."
   }
  },
  "required": [
   "system",
   "key",
   "url",
   "created"
  ]
 },
 "OwnPublisher": {
  "description": "A publisher that API v1 shows as one of another kind.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "kind": {
    "type": "string",
    "enum": [
     "MSTEAMS_CARD",
     "GITHUB",
     "GITLAB"
    ]
   }
  },
  "required": [
   "uuid",
   "kind"
  ]
 },
 "NotificationPublisherCopy": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "description": "Of the new publisher."
   }
  },
  "required": [
   "name"
  ]
 },
 "JiraFieldsCheck": {
  "description": "A rule for Jira as it would be.",
  "type": "object",
  "properties": {
   "publisher": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "publisherConfig": {
    "type": "string",
    "description": "As of the rule."
   }
  }
 },
 "JiraTarget": {
  "description": "Where a rule would create issues, and what it says too little for.",
  "type": "object",
  "properties": {
   "rule": {
    "type": "string",
    "description": "Its name; of one that is there."
   },
   "project": {
    "type": "string"
   },
   "issueType": {
    "type": "string"
   },
   "tag": {
    "type": "string",
    "description": "Of the projects whose issues are created there; absent: of all others."
   },
   "missing": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/JiraField"
    },
    "description": "Fields that Jira requires and that have no value."
   },
   "error": {
    "type": "string",
    "description": "Why Jira did not say it."
   }
  },
  "required": [
   "project",
   "issueType",
   "missing"
  ]
 },
 "JiraField": {
  "type": "object",
  "properties": {
   "id": {
    "type": "string",
    "description": "Such as customfield_10010."
   },
   "name": {
    "type": "string"
   }
  },
  "required": [
   "id",
   "name"
  ]
 },
 "DefaultTemplate": {
  "type": "object",
  "properties": {
   "publisherClass": {
    "type": "string"
   },
   "ownKind": {
    "type": "string",
    "enum": [
     "MSTEAMS_CARD",
     "GITHUB",
     "GITLAB"
    ],
    "description": "Where the kind is none of the contract."
   },
   "name": {
    "type": "string"
   },
   "templateMimeType": {
    "type": "string"
   },
   "template": {
    "type": "string"
   }
  },
  "required": [
   "publisherClass",
   "name",
   "templateMimeType",
   "template"
  ]
 },
 "TemplatePreviewRequest": {
  "type": "object",
  "properties": {
   "publisherClass": {
    "type": "string"
   },
   "ownKind": {
    "type": "string",
    "enum": [
     "MSTEAMS_CARD",
     "GITHUB",
     "GITLAB"
    ],
    "description": "Where the kind is none of the contract."
   },
   "template": {
    "type": "string"
   },
   "group": {
    "type": "string",
    "enum": [
     "CONFIGURATION",
     "DATASOURCE_MIRRORING",
     "REPOSITORY",
     "INTEGRATION",
     "INDEXING_SERVICE",
     "FILE_SYSTEM",
     "ANALYZER",
     "NEW_VULNERABILITY",
     "NEW_VULNERABLE_DEPENDENCY",
     "PROJECT_AUDIT_CHANGE",
     "BOM_CONSUMED",
     "BOM_PROCESSED",
     "BOM_PROCESSING_FAILED",
     "VEX_CONSUMED",
     "VEX_PROCESSED",
     "POLICY_VIOLATION",
     "PROJECT_CREATED",
     "USER_CREATED",
     "USER_DELETED",
     "BOM_VALIDATION_FAILED",
     "NEW_VULNERABILITIES_SUMMARY",
     "NEW_POLICY_VIOLATIONS_SUMMARY"
    ],
    "description": "What the sample is about."
   }
  },
  "required": [
   "publisherClass",
   "template",
   "group"
  ]
 },
 "TemplatePreview": {
  "description": "What a template makes of a sample, or what is wrong with it and where.",
  "type": "object",
  "properties": {
   "text": {
    "type": "string"
   },
   "error": {
    "type": "string"
   },
   "line": {
    "type": "integer",
    "description": "From 1 on."
   },
   "column": {
    "type": "integer",
    "description": "From 1 on."
   },
   "isJson": {
    "type": "boolean",
    "description": "Whether the text is JSON, where the kind of publisher needs it."
   }
  }
 },
 "RepositoryStates": {
  "description": "How the look for latest versions fares, of all types together and of each.",
  "type": "object",
  "properties": {
   "state": {
    "type": "string",
    "enum": [
     "idle",
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the latest run."
   },
   "progress": {
    "type": "number",
    "description": "0 to 100, of the latest run."
   },
   "lastRun": {
    "type": "integer",
    "description": "Start of the latest run. Epoch milliseconds."
   },
   "nextRun": {
    "type": "integer",
    "description": "When the next scheduled run is due. Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "Why the latest run failed."
   },
   "warnings": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "types": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/RepositoryLook"
    },
    "description": "Types with an enabled repository."
   },
   "repositories": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/RepositoryState"
    }
   }
  },
  "required": [
   "state",
   "progress",
   "warnings",
   "types",
   "repositories"
  ]
 },
 "RepositoryLook": {
  "description": "How the look for the latest versions of a type of packages fares.",
  "type": "object",
  "properties": {
   "type": {
    "type": "string",
    "enum": [
     "CPAN",
     "MAVEN",
     "NPM",
     "GEM",
     "PYPI",
     "NUGET",
     "HEX",
     "COMPOSER",
     "CARGO",
     "GO_MODULES",
     "GITHUB",
     "HACKAGE",
     "NIXPKGS",
     "UNSUPPORTED"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "idle",
     "queued",
     "running",
     "done",
     "failed",
     "canceled"
    ]
   },
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of the latest run."
   },
   "progress": {
    "type": "number",
    "description": "0 to 100, of the latest run."
   },
   "stage": {
    "type": "string",
    "description": "The current step, as a word that clients translate."
   },
   "detail": {
    "$ref": "#/components/schemas/ProgressDetail"
   },
   "lastRun": {
    "type": "integer",
    "description": "Start of the latest run. Epoch milliseconds."
   },
   "nextRun": {
    "type": "integer",
    "description": "When the next scheduled run over all packages is due. Epoch milliseconds."
   },
   "waiting": {
    "type": "integer",
    "description": "Number of packages that repositories are still to be asked for."
   },
   "error": {
    "type": "string",
    "description": "Why the latest run failed."
   }
  },
  "required": [
   "type",
   "state",
   "progress",
   "waiting"
  ]
 },
 "RepositoryOrder": {
  "description": "All repositories of a type, the first one first.",
  "type": "object",
  "properties": {
   "uuids": {
    "type": "array",
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
    }
   }
  }
 },
 "RepositoryState": {
  "description": "How a package repository fares.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "type": {
    "type": "string",
    "enum": [
     "CPAN",
     "MAVEN",
     "NPM",
     "GEM",
     "PYPI",
     "NUGET",
     "HEX",
     "COMPOSER",
     "CARGO",
     "GO_MODULES",
     "GITHUB",
     "HACKAGE",
     "NIXPKGS",
     "UNSUPPORTED"
    ]
   },
   "hasPassword": {
    "type": "boolean",
    "description": "All that is told of its password."
   },
   "lastAnswer": {
    "type": "integer",
    "description": "When it last answered. Epoch milliseconds."
   },
   "error": {
    "type": "string",
    "description": "Why it could not be asked the last time."
   },
   "failure": {
    "type": "string",
    "enum": [
     "absent",
     "forbidden",
     "refused",
     "busy",
     "ill",
     "unreachable",
     "garbled",
     "corrupt",
     "excess",
     "secret_unreadable"
    ],
    "description": "The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here."
   },
   "problem": {
    "$ref": "#/components/schemas/SourceProblem",
    "description": "The same as a code, when the network was the reason."
   },
   "errorAt": {
    "type": "integer",
    "description": "Epoch milliseconds."
   },
   "oversizedPackages": {
    "type": "integer",
    "description": "Number of packages for which it sends more than Waybill reads. It is asked for them again after a day."
   }
  },
  "required": [
   "uuid",
   "type",
   "hasPassword",
   "oversizedPackages"
  ]
 },
 "PolicySummary": {
  "description": "A policy with what came of it.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "operator": {
    "type": "string",
    "enum": [
     "ALL",
     "ANY"
    ]
   },
   "violationState": {
    "type": "string",
    "enum": [
     "INFO",
     "WARN",
     "FAIL"
    ]
   },
   "includeChildren": {
    "type": "boolean"
   },
   "onlyLatestProjectVersion": {
    "type": "boolean"
   },
   "global": {
    "type": "boolean",
    "description": "Limited to neither projects nor tags."
   },
   "conditions": {
    "type": "integer"
   },
   "violations": {
    "type": "integer",
    "description": "Without suppressed ones. Absent without the permission VIEW_POLICY_VIOLATION."
   },
   "projects": {
    "type": "integer",
    "description": "Projects with such violations. Absent without the permission VIEW_POLICY_VIOLATION."
   },
   "evaluatedAt": {
    "type": "integer",
    "description": "When it was last evaluated for all projects; absent: not yet. Epoch milliseconds."
   },
   "evaluating": {
    "type": "boolean",
    "description": "It was changed since, and is being evaluated or about to be."
   }
  },
  "required": [
   "uuid",
   "name",
   "operator",
   "violationState",
   "includeChildren",
   "onlyLatestProjectVersion",
   "global",
   "conditions",
   "evaluating"
  ]
 },
 "PolicyEvaluationStarted": {
  "type": "object",
  "properties": {
   "token": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Of its task."
   }
  },
  "required": [
   "token"
  ]
 },
 "ViolatedPolicy": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "ViolatedCondition": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "subject": {
    "type": "string",
    "enum": [
     "AGE",
     "COORDINATES",
     "CPE",
     "LICENSE",
     "LICENSE_GROUP",
     "PACKAGE_URL",
     "SEVERITY",
     "SWID_TAGID",
     "VERSION",
     "COMPONENT_HASH",
     "CWE",
     "VULNERABILITY_ID",
     "VERSION_DISTANCE",
     "EPSS",
     "IS_INTERNAL",
     "IS_OUTDATED"
    ]
   },
   "operator": {
    "type": "string",
    "enum": [
     "IS",
     "IS_NOT",
     "MATCHES",
     "NO_MATCH",
     "NUMERIC_GREATER_THAN",
     "NUMERIC_LESS_THAN",
     "NUMERIC_EQUAL",
     "NUMERIC_NOT_EQUAL",
     "NUMERIC_GREATER_THAN_OR_EQUAL",
     "NUMERIC_LESSER_THAN_OR_EQUAL",
     "CONTAINS_ALL",
     "CONTAINS_ANY"
    ]
   },
   "value": {
    "type": "string"
   },
   "valueName": {
    "type": "string",
    "description": "What its value names: the ID of a license, or a license group."
   }
  },
  "required": [
   "uuid",
   "subject",
   "operator",
   "value"
  ]
 },
 "ViolationProject": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "active": {
    "type": "boolean"
   }
  },
  "required": [
   "uuid",
   "name",
   "active"
  ]
 },
 "AuditViolationAnalysis": {
  "type": "object",
  "properties": {
   "state": {
    "type": "string",
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET"
    ]
   },
   "isSuppressed": {
    "type": "boolean"
   },
   "isRecorded": {
    "type": "boolean",
    "description": "False when nobody has decided anything about it."
   }
  },
  "required": [
   "state",
   "isSuppressed",
   "isRecorded"
  ]
 },
 "AuditViolation": {
  "description": "A violated condition of a policy, as shown in lists.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "type": {
    "type": "string",
    "enum": [
     "LICENSE",
     "SECURITY",
     "OPERATIONAL"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "INFO",
     "WARN",
     "FAIL"
    ],
    "description": "That of its policy."
   },
   "since": {
    "type": "integer",
    "description": "Since when it is violated without a break. Epoch milliseconds."
   },
   "firstSeen": {
    "type": "integer",
    "description": "Earlier than `since` when it came back. Epoch milliseconds."
   },
   "policy": {
    "$ref": "#/components/schemas/ViolatedPolicy"
   },
   "condition": {
    "$ref": "#/components/schemas/ViolatedCondition"
   },
   "component": {
    "$ref": "#/components/schemas/AuditFindingComponent"
   },
   "project": {
    "$ref": "#/components/schemas/ViolationProject"
   },
   "analysis": {
    "$ref": "#/components/schemas/AuditViolationAnalysis"
   }
  },
  "required": [
   "uuid",
   "type",
   "state",
   "since",
   "firstSeen",
   "policy",
   "condition",
   "component",
   "project",
   "analysis"
  ]
 },
 "ViolationGroup": {
  "description": "Violations of one policy, by one component in any project, or in one project.",
  "type": "object",
  "properties": {
   "policy": {
    "$ref": "#/components/schemas/ViolatedPolicy",
    "description": "Of a policy."
   },
   "component": {
    "$ref": "#/components/schemas/ViolatingComponent",
    "description": "What all components of the group have in common: their identity."
   },
   "project": {
    "$ref": "#/components/schemas/ViolationProject",
    "description": "Of a project."
   },
   "state": {
    "type": "string",
    "enum": [
     "INFO",
     "WARN",
     "FAIL"
    ],
    "description": "The gravest of them."
   },
   "violations": {
    "type": "integer"
   },
   "components": {
    "type": "integer"
   },
   "projects": {
    "type": "integer"
   },
   "undecided": {
    "type": "integer",
    "description": "Violations with state NOT_SET."
   },
   "countedOn": {
    "type": "integer",
    "description": "When the figures were worked out. Absent when they are those of this moment. Epoch milliseconds."
   }
  },
  "required": [
   "state",
   "violations",
   "components",
   "projects",
   "undecided"
  ]
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
   "name": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "purl": {
    "type": "string"
   }
  },
  "required": [
   "uuid",
   "name"
  ]
 },
 "ConditionCheck": {
  "description": "One comparison that a condition made.",
  "type": "object",
  "properties": {
   "fact": {
    "type": "string",
    "description": "What it looked at, such as `license`."
   },
   "actual": {
    "type": [
     "string",
     "null"
    ],
    "description": "What the component has."
   },
   "operator": {
    "type": "string",
    "enum": [
     "IS",
     "IS_NOT",
     "MATCHES",
     "NO_MATCH",
     "NUMERIC_GREATER_THAN",
     "NUMERIC_LESS_THAN",
     "NUMERIC_EQUAL",
     "NUMERIC_NOT_EQUAL",
     "NUMERIC_GREATER_THAN_OR_EQUAL",
     "NUMERIC_LESSER_THAN_OR_EQUAL",
     "CONTAINS_ALL",
     "CONTAINS_ANY"
    ]
   },
   "expected": {
    "type": [
     "string",
     "null"
    ]
   },
   "held": {
    "type": "boolean"
   },
   "details": {
    "type": "object",
    "additionalProperties": {}
   }
  },
  "required": [
   "fact",
   "actual",
   "operator",
   "expected",
   "held",
   "details"
  ]
 },
 "EvaluatedCondition": {
  "description": "A condition of the policy and what it says of the component.",
  "type": "object",
  "properties": {
   "condition": {
    "$ref": "#/components/schemas/ViolatedCondition"
   },
   "type": {
    "type": "string",
    "enum": [
     "LICENSE",
     "SECURITY",
     "OPERATIONAL"
    ],
    "description": "Absent when the condition cannot be read."
   },
   "outcome": {
    "type": "string",
    "enum": [
     "held",
     "not_held",
     "skipped"
    ]
   },
   "checks": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ConditionCheck"
    }
   },
   "more": {
    "type": "integer",
    "description": "Checks that are not told."
   },
   "reason": {
    "$ref": "#/components/schemas/WhyStep",
    "description": "Why it was skipped."
   }
  },
  "required": [
   "condition",
   "outcome",
   "checks",
   "more"
  ]
 },
 "PolicyReach": {
  "description": "Why a policy concerns the project.",
  "type": "object",
  "properties": {
   "by": {
    "type": "string",
    "enum": [
     "global",
     "project",
     "ancestor",
     "tag"
    ]
   },
   "name": {
    "type": "string",
    "description": "Of the project or tag by which it does."
   }
  },
  "required": [
   "by"
  ]
 },
 "ViolationWhy": {
  "description": "Why a policy is violated, worked out from the facts of this moment.",
  "type": "object",
  "properties": {
   "operator": {
    "type": "string",
    "enum": [
     "ALL",
     "ANY"
    ]
   },
   "violated": {
    "type": "boolean",
    "description": "False when a change of this moment has not been evaluated yet."
   },
   "reach": {
    "$ref": "#/components/schemas/PolicyReach",
    "description": "Absent when it does not concern the project any more."
   },
   "conditions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/EvaluatedCondition"
    }
   }
  },
  "required": [
   "operator",
   "violated",
   "conditions"
  ]
 },
 "ViolationDetails": {
  "description": "A policy violation with its audit trail and why the policy is violated.",
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "type": {
    "type": "string",
    "enum": [
     "LICENSE",
     "SECURITY",
     "OPERATIONAL"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "INFO",
     "WARN",
     "FAIL"
    ],
    "description": "That of its policy."
   },
   "since": {
    "type": "integer",
    "description": "Since when it is violated without a break. Epoch milliseconds."
   },
   "firstSeen": {
    "type": "integer",
    "description": "Earlier than `since` when it came back. Epoch milliseconds."
   },
   "policy": {
    "$ref": "#/components/schemas/ViolatedPolicy"
   },
   "condition": {
    "$ref": "#/components/schemas/ViolatedCondition"
   },
   "component": {
    "$ref": "#/components/schemas/AuditFindingComponent"
   },
   "project": {
    "$ref": "#/components/schemas/ViolationProject"
   },
   "analysis": {
    "$ref": "#/components/schemas/AuditViolationAnalysis"
   },
   "comments": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ViolationAnalysisComment"
    },
    "description": "Oldest first."
   },
   "why": {
    "$ref": "#/components/schemas/ViolationWhy"
   },
   "tickets": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Ticket"
    },
    "description": "Issues that notifications made of it; the newest first."
   }
  },
  "required": [
   "uuid",
   "type",
   "state",
   "since",
   "firstSeen",
   "policy",
   "condition",
   "component",
   "project",
   "analysis",
   "comments",
   "why",
   "tickets"
  ]
 },
 "ViolationDecision": {
  "description": "What is decided about a policy violation; what is left out stays as it is.",
  "type": "object",
  "properties": {
   "analysisState": {
    "type": "string",
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET"
    ]
   },
   "isSuppressed": {
    "type": "boolean"
   },
   "comment": {
    "type": "string"
   }
  }
 },
 "ViolationDecided": {
  "description": "A decision that has been taken.",
  "type": "object",
  "properties": {
   "analysis": {
    "$ref": "#/components/schemas/ViolationAnalysis"
   },
   "undo": {
    "type": "string",
    "format": "uuid",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "description": "Token that takes it back, for a day."
   }
  },
  "required": [
   "analysis",
   "undo"
  ]
 },
 "ViolationDecisions": {
  "description": "What is decided about many violations; what is left out stays as it is. A violation is named by the uuid of its component and its own, with a colon between them.",
  "type": "object",
  "properties": {
   "selection": {
    "$ref": "#/components/schemas/BulkSelection"
   },
   "analysisState": {
    "type": "string",
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET"
    ]
   },
   "isSuppressed": {
    "type": "boolean"
   },
   "comment": {
    "type": "string"
   }
  }
 }
};
