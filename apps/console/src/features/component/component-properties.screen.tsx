import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { ComponentProperty } from '@waybill/api-contract';
import { Plus } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { SelectionOptions } from '../../ui/table/types.ts';
import { componentPropertiesQuery } from './component-property.data.ts';
import { componentPropertyColumns } from './component-property-columns.tsx';
import { AddComponentProperty } from './component-property-form.tsx';
import type { ComponentPropertiesSearch } from './component-search.ts';
import { DeleteComponentProperties } from './delete-component-properties.tsx';

const id = '/screen/components/$uuid/properties';
export const route = createLazyRoute(id)({ component: ComponentProperties });
const routeApi = getRouteApi(id);

/** Properties of a component from a BOM or a person. */
function ComponentProperties() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const search = routeApi.useSearch();
  const set = useSetSearch<ComponentPropertiesSearch>();
  const table = useUrlTable(search, {
    prefix: 'ComponentProperties',
    sort: { id: 'propertyName', descending: false },
    columns: componentPropertyColumns,
    mode: 'client',
  });
  const properties = useQuery(componentPropertiesQuery(uuid));
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const show = (add: true | undefined) => set({ add, page: search.page });
  const selection: SelectionOptions<ComponentProperty> = {
    actions: ({ rows, clear }) => (
      <DeleteComponentProperties component={uuid} properties={rows} onDone={clear} />
    ),
  };
  return (
    <>
      <DataTable
        label={t`Properties`}
        columns={componentPropertyColumns}
        rowId={(row) => row.uuid}
        rows={{ mode: 'client', rows: properties.data }}
        controller={table}
        searchLabel={t`Find properties`}
        actions={
          manage.allowed ? (
            <Button icon={<Plus className="size-4" aria-hidden />} onClick={() => show(true)}>
              {t`Add property`}
            </Button>
          ) : undefined
        }
        {...(manage.allowed ? { selection } : {})}
        empty={<EmptyState title={t`No properties yet`} />}
        error={properties.error}
        onRetry={() => void properties.refetch()}
        refreshing={properties.isFetching && !properties.isPending}
      />
      <AddComponentProperty
        component={uuid}
        open={manage.allowed && search.add === true}
        onClose={() => show(undefined)}
      />
    </>
  );
}
