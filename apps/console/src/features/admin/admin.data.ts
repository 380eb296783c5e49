import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Untrusted clients that send forwarding headers. If the server cannot tell, nothing is shown. */
export const forwardingQuery = queryOptions({
  queryKey: ['forwarding', 'ignored'],
  queryFn: ({ signal }) => call('GET /api/waybill/v1/forwarding', { signal, quiet: true }),
  staleTime: 60_000,
  retry: false,
});
