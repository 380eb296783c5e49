import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { checkEverything, describeHealed } from './counter-check.service.ts';

const everyDay = async () => 24 * 60 * 60_000;

/** Everything derived is compared with a recount every night, and mended where it is wrong. */
export const counterCheckFeature: Feature = {
  name: 'counter-check',
  jobs: () => [
    defineJob({
      kind: 'metrics.drift',
      run: async (_input: object, { db, now, signal, log, warn }) => {
        const healed = await checkEverything(db, now(), signal);
        const sentence = describeHealed(healed);
        if (sentence !== undefined) {
          log.warn({ healed }, 'derived figures were wrong and have been corrected');
          warn(sentence);
        }
        return { ...healed };
      },
    }),
  ],
  recurring: () => [
    {
      name: 'counter check',
      intervalMs: everyDay,
      plan: { everyMs: everyDay },
      task: { kind: 'metrics.drift', subject: 'all', input: {}, priority: 20 },
    },
  ],
};
