import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { features } from '../../app.ts';
import { createSecrets } from '../../config/secrets.ts';
import { closeDatabase, type Database } from '../../db/database.ts';
import { hasFingerprint, readInstallationId } from '../../db/installation.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import type { Context } from '../../feature.ts';
import {
  checkBackup,
  readSealedKey,
  restoreCluster,
  restoreDatabase,
} from '../../features/backup/restore.service.ts';
import {
  type Ask,
  type Comparison,
  compareAnswers,
  readAllTables,
} from '../../features/backup/verify.service.ts';
import { createLogger } from '../../logging.ts';
import { attachOrStart, type RunningPostgres } from '../../postgres/postgres.ts';
import { openContext } from '../../start.ts';
import { createLocalClient } from '../api-client.ts';
import { readConfig } from '../read-config.ts';
import { dataDirOf, type RestoreRequest } from './request.ts';
import { withConnection } from './restore-into.ts';

/**
 * Proves a backup: checks it, starts it in a directory beside the installation, reads all of it, and asks it what the
 * installation is asked. Nothing of the installation is changed.
 * @returns the exit code
 */
export async function verifyBackup(request: RestoreRequest): Promise<number> {
  const { choice, environment } = request;
  await checkBackup(choice.backup);
  const dataDir = dataDirOf(environment);
  const scratch = path.join(dataDir, `verify-${process.pid}`);
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  const startedAt = performance.now();
  try {
    const postgres = await startBeside(request, scratch);
    try {
      return await examine(request, postgres.url, startedAt);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function startBeside({ choice }: RestoreRequest, scratch: string): Promise<RunningPostgres> {
  const log = createLogger('error');
  // What is thrown away afterwards need not survive a power cut.
  const settings = { fsync: 'off' };
  if (choice.backup.manifest.kind === 'cluster') {
    return (await restoreCluster(choice, { dataDir: scratch, replace: false, log, settings })).postgres;
  }
  const postgres = await attachOrStart({ dataDir: scratch, log, settings });
  try {
    await withConnection(postgres.url, (db) => restoreDatabase(choice.backup, db, postgres.url));
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function examine(request: RestoreRequest, url: string, startedAt: number): Promise<number> {
  const { backup } = request.choice;
  const migrations = await migrateToLatest({ connectionString: url });
  const read = await withConnection(url, readAllTables);
  const key = await checkKey(request, url);
  const comparison = await asking(url, (ask, installation) =>
    withRunning(request.environment, installation, (running) => compareAnswers(ask, running)),
  );
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  tell(comparison, key);
  console.log(JSON.stringify({ backup: backup.name, migrations, ...read, key, seconds, ...comparison }));
  const isProven = comparison.failed.length === 0 && key !== 'another';
  return isProven && !(request.isExact && comparison.differing.length > 0) ? 0 : 1;
}

/** Whether the secret key in the backup is the one of its database. */
async function checkKey(
  { choice, passphrase, withoutKey }: RestoreRequest,
  url: string,
): Promise<'fits' | 'another' | 'not looked at'> {
  if (withoutKey || passphrase === undefined) return 'not looked at';
  const key = readSealedKey(choice.backup, passphrase);
  if (!key) return 'not looked at';
  const fits = await withConnection(url, (db) => hasFingerprint(db, createSecrets(key).fingerprint));
  return fits ? 'fits' : 'another';
}

function tell({ asked, failed, differing }: Comparison, key: string): void {
  for (const { path: endpoint, how } of failed) console.error(`FAILED  ${endpoint} ${how}`);
  for (const { path: endpoint, how } of differing) console.error(`differs ${endpoint} ${how}`);
  const same = asked - failed.length - differing.length;
  console.error(
    `${asked} endpoints asked: ${same} the same, ${differing.length} differ, ${failed.length} failed.`,
  );
  if (key === 'another') console.error('The secret key in the backup is not the one of its database.');
}

/** Answers of this process over a database that is up to date. */
async function asking<T>(
  url: string,
  work: (ask: Ask, installation: string | undefined) => Promise<T>,
): Promise<T> {
  const context = contextOver(url);
  const client = await createLocalClient(context);
  try {
    return await work((endpoint) => client.send('GET', endpoint), await readInstallationId(context.db));
  } finally {
    await client.close();
    await context.outgoing.close();
    await closeDatabase(context.db);
  }
}

function contextOver(url: string): Context {
  // No answer that is compared needs the key.
  const config = readConfig({
    WAYBILL_DATABASE_URL: url,
    WAYBILL_SECRET_KEY: randomBytes(32).toString('hex'),
  });
  const connection = { connectionString: url };
  return openContext({ config, log: createLogger('error'), connection, now: () => askedAt }, features);
}

/** Some answers say when they were made: both are asked at the same time. */
const askedAt = new Date();

/** The installation that the backup is of, where it is here and of this version. */
async function withRunning<T>(
  environment: NodeJS.ProcessEnv,
  installation: string | undefined,
  work: (running: Ask | undefined) => Promise<T>,
): Promise<T> {
  const compare = async (url: string) => {
    const isSame = await withConnection(url, (db) => isInstallation(db, installation));
    return isSame ? asking(url, (ask) => work(ask)) : work(undefined);
  };
  if (environment.WAYBILL_DATABASE_URL) return compare(environment.WAYBILL_DATABASE_URL);
  const dataDir = dataDirOf(environment);
  if (!existsSync(path.join(dataDir, 'postgres'))) return work(undefined);
  const postgres = await attachOrStart({ dataDir, log: createLogger('error') });
  try {
    return await compare(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function isInstallation(db: Database, installation: string | undefined): Promise<boolean> {
  // A database that was just made has no table yet.
  const id = await readInstallationId(db).catch(() => undefined);
  return id !== undefined && id === installation;
}
