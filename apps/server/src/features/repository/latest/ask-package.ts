import type { Outgoing } from '../../../outgoing/outgoing.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { ReadBudget } from '../../../outgoing/read-budget.ts';
import { mayAsk } from '../package-reach.ts';
import { NotModified } from '../registry/kept-documents.ts';
import type { AskedPackage, LatestVersion, VersionInUse } from '../registry/registry.ts';
import { openRegistryClient, type RegistryClient } from '../registry/registry-client.ts';
import type { AnswerRow, StoredAnswerRow } from './answer.queries.ts';
import type { AskedRepository } from './asked-repository.ts';
import { isExcessive, packageBudget } from './excess.ts';
import type { ReleaseRow } from './release.queries.ts';

/** A version in use of which nothing is known yet. */
export interface ReleaseInUse extends VersionInUse {
  readonly identityId: number;
}

/** A package that is due. */
export interface DuePackage {
  readonly pkgId: number;
  /** One of our own: only internal repositories may hear of it. */
  readonly isInternal: boolean;
  readonly asked: AskedPackage;
  /** The repositories' last answers, by their number. */
  readonly known: ReadonlyMap<number, StoredAnswerRow>;
  readonly releases: readonly ReleaseInUse[];
}

export interface PackageOutcome {
  readonly pkgId: number;
  readonly answers: readonly AnswerRow[];
  /** Null: no repository knows the package; undefined: that is not certain, so what is known stays. */
  readonly latest: LatestVersion | null | undefined;
  /** False when a repository is to be asked again as soon as it can be. */
  readonly isDone: boolean;
  readonly releases: readonly ReleaseRow[];
}

/** An outcome before it is known which repositories are given up. */
export interface AskedPackageOutcome extends PackageOutcome {
  readonly doubts: readonly Doubt[];
}

/** The needs of a query. */
export interface Asking {
  readonly outgoing: Outgoing;
  readonly signal: AbortSignal;
  /** An answer that is younger is not asked for again. */
  readonly freshSince: Date;
  readonly now: Date;
}

/** An answer that counts only while its repository can be believed. */
interface Doubt {
  readonly row: AnswerRow;
  /** The repository had the package the last time that it answered. */
  readonly isOfOwn: boolean;
}

/**
 * The part of an outcome to keep, now that abandoned repositories are known. Answers that these could not
 * give, or denied, are requested again. Known facts about their packages stay.
 */
export function settleOutcome(
  { doubts, ...outcome }: AskedPackageOutcome,
  repositories: readonly AskedRepository[],
): PackageOutcome {
  const givenUp = new Set(repositories.filter(({ isGivenUp }) => isGivenUp).map(({ id }) => id));
  const dropped = doubts.filter(({ row }) => givenUp.has(row.repository_id));
  const kept = doubts.filter((doubt) => !dropped.includes(doubt)).map(({ row }) => row);
  const answers = [...outcome.answers, ...kept];
  if (dropped.length === 0) return { ...outcome, answers };
  const stays = outcome.latest === null || dropped.some(({ isOfOwn }) => isOfOwn);
  return { ...outcome, answers, latest: stays ? undefined : outcome.latest, isDone: false };
}

