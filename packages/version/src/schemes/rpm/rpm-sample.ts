import { type Random, sampleNumber } from '../../random.ts';

const JOINTS = ['.', '.', '.', '.', '~', '^', '', '_', '+', '~~', '..', '^~'] as const;
const WORDS = ['rc', 'a', 'b', 'git', 'el', 'fc', 'A', 'alpha'] as const;

/** A made-up RPM version. */
export function sampleRpm(random: Random): string {
  const epoch = random.chance(0.2) ? `${random.below(3)}:` : '';
  const release = random.chance(0.7) ? `-${sampleSegments(random, 4)}` : '';
  return epoch + sampleSegments(random, 5) + release;
}

function sampleSegments(random: Random, most: number): string {
  let text = sampleNumber(random);
  for (let count = random.below(most); count > 0; count--) {
    text += random.pick(JOINTS) + (random.chance(0.3) ? random.pick(WORDS) : sampleNumber(random));
  }
  return text;
}
