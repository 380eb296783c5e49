/** The kind of error that stopped a template. */
export type TemplateErrorCode =
  | 'syntax'
  | 'unclosed'
  | 'unknown_name'
  | 'arguments'
  | 'value'
  | 'undefined_variable'
  | 'filter_failed'
  | 'template_too_long'
  | 'nested_too_deeply'
  | 'too_many_steps'
  | 'output_too_long';

/** A place in a template; both numbers count from 1, the column in UTF-16 units. */
export interface TemplatePosition {
  readonly line: number;
  readonly column: number;
}

/**
 * The only error that a template can raise. It states the fault, its place, and the tag, filter, variable, or
 * sign involved.
 *
 * `subject` is the bare name (`'uper'`, `'if'`, `'}}'`). The message is a sentence that ends with the place.
 * An unclosed tag is reported where it was opened. `cause` is set if a custom filter failed.
 *
 * @example
 * const error = new TemplateError('unknown_name', 'uper', "There is no filter 'uper'", { line: 2, column: 11 });
 * error.message // "There is no filter 'uper' (line 2, column 11)"
 */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
  readonly code: TemplateErrorCode;
  readonly subject: string;
  readonly line: number;
  readonly column: number;

  constructor(
    code: TemplateErrorCode,
    subject: string,
    message: string,
    position: TemplatePosition,
    cause?: unknown,
  ) {
    super(`${shortened(message)} (${placeText(position)})`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.subject = shortened(subject);
    this.line = position.line;
    this.column = position.column;
  }
}

/** Names and values from a template can be as long as the template. */
const MAX_TEXT_LENGTH = 240;

function shortened(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}

/** The place as people read it: `line 2, column 5`. */
export function placeText(position: TemplatePosition): string {
  return `line ${position.line}, column ${position.column}`;
}

/** Line and column of an offset; a line ends at LF, CR LF or a lone CR. */
export function positionAt(source: string, offset: number): TemplatePosition {
  let line = 1;
  let lineStart = 0;
  for (let index = 0; index < offset; index++) {
    const unit = source.charCodeAt(index);
    if (unit !== LINE_FEED && unit !== CARRIAGE_RETURN) continue;
    if (unit === CARRIAGE_RETURN && source.charCodeAt(index + 1) === LINE_FEED) continue;
    line++;
    lineStart = index + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** An error at an offset of the source. */
export function errorAt(
  source: string,
  offset: number,
  code: TemplateErrorCode,
  subject: string,
  message: string,
  cause?: unknown,
): TemplateError {
  return new TemplateError(code, subject, message, positionAt(source, offset), cause);
}
