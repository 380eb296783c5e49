import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { PostgresError } from './postgres-error.ts';

/** Where Debian has the library that answers questions about accounts from files of ours. */
const LIBRARIES = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/libnss_wrapper.so`);

/** What the system knows of the user that we run as. */
interface Account {
  hasName: boolean;
  /** That lends a name to one that has none. */
  library: string | undefined;
}

/**
 * Runs `work` with the environment that initdb needs besides. It asks for the name of the user it runs as, and containers run as numbers
 * that have none (`docker run --user 12345`, OpenShift): then it gets one from a file, which goes again.
 * @param directory where the files may stand meanwhile
 * @throws {PostgresError} when the number has no name and the library is not there
 */
export async function withName<T>(
  directory: string,
  work: (environment: NodeJS.ProcessEnv) => Promise<T>,
  { hasName, library } = findAccount(),
): Promise<T> {
  if (hasName) return work({});
  if (library === undefined) {
    throw new PostgresError(
      'no_privilege',
      `The user with id ${process.getuid?.()} has no name on this system, and PostgreSQL makes no database for such a user. ` +
        'Add it to /etc/passwd, install libnss-wrapper, or set WAYBILL_DATABASE_URL.',
    );
  }
  const folder = mkdtempSync(path.join(directory, 'name-'));
  try {
    return await work({ LD_PRELOAD: library, ...writeNames(folder) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findAccount(): Account {
  return { hasName: isKnown(), library: LIBRARIES.find((file) => existsSync(file)) };
}

function isKnown(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

function writeNames(folder: string): NodeJS.ProcessEnv {
  const passwd = path.join(folder, 'passwd');
  const group = path.join(folder, 'group');
  const gid = process.getgid?.() ?? 0;
  writeFileSync(passwd, `waybill:x:${process.getuid?.() ?? 0}:${gid}::/:/bin/false\n`);
  writeFileSync(group, `waybill:x:${gid}:\n`);
  return { NSS_WRAPPER_PASSWD: passwd, NSS_WRAPPER_GROUP: group };
}
