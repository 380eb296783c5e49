import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/**
 * The results of a text, of all kinds. Features that show one kind share the answer, so there is only one
 * request.
 */
export const searchHitsQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', 'hits', text],
    meta: { shows: ['project', 'component', 'service', 'license', 'vulnerability'] },
    queryFn: () => call('GET /api/waybill/v1/search', { query: { query: text }, quiet: true }),
    staleTime: 10_000,
  });
