import { defineJob, type JobDefinition } from '../../../jobs/job.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import { hasCoverChanged, noteCover } from './lost-coverage.service.ts';

const kind = 'notification.coverage';

/** Tells of components that a source covered which has been switched off. */
export function coverageJob(): JobDefinition {
  return defineJob<Record<string, never>>({
    kind,
    run: async (_input, { db }) => ({ changed: await noteCover(db) }),
  });
}

/** Looks whether sources and analyzers cover something else than before, however that was changed. */
export function recurringCoverage(): Recurring {
  return {
    name: 'look for lost coverage',
    task: { kind, subject: 'coverage', queue: 'notification.coverage', input: {} },
    intervalMs: async (db) => ((await hasCoverChanged(db)) ? 1 : undefined),
  };
}
