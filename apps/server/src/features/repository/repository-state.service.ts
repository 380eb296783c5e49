import type { RepositoryLook, RepositoryStates, RepositoryType } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { AppError } from '../../http/errors.ts';
import { present } from '../../http/present.ts';
import { enqueue, latestTasks, type Task } from '../../jobs/task.ts';
import type { PackageType } from '../component-shape/repository-type.ts';
import { readAskedTypes } from './latest/asked-types.ts';
import { countDue } from './latest/due.queries.ts';
import { excessSince } from './latest/excess.ts';
import { askKind, refreshIntervalMs, refreshKind, refreshTask } from './latest/latest.jobs.ts';
import { listRepositoryStates, type RepositoryStateRow } from './repository.queries.ts';

/** How the look for latest versions fares, of each type, and each repository. */
export async function readRepositoryStates(db: Database, now: Date): Promise<RepositoryStates> {
  const asked = [...new Set((await readAskedTypes(db)).types)].toSorted();
  const [refreshes, asks, due, intervalMs, repositories] = await Promise.all([
    latestTasks(db, refreshKind),
    latestTasks(db, askKind),
    countDue(db, asked),
    refreshIntervalMs(db),
    listRepositoryStates(db, excessSince(now)),
  ]);
  const runOf = (type: PackageType) => {
    const refresh = refreshes.find(({ subject }) => subject === type);
    const ask = asks.find(({ subject }) => subject === type);
    return { type, refresh, run: toTell(refresh, ask) };
  };
  const runs = asked.map(runOf);
  const types = runs.map(({ type, refresh, run }) =>
    viewLook(
      type,
      run,
      refresh && refresh.created_at.getTime() + intervalMs,
      due.find((row) => row.type === type)?.n,
    ),
  );
  return {
    ...sumOf(types),
    warnings: runs.flatMap(({ run }) => run?.warnings ?? []),
    types,
    repositories: repositories.map(viewState),
  };
}

/** The one that is at work, else the one that waits, else the latest. */
function toTell(one: Task | undefined, other: Task | undefined): Task | undefined {
  if (!one || !other) return one ?? other;
  for (const state of ['running', 'queued']) {
    if (one.state === state) return one;
    if (other.state === state) return other;
  }
  return one.created_at > other.created_at ? one : other;
}

function viewLook(
  type: PackageType,
  run: Task | undefined,
  nextRun: number | undefined,
  waiting = 0,
): RepositoryLook {
  return {
    type,
    state: run?.state ?? 'idle',
    ...present('token', run?.token),
    progress: run?.progress ?? 0,
    ...present('stage', run?.stage),
    ...present('detail', run?.detail),
    ...present('lastRun', run && (run.started_at ?? run.created_at).getTime()),
    ...present('nextRun', nextRun),
    waiting,
    ...present('error', run?.error),
  };
}

/** All types together: under way while any is, and as far as the packages of those that are. */
function sumOf(looks: readonly RepositoryLook[]) {
  const told = (['running', 'queued', 'failed', 'canceled', 'done'] as const).flatMap(
    (state) => looks.find((look) => look.state === state) ?? [],
  )[0];
  const busy = looks.filter(({ state }) => state === 'running' || state === 'queued');
  const times = (key: 'lastRun' | 'nextRun') => looks.flatMap((look) => look[key] ?? []);
  const [lastRuns, nextRuns] = [times('lastRun'), times('nextRun')];
  return {
    state: told?.state ?? ('idle' as const),
    ...present('token', told?.token),
    progress: busy.length > 0 ? progressOf(busy) : (told?.progress ?? 0),
    ...present('lastRun', lastRuns.length > 0 ? Math.max(...lastRuns) : undefined),
    ...present('nextRun', nextRuns.length > 0 ? Math.min(...nextRuns) : undefined),
    ...present('error', looks.find(({ error }) => error !== undefined)?.error),
  };
}

function progressOf(looks: readonly RepositoryLook[]): number {
  const total = looks.reduce((sum, { detail }) => sum + (detail?.total ?? 0), 0);
  const done = looks.reduce((sum, { detail }) => sum + (detail?.total === undefined ? 0 : detail.done), 0);
  return total === 0 ? 0 : Math.min(99, (100 * done) / total);
}

/** Asks for the latest versions of all types, or finds the runs that are under way. @returns the token of the first, to which the others belong */
export async function startRefreshes(db: Database): Promise<string> {
  return inTransaction(db, async (trx) => {
    let first: string | undefined;
    for (const type of new Set((await readAskedTypes(trx)).types)) {
      const token = await enqueue(trx, { ...refreshTask(type), ...(first ? { chain: first } : {}) });
      first ??= token;
    }
    return first ?? newUuid();
  });
}

/** The same of one type. @throws AppError when nobody can be asked */
export async function startRefresh(db: Database, type: RepositoryType): Promise<string> {
  return inTransaction(db, async (trx) => {
    const [asked] = (await readAskedTypes(trx, type)).types;
    if (asked !== undefined) return enqueue(trx, refreshTask(asked));
    throw new AppError('repository.none_enabled', {
      status: 409,
      title: 'No repository is enabled',
      detail: `No repository of the type ${type} is enabled.`,
    });
  });
}

function viewState(row: RepositoryStateRow): RepositoryStates['repositories'][number] {
  return {
    uuid: row.uuid,
    type: row.type,
    hasPassword: row.has_password,
    ...present('lastAnswer', row.asked_at?.getTime()),
    ...present('error', row.problem),
    ...present('failure', row.failure),
    ...present('problem', row.network_problem),
    ...present('errorAt', row.problem_at?.getTime()),
    oversizedPackages: row.oversized,
  };
}
