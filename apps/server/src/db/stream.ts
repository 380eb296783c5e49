import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type pg from 'pg';
import { nextTurn } from '../turns.ts';
import { clientOf, connectionsOf } from './lanes.ts';
import { noteStream } from './second-connection.ts';

type Database = Kysely<Record<string, never>>;

export type Batches<T> = AsyncGenerator<T[], void, undefined>;

/** All rows are read, so plans that are quick with the first ones would be the wrong ones. */
const readAll = 'set local cursor_tuple_fraction = 1';

/**
 * The number of rows read at once. Young garbage is the cheapest: a batch of a thousand survives too long.
 */
const ordinaryBatch = 250;

let cursors = 0;

/**
 * Rows in batches, so that a list of any length is read in bounded memory. In a transaction they come through its
 * connection, which can be used for other statements between two batches; else through one of the lane for streams, which
 * is given back at the end, or as soon as the reader stops.
 */
export function streamRows<T>(db: Database, statement: RawBuilder<T>, batchSize = ordinaryBatch): Batches<T> {
  // Compiled here and now: the statement lint learns from the stack whose statement it is.
  const query = statement.compile(db);
  const client = clientOf(db);
  if (client) return readInTransaction<T>(client, query, batchSize);
  return onStreamLane(db, 'begin read only', (held) => readCursor<T>(held, query, batchSize));
}

async function* readInTransaction<T>(
  client: pg.PoolClient,
  query: CompiledQuery,
  batchSize: number,
): Batches<T> {
  await client.query(readAll);
  yield* readCursor<T>(client, query, batchSize);
}

/**
 * A cursor of SQL, not one of the protocol: each read is a statement, which fails when the connection has ended, whenever
 * that was. A cursor of the protocol whose connection ends between two reads is never answered.
 */
async function* readCursor<T>(client: pg.PoolClient, query: CompiledQuery, batchSize: number): Batches<T> {
  cursors += 1;
  const name = `rows_${cursors}`;
  await client.query(`declare ${name} no scroll cursor for ${query.sql}`, [...query.parameters]);
  try {
    for (;;) {
      const { rows } = await client.query(`fetch forward ${batchSize} from ${name}`);
      await nextTurn();
      if (rows.length > 0) yield rows as T[];
      if (rows.length < batchSize) return;
    }
  } finally {
    // Fails when the statement did, or the connection has ended: then the cursor is gone as well.
    await client.query(`close ${name}`).catch(() => undefined);
  }
}

/** Reads one state of the database, one list after the other. */
export type StreamInSnapshot = <T>(statement: RawBuilder<T>, batchSize?: number) => Batches<T>;

/** Sends what several statements say of one moment: what others change meanwhile is not seen. */
export function inSnapshot<T>(
  db: Database,
  work: (stream: StreamInSnapshot) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  return onStreamLane(db, 'begin transaction isolation level repeatable read, read only', (client) =>
    work((statement, batchSize = ordinaryBatch) => readCursor(client, statement.compile(db), batchSize)),
  );
}

async function* onStreamLane<T>(
  db: Database,
  begin: string,
  read: (client: pg.PoolClient) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  const { lanes, waitMs } = connectionsOf(db);
  const client = await lanes.stream.connect(waitMs);
  const end = noteStream();
  let fault: Error | undefined;
  try {
    await client.query(`${begin}; ${readAll}`);
    yield* read(client);
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    end();
    // Also when the receiver has gone: the generator is ended then, without an error.
    const isEnded = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(fault !== undefined || !isEnded);
  }
}
