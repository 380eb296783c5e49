import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import { refresh, refreshWithout } from '../../lib/query.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { carriers } from './tag.data.ts';
import {
  type TaggedPoliciesSearch,
  type TaggedSearch,
  type TagListSearch,
  tagFilters,
  taggedFilters,
  taggedPolicyFilters,
} from './tag-search.ts';

/** Names in one request. */
const mostNames = 100;

export function tagListQuery(state: TableState, search: TagListSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(tagFilters, search) };
  return queryOptions({
    queryKey: ['tag', 'list', query],
    meta: { shows: carriers },
    queryFn: ({ signal }) => callPage('GET /api/v1/tag', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same by the prefixes of their names. */
export function tagGroupsQuery(state: TableState, search: TagListSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(tagFilters, search) };
  return queryOptions({
    queryKey: ['tag', 'groups', query],
    meta: { shows: carriers },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/tags/groups', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function taggedProjectsQuery(name: string, state: TableState, search: TaggedSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(taggedFilters, search) };
  return queryOptions({
    queryKey: ['tag', 'projects', name, query],
    meta: { shows: carriers },
    queryFn: ({ signal }) => callPage('GET /api/v1/tag/{name}/project', { path: { name }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function taggedCollectionsQuery(name: string, state: TableState, search: TaggedSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(taggedFilters, search) };
  return queryOptions({
    queryKey: ['tag', 'collections', name, query],
    meta: { shows: carriers },
    queryFn: ({ signal }) =>
      callPage('GET /api/v1/tag/{name}/collectionProject', { path: { name }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The policies that are limited to projects with a tag. */
export function taggedPoliciesQuery(name: string, state: TableState, search: TaggedPoliciesSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(taggedPolicyFilters, search) };
  return queryOptions({
    queryKey: ['tag', 'policies', name, query],
    meta: { shows: carriers },
    queryFn: ({ signal }) => callPage('GET /api/v1/tag/{name}/policy', { path: { name }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useCreateTags() {
  return useMutation({
    mutationFn: async (names: readonly string[]) => {
      for (const part of partsOf(names)) await call('PUT /api/v1/tag', { body: part });
    },
    onSuccess: () => refresh('tag'),
  });
}

/** Deletes tags; of each request all or none. A refusal is for the dialog to explain. */
export function useDeleteTags() {
  return useMutation({
    mutationFn: async (names: readonly string[]) => {
      for (const part of partsOf(names)) await call('DELETE /api/v1/tag', { body: part, quiet: [400] });
    },
    meta: { showsErrors: true },
    onSettled: (_answer, _error, names) =>
      refreshWithout(names, ['tag', 'project', 'policy', 'policies', 'violation']),
  });
}

export function useUntagProjects(name: string) {
  return useMutation({
    mutationFn: async (uuids: readonly string[]) => {
      for (const part of partsOf(uuids))
        await call('DELETE /api/v1/tag/{name}/project', { path: { name }, body: part });
    },
    onSettled: () => refresh('tag', 'project'),
  });
}

/** Names or UUIDs in as many lists as there are requests. */
export function partsOf(list: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < list.length; at += mostNames) parts.push(list.slice(at, at + mostNames));
  return parts;
}
