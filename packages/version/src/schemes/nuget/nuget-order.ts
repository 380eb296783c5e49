import type { Order } from '../../key/order.ts';
import { compareSemver } from '../semver/semver-compare.ts';
import { semverKey } from '../semver/semver-key.ts';

/**
 * Orders two NuGet versions: as semantic versions with up to four numbers, whatever the case of their labels
 * (https://learn.microsoft.com/nuget/concepts/package-versioning).
 *
 * @example
 * compareNuget('1.0.0-Beta', '1.0.0.0'); // -1
 */
export function compareNuget(a: string, b: string): Order | undefined {
  return compareSemver(a.toLowerCase(), b.toLowerCase());
}

/** Sortable key of a NuGet version: that of the semantic version in small letters. */
export function nugetKey(version: string): string | undefined {
  return semverKey(version.toLowerCase());
}
