import { type Dt4Cells, Dt4Error, type Dt4ReadTable } from '@waybill/dt4';
import type { Connection, ConnectionConfiguration } from 'tedious';
import { type DatabaseAddress, messageOf, readDatabaseUrl, titleOf } from './database-url.ts';
import type { Dt4Source, RowSink } from './source.ts';
import { cellOfSqlServer } from './sql-server-cell.ts';
import { columnsToRead, type StoredTable, tablesOf } from './table-columns.ts';

const batchSize = 2000;
const connectTimeoutMs = 10_000;

/**
 * A database of Dependency-Track on SQL Server, in one transaction with one snapshot. The driver is loaded only here.
 * @throws Dt4Error when it cannot be reached, or does not allow snapshots
 */
export async function openSqlServer(from: string, password?: string): Promise<Dt4Source> {
  const address = readDatabaseUrl(from, 'sqlserver://user@host:1433/dtrack', password);
  const tedious = await loadDriver();
  const connection = new tedious.Connection(configurationOf(address));
  const ask: Ask = (sql, onRow) => queryRows(tedious, connection, sql, onRow);
  try {
    await new Promise<void>((resolve, reject) => {
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
  } catch (cause) {
    connection.close();
    throw new Dt4Error(`${titleOf(address)} cannot be reached: ${messageOf(cause)}`, { cause });
  }
  // A connection that ends fails the statement under way; that is where it is told.
  connection.on('error', () => undefined);
  try {
    await requireSnapshots(ask, address);
    await ask('set transaction isolation level snapshot; begin transaction', () => undefined);
  } catch (cause) {
    connection.close();
    throw cause;
  }
  const counts = new Map<string, number>();
  return {
    title: titleOf(address),
    hasLocalTimes: true,
    read: (wanted, sink) => readTables(ask, wanted, sink, counts),
    close: async () => connection.close(),
  };
}

const driver = 'tedious@20.3.9';

/** The driver comes with 60 MB of clients for a cloud, so it is installed by those who need it. */
async function loadDriver(): Promise<typeof import('tedious')> {
  try {
    return await import('tedious');
  } catch (cause) {
    throw new Dt4Error(
      `The driver for SQL Server is not installed. Install it where Waybill runs: npm install --no-save ${driver}`,
      { cause },
    );
  }
}

/** Runs a statement; rows are values in the order of its columns. The next row waits for what a row promises. */
export type Ask = (
  sql: string,
  onRow: (values: readonly unknown[]) => Promise<void> | undefined,
) => Promise<void>;

/** How to connect; the server's certificate is checked unless the URL says `trustServerCertificate=true`. */
export function configurationOf({
  host,
  port,
  database,
  user,
  password,
  parameters,
}: DatabaseAddress): ConnectionConfiguration {
  return {
    server: host,
    authentication: { type: 'default', options: { userName: user, password } },
    options: {
      port: port ?? 1433,
      database,
      encrypt: parameters.get('encrypt')?.toLowerCase() !== 'false',
      trustServerCertificate: parameters.get('trustservercertificate')?.toLowerCase() === 'true',
      connectTimeout: connectTimeoutMs,
      // A large table takes as long as it takes.
      requestTimeout: 0,
      useUTC: true,
      readOnlyIntent: true,
      appName: 'waybill import',
    },
  };
}

async function queryRows(
  { Request }: typeof import('tedious'),
  connection: Connection,
  sql: string,
  onRow: Parameters<Ask>[1],
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let failure: unknown;
    const request = new Request(sql, (error) => {
      if (failure ?? error) reject(failure ?? error);
      else resolve();
    });
    request.on('row', (columns: readonly { readonly value: unknown }[]) => {
      if (failure) return;
      const waiting = onRow(columns.map(({ value }) => value));
      if (!waiting) return;
      request.pause();
      waiting.then(
        () => request.resume(),
        (cause) => {
          failure = cause;
          request.resume();
          connection.cancel();
        },
      );
    });
    connection.execSqlBatch(request);
  });
}

export async function requireSnapshots(ask: Ask, address: DatabaseAddress): Promise<void> {
  let isAllowed = false;
  await ask('select snapshot_isolation_state from sys.databases where name = db_name()', ([state]) => {
    isAllowed = state === 1;
    return undefined;
  });
  if (isAllowed) return;
  throw new Dt4Error(
    `${titleOf(address)} does not allow snapshots, so it cannot be read as of one moment. Allow them: alter database [${address.database}] set allow_snapshot_isolation on`,
  );
}

/** Reads tables by a way to ask; also how tests do without a server. */
export async function readTables(
  ask: Ask,
  wanted: ReadonlySet<Dt4ReadTable>,
  sink: RowSink,
  counts: Map<string, number>,
): Promise<ReadonlyMap<string, number>> {
  for (const [name, table] of await listTables(ask)) {
    const read = [...wanted].find((it) => it === name);
    if (read) counts.set(name, await readTable(ask, read, table, sink));
    else if (!counts.has(name)) counts.set(name, await countRows(ask, table));
  }
  return counts;
}

async function listTables(ask: Ask): Promise<ReadonlyMap<string, StoredTable>> {
  const rows: { table: string; column: string; type: string }[] = [];
  await ask(
    `select c.table_name, c.column_name, c.data_type from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = schema_name() and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`,
    ([table, column, type]) => {
      rows.push({ table: String(table), column: String(column), type: String(type) });
      return undefined;
    },
  );
  return tablesOf(rows);
}

async function countRows(ask: Ask, { name }: StoredTable): Promise<number> {
  let count = 0;
  await ask(`select count_big(*) from ${quoted(name)}`, ([n]) => {
    count = Number(n);
    return undefined;
  });
  return count;
}

async function readTable(ask: Ask, table: Dt4ReadTable, stored: StoredTable, sink: RowSink): Promise<number> {
  const columns = [...columnsToRead(table, stored)];
  const list = columns.map(([, column]) => quoted(column.name)).join(', ');
  let batch: Dt4Cells[] = [];
  let count = 0;
  await ask(`select ${list} from ${quoted(stored.name)}`, (values) => {
    batch.push(
      Object.fromEntries(columns.map(([name, { type }], i) => [name, cellOfSqlServer(values[i], type)])),
    );
    count += 1;
    if (batch.length < batchSize) return undefined;
    const full = batch;
    batch = [];
    return Promise.resolve(sink(table, full));
  });
  if (batch.length > 0) await sink(table, batch);
  return count;
}

function quoted(name: string): string {
  return `[${name.replaceAll(']', ']]')}]`;
}
