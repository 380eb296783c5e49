import { type ReadResult, read, refuse } from '../problem.ts';

/** A JSON object from a condition's value. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Reads a value that is to be a JSON object; `example` shows one in the message. */
export function readJsonObject(value: string, example: string): ReadResult<JsonObject> {
  const parsed = parse(value);
  return isObject(parsed)
    ? read(parsed)
    : refuse('value_not_json', `'${value}' is not a JSON object, expected one such as ${example}`);
}

/** A text member, trimmed; null when it is absent, null or blank. */
export function readTextMember(object: JsonObject, name: string): ReadResult<string | null> {
  const member = Object.hasOwn(object, name) ? object[name] : null;
  if (member === null) return read(null);
  if (typeof member === 'string') return read(member.trim() || null);
  return refuse('member_unreadable', `Member '${name}' is ${JSON.stringify(member)}, expected a text`);
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
