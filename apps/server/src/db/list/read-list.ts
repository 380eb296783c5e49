import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, sqlState } from '../database.ts';
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
  readonly where: RawBuilder<unknown>;
  readonly order: Order;
  /** No index gives this list in its order, so that all of its rows are read for each page: they are counted along. */
  readonly isGathered?: boolean;
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
  const needsKey = page.limit !== undefined && (page.hasCursor === true || page.offset + page.limit >= 1_000);
  const isCounted = list.isGathered === true && page.cursor === undefined && page.limit !== undefined;
  const rows = isCounted
    ? await gatherRows<Row & Keyed>(db, page, list, start)
    : await readRows<Row & Keyed>(db, page, list, start, needsKey);
  const isFull = page.limit !== undefined && rows.length === page.limit;
  const last = rows.at(-1)?.list_row_key;
  if (last && page.cursor === undefined)
    known.remember(name, { offset: page.offset + rows.length, key: last });
  return {
    rows,
    total: page.cursor === undefined ? await totalOf(db, page, list, rows) : undefined,
    next: isFull && last && page.hasCursor ? formatCursor(name, last) : undefined,
  };
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
  return rowsOf(db, statement).catch((error) => {
    // A value of a cursor that is none of its type.
    if (page.cursor !== undefined && sqlState(error)?.startsWith('22')) throw new InvalidCursor();
    throw error;
  });
}

/** Reads all rows of a list once, for the page and for the total. */
async function gatherRows<Row>(
  db: Database,
  page: Page,
  { select, from, where, order }: ListSql<unknown>,
  start: Position | undefined,
): Promise<Row[]> {
  const keys = order.map((key, at) => ({ ...key, by: sql.ref(`list_key_${at}`) }));
  const limit = page.limit ?? 0;
  const skip = page.offset - (start?.offset ?? 0);
  const parts = (start ? behind(keys, start.key) : [sql`true`]).map(
    (condition) => sql`(select * from list where ${condition} ${orderBy(keys)} limit ${limit + skip})`,
  );
  return rowsOf(
    db,
    sql<Row>`with list as materialized (select ${select}, ${keyColumns(order)} from ${from} where ${where})
      select page.*, ${rowKey(order)} as list_row_key, (select count(*) from list) as list_total
      from (select * from (${sql.join(parts, sql` union all `)}) part limit ${limit} offset ${skip}) page`,
  );
}

/** A page that is not full says itself how long the list is. */
async function totalOf(
  db: Database,
  { offset, limit }: Page,
  { from, countFrom = from, where }: ListSql<unknown>,
  rows: readonly Keyed[],
): Promise<number> {
  const counted = rows[0]?.list_total;
  if (counted !== undefined) return counted;
  const found = rows.length;
  if (limit === undefined) return found;
  if (found < limit && (found > 0 || offset === 0)) return offset + found;
  const row = await findRow(db, sql<{ n: number }>`select count(*) as n from ${countFrom} where ${where}`);
  return row?.n ?? 0;
}

function positionsIn(db: Database): Positions {
  const known = positionsOf.get(db) ?? new Positions();
  positionsOf.set(db, known);
  return known;
}

/** Names a list with its filter and order, which include whose list it is where that makes a difference. */
function nameOf<Row>(db: Database, { from, where, order }: ListSql<Row>): string {
  const { sql: text, parameters } = sql`select from ${from} where ${where} ${orderBy(order)}`.compile(db);
  return createHash('sha256')
    .update(JSON.stringify([text, parameters]))
    .digest('base64url')
    .slice(0, 22);
}

function formatCursor(list: string, key: RowKey): string {
  return Buffer.from(JSON.stringify([list, ...key])).toString('base64url');
}

function startOf(cursor: string, list: string): Position {
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
