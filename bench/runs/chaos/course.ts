/** How long a run works and kills, unless it is said. */
export const usualMinutes = 30;

/** What a run may be told. */
export interface ChaosOptions {
  /** How long it works and kills, in milliseconds; settling and comparing follow. */
  readonly workMs: number;
  /** Between two kills, in milliseconds. */
  readonly pauseMs?: readonly [least: number, most: number];
  readonly log?: (line: string) => void;
  readonly seed?: number;
}

/** Work that stands still for longer than this, once the database is back, is a fault. */
export const stillSeconds = 60;

/** Nobody adds work while so many jobs wait: on a slow machine the queue would only grow. */
export const mostQueued = 100;

/** After the last kill, what is queued has to become less within this time. */
export const settleMs = 300_000;
