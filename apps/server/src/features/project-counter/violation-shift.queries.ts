import type { RawBuilder } from 'kysely';
import { runSql, sql, type Transaction } from '../../db/database.ts';
import { dayOf, daySlotOf } from '../../db/day-slot.ts';
import { eachViolationCounter } from './violation-counters.ts';

const names = eachViolationCounter((counter) => sql.ref(counter));

/**
 * Adds changes to the counters of violations, and to the changes of these ten minutes.
 * @param shifts SQL of a table of project_id and the violation counters in their order
 */
export async function applyViolationShifts(trx: Transaction, shifts: RawBuilder<unknown>): Promise<void> {
  await runSql(
    trx,
    sql`insert into project_count as n (project_id, ${names}, changed_at)
      select s.*, now() from ${shifts} s order by s.project_id
      on conflict (project_id) do update set changed_at = excluded.changed_at,
        ${eachViolationCounter((counter) => sql`${sql.ref(counter)} = ${sql.ref(`n.${counter}`)} + ${sql.ref(`excluded.${counter}`)}`)}`,
  );
  const changes = eachViolationCounter((counter) => sql.ref(`d_${counter}`));
  await runSql(
    trx,
    sql`insert into project_delta as d (day, slot, project_id, ${changes}, first_at, last_at)
      select ${dayOf(sql`now()`)}, ${daySlotOf(sql`now()`)}, s.*, now(), now() from ${shifts} s
      on conflict (day, project_id, slot) do update set last_at = excluded.last_at,
        ${eachViolationCounter((counter) => sql`${sql.ref(`d_${counter}`)} = ${sql.ref(`d.d_${counter}`)} + ${sql.ref(`excluded.d_${counter}`)}`)}`,
  );
}
