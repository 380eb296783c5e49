import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ScheduledTask } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { noteTask } from '../task/task.data.ts';

const busyPollMs = 1_000;
const idlePollMs = 15_000;

export function isAtWork({ state }: Pick<ScheduledTask, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** Everything that comes round; asked again while anything of it is at work. */
export const scheduleQuery = queryOptions({
  queryKey: ['schedule', 'list'],
  // A changed cadence moves the next run.
  meta: { shows: ['settings'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/schedule', { signal }),
  staleTime: busyPollMs,
  refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? busyPollMs : idlePollMs),
});

/** Starts one of them before it is due. */
export const useRunNow = () =>
  useMutation({
    mutationFn: ({ kind, subject }: Pick<ScheduledTask, 'kind' | 'subject'>) =>
      call('POST /api/waybill/v1/schedule/{kind}/{subject}/run', { path: { kind, subject } }),
    onSuccess: ({ token }) => {
      noteTask(token);
      return refresh('schedule');
    },
  });
