// Public to other features.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FoundComponent, FoundGroup } from '@waybill/api-contract';
import { DateCell, NumberCell } from '../../lib/cells.tsx';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge, SeverityBar } from '../../ui/badge.tsx';
import { PathName } from '../../ui/path-name.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import { csvFigure, seenOf } from '../coverage/coverage-status.ts';
import { CoveredFigure } from '../coverage/covered-figure.tsx';
import { severityCounts } from '../metrics/severity-counts.ts';
import { projectLabel } from '../project/project-label.ts';
import { ComponentGraphLink } from './component-graph-link.tsx';
import { LicenseLink } from './license-text.tsx';
import { LatestVersionCell, VersionCell } from './version-cell.tsx';

/** A component of the past has no page any more. */
function Name({ row }: { row: FoundComponent }) {
  if (row.lastSeen !== undefined) return <PathName name={row.name} />;
  return (
    <AppLink
      path={paths.component(row.uuid)}
      aria-label={row.name}
      className="flex min-w-0 text-accent hover:underline"
    >
      <PathName name={row.name} />
    </AppLink>
  );
}

/** A deleted project has no page any more. */
function Project({ row: { project } }: { row: FoundComponent }) {
  const label = projectLabel(project);
  return project.deleted ? (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="min-w-1/2 truncate">{label}</span>
      <DeletedProject />
    </span>
  ) : (
    <AppLink path={paths.project(project.uuid)} className="text-accent hover:underline">
      {label}
    </AppLink>
  );
}

function DeletedProject() {
  const { t } = useLingui();
  return <Badge>{t`Deleted project`}</Badge>;
}

function Internal({ row }: { row: FoundComponent }) {
  const { t } = useLingui();
  return row.isInternal ? <Badge tone="accent">{t`Internal`}</Badge> : null;
}

function totalOf({ findings: counts }: FoundComponent): number {
  if (!counts) return 0;
  return counts.critical + counts.high + counts.medium + counts.low + counts.unassigned;
}

/** Nothing of a component that has left its project. */
function Findings({ row }: { row: FoundComponent }) {
  if (!row.findings) return null;
  return (
    <CoveredFigure coverage={seenOf(row.coverage)} found={totalOf(row)} marked>
      <SeverityBar counts={severityCounts(row.findings)} compact />
    </CoveredFigure>
  );
}

function LastSeen({ row }: { row: FoundComponent }) {
  const { t } = useLingui();
  return row.lastSeen === undefined ? (
    <span className="text-muted">{t`Still there`}</span>
  ) : (
    <DateCell value={row.lastSeen} />
  );
}

const found: readonly Column<FoundComponent>[] = [
  {
    id: 'name',
    header: msg`Component`,
    csv: (row) => row.name,
    cell: (row) => <Name row={row} />,
    sortable: true,
    required: true,
    width: 12,
    grow: 3,
    narrow: { place: 1, width: 7 },
  },
  {
    id: 'version',
    header: msg`Version`,
    csv: (row) => row.version,
    cell: ({ version, purl, latestVersion, lastSeen }) =>
      lastSeen === undefined ? (
        <VersionCell version={version} purl={purl} latestVersion={latestVersion} />
      ) : (
        version
      ),
    sortable: true,
    width: 7,
    narrow: { place: 2, width: 5 },
  },
  {
    id: 'latestVersion',
    header: msg`Latest version`,
    csv: (row) => row.latestVersion,
    cell: ({ latestVersion, lastSeen }) =>
      lastSeen === undefined ? <LatestVersionCell latestVersion={latestVersion} /> : null,
    hidden: true,
    width: 7,
  },
  { id: 'group', header: msg`Group`, value: (row) => row.group, sortable: true, width: 9 },
  {
    id: 'project.name',
    header: msg`Project`,
    csv: (row) => projectLabel(row.project),
    cell: (row) => <Project row={row} />,
    sortable: true,
    width: 11,
    grow: 2,
    narrow: { place: 3, width: 9 },
  },
  { id: 'purl', header: msg`Package URL`, value: (row) => row.purl, sortable: true, width: 12, grow: 4 },
  { id: 'cpe', header: msg`CPE`, value: (row) => row.cpe, sortable: true, hidden: true, width: 14 },
  {
    id: 'swidTagId',
    header: msg`SWID tag ID`,
    value: (row) => row.swidTagId,
    sortable: true,
    hidden: true,
    width: 10,
  },
  {
    id: 'license',
    header: msg`License`,
    csv: (row) => row.license,
    cell: ({ license, licenseId }) => (licenseId ? <LicenseLink licenseId={licenseId} /> : license),
    sortable: true,
    hidden: true,
    width: 9,
  },
  {
    id: 'isInternal',
    header: msg`Internal`,
    csv: (row) => row.isInternal,
    cell: (row) => <Internal row={row} />,
    hidden: true,
    width: 6,
    grow: 0,
  },
  {
    id: 'findings',
    header: msg`Vulnerabilities`,
    csv: (row) => row.findings && csvFigure(seenOf(row.coverage), totalOf(row), totalOf(row)),
    cell: (row) => <Findings row={row} />,
    kind: 'level',
    sortable: true,
    width: 12,
    grow: 0,
  },
  {
    id: 'riskScore',
    header: msg`Risk score`,
    csv: (row) => csvFigure(seenOf(row.coverage), totalOf(row), row.riskScore),
    cell: (row) => (
      <CoveredFigure coverage={seenOf(row.coverage)} found={totalOf(row)} brief>
        <NumberCell value={row.riskScore} />
      </CoveredFigure>
    ),
    kind: 'number',
    sortable: true,
    hidden: true,
    width: 7,
    grow: 0,
  },
  {
    id: 'graph',
    header: msg`Graph`,
    cell: (row) =>
      row.project.hasGraph && row.lastSeen === undefined ? (
        <ComponentGraphLink project={row.project.uuid} component={row} />
      ) : null,
    width: 4,
    grow: 0,
  },
];

