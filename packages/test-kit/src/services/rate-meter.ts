/** Counts requests in a window that moves along. */
export type RateMeter = {
  /** Notes a request; answers whether it was one too many. */
  isTooMany(atMs: number): boolean;
  /** The most requests that fell into one window so far. */
  readonly most: number;
};

/** A limit such as 5 requests in any 30 seconds. */
export type RateLimit = { requests: number; windowMs: number };

export function createRateMeter({ requests, windowMs }: RateLimit): RateMeter {
  const times: number[] = [];
  let most = 0;
  return {
    isTooMany(atMs) {
      while (times[0] !== undefined && times[0] <= atMs - windowMs) times.shift();
      times.push(atMs);
      most = Math.max(most, times.length);
      return times.length > requests;
    },
    get most() {
      return most;
    },
  };
}
