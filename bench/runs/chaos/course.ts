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

/** Everything queued has to end within this time after the last kill. */
export const settleMs = 300_000;
