import { kindName, plainNumber, plainText } from '../values/kinds.ts';
import type { Work } from '../values/work.ts';
import type { ClockFields } from './clock-fields.ts';
import { readByPattern } from './read-by-pattern.ts';
import { findZone } from './zone.ts';

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/;

/**
 * The instant a value stands for: a date, milliseconds since 1970, a text in ISO 8601, or a text by a pattern. A
 * text that names no offset is what clocks in the given zone show.
 */
export function readDate(work: Work, value: unknown, pattern: string | undefined, timeZone: string): Date {
  if (value instanceof Date) return value;
  const number = plainNumber(value);
  if (number !== undefined) return new Date(number);
  const text = plainText(value);
  if (text === undefined) return work.fail('value', 'date', `Cannot read a date from ${kindName(value)}`);
  const fields = pattern === undefined ? readIso(text) : readByPattern(work, text, pattern);
  const instantMs = fields && instantOf(fields, timeZone);
  if (instantMs !== undefined) return new Date(instantMs);
  const wanted = pattern === undefined ? 'ISO 8601' : `pattern '${pattern}'`;
  return work.fail('value', 'date', `Cannot read a date from '${text.slice(0, 64)}' by ${wanted}`);
}

function readIso(text: string): ClockFields | undefined {
  const match = ISO.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction, offset] = match;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
    millisecond: Math.trunc(Number(`0.${fraction ?? 0}`) * 1000),
    offsetMs: offset === undefined ? undefined : findZone(offset)?.offsetMs(0),
  };
}

/** Undefined when there is no such day or time, or no such zone. */
function instantOf(fields: ClockFields, timeZone: string): number | undefined {
  const { year, month, day, hour, minute, second, millisecond, offsetMs } = fields;
  const clock = new Date(0);
  clock.setUTCFullYear(year, month - 1, day);
  if (clock.getUTCMonth() !== month - 1 || clock.getUTCDate() !== day) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  clock.setUTCHours(hour, minute, second, millisecond);
  const clockMs = clock.getTime();
  if (offsetMs !== undefined) return clockMs - offsetMs;
  const zone = findZone(timeZone);
  // The offset at the clock's time read as UTC is off by at most one change of the clocks; the second look mends it.
  return zone && clockMs - zone.offsetMs(clockMs - zone.offsetMs(clockMs));
}