const firstSeen: Column<FoundComponent> = {
  id: 'firstSeen',
  header: msg`First seen`,
  csv: (row) => isoTime(row.firstSeen),
  cell: (row) => <DateCell value={row.firstSeen} />,
  kind: 'date',
  sortable: true,
  width: 8,
  grow: 0,
};
const lastSeen: Column<FoundComponent> = {
  id: 'lastSeen',
  header: msg`Last seen`,
  csv: (row) => isoTime(row.lastSeen),
  cell: (row) => <LastSeen row={row} />,
  kind: 'date',
  sortable: true,
  width: 8,
  grow: 0,
  narrow: { place: 3, width: 6 },
};

/** Components of all projects. */
export const foundColumns: readonly Column<FoundComponent>[] = [...found, { ...firstSeen, hidden: true }];

/** The same with those that are no longer there: what matters is when, also where there is little room. */
export const pastColumns: readonly Column<FoundComponent>[] = found.flatMap((column) => {
  const { narrow: _, ...wide } = column;
  if (column.id === 'version') return [wide];
  if (column.id !== 'project.name') return [column];
  return [{ ...column, narrow: { place: 2, width: 7 } }, firstSeen, lastSeen];
});

const groupName: Column<FoundGroup> = {
  id: 'name',
  header: msg`Component`,
  csv: (row) => row.name,
  cell: (row) => <PathName name={row.name} />,
  sortable: true,
  required: true,
  width: 14,
  grow: 3,
  narrow: { place: 1, width: 8 },
};
const groupVersion: Column<FoundGroup> = {
  id: 'version',
  header: msg`Version`,
  value: (row) => row.version,
  width: 8,
  narrow: { place: 2, width: 5 },
};
const components: Column<FoundGroup> = {
  id: 'components',
  header: msg`Components`,
  csv: (row) => row.components,
  cell: (row) => <NumberCell value={row.components} />,
  kind: 'number',
  sortable: true,
  width: 7,
  grow: 0,
};

/** Versions of components, with how many projects have each. */
export const versionGroupColumns: readonly Column<FoundGroup>[] = [
  groupName,
  groupVersion,
  { id: 'group', header: msg`Group`, value: (row) => row.group, width: 10, grow: 2 },
  components,
  {
    id: 'projects',
    header: msg`Projects`,
    csv: (row) => row.projects,
    cell: (row) => <NumberCell value={row.projects} />,
    kind: 'number',
    sortable: true,
    width: 7,
    grow: 0,
    narrow: { place: 3, width: 5 },
  },
];

/** Projects, with how many such components each has. */
export const projectGroupColumns: readonly Column<FoundGroup>[] = [
  {
    ...groupName,
    header: msg`Project`,
    cell: (row) => (
      <span className="flex min-w-0 items-center gap-1.5">
        <PathName name={row.name} />
        {row.projectDeleted ? <DeletedProject /> : null}
      </span>
    ),
  },
  groupVersion,
  { ...components, narrow: { place: 3, width: 6 } },
];
