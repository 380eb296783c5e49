// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the rows in view are drawn is no HTML table
// biome-ignore-all lint/a11y/useFocusableInteractive: the row takes the focus, not its cells
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../inputs.tsx';
import { isSortable, nextSort, sortsDescendingFirst } from './sortable.ts';
import type { Column, Sort } from './types.ts';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  sortable: boolean;
  hasOwnOrder: boolean;
  onSort: (sort: Sort | undefined) => void;
}

function HeaderCell<Row>({ column, sort, sortable, hasOwnOrder, onSort }: HeaderCellProps<Row>) {
  const { i18n } = useLingui();
  const label = i18n._(column.header);
  const active = sort?.id === column.id;
  const showsDescending = active ? sort.descending : sortsDescendingFirst(column.kind);
  const Arrow = showsDescending ? ArrowDown : ArrowUp;
  const direction = active ? (sort.descending ? 'descending' : 'ascending') : 'none';
  return (
    <div
      role="columnheader"
      aria-sort={sortable ? direction : undefined}
      className={clsx('flex min-w-0 items-center px-2.5', column.kind === 'number' && 'justify-end')}
    >
      {sortable ? (
        <button
          type="button"
          className={clsx(
            'group flex min-w-0 items-center gap-1 rounded hover:text-fg',
            column.kind === 'number' && 'flex-row-reverse',
          )}
          onClick={() => onSort(nextSort(column, sort, hasOwnOrder))}
        >
          <span className="truncate">{label}</span>
          <Arrow
            className={clsx(
              'size-3 shrink-0',
              active ? '' : 'opacity-0 group-hover:opacity-50 max-sm:hidden',
            )}
            aria-hidden
          />
        </button>
      ) : (
        <span className="truncate">{label}</span>
      )}
    </div>
  );
}

export interface TableHeaderProps<Row> {
  columns: readonly Column<Row>[];
  mode: 'client' | 'server';
  sort: Sort | undefined;
  hasOwnOrder: boolean;
  onSort: (sort: Sort | undefined) => void;
  /** How many of the rows on the page are selected; undefined without selection. */
  selection?: { some: boolean; all: boolean; toggleAll: () => void } | undefined;
}

export function TableHeader<Row>(props: TableHeaderProps<Row>) {
  const { t } = useLingui();
  const { columns, mode, sort, hasOwnOrder, onSort, selection } = props;
  return (
    <div role="rowgroup" className="sticky top-0 z-10 bg-surface">
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-9 grid-cols-(--columns) items-center border-b border-line text-xs font-medium text-muted"
      >
        {selection ? (
          <div role="columnheader" className="grid place-items-center">
            <Checkbox
              aria-label={t`Select all rows`}
              checked={selection.all}
              indeterminate={selection.some && !selection.all}
              onCheckedChange={selection.toggleAll}
            />
          </div>
        ) : null}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            sort={sort}
            sortable={isSortable(column, mode)}
            hasOwnOrder={hasOwnOrder}
            onSort={onSort}
          />
        ))}
      </div>
    </div>
  );
}
