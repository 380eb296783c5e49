import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LicenseSummary } from '@waybill/api-contract';
import { Check } from 'lucide-react';
import { NumberCell } from '../../lib/cells.tsx';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import type { Column } from '../../ui/table/types.ts';

function Flag({ on }: { on: boolean }) {
  const { t } = useLingui();
  return on ? <Check role="img" aria-label={t`Yes`} className="size-4 text-success" /> : null;
}

/** Most licenses are not used, so their zeros are muted. */
function Unused() {
  return (
    <span className="text-muted">
      <NumberCell value={0} />
    </span>
  );
}

export const licenseColumns: readonly Column<LicenseSummary>[] = [
  {
    id: 'name',
    header: msg`License`,
    value: (row) => row.name,
    cell: (row) => (
      <AppLink path={paths.license(row.licenseId)} className="truncate text-accent hover:underline">
        {row.name}
      </AppLink>
    ),
    sortable: true,
    required: true,
    width: 16,
    grow: 3,
    narrow: { place: 1, width: 11 },
  },
  {
    id: 'licenseId',
    header: msg`License ID`,
    value: (row) => row.licenseId,
    sortable: true,
    width: 12,
    grow: 2,
    narrow: { place: 2, width: 8 },
  },
  {
    id: 'components',
    header: msg`Components`,
    csv: (row) => row.components,
    cell: (row) =>
      row.components === 0 ? (
        <Unused />
      ) : (
        <AppLink path={paths.licenseTab(row.licenseId, 'components')} className="text-accent hover:underline">
          <NumberCell value={row.components} />
        </AppLink>
      ),
    sortable: true,
    kind: 'number',
    width: 7.2,
    grow: 0,
    narrow: { place: 3, width: 6.5 },
  },
  {
    id: 'projects',
    header: msg`Projects`,
    csv: (row) => row.projects,
    cell: (row) => (row.projects === 0 ? <Unused /> : <NumberCell value={row.projects} />),
    sortable: true,
    kind: 'number',
    width: 6,
    grow: 0,
  },
  {
    id: 'isOsiApproved',
    header: msg`OSI approved`,
    csv: (row) => row.isOsiApproved,
    cell: (row) => <Flag on={row.isOsiApproved} />,
    sortable: true,
    width: 7.5,
    grow: 0,
  },
  {
    id: 'isFsfLibre',
    header: msg`FSF libre`,
    csv: (row) => row.isFsfLibre,
    cell: (row) => <Flag on={row.isFsfLibre} />,
    sortable: true,
    width: 6.5,
    grow: 0,
  },
  {
    id: 'isDeprecatedLicenseId',
    header: msg`Deprecated`,
    csv: (row) => row.isDeprecatedLicenseId,
    cell: (row) => <Flag on={row.isDeprecatedLicenseId} />,
    sortable: true,
    width: 7.5,
    grow: 0,
  },
  {
    id: 'isCustomLicense',
    header: msg`Custom`,
    csv: (row) => row.isCustomLicense,
    cell: (row) => <Flag on={row.isCustomLicense} />,
    sortable: true,
    width: 6,
    grow: 0,
  },
];
