import type { SchemeId } from './registry.ts';

/** Schemes of purl types; a type that is not here has the generic one. */
const BY_PURL_TYPE: ReadonlyMap<string, SchemeId> = new Map<string, SchemeId>([
  ['alpm', 'arch'],
  ['apk', 'apk'],
  ['bitnami', 'semver'],
  ['cargo', 'semver'],
  ['cocoapods', 'gem'],
  ['composer', 'composer'],
  ['conan', 'conan'],
  ['cpan', 'cpan'],
  ['cran', 'cran'],
  ['deb', 'deb'],
  ['gem', 'gem'],
  ['github', 'semver'],
  ['golang', 'semver'],
  ['hackage', 'hackage'],
  ['hex', 'semver'],
  ['julia', 'semver'],
  ['maven', 'maven'],
  ['npm', 'semver'],
  ['nuget', 'nuget'],
  ['opam', 'deb'],
  ['pub', 'pub'],
  ['pypi', 'pep440'],
  ['rpm', 'rpm'],
  ['swift', 'semver'],
  ['vscode-extension', 'semver'],
]);

/** Schemes of OSV ecosystems (https://ossf.github.io/osv-schema/#defined-ecosystems). */
const BY_OSV_ECOSYSTEM: ReadonlyMap<string, SchemeId> = new Map<string, SchemeId>([
  ['AlmaLinux', 'rpm'],
  ['Alpaquita', 'apk'],
  ['Alpine', 'apk'],
  ['Android', 'generic'],
  ['Azure Linux', 'rpm'],
  ['BellSoft Hardened Containers', 'apk'],
  ['Bioconductor', 'cran'],
  ['Bitnami', 'semver'],
  ['Chainguard', 'apk'],
  ['CleanStart', 'apk'],
  ['ConanCenter', 'conan'],
  ['CRAN', 'cran'],
  ['crates.io', 'semver'],
  ['Debian', 'deb'],
  ['Echo', 'deb'],
  ['FreeBSD', 'generic'],
  ['GHC', 'hackage'],
  ['GitHub Actions', 'semver'],
  ['Go', 'semver'],
  ['Hackage', 'hackage'],
  ['Hex', 'semver'],
  ['Julia', 'semver'],
  ['Kubernetes', 'semver'],
  ['Linux', 'semver'],
  ['Mageia', 'rpm'],
  ['Maven', 'maven'],
  ['MinimOS', 'apk'],
  ['npm', 'semver'],
  ['NuGet', 'nuget'],
  ['opam', 'deb'],
  ['openEuler', 'rpm'],
  ['openSUSE', 'rpm'],
  ['OSS-Fuzz', 'generic'],
  ['Packagist', 'composer'],
  ['Photon OS', 'rpm'],
  ['Pub', 'pub'],
  ['PyPI', 'pep440'],
  ['Red Hat', 'rpm'],
  ['Rocky Linux', 'rpm'],
  ['RubyGems', 'gem'],
  ['SUSE', 'rpm'],
  ['SwiftURL', 'semver'],
  ['Ubuntu', 'deb'],
  ['VSCode', 'semver'],
  ['Wolfi', 'apk'],
]);

/** Names of versioning schemes in `vers` ranges that are no purl types. */
const BY_VERS_NAME: ReadonlyMap<string, SchemeId> = new Map<string, SchemeId>([
  ['alpine', 'apk'],
  ['arch', 'arch'],
  ['archlinux', 'arch'],
  ['dart', 'pub'],
  ['datetime', 'datetime'],
  ['debian', 'deb'],
  ['gentoo', 'apk'],
  ['intdot', 'intdot'],
  ['lexicographic', 'lexicographic'],
  ['nginx', 'intdot'],
  ['semver', 'semver'],
]);

/** Ecosystems whose name is followed by that of the ecosystem whose packages they rebuild (`Root:Alpine:3.18`). */
const WRAPPERS = new Set(['Root']);

/**
 * The scheme that orders the versions of a purl type, in any case; `'generic'` for types without one of their own. The
 * types are those of https://github.com/package-url/purl-spec/tree/main/types.
 *
 * @example
 * schemeForPurlType('golang'); // 'semver'
 */
export function schemeForPurlType(type: string): SchemeId {
  return BY_PURL_TYPE.get(type.toLowerCase()) ?? 'generic';
}

/**
 * The scheme that orders the versions of an OSV ecosystem, whatever release follows a colon; undefined for ecosystems
 * that we do not know. The names are those of https://ossf.github.io/osv-schema/#defined-ecosystems, case included.
 *
 * @example
 * schemeForOsvEcosystem('Alpine:v3.20'); // 'apk'
 */
export function schemeForOsvEcosystem(ecosystem: string): SchemeId | undefined {
  const colon = ecosystem.indexOf(':');
  if (colon < 0) return BY_OSV_ECOSYSTEM.get(ecosystem);
  const name = ecosystem.slice(0, colon);
  return WRAPPERS.has(name) ? schemeForOsvEcosystem(ecosystem.slice(colon + 1)) : BY_OSV_ECOSYSTEM.get(name);
}

/**
 * The scheme that a `vers` range names, which is a purl type or one of a few names of its own
 * (https://github.com/package-url/vers-spec/blob/main/docs/types/vers-types.md); `'generic'` for others.
 *
 * @example
 * schemeForVersName('datetime'); // 'datetime'
 */
export function schemeForVersName(name: string): SchemeId {
  return BY_VERS_NAME.get(name) ?? schemeForPurlType(name);
}
