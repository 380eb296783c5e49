import { msg } from '@lingui/core/macro';
import { NumberCell } from '../../lib/cells.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import { componentColumn, groupColumn, suppressedColumn, versionColumn } from '../audit/audit-columns.tsx';
import { csvEpss } from '../coverage/coverage-status.ts';
import { listAliases } from '../vulnerability/aliases.ts';
import { EpssCell } from '../vulnerability/epss-cell.tsx';
import { flawId } from '../vulnerability/flaw-id.ts';
import { SeverityOfFlaw } from '../vulnerability/severity-of-flaw.tsx';
import type { ListedFinding } from './audit-scope.ts';
import {
  AliasCell,
  AnalyzerCell,
  DependencyCell,
  FixCell,
  FlawCell,
  FoundCell,
  StateCell,
} from './finding-cells.tsx';

/** The versions of project and component that a decision came from. */
function carriedFrom({ analysis, component }: ListedFinding): string | undefined {
  if (!analysis.carriedFrom) return undefined;
  const { projectVersion, componentVersion } = analysis.carriedFrom;
  const parts = [projectVersion, componentVersion && `${component.name} ${componentVersion}`];
  return parts.filter(Boolean).join(', ') || component.name;
}

/** The columns of a project's audit list; ids are what the server sorts by. */
export function findingColumns(withSuppressed: boolean): readonly Column<ListedFinding>[] {
  return [
    {
      id: 'vulnerability.severity',
      stack: { line: 1, from: 'narrow', bare: true },
      header: msg`Severity`,
      csv: (row) => row.vulnerability.severity,
      cell: ({ vulnerability: { severity, knownExploited } }) => (
        <SeverityOfFlaw severity={severity} isExploited={knownExploited !== undefined} />
      ),
      sortable: true,
      kind: 'level',
      width: 7,
      grow: 0,
      narrow: { place: 1, width: 6.1 },
    },
    {
      id: 'vulnerability.cveId',
      stack: { line: 1 },
      header: msg`Vulnerability`,
      csv: (row) => flawId(row.vulnerability),
      csvMore: [
        { header: msg`Known exploited`, csv: (row) => row.vulnerability.knownExploited !== undefined },
      ],
      cell: (row) => <FlawCell flaw={row.vulnerability} others={row.otherRecords ?? []} />,
      sortable: true,
      required: true,
      width: 10.8,
      grow: 3,
      narrow: { place: 2, width: 9 },
    },
    {
      id: 'vulnerability.title',
      stack: { line: 1 },
      yields: 2,
      header: msg`Title`,
      value: (row) => row.vulnerability.title,
      sortable: true,
      width: 5.6,
      grow: 6,
    },
    { ...componentColumn, grow: 5, narrow: { place: 3, width: 5.5 } },
    { ...versionColumn, yields: 3, width: 7.6, grow: 3 },
    { ...groupColumn, yields: 5, width: 5.4 },
    {
      id: 'fix.nearest',
      stack: { line: 2, keeps: 'whole' },
      yields: 4,
      header: msg`Fixed in`,
      csv: (row) => row.fix?.nearest,
      cell: (row) => <FixCell fix={row.fix} />,
      sortable: true,
      width: 6.4,
      grow: 2,
    },
    {
      id: 'vulnerability.epssScore',
      stack: { line: 2, from: 'beside' },
      header: msg`EPSS`,
      csv: ({ vulnerability: { epssUnread, epssScore } }) => csvEpss(epssUnread, epssScore),
      cell: (row) => <EpssCell flaw={row.vulnerability} />,
      sortable: true,
      kind: 'number',
      width: 4.5,
      grow: 0,
    },
    {
      id: 'vulnerability.cvss',
      stack: { line: 2, from: 'beside' },
      header: msg`CVSS`,
      csv: (row) => row.vulnerability.cvss,
      cell: (row) => <NumberCell value={row.vulnerability.cvss} />,
      sortable: true,
      kind: 'number',
      width: 4.3,
      grow: 0,
    },
    {
      id: 'component.isDirect',
      stack: { line: 2, bare: true },
      yields: 8,
      header: msg`Dependency`,
      csv: (row) => (row.component.isDirect ? 'DIRECT' : 'TRANSITIVE'),
      cell: (row) => <DependencyCell row={row} />,
      spare: true,
      // The column of the suppressed ones needs its room.
      hidden: withSuppressed,
      width: 6.3,
      grow: 0,
    },
    {
      id: 'attribution.attributedOn',
      stack: { line: 2 },
      yields: 6,
      header: msg`First seen`,
      csv: (row) => isoTime(row.attribution.attributedOn),
      cell: (row) => <FoundCell row={row} />,
      sortable: true,
      kind: 'date',
      spare: withSuppressed,
      width: 6.4,
      grow: 0,
    },
    {
      id: 'analysis.state',
      stack: { line: 2, from: 'narrow', bare: true },
      header: msg`Analysis`,
      csv: (row) => row.analysis.state,
      csvMore: [
        { header: msg`Reasons changed`, csv: (row) => row.analysis.reasonsChanged?.join(' ') },
        { header: msg`Carried from`, csv: carriedFrom },
      ],
      cell: (row) => <StateCell row={row} />,
      sortable: true,
      width: 7,
      grow: 0,
    },
    { ...suppressedColumn, yields: 7, hidden: !withSuppressed },
    {
      id: 'vulnerability.aliases',
      stack: { line: 2 },
      yields: 11,
      header: msg`Aliases`,
      csv: (row) =>
        listAliases(row.vulnerability.aliases, row.vulnerability.vulnId)
          .map(({ vulnId }) => vulnId)
          .join(' '),
      cell: (row) => <AliasCell row={row} />,
      hidden: true,
      width: 12,
    },
    {
      id: 'vulnerability.cwes',
      stack: { line: 2, bare: true },
      yields: 10,
      header: msg`CWE`,
      value: (row) => row.vulnerability.cwes.map((id) => `CWE-${id}`).join(', '),
      hidden: true,
      width: 7,
      grow: 0,
    },
    {
      id: 'attribution.analyzerIdentity',
      stack: { line: 2, bare: true },
      yields: 9,
      header: msg`Analyzer`,
      csv: (row) => row.attribution.analyzerIdentity,
      cell: (row) => <AnalyzerCell row={row} />,
      // Waybill's own is the only one so far.
      hidden: true,
      width: 5,
      grow: 0,
    },
  ];
}
