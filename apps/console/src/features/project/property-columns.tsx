import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProjectProperty } from '@waybill/api-contract';
import type { Column } from '../../ui/table/types.ts';
import { PropertyTypeName } from './property-type-name.tsx';

/** A secret stays on the server: it is neither searched nor written to a file. */
const shownValue = ({ propertyType, propertyValue }: ProjectProperty) =>
  propertyType === 'ENCRYPTEDSTRING' ? undefined : propertyValue;

export const propertyColumns: readonly Column<ProjectProperty>[] = [
  { id: 'groupName', header: msg`Group`, value: (row) => row.groupName, groupable: true, width: 8 },
  {
    id: 'propertyName',
    header: msg`Name`,
    value: (row) => row.propertyName,
    required: true,
    width: 10,
    grow: 2,
    narrow: { place: 1, width: 8 },
  },
  {
    id: 'propertyValue',
    header: msg`Value`,
    value: shownValue,
    cell: (row) => <Value property={row} />,
    width: 12,
    grow: 3,
    narrow: { place: 2, width: 8 },
  },
  {
    id: 'propertyType',
    header: msg`Type`,
    value: (row) => row.propertyType,
    cell: (row) => <PropertyTypeName type={row.propertyType} />,
    groupable: true,
    width: 8,
    grow: 0,
  },
  {
    id: 'description',
    header: msg`Description`,
    value: (row) => row.description,
    hidden: true,
    width: 12,
    grow: 2,
  },
];

function Value({ property }: { property: ProjectProperty }) {
  const { t } = useLingui();
  if (property.propertyType !== 'ENCRYPTEDSTRING' || !property.propertyValue) return property.propertyValue;
  return (
    <>
      <span aria-hidden>••••••••</span>
      <span className="sr-only">{t`Hidden`}</span>
    </>
  );
}
