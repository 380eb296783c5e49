import type { RowKey } from './keyset.ts';
import { InvalidCursor, type ListPage, type Page } from './page.ts';
import type { Positions } from './positions.ts';
import { formatCursor, startOf } from './read-list.ts';

/** Ids, each once, and the number of at most 31 bits by which each is sorted at the same place. */
export interface Figures {
  readonly ids: Float64Array;
  readonly values: Int32Array;
}

/**
 * A page of a list that is worked out in memory: the ids by their values, or upwards where these are the same. It is paged
 * as `readList` pages: behind the row where an earlier page ended, when that is known.
 * @param name of the list with its filter and order
 * @param known where earlier pages ended
 * @throws InvalidCursor for a cursor of another list or order
 */
export function pageOfSorted(page: Page, name: string, figures: Figures, known: Positions): ListPage<number> {
  const isDescending = page.order?.descending ?? true;
  const start = page.cursor === undefined ? known.findBefore(name, page.offset) : startOf(page.cursor, name);
  const passed = start ? countUpTo(figures, isDescending, start.key) - start.offset : 0;
  const rows = sortedRows(figures, isDescending, passed + page.offset, page.limit);
  const last = rows.at(-1);
  const key = last && [`${last.value}`, `${last.id}`];
  if (key && page.cursor === undefined) known.remember(name, { offset: page.offset + rows.length, key });
  const isFull = page.limit !== undefined && rows.length === page.limit;
  return {
    rows: rows.map((row) => row.id),
    total: page.cursor === undefined ? figures.ids.length : undefined,
    next: isFull && key && page.hasCursor ? formatCursor(name, key) : undefined,
  };
}

interface Row {
  readonly id: number;
  readonly value: number;
}

/** Some rows of a sorted list. Only those that may be on the page are sorted: the values alone are sorted without a function that compares them. */
export function sortedRows(
  figures: Figures,
  isDescending: boolean,
  from: number,
  limit: number | undefined,
): Row[] {
  const { ids, values } = figures;
  const to = Math.min(ids.length, limit === undefined ? ids.length : from + limit);
  if (from >= to) return [];
  const sorted = values.slice().sort();
  if (isDescending) sorted.reverse();
  const [first = 0, last = 0] = [sorted[from], sorted[to - 1]];
  const rows: Row[] = [];
  let before = 0;
  for (let at = 0; at < ids.length; at++) {
    const [id = 0, value = 0] = [ids[at], values[at]];
    if (comesBefore(value, first, isDescending)) before++;
    else if (!comesBefore(last, value, isDescending)) rows.push({ id, value });
  }
  rows.sort(
    (one, other) => (isDescending ? other.value - one.value : one.value - other.value) || one.id - other.id,
  );
  return rows.slice(from - before, to - before);
}

const comesBefore = (one: number, other: number, isDescending: boolean) =>
  isDescending ? one > other : one < other;

/** Counts the rows up to a row, which may be gone. */
function countUpTo({ ids, values }: Figures, isDescending: boolean, key: RowKey): number {
  const [value = Number.NaN, id = Number.NaN] = key.map((part) =>
    part === null ? Number.NaN : Number(part),
  );
  if (key.length !== 2 || Number.isNaN(value + id)) throw new InvalidCursor();
  let count = 0;
  for (let at = 0; at < ids.length; at++) {
    const its = values[at] ?? 0;
    if (comesBefore(its, value, isDescending) || (its === value && (ids[at] ?? 0) <= id)) count++;
  }
  return count;
}
