import pg from 'pg';
import { observeStatements } from './observe-statements.ts';
import { prepareOn } from './prepared.ts';
import { checkHoldsNone } from './second-connection.ts';
import { createTurnstile, type Turnstile } from './turnstile.ts';

/**
 * Connections by what they are used for, so that no kind of work can take those of another:
 * - `main`: statements and transactions of requests and jobs
 * - `stream`: cursors of long answers, each held for as long as the database needs to read them
 * - `bulk`: transactions that write down what a bulk change selects
 * - `queue`: the job queue itself: its listener, and taking and returning jobs
 * - `probe`: the health check
 */
export type LaneName = 'main' | 'stream' | 'bulk' | 'queue' | 'probe';

const sizes: Readonly<Record<LaneName, number>> = { main: 16, stream: 8, bulk: 4, queue: 4, probe: 1 };

/** The maximum time a request waits for a connection. Most clients and load balancers do not wait longer. */
export const requestWaitMs = 10_000;

/** A host that swallows packets would hold a connection attempt for minutes. */
const connectWithinMs = 10_000;

/** A peer that vanished without a word is asked whether it is still there after that time. */
const keepAliveAfterMs = 10_000;

export interface LaneOptions {
  /** The same for all lanes of a database. */
  readonly owner: object;
  readonly connection: pg.PoolConfig;
  readonly types: pg.CustomTypesConfig;
  /** The number of connections. Default: by the lane's name. */
  readonly size?: number | undefined;
  onError(error: Error): void;
}

export interface Lane {
  readonly name: LaneName;
  /** For libraries that bring their own SQL; {@link connect} is for everything else. */
  readonly pool: pg.Pool;
  /** The number of callers waiting for a connection. */
  readonly waiting: number;
  /** A connection, to be given back by its `release`. @throws WaitTooLong */
  connect(waitMs: number): Promise<pg.PoolClient>;
}

/** Connections are opened when they are needed and closed when they have been idle. */
export function openLane(name: LaneName, options: LaneOptions): Lane {
  const { connection, owner, types, onError, size = sizes[name] } = options;
  const pool = new pg.Pool({
    ...connection,
    types,
    max: size,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    application_name: 'waybill',
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    prepareOn(client);
    observeStatements(client, name);
  });
  const turnstile = createTurnstile(`connections "${name}"`, size);
  return {
    name,
    pool,
    get waiting() {
      return turnstile.waiting + pool.waitingCount;
    },
    async connect(waitMs) {
      checkHoldsNone(owner, name);
      return connectThrough(turnstile, pool, waitMs);
    },
  };
}

async function connectThrough(turnstile: Turnstile, pool: pg.Pool, waitMs: number): Promise<pg.PoolClient> {
  const leave = await turnstile.enter(waitMs);
  try {
    const client = await pool.connect();
    const { release } = client;
    client.release = (destroy) => {
      leave();
      release.call(client, destroy);
    };
    return client;
  } catch (error) {
    leave();
    throw error;
  }
}
