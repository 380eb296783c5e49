/** A source that sends less than this in the time of a window would keep its mirror busy for days. */
const windowMs = 120_000;
const minWindowBytes = 64 * 1024;

/** Watches how fast a body arrives; a connection that is silent altogether ends by its time-out. */
export interface Pace {
  /** Notes bytes that came at a time (milliseconds of any clock); answers whether they come too slowly. */
  isTooSlow(bytes: number, atMs: number): boolean;
}

export function createPace(startMs: number): Pace {
  let since = startMs;
  let received = 0;
  return {
    isTooSlow(bytes, atMs) {
      received += bytes;
      if (atMs - since < windowMs) return false;
      const isSlow = received < minWindowBytes;
      since = atMs;
      received = 0;
      return isSlow;
    },
  };
}
