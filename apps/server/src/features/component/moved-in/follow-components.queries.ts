import { copyBytea } from '../../../db/bytea.ts';
import { copyLines, copyRows, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { temporaryOf } from '../../../db/temporary-tables.ts';
import { directFlag, stagedFlags } from '../../component-shape/component-flags.ts';
import { detailColumns, type StorableComponent } from '../storable-component.ts';
import type { MovedComponent } from './moved-components.service.ts';

/** A number for the contents of each project, which changes when a component, a property, or a service does. */
export async function digestHere(
  trx: Transaction,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const these = sql`any(${projectIds}::int[])`;
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number; digest: string }>`with part as (
        select c.project_id, hashtextextended(c.uuid::text || ' ' || c.identity_id || ' ' || coalesce(encode(d.detail_hash, 'hex'), ''), 0) as n
        from component c left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
        where c.project_id = ${these}
        union all
        select y.project_id, hashtextextended(jsonb_build_array(y.uuid, y.group_name, y.property_name, y.value)::text, 1)
        from component_property y where y.project_id = ${these}
        union all
        select s.project_id, hashtextextended(s.uuid::text || ' ' || encode(s.detail_hash, 'hex'), 2)
        from service s where s.project_id = ${these})
      select p.project_id, coalesce(sum(part.n), 0)::text as digest
      from unnest(${projectIds}::int[]) as p(project_id) left join part on part.project_id = p.project_id group by p.project_id`,
  );
  return new Map(rows.map((row) => [row.project_id, row.digest]));
}

/** The same of what was staged: what is in the projects there. */
export async function digestThere(
  trx: Transaction,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number; digest: string }>`with part as (
        select project_id, said as n from moved_component
        union all
        select m.project_id, hashtextextended(jsonb_build_array(y.uuid, y.group_name, y.property_name, y.value, y.property_type,
          y.description)::text, 1)
        from moved_property y join moved_component m on m.old_id = y.component_old_id
        union all
        select project_id, hashtextextended(uuid::text || ' ' || encode(detail_hash, 'hex') || coalesce(parent_old_id::text, ''), 2)
        from moved_service
        union all
        select project_id, hashtextextended(to_uuid::text, 3) from moved_edge where from_old_id is null)
      select p.project_id, coalesce(sum(part.n), 0)::text as digest
      from unnest(${projectIds}::int[]) as p(project_id) left join part on part.project_id = p.project_id group by p.project_id`,
  );
  return new Map(rows.map((row) => [row.project_id, row.digest]));
}

/** Stages what components say by now. */
export async function copyFollowed(
  trx: Transaction,
  components: readonly MovedComponent[],
  storable: readonly StorableComponent[],
  identityIds: readonly number[],
): Promise<void> {
  await copyRows(
    trx,
    'followed_component (old_id, identity_id, flags, parent_old_id, detail_hash)',
    components.map(({ oldId, parentOldId, isDirect }, n) => [
      oldId,
      identityIds[n],
      (storable[n]?.flags ?? 0) | (isDirect ? directFlag : 0),
      parentOldId,
      `\\x${storable[n]?.detailHash ?? ''}`,
    ]),
  );
  await copyLines(
    trx,
    `moved_detail (old_id, detail_hash, ${detailColumns})`,
    components.map(
      ({ oldId }, n) =>
        `${oldId}\t${copyBytea(storable[n]?.detailHash ?? '')}\t${storable[n]?.detailText ?? ''}\n`,
    ),
  );
}

interface FollowedComponents {
  /** Numbers of components that became another one. */
  readonly others: number[];
  /** The number of components with other facts. */
  readonly changed: number;
  /** Numbers of components that are gone there. */
  readonly gone: number[];
}

/** Finds what is different here. */
export async function linkFollowed(
  trx: Transaction,
  projectIds: readonly number[],
): Promise<FollowedComponents> {
  await sql`analyze followed_component`.execute(trx);
  await temporaryOf(
    trx,
    'followed_link',
    sql`select f.old_id, m.project_id, m.component_id, f.identity_id, f.flags, f.parent_old_id,
      c.identity_id <> f.identity_id as is_other, d.detail_hash is distinct from f.detail_hash as is_changed
    from followed_component f join moved_component m on m.old_id = f.old_id
    join component c on c.project_id = m.project_id and c.component_id = m.component_id
    left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id`,
  );
  await sql`analyze followed_link`.execute(trx);
  const row = await findRow(
    trx,
    sql<{ others: number[] | null; changed: number }>`select
      array_agg(component_id::float8) filter (where is_other) as others,
      count(*) filter (where is_other or is_changed) as changed from followed_link`,
  );
  const gone = await rowsOf(
    trx,
    sql<{ id: number }>`select c.component_id as id from component c
      left join moved_component m on m.project_id = c.project_id and m.uuid = c.uuid
      where c.project_id = any(${projectIds}::int[]) and m.uuid is null`,
  );
  return { others: row?.others ?? [], changed: row?.changed ?? 0, gone: gone.map(({ id }) => id) };
}

/** Gives components that became another one the identity of that. */
export async function changeFollowedIdentities(trx: Transaction, at: Date): Promise<void> {
  await runSql(
    trx,
    sql`update component c set identity_id = l.identity_id, added_at = ${at}
      from followed_link l where l.is_other and c.project_id = l.project_id and c.component_id = l.component_id`,
  );
}

/** Writes what is said of the components by now, and where they are nested. */
export async function writeFollowedDetails(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`update component c set flags = (c.flags & ~${stagedFlags}::int) | l.flags from followed_link l
      where c.project_id = l.project_id and c.component_id = l.component_id and c.flags & ${stagedFlags}::int <> l.flags`,
  );
  await runSql(
    trx,
    sql`delete from component_detail d using followed_link l
      where l.is_changed and d.project_id = l.project_id and d.component_id = l.component_id`,
  );
  await runSql(
    trx,
    sql`insert into component_detail (project_id, component_id, detail_hash, ${sql.raw(detailColumns)})
      select l.project_id, l.component_id, d.detail_hash, ${sql.raw(detailColumns)}
      from followed_link l join moved_detail d on d.old_id = l.old_id where l.is_changed`,
  );
  await runSql(
    trx,
    sql`update component_detail d set parent_id = parent.component_id
      from followed_link l left join moved_component parent
        on parent.old_id = l.parent_old_id and parent.project_id = l.project_id
      where d.project_id = l.project_id and d.component_id = l.component_id
        and d.parent_id is distinct from parent.component_id`,
  );
}

/** Makes the properties of components in projects those that were staged. */
export async function replaceProperties(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await runSql(trx, sql`delete from component_property where project_id = any(${projectIds}::int[])`);
  await runSql(
    trx,
    sql`insert into component_property (project_id, component_id, uuid, group_name, property_name, value, property_type,
        description)
      select m.project_id, m.component_id, y.uuid, y.group_name, y.property_name, y.value, y.property_type, y.description
      from moved_property y join moved_component m on m.old_id = y.component_old_id
      where m.project_id = any(${projectIds}::int[]) and m.component_id is not null`,
  );
}
