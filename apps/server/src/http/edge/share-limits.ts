/** Limits on the concurrent use of a node by its callers. */
export interface ShareLimits {
  /** Requests in flight: of one caller, and of all of them together. */
  readonly requestsPerCaller: number;
  readonly requests: number;
  /** Large answers that are being made or sent: to one caller, and to all of them together. */
  readonly largeAnswersPerCaller: number;
  readonly largeAnswers: number;
  /** The maximum time a request waits for its turn to get a large answer. */
  readonly largeWaitMs: number;
}

/**
 * An answer that nobody reads holds 5 to 10 MB when it is large and up to about 1 MB otherwise, so that one caller costs
 * less than 200 MB. A hundred jobs of a pipeline that share a key fit in.
 */
export const shareLimits: ShareLimits = {
  requestsPerCaller: 128,
  requests: 1_024,
  largeAnswersPerCaller: 6,
  largeAnswers: 24,
  largeWaitMs: 30_000,
};
