import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operator } from '../../cli/operator.ts';
import type { Context } from '../../feature.ts';
import { type ImportReport, importDependencyTrack } from './import-dt.service.ts';
import type { Outcome } from './report/ledger.ts';
import { openSource } from './source/open-source.ts';

type Cell = string | number | boolean | null | { readonly time: string };

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Cell>>;

/** Rows of made-up tables, by the names of their columns. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** A row of PROJECT without anything that may be empty. */
export function projectRow(id: number, more: Readonly<Record<string, Cell>> = {}) {
  return {
    ID: id,
    ACTIVE: true,
    AUTHORS: null,
    CLASSIFIER: 'APPLICATION',
    COLLECTION_LOGIC: null,
    COLLECTION_TAG: null,
    CPE: null,
    DESCRIPTION: null,
    DIRECT_DEPENDENCIES: null,
    EXTERNAL_REFERENCES: null,
    GROUP: null,
    IS_LATEST: false,
    LAST_BOM_IMPORTED: null,
    LAST_BOM_IMPORTED_FORMAT: null,
    LAST_VULNERABILITY_ANALYSIS: null,
    MANUFACTURER: null,
    NAME: `project ${id}`,
    PARENT_PROJECT_ID: null,
    PUBLISHER: null,
    PURL: null,
    SUPPLIER: null,
    SWIDTAGID: null,
    UUID: uuidOf('22222222', id),
    VERSION: null,
    ...more,
  };
}

/** A UUID that tells its row. */
export function uuidOf(kind: string, id: number): string {
  return `${kind}-0000-4000-8000-${String(id).padStart(12, '0')}`;
}

/** A small installation: a team, a user, a key, as 4.14 keeps them. Tests change what they are about. */
export const smallInstallation = {
  SCHEMAVERSION: [{ ID: 1, VERSION: '4.14.3' }],
  PERMISSION: [
    { ID: 1, NAME: 'BOM_UPLOAD' },
    { ID: 2, NAME: 'VIEW_PORTFOLIO' },
  ],
  TEAM: [
    { ID: 1, NAME: 'Sector 7', UUID: '11111111-0000-4000-8000-000000000001' },
    { ID: 2, NAME: 'Sector 8', UUID: '11111111-0000-4000-8000-000000000002' },
  ],
  TEAMS_PERMISSIONS: [
    { TEAM_ID: 1, PERMISSION_ID: 1 },
    { TEAM_ID: 1, PERMISSION_ID: 2 },
  ],
  MANAGEDUSER: [
    {
      ID: 1,
      EMAIL: 'ines@example.org',
      FORCE_PASSWORD_CHANGE: false,
      FULLNAME: "Inés O'Neill",
      LAST_PASSWORD_CHANGE: { time: '2026-07-01 12:00:00.5' },
      NON_EXPIRY_PASSWORD: false,
      // "plain-Gorse-41" at the lowest cost.
      PASSWORD: '$2b$04$3yNsTOpqZ.Gr5ovZWnORPuWME/rlIfGlcvfrN4k7g1GW8xobP6.8.',
      SUSPENDED: false,
      USERNAME: 'ines',
    },
  ],
  MANAGEDUSERS_TEAMS: [{ TEAM_ID: 1, MANAGEDUSER_ID: 1 }],
  MANAGEDUSERS_PERMISSIONS: [{ MANAGEDUSER_ID: 1, PERMISSION_ID: 2 }],
  LDAPUSER: [{ ID: 1, DN: 'Syncing...', EMAIL: null, USERNAME: 'ines' }],
  LDAPUSERS_TEAMS: [],
  LDAPUSERS_PERMISSIONS: [],
  OIDCUSER: [],
  OIDCUSERS_TEAMS: [],
  OIDCUSERS_PERMISSIONS: [],
  APIKEY: [],
  APIKEYS_TEAMS: [],
  MAPPEDLDAPGROUP: [],
  OIDCGROUP: [],
  MAPPEDOIDCGROUP: [],
  CONFIGPROPERTY: [],
  REPOSITORY: [],
  PROJECT: [projectRow(1, { NAME: 'shop' })],
  EVENTSERVICELOG: [{ ID: 1 }],
} satisfies Tables;

/** Writes tables as the script tool of H2 does. */
export function writeScript(tables: Tables): string {
  const parts = Object.entries(tables).map(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? { ID: 0 });
    const values = rows.map((row) => `(${columns.map((name) => literal(row[name] ?? null)).join(', ')})`);
    const definition = columns.map((name) => `    "${name}" CHARACTER VARYING(255)`).join(',\n');
    const list = columns.map((name) => `"${name}"`).join(', ');
    const insert = `INSERT INTO "PUBLIC"."${table}"(${list}) OVERRIDING SYSTEM VALUE VALUES\n${values.join(',\n')};`;
    return `CREATE CACHED TABLE "PUBLIC"."${table}"(\n${definition}\n);\n${rows.length > 0 ? insert : ''}\n`;
  });
  return `-- H2 2.4.240; \n;\n${parts.join('')}ALTER TABLE "PUBLIC"."TEAM" ADD CONSTRAINT "A" FOREIGN KEY("ID") REFERENCES "PUBLIC"."B"("ID") NOCHECK;\n`;
}

function literal(cell: Cell): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'object') return `TIMESTAMP '${cell.time}'`;
  if (typeof cell !== 'string') return String(cell).toUpperCase();
  const quoted = cell.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `U&'${quoted.replaceAll(/[^ -~]/g, (unit) => `\\${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;
}

/** A folder for files of a test. */
export function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-import-'));
  return {
    write(name: string, content: string | Uint8Array): string {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

interface Request {
  at?: Date;
  secretKey?: Uint8Array;
  zone?: string;
  isPreview?: boolean;
}

/** Imports from a file or URL, from a clock in UTC unless the request says another. */
export async function importFrom(
  context: Context,
  from: string,
  request: Request = {},
): Promise<ImportReport> {
  const source = await openSource(from);
  try {
    return await importDependencyTrack(context, source, {
      isPreview: false,
      caller: operator,
      at: new Date('2026-11-30T09:00:00Z'),
      zone: 'UTC',
      ...request,
    });
  } finally {
    await source.close();
  }
}

export function tableOf(report: ImportReport, name: string) {
  const table = report.tables.find((it) => it.table === name);
  if (!table) throw new Error(`The report has no table ${name}`);
  return table;
}

/** The outcomes of a table's rows, without those that no row had. */
export function outcomesOf(report: ImportReport, name: string): Partial<Record<Outcome, number>> {
  return Object.fromEntries(Object.entries(tableOf(report, name).outcomes).filter(([, rows]) => rows > 0));
}

/** Encrypts as Dependency-Track does. */
export function encryptAsThere(key: Uint8Array, plain: string): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, iv);
  return Buffer.concat([iv, cipher.update(plain), cipher.final()]).toString('base64');
}

/** The row of an API key of which the whole text is given. */
export function keyRow(id: number, key: string, more: object = {}) {
  const [, publicId = '', secret = ''] = /([A-Za-z0-9]+)_([A-Za-z0-9]+)$/.exec(key) ?? [];
  return {
    ID: id,
    COMMENT: null,
    CREATED: { time: '2026-01-02 03:04:05' },
    IS_LEGACY: false,
    LAST_USED: null,
    PUBLIC_ID: publicId,
    SECRET_HASH: createHash('sha3-256').update(secret).digest('hex'),
    ...more,
  };
}
