import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf, sqlState } from '../database.ts';
import { fence, joinedAsWritten } from '../planner.ts';
import { allowedTable } from './allowed.ts';
import { behind, keyColumns, notBefore, type RowKey, rowKey } from './keyset.ts';
import { type Order, orderBy } from './order.ts';
import { InvalidCursor, type Page } from './page.ts';
import { formatCursor, positionsIn, shortName, startOf } from './read-list.ts';

/**
 * Rows of a list from one side. Tables are joined in the order in which they are written (`joinedAsWritten`), so that a page is
 * ready as soon as the first table has been read as far as its last row.
 */
export interface ListArm {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly order: Order;
  /**
   * The first table, where each of its rows is read no further than the page needs: they have many of the list. It has the first two
   * keys of the order.
   */
  readonly each?: Each;
  /** The first table has this order, but the planner takes what the filter leaves for so few that it would sort them. */
  readonly isIndexed?: boolean;
}

/** Rows of which each has many of a list, such as projects. */
interface Each {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

/** A column for each part of a key. */
type KeyColumns<Key> = { readonly [Name in keyof Key]: RawBuilder<unknown> };

/** How a list over all projects is read. */
export interface ArmedList<Key> {
  /** Filter, order and caller: a cursor fits only the same. */
  readonly name: unknown;
  /** The columns by which a row is known. */
  readonly key: KeyColumns<Key>;
  /** Projects to choose from, as a condition on `p`; undefined: all. */
  readonly allowed: RawBuilder<unknown> | undefined;
  readonly arms: readonly ListArm[];
  /** All rows are read, sorted and counted. Otherwise reading ends with the page. */
  readonly isGathered: boolean;
}

export interface ArmedPage<Key> {
  readonly rows: readonly Key[];
  /** Undefined where reading ended with the page. */
  readonly total: number | undefined;
  readonly next: string | undefined;
  readonly isFull: boolean;
}

/**
 * A page of a list over all projects, by the keys of its rows. Behind an offset it goes on from where an earlier page ended, when
 * that is known.
 * @throws InvalidCursor for a cursor of another list or order
 */
export async function readArms<Key>(
  db: Database,
  page: Page & { limit: number },
  list: ArmedList<Key>,
): Promise<ArmedPage<Key>> {
  const name = shortName(list.name);
  const known = positionsIn(db);
  const start = page.cursor === undefined ? known.findBefore(name, page.offset) : startOf(page.cursor, name);
  const skip = page.offset - (start?.offset ?? 0);
  const statement = pageOf(list, start?.key, page.limit, Math.max(0, skip));
  const isIndexed = list.arms.some((arm) => arm.isIndexed);
  const rows = await readAsWritten(db, statement, isIndexed).catch((error) => {
    // A value of a cursor that is none of its type.
    if (page.cursor !== undefined && sqlState(error)?.startsWith('22')) throw new InvalidCursor();
    throw error;
  });
  const last = rows.at(-1)?.list_row_key;
  if (last && page.cursor === undefined)
    known.remember(name, { offset: page.offset + rows.length, key: last });
  const isFull = rows.length === page.limit;
  return {
    rows: rows.map((row) => keyOf(list.key, row)),
    total: rows[0]?.list_total ?? (list.isGathered && page.offset === 0 ? 0 : undefined),
    next: isFull && last && page.hasCursor ? formatCursor(name, last) : undefined,
    isFull,
  };
}

/** The key of a row that has more. */
function keyOf<Key>(columns: KeyColumns<Key>, row: Key): Key {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof Key]])) as Key;
}

function readAsWritten<One>(db: Database, statement: RawBuilder<One>, isIndexed: boolean): Promise<One[]> {
  return joinedAsWritten(db, isIndexed, function readRows(trx) {
    return rowsOf(trx, statement);
  });
}

type Row<Key> = Key & { list_row_key: RowKey; list_total?: number };

