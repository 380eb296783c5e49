import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UncoveredComponent } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useBlindSpotTexts } from './blind-spot-text.ts';
import { Repair } from './repair.tsx';
import { RecordLink, RecordLinks } from './undecided-records.tsx';

function ComponentName({ row }: { row: UncoveredComponent }) {
  const name = row.group === undefined ? row.name : `${row.group}/${row.name}`;
  return (
    <AppLink path={paths.component(row.uuid)} className="block truncate text-accent hover:underline">
      {name}
    </AppLink>
  );
}

function ProjectName({ row: { project } }: { row: UncoveredComponent }) {
  return (
    <AppLink path={paths.project(project.uuid)} className="block truncate text-accent hover:underline">
      {project.version === undefined ? project.name : `${project.name} ${project.version}`}
    </AppLink>
  );
}

function Reasons({ row }: { row: UncoveredComponent }) {
  const textOf = useBlindSpotTexts();
  const titles = row.causes.map((cause) => textOf(cause).title).join(' · ');
  return (
    <span className="block truncate" title={titles}>
      {titles}
    </span>
  );
}

/** If both identifiers of a component have a cause, the first is enough. */
function Action({ row: { causes } }: { row: UncoveredComponent }) {
  const textOf = useBlindSpotTexts();
  const [cause] = causes;
  const advice = cause && textOf(cause).advice;
  if (!advice) return null;
  return (
    <span className="block truncate" title={advice}>
      <Repair action={cause.action} advice={advice} brief />
    </span>
  );
}

/** The most severe one; the others are behind their number. Each leads to why it cannot tell. */
function Records({ row }: { row: UncoveredComponent }) {
  const { t } = useLingui();
  const { name, records, recordCount } = row;
  const [first] = records;
  if (!first) return null;
  const label = t`Undecided records of ${name}`;
  const others = `+${recordCount - 1}`;
  return (
    <span className="flex items-center gap-1.5">
      <span className="min-w-0 truncate">
        <RecordLink row={row} record={first} />
      </span>
      {recordCount > 1 ? (
        <Popover
          label={label}
          trigger={
            <Button size="sm" variant="ghost" aria-label={`${others} ${label}`}>
              {others}
            </Button>
          }
        >
          <RecordLinks row={row} className="flex flex-col gap-1" />
        </Popover>
      ) : null}
    </span>
  );
}

const codes = (row: UncoveredComponent) => row.causes.map((cause) => cause.code).join(' ');

export const uncoveredColumns: readonly Column<UncoveredComponent>[] = [
  {
    id: 'name',
    header: msg`Component`,
    csv: (row) => row.name,
    cell: (row) => <ComponentName row={row} />,
    required: true,
    width: 12,
    grow: 2,
    narrow: { place: 1, width: 10 },
  },
  { id: 'version', header: msg`Version`, value: (row) => row.version, width: 7, grow: 1 },
  { id: 'group', header: msg`Group`, value: (row) => row.group, hidden: true, width: 8 },
  {
    id: 'cause',
    header: msg`Reason`,
    csv: codes,
    cell: (row) => <Reasons row={row} />,
    width: 14,
    grow: 2,
    narrow: { place: 2, width: 11 },
  },
  {
    id: 'action',
    header: msg`What to do`,
    csv: (row) => row.causes[0]?.action.code,
    cell: (row) => <Action row={row} />,
    width: 14,
    grow: 3,
  },
  {
    id: 'records',
    header: msg`Undecided records`,
    csv: (row) => row.records.map(({ vulnId }) => vulnId).join(' '),
    cell: (row) => <Records row={row} />,
    width: 12,
    grow: 1,
  },
  {
    id: 'project',
    header: msg`Project`,
    csv: (row) => row.project.name,
    cell: (row) => <ProjectName row={row} />,
    width: 10,
    grow: 1,
  },
  {
    id: 'projectVersion',
    header: msg`Project version`,
    value: (row) => row.project.version,
    hidden: true,
    width: 8,
  },
  { id: 'purl', header: msg`Package URL`, value: (row) => row.purl, spare: true, width: 14, grow: 2 },
  { id: 'cpe', header: msg`CPE`, value: (row) => row.cpe, hidden: true, width: 14, grow: 2 },
];
