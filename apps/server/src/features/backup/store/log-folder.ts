import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from './manifest.ts';

const reachFile = 'until';

/** Up to when the log that lies with a backup goes. */
export async function noteReach(backup: string, until: Date): Promise<void> {
  const file = path.join(backup, 'log', reachFile);
  await writeDurably(`${file}.part`, `${until.toISOString()}\n`);
  await rename(`${file}.part`, file);
}

export async function readReach(backup: string): Promise<Date | undefined> {
  try {
    const time = Date.parse((await readFile(path.join(backup, 'log', reachFile), 'utf8')).trim());
    return Number.isNaN(time) ? undefined : new Date(time);
  } catch {
    return undefined;
  }
}

/** The pieces of the log that lie with a backup: files by the names of the pieces. */
export async function listLogFiles(backup: string): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(backup, 'log');
  const names = await readdir(folder).catch(() => []);
  return new Map(
    names
      .filter((name) => /^[0-9A-F]{24}\.zst$/.test(name))
      .map((name) => [name.slice(0, -4), path.join(folder, name)]),
  );
}
