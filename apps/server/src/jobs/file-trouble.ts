import path from 'node:path';
import { type Database, inTransaction } from '../db/database.ts';
import { recordEvent } from './outbox.ts';

/** Explains error codes of the file system. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'read-only',
  ENOSPC: 'no space left',
  EDQUOT: 'no space left in the quota',
  EIO: 'input or output error',
  ENOENT: 'not there',
  ENOTDIR: 'not a directory',
  EISDIR: 'a directory',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
};
/** Said by a write, which does not know the name of its file. */
const namelessCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);
/** Calls that are about something else than files. */
const otherCalls = /^(connect|listen|bind|getaddrinfo|spawn\b)/;

/** Describes a file error, or one in the causes; undefined for other errors. */
export function fileTroubleOf(error: unknown): string | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 8; one = one.cause, depth++) {
    const { code, syscall, path: file } = one as NodeJS.ErrnoException;
    const reason = code === undefined ? undefined : reasons[code];
    if (reason === undefined || otherCalls.test(syscall ?? '')) continue;
    // Files and directories of single runs have names of their own; the one above them is what somebody can mend.
    if (typeof file === 'string') return `"${path.dirname(file)}" cannot be used: ${reason} (${code}).`;
    if (namelessCodes.has(code ?? '')) return `A file cannot be read or written: ${reason} (${code}).`;
  }
  return undefined;
}

const quietMs = 3_600_000;

/** Tells of trouble with files (contract §19.2), the same once an hour. */
export interface FileWatch {
  tell(db: Database, error: unknown): Promise<void>;
}

export function createFileWatch(now: () => Date): FileWatch {
  const told = new Map<string, number>();
  return {
    async tell(db, error) {
      const content = fileTroubleOf(error);
      const at = now().getTime();
      if (content === undefined || at - (told.get(content) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
      await inTransaction(db, (trx) =>
        recordEvent(trx, {
          scope: 'SYSTEM',
          group: 'FILE_SYSTEM',
          level: 'ERROR',
          subject: { title: 'File System Error', content },
        }),
      );
      told.set(content, at);
    },
  };
}
