import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TreeOptions } from '../ui/table/types.ts';
import type { Page } from './api.ts';

/** A group, a row of the list below it, or what the group has besides those that are shown. */
export type GroupedRow<Group, Item> =
  | { kind: 'group'; group: Group }
  | { kind: 'item'; item: Item; group: Group }
  | { kind: 'rest'; group: Group; count: number; filter: object }
  | { kind: 'failed'; group: Group; retry: () => void };

export type PageQuery<Row, Key extends QueryKey> = UseQueryOptions<Page<Row>, Error, Page<Row>, Key>;

interface GroupRowsOptions<Group, Item, Key extends QueryKey> {
  groups: readonly Group[] | undefined;
  idOf: (group: Group) => string;
  /** The filters of the address that leave what is in a group. */
  filterOf: (group: Group) => object;
  /** The first rows of a group. */
  itemsQuery: (group: Group) => PageQuery<Item, Key>;
}

/** The rows of a page of groups; what is below one is asked for when it is opened first. */
export function useGroupedRows<Group, Item, Key extends QueryKey>(
  options: GroupRowsOptions<Group, Item, Key>,
) {
  type Row = GroupedRow<Group, Item>;
  const { groups, idOf, filterOf, itemsQuery } = options;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(
    () => groups?.filter((group) => opened.has(idOf(group))) ?? [],
    [groups, opened, idOf],
  );
  const answers = useQueries({
    queries: shown.map((group) => {
      // The rows of another group are no placeholder for those of this one.
      const { placeholderData: _, ...query } = itemsQuery(group);
      return query;
    }),
    combine: answersOf<Item>,
  });
  const rows = useMemo(() => groups?.map((group): Row => ({ kind: 'group', group })), [groups]);
  const below = useMemo(() => {
    const entries = shown.map(
      (group, index) => [idOf(group), rowsBelow(group, answers[index], filterOf)] as const,
    );
    return new Map(entries);
  }, [shown, answers, idOf, filterOf]);
  const tree = useMemo(
    (): TreeOptions<Row> => ({
      isBranch: ({ kind }) => kind === 'group',
      children: (row) => (row.kind === 'group' ? below.get(idOf(row.group)) : undefined),
      onExpand: (row) => {
        if (row.kind === 'group') setOpened((before) => new Set(before).add(idOf(row.group)));
      },
      opensBelow: true,
    }),
    [below, idOf],
  );
  const items = useMemo(() => [...below.values()].flatMap((children) => itemsIn(children ?? [])), [below]);
  return { rows, tree, items };
}

export function itemsIn<Item>(rows: readonly GroupedRow<unknown, Item>[]): Item[] {
  return rows.flatMap((row) => (row.kind === 'item' ? [row.item] : []));
}

interface Answer<Item> {
  data: Page<Item> | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Outside the hook: the rows below are made anew only when an answer has changed. */
function answersOf<Item>(results: readonly UseQueryResult<Page<Item>>[]): Answer<Item>[] {
  return results.map(({ data, isError, refetch }) => ({ data, isError, refetch }));
}

function rowsBelow<Group, Item>(
  group: Group,
  answer: Answer<Item> | undefined,
  filterOf: (group: Group) => object,
): GroupedRow<Group, Item>[] | undefined {
  if (answer?.data) {
    const { rows, total } = answer.data;
    const items = rows.map((item): GroupedRow<Group, Item> => ({ kind: 'item', item, group }));
    const count = total - rows.length;
    if (count <= 0) return items;
    return [...items, { kind: 'rest', group, count, filter: filterOf(group) }];
  }
  return answer?.isError ? [{ kind: 'failed', group, retry: () => void answer.refetch() }] : undefined;
}
