import { closeDatabase, type Database, openDatabase } from '../../db/database.ts';
import {
  checkBackup,
  placeKey,
  readSealedKey,
  restoreCluster,
  restoreDatabase,
} from '../../features/backup/restore.service.ts';
import { createLogger } from '../../logging.ts';
import { attachOrStart } from '../../postgres/postgres.ts';
import { CommandError } from '../command.ts';
import { dataDirOf, type RestoreRequest } from './request.ts';

/** Puts a backup where the environment says. @returns the exit code */
export async function restoreInto(request: RestoreRequest): Promise<number> {
  const { choice, environment } = request;
  const { backup } = choice;
  await checkBackup(backup);
  const key = request.withoutKey ? undefined : readSealedKey(backup, request.passphrase);
  const databaseUrl = environment.WAYBILL_DATABASE_URL || undefined;
  const aside =
    backup.manifest.kind === 'cluster'
      ? await restoreFiles(request, databaseUrl)
      : await restoreTables(request, databaseUrl);
  if (key && databaseUrl === undefined) await placeKey(dataDirOf(environment), key);
  const reached = choice.until?.toISOString() ?? (choice.log.length > 0 ? 'latest' : backup.manifest.mark);
  console.error(`The backup "${backup.name}" is back, as of ${reached}.`);
  if (aside !== undefined) console.error(`The database that was there before lies in "${aside}".`);
  if (!key || databaseUrl !== undefined) console.error(aboutKey(databaseUrl !== undefined));
  console.log(JSON.stringify({ backup: backup.name, to: reached, ...(aside ? { aside } : {}) }));
  return 0;
}

function aboutKey(isExternal: boolean): string {
  return isExternal
    ? 'Start Waybill with the secret key of that installation (WAYBILL_SECRET_KEY or WAYBILL_SECRET_KEY_FILE).'
    : 'Put the secret key of that installation into the data directory as "secret-key", or set WAYBILL_SECRET_KEY, before you start Waybill.';
}

async function restoreFiles(
  { choice, replace, environment }: RestoreRequest,
  databaseUrl: string | undefined,
): Promise<string | undefined> {
  if (databaseUrl !== undefined) {
    throw new CommandError(
      `The backup "${choice.backup.name}" holds the files of an embedded database. Unset WAYBILL_DATABASE_URL to restore it.`,
    );
  }
  const log = createLogger('warn');
  const { postgres, aside } = await restoreCluster(choice, {
    dataDir: dataDirOf(environment),
    replace,
    log,
  });
  await postgres.stop();
  return aside;
}

async function restoreTables(
  { choice, environment }: RestoreRequest,
  databaseUrl: string | undefined,
): Promise<undefined> {
  if (databaseUrl !== undefined) {
    await withConnection(databaseUrl, (db) => restoreDatabase(choice.backup, db, databaseUrl));
    return undefined;
  }
  const postgres = await attachOrStart({ dataDir: dataDirOf(environment), log: createLogger('warn') });
  try {
    await withConnection(postgres.url, (db) => restoreDatabase(choice.backup, db, postgres.url));
  } finally {
    await postgres.stop();
  }
  return undefined;
}

export async function withConnection<T>(
  connectionString: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ connection: { connectionString }, onError: () => undefined });
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}
