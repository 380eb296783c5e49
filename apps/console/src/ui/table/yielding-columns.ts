import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { layoutOf } from './table-model.ts';
import type { Column } from './types.ts';

/** As narrow as on a small screen, where it has a width for that. */
function narrowed<Row>(column: Column<Row>): Column<Row> {
  const { width = Number.POSITIVE_INFINITY, narrow } = column;
  return narrow ? { ...column, width: Math.min(width, narrow.width) } : column;
}

/** The columns that fit into the room: those that yield go, the highest number first, until the others do. */
export function fittingColumns<Row>(
  all: readonly Column<Row>[],
  roomRem: number,
  hasSelection: boolean,
): readonly Column<Row>[] {
  const fits = (columns: readonly Column<Row>[]) => layoutOf(columns, hasSelection).minimumRem <= roomRem;
  if (fits(all)) return all;
  let columns = all.map(narrowed);
  while (!fits(columns)) {
    const first = Math.max(0, ...columns.map(({ yields = 0 }) => yields));
    if (first === 0) return columns;
    columns = columns.filter(({ yields }) => yields !== first);
  }
  return columns;
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
