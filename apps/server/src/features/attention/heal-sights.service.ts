// Public to other features.
import { type Database, inTransaction } from '../../db/database.ts';
import { stopIfAborted } from '../../jobs/job.ts';
import { listFiguredBehind, listWrongSights, outdate } from './attention-refresh.queries.ts';

const slice = 50;

/** Has those projects counted again whose coverage is wrong although it counts as current. @returns how many */
export async function healSights(db: Database, signal: AbortSignal): Promise<number> {
  let wrong = 0;
  for (let lastId = 0; ; ) {
    stopIfAborted(signal);
    const ids = await listFiguredBehind(db, lastId, slice);
    if (ids.length === 0) return wrong;
    lastId = ids.at(-1) ?? lastId;
    const found = await listWrongSights(db, ids);
    if (found.length > 0) await inTransaction(db, (trx) => outdate(trx, found));
    wrong += found.length;
  }
}
