import type { Database } from '../../../db/database.ts';
import { defineJob } from '../../../jobs/job.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import { compareFindings } from './compare.service.ts';
import { compareKind, compareTask } from './compare-task.ts';
import { findInstallation } from './other-installation.queries.ts';

export const compareJob = defineJob<object>({
  kind: compareKind,
  run: async (_input, job) => ({ ...(await compareFindings(job)) }),
});

const dayMs = 86_400_000;
const everyDay = async (db: Database) => ((await findInstallation(db)) ? dayMs : undefined);

/** Once a day, where an installation has moved in. */
export function recurringComparison(): Recurring {
  return { name: compareKind, intervalMs: everyDay, task: compareTask(), plan: { everyMs: everyDay } };
}
