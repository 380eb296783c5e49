import { useLingui } from '@lingui/react/macro';
import { useGo } from '../../lib/link.tsx';
import { loadPages } from '../../lib/load-pages.ts';
import { paths } from '../../lib/paths.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { type AskedSearch, componentSearchQuery } from './component.data.ts';
import { isThere, useDeletingFound } from './delete-found.tsx';
import { foundColumns, pastColumns } from './found-columns.tsx';
import { FoundFilters, FoundGrouping } from './found-filters.tsx';
import { NothingFound } from './nothing-found.tsx';

/** The results of a query, one component per row. */
export function FoundList({ search }: { search: AskedSearch }) {
  const { t } = useLingui();
  const go = useGo();
  const columns = search.past ? pastColumns : foundColumns;
  const table = useUrlTable(search, { prefix: 'ComponentSearch', columns, scrolls: true });
  const list = useEndlessList(table.state, (state) => componentSearchQuery(state, search));
  const deleting = useDeletingFound(search);
  return (
    <>
      <DataTable
        label={t`Matching components`}
        columns={columns}
        rowId={(row) => (isThere(row) ? row.uuid : `${row.uuid} ${row.lastSeen}`)}
        {...list.table}
        rows={{ ...list.table.rows, load: loadPages((state) => componentSearchQuery(state, search)) }}
        controller={table}
        filters={<FoundFilters search={search} />}
        actions={<FoundGrouping search={search} />}
        onOpen={(row) => {
          // Components of a deleted project have no link.
          if (isThere(row)) go(paths.component(row.uuid));
          else if (!row.project.deleted) go(paths.projectTab(row.project.uuid, 'components'));
        }}
        {...deleting.selection}
        empty={<NothingFound search={search} />}
      />
      {deleting.dialog}
    </>
  );
}
