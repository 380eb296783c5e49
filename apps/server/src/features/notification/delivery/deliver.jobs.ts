import type { Context } from '../../../feature.ts';
import { defineJob, type JobDefinition, JobInterrupted } from '../../../jobs/job.ts';
import { deliverKind, deliverQueue } from '../../../jobs/outbox.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import { isAnyOpen } from '../event/outbox.queries.ts';
import { isAnyDue } from './delivery.queries.ts';
import { sendAll } from './sender.ts';

/** Sends what is owed. Its queue lets one run at a time, on whichever node; after a crash another takes it up. */
export function deliverJob(context: Context): JobDefinition {
  return defineJob<Record<string, never>>({
    kind: deliverKind,
    async run(_input, job) {
      try {
        return { ...(await sendAll(context, job)) };
      } catch (error) {
        if (job.signal.aborted) throw new JobInterrupted('The delivery was interrupted');
        throw error;
      }
    },
  });
}

/** Looks for what is to be tried again, and for events whose job was not enqueued. */
export function recurringDelivery({ now }: Context): Recurring {
  return {
    name: 'deliver notifications',
    task: { kind: deliverKind, subject: 'again', queue: deliverQueue, input: {}, maxAttempts: 25 },
    intervalMs: async (db) => ((await isAnyOpen(db)) || (await isAnyDue(db, now())) ? 1 : undefined),
  };
}
