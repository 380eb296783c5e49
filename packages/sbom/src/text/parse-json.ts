import { RefusalError } from '../refusal.ts';
import { clip } from './clip.ts';
import { isNestedDeeperThan } from './nesting.ts';

/** An object as JSON.parse makes it. */
export type JsonObject = Record<string, unknown>;

/** Deepest nesting of JSON that is read: 250 components inside each other. */
export const MAX_JSON_DEPTH = 500;

/** Only escapes can bring NUL and halves of surrogate pairs into JSON. */
const ODD_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;

/**
 * Parses a JSON document that is an object. Halves of surrogate pairs become U+FFFD and NUL characters go, because
 * neither can be stored as text. Of a key given twice the last one counts.
 *
 * @throws RefusalError when it is not well-formed, nested too deep, or no object
 */
export function parseJsonObject(text: string): JsonObject {
  if (isNestedDeeperThan(text, MAX_JSON_DEPTH)) {
    throw new RefusalError(`The document is nested deeper than ${MAX_JSON_DEPTH} levels`);
  }
  const value = parse(text);
  if (!isObject(value)) throw new RefusalError('The document is not a JSON object');
  return ODD_ESCAPE.test(text) ? cleanObject(value) : value;
}

/** Whether `value` is an object of JSON, not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
