import type { RawBuilder } from 'kysely';
import {
  type Database,
  findRow,
  isForeignKeyViolation,
  rowsOf,
  runSql,
  sql,
  type Transaction,
  TransactionConflict,
} from '../../db/database.ts';
import { dayOf, daySlotOf } from '../../db/day-slot.ts';
import { countedViolations, eachViolationCounter, violationTables } from './violation-counters.ts';

const names = eachViolationCounter((counter) => sql.ref(counter));
const fresh = eachViolationCounter((counter) => sql`coalesce(${sql.ref(`f.${counter}`)}, 0)`);
const stored = eachViolationCounter((counter) => sql.ref(`n.${counter}`));

/** The counters of projects, from their violations; projects without any are left out. */
function counted(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select v.project_id, ${countedViolations} from ${violationTables}
    where ${which} and a.suppressed is not true group by v.project_id`;
}

/**
 * Keeps others from evaluating or deciding in the same projects until the transaction ends: each would miss what the
 * other is about to write. The same rows as the counters of findings lock, in the same order.
 */
export async function lockCounters(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  try {
    await runSql(
      trx,
      sql`insert into project_count (project_id) select project_id from project
        where project_id = any(${projectIds}::int[]) order by project_id on conflict do nothing`,
    );
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new TransactionConflict('A project was deleted while it was evaluated', { cause: error });
  }
  await sql`select 1 from project_count where project_id = any(${projectIds}::int[]) order by project_id for update`.execute(
    trx,
  );
}

/** Brings the counters of projects up to date, and writes the change down. Needs {@link lockCounters}. */
export async function storeCounts(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await sql`create temp table if not exists violation_shift (project_id int primary key,
    ${eachViolationCounter((counter) => sql`${sql.ref(counter)} int`)}) on commit drop`.execute(trx);
  await sql`truncate violation_shift`.execute(trx);
  await runSql(
    trx,
    sql`insert into violation_shift
      select n.project_id, ${eachViolationCounter((counter) => sql`coalesce(${sql.ref(`f.${counter}`)}, 0) - ${sql.ref(`n.${counter}`)}`)}
      from project_count n
      left join (${counted(sql`v.project_id = any(${projectIds}::int[])`)}) f on f.project_id = n.project_id
      where n.project_id = any(${projectIds}::int[])
        and (${fresh}) <> (${stored})`,
  );
  await runSql(
    trx,
    sql`insert into project_count as n (project_id, ${names}, changed_at)
      select s.*, now() from violation_shift s order by s.project_id
      on conflict (project_id) do update set changed_at = excluded.changed_at,
        ${eachViolationCounter((counter) => sql`${sql.ref(counter)} = ${sql.ref(`n.${counter}`)} + ${sql.ref(`excluded.${counter}`)}`)}`,
  );
  const changes = eachViolationCounter((counter) => sql.ref(`d_${counter}`));
  await runSql(
    trx,
    sql`insert into project_delta as d (day, slot, project_id, ${changes}, first_at, last_at)
      select ${dayOf(sql`now()`)}, ${daySlotOf(sql`now()`)}, s.*, now(), now() from violation_shift s
      on conflict (day, project_id, slot) do update set last_at = excluded.last_at,
        ${eachViolationCounter((counter) => sql`${sql.ref(`d_${counter}`)} = ${sql.ref(`d.d_${counter}`)} + ${sql.ref(`excluded.d_${counter}`)}`)}`,
  );
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
