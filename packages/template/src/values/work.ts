import type { TemplateErrorCode } from '../template-error.ts';

/** The services of a rendering that an operation on values may use. */
export interface Work {
  /** The zone for dates when the template names none. */
  readonly timeZone: string;
  readonly maxNesting: number;
  /** Counts steps of work; throws when there are too many. */
  step(count?: number): void;
  /** Throws when a text of that length would be longer than an output may be. */
  fits(length: number): void;
  /** Like `fits`, and counts the work on the text. */
  text(length: number): void;
  /** Like `text`, for work that looks at every sign by itself. */
  signs(length: number): void;
  /** Throws an error at the place that is being evaluated. */
  fail(code: TemplateErrorCode, subject: string, message: string, cause?: unknown): never;
}
