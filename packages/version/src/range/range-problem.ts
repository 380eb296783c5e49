/** Why a text is no range; `offset` is the UTF-16 offset in the text where that was noticed, if known. */
export interface RangeProblem {
  readonly error: string;
  readonly offset?: number | undefined;
}

/** Thrown inside a range reader; the entry functions turn it into a {@link RangeProblem}. */
export class RangeSyntaxError extends Error {
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    super(message);
    this.offset = offset;
  }
}

/** Runs a reader and returns what it throws about the text as a value. */
export function catchRangeProblem<T>(read: () => T): T | RangeProblem {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeSyntaxError) return { error: error.message, offset: error.offset };
    throw error;
  }
}
