import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LicenseGrouping, LicenseSummaryGroup } from '@waybill/api-contract';
import { groupedColumns } from '../../lib/grouped-columns.tsx';
import { licenseColumns } from './license-columns.tsx';
import { useKindLabels } from './use-kind-labels.ts';

function GroupName({ group: { group, kind }, by }: { group: LicenseSummaryGroup; by: LicenseGrouping }) {
  const { t } = useLingui();
  const kinds = useKindLabels();
  if (by === 'GROUP') return group?.name ?? t`No license group`;
  return kind ? kinds[kind] : t`Other licenses`;
}

const columnsBy = (by: LicenseGrouping) =>
  groupedColumns({
    header: by === 'GROUP' ? msg`License group` : msg`Kind`,
    name: (group: LicenseSummaryGroup) => <GroupName group={group} by={by} />,
    csv: ({ group, kind }) => group?.name ?? kind,
    count: { id: 'licenses', header: msg`Licenses`, of: (group) => group.licenses, width: 6 },
    figures: { components: (group) => group.components },
    columns: licenseColumns,
    narrow: {
      name: { place: 1, width: 10 },
      licenses: { place: 2, width: 5.3 },
      licenseId: { place: 3, width: 7.5 },
    },
  });

/** The columns of grouped licenses. */
export const licenseGroupColumns = { GROUP: columnsBy('GROUP'), KIND: columnsBy('KIND') };
