import type { Context } from '../../../feature.ts';
import { defineJob, type JobDefinition, stopIfAborted } from '../../../jobs/job.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import { areKeysDue } from './key-expiry.queries.ts';
import { tellOfExpiringKeys } from './key-expiry.service.ts';

const kind = 'access.key-expiry';
const batchSize = 200;

/** Tells of API keys that expire in seven days, and in one. */
export function keyExpiryJob(): JobDefinition {
  return defineJob<Record<string, never>>({
    kind,
    async run(_input, { db, now, signal }) {
      for (let told = 0; ; ) {
        stopIfAborted(signal);
        const count = await tellOfExpiringKeys(db, now(), batchSize);
        told += count;
        if (count < batchSize) return { told };
      }
    },
  });
}

/** Started only when there is something to tell. */
export function recurringKeyExpiry({ now }: Context): Recurring {
  return {
    name: 'look for keys that expire',
    task: { kind, subject: 'keys', input: {} },
    intervalMs: async (db) => ((await areKeysDue(db, now())) ? 1 : undefined),
  };
}
