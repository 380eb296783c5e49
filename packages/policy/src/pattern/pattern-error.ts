import type { ProblemCode } from '../problem.ts';

/** Thrown by the readers of a pattern and caught by `readPattern` only. */
export class PatternError extends Error {
  readonly code: Extract<ProblemCode, `pattern_${string}`>;
  readonly offset: number;

  constructor(code: PatternError['code'], message: string, offset: number) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}

export function unsupported(what: string, offset: number): PatternError {
  const message = `Pattern has ${what} at offset ${offset}, which cannot be matched in bounded time`;
  return new PatternError('pattern_unsupported', message, offset);
}

export function unreadable(what: string, offset: number): PatternError {
  return new PatternError('pattern_unreadable', `Pattern has ${what} at offset ${offset}`, offset);
}
