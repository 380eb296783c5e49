import { isPlainObject, ownValue, plainNumber, plainText } from '../values/kinds.ts';

/**
 * The item of a list at an index, or of a map at a key; undefined if there is none. Inherited members are not
 * found.
 */
export function valueAt(target: unknown, key: unknown): unknown {
  if (Array.isArray(target)) return itemAt(target, key);
  if (target instanceof Map) return target.get(plainText(key) ?? key);
  if (!isPlainObject(target)) return undefined;
  const name = plainText(key) ?? plainNumber(key)?.toString();
  return name === undefined ? undefined : ownValue(target, name);
}

function itemAt(items: readonly unknown[], key: unknown): unknown {
  const index = plainNumber(key);
  return index !== undefined && Number.isInteger(index) && index >= 0 ? items[index] : undefined;
}
