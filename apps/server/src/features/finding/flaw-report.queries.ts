import { sql } from 'kysely';
import { type Database, findRow, rowsOf } from '../../db/database.ts';
import { type AuditFilter, auditCondition, auditTables } from './audit-condition.queries.ts';
import { flaw } from './folded.queries.ts';

/** The counts of a project's open findings, with each vulnerability once. */
export interface FlawCounts {
  total: number;
  critical: number;
  high: number;
  medium: number;
  low: number;
  info: number;
  unassigned: number;
  exploited: number;
}

export async function countFlaws(
  db: Database,
  projectId: number,
  filter: AuditFilter,
): Promise<FlawCounts | undefined> {
  return findRow(
    db,
    sql<FlawCounts>`select count(*)::int as total, count(*) filter (where severity = 5)::int as critical,
        count(*) filter (where severity = 4)::int as high, count(*) filter (where severity = 3)::int as medium,
        count(*) filter (where severity = 2)::int as low, count(*) filter (where severity = 1)::int as info,
        count(*) filter (where severity = 0)::int as unassigned, count(*) filter (where exploited)::int as exploited
      from (select max(v.effective_severity) as severity, bool_or(v.exploited) as exploited
        from ${auditTables(projectId)} where ${auditCondition(projectId, filter)} group by ${flaw}) g`,
  );
}

/** A component that a flaw affects, by the record of the flaw that names a fix, where one does. */
export interface AffectedRow {
  flaw: number;
  identity_id: number;
  vuln_id: number;
  name: string;
  group_name: string | null;
  version: string | null;
}

/** The first few components that each flaw affects, by name. */
export async function listAffected(
  db: Database,
  projectId: number,
  filter: AuditFilter,
  flaws: readonly number[],
  most: number,
): Promise<AffectedRow[]> {
  return rowsOf(
    db,
    sql<AffectedRow>`select flaw, identity_id, vuln_id, name, group_name, version from (
        select *, row_number() over (partition by flaw order by lower(name), component_id) as place from (
          select distinct on (flaw, component_id) ${flaw} as flaw, f.component_id, f.identity_id, f.vuln_id, i.name,
            i.group_name, i.version
          from ${auditTables(projectId)}
          where ${auditCondition(projectId, filter)} and ${flaw} = any(${flaws}::bigint[])
          order by flaw, f.component_id, f.fixed_in is null, f.vuln_id) one) all_of
      where place <= ${most} order by flaw, place`,
  );
}
