import { truncated } from './text.ts';

/** The type of the refused value in the contract's model `ValidationError`. */
export type InvalidValue = string | number | boolean | null;

/** Longest part of a text that is sent back. */
const maxLength = 255;

/** Members whose values must not come back in answers and logs, or are whole documents. */
const withheld = /password|secret|token|credential|api_?key|^(bom|vex|propertyValue)$/i;

/**
 * The value that an input has at a path such as `tags.0.name`, as an answer may show it: scalars only, long texts
 * cut; null when absent, withheld or no scalar.
 */
export function invalidValueAt(path: string, input: unknown): InvalidValue {
  let value = input;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = Reflect.get(value, name);
  }
  return showable(path, value);
}

/** A value as an answer may show it, see {@link invalidValueAt}. */
export function showable(path: string, value: unknown): InvalidValue {
  if (withheld.test(path.split('.').at(-1) ?? '')) return null;
  if (typeof value === 'string') return truncated(value, maxLength);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
