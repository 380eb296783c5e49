import { inTransaction } from '../../../db/database.ts';
import { defineJob, stopIfAborted } from '../../../jobs/job.ts';
import { internalFlag } from '../../component-shape/component-flags.ts';
import { listIdentityNames, setFlagOfIdentities } from '../change/component-write.queries.ts';
import { identifyInternalKind, readInternalRule } from './internal-settings.ts';

const batchSize = 5_000;

/** Decides again for every component whether it is internal, after the patterns changed (contract §5.1). */
export const identifyInternalJob = defineJob<object>({
  kind: identifyInternalKind,
  async run(_input, { db, signal }) {
    const isInternal = await readInternalRule(db);
    let changed = 0;
    for (let afterId = 0; ; ) {
      stopIfAborted(signal);
      const batch = await inTransaction(db, async (trx) => {
        const rows = await listIdentityNames(trx, afterId, batchSize);
        const ours = (wanted: boolean) =>
          rows.filter((row) => isInternal(row.group_name, row.name) === wanted).map((row) => row.identity_id);
        changed += await setFlagOfIdentities(trx, ours(true), internalFlag, true);
        changed += await setFlagOfIdentities(trx, ours(false), internalFlag, false);
        return rows;
      });
      const last = batch.at(-1);
      if (!last) break;
      afterId = last.identity_id;
    }
    return { changed };
  },
});
