import { type Random, sampleNumber } from '../../random.ts';

const WORDS = [
  'alpha',
  'beta',
  'a',
  'b',
  'm',
  'rc',
  'cr',
  'SNAPSHOT',
  'ga',
  'Final',
  'sp',
  'x',
  'foo',
  'é',
  '!',
] as const;

/** A made-up Maven version. */
export function sampleMaven(random: Random): string {
  let text = sampleNumber(random);
  for (let count = random.below(7); count > 0; count--) {
    text += random.pick(['.', '.', '.', '-', '-', '', '..', '--']);
    text += random.chance(0.4) ? random.pick(WORDS) : random.chance(0.4) ? '0' : sampleNumber(random);
  }
  return text + random.pick(['', '', '', '', '.', '-']);
}
