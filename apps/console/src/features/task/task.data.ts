// Public to other features.
import { queryOptions } from '@tanstack/react-query';
import type { Task } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';

const pollMs = 600;
const listPollMs = 1_000;

/** A piece of background work, asked for again until it is over. Who waits for it says what a failure means. */
export const taskQuery = (token: string) =>
  queryOptions({
    queryKey: ['tasks', 'one', token],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/tasks/{token}', { path: { token }, signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver(state.data) || state.error ? false : pollMs),
  });

/** The user's background work, newest first; asked for again as long as any of it goes on. */
export const tasksQuery = queryOptions({
  queryKey: ['tasks', 'list'],
  queryFn: ({ signal }) =>
    call('GET /api/waybill/v1/tasks', { query: { pageSize: 50 }, signal, quiet: true }),
  refetchInterval: ({ state }) => (state.data?.some((task) => !isOver(task)) ? listPollMs : false),
});

/** Something has been started or ended: the list is asked for, and watched while there is something to watch. */
export function noteTask(): void {
  void queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey });
}

export function isOver(task: Task | undefined): boolean {
  return task?.state === 'done' || task?.state === 'failed' || task?.state === 'canceled';
}
