// Public to other features.
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { enqueue } from '../../jobs/task.ts';
import { lockCounters } from '../project-counter/project-counter.service.ts';
import {
  endConditionsOfLicense,
  hasDue,
  hasLimits,
  insertDue,
  insertDueByPackage,
  insertDueByVulnerability,
  insertDueTrees,
  listPolicies,
  listPoliciesAbout,
  listPoliciesOfProjects,
  listPoliciesOfTags,
  raiseRevision,
} from './due.queries.ts';
import { evaluateStaged } from './evaluate-staged.ts';
import { looksAt } from './judge.queries.ts';
import { Judge } from './judge.service.ts';
import { type PolicyBook, readBook } from './policy-book.ts';
import { lockForJudging } from './policy-lock.ts';
import { type ComponentKey, stageComponents, stageProjects } from './stage.queries.ts';
import { isCounted, storeCounts } from './violation-count.queries.ts';
import { endOrphans } from './violation-end.service.ts';

/** Kinds of tasks: policies over all projects, and what has been noted as due. */
export const policyEvaluationKind = 'policy.evaluate';
export const dueEvaluationKind = 'policy.due';
export const evaluationQueue = 'policy.evaluate';

const vulnerabilitySubjects = [
  'SEVERITY',
  'VULNERABILITY_ID',
  'CWE',
  'EPSS',
  'CVSS',
  'KNOWN_EXPLOITED',
  'FIX_AVAILABLE',
];
const latestSubjects = ['VERSION_DISTANCE', 'IS_OUTDATED'];
const releaseSubjects = ['AGE'];
const licenseSubjects = ['LICENSE', 'LICENSE_GROUP'];

/**
 * Evaluates every policy for projects whose components changed. Needs `lockForUpload`, and identities that have been
 * matched.
 */
export async function evaluateProjects(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  const book = await readBook(trx, undefined, new Date());
  if (!(await isNeeded(trx, book, projectIds))) return;
  await lockCounters(trx, projectIds);
  await endOrphans(trx, projectIds, new Date());
  await stageProjects(trx, projectIds);
  await evaluateStaged(trx, new Judge(book), undefined);
  await storeCounts(trx, projectIds);
}

/** Evaluates every policy for components about whose vulnerabilities somebody decided, or that got one of their own. */
export async function evaluateComponents(trx: Transaction, keys: readonly ComponentKey[]): Promise<void> {
  const projectIds = [...new Set(keys.map((key) => key.projectId))];
  const book = await readBook(trx, undefined, new Date());
  if (!(await isNeeded(trx, book, projectIds))) return;
  await lockCounters(trx, projectIds);
  await stageComponents(trx, keys);
  const { started, ended } = await evaluateStaged(trx, new Judge(book), undefined);
  if (started + ended > 0) await storeCounts(trx, projectIds);
}

/** Without conditions and violations there is nothing to do. */
async function isNeeded(db: Database, book: PolicyBook, projectIds: readonly number[]): Promise<boolean> {
  return book.conditions.length > 0 || (await isCounted(db, projectIds));
}

/** Judges identities that this transaction made and matched, for all components that will have them. */
export async function judgeNewIdentities(trx: Transaction, identityIds: readonly number[]): Promise<void> {
  if (identityIds.length === 0) return;
  await lockForJudging(trx);
  await new Judge(await readBook(trx, undefined, new Date())).judgeIdentities(trx, identityIds);
}

/*
 * A change of facts that no policy reads notes nothing. A policy created meanwhile must not be evaluated with
 * the old facts. So the evaluation lock is taken before anyone reads the list of policies, and the evaluation
 * waits until the change has committed.
 */

/** Notes that matches of identities came, went or were re-scored: a task evaluates what it means for policies. */
export async function noteMatchChange(trx: Transaction, identityIds: readonly number[]): Promise<void> {
  if (identityIds.length === 0) return;
  await lockForJudging(trx);
  if (!(await looksAt(trx, vulnerabilitySubjects))) return;
  await insertDue(trx, identityIds);
  await enqueueDue(trx);
}

/** Notes that facts of vulnerabilities changed, such as their weaknesses or scores. */
export async function noteVulnerabilityChange(trx: Transaction, vulnIds: readonly number[]): Promise<void> {
  if (vulnIds.length === 0) return;
  await lockForJudging(trx);
  if (!(await looksAt(trx, vulnerabilitySubjects))) return;
  if ((await insertDueByVulnerability(trx, vulnIds)) > 0) await enqueueDue(trx);
}

