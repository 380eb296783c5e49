import { useLingui } from '@lingui/react/macro';
import { useGo } from '../../lib/link.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { licenseListQuery } from './license.data.ts';
import { licenseColumns } from './license-columns.tsx';
import { LicenseFilters, LicenseGrouping } from './license-list-filters.tsx';
import { type LicenseListSearch, licenseFilters } from './license-search.ts';

/** Licenses, each in a row. */
export function LicenseList({ search }: { search: LicenseListSearch }) {
  const { t } = useLingui();
  const go = useGo();
  const table = useUrlTable(search, {
    prefix: 'LicenseList',
    // Used licenses come first, because few of the many are used.
    sort: { id: 'components', descending: true },
    columns: licenseColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => licenseListQuery(state, search));
  return (
    <DataTable
      label={t`Licenses`}
      columns={licenseColumns}
      rowId={(row) => row.uuid}
      {...list.table}
      controller={table}
      searchLabel={t`Find licenses`}
      filters={<LicenseFilters search={search} />}
      actions={<LicenseGrouping search={search} />}
      onOpen={(row) => go(paths.license(row.licenseId))}
      empty={<NothingMatches title={t`No licenses match these filters`} filters={licenseFilters} />}
    />
  );
}
