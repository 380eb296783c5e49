import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { pxPerRem } from './fit-column.ts';
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
  /** In rem, of the columns whose width was chosen: those keep it as long as they are there. */
  widths: Readonly<Record<string, number>> = {},
): readonly Column<Row>[] {
  const fits = (columns: readonly Column<Row>[]) =>
    layoutOf(columns, hasSelection, widths).minimumRem <= roomRem;
  let columns = all;
  while (!fits(columns)) {
    const next = Math.max(0, ...columns.map(({ yields = 0 }) => yields));
    if (next <= 1) return narrowedToFit(columns, fits);
    columns = columns.filter(({ yields }) => yields !== next);
  }
  return columns;
}

function narrowedToFit<Row>(
  columns: readonly Column<Row>[],
  fits: (columns: readonly Column<Row>[]) => boolean,
): readonly Column<Row>[] {
  const narrow = columns.map(narrowed);
  return fits(narrow) ? narrow : narrow.filter(({ yields }) => yields === undefined);
}

/** The columns of a table beside which one of its rows is shown: not all fit, and what one decides by stays in sight. */
export function useFittingColumns<Row>(
  all: readonly Column<Row>[],
  scroller: RefObject<HTMLElement | null>,
  options: { isBeside: boolean; hasSelection: boolean; widths: Readonly<Record<string, number>> },
): readonly Column<Row>[] {
  const { isBeside, hasSelection, widths } = options;
  const [roomRem, setRoomRem] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isBeside || !element) return;
    const measure = () => setRoomRem(element.clientWidth / pxPerRem());
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [isBeside, scroller]);
  return useMemo(
    () => (isBeside ? fittingColumns(all, roomRem, hasSelection, widths) : all),
    [all, roomRem, isBeside, hasSelection, widths],
  );
}
