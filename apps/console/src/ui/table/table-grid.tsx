import { type CSSProperties, useMemo, useRef } from 'react';
import { RowCount } from '../pagination.tsx';
import {
  pageTurnOf,
  useCurrentInView,
  useRowCommands,
  useStableActions,
  useStaleRows,
} from './grid-behavior.ts';
import { GridBody, rowHeightOf, useGridVirtualizer } from './grid-body.tsx';
import { useGridItems } from './grid-items.ts';
import { GridState, type GridStatus } from './grid-states.tsx';
import { GroupHead } from './group-head.tsx';
import { useRoom } from './narrow-columns.ts';
import { columnsOf, isInTwoLines, layoutOfTracks, linesOf, tracksOf } from './stacked-columns.ts';
import type { TableGridProps } from './table-grid-props.ts';
import { TableHeader } from './table-header.tsx';
import { DataRow, PlaceholderRow, renderCell } from './table-row.tsx';
import { useEndlessScroll } from './use-endless-scroll.ts';
import { useHeaderSelection } from './use-header-selection.ts';
import { useRoomBelow } from './use-room-below.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useFittingColumns } from './yielding-columns.ts';

function statusOf<Row extends object>(props: TableGridProps<Row>): GridStatus {
  const isHere = props.model.total !== undefined;
  if (!isHere) return props.error ? 'failed' : 'loading';
  if (props.model.rows.count > 0 || props.model.grouping?.groups.length) return 'filled';
  return props.controller.state.searchText === '' ? 'empty' : 'nothing-found';
}

/** A tooltip shows truncated text in full. */
function showWhole({ target }: React.PointerEvent): void {
  const cut = target instanceof HTMLElement ? target.closest<HTMLElement>('.truncate') : null;
  if (!cut || cut.closest('[title]')?.contains(cut) === true) return;
  if (cut.scrollWidth > cut.clientWidth) cut.title = cut.textContent ?? '';
}

/** The scrolling part of a table: header, rows in view. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { model, shown, tree, detail, chosen, selection: selectable } = props;
  const { rows, expanded, grouping } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const hasSelection = selectable !== undefined;
  useRoomBelow(scroller);
  const room = useRoom();
  const isBeside = props.currentId !== undefined;
  const isTall = isInTwoLines(shown.visible, room);
  const columns = useFittingColumns(shown.visible, scroller, {
    // In two lines all have room.
    isBeside: isBeside && !isTall,
    hasSelection,
    widths: shown.widths,
  });
  const tracks = useMemo(() => tracksOf(columns, { room, isBeside }), [columns, room, isBeside]);
  const turnPage = pageTurnOf(props);
  const isStale = useStaleRows(props);
  const commands = useRowCommands(props, selectable ? chosen.toggle : () => {});
  const items = useGridItems({
    rows,
    expanded,
    hasDetail: detail !== undefined,
    tree,
    groups: grouping?.groups,
  });
  const rowHeight = rowHeightOf(shown.density, linesOf(tracks, room));
  const reveal = (index: number) => virtualizer.scrollToIndex(items.placeOf(index));
  const keys = useTableKeys({
    rows,
    grid: scroller,
    canSelect: hasSelection,
    isExpanded: (row) => expanded[row.id] === true,
    pageStep: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
    reveal,
    actions: commands,
    page: props.controller.state.page,
    isLoading: props.refreshing === true,
    turnPage,
  });
  const isSparse = props.rows.mode === 'endless';
  const activePlace = items.placeOf(keys.active);
  const virtualizer = useGridVirtualizer({ scroller, items, activePlace, rowHeight, isSparse });
  const view = useEndlessScroll({
    rows: props.rows,
    space: rows,
    items,
    controller: props.controller,
    scroller,
    virtualizer,
    rowHeight,
    expanded,
    currentId: props.currentId,
  });
  useCurrentInView(props, reveal);
  const actions = useStableActions(commands, keys.activate);

  // Without a branch there is nothing to be in line with.
  const isIndented = useMemo(
    () => tree !== undefined && [...rows.loaded()].some(([, row]) => row.depth > 0 || row.getCanExpand()),
    [rows, tree],
  );

  const status = statusOf(props);
  const headerSelection = useHeaderSelection(props, view);
  const layout = layoutOfTracks(tracks, hasSelection, isTall ? {} : shown.widths, room);
  const skeleton = useMemo(() => columnsOf(tracks), [tracks]);
  const columnCount = columns.length + (hasSelection ? 1 : 0);
  const style = {
    '--columns': layout.template,
    '--row': `${rowHeight}px`,
    minWidth: layout.minWidth,
  } as CSSProperties;

  return (
    <>
      <div className="relative min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
        {props.refreshing ? (
          <div className="absolute inset-x-0 top-0 z-20 h-0.5 animate-pulse bg-accent-strong motion-reduce:animate-none" />
        ) : null}
        <div
          ref={scroller}
          className="max-h-[max(20rem,calc(100dvh-var(--beside-list,14rem)))] overflow-auto"
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
            style={style}
          >
            <TableHeader
              columns={columns}
              tracks={tracks}
              mode={props.rows.mode === 'client' ? 'client' : 'server'}
              sort={props.controller.state.sort}
              hasOwnOrder={props.controller.hasOwnOrder === true}
              onSort={props.onSort}
              onResize={shown.setWidth}
              selection={headerSelection}
            />
            {status === 'filled' ? (
              <GridBody
                virtualizer={virtualizer}
                items={items}
                columnCount={columnCount}
                isStale={isStale}
                renderDetail={detail}
                renderPlaceholder={(index) => (
                  <PlaceholderRow
                    columns={skeleton}
                    hasSelection={hasSelection}
                    index={index}
                    ariaRowIndex={props.firstRow + index + 2}
                    isActive={index === keys.active}
                    activate={actions.activate}
                  />
                )}
                renderHead={({ group, row }) =>
                  grouping ? (
                    <GroupHead
                      columnCount={columnCount}
                      name={group.key === '' ? '–' : renderCell(grouping.column, row, columns)}
                      count={group.count}
                      isOpen={group.isOpen}
                      onToggle={() => grouping.toggle(group.key)}
                    />
                  ) : null
                }
                renderRow={({ row, index }) => (
                  <DataRow
                    row={row}
                    columns={columns}
                    tracks={tracks}
                    index={index}
                    ariaRowIndex={props.firstRow + index + 2}
                    isTree={tree !== undefined}
                    isIndented={isIndented}
                    isActive={index === keys.active}
                    isCurrent={props.currentId === row.id}
                    isExpanded={expanded[row.id] === true}
                    hasSelection={hasSelection}
                    isSelected={
                      selectable && selectable.isSelectable?.(row.original) !== false
                        ? chosen.has(row.id)
                        : undefined
                    }
                    isClickable={props.onOpen !== undefined || row.getCanExpand()}
                    showsMore={props.onOpen !== undefined && !row.getCanExpand()}
                    actions={actions}
                  />
                )}
              />
            ) : null}
          </div>
          <div style={status === 'loading' ? style : undefined}>
            <GridState
              status={status}
              layout={{ columns: skeleton, hasSelection }}
              error={props.error}
              onRetry={props.onRetry}
              onClearFilters={props.controller.clear}
              onClearSearch={props.onClearSearch}
              empty={props.empty}
              nothingFound={props.nothingFound}
            />
          </div>
        </div>
      </div>
      {isSparse && model.total ? (
        <RowCount total={model.total} view={view} isEstimated={model.isEstimated} />
      ) : null}
    </>
  );
}
