/** Compares the keys of a scheme with its comparator, for tests and benchmarks. */
import type { Order } from './key/order.ts';
import { type Random, seededRandom } from './random.ts';
import { getScheme, type SchemeId } from './registry.ts';
import type { VersionScheme } from './scheme.ts';

/** The result of a fuzz run. `examples` are the first mismatches as readable lines. */
export interface FuzzReport {
  readonly scheme: SchemeId;
  readonly pairs: number;
  readonly mismatches: number;
  readonly examples: readonly string[];
  /** The number of pairs with an unreadable version. It should stay small. */
  readonly unreadable: number;
}

const EXAMPLES_KEPT = 20;
const VALID_KEY = /^[!-}]+$/;

/**
 * Compares the keys of a scheme with its comparator on generated pairs of versions: order, equality,
 * readability, allowed characters, and the reversed order of a reversed pair. The same seed gives the same
 * pairs.
 *
 * @example
 * fuzzScheme('semver', 100, 1).mismatches // 0
 */
export function fuzzScheme(id: SchemeId, pairs: number, seed: number): FuzzReport {
  const scheme = getScheme(id);
  const random = seededRandom(seed);
  const examples: string[] = [];
  let mismatches = 0;
  let unreadable = 0;
  for (let count = 0; count < pairs; count++) {
    const a = scheme.sample(random);
    const b = random.chance(0.5) ? scheme.sample(random) : variation(a, scheme, random).toWellFormed();
    const problem = mismatch(scheme, a, b);
    if (problem !== undefined) {
      mismatches++;
      if (examples.length < EXAMPLES_KEPT) examples.push(problem);
    }
    if (scheme.key(a) === undefined || scheme.key(b) === undefined) unreadable++;
  }
  return { scheme: id, pairs, mismatches, examples, unreadable };
}

/**
 * Made-up versions in the style of a scheme, all of them readable. The same seed gives the same versions.
 *
 * @example
 * sampleVersions('deb', 3, 1).length; // 3
 */
export function sampleVersions(id: SchemeId, count: number, seed: number): string[] {
  const scheme = getScheme(id);
  const random = seededRandom(seed);
  const versions: string[] = [];
  while (versions.length < count) {
    const version = scheme.sample(random);
    if (scheme.key(version) !== undefined) versions.push(version);
  }
  return versions;
}

/** Describes the mismatch of a pair; undefined if keys and comparator agree. */
function mismatch(scheme: VersionScheme<SchemeId>, a: string, b: string): string | undefined {
  const left = scheme.key(a);
  const right = scheme.key(b);
  const order = scheme.compare(a, b);
  const pair = `${JSON.stringify(a)} ${JSON.stringify(b)}`;
  if (left !== undefined && !VALID_KEY.test(left)) return `${pair}: key ${JSON.stringify(left)} is not valid`;
  if (order !== keyOrder(left, right)) return `${pair}: comparator ${order}, keys ${left} ${right}`;
  const reverse = scheme.compare(b, a);
  const isReverse =
    order === undefined ? reverse === undefined : reverse !== undefined && reverse === -order + 0;
  return isReverse ? undefined : `${pair}: comparator ${order}, reversed ${reverse}`;
}

function keyOrder(a: string | undefined, b: string | undefined): Order | undefined {
  if (a === undefined || b === undefined) return undefined;
  return a === b ? 0 : a < b ? -1 : 1;
}

/** A near neighbor of a version: near pairs find the mistakes that random ones hide. */
function variation(version: string, scheme: VersionScheme<SchemeId>, random: Random): string {
  const at = random.below(version.length + 1);
  const other = scheme.sample(random);
  switch (random.below(5)) {
    case 0:
      return version;
    case 1:
      return version.slice(0, at) + version.slice(at + 1);
    case 2:
      return `${version.slice(0, at)}0${version.slice(at)}`;
    case 3:
      return version + other.slice(random.below(other.length + 1));
    default:
      return version.slice(0, at) + other.charAt(random.below(other.length)) + version.slice(at + 1);
  }
}
