import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type RawBuilder,
  sql,
} from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type CopyValue, copyText, joinLines } from './copy-text.ts';
import { type Lane, type LaneName, openLane, requestWaitMs } from './lane.ts';
import { type Connections, clientOf, connectionsOf, noteConnections, noteTransaction } from './lanes.ts';
import { insideTransaction } from './second-connection.ts';

/**
 * The database as features see it. Statements are written with Kysely's `sql` tag and an explicit row type:
 * our statements are set-based SQL (design §4), which a query builder would only hide. See docs/adr/0003.
 */
export type Database = Kysely<Record<string, never>>;

declare const transactionBrand: unique symbol;
/** A database inside a transaction. Functions that write take this type; a reader accepts either. */
export type Transaction = Database & { readonly [transactionBrand]: true };

export interface DatabaseOptions {
  connection: pg.PoolConfig;
  maxConnections?: number;
  /** The maximum time a transaction waits for another's lock. Default: no limit. */
  lockTimeoutMs?: number;
  /**
   * The maximum time that work waits for a connection before it fails with `WaitTooLong`. Default: ten
   * seconds.
   */
  connectionWaitMs?: number;
  /** Called for errors of idle connections, which would otherwise end the process. */
  onError(error: Error): void;
}

const typeParsers = makeTypeParsers();

/** Opens the lanes of connections. Close with {@link closeDatabase}. */
export function openDatabase(options: DatabaseOptions): Database {
  const { connection, onError, lockTimeoutMs, maxConnections } = options;
  const open = (name: LaneName, size?: number) =>
    openLane(name, { owner: options, connection, onError, types: typeParsers, size });
  const lanes = {
    main: open('main', maxConnections),
    stream: open('stream'),
    bulk: open('bulk'),
    queue: open('queue'),
    probe: open('probe'),
  };
  return databaseOn({
    owner: options,
    lanes,
    lane: 'main',
    waitMs: options.connectionWaitMs ?? requestWaitMs,
    lockTimeoutMs,
  });
}

function databaseOn(connections: Connections): Database {
  const { lanes, lane, waitMs } = connections;
  const pool: PostgresPool = {
    connect: () => lanes[lane].connect(waitMs),
    end: async () => undefined,
    options: {},
  };
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  noteConnections(db, connections);
  return db;
}

/** Jobs are in no hurry; one that finds no connection all the same is tried again. */
const jobWaitMs = 60_000;

/** The same database for work that no caller waits for. Its transactions wait for locks as long as it takes. */
export function withoutLockTimeout(db: Database): Database {
  return databaseOn({ ...connectionsOf(db), lockTimeoutMs: undefined, waitMs: jobWaitMs });
}

const onLanes = new WeakMap<Database, Map<LaneName, Database>>();

/** The same database through connections of another lane. */
export function onLane(db: Database, lane: LaneName): Database {
  const known = onLanes.get(db) ?? new Map<LaneName, Database>();
  onLanes.set(db, known);
  const its = known.get(lane) ?? databaseOn({ ...connectionsOf(db), lane });
  known.set(lane, its);
  return its;
}

export async function closeDatabase(db: Database): Promise<void> {
  await Promise.all(Object.values(connectionsOf(db).lanes).map((lane) => lane.pool.end()));
}

/** The pool of a lane, for libraries that bring their own SQL (the job queue). */
export function poolOf(db: Database, lane: LaneName = 'main'): pg.Pool {
  return connectionsOf(db).lanes[lane].pool;
}

/** All lanes of connections, to be measured. */
export function lanesOf(db: Database): readonly Lane[] {
  return Object.values(connectionsOf(db).lanes);
}

/** The number of retries after a deadlock or serialization failure. */
const maxRetries = 3;

/** True if statements go through the connection of a transaction. */
export function isInTransaction(db: Database): boolean {
  return clientOf(db) !== undefined;
}

/**
 * Runs `work` in a transaction; a deadlock, serialization failure or conflict is tried again, so `work` must not act outside the
 * database. It must not use the database that it was begun on either: it would hold one connection and ask for a second.
 */
