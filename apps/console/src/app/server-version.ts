import { queryOptions, useQuery } from '@tanstack/react-query';
import type { About } from '@waybill/api-contract';
import { call } from '../lib/api.ts';

const serverVersionQuery = queryOptions({
  queryKey: ['version', 'server'],
  queryFn: ({ signal }) => call('GET /api/version', { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The server's description of itself: `version` is the level of the API contract, `product` is Waybill's own.
 */
export function useServerVersion(): About | undefined {
  return useQuery(serverVersionQuery).data;
}
