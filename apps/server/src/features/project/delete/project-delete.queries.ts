import { type Database, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { lockViolations } from '../../policy-evaluation/violation-count.service.ts';

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

/** Largest tables first and by project, so that the cascades find nothing left to do row by row. */
const tables = [
  'dependency',
  'component_property',
  'component_match',
  'component_detail',
  'component',
] as const;

/**
 * Decisions and counts are deleted after the components, when everyone who held a component to decide about
 * it is done. They are also behind the lock of the counters, which evaluations and counts hold.
 */
const decided = [
  'component_count',
  'analysis_comment',
  'analysis',
  'service',
  'analysis_past',
  'moved_finding',
  'finding_difference',
  'violation_comment',
  'violation_analysis',
  'violation',
  'violation_past',
  'project_delta',
  'finding_event',
] as const;

/** Projects that were deleted, behind a number. */
export async function listDeleted(db: Database, lastId: number, limit: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select project_id as id from deleted_project where project_id > ${lastId}
      order by project_id limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

/** Removes what is left of projects that are gone. @returns how many rows */
export async function deleteLeftovers(trx: Transaction, projectIds: readonly number[]): Promise<number> {
  return deleteFrom(trx, [...tables, ...decided], projectIds);
}

async function deleteFrom(
  trx: Transaction,
  names: readonly string[],
  projectIds: readonly number[],
): Promise<number> {
  let deleted = 0;
  for (const name of names)
    deleted += await runSql(
      trx,
      sql`delete from ${sql.table(name)} where project_id = any(${projectIds}::int[])`,
    );
  return deleted;
}

export async function deleteProjects(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await deleteFrom(trx, tables, projectIds);
  await lockViolations(trx, projectIds);
  await deleteFrom(trx, decided, projectIds);
  await runSql(trx, sql`delete from project where project_id = any(${projectIds}::int[])`);
}

export interface ProjectName {
  uuid: string;
  name: string;
  version: string | null;
}

export async function listNames(trx: Transaction, projectIds: readonly number[]): Promise<ProjectName[]> {
  return rowsOf(
    trx,
    sql<ProjectName>`select uuid, name, version from project where project_id = any(${projectIds}) order by project_id`,
  );
}
