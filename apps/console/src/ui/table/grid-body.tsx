// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the rows in view are drawn is no HTML table
// biome-ignore-all lint/a11y/useFocusableInteractive: the row takes the focus, not its cells
import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useCallback } from 'react';
import { Skeleton } from '../states.tsx';
import type { GridItem, GridItems } from './grid-items.ts';

const rowHeightPx = 35;
const headerHeightPx = 36;
const estimateSize = () => rowHeightPx;

/** Knows which items are in view; heights of details are measured, those of rows are fixed. */
export function useGridVirtualizer<Row extends object>(
  scroller: RefObject<HTMLDivElement | null>,
  { items, heads }: GridItems<Row>,
  activePlace: number,
) {
  // A new key function would measure all rows anew: 250 ms for 100,000 of them, at every key press.
  const getItemKey = useCallback((place: number) => `${items[place]?.kind}:${items[place]?.row.id}`, [items]);
  return useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    overscan: 12,
    // Below the header, and the head of the group.
    scrollPaddingStart: heads.length === 0 ? rowHeightPx : 2 * rowHeightPx,
    // The header, of which the virtualizer does not know, stands above the rows.
    scrollPaddingEnd: headerHeightPx,
    // The row with the focus stays drawn, so that scrolling with the mouse does not lose it.
    rangeExtractor: (range) => {
      const places = new Set(defaultRangeExtractor(range)).add(activePlace);
      const head = headAbove(heads, range.startIndex);
      if (head !== undefined) places.add(head);
      return [...places].sort((a, b) => a - b);
    },
  });
}

/** The head of the group that a place is in. */
function headAbove(heads: readonly number[], place: number): number | undefined {
  return heads.findLast((head) => head <= place);
}

export interface GridBodyProps<Row extends object> {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  grid: GridItems<Row>;
  columnCount: number;
  /** Others were asked for and are on their way: after a moment these are dimmed. */
  isStale: boolean;
  renderRow: (item: GridItem<Row>) => ReactNode;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  renderHead: (item: GridItem<Row>) => ReactNode;
}

function isFixed<Row extends object>({ kind }: GridItem<Row>): boolean {
  return kind === 'row' || kind === 'group';
}

/** Draws the items that are in view. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { virtualizer } = props;
  const { items, heads } = props.grid;
  const stuck = headAbove(heads, virtualizer.range?.startIndex ?? 0);
  return (
    <div
      role="rowgroup"
      data-stale={props.isStale || undefined}
      // Taken back at once: the delay stands only where it dims.
      className={clsx('relative', props.isStale && 'opacity-50 transition-opacity delay-150 duration-100')}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index: place, start, key }) => {
        const item = items[place];
        if (!item) return null;
        return (
          <div
            key={key}
            role="presentation"
            data-index={place}
            ref={isFixed(item) ? undefined : virtualizer.measureElement}
            // The head of the group in sight stays below the header.
            className={clsx(
              place === stuck ? 'sticky top-9 z-5' : 'absolute inset-x-0 top-0',
              isFixed(item) && 'h-[35px]',
            )}
            style={place === stuck ? undefined : { transform: `translateY(${start}px)` }}
          >
            {item.kind === 'row' ? (
              props.renderRow(item)
            ) : item.kind === 'group' ? (
              props.renderHead(item)
            ) : (
              <div role="row" className="border-b border-line bg-canvas">
                <div role="gridcell" aria-colspan={props.columnCount} className="p-4">
                  {item.kind === 'detail' ? (
                    props.renderDetail?.(item.row.original)
                  ) : (
                    <Skeleton className="h-4 w-1/3" />
                  )}
                </div>
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
