// Public to other features.
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Integration } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { isUnderWay } from '../source/source.data.ts';
import { noteTask } from '../task/task.data.ts';

const pollMs = 1000;
const idlePollMs = 15_000;

/** Every system that findings are uploaded to; asked again while one of them is at work. */
export const integrationsQuery = queryOptions({
  queryKey: ['integrations', 'list'],
  // Settings say which of them run.
  meta: { shows: ['settings'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/integrations', { signal, quiet: [0] }),
  staleTime: pollMs,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : idlePollMs),
});

/** The latest upload of each project; asked again while a run goes on. */
export function uploadListQuery(integration: Integration['integration'], state: TableState, isBusy: boolean) {
  const query = toServerQuery(state);
  return queryOptions({
    queryKey: ['integrations', 'uploads', integration, query],
    queryFn: ({ signal }) =>
      callPage('GET /api/waybill/v1/integrations/{integration}/uploads', {
        path: { integration },
        query,
        signal,
      }),
    refetchInterval: isBusy ? 2 * pollMs : idlePollMs,
  });
}

/** Starts a run; one that is under way is joined. */
export function useRunIntegration() {
  return useMutation({
    mutationFn: (integration: Integration['integration']) =>
      call('POST /api/waybill/v1/integrations/{integration}/run', { path: { integration } }),
    onSuccess: () => {
      noteTask();
      return refresh('integrations');
    },
  });
}

/** How a project fares with each of them. */
export const projectIntegrationsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['project', 'integrations', uuid],
    meta: { shows: ['integrations', 'settings'] },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/{uuid}/integrations', { path: { uuid }, signal }),
  });
