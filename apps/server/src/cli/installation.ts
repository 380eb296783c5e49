import { features } from '../app.ts';
import { closeDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import type { Context } from '../feature.ts';
import { createLogger } from '../logging.ts';
import { attachOrStart } from '../postgres/postgres.ts';
import { prepareDatabase } from '../prepare.ts';
import { openContext } from '../start.ts';
import { readConfig } from './read-config.ts';

export interface Installation {
  context: Context;
  /** Names of the migrations that were run now. */
  migrations: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens the installation that the environment names: through the socket of the embedded database when a server runs,
 * else by starting it for as long as the command needs it.
 */
async function openInstallation(environment: NodeJS.ProcessEnv): Promise<Installation> {
  const config = readConfig(environment);
  const log = createLogger(environment.WAYBILL_LOG_LEVEL ? config.logLevel : 'warn');
  const postgres =
    config.databaseUrl === undefined ? await attachOrStart({ dataDir: config.dataDir, log }) : undefined;
  const connection = { connectionString: config.databaseUrl ?? postgres?.url ?? '' };
  try {
    const migrations = await migrateToLatest(connection);
    // As a worker does: the first administrator is made by a server, with the password that was set for it.
    const context = openContext({ config: { ...config, role: 'worker' }, log, connection }, features);
    await prepareDatabase(context, features);
    return {
      context,
      migrations,
      async close() {
        await context.outgoing.close();
        await closeDatabase(context.db);
        await postgres?.stop();
      },
    };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

/** Opens the installation for one piece of work. */
export async function withInstallation<T>(
  environment: NodeJS.ProcessEnv,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const installation = await openInstallation(environment);
  try {
    return await work(installation);
  } finally {
    await installation.close();
  }
}
