import { gte as pepGte, lt as pepLt, satisfies as pepSatisfies } from '@renovatebot/pep440';
import { gt as gemGt, lt as gemLt, satisfies as gemSatisfies } from '@renovatebot/ruby-semver';
import nodeSemver from 'semver';
import { describe, expect, it } from 'vitest';
import { compareVersions, includesKey, nativeRange, versionKey } from './index.ts';
import { type Random, seededRandom } from './random.ts';
import { sampleGem } from './schemes/gem/gem-sample.ts';
import { samplePep440 } from './schemes/pep440/pep440-sample.ts';
import { sampleSemver } from './schemes/semver/semver-sample.ts';

const PAIRS = 2_000;

/** Made-up versions that a reference library takes. */
function pool(sample: (random: Random) => string, isValid: (version: string) => boolean): string[] {
  const random = seededRandom(7);
  const found: string[] = [];
  for (let count = 0; count < PAIRS * 12 && found.length < PAIRS; count++) {
    const version = sample(random);
    if (isValid(version)) found.push(version);
  }
  expect(found).toHaveLength(PAIRS);
  return found;
}

function disagreements(
  versions: string[],
  own: (a: string, b: string) => unknown,
  reference: typeof own,
): string[] {
  return versions.slice(1).flatMap((b, index) => {
    const a = versions[index] ?? '';
    return own(a, b) === reference(a, b) ? [] : [`${a} ${b}: ${own(a, b)} instead of ${reference(a, b)}`];
  });
}

const small = (random: Random) => String(random.below(4));
const smallVersion = (random: Random, suffixes: readonly [string, ...string[]]) =>
  `${small(random)}.${small(random)}.${small(random)}${random.pick(suffixes)}`;

describe('order', () => {
  it('of strict semantic versions is that of node-semver', () => {
    // Numbers above 2^53 are refused by node-semver.
    const versions = pool(sampleSemver, (version) => nodeSemver.valid(version) !== null);
    const own = (a: string, b: string) => compareVersions('semver', a, b);
    expect(disagreements(versions, own, (a, b) => nodeSemver.compare(a, b))).toEqual([]);
  });

  it('of Python versions is that of PEP 440 in its reference port', () => {
    const isShort = (version: string) => !/\d{15}/.test(version);
    const versions = pool(samplePep440, (version) => isShort(version) && isPep440(version));
    const own = (a: string, b: string) => compareVersions('pep440', a, b);
    expect(disagreements(versions, own, (a, b) => (pepLt(a, b) ? -1 : pepLt(b, a) ? 1 : 0))).toEqual([]);
  });

  // The port sorts capitals among small letters; RubyGems does not.
  it('of gems is that of RubyGems in its reference port', () => {
    const versions = pool(
      sampleGem,
      (version) => /^\d+(\.[0-9a-z]+)*$/.test(version) && !/\d{15}/.test(version),
    );
    const own = (a: string, b: string) => compareVersions('gem', a, b);
    expect(disagreements(versions, own, (a, b) => (gemLt(a, b) ? -1 : gemGt(a, b) ? 1 : 0))).toEqual([]);
  });
});

function isPep440(version: string): boolean {
  try {
    return pepGte(version, version);
  } catch {
    return false;
  }
}

/** Ranges and versions for which interval and reference disagree. */
function rangeDisagreements(
  type: 'npm' | 'pypi' | 'gem',
  scheme: 'semver' | 'pep440' | 'gem',
  sampleRange: (random: Random) => string,
  sampleVersion: (random: Random) => string,
  reference: (version: string, range: string) => boolean,
): string[] {
  const random = seededRandom(11);
  const found: string[] = [];
  for (let count = 0; count < PAIRS; count++) {
    const range = sampleRange(random);
    const version = sampleVersion(random);
    const intervals = nativeRange(type, range);
    const own =
      'error' in intervals ? intervals.error : includesKey(intervals, versionKey(scheme, version) ?? '');
    if (own !== reference(version, range)) found.push(`${version} in ${range}: ${own}`);
  }
  return found;
}

describe('ranges', () => {
  it('of npm take what node-semver takes, pre-releases included', () => {
    const partial = (random: Random) =>
      random.pick([
        smallVersion(random, ['', '', '-a', '-b.1', '-0']),
        `${small(random)}.${small(random)}`,
        `${small(random)}.x`,
        `${small(random)}.${small(random)}.*`,
        small(random),
        '*',
      ]);
    const simple = (random: Random) =>
      random.pick(['', '', '^', '~', '>=', '<=', '>', '<', '=', '>= ', '~>']) + partial(random);
    const sampleRange = (random: Random) =>
      random.pick([
        simple(random),
        `${simple(random)} ${simple(random)}`,
        `${simple(random)} || ${simple(random)}`,
        // With pre-releases node-semver lets a hyphen range begin before its first version; its manual does not.
        `${small(random)}.${small(random)}.1-a - ${partial(random)}`,
      ]);
    const sampleVersion = (random: Random) => smallVersion(random, ['', '', '-a', '-b.1', '-0', '-a.1']);
    const reference = (version: string, range: string) =>
      nodeSemver.satisfies(version, range, { includePrerelease: true });
    expect(rangeDisagreements('npm', 'semver', sampleRange, sampleVersion, reference)).toEqual([]);
  });

  it('of Python take what the reference port of PEP 440 takes, pre-releases included', () => {
    const suffixes = ['', '', 'rc1', '.dev1', '.post1', 'a1.dev2'] as const;
    const clause = (random: Random) =>
      random.pick([
        random.pick(['==', '!=', '<=', '>=', '~=']) + smallVersion(random, suffixes),
        // The port knows < and > in the simple form only that a final release gives.
        random.pick(['<', '>']) + smallVersion(random, ['']),
        `${random.pick(['==', '!='])}${small(random)}.${small(random)}.*`,
      ]);
    const sampleRange = (random: Random) =>
      random.pick([clause(random), `${clause(random)},${clause(random)}`]);
    const sampleVersion = (random: Random) =>
      smallVersion(random, ['', '', 'rc1', 'rc2', '.dev1', '.post1', '.post2', 'a1', '+local']);
    const reference = (version: string, range: string) => pepSatisfies(version, range, { prereleases: true });
    expect(rangeDisagreements('pypi', 'pep440', sampleRange, sampleVersion, reference)).toEqual([]);
  });

  it('of gems take what the reference port of RubyGems takes', () => {
    const version = (random: Random) =>
      random.pick([
        smallVersion(random, ['', '', '.rc1', '.a']),
        `${small(random)}.${small(random)}`,
        small(random),
      ]);
    const clause = (random: Random) =>
      random.pick(['~> ', '>= ', '<= ', '> ', '< ', '= ', '!= ']) + version(random);
    const sampleRange = (random: Random) =>
      random.pick([clause(random), `${clause(random)}, ${clause(random)}`]);
    const reference = (candidate: string, range: string) => gemSatisfies(candidate, range);
    expect(rangeDisagreements('gem', 'gem', sampleRange, version, reference)).toEqual([]);
  });
});
