import type { ScheduledTask } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import { enqueue } from '../../jobs/task.ts';
import { listLatestRuns } from './schedule.queries.ts';
import { viewScheduled } from './schedule.view.ts';

/** Everything that comes round, in the order of the features. */
export async function listScheduled(
  db: Database,
  recurring: readonly Recurring[],
  now: Date,
): Promise<ScheduledTask[]> {
  const runs = await listLatestRuns(
    db,
    recurring.map(({ task }) => task),
  );
  const views: ScheduledTask[] = [];
  for (const item of recurring) {
    const { kind, subject } = item.task;
    const run = runs.find((each) => each.kind === kind && each.subject === subject);
    views.push(viewScheduled({ item, everyMs: await item.plan?.everyMs(db), run, now }));
  }
  return views;
}

/**
 * Starts something that comes round before it is due, or finds the run that is under way.
 * @returns the token of its task
 * @throws AppError for what does not come round or is switched off
 */
export async function runNow(
  db: Database,
  recurring: readonly Recurring[],
  wanted: { kind: string; subject: string },
  owner: string,
): Promise<string> {
  const item = recurring.find(({ task }) => task.kind === wanted.kind && task.subject === wanted.subject);
  if (!item) throw unknown(wanted);
  if (item.plan && (await item.plan.everyMs(db)) === undefined) throw switchedOff(item);
  return inTransaction(db, (trx) => enqueue(trx, { ...item.task, owner }));
}

const unknown = ({ kind, subject }: { kind: string; subject: string }) =>
  new AppError('schedule.not_found', {
    status: 404,
    title: 'Scheduled task not found',
    detail: `Nothing of the kind "${kind}" with the subject "${subject}" is scheduled.`,
  });

const switchedOff = ({ name }: Recurring) =>
  new AppError('schedule.off', {
    status: 409,
    title: 'Scheduled task is off',
    detail: `"${name}" is switched off, or not set up. Its settings say why.`,
  });
