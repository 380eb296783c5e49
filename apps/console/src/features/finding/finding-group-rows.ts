import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TreeOptions } from '../../ui/table/types.ts';
import type { AuditScope, ListedFinding, ListedGroup } from './audit-scope.ts';
import { type FindingPage, groupFindingsQuery } from './finding-list.data.ts';
import { type FindingSearch, findingId } from './finding-search.ts';

/** A group, a finding below it, or what the group has besides those that are shown. */
export type GroupedRow =
  | { kind: 'group'; group: ListedGroup }
  | { kind: 'finding'; finding: ListedFinding }
  | { kind: 'rest'; group: ListedGroup; count: number; filter: Partial<FindingSearch> }
  | { kind: 'failed'; group: ListedGroup; retry: () => void };

export function groupedRowId(scope: AuditScope, row: GroupedRow): string {
  return row.kind === 'finding' ? findingId(scope, row.finding) : `${row.kind} ${row.group.id}`;
}

/** The id of the group that a row of this id stands for; undefined for one below a group. */
export function groupIdOf(rowId: string): string | undefined {
  return rowId.startsWith('group ') ? rowId.slice('group '.length) : undefined;
}

/** What groups count, as a filter of findings: a flaw once for each component, whatever the list without groups shows. */
export const countedInGroups: Pick<FindingSearch, 'everyRecord'> = { everyRecord: undefined };

/** The filter that leaves the findings of a group, as many as it counts. */
export function filterOfGroup(group: ListedGroup): Partial<FindingSearch> {
  return { ...filterOfKey(group), ...countedInGroups };
}

/** A component of many projects goes by the id of the group. */
function filterOfKey({ id, vulnerability, project, component }: ListedGroup): Partial<FindingSearch> {
  if (vulnerability) return { flaw: vulnerability.uuid };
  if (project) return { project: project.uuid };
  return component?.uuid === undefined ? { identity: id } : { component: component.uuid };
}

interface GroupRowsOptions {
  scope: AuditScope;
  search: FindingSearch;
  groups: readonly ListedGroup[] | undefined;
}

/** The rows of a page of groups; what is below one is asked for when it is opened first. */
export function useGroupRows({ scope, search, groups }: GroupRowsOptions) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => groups?.filter((group) => opened.has(group.id)) ?? [], [groups, opened]);
  const answers = useQueries({
    queries: shown.map((group) => groupFindingsQuery(scope, search, filterOfGroup(group))),
    combine: answersOf,
  });
  const rows = useMemo(() => groups?.map((group): GroupedRow => ({ kind: 'group', group })), [groups]);
  const below = useMemo(() => {
    const entries = shown.map((group, index) => [group.id, rowsBelow(group, answers[index])] as const);
    return new Map(entries);
  }, [shown, answers]);
  const tree = useMemo(
    (): TreeOptions<GroupedRow> => ({
      isBranch: (row) => row.kind === 'group',
      children: (row) => (row.kind === 'group' ? below.get(row.group.id) : undefined),
      onExpand: (row) => {
        if (row.kind === 'group') setOpened((before) => new Set(before).add(row.group.id));
      },
      opensBelow: true,
    }),
    [below],
  );
  const findings = useMemo(
    () => [...below.values()].flatMap((children) => findingsIn(children ?? [])),
    [below],
  );
  return { rows, tree, findings };
}

export function findingsIn(rows: readonly GroupedRow[]): ListedFinding[] {
  return rows.flatMap((row) => (row.kind === 'finding' ? [row.finding] : []));
}

interface Answer {
  data: FindingPage | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Outside the hook: the rows below are made anew only when an answer has changed. */
function answersOf(results: readonly UseQueryResult<FindingPage>[]): Answer[] {
  return results.map(({ data, isError, refetch }) => ({ data, isError, refetch }));
}

function rowsBelow(group: ListedGroup, answer: Answer | undefined): GroupedRow[] | undefined {
  if (answer?.data) {
    const { rows, total } = answer.data;
    const findings = rows.map((finding): GroupedRow => ({ kind: 'finding', finding }));
    const count = total - rows.length;
    if (count <= 0) return findings;
    return [...findings, { kind: 'rest', group, count, filter: filterOfGroup(group) }];
  }
  return answer?.isError ? [{ kind: 'failed', group, retry: () => void answer.refetch() }] : undefined;
}
