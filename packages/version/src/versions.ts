import type { Order } from './key/order.ts';
import { getScheme, type SchemeId } from './registry.ts';

/**
 * The longest key that is given out, in characters. A longer one could not be indexed by PostgreSQL, and no real
 * version comes near.
 */
export const MAX_KEY_LENGTH = 1000;

/**
 * Orders two versions by the rules of a scheme: -1 when the first comes first, 0 when they are the same, 1 when it
 * comes last, undefined when one of them is unreadable.
 *
 * @example
 * compareVersions('semver', '1.10.0', '1.9.0'); // 1
 * compareVersions('semver', '1.10.0', 'latest'); // undefined
 */
export function compareVersions(scheme: SchemeId, a: string, b: string): Order | undefined {
  return getScheme(scheme).compare(a, b);
}

/**
 * Text whose plain order (code units, or bytes: `memcmp`, PostgreSQL's collation "C") is the order of the versions;
 * equal versions have equal keys. It is not empty and has characters from `!` to `}` only. Undefined when the version
 * is unreadable or its key would be longer than {@link MAX_KEY_LENGTH}.
 *
 * @example
 * versionKey('semver', '1.10.0-rc.1'); // '1A10-_rc!1'
 */
export function versionKey(scheme: SchemeId, version: string): string | undefined {
  const key = getScheme(scheme).key(version);
  return key !== undefined && key.length <= MAX_KEY_LENGTH ? key : undefined;
}
