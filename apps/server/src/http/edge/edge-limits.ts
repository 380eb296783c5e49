import { type ShareLimits, shareLimits } from './share-limits.ts';

/** Limits of time and size for clients that send. Times in milliseconds. */
export interface EdgeLimits extends ShareLimits {
  /** Until the first byte of a connection's next request. */
  readonly idleMs: number;
  /** Until the headers of a request are there. */
  readonly headersMs: number;
  /** Longest silence while a body is awaited, or while an answer waits for its reader. */
  readonly silenceMs: number;
  /** A body or an answer that takes longer than this must have moved at `minBytesPerSecond` on average. */
  readonly graceMs: number;
  readonly minBytesPerSecond: number;
  /**
   * The bytes still accepted of a body after its answer was sent, so that the answer is not lost with the
   * connection.
   */
  readonly drainMs: number;
  readonly drainBytes: number;
  /** Until then a client must send briskly, or nobody drains for it any more. */
  readonly drainGraceMs: number;
  readonly drainBytesPerSecond: number;
  /** The interval at which the clocks are checked. */
  readonly checkEveryMs: number;
}

export const edgeLimits: EdgeLimits = {
  ...shareLimits,
  // Longer than load balancers keep a connection, so that none sends into one that is just being closed.
  idleMs: 72_000,
  headersMs: 30_000,
  silenceMs: 30_000,
  graceMs: 60_000,
  minBytesPerSecond: 1_000,
  drainMs: 30_000,
  // More than the largest upload, so that one that is refused can be sent to its end.
  drainBytes: 128 * 1024 * 1024,
  drainGraceMs: 2_000,
  drainBytesPerSecond: 16_000,
  checkEveryMs: 1_000,
};
