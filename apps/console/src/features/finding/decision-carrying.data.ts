import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';

const key = 'GET /api/waybill/v1/project/{uuid}/decision-carrying';

/** True if the decisions of a project follow its components into new versions. */
export const decisionCarryingQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['project', 'decision-carrying', uuid],
    queryFn: ({ signal }) => call(key, { path: { uuid }, signal }),
  });

export function useSetDecisionCarrying(uuid: string) {
  return useMutation({
    mutationFn: (enabled: boolean) =>
      call('PUT /api/waybill/v1/project/{uuid}/decision-carrying', { path: { uuid }, body: { enabled } }),
    onSuccess: () => refresh('project'),
  });
}
