import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { migrateToLatest } from '../apps/server/src/db/migrate.ts';
import { migrateQueue } from '../apps/server/src/jobs/runner.ts';
import { createLogger } from '../apps/server/src/logging.ts';
import { startPostgres } from '../apps/server/src/postgres/postgres.ts';

export interface BenchDatabase {
  db: Database;
  url: string;
  dataDir: string;
}

/** Runs `work` on an embedded database of its own, with the settings of the product, that is gone afterwards. */
export async function withBenchDatabase<T>(work: (bench: BenchDatabase) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-bench-'));
  const postgres = await startPostgres({ dataDir });
  try {
    await migrateToLatest(postgres.url);
    const db = openDatabase({
      connection: { connectionString: postgres.url },
      onError: (error) => process.stderr.write(`${error.message}\n`),
    });
    try {
      await migrateQueue(db, createLogger('warn'));
      return await work({ db, url: postgres.url, dataDir });
    } finally {
      await closeDatabase(db);
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
