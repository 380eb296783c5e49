import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Lane, LaneName } from './lane.ts';

/** The connections behind a database, and how it uses them. */
export interface Connections {
  /** Stands for the database that all of them lead to. */
  readonly owner: object;
  readonly lanes: Readonly<Record<LaneName, Lane>>;
  /** Where its statements and transactions run. */
  readonly lane: LaneName;
  /** The maximum time its work waits for a connection. */
  readonly waitMs: number;
  /** The maximum time a transaction waits for another's lock; undefined: no limit. */
  readonly lockTimeoutMs: number | undefined;
}

type AnyDatabase = Kysely<Record<string, never>>;

const connections = new WeakMap<AnyDatabase, Connections>();
const clients = new WeakMap<AnyDatabase, pg.PoolClient>();

export function noteConnections(db: AnyDatabase, its: Connections): void {
  connections.set(db, its);
}

export function connectionsOf(db: AnyDatabase): Connections {
  const its = connections.get(db);
  if (!its) throw new Error('This database was not opened by openDatabase');
  return its;
}

export function noteTransaction(trx: AnyDatabase, client: pg.PoolClient): void {
  clients.set(trx, client);
}

/** The connection of a transaction; undefined for a database that takes a connection for each statement. */
export function clientOf(db: AnyDatabase): pg.PoolClient | undefined {
  return clients.get(db);
}
