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

const isAudited = sql`a.state <> 'NOT_SET'`;

const tests: Readonly<Record<ViolationCounter, RawBuilder<unknown>>> = {
  pv_fail: sql`o.state = 2`,
  pv_warn: sql`o.state = 1`,
  pv_info: sql`o.state = 0`,
  pv_license: sql`k.type = 0`,
  pv_license_audited: sql`k.type = 0 and ${isAudited}`,
  pv_security: sql`k.type = 1`,
  pv_security_audited: sql`k.type = 1 and ${isAudited}`,
  pv_operational: sql`k.type = 2`,
  pv_operational_audited: sql`k.type = 2 and ${isAudited}`,
};

/** Counts violations, of tables {@link violationTables}. */
export const countedViolations = eachViolationCounter(
  (counter) => sql`(count(*) filter (where ${tests[counter]}))::int as ${sql.ref(counter)}`,
);

/** Violations `v` with their condition `k`, policy `o` and analysis `a`. */
export const violationTables = sql`violation v join policy_condition k on k.condition_id = v.condition_id
  join policy o on o.policy_id = k.policy_id
  left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
    and a.condition_id = v.condition_id`;
