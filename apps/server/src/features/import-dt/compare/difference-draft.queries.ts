import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { emptyTemporary } from '../../../db/temporary-tables.ts';

/** Sides of a difference, as they are stored. */
export const onlyThere = 1;
export const onlyHere = 2;

/** Numbers of the projects that came from the other installation, behind a number. */
export async function listMovedProjects(db: Database, behind: number, limit: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{
      project_id: number;
    }>`select p.project_id from imported_row r join project p on p.uuid::text = r.source_key
      where r.source_table = 'PROJECT' and p.project_id > ${behind} order by p.project_id limit ${limit}`,
  );
  return rows.map((row) => row.project_id);
}

export async function countMovedProjects(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`select count(*) as n from imported_row r join project p on p.uuid::text = r.source_key
      where r.source_table = 'PROJECT'`,
  );
  return row?.n ?? 0;
}

/** Fills `difference_draft` with the findings of some projects that only one side has. */
export async function draftDifferences(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await emptyTemporary(trx, 'difference_draft', 'judged_pair');
  const ids = sql`${projectIds}::int[]`;
  await runSql(
    trx,
    sql`insert into difference_draft (project_id, component_id, identity_id, vuln_id, side, found, bits)
      select f.project_id, f.component_id, c.identity_id, f.vuln_id, ${onlyThere}::smallint, f.analyzer, 0
      from moved_finding f
      join component c on c.project_id = f.project_id and c.component_id = f.component_id
      left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = f.vuln_id
      left join component_match o on o.project_id = f.project_id and o.component_id = f.component_id
        and o.vuln_id = f.vuln_id
      where f.project_id = any(${ids}) and m.vuln_id is null and o.vuln_id is null`,
  );
  await runSql(
    trx,
    sql`insert into difference_draft (project_id, component_id, identity_id, vuln_id, side, found, bits)
      select c.project_id, c.component_id, c.identity_id, m.vuln_id, ${onlyHere}::smallint, null, m.sources
      from component c join identity_match m on m.identity_id = c.identity_id
      left join moved_finding f on f.project_id = c.project_id and f.component_id = c.component_id
        and f.vuln_id = m.vuln_id
      where c.project_id = any(${ids}) and f.vuln_id is null`,
  );
  await runSql(
    trx,
    sql`insert into difference_draft (project_id, component_id, identity_id, vuln_id, side, found, bits)
      select o.project_id, o.component_id, c.identity_id, o.vuln_id, ${onlyHere}::smallint, o.analyzer, 0
      from component_match o
      join component c on c.project_id = o.project_id and c.component_id = o.component_id
      left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = o.vuln_id
      left join moved_finding f on f.project_id = o.project_id and f.component_id = o.component_id
        and f.vuln_id = o.vuln_id
      where o.project_id = any(${ids}) and m.vuln_id is null and f.vuln_id is null`,
  );
  await sql`analyze difference_draft`.execute(trx);
}

/** Counts findings of some projects that both sides have. */
export async function countBothSides(trx: Transaction, projectIds: readonly number[]): Promise<number> {
  const row = await findRow(
    trx,
    sql<{
      n: number;
    }>`select (select count(*) from moved_finding f where f.project_id = any(${projectIds}::int[]))
      - (select count(*) from difference_draft d where d.side = ${onlyThere}) as n`,
  );
  return row?.n ?? 0;
}

/** Makes the stored differences of some projects those of the draft. */
export async function storeDifferences(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await runSql(
    trx,
    sql`delete from finding_difference s using (
        select o.project_id, o.component_id, o.vuln_id from finding_difference o
        left join difference_draft d on d.project_id = o.project_id and d.component_id = o.component_id
          and d.vuln_id = o.vuln_id
        where o.project_id = any(${projectIds}::int[]) and d.project_id is null) gone
      where s.project_id = any(${projectIds}::int[]) and s.project_id = gone.project_id
        and s.component_id = gone.component_id and s.vuln_id = gone.vuln_id`,
  );
  await runSql(
    trx,
    sql`insert into finding_difference (project_id, component_id, vuln_id, side, cause, detail)
      select d.project_id, d.component_id, d.vuln_id, d.side, coalesce(d.cause, 'UNKNOWN'), d.detail
      from difference_draft d
      left join finding_difference s on s.project_id = d.project_id and s.component_id = d.component_id
        and s.vuln_id = d.vuln_id
      where (s.side, s.cause, s.detail) is distinct from (d.side, coalesce(d.cause, 'UNKNOWN'), d.detail)
      on conflict (project_id, component_id, vuln_id)
        do update set side = excluded.side, cause = excluded.cause, detail = excluded.detail`,
  );
}
