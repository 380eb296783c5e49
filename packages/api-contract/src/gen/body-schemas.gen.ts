// Generated from ../../data by `npm run generate`. Do not edit.

import type { JsonSchema } from '../json-schema.ts';

export const bodySchemas: Readonly<Record<string, JsonSchema>> = {
 "addMapping": {
  "type": "object",
  "properties": {
   "team": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   },
   "project": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   }
  },
  "required": [
   "team",
   "project"
  ],
  "additionalProperties": false
 },
 "updateAnalysis": {
  "type": "object",
  "properties": {
   "project": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "component": {
    "type": "string",
    "x-untrimmed": true
   },
   "vulnerability": {
    "type": "string",
    "x-untrimmed": true
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "analysisDetails": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED",
     null
    ]
   },
   "analysisJustification": {
    "type": [
     "string",
     "null"
    ],
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
     "PROTECTED_BY_MITIGATING_CONTROL",
     null
    ]
   },
   "analysisResponse": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "CAN_NOT_FIX",
     "WILL_NOT_FIX",
     "UPDATE",
     "ROLLBACK",
     "WORKAROUND_AVAILABLE",
     null
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "clearDetails": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "partial": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "aliases": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "components": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
     "x-untrimmed": true
    }
   },
   "suppressed": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "component",
   "vulnerability"
  ],
  "additionalProperties": false
 },
 "uploadBom": {
  "type": "object",
  "properties": {
   "project": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "projectName": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "projectVersion": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "parentUUID": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "parentName": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "parentVersion": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "bom": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "autoCreate": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "projectTags": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "name"
     ],
     "x-text-member": "name"
    }
   },
   "accessTeams": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      }
     }
    }
   },
   "isLatestProjectVersion": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isLatest": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "additionalProperties": false
 },
 "updateComponent": {
  "type": "object",
  "properties": {
   "author": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "publisher": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "supplier": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string"
      }
     },
     "contacts": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "object",
       "properties": {
        "name": {
         "type": [
          "string",
          "null"
         ]
        },
        "email": {
         "type": [
          "string",
          "null"
         ]
        },
        "phone": {
         "type": [
          "string",
          "null"
         ]
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "group": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
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
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$"
   },
   "extension": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$"
   },
   "md5": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{32}$"
   },
   "sha1": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{40}$"
   },
   "sha256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$"
   },
   "sha384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$"
   },
   "sha512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$"
   },
   "sha3_256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$"
   },
   "sha3_384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$"
   },
   "sha3_512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$"
   },
   "blake2b_256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$"
   },
   "blake2b_384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$"
   },
   "blake2b_512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$"
   },
   "blake3": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]*$"
   },
   "cpe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$"
   },
   "purl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 786
   },
   "purlCoordinates": {},
   "swidTagId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "isInternal": {},
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "copyright": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "license": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "licenseExpression": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "licenseUrl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\s*((((https?|ftps?|sftp|imap|rtsp|rtmp|sip|sips|git|ssh|telnet|nntp|file)://)|(mailto:|news:))(%[0-9A-Fa-f]{2}|[-()_.!~*';/?:@&=+$,A-Za-z0-9#])+)?\\s*$"
   },
   "resolvedLicense": {},
   "directDependencies": {},
   "externalReferences": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "type": {
       "type": [
        "string",
        "null"
       ]
      },
      "url": {
       "type": "string",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ]
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "url"
     ],
     "additionalProperties": false
    }
   },
   "parent": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     },
     "group": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     },
     "version": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     }
    }
   },
   "children": {},
   "properties": {},
   "vulnerabilities": {},
   "project": {},
   "lastInheritedRiskScore": {},
   "notes": {
    "type": [
     "string",
     "null"
    ]
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "metrics": {},
   "coverage": {},
   "repositoryMeta": {},
   "dependencyGraph": {},
   "expandDependencyGraph": {},
   "authors": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": [
        "string",
        "null"
       ]
      },
      "email": {
       "type": [
        "string",
        "null"
       ]
      },
      "phone": {
       "type": [
        "string",
        "null"
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "scope": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "REQUIRED",
     "OPTIONAL",
     "EXCLUDED",
     null
    ]
   },
   "occurrences": {},
   "isNew": {},
   "bomRef": {}
  },
  "required": [
   "name",
   "classifier"
  ],
  "additionalProperties": false
 },
 "createComponent": {
  "type": "object",
  "properties": {
   "author": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "publisher": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "supplier": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string"
      }
     },
     "contacts": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "object",
       "properties": {
        "name": {
         "type": [
          "string",
          "null"
         ]
        },
        "email": {
         "type": [
          "string",
          "null"
         ]
        },
        "phone": {
         "type": [
          "string",
          "null"
         ]
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "group": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
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
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$"
   },
   "extension": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$"
   },
   "md5": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{32}$"
   },
   "sha1": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{40}$"
   },
   "sha256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$"
   },
   "sha384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$"
   },
   "sha512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$"
   },
   "sha3_256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$"
   },
   "sha3_384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$"
   },
   "sha3_512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$"
   },
   "blake2b_256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$"
   },
   "blake2b_384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$"
   },
   "blake2b_512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$"
   },
   "blake3": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]*$"
   },
   "cpe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$"
   },
   "purl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 786
   },
   "purlCoordinates": {},
   "swidTagId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "isInternal": {},
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "copyright": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "license": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "licenseExpression": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "licenseUrl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\s*((((https?|ftps?|sftp|imap|rtsp|rtmp|sip|sips|git|ssh|telnet|nntp|file)://)|(mailto:|news:))(%[0-9A-Fa-f]{2}|[-()_.!~*';/?:@&=+$,A-Za-z0-9#])+)?\\s*$"
   },
   "resolvedLicense": {},
   "directDependencies": {},
   "externalReferences": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "type": {
       "type": [
        "string",
        "null"
       ]
      },
      "url": {
       "type": "string",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ]
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "url"
     ],
     "additionalProperties": false
    }
   },
   "parent": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     },
     "group": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     },
     "version": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     }
    }
   },
   "children": {},
   "properties": {},
   "vulnerabilities": {},
   "project": {},
   "lastInheritedRiskScore": {},
   "notes": {
    "type": [
     "string",
     "null"
    ]
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "metrics": {},
   "coverage": {},
   "repositoryMeta": {},
   "dependencyGraph": {},
   "expandDependencyGraph": {},
   "authors": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": [
        "string",
        "null"
       ]
      },
      "email": {
       "type": [
        "string",
        "null"
       ]
      },
      "phone": {
       "type": [
        "string",
        "null"
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "scope": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "REQUIRED",
     "OPTIONAL",
     "EXCLUDED",
     null
    ]
   },
   "occurrences": {},
   "isNew": {},
   "bomRef": {}
  },
  "required": [
   "name",
   "classifier"
  ],
  "additionalProperties": false
 },
 "createComponentProperty": {
  "type": "object",
  "properties": {
   "groupName": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "propertyName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "propertyValue": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$"
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
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "uuid": {}
  },
  "required": [
   "propertyName",
   "propertyType"
  ],
  "additionalProperties": false
 },
 "updateConfigProperty": {
  "type": "object",
  "properties": {
   "groupName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "propertyName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "propertyValue": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "propertyType": {},
   "description": {}
  },
  "required": [
   "groupName",
   "propertyName"
  ],
  "additionalProperties": false
 },
 "updateConfigProperties": {
  "type": "array",
  "items": {
   "type": "object",
   "properties": {
    "groupName": {
     "type": "string",
     "minLength": 1,
     "maxLength": 255,
     "pattern": "^\\P{Cc}*$",
     "allOf": [
      {
       "pattern": "\\S"
      }
     ],
     "x-untrimmed": true
    },
    "propertyName": {
     "type": "string",
     "minLength": 1,
     "maxLength": 255,
     "pattern": "^\\P{Cc}*$",
     "allOf": [
      {
       "pattern": "\\S"
      }
     ],
     "x-untrimmed": true
    },
    "propertyValue": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "pattern": "^\\P{Cc}*$",
     "x-untrimmed": true
    },
    "propertyType": {},
    "description": {}
   },
   "required": [
    "groupName",
    "propertyName"
   ],
   "additionalProperties": false
  }
 },
 "addLdapMapping": {
  "type": "object",
  "properties": {
   "team": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   },
   "dn": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   }
  },
  "additionalProperties": false
 },
 "updateLicenseGroup": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "licenses": {},
   "riskWeight": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": -2147483648,
    "maximum": 2147483647
   },
   "uuid": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   }
  },
  "required": [
   "name",
   "uuid"
  ]
 },
 "createLicenseGroup": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "licenses": {},
   "riskWeight": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": -2147483648,
    "maximum": 2147483647
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  },
  "required": [
   "name"
  ]
 },
 "createLicense": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "licenseText": {
    "type": [
     "string",
     "null"
    ]
   },
   "standardLicenseTemplate": {
    "type": [
     "string",
     "null"
    ]
   },
   "standardLicenseHeader": {
    "type": [
     "string",
     "null"
    ]
   },
   "licenseComments": {
    "type": [
     "string",
     "null"
    ]
   },
   "licenseId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\s*[a-zA-Z0-9_.\\-+]+\\s*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "isOsiApproved": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isFsfLibre": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isDeprecatedLicenseId": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isCustomLicense": {},
   "seeAlso": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string"
    }
   },
   "licenseGroups": {},
   "uuid": {}
  },
  "required": [
   "name",
   "licenseId"
  ]
 },
 "updateNotificationPublisher": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024
   },
   "publisherClass": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "template": {
    "type": [
     "string",
     "null"
    ]
   },
   "templateMimeType": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "defaultPublisher": {},
   "uuid": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   }
  },
  "required": [
   "name",
   "publisherClass",
   "templateMimeType",
   "uuid"
  ],
  "additionalProperties": false
 },
 "createNotificationPublisher": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024
   },
   "publisherClass": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "template": {
    "type": [
     "string",
     "null"
    ]
   },
   "templateMimeType": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "defaultPublisher": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  },
  "required": [
   "name",
   "publisherClass",
   "templateMimeType"
  ],
  "additionalProperties": false
 },
 "testSmtpPublisher": {
  "type": "object",
  "properties": {
   "destination": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  }
 },
 "deleteNotificationRule": {
  "type": "object",
  "properties": {
   "name": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "enabled": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "notifyChildren": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "logSuccessfulPublish": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "scope": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "SYSTEM",
     "PORTFOLIO",
     null
    ]
   },
   "notificationLevel": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "INFORMATIONAL",
     "WARNING",
     "ERROR",
     null
    ]
   },
   "projects": {},
   "teams": {},
   "notifyOn": {
    "type": [
     "array",
     "null"
    ],
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
     ],
     "x-untrimmed": true
    }
   },
   "message": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "publisher": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": "string",
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
      "x-untrimmed": true
     }
    },
    "required": [
     "uuid"
    ]
   },
   "publisherConfig": {
    "type": [
     "string",
     "null"
    ]
   },
   "uuid": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   },
   "tags": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "name"
     ],
     "x-text-member": "name"
    }
   },
   "triggerType": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "EVENT",
     "SCHEDULE",
     null
    ]
   },
   "scheduleLastTriggeredAt": {},
   "scheduleNextTriggerAt": {},
   "scheduleCron": {
    "type": [
     "string",
     "null"
    ]
   },
   "scheduleSkipUnchanged": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "uuid"
  ]
 },
 "updateNotificationRule": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "enabled": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "notifyChildren": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "logSuccessfulPublish": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "scope": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "SYSTEM",
     "PORTFOLIO",
     null
    ]
   },
   "notificationLevel": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "INFORMATIONAL",
     "WARNING",
     "ERROR",
     null
    ]
   },
   "projects": {},
   "teams": {},
   "notifyOn": {
    "type": [
     "array",
     "null"
    ],
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
     ],
     "x-untrimmed": true
    }
   },
   "message": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "publisher": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": "string",
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
      "x-untrimmed": true
     }
    },
    "required": [
     "uuid"
    ]
   },
   "publisherConfig": {
    "type": [
     "string",
     "null"
    ]
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "tags": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "name"
     ],
     "x-text-member": "name"
    }
   },
   "triggerType": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "EVENT",
     "SCHEDULE",
     null
    ]
   },
   "scheduleLastTriggeredAt": {},
   "scheduleNextTriggerAt": {},
   "scheduleCron": {
    "type": [
     "string",
     "null"
    ]
   },
   "scheduleSkipUnchanged": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "name"
  ]
 },
 "createNotificationRule": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "enabled": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "notifyChildren": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "logSuccessfulPublish": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "scope": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "SYSTEM",
     "PORTFOLIO",
     null
    ]
   },
   "notificationLevel": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "INFORMATIONAL",
     "WARNING",
     "ERROR",
     null
    ]
   },
   "projects": {},
   "teams": {},
   "notifyOn": {
    "type": [
     "array",
     "null"
    ],
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
     ],
     "x-untrimmed": true
    }
   },
   "message": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "publisher": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": "string",
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
      "x-untrimmed": true
     }
    },
    "required": [
     "uuid"
    ]
   },
   "publisherConfig": {
    "type": [
     "string",
     "null"
    ]
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "tags": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "name"
     ],
     "x-text-member": "name"
    }
   },
   "triggerType": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "EVENT",
     "SCHEDULE",
     null
    ]
   },
   "scheduleLastTriggeredAt": {},
   "scheduleNextTriggerAt": {},
   "scheduleCron": {
    "type": [
     "string",
     "null"
    ]
   },
   "scheduleSkipUnchanged": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "name"
  ]
 },
 "createScheduledNotificationRule": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
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
    "type": "object",
    "properties": {
     "uuid": {
      "type": "string",
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
      "x-untrimmed": true
     }
    },
    "required": [
     "uuid"
    ]
   }
  },
  "required": [
   "name",
   "scope",
   "notificationLevel",
   "publisher"
  ],
  "additionalProperties": false
 },
 "updateOidcGroup": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "x-untrimmed": true
   },
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "displayName": {}
  },
  "required": [
   "uuid",
   "name"
  ],
  "additionalProperties": false
 },
 "createOidcGroup": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "displayName": {}
  },
  "required": [
   "name"
  ],
  "additionalProperties": false
 },
 "addOidcMapping": {
  "type": "object",
  "properties": {
   "team": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   },
   "group": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   }
  },
  "required": [
   "team",
   "group"
  ],
  "additionalProperties": false
 },
 "updatePolicy": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "operator": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "ALL",
     "ANY",
     null
    ]
   },
   "violationState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "INFO",
     "WARN",
     "FAIL",
     null
    ]
   },
   "policyConditions": {},
   "projects": {},
   "tags": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "includeChildren": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "global": {},
   "onlyLatestProjectVersion": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "name"
  ]
 },
 "createPolicy": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "operator": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "ALL",
     "ANY",
     null
    ]
   },
   "violationState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "INFO",
     "WARN",
     "FAIL",
     null
    ]
   },
   "policyConditions": {},
   "projects": {},
   "tags": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "includeChildren": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "global": {},
   "onlyLatestProjectVersion": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "name"
  ]
 },
 "updatePolicyCondition": {
  "type": "object",
  "properties": {
   "policy": {},
   "operator": {
    "type": [
     "string",
     "null"
    ],
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
     "CONTAINS_ANY",
     null
    ]
   },
   "subject": {
    "type": [
     "string",
     "null"
    ],
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
     "IS_OUTDATED",
     null
    ]
   },
   "value": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  },
  "required": [
   "value"
  ]
 },
 "createPolicyCondition": {
  "type": "object",
  "properties": {
   "policy": {},
   "operator": {
    "type": [
     "string",
     "null"
    ],
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
     "CONTAINS_ANY",
     null
    ]
   },
   "subject": {
    "type": [
     "string",
     "null"
    ],
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
     "IS_OUTDATED",
     null
    ]
   },
   "value": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  },
  "required": [
   "value"
  ]
 },
 "updateProject": {
  "type": "object",
  "properties": {
   "author": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "publisher": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "manufacturer": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string"
      }
     },
     "contacts": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "object",
       "properties": {
        "name": {
         "type": [
          "string",
          "null"
         ]
        },
        "email": {
         "type": [
          "string",
          "null"
         ]
        },
        "phone": {
         "type": [
          "string",
          "null"
         ]
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "supplier": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string"
      }
     },
     "contacts": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "object",
       "properties": {
        "name": {
         "type": [
          "string",
          "null"
         ]
        },
        "email": {
         "type": [
          "string",
          "null"
         ]
        },
        "phone": {
         "type": [
          "string",
          "null"
         ]
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "group": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "name": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "classifier": {
    "type": [
     "string",
     "null"
    ],
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
     "DATA",
     null
    ]
   },
   "cpe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$"
   },
   "purl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 786
   },
   "swidTagId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "directDependencies": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ]
   },
   "parent": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
     },
     "name": {},
     "version": {}
    }
   },
   "children": {},
   "properties": {},
   "tags": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "name"
     ],
     "x-text-member": "name"
    }
   },
   "lastBomImport": {
    "type": [
     "integer",
     "null"
    ],
    "description": "Epoch milliseconds.",
    "minimum": -62135596800000,
    "maximum": 253402300799999
   },
   "lastBomImportFormat": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "lastInheritedRiskScore": {},
   "active": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "externalReferences": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "type": {
       "type": [
        "string",
        "null"
       ]
      },
      "url": {
       "type": "string",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ]
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "url"
     ],
     "additionalProperties": false
    }
   },
   "metadata": {},
   "bomRef": {},
   "metrics": {},
   "coverage": {},
   "versions": {},
   "authors": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": [
        "string",
        "null"
       ]
      },
      "email": {
       "type": [
        "string",
        "null"
       ]
      },
      "phone": {
       "type": [
        "string",
        "null"
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "isLatest": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "accessTeams": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      }
     }
    }
   },
   "collectionLogic": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NONE",
     "AGGREGATE_DIRECT_CHILDREN",
     "AGGREGATE_DIRECT_CHILDREN_WITH_TAG",
     "AGGREGATE_LATEST_VERSION_CHILDREN",
     null
    ]
   },
   "collectionTag": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": "string",
      "maxLength": 255,
      "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
     }
    },
    "required": [
     "name"
    ],
    "x-text-member": "name"
   },
   "lastVulnerabilityAnalysis": {
    "type": [
     "integer",
     "null"
    ],
    "description": "Epoch milliseconds.",
    "minimum": -62135596800000,
    "maximum": 253402300799999
   }
  },
  "required": [
   "name"
  ],
  "additionalProperties": false
 },
 "createProject": {
  "type": "object",
  "properties": {
   "author": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "publisher": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "manufacturer": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string"
      }
     },
     "contacts": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "object",
       "properties": {
        "name": {
         "type": [
          "string",
          "null"
         ]
        },
        "email": {
         "type": [
          "string",
          "null"
         ]
        },
        "phone": {
         "type": [
          "string",
          "null"
         ]
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "supplier": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string"
      }
     },
     "contacts": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "object",
       "properties": {
        "name": {
         "type": [
          "string",
          "null"
         ]
        },
        "email": {
         "type": [
          "string",
          "null"
         ]
        },
        "phone": {
         "type": [
          "string",
          "null"
         ]
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "group": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "name": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "classifier": {
    "type": [
     "string",
     "null"
    ],
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
     "DATA",
     null
    ]
   },
   "cpe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$"
   },
   "purl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 786
   },
   "swidTagId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "directDependencies": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ]
   },
   "parent": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
     },
     "name": {},
     "version": {}
    }
   },
   "children": {},
   "properties": {},
   "tags": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "name"
     ],
     "x-text-member": "name"
    }
   },
   "lastBomImport": {
    "type": [
     "integer",
     "null"
    ],
    "description": "Epoch milliseconds.",
    "minimum": -62135596800000,
    "maximum": 253402300799999
   },
   "lastBomImportFormat": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "lastInheritedRiskScore": {},
   "active": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "externalReferences": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "type": {
       "type": [
        "string",
        "null"
       ]
      },
      "url": {
       "type": "string",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ]
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "url"
     ],
     "additionalProperties": false
    }
   },
   "metadata": {},
   "bomRef": {},
   "metrics": {},
   "coverage": {},
   "versions": {},
   "authors": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": [
        "string",
        "null"
       ]
      },
      "email": {
       "type": [
        "string",
        "null"
       ]
      },
      "phone": {
       "type": [
        "string",
        "null"
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "isLatest": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "accessTeams": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      }
     }
    }
   },
   "collectionLogic": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NONE",
     "AGGREGATE_DIRECT_CHILDREN",
     "AGGREGATE_DIRECT_CHILDREN_WITH_TAG",
     "AGGREGATE_LATEST_VERSION_CHILDREN",
     null
    ]
   },
   "collectionTag": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": "string",
      "maxLength": 255,
      "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
     }
    },
    "required": [
     "name"
    ],
    "x-text-member": "name"
   },
   "lastVulnerabilityAnalysis": {
    "type": [
     "integer",
     "null"
    ],
    "description": "Epoch milliseconds.",
    "minimum": -62135596800000,
    "maximum": 253402300799999
   }
  },
  "required": [
   "name"
  ],
  "additionalProperties": false
 },
 "deleteProjects": {
  "type": "array",
  "items": {
   "type": "string",
   "format": "uuid",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 1000
 },
 "cloneProject": {
  "type": "object",
  "properties": {
   "project": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "version": {
    "type": "string",
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "includeTags": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "includeProperties": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "includeDependencies": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "includeComponents": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "includeServices": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "includeAuditHistory": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "includeACL": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "includePolicyViolations": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "makeCloneLatest": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "project",
   "version"
  ],
  "additionalProperties": false
 },
 "patchProject": {
  "type": "object",
  "properties": {
   "author": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "publisher": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "manufacturer": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string"
      }
     },
     "contacts": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "object",
       "properties": {
        "name": {
         "type": [
          "string",
          "null"
         ]
        },
        "email": {
         "type": [
          "string",
          "null"
         ]
        },
        "phone": {
         "type": [
          "string",
          "null"
         ]
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "supplier": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string"
      }
     },
     "contacts": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "object",
       "properties": {
        "name": {
         "type": [
          "string",
          "null"
         ]
        },
        "email": {
         "type": [
          "string",
          "null"
         ]
        },
        "phone": {
         "type": [
          "string",
          "null"
         ]
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "group": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "name": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "classifier": {
    "type": [
     "string",
     "null"
    ],
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
     "DATA",
     null
    ]
   },
   "cpe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$"
   },
   "purl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 786
   },
   "swidTagId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "directDependencies": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ]
   },
   "parent": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
     },
     "name": {},
     "version": {}
    }
   },
   "children": {},
   "properties": {},
   "tags": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "name"
     ],
     "x-text-member": "name"
    }
   },
   "lastBomImport": {
    "type": [
     "integer",
     "null"
    ],
    "description": "Epoch milliseconds.",
    "minimum": -62135596800000,
    "maximum": 253402300799999
   },
   "lastBomImportFormat": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "lastInheritedRiskScore": {},
   "active": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "externalReferences": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "type": {
       "type": [
        "string",
        "null"
       ]
      },
      "url": {
       "type": "string",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ]
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "url"
     ],
     "additionalProperties": false
    }
   },
   "metadata": {},
   "bomRef": {},
   "metrics": {},
   "coverage": {},
   "versions": {},
   "authors": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": [
        "string",
        "null"
       ]
      },
      "email": {
       "type": [
        "string",
        "null"
       ]
      },
      "phone": {
       "type": [
        "string",
        "null"
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "isLatest": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "accessTeams": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      }
     }
    }
   },
   "collectionLogic": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NONE",
     "AGGREGATE_DIRECT_CHILDREN",
     "AGGREGATE_DIRECT_CHILDREN_WITH_TAG",
     "AGGREGATE_LATEST_VERSION_CHILDREN",
     null
    ]
   },
   "collectionTag": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": "string",
      "maxLength": 255,
      "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
     }
    },
    "required": [
     "name"
    ],
    "x-text-member": "name"
   },
   "lastVulnerabilityAnalysis": {
    "type": [
     "integer",
     "null"
    ],
    "description": "Epoch milliseconds.",
    "minimum": -62135596800000,
    "maximum": 253402300799999
   }
  },
  "additionalProperties": false
 },
 "deleteProjectProperty": {
  "type": "object",
  "properties": {
   "groupName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "propertyName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "propertyValue": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$"
   },
   "propertyType": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "BOOLEAN",
     "INTEGER",
     "NUMBER",
     "STRING",
     "ENCRYPTEDSTRING",
     "TIMESTAMP",
     "URL",
     "UUID",
     null
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "project": {}
  },
  "required": [
   "groupName",
   "propertyName"
  ],
  "additionalProperties": false
 },
 "updateProjectProperty": {
  "type": "object",
  "properties": {
   "groupName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "propertyName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "propertyValue": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$"
   },
   "propertyType": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "BOOLEAN",
     "INTEGER",
     "NUMBER",
     "STRING",
     "ENCRYPTEDSTRING",
     "TIMESTAMP",
     "URL",
     "UUID",
     null
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "project": {}
  },
  "required": [
   "groupName",
   "propertyName"
  ],
  "additionalProperties": false
 },
 "createProjectProperty": {
  "type": "object",
  "properties": {
   "groupName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "propertyName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "propertyValue": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$"
   },
   "propertyType": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "BOOLEAN",
     "INTEGER",
     "NUMBER",
     "STRING",
     "ENCRYPTEDSTRING",
     "TIMESTAMP",
     "URL",
     "UUID",
     null
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "project": {}
  },
  "required": [
   "groupName",
   "propertyName"
  ],
  "additionalProperties": false
 },
 "updateRepository": {
  "type": "object",
  "properties": {
   "type": {
    "type": [
     "string",
     "null"
    ],
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
     "UNSUPPORTED",
     null
    ]
   },
   "identifier": {
    "type": "string",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "url": {
    "type": "string",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "resolutionOrder": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": -2147483648,
    "maximum": 2147483647
   },
   "enabled": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "internal": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "authenticationRequired": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "username": {
    "type": [
     "string",
     "null"
    ]
   },
   "password": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  },
  "required": [
   "identifier",
   "url"
  ],
  "additionalProperties": false
 },
 "createRepository": {
  "type": "object",
  "properties": {
   "type": {
    "type": [
     "string",
     "null"
    ],
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
     "UNSUPPORTED",
     null
    ]
   },
   "identifier": {
    "type": "string",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "url": {
    "type": "string",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "resolutionOrder": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": -2147483648,
    "maximum": 2147483647
   },
   "enabled": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "internal": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "authenticationRequired": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "username": {
    "type": [
     "string",
     "null"
    ]
   },
   "password": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  },
  "required": [
   "identifier",
   "url"
  ],
  "additionalProperties": false
 },
 "updateService": {
  "type": "object",
  "properties": {
   "provider": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string"
      }
     },
     "contacts": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "object",
       "properties": {
        "name": {
         "type": [
          "string",
          "null"
         ]
        },
        "email": {
         "type": [
          "string",
          "null"
         ]
        },
        "phone": {
         "type": [
          "string",
          "null"
         ]
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "group": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "name": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "endpoints": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string"
    }
   },
   "authenticated": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "crossesTrustBoundary": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "data": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "direction": {
       "type": [
        "string",
        "null"
       ],
       "enum": [
        "INBOUND",
        "OUTBOUND",
        "BI_DIRECTIONAL",
        "UNKNOWN",
        null
       ]
      },
      "name": {
       "type": [
        "string",
        "null"
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "externalReferences": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "type": {
       "type": [
        "string",
        "null"
       ]
      },
      "url": {
       "type": "string",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ]
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "url"
     ],
     "additionalProperties": false
    }
   },
   "parent": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     },
     "group": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     },
     "version": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     }
    }
   },
   "children": {},
   "vulnerabilities": {},
   "project": {},
   "lastInheritedRiskScore": {},
   "notes": {
    "type": [
     "string",
     "null"
    ]
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ]
   },
   "bomRef": {}
  },
  "required": [
   "name"
  ],
  "additionalProperties": false
 },
 "createService": {
  "type": "object",
  "properties": {
   "provider": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string"
      }
     },
     "contacts": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "object",
       "properties": {
        "name": {
         "type": [
          "string",
          "null"
         ]
        },
        "email": {
         "type": [
          "string",
          "null"
         ]
        },
        "phone": {
         "type": [
          "string",
          "null"
         ]
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "group": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "name": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "endpoints": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string"
    }
   },
   "authenticated": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "crossesTrustBoundary": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "data": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "direction": {
       "type": [
        "string",
        "null"
       ],
       "enum": [
        "INBOUND",
        "OUTBOUND",
        "BI_DIRECTIONAL",
        "UNKNOWN",
        null
       ]
      },
      "name": {
       "type": [
        "string",
        "null"
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "externalReferences": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "type": {
       "type": [
        "string",
        "null"
       ]
      },
      "url": {
       "type": "string",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ]
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "url"
     ],
     "additionalProperties": false
    }
   },
   "parent": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     },
     "group": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     },
     "version": {
      "type": [
       "string",
       "null"
      ],
      "x-untrimmed": true
     }
    }
   },
   "children": {},
   "vulnerabilities": {},
   "project": {},
   "lastInheritedRiskScore": {},
   "notes": {
    "type": [
     "string",
     "null"
    ]
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ]
   },
   "bomRef": {}
  },
  "required": [
   "name"
  ],
  "additionalProperties": false
 },
 "deleteTags": {
  "type": "array",
  "items": {
   "type": "string",
   "maxLength": 255,
   "allOf": [
    {
     "pattern": "\\S"
    }
   ]
  },
  "minItems": 1,
  "maxItems": 100
 },
 "createTags": {
  "type": "array",
  "items": {
   "type": "string",
   "maxLength": 255,
   "allOf": [
    {
     "pattern": "\\S"
    }
   ]
  },
  "minItems": 1,
  "maxItems": 100
 },
 "untagNotificationRules": {
  "type": "array",
  "items": {
   "type": "string",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "tagNotificationRules": {
  "type": "array",
  "items": {
   "type": "string",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "untagPolicies": {
  "type": "array",
  "items": {
   "type": "string",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "tagPolicies": {
  "type": "array",
  "items": {
   "type": "string",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "untagProjects": {
  "type": "array",
  "items": {
   "type": "string",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "tagProjects": {
  "type": "array",
  "items": {
   "type": "string",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "deleteTeam": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "name": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
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
   "uuid": {
    "type": "string",
    "x-untrimmed": true
   },
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "apiKeys": {},
   "ldapUsers": {},
   "managedUsers": {},
   "oidcUsers": {},
   "mappedLdapGroups": {},
   "mappedOidcGroups": {},
   "permissions": {}
  },
  "required": [
   "uuid",
   "name"
  ],
  "additionalProperties": false
 },
 "createTeam": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "apiKeys": {},
   "ldapUsers": {},
   "managedUsers": {},
   "oidcUsers": {},
   "mappedLdapGroups": {},
   "mappedOidcGroups": {},
   "permissions": {}
  },
  "required": [
   "name"
  ],
  "additionalProperties": false
 },
 "updateApiKeyComment": {
  "type": "string",
  "maxLength": 255,
  "x-untrimmed": true
 },
 "forceChangePassword": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "password": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "x-untrimmed": true
   },
   "confirmPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "x-untrimmed": true
   }
  }
 },
 "deleteLdapUser": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "dn": {},
   "teams": {},
   "email": {},
   "suspended": {},
   "permissions": {}
  },
  "additionalProperties": false
 },
 "createLdapUser": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "dn": {},
   "teams": {},
   "email": {},
   "suspended": {},
   "permissions": {}
  },
  "additionalProperties": false
 },
 "login": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "password": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  }
 },
 "deleteManagedUser": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "confirmPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "currentPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "lastPasswordChange": {},
   "fullname": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "email": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "suspended": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "forcePasswordChange": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "nonExpiryPassword": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "teams": {},
   "permissions": {}
  },
  "additionalProperties": false
 },
 "updateManagedUser": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "confirmPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "currentPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "lastPasswordChange": {},
   "fullname": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "email": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "suspended": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "forcePasswordChange": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "nonExpiryPassword": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "teams": {},
   "permissions": {}
  },
  "additionalProperties": false
 },
 "createManagedUser": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "confirmPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "currentPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "lastPasswordChange": {},
   "fullname": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "email": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "suspended": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "forcePasswordChange": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "nonExpiryPassword": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "teams": {},
   "permissions": {}
  },
  "additionalProperties": false
 },
 "deleteOidcUser": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "subjectIdentifier": {},
   "email": {},
   "suspended": {},
   "teams": {},
   "permissions": {}
  },
  "additionalProperties": false
 },
 "createOidcUser": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "subjectIdentifier": {},
   "email": {},
   "suspended": {},
   "teams": {},
   "permissions": {}
  },
  "additionalProperties": false
 },
 "loginByOidc": {
  "type": "object",
  "properties": {
   "idToken": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "accessToken": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "nonce": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  }
 },
 "updateSelf": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "confirmPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "currentPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "lastPasswordChange": {},
   "fullname": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "email": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "suspended": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "forcePasswordChange": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "nonExpiryPassword": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "teams": {},
   "permissions": {}
  },
  "additionalProperties": false
 },
 "removeTeamFromUser": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "x-untrimmed": true
   }
  },
  "required": [
   "uuid"
  ],
  "additionalProperties": false
 },
 "addTeamToUser": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "x-untrimmed": true
   }
  },
  "required": [
   "uuid"
  ],
  "additionalProperties": false
 },
 "uploadVex": {
  "type": "object",
  "properties": {
   "project": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   },
   "projectName": {
    "type": [
     "string",
     "null"
    ]
   },
   "projectVersion": {
    "type": [
     "string",
     "null"
    ]
   },
   "vex": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  },
  "additionalProperties": false
 },
 "updateViolationAnalysis": {
  "type": "object",
  "properties": {
   "component": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   },
   "policyViolation": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET",
     null
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "partial": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "component",
   "policyViolation"
  ],
  "additionalProperties": false
 },
 "updateVulnerability": {
  "type": "object",
  "properties": {
   "vulnId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "source": {},
   "friendlyVulnId": {},
   "title": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "subTitle": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "detail": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "recommendation": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "references": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "credits": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "created": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "published": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "updated": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "cwes": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "cweId": {
       "type": "integer",
       "minimum": -2147483648,
       "maximum": 2147483647
      },
      "name": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "cweId"
     ]
    }
   },
   "cvssV2BaseScore": {},
   "cvssV2ImpactSubScore": {},
   "cvssV2ExploitabilitySubScore": {},
   "cvssV2Vector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "cvssV3BaseScore": {},
   "cvssV3ImpactSubScore": {},
   "cvssV3ExploitabilitySubScore": {},
   "cvssV3Vector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "owaspRRLikelihoodScore": {},
   "owaspRRTechnicalImpactScore": {},
   "owaspRRBusinessImpactScore": {},
   "owaspRRVector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "severity": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED",
     null
    ]
   },
   "vulnerableVersions": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "patchedVersions": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "epssScore": {},
   "epssPercentile": {},
   "components": {},
   "serviceComponents": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "affectedProjectCount": {},
   "affectedActiveProjectCount": {},
   "affectedInactiveProjectCount": {},
   "findingAttribution": {},
   "affectedComponents": {
    "type": [
     "array",
     "null"
    ],
    "items": {
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
       "type": "string",
       "x-untrimmed": true
      },
      "versionType": {
       "type": [
        "string",
        "null"
       ],
       "enum": [
        "EXACT",
        "RANGE",
        null
       ]
      },
      "version": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "versionEndExcluding": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "versionEndIncluding": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "versionStartExcluding": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "versionStartIncluding": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "uuid": {},
      "affectedVersionAttributions": {}
     },
     "required": [
      "identityType",
      "identity"
     ],
     "additionalProperties": false
    }
   },
   "aliases": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    }
   },
   "cwe": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "cweId": {
      "type": "integer",
      "minimum": -2147483648,
      "maximum": 2147483647
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
     }
    },
    "required": [
     "cweId"
    ]
   },
   "cvssV4Score": {},
   "cvssV4Vector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "normalizedCvssV2Vector": {},
   "rejected": {},
   "knownExploited": {}
  },
  "additionalProperties": false
 },
 "createVulnerability": {
  "type": "object",
  "properties": {
   "vulnId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "source": {},
   "friendlyVulnId": {},
   "title": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "subTitle": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "detail": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "recommendation": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "references": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "credits": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "created": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "published": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "updated": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "cwes": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "cweId": {
       "type": "integer",
       "minimum": -2147483648,
       "maximum": 2147483647
      },
      "name": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
      }
     },
     "required": [
      "cweId"
     ]
    }
   },
   "cvssV2BaseScore": {},
   "cvssV2ImpactSubScore": {},
   "cvssV2ExploitabilitySubScore": {},
   "cvssV2Vector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "cvssV3BaseScore": {},
   "cvssV3ImpactSubScore": {},
   "cvssV3ExploitabilitySubScore": {},
   "cvssV3Vector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "owaspRRLikelihoodScore": {},
   "owaspRRTechnicalImpactScore": {},
   "owaspRRBusinessImpactScore": {},
   "owaspRRVector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "severity": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED",
     null
    ]
   },
   "vulnerableVersions": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "patchedVersions": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "epssScore": {},
   "epssPercentile": {},
   "components": {},
   "serviceComponents": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "affectedProjectCount": {},
   "affectedActiveProjectCount": {},
   "affectedInactiveProjectCount": {},
   "findingAttribution": {},
   "affectedComponents": {
    "type": [
     "array",
     "null"
    ],
    "items": {
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
       "type": "string",
       "x-untrimmed": true
      },
      "versionType": {
       "type": [
        "string",
        "null"
       ],
       "enum": [
        "EXACT",
        "RANGE",
        null
       ]
      },
      "version": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "versionEndExcluding": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "versionEndIncluding": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "versionStartExcluding": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "versionStartIncluding": {
       "type": [
        "string",
        "null"
       ],
       "x-untrimmed": true
      },
      "uuid": {},
      "affectedVersionAttributions": {}
     },
     "required": [
      "identityType",
      "identity"
     ],
     "additionalProperties": false
    }
   },
   "aliases": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    }
   },
   "cwe": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "cweId": {
      "type": "integer",
      "minimum": -2147483648,
      "maximum": 2147483647
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
     }
    },
    "required": [
     "cweId"
    ]
   },
   "cvssV4Score": {},
   "cvssV4Vector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "normalizedCvssV2Vector": {},
   "rejected": {},
   "knownExploited": {}
  },
  "required": [
   "vulnId"
  ],
  "additionalProperties": false
 },
 "importDependencyTrack": {
  "type": "object",
  "properties": {
   "url": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 2000,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "x-untrimmed": true
   },
   "password": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1000,
    "x-untrimmed": true
   },
   "file": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   },
   "secretKey": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-untrimmed": true
   },
   "timeZone": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 100,
    "x-untrimmed": true
   },
   "preview": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "additionalProperties": false
 },
 "createLimitedApiKey": {
  "type": "object",
  "properties": {
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "expires": {
    "type": [
     "integer",
     "null"
    ],
    "description": "Epoch milliseconds.",
    "minimum": -62135596800000,
    "maximum": 253402300799999
   },
   "projects": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": "string",
       "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
       "x-untrimmed": true
      },
      "name": {},
      "version": {},
      "withChildren": {
       "type": [
        "boolean",
        "null"
       ]
      }
     },
     "required": [
      "uuid"
     ],
     "additionalProperties": false
    }
   },
   "accessTeams": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": "string",
       "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
       "x-untrimmed": true
      },
      "name": {}
     },
     "required": [
      "uuid"
     ],
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "limitApiKey": {
  "type": "object",
  "properties": {
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "expires": {
    "type": [
     "integer",
     "null"
    ],
    "description": "Epoch milliseconds.",
    "minimum": -62135596800000,
    "maximum": 253402300799999
   },
   "projects": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": "string",
       "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
       "x-untrimmed": true
      },
      "name": {},
      "version": {},
      "withChildren": {
       "type": [
        "boolean",
        "null"
       ]
      }
     },
     "required": [
      "uuid"
     ],
     "additionalProperties": false
    }
   },
   "accessTeams": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": "string",
       "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
       "x-untrimmed": true
      },
      "name": {}
     },
     "required": [
      "uuid"
     ],
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "testSource": {
  "type": "object",
  "properties": {
   "settings": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "group": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "value": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 100000,
       "pattern": "^[\\P{Cc}\\n\\r\\t]*$",
       "x-untrimmed": true
      }
     },
     "required": [
      "group",
      "name"
     ],
     "additionalProperties": false
    },
    "maxItems": 100
   }
  },
  "required": [
   "settings"
  ],
  "additionalProperties": false
 },
 "testAnalyzer": {
  "type": "object",
  "properties": {
   "settings": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "group": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "value": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 100000,
       "pattern": "^[\\P{Cc}\\n\\r\\t]*$",
       "x-untrimmed": true
      }
     },
     "required": [
      "group",
      "name"
     ],
     "additionalProperties": false
    },
    "maxItems": 100
   }
  },
  "required": [
   "settings"
  ],
  "additionalProperties": false
 },
 "testIntegration": {
  "type": "object",
  "properties": {
   "settings": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "group": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "value": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 100000,
       "pattern": "^[\\P{Cc}\\n\\r\\t]*$",
       "x-untrimmed": true
      }
     },
     "required": [
      "group",
      "name"
     ],
     "additionalProperties": false
    },
    "maxItems": 100
   }
  },
  "required": [
   "settings"
  ],
  "additionalProperties": false
 },
 "testRepository": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   },
   "type": {
    "type": [
     "string",
     "null"
    ],
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
     "UNSUPPORTED",
     null
    ]
   },
   "url": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 2048,
    "pattern": "^\\P{Cc}*$"
   },
   "authenticationRequired": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "username": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "password": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4096,
    "x-untrimmed": true
   }
  },
  "additionalProperties": false
 },
 "erasePerson": {
  "type": "object",
  "properties": {
   "username": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   }
  },
  "required": [
   "username"
  ],
  "additionalProperties": false
 },
 "decideFindings": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED",
     null
    ]
   },
   "analysisJustification": {
    "type": [
     "string",
     "null"
    ],
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
     "PROTECTED_BY_MITIGATING_CONTROL",
     null
    ]
   },
   "analysisResponse": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "CAN_NOT_FIX",
     "WILL_NOT_FIX",
     "UPDATE",
     "ROLLBACK",
     "WORKAROUND_AVAILABLE",
     null
    ]
   },
   "analysisDetails": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "clearDetails": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "aliases": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "countOverwrittenFindings": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED",
     null
    ]
   },
   "analysisJustification": {
    "type": [
     "string",
     "null"
    ],
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
     "PROTECTED_BY_MITIGATING_CONTROL",
     null
    ]
   },
   "analysisResponse": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "CAN_NOT_FIX",
     "WILL_NOT_FIX",
     "UPDATE",
     "ROLLBACK",
     "WORKAROUND_AVAILABLE",
     null
    ]
   },
   "analysisDetails": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "clearDetails": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "aliases": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "decideFinding": {
  "type": "object",
  "properties": {
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED",
     null
    ]
   },
   "analysisJustification": {
    "type": [
     "string",
     "null"
    ],
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
     "PROTECTED_BY_MITIGATING_CONTROL",
     null
    ]
   },
   "analysisResponse": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "CAN_NOT_FIX",
     "WILL_NOT_FIX",
     "UPDATE",
     "ROLLBACK",
     "WORKAROUND_AVAILABLE",
     null
    ]
   },
   "analysisDetails": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "clearDetails": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "aliases": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "components": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
     "x-untrimmed": true
    }
   }
  },
  "additionalProperties": false
 },
 "decidePortfolioFindings": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED",
     null
    ]
   },
   "analysisJustification": {
    "type": [
     "string",
     "null"
    ],
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
     "PROTECTED_BY_MITIGATING_CONTROL",
     null
    ]
   },
   "analysisResponse": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "CAN_NOT_FIX",
     "WILL_NOT_FIX",
     "UPDATE",
     "ROLLBACK",
     "WORKAROUND_AVAILABLE",
     null
    ]
   },
   "analysisDetails": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "clearDetails": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "aliases": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "countOverwrittenPortfolioFindings": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "EXPLOITABLE",
     "IN_TRIAGE",
     "RESOLVED",
     "FALSE_POSITIVE",
     "NOT_AFFECTED",
     null
    ]
   },
   "analysisJustification": {
    "type": [
     "string",
     "null"
    ],
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
     "PROTECTED_BY_MITIGATING_CONTROL",
     null
    ]
   },
   "analysisResponse": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "NOT_SET",
     "CAN_NOT_FIX",
     "WILL_NOT_FIX",
     "UPDATE",
     "ROLLBACK",
     "WORKAROUND_AVAILABLE",
     null
    ]
   },
   "analysisDetails": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "clearDetails": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "aliases": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "updateDecisionCarrying": {
  "type": "object",
  "properties": {
   "enabled": {
    "type": "boolean"
   }
  },
  "required": [
   "enabled"
  ],
  "additionalProperties": false
 },
 "updateLicense": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "licenseText": {
    "type": [
     "string",
     "null"
    ]
   },
   "standardLicenseTemplate": {
    "type": [
     "string",
     "null"
    ]
   },
   "standardLicenseHeader": {
    "type": [
     "string",
     "null"
    ]
   },
   "licenseComments": {
    "type": [
     "string",
     "null"
    ]
   },
   "licenseId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\s*[a-zA-Z0-9_.\\-+]+\\s*$"
   },
   "isOsiApproved": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isFsfLibre": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isDeprecatedLicenseId": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "isCustomLicense": {},
   "seeAlso": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string"
    }
   },
   "licenseGroups": {},
   "uuid": {}
  },
  "required": [
   "name"
  ]
 },
 "createSavedView": {
  "type": "object",
  "properties": {
   "uuid": {},
   "list": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^\\s*[a-zA-Z0-9_.\\-+]+\\s*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "name": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "search": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "columns": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 2000,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   }
  },
  "required": [
   "list",
   "name"
  ],
  "additionalProperties": false
 },
 "updateSavedView": {
  "type": "object",
  "properties": {
   "uuid": {},
   "list": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 100,
    "pattern": "^\\s*[a-zA-Z0-9_.\\-+]+\\s*$"
   },
   "name": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "search": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "columns": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 2000,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   }
  },
  "required": [
   "name"
  ],
  "additionalProperties": false
 },
 "deleteServicesOfAllProjects": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "createServiceAccount": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^\\s*[a-zA-Z0-9_.\\-+]+\\s*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$"
   }
  },
  "required": [
   "name"
  ],
  "additionalProperties": false
 },
 "updateServiceAccount": {
  "type": "object",
  "properties": {
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$"
   },
   "suspended": {
    "type": [
     "boolean",
     "null"
    ]
   }
  },
  "additionalProperties": false
 },
 "createServiceAccountApiKey": {
  "type": "object",
  "properties": {
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "expires": {
    "type": [
     "integer",
     "null"
    ],
    "description": "Epoch milliseconds.",
    "minimum": -62135596800000,
    "maximum": 253402300799999
   },
   "projects": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": "string",
       "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
       "x-untrimmed": true
      },
      "name": {},
      "version": {},
      "withChildren": {
       "type": [
        "boolean",
        "null"
       ]
      }
     },
     "required": [
      "uuid"
     ],
     "additionalProperties": false
    }
   },
   "accessTeams": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": "string",
       "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
       "x-untrimmed": true
      },
      "name": {}
     },
     "required": [
      "uuid"
     ],
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "requestPasswordReset": {
  "type": "object",
  "properties": {
   "account": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   }
  },
  "required": [
   "account"
  ],
  "additionalProperties": false
 },
 "confirmPasswordReset": {
  "type": "object",
  "properties": {
   "token": {
    "type": "string",
    "maxLength": 100,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "newPassword": {
    "type": "string",
    "maxLength": 255,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   }
  },
  "required": [
   "token",
   "newPassword"
  ],
  "additionalProperties": false
 },
 "beginSignIn": {
  "type": "object",
  "properties": {
   "username": {
    "type": "string",
    "x-untrimmed": true
   },
   "password": {
    "type": "string",
    "x-untrimmed": true
   }
  },
  "required": [
   "username",
   "password"
  ],
  "additionalProperties": false
 },
 "finishSignIn": {
  "type": "object",
  "properties": {
   "challenge": {
    "type": "string",
    "maxLength": 100,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "passkey": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "credentialId": {
      "type": "string",
      "maxLength": 2048,
      "allOf": [
       {
        "pattern": "\\S"
       }
      ],
      "x-untrimmed": true
     },
     "clientDataJson": {
      "type": "string",
      "maxLength": 16384,
      "allOf": [
       {
        "pattern": "\\S"
       }
      ],
      "x-untrimmed": true
     },
     "authenticatorData": {
      "type": "string",
      "maxLength": 16384,
      "allOf": [
       {
        "pattern": "\\S"
       }
      ],
      "x-untrimmed": true
     },
     "signature": {
      "type": "string",
      "maxLength": 4096,
      "allOf": [
       {
        "pattern": "\\S"
       }
      ],
      "x-untrimmed": true
     }
    },
    "required": [
     "credentialId",
     "clientDataJson",
     "authenticatorData",
     "signature"
    ],
    "additionalProperties": false
   },
   "recoveryCode": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 100,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "x-untrimmed": true
   }
  },
  "required": [
   "challenge"
  ],
  "additionalProperties": false
 },
 "beginPasskeyEnrollment": {
  "type": "object",
  "properties": {
   "currentPassword": {
    "type": "string",
    "x-untrimmed": true
   }
  },
  "required": [
   "currentPassword"
  ],
  "additionalProperties": false
 },
 "addPasskey": {
  "type": "object",
  "properties": {
   "challenge": {
    "type": "string",
    "maxLength": 100,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "name": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "credentialId": {
    "type": "string",
    "maxLength": 2048,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "clientDataJson": {
    "type": "string",
    "maxLength": 16384,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "attestationObject": {
    "type": "string",
    "maxLength": 65536,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "transports": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "x-untrimmed": true
    },
    "maxItems": 20
   }
  },
  "required": [
   "challenge",
   "name",
   "credentialId",
   "clientDataJson",
   "attestationObject"
  ],
  "additionalProperties": false
 },
 "renewRecoveryCodes": {
  "type": "object",
  "properties": {
   "currentPassword": {
    "type": "string",
    "x-untrimmed": true
   }
  },
  "required": [
   "currentPassword"
  ],
  "additionalProperties": false
 },
 "renamePasskey": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   }
  },
  "required": [
   "name"
  ],
  "additionalProperties": false
 },
 "removePasskey": {
  "type": "object",
  "properties": {
   "currentPassword": {
    "type": "string",
    "x-untrimmed": true
   }
  },
  "required": [
   "currentPassword"
  ],
  "additionalProperties": false
 },
 "setTeamPermission": {
  "type": "object",
  "properties": {
   "reach": {
    "type": "string",
    "enum": [
     "ALL",
     "TEAM"
    ]
   }
  },
  "required": [
   "reach"
  ],
  "additionalProperties": false
 },
 "beginOidcSignIn": {
  "type": "object",
  "properties": {
   "redirectUri": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   }
  },
  "required": [
   "redirectUri"
  ],
  "additionalProperties": false
 },
 "finishOidcSignIn": {
  "type": "object",
  "properties": {
   "redirectUri": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "parameters": {
    "type": "string",
    "maxLength": 16384,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "state": {
    "type": "string",
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "nonce": {
    "type": "string",
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   },
   "codeVerifier": {
    "type": "string",
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "x-untrimmed": true
   }
  },
  "required": [
   "redirectUri",
   "parameters",
   "state",
   "nonce",
   "codeVerifier"
  ],
  "additionalProperties": false
 },
 "suspendExternalUser": {
  "type": "object",
  "properties": {
   "suspended": {
    "type": "boolean"
   }
  },
  "required": [
   "suspended"
  ],
  "additionalProperties": false
 },
 "acceptOidcSubject": {
  "type": "object",
  "properties": {
   "subjectIdentifier": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   }
  },
  "required": [
   "subjectIdentifier"
  ],
  "additionalProperties": false
 },
 "nameOidcGroup": {
  "type": "object",
  "properties": {
   "displayName": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   }
  },
  "additionalProperties": false
 },
 "testLdap": {
  "type": "object",
  "properties": {
   "settings": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "group": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "value": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 100000,
       "pattern": "^[\\P{Cc}\\n\\r\\t]*$",
       "x-untrimmed": true
      }
     },
     "required": [
      "group",
      "name"
     ],
     "additionalProperties": false
    },
    "maxItems": 100
   }
  },
  "required": [
   "settings"
  ],
  "additionalProperties": false
 },
 "testLdapUser": {
  "type": "object",
  "properties": {
   "settings": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "group": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "value": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 100000,
       "pattern": "^[\\P{Cc}\\n\\r\\t]*$",
       "x-untrimmed": true
      }
     },
     "required": [
      "group",
      "name"
     ],
     "additionalProperties": false
    },
    "maxItems": 100
   },
   "username": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "password": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "x-untrimmed": true
   }
  },
  "required": [
   "settings",
   "username"
  ],
  "additionalProperties": false
 },
 "testOidc": {
  "type": "object",
  "properties": {
   "settings": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "group": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "value": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 100000,
       "pattern": "^[\\P{Cc}\\n\\r\\t]*$",
       "x-untrimmed": true
      }
     },
     "required": [
      "group",
      "name"
     ],
     "additionalProperties": false
    },
    "maxItems": 100
   }
  },
  "required": [
   "settings"
  ],
  "additionalProperties": false
 },
 "testTrustedHeader": {
  "type": "object",
  "properties": {
   "settings": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "group": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "name": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "value": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 100000,
       "pattern": "^[\\P{Cc}\\n\\r\\t]*$",
       "x-untrimmed": true
      }
     },
     "required": [
      "group",
      "name"
     ],
     "additionalProperties": false
    },
    "maxItems": 100
   }
  },
  "required": [
   "settings"
  ],
  "additionalProperties": false
 },
 "changeSettings": {
  "type": "array",
  "items": {
   "type": "object",
   "properties": {
    "group": {
     "type": "string",
     "maxLength": 255,
     "pattern": "^\\P{Cc}*$",
     "allOf": [
      {
       "pattern": "\\S"
      }
     ],
     "x-untrimmed": true
    },
    "name": {
     "type": "string",
     "maxLength": 255,
     "pattern": "^\\P{Cc}*$",
     "allOf": [
      {
       "pattern": "\\S"
      }
     ],
     "x-untrimmed": true
    },
    "value": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 100000,
     "pattern": "^[\\P{Cc}\\n\\r\\t]*$",
     "x-untrimmed": true
    }
   },
   "required": [
    "group",
    "name"
   ],
   "additionalProperties": false
  },
  "minItems": 1,
  "maxItems": 500
 },
 "createShareLink": {
  "type": "object",
  "properties": {
   "label": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "expiresAt": {
    "type": "integer",
    "description": "Epoch milliseconds.",
    "minimum": -62135596800000,
    "maximum": 253402300799999
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
  ],
  "additionalProperties": false
 },
 "exchangeToken": {
  "type": "object",
  "properties": {
   "grant_type": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "subject_token": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "subject_token_type": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "requested_token_type": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "service_account": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "actor_token": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "actor_token_type": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "scope": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "resource": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   },
   "audience": {
    "type": [
     "string",
     "null"
    ],
    "x-untrimmed": true
   }
  }
 },
 "createTokenRule": {
  "type": "object",
  "properties": {
   "uuid": {},
   "name": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "enabled": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "account": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "issuer": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "audience": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "claims": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "claim": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ]
      },
      "value": {
       "type": "string",
       "maxLength": 2048,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "isPattern": {
       "type": [
        "boolean",
        "null"
       ]
      }
     },
     "required": [
      "claim",
      "value"
     ],
     "additionalProperties": false
    }
   },
   "projects": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": "string",
       "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
       "x-untrimmed": true
      },
      "name": {},
      "version": {},
      "withChildren": {
       "type": [
        "boolean",
        "null"
       ]
      }
     },
     "required": [
      "uuid"
     ],
     "additionalProperties": false
    }
   },
   "created": {},
   "lastUsed": {}
  },
  "required": [
   "name",
   "account",
   "issuer",
   "audience",
   "claims"
  ],
  "additionalProperties": false
 },
 "updateTokenRule": {
  "type": "object",
  "properties": {
   "uuid": {},
   "name": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "enabled": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "account": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "issuer": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "audience": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^\\P{Cc}*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   },
   "claims": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "claim": {
       "type": "string",
       "maxLength": 255,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ]
      },
      "value": {
       "type": "string",
       "maxLength": 2048,
       "pattern": "^\\P{Cc}*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "x-untrimmed": true
      },
      "isPattern": {
       "type": [
        "boolean",
        "null"
       ]
      }
     },
     "required": [
      "claim",
      "value"
     ],
     "additionalProperties": false
    }
   },
   "projects": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "object",
     "properties": {
      "uuid": {
       "type": "string",
       "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
       "x-untrimmed": true
      },
      "name": {},
      "version": {},
      "withChildren": {
       "type": [
        "boolean",
        "null"
       ]
      }
     },
     "required": [
      "uuid"
     ],
     "additionalProperties": false
    }
   },
   "created": {},
   "lastUsed": {}
  },
  "required": [
   "name",
   "account",
   "issuer",
   "audience",
   "claims"
  ],
  "additionalProperties": false
 },
 "deleteFoundComponents": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "previewComponentDeletion": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "tagManyProjects": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "add": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "x-untrimmed": true
    }
   },
   "remove": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "x-untrimmed": true
    }
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "activateManyProjects": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "active": {
    "type": "boolean"
   }
  },
  "required": [
   "selection",
   "active"
  ],
  "additionalProperties": false
 },
 "moveManyProjects": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "parent": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "deleteManyProjects": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "previewProjectDeletion": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "deleteManyComponents": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "deleteManyServices": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "setNotificationRuleOptions": {
  "type": "object",
  "properties": {
   "projectNames": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "x-untrimmed": true
    },
    "maxItems": 100
   },
   "minSeverity": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED",
     null
    ]
   },
   "minEpss": {
    "type": [
     "number",
     "null"
    ]
   },
   "exploitedOnly": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "directOnly": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "latestOnly": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "policies": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
     "x-untrimmed": true
    },
    "maxItems": 1000
   },
   "policyNames": {},
   "scheduleZone": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 100,
    "x-untrimmed": true
   },
   "expression": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 2000,
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   },
   "expressionError": {},
   "ownGroups": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "enum": [
      "FINDING_GONE",
      "FINDING_REOPENED",
      "SEVERITY_CHANGED",
      "VULNERABILITY_EXPLOITED",
      "BLIND_SPOT_APPEARED"
     ],
     "x-untrimmed": true
    },
    "maxItems": 20
   },
   "groupMinutes": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": -2147483648,
    "maximum": 2147483647
   },
   "quietHours": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "zone": {
      "type": "string",
      "maxLength": 100,
      "x-untrimmed": true
     },
     "from": {
      "type": "string",
      "maxLength": 5,
      "x-untrimmed": true
     },
     "until": {
      "type": "string",
      "maxLength": 5,
      "x-untrimmed": true
     },
     "days": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": -2147483648,
       "maximum": 2147483647
      },
      "maxItems": 7
     }
    },
    "required": [
     "zone",
     "from",
     "until",
     "days"
    ],
    "additionalProperties": false
   },
   "maxPerMinute": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": -2147483648,
    "maximum": 2147483647
   },
   "signingSecret": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 200,
    "x-untrimmed": true
   },
   "isSigned": {},
   "mailSubject": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 500,
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   }
  },
  "additionalProperties": false
 },
 "createSubscription": {
  "type": "object",
  "properties": {
   "uuid": {},
   "enabled": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "webhook": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 2000
   },
   "isWebhook": {},
   "webhookHost": {},
   "isSigned": {},
   "state": {},
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
     ],
     "x-untrimmed": true
    },
    "minItems": 1,
    "maxItems": 10
   },
   "projects": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
     "x-untrimmed": true
    },
    "maxItems": 100
   },
   "hasHiddenProjects": {},
   "tags": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "x-untrimmed": true
    },
    "maxItems": 100
   },
   "minSeverity": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED",
     null
    ]
   },
   "groupMinutes": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": -2147483648,
    "maximum": 2147483647
   }
  },
  "required": [
   "groups"
  ],
  "additionalProperties": false
 },
 "updateSubscription": {
  "type": "object",
  "properties": {
   "uuid": {},
   "enabled": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "webhook": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 2000
   },
   "isWebhook": {},
   "webhookHost": {},
   "isSigned": {},
   "state": {},
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
     ],
     "x-untrimmed": true
    },
    "minItems": 1,
    "maxItems": 10
   },
   "projects": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
     "x-untrimmed": true
    },
    "maxItems": 100
   },
   "hasHiddenProjects": {},
   "tags": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "x-untrimmed": true
    },
    "maxItems": 100
   },
   "minSeverity": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "CRITICAL",
     "HIGH",
     "MEDIUM",
     "LOW",
     "INFO",
     "UNASSIGNED",
     null
    ]
   },
   "groupMinutes": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": -2147483648,
    "maximum": 2147483647
   }
  },
  "required": [
   "groups"
  ],
  "additionalProperties": false
 },
 "copyNotificationPublisher": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ]
   }
  },
  "required": [
   "name"
  ],
  "additionalProperties": false
 },
 "checkJiraFields": {
  "type": "object",
  "properties": {
   "publisher": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
    "x-untrimmed": true
   },
   "publisherConfig": {
    "type": "string",
    "maxLength": 65536,
    "x-untrimmed": true
   }
  },
  "required": [
   "publisher",
   "publisherConfig"
  ],
  "additionalProperties": false
 },
 "previewTemplate": {
  "type": "object",
  "properties": {
   "publisherClass": {
    "type": "string",
    "maxLength": 1024,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "x-untrimmed": true
   },
   "ownKind": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "MSTEAMS_CARD",
     "GITHUB",
     "GITLAB",
     null
    ]
   },
   "template": {
    "type": "string",
    "x-untrimmed": true
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
    ]
   }
  },
  "required": [
   "publisherClass",
   "template",
   "group"
  ],
  "additionalProperties": false
 },
 "orderRepositories": {
  "type": "object",
  "properties": {
   "uuids": {
    "type": "array",
    "items": {
     "type": "string",
     "format": "uuid",
     "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
     "x-untrimmed": true
    }
   }
  },
  "required": [
   "uuids"
  ],
  "additionalProperties": false
 },
 "decideViolations": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET",
     null
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "countOverwrittenViolations": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET",
     null
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "decideViolation": {
  "type": "object",
  "properties": {
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET",
     null
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   }
  },
  "additionalProperties": false
 },
 "decideViolationsOfProject": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET",
     null
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 },
 "countOverwrittenViolationsOfProject": {
  "type": "object",
  "properties": {
   "selection": {
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
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     },
     "excluded": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "x-untrimmed": true
      }
     }
    },
    "required": [
     "kind"
    ],
    "additionalProperties": false
   },
   "analysisState": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "APPROVED",
     "REJECTED",
     "NOT_SET",
     null
    ]
   },
   "isSuppressed": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\P{Cc}\\n\\r\\t]*$"
   }
  },
  "required": [
   "selection"
  ],
  "additionalProperties": false
 }
};
