import { msg } from '@lingui/core/macro';
import type { PolicySummary } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import {
  ConditionsCell,
  EvaluatedCell,
  LimitsCell,
  OperatorCell,
  StateCell,
  ViolationsCell,
} from './policy-cells.tsx';
import type { WholePolicy } from './whole-policy.ts';

/** A policy with what came of it, where that is known. */
export interface ListedPolicy extends WholePolicy {
  summary: PolicySummary | undefined;
}

const order = { FAIL: 0, WARN: 1, INFO: 2 };

export const policyColumns: readonly Column<ListedPolicy>[] = [
  {
    id: 'violationState',
    header: msg`State`,
    value: (policy) => order[policy.violationState],
    csv: (policy) => policy.violationState,
    cell: (policy) => <StateCell policy={policy} />,
    width: 6,
    grow: 0,
    narrow: { place: 1, width: 5.4 },
  },
  {
    id: 'name',
    header: msg`Policy`,
    value: (policy) => policy.name,
    cell: (policy) => (
      <AppLink path={paths.policy(policy.uuid)} className="truncate text-accent hover:underline">
        {policy.name}
      </AppLink>
    ),
    required: true,
    width: 12,
    grow: 3,
    narrow: { place: 2, width: 9 },
  },
  {
    id: 'operator',
    yields: 1,
    header: msg`Operator`,
    csv: (policy) => policy.operator,
    cell: (policy) => <OperatorCell policy={policy} />,
    width: 5,
    grow: 0,
  },
  {
    id: 'conditions',
    yields: 3,
    header: msg`Conditions`,
    csv: (policy) => policy.conditions.length,
    cell: (policy) => <ConditionsCell policy={policy} />,
    width: 14,
    grow: 5,
  },
  {
    id: 'limits',
    yields: 2,
    header: msg`Applies to`,
    csv: (policy) =>
      [
        ...(policy.projects ?? []).map(({ name }) => name),
        ...(policy.tags ?? []).map(({ name }) => name),
      ].join(', '),
    cell: (policy) => <LimitsCell policy={policy} />,
    width: 9,
    grow: 2,
  },
  {
    id: 'violations',
    header: msg`Violations`,
    value: (policy) => policy.summary?.violations,
    cell: (policy) => <ViolationsCell policy={policy} count={policy.summary?.violations} />,
    kind: 'number',
    width: 6.4,
    grow: 0,
    narrow: { place: 3, width: 5.4 },
  },
  {
    id: 'evaluatedAt',
    yields: 4,
    header: msg`Evaluated`,
    csv: (policy) => isoTime(policy.summary?.evaluatedAt),
    cell: (policy) => <EvaluatedCell summary={policy.summary} />,
    width: 7,
    grow: 0,
  },
];

/** The same for those who may not view policy violations. */
export const withoutViolations = policyColumns.filter(({ id }) => id !== 'violations');
