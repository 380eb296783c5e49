import { sql } from 'kysely';
import { type Database, rowsOf } from '../../../db/database.ts';
import { foundBy, ossIndexFact } from '../../../db/found-by.ts';
import { preparedRows } from '../../../db/prepared.ts';
import { latestVersionOf } from '../../component-shape/latest-version.ts';

/** A component as its findings show it. */
export interface FoundComponentRow {
  component_uuid: string;
  group_name: string | null;
  name: string;
  version: string | null;
  latest_version: string | null;
  purl: string | null;
  cpe: string | null;
  scope: string | null;
}

export async function listFoundComponents(
  db: Database,
  projectId: number,
  componentIds: readonly number[],
): Promise<(FoundComponentRow & { component_id: number })[]> {
  return preparedRows(
    db,
    sql<
      FoundComponentRow & { component_id: number }
    >`select c.component_id, c.uuid as component_uuid, i.group_name, i.name,
        i.version, ${latestVersionOf(sql`c.identity_id`)} as latest_version, i.purl, i.cpe, d.scope
      from component c join identity i on i.identity_id = c.identity_id
      left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
      where c.project_id = ${projectId} and c.component_id = any(${componentIds}::bigint[])`,
  );
}

/** The decision about a finding. */
export interface FoundAnalysisRow {
  state: string | null;
  suppressed: boolean;
  details: string | null;
}

/** The analyzer that found it. */
export interface FoundByRow {
  analyzer: string;
  alternate_identifier: string | null;
  reference_url: string | null;
}

/** A finding without the facts of its vulnerability, which many findings share. */
export interface FindingRow extends FoundComponentRow, FoundAnalysisRow, FoundByRow {
  vuln_id: number;
  attributed_on: Date;
}

/**
 * Facts that only few findings of a project have, by their place among the keys. Findings that are gone are
 * missing.
 */
export async function listSpecialFindings(
  db: Database,
  projectId: number,
  keys: readonly { component_id: number; vuln_id: number }[],
): Promise<(FoundAnalysisRow & FoundByRow & { place: number })[]> {
  return rowsOf(
    db,
    sql<FoundAnalysisRow & FoundByRow & { place: number }>`select (k.n - 1)::int as place,
        a.state, coalesce(a.suppressed, false) as suppressed, a.details, coalesce(${foundBy('m')}, o.analyzer) as analyzer,
        coalesce(${ossIndexFact('m', 'alternate_identifier')}, o.alternate_identifier) as alternate_identifier,
        coalesce(${ossIndexFact('m', 'reference_url')}, o.reference_url) as reference_url
      from unnest(${keys.map((key) => key.component_id)}::bigint[], ${keys.map((key) => key.vuln_id)}::int[])
        with ordinality as k(component_id, vuln_id, n)
      join component c on c.project_id = ${projectId} and c.component_id = k.component_id
      left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = k.vuln_id
      left join component_match o on o.project_id = ${projectId} and o.component_id = k.component_id
        and o.vuln_id = k.vuln_id and m.vuln_id is null
      left join analysis a on a.project_id = ${projectId} and a.component_id = k.component_id and a.vuln_id = k.vuln_id
      where m.vuln_id is not null or o.vuln_id is not null`,
  );
}
