import { useLingui } from '@lingui/react/macro';
import type { ServiceGroup, ServiceGrouping } from '@waybill/api-contract';
import { useMemo } from 'react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { serviceGroupsQuery } from './portfolio-service.data.ts';
import { serviceGroupColumns } from './portfolio-service-columns.tsx';
import { NoServices, PortfolioServiceFilters, ServiceGroupingSwitch } from './portfolio-service-filters.tsx';
import type { PortfolioServicesSearch } from './service-search.ts';

interface GroupsProps {
  search: PortfolioServicesSearch;
  by: ServiceGrouping;
}

/** Services by name, provider, or project; a row leads to its services. */
export function PortfolioServiceGroups({ search, by }: GroupsProps) {
  const { t } = useLingui();
  const set = useSetSearch<PortfolioServicesSearch>();
  const columns = useMemo(() => serviceGroupColumns(by), [by]);
  const table = useUrlTable(search, {
    prefix: `ServiceListBy${by}`,
    views: 'ServiceList',
    columns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => serviceGroupsQuery(state, search, by));
  return (
    <DataTable
      label={t`Services`}
      columns={columns}
      rowId={(row) => row.project ?? `${row.name === undefined ? 'none' : 'name'} ${row.name}`}
      {...list.table}
      controller={table}
      searchLabel={t`Find services`}
      filters={<PortfolioServiceFilters search={search} />}
      actions={<ServiceGroupingSwitch search={search} />}
      onOpen={(row) => set({ ...filterOfGroup(by, row), by: undefined, sort: undefined })}
      empty={<NoServices search={search} />}
    />
  );
}

/** The filter for the services of a group. */
function filterOfGroup(by: ServiceGrouping, { name, project }: ServiceGroup): PortfolioServicesSearch {
  if (by === 'PROJECT') return { project };
  if (by === 'NAME') return { name };
  return name === undefined ? { noProvider: true } : { provider: name };
}
