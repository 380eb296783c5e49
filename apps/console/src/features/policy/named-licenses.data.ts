// Public to other features.
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';

const largestPage = 1000;

/** All license groups with their licenses; there are a few. */
export const licenseGroupsQuery = queryOptions({
  queryKey: ['licenseGroup', 'list'],
  meta: { shows: ['license'] },
  queryFn: async ({ signal }) => {
    const query = { pageNumber: 1, pageSize: largestPage };
    return (await callPage('GET /api/v1/licenseGroup', { query, signal })).rows;
  },
});

/** Every license without its texts, to choose from. */
export const licensesQuery = queryOptions({
  queryKey: ['license', 'all'],
  queryFn: ({ signal }) => call('GET /api/v1/license/concise', { signal }),
});