/** Asks repositories in their order until one knows the package (contract §17), and that one for the versions in use. */
export async function askForPackage(
  due: DuePackage,
  repositories: readonly AskedRepository[],
  asking: Asking,
): Promise<AskedPackageOutcome> {
  const answers: AnswerRow[] = [];
  const doubts: Doubt[] = [];
  const { pkgId } = due;
  let isCertain = true;
  let isDone = true;
  for (const repository of repositories) {
    if (!mayAsk(due, repository)) continue;
    const known = due.known.get(repository.id);
    const isFresh = known !== undefined && known.checked_at > asking.freshSince;
    if (known && isExcessive(known.excess_at, asking.now)) {
      isCertain = false;
      if (known.version !== null) break;
      continue;
    }
    if (isFresh && known.version === null) continue;
    // While the repository that has the package cannot be asked, what it said stands: the next one may mean another package.
    const isOfOwn = known !== undefined && known.version !== null;
    if (!isFresh && repository.isGivenUp) {
      isCertain = false;
      isDone = false;
      if (isOfOwn) break;
      continue;
    }
    const budget = packageBudget(due.releases.length);
    try {
      const client = openClient(due, repository, budget, asking);
      const answer = isFresh ? known : await askRepository(due, repository, client);
      if (!isFresh) repository.noteAnswer(answer, known);
      if (answer.version === null) {
        if (isOfOwn) doubts.push({ row: answer, isOfOwn });
        else answers.push(answer);
        continue;
      }
      const latest = { version: answer.version, publishedAt: answer.published_at ?? undefined };
      const releases = await askForReleases(due, repository, client, budget);
      if (budget.isExceeded) answers.push({ ...answer, excess_at: asking.now });
      else if (!isFresh) answers.push(answer);
      isDone &&= releases !== undefined;
      return { pkgId, answers, doubts, latest, isDone, releases: releases ?? [] };
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      isCertain = false;
      if (budget.isExceeded) {
        repository.noteExcess(due.asked, error);
        answers.push({ ...(known ?? unknown(due, repository)), excess_at: asking.now });
        if (isOfOwn) break;
        continue;
      }
      repository.noteTrouble(error);
      // Trouble with this package alone is asked about again after a while, trouble with the host by the next run.
      doubts.push({ row: known ?? unknown(due, repository), isOfOwn });
      if (isOfOwn) break;
    }
  }
  return { pkgId, answers, doubts, latest: isCertain ? null : undefined, isDone, releases: [] };
}

function openClient(
  due: DuePackage,
  { id, address, authorization, shared }: AskedRepository,
  budget: ReadBudget,
  { outgoing, signal }: Asking,
): RegistryClient {
  const before = due.known.get(id);
  const known =
    before && before.version !== null ? { etag: before.etag, lastModified: before.last_modified } : undefined;
  return openRegistryClient({ outgoing, address, authorization, known, shared, budget, signal });
}

async function askRepository(
  due: DuePackage,
  repository: AskedRepository,
  client: RegistryClient,
): Promise<AnswerRow> {
  const before = due.known.get(repository.id);
  try {
    const latest = await repository.registry.findLatest(client, due.asked);
    if (!latest) return unknown(due, repository);
    const { etag, lastModified } = client.validators;
    return {
      ...unknown(due, repository),
      version: latest.version,
      published_at: latest.publishedAt ?? null,
      etag,
      last_modified: lastModified,
    };
  } catch (error) {
    if (error instanceof NotModified && before) return { ...before, excess_at: null };
    if (error instanceof OutgoingError && error.kind === 'absent') return unknown(due, repository);
    throw error;
  }
}

/** @returns undefined when the repository is in trouble and to be asked again as soon as it can be */
async function askForReleases(
  due: DuePackage,
  repository: AskedRepository,
  client: RegistryClient,
  budget: ReadBudget,
): Promise<readonly ReleaseRow[] | undefined> {
  const { registry, isGivenUp } = repository;
  if (due.releases.length === 0 || !registry.findReleases) return [];
  if (isGivenUp) return undefined;
  try {
    const found = await registry.findReleases(client, due.asked, due.releases);
    return due.releases.map(({ identityId }, at) => ({
      identity_id: identityId,
      repository_id: repository.id,
      published_at: found[at]?.publishedAt ?? null,
      digests: found[at]?.digests ?? [],
    }));
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    if (error.kind === 'absent') return [];
    if (budget.isExceeded) {
      repository.noteExcess(due.asked, error);
      return [];
    }
    repository.noteTrouble(error);
    return repository.isGivenUp ? undefined : [];
  }
}

function unknown(due: DuePackage, repository: AskedRepository): AnswerRow {
  return {
    pkg_id: due.pkgId,
    repository_id: repository.id,
    version: null,
    published_at: null,
    etag: null,
    last_modified: null,
    excess_at: null,
  };
}
