import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { AuditFinding, FindingGroup } from '@waybill/api-contract';
import { useMemo, useState } from 'react';
import type { TreeOptions } from '../../ui/table/types.ts';
import { type FindingPage, groupFindingsQuery } from './finding.data.ts';
import { type FindingSearch, findingId } from './finding-search.ts';

/** A group, a finding below it, or what the group has besides those that are shown. */
export type GroupedRow =
  | { kind: 'group'; group: FindingGroup }
  | { kind: 'finding'; finding: AuditFinding }
  | { kind: 'rest'; group: FindingGroup; count: number }
  | { kind: 'failed'; group: FindingGroup; retry: () => void };

function groupId({ vulnerability, component }: FindingGroup): string {
  return vulnerability?.uuid ?? component?.uuid ?? '';
}

export function groupedRowId(row: GroupedRow): string {
  return row.kind === 'finding' ? findingId(row.finding) : `${row.kind} ${groupId(row.group)}`;
}

/** The filter that leaves the findings of a group. */
export function filterOfGroup({ vulnerability, component }: FindingGroup): Partial<FindingSearch> {
  return vulnerability ? { flaw: vulnerability.uuid } : { component: component?.uuid };
}

interface GroupRowsOptions {
  project: string;
  search: FindingSearch;
  groups: readonly FindingGroup[] | undefined;
}

/** The rows of a page of groups; what is below one is asked for when it is opened first. */
export function useGroupRows({ project, search, groups }: GroupRowsOptions) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => groups?.filter((group) => opened.has(groupId(group))) ?? [], [groups, opened]);
  const answers = useQueries({
    queries: shown.map((group) => groupFindingsQuery(project, search, filterOfGroup(group))),
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
  const findings = useMemo(
    () => [...below.values()].flatMap((children) => findingsIn(children ?? [])),
    [below],
  );
  return { rows, tree, findings };
}

export function findingsIn(rows: readonly GroupedRow[]): AuditFinding[] {
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

function rowsBelow(group: FindingGroup, answer: Answer | undefined): GroupedRow[] | undefined {
  if (answer?.data) {
    const { rows, total } = answer.data;
    const findings = rows.map((finding): GroupedRow => ({ kind: 'finding', finding }));
    const count = total - rows.length;
    return count > 0 ? [...findings, { kind: 'rest', group, count }] : findings;
  }
  return answer?.isError ? [{ kind: 'failed', group, retry: () => void answer.refetch() }] : undefined;
}
