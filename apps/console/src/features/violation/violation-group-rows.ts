import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { AuditViolation, ViolationGroup, ViolationGrouping } from '@waybill/api-contract';
import { useMemo, useState } from 'react';
import type { TreeOptions } from '../../ui/table/types.ts';
import { groupViolationsQuery, type ViolationPage } from './violation.data.ts';
import { type ViolationScope, violationId } from './violation-scope.ts';
import type { ViolationSearch } from './violation-search.ts';

/** A group, a violation below it, or what the group has besides those that are shown. */
export type GroupedRow =
  | { kind: 'group'; group: ViolationGroup }
  | { kind: 'violation'; violation: AuditViolation }
  | { kind: 'rest'; group: ViolationGroup; count: number }
  | { kind: 'failed'; group: ViolationGroup; retry: () => void };

export function groupId({ policy, component, project }: ViolationGroup): string {
  return policy?.uuid ?? component?.uuid ?? project?.uuid ?? '';
}

export function groupedRowId(row: GroupedRow): string {
  return row.kind === 'violation' ? violationId(row.violation) : `${row.kind} ${groupId(row.group)}`;
}

/** The id of the group that a row of this id stands for; undefined for one below a group. */
export function groupIdOf(rowId: string): string | undefined {
  return rowId.startsWith('group ') ? rowId.slice('group '.length) : undefined;
}

/** The filter that leaves the violations of the group of an id. */
export function filterOfGroupId(by: ViolationGrouping, id: string): Partial<ViolationSearch> {
  if (by === 'POLICY') return { policy: [id] };
  return by === 'PROJECT' ? { project: id } : { component: id };
}

/** The filter that leaves the violations of a group. */
export function filterOfGroup({ policy, component, project }: ViolationGroup): Partial<ViolationSearch> {
  if (policy) return { policy: [policy.uuid] };
  return project ? { project: project.uuid } : { component: component?.uuid };
}

interface GroupRowsOptions {
  scope: ViolationScope;
  search: ViolationSearch;
  groups: readonly ViolationGroup[] | undefined;
}

/** The rows of a page of groups; what is below one is asked for when it is opened first. */
export function useGroupRows({ scope, search, groups }: GroupRowsOptions) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => groups?.filter((group) => opened.has(groupId(group))) ?? [], [groups, opened]);
  const answers = useQueries({
    queries: shown.map((group) => groupViolationsQuery(scope, search, filterOfGroup(group))),
    combine: answersOf,
  });
  const rows = useMemo(() => groups?.map((group): GroupedRow => ({ kind: 'group', group })), [groups]);
  const below = useMemo(() => {
    const entries = shown.map((group, index) => [groupId(group), rowsBelow(group, answers[index])] as const);
    return new Map(entries);
  }, [shown, answers]);
  const tree = useMemo(
    (): TreeOptions<GroupedRow> => ({
      isBranch: ({ kind }) => kind === 'group',
      children: (row) => (row.kind === 'group' ? below.get(groupId(row.group)) : undefined),
      onExpand: (row) => {
        if (row.kind === 'group') setOpened((before) => new Set(before).add(groupId(row.group)));
      },
      opensBelow: true,
    }),
    [below],
  );
  const violations = useMemo(
    () => [...below.values()].flatMap((children) => violationsIn(children ?? [])),
    [below],
  );
  return { rows, tree, violations };
}

export function violationsIn(rows: readonly GroupedRow[]): AuditViolation[] {
  return rows.flatMap((row) => (row.kind === 'violation' ? [row.violation] : []));
}

interface Answer {
  data: ViolationPage | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Outside the hook: the rows below are made anew only when an answer has changed. */
function answersOf(results: readonly UseQueryResult<ViolationPage>[]): Answer[] {
  return results.map(({ data, isError, refetch }) => ({ data, isError, refetch }));
}

function rowsBelow(group: ViolationGroup, answer: Answer | undefined): GroupedRow[] | undefined {
  if (answer?.data) {
    const { rows, total } = answer.data;
    const violations = rows.map((violation): GroupedRow => ({ kind: 'violation', violation }));
    const count = total - rows.length;
    return count > 0 ? [...violations, { kind: 'rest', group, count }] : violations;
  }
  return answer?.isError ? [{ kind: 'failed', group, retry: () => void answer.refetch() }] : undefined;
}
