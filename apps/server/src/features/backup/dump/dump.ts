import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { BackupError } from '../backup-error.ts';
import { type PackedFile, type PackWriter, readPacked } from '../store/pack.ts';
import { connectionFor } from './tool-connection.ts';

export const dumpName = 'database.dump';

/** Writes the whole database, as it is when this begins, by pg_dump. */
export async function dumpDatabase(
  tool: string,
  databaseUrl: string,
  pack: PackWriter,
  signal: AbortSignal | undefined,
): Promise<PackedFile> {
  const { url, environment } = connectionFor(databaseUrl);
  // Uncompressed, since the pack compresses, faster than pg_dump does.
  const options = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', `--dbname=${url}`];
  const child = spawn(tool, options, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  const ended = endOf(child, 'pg_dump');
  // Told below; until then nobody listens.
  ended.catch(() => undefined);
  const stored = await pack.add(dumpName, Readable.from(child.stdout));
  await ended;
  return stored;
}

/** Fills an empty database from a dump, whole or not at all. */
export async function restoreDump(
  tool: string,
  databaseUrl: string,
  pack: string,
  dump: PackedFile,
): Promise<void> {
  const { url, environment } = connectionFor(databaseUrl);
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  const child = spawn(tool, [...options, `--dbname=${url}`], {
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = endOf(child, 'pg_restore');
  const content = readPacked(pack, dump);
  // A tool that has ended takes no more; what it said is told.
  child.stdin.on('error', () => content.destroy());
  content.on('error', () => child.kill());
  content.pipe(child.stdin);
  await ended;
}

function endOf(child: ReturnType<typeof spawn>, name: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-4_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupError(`${name} failed. It says:\n${said.trim() || '(nothing)'}`));
    });
  });
}
