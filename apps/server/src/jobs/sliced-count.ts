import { type Database, inTransaction, type Transaction } from '../db/database.ts';
import { stopIfAborted } from './job.ts';
import type { WayGiver } from './way-giver.ts';

/** Fewer rows than these are counted for each page; of more, a job counts them. */
export const countedLive = 20_000;

const leastIntervalMs = 2 * 60_000;
/** Counting takes at most this part of the time. */
const share = 20;

/** Rows that are counted by their numbers, so many at once. */
export interface SlicedCount {
  readonly highest: number;
  readonly slice: number;
  /** Brings what is stored of a range up to date. @returns how many rows were otherwise */
  readonly count: (trx: Transaction, from: number, to: number) => Promise<number>;
}

/** The duration of a count without its waiting, and the number of rows it changed. */
export interface SlicedOutcome {
  readonly tookMs: number;
  readonly changed: number;
}

/**
 * Counts slice by slice, each in a transaction of its own, so that neither a stop nor anybody's write waits for all of them.
 * @param way what goes first
 */
export async function countInSlices(
  db: Database,
  signal: AbortSignal,
  way: WayGiver,
  counts: readonly SlicedCount[],
): Promise<SlicedOutcome> {
  let tookMs = 0;
  let changed = 0;
  for (const { highest, slice, count } of counts)
    for (let from = 1; from <= highest; from += slice) {
      stopIfAborted(signal);
      await way.wait(signal);
      const started = performance.now();
      changed += await inTransaction(db, (trx) => count(trx, from, from + slice - 1));
      tookMs += performance.now() - started;
    }
  return { tookMs: Math.round(tookMs), changed };
}

/** The pause after a count, in milliseconds. @param tookMs the duration of the count; 0 before the first */
export function intervalAfter(tookMs = 0): number {
  return Math.max(leastIntervalMs, share * tookMs);
}
