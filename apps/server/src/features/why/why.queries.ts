import type { AnalysisState } from '@waybill/api-contract';
import type { Advisory } from '@waybill/match';
import { sql } from 'kysely';
import { type Database, findRow, rowsOf } from '../../db/database.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { internalFlag } from '../component-shape/component-flags.ts';

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
  upstream: string | null;
  distro: string | null;
  is_internal: boolean;
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
        i.cpe, i.upstream, i.distro, c.flags & ${internalFlag}::int <> 0 as is_internal,
        ${visible(scope, sql.ref('c.project_id'))} as allowed
      from component c join identity i on i.identity_id = c.identity_id where c.uuid = ${uuid}`,
  );
}

/** Each feed's record of a vulnerability, with its ranges. */
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

/** External analyzers' reports about an identity and a vulnerability. */
export interface AnswerRow {
  analyzer: string;
  reported_at: Date | null;
  answered_at: Date | null;
  alternate_identifier: string | null;
  reference_url: string | null;
}

/** The answers about an identity, those that do not report the vulnerability included. */
export async function listAnswers(
  db: Database,
  { identity_id }: WhyComponent,
  vulnId: number,
): Promise<AnswerRow[]> {
  return rowsOf(
    db,
    sql<AnswerRow>`select coalesce(a.analyzer, r.analyzer) as analyzer, r.reported_at, a.answered_at,
        r.alternate_identifier, r.reference_url
      from (select * from analyzer_answer where identity_id = ${identity_id}) a
      full join (select * from analyzer_report where identity_id = ${identity_id} and vuln_id = ${vulnId}) r
        on r.analyzer = a.analyzer
      order by 1`,
  );
}

/** The decision about a component and a vulnerability, whether or not it is a finding. */
export async function findState(
  db: Database,
  { project_id, component_id }: WhyComponent,
  vulnId: number,
): Promise<AnalysisState | undefined> {
  const row = await findRow(
    db,
    sql<{ state: AnalysisState }>`select state from analysis
      where project_id = ${project_id} and component_id = ${component_id} and vuln_id = ${vulnId}`,
  );
  return row?.state;
}

export interface Interval {
  first_seen: Date;
  gone_at: Date | null;
  /** Bits of `identity_match.sources`; null: a person attached it. */
  sources: number | null;
  /** Why a match ended, whose record says so, and since when. */
  reason: string | null;
  feed: string | null;
  record_at: Date | null;
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
      select first_seen, gone_at, sources, reason, feed, record_at from identity_match_past
        where identity_id = ${identity_id} and vuln_id = ${vulnId}
      union all select first_seen, null, sources, null, null, null from identity_match
        where identity_id = ${identity_id} and vuln_id = ${vulnId}
      union all select first_seen, null, null, null, null, null from component_match
        where project_id = ${project_id} and component_id = ${component_id} and vuln_id = ${vulnId}
      order by first_seen`,
  );
}
