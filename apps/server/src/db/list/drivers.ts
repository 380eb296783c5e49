import { type RawBuilder, sql } from 'kysely';
import { behind, keyColumns, type RowKey } from './keyset.ts';
import { type Order, orderBy } from './order.ts';
import type { ListSql } from './read-list.ts';

/**
 * The things that the rows of a list depend on and are sorted by first, such as the vulnerabilities of a
 * project's findings. There are fewer of them, and they are grouped while they are read. So the drivers of a
 * page and the total number of rows are known before any row is joined, kept, or sorted.
 */
export interface Drivers {
  /** Tables, of which `d` has the columns `id` and `n`: how many rows of the list it has, at least one. An id may come twice. */
  readonly from: RawBuilder<unknown>;
  /** The first keys of the list's order, by these tables; they end in the id. */
  readonly order: Order;
  /** The rows of the list that hang on one of these. @param ids an array */
  listOf(ids: RawBuilder<unknown>): Pick<ListSql<unknown>, 'from' | 'where'>;
}

/** Drivers that have been read already, with how many rows each has. */
export interface CountedDrivers extends Pick<Drivers, 'listOf'> {
  /** In the order of the list. */
  readonly ids: Int32Array;
  /** At the same places, at least one each. */
  readonly counts: Int32Array;
  /** The position of the driver's id among the keys of a row. */
  readonly idAt: number;
}

/** The drivers of a page, as parts of a statement. */
export interface ChosenDrivers {
  readonly tables: RawBuilder<unknown>;
  readonly ids: RawBuilder<unknown>;
  /** The number of rows of these drivers before the page. */
  readonly skip: RawBuilder<unknown>;
  /** Rows of all drivers. */
  readonly total: RawBuilder<unknown>;
}

/**
 * @param skip the number of rows before the page, from its start
 * @param start the row after which the page begins; its first keys are those of its driver
 * @returns undefined if the start's driver is gone, so its place is unknown
 */
export function chooseDrivers(
  drivers: Drivers | CountedDrivers,
  skip: number,
  limit: number,
  start: RowKey | undefined,
): ChosenDrivers | undefined {
  return 'counts' in drivers
    ? chooseCounted(drivers, skip, limit, start)
    : chooseRead(drivers, skip, limit, start);
}

function chooseRead(
  { from, order }: Drivers,
  skip: number,
  limit: number,
  start: RowKey | undefined,
): ChosenDrivers {
  const keys = order.map((key, at) => ({ ...key, by: sql.ref(`list_key_${at}`) }));
  const end = skip + limit;
  // The rows of a driver are adjacent and have one place, because their keys end in its id. Nobody knows how
  // many rows are left of the start's driver. It is included, perhaps twice, and counts as none.
  const isBegun = start ? isAt(keys, start) : sql`false`;
  const isReached = start ? sql`(${sql.join([isBegun, ...behind(keys, start)], sql` or `)})` : sql`true`;
  const isPassed = start ? sql`false` : sql`upto <= ${skip}::bigint`;
  return {
    tables: sql`driver as materialized (select d.id, d.n, ${keyColumns(order)} from ${from}),
      near as (select *, case when ${isBegun} then 0 else n end as counted from driver where ${isReached}
        ${orderBy(keys)} limit ${end + 2}),
      run as (select id, sum(counted) over place as upto,
          coalesce(sum(counted) over (place groups between unbounded preceding and 1 preceding), 0) as passed
        from near window place as (${orderBy(keys)})),
      chosen as materialized (select id, passed from run where not (${isPassed}) and passed < ${end}::bigint)`,
    ids: sql`array(select id from chosen)`,
    skip: start
      ? sql`${skip}`
      : sql`greatest(0, ${skip}::bigint - (select coalesce(min(passed), 0) from chosen))`,
    total: sql`(select coalesce(sum(n), 0) from driver)::int`,
  };
}

function chooseCounted(
  { ids, counts, idAt }: CountedDrivers,
  skip: number,
  limit: number,
  start: RowKey | undefined,
): ChosenDrivers | undefined {
  const begun = start ? ids.indexOf(Number(start[idAt])) : undefined;
  if (begun === -1) return undefined;
  // As above: of the driver that the start is in, nobody knows how many rows are left.
  const countAt = (at: number) => (at === begun ? 0 : (counts[at] ?? 0));
  let first = begun ?? 0;
  let passed = 0;
  while (begun === undefined && first < ids.length && passed + countAt(first) <= skip)
    passed += countAt(first++);
  let end = first;
  for (let upto = passed; end < ids.length && upto < skip + limit; end++) upto += countAt(end);
  return {
    tables: sql`nothing as (select 1)`,
    ids: sql`${`{${ids.subarray(first, end).join(',')}}`}::int[]`,
    skip: sql`${skip - passed}::bigint`,
    total: sql`${counts.reduce((sum, count) => sum + count, 0)}::int`,
  };
}

function isAt(order: Order, key: RowKey): RawBuilder<unknown> {
  const parts = order.map(({ by }, at) => {
    const value = key[at] ?? null;
    return value === null ? sql`${by} is null` : sql`${by} = ${value}`;
  });
  return sql`(${sql.join(parts, sql` and `)})`;
}
