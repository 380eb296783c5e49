import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GridItems } from './grid-items.ts';
import type { RowSpace } from './row-space.ts';
import type { TableController, TableRows } from './types.ts';

/** The time that the scroller rests before the address is updated. */
const restMs = 250;

interface EndlessScrollOptions<Row extends object> {
  rows: TableRows<Row>;
  space: RowSpace<Row>;
  items: GridItems<Row>;
  controller: TableController;
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  rowHeight: number;
  expanded: Readonly<Record<string, boolean>>;
  currentId: string | undefined;
}

interface Standing {
  list: string;
  page: number;
}

function isAt(standing: Standing | undefined, list: string, page: number): boolean {
  return standing?.list === list && standing.page === page;
}

/** Numbers of the rows of the list that are in view, from 0; undefined while nothing is drawn. */
export interface RowView {
  first: number;
  last: number;
}

/**
 * Keeps a list that is loaded while it is scrolled, its scroller and the address together: tells which rows are in view,
 * begins where the address says, and lets the address know where the scroller rests. The address counts in pages, as it
 * does for a table with pages, so that links of either kind lead to the same rows.
 */
export function useEndlessScroll<Row extends object>(
  options: EndlessScrollOptions<Row>,
): RowView | undefined {
  const { rows, space, items, controller, scroller, virtualizer, rowHeight, expanded, currentId } = options;
  const { page, pageSize } = controller.state;
  const list = rows.mode === 'endless' && rows.total !== undefined ? rows.list : undefined;
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The list and the page last seen in the address, which follows an update some renders later. */
  const said = useRef<Standing>(undefined);
  /** The list and the page at the scroller's position. */
  const standing = useRef<Standing>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  useLayoutEffect(() => {
    if (list === undefined || !scroller.current) return;
    const before = standing.current;
    if (isAt(said.current, list, page)) return;
    said.current = { list, page };
    if (isAt(before, list, page)) return;
    standing.current = { list, page };
    clearTimeout(rest.current);
    // The first page of the list that is shown first is where the scroller stands anyway.
    if (!before && page === 1) return;
    scroller.current.scrollTop = items.placeOf(space.placeOf((page - 1) * pageSize)) * rowHeight;
  });

  // Until the scroll event has arrived, the virtualizer reports the scroller's previous position.
  const isCurrent = () => Math.abs((virtualizer.scrollOffset ?? 0) - (scroller.current?.scrollTop ?? 0)) < 1;
  // As it is with the rows of this render: `range` is still that of the last one, which may have had none.
  const range = virtualizer.calculateRange();
  const first = range ? space.listIndexOf(items.rowIndexOf(range.startIndex)) : 0;
  const last = range ? space.listIndexOf(items.rowIndexOf(range.endIndex)) : 0;
  useEffect(() => {
    if (rows.mode !== 'endless' || list === undefined || !range || !isCurrent()) return;
    rows.onView(first, last, pinnedIn(space, expanded, currentId));
  });

  const latest = useRef(controller);
  latest.current = controller;
  useEffect(() => {
    if (list === undefined || !range || !isCurrent()) return;
    const reached = Math.floor(first / pageSize) + 1;
    clearTimeout(rest.current);
    if (said.current?.page === reached) return;
    rest.current = setTimeout(() => {
      standing.current = { list, page: reached };
      latest.current.change({ page: reached }, { replace: true });
    }, restMs);
  });

  return list === undefined || !range ? undefined : { first, last };
}

/**
 * The rows that stay loaded wherever the scroller goes: opened rows, because everything below them counts for
 * later positions, and the row shown beside the table, from which the user moves to the next.
 */
function pinnedIn<Row extends object>(
  space: RowSpace<Row>,
  expanded: Readonly<Record<string, boolean>>,
  currentId: string | undefined,
): number[] {
  const pinned: number[] = [];
  for (const [index, row] of space.loaded()) {
    const isOpen = row.depth === 0 && expanded[row.id] === true;
    if (isOpen || row.id === currentId) pinned.push(space.listIndexOf(index));
  }
  return pinned;
}
