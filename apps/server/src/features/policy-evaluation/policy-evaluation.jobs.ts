import { inTransaction, type Transaction } from '../../db/database.ts';
import { defineJob, type JobContext, stopIfAborted } from '../../jobs/job.ts';
import { lockCounters } from '../project-counter/project-counter.service.ts';
import { hasJudged, insertDue, takeDue, takeDueOf } from './due.queries.ts';
import { dueEvaluationKind, evaluateProjects, policyEvaluationKind } from './evaluate.service.ts';
import { evaluateDuePolicies } from './evaluate-policies.ts';
import { evaluateStaged } from './evaluate-staged.ts';
import { Judge } from './judge.service.ts';
import { readBook } from './policy-book.ts';
import { lockForJudging, waitForJudges } from './policy-lock.ts';
import { listProjectsOfIdentities, stageIdentities } from './stage.queries.ts';
import { storeCounts } from './violation-count.queries.ts';

const identityBatch = 1_000;
const projectBatch = 100;

/** Evaluates the policies that are due; one of several tasks for the same change finds nothing to do. */
export const evaluatePoliciesJob = defineJob<object>({
  kind: policyEvaluationKind,
  run: async (_input, context) => ({ ...(await evaluateDuePolicies(context)) }),
});

/**
 * Evaluates noted changes of identities and projects. Identities come first. A transaction that adds
 * components of them at the same time uses the earlier results, and its components are invisible until it
 * commits. So violations follow once all such transactions have ended, and later ones use the new results.
 */
export const evaluateDueJob = defineJob<object>({
  kind: dueEvaluationKind,
  async run(_input, context) {
    const { db, now } = context;
    const identities = await drain(context, (trx) => judgeDueIdentities(trx, now()));
    // Waiting for all of them blocks others, so it only happens if there is a reason.
    if (await hasJudged(db)) {
      await inTransaction(db, waitForJudges);
      await drain(context, (trx) => evaluateJudged(trx, now()));
    }
    const projects = await drain(context, evaluateDueProjects);
    return { identities, projects };
  },
});

/** Works on batches until one is empty. @returns how many things they had */
async function drain(
  { db, signal }: JobContext,
  work: (trx: Transaction) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (;;) {
    stopIfAborted(signal);
    const done = await inTransaction(db, work);
    if (done === 0) return total;
    total += done;
  }
}

async function judgeDueIdentities(trx: Transaction, now: Date): Promise<number> {
  await lockForJudging(trx);
  const touched = await takeDue(trx, 'identity', identityBatch);
  if (touched.length === 0) return 0;
  const judge = new Judge(await readBook(trx, undefined, now));
  const changed = await judge.judgeIdentities(trx, touched);
  await insertDue(trx, touched, 'judged');
  await insertDue(trx, changed, 'changed');
  return touched.length;
}

async function evaluateJudged(trx: Transaction, now: Date): Promise<number> {
  await lockForJudging(trx);
  const touched = await takeDue(trx, 'judged', identityBatch);
  if (touched.length === 0) return 0;
  const changed = await takeDueOf(trx, 'changed', touched);
  const projectIds = await listProjectsOfIdentities(trx, changed, touched);
  if (projectIds.length === 0) return touched.length;
  await lockCounters(trx, projectIds);
  await stageIdentities(trx, changed, touched, projectIds);
  const judge = new Judge(await readBook(trx, undefined, now));
  const { started, ended } = await evaluateStaged(trx, judge, undefined);
  if (started + ended > 0) await storeCounts(trx, projectIds);
  return touched.length;
}

async function evaluateDueProjects(trx: Transaction): Promise<number> {
  await lockForJudging(trx);
  const projectIds = await takeDue(trx, 'project', projectBatch);
  if (projectIds.length > 0) await evaluateProjects(trx, projectIds);
  return projectIds.length;
}
