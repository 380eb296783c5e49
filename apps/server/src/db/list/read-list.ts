import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, sqlState } from '../database.ts';
import { type CountedDrivers, chooseDrivers, type Drivers } from './drivers.ts';
import { behind, keyColumns, type RowKey, rowKey } from './keyset.ts';
import { type Order, orderBy } from './order.ts';
import { InvalidCursor, type ListPage, type Page } from './page.ts';
import { type Position, Positions } from './positions.ts';

/** A list as SQL, in parts, so that a page can begin behind a row and be counted without its columns. */
export interface ListSql<Row> {
  /** Columns; no more than the order needs where a list is long, for details are read apart (`readInBatches`). */
  readonly select: RawBuilder<Row>;
  /** Tables with their joins. */
  readonly from: RawBuilder<unknown>;
  /** Tables that give the number of rows, when fewer do. */
  readonly countFrom?: RawBuilder<unknown>;
  /** A statement that gives the number of rows, where that is kept: it may be behind what changes now. */
  readonly kept?: RawBuilder<{ n: number }> | undefined;
  readonly where: RawBuilder<unknown>;
  readonly order: Order;
  /** Names the list with its filter and order, where its statement has numbers that were read before: those change. */
  readonly name?: string;
  /** No index gives this list in its order, so that all of its rows are read for each page: they are counted along. */
  readonly isGathered?: boolean;
  /**
   * The drivers of the rows, if the order begins with them. Then only the rows of a page's drivers are read.
   */
  readonly drivers?: Drivers | CountedDrivers | undefined;
}

interface Keyed {
  list_row_key?: RowKey;
  list_total?: number;
}

const positionsOf = new WeakMap<Database, Positions>();

/**
 * Reads a page of a list: the only way in which lists are paged. Behind an offset it goes on from where an earlier page
 * ended, when that is known, so that a late page costs about as much as the first.
 * @throws InvalidCursor for a cursor of another list or order
 */
export async function readList<Row>(db: Database, page: Page, list: ListSql<Row>): Promise<ListPage<Row>> {
  const name = nameOf(db, list);
  const known = positionsIn(db);
  const start = page.cursor === undefined ? known.findBefore(name, page.offset) : startOf(page.cursor, name);
  const { rows, total } = await readPage<Row>(db, page, list, start);
  const isFull = page.limit !== undefined && rows.length === page.limit;
  const last = rows.at(-1)?.list_row_key;
  if (last && page.cursor === undefined)
    known.remember(name, { offset: page.offset + rows.length, key: last });
  return {
    rows,
    total: page.cursor === undefined ? (total ?? (await totalOf(db, page, list, rows))) : undefined,
    next: isFull && last && page.hasCursor ? formatCursor(name, last) : undefined,
  };
}

interface ReadPage<Row> {
  readonly rows: readonly (Row & Keyed)[];
  /** The number of rows on all pages, if it is already known. */
  readonly total?: number | undefined;
}

async function readPage<Row>(
  db: Database,
  page: Page,
  list: ListSql<Row>,
  start: Position | undefined,
): Promise<ReadPage<Row>> {
  const { limit } = page;
  if (limit === undefined) return { rows: await readRows(db, page, list, start, false) };
  if (list.drivers) return readDriven(db, { ...page, limit }, list, list.drivers, start);
  if (list.isGathered && page.cursor === undefined) return gatherRows(db, page, list, start);
  const needsKey = page.hasCursor === true || page.offset + limit >= 1_000;
  return { rows: await readRows(db, page, list, start, needsKey) };
}

/** Reads the rows of those drivers that have some on the page. */
async function readDriven<Row>(
  db: Database,
  page: Page & { readonly limit: number },
  list: ListSql<unknown>,
  drivers: Drivers | CountedDrivers,
  known: Position | undefined,
): Promise<ReadPage<Row>> {
  // A place far before the page would bring all the drivers between along; they are counted off instead.
  const start = known && page.offset - known.offset <= page.limit ? known : undefined;
  const skip = page.offset - (start?.offset ?? 0);
  const chosen = chooseDrivers(drivers, skip, page.limit, start?.key);
  if (!chosen) return { rows: await readRows(db, page, list, start, true) };
  const { select, order } = list;
  const { from, where } = drivers.listOf(chosen.ids);
  const parts = (start ? behind(order, start.key) : [sql`true`]).map(
    (condition) => sql`(select ${select}, ${keyColumns(order)} from ${from}
      where ${where} and ${condition} ${orderBy(order)}
      limit ${page.limit}::bigint + ${chosen.skip})`,
  );
  const rows = await rowsOf(
    db,
    sql<Row & Keyed>`with ${chosen.tables}
      select page.*, ${rowKey(order)} as list_row_key, ${chosen.total} as list_total
      from (select * from (${sql.join(parts, sql` union all `)}) part
        limit ${page.limit} offset ${chosen.skip}) page`,
  ).catch((error) => refuseCursor(page, error));
  return { rows, total: rows[0]?.list_total };
}

