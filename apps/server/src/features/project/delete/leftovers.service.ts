// Public to other features.
import { type Database, inTransaction } from '../../../db/database.ts';
import { stopIfAborted } from '../../../jobs/job.ts';
import { deleteLeftovers, listDeleted } from './project-delete.queries.ts';

const slice = 200;

/** Removes rows of projects that are gone, a few projects at a time. @returns how many rows there were */
export async function removeLeftovers(db: Database, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (let lastId = 0; ; ) {
    stopIfAborted(signal);
    const ids = await listDeleted(db, lastId, slice);
    if (ids.length === 0) return removed;
    lastId = ids.at(-1) ?? lastId;
    removed += await inTransaction(db, (trx) => deleteLeftovers(trx, ids));
  }
}
