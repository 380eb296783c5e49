import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { ListFilters } from '../../lib/list-filters.tsx';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useLicenseChangeLabels } from './change-words.ts';
import { type ComparedPair, useComparedPair } from './compared-pair.ts';
import { comparedLicensesQuery } from './comparison.data.ts';
import { type ComparedLicensesSearch, comparedLicenseFilters } from './comparison-search.ts';
import { licenseColumns } from './license-columns.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/compare/licenses')({
  component: ComparedLicensesScreen,
});
const routeApi = getRouteApi('/screen/projects/$uuid/compare/licenses');

function ComparedLicensesScreen() {
  const pair = useComparedPair();
  return pair ? <ComparedLicenses pair={pair} /> : null;
}

function ComparedLicenses({ pair }: { pair: ComparedPair }) {
  const { t } = useLingui();
  const search: ComparedLicensesSearch = routeApi.useSearch();
  const labels = useLicenseChangeLabels();
  const table = useUrlTable(search, { prefix: 'ComparedLicenses', columns: licenseColumns, scrolls: true });
  const list = useEndlessList(table.state, (state) => comparedLicensesQuery(pair, state, search));
  return (
    <DataTable
      label={t`Licenses`}
      columns={licenseColumns}
      rowId={(row) => `${row.licenseId} ${row.name}`}
      {...list.table}
      controller={table}
      searchLabel={t`Find licenses`}
      filters={
        <ListFilters
          filters={comparedLicenseFilters}
          words={{
            change: { label: t`Change`, nameOf: (word) => labels[word] },
          }}
          search={search}
        />
      }
      empty={
        <EmptyState title={t`No licenses`}>{t`The components of both versions have no licenses.`}</EmptyState>
      }
    />
  );
}
