// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the rows in view are drawn is no HTML table
// biome-ignore-all lint/a11y/useFocusableInteractive: the row takes the focus, not its cells
import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import { Skeleton } from '../states.tsx';
import type { GridItem, GridItems } from './grid-items.ts';
import type { Lines } from './stacked-columns.ts';
import type { Density } from './table-preferences.ts';

const headerHeightPx = 36;
/** By the number of lines. */
const rowHeights: Record<Lines, Record<Density, number>> = {
  1: { comfortable: 35, compact: 28 },
  2: { comfortable: 46, compact: 40 },
  3: { comfortable: 66, compact: 60 },
  4: { comfortable: 82, compact: 76 },
};

export function rowHeightOf(density: Density, lines: Lines): number {
  return rowHeights[lines][density];
}

interface GridVirtualizerOptions<Row extends object> {
  scroller: RefObject<HTMLDivElement | null>;
  items: GridItems<Row>;
  activePlace: number;
  rowHeight: number;
  /** Most rows are not here, so they go by their place. */
  isSparse: boolean;
}

/** Knows which items are in view; heights of details are measured, those of rows are fixed. */
export function useGridVirtualizer<Row extends object>(options: GridVirtualizerOptions<Row>) {
  const { scroller, items, activePlace, rowHeight, isSparse } = options;
  const { heads } = items;
  // A new key function would measure all rows anew: 250 ms for 100,000 of them, at every key press.
  const getItemKey = useCallback(
    (place: number) => {
      const item = items.at(place);
      return isSparse || !item || item.kind === 'placeholder' ? place : `${item.kind}:${item.row.id}`;
    },
    [items, isSparse],
  );
  const byPlace = useCallback((place: number) => place, []);
  const virtualizer = useVirtualizer({
    count: items.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: isSparse ? byPlace : getItemKey,
    overscan: 12,
    // Below the header, and the head of the group.
    scrollPaddingStart: heads.length === 0 ? rowHeight : 2 * rowHeight,
    // The header, which the virtualizer does not know, is above the rows; notices, such as about the previous
    // row, are below.
    scrollPaddingEnd: headerHeightPx + 2 * rowHeight,
    // The row with the focus stays drawn, so that scrolling with the mouse does not lose it.
    rangeExtractor: (range) => {
      const places = new Set(defaultRangeExtractor(range)).add(activePlace);
      const head = headAbove(heads, range.startIndex);
      if (head !== undefined) places.add(head);
      return [...places].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    // The heights of another density are those of all rows.
    if (rowHeight > 0) virtualizer.measure();
  }, [virtualizer, rowHeight]);
  return virtualizer;
}

/** The head of the group that a place is in. */
function headAbove(heads: readonly number[], place: number): number | undefined {
  return heads.findLast((head) => head <= place);
}

type ItemOf<Row extends object, Kind extends GridItem<Row>['kind']> = Extract<GridItem<Row>, { kind: Kind }>;

export interface GridBodyProps<Row extends object> {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  items: GridItems<Row>;
  columnCount: number;
  /** Others were asked for and are on their way: after a moment these are dimmed. */
  isStale: boolean;
  renderRow: (item: ItemOf<Row, 'row'>) => ReactNode;
  renderPlaceholder: (index: number) => ReactNode;
  renderHead: (item: ItemOf<Row, 'group'>) => ReactNode;
  renderDetail: ((row: Row) => ReactNode) | undefined;
}

function isFixed<Row extends object>({ kind }: GridItem<Row>): boolean {
  return kind !== 'detail' && kind !== 'waiting';
}

/** Draws the items that are in view. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { virtualizer, items } = props;
  const stuck = headAbove(items.heads, virtualizer.range?.startIndex ?? 0);
  return (
    <div
      role="rowgroup"
      data-stale={props.isStale || undefined}
      // Taken back at once: the delay stands only where it dims.
      className={clsx('relative', props.isStale && 'opacity-50 transition-opacity delay-150 duration-100')}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index: place, start, key }) => {
        const item = items.at(place);
        if (!item || place >= items.count) return null;
        return (
          <div
            key={key}
            role="presentation"
            data-index={place}
            ref={isFixed(item) ? undefined : virtualizer.measureElement}
            // The head of the group in sight stays below the header.
            className={clsx(
              place === stuck ? 'sticky top-9 z-5' : 'absolute inset-x-0 top-0',
              isFixed(item) && 'h-(--row)',
            )}
            style={place === stuck ? undefined : { transform: `translateY(${start}px)` }}
          >
            <Item {...props} item={item} />
          </div>
        );
      })}
    </div>
  );
}

function Item<Row extends object>(props: GridBodyProps<Row> & { item: GridItem<Row> }): ReactNode {
  const { item } = props;
  if (item.kind === 'row') return props.renderRow(item);
  if (item.kind === 'placeholder') return props.renderPlaceholder(item.index);
  if (item.kind === 'group') return props.renderHead(item);
  return (
    <div role="row" className="border-b border-line bg-canvas">
      <div role="gridcell" aria-colspan={props.columnCount} className="p-4">
        {item.kind === 'detail' ? (
          props.renderDetail?.(item.row.original)
        ) : (
          <Skeleton className="h-4 w-1/3" />
        )}
      </div>
    </div>
  );
}
