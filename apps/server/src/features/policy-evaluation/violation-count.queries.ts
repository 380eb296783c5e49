import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { emptyTemporary } from '../../db/temporary-tables.ts';
import { applyViolationShifts } from '../project-counter/project-counter.service.ts';
import { eachViolationCounter } from '../project-counter/violation-counters.ts';
import { countedViolations, violationTables } from './violation-counters.ts';

const fresh = eachViolationCounter((counter) => sql`coalesce(${sql.ref(`f.${counter}`)}, 0)`);
const stored = eachViolationCounter((counter) => sql.ref(`n.${counter}`));

/** The counters of projects, from their violations; projects without any are left out. */
function counted(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select v.project_id, ${countedViolations} from ${violationTables}
    where ${which} and a.suppressed is not true group by v.project_id`;
}

/** Brings the counters of projects up to date, and writes the change down. Needs `lockCounters`. */
export async function storeCounts(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await emptyTemporary(trx, 'violation_shift');
  await runSql(
    trx,
    sql`insert into violation_shift
      select n.project_id, ${eachViolationCounter((counter) => sql`coalesce(${sql.ref(`f.${counter}`)}, 0) - ${sql.ref(`n.${counter}`)}`)}
      from project_count n
      left join (${counted(sql`v.project_id = any(${projectIds}::int[])`)}) f on f.project_id = n.project_id
      where n.project_id = any(${projectIds}::int[])
        and (${fresh}) <> (${stored})`,
  );
  await applyViolationShifts(trx, sql`violation_shift`);
}

/**
 * The number of projects whose violation counters differ from a recount of existing components. It must be
 * zero.
 */
export async function countProjectDrift(db: Database): Promise<number> {
  const exists = sql`exists (select 1 from component c
    where c.project_id = v.project_id and c.component_id = v.component_id)`;
  const row = await findRow(
    db,
    sql<{ n: number }>`select count(*) as n from project_count n
      left join (${counted(exists)}) f on f.project_id = n.project_id
      where (${fresh}) <> (${stored})`,
  );
  return row?.n ?? 0;
}

/** The projects among some with wrong violation counters, or with violations of removed components. */
export async function listWrongProjects(db: Database, projectIds: readonly number[]): Promise<number[]> {
  const these = sql`any(${projectIds}::int[])`;
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select n.project_id as id from project_count n
        left join (${counted(sql`v.project_id = ${these}`)}) f on f.project_id = n.project_id
        where n.project_id = ${these} and (${fresh}) <> (${stored})
      union
      select v.project_id from violation v
        left join component c on c.project_id = v.project_id and c.component_id = v.component_id
        where v.project_id = ${these} and c.identity_id is distinct from v.identity_id`,
  );
  return rows.map((row) => row.id);
}

/** True if projects have violations, or counters that claim so. */
export async function isCounted(db: Database, projectIds: readonly number[]): Promise<boolean> {
  const row = await findRow(
    db,
    sql`select 1 from violation where project_id = any(${projectIds}::int[])
      union all select 1 from project_count where project_id = any(${projectIds}::int[])
        and pv_license + pv_security + pv_operational > 0
      limit 1`,
  );
  return row !== undefined;
}

export async function analyzeViolations(trx: Transaction): Promise<void> {
  await sql`analyze violation`.execute(trx);
}
