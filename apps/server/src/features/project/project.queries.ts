import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { preparedRow, preparedRows } from '../../db/prepared.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { eachViolationCounter } from '../project-counter/violation-counters.ts';
import type { ProjectChange, ProjectCountsRow, ProjectRow } from './project-row.ts';

/** Columns of {@link ProjectRow}, for a query that calls the project `p`. */
export const projectColumns = sql`p.project_id, p.uuid, p.parent_id, p.name, p.version, p.group_name, p.description,
  p.classifier, p.publisher, p.cpe, p.purl, p.swid_tag_id, p.active, p.is_latest,
  p.namesake > 0 and exists (select 1 from project o where o.name = p.name and o.version is not distinct from p.version
    and o.namesake < p.namesake) as is_namesake, p.collection_logic,
  p.collection_changed_at,
  (select name from tag where tag_id = p.collection_tag_id) as collection_tag, p.authors, p.manufacturer, p.supplier,
  p.external_references, p.bom_metadata, p.direct_dependencies, p.last_bom_import, p.last_bom_import_format,
  p.last_vulnerability_analysis, p.created_at,
  array(select t.name from project_tag pt join tag t on t.tag_id = pt.tag_id
    where pt.project_id = p.project_id order by t.name) as tags,
  coalesce((select json_agg(y order by y.group_name, y.property_name) from (
    select group_name, property_name, value, property_type, description from project_property
    where project_id = p.project_id) y), '[]') as properties`;

/** Columns of {@link ProjectCountsRow}, for a query that calls the counters `n`. */
const countColumns = sql`n.comps, n.vcomps, n.c4, n.c3, n.c2, n.c1, n.c0, n.findings, n.audited, n.suppressed,
  ${eachViolationCounter((counter) => sql.ref(`n.${counter}`))}, n.changed_at`;

/** A project with its counters. */
export type CountedProject = ProjectRow & ProjectCountsRow;

/** Besides, whether the caller may see it. */
export type FoundProject = CountedProject & { allowed: boolean };

function findWhere(
  db: Database,
  scope: ProjectScope,
  condition: RawBuilder<unknown>,
): Promise<FoundProject | undefined> {
  return preparedRow(
    db,
    sql<FoundProject>`select ${projectColumns}, ${countColumns},
      ${visible(scope, sql.ref('p.project_id'))} as allowed
    from project p left join project_count n on n.project_id = p.project_id where ${condition}`,
  );
}

export async function findByUuid(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<FoundProject | undefined> {
  return findWhere(db, scope, sql`p.uuid = ${uuid}`);
}

export async function findByName(
  db: Database,
  name: string,
  version: string | null,
  scope: ProjectScope,
): Promise<FoundProject | undefined> {
  return findWhere(
    db,
    scope,
    sql`p.name = ${name} and p.version is not distinct from ${version} order by p.namesake limit 1`,
  );
}

export async function findLatest(
  db: Database,
  name: string,
  scope: ProjectScope,
): Promise<FoundProject | undefined> {
  return findWhere(db, scope, sql`p.name = ${name} and p.is_latest`);
}

/** Projects by number, in this order, without an access check: the caller has checked what it shows. */
export async function listById(db: Database, projectIds: readonly number[]): Promise<CountedProject[]> {
  return preparedRows(
    db,
    sql<CountedProject>`select ${projectColumns}, ${countColumns}
      from unnest(${projectIds}::int[]) with ordinality as page(project_id, n_th)
      join project p on p.project_id = page.project_id
      left join project_count n on n.project_id = p.project_id order by page.n_th`,
  );
}

/** Adds a project; undefined when name and version are taken. */
export async function insertProject(
  trx: Transaction,
  uuid: string,
  name: string,
  version: string | null,
): Promise<number | undefined> {
  const row = await findRow(
    trx,
    sql<{
      project_id: number;
    }>`insert into project (uuid, name, version) select ${uuid}::uuid, ${name}::text, ${version}::text
      where not exists (select 1 from project where name = ${name} and version is not distinct from ${version}::text)
      on conflict (name, version, namesake) do nothing returning project_id`,
  );
  return row?.project_id;
}

const columnOf: Readonly<Record<keyof Omit<ProjectChange, 'collectionTag'>, string>> = {
  parentId: 'parent_id',
  name: 'name',
  version: 'version',
  group: 'group_name',
  description: 'description',
  classifier: 'classifier',
  publisher: 'publisher',
  cpe: 'cpe',
  purl: 'purl',
  swidTagId: 'swid_tag_id',
  active: 'active',
  isLatest: 'is_latest',
  collectionLogic: 'collection_logic',
  authors: 'authors',
  manufacturer: 'manufacturer',
  supplier: 'supplier',
  externalReferences: 'external_references',
  lastBomImport: 'last_bom_import',
  lastBomImportFormat: 'last_bom_import_format',
  lastVulnerabilityAnalysis: 'last_vulnerability_analysis',
};

/** Writes the members that are given. */
export async function updateProject(
  trx: Transaction,
  projectId: number,
  { collectionTag, ...change }: ProjectChange,
): Promise<void> {
  const sets = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const column = sql.ref(columnOf[key as keyof typeof columnOf]);
      const isDocument = typeof value === 'object' && value !== null && !(value instanceof Date);
      return isDocument ? sql`${column} = ${JSON.stringify(value)}::jsonb` : sql`${column} = ${value}`;
    });
  if (collectionTag !== undefined) {
    sets.push(sql`collection_tag_id = (select tag_id from tag where name = ${collectionTag})`);
  }
  if (change.collectionLogic !== undefined) {
    sets.push(sql`collection_changed_at = case when collection_logic <> ${change.collectionLogic}
      and created_at < now() then now() else collection_changed_at end`);
  }
  // With a name and version of its own it is found by them again.
  if (change.name !== undefined || change.version !== undefined) sets.push(sql`namesake = 0`);
  if (sets.length === 0) return;
  await runSql(trx, sql`update project set ${sql.join(sets)} where project_id = ${projectId}`);
}

