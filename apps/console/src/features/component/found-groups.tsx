import { useLingui } from '@lingui/react/macro';
import type { FoundGroup, FoundGrouping as Grouping } from '@waybill/api-contract';
import { formatTerm, type QueryField } from '@waybill/query';
import { loadPages } from '../../lib/load-pages.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { type AskedSearch, componentGroupsQuery } from './component.data.ts';
import type { ComponentSearchSearch } from './component-search.ts';
import { projectGroupColumns, versionGroupColumns } from './found-columns.tsx';
import { FoundFilters, FoundGrouping } from './found-filters.tsx';
import { NothingFound } from './nothing-found.tsx';

/** The results of a query by version or by project. A row links to its components. */
export function FoundGroups({ search, by }: { search: AskedSearch; by: Grouping }) {
  const { t } = useLingui();
  const set = useSetSearch<ComponentSearchSearch>();
  const columns = by === 'PROJECT' ? projectGroupColumns : versionGroupColumns;
  const table = useUrlTable(search, { prefix: 'ComponentSearchGroups', columns, scrolls: true });
  const list = useEndlessList(table.state, (state) => componentGroupsQuery(state, search, by));
  return (
    <DataTable
      label={by === 'PROJECT' ? t`Projects with matching components` : t`Matching versions`}
      columns={columns}
      rowId={(row) => JSON.stringify([row.project, row.group, row.name, row.version])}
      {...list.table}
      rows={{ ...list.table.rows, load: loadPages((state) => componentGroupsQuery(state, search, by)) }}
      controller={table}
      filters={<FoundFilters search={search} />}
      actions={<FoundGrouping search={search} />}
      onOpen={(row) => set({ q: `${search.q} ${termsOf(row)}`, by: undefined, sort: undefined })}
      empty={<NothingFound search={search} />}
    />
  );
}

/** The terms that narrow the query to a group. */
function termsOf({ project, name, group, version }: FoundGroup): string {
  const term = (field: QueryField, value: string | undefined) =>
    value === undefined ? [] : [formatTerm({ field, comparison: '=', value, negated: false })];
  const terms =
    project === undefined
      ? [...term('name', name), ...term('group', group), ...term('version', version)]
      : term('project', name);
  return terms.join(' ');
}
