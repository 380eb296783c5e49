import type { Feature } from '../../feature.ts';
import { defineJob, stopIfAborted } from '../../jobs/job.ts';
import { applyRetention } from './retention.service.ts';

const kind = 'retention';
const everyHour = async () => 3_600_000;

/** Deletes what has served its time, as the settings of the group `retention` say. */
export const retentionFeature: Feature = {
  name: 'retention',
  jobs: () => [
    defineJob({
      kind,
      async run(_input: object, { db, now, signal }) {
        const result = await applyRetention({ db, now: now(), onBatch: () => stopIfAborted(signal) });
        return { ...result };
      },
    }),
  ],
  recurring: () => [
    {
      name: 'retention',
      intervalMs: everyHour,
      plan: { everyMs: everyHour },
      task: { kind, subject: 'all', input: {}, priority: 20 },
    },
  ],
};
