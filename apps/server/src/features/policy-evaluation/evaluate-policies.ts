// Public to other features.
import { type Database, inTransaction } from '../../db/database.ts';
import { type JobContext, stopIfAborted } from '../../jobs/job.ts';
import { lockCounters } from '../project-counter/project-counter.service.ts';
import {
  listAllConditions,
  listDuePolicies,
  listProjectSizes,
  markEvaluated,
  type ProjectSize,
} from './due.queries.ts';
import { evaluateStaged } from './evaluate-staged.ts';
import { analyzeMatches, forgetMatches, listIdentitiesBehind } from './judge.queries.ts';
import { Judge } from './judge.service.ts';
import { ofKind, readBook } from './policy-book.ts';
import { lockForJudging, waitForJudges } from './policy-lock.ts';
import { listStagedProjects, stageCandidates, stageProjects } from './stage.queries.ts';
import { analyzeViolations, storeCounts } from './violation-count.queries.ts';

const identityBatch = 20_000;
/** The number of projects per transaction. A change of one of them waits for it. */
const maxProjects = 1_000;
const maxComponents = 250_000;
/** After more than these the planner would go by how many violations there were before. */
const manyChanges = 10_000;

/** The result of an evaluation: policies, new violations, ended violations. */
interface PolicyOutcome {
  policies: number;
  started: number;
  ended: number;
}

/**
 * Evaluates the policies that are due for all projects: first what follows from identities, each once, then the violations in sets of
 * projects. Where everything follows from identities, only components are read that have one of those.
 */
export async function evaluateDuePolicies({
  db,
  now,
  signal,
  progress,
}: Pick<JobContext, 'db' | 'now' | 'signal' | 'progress'>): Promise<PolicyOutcome> {
  const startedAt = await inTransaction(db, waitForJudges);
  const due = await listDuePolicies(db);
  const outcome: PolicyOutcome = { policies: due.length, started: 0, ended: 0 };
  if (due.length === 0) return outcome;
  const policyIds = due.map((policy) => policy.id);
  const book = await readBook(db, policyIds, now());
  const judge = new Judge(book);
  if (ofKind(book, 'identity', 'latest', 'vulnerability', 'fix').length > 0)
    await judgeAll(db, judge, signal);
  const conditionIds = await listAllConditions(db, policyIds);
  const isNarrow = ofKind(book, 'license', 'hash', 'internal').length === 0;
  const isAboutVulnerabilities = ofKind(book, 'vulnerability', 'fix').length > 0;
  // A project created meanwhile used the earlier results, and is invisible until it commits.
  await inTransaction(db, waitForJudges);
  const sizes = await listProjectSizes(db);
  let done = 0;
  for (const projectIds of inSets(sizes, isNarrow)) {
    stopIfAborted(signal);
    progress((100 * done) / sizes.length, 'evaluating');
    const { started, ended } = await inTransaction(db, async (trx) => {
      await lockForJudging(trx);
      await lockCounters(trx, projectIds);
      const staged = isNarrow
        ? await stageCandidates(trx, projectIds, conditionIds, isAboutVulnerabilities)
        : await stageProjects(trx, projectIds);
      if (staged === 0) return { started: 0, ended: 0 };
      const change = await evaluateStaged(trx, judge, conditionIds);
      await storeCounts(trx, await listStagedProjects(trx));
      return change;
    });
    outcome.started += started;
    outcome.ended += ended;
    done += projectIds.length;
  }
  await inTransaction(db, async (trx) => {
    if (outcome.started + outcome.ended > manyChanges) await analyzeViolations(trx);
    await forgetMatches(trx);
    await markEvaluated(trx, due, startedAt);
  });
  return outcome;
}

async function judgeAll(db: Database, judge: Judge, signal: AbortSignal): Promise<void> {
  let last = 0;
  for (;;) {
    stopIfAborted(signal);
    const ids = await listIdentitiesBehind(db, last, identityBatch);
    last = ids.at(-1) ?? last;
    if (ids.length === 0) break;
    await inTransaction(db, (trx) => judge.judgeIdentities(trx, ids));
  }
  await inTransaction(db, analyzeMatches);
}

/** Few components are read of each project when the evaluation is narrow, so that its number alone counts. */
function* inSets(sizes: readonly ProjectSize[], isNarrow: boolean): Generator<number[]> {
  let ids: number[] = [];
  let components = 0;
  for (const size of sizes) {
    ids.push(size.id);
    components += size.components;
    if (ids.length < maxProjects && (isNarrow || components < maxComponents)) continue;
    yield ids;
    ids = [];
    components = 0;
  }
  if (ids.length > 0) yield ids;
}
