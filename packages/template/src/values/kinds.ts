/** Text that needs no escaping any more: what `escape`, `raw`, `date` and macros give. */
export class SafeText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object that only carries data; instances of classes are none, so that nothing of them can be reached. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  // The prototype of an object that was made in another realm is not ours, but it too has none above it.
  if (prototype === null || prototype === Object.prototype) return true;
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf');
}

/** An own value of a plain object; undefined for what is inherited, computed by a getter, or a function. */
export function ownValue(target: object, key: string): unknown {
  const descriptor = Object.getOwnPropertyDescriptor(target, key);
  if (!descriptor || !('value' in descriptor)) return undefined;
  return typeof descriptor.value === 'function' ? undefined : descriptor.value;
}

/** The keys and values of a plain object that {@link ownValue} gives, in order. */
function ownEntries(target: object): [string, unknown][] {
  const entries: [string, unknown][] = [];
  for (const key of Object.keys(target)) {
    const value = ownValue(target, key);
    if (value !== undefined) entries.push([key, value]);
  }
  return entries;
}

/** The items of a list or a set; undefined for everything else. */
export function listItems(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  return value instanceof Set ? [...value] : undefined;
}

/** The entries of a map or of a plain object; undefined for everything else. */
export function mapEntries(value: unknown): readonly (readonly [unknown, unknown])[] | undefined {
  if (value instanceof Map) return [...value];
  return isPlainObject(value) ? ownEntries(value) : undefined;
}

export function isList(value: unknown): value is readonly unknown[] | ReadonlySet<unknown> {
  return Array.isArray(value) || value instanceof Set;
}

export function isMap(
  value: unknown,
): value is ReadonlyMap<unknown, unknown> | Readonly<Record<string, unknown>> {
  return value instanceof Map || isPlainObject(value);
}

/** The text of a value that is one; undefined for everything else. */
export function plainText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return value instanceof SafeText ? value.text : undefined;
}

/** The number of a value that is one; undefined for everything else. */
export function plainNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'bigint' ? Number(value) : undefined;
}

export function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** The kind of a value, for messages. */
export function kindName(value: unknown): string {
  if (isAbsent(value)) return 'nothing';
  if (plainText(value) !== undefined) return 'a text';
  if (plainNumber(value) !== undefined) return 'a number';
  if (typeof value === 'boolean') return 'a boolean';
  if (value instanceof Date) return 'a date';
  if (isList(value)) return 'a list';
  if (isMap(value)) return 'a map';
  return 'a value that templates cannot use';
}
