/**
 * The fault of a condition:
 *
 * - `subject_unknown`, `operator_unsupported` no such subject, or the subject does not know the operator
 * - `value_blank`, `value_too_long` text without content, or longer than 255 characters
 * - `value_not_listed` none of the words that the subject knows
 * - `value_not_json`, `member_unreadable` no JSON object, or one with a member of the wrong kind
 * - `value_unreadable` not in the form that the subject wants
 * - `period_not_positive` a period of no days, or one that goes back
 * - `pattern_unsupported` a feature of Java's regular expressions that cannot be matched in linear time
 * - `pattern_unreadable` no regular expression; `pattern_too_large` one that repeats too much
 */
export type ProblemCode =
  | 'subject_unknown'
  | 'operator_unsupported'
  | 'value_blank'
  | 'value_too_long'
  | 'value_not_listed'
  | 'value_not_json'
  | 'member_unreadable'
  | 'value_unreadable'
  | 'period_not_positive'
  | 'pattern_unsupported'
  | 'pattern_unreadable'
  | 'pattern_too_large';

/** The fault of a condition. `message` is an English sentence with the value and what was expected. */
export interface ConditionProblem {
  readonly code: ProblemCode;
  readonly message: string;
  /** Where in a pattern, as UTF-16 offset; absent when it is the value as a whole. */
  readonly offset?: number;
}

/** Something read from text, or the reason why it is not. */
export type ReadResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: ConditionProblem };

export function read<Value>(value: Value): ReadResult<Value> {
  return { ok: true, value };
}

export function refuse(code: ProblemCode, message: string, offset?: number): ReadResult<never> {
  return { ok: false, problem: offset === undefined ? { code, message } : { code, message, offset } };
}
