import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '../text/json-characters.ts';
import { MAX_JSON_DEPTH } from '../text/parse-json.ts';
import { UnparsedItems } from './long-lists.ts';

/** A JSON document in two parts: all but the items of its long lists, and these. */
export interface SplitJson<Name extends string> {
  /** The document with its long lists empty; what is not well-formed in it still is. */
  readonly head: Uint8Array;
  readonly long: ReadonlyMap<Name, UnparsedItems>;
}

/** The document and its list are the two levels around an item. */
const MAX_ITEM_DEPTH = MAX_JSON_DEPTH - 2;

/**
 * Finds the items of some lists of a JSON document (UTF-8) by the names of these, so that a large one need never be in memory whole as
 * objects: those take four to five times its size. About 2 ns per byte.
 *
 * Undefined for everything that is not plainly a document with lists of objects: it has to be parsed whole, which
 * tells what is the matter with it.
 */
export function splitJson<Name extends string>(
  bytes: Uint8Array,
  names: readonly Name[],
): SplitJson<Name> | undefined {
  const long = new Map<Name, UnparsedItems>();
  const kept: Uint8Array[] = [];
  let keptUntil = 0;
  let at = skipSpace(bytes, 0);
  if (bytes[at] !== OPEN_BRACE) return undefined;
  at = skipSpace(bytes, at + 1);
  while (bytes[at] === QUOTE) {
    const keyEnd = endOfString(bytes, at);
    const key = keyEnd === undefined ? undefined : plainText(bytes, at + 1, keyEnd - 1);
    if (keyEnd === undefined || key === undefined) return undefined;
    at = skipSpace(bytes, keyEnd);
    if (bytes[at] !== COLON) return undefined;
    at = skipSpace(bytes, at + 1);
    const name = names.find((each) => each === key);
    if (name !== undefined && bytes[at] === OPEN_BRACKET) {
      const bounds = itemBounds(bytes, at + 1);
      // If a key occurs twice, the last one counts, which only a parser can tell.
      if (bounds === undefined || long.has(name)) return undefined;
      long.set(name, new UnparsedItems(bytes, name, bounds.items));
      kept.push(bytes.subarray(keptUntil, at + 1));
      keptUntil = bounds.end;
      at = bounds.end + 1;
    } else {
      const end = endOfValue(bytes, at);
      if (end === undefined || name !== undefined) return undefined;
      at = end;
    }
    at = skipSpace(bytes, at);
    if (bytes[at] === COMMA) at = skipSpace(bytes, at + 1);
  }
  kept.push(bytes.subarray(keptUntil));
  return { head: concat(kept), long };
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Where the items of a list stand and its closing bracket; undefined unless all are objects. */
function itemBounds(bytes: Uint8Array, from: number): { items: number[]; end: number } | undefined {
  const items: number[] = [];
  let at = skipSpace(bytes, from);
  if (bytes[at] === CLOSE_BRACKET) return { items, end: at };
  while (bytes[at] === OPEN_BRACE) {
    const end = endOfValue(bytes, at);
    if (end === undefined) return undefined;
    items.push(at, end);
    at = skipSpace(bytes, end);
    if (bytes[at] === CLOSE_BRACKET) return { items, end: at };
    if (bytes[at] !== COMMA) return undefined;
    at = skipSpace(bytes, at + 1);
  }
  return undefined;
}

/** The place behind a value; undefined when it has none or is nested too deep. Brackets of all kinds count alike. */
function endOfValue(bytes: Uint8Array, from: number): number | undefined {
  let depth = 0;
  let at = from;
  while (at < bytes.length) {
    const code = bytes[at];
    if (code === QUOTE) {
      const end = endOfString(bytes, at);
      if (end === undefined) return undefined;
      at = end;
      if (depth === 0) return at;
      continue;
    }
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth++;
      if (depth > MAX_ITEM_DEPTH) return undefined;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      // A number or word ends where the object around it does.
      if (depth === 0) return at;
      depth--;
      if (depth === 0) return at + 1;
    } else if (code === COMMA && depth === 0) return at;
    at++;
  }
  return undefined;
}

/** The place behind the closing quote of the string that begins at `from`. */
function endOfString(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from + 1; at < bytes.length; at++) {
    if (bytes[at] === QUOTE) return at + 1;
    if (bytes[at] === BACKSLASH) at++;
  }
  return undefined;
}

const latin1 = new TextDecoder('latin1');

/** A key as text; undefined when it is written with escapes, which may hide any name. */
function plainText(bytes: Uint8Array, start: number, end: number): string | undefined {
  const text = latin1.decode(bytes.subarray(start, end));
  return text.includes('\\') ? undefined : text;
}

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at < bytes.length; at++) {
    const code = bytes[at];
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
  }
  return at;
}
