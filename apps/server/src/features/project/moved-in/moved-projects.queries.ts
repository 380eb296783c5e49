import type { RawBuilder } from 'kysely';
import { rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { MovedProject, MovedProperty } from './moved-projects.service.ts';

/** More at once would be texts of many megabytes. */
const batch = 2_000;

export interface MadeProject {
  uuid: string;
  namesake: number;
  is_latest: boolean;
}

/**
 * Adds those projects whose UUID is not here. Among those of one name and version the one with the newest BOM gets the lowest number.
 * @returns what was added, by UUID
 */
export async function insertMovedProjects(
  trx: Transaction,
  projects: readonly MovedProject[],
): Promise<Map<string, MadeProject>> {
  const made = new Map<string, MadeProject>();
  const inOrder = projects.toSorted(
    (a, b) => Number(b.lastBomImport ?? 0) - Number(a.lastBomImport ?? 0) || (a.uuid < b.uuid ? -1 : 1),
  );
  for (let from = 0; from < inOrder.length; from += batch) {
    for (const row of await insertBatch(trx, inOrder.slice(from, from + batch))) made.set(row.uuid, row);
  }
  return made;
}

const columns = sql`n int, uuid uuid, name text, version text, "group" text, description text, classifier text, publisher text,
  cpe text, purl text, "swidTagId" text, active bool, "isLatest" bool, "collectionLogic" text, "collectionTag" text, authors jsonb,
  manufacturer jsonb, supplier jsonb, "externalReferences" jsonb, document jsonb, "lastBomImport" timestamptz,
  "lastBomImportFormat" text, "lastVulnerabilityAnalysis" timestamptz`;

function insertBatch(trx: Transaction, projects: readonly MovedProject[]): Promise<MadeProject[]> {
  return rowsOf(
    trx,
    sql<MadeProject>`insert into project (uuid, name, version, namesake, group_name, description, classifier, publisher, cpe, purl,
        swid_tag_id, active, is_latest, collection_logic, collection_tag_id, authors, manufacturer, supplier,
        external_references, bom_metadata, last_bom_import, last_bom_import_format, last_vulnerability_analysis)
      select g.uuid, g.name, g.version,
        coalesce((select max(o.namesake) + 1 from project o where o.name = g.name and o.version is not distinct from g.version), 0)
          + (row_number() over (partition by g.name, g.version order by g.n) - 1),
        g."group", g.description, g.classifier, g.publisher, g.cpe, g.purl, g."swidTagId", g.active,
        g."isLatest" and row_number() over (partition by g.name, g."isLatest" order by g.n) = 1
          and not exists (select 1 from project o where o.name = g.name and o.is_latest),
        g."collectionLogic", t.tag_id, nullif(g.authors, 'null'), nullif(g.manufacturer, 'null'), nullif(g.supplier, 'null'),
        nullif(g."externalReferences", 'null'), nullif(g.document, 'null'), g."lastBomImport", g."lastBomImportFormat",
        g."lastVulnerabilityAnalysis"
      from ${numbered(projects, columns)} left join project known on known.uuid = g.uuid left join tag t on t.name = g."collectionTag"
      where known.uuid is null order by g.n
      on conflict (uuid) do nothing returning uuid, namesake, is_latest`,
  );
}

/** Puts projects below their parents, of which all are here by now. */
export async function setMovedParents(trx: Transaction, projects: readonly MovedProject[]): Promise<void> {
  const pairs = projects.map(({ uuid, parentUuid }) => ({ uuid, parentUuid }));
  await runSql(
    trx,
    sql`update project c set parent_id = p.project_id
      from ${numbered(pairs, sql`n int, uuid uuid, "parentUuid" uuid`)} join project p on p.uuid = g."parentUuid"
      where c.uuid = g.uuid`,
  );
}

/** @returns the numbers of those whose group and name were free */
export async function insertMovedProperties(
  trx: Transaction,
  properties: readonly MovedProperty[],
): Promise<Set<number>> {
  return numbersOf(
    trx,
    sql<{ n: number }>`with given as (
        select g.*, p.project_id from ${numbered(
          properties,
          sql`n int, project uuid, "group" text, name text, value text, type text, description text`,
        )} join project p on p.uuid = g.project),
      made as (insert into project_property (project_id, uuid, group_name, property_name, value, property_type, description)
        select project_id, gen_random_uuid(), "group", name, value, type, description from given order by n
        on conflict (project_id, group_name, property_name) do nothing returning project_id, group_name, property_name)
      select min(g.n) as n from given g join made m on m.project_id = g.project_id and m.group_name = g."group"
        and m.property_name = g.name group by g.project_id, g."group", g.name`,
  );
}

/** Numbers of projects by their UUIDs, of those that are here. */
export async function selectMoved(
  trx: Transaction,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    trx,
    sql<{ uuid: string; project_id: number }>`select p.uuid, p.project_id
      from unnest(${uuids}::uuid[]) as g(uuid) join project p on p.uuid = g.uuid`,
  );
  return new Map(rows.map((row) => [row.uuid, row.project_id]));
}

/** Things with their number, as a table. */
function numbered(things: readonly object[], read: RawBuilder<unknown>): RawBuilder<unknown> {
  const json = JSON.stringify(things.map((thing, n) => ({ ...thing, n })));
  return sql`jsonb_to_recordset(${json}::jsonb) as g (${read})`;
}

/** Runs a statement that returns the numbers of what it wrote. */
async function numbersOf(trx: Transaction, statement: RawBuilder<{ n: number }>): Promise<Set<number>> {
  return new Set((await rowsOf(trx, statement)).map((row) => row.n));
}

/** Notes which projects say what they depend on. */
export async function noteRoots(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number }>`select distinct project_id from dependency
      where project_id = any(${projectIds}::int[]) and from_id = 0`,
  );
  await runSql(
    trx,
    sql`update project set direct_dependencies = true
      where project_id = any(${rows.map((row) => row.project_id)}::int[])`,
  );
}
