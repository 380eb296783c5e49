import type { Analyzer } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { Task } from '../../jobs/task.ts';
import type { Obstacle } from './analyzer.ts';
import type { AnalyzerId } from './analyzer-ids.ts';
import type { AnalyzerStateRow } from './analyzer-state.queries.ts';

export interface AnalyzerStatus {
  id: AnalyzerId;
  title: string;
  obstacle: Obstacle | undefined;
  cadenceMs: number;
  /** The latest run over everything, and the latest over what was new. */
  refresh: Task | undefined;
  ask: Task | undefined;
  state: AnalyzerStateRow | undefined;
  waiting: number;
  now: Date;
}

export function viewAnalyzer(status: AnalyzerStatus): Analyzer {
  const { obstacle, refresh, ask, state } = status;
  const task = later(refresh, ask);
  const isOver = task === undefined || !['queued', 'running'].includes(task.state);
  // An analyzer that is not used has no error any longer.
  const error = isOver && obstacle === undefined ? (task?.error ?? state?.error) : undefined;
  const nextRun = refresh ? refresh.created_at.getTime() + status.cadenceMs : undefined;
  const isAhead = nextRun !== undefined && nextRun > status.now.getTime() && obstacle === undefined;
  return {
    analyzer: status.id,
    title: status.title,
    enabled: obstacle === undefined,
    ...present('obstacle', obstacle?.code),
    // A refused run ends normally, so that it is not retried at once.
    state: error && isOver && task?.state !== 'canceled' ? 'failed' : (task?.state ?? 'idle'),
    ...present('token', task?.token),
    progress: task?.progress ?? 0,
    ...present('stage', task?.stage),
    ...present('detail', task?.detail),
    ...present('lastRun', task && (task.started_at ?? task.created_at).getTime()),
    ...present('lastAnswer', state?.answered_at?.getTime()),
    ...present('nextRun', isAhead ? nextRun : undefined),
    waiting: status.waiting,
    ...present('error', error),
    ...present('failure', error ? state?.failure : undefined),
    ...present('problem', error ? state?.problem : undefined),
  };
}

function later(one: Task | undefined, other: Task | undefined): Task | undefined {
  if (!one || !other) return one ?? other;
  return one.created_at > other.created_at ? one : other;
}
