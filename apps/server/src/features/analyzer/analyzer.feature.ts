import type { Feature } from '../../feature.ts';
import { askJob, recurringQuestions, refreshJob } from './analyzer.jobs.ts';
import { analyzerRoutes } from './analyzer.routes.ts';
import { analyzerSettings } from './analyzer.settings.ts';
import { forgetAnswersJob, forgetAnswersRegularly } from './forget-answers.jobs.ts';
import { fuzzyJob } from './fuzzy/fuzzy.jobs.ts';
import { enableJob } from './internal/enable.jobs.ts';

/** Analyzers outside: asked in the background whether components have vulnerabilities (contract §14). */
export const analyzerFeature: Feature = {
  name: 'analyzer',
  settings: analyzerSettings,
  routes: analyzerRoutes,
  jobs: (context) => [askJob(context), refreshJob(context), enableJob, fuzzyJob(context), forgetAnswersJob],
  recurring: ({ now }) => [...recurringQuestions(now(), now), forgetAnswersRegularly],
};
