import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Classifier, Component, ComponentScope } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge, SeverityBar } from '../../ui/badge.tsx';
import { PathName } from '../../ui/path-name.tsx';
import type { Column } from '../../ui/table/types.ts';
import { csvFigure, seenOf } from '../coverage/coverage-status.ts';
import { CoveredFigure } from '../coverage/covered-figure.tsx';
import { severityCounts } from '../metrics/severity-counts.ts';
import { useClassifierLabels } from '../project/classifier.ts';
import { projectLabel } from '../project/project-label.ts';
import { ComponentGraphLink } from './component-graph-link.tsx';
import { LicenseText, licenseName } from './license-text.tsx';
import { useScopeLabels } from './scope.ts';
import { LatestVersionCell, VersionCell } from './version-cell.tsx';

function Internal({ row }: { row: Component }) {
  const { t } = useLingui();
  return row.isInternal ? <Badge tone="accent">{t`Internal`}</Badge> : null;
}

function Classified({ classifier }: { classifier: Classifier }) {
  const labels = useClassifierLabels();
  return labels[classifier] ?? classifier;
}

function Scope({ scope }: { scope: ComponentScope }) {
  return useScopeLabels()[scope];
}

const name: Column<Component> = {
  id: 'name',
  header: msg`Component`,
  csv: (row) => row.name,
  cell: (row) => (
    <AppLink
      path={paths.component(row.uuid)}
      aria-label={row.name}
      className="flex min-w-0 text-accent hover:underline"
    >
      <PathName name={row.name} />
    </AppLink>
  ),
  sortable: true,
  required: true,
  width: 14,
  grow: 3,
  narrow: { place: 1, width: 7 },
};
const version: Column<Component> = {
  id: 'version',
  header: msg`Version`,
  value: (row) => row.version,
  sortable: true,
  width: 8,
  narrow: { place: 2, width: 5 },
};
const group: Column<Component> = {
  id: 'group',
  header: msg`Group`,
  value: (row) => row.group,
  sortable: true,
  width: 9,
};
const internal: Column<Component> = {
  id: 'isInternal',
  header: msg`Internal`,
  csv: (row) => row.isInternal,
  cell: (row) => <Internal row={row} />,
  hidden: true,
  width: 6,
  grow: 0,
};
const license: Column<Component> = {
  id: 'license',
  header: msg`License`,
  csv: licenseName,
  cell: (row) => <LicenseText component={row} />,
  width: 9,
};
/** All findings, whether or not the component is covered today. */
const foundIn = ({ metrics }: Component) => (metrics ? metrics.vulnerabilities + metrics.suppressed : 0);

const riskScore: Column<Component> = {
  id: 'lastInheritedRiskScore',
  header: msg`Risk score`,
  csv: (row) => csvFigure(seenOf(row.coverage), foundIn(row), row.lastInheritedRiskScore),
  cell: (row) => (
    <CoveredFigure coverage={seenOf(row.coverage)} found={foundIn(row)} brief>
      <NumberCell value={row.lastInheritedRiskScore} />
    </CoveredFigure>
  ),
  kind: 'number',
  sortable: true,
  width: 7,
  grow: 0,
};
const vulnerabilities: Column<Component> = {
  id: 'metrics',
  header: msg`Vulnerabilities`,
  csv: (row) => csvFigure(seenOf(row.coverage), foundIn(row), row.metrics?.vulnerabilities),
  cell: (row) => (
    <CoveredFigure coverage={seenOf(row.coverage)} found={foundIn(row)} marked>
      <SeverityBar counts={severityCounts(row.metrics)} compact />
    </CoveredFigure>
  ),
  kind: 'level',
  width: 14,
};
const purl: Column<Component> = {
  id: 'purl',
  header: msg`Package URL`,
  value: (row) => row.purl,
  sortable: true,
  width: 14,
  grow: 2,
};
const graph: Column<Component> = {
  id: 'graph',
  header: msg`Graph`,
  cell: (row) => (row.project ? <ComponentGraphLink project={row.project.uuid} component={row} /> : null),
  width: 4,
  grow: 0,
};

/** The components of one project that has no graph. */
export const componentColumns: readonly Column<Component>[] = [
  name,
  {
    ...version,
    csv: (row) => row.version,
    cell: ({ version: own, purl, repositoryMeta }) => (
      <VersionCell version={own} purl={purl} latestVersion={repositoryMeta?.latestVersion} />
    ),
  },
  {
    id: 'latestVersion',
    header: msg`Latest version`,
    csv: (row) => row.repositoryMeta?.latestVersion,
    cell: (row) => <LatestVersionCell latestVersion={row.repositoryMeta?.latestVersion} />,
    hidden: true,
    width: 8,
  },
  group,
  {
    id: 'classifier',
    header: msg`Classifier`,
    csv: (row) => row.classifier,
    cell: (row) => (row.classifier ? <Classified classifier={row.classifier} /> : null),
    sortable: true,
    hidden: true,
    width: 8,
  },
  {
    id: 'scope',
    header: msg`Scope`,
    csv: (row) => row.scope,
    cell: (row) => (row.scope ? <Scope scope={row.scope} /> : null),
    sortable: true,
    hidden: true,
    width: 7,
  },
  internal,
  { ...purl, hidden: true },
  license,
  riskScore,
  { ...vulnerabilities, narrow: { place: 3, width: 8 } },
];

/** The same for a project that has one. */
export const componentColumnsWithGraph: readonly Column<Component>[] = [...componentColumns, graph];

function ProjectCell({ row: { project } }: { row: Component }) {
  if (!project) return null;
  return (
    <AppLink
      path={paths.projectTab(project.uuid, 'components')}
      className="block truncate text-accent hover:underline"
    >
      {projectLabel(project)}
    </AppLink>
  );
}

const project: Column<Component> = {
  id: 'project.name',
  header: msg`Project`,
  csv: (row) => row.project?.name,
  csvMore: [{ header: msg`Project version`, csv: (row) => row.project?.version }],
  cell: (row) => <ProjectCell row={row} />,
  sortable: true,
  width: 9,
  grow: 2,
  narrow: { place: 2, width: 5 },
};

/** The components of several projects, with the project of each behind its version; on a phone in its place. */
export const collectionComponentColumns: readonly Column<Component>[] = componentColumns.flatMap((column) => {
  if (column.id !== 'version') return [column];
  const { narrow: _, ...wide } = column;
  return [wide, project];
});

/** Components that stand for themselves, without their counters. */
export const plainColumns: readonly Column<Component>[] = [
  { ...name, value: (row) => row.name },
  version,
  { ...group, groupable: true },
  purl,
  license,
];
