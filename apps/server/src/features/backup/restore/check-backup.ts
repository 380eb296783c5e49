import { statfsSync } from 'node:fs';
import { unknownMigrations } from '../../../db/migrate.ts';
import { BackupError } from '../backup-error.ts';
import type { StoredBackup } from '../store/backup-folder.ts';
import { checkPack } from '../store/check-pack.ts';
import { bytesOf } from '../store/manifest.ts';

/**
 * Whether a backup is whole and of a kind that this version can restore. Reads all of it.
 * @throws BackupError with what is wrong and what to do
 */
export async function checkBackup(backup: StoredBackup): Promise<void> {
  const { manifest, name, folder } = backup;
  const [unknown] = await unknownMigrations(manifest.migrations);
  if (unknown !== undefined) {
    throw new BackupError(
      `The backup "${name}" was made by Waybill ${manifest.version}, a later one than this ("${unknown}" is not known here). Restore it with that version.`,
    );
  }
  await checkPack(folder, manifest);
}

/** A cluster can be read by the same major version of PostgreSQL only. @throws BackupError */
export function requireMajor({ manifest, name }: StoredBackup, major: number): void {
  if (manifest.postgres === major) return;
  throw new BackupError(
    `The backup "${name}" is of PostgreSQL ${manifest.postgres}, this Waybill brings PostgreSQL ${major}, which cannot read it. ` +
      'Restore it with the Waybill that made it.',
  );
}

/** What a database adds while it starts. */
const spareBytes = 256 * 2 ** 20;

/** @throws BackupError when what is unpacked would not fit */
export function requireRoom({ manifest }: StoredBackup, segments: number, directory: string): void {
  const needed = bytesOf(manifest) + segments * (manifest.cluster?.segmentBytes ?? 0) + spareBytes;
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize >= needed) return;
  const mb = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
  throw new BackupError(
    `The backup needs ${mb(needed)} in "${directory}", where ${mb(bavail * bsize)} are free. Make room, or choose another disk.`,
  );
}
