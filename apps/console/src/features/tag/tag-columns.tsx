import { msg } from '@lingui/core/macro';
import type { TaggedCollectionProjectListResponseItem, TagListResponseItem } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import type { Column } from '../../ui/table/types.ts';

export const tagColumns: readonly Column<TagListResponseItem>[] = [
  {
    id: 'name',
    header: msg`Tag`,
    value: (row) => row.name,
    cell: (row) => (
      <AppLink path={paths.tag(row.name)} className="truncate text-accent hover:underline">
        {row.name}
      </AppLink>
    ),
    sortable: true,
    required: true,
    width: 14,
    grow: 3,
    narrow: { place: 1, width: 11 },
  },
  {
    id: 'projectCount',
    header: msg`Projects`,
    value: (row) => row.projectCount,
    cell: (row) => <NumberCell value={row.projectCount} />,
    sortable: true,
    kind: 'number',
    width: 8,
    narrow: { place: 2, width: 6 },
  },
  {
    id: 'collectionProjectCount',
    header: msg`Collections`,
    value: (row) => row.collectionProjectCount,
    cell: (row) => <NumberCell value={row.collectionProjectCount} />,
    sortable: true,
    kind: 'number',
    width: 8,
  },
  {
    id: 'policyCount',
    header: msg`Policies`,
    value: (row) => row.policyCount,
    cell: (row) => <NumberCell value={row.policyCount} />,
    sortable: true,
    kind: 'number',
    width: 8,
  },
];

/** The columns of projects and of collections. */
export const taggedProjectColumns: readonly Column<TaggedCollectionProjectListResponseItem>[] = [
  {
    id: 'name',
    header: msg`Project`,
    value: (row) => row.name,
    cell: (row) =>
      row.uuid === undefined ? (
        row.name
      ) : (
        <AppLink path={paths.project(row.uuid)} className="truncate text-accent hover:underline">
          {row.name}
        </AppLink>
      ),
    sortable: true,
    required: true,
    width: 14,
    grow: 3,
    narrow: { place: 1, width: 11 },
  },
  {
    id: 'version',
    header: msg`Version`,
    value: (row) => row.version,
    sortable: true,
    width: 9,
    narrow: { place: 2, width: 6 },
  },
];
