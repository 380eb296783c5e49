import type { Database } from '../../../db/database.ts';
import { defineJob, type JobDefinition } from '../../../jobs/job.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import { isSettingOn, readNumber } from '../../config-property/setting.service.ts';
import { feedSearchIndex } from '../../search-index/feed.service.ts';
import { type IndexType, indexTypes } from './index-kinds.ts';
import { checkIndex, reindex, reindexKind } from './reindex.service.ts';

const checkKind = 'search.check';
const settings = 'search-indexes';
const defaultCadence = 4_320;
const defaultThreshold = 20;
const minuteMs = 60_000;
const firstAfterMs = 180 * minuteMs;

export const reindexJobs: readonly JobDefinition[] = [
  defineJob<{ types: readonly IndexType[] }>({
    kind: reindexKind,
    async run({ types }, { db, signal, progress }) {
      await feedSearchIndex(db, signal);
      const reports: Record<string, unknown> = {};
      for (const [at, type] of types.entries()) {
        progress((at / types.length) * 100);
        reports[type] = await reindex(db, type, signal);
      }
      return reports;
    },
  }),
  defineJob<object>({
    kind: checkKind,
    async run(_input, { db, signal }) {
      await feedSearchIndex(db, signal);
      const threshold =
        (await readNumber(db, settings, 'consistency.check.delta.threshold')) ?? defaultThreshold;
      const reports: Record<string, unknown> = {};
      for (const type of indexTypes) reports[type] = await checkIndex(db, type, threshold, signal);
      return reports;
    },
  }),
];

/** The check that comes round, for the first time three hours after the start (contract §22). */
export function consistencyCheck(startedAt: Date, now: () => Date): Recurring {
  return {
    name: 'search-check',
    async intervalMs(db) {
      return now().getTime() - startedAt.getTime() < firstAfterMs ? undefined : checksMs(db);
    },
    task: { kind: checkKind, subject: 'all', input: {}, priority: 20 },
    plan: { setting: `${settings}/consistency.check.cadence`, everyMs: checksMs },
  };
}

async function checksMs(db: Database): Promise<number | undefined> {
  if (!(await isSettingOn(db, settings, 'consistency.check.enabled'))) return undefined;
  const minutes = await readNumber(db, settings, 'consistency.check.cadence');
  return (minutes && minutes > 0 ? minutes : defaultCadence) * minuteMs;
}
