import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComparedViolation, ComparedViolationSide } from '@waybill/api-contract';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useConditionSentence } from '../violation/condition-sentence.ts';
import { DecisionBadge, StateBadge } from '../violation/violation-badges.tsx';
import { useTypeLabels } from '../violation/violation-words.ts';
import {
  changeColumn,
  componentColumn,
  groupColumn,
  versionAfterColumn,
  versionBeforeColumn,
} from './compared-columns.tsx';
import { nothing } from './no-version.tsx';

function TypeCell({ row }: { row: ComparedViolation }) {
  return useTypeLabels()[row.type];
}

function ConditionCell({ row }: { row: ComparedViolation }) {
  const text = useConditionSentence()(row.condition);
  return (
    <span className="truncate" title={text}>
      {text}
    </span>
  );
}

function DecisionCell({ side }: { side: ComparedViolationSide | undefined }) {
  const { t } = useLingui();
  if (!side) return nothing;
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <DecisionBadge state={side.state} />
      {side.isSuppressed ? <Badge>{t`Suppressed`}</Badge> : null}
    </span>
  );
}

export const violationColumns: readonly Column<ComparedViolation>[] = [
  changeColumn,
  {
    id: 'state',
    header: msg`State`,
    csv: (row) => row.state,
    cell: (row) => <StateBadge state={row.state} />,
    kind: 'level',
    sortable: true,
    width: 5.8,
    grow: 0,
  },
  {
    id: 'type',
    header: msg`Risk type`,
    csv: (row) => row.type,
    cell: (row) => <TypeCell row={row} />,
    sortable: true,
    spare: true,
    width: 6.4,
    grow: 0,
  },
  {
    id: 'policy.name',
    header: msg`Policy`,
    value: (row) => row.policy.name,
    sortable: true,
    required: true,
    width: 9,
    grow: 2,
    narrow: { place: 2, width: 8 },
  },
  {
    id: 'condition',
    header: msg`Condition`,
    csv: ({ condition }) =>
      `${condition.subject} ${condition.operator} ${condition.valueName ?? condition.value}`,
    cell: (row) => <ConditionCell row={row} />,
    width: 9,
    grow: 2,
  },
  { ...componentColumn, width: 8.4, narrow: { place: 3, width: 6.5 } },
  groupColumn,
  { ...versionBeforeColumn, width: 7 },
  { ...versionAfterColumn, width: 7 },
  {
    id: 'from.state',
    header: msg`Analysis before`,
    csv: (row) => row.from?.state,
    cell: (row) => <DecisionCell side={row.from} />,
    width: 8.5,
  },
  {
    id: 'to.state',
    header: msg`Analysis after`,
    csv: (row) => row.to?.state,
    cell: (row) => <DecisionCell side={row.to} />,
    width: 8.5,
  },
];
