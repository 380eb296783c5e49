import { findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { keepComponents } from '../../component-past/component-past.service.ts';
import { keepViolationsOfChanged } from '../../policy-evaluation/violation-end.service.ts';

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
  await keepComponents(trx, [projectId], [componentId], at);
  await runSql(
    trx,
    sql`update component set identity_id = ${identityId}, added_at = ${at}
      where project_id = ${projectId} and component_id = ${componentId}`,
  );
  await keepViolationsOfChanged(trx, [projectId], [componentId]);
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

/** Components and everything nested in them. */
export async function listNested(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`with recursive tree(id) as (
        select unnest(${componentIds}::bigint[])
        union
        select d.component_id from component_detail d join tree t on d.parent_id = t.id
        where d.project_id = any(${projectIds}::int[]))
      select id from tree`,
  );
  return rows.map((row) => row.id);
}

export interface ComponentName {
  uuid: string;
  project: string;
  group: string | null;
  name: string;
  version: string | null;
}

export async function listNames(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
): Promise<ComponentName[]> {
  return rowsOf(
    trx,
    sql<ComponentName>`select c.uuid, p.uuid as project, i.group_name as "group", i.name, i.version
      from component c join identity i using (identity_id) join project p on p.project_id = c.project_id
      where c.project_id = any(${projectIds}::int[]) and c.component_id = any(${componentIds}::bigint[])
      order by c.component_id`,
  );
}
