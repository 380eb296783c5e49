import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/**
 * What a text leads to, of all kinds. Those who show one of them share the answer: however many ask, the server is asked
 * once.
 */
export const searchHitsQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', 'hits', text],
    meta: { shows: ['project', 'component', 'service', 'license', 'vulnerability'] },
    queryFn: () => call('GET /api/waybill/v1/search', { query: { query: text }, quiet: true }),
    staleTime: 10_000,
  });
