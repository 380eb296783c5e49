import { type Random, sampleDotted, sampleNumber } from '../../random.ts';
import { defineScheme } from '../../scheme.ts';
import { compareCpan, cpanKey } from './cpan-order.ts';

/** Versions of Perl distributions. */
export const cpan = defineScheme({
  id: 'cpan',
  code: 13,
  compare: compareCpan,
  key: cpanKey,
  sample: (random: Random) =>
    random.chance(0.5)
      ? `${sampleNumber(random)}.${random.pick(['', '0', '00'])}${random.below(2000)}${random.pick(['', '', '_01', '-TRIAL'])}`
      : random.pick(['v', 'v', '']) + sampleDotted(random, 4),
});
