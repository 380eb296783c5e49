import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type {
  BulkStarted,
  Component,
  CreateComponentBody,
  FoundGrouping,
  Resource,
  UpdateComponentBody,
} from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { refresh, refreshWithout } from '../../lib/query.ts';
import { defaultRange } from '../../lib/range-search.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { ChartRange } from '../../ui/charts/chart-range.ts';
import type { TableState } from '../../ui/table/types.ts';
import { type BulkSelection, selectionBody } from '../task/bulk.data.ts';
import { componentFilters } from './component-filter.ts';
import {
  type ComponentSearchSearch,
  componentSearchFilters,
  type DependantsSearch,
  type ProjectComponentsSearch,
} from './component-search.ts';

/** A component comes with its project, its counters, and whether an enabled source covers it. */
const withCounts: readonly Resource[] = ['project', 'finding', 'metrics', 'settings', 'sources'];

export function projectComponentsQuery(uuid: string, state: TableState, search: ProjectComponentsSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(componentFilters, search), coverage: true };
  return queryOptions({
    queryKey: ['component', 'list', uuid, query],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      callPage('GET /api/v1/component/project/{uuid}', { path: { uuid }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The components of the projects that a collection is made of. */
export function collectionComponentsQuery(uuid: string, state: TableState, search: ProjectComponentsSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(componentFilters, search) };
  return queryOptions({
    queryKey: ['component', 'of-collection', uuid, query],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      callPage('GET /api/waybill/v1/project/{uuid}/components', { path: { uuid }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const componentQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['component', 'one', uuid],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      call('GET /api/v1/component/{uuid}', {
        path: { uuid },
        query: { includeRepositoryMetaData: true, coverage: true },
        signal,
        // The page itself says so.
        quiet: true,
      }),
  });

/** The facts of package repositories about its version. */
export const componentReleaseQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['component', 'release', uuid],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/component/{uuid}/release', {
        path: { uuid },
        signal,
        // The page itself says so.
        quiet: true,
      }),
  });

/** Its counters as they are now. */
export const componentCountsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['component', 'counts', uuid],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      call('GET /api/v1/metrics/component/{uuid}/current', {
        path: { uuid },
        signal,
        // The page itself says so.
        quiet: true,
      }),
  });

/** Its counters over time. */
export const componentMetricsQuery = (uuid: string, range: ChartRange = defaultRange) =>
  queryOptions({
    queryKey: ['component', 'metrics', uuid, range],
    meta: { shows: withCounts },
    queryFn: ({ signal }) => {
      // The page itself says so.
      const handling = { signal, quiet: true };
      return 'days' in range
        ? call('GET /api/v1/metrics/component/{uuid}/days/{days}', {
            path: { uuid, days: range.days },
            ...handling,
          })
        : call('GET /api/v1/metrics/component/{uuid}/since/{date}', {
            path: { uuid, date: range.from.replaceAll('-', '') },
            ...handling,
          });
    },
  });

export function useRefreshComponentMetrics(uuid: string) {
  return useMutation({
    mutationFn: () => call('GET /api/v1/metrics/component/{uuid}/refresh', { path: { uuid } }),
    onSuccess: () => refresh('metrics'),
  });
}

/** The dependents of a component in the same project. */
export function dependantsQuery(uuid: string, search: DependantsSearch) {
  const query = toFilterQuery(componentFilters, search);
  return queryOptions({
    queryKey: ['component', 'dependants', uuid, query],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/component/{uuid}/dependents', { path: { uuid }, query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

/** The query to send. Without a valid query, nothing is found. */
export type AskedSearch = Omit<ComponentSearchSearch, 'q'> & { q: string };

/** Components of the whole portfolio, and those that were there. */
export function componentSearchQuery(state: TableState, search: AskedSearch) {
  const query = {
    ...toServerQuery(state),
    ...toFilterQuery(componentSearchFilters, search),
    query: search.q,
  };
  return queryOptions({
    queryKey: ['component', 'search', query],
    meta: { shows: withCounts },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/components/search', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same, grouped. */
export function componentGroupsQuery(state: TableState, search: AskedSearch, by: FoundGrouping) {
  const query = {
    ...toServerQuery(state),
    ...toFilterQuery(componentSearchFilters, search),
    query: search.q,
    by,
  };
  return queryOptions({
    queryKey: ['component', 'search groups', query],
    meta: { shows: withCounts },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/components/search/groups', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Suggestions for a word that no component contains. */
export const suggestionsQuery = (word: string) =>
  queryOptions({
    queryKey: ['component', 'suggestions', word],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/components/search/suggestions', { query: { word }, signal, quiet: true }),
  });

export const licensesQuery = queryOptions({
  queryKey: ['license', 'concise'],
  queryFn: ({ signal }) => call('GET /api/v1/license/concise', { signal }),
  staleTime: 5 * 60_000,
});

export function useCreateComponent(projectUuid: string) {
  return useMutation({
    mutationFn: (body: CreateComponentBody) =>
      call('PUT /api/v1/component/project/{uuid}', { path: { uuid: projectUuid }, body, quiet: [400] }),
    onSuccess: () => refresh('component'),
  });
}

export function useUpdateComponent() {
  return useMutation({
    mutationFn: (body: UpdateComponentBody) => call('POST /api/v1/component', { body, quiet: [400] }),
    onSuccess: () => refresh('component'),
  });
}

export function useDeleteComponent() {
  return useMutation({
    mutationFn: (uuid: string) => call('DELETE /api/v1/component/{uuid}', { path: { uuid } }),
    onSuccess: (_answer, uuid) => refreshWithout([uuid], ['component']),
  });
}

/** Starts to delete components of a project, by their ids or all that the list shows. */
export function deleteMany(
  uuid: string,
  selection: BulkSelection,
  search: ProjectComponentsSearch,
): Promise<BulkStarted> {
  return call('POST /api/waybill/v1/project/{uuid}/components/deletion', {
    path: { uuid },
    query: { ...toFilterQuery(componentFilters, search), searchText: search.searchText },
    body: { selection: selectionBody(selection) },
  });
}

/** The request to delete found components. Past components are not deleted. */
function deletionOf(selection: BulkSelection, search: AskedSearch) {
  const { past: _, ...filters } = componentSearchFilters;
  return {
    query: { ...toFilterQuery(filters, search), query: search.q },
    body: { selection: selectionBody(selection) },
  };
}

/** The number of components that would be deleted, and their projects. */
export function deletionPreviewQuery(selection: BulkSelection, search: AskedSearch) {
  const asked = deletionOf(selection, search);
  return queryOptions({
    queryKey: ['component', 'deletion', asked],
    meta: { shows: ['project'] },
    queryFn: ({ signal }) =>
      call('POST /api/waybill/v1/components/deletion/preview', { ...asked, signal, quiet: true }),
    staleTime: 0,
  });
}

/** Starts to delete components of any projects, by their ids or all that the search shows. */
export function deleteFound(selection: BulkSelection, search: AskedSearch): Promise<BulkStarted> {
  return call('POST /api/waybill/v1/components/deletion', deletionOf(selection, search));
}

/** Group, name and version in one line. */
export function componentLabel(component: Pick<Component, 'group' | 'name' | 'version'>): string {
  return [component.group, component.name, component.version].filter(Boolean).join(' ▸ ');
}
