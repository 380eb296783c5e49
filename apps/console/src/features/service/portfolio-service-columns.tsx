import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListedService, ServiceGroup, ServiceGrouping } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { projectLabel } from '../project/project-label.ts';
import {
  authenticatedColumn,
  boundaryColumn,
  groupColumn,
  nameColumn,
  versionColumn,
} from './service-columns.tsx';

function Project({ row: { project } }: { row: ListedService }) {
  const { t } = useLingui();
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <AppLink
        path={paths.projectTab(project.uuid, 'services')}
        className="min-w-1/2 truncate text-accent hover:underline"
      >
        {projectLabel(project)}
      </AppLink>
      {project.active ? null : <Badge>{t`Inactive`}</Badge>}
    </span>
  );
}

/** Services of all projects. */
export const portfolioServiceColumns: readonly Column<ListedService>[] = [
  { ...nameColumn, width: 10, narrow: { place: 1, width: 7.5 } },
  { ...versionColumn, width: 6, narrow: { place: 2, width: 4.5 } },
  { ...groupColumn, width: 8 },
  {
    id: 'project.name',
    header: msg`Project`,
    csv: (row) => projectLabel(row.project),
    cell: (row) => <Project row={row} />,
    sortable: true,
    width: 11,
    grow: 2,
    narrow: { place: 3, width: 8 },
  },
  { id: 'provider', header: msg`Provider`, value: (row) => row.provider, width: 8.5 },
  {
    id: 'endpoints',
    header: msg`Endpoints`,
    value: (row) => row.endpoints,
    kind: 'number',
    spare: true,
    width: 7,
    grow: 0,
  },
  { ...authenticatedColumn, width: 9, grow: 0 },
  { ...boundaryColumn, width: 12, grow: 0 },
];

const names = { NAME: msg`Name`, PROVIDER: msg`Provider`, PROJECT: msg`Project` };

function GroupName({ row }: { row: ServiceGroup }) {
  const { t } = useLingui();
  if (row.name === undefined) return <span className="text-muted">{t`Without a provider`}</span>;
  return <span className="truncate">{row.name}</span>;
}

const figure = (
  id: 'services' | 'projects',
  header: Column<ServiceGroup>['header'],
): Column<ServiceGroup> => ({
  id,
  header,
  csv: (row) => row[id],
  cell: (row) => <NumberCell value={row[id]} />,
  kind: 'number',
  sortable: true,
  width: 7,
  grow: 0,
});

const groupVersion: Column<ServiceGroup> = {
  id: 'version',
  header: msg`Version`,
  value: (row) => row.version,
  width: 8,
  narrow: { place: 2, width: 5 },
};

/** Groups of services; ids are what the server sorts groups by. */
export const serviceGroupColumns = (by: ServiceGrouping): readonly Column<ServiceGroup>[] => [
  {
    id: 'name',
    header: names[by],
    csv: (row) => row.name,
    cell: (row) => <GroupName row={row} />,
    sortable: true,
    required: true,
    width: 14,
    grow: 3,
    narrow: { place: 1, width: 9 },
  },
  ...(by === 'PROJECT' ? [groupVersion] : []),
  { ...figure('services', msg`Services`), narrow: { place: 3, width: 5.5 } },
  ...(by === 'PROJECT' ? [] : [{ ...figure('projects', msg`Projects`), narrow: { place: 2, width: 5.5 } }]),
];
