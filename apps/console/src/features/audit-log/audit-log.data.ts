import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPage } from '../../lib/api.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { type AuditLogSearch, auditLogFilters } from './audit-log-search.ts';

/** The log contains changes of every kind, so it is reloaded whenever it is shown. */
export function auditLogQuery(state: TableState, search: AuditLogSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(auditLogFilters, search) };
  return queryOptions({
    queryKey: ['audit-log', 'list', query],
    queryFn: ({ signal }) => callPage('GET /api/waybill/v1/audit-log', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
