import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { dependantsQuery } from './component.data.ts';
import { plainColumns } from './component-columns.tsx';
import { componentFilters } from './component-filter.ts';
import { useComponentFilterWords } from './component-filter-words.ts';
import type { DependantsSearch } from './component-search.ts';

export const route = createLazyRoute('/screen/components/$uuid/dependants')({
  component: ComponentDependantsScreen,
});
const routeApi = getRouteApi('/screen/components/$uuid/dependants');

function ComponentDependantsScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { uuid } = routeApi.useParams();
  const search: DependantsSearch = routeApi.useSearch();
  const list = useQuery(dependantsQuery(uuid, search));
  const words = useComponentFilterWords();
  const table = useUrlTable(search, {
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
      filters={<ListFilters filters={componentFilters} words={words} search={search} />}
      onOpen={(row) => go(paths.component(row.uuid))}
      empty={
        isFiltered(componentFilters, search) ? (
          <NothingMatches title={t`No components match these filters`} filters={componentFilters} />
        ) : (
          <EmptyState title={t`No dependents`}>
            {t`It may be a direct dependency of the project, or the BOM lists no dependencies.`}
          </EmptyState>
        )
      }
      error={list.error}
      onRetry={() => void list.refetch()}
      refreshing={list.isFetching && !list.isPending}
    />
  );
}
