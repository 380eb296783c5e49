import type { Context } from '../../../feature.ts';
import { defineJob } from '../../../jobs/job.ts';
import { noteAnsweredBefore } from '../analyzer.jobs.ts';
import { isAnalyzerOn } from '../analyzer.settings.ts';
import { whateverAnswered } from '../analyzer-due.queries.ts';
import { askForDue } from '../ask.service.ts';
import { fuzzy, fuzzySwitch } from './fuzzy.analyzer.ts';

/** The setting `appliedBy` of the switches names it, too. */
const applyFuzzyKind = 'analyzer.apply-fuzzy';

/** Brings the fuzzy match to what its settings say now, for all components: when it is off, its findings end. */
export function fuzzyJob(context: Context) {
  return defineJob<object>({
    kind: applyFuzzyKind,
    async run(_input, job) {
      const isWaiting =
        (await isAnalyzerOn(job.db, fuzzySwitch)) && (await fuzzy.findObstacle(job.db)) !== undefined;
      if (isWaiting) return {};
      await noteAnsweredBefore(fuzzy, job, whateverAnswered);
      return { ...(await askForDue(fuzzy, context, job)) };
    },
  });
}
