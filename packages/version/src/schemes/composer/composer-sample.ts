import { type Random, sampleDotted, sampleNumber } from '../../random.ts';

const WORDS = [
  'dev',
  'alpha',
  'a',
  'beta',
  'b',
  'RC',
  'rc',
  'pl',
  'p',
  'patch',
  'stable',
  'foo',
  'x',
] as const;

/** A made-up Composer version. */
export function sampleComposer(random: Random): string {
  if (random.chance(0.05)) return `dev-${random.pick(['main', 'master', 'é', '1.x'])}`;
  let text = random.pick(['', '', 'v', 'V']) + sampleDotted(random, 4);
  if (random.chance(0.1)) return `${text}.${random.pick(['x', '*'])}-dev`;
  for (let count = random.below(4); count > 0; count--) {
    text += random.pick(['', '.', '-', '_', '#']);
    text += random.chance(0.6) ? random.pick(WORDS) : sampleNumber(random);
  }
  return text + random.pick(['', '', '', '+build.1']);
}
