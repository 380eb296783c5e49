import { inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import {
  defineJob,
  type JobContext,
  type JobDefinition,
  JobInterrupted,
  PermanentJobError,
} from '../../../jobs/job.ts';
import { recordEvents } from '../../../jobs/outbox.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import { stateCadenceMs } from '../../ticket/state-times.ts';
import { areStatesDue, readIssueStates } from './issue-state.service.ts';

const kind = 'notification.issue-states';

/** Reads back how the issues fare that messages made in GitHub and GitLab, many in one request. */
export function issueStatesJob(context: Context): JobDefinition {
  return defineJob<Record<string, never>>({
    kind,
    async run(_input, job) {
      const { read, failures } = await readIssueStates(context, job).catch((error: unknown) => {
        if (job.signal.aborted) throw new JobInterrupted('The reading was interrupted');
        throw error;
      });
      if (failures.length === 0) return { read };
      await tell(job, failures);
      throw new PermanentJobError(failures.join(' '));
    },
  });
}

/** Each reason once for a run (contract §19.2). */
async function tell(job: JobContext, failures: readonly string[]): Promise<void> {
  await inTransaction(job.db, (trx) =>
    recordEvents(
      trx,
      failures.map((reason) => ({
        scope: 'SYSTEM',
        group: 'INTEGRATION',
        level: 'ERROR',
        subject: {
          title: 'Integration Error',
          content: `The state of issues could not be read: ${reason}`,
        },
      })),
    ),
  );
}

export function recurringIssueStates(context: Context): Recurring {
  return {
    name: 'read states of issues in repositories',
    task: { kind, subject: 'states', queue: 'notification.issue-states', input: {}, maxAttempts: 2 },
    intervalMs: async (db) => ((await areStatesDue(context, db)) ? stateCadenceMs : undefined),
  };
}
