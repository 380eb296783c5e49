import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { foundBy } from '../../../db/found-by.ts';
import { directFlag } from '../../component-shape/component-flags.ts';

interface ProjectRow {
  project_id: number;
  uuid: string;
  name: string;
  version: string | null;
  description: string | null;
  purl: string | null;
  tags: string[];
  latest: boolean;
}

export async function listProjects(db: Database, ids: readonly number[]): Promise<ProjectRow[]> {
  return rowsOf(
    db,
    sql<ProjectRow>`select p.project_id, p.uuid, p.name, p.version, p.description, p.purl, p.is_latest as latest,
        array(select t.name from project_tag pt join tag t on t.tag_id = pt.tag_id
          where pt.project_id = p.project_id order by t.name) as tags
      from project p where p.project_id = any(${ids}::int[])`,
  );
}

export interface ComponentRow {
  project_id: number;
  component_id: number;
  identity_id: number;
  uuid: string;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  md5: string | null;
  sha1: string | null;
  sha256: string | null;
  sha512: string | null;
  direct: boolean;
}

export const componentColumns = sql`c.project_id, c.component_id, c.identity_id, c.uuid, i.group_name, i.name, i.version, i.purl,
  encode(d.md5, 'hex') as md5, encode(d.sha1, 'hex') as sha1, encode(d.sha256, 'hex') as sha256,
  encode(d.sha512, 'hex') as sha512, (c.flags & ${directFlag}::int) <> 0 as direct`;
export const componentTables = sql`(component c join identity i on i.identity_id = c.identity_id
  left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id)`;

/** Components by project and number, pair by pair. */
export async function listComponents(
  db: Database,
  keys: readonly { projectId: number; componentId: number }[],
): Promise<ComponentRow[]> {
  return rowsOf(
    db,
    sql<ComponentRow>`select ${componentColumns}
      from unnest(${keys.map((key) => key.projectId)}::int[], ${keys.map((key) => key.componentId)}::bigint[])
        as k(project_id, component_id)
      join ${componentTables} on c.project_id = k.project_id and c.component_id = k.component_id`,
  );
}

/** A vulnerability of a component. */
export interface FoundRow extends ComponentRow {
  vuln_id: number;
  suppressed: boolean;
  analyzer: string | null;
}

const isSuppressed = sql`exists (select 1 from analysis x where x.project_id = c.project_id
  and x.component_id = c.component_id and x.vuln_id = m.vuln_id and x.suppressed)`;

/**
 * The findings of components that a project got at one time, for a part of the components after one of them.
 */
export async function listFoundInAdded(
  db: Database,
  projectId: number,
  addedAt: Date,
  afterId: number,
  limit: number,
): Promise<FoundRow[]> {
  return rowsOf(
    db,
    sql<FoundRow>`with part as (
        select c.component_id from component c
        where c.project_id = ${projectId} and c.added_at = ${addedAt} and c.component_id > ${afterId}
          and exists (select 1 from identity_match m where m.identity_id = c.identity_id)
        order by c.component_id limit ${limit})
      select ${componentColumns}, m.vuln_id, ${isSuppressed} as suppressed, ${foundBy('m')} as analyzer
      from part join ${componentTables} on c.project_id = ${projectId} and c.component_id = part.component_id
      join identity_match m on m.identity_id = c.identity_id
      order by c.component_id, m.vuln_id`,
  );
}

/** Events of matches: by their numbers, or all that one transaction wrote. */
export type MatchEvents = number[] | { readonly first: number; readonly last: number; readonly at: string };

/** Where a walk through matches is. */
export interface MatchPlace {
  readonly eventId: number;
  readonly projectId: number;
  readonly componentId: number;
}

export interface MatchedRow extends FoundRow {
  event_id: number;
  /** True if the package had the match before, and lost it. */
  is_back: boolean;
}

/**
 * Components that are older than matches of their identity and so got them, or lost them, a part of them after a place.
 * @param kind 1 for matches that came, 2 for those that went
 * @param projectIds only of these projects; of all when undefined
 */
export async function listMatched(
  db: Database,
  events: MatchEvents,
  kind: 1 | 2,
  projectIds: readonly number[] | undefined,
  after: MatchPlace,
  limit: number,
): Promise<MatchedRow[]> {
  const isMeant = Array.isArray(events)
    ? sql`m.event_id = any(${events}::bigint[])`
    : sql`m.event_id between ${events.first} and ${events.last} and m.at = ${events.at}::timestamptz and m.kind = ${kind}`;
  const isCovered = projectIds === undefined ? sql`true` : sql`c.project_id = any(${projectIds}::int[])`;
  return rowsOf(
    db,
    sql<MatchedRow>`select ${componentColumns}, m.vuln_id, m.event_id, ${isSuppressed} as suppressed, ${foundBy('im')} as analyzer,
        exists (select 1 from identity_match_past p where p.identity_id = m.identity_id and p.vuln_id = m.vuln_id
          and p.gone_at <= m.at) as is_back
      from match_event m join ${componentTables} on c.identity_id = m.identity_id and c.added_at < m.at
      left join identity_match im on im.identity_id = m.identity_id and im.vuln_id = m.vuln_id
      where ${isMeant} and ${isCovered}
        and (m.event_id, c.project_id, c.component_id) > (${after.eventId}::bigint, ${after.projectId}::int, ${after.componentId}::bigint)
      order by m.event_id, c.project_id, c.component_id limit ${limit}`,
  );
}

/** Where a walk through vulnerabilities is. */
export interface ChangePlace {
  readonly vulnId: number;
  readonly projectId: number;
  readonly componentId: number;
}

