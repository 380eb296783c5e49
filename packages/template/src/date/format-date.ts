import type { Work } from '../values/work.ts';
import { MONTHS, SHORT_NAME_LENGTH, WEEKDAYS } from './names.ts';
import { type PatternPart, parsePattern } from './pattern.ts';
import { isoWeek, isoWeekYear, weekOfMonth } from './week.ts';
import { clockText, findZone, type Zone, zoneName } from './zone.ts';

/** A date as the clocks of a zone show it: its UTC fields are the fields in the zone. */
interface Shown {
  readonly clock: Date;
  readonly instantMs: number;
  readonly offsetMs: number;
  readonly zone: Zone;
}

/**
 * A date by a pattern of Java's SimpleDateFormat in a time zone, with English names. Two things differ: weeks are
 * those of ISO 8601, and more than three `S` are digits of the second's fraction.
 */
export function formatDate(work: Work, date: Date, pattern: string, timeZone: string): string {
  const result = parsePattern(pattern);
  if (!result.ok)
    return work.fail('arguments', 'date', `Date pattern '${pattern}' is wrong: ${result.problem}`);
  const zone = findZone(timeZone);
  if (!zone) return work.fail('arguments', 'date', `There is no time zone '${timeZone}'`);
  const instantMs = date.getTime();
  if (Number.isNaN(instantMs)) return work.fail('value', 'date', 'The date is not valid');
  const offsetMs = zone.offsetMs(instantMs);
  const shown: Shown = { clock: new Date(instantMs + offsetMs), instantMs, offsetMs, zone };
  return result.parts.map((part) => partText(shown, part)).join('');
}

function partText(shown: Shown, part: PatternPart): string {
  if (part.kind === 'text') return part.text;
  return fieldText(shown, part.letter, part.count);
}

function fieldText(shown: Shown, letter: string, count: number): string {
  const { clock } = shown;
  switch (letter) {
    case 'G':
      return clock.getUTCFullYear() > 0 ? 'AD' : 'BC';
    case 'y':
      return yearText(clock.getUTCFullYear(), count);
    case 'Y':
      return yearText(isoWeekYear(clock), count);
    case 'M':
    case 'L':
      return monthText(clock.getUTCMonth(), count);
    case 'E':
      return nameText(WEEKDAYS[clock.getUTCDay()]!, count);
    case 'a':
      return clock.getUTCHours() < 12 ? 'AM' : 'PM';
    case 'S':
      return count > 3
        ? padded(clock.getUTCMilliseconds(), 3).padEnd(count, '0')
        : padded(clock.getUTCMilliseconds(), count);
    case 'z':
      return zoneName(shown.zone, shown.instantMs, count > 3 ? 'long' : 'short');
    case 'Z':
      return clockText(shown.offsetMs, '');
    case 'X':
      return isoOffset(shown.offsetMs, count);
    default:
      return padded(numberField(clock, letter), count);
  }
}

/** The fields that are plain numbers. */
function numberField(clock: Date, letter: string): number {
  const hours = clock.getUTCHours();
  switch (letter) {
    case 'd':
      return clock.getUTCDate();
    case 'H':
      return hours;
    case 'k':
      return hours || 24;
    case 'K':
      return hours % 12;
    case 'h':
      return hours % 12 || 12;
    case 'm':
      return clock.getUTCMinutes();
    case 's':
      return clock.getUTCSeconds();
    case 'D':
      return dayOfYear(clock);
    case 'F':
      return Math.ceil(clock.getUTCDate() / 7);
    case 'u':
      return clock.getUTCDay() || 7;
    case 'w':
      return isoWeek(clock);
    default:
      return weekOfMonth(clock);
  }
}

function dayOfYear(clock: Date): number {
  const start = new Date(clock);
  start.setUTCMonth(0, 0);
  return Math.round((clock.getTime() - start.getTime()) / 86_400_000);
}

function padded(value: number, count: number): string {
  return String(value).padStart(count, '0');
}

/** Two letters are a year without its century; before our era, years count backwards from 1. */
function yearText(year: number, count: number): string {
  const ofEra = year > 0 ? year : 1 - year;
  return padded(count === 2 ? ofEra % 100 : ofEra, count);
}

function monthText(month: number, count: number): string {
  return count < 3 ? padded(month + 1, count) : nameText(MONTHS[month]!, count);
}

function nameText(name: string, count: number): string {
  return count > 3 ? name : name.slice(0, SHORT_NAME_LENGTH);
}

/** `Z` for UTC, else hours, with minutes for two letters, with a colon for three. */
function isoOffset(offsetMs: number, count: number): string {
  if (offsetMs === 0) return 'Z';
  if (count === 1) return clockText(offsetMs, '').slice(0, 3);
  return clockText(offsetMs, count === 2 ? '' : ':');
}
