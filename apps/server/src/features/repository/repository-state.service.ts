import type { RepositoryStates } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import { present } from '../../http/present.ts';
import { enqueue, findRunningTask, latestTasks } from '../../jobs/task.ts';
import { refreshIntervalMs, refreshKind, refreshTask, shorterKinds } from './latest/latest.jobs.ts';
import { listRepositoryStates, type RepositoryStateRow } from './repository.queries.ts';

/** How the look for latest versions fares, and each repository. */
export async function readRepositoryStates(db: Database): Promise<RepositoryStates> {
  const [refresh] = await latestTasks(db, refreshKind);
  const nextRun = refresh && refresh.created_at.getTime() + (await refreshIntervalMs(db));
  // What it waits for asks the same repositories for the same answers.
  const running = refresh?.state === 'queued' ? await findRunningTask(db, shorterKinds) : undefined;
  const run = running ?? refresh;
  return {
    state: run?.state ?? 'idle',
    ...present('token', run?.token),
    progress: run?.progress ?? 0,
    ...present('lastRun', run && (run.started_at ?? run.created_at).getTime()),
    ...present('nextRun', nextRun),
    ...present('error', run?.error),
    warnings: run?.warnings ?? [],
    repositories: (await listRepositoryStates(db)).map(viewState),
  };
}

/** Asks for the latest versions, or finds the run that is under way. @returns the token of its task */
export async function startRefresh(db: Database): Promise<string> {
  return inTransaction(db, (trx) => enqueue(trx, refreshTask));
}

function viewState(row: RepositoryStateRow): RepositoryStates['repositories'][number] {
  return {
    uuid: row.uuid,
    type: row.type,
    hasPassword: row.has_password,
    ...present('lastAnswer', row.asked_at?.getTime()),
    ...present('error', row.problem),
    ...present('errorAt', row.problem_at?.getTime()),
  };
}