export async function inTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await runOnce(connectionsOf(db), work);
    } catch (error) {
      if (attempt >= maxRetries || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}

async function runOnce<T>(connections: Connections, work: (trx: Transaction) => Promise<T>): Promise<T> {
  const { owner, lanes, lane, waitMs, lockTimeoutMs } = connections;
  const client = await lanes[lane].connect(waitMs);
  let broken: Error | undefined;
  try {
    const trx = transactionOn(client);
    await client.query(
      lockTimeoutMs === undefined ? 'begin' : `begin; set local lock_timeout = ${lockTimeoutMs}`,
    );
    const result = await insideTransaction(owner, lane, () => work(trx));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Kysely over one reserved connection, so that COPY can use the same transaction. */
function transactionOn(client: pg.PoolClient): Transaction {
  const reserved: PostgresPoolClient = { query: client.query.bind(client), release: () => undefined };
  const pool: PostgresPool = { connect: async () => reserved, end: async () => undefined, options: {} };
  const trx = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) }) as Transaction;
  noteTransaction(trx, client);
  return trx;
}

/** Another transaction has changed data that this one relied on. It runs again and sees the change. */
export class TransactionConflict extends Error {}

function isRetryable(error: unknown): boolean {
  if (error instanceof TransactionConflict) return true;
  const code = sqlState(error);
  return code === '40001' || code === '40P01';
}

/**
 * Runs a part of a transaction that may fail in an expected way: then it is taken back, the transaction goes on, and
 * the answer is undefined.
 */
export async function tryInSavepoint<T>(
  trx: Transaction,
  isExpected: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T | undefined> {
  await sql`savepoint attempt`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(trx);
    return result;
  } catch (error) {
    if (!isExpected(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(trx);
    return undefined;
  }
}

/** A row that is referred to is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === '23503';
}

/** A row with the same key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** SQLSTATE of a database error, or undefined. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** All rows of a statement. */
export async function rowsOf<T>(db: Database, statement: RawBuilder<T>): Promise<T[]> {
  return (await statement.execute(db)).rows;
}

/** The first row of a statement, or undefined. */
export async function findRow<T>(db: Database, statement: RawBuilder<T>): Promise<T | undefined> {
  return (await statement.execute(db)).rows[0];
}

/** Runs a statement and answers how many rows it changed. */
export async function runSql(db: Database, statement: RawBuilder<unknown>): Promise<number> {
  const result = await statement.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/**
 * Loads rows by COPY: the fastest way in, and the only one for more than a few hundred rows.
 * @param target table and column list, such as `stage_component (ref, name)`; trusted text, never user input
 */
export async function copyRows(
  trx: Transaction,
  target: string,
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): Promise<void> {
  await copyChunks(trx, target, copyText(rows));
}

/** Loads lines that are in COPY's format already ({@link copyLine}). */
export async function copyLines(trx: Transaction, target: string, lines: Iterable<string>): Promise<void> {
  await copyChunks(trx, target, joinLines(lines));
}

/** Loads text that is in COPY's format already ({@link copyLine}), as a worker thread prepares it. */
export async function copyChunks(
  trx: Transaction,
  target: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const client = clientOf(trx);
  if (!client) throw new Error('COPY needs a transaction of inTransaction');
  // A COPY whose connection ends while it sends may never notice: its socket neither accepts more nor fails.
  const lost = new AbortController();
  const onEnd = () => lost.abort();
  client.once('end', onEnd);
  try {
    await Promise.race([
      pipeline(Readable.from(chunks), client.query(copyFrom(`copy ${target} from stdin`)), {
        signal: lost.signal,
      }),
      rejectedBy(lost.signal),
    ]);
  } finally {
    client.off('end', onEnd);
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Connection terminated during COPY')));
  });
}

/** int8 and numeric as numbers (our counts stay far below 2^53), dates as `YYYY-MM-DD` text. */
function makeTypeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  return types;
}

export { inSnapshot, type StreamInSnapshot, streamRows } from './stream.ts';
export type { CopyValue };
export { sql };
