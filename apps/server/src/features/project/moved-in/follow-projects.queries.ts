import { rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { Facts, FactsByKey, FollowedTable } from '../../../db/followed-rows.ts';

/** Facts of projects that have columns of their own, by UUID. */
export const followedProjects: FollowedTable = {
  table: 'project',
  key: sql`t.uuid`,
  columns: {
    group: ['group_name', 'text'],
    description: ['description', 'text'],
    classifier: ['classifier', 'text'],
    publisher: ['publisher', 'text'],
    cpe: ['cpe', 'text'],
    purl: ['purl', 'text'],
    swidTagId: ['swid_tag_id', 'text'],
    active: ['active', 'bool'],
    collectionLogic: ['collection_logic', 'text'],
    authors: ['authors', 'jsonb'],
    manufacturer: ['manufacturer', 'jsonb'],
    supplier: ['supplier', 'jsonb'],
    externalReferences: ['external_references', 'jsonb'],
    document: ['bom_metadata', 'jsonb'],
  },
};

/** Facts of projects that depend on other rows: name and version, latest, parent, and the tag of a collection. */
export async function readPlaces(trx: Transaction, uuids: readonly string[]): Promise<FactsByKey> {
  const rows = await rowsOf(
    trx,
    sql<{
      uuid: string;
      facts: Facts;
    }>`select p.uuid, jsonb_build_object('name', p.name, 'version', p.version,
        'isLatest', p.is_latest, 'parentUuid', above.uuid, 'collectionTag', t.name) as facts
      from project p left join project above on above.project_id = p.parent_id
      left join tag t on t.tag_id = p.collection_tag_id where p.uuid = any(${uuids}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.uuid, row.facts]));
}

/** Gives projects other names, versions, and tags of collections; a name and version that are taken make a namesake. */
export async function writePlaces(trx: Transaction, changes: FactsByKey): Promise<void> {
  const given = JSON.stringify([...changes].map(([uuid, facts]) => ({ uuid, facts })));
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as g (uuid uuid, facts jsonb)`;
  await runSql(
    trx,
    sql`with wanted as (
        select p.project_id, case when g.facts ? 'name' then g.facts ->> 'name' else p.name end as name,
          case when g.facts ? 'version' then g.facts ->> 'version' else p.version end as version
        from ${rows} join project p on p.uuid = g.uuid where g.facts ? 'name' or g.facts ? 'version')
      update project p set name = w.name, version = w.version, namesake =
        coalesce((select max(o.namesake) + 1 from project o where o.name = w.name
          and o.version is not distinct from w.version and o.project_id <> w.project_id), 0) + w.place
      from (select *, row_number() over (partition by name, version order by project_id) - 1 as place from wanted) w where p.project_id = w.project_id`,
  );
  await runSql(
    trx,
    sql`update project p set collection_tag_id = t.tag_id
      from ${rows} left join tag t on t.name = g.facts ->> 'collectionTag'
      where p.uuid = g.uuid and g.facts ? 'collectionTag'`,
  );
  await runSql(
    trx,
    sql`update project p set is_latest = false from ${rows}
      where p.uuid = g.uuid and g.facts ->> 'isLatest' = 'false' and p.is_latest`,
  );
}

/**
 * Puts projects below other parents and marks the latest ones, when all projects are here. Another latest version of the
 * same name that somebody marked here stays the latest.
 */
export async function settlePlaces(trx: Transaction, changes: FactsByKey): Promise<void> {
  const given = JSON.stringify([...changes].map(([uuid, facts]) => ({ uuid, facts })));
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as g (uuid uuid, facts jsonb)`;
  await runSql(
    trx,
    sql`update project p set parent_id = above.project_id
      from ${rows} left join project above on above.uuid = (g.facts ->> 'parentUuid')::uuid
      where p.uuid = g.uuid and g.facts ? 'parentUuid'`,
  );
  await runSql(
    trx,
    sql`update project p set is_latest = true from ${rows}
      where p.uuid = g.uuid and g.facts ->> 'isLatest' = 'true'
        and not exists (select 1 from project o where o.name = p.name and o.is_latest)`,
  );
}

/** Projects that have others below them which are not among them. */
export async function listWithOthersBelow(trx: Transaction, uuids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{ uuid: string }>`select distinct p.uuid from project p join project c on c.parent_id = p.project_id
      where p.uuid = any(${uuids}::uuid[]) and c.uuid <> all(${uuids}::uuid[])`,
  );
  return new Set(rows.map((row) => row.uuid));
}

/** Properties by their project, group and name. */
export const followedProperties: FollowedTable = {
  table: 'project_property',
  key: sql`(select p.uuid from project p where p.project_id = t.project_id) || ' ' || t.group_name || '/' || t.property_name`,
  columns: {
    value: ['value', 'text'],
    type: ['property_type', 'text'],
    description: ['description', 'text'],
  },
};