export async function clearLatest(trx: Transaction, name: string, exceptId: number): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number }>`update project set is_latest = false
      where name = ${name} and is_latest and project_id <> ${exceptId} returning project_id`,
  );
  return rows.map((row) => row.project_id);
}

const descendants = (projectIds: readonly number[]) => sql`
  with recursive tree as (
    select project_id from project where project_id = any(${projectIds}::int[])
    union
    select c.project_id from project c join tree t on c.parent_id = t.project_id)`;

/** The projects themselves and everything below them. */
export async function listDescendants(db: Database, projectIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`${descendants(projectIds)} select project_id from tree order by project_id`,
  );
  return rows.map((row) => row.project_id);
}

/** A project as its deletion needs it. */
export interface AllowedRow {
  project_id: number;
  uuid: string;
  name: string;
  version: string | null;
  allowed: boolean;
}

/** Which of some projects exist, and which of these the caller may see. */
export async function listAllowed(
  db: Database,
  uuids: readonly string[],
  scope: ProjectScope,
): Promise<AllowedRow[]> {
  return rowsOf(
    db,
    sql<AllowedRow>`select project_id, uuid, name, version,
      ${visible(scope, sql.ref('p.project_id'))} as allowed from project p where uuid = any(${uuids}::uuid[])`,
  );
}

/** True if anything below a project is active. */
export async function hasActiveDescendant(db: Database, projectId: number): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ found: boolean }>`${descendants([projectId])}
      select exists (select 1 from tree t join project p on p.project_id = t.project_id
        where p.active and p.project_id <> ${projectId}) as found`,
  );
  return row?.found ?? false;
}

export async function hasElements(db: Database, projectId: number): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ found: boolean }>`select exists (select 1 from component where project_id = ${projectId})
      or exists (select 1 from service where project_id = ${projectId}) as found`,
  );
  return row?.found ?? false;
}

/** Teams by uuid or name, whichever is given. */
export async function listTeams(
  db: Database,
  wanted: readonly { uuid?: string | undefined; name?: string | undefined }[],
): Promise<{ team_id: number; uuid: string; name: string }[]> {
  return rowsOf(
    db,
    sql<{ team_id: number; uuid: string; name: string }>`select team_id, uuid, name from team
      where uuid::text = any(${wanted.map((team) => team.uuid ?? '')}::text[])
        or name = any(${wanted.filter((team) => team.uuid === undefined).map((team) => team.name ?? '')}::text[])`,
  );
}
