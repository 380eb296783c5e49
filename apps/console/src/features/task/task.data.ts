// Public to other features.
import { queryOptions } from '@tanstack/react-query';
import type { Task } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';

const pollMs = 600;

/** A piece of background work, asked for again until it is over. Who waits for it says what a failure means. */
export const taskQuery = (token: string) =>
  queryOptions({
    queryKey: ['tasks', 'one', token],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/tasks/{token}', { path: { token }, signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver(state.data) || state.error ? false : pollMs),
  });

export function isOver(task: Task | undefined): boolean {
  return task?.state === 'done' || task?.state === 'failed' || task?.state === 'canceled';
}
