// Public to other features.
import { type RawBuilder, sql } from 'kysely';

/**
 * Counters of violations that are not suppressed, as `project_count` has them: by the state of their policy, and by type
 * together with those that are audited.
 */
export const violationCounters = [
  'pv_fail',
  'pv_warn',
  'pv_info',
  'pv_license',
  'pv_license_audited',
  'pv_security',
  'pv_security_audited',
  'pv_operational',
  'pv_operational_audited',
] as const;

export type ViolationCounter = (typeof violationCounters)[number];
export type ViolationCounts = Record<ViolationCounter, number>;

/** A number for each counter. */
export function mapViolationCounters(numberOf: (counter: ViolationCounter) => number): ViolationCounts {
  const entries = violationCounters.map((counter) => [counter, numberOf(counter)] as const);
  return Object.fromEntries(entries) as ViolationCounts;
}

/** The same piece of SQL for each counter, with commas between. */
export function eachViolationCounter(write: (counter: ViolationCounter) => RawBuilder<unknown>) {
  return sql.join(violationCounters.map(write));
}
