import { rowsOf, sql, type Transaction } from '../../../db/database.ts';

/** Which documents of a project are kept; null sets no limit. */
interface DocumentLimits {
  readonly since: Date | null;
  readonly count: number | null;
}

/** Deletes documents of some projects that are beyond a limit, and answers which they were. One that waits stays. */
export async function deleteVexImports(
  trx: Transaction,
  projectIds: readonly number[],
  { since, count }: DocumentLimits,
  limit: number,
): Promise<{ sha256: Buffer }[]> {
  return rowsOf(
    trx,
    sql<{ sha256: Buffer }>`with ranked as (
        select project_id, vex_id, received_at, token,
          row_number() over (partition by project_id order by vex_id desc) as place
        from vex_import where project_id = any(${projectIds}::int[])),
      surplus as (
        select project_id, vex_id from ranked r
        where (received_at < ${since} or place > ${count})
          and not exists (select 1 from task t where t.token = r.token and t.state in ('queued', 'running'))
        order by project_id, vex_id limit ${limit})
      delete from vex_import v using surplus s
      where v.project_id = s.project_id and v.vex_id = s.vex_id returning v.sha256`,
  );
}
