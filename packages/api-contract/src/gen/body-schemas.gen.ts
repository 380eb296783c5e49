// Generated from ../../data by `npm run generate`. Do not edit.

import type { JsonSchema } from '../json-schema.ts';

export const bodySchemas: Readonly<Record<string, JsonSchema>> = {
 "addMapping": {
  "type": "object",
  "properties": {
   "team": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "project": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
  "additionalProperties": false
 },
 "updateAnalysis": {
  "type": "object",
  "properties": {
   "project": {
    "type": [
     "string",
     "null"
    ]
   },
   "component": {
    "type": "string"
   },
   "vulnerability": {
    "type": "string"
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
   "keepOmitted": {
    "type": [
     "boolean",
     "null"
    ]
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
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "projectVersion": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "parentVersion": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "bom": {
    "type": "string",
    "pattern": "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
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
       "minLength": 1,
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "trimmed": true
      }
     },
     "required": [
      "name"
     ]
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
  "required": [
   "bom"
  ],
  "additionalProperties": false
 },
 "updateComponent": {
  "type": "object",
  "properties": {
   "author": {
    "type": [
     "string",
     "null"
    ]
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
      ],
      "trimmed": true
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "trimmed": true
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
         ],
         "trimmed": true
        },
        "email": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
        },
        "phone": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
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
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "trimmed": true
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "classifier": {
    "type": "string",
    "enum": [
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
     "NONE"
    ]
   },
   "filename": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$",
    "trimmed": true
   },
   "extension": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$",
    "trimmed": true
   },
   "md5": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{32}$",
    "trimmed": true
   },
   "sha1": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{40}$",
    "trimmed": true
   },
   "sha256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$",
    "trimmed": true
   },
   "sha384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$",
    "trimmed": true
   },
   "sha512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$",
    "trimmed": true
   },
   "sha3_256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$",
    "trimmed": true
   },
   "sha3_384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$",
    "trimmed": true
   },
   "sha3_512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$",
    "trimmed": true
   },
   "blake2b_256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$",
    "trimmed": true
   },
   "blake2b_384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$",
    "trimmed": true
   },
   "blake2b_512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$",
    "trimmed": true
   },
   "blake3": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]*$",
    "trimmed": true
   },
   "cpe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$",
    "trimmed": true
   },
   "purl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 786,
    "trimmed": true
   },
   "purlCoordinates": {},
   "swidTagId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "isInternal": {},
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "copyright": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "license": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "licenseExpression": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "licenseUrl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\s*((((https?|ftps?|sftp|imap|rtsp|rtmp|sip|sips|git|ssh|telnet|nntp|file)://)|(mailto:|news:))(%[0-9A-Fa-f]{2}|[-()_.!~*';/?:@&=+$,A-Za-z0-9#])+)?\\s*$",
    "trimmed": true
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
       ],
       "trimmed": true
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "trimmed": true
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
      ]
     },
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "group": {
      "type": [
       "string",
       "null"
      ]
     },
     "version": {
      "type": [
       "string",
       "null"
      ]
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
    ],
    "trimmed": true
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ]
   },
   "metrics": {},
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
       ],
       "trimmed": true
      },
      "email": {
       "type": [
        "string",
        "null"
       ],
       "trimmed": true
      },
      "phone": {
       "type": [
        "string",
        "null"
       ],
       "trimmed": true
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
    ]
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
      ],
      "trimmed": true
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "trimmed": true
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
         ],
         "trimmed": true
        },
        "email": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
        },
        "phone": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
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
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "trimmed": true
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "classifier": {
    "type": "string",
    "enum": [
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
     "NONE"
    ]
   },
   "filename": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$",
    "trimmed": true
   },
   "extension": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{L}\\p{N}:/\\\\!@#$%^&{}\\[\\]()_+\\-=,.~'` ]*$",
    "trimmed": true
   },
   "md5": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{32}$",
    "trimmed": true
   },
   "sha1": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{40}$",
    "trimmed": true
   },
   "sha256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$",
    "trimmed": true
   },
   "sha384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$",
    "trimmed": true
   },
   "sha512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$",
    "trimmed": true
   },
   "sha3_256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$",
    "trimmed": true
   },
   "sha3_384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$",
    "trimmed": true
   },
   "sha3_512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$",
    "trimmed": true
   },
   "blake2b_256": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{64}$",
    "trimmed": true
   },
   "blake2b_384": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{96}$",
    "trimmed": true
   },
   "blake2b_512": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]{128}$",
    "trimmed": true
   },
   "blake3": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-fA-F]*$",
    "trimmed": true
   },
   "cpe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$",
    "trimmed": true
   },
   "purl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 786,
    "trimmed": true
   },
   "purlCoordinates": {},
   "swidTagId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "isInternal": {},
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "copyright": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "license": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "licenseExpression": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
   },
   "licenseUrl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\s*((((https?|ftps?|sftp|imap|rtsp|rtmp|sip|sips|git|ssh|telnet|nntp|file)://)|(mailto:|news:))(%[0-9A-Fa-f]{2}|[-()_.!~*';/?:@&=+$,A-Za-z0-9#])+)?\\s*$",
    "trimmed": true
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
       ],
       "trimmed": true
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "trimmed": true
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
      ]
     },
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "group": {
      "type": [
       "string",
       "null"
      ]
     },
     "version": {
      "type": [
       "string",
       "null"
      ]
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
    ],
    "trimmed": true
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ]
   },
   "metrics": {},
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
       ],
       "trimmed": true
      },
      "email": {
       "type": [
        "string",
        "null"
       ],
       "trimmed": true
      },
      "phone": {
       "type": [
        "string",
        "null"
       ],
       "trimmed": true
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
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$",
    "trimmed": true
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
    "trimmed": true
   },
   "propertyValue": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "trimmed": true
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
    "pattern": "^\\P{Cc}*$",
    "trimmed": true
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
    "pattern": "^\\P{Cc}*$"
   },
   "propertyType": {
    "type": [
     "string",
     "null"
    ]
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^\\P{Cc}*$"
   }
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
     "type": [
      "string",
      "null"
     ],
     "maxLength": 255,
     "pattern": "^\\P{Cc}*$"
    },
    "propertyName": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 255,
     "pattern": "^\\P{Cc}*$"
    },
    "propertyValue": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^\\P{Cc}*$"
    },
    "propertyType": {
     "type": [
      "string",
      "null"
     ]
    },
    "description": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^\\P{Cc}*$"
    }
   },
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
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "dn": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$"
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
    ]
   },
   "licenses": {},
   "riskWeight": {
    "type": [
     "integer",
     "null"
    ]
   },
   "uuid": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
    ]
   },
   "licenses": {},
   "riskWeight": {
    "type": [
     "integer",
     "null"
    ]
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ]
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
    ]
   },
   "licenseText": {
    "type": [
     "string",
     "null"
    ],
    "trimmed": true
   },
   "standardLicenseTemplate": {
    "type": [
     "string",
     "null"
    ],
    "trimmed": true
   },
   "standardLicenseHeader": {
    "type": [
     "string",
     "null"
    ],
    "trimmed": true
   },
   "licenseComments": {
    "type": [
     "string",
     "null"
    ],
    "trimmed": true
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
    ],
    "trimmed": true
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
     "type": "string",
     "trimmed": true
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
    ],
    "trimmed": true
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "trimmed": true
   },
   "publisherClass": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "trimmed": true
   },
   "template": {
    "type": [
     "string",
     "null"
    ],
    "trimmed": true
   },
   "templateMimeType": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "trimmed": true
   },
   "defaultPublisher": {},
   "uuid": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
    ],
    "trimmed": true
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "trimmed": true
   },
   "publisherClass": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "trimmed": true
   },
   "template": {
    "type": [
     "string",
     "null"
    ],
    "trimmed": true
   },
   "templateMimeType": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "trimmed": true
   },
   "defaultPublisher": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ]
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
    "maxLength": 1024
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
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
     ]
    }
   },
   "message": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "publisher": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": "string",
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
    ],
    "trimmed": true
   },
   "uuid": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
       "minLength": 1,
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "trimmed": true
      }
     },
     "required": [
      "name"
     ]
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
    ],
    "trimmed": true
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
    ],
    "trimmed": true
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
     ]
    }
   },
   "message": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "publisher": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": "string",
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
    ],
    "trimmed": true
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ]
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
       "minLength": 1,
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "trimmed": true
      }
     },
     "required": [
      "name"
     ]
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
    ],
    "trimmed": true
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
    ],
    "trimmed": true
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
     ]
    }
   },
   "message": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "publisher": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "uuid": {
      "type": "string",
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
    ],
    "trimmed": true
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ]
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
       "minLength": 1,
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "trimmed": true
      }
     },
     "required": [
      "name"
     ]
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
    ],
    "trimmed": true
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
    ],
    "trimmed": true
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
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
    ]
   }
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
    ]
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
    ]
   }
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
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "group": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   }
  },
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
    ]
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
    ]
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
    ]
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
    ]
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
    ]
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ]
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
    ]
   },
   "uuid": {
    "type": [
     "string",
     "null"
    ]
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
    ]
   },
   "publisher": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
      ],
      "trimmed": true
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "trimmed": true
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
         ],
         "trimmed": true
        },
        "email": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
        },
        "phone": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
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
      ],
      "trimmed": true
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "trimmed": true
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
         ],
         "trimmed": true
        },
        "email": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
        },
        "phone": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
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
    "trimmed": true
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
    ],
    "trimmed": true
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "classifier": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
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
     "NONE",
     null
    ]
   },
   "cpe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$",
    "trimmed": true
   },
   "purl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 786,
    "trimmed": true
   },
   "swidTagId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
      ]
     },
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "version": {
      "type": [
       "string",
       "null"
      ]
     }
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
       "minLength": 1,
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "trimmed": true
      }
     },
     "required": [
      "name"
     ]
    }
   },
   "lastBomImport": {},
   "lastBomImportFormat": {},
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
       ],
       "trimmed": true
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "trimmed": true
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
       ],
       "trimmed": true
      },
      "email": {
       "type": [
        "string",
        "null"
       ],
       "trimmed": true
      },
      "phone": {
       "type": [
        "string",
        "null"
       ],
       "trimmed": true
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
       ]
      },
      "name": {
       "type": [
        "string",
        "null"
       ]
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
      "minLength": 1,
      "maxLength": 255,
      "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
      "allOf": [
       {
        "pattern": "\\S"
       }
      ],
      "trimmed": true
     }
    },
    "required": [
     "name"
    ]
   },
   "lastVulnerabilityAnalysis": {},
   "hasChildren": {}
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
    ]
   },
   "publisher": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
      ],
      "trimmed": true
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "trimmed": true
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
         ],
         "trimmed": true
        },
        "email": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
        },
        "phone": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
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
      ],
      "trimmed": true
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "trimmed": true
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
         ],
         "trimmed": true
        },
        "email": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
        },
        "phone": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
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
    "trimmed": true
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
    ],
    "trimmed": true
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "classifier": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
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
     "NONE",
     null
    ]
   },
   "cpe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$",
    "trimmed": true
   },
   "purl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 786,
    "trimmed": true
   },
   "swidTagId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
      ]
     },
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "version": {
      "type": [
       "string",
       "null"
      ]
     }
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
       "minLength": 1,
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "trimmed": true
      }
     },
     "required": [
      "name"
     ]
    }
   },
   "lastBomImport": {},
   "lastBomImportFormat": {},
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
       ],
       "trimmed": true
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "trimmed": true
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
       ],
       "trimmed": true
      },
      "email": {
       "type": [
        "string",
        "null"
       ],
       "trimmed": true
      },
      "phone": {
       "type": [
        "string",
        "null"
       ],
       "trimmed": true
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
       ]
      },
      "name": {
       "type": [
        "string",
        "null"
       ]
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
      "minLength": 1,
      "maxLength": 255,
      "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
      "allOf": [
       {
        "pattern": "\\S"
       }
      ],
      "trimmed": true
     }
    },
    "required": [
     "name"
    ]
   },
   "lastVulnerabilityAnalysis": {},
   "hasChildren": {}
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
    ],
    "trimmed": true
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
    ]
   },
   "publisher": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
      ],
      "trimmed": true
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "trimmed": true
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
         ],
         "trimmed": true
        },
        "email": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
        },
        "phone": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
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
      ],
      "trimmed": true
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "trimmed": true
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
         ],
         "trimmed": true
        },
        "email": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
        },
        "phone": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
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
    "trimmed": true
   },
   "name": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "classifier": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
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
     "NONE",
     null
    ]
   },
   "cpe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^(cpe:2\\.3:[aho*\\-](:([^:\\\\\\s]|\\\\\\S)+){10}|[cC][pP][eE]:/[AHOaho]?(:[A-Za-z0-9._\\-~%]*){0,6})$",
    "trimmed": true
   },
   "purl": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 786,
    "trimmed": true
   },
   "swidTagId": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
      ]
     },
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "version": {
      "type": [
       "string",
       "null"
      ]
     }
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
       "minLength": 1,
       "maxLength": 255,
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "allOf": [
        {
         "pattern": "\\S"
        }
       ],
       "trimmed": true
      }
     },
     "required": [
      "name"
     ]
    }
   },
   "lastBomImport": {},
   "lastBomImportFormat": {},
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
       ],
       "trimmed": true
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "trimmed": true
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
       ],
       "trimmed": true
      },
      "email": {
       "type": [
        "string",
        "null"
       ],
       "trimmed": true
      },
      "phone": {
       "type": [
        "string",
        "null"
       ],
       "trimmed": true
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
       ]
      },
      "name": {
       "type": [
        "string",
        "null"
       ]
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
      "minLength": 1,
      "maxLength": 255,
      "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
      "allOf": [
       {
        "pattern": "\\S"
       }
      ],
      "trimmed": true
     }
    },
    "required": [
     "name"
    ]
   },
   "lastVulnerabilityAnalysis": {},
   "hasChildren": {}
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
    ],
    "trimmed": true
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
    "trimmed": true
   },
   "propertyValue": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "trimmed": true
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
    "pattern": "^\\P{Cc}*$",
    "trimmed": true
   }
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
    ],
    "trimmed": true
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
    "trimmed": true
   },
   "propertyValue": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "trimmed": true
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
    "pattern": "^\\P{Cc}*$",
    "trimmed": true
   }
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
    ],
    "trimmed": true
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
    "trimmed": true
   },
   "propertyValue": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^\\P{Cc}*$",
    "trimmed": true
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
    "pattern": "^\\P{Cc}*$",
    "trimmed": true
   }
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
    ],
    "trimmed": true
   },
   "url": {
    "type": "string",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "trimmed": true
   },
   "resolutionOrder": {
    "type": [
     "integer",
     "null"
    ]
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
    ],
    "trimmed": true
   },
   "password": {
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
    ],
    "trimmed": true
   },
   "url": {
    "type": "string",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "trimmed": true
   },
   "resolutionOrder": {
    "type": [
     "integer",
     "null"
    ]
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
    ],
    "trimmed": true
   },
   "password": {
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
      ],
      "trimmed": true
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "trimmed": true
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
         ],
         "trimmed": true
        },
        "email": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
        },
        "phone": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
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
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "trimmed": true
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "endpoints": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "trimmed": true
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
       ],
       "trimmed": true
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "trimmed": true
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
      ]
     },
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "group": {
      "type": [
       "string",
       "null"
      ]
     },
     "version": {
      "type": [
       "string",
       "null"
      ]
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
    ],
    "trimmed": true
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
      ],
      "trimmed": true
     },
     "urls": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "type": "string",
       "trimmed": true
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
         ],
         "trimmed": true
        },
        "email": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
        },
        "phone": {
         "type": [
          "string",
          "null"
         ],
         "trimmed": true
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
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "allOf": [
     {
      "pattern": "\\S"
     }
    ],
    "trimmed": true
   },
   "version": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024,
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "endpoints": {
    "type": [
     "array",
     "null"
    ],
    "items": {
     "type": "string",
     "trimmed": true
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
       ],
       "trimmed": true
      },
      "comment": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "trimmed": true
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
      ]
     },
     "name": {
      "type": [
       "string",
       "null"
      ]
     },
     "group": {
      "type": [
       "string",
       "null"
      ]
     },
     "version": {
      "type": [
       "string",
       "null"
      ]
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
    ],
    "trimmed": true
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
   "type": "string"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "createTags": {
  "type": "array",
  "items": {
   "type": "string"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "untagNotificationRules": {
  "type": "array",
  "items": {
   "type": "string",
   "format": "uuid",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "tagNotificationRules": {
  "type": "array",
  "items": {
   "type": "string",
   "format": "uuid",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "untagPolicies": {
  "type": "array",
  "items": {
   "type": "string",
   "format": "uuid",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "tagPolicies": {
  "type": "array",
  "items": {
   "type": "string",
   "format": "uuid",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "untagProjects": {
  "type": "array",
  "items": {
   "type": "string",
   "format": "uuid",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "tagProjects": {
  "type": "array",
  "items": {
   "type": "string",
   "format": "uuid",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
  },
  "minItems": 1,
  "maxItems": 100
 },
 "deleteTeam": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "name": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
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
   "uuid"
  ],
  "additionalProperties": false
 },
 "updateTeam": {
  "type": "object",
  "properties": {
   "uuid": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
    ]
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
    ]
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
    ]
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
  "maxLength": 255
 },
 "forceChangePassword": {
  "type": "object",
  "properties": {
   "username": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024
   },
   "password": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024
   },
   "confirmPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024
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
    "pattern": "^\\P{Cc}*$"
   },
   "dn": {},
   "teams": {},
   "email": {},
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
    "pattern": "^\\P{Cc}*$"
   },
   "dn": {},
   "teams": {},
   "email": {},
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
    "maxLength": 1024
   },
   "password": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024
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
    "pattern": "^\\P{Cc}*$"
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "confirmPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "lastPasswordChange": {},
   "fullname": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "email": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
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
    "pattern": "^\\P{Cc}*$"
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "confirmPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "lastPasswordChange": {},
   "fullname": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "email": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
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
    "pattern": "^\\P{Cc}*$"
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "confirmPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "lastPasswordChange": {},
   "fullname": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "email": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
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
    "pattern": "^\\P{Cc}*$"
   },
   "subjectIdentifier": {},
   "email": {},
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
    "pattern": "^\\P{Cc}*$"
   },
   "subjectIdentifier": {},
   "email": {},
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
    "maxLength": 1024
   },
   "accessToken": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1024
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
    "pattern": "^\\P{Cc}*$"
   },
   "newPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "confirmPassword": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "lastPasswordChange": {},
   "fullname": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
   },
   "email": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 255,
    "pattern": "^\\P{Cc}*$"
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
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
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
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "projectName": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "projectVersion": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "vex": {
    "type": "string",
    "pattern": "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
   }
  },
  "required": [
   "vex"
  ],
  "additionalProperties": false
 },
 "updateViolationAnalysis": {
  "type": "object",
  "properties": {
   "component": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "policyViolation": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"
   },
   "comment": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "source": {},
   "friendlyVulnId": {},
   "title": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "subTitle": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "detail": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "recommendation": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "references": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "credits": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "created": {
    "type": [
     "string",
     "null"
    ]
   },
   "published": {
    "type": [
     "string",
     "null"
    ]
   },
   "updated": {
    "type": [
     "string",
     "null"
    ]
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
       "type": "integer"
      },
      "name": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "trimmed": true
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
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "cvssV3BaseScore": {},
   "cvssV3ImpactSubScore": {},
   "cvssV3ExploitabilitySubScore": {},
   "cvssV3Vector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "owaspRRLikelihoodScore": {},
   "owaspRRTechnicalImpactScore": {},
   "owaspRRBusinessImpactScore": {},
   "owaspRRVector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "patchedVersions": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "epssScore": {},
   "epssPercentile": {},
   "components": {},
   "serviceComponents": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ]
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
       "type": "string"
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
       ]
      },
      "versionEndExcluding": {
       "type": [
        "string",
        "null"
       ]
      },
      "versionEndIncluding": {
       "type": [
        "string",
        "null"
       ]
      },
      "versionStartExcluding": {
       "type": [
        "string",
        "null"
       ]
      },
      "versionStartIncluding": {
       "type": [
        "string",
        "null"
       ]
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
   "aliases": {},
   "cwe": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "cweId": {
      "type": "integer"
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
      "trimmed": true
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
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
    ],
    "trimmed": true
   },
   "source": {},
   "friendlyVulnId": {},
   "title": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "subTitle": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "detail": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "recommendation": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "references": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "credits": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "created": {
    "type": [
     "string",
     "null"
    ]
   },
   "published": {
    "type": [
     "string",
     "null"
    ]
   },
   "updated": {
    "type": [
     "string",
     "null"
    ]
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
       "type": "integer"
      },
      "name": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
       "trimmed": true
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
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "cvssV3BaseScore": {},
   "cvssV3ImpactSubScore": {},
   "cvssV3ExploitabilitySubScore": {},
   "cvssV3Vector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "owaspRRLikelihoodScore": {},
   "owaspRRTechnicalImpactScore": {},
   "owaspRRBusinessImpactScore": {},
   "owaspRRVector": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
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
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "patchedVersions": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "epssScore": {},
   "epssPercentile": {},
   "components": {},
   "serviceComponents": {},
   "uuid": {
    "type": [
     "string",
     "null"
    ]
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
       "type": "string"
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
       ]
      },
      "versionEndExcluding": {
       "type": [
        "string",
        "null"
       ]
      },
      "versionEndIncluding": {
       "type": [
        "string",
        "null"
       ]
      },
      "versionStartExcluding": {
       "type": [
        "string",
        "null"
       ]
      },
      "versionStartIncluding": {
       "type": [
        "string",
        "null"
       ]
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
   "aliases": {},
   "cwe": {
    "type": [
     "object",
     "null"
    ],
    "properties": {
     "cweId": {
      "type": "integer"
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
      "trimmed": true
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
    "pattern": "^[\\p{White_Space}\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]*$",
    "trimmed": true
   },
   "normalizedCvssV2Vector": {},
   "rejected": {},
   "knownExploited": {}
  },
  "required": [
   "vulnId"
  ],
  "additionalProperties": false
 }
};
