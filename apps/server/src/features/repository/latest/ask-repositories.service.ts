import type { RepositoryType } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { type JobContext, stopIfAborted } from '../../../jobs/job.ts';
import { type OutboxEvent, recordEvents } from '../../../jobs/outbox.ts';
import type { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { InternalRule } from '../../component-internal/internal-rule.ts';
import { readInternalRule } from '../../component-internal/internal-settings.ts';
import type { PackageType } from '../../component-shape/repository-type.ts';
import { readNumber } from '../../config-property/setting.service.ts';
import { noteLatestChange, noteReleaseChange } from '../../policy-evaluation/evaluate.service.ts';
import { keptDocumentsOf } from '../registry/kept-documents.ts';
import { registryOf } from '../registry/registries.ts';
import { listEnabledRepositories, type RepositoryRow } from '../repository.queries.ts';
import { forgetLatest, noteBehavior, storeAnswers, storeLatest } from './answer.queries.ts';
import {
  type AskedPackageOutcome,
  askForPackage,
  type PackageOutcome,
  settleOutcome,
} from './ask-package.ts';
import { type AskedRepository, openRepository } from './asked-repository.ts';
import { countDue, listDue, removeDue } from './due.queries.ts';
import { describePackages } from './due-package.service.ts';
import { forgetReleases, storeReleases } from './release.queries.ts';
import { isAtRest, isTooMuch } from './rest.ts';

/** Stored together. */
const batchSize = 100;
/** Requests of one type at a time; hosts have their own limits beside that. */
const atOnce = 4;

/** As in the contract (§22, §23). */
const defaultValidityMs = 12 * 3_600_000;

interface AskResult {
  asked: number;
  changed: number;
}

/** The purpose of a run: a regular refresh, or a new query after a change of the repositories. */
interface Purpose {
  readonly isRefresh?: boolean;
  readonly isAnew?: boolean;
}

/** Asks for all packages of a type that are due. Between refreshes a repository in trouble is left alone for a while. */
export async function askForDuePackages(
  { outgoing, secrets }: Pick<Context, 'outgoing' | 'secrets'>,
  job: JobContext,
  type: RepositoryType,
  { isRefresh = false, isAnew = false }: Purpose = {},
): Promise<AskResult> {
  const rows = (await listEnabledRepositories(job.db)).filter((row) => row.type === type);
  const registry = type === 'UNSUPPORTED' ? undefined : registryOf(type);
  if (!registry || rows.length === 0) return { asked: 0, changed: 0 };
  const mayRest = !isRefresh && !isAnew;
  const documents = { kept: keptDocumentsOf(outgoing), now: job.now() };
  const repositories = rows.map((row) =>
    openRepository(row, registry, {
      secrets,
      documents,
      isAtRest: isTooMuch(row, job.now()) || (mayRest && isAtRest(row, job.now())),
      warn: job.warn,
    }),
  );
  const freshSince = await readFreshSince(job.db, job.now());
  const isInternal = await readInternalRule(job.db);
  const result = await askForType(registry.type, repositories, { outgoing, isInternal, freshSince, job });
  await noteRepositories(rows, repositories, job, isRefresh);
  return result;
}

/** Since when an answer of a repository counts as new. */
export async function readFreshSince(db: Database, now: Date): Promise<Date> {
  const validityMs = await readNumber(db, 'scanner', 'analysis.cache.validity.period');
  return new Date(now.getTime() - (validityMs ?? defaultValidityMs));
}

interface TypeRun extends Pick<Context, 'outgoing'> {
  readonly isInternal: InternalRule;
  readonly freshSince: Date;
  readonly job: JobContext;
}

async function askForType(
  type: PackageType,
  repositories: readonly AskedRepository[],
  { outgoing, isInternal, freshSince, job }: TypeRun,
): Promise<AskResult> {
  const result = { asked: 0, changed: 0 };
  const total = (await countDue(job.db, [type]))[0]?.n ?? 0;
  const tellProgress = (done: number) => {
    const percent = Math.min(99, (100 * done) / Math.max(1, total));
    job.progress(percent, 'looking', { part: type, unit: 'items', done, total });
  };
  for (let afterId = 0, done = 0; ; ) {
    stopIfAborted(job.signal);
    const pkgIds = await listDue(job.db, type, afterId, batchSize);
    const last = pkgIds.at(-1);
    if (last === undefined || repositories.every(({ isGivenUp }) => isGivenUp)) return result;
    const due = await describePackages(job.db, pkgIds, isInternal, job.now());
    const asking = { outgoing, signal: job.signal, freshSince, now: job.now() };
    const asked: AskedPackageOutcome[] = [];
    await withWorkers(atOnce, due, async (one) => {
      stopIfAborted(job.signal);
      asked.push(await askForPackage(one, repositories, asking));
      tellProgress(Math.min(total, done + asked.length));
    });
    const outcomes = asked.map((outcome) => settleOutcome(outcome, repositories));
    const waiting = new Set(outcomes.filter(({ isDone }) => !isDone).map(({ pkgId }) => pkgId));
    const settled = pkgIds.filter((pkgId) => !waiting.has(pkgId));
    result.changed += await storeOutcomes(job, type, outcomes, settled);
    result.asked += outcomes.length;
    done += pkgIds.length;
    afterId = last;
  }
}

/** @returns of how many packages something new is known */
async function storeOutcomes(
  { db, now }: JobContext,
  type: PackageType,
  outcomes: readonly PackageOutcome[],
  done: readonly number[],
): Promise<number> {
  const at = now();
  const latest = outcomes
    .flatMap(({ pkgId, latest: found }) =>
      found ? [{ pkgId, version: found.version, publishedAt: found.publishedAt ?? null }] : [],
    )
    .toSorted((a, b) => a.pkgId - b.pkgId);
  const unknown = outcomes.filter((outcome) => outcome.latest === null).map(({ pkgId }) => pkgId);
  const answers = outcomes.flatMap((outcome) => outcome.answers);
  const releases = outcomes.flatMap((outcome) => outcome.releases);
  return inTransaction(db, async (trx) => {
    await storeAnswers(trx, answers, at);
    const changed = [...(await storeLatest(trx, latest, at)), ...(await forgetLatest(trx, unknown))];
    await removeDue(trx, type, done);
    await noteLatestChange(trx, changed);
    const dated = [...(await storeReleases(trx, releases, at)), ...(await forgetReleases(trx, unknown))];
    await noteReleaseChange(trx, dated);
    return changed.length;
  });
}

/**
 * Stores each repository's error. It is reported when it begins, and by each refresh while it lasts (contract
 * §19.2). Reporting every attempt would fill the inbox.
 */
async function noteRepositories(
  rows: readonly RepositoryRow[],
  repositories: readonly AskedRepository[],
  { db, now }: JobContext,
  isRefresh: boolean,
): Promise<void> {
  const seen = repositories.filter(({ trouble, hasAnswered }) => trouble !== undefined || hasAnswered);
  await inTransaction(db, async (trx) => {
    const noted = await noteBehavior(trx, seen, now());
    const told = noted.filter(({ failures }) => failures === 1 || (isRefresh && failures > 1));
    await recordEvents(
      trx,
      told.flatMap(({ repository_id }) => {
        const row = rows.find((one) => one.repository_id === repository_id);
        const trouble = seen.find(({ id }) => id === repository_id)?.trouble;
        return row && trouble ? [eventOf(row, trouble)] : [];
      }),
    );
  });
}

function eventOf({ identifier, type }: RepositoryRow, { message }: OutgoingError): OutboxEvent {
  const content = `The repository "${identifier}" of the type ${type} cannot be reached: ${message}`;
  return {
    scope: 'SYSTEM',
    group: 'REPOSITORY',
    level: 'ERROR',
    subject: { title: 'Repository Error', content },
  };
}

/** Works on items, so many at a time. @throws the first failure, once all workers have come to their end */
async function withWorkers<T>(
  count: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const results = await Promise.allSettled(
    Array.from({ length: count }, async () => {
      for (const item of left) await work(item);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
