import type { ProblemCode } from '../problem.ts';

/**
 * Thrown by the readers of a pattern and caught where they are compiled. `what` completes "The pattern has …"; `offset`
 * is that in the pattern as it was read, with its wildcards expanded.
 */
export class PatternError extends Error {
  readonly code: Extract<ProblemCode, `pattern_${string}`>;
  readonly what: string;
  readonly offset: number;

  constructor(code: PatternError['code'], what: string, offset: number) {
    super(`The pattern has ${what} at offset ${offset}`);
    this.code = code;
    this.what = what;
    this.offset = offset;
  }
}

export function unsupported(what: string, offset: number): PatternError {
  return new PatternError('pattern_unsupported', what, offset);
}

export function unreadable(what: string, offset: number): PatternError {
  return new PatternError('pattern_unreadable', what, offset);
}
