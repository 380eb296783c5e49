import { type Database, rowsOf, sql, type Transaction } from '../../../db/database.ts';

/** Which uploads of a project are kept; null sets no limit. */
export interface UploadLimits {
  /** Those received since. */
  readonly since: Date | null;
  /** So many of the newest. */
  readonly count: number | null;
}

/** The next projects in the order of their numbers. */
export async function listProjectsAfter(db: Database, projectId: number, limit: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`select project_id from project where project_id > ${projectId}
      order by project_id limit ${limit}`,
  );
  return rows.map((row) => row.project_id);
}

/**
 * Deletes uploads of some projects that are beyond a limit, and answers whose documents they had. The last one that was
 * processed always stays, as the next is compared with it, and so does one that still waits.
 */
export async function deleteUploads(
  trx: Transaction,
  projectIds: readonly number[],
  { since, count }: UploadLimits,
  limit: number,
): Promise<{ sha256: Buffer }[]> {
  return rowsOf(
    trx,
    sql<{ sha256: Buffer }>`with ranked as (
        select project_id, bom_id, received_at, token,
          row_number() over (partition by project_id order by bom_id desc) as place,
          max(bom_id) filter (where processed_at is not null) over (partition by project_id) as last_processed
        from bom_import where project_id = any(${projectIds}::int[])),
      surplus as (
        select project_id, bom_id from ranked r
        where (received_at < ${since} or place > ${count}) and bom_id is distinct from last_processed
          and not exists (select 1 from task t where t.token = r.token and t.state in ('queued', 'running'))
        order by project_id, bom_id limit ${limit})
      delete from bom_import b using surplus s
      where b.project_id = s.project_id and b.bom_id = s.bom_id returning b.sha256`,
  );
}
