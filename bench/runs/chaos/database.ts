import { setTimeout as sleep } from 'node:timers/promises';
import {
  closeDatabase,
  type Database,
  findRow,
  openDatabase,
  sql,
} from '../../../apps/server/src/db/database.ts';
import { type KeptPostgres, keepPostgres } from '../../../apps/server/src/postgres/keep-postgres.ts';
import { postmasterPid } from '../../../apps/server/src/postgres/test/processes.ts';

/** A PostgreSQL of its own that servers use as an external one: it comes back by itself. */
export interface ChaosDatabase {
  readonly url: string;
  /** For looking on. */
  readonly db: Database;
  /** `kill -9` of the postmaster. Returns when the database answers again. */
  kill(): Promise<void>;
  /** Ends connections of the product, about so many of ten. @returns how many */
  endConnections(ofTen: number): Promise<number>;
  stop(): Promise<void>;
}

const backWithinMs = 60_000;

export async function startChaosDatabase(dataDir: string): Promise<ChaosDatabase> {
  const kept = await keepPostgres({ dataDir, isServer: true });
  const db = openDatabase({
    connection: { connectionString: kept.url, application_name: 'chaos' },
    maxConnections: 4,
    onError: () => undefined,
  });
  return {
    url: kept.url,
    db,
    async kill() {
      process.kill(postmasterPid(dataDir), 'SIGKILL');
      await untilBack(kept, db);
    },
    async endConnections(ofTen) {
      const row = await findRow(
        db,
        sql<{ n: number }>`select count(pg_terminate_backend(pid)) as n from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
            and random() * 10 < ${ofTen}::int`,
      );
      return row?.n ?? 0;
    },
    async stop() {
      await closeDatabase(db);
      await kept.stop();
    },
  };
}

async function untilBack(kept: KeptPostgres, db: Database): Promise<void> {
  const last = performance.now() + backWithinMs;
  while (performance.now() < last) {
    await sleep(100);
    const isUp = await findRow(db, sql`select 1`).then(
      () => true,
      () => false,
    );
    if (isUp && kept.trouble() === undefined) return;
  }
  throw new Error('The database did not come back');
}
