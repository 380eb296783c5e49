// Public to other features.
import { type RawBuilder, sql } from 'kysely';
import { eachViolationCounter, type ViolationCounter } from '../project-counter/violation-counters.ts';

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
