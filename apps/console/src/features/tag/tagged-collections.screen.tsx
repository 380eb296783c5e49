import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useGo } from '../../lib/link.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { taggedProjectColumns } from './tag-columns.tsx';
import { taggedCollectionsQuery } from './tag-list.data.ts';
import { taggedFilters } from './tag-search.ts';
import { TaggedFilters } from './tagged-filters.tsx';

export const route = createLazyRoute('/screen/tags/$name/collections')({ component: TaggedCollections });
const routeApi = getRouteApi('/screen/tags/$name/collections');

/** The collections that sum up the projects with a tag. */
function TaggedCollections() {
  const { t } = useLingui();
  const go = useGo();
  const { name } = routeApi.useParams();
  const search = routeApi.useSearch();
  const table = useUrlTable(search, {
    prefix: 'TaggedCollections',
    sort: { id: 'name', descending: false },
    columns: taggedProjectColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => taggedCollectionsQuery(name, state, search));
  return (
    <DataTable
      label={t`Collections`}
      columns={taggedProjectColumns}
      rowId={(row) => row.uuid ?? ''}
      {...list.table}
      controller={table}
      searchLabel={t`Find collections`}
      filters={<TaggedFilters search={search} />}
      onOpen={(row) => row.uuid && go(paths.project(row.uuid))}
      empty={
        isFiltered(taggedFilters, search) ? (
          <NothingMatches title={t`No collections match these filters`} filters={taggedFilters} />
        ) : (
          <EmptyState title={t`No collection sums up projects with this tag`} />
        )
      }
    />
  );
}
