import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { actingBy } from '../../http/principal.ts';
import type { BulkKind, BulkOutcome } from '../../jobs/bulk-kind.ts';
import {
  defineJob,
  type JobContext,
  type JobDefinition,
  PermanentJobError,
  stopIfAborted,
} from '../../jobs/job.ts';
import { findOwner } from '../access/principal/principal.service.ts';
import { type ItemRow, type LockedBulk, listItemsBehind, lockBulk, storeOutcomes } from './bulk.queries.ts';
import { jobKindOf } from './bulk-task.ts';

/** Short enough that nobody who decides about a single thing waits for it. */
const usualBatchSize = 1_000;

/** The jobs of a kind: to do it, and to take it back. */
export function bulkJobs(kind: BulkKind): JobDefinition[] {
  const { undo } = kind;
  const doing = defineJob({
    kind: jobKindOf(kind, 'do'),
    run: (_input, context) =>
      runBatches(kind, context, (trx, items, { parameters }, caller) =>
        kind.apply(
          trx,
          items.map((item) => item.ref),
          parameters,
          caller,
          context.now(),
        ),
      ),
  });
  if (!undo) return [doing];
  const undoing = defineJob({
    kind: jobKindOf(kind, 'undo'),
    run: (_input, context) =>
      runBatches(kind, context, async (trx, items, { parameters }, caller) => {
        const outcomes = await undo.call(kind, trx, items, parameters, caller);
        // An undo cannot be undone.
        return outcomes.map(({ undo: _, ...outcome }) => outcome);
      }),
  });
  return [doing, undoing];
}

type BatchWork = (
  trx: Transaction,
  items: readonly ItemRow[],
  bulk: LockedBulk,
  caller: NonNullable<Awaited<ReturnType<typeof findOwner>>>,
) => Promise<readonly BulkOutcome[]>;

/**
 * Runs batch after batch. Each transaction also advances the bulk's position, so a worker that resumes the
 * work, or works on it at the same time, continues after what is done.
 */
async function runBatches(kind: BulkKind, job: JobContext, work: BatchWork): Promise<undefined> {
  for (;;) {
    stopIfAborted(job.signal);
    const bulk = await inTransaction(job.db, (trx) => workOnBatch(trx, kind, job, work));
    if (!bulk) return;
    const done = bulk.done + bulk.skipped;
    const detail = { part: kind.name, unit: 'items', done, total: bulk.total } as const;
    job.progress(bulk.total === 0 ? 100 : (100 * done) / bulk.total, 'applying', detail);
  }
}

/** How the bulk stands after the batch; undefined when there is no more to do. */
async function workOnBatch(
  trx: Transaction,
  kind: BulkKind,
  { token, now }: JobContext,
  work: BatchWork,
): Promise<LockedBulk | undefined> {
  const bulk = await lockBulk(trx, token);
  // Gone with its task, or canceled.
  if (bulk?.state !== 'running') return undefined;
  const items = await listItemsBehind(trx, bulk.bulk_id, bulk.position, kind.batchSize ?? usualBatchSize);
  const last = items.at(-1);
  if (!last) return undefined;
  const caller = await requireCaller(trx, kind, bulk.owner, now());
  const outcomes = new Map(
    (await work(trx, items, bulk, caller)).map((outcome) => [outcome.ref, outcome] as const),
  );
  const all = items.map(({ item_no, ref }): BulkOutcome & { item_no: number } => ({
    item_no,
    ...(outcomes.get(ref) ?? { ref, reason: 'not_found' }),
  }));
  await storeOutcomes(trx, bulk.bulk_id, { position: last.item_no, outcomes: all });
  const skipped = all.filter((one) => one.reason !== undefined).length;
  return { ...bulk, done: bulk.done + all.length - skipped, skipped: bulk.skipped + skipped };
}

/** Rights that were taken away since the request count at once, and those for some projects only reach no others. */
async function requireCaller(db: Database, { permission }: BulkKind, owner: string | null, now: Date) {
  const caller = owner === null ? undefined : await findOwner(db, owner, now);
  const acting = caller && actingBy(caller, permission);
  if (acting) return acting;
  throw new PermanentJobError(`The user who requested this no longer has the permission ${permission}`);
}
