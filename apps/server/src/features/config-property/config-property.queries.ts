import type { PropertyType } from '@waybill/api-contract';
import { sql } from 'kysely';
import type { SettingDefinition } from '../../config/setting.ts';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';

export interface PropertyRow {
  group_name: string;
  property_name: string;
  value: string | null;
  property_type: PropertyType;
  description: string | null;
}

const columns = sql`group_name, property_name, value, property_type, description`;

export async function listProperties(db: Database): Promise<PropertyRow[]> {
  return rowsOf(
    db,
    sql<PropertyRow>`select ${columns} from config_property order by group_name, property_name`,
  );
}

export async function findProperty(
  db: Database,
  group: string,
  name: string,
): Promise<PropertyRow | undefined> {
  return findRow(
    db,
    sql<PropertyRow>`select ${columns} from config_property
      where group_name = ${group} and property_name = ${name}`,
  );
}

/** Secrets that are not encrypted: they were written when their property was still plain text. */
export async function listPlainSecrets(db: Database): Promise<PropertyRow[]> {
  return rowsOf(
    db,
    sql<PropertyRow>`select ${columns} from config_property
      where property_type = 'ENCRYPTEDSTRING' and value <> '' and value not like 'v1.%'`,
  );
}

/** Adds the missing ones with their defaults; existing ones keep their value. */
export async function ensureProperties(
  trx: Transaction,
  settings: readonly SettingDefinition[],
): Promise<void> {
  const rows = settings.map((setting) => ({
    group_name: setting.group,
    property_name: setting.name,
    value: setting.default,
    property_type: setting.type,
    description: setting.description,
  }));
  await runSql(
    trx,
    sql`insert into config_property (${columns})
      select ${columns} from jsonb_populate_recordset(null::config_property, ${JSON.stringify(rows)}::jsonb)
      on conflict (group_name, property_name) do update
        set property_type = excluded.property_type, description = excluded.description
        where (config_property.property_type, config_property.description)
          is distinct from (excluded.property_type, excluded.description)`,
  );
}
