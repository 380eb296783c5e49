import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Classifier, OwnerName } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge, SeverityBar } from '../../ui/badge.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import { csvFigure, seenOfProject } from '../coverage/coverage-status.ts';
import { CoveredFigure } from '../coverage/covered-figure.tsx';
import { severityCounts } from '../metrics/severity-counts.ts';
import { ViolationBar } from '../metrics/violation-bar.tsx';
import { ownerText } from '../project-owner/owner-name.ts';
import { useClassifierLabels } from './classifier.ts';
import { coverageColumn } from './coverage-column.tsx';
import { foundIn, type SummedProject, seenOfRow } from './project-sums.ts';
import { Summed } from './sum-mark.tsx';
import { TagList } from './tag-list.tsx';

function NameCell({ row }: { row: SummedProject }) {
  const { t } = useLingui();
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <AppLink path={paths.project(row.uuid)} className="min-w-0 truncate text-accent hover:underline">
        {row.name}
      </AppLink>
      {row.version ? (
        // A narrow screen has no column for it.
        <span className="max-w-20 min-w-0 truncate text-muted sm:hidden">{row.version}</span>
      ) : null}
      {row.isLatest ? (
        <span className="shrink-0 max-sm:hidden">
          <Badge tone="accent">{t`Latest`}</Badge>
        </span>
      ) : null}
      {row.collectionLogic === 'NONE' ? null : (
        <span className="shrink-0 max-sm:hidden">
          <Badge>{t`Collection`}</Badge>
        </span>
      )}
      {row.active ? null : <Badge>{t`Inactive`}</Badge>}
      {row.namesake ? <Badge tone="warning">{t`Same name`}</Badge> : null}
      {row.versionCount !== undefined && row.versionCount > 1 ? (
        <span className="shrink-0 text-xs text-muted">
          <Plural value={row.versionCount} one="# version" other="# versions" />
        </span>
      ) : null}
    </span>
  );
}

function ClassifierCell({ classifier }: { classifier: Classifier }) {
  const labels = useClassifierLabels();
  return (
    <AppLink path={paths.projects({ classifier })} className="text-fg hover:underline">
      {labels[classifier] ?? classifier}
    </AppLink>
  );
}

function OwnerCell({ owner }: { owner: OwnerName }) {
  return (
    <AppLink path={paths.projects({ owner: owner.name })} className="truncate text-fg hover:underline">
      {ownerText(owner)}
    </AppLink>
  );
}

function ImportCell({ atMs }: { atMs: number | undefined }) {
  const format = useFormat();
  return <span title={format.dateTime(atMs)}>{format.relative(atMs)}</span>;
}

function ActiveCell({ active }: { active: boolean }) {
  const { t } = useLingui();
  return active ? t`Yes` : t`No`;
}

/** A project with others below it shows what they come to together. */
function SummedNumber(props: { row: SummedProject; own: number | undefined; sum: number | undefined }) {
  const { row, own, sum } = props;
  if (!row.sums) return <NumberCell value={own} />;
  return (
    <Summed projects={row.sums.projects}>
      <NumberCell value={sum} />
    </Summed>
  );
}

/** Nothing was counted yet, or nobody looked: that is not the same as nothing was found. */
function FindingsCell({ row }: { row: SummedProject }) {
  const format = useFormat();
  const figures = row.sums ?? row.metrics;
  if (!figures) return <span className="text-muted">{format.number(undefined)}</span>;
  const bar = (
    <CoveredFigure coverage={seenOfRow(row)} found={foundIn(row)} marked="narrow">
      <SeverityBar counts={severityCounts(figures)} compact />
    </CoveredFigure>
  );
  return row.sums ? <Summed projects={row.sums.projects}>{bar}</Summed> : bar;
}

