import type { InternalAnalyzer, MatchingWork, SourceName } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { Task } from '../../../jobs/task.ts';
import type { MatchingWorkRow } from './internal.queries.ts';

export interface InternalStatus {
  isOff: boolean;
  /** The latest run that was asked for, and the latest that a changed setting started. */
  runs: readonly Task[];
  lastMatch: Date | undefined;
  work: readonly MatchingWorkRow[];
  failedProjects: number;
}

export function viewInternalAnalyzer(status: InternalStatus): InternalAnalyzer {
  const { isOff, lastMatch } = status;
  const run = leadingRun(status.runs);
  return {
    enabled: !isOff,
    state: run?.state ?? 'idle',
    ...present('token', run?.token),
    progress: run?.progress ?? 0,
    ...present('stage', run?.stage),
    ...present('lastRun', run && (run.started_at ?? run.created_at).getTime()),
    // While it is off, the same work leaves new components as they are.
    ...present('lastMatch', isOff ? undefined : lastMatch?.getTime()),
    ...present('error', run?.state === 'failed' ? run.error : undefined),
    work: status.work.map(viewWork),
    failedProjects: status.failedProjects,
  };
}

/** The one that runs, before one that waits behind it. */
function leadingRun(runs: readonly Task[]): Task | undefined {
  const newest = runs.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  return newest.find(({ state }) => state === 'running') ?? newest[0];
}

function viewWork({ kind, source, running, queued, progress }: MatchingWorkRow): MatchingWork {
  return { kind, ...present('source', source as SourceName | null), running, queued, progress };
}
