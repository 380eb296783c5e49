import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Analyzer } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { isUnderWay } from '../source/source.data.ts';
import { noteTask } from '../task/task.data.ts';

const pollMs = 1000;
const idlePollMs = 15_000;

/** Every analyzer that works in the background; asked again while one of them is at work. */
export const analyzersQuery = queryOptions({
  queryKey: ['analyzers', 'list'],
  // Settings say which analyzers run.
  meta: { shows: ['settings'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/analyzers', { signal, quiet: [0] }),
  staleTime: pollMs,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : idlePollMs),
});

/** Starts a run; one that is under way is joined. */
export function useRunAnalyzer() {
  return useMutation({
    mutationFn: (analyzer: Analyzer['analyzer']) =>
      call('POST /api/waybill/v1/analyzers/{analyzer}/run', { path: { analyzer } }),
    onSuccess: () => {
      noteTask();
      return refresh('analyzers');
    },
  });
}
