import { type Database, findRow, rowsOf, sql, type Transaction } from '../../db/database.ts';
import type { HeldFinding } from './held-finding.queries.ts';

/** The next project behind one with a decision that has ended. */
export async function findProjectWithEnded(
  db: Database,
  today: string,
  last: number,
): Promise<number | undefined> {
  const row = await findRow(
    db,
    sql<{
      id: number;
    }>`select project_id as id from analysis where until < ${today}::date and project_id > ${last}
      order by project_id limit 1`,
  );
  return row?.id;
}

/** Findings of a project whose decision has ended. Their components cannot go until the transaction ends. */
export async function holdEnded(
  trx: Transaction,
  projectId: number,
  today: string,
  limit: number,
): Promise<Omit<HeldFinding, 'n'>[]> {
  return rowsOf(
    trx,
    sql<Omit<HeldFinding, 'n'>>`select c.project_id, c.component_id, v.vuln_id, p.uuid as project_uuid,
        p.name as project_name, p.version as project_version, v.source, v.ext_id
      from analysis a
      join component c on c.project_id = ${projectId} and c.component_id = a.component_id
      join project p on p.project_id = c.project_id
      join vuln v on v.vuln_id = a.vuln_id
      where a.project_id = ${projectId} and a.until < ${today}::date
      order by c.component_id, v.vuln_id limit ${limit} for key share of c`,
  );
}
