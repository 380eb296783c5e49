/** The default length of a run. */
export const usualMinutes = 30;

/** The options of a run. */
export interface ChaosOptions {
  /** The length of work and kills, in milliseconds. Settling and comparing follow. */
  readonly workMs: number;
  /** Between two kills, in milliseconds. */
  readonly pauseMs?: readonly [least: number, most: number];
  readonly log?: (line: string) => void;
  readonly seed?: number;
}

/** Work that stalls longer than this, once the database is back, is a fault. */
export const stillSeconds = 60;

/** Nobody adds work while so many jobs wait: on a slow machine the queue would only grow. */
export const mostQueued = 100;

/** After the last kill, what is queued has to become less within this time. */
export const settleMs = 300_000;
