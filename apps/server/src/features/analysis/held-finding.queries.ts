import { rowsOf, sql, type Transaction } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import type { AnalysisKey } from '../decision-record/decision-record.service.ts';

export interface HeldFinding extends AnalysisKey {
  /** Its place among the keys. */
  n: number;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  source: string;
  ext_id: string;
}

/** Findings of a project that the caller may see, by their numbers; others are left out. Their components cannot go until the transaction ends. */
export async function holdByKey(
  trx: Transaction,
  projectId: number,
  keys: readonly AnalysisKey[],
  scope: ProjectScope,
): Promise<HeldFinding[]> {
  return rowsOf(
    trx,
    sql<HeldFinding>`select (k.n - 1)::int as n, c.project_id, c.component_id, v.vuln_id, p.uuid as project_uuid,
        p.name as project_name, p.version as project_version, v.source, v.ext_id
      from unnest(${keys.map((key) => key.component_id)}::bigint[], ${keys.map((key) => key.vuln_id)}::int[])
        with ordinality as k(component_id, vuln_id, n)
      join component c on c.project_id = ${projectId} and c.component_id = k.component_id
      join project p on p.project_id = c.project_id
      join vuln v on v.vuln_id = k.vuln_id
      where ${visible(scope, sql.ref('c.project_id'))}
      order by c.component_id, v.vuln_id for key share of c`,
  );
}
