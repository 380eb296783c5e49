import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useComponentFilterWords } from '../component/component-filter-words.ts';
import { foundColumns } from '../component/found-columns.tsx';
import { licenseComponentsQuery } from './license.data.ts';
import { type LicenseComponentsSearch, licenseComponentFilters } from './license-search.ts';

const id = '/screen/licenses/$licenseId/components';
export const route = createLazyRoute(id)({ component: LicenseComponents });
const routeApi = getRouteApi(id);

/** The server's sort fields that distinguish components of one license. */
const sorted = ['name', 'project.name'];
const columns = foundColumns
  .filter((column) => column.id !== 'license')
  .map(({ sortable: _, ...column }) => ({ ...column, sortable: sorted.includes(column.id) }));

/** The components of all projects that have the license. */
function LicenseComponents() {
  const { t } = useLingui();
  const go = useGo();
  const { licenseId } = routeApi.useParams();
  const search: LicenseComponentsSearch = routeApi.useSearch();
  const words = useComponentFilterWords();
  const table = useUrlTable(search, {
    prefix: 'LicenseComponents',
    sort: { id: 'name', descending: false },
    columns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => licenseComponentsQuery(licenseId, state, search));
  return (
    <DataTable
      label={t`Components`}
      columns={columns}
      rowId={(row) => row.uuid}
      {...list.table}
      controller={table}
      searchLabel={t`Find components`}
      filters={
        <ListFilters
          filters={licenseComponentFilters}
          words={{
            ...words,
            active: { label: t`Only active projects` },
            latest: { label: t`Only latest project versions` },
          }}
          search={search}
        />
      }
      onOpen={(row) => go(paths.component(row.uuid))}
      empty={
        isFiltered(licenseComponentFilters, search) ? (
          <NothingMatches title={t`No components match these filters`} filters={licenseComponentFilters} />
        ) : (
          <EmptyState title={t`No components have this license`}>
            {t`Components whose BOM has an expression of several licenses are not listed here.`}
          </EmptyState>
        )
      }
    />
  );
}
