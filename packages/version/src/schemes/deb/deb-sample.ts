import { type Random, sampleNumber } from '../../random.ts';

const STRETCHES = [
  '.',
  '.',
  '.',
  '+',
  '~',
  '-',
  'rc',
  'a',
  'Z',
  '+deb',
  'ubuntu',
  '~~',
  ':',
  '',
  '+dfsg',
  '_',
  'é',
] as const;

/** A made-up Debian version. */
export function sampleDeb(random: Random): string {
  const epoch = random.chance(0.2) ? `${random.below(3)}:` : '';
  let text = epoch + (random.chance(0.95) ? sampleNumber(random) : '');
  for (let count = random.below(6); count > 0; count--) {
    text += random.pick(STRETCHES) + (random.chance(0.8) ? sampleNumber(random) : '');
  }
  return text;
}
