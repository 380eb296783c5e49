import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { isFiltered } from '../../lib/url-filter.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { auditLogQuery } from './audit-log.data.ts';
import { auditLogColumns } from './audit-log-columns.tsx';
import { auditLogFilters } from './audit-log-search.ts';
import { useAuditKindLabels } from './audit-log-words.ts';

const id = '/screen/admin/accessManagement/auditLog';
export const route = createLazyRoute(id)({ component: AuditLogScreen });
const routeApi = getRouteApi(id);

function AuditLogScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const kinds = useAuditKindLabels();
  const table = useUrlTable(search, {
    prefix: 'AuditLog',
    columns: auditLogColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => auditLogQuery(state, search));
  return (
    <>
      <PageHeader
        title={t`Audit log`}
        description={t`Administrative changes, deletions, sign-ins and refused requests, newest first.`}
      />
      <DataTable
        label={t`Audit log`}
        columns={auditLogColumns}
        rowId={(entry) => String(entry.id)}
        {...list.table}
        controller={table}
        searchLabel={t`Search the audit log`}
        filters={
          <ListFilters
            filters={auditLogFilters}
            words={{
              kind: { label: t`Kind`, nameOf: (kind) => kinds[kind] },
              actor: { label: t`Actor` },
              address: { label: t`Address` },
            }}
            search={search}
          />
        }
        empty={
          isFiltered(auditLogFilters, search) ? (
            <NothingMatches title={t`No entries match these filters`} filters={auditLogFilters} />
          ) : (
            <EmptyState title={t`Nothing has happened yet`} />
          )
        }
      />
    </>
  );
}
