import type { SchemeId } from './registry.ts';

/** Schemes of purl types; a type that is not here has the generic one. */
const BY_PURL_TYPE: ReadonlyMap<string, SchemeId> = new Map<string, SchemeId>([
  ['npm', 'semver'],
  ['cargo', 'semver'],
  ['golang', 'semver'],
  ['hex', 'semver'],
  ['swift', 'semver'],
  ['bitnami', 'semver'],
  ['julia', 'semver'],
  ['vscode-extension', 'semver'],
  ['pypi', 'pep440'],
]);

/** Schemes of OSV ecosystems (https://ossf.github.io/osv-schema/#defined-ecosystems). */
const BY_OSV_ECOSYSTEM: ReadonlyMap<string, SchemeId> = new Map<string, SchemeId>([
  ['Bitnami', 'semver'],
  ['crates.io', 'semver'],
  ['GitHub Actions', 'semver'],
  ['Go', 'semver'],
  ['Hex', 'semver'],
  ['Julia', 'semver'],
  ['Kubernetes', 'semver'],
  ['npm', 'semver'],
  ['PyPI', 'pep440'],
  ['SwiftURL', 'semver'],
  ['VSCode', 'semver'],
]);

/**
 * The scheme that orders the versions of a purl type; `'generic'` for types without one of their own.
 *
 * @example
 * schemeForPurlType('golang'); // 'semver'
 */
export function schemeForPurlType(type: string): SchemeId {
  return BY_PURL_TYPE.get(type.toLowerCase()) ?? 'generic';
}

/**
 * The scheme that orders the versions of an OSV ecosystem, whatever release follows a colon; undefined for ecosystems
 * that we do not know.
 *
 * @example
 * schemeForOsvEcosystem('Alpine:v3.20'); // 'apk'
 */
export function schemeForOsvEcosystem(ecosystem: string): SchemeId | undefined {
  const colon = ecosystem.indexOf(':');
  return BY_OSV_ECOSYSTEM.get(colon < 0 ? ecosystem : ecosystem.slice(0, colon));
}
