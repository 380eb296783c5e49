import { type ReadResult, read, refuse } from '../problem.ts';

/** Up to 15 digits behind the point, so that a number holds each value exactly enough to compare it. */
const DECIMAL = /^[-+]?(?:\d+(?:\.\d{0,15})?|\.\d{1,15})$/;

/** Reads a decimal from 0 to `most`; `name` is what the message calls it, with its article. */
export function readScore(value: string, most: number, name: string): ReadResult<number> {
  const text = value.trim();
  const score = DECIMAL.test(text) ? Number(text) : Number.NaN;
  if (score >= 0 && score <= most) return read(score);
  return refuse('value_unreadable', `'${value}' is not ${name}, expected a decimal from 0 to ${most}`);
}
