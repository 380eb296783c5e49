import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { loadPages } from '../../lib/load-pages.ts';
import { paths } from '../../lib/paths.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { componentVulnerabilitiesQuery } from './component.data.ts';
import { type ComponentVulnerabilitiesSearch, componentVulnerabilityFilters } from './component-search.ts';
import { vulnerabilityColumns } from './vulnerability-columns.tsx';

export const route = createLazyRoute('/screen/components/$uuid/vulnerabilities')({
  component: ComponentVulnerabilitiesScreen,
});
const routeApi = getRouteApi('/screen/components/$uuid/vulnerabilities');

function ComponentVulnerabilitiesScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { uuid } = routeApi.useParams();
  const search: ComponentVulnerabilitiesSearch = routeApi.useSearch();
  const table = useUrlTable(search, { prefix: 'ComponentVulnerabilities', columns: vulnerabilityColumns });
  const list = useQuery(componentVulnerabilitiesQuery(uuid, table.state, search));
  return (
    <DataTable
      label={t`Vulnerabilities`}
      columns={vulnerabilityColumns}
      rowId={(row) => row.uuid}
      rows={{
        mode: 'server',
        rows: list.data?.rows,
        total: list.data?.total,
        load: loadPages((state) => componentVulnerabilitiesQuery(uuid, state, search)),
      }}
      controller={table}
      searchLabel={t`Find vulnerabilities`}
      filters={
        <ListFilters
          filters={componentVulnerabilityFilters}
          words={{ suppressed: { label: t`Show suppressed`, pinned: true } }}
          search={search}
        />
      }
      onOpen={(row) => go(paths.vulnerability(row.source, row.vulnId))}
      empty={
        <EmptyState title={t`No known vulnerabilities`}>
          {t`No enabled source lists a vulnerability for this component.`}
        </EmptyState>
      }
      error={list.error}
      onRetry={() => void list.refetch()}
      refreshing={list.isFetching && !list.isPending}
    />
  );
}
