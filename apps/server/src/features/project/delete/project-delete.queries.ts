import { type Database, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';

/** Keeps imports and edits away from projects that are going to be deleted. Answers those that are still there. */
export async function lockProjects(trx: Transaction, projectIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number }>`select project_id from project where project_id = any(${projectIds}::int[])
      order by project_id for update`,
  );
  return rows.map((row) => row.project_id);
}

export async function listOriginals(db: Database, projectIds: readonly number[]): Promise<Buffer[]> {
  const rows = await rowsOf(
    db,
    sql<{
      sha256: Buffer;
    }>`select distinct sha256 from bom_import where project_id = any(${projectIds}::int[])`,
  );
  return rows.map((row) => row.sha256);
}

/**
 * Largest tables first and by project, so that the cascades find nothing left to do row by row. Decisions go after the
 * components: by then, whoever held a component to decide about it is done.
 */
const tables = [
  'dependency',
  'component_property',
  'component_match',
  'component_detail',
  'component',
  'component_count',
  'analysis_comment',
  'analysis',
  'service',
  'analysis_past',
  'violation_comment',
  'violation_analysis',
  'violation',
  'violation_past',
  'project_delta',
  'finding_event',
] as const;

export async function deleteProjects(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  for (const table of tables) {
    await runSql(trx, sql`delete from ${sql.table(table)} where project_id = any(${projectIds}::int[])`);
  }
  await runSql(trx, sql`delete from project where project_id = any(${projectIds}::int[])`);
}
