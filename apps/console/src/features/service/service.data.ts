import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { BulkStarted, CreateServiceBody, UpdateServiceBody } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { refresh, refreshWithout } from '../../lib/query.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { type BulkSelection, selectionBody } from '../task/bulk.data.ts';
import { type ProjectServicesSearch, projectServiceFilters } from './service-search.ts';

export function servicesQuery(uuid: string, state: TableState, search: ProjectServicesSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(projectServiceFilters, search) };
  return queryOptions({
    queryKey: ['service', 'project', uuid, query],
    queryFn: ({ signal }) =>
      callPage('GET /api/v1/service/project/{uuid}', { path: { uuid }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const serviceQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['service', 'one', uuid],
    meta: { shows: ['project'] },
    queryFn: ({ signal }) =>
      call('GET /api/v1/service/{uuid}', {
        path: { uuid },
        signal,
        // The page itself says so.
        quiet: true,
      }),
  });

const quiet = [400];

export function useCreateService(projectUuid: string) {
  return useMutation({
    mutationFn: (body: CreateServiceBody) =>
      call('PUT /api/v1/service/project/{uuid}', { path: { uuid: projectUuid }, body, quiet }),
    onSuccess: () => refresh('service'),
  });
}

export function useUpdateService() {
  return useMutation({
    mutationFn: (body: UpdateServiceBody) => call('POST /api/v1/service', { body, quiet }),
    onSuccess: () => refresh('service'),
  });
}

export function useDeleteService() {
  return useMutation({
    mutationFn: (uuid: string) => call('DELETE /api/v1/service/{uuid}', { path: { uuid } }),
    onSuccess: (_answer, uuid) => refreshWithout([uuid], ['service']),
  });
}

/** Starts to delete services of a project, by their ids or all that the list shows. */
export function deleteManyServices(
  uuid: string,
  selection: BulkSelection,
  search: ProjectServicesSearch,
): Promise<BulkStarted> {
  return call('POST /api/waybill/v1/project/{uuid}/services/deletion', {
    path: { uuid },
    query: { searchText: search.searchText, ...toFilterQuery(projectServiceFilters, search) },
    body: { selection: selectionBody(selection) },
  });
}
