import { compareVersions, schemeIds, versionKey } from '@waybill/version';
import { sampleVersions } from '@waybill/version/fuzz';
import type { ProcessorProbes } from '../../machine-probes.ts';
import { createRandom } from '../../random.ts';
import { atLeast, type Figure, reported } from '../../report.ts';
import { nsPerCall, nsSideBySide } from './measure.ts';
import { requireAs } from './peer.ts';

const SEMVERS = 50_000;
const SAMPLES = 10_000;

/** Comparing versions and building keys: against node-semver, against the machine, and for every scheme. */
export function measureVersions({ memoryMatch }: ProcessorProbes): Figure[] {
  return [...measureSemver(memoryMatch), ...schemeIds.flatMap(measureScheme)];
}

function measureSemver(memoryMatch: number): Figure[] {
  const semver = requireAs('packages/version')('semver') as typeof import('semver');
  const versions = semverVersions();
  // As they come from a database: in one piece, where building leaves a tree of parts.
  const keys = JSON.parse(
    JSON.stringify(versions.map((version) => versionKey('semver', version) ?? '')),
  ) as string[];
  checkOrder(versions, keys, semver.compare);

  const { peer, own, byKey, key } = nsSideBySide(SEMVERS, {
    peer: () => sumOfPairs(versions, (a, b) => semver.compare(a, b)),
    own: () => sumOfPairs(versions, (a, b) => compareVersions('semver', a, b) ?? 0),
    byKey: () => sumOfPairs(keys, (a, b) => (a < b ? -1 : a === b ? 0 : 1)),
    key: () => totalKeyLength('semver', versions),
  });
  return [
    reported('semver: compare by the library semver', peer, 'ns'),
    reported('semver: compare', own, 'ns'),
    atLeast('semver: the library takes', peer / own, '× as long', 1),
    reported('semver: compare two keys', byKey, 'ns'),
    reported('semver: the library takes', peer / byKey, '× as long as keys'),
    reported('semver: compare two keys', byKey / memoryMatch, '× M3'),
    reported('semver: build a key', key, 'ns'),
    reported('semver: mean key', keys.join('').length / keys.length, 'characters'),
  ];
}

function measureScheme(id: (typeof schemeIds)[number]): Figure[] {
  const versions = sampleVersions(id, SAMPLES, 20_261_120);
  const compare = nsPerCall(SAMPLES, () => sumOfPairs(versions, (a, b) => compareVersions(id, a, b) ?? 0));
  const key = nsPerCall(SAMPLES, () => totalKeyLength(id, versions));
  return [
    reported(`${id} (made-up versions): compare`, compare, 'ns'),
    reported(`${id} (made-up versions): build a key`, key, 'ns'),
  ];
}

/** Versions as packages have them: three numbers, every fifth a pre-release. */
function semverVersions(): string[] {
  const random = createRandom(11);
  return Array.from({ length: SEMVERS }, () => {
    const numbers = `${random.integer(12)}.${random.integer(40)}.${random.integer(30)}`;
    if (random.integer(5) > 0) return numbers;
    return `${numbers}-${random.pick(['alpha', 'beta', 'rc'])}.${random.integer(12)}`;
  });
}

/** A fast wrong answer is worth nothing. */
function checkOrder(
  versions: readonly string[],
  keys: readonly string[],
  compare: (a: string, b: string) => number,
): void {
  for (let i = 1; i < versions.length; i++) {
    const [a = '', b = ''] = [versions[i - 1], versions[i]];
    const [keyA = '', keyB = ''] = [keys[i - 1], keys[i]];
    const expected = compare(a, b);
    const byKey = keyA < keyB ? -1 : keyA === keyB ? 0 : 1;
    if (compareVersions('semver', a, b) !== expected || byKey !== expected) {
      throw new Error(`The order of ${a} and ${b} is not that of semver`);
    }
  }
}

/** Compares each text with the one before, so that there are as many comparisons as texts. */
function sumOfPairs(texts: readonly string[], compare: (a: string, b: string) => number): number {
  let sum = 0;
  let previous = texts.at(-1) ?? '';
  for (const text of texts) {
    sum += compare(previous, text);
    previous = text;
  }
  return sum;
}

function totalKeyLength(id: (typeof schemeIds)[number], versions: readonly string[]): number {
  let length = 0;
  for (const version of versions) length += versionKey(id, version)?.length ?? 0;
  return length;
}
