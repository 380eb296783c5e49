import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { closeDatabase, type Database, openDatabase } from '../db/database.ts';
import { createLogger } from '../logging.ts';
import { attachOrStart } from '../postgres/postgres.ts';
import { CommandError } from './command.ts';
import { readConfig } from './read-config.ts';

export interface OpenedDatabase {
  config: Config;
  db: Database;
  /** Connection string. */
  url: string;
  log: Logger;
}

/**
 * Opens the database of the installation that the environment names as it is, without migrating it: a backup before an
 * upgrade has to be of what was there before.
 */
export async function withDatabase<T>(
  environment: NodeJS.ProcessEnv,
  work: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  requireCluster(environment);
  const config = readConfig(environment);
  const log = createLogger(environment.WAYBILL_LOG_LEVEL ? config.logLevel : 'warn');
  const postgres =
    config.databaseUrl === undefined ? await attachOrStart({ dataDir: config.dataDir, log }) : undefined;
  const url = config.databaseUrl ?? postgres?.url ?? '';
  try {
    const db = openDatabase({ connection: { connectionString: url }, onError: () => undefined });
    try {
      return await work({ config, db, url, log });
    } finally {
      await closeDatabase(db);
    }
  } finally {
    await postgres?.stop();
  }
}

/** A mistyped data directory must not become a new installation. */
function requireCluster(environment: NodeJS.ProcessEnv): void {
  if (environment.WAYBILL_DATABASE_URL) return;
  const dataDir = path.resolve(environment.WAYBILL_DATA_DIR || '.waybill');
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new CommandError(
      `"${dataDir}" holds no database. Name the data directory by WAYBILL_DATA_DIR, or a database by WAYBILL_DATABASE_URL.`,
    );
  }
  // The configuration makes a key where there is none: another one than that of the database.
  if (lacksKey(environment, dataDir)) throw new CommandError(keyMissing(dataDir));
}

/** Whether an embedded database is there without its secret key. */
export function lacksKey(environment: NodeJS.ProcessEnv, dataDir: string): boolean {
  const isGiven = Boolean(environment.WAYBILL_SECRET_KEY || environment.WAYBILL_SECRET_KEY_FILE);
  return !isGiven && !existsSync(path.join(dataDir, 'secret-key'));
}

export function keyMissing(dataDir: string): string {
  return `"${path.join(dataDir, 'secret-key')}" is missing: without it neither tokens nor secrets in the settings can be read. Put it back, or set WAYBILL_SECRET_KEY.`;
}
