import type { Work } from '../values/work.ts';
import type { ClockFields } from './clock-fields.ts';
import { MONTHS, SHORT_NAME_LENGTH, WEEKDAYS } from './names.ts';
import { type PatternPart, parsePattern } from './pattern.ts';
import { findZone } from './zone.ts';

/** The values of a pattern's letters: numbers, and the offset in milliseconds. */
type Found = Map<string, number>;

const NUMBERS = 'yMLdHkKhmsS';
const ZONE = /(?:[+-]\d{2}(?::?\d{2})?|Z|UTC|GMT)/y;

/** Reads a text by a pattern; undefined when it does not follow it. Fails for letters that cannot be read. */
export function readByPattern(work: Work, text: string, pattern: string): ClockFields | undefined {
  const result = parsePattern(pattern);
  if (!result.ok)
    return work.fail('arguments', 'date', `Date pattern '${pattern}' is wrong: ${result.problem}`);
  const found: Found = new Map();
  let at = 0;
  for (const [index, part] of result.parts.entries()) {
    const length = readPart(work, text.slice(at), part, result.parts[index + 1], found);
    if (length === undefined) return undefined;
    at += length;
  }
  return at === text.length ? clockFields(found) : undefined;
}

/** The length of what was read, or undefined. */
function readPart(
  work: Work,
  rest: string,
  part: PatternPart,
  next: PatternPart | undefined,
  found: Found,
): number | undefined {
  if (part.kind === 'text') return rest.startsWith(part.text) ? part.text.length : undefined;
  const { letter, count } = part;
  if (letter === 'E') return readName(rest, WEEKDAYS)?.length;
  if ((letter === 'M' || letter === 'L') && count > 2) return readMonth(rest, found);
  if (letter === 'a') return readHalfDay(rest, found);
  if ('zZX'.includes(letter)) return readZone(rest, found);
  if (!NUMBERS.includes(letter)) {
    return work.fail('arguments', 'date', `A date cannot be read by letter '${letter}' of a pattern`);
  }
  // Adjacent digits, as in yyyyMMdd, can only be separated by their count.
  const touches =
    next?.kind === 'field' && NUMBERS.includes(next.letter) && !(next.count > 2 && /[ML]/.test(next.letter));
  const digits = new RegExp(`^\\d{1,${touches ? count : 9}}`).exec(rest)?.[0];
  if (digits === undefined) return undefined;
  const value = Number(digits);
  found.set(
    letter === 'L' ? 'M' : letter,
    letter === 'y' && count === 2 && value < 100 ? 2000 + value : value,
  );
  return digits.length;
}

function readName(rest: string, names: readonly string[]): { index: number; length: number } | undefined {
  const lower = rest.toLowerCase();
  for (const [index, name] of names.entries()) {
    for (const form of [name, name.slice(0, SHORT_NAME_LENGTH)]) {
      if (lower.startsWith(form.toLowerCase())) return { index, length: form.length };
    }
  }
  return undefined;
}

function readMonth(rest: string, found: Found): number | undefined {
  const name = readName(rest, MONTHS);
  if (!name) return undefined;
  found.set('M', name.index + 1);
  return name.length;
}

function readHalfDay(rest: string, found: Found): number | undefined {
  const half = rest.slice(0, 2).toUpperCase();
  if (half !== 'AM' && half !== 'PM') return undefined;
  found.set('a', half === 'PM' ? 12 : 0);
  return 2;
}

function readZone(rest: string, found: Found): number | undefined {
  ZONE.lastIndex = 0;
  const id = ZONE.exec(rest)?.[0];
  const offsetMs = id === undefined ? undefined : findZone(id)?.offsetMs(0);
  if (id === undefined || offsetMs === undefined) return undefined;
  found.set('offset', offsetMs);
  return id.length;
}

function clockFields(found: Found): ClockFields {
  return {
    year: found.get('y') ?? 1970,
    month: found.get('M') ?? 1,
    day: found.get('d') ?? 1,
    hour: hourOf(found),
    minute: found.get('m') ?? 0,
    second: found.get('s') ?? 0,
    millisecond: found.get('S') ?? 0,
    offsetMs: found.get('offset'),
  };
}

/** `H` is 0–23, `k` 1–24, `K` 0–11 and `h` 1–12 of a half day. */
function hourOf(found: Found): number {
  const full = found.get('H') ?? wrapped(found.get('k'), 24);
  const half = found.get('K') ?? wrapped(found.get('h'), 12);
  return full ?? (half ?? 0) + (found.get('a') ?? 0);
}

function wrapped(value: number | undefined, size: number): number | undefined {
  return value === size ? 0 : value;
}
