import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { BackupError } from '../backup-error.ts';

const run = promisify(execFile);

/**
 * The file of a tool of PostgreSQL that is of the same major version as the server: a newer one writes what the server cannot
 * read again, an older one refuses.
 * @throws BackupError that says what is missing
 */
export async function findTool(
  name: 'pg_dump' | 'pg_restore',
  major: number,
  searchPath = process.env.PATH ?? '',
): Promise<string> {
  // Debian and its kin keep the versions beside each other.
  const folders = [...searchPath.split(path.delimiter).filter(Boolean), `/usr/lib/postgresql/${major}/bin`];
  const others = new Set<number>();
  for (const folder of folders) {
    const file = path.join(folder, name);
    const found = await majorOf(file);
    if (found === major) return file;
    if (found !== undefined) others.add(found);
  }
  const only = others.size > 0 ? `; what is there is of version ${[...others].join(' and ')}` : '';
  throw new BackupError(
    `The database is of PostgreSQL ${major}, and no "${name}" of PostgreSQL ${major} is on the PATH${only}. ` +
      `Install the client programs of PostgreSQL ${major} (postgresql-client-${major} on Debian and Ubuntu).`,
  );
}

async function majorOf(file: string): Promise<number | undefined> {
  try {
    const { stdout } = await run(file, ['--version']);
    const found = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
    return found === undefined ? undefined : Number(found);
  } catch {
    return undefined;
  }
}
