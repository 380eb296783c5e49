import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FindingDifference } from '@waybill/api-contract';
import { DateCell } from '../../lib/cells.tsx';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { SeverityBadge, toSeverity } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useCauseText, useSideLabels } from './compare-words.ts';

const linkStyle = 'block truncate text-accent hover:underline';
const named = ({ name, version }: { readonly name: string; readonly version?: string }) =>
  version === undefined ? name : `${name} ${version}`;

function SideCell({ row }: { row: FindingDifference }) {
  return useSideLabels()[row.side];
}

function CauseCell({ row }: { row: FindingDifference }) {
  const text = useCauseText()(row);
  return (
    <span className="block truncate" title={text}>
      {text}
    </span>
  );
}

function WhyCell({ row }: { row: FindingDifference }) {
  const { t } = useLingui();
  const { source, vulnId } = row.vulnerability;
  const search = { component: row.component.uuid, vulnerability: `${source}/${vulnId}` };
  return (
    <AppLink path={paths.projectWhy(row.project.uuid, search)} className={linkStyle}>
      {t`Why`}
    </AppLink>
  );
}

/** The address of each is a page of its own; `id`s are what the server sorts by. */
export const differenceColumns: readonly Column<FindingDifference>[] = [
  {
    id: 'vulnerability.vulnId',
    header: msg`Vulnerability`,
    csv: (row) => row.vulnerability.vulnId,
    cell: (row) => (
      <AppLink
        path={paths.vulnerability(row.vulnerability.source, row.vulnerability.vulnId)}
        className={linkStyle}
      >
        {row.vulnerability.vulnId}
      </AppLink>
    ),
    sortable: true,
    required: true,
    width: 11,
    narrow: { place: 1, width: 10 },
  },
  {
    id: 'severity',
    header: msg`Severity`,
    csv: (row) => row.severity,
    cell: (row) => <SeverityBadge severity={toSeverity(row.severity)} />,
    kind: 'level',
    sortable: true,
    width: 7.5,
    grow: 0,
  },
  {
    id: 'component.name',
    header: msg`Component`,
    csv: (row) => row.component.name,
    csvMore: [
      { header: msg`Version`, csv: (row) => row.component.version },
      { header: msg`Group`, csv: (row) => row.component.group },
    ],
    cell: (row) => (
      <AppLink path={paths.component(row.component.uuid)} className={linkStyle}>
        {named(row.component)}
      </AppLink>
    ),
    sortable: true,
    width: 12,
    grow: 2,
    narrow: { place: 2, width: 8 },
  },
  {
    id: 'project.name',
    header: msg`Project`,
    csv: (row) => row.project.name,
    csvMore: [{ header: msg`Project version`, csv: (row) => row.project.version }],
    cell: (row) => (
      <AppLink path={paths.project(row.project.uuid)} className={linkStyle}>
        {named(row.project)}
      </AppLink>
    ),
    sortable: true,
    width: 10,
    grow: 1,
  },
  {
    id: 'side',
    header: msg`Side`,
    csv: (row) => row.side,
    cell: (row) => <SideCell row={row} />,
    sortable: true,
    width: 11,
    grow: 0,
  },
  {
    id: 'cause',
    header: msg`Cause`,
    csv: (row) => row.cause,
    csvMore: [{ header: msg`Detail`, csv: (row) => row.detail }],
    cell: (row) => <CauseCell row={row} />,
    sortable: true,
    width: 13,
    grow: 3,
  },
  {
    id: 'why',
    header: msg`Explanation`,
    cell: (row) => <WhyCell row={row} />,
    width: 6,
    grow: 0,
    narrow: { place: 3, width: 4.5 },
  },
  {
    id: 'analyzer',
    header: msg`Analyzer`,
    value: (row) => row.analyzer,
    sortable: false,
    hidden: true,
    width: 9,
  },
  {
    id: 'foundAt',
    header: msg`Found there`,
    csv: (row) => (row.foundAt === undefined ? undefined : new Date(row.foundAt).toISOString()),
    cell: (row) => <DateCell value={row.foundAt} />,
    kind: 'date',
    hidden: true,
    width: 8,
  },
];
