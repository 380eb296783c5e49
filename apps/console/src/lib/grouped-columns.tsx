import type { MessageDescriptor } from '@lingui/core';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import type { Column } from '../ui/table/types.ts';
import { NumberCell } from './cells.tsx';
import type { GroupedRow } from './grouped-rows.ts';
import { useSetSearch } from './url-flag.ts';

interface GroupedColumnsOptions<Group, Item> {
  /** The header of the group column. */
  header: MessageDescriptor;
  /** The name of a group. */
  name: (group: Group) => ReactNode;
  /** Where it is longer than what a row is called, in the unit of column widths. */
  nameWidth?: number | undefined;
  /** The same in a file. */
  csv: (group: Group) => string | undefined;
  /** The number of rows in a group. The id is also the server's sort field for groups. */
  count: { id: string; header: MessageDescriptor; of: (group: Group) => number; width: number };
  /** Columns of the list that groups have as well, by their ids: figures that the server sorts groups by. */
  figures?: Readonly<Record<string, (group: Group) => number>>;
  /** The columns of the list itself; the first one names a row. */
  columns: readonly Column<Item>[];
  /** Columns of a small screen by their ids, that of the names being `name`. */
  narrow: Readonly<Record<string, { place: number; width: number }>>;
}

/** The columns of a list in groups: those of the list, which only rows below a group fill, and what groups have. */
export function groupedColumns<Group, Item>(
  options: GroupedColumnsOptions<Group, Item>,
): Column<GroupedRow<Group, Item>>[] {
  const { header, name, nameWidth, csv, count, figures = {}, columns, narrow } = options;
  const [first, ...others] = columns;
  const grouped: Column<GroupedRow<Group, Item>>[] = [
    {
      id: 'name',
      header,
      csv: (row) => (row.kind === 'group' ? csv(row.group) : undefined),
      cell: (row) => (
        <NameCell row={row} group={name} item={(item) => (first ? cellOf(first, item) : null)} />
      ),
      sortable: true,
      required: true,
      width: nameWidth ?? first?.width ?? 8,
      // It has the names of groups as well, and those below are indented.
      grow: 2 * (first?.grow ?? 1),
    },
    {
      id: count.id,
      header: count.header,
      csv: (row) => (row.kind === 'group' ? count.of(row.group) : undefined),
      cell: (row) => (row.kind === 'group' ? <NumberCell value={count.of(row.group)} /> : null),
      sortable: true,
      kind: 'number',
      width: count.width,
      grow: 0,
    },
    ...others.map((column) => belowGroups(column, figures[column.id])),
  ];
  return grouped.map((column) => {
    const { [column.id]: place } = narrow;
    return place ? { ...column, narrow: place } : column;
  });
}

function belowGroups<Group, Item>(
  column: Column<Item>,
  figure: ((group: Group) => number) | undefined,
): Column<GroupedRow<Group, Item>> {
  const {
    value: _value,
    csv: _csv,
    csvMore: _more,
    without: _without,
    cell: _cell,
    narrow: _narrow,
    ...rest
  } = column;
  return {
    ...rest,
    sortable: figure !== undefined,
    cell: (row) => {
      if (row.kind === 'item') return cellOf(column, row.item);
      return row.kind === 'group' && figure ? <NumberCell value={figure(row.group)} /> : null;
    },
    ...(figure ? { csv: (row) => (row.kind === 'group' ? figure(row.group) : undefined) } : {}),
  };
}

function cellOf<Item>({ cell, value }: Column<Item>, item: Item): ReactNode {
  return cell ? cell(item) : value?.(item);
}

function NameCell<Group, Item>(props: {
  row: GroupedRow<Group, Item>;
  group: (group: Group) => ReactNode;
  item: (item: Item) => ReactNode;
}) {
  const { t } = useLingui();
  const { row } = props;
  switch (row.kind) {
    case 'group':
      return <span className="truncate font-medium">{props.group(row.group)}</span>;
    case 'item':
      return props.item(row.item);
    case 'rest':
      return <RestButton count={row.count} filter={row.filter} />;
    case 'failed':
      return <Button size="sm" onClick={row.retry}>{t`Try again`}</Button>;
  }
}

/** Shows what is in a group alone, as a list. */
function RestButton({ count, filter }: { count: number; filter: object }) {
  const set = useSetSearch<Record<string, unknown>>();
  return (
    <button
      type="button"
      className="rounded text-accent hover:underline"
      onClick={() => set({ ...filter, by: undefined, sort: undefined })}
    >
      <Plural value={count} one="# more row" other="# more rows" />
    </button>
  );
}
