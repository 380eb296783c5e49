import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ServiceComponent } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import type { Column } from '../../ui/table/types.ts';

function YesNo({ value }: { value: boolean | undefined }) {
  const { t } = useLingui();
  if (value === undefined) return <span className="text-muted">–</span>;
  return value ? t`Yes` : t`No`;
}

/** The shared members of services in all lists. */
type AnyService = Pick<
  ServiceComponent,
  'uuid' | 'name' | 'version' | 'group' | 'authenticated' | 'crossesTrustBoundary'
>;

export const nameColumn: Column<AnyService> = {
  id: 'name',
  header: msg`Name`,
  csv: (row) => row.name,
  cell: (row) => (
    <AppLink path={paths.service(row.uuid)} className="truncate text-accent hover:underline">
      {row.name}
    </AppLink>
  ),
  sortable: true,
  required: true,
  width: 14,
  grow: 2,
  narrow: { place: 1, width: 10 },
};
export const versionColumn: Column<AnyService> = {
  id: 'version',
  header: msg`Version`,
  value: (row) => row.version,
  sortable: true,
  narrow: { place: 2, width: 6 },
};
export const groupColumn: Column<AnyService> = {
  id: 'group',
  header: msg`Group`,
  value: (row) => row.group,
  sortable: true,
  width: 9,
};
export const authenticatedColumn: Column<AnyService> = {
  id: 'authenticated',
  header: msg`Authenticated`,
  csv: (row) => row.authenticated,
  cell: (row) => <YesNo value={row.authenticated} />,
  width: 9,
};
export const boundaryColumn: Column<AnyService> = {
  id: 'crossesTrustBoundary',
  header: msg`Crosses a trust boundary`,
  csv: (row) => row.crossesTrustBoundary,
  cell: (row) => <YesNo value={row.crossesTrustBoundary} />,
  width: 13.5,
};

export const serviceColumns: readonly Column<ServiceComponent>[] = [
  nameColumn,
  versionColumn,
  groupColumn,
  { id: 'provider', header: msg`Provider`, value: (row) => row.provider?.name, width: 10 },
  {
    id: 'endpoints',
    header: msg`Endpoints`,
    value: (row) => row.endpoints?.length ?? 0,
    kind: 'number',
    width: 7,
    grow: 0,
    narrow: { place: 3, width: 6.5 },
  },
  { ...authenticatedColumn, sortable: true },
  { ...boundaryColumn, sortable: true },
];
