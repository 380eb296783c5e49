import type { Dt4Cells } from '@waybill/dt4';
import { describe, expect, it } from 'vitest';
import { readDatabaseUrl } from './database-url.ts';
import { type Ask, configurationOf, readTables, requireSnapshots } from './dt4-sql-server.queries.ts';
import { cellOfSqlServer } from './sql-server-cell.ts';

const address = (url: string) => readDatabaseUrl(url, 'sqlserver://user@host:1433/dtrack');

/** Answers statements in the place of a server, and keeps them. */
function playing(answers: readonly (readonly [RegExp, readonly (readonly unknown[])[]])[]) {
  const asked: string[] = [];
  const ask: Ask = async (sql, onRow) => {
    asked.push(sql);
    const rows = answers.find(([statement]) => statement.test(sql))?.[1];
    if (!rows) throw new Error(`Not expected: ${sql}`);
    for (const row of rows) await onRow(row);
  };
  return { ask, asked };
}

const columns = [
  ['TEAM', 'ID', 'bigint'],
  ['TEAM', 'NAME', 'nvarchar'],
  ['TEAM', 'UUID', 'varchar'],
  ['EVENTSERVICELOG', 'ID', 'bigint'],
];

describe('a database on SQL Server', () => {
  it('has values of every type that Dependency-Track uses', () => {
    const at = new Date('2026-07-01T12:00:00.123Z');
    const bytes = Buffer.from([1, 2]);
    expect(
      [
        ['9007199254740991', 'bigint'],
        [7, 'int'],
        ['9.8', 'decimal'],
        [0.5, 'float'],
        [true, 'bit'],
        ['text', 'nvarchar'],
        [at, 'datetime2'],
        [at, 'datetime'],
        [at, 'datetimeoffset'],
        [bytes, 'varbinary'],
        [null, 'bigint'],
      ].map(([value, type]) => cellOfSqlServer(value, String(type))),
    ).toEqual([
      9007199254740991,
      7,
      9.8,
      0.5,
      true,
      'text',
      { local: '2026-07-01T12:00:00.123' },
      { local: '2026-07-01T12:00:00.123' },
      at,
      bytes,
      null,
    ]);
  });

  it('is asked for the columns that are read, and for how many rows there are else', async () => {
    const { ask, asked } = playing([
      [/information_schema/, columns],
      [/count_big/, [['15']]],
      [/from \[TEAM\]/, [['1', 'Legal', '6d12843f-e739-49a0-89f1-fb2b78153699']]],
    ]);
    const rows: Dt4Cells[] = [];
    const counts = await readTables(
      ask,
      new Set(['TEAM']),
      (_, batch) => void rows.push(...batch),
      new Map(),
    );
    expect(counts).toEqual(
      new Map([
        ['TEAM', 1],
        ['EVENTSERVICELOG', 15],
      ]),
    );
    expect(rows).toEqual([{ ID: 1, NAME: 'Legal', UUID: '6d12843f-e739-49a0-89f1-fb2b78153699' }]);
    expect(asked).toContain('select [ID], [NAME], [UUID] from [TEAM]');
    expect(asked).toContain('select count_big(*) from [EVENTSERVICELOG]');
  });

  it('of another schema is refused', async () => {
    const { ask } = playing([[/information_schema/, columns.slice(0, 2)]]);
    await expect(readTables(ask, new Set(['TEAM']), () => undefined, new Map())).rejects.toThrow(
      'TEAM has no column UUID; its schema is another one.',
    );
  });

  it('hands on large tables in parts', async () => {
    const many = Array.from({ length: 4001 }, (_, n) => [String(n), 'a', 'b']);
    const { ask } = playing([
      [/information_schema/, columns.slice(0, 3)],
      [/from \[TEAM\]/, many],
    ]);
    const sizes: number[] = [];
    await readTables(ask, new Set(['TEAM']), (_, batch) => void sizes.push(batch.length), new Map());
    expect(sizes).toEqual([2000, 2000, 1]);
  });

  it('must allow snapshots, and says how', async () => {
    const there = address('sqlserver://u:hidden@db.example/dtrack');
    const { ask } = playing([[/sys\.databases/, [[0]]]]);
    await expect(requireSnapshots(ask, there)).rejects.toThrow(
      'alter database [dtrack] set allow_snapshot_isolation on',
    );
    const allowed = playing([[/sys\.databases/, [[1]]]]);
    await expect(requireSnapshots(allowed.ask, there)).resolves.toBeUndefined();
  });

  it('is reached by what its URL says', () => {
    const { server, options, authentication } = configurationOf(
      address(
        'jdbc:sqlserver://db.example:1444;databaseName=dtrack;user=dt;password=x;trustServerCertificate=true',
      ),
    );
    expect({ server, authentication }).toEqual({
      server: 'db.example',
      authentication: { type: 'default', options: { userName: 'dt', password: 'x' } },
    });
    expect(options).toMatchObject({
      port: 1444,
      database: 'dtrack',
      encrypt: true,
      trustServerCertificate: true,
    });
  });
});
