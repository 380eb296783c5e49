import type { RawBuilder } from 'kysely';
import {
  copyRows,
  type Database,
  findRow,
  rowsOf,
  runSql,
  sql,
  type Transaction,
} from '../../db/database.ts';
import { temporaryOf } from '../../db/temporary-tables.ts';
import type { ComponentKey } from './count.queries.ts';
import type { MovedFinding } from './moved-findings.service.ts';

/** When components of the old numbers had their first finding, as rows (old_id, at). */
export const firstFindings: RawBuilder<unknown> = sql`select component_old_id as old_id, min(found_at) as at from stage_moved_finding group by component_old_id`;

/** What findings are about, as rows (old_id). */
export const foundVulnerabilities: RawBuilder<unknown> = sql`select vuln_old_id as old_id from stage_moved_finding`;

export async function copyMovedFindings(trx: Transaction, findings: readonly MovedFinding[]): Promise<void> {
  await copyRows(
    trx,
    'stage_moved_finding (component_old_id, vuln_old_id, analyzer, alt_id, reference_url, found_at)',
    findings.map((it) => [
      it.componentOldId,
      it.vulnOldId,
      it.analyzer,
      it.alternateIdentifier,
      it.referenceUrl,
      it.foundAt,
    ]),
  );
}

/** Fills `fresh_moved_finding` with the findings that never came before. */
export async function insertMovedFindings(trx: Transaction): Promise<{ written: number; present: number }> {
  await sql`analyze stage_moved_finding`.execute(trx);
  await temporaryOf(
    trx,
    'fresh_moved_finding',
    sql`select distinct on (c.project_id, c.component_id, v.vuln_id) c.project_id, c.component_id, v.vuln_id, s.analyzer, s.alt_id,
      s.reference_url, s.found_at
    from stage_moved_finding s join moved_component c on c.old_id = s.component_old_id
    join moved_vuln v on v.old_id = s.vuln_old_id
    left join moved_finding m on m.project_id = c.project_id and m.component_id = c.component_id and m.vuln_id = v.vuln_id
    where c.component_id is not null and v.vuln_id is not null and m.project_id is null
    order by c.project_id, c.component_id, v.vuln_id, s.found_at`,
  );
  const written = await runSql(
    trx,
    sql`insert into moved_finding (project_id, component_id, vuln_id, analyzer, found_at, settled)
      select f.project_id, f.component_id, f.vuln_id, f.analyzer, f.found_at, m.vuln_id is not null
      from fresh_moved_finding f join component c on c.project_id = f.project_id and c.component_id = f.component_id
      left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = f.vuln_id`,
  );
  const row = await findRow(
    trx,
    sql<{
      n: number;
    }>`select count(*) as n from stage_moved_finding s join moved_component c on c.old_id = s.component_old_id
      join moved_vuln v on v.old_id = s.vuln_old_id`,
  );
  return { written, present: (row?.n ?? 0) - written };
}

/** Findings that nothing here would find again become matches of their components. */
export async function insertMovedMatches(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`insert into component_match (project_id, component_id, vuln_id, analyzer, alternate_identifier, reference_url, first_seen)
      select f.project_id, f.component_id, f.vuln_id, f.analyzer, f.alt_id, f.reference_url, f.found_at
      from fresh_moved_finding f join vuln v on v.vuln_id = f.vuln_id
      join component c on c.project_id = f.project_id and c.component_id = f.component_id
      left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = f.vuln_id
      where m.vuln_id is null and (f.analyzer = 'NONE' or v.feed = 'dt4')
      on conflict do nothing`,
  );
  await runSql(
    trx,
    sql`update component c set special = true from fresh_moved_finding f
      join component_match m on m.project_id = f.project_id and m.component_id = f.component_id
      where c.project_id = f.project_id and c.component_id = f.component_id and m.project_id = c.project_id and not c.special`,
  );
}

/** Findings that came with this transaction. */
export const freshFindings: RawBuilder<unknown> = sql`fresh_moved_finding`;

/** Findings that were not found here yet. */
export const unsettledFindings: RawBuilder<unknown> = sql`(select * from moved_finding where not settled)`;

export async function dateMatches(trx: Transaction, findings: RawBuilder<unknown>): Promise<number> {
  return runSql(
    trx,
    sql`update identity_match m set first_seen = f.at
      from (select c.identity_id, f.vuln_id, min(f.found_at) as at
        from ${findings} f join component c on c.project_id = f.project_id and c.component_id = f.component_id
        group by c.identity_id, f.vuln_id) f
      where m.identity_id = f.identity_id and m.vuln_id = f.vuln_id and m.first_seen > f.at`,
  );
}

/** Whether there is a finding of another installation that may be found here by now. */
export async function isAnyUnsettled(db: Database): Promise<boolean> {
  return (await findRow(db, sql`select 1 from moved_finding where not settled limit 1`)) !== undefined;
}

/** Notes which findings are found here as well by now. @returns how many */
export async function markSettled(trx: Transaction): Promise<number> {
  return runSql(
    trx,
    sql`update moved_finding f set settled = true
      from component c join identity_match m on m.identity_id = c.identity_id
      where not f.settled and c.project_id = f.project_id and c.component_id = f.component_id and m.vuln_id = f.vuln_id`,
  );
}

/**
 * Ends matches that only another installation had found, of vulnerabilities that their sources have told of by now: these decide.
 * @returns the components that had them, at most so many
 */
export async function endMovedMatches(trx: Transaction, limit: number): Promise<ComponentKey[]> {
  return rowsOf(
    trx,
    sql<ComponentKey>`with told as (
        select o.project_id, o.component_id, o.vuln_id
        from moved_finding f join component_match o
          on o.project_id = f.project_id and o.component_id = f.component_id and o.vuln_id = f.vuln_id
        join vuln v on v.vuln_id = o.vuln_id
        where not f.settled and o.analyzer <> 'NONE' and v.feed is distinct from 'dt4'
        order by o.project_id, o.component_id, o.vuln_id limit ${limit}),
      gone as (
        delete from component_match o using told t
        where o.project_id = t.project_id and o.component_id = t.component_id and o.vuln_id = t.vuln_id
        returning o.project_id, o.component_id)
      select distinct project_id as "projectId", component_id as "componentId" from gone`,
  );
}
