import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { analysisCadence, analysisCadenceMs } from '../config-property/analysis-cadence.ts';
import { hasDue } from './due.queries.ts';
import { dueEvaluationKind, evaluationQueue, requestDailyEvaluation } from './evaluate.service.ts';
import { evaluateDueJob, evaluatePoliciesJob } from './policy-evaluation.jobs.ts';

const minuteMs = 60_000;

/** Evaluates which components violate policies (contract §15.1, docs/adr/0015). */
export const policyEvaluationFeature: Feature = {
  name: 'policy-evaluation',
  jobs: () => [
    evaluatePoliciesJob,
    evaluateDueJob,
    defineJob({
      kind: 'policy.daily',
      run: async (_input: object, { db }) => {
        await requestDailyEvaluation(db);
        return undefined;
      },
    }),
  ],
  recurring: () => [
    {
      name: 'policies',
      intervalMs: analysisCadenceMs,
      plan: { setting: analysisCadence, everyMs: analysisCadenceMs },
      task: { kind: 'policy.daily', subject: 'all', input: {}, priority: 20 },
    },
    {
      // Catches work that was noted while its task was about to end.
      name: 'due evaluations',
      intervalMs: async (db) => ((await hasDue(db)) ? minuteMs : undefined),
      task: { kind: dueEvaluationKind, subject: 'due', input: {}, queue: evaluationQueue },
    },
  ],
};
