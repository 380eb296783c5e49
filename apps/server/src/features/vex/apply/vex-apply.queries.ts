import { vulnerabilitySources } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, sql, streamRows, type Transaction } from '../../../db/database.ts';
import type { NamedComponent } from './component-finder.ts';
import type { NamedProject } from './product-relation.ts';

export interface VulnerabilityKey {
  vuln_id: number;
  source: string;
  ext_id: string;
  alias_group: number | null;
}

/** A vulnerability by an id that was asked for. */
export interface NamedVulnerability extends VulnerabilityKey {
  asked: string;
  /** The id is its own, and not only the CVE of its flaw. */
  is_own: boolean;
}

export async function listNamedVulnerabilities(
  db: Database,
  ids: readonly string[],
): Promise<NamedVulnerability[]> {
  return rowsOf(
    db,
    sql<NamedVulnerability>`with asked as materialized (select unnest(${ids}::text[]) collate "C" as id)
      select a.id as asked, true as is_own, v.vuln_id, v.source, v.ext_id, v.alias_group
      from asked a join vuln v on v.ext_id = a.id and v.source = any(${[...vulnerabilitySources]}::text[])
      union all
      select a.id, false, v.vuln_id, v.source, v.ext_id, v.alias_group
      from asked a join vuln_cve c on c.cve_id = a.id join vuln v on v.vuln_id = c.vuln_id
      -- A statement about one CVE does not apply to an update that fixes several.
      where coalesce(cardinality(v.upstream), 0) < 2
      order by asked, vuln_id`,
  );
}

export async function listGroupMembers(db: Database, groups: readonly number[]): Promise<VulnerabilityKey[]> {
  return rowsOf(
    db,
    sql<VulnerabilityKey>`select v.vuln_id, v.source, v.ext_id, v.alias_group from vuln v
      where v.alias_group = any(${groups}::int[]) order by v.vuln_id`,
  );
}

export function streamNamedComponents(
  db: Database,
  projectId: number,
): AsyncGenerator<NamedComponent[], void, undefined> {
  return streamRows(
    db,
    sql<NamedComponent>`select c.component_id, c.uuid, d.bom_ref, i.group_name, i.name, i.version, i.purl,
        i.cpe, i.swid_tag_id, array_remove(array[encode(d.md5, 'hex'), encode(d.sha1, 'hex'),
          encode(d.sha256, 'hex'), encode(d.sha384, 'hex'), encode(d.sha512, 'hex')], null) as digests
      from component c join identity i on i.identity_id = c.identity_id
      left join component_detail d on d.project_id = ${projectId} and d.component_id = c.component_id
      where c.project_id = ${projectId}`,
    5_000,
  );
}

export async function findNamedProject(
  db: Database,
  projectId: number,
): Promise<(NamedProject & { has_findings: boolean }) | undefined> {
  return findRow(
    db,
    sql<NamedProject & { has_findings: boolean }>`select p.uuid, p.name, p.version, p.purl, p.cpe,
        (exists (select 1 from component c join identity_match m on m.identity_id = c.identity_id
            where c.project_id = ${projectId})
          or exists (select 1 from component_match m where m.project_id = ${projectId})) as has_findings
      from project p where p.project_id = ${projectId}`,
  );
}

/** Which serial numbers, in lower case, are those of BOMs that were uploaded to other projects and never to this one. */
export async function listForeignBoms(
  db: Database,
  projectId: number,
  serials: readonly string[],
): Promise<Set<string>> {
  if (serials.length === 0) return new Set();
  const rows = await rowsOf(
    db,
    sql<{ serial: string }>`select lower(serial_number) as serial from bom_import
      where lower(serial_number) = any(${serials}::text[])
      group by 1 having bool_and(project_id <> ${projectId})`,
  );
  return new Set(rows.map((row) => row.serial));
}

/** A finding of the project. */
export interface FindingKey {
  component_id: number;
  vuln_id: number;
}

export async function listFindingsOf(
  db: Database,
  projectId: number,
  vulnIds: readonly number[],
): Promise<FindingKey[]> {
  return rowsOf(
    db,
    sql<FindingKey>`select c.component_id, m.vuln_id
      from component c join identity_match m on m.identity_id = c.identity_id
      where c.project_id = ${projectId} and m.vuln_id = any(${vulnIds}::int[])
      union
      select m.component_id, m.vuln_id from component_match m
      where m.project_id = ${projectId} and m.vuln_id = any(${vulnIds}::int[])`,
  );
}

/** Keeps components from being removed until the transaction ends; answers those that are still there. */
export async function holdComponents(
  trx: Transaction,
  projectId: number,
  componentIds: readonly number[],
): Promise<Set<number>> {
  const rows = await rowsOf(
    trx,
    sql<{ component_id: number }>`select component_id from component
      where project_id = ${projectId} and component_id = any(${componentIds}::bigint[])
      order by component_id for key share`,
  );
  return new Set(rows.map((row) => row.component_id));
}

/** Locks an import; false when it was processed before or is gone. */
export async function lockUnprocessed(trx: Transaction, projectId: number, vexId: number): Promise<boolean> {
  const row = await findRow(
    trx,
    sql`select 1 from vex_import where project_id = ${projectId} and vex_id = ${vexId} and processed_at is null
      for update`,
  );
  return row !== undefined;
}
