import { type ReadResult, read, refuse } from '../problem.ts';
import type { Period } from './calendar.ts';

const PERIOD = /^([-+]?)P(?:([-+]?\d+)Y)?(?:([-+]?\d+)M)?(?:([-+]?\d+)W)?(?:([-+]?\d+)D)?$/i;
/** The range of Java's Period, so the same texts are valid. */
const MAX_UNIT = 2_147_483_647;

/**
 * Reads an ISO 8601 period of years, months, weeks and days. Refuses one of no days, one with a unit below zero, and
 * times of day. Source: contract §15.2 (AGE); the texts are those of Java's `Period.parse`.
 *
 * @example
 * readPeriod('P1Y6M') // { ok: true, value: { months: 18, days: 0 } }
 */
export function readPeriod(text: string): ReadResult<Period> {
  const parts = PERIOD.exec(text);
  const units = parts?.slice(2) ?? [];
  if (units.every((unit) => unit === undefined)) {
    const message = `'${text}' is not a period of days or larger, expected ISO 8601 such as P365D or P1Y6M`;
    return refuse('value_unreadable', message);
  }
  const sign = parts?.[1] === '-' ? -1 : 1;
  const [years = 0, months = 0, weeks = 0, days = 0] = units.map((unit) => sign * Number(unit ?? 0) || 0);
  const period = { months: years * 12 + months, days: weeks * 7 + days };
  if (Math.max(Math.abs(years), Math.abs(months), Math.abs(period.days)) > MAX_UNIT) {
    return refuse('value_unreadable', `Period '${text}' is too long, expected units up to ${MAX_UNIT}`);
  }
  const isNegative = years < 0 || months < 0 || period.days < 0;
  if (isNegative || period.months + period.days === 0) {
    return refuse('period_not_positive', `Period '${text}' is not positive, expected one such as P365D`);
  }
  return read(period);
}
