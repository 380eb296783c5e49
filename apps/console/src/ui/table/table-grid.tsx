import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { GridBody, useGridVirtualizer } from './grid-body.tsx';
import { useGridItems } from './grid-items.ts';
import { GridState, type GridStatus } from './grid-states.tsx';
import { GroupHead } from './group-head.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TableHeader } from './table-header.tsx';
import { layoutOf } from './table-model.ts';
import { DataRow, type RowActions, renderCell } from './table-row.tsx';
import type { Sort, TableController } from './types.ts';
import { useSelection } from './use-selection.ts';
import { useTableKeys } from './use-table-keys.ts';
import type { useTableModel } from './use-table-model.ts';
import { useCurrentInView, useFittingColumns } from './yielding-columns.ts';

interface TableGridProps<Row extends object> extends DataTableProps<Row> {
  model: ReturnType<typeof useTableModel<Row>>;
  /** How many rows stand on the pages before this one. */
  firstRow: number;
  onSort: (sort: Sort | undefined) => void;
  onClearSearch: () => void;
}

function statusOf<Row extends object>(props: TableGridProps<Row>): GridStatus {
  if (props.error) return 'failed';
  if (props.rows.rows === undefined) return 'loading';
  if (props.model.rows.length > 0 || props.model.grouping?.groups.length) return 'filled';
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
    const opensBelow = tree?.opensBelow === true && row?.getCanExpand() === true;
    if (row && onOpen && !opensBelow) onOpen(row.original);
    else toggleExpanded(index);
  }
  return { open, toggleExpanded, toggleSelected };
}

/** Goes to the page beside this one; undefined where all rows are in one list. */
function pageTurnOf<Row extends object>({ controller, endless, model }: TableGridProps<Row>) {
  if (endless || model.total === undefined) return undefined;
  const { page, pageSize } = controller.state;
  const last = Math.ceil(model.total / pageSize);
  return (step: 1 | -1): number | undefined => {
    const to = page + step;
    if (to < 1 || to > last) return undefined;
    controller.change({ page: to });
    return to;
  };
}

function narrowingOf({ narrowing, state }: TableController): string {
  return narrowing ?? state.searchText;
}

/** Whether the rows are still those of another page, order, search or filter than the one that was asked for. */
function useStaleRows<Row extends object>({ controller, refreshing }: TableGridProps<Row>): boolean {
  const { page, pageSize, sort } = controller.state;
  const asked = JSON.stringify([narrowingOf(controller), page, pageSize, sort]);
  const shown = useRef(asked);
  useEffect(() => {
    if (!refreshing) shown.current = asked;
  }, [refreshing, asked]);
  return refreshing === true && shown.current !== asked;
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

/** What is cut off is told in full under the pointer. */
function showWhole({ target }: React.PointerEvent): void {
  const cut = target instanceof HTMLElement ? target.closest<HTMLElement>('.truncate') : null;
  if (!cut || cut.closest('[title]')?.contains(cut) === true) return;
  if (cut.scrollWidth > cut.clientWidth) cut.title = cut.textContent ?? '';
}

/** The scrolling part of a table: header, rows in view, selection. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { model, tree, detail, selection: selectable } = props;
  const { rows, expanded } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const visibleColumns = useFittingColumns(model.visibleColumns, scroller, {
    isBeside: props.currentId !== undefined,
    hasSelection: selectable !== undefined,
  });
  const selection = useSelection(rows, narrowingOf(props.controller));
  const turnPage = pageTurnOf(props);
  const isStale = useStaleRows(props);
  const commands = useRowCommands(props, selectable ? selection.toggle : () => {});
  const grid = useGridItems({
    rows,
    expanded,
    hasDetail: detail !== undefined,
    tree,
    groups: model.grouping?.groups,
  });
  const keys = useTableKeys({
    rows,
    grid: scroller,
    canSelect: selectable !== undefined,
    isExpanded: (row) => expanded[row.id] === true,
    reveal: (index) => virtualizer.scrollToIndex(grid.placeOf(index)),
    actions: commands,
    page: props.controller.state.page,
    isLoading: props.refreshing === true,
    turnPage,
  });
  const virtualizer = useGridVirtualizer(scroller, grid, grid.placeOf(keys.active));
  const actions = useStableActions(commands, keys.activate);
  const current = props.currentId === undefined ? -1 : rows.findIndex(({ id }) => id === props.currentId);
  useCurrentInView(current, (index) => virtualizer.scrollToIndex(grid.placeOf(index)));

  // Without a branch there is nothing to be in line with.
  const isIndented = useMemo(
    () => tree !== undefined && rows.some((row) => row.depth > 0 || row.getCanExpand()),
    [rows, tree],
  );

  const status = statusOf(props);
  const layout = layoutOf(visibleColumns, selectable !== undefined);
  const columnCount = visibleColumns.length + (selectable ? 1 : 0);

  return (
    <div className="relative min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      {props.refreshing ? (
        <div className="absolute inset-x-0 top-0 z-20 h-0.5 animate-pulse bg-accent-strong" />
      ) : null}
      <div
        ref={scroller}
        className="max-h-[max(20rem,calc(100dvh-var(--above-table,14rem)))] overflow-auto"
        onPointerOver={showWhole}
      >
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
          onBlur={keys.onBlur}
          style={{ '--columns': layout.template, minWidth: layout.minWidth } as CSSProperties}
        >
          <TableHeader
            columns={visibleColumns}
            mode={props.rows.mode}
            sort={props.controller.state.sort}
            hasOwnOrder={props.controller.hasOwnOrder === true}
            onSort={props.onSort}
            selection={
              selectable && {
                some: selection.here > 0,
                all: rows.length > 0 && selection.here === rows.length,
                toggleAll: selection.toggleAll,
              }
            }
          />
          {status === 'filled' ? (
            <GridBody
              virtualizer={virtualizer}
              grid={grid}
              columnCount={columnCount}
              isStale={isStale}
              renderDetail={detail}
              renderHead={({ group, row }) =>
                group && model.grouping ? (
                  <GroupHead
                    columnCount={columnCount}
                    name={group.key === '' ? '–' : renderCell(model.grouping.column, row)}
                    count={group.count}
                    isOpen={group.isOpen}
                    onToggle={() => model.grouping?.toggle(group.key)}
                  />
                ) : null
              }
              renderRow={({ row, index }) => (
                <DataRow
                  row={row}
                  columns={visibleColumns}
                  index={index}
                  ariaRowIndex={props.firstRow + index + 2}
                  isTree={tree !== undefined}
                  isIndented={isIndented}
                  isActive={index === keys.active}
                  isCurrent={props.currentId === row.id}
                  isExpanded={expanded[row.id] === true}
                  isSelected={selectable ? selection.has(row.id) : undefined}
                  isClickable={props.onOpen !== undefined || row.getCanExpand()}
                  showsMore={props.onOpen !== undefined && !row.getCanExpand()}
                  actions={actions}
                />
              )}
            />
          ) : null}
        </div>
        <GridState
          status={status}
          layout={{ template: layout.template, columnCount }}
          onRetry={props.onRetry}
          onClearSearch={props.onClearSearch}
          empty={props.empty}
          nothingFound={props.nothingFound}
        />
      </div>
      {selectable && selection.rows.length > 0 ? (
        <SelectionBar
          count={selection.rows.length}
          elsewhere={selection.rows.length - selection.here}
          onClear={selection.clear}
        >
          {selectable.actions([...selection.rows], selection.clear)}
        </SelectionBar>
      ) : null}
    </div>
  );
}
