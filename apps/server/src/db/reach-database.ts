import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { isDatabaseAway } from './database-away.ts';

const tryEveryMs = 500;
/** A host that swallows packets would hold a connection attempt for minutes. */
const connectWithinMs = 10_000;

export interface ReachOptions {
  connection: pg.PoolConfig;
  log: Logger;
  /** The maximum time to wait for a database that is not there yet. */
  waitMs: number;
}

/**
 * Returns when the database accepts connections. After a power cut, or in a group of containers, it may start
 * later than the server. Errors that waiting cannot fix are thrown at once.
 * @throws the error of the last attempt
 */
export async function reachDatabase({ connection, log, waitMs }: ReachOptions): Promise<void> {
  const deadline = Date.now() + waitMs;
  let isTold = false;
  for (;;) {
    try {
      return await connectOnce(connection);
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() + tryEveryMs > deadline) throw error;
      if (!isTold) log.warn({ err: error, seconds: waitMs / 1000 }, 'waiting for the database');
      isTold = true;
    }
    await sleep(tryEveryMs);
  }
}

async function connectOnce(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectWithinMs });
  // A connection that is lost fails its statement, too; the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}
