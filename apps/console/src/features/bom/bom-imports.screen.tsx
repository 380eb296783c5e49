// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { loadPages } from '../../lib/load-pages.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { importsQuery } from './bom.data.ts';
import { importColumns } from './import-columns.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/bom')({ component: BomImportsScreen });
const routeApi = getRouteApi('/screen/projects/$uuid/bom');

function BomImportsScreen() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const table = useUrlTable(routeApi.useSearch(), { prefix: 'ProjectBoms', columns: importColumns });
  const list = useQuery(importsQuery(uuid, table.state));
  return (
    <DataTable
      label={t`Uploaded BOMs`}
      columns={importColumns}
      rowId={(row) => row.uuid}
      rows={{
        mode: 'server',
        rows: list.data?.rows,
        total: list.data?.total,
        load: loadPages((state) => importsQuery(uuid, state)),
      }}
      controller={table}
      empty={
        <EmptyState
          title={t`No BOMs uploaded yet`}
        >{t`All uploaded documents are kept and can be downloaded here.`}</EmptyState>
      }
      error={list.error}
      onRetry={() => void list.refetch()}
      refreshing={list.isFetching && !list.isPending}
    />
  );
}
