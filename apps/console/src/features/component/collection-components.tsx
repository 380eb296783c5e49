import { useLingui } from '@lingui/react/macro';
import { useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { collectionComponentsQuery } from './component.data.ts';
import { collectionComponentColumns } from './component-columns.tsx';
import { componentFilters } from './component-filter.ts';
import { useComponentFilterWords } from './component-filter-words.ts';
import type { ProjectComponentsSearch } from './component-search.ts';

interface CollectionComponentsProps {
  /** Uuid of the collection. */
  uuid: string;
  search: ProjectComponentsSearch;
}

/** The components of the projects that a collection is made of; they are changed in their projects. */
export function CollectionComponents({ uuid, search }: CollectionComponentsProps) {
  const { t } = useLingui();
  const go = useGo();
  const table = useUrlTable(search, {
    prefix: 'CollectionComponents',
    sort: { id: 'name', descending: false },
    columns: collectionComponentColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => collectionComponentsQuery(uuid, state, search));
  const words = useComponentFilterWords();
  return (
    <DataTable
      label={t`Components`}
      columns={collectionComponentColumns}
      rowId={(row) => row.uuid}
      {...list.table}
      controller={table}
      searchLabel={t`Find components`}
      filters={<ListFilters filters={componentFilters} words={words} search={search} />}
      onOpen={(row) => go(paths.component(row.uuid))}
      empty={
        isFiltered(componentFilters, search) ? (
          <NothingMatches title={t`No components match these filters`} filters={componentFilters} />
        ) : (
          <EmptyState title={t`No components yet`}>
            {t`This collection has no active projects with components.`}
          </EmptyState>
        )
      }
    />
  );
}
