import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Analyzer, InternalAnalyzer } from '@waybill/api-contract';
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

/** Includes current matching, because uploads and updates of sources end within seconds. */
export const internalAnalyzerQuery = queryOptions({
  queryKey: ['analyzers', 'internal'],
  meta: { shows: ['settings', 'project', 'sources'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/analyzers/internal', { signal, quiet: [0] }),
  staleTime: pollMs,
  refetchInterval: ({ state }) => (state.data && isMatching(state.data) ? pollMs : idlePollMs),
});

/** True if components are being matched, or are about to be. */
function isMatching(analyzer: InternalAnalyzer): boolean {
  return isUnderWay(analyzer) || analyzer.work.length > 0;
}

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

/** Has all components matched again. */
export function useRunInternal() {
  return useMutation({
    mutationFn: () => call('POST /api/waybill/v1/analyzers/internal/run'),
    onSuccess: () => {
      noteTask();
      return refresh('analyzers');
    },
  });
}
