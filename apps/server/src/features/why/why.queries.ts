import type { Advisory } from '@waybill/match';
import { sql } from 'kysely';
import { type Database, findRow, rowsOf } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

export interface WhyComponent {
  identity_id: number;
  project_id: number;
  component_id: number;
  uuid: string;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  allowed: boolean;
}

export async function findComponent(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<WhyComponent | undefined> {
  return findRow(
    db,
    sql<WhyComponent>`select c.identity_id, c.project_id, c.component_id, c.uuid, i.group_name, i.name, i.version, i.purl,
        i.cpe, ${visible(scope, sql.ref('c.project_id'))} as allowed
      from component c join identity i on i.identity_id = c.identity_id where c.uuid = ${uuid}`,
  );
}

/** What each feed says of a vulnerability, with its ranges. */
export async function listAdvisories(
  db: Database,
  vulnId: number,
): Promise<{ feed: string; doc: Advisory }[]> {
  return rowsOf(
    db,
    sql<{
      feed: string;
      doc: Advisory;
    }>`select feed, doc from vuln_doc where vuln_id = ${vulnId} order by feed`,
  );
}

export interface Interval {
  first_seen: Date;
  gone_at: Date | null;
  analyzer: string;
}

/** The matches of a component and a vulnerability, those that ended included, oldest first. */
export async function listIntervals(
  db: Database,
  component: WhyComponent,
  vulnId: number,
): Promise<Interval[]> {
  const { identity_id, project_id, component_id } = component;
  return rowsOf(
    db,
    sql<Interval>`
      select first_seen, gone_at, 'INTERNAL_ANALYZER' as analyzer from identity_match_past
        where identity_id = ${identity_id} and vuln_id = ${vulnId}
      union all select first_seen, null, 'INTERNAL_ANALYZER' from identity_match
        where identity_id = ${identity_id} and vuln_id = ${vulnId}
      union all select first_seen, null, analyzer from component_match
        where project_id = ${project_id} and component_id = ${component_id} and vuln_id = ${vulnId}
      order by first_seen`,
  );
}
