// Public to other features.
import type { Coverage } from '@waybill/api-contract';

type Counts = Pick<Coverage, 'components' | 'intended' | 'judgeable'>;

/** Components that a source should cover: all but internal ones that none does. */
export function coverableOf({ components, intended }: Counts): number {
  return components - intended;
}

/** The covered share from 0 to 1, rounded down to a tenth of a percent: it is 1 only when nothing is left. */
export function coveredShare(counts: Counts): number {
  const all = coverableOf(counts);
  return all === 0 ? 1 : Math.floor((counts.judgeable / all) * 1_000) / 1_000;
}
