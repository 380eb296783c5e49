import { type Database, inTransaction } from '../../db/database.ts';
import { defineJob, stopIfAborted } from '../../jobs/job.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import { readNumber } from '../config-property/setting.service.ts';
import { listAsked } from './analyzer.registry.ts';
import { readValidityMs } from './analyzer.settings.ts';
import { deleteAnswers, lookAtAnswers } from './analyzer-answer.queries.ts';

const kind = 'analyzer.forget-answers';
const hourMs = 3_600_000;
/** Answers that are looked at in one transaction. */
const batchSize = 5_000;

/**
 * Deletes answers that no longer count: of analyzers that are not asked, and about what no active project has. Any other is
 * replaced by the next run, and says until then when its analyzer was last asked.
 */
export const forgetAnswersJob = defineJob<object>({
  kind,
  async run(_input, { db, now, signal }) {
    const answeredBefore = new Date(now().getTime() - (await readValidityMs(db)));
    const asked = await listAsked(db);
    const limits = { answeredBefore, asked, limit: batchSize };
    let deleted = 0;
    for (let after = { analyzer: '', identityId: 0 }; ; ) {
      stopIfAborted(signal);
      const looked = await lookAtAnswers(db, after, limits);
      const last = looked.at(-1);
      if (!last) break;
      const expired = looked.filter((row) => row.expired);
      if (expired.length > 0)
        deleted += await inTransaction(db, (trx) => deleteAnswers(trx, expired, answeredBefore));
      after = { analyzer: last.analyzer, identityId: last.identity_id };
    }
    return { deleted };
  },
});

/** As often as the setting says (contract §22). */
export const forgetAnswersRegularly: Recurring = {
  name: 'expired answers of analyzers',
  intervalMs: cadenceMs,
  plan: { setting: 'task-scheduler/component.analysis.cache.clear.cadence', everyMs: cadenceMs },
  task: { kind, subject: 'all', input: {}, priority: 20 },
};

async function cadenceMs(db: Database): Promise<number | undefined> {
  const hours = await readNumber(db, 'task-scheduler', 'component.analysis.cache.clear.cadence');
  return hours === undefined || hours <= 0 ? undefined : hours * hourMs;
}
