import type { Source, SourcePart } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { Task } from '../../jobs/task.ts';
import type { SourceId } from './source.ts';
import type { PartState } from './source-state.queries.ts';

export interface SourceStatus {
  id: SourceId;
  title: string;
  available: boolean;
  obstacle: string | undefined;
  cadenceMs: number | undefined;
  task: Task | undefined;
  parts: readonly PartState[];
}

export function viewSource(status: SourceStatus): Source {
  const { task } = status;
  const successes = status.parts.map((part) => part.last_success?.getTime() ?? 0);
  const lastSuccess = Math.max(0, ...successes);
  const lastRun = task ? (task.started_at ?? task.created_at).getTime() : undefined;
  const nextRun =
    status.cadenceMs === undefined || !task ? undefined : task.created_at.getTime() + status.cadenceMs;
  return {
    source: status.id,
    title: status.title,
    available: status.available,
    enabled: status.obstacle === undefined,
    ...present('obstacle', status.obstacle),
    state: task?.state ?? 'idle',
    ...present('token', task?.token),
    progress: task?.progress ?? 0,
    ...present('stage', task?.stage),
    ...present('detail', task?.detail),
    ...present('lastRun', lastRun),
    ...present('lastSuccess', lastSuccess || undefined),
    ...present('nextRun', nextRun),
    records: countRecords(status.parts),
    ...present('error', task?.error),
    ...present('problem', task?.error ? status.parts.find((part) => part.problem)?.problem : null),
    warnings: task?.warnings ?? [],
    parts: status.parts.map(viewPart),
  };
}

/** The file of recent changes repeats records of the others. */
function countRecords(parts: readonly PartState[]): number {
  return parts.reduce((sum, part) => sum + (part.part.endsWith('-modified') ? 0 : part.records), 0);
}

function viewPart(part: PartState): SourcePart {
  return {
    part: part.part,
    records: part.records,
    ...present('lastSuccess', part.last_success?.getTime()),
    ...present('lastAttempt', part.last_attempt?.getTime()),
    ...present('error', part.last_error),
    ...present('problem', part.problem),
  };
}
