import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type RawBuilder,
  sql,
} from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import Cursor from 'pg-cursor';
import { type CopyValue, copyText, joinLines } from './copy-text.ts';
import { prepareOn } from './prepared.ts';

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
  /** How long a transaction waits for a lock that another one holds; without it, as long as it takes. */
  lockTimeoutMs?: number;
  /** Called for errors of idle connections, which would otherwise end the process. */
  onError(error: Error): void;
}

const pools = new WeakMap<object, pg.Pool>();
/**
 * Streams have connections of their own: one is held for as long as its reader takes, and details are looked up
 * meanwhile. From one pool, sixteen long lists at once would each wait for the connections of the others.
 */
const streamPools = new WeakMap<object, pg.Pool>();
const maxStreams = 8;
const clients = new WeakMap<object, pg.PoolClient>();
const lockTimeouts = new WeakMap<object, number>();

const typeParsers = makeTypeParsers();

/** Opens a pool. Close with {@link closeDatabase}. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options, options.maxConnections ?? 16);
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool, cursor: Cursor }) });
  pools.set(db, pool);
  streamPools.set(db, openPool(options, maxStreams));
  if (options.lockTimeoutMs !== undefined) lockTimeouts.set(db, options.lockTimeoutMs);
  return db;
}

/** The same database for work that no caller waits for. Its transactions wait for locks as long as it takes. */
export function withoutLockTimeout(db: Database): Database {
  const pool = poolOf(db);
  const patient: Database = new Kysely({ dialect: new PostgresDialect({ pool, cursor: Cursor }) });
  pools.set(patient, pool);
  const streamPool = streamPools.get(db);
  if (streamPool) streamPools.set(patient, streamPool);
  return patient;
}

/** Connections are opened when they are needed and closed when they have been idle. */
function openPool({ connection, onError }: DatabaseOptions, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    types: typeParsers,
    max,
    idleTimeoutMillis: 10_000,
    application_name: 'waybill',
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    prepareOn(client);
  });
  return pool;
}

export async function closeDatabase(db: Database): Promise<void> {
  await Promise.all([db.destroy(), streamPools.get(db)?.end()]);
}

/** The pool behind a database, for libraries that bring their own SQL (the job queue). */
export function poolOf(db: Database): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('This database was not opened by openDatabase');
  return pool;
}

/** How often a deadlock or serialization failure is tried again. */
const maxRetries = 3;

/** Runs `work` in a transaction; a deadlock, serialization failure or conflict is tried again, so `work` must not act outside the database. */
export async function inTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  const pool = poolOf(db);
  const lockTimeoutMs = lockTimeouts.get(db);
  const begin = lockTimeoutMs === undefined ? 'begin' : `begin; set local lock_timeout = ${lockTimeoutMs}`;
  for (let attempt = 0; ; attempt++) {
    try {
      return await runOnce(pool, begin, work);
    } catch (error) {
      if (attempt >= maxRetries || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}

async function runOnce<T>(pool: pg.Pool, begin: string, work: (trx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const trx = transactionOn(client);
    await client.query(begin);
    const result = await work(trx);
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
  const dialect = new PostgresDialect({ pool, cursor: Cursor });
  const trx = new Kysely<Record<string, never>>({ dialect }) as Transaction;
  clients.set(trx, client);
  return trx;
}

/** What a transaction found was changed by another one meanwhile: it is run again and sees the change. */
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
  const client = clients.get(trx);
  if (!client) throw new Error('COPY needs a transaction of inTransaction');
  await pipeline(Readable.from(chunks), client.query(copyFrom(`copy ${target} from stdin`)));
}

/** Rows in batches through a cursor, so that a list of any length is sent in bounded memory. */
export function streamRows<T>(
  db: Database,
  statement: RawBuilder<T>,
  batchSize = 1000,
): AsyncGenerator<T[], void, undefined> {
  const pool = streamPools.get(db);
  if (!pool) throw new Error('Only a database of openDatabase can stream');
  // Compiled here and now: the statement lint learns from the stack whose statement it is.
  return readBatches<T>(pool, statement.compile(db), batchSize);
}

async function* readBatches<T>(
  pool: pg.Pool,
  query: CompiledQuery,
  batchSize: number,
): AsyncGenerator<T[], void, undefined> {
  const client = await pool.connect();
  try {
    yield* readCursor<T>(client, query, batchSize);
  } finally {
    client.release();
  }
}

async function* readCursor<T>(
  client: pg.PoolClient,
  query: CompiledQuery,
  batchSize: number,
): AsyncGenerator<T[], void, undefined> {
  const cursor = client.query(new Cursor<T>(query.sql, [...query.parameters]));
  try {
    for (;;) {
      const rows = await cursor.read(batchSize);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await cursor.close().catch(() => undefined);
  }
}

/** Reads one state of the database, one list after the other. */
export type StreamInSnapshot = <T>(
  statement: RawBuilder<T>,
  batchSize?: number,
) => AsyncGenerator<T[], void, undefined>;

/** Sends what several statements say of one moment: what others change meanwhile is not seen. */
export async function* inSnapshot<T>(
  db: Database,
  work: (stream: StreamInSnapshot) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  const pool = streamPools.get(db);
  if (!pool) throw new Error('Only a database of openDatabase can stream');
  const client = await pool.connect();
  let fault: unknown;
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    yield* work((statement, batchSize = 1000) => readCursor(client, statement.compile(db), batchSize));
    await client.query('commit');
  } catch (error) {
    fault = error;
    throw error;
  } finally {
    // Also when the receiver has gone: the generator is ended then, without an error.
    const isEnded = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(fault !== undefined || !isEnded);
  }
}

/** int8 and numeric as numbers (our counts stay far below 2^53), dates as `YYYY-MM-DD` text. */
function makeTypeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  return types;
}

export type { CopyValue };
export { sql };
