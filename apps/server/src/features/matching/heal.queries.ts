import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';

/** Gives matches of identities the severities that their vulnerabilities have. */
export async function storeSeverities(trx: Transaction, identityIds: readonly number[]): Promise<void> {
  await runSql(
    trx,
    sql`update identity_match m set severity = v.effective_severity from vuln v
      where v.vuln_id = m.vuln_id and m.identity_id = any(${identityIds}::int[]) and m.severity <> v.effective_severity`,
  );
}

const ofComponents = ['component_count', 'component_property', 'component_detail'] as const;
const ofViolations = ['violation_comment', 'violation_analysis'] as const;

/** Removes rows of a project whose component is gone, and counts of components that are counted by their identity. */
export async function removeStrays(trx: Transaction, projectId: number): Promise<void> {
  await removeWithoutComponent(trx, ofComponents, projectId);
  await runSql(
    trx,
    sql`delete from component_count k where k.project_id = ${projectId} and not exists (
      select 1 from component c where c.project_id = k.project_id and c.component_id = k.component_id and c.special)`,
  );
}

/** The same of decisions about violations, after violations of components that are gone have taken theirs with them. */
export async function removeStrayAudits(trx: Transaction, projectId: number): Promise<void> {
  await removeWithoutComponent(trx, ofViolations, projectId);
}

async function removeWithoutComponent(
  trx: Transaction,
  tables: readonly string[],
  projectId: number,
): Promise<void> {
  for (const table of tables)
    await runSql(
      trx,
      sql`delete from ${sql.table(table)} t where t.project_id = ${projectId} and not exists (
        select 1 from component c where c.project_id = t.project_id and c.component_id = t.component_id)`,
    );
}

/** Marks vulnerabilities in a range that identities match and that nobody has marked. @returns how many */
export async function markMissing(trx: Transaction, from: number, to: number): Promise<number> {
  return runSql(
    trx,
    sql`insert into vuln_matched (ext_id, vuln_id) select v.ext_id, v.vuln_id from vuln v
      where v.vuln_id between ${from} and ${to}
        and exists (select 1 from identity_match m where m.vuln_id = v.vuln_id)
        and not exists (select 1 from vuln_matched k where k.vuln_id = v.vuln_id)`,
  );
}

/** The highest numbers of identities and vulnerabilities. */
export async function findHighest(db: Database): Promise<{ identities: number; vulns: number }> {
  const row = await findRow(
    db,
    sql<{
      identities: number;
      vulns: number;
    }>`select coalesce((select max(identity_id) from identity), 0) as identities,
      coalesce((select max(vuln_id) from vuln), 0) as vulns`,
  );
  return row ?? { identities: 0, vulns: 0 };
}

/** The next projects behind a number. */
export async function listProjectsBehind(db: Database, lastId: number, limit: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select project_id as id from project where project_id > ${lastId}
      order by project_id limit ${limit}`,
  );
  return rows.map((row) => row.id);
}
