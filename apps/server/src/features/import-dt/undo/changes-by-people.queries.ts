import { findRow, sql, type Transaction } from '../../../db/database.ts';

/** Something that somebody has done since the first import. */
export interface ChangeByPerson {
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly at: Date;
}

/**
 * The first change of the audit log since the first import. Entries of imports themselves, of sign-ins, and of refusals do
 * not count.
 */
export async function findAuditedChange(trx: Transaction): Promise<ChangeByPerson | undefined> {
  return findRow(
    trx,
    sql<ChangeByPerson>`with import as (
        select (detail ->> 'since')::bigint as since, audit_id from audit_log where action = 'import.done'
          and audit_id > (select coalesce(max(audit_id), 0) from audit_log where action = 'import.undone'))
      select a.actor, a.action, a.target, a.at from audit_log a
      where a.audit_id > (select min(audit_id) from import)
        and a.action !~ '^(import|session|request|token)[.]'
        and a.action not in ('user.not_in_directory', 'user.subject_bound')
        and not exists (select 1 from import i where a.audit_id > i.since and a.audit_id < i.audit_id)
      order by a.audit_id limit 1`,
  );
}

/** The first BOM that was uploaded here since imports began. */
export async function findUpload(trx: Transaction, since: Date): Promise<ChangeByPerson | undefined> {
  return findRow(
    trx,
    sql<ChangeByPerson>`select '' as actor, 'bom.uploaded' as action, p.name as target, b.received_at as at
      from bom_import b join project p using (project_id)
      where b.received_at > ${since} and b.sha256 <> '' order by b.received_at limit 1`,
  );
}

/** True if there is a decision about a violation that was not imported. */
export async function isAnyViolationDecidedHere(trx: Transaction): Promise<boolean> {
  const row = await findRow(
    trx,
    sql`select 1 from violation_analysis a join violation v using (project_id, component_id, condition_id)
      left join imported_row i on i.source_table = 'VIOLATIONANALYSIS' and i.source_key = v.uuid::text
      where i.source_key is null limit 1`,
  );
  return row !== undefined;
}

/** The newest entry of the audit log. */
export async function findLastAudit(trx: Transaction): Promise<number> {
  const row = await findRow(trx, sql<{ id: number | null }>`select max(audit_id) as id from audit_log`);
  return row?.id ?? 0;
}
