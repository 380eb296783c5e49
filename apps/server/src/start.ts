import type { Logger } from 'pino';
import { features } from './app.ts';
import type { Config } from './config/config.ts';
import { createSecrets } from './config/secrets.ts';
import { closeDatabase, openDatabase } from './db/database.ts';
import { claimInstallation } from './db/installation.ts';
import { migrateToLatest } from './db/migrate.ts';
import type { Context } from './feature.ts';
import { createHttpServer } from './http/server.ts';
import { migrateQueue, startRunner } from './jobs/runner.ts';
import { startSchedule } from './jobs/schedule.ts';
import { createAuthenticator } from './features/session/authenticate.ts';
import { noteReady } from './features/health/health.service.ts';

export interface Running {
  /** Where the console and the API answer; undefined on a worker. */
  readonly url: string | undefined;
  stop(): Promise<void>;
}

export interface StartOptions {
  config: Config;
  log: Logger;
  /** Connection settings of the database, embedded or external. */
  connection: import('pg').PoolConfig;
  now?: () => Date;
}

/**
 * Starts the parts of the product that the role asks for over a database that accepts connections:
 * migrate, seed, then serve requests and work on jobs.
 */
export async function start(options: StartOptions): Promise<Running> {
  const { config, log } = options;
  const secrets = createSecrets(config.secretKey);
  await migrateToLatest(options.connection);
  const db = openDatabase({
    connection: options.connection,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const context: Context = { config, db, log, secrets, now: options.now ?? (() => new Date()) };
  const stops: (() => Promise<void>)[] = [() => closeDatabase(db)];
  const stop = async () => {
    for (const step of stops.reverse()) await step();
  };
  try {
    await migrateQueue(db);
    await claimInstallation(db, secrets.fingerprint);
    for (const feature of features) await feature.seed?.(context);
    if (config.role !== 'api') stops.push(await startWork(context));
    const url = config.role === 'worker' ? undefined : await startServing(context, stops);
    noteReady();
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startWork(context: Context): Promise<() => Promise<void>> {
  const { db, log, now } = context;
  const runner = await startRunner({
    db,
    log,
    now,
    concurrency: 6,
    jobs: features.flatMap((feature) => feature.jobs?.(context) ?? []),
  });
  const recurring = features.flatMap((feature) => feature.recurring?.(context) ?? []);
  const schedule = startSchedule(db, recurring, now, log);
  return async () => {
    await schedule.stop();
    await runner.stop();
  };
}

async function startServing(context: Context, stops: (() => Promise<void>)[]): Promise<string> {
  const { config } = context;
  const app = await createHttpServer({
    log: context.log,
    basePath: config.basePath,
    authenticate: createAuthenticator(context),
  });
  for (const feature of features) feature.routes?.(app, context);
  await app.listen({ host: config.host, port: config.port });
  stops.push(() => app.close());
  const address = app.addresses()[0];
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${address?.port ?? config.port}${config.basePath || '/'}`;
}
