import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../database.ts';
import { allowedTable } from './allowed.ts';
import type { Page } from './page.ts';

/** The total number of rows in a list. */
export interface ListTotal {
  readonly total: number | undefined;
  /** Guessed from a part of the rows; undefined: exact. */
  readonly isEstimated?: true;
}

/** The facts of a page that limit the total. */
interface ReadRows {
  readonly rows: readonly unknown[];
  readonly total: number | undefined;
  readonly isFull: boolean;
}

/** The total as a page tells it by itself; undefined where it does not. */
export function toldTotal({ offset, cursor }: Page, page: ReadRows): ListTotal | undefined {
  if (cursor !== undefined) return { total: undefined };
  if (page.total !== undefined) return { total: page.total };
  if (!page.isFull && (page.rows.length > 0 || offset === 0)) return { total: offset + page.rows.length };
  return undefined;
}

/** An estimate, which is never less than what the page itself shows. */
export function estimatedTotal(estimate: number, { offset }: Page, page: ReadRows): ListTotal {
  return {
    total: page.isFull ? Math.max(estimate, offset + page.rows.length + 1) : Math.min(estimate, offset),
    isEstimated: true,
  };
}

const rememberedMs = 60_000;
const rememberedAtMost = 500;
const remembered = new WeakMap<Database, Map<string, { total: number; at: number }>>();

/** An estimate that is made once a minute for all pages of a list. @param name of the list */
export async function estimateOnce(
  db: Database,
  name: string,
  estimate: () => Promise<number>,
): Promise<number> {
  const known = remembered.get(db) ?? new Map<string, { total: number; at: number }>();
  remembered.set(db, known);
  const now = performance.now();
  const before = known.get(name);
  if (before && now - before.at < rememberedMs) return before.total;
  const total = await estimate();
  known.delete(name);
  known.set(name, { total, at: now });
  const [oldest] = known.keys();
  if (known.size > rememberedAtMost && oldest !== undefined) known.delete(oldest);
  return total;
}

/** A share of all as a number to two digits: more would not be known. */
export function estimatedNumber(share: number, all: number): number {
  return Number((share * all).toPrecision(2));
}

/** A part of a table, the same one each time, by which the length of a list is guessed. */
export interface Sample {
  readonly table: string;
  /** About so many of its rows. They are read in blocks, which contain few projects. */
  readonly rows: number;
  /** All rows of the list there are; by default those of the table. */
  stored?(): Promise<number>;
  /** The list's tables. @param part follows the name of the table */
  from(part: RawBuilder<unknown>): RawBuilder<unknown>;
}

/** The share of all rows that fits conditions in a sample, and how many rows there are about. */
export async function estimateShare(
  db: Database,
  allowed: RawBuilder<unknown> | undefined,
  { table, rows, stored, from }: Sample,
  where: RawBuilder<unknown>,
): Promise<{ share: number; stored: number }> {
  const size = await findRow(
    db,
    sql<{
      n: number;
    }>`select greatest(reltuples, 1)::float8 as n from pg_class where oid = ${table}::regclass`,
  );
  const inTable = size?.n ?? 1;
  const percent = Math.min(100, (100 * rows) / inTable);
  const row = await findRow(
    db,
    sql<{ all_of: number; left_of: number }>`with ${allowedTable(allowed)}
      select count(*)::int as all_of, count(*) filter (where ${where})::int as left_of
      from ${from(sql`tablesample system (${percent}::real) repeatable (1)`)}`,
  );
  const share = row && row.all_of > 0 ? row.left_of / row.all_of : 0;
  return { share, stored: stored ? await stored() : inTable };
}
