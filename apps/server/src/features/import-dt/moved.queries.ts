import { type RawBuilder, sql } from 'kysely';
import { rowsOf, type Transaction } from '../../db/database.ts';
import { decidedVulnerabilities } from '../analysis/moved-analyses.service.ts';
import { foundVulnerabilities } from '../matching/moved-findings.service.ts';

/** Elements that came, with those that were here before, as rows (project_id, old_id, id, uuid, is_new). */
export const elements: RawBuilder<unknown> = sql`select project_id, old_id, component_id as id, uuid, is_new from moved_component
  union all select project_id, null, service_id, uuid, is_new from moved_service`;

/** Vulnerabilities that findings and decisions are about, as rows (old_id). */
export const referenced: RawBuilder<unknown> = sql`${foundVulnerabilities} union ${decidedVulnerabilities}`;

/** Numbers of the projects in which something is new: components, findings, or decisions. */
export async function listChanged(trx: Transaction, fresh: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number }>`select project_id from moved_component where is_new
      union select project_id from fresh_moved_finding
      union select project_id from moved_analysis where is_new or is_followed
      union select project_id from unnest(${fresh}::int[]) as p(project_id)`,
  );
  return rows.map((row) => row.project_id);
}