function pageOf<Key>(
  { key, allowed, arms, isGathered }: ArmedList<Key>,
  start: RowKey | undefined,
  limit: number,
  skip: number,
): RawBuilder<Row<Key>> {
  const [first] = arms;
  const keys: Order = (first?.order ?? []).map((key, at) => ({ ...key, by: sql.ref(`list_key_${at}`) }));
  const projects = allowedTable(allowed);
  const columns = sql.join(
    Object.entries<RawBuilder<unknown>>(key).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
  );
  if (!first) return sql<Row<Key>>`select 0 as project_id where false`;
  if (isGathered) {
    const all = arms.map(
      (arm) => sql`(select ${columns}, ${keyColumns(arm.order)} from ${arm.from} where ${arm.where})`,
    );
    const parts = start ? sql`(${sql.join(behind(keys, start), sql` or `)})` : sql`true`;
    return sql<Row<Key>>`with ${projects}, list as materialized (${sql.join(all, sql` union all `)})
      select page.*, ${rowKey(keys)} as list_row_key, (select count(*)::int from list) as list_total
      from (select * from list where ${parts} ${orderBy(keys)} limit ${limit} offset ${skip}) page`;
  }
  const legs = arms.flatMap((arm) => legsOf(arm, start).map((where) => ({ ...arm, where })));
  const most = limit + skip;
  const all = legs.map(
    (leg) => sql`(${leg.each ? firstOfEach(columns, leg, leg.each, most) : firstOf(columns, leg, most)})`,
  );
  return sql<Row<Key>>`with ${projects}
    select page.*, ${rowKey(keys)} as list_row_key
    from (select * from (${sql.join(all, sql` union all `)}) leg ${orderBy(keys)} limit ${limit} offset ${skip}) page`;
}

function firstOf(columns: RawBuilder<unknown>, leg: ListArm, most: number): RawBuilder<unknown> {
  return sql`select ${columns}, ${keyColumns(leg.order)} from ${leg.from} where ${leg.where}
    ${orderBy(leg.order)} limit ${most}`;
}

/**
 * The sort value of `each` and its number. With both in order, reading ends with the row that fills the page.
 */
const keysOfEach = 2;

/** Without this, all rows of a project would be read and sorted to know which are its first. */
function firstOfEach(
  columns: RawBuilder<unknown>,
  leg: ListArm,
  each: Each,
  most: number,
): RawBuilder<unknown> {
  const order = leg.order.map((key, at) =>
    at < keysOfEach ? key : { ...key, by: sql.ref(`first.list_key_${at}`) },
  );
  return sql`select first.* from ${each.from} cross join lateral (${firstOf(columns, leg, most)}) first
    where ${each.where} ${orderBy(order)} limit ${most}`;
}

/**
 * An arm that is read project by project, in an order of which projects `p` have the first two keys. They are sorted apart, with the first
 * key as a column, for the planner would rather read the first rows of all of them, and sort those.
 */
export function insideProjects<Arm extends ListArm>(arm: Arm, allowed: RawBuilder<unknown> | undefined): Arm {
  const order = arm.order.map((key, at) => (at === 0 ? { ...key, by: sql.ref('p.list_value') } : key));
  const [first, ...others] = arm.order.slice(0, keysOfEach);
  const value = first ? [{ ...first, by: sql.ref('list_value') }] : [];
  const from = sql`(select p.project_id, p.uuid, p.name, p.version, p.active, ${first?.by ?? sql`null`} as list_value
    from project p where ${allowed ?? sql`true`} ${orderBy([...value, ...others])} ${fence}) p`;
  return { ...arm, order, each: { from, where: sql`true` } };
}

/** Rows that are counted. */
export interface CountedSide extends Pick<ListArm, 'from' | 'where'> {
  /** Where there are many, they are the latest by this time, of which there is an index. */
  readonly latest?: RawBuilder<unknown>;
}

/** Counts the rows of some sides, up to `most`. */
export async function countUpTo(
  db: Database,
  allowed: RawBuilder<unknown> | undefined,
  sides: readonly CountedSide[],
  most: number,
): Promise<number> {
  const legs = sides.map(
    ({ from, where, latest }) => sql`(select 1 from ${from} where ${where}
      ${latest ? sql`order by ${latest} desc` : sql``} limit ${most})`,
  );
  const [row] = await readAsWritten(
    db,
    sql<{ n: number }>`with ${allowedTable(allowed)} select count(*)::int as n
      from (select 1 from (${sql.join(legs, sql` union all `)}) leg limit ${most}) counted`,
    sides.some((side) => side.latest),
  );
  return row?.n ?? 0;
}

/** The rows behind a row, see `behind`; said of the first few keys as well, so that each table can use what it has of them. */
function legsOf({ order, where }: ListArm, start: RowKey | undefined): RawBuilder<unknown>[] {
  if (!start) return [where];
  const prefixes = [2, 3].map((length) => notBefore(order.slice(0, length), start.slice(0, length)));
  return behind(order, start).map(
    (part) => sql`(${where}) and ${part} and ${sql.join(prefixes, sql` and `)}`,
  );
}
