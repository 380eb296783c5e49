import { findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';

/** Adds a component by hand and returns its number. */
export async function insertComponent(
  trx: Transaction,
  projectId: number,
  identityId: number,
  uuid: string,
  flags: number,
  at: Date,
): Promise<number> {
  const row = await findRow(
    trx,
    sql<{ component_id: number }>`insert into component (project_id, identity_id, uuid, added_at, flags)
      values (${projectId}, ${identityId}, ${uuid}, ${at}, ${flags}) returning component_id`,
  );
  if (!row) throw new Error('The component was not written');
  return row.component_id;
}

/** Gives a component another identity: the interval of the old one is kept. */
export async function changeIdentity(
  trx: Transaction,
  projectId: number,
  componentId: number,
  identityId: number,
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into component_past (project_id, component_id, identity_id, uuid, added_at, removed_at)
      select project_id, component_id, identity_id, uuid, added_at, ${at} from component
      where project_id = ${projectId} and component_id = ${componentId}`,
  );
  await runSql(
    trx,
    sql`update component set identity_id = ${identityId}, added_at = ${at}
      where project_id = ${projectId} and component_id = ${componentId}`,
  );
}

export async function setFlag(
  trx: Transaction,
  projectId: number,
  componentId: number,
  flag: number,
  isOn: boolean,
): Promise<void> {
  const flags = isOn ? sql`flags | ${flag}::int` : sql`flags & ~${flag}::int`;
  await runSql(
    trx,
    sql`update component set flags = ${flags} where project_id = ${projectId} and component_id = ${componentId}`,
  );
}

/** Deletes the details of a component before new ones are written. */
export async function clearDetails(trx: Transaction, projectId: number, componentId: number): Promise<void> {
  await runSql(
    trx,
    sql`delete from component_detail where project_id = ${projectId} and component_id = ${componentId}`,
  );
}

/** Makes the next BOM rewrite this component: a person has changed it, so the hash of its details is wrong now. */
export async function invalidateDetailHash(
  trx: Transaction,
  projectId: number,
  componentId: number,
): Promise<void> {
  await runSql(
    trx,
    sql`update component_detail set detail_hash = ''
      where project_id = ${projectId} and component_id = ${componentId}`,
  );
}

/** The component and everything nested in it. */
export async function listNested(
  trx: Transaction,
  projectId: number,
  componentId: number,
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`with recursive tree(id) as (
        select ${componentId}::bigint
        union
        select d.component_id from component_detail d join tree t on d.parent_id = t.id
        where d.project_id = ${projectId})
      select id from tree`,
  );
  return rows.map((row) => row.id);
}

/** The identities that follow one, in order of their number. */
export async function listIdentityNames(
  trx: Transaction,
  afterId: number,
  limit: number,
): Promise<{ identity_id: number; group_name: string | null; name: string }[]> {
  return rowsOf(
    trx,
    sql<{ identity_id: number; group_name: string | null; name: string }>`select identity_id, group_name, name
      from identity where identity_id > ${afterId} order by identity_id limit ${limit}`,
  );
}

/** Sets or clears a flag of all components of some identities and returns how many changed. */
export async function setFlagOfIdentities(
  trx: Transaction,
  identityIds: readonly number[],
  flag: number,
  isOn: boolean,
): Promise<number> {
  if (identityIds.length === 0) return 0;
  const flags = isOn ? sql`flags | ${flag}::int` : sql`flags & ~${flag}::int`;
  return runSql(
    trx,
    sql`update component set flags = ${flags}
      where identity_id = any(${identityIds}::int[]) and (flags & ${flag}::int <> 0) <> ${isOn}`,
  );
}
