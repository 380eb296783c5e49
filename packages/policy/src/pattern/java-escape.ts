import type { CodeSet } from './code-set.ts';
import { unreadable, unsupported } from './pattern-error.ts';
import type { PatternReader } from './pattern-reader.ts';
import { POSIX_SETS, PREDEFINED_SETS } from './predefined-sets.ts';

/**
 * The meaning of an escape: a character, a set, a property as RE2 writes it inside a character class, a
 * quotation, or a letter with a meaning outside character classes only.
 */
export type Escape =
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'set'; readonly set: CodeSet }
  | { readonly kind: 'property'; readonly text: string }
  | { readonly kind: 'quotation'; readonly text: string }
  | { readonly kind: 'letter'; readonly letter: string };

const CONTROLS: ReadonlyMap<string, number> = new Map([
  ['t', 0x09],
  ['n', 0x0a],
  ['r', 0x0d],
  ['f', 0x0c],
  ['a', 0x07],
  ['e', 0x1b],
]);

/** Names that Java knows in `\p{Is…}` for categories. */
const CATEGORY_NAMES: ReadonlyMap<string, string> = new Map([
  ['letter', 'L'],
  ['digit', 'Nd'],
  ['punctuation', 'P'],
  ['control', 'Cc'],
  ['titlecase', 'Lt'],
]);

/** Reads the escape behind a backslash that was just taken. */
export function readEscape(reader: PatternReader): Escape {
  const start = reader.position - 1;
  const letter = reader.take();
  if (letter === undefined) throw unreadable('a backslash at its end', start);
  const code = CONTROLS.get(letter);
  if (code !== undefined) return { kind: 'code', code };
  // Worked out, these would take in two characters that fold to `k` and `s`, and so match those under `(?i)`.
  if (letter === 'W') return { kind: 'property', text: '\\W' };
  const set = PREDEFINED_SETS.get(letter);
  if (set) return { kind: 'set', set };
  if (letter === 'p' || letter === 'P') return readProperty(reader, letter === 'P', start);
  if (letter === 'Q') return { kind: 'quotation', text: readQuotation(reader) };
  if (letter === 'x' || letter === 'u' || letter === '0' || letter === 'c') {
    return { kind: 'code', code: readCode(reader, letter, start) };
  }
  return /^[A-Za-z0-9]$/.test(letter)
    ? { kind: 'letter', letter }
    : { kind: 'code', code: letter.codePointAt(0) ?? 0 };
}

function readQuotation(reader: PatternReader): string {
  const end = reader.text.indexOf('\\E', reader.position);
  const text = reader.text.slice(reader.position, end < 0 ? undefined : end);
  reader.position = end < 0 ? reader.text.length : end + 2;
  return text;
}

function readCode(reader: PatternReader, letter: 'x' | 'u' | '0' | 'c', start: number): number {
  if (letter === 'c') {
    const control = reader.take();
    if (control === undefined) throw unreadable('an unfinished escape', start);
    return (control.codePointAt(0) ?? 0) ^ 0x40;
  }
  if (letter === '0') return readDigits(reader, /[0-3][0-7]{2}|[0-7]{1,2}/y, 8, start);
  if (letter === 'u') return readUtf16(reader, start);
  if (reader.peek() !== '{') return readDigits(reader, /[0-9a-f]{2}/iy, 16, start);
  reader.take();
  const code = readDigits(reader, /[0-9a-f]{1,8}/iy, 16, start);
  if (reader.take() !== '}' || code > 0x10ffff)
    throw unreadable('a character code that does not exist', start);
  return code;
}

/** A code unit, or two that make one character. */
function readUtf16(reader: PatternReader, start: number): number {
  const unit = readDigits(reader, /[0-9a-f]{4}/iy, 16, start);
  const isHigh = unit >= 0xd800 && unit <= 0xdbff;
  const low = isHigh ? reader.match(/\\u(d[c-f][0-9a-f]{2})/iy) : undefined;
  return low ? 0x10000 + (unit - 0xd800) * 0x400 + (Number.parseInt(low.slice(2), 16) - 0xdc00) : unit;
}

function readDigits(reader: PatternReader, digits: RegExp, base: number, start: number): number {
  const text = reader.match(digits);
  if (text === undefined) throw unreadable('an unfinished escape', start);
  return Number.parseInt(text, base);
}

function readProperty(reader: PatternReader, isNegated: boolean, start: number): Escape {
  const name = reader.match(/\{[^}]*\}/y)?.slice(1, -1) ?? reader.take();
  if (name === undefined) throw unreadable('an unfinished escape', start);
  const posix = POSIX_SETS.get(name);
  if (posix && isNegated) return { kind: 'property', text: `[:^${name.toLowerCase()}:]` };
  if (posix) return { kind: 'set', set: posix };
  return { kind: 'property', text: `\\${isNegated ? 'P' : 'p'}{${unicodeProperty(name, start)}}` };
}

/** A category, script or binary property by RE2's name. */
function unicodeProperty(name: string, start: number): string {
  const [, key, value = name] = /^(\w+)=(.*)$/.exec(name) ?? [];
  const isKnownKey = key === undefined || /^(?:sc|script|gc|general_category)$/i.test(key);
  if (!isKnownKey || /^(?:java|In)[A-Z]/.test(value) || !/^\w+$/.test(value)) {
    throw unsupported(`the property '${name}'`, start);
  }
  const plain = key === undefined && value.startsWith('Is') ? value.slice(2) : value;
  return CATEGORY_NAMES.get(plain.toLowerCase()) ?? plain;
}
