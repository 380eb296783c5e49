import { inTransaction } from '../../../db/database.ts';
import { defineJob, stopIfAborted } from '../../../jobs/job.ts';
import { isInternalOff } from '../../matching/internal-switch.ts';
import { lockForFeed, rematchIdentities } from '../../matching/matching.service.ts';
import { findLastIdentity, listIdentityIds } from './enable.queries.ts';
import { applyInternalKind } from './internal.queries.ts';

const batchSize = 5_000;

/** Matches all components: after it was switched on, for what it has not looked at while it was off, or when somebody asks. */
export const enableJob = defineJob<object>({
  kind: applyInternalKind,
  async run(_input, { db, signal, progress }) {
    const result = { identities: 0, added: 0, removed: 0 };
    if (await isInternalOff(db)) return result;
    const lastId = await findLastIdentity(db);
    for (let afterId = 0; ; ) {
      stopIfAborted(signal);
      const ids = await listIdentityIds(db, afterId, batchSize);
      const last = ids.at(-1);
      if (last === undefined) return result;
      const change = await inTransaction(db, async (trx) => {
        await lockForFeed(trx);
        return rematchIdentities(trx, ids);
      });
      result.identities += ids.length;
      result.added += change.added;
      result.removed += change.removed;
      afterId = last;
      progress(Math.min(99, Math.floor((100 * afterId) / Math.max(1, lastId))), 'matching');
    }
  },
});
