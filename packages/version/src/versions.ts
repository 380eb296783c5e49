import type { Order } from './key/order.ts';
import { getScheme, type SchemeId } from './registry.ts';

/** The longest version that is read, in characters. Bounds the time that hostile text can take. */
export const MAX_VERSION_LENGTH = 1000;

/**
 * The longest key that is given out, in characters. A longer one could not be indexed by PostgreSQL, and no real
 * version comes near.
 */
export const MAX_KEY_LENGTH = 1000;

/**
 * Orders two versions by the rules of a scheme: -1 if the first comes first, 0 if they are equal, 1 if it
 * comes last, undefined if one of them is unreadable or longer than {@link MAX_VERSION_LENGTH}. Never throws.
 * The comparator of each scheme (`schemes/<id>`) documents its rules and their source.
 *
 * @example
 * compareVersions('semver', '1.10.0', '1.9.0'); // 1
 * compareVersions('semver', '1.10.0', 'latest'); // undefined
 */
export function compareVersions(scheme: SchemeId, a: string, b: string): Order | undefined {
  if (a.length > MAX_VERSION_LENGTH || b.length > MAX_VERSION_LENGTH) return undefined;
  return getScheme(scheme).compare(a, b);
}

/**
 * Text whose plain order (code units, or bytes: `memcmp`, PostgreSQL's collation "C") is the order of the versions;
 * equal versions have equal keys. It is not empty and has characters from `!` to `}` only. Undefined when the version
 * is unreadable, longer than {@link MAX_VERSION_LENGTH}, or its key would be longer than {@link MAX_KEY_LENGTH}. How a
 * key is made: `docs/adding-a-version-scheme.md`.
 *
 * @example
 * versionKey('semver', '1.10.0-rc.1'); // '1A10-_rc!1'
 */
export function versionKey(scheme: SchemeId, version: string): string | undefined {
  if (version.length > MAX_VERSION_LENGTH) return undefined;
  const key = getScheme(scheme).key(version);
  return key !== undefined && key.length <= MAX_KEY_LENGTH ? key : undefined;
}

/**
 * True if a version precedes a release and is not a release itself, such as a beta, a release candidate, or a
 * snapshot. False for an unreadable version, and for schemes that do not tell, because distributions release
 * what they number.
 *
 * @example
 * isPrerelease('semver', '20.10.0-beta1'); // true
 * isPrerelease('pep440', '1.0.post1'); // false
 */
export function isPrerelease(scheme: SchemeId, version: string): boolean {
  if (version.length > MAX_VERSION_LENGTH) return false;
  return getScheme(scheme).isPrerelease?.(version) ?? false;
}