function RiskCell({ row }: { row: SummedProject }) {
  return (
    <CoveredFigure coverage={seenOfRow(row)} found={foundIn(row)} brief>
      <SummedNumber row={row} own={row.lastInheritedRiskScore} sum={row.sums?.inheritedRiskScore} />
    </CoveredFigure>
  );
}

const ownFigure = (row: SummedProject, figure: number | undefined) =>
  csvFigure(seenOfProject(row.coverage), foundIn({ ...row, sums: undefined }), figure);

/** The ids are the names that the server sorts by and under which columns are remembered. */
export const projectColumns: readonly Column<SummedProject>[] = [
  {
    id: 'name',
    header: msg`Project name`,
    csv: (row) => row.name,
    cell: (row) => <NameCell row={row} />,
    sortable: true,
    required: true,
    width: 10.4,
    grow: 3,
    narrow: { place: 1, width: 8 },
  },
  { id: 'version', header: msg`Version`, value: (row) => row.version, sortable: true, width: 6 },
  {
    id: 'tags',
    header: msg`Tags`,
    csv: (row) => row.tags?.map(({ name }) => name).join(' '),
    cell: (row) => <TagList tags={row.tags} max={1} />,
    width: 10.6,
    grow: 0,
  },
  {
    id: 'classifier',
    header: msg`Classifier`,
    csv: (row) => row.classifier,
    cell: (row) => (row.classifier ? <ClassifierCell classifier={row.classifier} /> : null),
    sortable: true,
    spare: true,
    width: 6,
    grow: 0,
  },
  {
    id: 'owner',
    header: msg`Owner`,
    csv: (row) => row.owner?.name,
    cell: (row) => (row.owner ? <OwnerCell owner={row.owner} /> : null),
    spare: true,
    width: 8,
    grow: 0,
  },
  {
    id: 'lastBomImport',
    header: msg`Last BOM import`,
    csv: (row) => isoTime(row.lastBomImport),
    cell: (row) => <ImportCell atMs={row.lastBomImport} />,
    kind: 'date',
    sortable: true,
    width: 7.5,
    grow: 0,
  },
  {
    id: 'lastBomImportFormat',
    header: msg`BOM format`,
    value: (row) => row.lastBomImportFormat,
    sortable: true,
    hidden: true,
    width: 9,
  },
  {
    id: 'active',
    header: msg`Active`,
    csv: (row) => row.active,
    cell: (row) => <ActiveCell active={row.active} />,
    sortable: true,
    hidden: true,
    width: 6,
    grow: 0,
  },
  {
    id: 'metrics.components',
    header: msg`Components`,
    csv: (row) => row.metrics?.components,
    cell: (row) => <SummedNumber row={row} own={row.metrics?.components} sum={row.sums?.components} />,
    kind: 'number',
    sortable: true,
    width: 6.6,
    grow: 0,
  },
  coverageColumn,
  {
    id: 'lastInheritedRiskScore',
    header: msg`Risk score`,
    csv: (row) => ownFigure(row, row.lastInheritedRiskScore),
    cell: (row) => <RiskCell row={row} />,
    kind: 'number',
    sortable: true,
    width: 5.6,
    grow: 0,
  },
  {
    id: 'metrics.policyViolationsTotal',
    header: msg`Policy violations`,
    csv: (row) => row.metrics?.policyViolationsTotal,
    sortable: true,
    cell: (row) => <ViolationBar counts={row.metrics} />,
    kind: 'level',
    spare: true,
    width: 9,
    grow: 0,
  },
  {
    id: 'metrics.vulnerabilities',
    header: msg`Vulnerabilities`,
    csv: (row) => ownFigure(row, row.metrics?.vulnerabilities),
    cell: (row) => <FindingsCell row={row} />,
    kind: 'level',
    sortable: true,
    width: 13,
    grow: 0,
    narrow: { place: 2, width: 11.8 },
  },
];

/** The same for those who may not view policy violations. */
export const withoutViolations = projectColumns.filter(({ id }) => id !== 'metrics.policyViolationsTotal');
