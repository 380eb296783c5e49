import { type Database, inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { type JobContext, stopIfAborted } from '../../../jobs/job.ts';
import { recordEvents } from '../../../jobs/outbox.ts';
import type { InternalRule } from '../../component/internal/internal-rule.ts';
import { readInternalRule } from '../../component/internal/internal-settings.ts';
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
import { readAskedTypes } from './asked-types.ts';
import { listDue, removeDue, removeOtherDue } from './due.queries.ts';
import { describePackages } from './due-package.service.ts';
import { forgetReleases, storeReleases } from './release.queries.ts';

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

/** Asks for all packages that are due: types do not wait for one another, since each has its own hosts. */
export async function askForDuePackages(
  { outgoing, secrets }: Pick<Context, 'outgoing' | 'secrets'>,
  job: JobContext,
): Promise<AskResult> {
  const freshSince = await readFreshSince(job.db, job.now());
  const isInternal = await readInternalRule(job.db);
  const rows = Map.groupBy(await listEnabledRepositories(job.db), (row) => row.type);
  await inTransaction(job.db, async (trx) => removeOtherDue(trx, (await readAskedTypes(trx)).types));
  const total = { asked: 0, changed: 0 };
  const documents = { kept: keptDocumentsOf(outgoing), now: job.now() };
  await withWorkers(rows.size, [...rows], async ([type, ofType]) => {
    const registry = type === 'UNSUPPORTED' ? undefined : registryOf(type);
    if (!registry) return;
    const repositories = ofType.map((row) => openRepository(row, registry, secrets, documents));
    const run = { outgoing, isInternal, freshSince, job };
    const { asked, changed } = await askForType(registry.type, repositories, run);
    await noteRepositories(ofType, repositories, job);
    total.asked += asked;
    total.changed += changed;
  });
  return total;
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
  for (let afterId = 0; ; ) {
    stopIfAborted(job.signal);
    const pkgIds = await listDue(job.db, type, afterId, batchSize);
    const last = pkgIds.at(-1);
    if (last === undefined || repositories.every(({ isGivenUp }) => isGivenUp)) return result;
    const due = await describePackages(job.db, pkgIds, isInternal, job.now());
    const asking = { outgoing, signal: job.signal, freshSince };
    const asked: AskedPackageOutcome[] = [];
    await withWorkers(atOnce, due, async (one) => {
      stopIfAborted(job.signal);
      asked.push(await askForPackage(one, repositories, asking));
    });
    const outcomes = asked.map((outcome) => settleOutcome(outcome, repositories));
    const waiting = new Set(outcomes.filter(({ isDone }) => !isDone).map(({ pkgId }) => pkgId));
    const done = pkgIds.filter((pkgId) => !waiting.has(pkgId));
    result.changed += await storeOutcomes(job, type, outcomes, done);
    result.asked += outcomes.length;
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

/** Keeps what went wrong with which repository, and tells it once for a run (contract §19.2). */
async function noteRepositories(
  rows: readonly RepositoryRow[],
  repositories: readonly AskedRepository[],
  { db, now }: JobContext,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const { id, problem, hasAnswered } of repositories) {
      if (problem !== undefined || hasAnswered) await noteBehavior(trx, id, problem, now());
    }
    await recordEvents(
      trx,
      repositories.flatMap(({ id, problem }) => {
        const row = rows.find(({ repository_id }) => repository_id === id);
        if (problem === undefined || !row) return [];
        const content = `The repository "${row.identifier}" of the type ${row.type} cannot be asked: ${problem}`;
        return [
          {
            scope: 'SYSTEM' as const,
            group: 'REPOSITORY',
            level: 'ERROR' as const,
            subject: { title: 'Repository Error', content },
          },
        ];
      }),
    );
  });
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
