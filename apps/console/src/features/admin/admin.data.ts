import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Who names clients without being trusted to; nobody is disturbed where the server cannot say. */
export const forwardingQuery = queryOptions({
  queryKey: ['forwarding', 'ignored'],
  queryFn: ({ signal }) => call('GET /api/waybill/v1/forwarding', { signal, quiet: true }),
  staleTime: 60_000,
  retry: false,
});
