import { type Random, sampleNumber } from '../../random.ts';
import { SUFFIXES } from './apk-parse.ts';

/** A made-up Alpine version; some are invalid. */
export function sampleApk(random: Random): string {
  const numbers = Array.from({ length: 1 + random.below(4) }, () => {
    return random.chance(0.3) ? `0${random.below(12)}` : sampleNumber(random);
  });
  let text = numbers.join('.') + random.pick(['', '', '', 'a', 'b', 'p']);
  for (let count = random.below(3); count > 0; count--) {
    text += `_${SUFFIXES[random.below(SUFFIXES.length)]}${random.chance(0.7) ? sampleNumber(random) : ''}`;
  }
  text += random.pick(['', '', '', '', '~0a1f', '1', 'c', '..1', '_foo', '-1', 'é']);
  return text + random.pick(['', '-r0', '-r1', '-r', '-r10', '-r1-x', `-r${sampleNumber(random)}`]);
}