/**
 * Components that had vulnerabilities before a time, a part of them after a place.
 * @param projectIds only of these projects; of all when undefined
 */
export async function listHaving(
  db: Database,
  vulnIds: readonly number[],
  before: Date,
  projectIds: readonly number[] | undefined,
  after: ChangePlace,
  limit: number,
): Promise<FoundRow[]> {
  const isCovered = projectIds === undefined ? sql`true` : sql`c.project_id = any(${projectIds}::int[])`;
  return rowsOf(
    db,
    sql<FoundRow>`select ${componentColumns}, m.vuln_id, ${isSuppressed} as suppressed, ${foundBy('m')} as analyzer
      from identity_match m join ${componentTables} on c.identity_id = m.identity_id and c.added_at < ${before}
      where m.vuln_id = any(${vulnIds}::int[]) and m.first_seen < ${before} and ${isCovered}
        and (m.vuln_id, c.project_id, c.component_id) > (${after.vulnId}::int, ${after.projectId}::int, ${after.componentId}::bigint)
      order by m.vuln_id, c.project_id, c.component_id limit ${limit}`,
  );
}

interface ThreatRow {
  vuln_id: number;
  epss: number | null;
  exploited: boolean;
}

/** How likely it is that vulnerabilities are exploited. */
export async function listThreats(db: Database, vulnIds: readonly number[]): Promise<ThreatRow[]> {
  return rowsOf(
    db,
    sql<ThreatRow>`select vuln_id, effective_epss as epss, exploited from vuln where vuln_id = any(${vulnIds}::int[])`,
  );
}

interface AffectedRow {
  identity_id: number;
  project_id: number;
}

/** Some of the projects that use identities. */
export async function listAffected(
  db: Database,
  identityIds: readonly number[],
  most: number,
): Promise<AffectedRow[]> {
  return rowsOf(
    db,
    sql<AffectedRow>`select i.identity_id, a.project_id from unnest(${identityIds}::int[]) as i(identity_id)
      cross join lateral (select distinct c.project_id from component c where c.identity_id = i.identity_id
        order by c.project_id limit ${most}) a`,
  );
}

interface AnalysisRow {
  project_id: number;
  component_id: number;
  vuln_id: number;
  justification: string;
  response: string;
  details: string | null;
  comments: { at: string; commenter: string | null; comment: string }[];
}

/** The analyses of findings, with the latest comments. */
export async function listAnalyses(
  db: Database,
  keys: readonly { projectId: number; componentId: number; vulnId: number }[],
): Promise<AnalysisRow[]> {
  return rowsOf(
    db,
    sql<AnalysisRow>`select a.project_id, a.component_id, a.vuln_id, a.justification, a.response, a.details,
        coalesce((select jsonb_agg(jsonb_build_object('at', l.at, 'commenter', l.commenter, 'comment', l.comment) order by l.comment_id)
          from (select * from analysis_comment o where o.project_id = a.project_id and o.component_id = a.component_id
            and o.vuln_id = a.vuln_id order by o.comment_id desc limit 20) l), '[]') as comments
      from unnest(${keys.map((key) => key.projectId)}::int[], ${keys.map((key) => key.componentId)}::bigint[],
        ${keys.map((key) => key.vulnId)}::int[]) as k(project_id, component_id, vuln_id)
      join analysis a on a.project_id = k.project_id and a.component_id = k.component_id and a.vuln_id = k.vuln_id`,
  );
}

/** The numbers of vulnerabilities that events call by source and name. */
export async function listVulnIds(
  db: Database,
  names: readonly { source: string; vulnId: string }[],
): Promise<{ vuln_id: number; source: string; ext_id: string }[]> {
  return rowsOf(
    db,
    sql<{ vuln_id: number; source: string; ext_id: string }>`select v.vuln_id, v.source, v.ext_id
      from unnest(${names.map((name) => name.source)}::text[], ${names.map((name) => name.vulnId)}::text[]) as n(source, ext_id)
      join vuln v on v.source = n.source and v.ext_id = n.ext_id`,
  );
}

export interface ViolationRow extends ComponentRow {
  violation_uuid: string;
  since: Date;
  type: number;
  condition_uuid: string;
  subject: string;
  operator: string;
  value: string;
  policy_uuid: string;
  policy_name: string;
  policy_state: number;
  comments: { at: string; commenter: string | null; comment: string }[];
}

export const violationColumns = sql`${componentColumns}, v.uuid as violation_uuid, v.since, k.type, k.uuid as condition_uuid,
  k.subject, k.operator, k.value, o.uuid as policy_uuid, o.name as policy_name, o.state as policy_state,
  coalesce((select jsonb_agg(jsonb_build_object('at', l.at, 'commenter', l.commenter, 'comment', l.comment) order by l.comment_id)
    from (select * from violation_comment x where x.project_id = v.project_id and x.component_id = v.component_id
      and x.condition_id = v.condition_id order by x.comment_id desc limit 20) l), '[]') as comments`;
export const violationTables = sql`violation v
  join ${componentTables} on c.project_id = v.project_id and c.component_id = v.component_id
  join policy_condition k on k.condition_id = v.condition_id
  join policy o on o.policy_id = k.policy_id`;

/** Violations of projects by their UUIDs, those that are still there. */
export async function listViolations(
  db: Database,
  projectIds: readonly number[],
  uuids: readonly string[],
): Promise<ViolationRow[]> {
  return rowsOf(
    db,
    sql<ViolationRow>`select ${violationColumns} from ${violationTables}
      where v.project_id = any(${projectIds}::int[]) and v.uuid = any(${uuids}::uuid[])`,
  );
}
