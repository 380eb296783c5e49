import { type Random, sampleNumber } from '../../random.ts';
import { defineScheme } from '../../scheme.ts';
import { comparePub } from './pub-compare.ts';
import { pubKey } from './pub-key.ts';
import { parsePub } from './pub-parse.ts';

/** Versions of Dart and Flutter packages. */
export const pub = defineScheme({
  id: 'pub',
  code: 10,
  compare: comparePub,
  key: pubKey,
  isPrerelease: (version) => (parsePub(version)?.prerelease.length ?? 0) > 0,
  sample: samplePub,
});

function samplePub(random: Random): string {
  const numbers = [sampleNumber(random), sampleNumber(random), sampleNumber(random)];
  const prefix = random.pick(['', '', '', 'v']);
  return (
    prefix +
    numbers.slice(0, random.pick([1, 2, 3, 3, 3])).join('.') +
    sampleList('-', random) +
    sampleList('+', random)
  );
}

function sampleList(sign: '-' | '+', random: Random): string {
  if (random.chance(0.5)) return '';
  const parts: string[] = [];
  for (let count = 1 + random.below(3); count > 0; count--) {
    parts.push(random.chance(0.5) ? sampleNumber(random) : random.pick(['a', 'dev', 'ab', '0a', '-', 'A']));
  }
  return sign + parts.join('.');
}
