import { copyBytea } from '../../../db/bytea.ts';
import {
  type CopyValue,
  copyLines,
  copyRows,
  findRow,
  rowsOf,
  sql,
  type Transaction,
} from '../../../db/database.ts';
import { makeTemporary, temporaryOf } from '../../../db/temporary-tables.ts';
import { newUuid } from '../../../db/uuid.ts';
import { directFlag, stagedFlags } from '../../component-shape/component-flags.ts';
import { detailColumns, propertyColumns, type StorableComponent } from '../storable-component.ts';

/** The components a project is to have, by their position in a list. */
export interface WantedComponents {
  readonly components: readonly StorableComponent[];
  readonly identityIds: readonly number[];
  /** Positions of the project's direct dependencies. */
  readonly direct: ReadonlySet<number>;
}

export async function stageComponents(trx: Transaction, wanted: WantedComponents): Promise<void> {
  await makeTemporary(trx, 'stage_component');
  await copyLines(
    trx,
    'stage_component (ord, identity_id, detail_hash, flags, parent_ord)',
    stageLines(wanted),
  );
  await sql`analyze stage_component`.execute(trx);
}

function* stageLines(wanted: WantedComponents): Generator<string> {
  for (const [ord, { detailHash, parent }] of wanted.components.entries()) {
    const fields = [
      ord,
      wanted.identityIds[ord],
      copyBytea(detailHash),
      flagsAt(wanted, ord),
      parent ?? '\\N',
    ];
    yield `${fields.join('\t')}\n`;
  }
}

function flagsAt({ components, direct }: WantedComponents, ord: number): number {
  const flags = components[ord]?.flags ?? 0;
  return direct.has(ord) ? flags | directFlag : flags;
}

/**
 * Links staged components to those the project has: the same identity is the same component and keeps its UUID; of
 * several with one identity the oldest stays (contract §7.3, §26.4). New ones get their number here.
 */
export async function linkComponents(trx: Transaction, projectId: number): Promise<void> {
  await temporaryOf(
    trx,
    'component_link',
    sql`select s.ord, s.parent_ord, s.identity_id, s.flags,
      coalesce(c.component_id, nextval('element_id')) as component_id,
      c.component_id is null as is_new,
      c.component_id is not null and d.detail_hash is distinct from s.detail_hash as is_changed
    from stage_component s
    left join (select distinct on (identity_id) identity_id, component_id from component
      where project_id = ${projectId} order by identity_id, component_id) c on c.identity_id = s.identity_id
    left join component_detail d on d.project_id = ${projectId} and d.component_id = c.component_id`,
  );
  await sql`analyze component_link`.execute(trx);
}

interface LinkedComponents {
  /** Component ids by position. */
  ids: number[];
  /** Positions of new components. */
  added: number[];
  /** Positions of components whose details differ. */
  changed: number[];
}

export async function listLinks(trx: Transaction): Promise<LinkedComponents> {
  // float8 holds these numbers exactly, and the driver reads its arrays as numbers.
  const row = await findRow(
    trx,
    sql<{ ids: number[] | null; added: number[] | null; changed: number[] | null }>`
      select array_agg(component_id::float8 order by ord) as ids,
        array_agg(ord order by ord) filter (where is_new) as added,
        array_agg(ord order by ord) filter (where is_changed) as changed
      from component_link`,
  );
  return { ids: row?.ids ?? [], added: row?.added ?? [], changed: row?.changed ?? [] };
}

/** Components of the project that are no longer wanted. */
export async function listUnlinked(trx: Transaction, projectId: number): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`select c.component_id as id from component c
      left join component_link l on l.component_id = c.component_id
      where c.project_id = ${projectId} and l.component_id is null`,
  );
  return rows.map((row) => row.id);
}

