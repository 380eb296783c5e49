// Public to other features.
import { type Database, inTransaction } from '../../db/database.ts';
import { stopIfAborted } from '../../jobs/job.ts';
import { addTexts, findFeedState, lookAhead, setDone } from './feed.queries.ts';
import type { TextKind, TextOrigin } from './text-kind.ts';

/** Rows of a transaction. */
const batchSize = 50_000;

const kindsOf: Readonly<Record<TextOrigin, readonly TextKind[]>> = {
  identity: ['name'],
  pkg: ['package', 'cpe'],
};
const origins: readonly TextOrigin[] = ['identity', 'pkg'];

/** True if there are rows that the index has not been through. */
export async function isFeedPending(db: Database): Promise<boolean> {
  for (const origin of origins) if ((await findFeedState(db, origin))?.pending) return true;
  return false;
}

/**
 * Updates the index to the newest rows below which no lower number can be added any more. Searches find the
 * rest themselves, by scanning the rows after the index.
 * @returns the number of new texts
 */
export async function feedSearchIndex(db: Database, signal: AbortSignal): Promise<number> {
  let added = 0;
  for (const origin of origins) added += await feedFrom(db, origin, signal);
  return added;
}

async function feedFrom(db: Database, origin: TextOrigin, signal: AbortSignal): Promise<number> {
  let added = 0;
  let hasLooked = false;
  for (;;) {
    stopIfAborted(signal);
    const state = await findFeedState(db, origin);
    if (!state?.pending) return added;
    const { done_id: done, ahead_id: ahead } = state;
    if (ahead === null || ahead <= done) {
      if (hasLooked) return added;
      hasLooked = true;
      await inTransaction(db, (trx) => lookAhead(trx, origin));
    } else if (state.settled) {
      const to = Math.min(ahead, done + batchSize);
      added += await inTransaction(db, async (trx) => {
        let count = 0;
        for (const kind of kindsOf[origin]) count += await addTexts(trx, kind, done, to);
        await setDone(trx, origin, to);
        return count;
      });
    } else {
      return added;
    }
  }
}
