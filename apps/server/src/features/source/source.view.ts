import type { Source, SourcePart } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { Task } from '../../jobs/task.ts';
import type { Obstacle, SourceId } from './source.ts';
import type { PartState } from './source-state.queries.ts';

export interface SourceStatus {
  id: SourceId;
  title: string;
  obstacle: Obstacle | undefined;
  cadenceMs: number | undefined;
  lookMs: number | undefined;
  /** The latest whole run, and the latest look for changes. */
  run: Task | undefined;
  look: Task | undefined;
  parts: readonly PartState[];
  /** Records whose package URL contradicts ecosystem and name. */
  disagreeing: number;
}

export function viewSource(status: SourceStatus): Source {
  const { run, look } = status;
  const task = toTell(run, look);
  const successes = status.parts.map((part) => part.last_success?.getTime() ?? 0);
  const lastSuccess = Math.max(0, ...successes);
  const lastRun = task ? (task.started_at ?? task.created_at).getTime() : undefined;
  const failed = task?.error ? reasonOf(status.parts) : undefined;
  const nextRun = earliest(dueAt(run, status.cadenceMs), dueAt(look ?? run, status.lookMs));
  return {
    source: status.id,
    title: status.title,
    enabled: status.obstacle === undefined,
    ...present('obstacle', status.obstacle?.code),
    state: task?.state ?? 'idle',
    ...present('token', task?.token),
    progress: task?.progress ?? 0,
    ...present('stage', task?.stage),
    ...present('detail', task?.detail),
    ...present('lastRun', lastRun),
    ...present('lastSuccess', lastSuccess || undefined),
    ...present('nextRun', nextRun),
    records: countRecords(status.parts),
    disagreeingRecords: status.disagreeing,
    ...present('error', task?.error),
    ...present('failure', failed?.failure),
    ...present('problem', failed?.problem),
    warnings: task?.warnings ?? [],
    parts: status.parts.map(viewPart),
  };
}

/** The one that is at work, also when the other has been asked for since; else the one that waits, else the latest. */
function toTell(one: Task | undefined, other: Task | undefined): Task | undefined {
  if (!one || !other) return one ?? other;
  for (const state of ['running', 'queued']) {
    if (one.state === state && other.state !== state) return one;
    if (other.state === state && one.state !== state) return other;
  }
  return one.created_at > other.created_at ? one : other;
}

function dueAt(last: Task | undefined, intervalMs: number | undefined): number | undefined {
  return last && intervalMs !== undefined ? last.created_at.getTime() + intervalMs : undefined;
}

function earliest(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}

/** The part that tells most of why nothing could be read: the network's reason says what to do. */
function reasonOf(parts: readonly PartState[]): PartState | undefined {
  return parts.find((part) => part.problem) ?? parts.find((part) => part.failure);
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
    ...present('failure', part.failure),
    ...present('problem', part.problem),
  };
}
