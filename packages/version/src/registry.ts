import type { VersionScheme } from './scheme.ts';
import { apk } from './schemes/apk/index.ts';
import { arch } from './schemes/arch/index.ts';
import { composer } from './schemes/composer/index.ts';
import { conan } from './schemes/conan/index.ts';
import { cpan } from './schemes/cpan/index.ts';
import { cpe } from './schemes/cpe/index.ts';
import { cran } from './schemes/cran/index.ts';
import { datetime } from './schemes/datetime/index.ts';
import { deb } from './schemes/deb/index.ts';
import { gem } from './schemes/gem/index.ts';
import { generic } from './schemes/generic/index.ts';
import { hackage } from './schemes/hackage/index.ts';
import { intdot } from './schemes/intdot/index.ts';
import { lexicographic } from './schemes/lexicographic/index.ts';
import { maven } from './schemes/maven/index.ts';
import { nuget } from './schemes/nuget/index.ts';
import { pep440 } from './schemes/pep440/index.ts';
import { pub } from './schemes/pub/index.ts';
import { rpm } from './schemes/rpm/index.ts';
import { semver } from './schemes/semver/index.ts';

/** Every scheme; a new one is a folder below `schemes` and a line here. */
const SCHEMES = [
  semver,
  pep440,
  cpe,
  generic,
  deb,
  rpm,
  arch,
  gem,
  nuget,
  pub,
  cran,
  hackage,
  cpan,
  composer,
  conan,
  maven,
  apk,
  lexicographic,
  datetime,
  intdot,
] as const;

/** The name of a version scheme. */
export type SchemeId = (typeof SCHEMES)[number]['id'];

/** The names of all schemes. */
export const schemeIds: readonly SchemeId[] = SCHEMES.map((scheme) => scheme.id);

/** The names of the schemes that tell pre-releases from releases. */
export const prereleaseSchemeIds: readonly SchemeId[] = SCHEMES.filter(
  (scheme: VersionScheme) => scheme.isPrerelease,
).map((scheme) => scheme.id);

const BY_ID = new Map<SchemeId, VersionScheme<SchemeId>>(SCHEMES.map((scheme) => [scheme.id, scheme]));
const BY_CODE = new Map<number, SchemeId>(SCHEMES.map((scheme) => [scheme.code, scheme.id]));

/**
 * The scheme of an id. Throws on an id that the types would not let through.
 *
 * @example
 * getScheme('deb').id // 'deb'
 */
export function getScheme(id: SchemeId): VersionScheme<SchemeId> {
  const scheme = BY_ID.get(id);
  if (!scheme) throw new Error(`There is no version scheme '${id}'`);
  return scheme;
}

/**
 * True if a text names a scheme.
 *
 * @example
 * isSchemeId('maven') // true
 * isSchemeId('toString') // false
 */
export function isSchemeId(text: string): text is SchemeId {
  return (BY_ID as ReadonlyMap<string, unknown>).has(text);
}

/**
 * The small whole number under which a scheme is stored; it never changes.
 *
 * @example
 * schemeFromCode(schemeCode('deb')) // 'deb'
 */
export function schemeCode(id: SchemeId): number {
  return getScheme(id).code;
}

/**
 * The scheme that is stored under a number; undefined when none is.
 *
 * @example
 * schemeFromCode(schemeCode('rpm')) // 'rpm'
 * schemeFromCode(9999) // undefined
 */
export function schemeFromCode(code: number): SchemeId | undefined {
  return BY_CODE.get(code);
}
