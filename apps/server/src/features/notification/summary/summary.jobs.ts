import type { Context } from '../../../feature.ts';
import { defineJob, type JobDefinition, stopIfAborted } from '../../../jobs/job.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
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

/** Looks for rules that are due. */
export function recurringSummaries({ now }: Context): Recurring {
  return {
    name: 'summaries of notification rules',
    task: { kind: summaryKind, subject: 'due', input: {} },
    intervalMs: async (db) => ((await isAnyRuleDue(db, now())) ? 1 : undefined),
  };
}
