import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AttentionProject } from '@waybill/api-contract';
import type { ReactNode } from 'react';
import { NumberCell } from '../../lib/cells.tsx';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import type { Column } from '../../ui/table/types.ts';
import { csvEpss, csvFigure, seenOfProject } from '../coverage/coverage-status.ts';
import { CoveredFigure, EpssFigure, ExploitedFigure } from '../coverage/covered-figure.tsx';
import { FindingCount } from '../metrics/finding-count.tsx';
import { NewFindings, totalOf } from './new-findings.tsx';

/** The basis of a project's figure. Before the first count, a zero means nothing, whatever else was found. */
function standing(row: AttentionProject, figure: number) {
  return { coverage: seenOfProject(row.coverage), found: row.coverage ? row.findings : figure };
}

const csvOf = (row: AttentionProject, figure: number) => {
  const { coverage, found } = standing(row, figure);
  return csvFigure(coverage, found, figure);
};

export function ProjectName({ row }: { row: AttentionProject }) {
  return (
    <span className="inline-flex max-w-full items-baseline gap-2">
      <AppLink path={paths.project(row.uuid)} className="min-w-0 truncate text-accent hover:underline">
        {row.name}
      </AppLink>
      <span className="max-w-40 shrink-0 truncate text-muted">{row.version}</span>
    </span>
  );
}

export function ExploitedCell({ row }: { row: AttentionProject }) {
  const { t } = useLingui();
  const exploited = useFormat().number(row.exploited);
  const label = t`Known exploited findings: ${exploited}`;
  return (
    <Covered row={row} figure={row.exploited}>
      <ExploitedFigure exploited={row.exploited} unread={row.exploitedUnread} brief>
        <FindingCount project={row.uuid} filter={{ exploited: true }} count={row.exploited} label={label} />
      </ExploitedFigure>
    </Covered>
  );
}

export function CriticalCell({ row }: { row: AttentionProject }) {
  const { t } = useLingui();
  const critical = useFormat().number(row.critical);
  const label = t`Critical: ${critical}`;
  return (
    <Covered row={row} figure={row.critical}>
      <FindingCount
        project={row.uuid}
        filter={{ severity: ['CRITICAL'] }}
        count={row.critical}
        label={label}
      />
    </Covered>
  );
}

export function EpssCell({ row }: { row: AttentionProject }) {
  const format = useFormat();
  return (
    <EpssFigure unread={row.epssUnread} brief>
      {format.share(row.epss)}
    </EpssFigure>
  );
}

/** The new findings, or that nobody looked. */
export function NewCell({ row }: { row: AttentionProject }) {
  return (
    <CoveredFigure {...standing(row, totalOf(row.newFindings))} marked>
      <NewFindings project={row.uuid} counts={row.newFindings} />
    </CoveredFigure>
  );
}

/** A number, or nothing where nobody looked. */
function Covered(props: { row: AttentionProject; figure: number; children: ReactNode }) {
  const { row, figure, children } = props;
  return (
    <CoveredFigure {...standing(row, figure)} brief>
      {children}
    </CoveredFigure>
  );
}

function FindingsCell({ row }: { row: AttentionProject }) {
  const { t } = useLingui();
  const findings = useFormat().number(row.findings);
  return (
    <Covered row={row} figure={row.findings}>
      <FindingCount
        project={row.uuid}
        filter={{ everyRecord: true }}
        count={row.findings}
        label={t`Findings: ${findings}`}
      />
    </Covered>
  );
}

function NotCoveredCell({ row }: { row: AttentionProject }) {
  const { t } = useLingui();
  const format = useFormat();
  const count = format.number(row.notCovered);
  if (row.notCovered === 0) return <span className="text-muted">{count}</span>;
  return (
    <AppLink
      path={paths.project(row.uuid, { dialog: 'coverage' })}
      aria-label={t`Components not covered: ${count}`}
      className="text-fg underline decoration-line-strong/50 underline-offset-3 hover:decoration-current"
    >
      {count}
    </AppLink>
  );
}

/** The ids are the names that the server sorts by. */
export const attentionColumns: readonly Column<AttentionProject>[] = [
  {
    id: 'name',
    header: msg`Project`,
    csv: (row) => row.name,
    csvMore: [{ header: msg`Version`, csv: (row) => row.version }],
    cell: (row) => <ProjectName row={row} />,
    sortable: true,
    required: true,
    width: 13,
    grow: 2,
    narrow: { place: 1, width: 8.4 },
  },
  {
    id: 'newFindings',
    header: msg`New since yesterday`,
    csv: (row) => csvOf(row, totalOf(row.newFindings)),
    cell: (row) => <NewCell row={row} />,
    sortable: true,
    kind: 'level',
    width: 12,
    grow: 0,
    narrow: { place: 2, width: 13.6 },
  },
  {
    id: 'exploited',
    header: msg`Known exploited`,
    csv: (row) => (row.exploitedUnread && row.exploited === 0 ? undefined : csvOf(row, row.exploited)),
    cell: (row) => <ExploitedCell row={row} />,
    sortable: true,
    kind: 'number',
    width: 9.5,
    grow: 0,
    narrow: { place: 3, width: 6 },
  },
  {
    id: 'critical',
    header: msg`Critical`,
    csv: (row) => csvOf(row, row.critical),
    cell: (row) => <CriticalCell row={row} />,
    sortable: true,
    kind: 'number',
    width: 6,
    grow: 0,
  },
  {
    id: 'epss',
    header: msg`Highest EPSS`,
    csv: (row) => csvEpss(row.epssUnread, row.epss),
    cell: (row) => <EpssCell row={row} />,
    sortable: true,
    kind: 'number',
    width: 8,
    grow: 0,
  },
  {
    id: 'findings',
    header: msg`Findings`,
    csv: (row) => csvOf(row, row.findings),
    cell: (row) => <FindingsCell row={row} />,
    sortable: true,
    kind: 'number',
    width: 7,
    grow: 0,
  },
  {
    id: 'components',
    header: msg`Components`,
    csv: (row) => row.components,
    cell: (row) => <NumberCell value={row.components} />,
    kind: 'number',
    hidden: true,
    width: 7.5,
    grow: 0,
  },
  {
    id: 'notCovered',
    header: msg`Not covered`,
    csv: (row) => row.notCovered,
    cell: (row) => <NotCoveredCell row={row} />,
    sortable: true,
    kind: 'number',
    width: 8,
    grow: 0,
  },
];
