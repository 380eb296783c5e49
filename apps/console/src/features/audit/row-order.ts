import type { EndlessList } from '../../lib/use-endless-list.ts';

/** Rows in their order, of which not all need to be here. */
export type RowOrder<Row> = Pick<
  EndlessList<Row>,
  'total' | 'placeOf' | 'rowAt' | 'rowsAround' | 'here' | 'isSettled' | 'isLoading' | 'renew'
>;

/** Rows that are all here. */
export function orderOf<Row>(rows: readonly Row[]): RowOrder<Row> {
  return {
    total: rows.length,
    here: rows,
    isSettled: true,
    isLoading: false,
    renew: () => {},
    placeOf: (isIt) => {
      const place = rows.findIndex(isIt);
      return place < 0 ? undefined : place;
    },
    rowAt: async (place) => rows[place],
    rowsAround: (place, reach) => rows.slice(Math.max(0, place - reach), place + reach + 1),
  };
}

/** The rows around the one that is open, in their order, and where the first of them stood. */
export interface Surroundings<Row> {
  first: number;
  rows: readonly Row[];
}

/** So many rows before and after it are remembered, more than anybody decides about while a list is being loaded anew. */
const reach = 100;

export function surroundingsOf<Row>(
  list: RowOrder<Row>,
  idOf: (row: Row) => string,
  place: number,
): Surroundings<Row> {
  const rows = list.rowsAround(place, reach);
  const [open] = list.rowsAround(place, 0);
  const first = place - (open ? rows.indexOf(open) : 0);
  // Parts of different moments can have the same row, which would lead back to where it was before.
  return { first, rows: [...new Map(rows.map((row) => [idOf(row), row])).values()] };
}

interface Whereabouts<Row> {
  list: RowOrder<Row>;
  openId: string;
  idOf: (row: Row) => string;
  /** The neighbors from when the row, or one near it, was open in a list that did not change. */
  around: Surroundings<Row> | undefined;
}

/** The next row or its place; `later` if only a stable list can tell; undefined at the end. */
export type Target<Row> = { row: Row } | { place: number } | 'later' | undefined;

/**
 * Where to go from the row that is open. While the list is being loaded anew, its parts are of different moments, so the
 * order of before counts. A row that was decided may have left the list by its filter, and others with it: then the first
 * one behind it that is still there comes next.
 */
export function stepFrom<Row>(where: Whereabouts<Row>, step: 1 | -1): Target<Row> {
  const { list, openId, idOf, around } = where;
  const total = list.total ?? 0;
  const within = (place: number) => (place >= 0 && place < total ? { place } : undefined);
  const index = around?.rows.findIndex((row) => idOf(row) === openId) ?? -1;
  const behind = around?.rows.slice(0, Math.max(0, index)).reverse() ?? [];
  const ahead = index < 0 ? [] : (around?.rows.slice(index + 1) ?? []);
  const [onward, backward] = step > 0 ? [ahead, behind] : [behind, ahead];
  if (!list.isSettled) return onward[0] ? { row: onward[0] } : total > 0 ? 'later' : undefined;
  const placeOf = (row: Row) => list.placeOf((one) => idOf(one) === idOf(row));
  const open = list.placeOf((row) => idOf(row) === openId);
  if (open !== undefined) return within(open + step);
  for (const row of onward) {
    const place = placeOf(row);
    if (place !== undefined) return { place };
  }
  for (const row of backward) {
    const place = placeOf(row);
    if (place !== undefined) return within(place + step);
  }
  const first = Math.min(around?.first ?? 0, total);
  return within(step > 0 ? first : first - 1);
}
