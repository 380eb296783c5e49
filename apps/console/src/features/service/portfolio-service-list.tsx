import { useLingui } from '@lingui/react/macro';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useDeletingServices } from './delete-services.tsx';
import { portfolioServicesQuery } from './portfolio-service.data.ts';
import { portfolioServiceColumns } from './portfolio-service-columns.tsx';
import { NoServices, PortfolioServiceFilters, ServiceGroupingSwitch } from './portfolio-service-filters.tsx';
import type { PortfolioServicesSearch } from './service-search.ts';

/** Services of all projects, each in a row. */
export function PortfolioServiceList({ search }: { search: PortfolioServicesSearch }) {
  const { t } = useLingui();
  const go = useGo();
  const table = useUrlTable(search, {
    prefix: 'ServiceList',
    sort: { id: 'name', descending: false },
    columns: portfolioServiceColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => portfolioServicesQuery(state, search));
  const deleting = useDeletingServices(search);
  return (
    <>
      <DataTable
        label={t`Services`}
        columns={portfolioServiceColumns}
        rowId={(row) => row.uuid}
        {...list.table}
        controller={table}
        searchLabel={t`Find services`}
        filters={<PortfolioServiceFilters search={search} />}
        actions={<ServiceGroupingSwitch search={search} />}
        {...deleting.selection}
        onOpen={(row) => go(paths.service(row.uuid))}
        empty={<NoServices search={search} />}
      />
      {deleting.dialog}
    </>
  );
}
