import type { JsonObject } from './parse-json.ts';
import { isObject } from './parse-json.ts';

/** The text at `key`; undefined when it is empty or no text. */
export function textAt(object: JsonObject, key: string): string | undefined {
  const value = object[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The texts of the list at `key`, or the single text there; empty ones are none. */
export function textsAt(object: JsonObject, key: string): string[] {
  const value = object[key];
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string' && item !== '');
}

/** The objects of the list at `key`, or the single object there. */
export function objectsAt(object: JsonObject, key: string): JsonObject[] {
  const value = object[key];
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

/** The object at `key`, or an empty one. */
export function objectAt(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  return isObject(value) ? value : {};
}

/** Drops members that are undefined, which optional members must not be. */
export function defined<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}
