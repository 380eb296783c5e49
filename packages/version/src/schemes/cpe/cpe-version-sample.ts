import { type Random, sampleNumber } from '../../random.ts';

const WORDS = [
  'a',
  'b',
  'd',
  'x',
  'rc',
  'rc',
  'alpha',
  'beta',
  'sp',
  'build',
  'final',
  'v',
  'é',
  'pre',
  'dev',
] as const;

/** A made-up version as CPE names have them; a few have neither letter nor digit. */
export function sampleCpeVersion(random: Random): string {
  let text = random.pick(['', '', '', 'v', 'r']);
  for (let count = random.below(6) || 1; count > 0; count--) {
    text += random.chance(0.7) ? (random.chance(0.4) ? '0' : sampleNumber(random)) : random.pick(WORDS);
    text += random.pick(['.', '.', '.', '', '-', '_', '(', ')', '+']);
  }
  return random.chance(0.01) ? '-' : text;
}
