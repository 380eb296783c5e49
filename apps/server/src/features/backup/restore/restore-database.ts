import path from 'node:path';
import type { Database } from '../../../db/database.ts';
import { BackupError } from '../backup-error.ts';
import { readMajor } from '../cluster/base-backup.queries.ts';
import { dumpName, restoreDump } from '../dump/dump.ts';
import { findTool } from '../dump/tools.ts';
import type { StoredBackup } from '../store/backup-folder.ts';
import { packName } from '../store/check-pack.ts';
import { isEmptyDatabase } from './restore.queries.ts';

/** Fills an empty database from a checked backup that is a dump. @throws BackupError when the database is not empty */
export async function restoreDatabase(
  backup: StoredBackup,
  db: Database,
  databaseUrl: string,
): Promise<void> {
  const dump = backup.manifest.files.find((file) => file.path === dumpName);
  if (!dump) throw new BackupError(`The backup "${backup.name}" holds no dump.`);
  if (!(await isEmptyDatabase(db))) {
    throw new BackupError(
      'The database in WAYBILL_DATABASE_URL is not empty. Make a new one (create database … owner …) and name that; ' +
        'nothing is ever deleted from a database that is in use.',
    );
  }
  // What reads a dump is as old as what wrote it, or newer; the server may be newer than both.
  const server = await readMajor(db);
  if (server < backup.manifest.postgres) {
    throw new BackupError(
      `The backup is of PostgreSQL ${backup.manifest.postgres}, the server in WAYBILL_DATABASE_URL is of PostgreSQL ${server}. Restore it on ${backup.manifest.postgres} or later.`,
    );
  }
  const tool = await findTool('pg_restore', backup.manifest.postgres);
  await restoreDump(tool, databaseUrl, path.join(backup.folder, packName), dump);
}
