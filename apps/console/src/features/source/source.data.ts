// Public to other features.
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Source } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { noteTask } from '../task/task.data.ts';

export type SourceId = Source['source'];

const pollMs = 1000;
const idlePollMs = 15_000;

export function isUnderWay({ state }: Pick<Source, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** Every source and how it stands; asked again while one of them is at work. */
export const sourcesQuery = queryOptions({
  queryKey: ['sources', 'list'],
  // Settings say which sources run.
  meta: { shows: ['settings'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/sources', { signal, quiet: [0] }),
  // Requests while a page opens share one answer.
  staleTime: pollMs,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : idlePollMs),
});

/** The ecosystems that OSV offers. */
export const ecosystemsQuery = queryOptions({
  queryKey: ['integration', 'ecosystems'],
  queryFn: ({ signal }) => call('GET /api/v1/integration/osv/ecosystem', { signal }),
  staleTime: 600_000,
});

/** Starts mirroring; a run that is under way is joined. */
export function useMirror() {
  return useMutation({
    mutationFn: (source: SourceId) =>
      call('POST /api/waybill/v1/sources/{source}/mirror', { path: { source } }),
    onSuccess: () => {
      noteTask();
      return refresh('sources');
    },
  });
}
