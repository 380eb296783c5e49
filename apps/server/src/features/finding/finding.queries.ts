import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, streamRows } from '../../db/database.ts';
import { foundBy, ossIndexFact } from '../../db/found-by.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { latestVersionOf } from '../component-shape/latest-version.ts';
import type { FindingRow } from './document/finding-parts.queries.ts';
import { leadsByMark, withExceptions } from './folded.queries.ts';

export interface ProjectKey {
  project_id: number;
  uuid: string;
  name: string;
  version: string | null;
  description: string | null;
  purl: string | null;
  cpe: string | null;
  allowed: boolean;
}

export async function findProject(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<ProjectKey | undefined> {
  return findRow(
    db,
    sql<ProjectKey>`select p.project_id, p.uuid, p.name, p.version, p.description, p.purl, p.cpe,
      ${visible(scope, sql.ref('p.project_id'))} as allowed from project p where p.uuid = ${uuid}`,
  );
}

/** A finding as documents tell it, without the facts of its vulnerability, which many findings share. */
export interface ToldFindingRow extends FindingRow {
  identity_id: number;
}

/** The filter of lists and documents that have every finding of a project. */
export interface RecordFilter {
  withSuppressed: boolean;
  source?: string | undefined;
  /** Only the leading record of each vulnerability that matches a component. */
  isFolded?: boolean;
}

/**
 * Findings are virtual (design §4.1 point 5): components joined to the matches of their identity, and the matches that a
 * person attached, with what was decided about them.
 */
export function projectFindings(projectId: number): RawBuilder<unknown> {
  return sql`${identityFindings(projectId)} union all ${ownFindings(projectId)}`;
}

/**
 * Those by the matches of identities: nearly all.
 * @param tables the project's components `c` and their matches `m`, where not all of them are meant, or in another way
 */
export function identityFindings(
  projectId: number,
  tables = sql`component c join identity_match m on m.identity_id = c.identity_id where c.project_id = ${projectId}`,
): RawBuilder<unknown> {
  return sql`
    select c.component_id, c.identity_id, c.uuid as component_uuid, c.added_at, c.flags, c.special, m.vuln_id, m.first_seen,
      m.fixed_in, m.twin, ${foundBy('m')} as analyzer, ${ossIndexFact('m', 'alternate_identifier')} as alternate_identifier,
      ${ossIndexFact('m', 'reference_url')} as reference_url
    from ${tables}`;
}

/**
 * Findings that a person attached, unless the identity has the same match. Each is checked whether it leads
 * its vulnerability.
 */
export function ownFindings(projectId: number): RawBuilder<unknown> {
  return sql`
    select c.component_id, c.identity_id, c.uuid as component_uuid, c.added_at, c.flags, c.special, m.vuln_id, m.first_seen,
      null::text as fixed_in, true as twin, m.analyzer, m.alternate_identifier, m.reference_url
    from component c join component_match m on m.project_id = c.project_id and m.component_id = c.component_id
    where c.project_id = ${projectId} and not exists (
      select 1 from identity_match im where im.identity_id = c.identity_id and im.vuln_id = m.vuln_id)`;
}

/** Condition on `a` (analysis) and `v` (vuln). */
export function filtered(filter: RecordFilter): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (!filter.withSuppressed) parts.push(sql`not coalesce(a.suppressed, false)`);
  if (filter.source !== undefined) parts.push(sql`v.source = ${filter.source}`);
  return sql.join(parts, sql` and `);
}

/** The parts that fold the findings `f` of a project, if a filter requires it: a join, and a condition. */
export function folding(projectId: number, { isFolded = false }: RecordFilter) {
  return isFolded
    ? { exceptions: withExceptions(projectId), isLeading: leadsByMark }
    : { exceptions: sql``, isLeading: sql`true` };
}

/** Every finding of a project, most severe first, vulnerability by vulnerability, for documents. */
export function streamToldFindings(
  db: Database,
  projectId: number,
  filter: RecordFilter,
): AsyncGenerator<ToldFindingRow[], void, undefined> {
  const { exceptions, isLeading } = folding(projectId, filter);
  return streamRows(
    db,
    sql<ToldFindingRow>`with f as materialized (${projectFindings(projectId)})
      select f.identity_id, f.component_uuid, i.group_name, i.name, i.version,
        ${latestVersionOf(sql`f.identity_id`)} as latest_version, i.purl, i.cpe, d.scope, f.vuln_id,
        greatest(f.added_at, f.first_seen) as attributed_on, f.analyzer, f.alternate_identifier, f.reference_url,
        a.state, coalesce(a.suppressed, false) as suppressed, a.details
      from f join identity i on i.identity_id = f.identity_id join vuln v on v.vuln_id = f.vuln_id
      left join component_detail d on d.project_id = ${projectId} and d.component_id = f.component_id
      left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id and a.vuln_id = f.vuln_id
      ${exceptions} where ${filtered(filter)} and ${isLeading}
      order by v.effective_severity desc, f.vuln_id, f.component_id`,
  );
}

/** One vulnerability for each id that a finding of the project names, by id: sources may share an id. */
export function streamFoundVulns(
  db: Database,
  projectId: number,
  filter: RecordFilter,
): AsyncGenerator<{ vuln_id: number }[], void, undefined> {
  const { exceptions, isLeading } = folding(projectId, filter);
  return streamRows(
    db,
    sql<{ vuln_id: number }>`select distinct on (v.ext_id) v.vuln_id from (${projectFindings(projectId)}) f
      join vuln v on v.vuln_id = f.vuln_id
      left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id and a.vuln_id = f.vuln_id
      ${exceptions} where ${filtered(filter)} and ${isLeading} order by v.ext_id, v.vuln_id`,
    200,
  );
}

export async function listProjectIdentities(db: Database, projectId: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select distinct identity_id as id from component where project_id = ${projectId}`,
  );
  return rows.map((row) => row.id);
}