/** Notes that repositories know something new of packages (`package_latest`). */
export async function noteLatestChange(trx: Transaction, pkgIds: readonly number[]): Promise<void> {
  if (pkgIds.length === 0) return;
  await lockForJudging(trx);
  if (!(await looksAt(trx, latestSubjects))) return;
  if ((await insertDueByPackage(trx, pkgIds)) > 0) await enqueueDue(trx);
}

/** Notes that repositories tell another date of the versions that identities name (`identity_release`). */
export async function noteReleaseChange(trx: Transaction, identityIds: readonly number[]): Promise<void> {
  if (identityIds.length === 0) return;
  await lockForJudging(trx);
  if (!(await looksAt(trx, releaseSubjects))) return;
  await insertDue(trx, identityIds);
  await enqueueDue(trx);
}

/**
 * Notes projects some of whose components became internal, or ceased to be. Nothing is started: what changes many of them
 * ends with {@link startDueEvaluation}.
 */
export async function noteInternalChange(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  await lockForJudging(trx);
  if (await looksAt(trx, ['IS_INTERNAL'])) await insertDue(trx, projectIds, 'project');
}

/** Evaluates what was noted, if anything was. */
export async function startDueEvaluation(trx: Transaction): Promise<void> {
  if (await hasDue(trx)) await enqueueDue(trx);
}

/**
 * Notes projects whose place, tags or being the latest version changed, and so which policies concern them and those below
 * them.
 */
export async function noteProjectChange(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  await lockForJudging(trx);
  if (!(await hasLimits(trx))) return;
  await insertDueTrees(trx, projectIds);
  await enqueueDue(trx);
}

/** Evaluates the policies that are limited to projects which are about to be deleted. */
export async function noteProjectDeletion(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await lockForJudging(trx);
  await requestEvaluation(trx, await listPoliciesOfProjects(trx, projectIds));
}

/** Evaluates the policies that are limited to tags which are about to be deleted. */
export async function noteTagDeletion(trx: Transaction, names: readonly string[]): Promise<void> {
  await lockForJudging(trx);
  await requestEvaluation(trx, await listPoliciesOfTags(trx, names));
}

/** Evaluates policies with conditions about licenses, after licenses or groups changed. */
export async function noteLicenseChange(trx: Transaction): Promise<void> {
  await lockForJudging(trx);
  await requestEvaluation(trx, await listPoliciesAbout(trx, licenseSubjects, undefined));
}

/** A license is about to be deleted: conditions that name it go with it (contract §6), and others may say something else. */
export async function noteLicenseDeletion(trx: Transaction, licenseUuid: string): Promise<void> {
  await lockForJudging(trx);
  await requestEvaluation(trx, await endConditionsOfLicense(trx, licenseUuid));
  await noteLicenseChange(trx);
}

/** Evaluates the policies that name a license group. */
export async function noteLicenseGroupChange(trx: Transaction, groupUuid: string): Promise<void> {
  await lockForJudging(trx);
  await requestEvaluation(trx, await listPoliciesAbout(trx, ['LICENSE_GROUP'], groupUuid));
}

/** Evaluates the policies that look at EPSS, after scores were read: nearly all of them change each day. */
export async function noteScores(trx: Transaction): Promise<void> {
  await lockForJudging(trx);
  await requestEvaluation(trx, await listPoliciesAbout(trx, ['EPSS'], undefined));
}

/**
 * Asks for the evaluation of policies for all projects. A task follows each request, since one that is running may have
 * read what was before; it finds nothing to do when another one was faster.
 * @returns the token of the task; undefined when there are no policies to evaluate
 */
export async function requestEvaluation(
  trx: Transaction,
  policyIds: readonly number[],
  owner?: string,
): Promise<string | undefined> {
  if (policyIds.length === 0) return undefined;
  await raiseRevision(trx, policyIds);
  return enqueue(trx, {
    kind: policyEvaluationKind,
    input: {},
    queue: evaluationQueue,
    ...(owner === undefined ? {} : { owner }),
  });
}

async function enqueueDue(trx: Transaction): Promise<void> {
  await enqueue(trx, { kind: dueEvaluationKind, subject: 'due', input: {}, queue: evaluationQueue });
}

/** Asks for the evaluation of every policy: what follows from the day alone is found by it. */
export async function requestDailyEvaluation(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => requestEvaluation(trx, await listPolicies(trx)));
}
