import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from '../backup-error.ts';
import { openKey, sealedKeyName } from '../sealed-key.ts';
import type { StoredBackup } from '../store/backup-folder.ts';
import { writeDurably } from '../store/manifest.ts';

/** The secret key that a backup holds; undefined when it was left out. @throws BackupError without the passphrase */
export function readSealedKey(backup: StoredBackup, passphrase: string | undefined): Buffer | undefined {
  if (backup.manifest.secretKey === 'left out') return undefined;
  if (passphrase === undefined) {
    throw new BackupError(
      `The secret key in the backup "${backup.name}" is encrypted. Give its passphrase by WAYBILL_BACKUP_PASSPHRASE or --passphrase-file.`,
    );
  }
  const file = path.join(backup.folder, sealedKeyName);
  if (!existsSync(file)) {
    throw new BackupError(
      `The backup "${backup.name}" is damaged: "${sealedKeyName}" is missing. Restore it with --without-key and put the key back yourself.`,
    );
  }
  return openKey(readFileSync(file, 'utf8'), passphrase);
}

/** Puts a key where a server finds it; another one that is there is kept beside it. */
export async function placeKey(dataDir: string, key: Buffer): Promise<void> {
  const file = path.join(dataDir, 'secret-key');
  if (existsSync(file)) {
    if (readFileSync(file, 'utf8').trim() === key.toString('utf8')) return;
    renameSync(file, `${file}.before-restore`);
  }
  await writeDurably(file, `${key.toString('utf8')}\n`);
}
