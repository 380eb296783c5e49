import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { PropertyRow } from '../../party/contract-shapes.ts';

const columns = sql`group_name, property_name, value, property_type, description`;

export async function listProperties(db: Database, projectId: number): Promise<PropertyRow[]> {
  return rowsOf(
    db,
    sql<PropertyRow>`select ${columns} from project_property where project_id = ${projectId}
      order by group_name, property_name`,
  );
}

export async function findProperty(
  db: Database,
  projectId: number,
  group: string,
  name: string,
): Promise<PropertyRow | undefined> {
  return findRow(
    db,
    sql<PropertyRow>`select ${columns} from project_property
      where project_id = ${projectId} and group_name = ${group} and property_name = ${name}`,
  );
}

export interface NewProperty {
  uuid: string;
  group: string;
  name: string;
  value: string | null;
  type: string;
  description: string | null;
}

/** False when the project has a property of that group and name. */
export async function insertProperty(
  trx: Transaction,
  projectId: number,
  property: NewProperty,
): Promise<boolean> {
  const changed = await runSql(
    trx,
    sql`insert into project_property (project_id, uuid, group_name, property_name, value, property_type, description)
      values (${projectId}, ${property.uuid}, ${property.group}, ${property.name}, ${property.value},
        ${property.type}, ${property.description})
      on conflict (project_id, group_name, property_name) do nothing`,
  );
  return changed > 0;
}

export async function setPropertyValue(
  trx: Transaction,
  projectId: number,
  group: string,
  name: string,
  value: string | null,
): Promise<void> {
  await runSql(
    trx,
    sql`update project_property set value = ${value}
      where project_id = ${projectId} and group_name = ${group} and property_name = ${name}`,
  );
}

export async function deleteProperty(
  trx: Transaction,
  projectId: number,
  group: string,
  name: string,
): Promise<boolean> {
  const changed = await runSql(
    trx,
    sql`delete from project_property
      where project_id = ${projectId} and group_name = ${group} and property_name = ${name}`,
  );
  return changed > 0;
}
