import { type Random, sampleDotted, sampleNumber } from '../../random.ts';

const SUFFIXES = ['', '', '', '', '', '', '+incompatible', '+a.1', '+', '-', '.', 'é'] as const;

/** A made-up semantic version; pseudo-versions, loose forms and unreadable texts are among them. */
export function sampleSemver(random: Random): string {
  const prefix = random.pick(['', '', '', 'v', '=', 'go', ' ']);
  const numbers = random.chance(0.6)
    ? [sampleNumber(random), sampleNumber(random), sampleNumber(random)].join('.')
    : sampleDotted(random, 5);
  return prefix + numbers + samplePrerelease(random) + random.pick(SUFFIXES);
}

function samplePrerelease(random: Random): string {
  if (random.chance(0.5)) return '';
  if (random.chance(0.1)) return `-0.2020${sampleNumber(random)}01000000-abcdef${random.below(1000)}`;
  const parts: string[] = [];
  for (let count = 1 + random.below(4); count > 0; count--) {
    parts.push(
      random.chance(0.5)
        ? sampleNumber(random)
        : random.pick(['alpha', 'beta', 'rc', 'rc1', 'RC', 'x-y', '-', '_', '0a', 'a0', 'pre']),
    );
  }
  return random.pick(['-', '-', '-', '']) + parts.join('.');
}