/** A list of which only the numbers of rows are chosen. */
export async function chooseIds<Row, Id>(
  db: Database,
  page: Page,
  list: ListSql<Row>,
  idOf: (row: Row) => Id,
): Promise<ListPage<Id>> {
  const { rows, ...others } = await readList(db, page, list);
  return { ...others, rows: rows.map(idOf) };
}

async function readRows<Row>(
  db: Database,
  page: Page,
  { select, from, where, order }: ListSql<unknown>,
  start: Position | undefined,
  needsKey: boolean,
): Promise<Row[]> {
  // The values of the keys are sorted along; as texts they are written only for the rows of the page.
  const columns = needsKey ? sql`${select}, ${keyColumns(order)}` : select;
  const withKey = (page: RawBuilder<unknown>) =>
    needsKey
      ? sql<Row>`select page.*, ${rowKey(order)} as list_row_key from (${page}) page`
      : sql<Row>`${page}`;
  const limit = page.limit === undefined ? sql`` : sql`limit ${page.limit}`;
  const offset = page.offset - (start?.offset ?? 0);
  const skip = page.limit === undefined || offset <= 0 ? sql`` : sql`offset ${offset}`;
  if (!start) {
    const plain = sql`select ${columns} from ${from} where ${where} ${orderBy(order)} ${limit} ${skip}`;
    return rowsOf(db, withKey(plain));
  }
  // As many of each part as could be needed; the parts follow each other.
  const most = page.limit === undefined ? sql`` : sql`limit ${page.limit + Math.max(0, offset)}`;
  const parts = behind(order, start.key).map(
    (condition) =>
      sql`(select ${columns} from ${from} where (${where}) and ${condition} ${orderBy(order)} ${most})`,
  );
  const statement = withKey(sql`select * from (${sql.join(parts, sql` union all `)}) part ${limit} ${skip}`);
  return rowsOf(db, statement).catch((error) => refuseCursor(page, error));
}

/** A value of a cursor that is none of its type is the caller's fault. */
function refuseCursor(page: Page, error: unknown): never {
  if (page.cursor !== undefined && sqlState(error)?.startsWith('22')) throw new InvalidCursor();
  throw error;
}

/** Reads all rows of a list once, for the page and for the total. */
async function gatherRows<Row>(
  db: Database,
  page: Page,
  { select, from, where, order }: ListSql<unknown>,
  start: Position | undefined,
): Promise<ReadPage<Row>> {
  const keys = order.map((key, at) => ({ ...key, by: sql.ref(`list_key_${at}`) }));
  const limit = page.limit ?? 0;
  const skip = page.offset - (start?.offset ?? 0);
  const parts = (start ? behind(keys, start.key) : [sql`true`]).map(
    (condition) => sql`(select * from list where ${condition} ${orderBy(keys)} limit ${limit + skip})`,
  );
  const rows = await rowsOf(
    db,
    sql<
      Row & Keyed
    >`with list as materialized (select ${select}, ${keyColumns(order)} from ${from} where ${where})
      select page.*, ${rowKey(order)} as list_row_key, (select count(*) from list) as list_total
      from (select * from (${sql.join(parts, sql` union all `)}) part limit ${limit} offset ${skip}) page`,
  );
  return { rows, total: rows[0]?.list_total };
}

/** A page that is not full says itself how long the list is. */
async function totalOf(
  db: Database,
  { offset, limit }: Page,
  { from, countFrom = from, kept, where }: ListSql<unknown>,
  rows: readonly unknown[],
): Promise<number> {
  const found = rows.length;
  if (limit === undefined) return found;
  if (found < limit && (found > 0 || offset === 0)) return offset + found;
  const counted = sql<{ n: number }>`select count(*) as n from ${countFrom} where ${where}`;
  const row = await findRow(db, kept ?? counted);
  return row?.n ?? 0;
}

export function positionsIn(db: Database): Positions {
  const known = positionsOf.get(db) ?? new Positions();
  positionsOf.set(db, known);
  return known;
}

/** Names a list with its filter and order, which include whose list it is where that makes a difference. */
function nameOf<Row>(db: Database, { from, where, order, name }: ListSql<Row>): string {
  if (name !== undefined) return name;
  const { sql: text, parameters } = sql`select from ${from} where ${where} ${orderBy(order)}`.compile(db);
  return shortName([text, parameters]);
}

/** A short text for what a list is made of. */
export function shortName(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

export function formatCursor(list: string, key: RowKey): string {
  return Buffer.from(JSON.stringify([list, ...key])).toString('base64url');
}

export function startOf(cursor: string, list: string): Position {
  const [name, ...key] = parseCursor(cursor);
  if (name !== list || key.length === 0) throw new InvalidCursor();
  return { offset: 0, key };
}

function parseCursor(cursor: string): RowKey {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.every((part) => part === null || typeof part === 'string'))
      return parts;
  } catch {
    // No JSON: as any other text that is no cursor.
  }
  throw new InvalidCursor();
}
