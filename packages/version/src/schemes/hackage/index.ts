import { type Random, sampleDotted } from '../../random.ts';
import { defineScheme } from '../../scheme.ts';
import { compareHackage, hackageKey } from './hackage-order.ts';

/** Versions of Haskell packages. */
export const hackage = defineScheme({
  id: 'hackage',
  code: 12,
  compare: compareHackage,
  key: hackageKey,
  sample: (random: Random) => sampleDotted(random, 5) + random.pick(['', '', '', '-tag', '.']),
});
