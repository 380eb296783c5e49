import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AuditFinding } from '@waybill/api-contract';
import { EyeOff, Network } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge, SeverityBadge } from '../../ui/badge.tsx';
import { PathName } from '../../ui/path-name.tsx';
import type { Column } from '../../ui/table/types.ts';
import { listAliases } from '../vulnerability/aliases.ts';
import { VulnerabilityName } from '../vulnerability/vulnerability-name.tsx';
import { stateTones, useAnalyzerLabel, useStateLabels } from './finding-words.ts';

type Cell = { row: AuditFinding };

function ComponentCell({ row, project }: Cell & { project: string }) {
  const { t } = useLingui();
  const { name, uuid, group } = row.component;
  return (
    <span className="flex items-center gap-1.5">
      <AppLink
        path={paths.component(uuid)}
        aria-label={name}
        title={group ? `${group} ${name}` : name}
        className="flex min-w-0 text-accent hover:underline"
      >
        <PathName name={name} />
      </AppLink>
      <AppLink
        path={paths.projectGraphFocus(project, [uuid])}
        aria-label={t`Show ${name} in the dependency graph`}
        title={t`Show ${name} in the dependency graph`}
        className="shrink-0 rounded text-muted hover:text-accent max-sm:hidden"
      >
        <Network className="size-3.5" aria-hidden />
      </AppLink>
    </span>
  );
}

function VulnerabilityCell({ row }: Cell) {
  const { source, vulnId } = row.vulnerability;
  return <VulnerabilityName source={source} vulnId={vulnId} />;
}

function AliasCell({ row }: Cell) {
  return (
    <span className="flex gap-2">
      {listAliases(row.vulnerability.aliases, row.vulnerability.vulnId).map(({ source, vulnId }) => (
        <AppLink key={vulnId} path={paths.vulnerability(source, vulnId)}>
          {vulnId}
        </AppLink>
      ))}
    </span>
  );
}

function StateCell({ row }: Cell) {
  const labels = useStateLabels();
  const { state } = row.analysis;
  if (state === 'NOT_SET') return <span className="text-muted">{labels[state]}</span>;
  return <Badge tone={stateTones[state]}>{labels[state]}</Badge>;
}

function SuppressedCell({ row }: Cell) {
  const { t } = useLingui();
  return row.analysis.isSuppressed ? (
    <EyeOff className="size-4 text-muted" aria-label={t`Suppressed`} />
  ) : null;
}

function AnalyzerCell({ row }: Cell) {
  const label = useAnalyzerLabel();
  return label(row.attribution.analyzerIdentity);
}

function DateCell({ row }: Cell) {
  const format = useFormat();
  return format.date(row.attribution.attributedOn);
}

function NumberCell({ value }: { value: number | undefined }) {
  const format = useFormat();
  return format.number(value);
}

function PercentCell({ value }: { value: number | undefined }) {
  const format = useFormat();
  return format.percent(value);
}

/** The columns of a project's audit list; ids are what the server sorts by. */
export function findingColumns(project: string, withSuppressed: boolean): readonly Column<AuditFinding>[] {
  return [
    {
      id: 'component.name',
      header: msg`Component`,
      cell: (row) => <ComponentCell row={row} project={project} />,
      sortable: true,
      required: true,
      width: 10,
      grow: 4,
      narrow: { place: 1, width: 6.6 },
    },
    {
      id: 'component.version',
      header: msg`Version`,
      value: (row) => row.component.version,
      sortable: true,
      width: 6.8,
    },
    {
      id: 'component.group',
      header: msg`Group`,
      value: (row) => row.component.group,
      sortable: true,
      width: 5.4,
    },
    {
      id: 'vulnerability.vulnId',
      header: msg`Vulnerability`,
      cell: (row) => <VulnerabilityCell row={row} />,
      sortable: true,
      required: true,
      width: 11.4,
      narrow: { place: 3, width: 8.1 },
    },
    {
      id: 'vulnerability.aliases',
      header: msg`Aliases`,
      cell: (row) => <AliasCell row={row} />,
      hidden: true,
      width: 12,
    },
    {
      id: 'vulnerability.cwes',
      header: msg`CWE`,
      value: (row) => row.vulnerability.cwes?.map((id) => `CWE-${id}`).join(', '),
      hidden: true,
      width: 7,
      grow: 0,
    },
    {
      id: 'vulnerability.severity',
      header: msg`Severity`,
      cell: (row) => <SeverityBadge severity={row.vulnerability.severity} />,
      sortable: true,
      width: 7.8,
      grow: 0,
      narrow: { place: 2, width: 7.1 },
    },
    {
      id: 'vulnerability.cvss',
      header: msg`CVSS`,
      cell: (row) => <NumberCell value={row.vulnerability.cvss} />,
      sortable: true,
      align: 'end',
      width: 4.6,
      grow: 0,
    },
    {
      id: 'vulnerability.epssScore',
      header: msg`EPSS`,
      cell: (row) => <PercentCell value={row.vulnerability.epssScore} />,
      sortable: true,
      align: 'end',
      width: 4.6,
      grow: 0,
    },
    {
      id: 'attribution.analyzerIdentity',
      header: msg`Analyzer`,
      cell: (row) => <AnalyzerCell row={row} />,
      // Waybill's own is the only one so far.
      hidden: true,
      width: 5,
      grow: 0,
    },
    {
      id: 'attribution.attributedOn',
      header: msg`Attributed on`,
      cell: (row) => <DateCell row={row} />,
      sortable: true,
      width: 8,
      grow: 0,
    },
    {
      id: 'analysis.state',
      header: msg`Analysis`,
      cell: (row) => <StateCell row={row} />,
      sortable: true,
      width: 7.4,
      grow: 0,
    },
    {
      id: 'analysis.isSuppressed',
      header: msg`Suppressed`,
      cell: (row) => <SuppressedCell row={row} />,
      sortable: true,
      // Without suppressed ones it would be empty.
      hidden: !withSuppressed,
      width: 6.8,
      grow: 0,
    },
  ];
}
