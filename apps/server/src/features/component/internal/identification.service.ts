import type { Identification } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { present } from '../../../http/present.ts';
import { latestTasks } from '../../../jobs/task.ts';
import { identifyInternal, identifyInternalRegularly } from './identify-internal.jobs.ts';

/** How the identification of internal components fares. */
export async function describeIdentification(db: Database): Promise<Identification> {
  const tasks = await latestTasks(db, identifyInternal.kind);
  // A change of the patterns has a task of its own, without the subject of those that come round.
  const run = tasks.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())[0];
  const regular = tasks.find(({ subject }) => subject === identifyInternal.subject);
  const intervalMs = await identifyInternalRegularly.intervalMs(db);
  const nextRun = regular && intervalMs !== undefined ? regular.created_at.getTime() + intervalMs : undefined;
  const changed = run?.result?.changed;
  return {
    state: run?.state ?? 'idle',
    ...present('token', run?.token),
    progress: run?.progress ?? 0,
    ...present('lastRun', run && (run.started_at ?? run.created_at).getTime()),
    ...present('nextRun', nextRun),
    ...present('changed', typeof changed === 'number' ? changed : undefined),
    ...present('error', run?.error),
  };
}
