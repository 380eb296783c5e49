import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Identification } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { noteTask } from '../task/task.data.ts';

const pollMs = 1000;
const idlePollMs = 15_000;

export function isIdentifying({ state }: Pick<Identification, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** How the identification of internal components fares; asked again while it is at work. */
export const identificationQuery = queryOptions({
  queryKey: ['component', 'identification'],
  // Saved patterns start it.
  meta: { shows: ['settings'] },
  queryFn: ({ signal }) =>
    call('GET /api/waybill/v1/component/internal/identification', { signal, quiet: [0] }),
  staleTime: pollMs,
  refetchInterval: ({ state }) => (state.data && isIdentifying(state.data) ? pollMs : idlePollMs),
});

/** Applies the saved patterns to all components, in the background. */
export const useIdentify = () =>
  useMutation({
    mutationFn: () => call('GET /api/v1/component/internal/identify'),
    onSuccess: () => {
      noteTask();
      return refresh('component');
    },
  });
