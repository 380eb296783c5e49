import { queryOptions } from '@tanstack/react-query';
import type { Resource } from '@waybill/api-contract';
import { callPage } from '../../lib/api.ts';

/** Resources with tags, which affect a tag's counts. */
export const carriers: readonly Resource[] = ['project', 'policy', 'notification'];

/** The tag of exactly this name with its counts; undefined when there is none, or none that the user may see. */
export const tagQuery = (name: string) =>
  queryOptions({
    queryKey: ['tag', 'one', name],
    meta: { shows: carriers },
    queryFn: async ({ signal }) => {
      const { rows } = await callPage('GET /api/v1/tag', {
        query: { searchText: name, pageNumber: 1, pageSize: 1000 },
        signal,
      });
      return rows.find((tag) => tag.name === name) ?? null;
    },
  });
