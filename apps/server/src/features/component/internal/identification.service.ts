import type { Identification } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { present } from '../../../http/present.ts';
import { latestTasks } from '../../../jobs/task.ts';
import { identifyInternal, identifyInternalRegularly } from './identify-internal.jobs.ts';

/** How the identification of internal components fares. */
export async function describeIdentification(db: Database): Promise<Identification> {
  const tasks = await latestTasks(db, identifyInternal.kind);
  const run = tasks.find(({ subject }) => subject === identifyInternal.subject);
  const intervalMs = await identifyInternalRegularly.intervalMs(db);
  const nextRun = run && intervalMs !== undefined ? run.created_at.getTime() + intervalMs : undefined;
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
