import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { ListFilters } from '../../lib/list-filters.tsx';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useComponentChangeLabels } from './change-words.ts';
import { type ComparedPair, useComparedPair } from './compared-pair.ts';
import { comparedComponentsQuery } from './comparison.data.ts';
import { type ComparedComponentsSearch, comparedComponentFilters } from './comparison-search.ts';
import { componentColumns } from './component-columns.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/compare/')({
  component: ComparedComponentsScreen,
});
const routeApi = getRouteApi('/screen/projects/$uuid/compare/');

function ComparedComponentsScreen() {
  const pair = useComparedPair();
  return pair ? <ComparedComponents pair={pair} /> : null;
}

function ComparedComponents({ pair }: { pair: ComparedPair }) {
  const { t } = useLingui();
  const search: ComparedComponentsSearch = routeApi.useSearch();
  const labels = useComponentChangeLabels();
  const table = useUrlTable(search, {
    prefix: 'ComparedComponents',
    columns: componentColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => comparedComponentsQuery(pair, state, search));
  return (
    <DataTable
      label={t`Components`}
      columns={componentColumns}
      rowId={(row) => `${row.from?.uuid} ${row.to?.uuid}`}
      {...list.table}
      controller={table}
      searchLabel={t`Find components`}
      filters={
        <ListFilters
          filters={comparedComponentFilters}
          words={{
            change: { label: t`Change`, nameOf: (word) => labels[word] },
          }}
          search={search}
        />
      }
      empty={
        <EmptyState title={t`No changed components`}>{t`Both versions have the same components.`}</EmptyState>
      }
    />
  );
}
