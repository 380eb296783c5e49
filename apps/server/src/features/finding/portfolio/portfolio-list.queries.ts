import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf, sqlState } from '../../../db/database.ts';
import { behind, keyColumns, notBefore, type RowKey, rowKey } from '../../../db/list/keyset.ts';
import { type Order, orderBy } from '../../../db/list/order.ts';
import { InvalidCursor, type Page } from '../../../db/list/page.ts';
import { formatCursor, positionsIn, startOf } from '../../../db/list/read-list.ts';
import { joinedAsWritten } from '../../../db/planner.ts';
import type { Arm } from './portfolio-arm.queries.ts';

/** A finding of any project. */
export interface PortfolioKey {
  project_id: number;
  component_id: number;
  vuln_id: number;
}

/** How a list is read. */
export interface PortfolioList {
  /** Filter, order and caller: a cursor fits only the same. */
  readonly name: unknown;
  /** Projects to choose from, as a condition on `p`; undefined: all. */
  readonly allowed: RawBuilder<unknown> | undefined;
  readonly arms: readonly Arm[];
  /** All findings are read, sorted and counted. Otherwise reading ends with the page. */
  readonly isGathered: boolean;
}

export interface PortfolioPage {
  readonly rows: readonly PortfolioKey[];
  /** Undefined where reading ended with the page. */
  readonly total: number | undefined;
  readonly next: string | undefined;
  readonly isFull: boolean;
}

const ids = sql`c.project_id, c.component_id, m.vuln_id`;

/** A page of findings, by their keys. Behind an offset it goes on from where an earlier page ended, when that is known. */
export async function readPortfolioPage(
  db: Database,
  page: Page & { limit: number },
  list: PortfolioList,
): Promise<PortfolioPage> {
  const name = nameOf(list.name);
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
    rows: rows.map(({ project_id, component_id, vuln_id }) => ({ project_id, component_id, vuln_id })),
    total: rows[0]?.list_total ?? (list.isGathered && page.offset === 0 ? 0 : undefined),
    next: isFull && last && page.hasCursor ? formatCursor(name, last) : undefined,
    isFull,
  };
}

function readAsWritten<One>(db: Database, statement: RawBuilder<One>, isIndexed: boolean): Promise<One[]> {
  return joinedAsWritten(db, isIndexed, function readRows(trx) {
    return rowsOf(trx, statement);
  });
}

type Row = PortfolioKey & { list_row_key: RowKey; list_total?: number };

function pageOf(
  { allowed, arms, isGathered }: PortfolioList,
  start: RowKey | undefined,
  limit: number,
  skip: number,
): RawBuilder<Row> {
  const [first] = arms;
  const keys: Order = (first?.order ?? []).map((key, at) => ({ ...key, by: sql.ref(`list_key_${at}`) }));
  const projects = allowedTable(allowed);
  if (!first) return sql<Row>`select 0 as project_id where false`;
  if (isGathered) {
    const all = arms.map(
      (arm) => sql`(select ${ids}, ${keyColumns(arm.order)} from ${arm.from} where ${arm.where})`,
    );
    const parts = start ? sql`(${sql.join(behind(keys, start), sql` or `)})` : sql`true`;
    return sql<Row>`with ${projects}, list as materialized (${sql.join(all, sql` union all `)})
      select page.*, ${rowKey(keys)} as list_row_key, (select count(*)::int from list) as list_total
      from (select * from list where ${parts} ${orderBy(keys)} limit ${limit} offset ${skip}) page`;
  }
  const legs = arms.flatMap((arm) => legsOf(arm, start).map((where) => ({ ...arm, where })));
  const most = limit + skip;
  const all = legs.map(
    (leg) => sql`(${leg.each ? firstOfEach(leg, leg.each, allowed, most) : firstOf(leg, most)})`,
  );
  return sql<Row>`with ${projects}
    select page.*, ${rowKey(keys)} as list_row_key
    from (select * from (${sql.join(all, sql` union all `)}) leg ${orderBy(keys)} limit ${limit} offset ${skip}) page`;
}

function firstOf(leg: Arm, most: number): RawBuilder<unknown> {
  return sql`select ${ids}, ${keyColumns(leg.order)} from ${leg.from} where ${leg.where}
    ${orderBy(leg.order)} limit ${most}`;
}

/** Without this, all findings of a project would be read and sorted to know which are its first. */
function firstOfEach(
  leg: Arm,
  each: RawBuilder<unknown>,
  allowed: RawBuilder<unknown> | undefined,
  most: number,
): RawBuilder<unknown> {
  const order = leg.order.map((key, at) =>
    at === 0 ? key : { ...key, by: sql.ref(`first.list_key_${at}`) },
  );
  return sql`select first.* from ${each} cross join lateral (${firstOf(leg, most)}) first
    where ${allowed ?? sql`true`} ${orderBy(order)} limit ${most}`;
}

/** Findings that are counted. */
interface CountedSide extends Pick<Arm, 'from' | 'where'> {
  /** Where there are many, they are the latest by this time, of which there is an index. */
  readonly latest?: RawBuilder<unknown>;
}

/** How many findings there are from some sides, no further than to `most`. */
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

/** The table `allowed` of a statement. */
export function allowedTable(allowed: RawBuilder<unknown> | undefined): RawBuilder<unknown> {
  return sql`allowed as materialized (select p.project_id from project p where ${allowed ?? sql`true`})`;
}

/** That a component `c` is in one of the projects of `allowed`: looked up in a table that is made once for a statement. */
export const isAllowed = isIn(sql`c.project_id`);
/** Likewise a decision `a`, so that the components of others are not fetched. */
export const isDecisionAllowed = isIn(sql`a.project_id`);

function isIn(projectId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(${projectId} in (select w.project_id from allowed w), false)`;
}

/** The rows behind a row, see `behind`; said of the first few keys as well, so that each table can use what it has of them. */
function legsOf({ order, where }: Arm, start: RowKey | undefined): RawBuilder<unknown>[] {
  if (!start) return [where];
  const prefixes = [2, 3].map((length) => notBefore(order.slice(0, length), start.slice(0, length)));
  return behind(order, start).map(
    (part) => sql`(${where}) and ${part} and ${sql.join(prefixes, sql` and `)}`,
  );
}

function nameOf(name: unknown): string {
  return createHash('sha256').update(JSON.stringify(name)).digest('base64url').slice(0, 22);
}
