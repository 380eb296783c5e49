import { isPlainObject, ownValue, plainNumber, plainText } from '../values/kinds.ts';

/** What a list has at an index, or a map at a key; undefined when there is nothing. Nothing inherited is found. */
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
