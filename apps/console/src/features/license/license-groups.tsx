import { useLingui } from '@lingui/react/macro';
import type { LicenseGrouping as By, LicenseKind, LicenseSummaryGroup } from '@waybill/api-contract';
import { GroupedTable } from '../../lib/grouped-table.tsx';
import { useGo } from '../../lib/link.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { licenseListGroupsQuery, licenseListQuery } from './license.data.ts';
import { licenseGroupColumns } from './license-group-columns.tsx';
import { LicenseFilters, LicenseGrouping } from './license-list-filters.tsx';
import { type LicenseListSearch, licenseFilters } from './license-search.ts';

const idOf = ({ group, kind }: LicenseSummaryGroup) => group?.uuid ?? kind ?? 'none';

const ofKind: Readonly<Record<LicenseKind, Partial<LicenseListSearch>>> = {
  OSI_APPROVED: { osi: true },
  FSF_LIBRE: { fsf: true },
  DEPRECATED: { deprecated: true },
  CUSTOM: { custom: true },
};

/** The filters that leave the licenses of a group. */
const filtersBy: Readonly<Record<By, (group: LicenseSummaryGroup) => Partial<LicenseListSearch>>> = {
  GROUP: ({ group }) =>
    group ? { group: [group.uuid], ungrouped: undefined } : { group: undefined, ungrouped: true },
  KIND: ({ kind }) => (kind ? ofKind[kind] : { other: true }),
};

/** Licenses by license group or by kind; those of a group open below. */
export function LicenseGroups({ search, by }: { search: LicenseListSearch; by: By }) {
  const { t } = useLingui();
  const go = useGo();
  return (
    <GroupedTable
      label={t`Licenses`}
      search={search}
      prefix="LicenseList"
      columns={licenseGroupColumns[by]}
      groupId={idOf}
      itemId={(row) => row.uuid}
      filterOf={filtersBy[by]}
      groupsQuery={(state) => licenseListGroupsQuery(by, state, search)}
      listQuery={licenseListQuery}
      onOpen={(row) => go(paths.license(row.licenseId))}
      searchLabel={t`Find licenses`}
      filters={<LicenseFilters search={search} />}
      actions={<LicenseGrouping search={search} />}
      empty={<NothingMatches title={t`No licenses match these filters`} filters={licenseFilters} />}
    />
  );
}
