import type { Scalar } from './shape.ts';

/**
 * Reads one value leniently: numbers and truth values pass as text, text that is a number passes as a number.
 * Empty text and values of the wrong kind are absent (undefined).
 */
export function readScalar(kind: Scalar, value: unknown): string | number | boolean | undefined {
  switch (kind) {
    case 'line':
    case 'time':
    case 'text':
      return readText(value);
    case 'integer':
      return readNumber(value, Number.isSafeInteger);
    case 'number':
      return readNumber(value, Number.isFinite);
    case 'boolean':
      return readBoolean(value);
  }
}

function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function readNumber(value: unknown, accepts: (value: unknown) => boolean): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && accepts(number) ? number : undefined;
}

function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}
