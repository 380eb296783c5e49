import { type Database, findRow, rowsOf, sql, type Transaction } from '../../../db/database.ts';

export interface ComponentPropertyRow {
  uuid: string;
  group_name: string | null;
  property_name: string;
  value: string | null;
  property_type: string;
  description: string | null;
}

const columns = sql`uuid, group_name, property_name, value, property_type, description`;

export async function listProperties(
  db: Database,
  projectId: number,
  componentId: number,
): Promise<ComponentPropertyRow[]> {
  return rowsOf(
    db,
    sql<ComponentPropertyRow>`select ${columns} from component_property
      where project_id = ${projectId} and component_id = ${componentId}
      order by group_name nulls first, property_name, value, uuid`,
  );
}

/** False when the component has a property of the same group, name and value. */
export async function insertProperty(
  trx: Transaction,
  projectId: number,
  componentId: number,
  row: ComponentPropertyRow,
): Promise<boolean> {
  const inserted = await findRow(
    trx,
    sql<{ uuid: string }>`insert into component_property
        (project_id, component_id, uuid, group_name, property_name, value, property_type, description)
      select ${projectId}::int, ${componentId}::bigint, ${row.uuid}::uuid, ${row.group_name}, ${row.property_name},
        ${row.value}, ${row.property_type}, ${row.description}
      where not exists (select 1 from component_property
        where project_id = ${projectId} and component_id = ${componentId} and property_name = ${row.property_name}
          and group_name is not distinct from ${row.group_name}::text
          and value is not distinct from ${row.value}::text)
      returning uuid`,
  );
  return inserted !== undefined;
}

export async function deleteProperty(
  trx: Transaction,
  projectId: number,
  componentId: number,
  uuid: string,
): Promise<Pick<ComponentPropertyRow, 'group_name' | 'property_name'> | undefined> {
  return findRow(
    trx,
    sql`delete from component_property
      where project_id = ${projectId} and component_id = ${componentId} and uuid = ${uuid}
      returning group_name, property_name`,
  );
}
