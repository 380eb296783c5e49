import { msg } from '@lingui/core/macro';
import type { ComponentProperty } from '@waybill/api-contract';
import type { Column } from '../../ui/table/types.ts';
import { PropertyTypeName } from '../project/property-type-name.tsx';

export const componentPropertyColumns: readonly Column<ComponentProperty>[] = [
  { id: 'groupName', header: msg`Group`, value: (row) => row.groupName, groupable: true, width: 8 },
  {
    id: 'propertyName',
    header: msg`Name`,
    value: (row) => row.propertyName,
    required: true,
    width: 11,
    grow: 2,
    narrow: { place: 1, width: 8 },
  },
  {
    id: 'propertyValue',
    header: msg`Value`,
    value: (row) => row.propertyValue,
    width: 12,
    grow: 3,
    narrow: { place: 2, width: 8 },
  },
  {
    id: 'propertyType',
    header: msg`Type`,
    value: (row) => row.propertyType,
    cell: (row) => <PropertyTypeName type={row.propertyType} />,
    width: 8,
    grow: 0,
  },
  { id: 'description', header: msg`Description`, value: (row) => row.description, width: 12, grow: 2 },
];
