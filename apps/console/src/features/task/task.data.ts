// Public to other features.
import { queryOptions } from '@tanstack/react-query';
import type { Task } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';

const pollMs = 600;
const listPollMs = 1_000;

/** A background task, polled until it ends. The caller explains a failure. */
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

const started = new Set<string>();

/**
 * Notes that something was started or ended. The list is loaded, and polled while there is something to
 * watch. `token` is that of work that this page started: its end is reported even if it comes before the list
 * is loaded.
 */
export function noteTask(token?: string): void {
  if (token !== undefined) started.add(token);
  void queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey });
}

/** True if this page has started it. */
export function wasStartedHere(token: string): boolean {
  return started.has(token);
}

/** Its end has been reported. */
export function forgetStarted(token: string): void {
  started.delete(token);
}

export function isOver(task: Task | undefined): boolean {
  return task?.state === 'done' || task?.state === 'failed' || task?.state === 'canceled';
}
