import type { Dt4Cell, Dt4Cells } from './cell.ts';
import { instantOf } from './local-time.ts';
import { ruleShapes } from './shapes-of-rules.ts';
import { Dt4Error } from './source-error.ts';

interface Kinds {
  id: number;
  'id?': number | null;
  number: number;
  'number?': number | null;
  text: string;
  'text?': string | null;
  bool: boolean;
  'bool?': boolean | null;
  time: Date;
  'time?': Date | null;
  'bytes?': Uint8Array | null;
  uuid: string;
}

type Shape = Readonly<Record<string, keyof Kinds>>;

/** What is read of the rows of each table: columns of the database and what they hold. A question mark means that they may be empty. */
const shapes = {
  // First, so that what is said below of the same table counts.
  ...ruleShapes,
  TEAM: { ID: 'id', NAME: 'text', UUID: 'uuid' },
  PERMISSION: { ID: 'id', NAME: 'text' },
  TEAMS_PERMISSIONS: { TEAM_ID: 'id', PERMISSION_ID: 'id' },
  APIKEY: {
    ID: 'id',
    COMMENT: 'text?',
    CREATED: 'time?',
    IS_LEGACY: 'bool',
    LAST_USED: 'time?',
    PUBLIC_ID: 'text',
    SECRET_HASH: 'text',
  },
  APIKEYS_TEAMS: { APIKEY_ID: 'id', TEAM_ID: 'id' },
  MANAGEDUSER: {
    ID: 'id',
    EMAIL: 'text?',
    FORCE_PASSWORD_CHANGE: 'bool',
    FULLNAME: 'text?',
    LAST_PASSWORD_CHANGE: 'time?',
    NON_EXPIRY_PASSWORD: 'bool',
    PASSWORD: 'text',
    SUSPENDED: 'bool',
    USERNAME: 'text',
  },
  MANAGEDUSERS_TEAMS: { MANAGEDUSER_ID: 'id', TEAM_ID: 'id' },
  MANAGEDUSERS_PERMISSIONS: { MANAGEDUSER_ID: 'id', PERMISSION_ID: 'id' },
  LDAPUSER: { ID: 'id', DN: 'text?', EMAIL: 'text?', USERNAME: 'text' },
  LDAPUSERS_TEAMS: { LDAPUSER_ID: 'id', TEAM_ID: 'id' },
  LDAPUSERS_PERMISSIONS: { LDAPUSER_ID: 'id', PERMISSION_ID: 'id' },
  OIDCUSER: { ID: 'id', EMAIL: 'text?', SUBJECT_IDENTIFIER: 'text?', USERNAME: 'text' },
  OIDCUSERS_TEAMS: { OIDCUSERS_ID: 'id', TEAM_ID: 'id' },
  OIDCUSERS_PERMISSIONS: { OIDCUSER_ID: 'id', PERMISSION_ID: 'id' },
  MAPPEDLDAPGROUP: { ID: 'id', DN: 'text', TEAM_ID: 'id', UUID: 'uuid' },
  OIDCGROUP: { ID: 'id', NAME: 'text', UUID: 'uuid' },
  MAPPEDOIDCGROUP: { ID: 'id', GROUP_ID: 'id', TEAM_ID: 'id', UUID: 'uuid' },
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

/** Tables whose rows are read as more than cells. */
export type Dt4ReadTable = keyof typeof shapes;

type RowOf<S extends Shape> = { readonly [Column in keyof S]: Kinds[S[Column]] };

/** A checked row of a table, by the names of its columns. */
export type Dt4Row<T extends Dt4ReadTable> = RowOf<(typeof shapes)[T]>;

/** A row, or why it is none. */
export type ReadRow<T extends Dt4ReadTable> =
  | { readonly row: Dt4Row<T>; readonly fault?: undefined }
  | { readonly row?: undefined; readonly fault: string };

/**
 * Checks a row and gives its values their types. Columns that nobody reads are left out.
 * @param zone of the clock that wrote times without one (H2), a name of the IANA database
 * @returns why not, when a value is missing or is of another kind
 * @throws Dt4Error when the table lacks a column, since then its schema is another one
 *
 * @example
 * readDt4Row('TEAM', { ID: 1, NAME: 'Legal', UUID: '6d12843f-e739-49a0-89f1-fb2b78153699' }, 'UTC').row?.NAME // 'Legal'
 */
export function readDt4Row<T extends Dt4ReadTable>(table: T, cells: Dt4Cells, zone: string): ReadRow<T> {
  const row: Record<string, unknown> = {};
  for (const [column, kind] of Object.entries<keyof Kinds>(shapes[table])) {
    const cell = cells[column];
    if (cell === undefined)
      throw new Dt4Error(`${table} has no column ${column}; its schema is another one.`);
    const value = readCell(cell, kind, zone);
    if (value === undefined) return { fault: faultOf(column, kind, cell) };
    row[column] = value;
  }
  return { row: row as Dt4Row<T> };
}

function faultOf(column: string, kind: string, cell: Dt4Cell): string {
  return cell === null ? `${column} is empty` : `${column} holds no ${kind.replace('?', '')}`;
}

function readCell(cell: Dt4Cell, kind: keyof Kinds, zone: string): unknown {
  if (cell === null) return kind.endsWith('?') ? null : undefined;
  switch (kind) {
    case 'id':
    case 'id?':
      return Number.isSafeInteger(cell) ? cell : undefined;
    case 'number':
    case 'number?':
      return typeof cell === 'number' ? cell : undefined;
    case 'bool':
    case 'bool?':
      // MySQL knows truth as a number.
      return typeof cell === 'boolean' ? cell : cell === 1 ? true : cell === 0 ? false : undefined;
    case 'time':
    case 'time?':
      return readTime(cell, zone);
    case 'bytes?':
      return cell instanceof Uint8Array ? cell : undefined;
    case 'uuid':
      return typeof cell === 'string' ? readUuid(cell) : undefined;
    default:
      return typeof cell === 'string' ? cell : undefined;
  }
}

function readTime(cell: Dt4Cell, zone: string): Date | undefined {
  if (cell instanceof Date) return cell;
  if (typeof cell !== 'object' || cell === null || !('local' in cell)) return undefined;
  const instant = instantOf(cell, zone);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

function readUuid(text: string): string | undefined {
  const uuid = text.trim().toLowerCase();
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid) ? uuid : undefined;
}

/**
 * The columns that are read of a table.
 *
 * @example
 * dt4ColumnsOf('TEAM') // ['ID', 'NAME', 'UUID']
 */
export function dt4ColumnsOf(table: Dt4ReadTable): string[] {
  return Object.keys(shapes[table]);
}
