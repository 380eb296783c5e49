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

/** The longest range that is read, in UTF-16 units. Bounds the time that hostile text can take. */
export const MAX_RANGE_LENGTH = 50_000;

/** Reads a range of bounded length and returns what the reader throws about the text as a value. */
export function readRange<T>(text: string, read: (text: string) => T): T | RangeProblem {
  if (text.length > MAX_RANGE_LENGTH) {
    return { error: `Range is longer than ${MAX_RANGE_LENGTH} characters`, offset: MAX_RANGE_LENGTH };
  }
  try {
    return read(text);
  } catch (error) {
    if (error instanceof RangeSyntaxError) return { error: error.message, offset: error.offset };
    throw error;
  }
}
