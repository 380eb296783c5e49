import { sql } from 'kysely';
import { type Database, findRow } from '../../../db/database.ts';
import { type ReasonRow, reasonColumns } from '../../../db/decision-reasons.ts';
import { foundBy } from '../../../db/found-by.ts';
import { preparedRows } from '../../../db/prepared.ts';
import { projectFindings } from '../finding.queries.ts';

/** Which finding of a project a row of the audit list is. */
export interface AuditKey {
  component_id: number;
  vuln_id: number;
}

/** A component as findings show it. */
export interface AuditComponentRow {
  component_uuid: string;
  flags: number;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
}

/** A row of the audit list without the facts of its vulnerability. */
export interface AuditRow extends AuditComponentRow, ReasonRow {
  component_id: number;
  identity_id: number;
  vuln_id: number;
  attributed_on: Date;
  analyzer: string;
  state: string | null;
  suppressed: boolean;
}

/** The rows of findings in the order of their keys; those that are gone are left out. */
export async function listAuditRows(
  db: Database,
  projectId: number,
  keys: readonly AuditKey[],
): Promise<AuditRow[]> {
  const componentIds = keys.map((key) => key.component_id);
  const vulnIds = keys.map((key) => key.vuln_id);
  return preparedRows(
    db,
    sql<AuditRow>`select c.component_id, c.uuid as component_uuid, c.identity_id, c.flags, i.group_name, i.name, i.version, i.purl, i.cpe, p.vuln_id,
        greatest(c.added_at, coalesce(im.first_seen, m.first_seen)) as attributed_on,
        case when im.vuln_id is null then m.analyzer else ${foundBy('im')} end as analyzer,
        a.state, coalesce(a.suppressed, false) as suppressed, ${reasonColumns}
      from unnest(${componentIds}::bigint[], ${vulnIds}::int[]) with ordinality as p(component_id, vuln_id, n)
      join component c on c.project_id = ${projectId} and c.component_id = p.component_id
      join identity i on i.identity_id = c.identity_id
      join vuln v on v.vuln_id = p.vuln_id
      left join identity_match im on im.identity_id = c.identity_id and im.vuln_id = p.vuln_id
      left join component_match m on m.project_id = ${projectId} and m.component_id = p.component_id and m.vuln_id = p.vuln_id
      left join analysis a on a.project_id = ${projectId} and a.component_id = p.component_id and a.vuln_id = p.vuln_id
      where im.vuln_id is not null or m.vuln_id is not null order by p.n`,
  );
}

/** The facts of components that groups show, by number. */
export async function listGroupComponents(
  db: Database,
  projectId: number,
  componentIds: readonly number[],
): Promise<(AuditComponentRow & { component_id: number })[]> {
  return preparedRows(
    db,
    sql<
      AuditComponentRow & { component_id: number }
    >`select c.component_id, c.uuid as component_uuid, c.flags, i.group_name,
        i.name, i.version, i.purl, i.cpe
      from component c join identity i on i.identity_id = c.identity_id
      where c.project_id = ${projectId} and c.component_id = any(${componentIds}::bigint[])`,
  );
}

/** The key of a finding by what its address names; undefined when the project has no such finding. */
export async function findAuditKey(
  db: Database,
  projectId: number,
  componentUuid: string,
  vulnUuid: string,
): Promise<AuditKey | undefined> {
  return findRow(
    db,
    sql<AuditKey>`select f.component_id, f.vuln_id from (${projectFindings(projectId)}) f
      join vuln v on v.vuln_id = f.vuln_id where f.component_uuid = ${componentUuid} and v.uuid = ${vulnUuid}`,
  );
}
