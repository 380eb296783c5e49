import type { ScheduledTask } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import type { RunRow } from './schedule.queries.ts';

interface Scheduled {
  item: Recurring;
  /** Undefined: switched off, or without a plan. */
  everyMs: number | undefined;
  run: RunRow | undefined;
  now: Date;
}

export function viewScheduled({ item, everyMs, run, now }: Scheduled): ScheduledTask {
  const isBusy = run?.state === 'queued' || run?.state === 'running';
  return {
    kind: item.task.kind,
    subject: item.task.subject,
    mode: item.plan ? (everyMs === undefined ? 'off' : 'regular') : 'as-needed',
    ...present('everyMs', everyMs),
    ...present('setting', item.plan?.setting),
    state: run?.state ?? 'idle',
    ...present('token', run?.token),
    ...present('progress', isBusy ? run.progress : undefined),
    ...present('lastRun', run && (run.started_at ?? run.created_at).getTime()),
    ...present('lastEnd', run?.finished_at?.getTime()),
    ...present('error', run?.error),
    ...present('nextRun', isBusy ? undefined : nextRun(everyMs, run, now)),
  };
}

/** What is overdue, or has never run, is due now; the schedule looks every half minute. */
function nextRun(everyMs: number | undefined, run: RunRow | undefined, now: Date): number | undefined {
  if (everyMs === undefined) return undefined;
  return Math.max(now.getTime(), run ? run.created_at.getTime() + everyMs : 0);
}
