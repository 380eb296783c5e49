import { statfsSync } from 'node:fs';

/** PostgreSQL ends itself when it finds no room for the next piece of its log, 16 MB; two of them and some data. */
const fullBelowBytes = 48 * 1_048_576;
/** From so much on there is room again. Apart, so that the state does not come and go with every file. */
const roomFromBytes = 96 * 1_048_576;

export const diskFull =
  'The disk of the database is full. Make room on it; Waybill goes on by itself then, and nothing is lost.';

/** Tells whether the disk of a directory is full, each time it is asked. */
export function watchDisk(directory: string): () => boolean {
  let isFull = false;
  return () => {
    const { bavail, bsize } = statfsSync(directory);
    isFull = bavail * bsize < (isFull ? roomFromBytes : fullBelowBytes);
    return isFull;
  };
}

/** True if something failed for want of room; a quota does not show in the free space. */
export function isLackOfSpace(error: unknown): boolean {
  return (
    error instanceof Error && /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/.test(error.message)
  );
}
