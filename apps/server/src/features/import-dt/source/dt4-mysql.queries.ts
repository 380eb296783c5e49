import { type Dt4Cells, Dt4Error, type Dt4ReadTable } from '@waybill/dt4';
import type { Connection, ConnectionOptions, RowDataPacket } from 'mysql2';
import { type DatabaseAddress, messageOf, readDatabaseUrl, titleOf } from './database-url.ts';
import { cellOfMysql } from './mysql-cell.ts';
import type { Dt4Source, RowSink } from './source.ts';
import { columnsToRead, type StoredTable, tablesOf } from './table-columns.ts';

const batchSize = 2000;
const connectTimeoutMs = 10_000;

/**
 * A database of Dependency-Track on MySQL or MariaDB, in one read-only transaction with one snapshot. The driver is loaded only here.
 * @throws Dt4Error when it cannot be reached
 */
export async function openMysql(from: string, password?: string): Promise<Dt4Source> {
  const address = readDatabaseUrl(from, 'mysql://user@host:3306/dtrack', password);
  const { createConnection } = await import('mysql2');
  const connection = createConnection(optionsOf(address));
  // A connection that ends fails the statement under way; that is where it is told.
  connection.on('error', () => undefined);
  try {
    await connection.promise().query("set time_zone = '+00:00', names utf8mb4");
    await connection.promise().query('set session transaction isolation level repeatable read');
    await connection.promise().query('start transaction with consistent snapshot, read only');
  } catch (cause) {
    connection.destroy();
    throw new Dt4Error(`${titleOf(address)} cannot be reached: ${messageOf(cause)}`, { cause });
  }
  const counts = new Map<string, number>();
  return {
    title: titleOf(address),
    hasLocalTimes: true,
    read: (wanted, sink) => readTables(connection, wanted, sink, counts),
    close: () => connection.promise().end(),
  };
}

function optionsOf({ host, port, database, user, password, parameters }: DatabaseAddress): ConnectionOptions {
  const mode = parameters.get('sslmode')?.toUpperCase() ?? '';
  const isEncrypted =
    ['REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'].includes(mode) ||
    [parameters.get('usessl'), parameters.get('ssl')].includes('true');
  return {
    host,
    port: port ?? 3306,
    database,
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { password }),
    ...(isEncrypted ? { ssl: { rejectUnauthorized: mode !== 'REQUIRED' } } : {}),
    connectTimeout: connectTimeoutMs,
    charset: 'utf8mb4',
    dateStrings: true,
    decimalNumbers: true,
    supportBigNumbers: true,
  };
}

async function readTables(
  connection: Connection,
  wanted: ReadonlySet<Dt4ReadTable>,
  sink: RowSink,
  counts: Map<string, number>,
): Promise<ReadonlyMap<string, number>> {
  for (const [name, table] of await listTables(connection)) {
    const read = [...wanted].find((it) => it === name);
    if (read) counts.set(name, await readTable(connection, read, table, sink));
    else if (!counts.has(name)) counts.set(name, await countRows(connection, table));
  }
  return counts;
}

async function listTables(connection: Connection): Promise<ReadonlyMap<string, StoredTable>> {
  const [rows] = await connection
    .promise()
    .query<(RowDataPacket & { tab: string; col: string; type: string })[]>(
      `select c.table_name as tab, c.column_name as col, c.data_type as type from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = database() and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`,
    );
  return tablesOf(rows.map(({ tab, col, type }) => ({ table: tab, column: col, type })));
}

async function countRows(connection: Connection, { name }: StoredTable): Promise<number> {
  const [rows] = await connection
    .promise()
    .query<(RowDataPacket & { n: number })[]>(`select count(*) as n from ${quoted(name)}`);
  return Number(rows[0]?.n ?? 0);
}

async function readTable(
  connection: Connection,
  table: Dt4ReadTable,
  stored: StoredTable,
  sink: RowSink,
): Promise<number> {
  const columns = columnsToRead(table, stored);
  const list = [...columns.values()].map((column) => quoted(column.name)).join(', ');
  const rows = connection
    .query({ sql: `select ${list} from ${quoted(stored.name)}`, rowsAsArray: true })
    .stream({ highWaterMark: batchSize });
  const names = [...columns].map(([name, { type }]) => ({ name, type }));
  let batch: Dt4Cells[] = [];
  let count = 0;
  for await (const values of rows as AsyncIterable<readonly unknown[]>) {
    batch.push(Object.fromEntries(names.map(({ name, type }, i) => [name, cellOfMysql(values[i], type)])));
    count += 1;
    if (batch.length < batchSize) continue;
    await sink(table, batch);
    batch = [];
  }
  if (batch.length > 0) await sink(table, batch);
  return count;
}

function quoted(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}
