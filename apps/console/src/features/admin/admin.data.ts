import { queryOptions } from '@tanstack/react-query';
import type { ForwardingView } from '@waybill/api-contract';
import { requestJson } from '../../lib/http.ts';

/** Who names clients without being trusted to; nobody is disturbed where the server cannot say. */
export const forwardingQuery = queryOptions({
  queryKey: ['forwarding'],
  queryFn: ({ signal }) => requestJson<ForwardingView>('/api/waybill/v1/forwarding', { signal, quiet: true }),
  staleTime: 60_000,
  retry: false,
});
