import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { componentQuery, dependantsQuery } from './component.data.ts';
import { plainColumns } from './component-columns.tsx';

export const route = createLazyRoute('/screen/components/$uuid/dependants')({
  component: ComponentDependantsScreen,
});
const routeApi = getRouteApi('/screen/components/$uuid/dependants');

function ComponentDependantsScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { uuid } = routeApi.useParams();
  const { data: component } = useSuspenseQuery(componentQuery(uuid));
  const list = useQuery(dependantsQuery(component));
  const table = useUrlTable(routeApi.useSearch(), {
    prefix: 'ComponentDependants',
    sort: { id: 'name', descending: false },
    columns: plainColumns,
    mode: 'client',
  });
  return (
    <DataTable
      label={t`Dependents`}
      columns={plainColumns}
      rowId={(row) => row.uuid}
      rows={{ mode: 'client', rows: list.data }}
      controller={table}
      searchLabel={t`Find components`}
      onOpen={(row) => go(paths.component(row.uuid))}
      empty={
        <EmptyState title={t`No dependents`}>
          {t`It may be a direct dependency of the project, or the BOM lists no dependencies.`}
        </EmptyState>
      }
      error={list.error}
      onRetry={() => void list.refetch()}
      refreshing={list.isFetching && !list.isPending}
    />
  );
}
