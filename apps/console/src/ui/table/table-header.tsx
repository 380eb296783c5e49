// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the rows in view are drawn is no HTML table
// biome-ignore-all lint/a11y/useFocusableInteractive: the row takes the focus, not its cells
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Checkbox } from '../inputs.tsx';
import { ColumnResizer } from './column-resizer.tsx';
import { pxPerRem } from './fit-column.ts';
import { isSortable, nextSort, sortsDescendingFirst } from './sortable.ts';
import type { Track } from './stacked-columns.ts';
import type { Column, Sort } from './types.ts';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  sortable: boolean;
  hasOwnOrder: boolean;
  onSort: (sort: Sort | undefined) => void;
  /** The column's place among the cells of a row; undefined where it shares one with others. */
  position: number | undefined;
  isStop: boolean;
  onFocus: () => void;
  onResize: (rem: number) => void;
}

function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { column, sort, sortable, hasOwnOrder, onSort } = props;
  const { i18n } = useLingui();
  const label = i18n._(column.header);
  const active = sort?.id === column.id;
  const showsDescending = active ? sort.descending : sortsDescendingFirst(column.kind);
  const Arrow = showsDescending ? ArrowDown : ArrowUp;
  const direction = active ? (sort.descending ? 'descending' : 'ascending') : 'none';
  // One stop for the Tab key leads to the headers; arrows go on from there.
  const stop = {
    'data-header': column.id,
    tabIndex: props.isStop ? 0 : -1,
    onFocus: props.onFocus,
    'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight',
  };
  return (
    <div
      role="columnheader"
      aria-sort={sortable ? direction : undefined}
      className={clsx(
        'relative flex h-full items-center',
        props.position === undefined ? 'shrink-0' : 'min-w-0 px-2.5',
        column.kind === 'number' && 'justify-end',
      )}
      {...(sortable ? {} : stop)}
    >
      {sortable ? (
        <button
          type="button"
          className={clsx(
            'group relative flex min-w-0 items-center gap-1 rounded hover:text-fg',
            column.kind === 'number' && 'flex-row-reverse',
          )}
          onClick={() => onSort(nextSort(column, sort, hasOwnOrder))}
          {...stop}
        >
          <span className="truncate">{label}</span>
          <Arrow
            // Until the column is sorted, it is in the padding and takes no room from the label.
            className={clsx(
              'shrink-0',
              active ? 'size-3' : 'absolute size-2.5 opacity-0 group-hover:opacity-50 max-sm:hidden',
              !active && (column.kind === 'number' ? 'end-full' : 'start-full'),
            )}
            aria-hidden
          />
        </button>
      ) : (
        <span className="truncate">{label}</span>
      )}
      {props.position === undefined ? null : (
        <ColumnResizer position={props.position} onResize={props.onResize} />
      )}
    </div>
  );
}

export interface TableHeaderProps<Row> {
  columns: readonly Column<Row>[];
  tracks: readonly Track<Row>[];
  mode: 'client' | 'server';
  sort: Sort | undefined;
  hasOwnOrder: boolean;
  onSort: (sort: Sort | undefined) => void;
  onResize: (id: string, rem: number) => void;
  /** The selected rows among those that the checkbox covers; undefined without selection. */
  selection?: { label: string; some: boolean; all: boolean; toggleAll: () => void } | undefined;
}

const stepRem = 1;

export function TableHeader<Row>(props: TableHeaderProps<Row>) {
  const { columns, tracks, mode, sort, hasOwnOrder, onSort, selection } = props;
  const [stop, setStop] = useState<string>();
  const stopId = columns.some(({ id }) => id === stop) ? stop : columns[0]?.id;

  /** Left and right go from header to header, with Shift they make the column narrower and wider; down leads to the rows. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const headers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-header]')];
    const at = headers.indexOf(event.target as HTMLElement);
    const header = headers[at];
    if (!header || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'ArrowDown') {
      event.currentTarget
        .closest('[aria-rowcount]')
        ?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
        ?.focus();
    } else if (step === undefined) return;
    else if (event.shiftKey) {
      const cell = header.closest('[role="columnheader"]');
      const widthPx = cell?.getBoundingClientRect().width ?? 0;
      props.onResize(header.dataset.header ?? '', widthPx / pxPerRem() + step * stepRem);
    } else headers[at + step]?.focus();
    event.preventDefault();
  }

  const headerOf = (column: Column<Row>, position: number | undefined) => (
    <HeaderCell
      key={column.id}
      column={column}
      sort={sort}
      sortable={isSortable(column, mode)}
      hasOwnOrder={hasOwnOrder}
      onSort={onSort}
      position={position}
      isStop={column.id === stopId}
      onFocus={() => setStop(column.id)}
      onResize={(rem) => props.onResize(column.id, rem)}
    />
  );

  return (
    <div role="rowgroup" className="sticky top-0 z-10 bg-surface">
      <div
        role="row"
        aria-rowindex={1}
        onKeyDown={onKeyDown}
        className="grid h-9 grid-cols-(--columns) items-center border-b border-line text-xs font-medium text-muted"
      >
        {selection ? (
          <div role="columnheader" className="grid place-items-center">
            <Checkbox
              aria-label={selection.label}
              checked={selection.all}
              indeterminate={selection.some && !selection.all}
              onCheckedChange={selection.toggleAll}
            />
          </div>
        ) : null}
        {tracks.map((track, index) =>
          track.kind === 'column' ? (
            headerOf(track.column, index + (selection ? 1 : 0))
          ) : (
            <div
              key="stack"
              role="presentation"
              // Headers without room are in a second line, which is visible when one of them has the focus.
              className="flex h-9 min-w-0 flex-wrap gap-x-4 overflow-hidden px-2.5 *:h-9!"
            >
              {[...track.first, ...track.second].map((column) => headerOf(column, undefined))}
            </div>
          ),
        )}
      </div>
    </div>
  );
}
