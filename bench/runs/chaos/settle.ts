import { type Database, inTransaction } from '../../../apps/server/src/db/database.ts';
import { enqueue } from '../../../apps/server/src/jobs/task.ts';
import type { Change } from '../../../apps/server/test/race/writer.ts';
import { type Recount, recount } from '../../../apps/server/test/recount/recount.ts';
import { settleMs } from './course.ts';
import { findLosses, type Loss } from './ledger.ts';
import { untilDone, watchWork } from './stand-still.ts';

export interface Settled {
  readonly wrong: Recount;
  readonly losses: readonly Loss[];
  readonly settledMs: number;
  readonly longest: number;
  readonly isReady: boolean;
}

/** Lets all work end, counts what jobs count now and then, and compares. */
export async function settle(db: Database, url: string, changes: readonly Change[]): Promise<Settled> {
  const watch = watchWork(db, () => true);
  try {
    const settledMs = await untilDone(db, settleMs);
    await countGathered(db);
    await untilDone(db, settleMs);
    const wrong = await recount(db);
    const losses = await findLosses(db, changes);
    const isReady = (await fetch(`${url}/health/ready`)).status === 200;
    return { wrong, losses, settledMs, longest: watch.longest(), isReady };
  } finally {
    await watch.stop();
  }
}

/** Jobs count these when there is much of them; here it is little, so that they are asked to. */
const gathering = ['finding.spread', 'violation.spread', 'license.use', 'attention.refresh', 'search.feed'];

async function countGathered(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const kind of gathering) await enqueue(trx, { kind, subject: 'all', input: {} });
  });
}
