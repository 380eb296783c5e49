import { msg } from '@lingui/core/macro';
import type { VexStatement } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { stateTones, useStateLabels } from '../finding/finding-words.ts';
import { outcomeTones, useOutcomeLabels, useReasonLabels, useStatementText } from './vex-words.ts';

function State({ row: { state } }: { row: VexStatement }) {
  const labels = useStateLabels();
  return state ? <Badge tone={stateTones[state]}>{labels[state]}</Badge> : null;
}

function Outcome({ row: { outcome } }: { row: VexStatement }) {
  const labels = useOutcomeLabels();
  return <Badge tone={outcomeTones[outcome]}>{labels[outcome]}</Badge>;
}

/** The reason in words. */
function Reason({ row: { reason } }: { row: VexStatement }) {
  const labels = useReasonLabels();
  return reason ? (
    <span className="truncate" title={labels[reason]}>
      {labels[reason]}
    </span>
  ) : null;
}

/** Why a statement was not applied, with what it is about. */
function Details({ row }: { row: VexStatement }) {
  const text = useStatementText()(row);
  return (
    <span className="truncate" title={text}>
      {text}
    </span>
  );
}

export const vexStatementColumns: readonly Column<VexStatement>[] = [
  {
    id: 'position',
    header: msg`No.`,
    csv: (row) => row.position,
    cell: (row) => <NumberCell value={row.position} />,
    kind: 'number',
    sortable: true,
    width: 4.5,
  },
  {
    id: 'vulnerability',
    header: msg`Vulnerability`,
    value: (row) => row.vulnerability,
    sortable: true,
    required: true,
    width: 11,
    grow: 1,
    narrow: { place: 1, width: 10 },
  },
  {
    id: 'subject',
    header: msg`Component or product`,
    value: (row) => row.subject,
    sortable: true,
    width: 14,
    grow: 3,
  },
  {
    id: 'state',
    header: msg`Analysis`,
    csv: (row) => row.state,
    cell: (row) => <State row={row} />,
    width: 8,
  },
  {
    id: 'outcome',
    header: msg`Outcome`,
    csv: (row) => row.outcome,
    cell: (row) => <Outcome row={row} />,
    sortable: true,
    width: 8,
    narrow: { place: 2, width: 9 },
  },
  {
    id: 'reason',
    header: msg`Reason`,
    csv: (row) => row.reason,
    cell: (row) => <Reason row={row} />,
    width: 12,
    grow: 1,
  },
  {
    id: 'message',
    header: msg`Details`,
    csv: (row) => row.message,
    cell: (row) => <Details row={row} />,
    width: 16,
    grow: 3,
  },
  {
    id: 'findings',
    header: msg`Findings changed`,
    csv: (row) => row.findings,
    cell: (row) => <NumberCell value={row.findings} />,
    kind: 'number',
    sortable: true,
    width: 8,
  },
  { id: 'path', header: msg`Location`, value: (row) => row.path, width: 14, hidden: true },
];
