import { type RawBuilder, sql } from 'kysely';
import { isForeignKeyViolation, type Transaction, TransactionConflict } from '../../db/database.ts';
import { dayOf, daySlotOf } from '../../db/day-slot.ts';

/** Counters that identities and special components have, too. */
export const summed = ['c4', 'c3', 'c2', 'c1', 'c0', 'findings'] as const;

const shifted = ['comps', 'vcomps', ...summed, 'audited', 'suppressed'] as const;

/** The changes of a project's counters. */
export type ProjectShift = Record<'project_id' | (typeof shifted)[number], number>;

/** Adds up shifts by project; those that come to nothing are left out. */
function changesOf(shifts: readonly ProjectShift[]): RawBuilder<unknown> {
  const columns = ['project_id', ...shifted] as const;
  const arrays = columns.map((column) => sql`${shifts.map((shift) => shift[column])}::int[]`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const sums = sql.join(shifted.map((column) => sql`sum(${sql.ref(column)})`));
  const zeros = sql.join(shifted.map(() => sql`0`));
  return sql`select project_id, ${sums} from unnest(${sql.join(arrays)}) as shift(${names})
    group by project_id having (${sums}) <> (${zeros})`;
}

/** Adds shifts to the projects' counters and to the changes of these ten minutes. Rows are locked in order of their id. */
export async function applyShifts(trx: Transaction, shifts: readonly ProjectShift[]): Promise<void> {
  const real = shifts.filter((shift) => shifted.some((column) => shift[column] !== 0));
  if (real.length === 0) return;
  const changes = changesOf(real);
  await addToCounters(trx, changes);
  await sql`insert into project_delta (day, slot, project_id, d_comps, d_vcomps, d_c4, d_c3, d_c2, d_c1, d_c0,
      d_findings, d_audited, d_suppressed, first_at, last_at)
    select ${dayOf(sql`now()`)}, ${daySlotOf(sql`now()`)}, s.*, now(), now() from (${changes}) s
    on conflict (day, project_id, slot) do update set d_comps = project_delta.d_comps + excluded.d_comps,
      d_vcomps = project_delta.d_vcomps + excluded.d_vcomps, d_c4 = project_delta.d_c4 + excluded.d_c4,
      d_c3 = project_delta.d_c3 + excluded.d_c3, d_c2 = project_delta.d_c2 + excluded.d_c2,
      d_c1 = project_delta.d_c1 + excluded.d_c1, d_c0 = project_delta.d_c0 + excluded.d_c0,
      d_findings = project_delta.d_findings + excluded.d_findings, d_audited = project_delta.d_audited + excluded.d_audited,
      d_suppressed = project_delta.d_suppressed + excluded.d_suppressed, last_at = excluded.last_at`.execute(
    trx,
  );
}

/** An upsert of rows in order locks them in that order. */
async function addToCounters(trx: Transaction, changes: RawBuilder<unknown>): Promise<void> {
  try {
    await sql`insert into project_count as p (project_id, comps, vcomps, c4, c3, c2, c1, c0, findings, audited,
        suppressed, changed_at)
      select s.*, now() from (${changes}) s order by s.project_id
      on conflict (project_id) do update set comps = p.comps + excluded.comps, vcomps = p.vcomps + excluded.vcomps,
        c4 = p.c4 + excluded.c4, c3 = p.c3 + excluded.c3, c2 = p.c2 + excluded.c2, c1 = p.c1 + excluded.c1,
        c0 = p.c0 + excluded.c0, findings = p.findings + excluded.findings, audited = p.audited + excluded.audited,
        suppressed = p.suppressed + excluded.suppressed, changed_at = excluded.changed_at`.execute(trx);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new TransactionConflict('A project was deleted while it was counted', { cause: error });
  }
}