/** Adds the components at the positions `links.added`. By COPY, which logs a page of rows at once. */
export async function copyAdded(
  trx: Transaction,
  projectId: number,
  wanted: WantedComponents,
  links: LinkedComponents,
  at: Date,
): Promise<void> {
  const row = (ord: number): CopyValue[] => [
    projectId,
    links.ids[ord],
    wanted.identityIds[ord],
    newUuid(),
    at,
    flagsAt(wanted, ord),
  ];
  await copyRows(
    trx,
    'component (project_id, component_id, identity_id, uuid, added_at, flags)',
    links.added.map(row),
  );
}

/** Carries flags and nesting over to components that stay. */
export async function updateLinked(trx: Transaction, projectId: number): Promise<void> {
  await sql`update component c set flags = (c.flags & ~${stagedFlags}::int) | l.flags
    from component_link l
    where c.project_id = ${projectId} and c.component_id = l.component_id and not l.is_new
      and c.flags & ${stagedFlags}::int <> l.flags`.execute(trx);
  await sql`update component_detail d set parent_id = p.component_id
    from component_link l left join component_link p on p.ord = l.parent_ord
    where d.project_id = ${projectId} and d.component_id = l.component_id and not l.is_new and not l.is_changed
      and d.parent_id is distinct from p.component_id`.execute(trx);
}

/** Deletes the details of changed components before new ones are written. */
export async function clearChanged(trx: Transaction, projectId: number): Promise<void> {
  await sql`delete from component_detail where project_id = ${projectId}
    and component_id in (select component_id from component_link where is_changed)`.execute(trx);
}

/** Writes the details of the components at `positions`. */
export async function copyDetails(
  trx: Transaction,
  projectId: number,
  components: readonly StorableComponent[],
  positions: readonly number[],
  ids: readonly number[],
): Promise<void> {
  await copyLines(
    trx,
    `component_detail (project_id, component_id, detail_hash, parent_id, ${detailColumns})`,
    detailLines(projectId, components, positions, ids),
  );
}

function* detailLines(
  projectId: number,
  components: readonly StorableComponent[],
  positions: readonly number[],
  ids: readonly number[],
): Generator<string> {
  for (const ord of positions) {
    const component = components[ord];
    if (!component) continue;
    const { detailHash, detailText, parent } = component;
    const parentId = parent === null ? '\\N' : ids[parent];
    yield `${projectId}\t${ids[ord]}\t${copyBytea(detailHash)}\t${parentId}\t${detailText}\n`;
  }
}

function* childLines(
  components: readonly StorableComponent[],
  positions: readonly number[],
  linesOf: (ord: number, component: StorableComponent) => readonly string[],
): Generator<string> {
  for (const ord of positions) {
    const component = components[ord];
    if (component) yield* linesOf(ord, component);
  }
}

/** Stages the properties of the components at `positions` and makes the stored ones equal; equal ones keep their UUID. */
export async function syncProperties(
  trx: Transaction,
  projectId: number,
  components: readonly StorableComponent[],
  positions: readonly number[],
  ids: readonly number[],
): Promise<void> {
  await makeTemporary(trx, 'stage_property');
  await copyLines(
    trx,
    `stage_property (component_id, ${propertyColumns})`,
    childLines(components, positions, (ord, component) =>
      component.propertyTexts.map((text) => `${ids[ord]}\t${text}\n`),
    ),
  );
  await sql`analyze stage_property`.execute(trx);
  const same = sql`p.component_id = s.component_id and p.property_name = s.property_name
    and p.group_name is not distinct from s.group_name and p.value is not distinct from s.value`;
  await sql`delete from component_property p using component_link l
    where p.project_id = ${projectId} and l.component_id = p.component_id and l.is_changed
      and not exists (select 1 from stage_property s where ${same})`.execute(trx);
  await sql`insert into component_property (project_id, component_id, uuid, group_name, property_name, value)
    select ${projectId}, s.component_id, gen_random_uuid(), s.group_name, s.property_name, s.value
    from stage_property s left join component_property p on p.project_id = ${projectId} and ${same}
    where p.component_id is null`.execute(trx);
}
