import type { RawBuilder } from 'kysely';
import { copyBytea } from '../../../db/bytea.ts';
import { copyLines, copyRows, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { directFlag } from '../../component-shape/component-flags.ts';
import { detailColumns, type StorableComponent } from '../storable-component.ts';
import type {
  MovedComponent,
  MovedComponentProperty,
  MovedCounts,
  MovedPlace,
} from './moved-components.service.ts';

export async function copyMovedComponents(
  trx: Transaction,
  components: readonly MovedComponent[],
  storable: readonly StorableComponent[],
  identityIds: readonly number[],
): Promise<void> {
  await copyRows(
    trx,
    'moved_component (old_id, project_id, uuid, identity_id, flags, parent_old_id, said)',
    components.map(({ oldId, projectId, uuid, parentOldId, isDirect, said }, n) => [
      oldId,
      projectId,
      uuid,
      identityIds[n],
      (storable[n]?.flags ?? 0) | (isDirect ? directFlag : 0),
      parentOldId,
      said,
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

/** Which of some components are here, with their numbers, and which were; of those there is no number. */
export async function selectKnown(
  trx: Transaction,
  components: readonly MovedPlace[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await rowsOf(
    trx,
    sql<{ uuid: string; id: number | null }>`with given as materialized (
        select g.project_id, g.uuid from unnest(${components.map((it) => it.projectId)}::int[],
          ${components.map((it) => it.uuid)}::uuid[]) as g(project_id, uuid))
      select g.uuid, null::bigint as id from given g join component_past p on p.project_id = g.project_id and p.uuid = g.uuid
      union all
      select g.uuid, c.component_id from given g join component c on c.project_id = g.project_id and c.uuid = g.uuid`,
  );
  return new Map(rows.map((row) => [row.uuid, row.id]));
}

/** Stages components that are or were here, so that what refers to them finds them. */
export async function copyKnown(
  trx: Transaction,
  components: readonly (MovedPlace & { readonly componentId: number | null })[],
): Promise<void> {
  await copyRows(
    trx,
    'moved_component (old_id, project_id, component_id, uuid, is_new, said)',
    components.map(({ oldId, projectId, componentId, uuid, said }) => [
      oldId,
      projectId,
      componentId,
      uuid,
      false,
      said,
    ]),
  );
}

/** Makes what is staged fast to find. @returns how many are staged that were here before */
export async function indexMoved(trx: Transaction): Promise<number> {
  await sql`create unique index on moved_component (old_id)`.execute(trx);
  await sql`analyze moved_component`.execute(trx);
  await sql`analyze moved_detail`.execute(trx);
  const row = await findRow(
    trx,
    sql<{ n: number }>`select count(*) as n from moved_component where not is_new`,
  );
  return row?.n ?? 0;
}

/** @returns how many were added */
export async function insertMovedComponents(
  trx: Transaction,
  days: RawBuilder<unknown>,
  projectDays: ReadonlyMap<number, Date>,
  at: Date,
): Promise<number> {
  const projects = [...projectDays];
  const written = await runSql(
    trx,
    sql`insert into component (project_id, component_id, identity_id, uuid, added_at, flags)
      select m.project_id, m.component_id, m.identity_id, m.uuid,
        least(coalesce(d.at, p.at, ${at}::timestamptz), ${at}::timestamptz), m.flags
      from moved_component m left join (${days}) d on d.old_id = m.old_id
      left join unnest(${projects.map(([id]) => id)}::int[], ${projects.map(([, day]) => day)}::timestamptz[])
        as p(project_id, at) on p.project_id = m.project_id
      where m.is_new`,
  );
  await runSql(
    trx,
    sql`insert into component_detail (project_id, component_id, detail_hash, parent_id, ${sql.raw(detailColumns)})
      select m.project_id, m.component_id, d.detail_hash, parent.component_id, ${sql.raw(detailColumns)}
      from moved_component m join moved_detail d on d.old_id = m.old_id
      left join moved_component parent on parent.old_id = m.parent_old_id and parent.project_id = m.project_id
      where m.is_new`,
  );
  return written;
}

export async function copyMovedProperties(
  trx: Transaction,
  properties: readonly MovedComponentProperty[],
): Promise<void> {
  await copyRows(
    trx,
    'moved_property (component_old_id, uuid, group_name, property_name, value, property_type, description)',
    properties.map((it) => [
      it.componentOldId,
      it.uuid,
      it.group,
      it.name,
      it.value,
      it.type,
      it.description,
    ]),
  );
}

export async function insertMovedProperties(trx: Transaction): Promise<MovedCounts> {
  await sql`analyze moved_property`.execute(trx);
  const written = await runSql(
    trx,
    sql`insert into component_property (project_id, component_id, uuid, group_name, property_name, value, property_type,
        description)
      select m.project_id, m.component_id, y.uuid, y.group_name, y.property_name, y.value, y.property_type, y.description
      from moved_property y join moved_component m on m.old_id = y.component_old_id where m.is_new`,
  );
  const row = await findRow(
    trx,
    sql<{
      n: number;
    }>`select count(*) as n from moved_property y join moved_component m on m.old_id = y.component_old_id
      where not m.is_new`,
  );
  return { written, present: row?.n ?? 0 };
}
