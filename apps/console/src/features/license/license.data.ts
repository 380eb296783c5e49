import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { CreateLicenseBody, LicenseGrouping } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { refresh, refreshWithout } from '../../lib/query.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import {
  type LicenseComponentsSearch,
  type LicenseListSearch,
  licenseComponentFilters,
  licenseFilters,
} from './license-search.ts';

export function licenseListQuery(state: TableState, search: LicenseListSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(licenseFilters, search) };
  return queryOptions({
    queryKey: ['license', 'list', query],
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/licenses', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same in groups. */
export function licenseListGroupsQuery(by: LicenseGrouping, state: TableState, search: LicenseListSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(licenseFilters, search), by };
  return queryOptions({
    queryKey: ['license', 'groups', query],
    meta: { shows: ['licenseGroup'] },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/licenses/groups', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The number of visible components and projects with a license. */
export const licenseUseQuery = (licenseId: string) =>
  queryOptions({
    queryKey: ['license', 'use', licenseId],
    meta: { shows: ['component'] },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/licenses/{licenseId}/use', { path: { licenseId }, signal }),
  });

/** The components that have a license. */
export function licenseComponentsQuery(
  licenseId: string,
  state: TableState,
  search: LicenseComponentsSearch,
) {
  const query = { ...toServerQuery(state), ...toFilterQuery(licenseComponentFilters, search) };
  return queryOptions({
    queryKey: ['license', 'components', licenseId, query],
    meta: { shows: ['component'] },
    queryFn: ({ signal }) =>
      callPage('GET /api/waybill/v1/licenses/{licenseId}/components', {
        path: { licenseId },
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** One license with its texts; one that does not exist is for the page to say. */
export const licenseQuery = (licenseId: string) =>
  queryOptions({
    queryKey: ['license', 'one', licenseId],
    queryFn: ({ signal }) =>
      call('GET /api/v1/license/{licenseId}', { path: { licenseId }, signal, quiet: true }),
  });

export function useCreateLicense() {
  return useMutation({
    mutationFn: (body: CreateLicenseBody) => call('PUT /api/v1/license', { body, quiet: [400, 409] }),
    onSuccess: () => refresh('license'),
  });
}

export function useUpdateLicense() {
  return useMutation({
    mutationFn: ({ licenseId, ...body }: CreateLicenseBody) =>
      call('POST /api/waybill/v1/licenses/{licenseId}', { path: { licenseId }, body, quiet: [400] }),
    onSuccess: () => refresh('license', 'component'),
  });
}

/** Components that had the license keep its name. */
export function useDeleteLicense() {
  return useMutation({
    mutationFn: (licenseId: string) => call('DELETE /api/v1/license/{licenseId}', { path: { licenseId } }),
    onSuccess: (_answer, licenseId) => refreshWithout([licenseId], ['license', 'component']),
  });
}
