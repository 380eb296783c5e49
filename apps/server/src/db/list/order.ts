import { type RawBuilder, sql } from 'kysely';
import type { Page } from './page.ts';

/**
 * One of the values by which a list is sorted, the first one first. Nulls come first upwards and last downwards, unless
 * there are none: then an index that says nothing about nulls is used.
 */
export interface SortKey {
  readonly by: RawBuilder<unknown>;
  readonly descending: boolean;
  readonly neverNull: boolean;
}

/** The sort keys of a list. The last key is unique, so pages never overlap. */
export type Order = readonly SortKey[];

/** A value to sort by that is never null. */
export interface NeverNull {
  readonly neverNull: RawBuilder<unknown>;
}
type Sorted = RawBuilder<unknown> | NeverNull;

/** Sortable fields of a list and what they sort by, one after the other where there are several. */
export type SortColumns = Readonly<Record<string, Sorted | readonly Sorted[]>>;

export const neverNull = (by: RawBuilder<unknown>): NeverNull => ({ neverNull: by });
export const ascending = (by: Sorted): SortKey => keyOf(by, false);
export const descending = (by: Sorted): SortKey => keyOf(by, true);

function keyOf(by: Sorted, isDescending: boolean): SortKey {
  return 'neverNull' in by
    ? { by: by.neverNull, descending: isDescending, neverNull: true }
    : { by, descending: isDescending, neverNull: false };
}

/**
 * The order that a page asks for: its field, then what tells the rows apart. Which fields may be asked for is the
 * contract's data (`parsePage`); one of them that has no column, such as a nested list, leaves an order that is stable.
 * @param tieBreak ends in a key that is different for each row
 */
export function orderOf(page: Page, columns: SortColumns, byDefault: Order, tieBreak: Order): Order {
  if (!page.order) return [...byDefault, ...tieBreak];
  const { field, descending: isDescending } = page.order;
  const asked = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!asked) return tieBreak.map((key) => (isDescending ? { ...key, descending: !key.descending } : key));
  return [...[asked].flat().map((by) => keyOf(by, isDescending)), ...tieBreak];
}

/** The `order by` of a list. */
export function orderBy(order: Order): RawBuilder<unknown> {
  const parts = order.map((key) => sql`${key.by} ${direction(key)}`);
  return sql`order by ${sql.join(parts)}`;
}

function direction({ descending: isDescending, neverNull: hasNoNull }: SortKey): RawBuilder<unknown> {
  if (hasNoNull) return isDescending ? sql`desc` : sql`asc`;
  return isDescending ? sql`desc nulls last` : sql`asc nulls first`;
}
