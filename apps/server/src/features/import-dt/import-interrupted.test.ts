import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { operator } from '../../cli/operator.ts';
import { rowsOf, sql } from '../../db/database.ts';
import {
  importFrom,
  makeFolder,
  outcomesOf,
  smallInstallation,
  type Tables,
  writeScript,
} from './import-dt.fixtures.ts';
import { importDependencyTrack } from './import-dt.service.ts';
import { openSource } from './source/open-source.ts';
import type { Dt4Source } from './source/source.ts';

const folder = makeFolder();
const script = folder.write('script.sql', writeScript(smallInstallation));

let server: TestServer;
let there: TestDatabase;
beforeAll(async () => {
  server = await startTestServer();
  there = await createEmptyDatabase();
  await onThere((client) => fill(client, smallInstallation));
});
afterAll(async () => {
  await server.close();
  await there.drop();
  folder.remove();
});

const onThere = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => onDatabase(there.url, work);

async function onDatabase<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates tables with their rows as on PostgreSQL. */
async function fill(client: pg.Client, tables: Tables): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    const names = Object.keys(rows[0] ?? columnsOfEmpty[table] ?? { ID: 0 });
    const types = names.map(
      (name) => `"${name}" ${typeOf(rows[0]?.[name] ?? columnsOfEmpty[table]?.[name])}`,
    );
    await client.query(`create table "${table}" (${types.join(', ')})`);
    for (const row of rows) await insert(client, table, row);
  }
}

async function insert(client: pg.Client, table: string, row: Tables[string][number]): Promise<void> {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const values = Object.values(row).map((cell) =>
    typeof cell === 'object' && cell ? `${cell.time}Z` : cell,
  );
  const places = values.map((_, i) => `$${i + 1}`);
  await client.query(`insert into "${table}" (${names.join(', ')}) values (${places.join(', ')})`, values);
}

function typeOf(cell: unknown): string {
  if (typeof cell === 'number') return 'bigint';
  if (typeof cell === 'boolean') return 'boolean';
  return typeof cell === 'object' && cell !== null ? 'timestamptz' : 'text';
}

/** Columns of tables that have no rows, with a value of their type. */
const columnsOfEmpty: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  LDAPUSERS_TEAMS: { LDAPUSER_ID: 0, TEAM_ID: 0 },
  LDAPUSERS_PERMISSIONS: { LDAPUSER_ID: 0, PERMISSION_ID: 0 },
  OIDCUSER: { ID: 0, EMAIL: '', SUBJECT_IDENTIFIER: '', USERNAME: '' },
  OIDCUSERS_TEAMS: { OIDCUSERS_ID: 0, TEAM_ID: 0 },
  OIDCUSERS_PERMISSIONS: { OIDCUSER_ID: 0, PERMISSION_ID: 0 },
  APIKEY: {
    ID: 0,
    COMMENT: '',
    CREATED: {},
    IS_LEGACY: false,
    LAST_USED: {},
    PUBLIC_ID: '',
    SECRET_HASH: '',
  },
  APIKEYS_TEAMS: { APIKEY_ID: 0, TEAM_ID: 0 },
  MAPPEDLDAPGROUP: { ID: 0, DN: '', TEAM_ID: 0, UUID: '' },
  OIDCGROUP: { ID: 0, NAME: '', UUID: '' },
  MAPPEDOIDCGROUP: { ID: 0, GROUP_ID: 0, TEAM_ID: 0, UUID: '' },
  CONFIGPROPERTY: { ID: 0, GROUPNAME: '', PROPERTYNAME: '', PROPERTYTYPE: '', PROPERTYVALUE: '' },
  REPOSITORY: {
    ID: 0,
    AUTHENTICATIONREQUIRED: false,
    ENABLED: false,
    IDENTIFIER: '',
    INTERNAL: false,
    PASSWORD: '',
    RESOLUTION_ORDER: 0,
    TYPE: '',
    URL: '',
    USERNAME: '',
    UUID: '',
  },
};

const countImported = async () => {
  const [row] = await rowsOf<{ rows: number; teams: number; trail: number }>(
    server.db,
    sql`select (select count(*) from imported_row) as rows,
      (select count(*) from team where name like 'Sector %') as teams,
      (select count(*) from audit_log where action = 'import.done') as trail`,
  );
  return row;
};

/** A source that does something when a certain table comes to be imported, after all was looked at. */
function interrupted(source: Dt4Source, act: () => Promise<void>): Dt4Source {
  return {
    ...source,
    read: (wanted, sink) =>
      source.read(wanted, async (table, rows) => {
        if (wanted.has('TEAM') && table === 'MANAGEDUSER') await act();
        await sink(table, rows);
      }),
  };
}

const run = (source: Dt4Source) =>
  importDependencyTrack(server.context, source, {
    isPreview: false,
    caller: operator,
    at: new Date('2026-11-30T09:00:00Z'),
    zone: 'UTC',
  });

describe('an import that is cut off', () => {
  it.each([
    ['because its source fails', () => Promise.reject(new Error('the disk is gone'))],
    [
      'because its database is gone',
      async () => {
        const holder = `select pg_terminate_backend(pid) from pg_locks
          where relation = 'imported_row'::regclass and mode = 'ShareRowExclusiveLock'
            and database = (select oid from pg_database where datname = current_database())`;
        await onDatabase(server.context.config.databaseUrl ?? '', (client) => client.query(holder));
      },
    ],
  ])('%s leaves nothing behind', async (_why, act) => {
    const source = interrupted(await openSource(script), act);
    await expect(run(source)).rejects.toThrow();
    expect(await countImported()).toEqual({ rows: 0, teams: 0, trail: 0 });
  });

  it('is done by the next one, and two at once do it once', async () => {
    const reports = await Promise.all([
      importFrom(server.context, script),
      importFrom(server.context, script),
    ]);
    const teams = reports.map((report) => outcomesOf(report, 'TEAM'));
    expect(teams).toEqual(expect.arrayContaining([{ written: 2 }, { present: 2 }]));
    expect(await countImported()).toEqual({ rows: expect.any(Number), teams: 2, trail: 1 });
  });
});

describe('a database on PostgreSQL', () => {
  it('says the same as a script of H2', async () => {
    const [byScript, byUrl] = [
      await importFrom(server.context, script, { isPreview: true }),
      await importFrom(server.context, there.url, { isPreview: true }),
    ];
    expect(byUrl.tables).toEqual(byScript.tables);
  });

  it('is read as of one moment', async () => {
    const source = await openSource(there.url);
    try {
      const late = { ID: 9, NAME: 'Sector 99', UUID: '55555555-0000-4000-8000-000000000009' };
      // The snapshot is taken by the first look.
      const counts = await source.read(new Set(), () => undefined);
      expect(counts.get('TEAM')).toBe(2);
      await onThere((client) => insert(client, 'TEAM', late));
      expect(outcomesOf(await run(source), 'TEAM')).toEqual({ present: 2 });
    } finally {
      await source.close();
    }
    expect(outcomesOf(await importFrom(server.context, there.url), 'TEAM')).toEqual({
      written: 1,
      present: 2,
    });
  });

  it('of another schema is refused', async () => {
    await onThere((client) => client.query('alter table "TEAM" rename column "UUID" to "UID"'));
    await expect(importFrom(server.context, there.url)).rejects.toThrow('TEAM has no column UUID');
  });
});
