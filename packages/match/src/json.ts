/** A JSON value of unknown shape, with the path it was found at. */
export type Json = { value: unknown; path: string };

/** Thrown inside a reader to leave it; readers turn it into a failed result, it never leaves the package. */
export class MalformedRecord extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** Runs a reader and turns a malformed record into a value. Other errors are bugs and stay errors. */
export function readSafely<T>(
  read: () => T,
): { ok: true; value: T } | { ok: false; error: { path: string; message: string } } {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (!(error instanceof MalformedRecord)) throw error;
    return { ok: false, error: { path: error.path, message: error.message } };
  }
}

/** The record itself. */
export function root(value: unknown): Json {
  return { value, path: '' };
}

/** A member of an object; absent and null members have the value undefined. */
export function member(object: Json, name: string): Json {
  const record = requireObject(object);
  return { value: record[name] ?? undefined, path: object.path === '' ? name : `${object.path}.${name}` };
}

/** The items of a list; an absent list is empty. */
export function items(list: Json): Json[] {
  if (list.value === undefined) return [];
  if (!Array.isArray(list.value))
    throw new MalformedRecord(list.path, `Expected a list, found ${kindOf(list.value)}`);
  return list.value.map((value, index) => ({ value, path: `${list.path}[${index}]` }));
}

/** A text that must be there and not be empty. */
export function requireText(json: Json): string {
  const text = findText(json);
  if (text === undefined || text === '') throw new MalformedRecord(json.path, 'Expected a text');
  return text;
}

/** A text, or undefined when absent. */
export function findText(json: Json): string | undefined {
  if (json.value === undefined) return undefined;
  if (typeof json.value === 'string') return storable(json.value);
  throw new MalformedRecord(json.path, `Expected a text, found ${kindOf(json.value)}`);
}

/** A text, or undefined when it is absent or anything else: for members that decide nothing. */
export function looseText(json: Json): string | undefined {
  return typeof json.value === 'string' && json.value !== '' ? storable(json.value) : undefined;
}

/** The items of a list, or none when it is absent or no list: for members that decide nothing. */
export function looseItems(list: Json): Json[] {
  return Array.isArray(list.value) ? items(list) : [];
}

/** A member of what may not be an object: undefined then. For members that decide nothing. */
export function looseMember(object: Json, name: string): Json {
  if (!isObject(object.value)) return { value: undefined, path: `${object.path}.${name}` };
  return member(object, name);
}

/** A finite number, or undefined when it is absent or anything else. */
export function looseNumber(json: Json): number | undefined {
  return typeof json.value === 'number' && Number.isFinite(json.value) ? json.value : undefined;
}

function requireObject(json: Json): Record<string, unknown> {
  if (isObject(json.value)) return json.value;
  throw new MalformedRecord(json.path, `Expected an object, found ${kindOf(json.value)}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair in a text. */
function storable(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '�') : wellFormed;
}
