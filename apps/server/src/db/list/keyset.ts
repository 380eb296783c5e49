import { type RawBuilder, sql } from 'kysely';
import type { Order, SortKey } from './order.ts';

/** The values by which a row was sorted, as texts of the database; null where there is none. */
export type RowKey = readonly (string | null)[];

/** The values by which rows are sorted, as columns. */
export function keyColumns(order: Order): RawBuilder<unknown> {
  return sql.join(order.map(({ by }, at) => sql`${by} as ${sql.ref(`list_key_${at}`)}`));
}

/** The {@link RowKey} of a row that has the {@link keyColumns}. */
export function rowKey(order: Order): RawBuilder<unknown> {
  return sql`json_build_array(${sql.join(order.map((_, at) => sql`${sql.ref(`list_key_${at}`)}::text`))})`;
}

/**
 * Conditions for the rows after a given row. The rows of each condition precede those of the next. Each
 * begins with a plain comparison of the first value, so that an index can seek to it. The database casts the
 * values, so any type works that survives a conversion to text and back.
 */
export function behind(order: Order, key: RowKey): RawBuilder<unknown>[] {
  const [first, ...rest] = order;
  const [value = null, ...others] = key;
  if (!first) return [];
  const { by, descending } = first;
  if (value === null) {
    const same = sql`(${by} is null and ${isBehind(rest, others)})`;
    return descending ? [same] : [same, sql`${by} is not null`];
  }
  const after = isBehind(rest, others);
  const part = descending
    ? sql`(${by} <= ${value} and (${by} < ${value} or ${after}))`
    : sql`(${by} >= ${value} and (${by} > ${value} or ${after}))`;
  return descending && !first.neverNull ? [part, sql`${by} is null`] : [part];
}

function isBehind(order: Order, key: RowKey): RawBuilder<unknown> {
  const [first, ...rest] = order;
  const [value = null, ...others] = key;
  if (!first) return sql`false`;
  const same = value === null ? sql`${first.by} is null` : sql`${first.by} = ${value}`;
  return sql`(${isBeyond(first, value)} or (${same} and ${isBehind(rest, others)}))`;
}

function isBeyond({ by, descending, neverNull }: SortKey, value: string | null): RawBuilder<unknown> {
  if (value === null) return descending ? sql`false` : sql`${by} is not null`;
  if (!descending) return sql`${by} > ${value}`;
  return neverNull ? sql`${by} < ${value}` : sql`(${by} < ${value} or ${by} is null)`;
}

/**
 * Which rows are not before a row, by the first keys of an order: what is implied by standing behind it, said in a way that
 * tables which have these keys alone can use.
 */
export function notBefore(order: Order, key: RowKey): RawBuilder<unknown> {
  const [first, ...rest] = order;
  const [value = null, ...others] = key;
  if (!first) return sql`true`;
  const same = value === null ? sql`${first.by} is null` : sql`${first.by} = ${value}`;
  return sql`(${isBeyond(first, value)} or (${same} and ${notBefore(rest, others)}))`;
}
