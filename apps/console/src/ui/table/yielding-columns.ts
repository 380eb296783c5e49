import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { layoutOf } from './table-model.ts';
import type { Column } from './types.ts';

/** As narrow as on a small screen, where it has a width for that and grows with the room. */
function narrowed<Row>(column: Column<Row>): Column<Row> {
  const { width = Number.POSITIVE_INFINITY, narrow, grow } = column;
  return narrow && grow !== 0 ? { ...column, width: Math.min(width, narrow.width) } : column;
}

/**
 * The columns that fit into the room: those that yield go, the highest number first, until the others do. Before the last
 * one goes, the others become narrower.
 */
export function fittingColumns<Row>(
  all: readonly Column<Row>[],
  roomRem: number,
  hasSelection: boolean,
): readonly Column<Row>[] {
  let columns = all;
  while (layoutOf(columns, hasSelection).minimumRem > roomRem) {
    const next = Math.max(0, ...columns.map(({ yields = 0 }) => yields));
    if (next <= 1) return narrowedToFit(columns, roomRem, hasSelection);
    columns = columns.filter(({ yields }) => yields !== next);
  }
  return columns;
}

function narrowedToFit<Row>(columns: readonly Column<Row>[], roomRem: number, hasSelection: boolean) {
  const narrow = columns.map(narrowed);
  const fits = layoutOf(narrow, hasSelection).minimumRem <= roomRem;
  return fits ? narrow : narrow.filter(({ yields }) => yields === undefined);
}

/** The columns of a table beside which one of its rows is shown: not all fit, and what one decides by stays in sight. */
export function useFittingColumns<Row>(
  all: readonly Column<Row>[],
  scroller: RefObject<HTMLElement | null>,
  { isBeside, hasSelection }: { isBeside: boolean; hasSelection: boolean },
): readonly Column<Row>[] {
  const [roomRem, setRoomRem] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isBeside || !element) return;
    const measure = () => {
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoomRem(element.clientWidth / remPx);
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [isBeside, scroller]);
  return useMemo(
    () => (isBeside ? fittingColumns(all, roomRem, hasSelection) : all),
    [all, roomRem, isBeside, hasSelection],
  );
}

/** Keeps the row that is shown beside the table in view, when it is another one. */
export function useCurrentInView(index: number, reveal: (index: number) => void): void {
  const latest = useRef(reveal);
  latest.current = reveal;
  useEffect(() => {
    if (index >= 0) latest.current(index);
  }, [index]);
}
