import type { Database } from '../database.ts';
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
