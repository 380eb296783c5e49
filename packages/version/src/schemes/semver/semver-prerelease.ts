import { parseSemver } from './semver-parse.ts';

/** Versions that Go makes of commits which nobody has tagged (https://go.dev/ref/mod#pseudo-versions). */
const PSEUDO_VERSION = /[-.]\d{14}-[0-9a-f]{12}$/;

/**
 * True if a version is a pre-release by SemVer 2.0.0 §9 (https://semver.org/#spec-item-9). Go's
 * pseudo-versions look like pre-releases, but announce no release.
 *
 * @example
 * isSemverPrerelease('20.10.0-beta1'); // true
 */
export function isSemverPrerelease(version: string): boolean {
  const parsed = parseSemver(version);
  return parsed !== undefined && parsed.prerelease.length > 0 && !PSEUDO_VERSION.test(version);
}
