/** A member of what may be an object. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** A member that is a text which is not empty. */
export function textOf(value: unknown, name: string): string | undefined {
  const text = memberOf(value, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** The items of what may be a list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
