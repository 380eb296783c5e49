import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComparedFinding, ComparedFindingSide } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge, SeverityBadge, toSeverity } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { csvEpss } from '../coverage/coverage-status.ts';
import { stateTones, useStateLabels } from '../finding/finding-words.ts';
import { EpssCell } from '../vulnerability/epss-cell.tsx';
import {
  changeColumn,
  componentColumn,
  groupColumn,
  versionAfterColumn,
  versionBeforeColumn,
} from './compared-columns.tsx';
import { nothing } from './no-version.tsx';

function SeverityCell({ row }: { row: ComparedFinding }) {
  return <SeverityBadge severity={toSeverity(row.vulnerability.severity)} />;
}

function StateCell({ side }: { side: ComparedFindingSide | undefined }) {
  const { t } = useLingui();
  const labels = useStateLabels();
  if (!side) return nothing;
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {side.state === 'NOT_SET' ? (
        <span className="text-muted">{labels.NOT_SET}</span>
      ) : (
        <Badge tone={stateTones[side.state]}>{labels[side.state]}</Badge>
      )}
      {side.isSuppressed ? <Badge>{t`Suppressed`}</Badge> : null}
    </span>
  );
}

function VulnerabilityCell({ row }: { row: ComparedFinding }) {
  const { t } = useLingui();
  const { source, vulnId, cveId, title, exploited } = row.vulnerability;
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={title}>
      <AppLink path={paths.vulnerability(source, vulnId)} className="truncate text-accent hover:underline">
        {cveId ?? vulnId}
      </AppLink>
      {exploited ? <Badge tone="danger">{t`Exploited`}</Badge> : null}
    </span>
  );
}

export const findingColumns: readonly Column<ComparedFinding>[] = [
  changeColumn,
  {
    id: 'vulnerability.vulnId',
    header: msg`Vulnerability`,
    csv: (row) => row.vulnerability.cveId ?? row.vulnerability.vulnId,
    cell: (row) => <VulnerabilityCell row={row} />,
    sortable: true,
    required: true,
    width: 12,
    narrow: { place: 2, width: 9.5 },
  },
  {
    id: 'vulnerability.severity',
    header: msg`Severity`,
    csv: (row) => row.vulnerability.severity,
    cell: (row) => <SeverityCell row={row} />,
    kind: 'level',
    sortable: true,
    width: 7.5,
    grow: 0,
  },
  { ...componentColumn, width: 10 },
  groupColumn,
  { ...versionBeforeColumn, sortable: true, width: 8 },
  { ...versionAfterColumn, sortable: true, width: 8 },
  {
    id: 'from.state',
    header: msg`Analysis before`,
    csv: (row) => row.from?.state,
    cell: (row) => <StateCell side={row.from} />,
    width: 9,
  },
  {
    id: 'to.state',
    header: msg`Analysis after`,
    csv: (row) => row.to?.state,
    cell: (row) => <StateCell side={row.to} />,
    width: 9,
  },
  {
    id: 'vulnerability.cvss',
    header: msg`CVSS`,
    csv: (row) => row.vulnerability.cvss,
    cell: (row) => <NumberCell value={row.vulnerability.cvss} />,
    kind: 'number',
    sortable: true,
    spare: true,
    width: 5,
    grow: 0,
  },
  {
    id: 'vulnerability.epssScore',
    header: msg`EPSS`,
    csv: ({ vulnerability: { epssUnread, epssScore } }) => csvEpss(epssUnread, epssScore),
    cell: (row) => <EpssCell flaw={row.vulnerability} />,
    kind: 'number',
    sortable: true,
    spare: true,
    width: 5.5,
    grow: 0,
  },
];
