import { type Database, inTransaction } from '../../db/database.ts';
import { deleteDeliveredEvents, deleteFinishedTasks, deleteUnusedQueues } from '../../jobs/task-retention.ts';
import { forgetEndedSessions } from '../access/user-session/user-session.service.ts';
import { deleteOldAccess } from '../audit-log/audit-log.service.ts';
import { forgetOldUploads, type UploadLimits } from '../bom/retention/upload-retention.service.ts';
import { readNumber } from '../config-property/setting.service.ts';
import { forgetUndos } from '../decision-undo/decision-undo.service.ts';
import { foldPoints } from '../metrics/metrics.service.ts';
import { deleteEndedDeliveries } from '../notification/delivery/delivery-retention.service.ts';
import { deleteOrphanedTickets } from '../ticket/ticket.service.ts';
import { deleteVexImports } from '../vex/retention/vex-retention.service.ts';

/** Rows of a transaction: short enough that nobody waits for it. */
const batchSize = 1_000;
const dayMs = 86_400_000;

export interface RetentionRun {
  readonly db: Database;
  readonly now: Date;
  /** Called after each batch; throws to stop. */
  onBatch(): void;
}

/**
 * The number of deleted rows of each kind (`undos`: of reversible decisions), and the number of project days
 * merged into one point.
 */
export interface RetentionResult {
  tasks: number;
  events: number;
  uploads: number;
  queues: number;
  sessions: number;
  access: number;
  undos: number;
  days: number;
}

/**
 * Deletes what has served its time. Audit trails, history (everything `…_past`, events of findings, counts by day) and what
 * is not delivered are never touched, but that counts of ten minutes become those of their day.
 */
export async function applyRetention(run: RetentionRun): Promise<RetentionResult> {
  return {
    tasks: await forgetTasks(run),
    events: await forgetEvents(run),
    uploads: await forgetUploads(run),
    queues: await inBatches(run, () => inTransaction(run.db, (trx) => deleteUnusedQueues(trx, batchSize))),
    sessions: await inBatches(run, () =>
      inTransaction(run.db, (trx) => forgetEndedSessions(trx, run.now, batchSize)),
    ),
    access: await forgetAccess(run),
    undos: await inBatches(run, () => inTransaction(run.db, (trx) => forgetUndos(trx, run.now, batchSize))),
    days: await inBatches(run, () => inTransaction(run.db, (trx) => foldPoints(trx, run.now, batchSize))),
  };
}

async function forgetTasks(run: RetentionRun): Promise<number> {
  const before = await beginOf(run, 'task.days');
  if (!before) return 0;
  return inBatches(run, () => inTransaction(run.db, (trx) => deleteFinishedTasks(trx, before, batchSize)));
}

/** Sign-ins and refusals; changes and deletions stay in the audit log. */
async function forgetAccess(run: RetentionRun): Promise<number> {
  const before = await beginOf(run, 'access.days');
  if (!before) return 0;
  return inBatches(run, () => inTransaction(run.db, (trx) => deleteOldAccess(trx, before, batchSize)));
}

async function forgetEvents(run: RetentionRun): Promise<number> {
  const before = await beginOf(run, 'event.days');
  if (!before) return 0;
  let deleted = 0;
  for (let from: number | undefined = 0; from !== undefined; run.onBatch()) {
    const start: number = from;
    const walk = await inTransaction(run.db, (trx) => deleteDeliveredEvents(trx, before, start, batchSize));
    deleted += walk.deleted;
    from = walk.next;
  }
  for (let from: number | undefined = 0; from !== undefined; run.onBatch()) {
    const start: number = from;
    const walk = await inTransaction(run.db, (trx) => deleteOrphanedTickets(trx, start, batchSize));
    deleted += walk.deleted;
    from = walk.next;
  }
  const deliveries = () => inTransaction(run.db, (trx) => deleteEndedDeliveries(trx, before, batchSize));
  return deleted + (await inBatches(run, deliveries));
}

async function forgetUploads(run: RetentionRun): Promise<number> {
  const limits: UploadLimits = {
    since: (await beginOf(run, 'upload.days')) ?? null,
    count: (await limitOf(run, 'upload.count')) ?? null,
  };
  if (limits.since === null && limits.count === null) return 0;
  const boms = await forgetOldUploads(run.db, limits, batchSize, run.onBatch);
  return boms + (await forgetOldUploads(run.db, limits, batchSize, run.onBatch, deleteVexImports));
}

/** When the days that a setting names began; undefined when it sets no limit. */
async function beginOf(run: RetentionRun, setting: string): Promise<Date | undefined> {
  const days = await limitOf(run, setting);
  return days === undefined ? undefined : new Date(run.now.getTime() - days * dayMs);
}

/** A setting of the group; 0 stands for no limit. */
async function limitOf({ db }: RetentionRun, setting: string): Promise<number | undefined> {
  return (await readNumber(db, 'retention', setting)) || undefined;
}

async function inBatches(run: RetentionRun, deleteBatch: () => Promise<number>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const batch = await deleteBatch();
    deleted += batch;
    run.onBatch();
    if (batch < batchSize) return deleted;
  }
}
