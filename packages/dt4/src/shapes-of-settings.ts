import type { Shape } from './shape.ts';

/** Settings and licenses. */
export const settingsShapes = {
  CONFIGPROPERTY: {
    ID: 'id',
    GROUPNAME: 'text',
    PROPERTYNAME: 'text',
    PROPERTYTYPE: 'text',
    PROPERTYVALUE: 'text?',
  },
  REPOSITORY: {
    ID: 'id',
    AUTHENTICATIONREQUIRED: 'bool?',
    ENABLED: 'bool',
    IDENTIFIER: 'text',
    INTERNAL: 'bool?',
    PASSWORD: 'text?',
    RESOLUTION_ORDER: 'number',
    TYPE: 'text',
    URL: 'text?',
    USERNAME: 'text?',
    UUID: 'uuid',
  },
  LICENSE: {
    ID: 'id',
    COMMENT: 'text?',
    ISCUSTOMLICENSE: 'bool?',
    ISDEPRECATED: 'bool',
    FSFLIBRE: 'bool?',
    HEADER: 'text?',
    LICENSEID: 'text',
    NAME: 'text',
    ISOSIAPPROVED: 'bool',
    SEEALSO: 'bytes?',
    TEMPLATE: 'text?',
    TEXT: 'text?',
    UUID: 'uuid',
  },
  LICENSEGROUP: { ID: 'id', NAME: 'text', RISKWEIGHT: 'number', UUID: 'uuid' },
  LICENSEGROUP_LICENSE: { LICENSEGROUP_ID: 'id', LICENSE_ID: 'id' },
  SCHEMAVERSION: { VERSION: 'text' },
} as const satisfies Readonly<Record<string, Shape>>;
