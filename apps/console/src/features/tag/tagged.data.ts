import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPage } from '../../lib/api.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { carriers } from './tag.data.ts';

export function taggedProjectsQuery(name: string, state: TableState) {
  const query = toServerQuery(state);
  return queryOptions({
    queryKey: ['tag', 'projects', name, query],
    meta: { shows: carriers },
    queryFn: ({ signal }) => callPage('GET /api/v1/tag/{name}/project', { path: { name }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function taggedCollectionsQuery(name: string, state: TableState) {
  const query = toServerQuery(state);
  return queryOptions({
    queryKey: ['tag', 'collections', name, query],
    meta: { shows: carriers },
    queryFn: ({ signal }) =>
      callPage('GET /api/v1/tag/{name}/collectionProject', { path: { name }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The policies that are limited to projects with a tag. */
export function taggedPoliciesQuery(name: string, state: TableState) {
  const query = toServerQuery(state);
  return queryOptions({
    queryKey: ['tag', 'policies', name, query],
    meta: { shows: carriers },
    queryFn: ({ signal }) => callPage('GET /api/v1/tag/{name}/policy', { path: { name }, query, signal }),
    placeholderData: keepPreviousData,
  });
}
