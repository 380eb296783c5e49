import { stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '../backup-error.ts';
import { type Manifest, takeAnother } from './manifest.ts';
import { digestPacked } from './pack.ts';

export const packName = 'data.pack';

/** Reads all that a backup holds. @throws BackupError naming the first thing that is not as it was written */
export async function checkPack(folder: string, manifest: Manifest): Promise<void> {
  const pack = path.join(folder, packName);
  const expected = manifest.files.reduce((end, file) => Math.max(end, file.offset + file.stored), 0);
  const found = await stat(pack).catch((cause) => {
    throw new BackupError(`The backup "${folder}" is damaged: "${packName}" is missing. ${takeAnother}`, {
      cause,
    });
  });
  if (found.size !== expected) {
    throw new BackupError(
      `The backup "${folder}" is damaged: "${packName}" has ${found.size} bytes, ${expected} were written. ${takeAnother}`,
    );
  }
  for (const file of manifest.files) {
    if ((await digestPacked(pack, file)) === file.sha256) continue;
    throw new BackupError(
      `The backup "${folder}" is damaged: "${file.path}" in "${packName}" is not as it was written. ${takeAnother}`,
    );
  }
}
