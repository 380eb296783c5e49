import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup-error.ts';
import { packName } from '../store/check-pack.ts';
import type { Manifest } from '../store/manifest.ts';
import { readAlone, readPacked } from '../store/pack.ts';
import type { LogChain } from './log-chain.ts';

/** Puts the files of a cluster where a database can start on them, with the log that leads on from the copy. */
export async function unpackCluster(
  folder: string,
  manifest: Manifest,
  log: LogChain['files'],
  target: string,
): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  for (const directory of manifest.cluster?.directories ?? []) {
    await mkdir(inside(target, directory), { recursive: true, mode: 0o700 });
  }
  for (const file of manifest.files) {
    const output = createWriteStream(inside(target, file.path), { mode: 0o600, flush: true });
    await pipeline(readPacked(path.join(folder, packName), file), output);
  }
  for (const { name, file } of log) await unpackSegment(file, path.join(target, 'pg_wal', name));
  // The database then reads the log to where it was asked to, and goes on with a log of its own.
  await writeFile(path.join(target, 'recovery.signal'), '', { mode: 0o600, flush: true });
}

async function unpackSegment(file: string, target: string): Promise<void> {
  try {
    await pipeline(readAlone(file), createWriteStream(target, { mode: 0o600, flush: true }));
  } catch (cause) {
    throw new BackupError(
      `The log of the backup is damaged: "${file}" cannot be unpacked. Restore to a time before it was written, ` +
        'or without --to.',
      { cause },
    );
  }
}

/** A manifest that names places elsewhere was not written by us. */
function inside(target: string, name: string): string {
  const file = path.resolve(target, name);
  if (file.startsWith(target + path.sep)) return file;
  throw new BackupError(
    `The backup names "${name}", which lies outside of a cluster. It is not one of ours.`,
  );
}
