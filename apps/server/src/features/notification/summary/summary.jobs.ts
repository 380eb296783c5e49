import type { Transaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { defineJob, type JobDefinition, stopIfAborted } from '../../../jobs/job.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import { enqueue } from '../../../jobs/task.ts';
import { isAnyRuleDue } from './summary.queries.ts';
import { runDueRule } from './summary.service.ts';

const summaryKind = 'notification.summary';

/** Runs the rules that are due by the clock, one after the other, each in a transaction of its own. */
export function summaryJob(): JobDefinition {
  return defineJob<Record<string, never>>({
    kind: summaryKind,
    async run(_input, { db, now, signal }) {
      const at = now();
      let rules = 0;
      for (; await runDueRule(db, at); rules++) stopIfAborted(signal);
      return { rules };
    },
  });
}

const dueTask = { kind: summaryKind, subject: 'due', input: {} };

/** Has rules that are due run now, not at the next look. One that is taken in by a run that began before is found by that look. */
export async function requestSummaries(trx: Transaction): Promise<void> {
  await enqueue(trx, dueTask);
}

/** Looks for rules that are due. */
export function recurringSummaries({ now }: Context): Recurring {
  return {
    name: 'summaries of notification rules',
    task: dueTask,
    intervalMs: async (db) => ((await isAnyRuleDue(db, now())) ? 1 : undefined),
  };
}
