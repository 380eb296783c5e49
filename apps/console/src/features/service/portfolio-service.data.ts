import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BulkStarted, ServiceGrouping } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { type BulkSelection, selectionBody } from '../task/bulk.data.ts';
import { type PortfolioServicesSearch, portfolioServiceFilters } from './service-search.ts';

/** Services of all projects. */
export function portfolioServicesQuery(state: TableState, search: PortfolioServicesSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(portfolioServiceFilters, search) };
  return queryOptions({
    queryKey: ['service', 'portfolio', query],
    meta: { shows: ['project'] },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/services', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same, grouped. */
export function serviceGroupsQuery(state: TableState, search: PortfolioServicesSearch, by: ServiceGrouping) {
  const query = { ...toServerQuery(state), ...toFilterQuery(portfolioServiceFilters, search), by };
  return queryOptions({
    queryKey: ['service', 'groups', query],
    meta: { shows: ['project'] },
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/services/groups', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Starts to delete services of any projects, by their ids or all that the list shows. */
export function deletePortfolioServices(
  selection: BulkSelection,
  search: PortfolioServicesSearch,
): Promise<BulkStarted> {
  return call('POST /api/waybill/v1/services/deletion', {
    query: { searchText: search.searchText, ...toFilterQuery(portfolioServiceFilters, search) },
    body: { selection: selectionBody(selection) },
  });
}
