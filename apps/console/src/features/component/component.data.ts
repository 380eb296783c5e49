import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { Component, CreateComponentBody, Resource, UpdateComponentBody } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { refresh, refreshWithout } from '../../lib/query.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import {
  type ComponentSubject,
  type ComponentVulnerabilitiesSearch,
  componentVulnerabilityFilters,
  type ProjectComponentsSearch,
  projectComponentFilters,
} from './component-search.ts';

/** A component comes with its project and its counters. */
const withCounts: readonly Resource[] = ['project', 'finding', 'metrics'];

export function projectComponentsQuery(uuid: string, state: TableState, search: ProjectComponentsSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(projectComponentFilters, search) };
  return queryOptions({
    queryKey: ['component', 'list', uuid, query],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      callPage('GET /api/v1/component/project/{uuid}', { path: { uuid }, query, signal }),
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

export const componentMetricsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['component', 'metrics', uuid],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      call('GET /api/v1/metrics/component/{uuid}/days/{days}', {
        path: { uuid, days: 90 },
        signal,
        // The page itself says so.
        quiet: true,
      }),
  });

export function componentVulnerabilitiesQuery(
  uuid: string,
  state: TableState,
  search: ComponentVulnerabilitiesSearch,
) {
  const query = { ...toServerQuery(state), ...toFilterQuery(componentVulnerabilityFilters, search) };
  return queryOptions({
    queryKey: ['component', 'vulnerabilities', uuid, query],
    meta: { shows: ['finding'] },
    queryFn: ({ signal }) =>
      callPage('GET /api/v1/vulnerability/component/{uuid}', { path: { uuid }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What in the same project depends on a component. */
export const dependantsQuery = (component: Component) => {
  const { uuid, project } = component;
  return queryOptions({
    queryKey: ['component', 'dependants', uuid],
    queryFn: async ({ signal }): Promise<Component[]> => {
      if (!project) return [];
      const onTheWay = await call(
        'GET /api/v1/component/project/{projectUuid}/dependencyGraph/{componentUuids}',
        { path: { projectUuid: project.uuid, componentUuids: uuid }, signal, quiet: [404] },
      );
      return dependantsIn(Object.values(onTheWay), uuid);
    },
  });
};

/** Those of the components on the ways to `uuid` that depend on it directly. */
export function dependantsIn(components: readonly Component[], uuid: string): Component[] {
  return components.filter(
    ({ dependencyGraph, directDependencies }) =>
      dependencyGraph?.includes(uuid) || directDependencies?.includes(`"uuid":"${uuid}"`),
  );
}

const identityMembers = {
  PACKAGE_URL: 'purl',
  CPE: 'cpe',
  SWID_TAGID: 'swidTagId',
} as const;

export interface ComponentSearch {
  subject: ComponentSubject;
  /** The only text of a subject that has one. */
  value: string;
  group: string;
  name: string;
  version: string;
}

/** Components of the whole portfolio by identity or hash. */
export function componentSearchQuery(search: ComponentSearch, state: TableState) {
  const { subject, value, group, name, version } = search;
  const paging = toServerQuery(state);
  const byName = { group: group || undefined, name: name || undefined, version: version || undefined };
  const byIdentity =
    subject === 'HASH' ? {} : subject === 'COORDINATES' ? byName : { [identityMembers[subject]]: value };
  return queryOptions({
    queryKey: ['component', 'search', search, paging],
    meta: { shows: withCounts },
    queryFn: ({ signal }) =>
      subject === 'HASH'
        ? callPage('GET /api/v1/component/hash/{hash}', {
            path: { hash: value.toLowerCase() },
            query: paging,
            signal,
          })
        : callPage('GET /api/v1/component/identity', { query: { ...paging, ...byIdentity }, signal }),
    placeholderData: keepPreviousData,
  });
}

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

/** Deletes components one after the other; the first failure ends it. */
export function useDeleteComponents() {
  return useMutation({
    mutationFn: async (uuids: readonly string[]) => {
      for (const uuid of uuids) {
        await call('DELETE /api/v1/component/{uuid}', { path: { uuid } });
      }
    },
    onSettled: (_answer, _error, uuids) => refreshWithout(uuids, ['component']),
  });
}

/** Group, name and version in one line. */
export function componentLabel(component: Pick<Component, 'group' | 'name' | 'version'>): string {
  return [component.group, component.name, component.version].filter(Boolean).join(' ▸ ');
}
