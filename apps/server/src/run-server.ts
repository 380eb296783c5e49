import type { Logger } from 'pino';
import { type Config, ConfigError, loadConfig } from './config/config.ts';
import { type Environment, findUnknownVariables } from './config/env.ts';
import { reachDatabase } from './db/reach-database.ts';
import { createLogger } from './logging.ts';
import { type KeptPostgres, keepPostgres } from './postgres/keep-postgres.ts';
import { type Running, start } from './start.ts';
import { explainStartError } from './start-error.ts';

/** A stop that takes longer is cut off: jobs are taken up again, the database recovers by itself. */
const stopWithinMs = 12_000;

/** One Ctrl-C arrives up to three times: from the terminal, through npm and through the launcher. */
const sameSignalMs = 1_000;

/** Work that begins when a server is ready; what it returns ends it. */
export type WhenReady = (url: string) => Promise<() => Promise<void>>;

/**
 * Runs this process in the role of the configuration until a signal asks it to stop or its database cannot be started
 * again.
 * @returns the exit code
 */
export async function runServer(environment: Environment, whenReady?: WhenReady): Promise<number> {
  const config = readConfig(environment);
  if (!config) return 1;
  const log = createLogger(config.logLevel);
  for (const name of findUnknownVariables(environment)) {
    log.warn({ name }, 'this environment variable is not known');
  }
  const stopRequest = listenForSignals(log);
  try {
    return await serveUntil(stopRequest, config, log, whenReady);
  } catch (error) {
    log.debug({ err: error }, 'start failed');
    console.error(`Waybill could not start: ${explainStartError(error, config)}`);
    return 1;
  }
}

function readConfig(environment: Environment): Config | undefined {
  try {
    return loadConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError))
      console.error(`Waybill could not start: ${explainStartError(error, noAddress)}`);
    else console.error(`The configuration cannot be used:\n${error.message}`);
    return undefined;
  }
}

/** An external database may start later than we do. */
const databaseWithinMs = 60_000;

const noAddress = { host: '', port: 0 };

async function serveUntil(
  stopRequest: Promise<'signal'>,
  config: Config,
  log: Logger,
  whenReady: WhenReady | undefined,
): Promise<number> {
  const postgres = await openPostgres(config, log);
  let running: Running | undefined;
  let end: (() => Promise<void>) | undefined;
  try {
    const connection = { connectionString: config.databaseUrl ?? postgres?.url ?? '' };
    const reached = reachDatabase({ connection, log, waitMs: databaseWithinMs });
    if ((await Promise.race([stopRequest, reached])) === 'signal') return 0;
    const databaseTrouble = () => postgres?.trouble();
    running = await start({ config, log, connection, databaseTrouble });
    console.log(running.url ? `Waybill is ready: ${running.url}` : 'Waybill is ready: a worker for jobs');
    if (running.url && whenReady) end = await whenReady(running.url);
    const givenUp = postgres?.givenUp ?? new Promise<never>(() => {});
    const reason = await Promise.race([stopRequest, givenUp]);
    if (reason === 'signal') return 0;
    log.fatal({ err: reason }, 'the embedded database cannot be started again');
    return 1;
  } finally {
    await end?.();
    await running?.stop().catch((error) => log.error({ err: error }, 'stopping failed'));
    await postgres?.stop();
  }
}

/** A server has the embedded database for itself; a worker shares the one that runs, or starts it. */
async function openPostgres(config: Config, log: Logger): Promise<KeptPostgres | undefined> {
  if (config.databaseUrl !== undefined) return undefined;
  return keepPostgres({ dataDir: config.dataDir, log, isServer: config.role !== 'worker' });
}

/** Resolves at the first signal. A second one, or a stop that hangs, ends the process at once. */
function listenForSignals(log: Logger): Promise<'signal'> {
  return new Promise((resolve) => {
    let stoppingSince: number | undefined;
    const onSignal = (signal: NodeJS.Signals) => {
      if (stoppingSince !== undefined) {
        if (Date.now() - stoppingSince > sameSignalMs) process.exit(1);
        return;
      }
      stoppingSince = Date.now();
      log.info({ signal }, 'stopping');
      setTimeout(() => {
        log.error('the stop took too long and is cut off');
        process.exit(1);
      }, stopWithinMs).unref();
      resolve('signal');
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  });
}
