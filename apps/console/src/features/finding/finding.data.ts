import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { FindingKey } from './finding-search.ts';

/** All that the records of a finding's flaw say. */
export function findingDetailsQuery({ project, component, vulnerability }: FindingKey) {
  return queryOptions({
    queryKey: ['finding', 'details', project, component, vulnerability],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}', {
        path: { uuid: project, component, vulnerability },
        signal,
      }),
  });
}

/** Asks for a fresh look at every component of the project; the answer is the token of that work. */
export function useReanalyze(project: string) {
  return useMutation({
    mutationFn: () => call('POST /api/v1/finding/project/{uuid}/analyze', { path: { uuid: project } }),
  });
}
