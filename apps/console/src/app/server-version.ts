import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../lib/http.ts';

/** `GET /api/version`. `version` is the level of the API contract, our own version stands beside it. */
export interface ServerVersion {
  application?: string;
  version?: string;
  uuid?: string;
  timestamp?: string;
  waybillVersion?: string;
}

const serverVersionQuery = queryOptions({
  queryKey: ['version'],
  queryFn: ({ signal }) => requestJson<ServerVersion>('/api/version', { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useServerVersion(): ServerVersion | undefined {
  return useQuery(serverVersionQuery).data;
}
