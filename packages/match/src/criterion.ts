import { type Cpe, parseCpe } from '@waybill/cpe';
import type { AffectedCpe, Bounds } from './advisory.ts';

/**
 * Criteria are parsed when a record arrives, for its rows, and again for every component compared with it.
 */
const readCriteria = new WeakMap<AffectedCpe, Cpe | null>();

/** The name in a criterion, read once per object; undefined when it is none. */
export function cpeOfCriterion(affected: AffectedCpe): Cpe | undefined {
  let cpe = readCriteria.get(affected);
  if (cpe === undefined) {
    const parsed = parseCpe(affected.criterion);
    cpe = parsed.ok ? parsed.cpe : null;
    readCriteria.set(affected, cpe);
  }
  return cpe ?? undefined;
}

/** The bound, if any, that is one of the logical values of CPE, which have no place in the order of versions. */
export function logicalBound(bounds: Bounds): string | undefined {
  return Object.values(bounds).find((bound) => bound === '-' || bound === '*');
}
