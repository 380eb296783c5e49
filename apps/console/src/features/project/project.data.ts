// Public to other features.
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { CreateProjectBody, Project, Resource, UpdateProjectBody } from '@waybill/api-contract';
import { call, callFile, callPage, type Page } from '../../lib/api.ts';
import { refresh, refreshWithout } from '../../lib/query.ts';
import { defaultRange } from '../../lib/range-search.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { ChartRange } from '../../ui/charts/chart-range.ts';
import type { TableState } from '../../ui/table/types.ts';
import { type ProjectListSearch, projectFilters } from './project-search.ts';

/** A project comes with its counters, and with what the enabled sources cover. */
const withCounts: readonly Resource[] = ['component', 'service', 'finding', 'metrics', 'settings', 'sources'];

/** Coverage depends on components and settings. */
export const coverageShows: readonly Resource[] = ['component', 'settings', 'sources'];

/** A project in the list. If each name is listed once, it has the number of its versions. */
export interface ListedProject extends Project {
  versionCount?: number;
}

/** Which projects the list has: those without a parent, all of them, or each name once. */
export type ProjectListKind = 'tree' | 'flat' | 'folded';

/** For a tree, only projects without a parent. Children are loaded branch by branch. */
export function projectListQuery(state: TableState, search: ProjectListSearch, kind: ProjectListKind) {
  const query = { ...toServerQuery(state), ...toFilterQuery(projectFilters, search) };
  return queryOptions({
    queryKey: ['project', 'list', kind, query],
    meta: { shows: withCounts },
    queryFn: ({ signal }): Promise<Page<ListedProject>> =>
      kind === 'folded'
        ? callPage('GET /api/waybill/v1/project/names', { query, signal })
        : callPage('GET /api/v1/project', {
            query: { ...query, onlyRoot: kind === 'tree', coverage: true, owners: true },
            signal,
          }),
    placeholderData: keepPreviousData,
  });
}

/** All versions of a project that the list leaves, in its order. */
export function projectVersionsQuery(
  uuid: string,
  { sort, searchText }: Pick<TableState, 'sort' | 'searchText'>,
  search: ProjectListSearch,
) {
  const query = {
    ...toServerQuery({ searchText, page: 1, pageSize: 0, sort }),
    ...toFilterQuery(projectFilters, search),
  };
  return queryOptions({
    queryKey: ['project', 'versions', uuid, query],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/{uuid}/versions', { path: { uuid }, query, signal }),
  });
}

/** All children of a project, in the order of their list. */
export function projectChildrenQuery(
  uuid: string,
  sort: TableState['sort'],
  search: Pick<ProjectListSearch, 'inactive'>,
) {
  const query = {
    ...toServerQuery({ searchText: '', page: 1, pageSize: 0, sort }),
    excludeInactive: !search.inactive,
    coverage: true,
    owners: true,
  };
  return queryOptions({
    queryKey: ['project', 'children', uuid, query],
    meta: { shows: withCounts },
    queryFn: ({ signal }) => call('GET /api/v1/project/{uuid}/children', { path: { uuid }, query, signal }),
  });
}

/** The projects that a collection is made of. */
export const collectionMembersQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['project', 'members', uuid],
    meta: { shows: withCounts },
    queryFn: ({ signal }) => call('GET /api/waybill/v1/project/{uuid}/members', { path: { uuid }, signal }),
  });

export const projectQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['project', 'one', uuid],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      call('GET /api/v1/project/{uuid}', {
        path: { uuid },
        signal,
        // The page itself says so.
        quiet: true,
      }),
  });

export const coverageQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['project', 'coverage', uuid],
    meta: { shows: coverageShows },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/{uuid}/coverage', {
        path: { uuid },
        signal,
        // Pages show their figures without it.
        quiet: true,
      }),
  });

/** Projects with everything active below each summed up. */
export const projectSumsQuery = (uuids: readonly string[]) =>
  queryOptions({
    queryKey: ['project', 'sums', uuids],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/sums', { query: { project: uuids }, signal, quiet: true }),
    enabled: uuids.length > 0,
    placeholderData: keepPreviousData,
  });

export const projectMetricsQuery = (uuid: string, range: ChartRange = defaultRange) =>
  queryOptions({
    queryKey: ['project', 'metrics', uuid, range],
    meta: { shows: withCounts },
    queryFn: ({ signal }) => {
      // The page itself says so.
      const handling = { signal, quiet: true };
      return 'days' in range
        ? call('GET /api/v1/metrics/project/{uuid}/days/{days}', {
            path: { uuid, days: range.days },
            ...handling,
          })
        : call('GET /api/v1/metrics/project/{uuid}/since/{date}', {
            path: { uuid, date: range.from.replaceAll('-', '') },
            ...handling,
          });
    },
  });

export function useCreateProject() {
  return useMutation({
    mutationFn: (body: CreateProjectBody) => call('PUT /api/v1/project', { body, quiet: [400, 409] }),
    onSuccess: () => refresh('project'),
  });
}

export function useUpdateProject() {
  return useMutation({
    mutationFn: (body: UpdateProjectBody) => call('POST /api/v1/project', { body, quiet: [400, 409] }),
    onSuccess: () => refresh('project'),
  });
}

export function useDeleteProject() {
  return useMutation({
    mutationFn: (uuid: string) => call('DELETE /api/v1/project/{uuid}', { path: { uuid } }),
    onSuccess: (_answer, uuid) => refreshWithout([uuid], ['project']),
  });
}

/** Hands the third-party notices of a project to the user as a file. The request tells of a failure. */
export function downloadNotices({ uuid, name }: Pick<Project, 'uuid' | 'name'>): Promise<void> {
  return callFile('GET /api/waybill/v1/project/{uuid}/notices', `${name}-notices.txt`, { path: { uuid } });
}

/** Counts a project anew. */
export function useRefreshMetrics(uuid: string) {
  return useMutation({
    mutationFn: () => call('GET /api/v1/metrics/project/{uuid}/refresh', { path: { uuid } }),
    onSuccess: () => refresh('metrics'),
  });
}
