import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { loadPages } from '../../lib/load-pages.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { servicesQuery } from './project.data.ts';
import { serviceColumns } from './service-columns.tsx';
import { ServiceFacts } from './service-facts.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/services')({ component: ServicesScreen });
const routeApi = getRouteApi('/screen/projects/$uuid/services');

function ServicesScreen() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const table = useUrlTable(routeApi.useSearch(), {
    prefix: 'ProjectServices',
    sort: { id: 'name', descending: false },
    columns: serviceColumns,
  });
  const list = useQuery(servicesQuery(uuid, table.state));
  return (
    <DataTable
      label={t`Services`}
      columns={serviceColumns}
      rowId={(row) => row.uuid}
      rows={{
        mode: 'server',
        rows: list.data?.rows,
        total: list.data?.total,
        load: loadPages((state) => servicesQuery(uuid, state)),
      }}
      controller={table}
      searchLabel={t`Find services`}
      detail={(row) => <ServiceFacts service={row} />}
      empty={<EmptyState title={t`No services`}>{t`No services in this project's BOMs.`}</EmptyState>}
      error={list.error}
      onRetry={() => void list.refetch()}
      refreshing={list.isFetching && !list.isPending}
    />
  );
}
