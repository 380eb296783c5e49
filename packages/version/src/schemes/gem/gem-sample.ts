import { type Random, sampleNumber } from '../../random.ts';

/** A made-up RubyGems version. */
export function sampleGem(random: Random): string {
  let text = sampleNumber(random);
  for (let count = random.below(6); count > 0; count--) {
    text += random.pick(['.', '.', '.', '.', '-']);
    text += random.chance(0.3)
      ? random.pick(['a', 'b', 'rc', 'pre', 'RC', 'beta', 'rc1', '1a', 'a0b'])
      : random.chance(0.4)
        ? '0'
        : sampleNumber(random);
  }
  return text + random.pick(['', '', '', '', '', '', '', ' ', '.', '_']);
}
