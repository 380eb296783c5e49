import { RefusalError } from '../refusal.ts';
import { clip } from './clip.ts';
import { findJsonExcess } from './json-excess.ts';

/** An object as JSON.parse makes it. */
export type JsonObject = Record<string, unknown>;

/** Deepest nesting of JSON that is read: 250 components inside each other. */
export const MAX_JSON_DEPTH = 500;

/**
 * Objects, lists, commas and colons that are parsed at once. JSON.parse cannot be interrupted, not even by the memory
 * limit of a thread, and the costliest text of 48 MB took 1.9 GB; this bounds it to 1.3 GB. A real BOM of 100 MB has
 * three to seven million.
 */
const MAX_JSON_MARKS = 10_000_000;

/** Only escapes can bring NUL and halves of surrogate pairs into JSON. */
const ODD_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;

/**
 * Parses a JSON document that is an object. Halves of surrogate pairs become U+FFFD, and NUL characters are
 * dropped, because neither can be stored as text. If a key occurs twice, the last one counts.
 *
 * @throws RefusalError when it is not well-formed, nested too deep, of too many marks, or no object
 */
export function parseJsonObject(text: string): JsonObject {
  const excess = findJsonExcess(text, { depth: MAX_JSON_DEPTH, marks: MAX_JSON_MARKS });
  if (excess !== undefined) throw new RefusalError(EXCESS[excess]);
  const value = parse(text);
  if (!isObject(value)) throw new RefusalError('The document is not a JSON object');
  return ODD_ESCAPE.test(text) ? cleanObject(value) : value;
}

/** True if `value` is a JSON object, not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const EXCESS = {
  depth: `The document is nested deeper than ${MAX_JSON_DEPTH} levels`,
  marks: `The document has more than ${MAX_JSON_MARKS / 1_000_000} million brackets, commas and colons in one part`,
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusalError(`The document is not well-formed JSON: ${clip(reason)}`);
  }
}

function cleanObject(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cleanValue(member)]));
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '');
  if (Array.isArray(value)) return value.map(cleanValue);
  return isObject(value) ? cleanObject(value) : value;
}
