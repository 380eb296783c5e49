import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { features } from './app.ts';
import type { Config } from './config/config.ts';
import { createSecrets } from './config/secrets.ts';
import { closeDatabase, type Database, openDatabase, poolOf } from './db/database.ts';
import { migrateToLatest } from './db/migrate.ts';
import type { Context, Feature } from './feature.ts';
import { useCweNames } from './features/vulnerability/cwe.service.ts';
import type { App } from './http/server.ts';
import { startRunner } from './jobs/runner.ts';
import { type Recurring, startSchedule } from './jobs/schedule.ts';
import { createOutgoing, type Outgoing } from './outgoing/outgoing.ts';
import { databaseTurns } from './outgoing/turns.ts';
import { prepareDatabase } from './prepare.ts';
import { createApp } from './serve.ts';
import { createTraffic } from './traffic.ts';

const finishWithinMs = 3_000;

const defaultLockTimeoutMs = 10_000;

/**
 * The number of connections that may wait to be accepted, within the system's limit (`net.core.somaxconn`).
 * Further clients get no response and retry after one second, then two, health checks included. A thousand
 * concurrent callers exceed Node's default of 511.
 */
const backlog = 4_096;

export interface Running {
  /** Where the console and the API answer; undefined on a worker. */
  readonly url: string | undefined;
  stop(): Promise<void>;
}

export interface StartOptions {
  config: Config;
  log: Logger;
  /** Connection settings of the database, embedded or external. */
  connection: PoolConfig;
  now?: () => Date;
  /** Describes what keeps the database from working, if known. */
  databaseTrouble?: () => string | undefined;
  /**
   * The maximum time a request waits for another change of the same thing. It is longer than the largest
   * imports hold a project.
   */
  lockTimeoutMs?: number;
  /** The allowed silence of a contacted host. Default: one minute. */
  silenceMs?: number;
  /** How time passes between attempts to ask a host; by the real clock when absent. */
  pause?: Outgoing['pause'];
}

/**
 * Starts the parts of the product that the role asks for over a database that accepts connections:
 * migrate, seed, then serve requests and work on jobs.
 */
export async function start(options: StartOptions): Promise<Running> {
  const { config, log } = options;
  if (config.cweNames) useCweNames(config.cweNames);
  await upgradeDatabase(options);
  const context = openContext(options, features);
  const stops: (() => Promise<void>)[] = [() => closeDatabase(context.db), () => context.outgoing.close()];
  if (config.tracing) stops.push(await trace(context, config.tracing));
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    await prepareDatabase(context, features);
    if (config.role !== 'api') stops.push(await startWork(context));
    const url = config.role === 'worker' ? undefined : await startServing(context, stops);
    return { url, stop };
  } catch (error) {
    await stop().catch((stopError) => log.error({ err: stopError }, 'stop after a failed start failed'));
    throw error;
  }
}

/** An operator who waits for it learns that it has begun, and afterwards how long it took. */
async function upgradeDatabase({ connection, log }: StartOptions): Promise<void> {
  let begunAt: number | undefined;
  const migrations = await migrateToLatest(connection, (pending) => {
    begunAt = performance.now();
    log.info({ migrations: pending }, 'the database is of an earlier version and is upgraded');
  });
  if (begunAt === undefined) return;
  const seconds = Math.round((performance.now() - begunAt) / 100) / 10;
  log.info({ migrations: migrations.length, seconds }, 'the database has been upgraded');
}

/** Builds the features' context, over a migrated database. Close its `db` when done. */
export function openContext(options: StartOptions, parts: readonly Feature[]): Context {
  const { config, log } = options;
  const db: Database = openDatabase({
    connection: options.connection,
    lockTimeoutMs: options.lockTimeoutMs ?? defaultLockTimeoutMs,
    onError(error) {
      // A database that stops together with us says so to connections that are being closed.
      if (!poolOf(db).ending) log.warn({ err: error }, 'database connection lost');
    },
  });
  const now = options.now ?? (() => new Date());
  let recurring: readonly Recurring[] | undefined;
  const context: Context = {
    config,
    db,
    log,
    secrets: createSecrets(config.secretKey),
    outgoing: createOutgoing({
      config: config.outgoing,
      turns: databaseTurns(db),
      now,
      ...(options.silenceMs === undefined ? {} : { silenceMs: options.silenceMs }),
      ...(options.pause ? { pause: options.pause } : {}),
    }),
    now,
    databaseTrouble: options.databaseTrouble ?? (() => undefined),
    traffic: createTraffic(),
    settings: parts.flatMap((part) => part.settings ?? []),
    bulkKinds: parts.flatMap((part) => part.bulkKinds ?? []),
    recurring() {
      recurring ??= parts.flatMap((part) => part.recurring?.(context) ?? []);
      return recurring;
    },
  };
  return context;
}

/** Its code is loaded where it is wanted only. */
async function trace(
  { outgoing, log }: Context,
  config: NonNullable<Config['tracing']>,
): Promise<() => Promise<void>> {
  const { startTracing } = await import('./tracing/start-tracing.ts');
  return startTracing({ config, outgoing, log });
}

async function startWork(context: Context): Promise<() => Promise<void>> {
  const { db, log, now, databaseTrouble, traffic } = context;
  const runner = await startRunner({
    db,
    log,
    now,
    findObstacle: databaseTrouble,
    idleMs: traffic.idleMs,
    concurrency: 6,
    jobs: features.flatMap((feature) => feature.jobs?.(context) ?? []),
  });
  const schedule = startSchedule(db, context.recurring(), now, log);
  return async () => {
    await schedule.stop();
    await runner.stop();
  };
}

async function startServing(context: Context, stops: (() => Promise<void>)[]): Promise<string> {
  const { config } = context;
  const app = await createApp(context, features);
  stops.push(() => closeApp(app));
  await app.listen({ host: config.host, port: config.port, backlog });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return `http://${browsableHost(config.host)}:${port}${config.basePath}/`;
}

/** Answers that are on their way get a moment to end; a slow reader must not hold the stop. */
async function closeApp(app: App): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
  await app.close();
  clearTimeout(timer);
}

/** All addresses of a machine are none that a browser can open. */
function browsableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
