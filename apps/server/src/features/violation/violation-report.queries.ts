import { type Database, findRow, rowsOf, sql } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { storedState } from '../policy/violation-words.ts';
import { violationCondition, violationTables } from './violation-condition.queries.ts';
import type { ViolationFilter } from './violation-filter.ts';
import type { ViolationKey } from './violation-list.queries.ts';

/** Violations by what was decided about them; those that are open by the state of their policy. */
export interface ViolationCountRow {
  fail: number;
  warn: number;
  info: number;
  approved: number;
  suppressed: number;
}

export async function countByDecision(
  db: Database,
  filter: ViolationFilter,
  scope: ProjectScope,
): Promise<ViolationCountRow | undefined> {
  const isOpen = sql`a.suppressed is not true and coalesce(a.state, 'NOT_SET') <> 'APPROVED'`;
  return findRow(
    db,
    sql<ViolationCountRow>`select
        count(*) filter (where ${isOpen} and o.state = ${storedState('FAIL')})::int as fail,
        count(*) filter (where ${isOpen} and o.state = ${storedState('WARN')})::int as warn,
        count(*) filter (where ${isOpen} and o.state = ${storedState('INFO')})::int as info,
        count(*) filter (where a.suppressed is not true and a.state = 'APPROVED')::int as approved,
        count(*) filter (where a.suppressed)::int as suppressed
      from ${violationTables(filter, false)} where ${violationCondition(filter, scope)}`,
  );
}

/** The first violations by the state of their policy, the gravest first, then by policy and component. */
export async function chooseGravest(
  db: Database,
  filter: ViolationFilter,
  scope: ProjectScope,
  most: number,
): Promise<ViolationKey[]> {
  return rowsOf(
    db,
    sql<ViolationKey>`select v.project_id, v.component_id, v.condition_id from ${violationTables(filter, true)}
      where ${violationCondition(filter, scope)}
      order by o.state desc, lower(o.name), lower(i.name), v.component_id, v.condition_id limit ${most}`,
  );
}
