import { type CSSProperties, useMemo, useRef } from 'react';
import type { DataTableProps } from './data-table.tsx';
import { GridBody, useGridVirtualizer } from './grid-body.tsx';
import { useGridItems } from './grid-items.ts';
import { GridState, type GridStatus } from './grid-states.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TableHeader } from './table-header.tsx';
import { layoutOf } from './table-model.ts';
import { DataRow, type RowActions } from './table-row.tsx';
import type { Sort } from './types.ts';
import { useSelection } from './use-selection.ts';
import { useTableKeys } from './use-table-keys.ts';
import type { useTableModel } from './use-table-model.ts';

interface TableGridProps<Row extends object> extends DataTableProps<Row> {
  model: ReturnType<typeof useTableModel<Row>>;
  /** How many rows stand on the pages before this one. */
  firstRow: number;
  onSort: (sort: Sort) => void;
  onClearSearch: () => void;
}

function statusOf<Row extends object>(props: TableGridProps<Row>): GridStatus {
  if (props.error) return 'failed';
  if (props.rows.rows === undefined) return 'loading';
  if (props.model.rows.length > 0) return 'filled';
  return props.controller.state.searchText === '' ? 'empty' : 'nothing-found';
}

/** What a click or a key does to a row. */
function useRowCommands<Row extends object>(
  props: TableGridProps<Row>,
  toggleSelected: RowActions['toggleSelected'],
) {
  const { model, onOpen, tree } = props;
  function toggleExpanded(index: number): void {
    const row = model.rows[index];
    if (!row?.getCanExpand()) return;
    const open = model.expanded[row.id] !== true;
    if (open) tree?.onExpand?.(row.original);
    model.setExpanded(row.id, open);
  }
  function open(index: number): void {
    const row = model.rows[index];
    if (row && onOpen) onOpen(row.original);
    else toggleExpanded(index);
  }
  return { open, toggleExpanded, toggleSelected };
}

/** The same object at every render, whose functions are always the newest: a row renders only when it changes. */
function useStableActions(
  commands: Omit<RowActions, 'activate'>,
  activate: RowActions['activate'],
): RowActions {
  const latest = useRef(commands);
  latest.current = commands;
  return useMemo(
    () => ({
      activate,
      open: (index) => latest.current.open(index),
      toggleExpanded: (index) => latest.current.toggleExpanded(index),
      toggleSelected: (index, range) => latest.current.toggleSelected(index, range),
    }),
    [activate],
  );
}

/** The scrolling part of a table: header, rows in view, selection. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { model, tree, detail, selection: selectable } = props;
  const { rows, visibleColumns, expanded } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const selection = useSelection(rows);
  const commands = useRowCommands(props, selectable ? selection.toggle : () => {});
  const grid = useGridItems({ rows, expanded, hasDetail: detail !== undefined, tree });
  const keys = useTableKeys({
    rows,
    grid: scroller,
    canSelect: selectable !== undefined,
    isExpanded: (row) => expanded[row.id] === true,
    reveal: (index) => virtualizer.scrollToIndex(grid.placeOf(index)),
    actions: commands,
  });
  const virtualizer = useGridVirtualizer(scroller, grid, grid.placeOf(keys.active));
  const actions = useStableActions(commands, keys.setActive);

  const status = statusOf(props);
  const layout = layoutOf(visibleColumns, selectable !== undefined);
  const columnCount = visibleColumns.length + (selectable ? 1 : 0);
  const selectedRows = useMemo(
    () => (selection.ids.size === 0 ? [] : rows.filter((row) => selection.ids.has(row.id))),
    [rows, selection.ids],
  );

  return (
    <div className="relative min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      {props.refreshing ? (
        <div className="absolute inset-x-0 top-0 z-20 h-0.5 animate-pulse bg-accent-strong" />
      ) : null}
      <div ref={scroller} className="max-h-[max(20rem,calc(100dvh-14rem))] overflow-auto">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a grid, by its role */}
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is one of two that support it */}
        <div
          role={tree ? 'treegrid' : 'grid'}
          aria-label={props.label}
          aria-rowcount={(model.total ?? 0) + 1}
          aria-colcount={columnCount}
          aria-busy={status === 'loading' || props.refreshing || undefined}
          aria-multiselectable={selectable ? true : undefined}
          onKeyDown={keys.onKeyDown}
          style={{ '--columns': layout.template, minWidth: layout.minWidth } as CSSProperties}
        >
          <TableHeader
            columns={visibleColumns}
            mode={props.rows.mode}
            sort={props.controller.state.sort}
            onSort={props.onSort}
            selection={
              selectable && {
                some: selectedRows.length > 0,
                all: rows.length > 0 && selectedRows.length === rows.length,
                toggleAll: selection.toggleAll,
              }
            }
          />
          {status === 'filled' ? (
            <GridBody
              virtualizer={virtualizer}
              items={grid.items}
              columnCount={columnCount}
              renderDetail={detail}
              renderRow={({ row, index }) => (
                <DataRow
                  row={row}
                  columns={visibleColumns}
                  index={index}
                  ariaRowIndex={props.firstRow + index + 2}
                  isTree={tree !== undefined}
                  isActive={index === keys.active}
                  isCurrent={props.currentId === row.id}
                  isExpanded={expanded[row.id] === true}
                  isSelected={selectable ? selection.ids.has(row.id) : undefined}
                  isClickable={props.onOpen !== undefined || row.getCanExpand()}
                  actions={actions}
                />
              )}
            />
          ) : null}
        </div>
        <GridState
          status={status}
          onRetry={props.onRetry}
          onClearSearch={props.onClearSearch}
          empty={props.empty}
        />
      </div>
      {selectable && selectedRows.length > 0 ? (
        <SelectionBar count={selectedRows.length} onClear={selection.clear}>
          {selectable.actions(
            selectedRows.map((row) => row.original),
            selection.clear,
          )}
        </SelectionBar>
      ) : null}
    </div>
  );
}
