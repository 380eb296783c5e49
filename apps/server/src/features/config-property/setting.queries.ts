import { type RawBuilder, sql } from 'kysely';
import { type Database, runSql, type Transaction } from '../../db/database.ts';
import { preparedRow, preparedRows } from '../../db/prepared.ts';

/** SQL of a setting's value, for statements that depend on one. */
export function settingValue(group: string, name: string): RawBuilder<string | null> {
  return sql<string | null>`(select value from config_property
    where group_name = ${group} and property_name = ${name})`;
}

export async function findSetting(db: Database, group: string, name: string): Promise<string | undefined> {
  const row = await preparedRow(
    db,
    sql<{ value: string | null }>`select ${settingValue(group, name)} as value`,
  );
  return row?.value ?? undefined;
}

/** The values of several settings, in their order; those that are empty or not there have none. */
export async function findSettings(
  db: Database,
  settings: readonly (readonly [group: string, name: string])[],
): Promise<(string | undefined)[]> {
  const rows = await preparedRows(
    db,
    sql<{ value: string | null }>`select c.value
      from unnest(${settings.map(([group]) => group)}::text[], ${settings.map(([, name]) => name)}::text[])
        with ordinality as s(group_name, property_name, n)
      left join config_property c using (group_name, property_name) order by s.n`,
  );
  return rows.map(({ value }) => value ?? undefined);
}

export async function writeSetting(
  trx: Transaction,
  group: string,
  name: string,
  value: string | null,
): Promise<void> {
  await runSql(
    trx,
    sql`update config_property set value = ${value} where group_name = ${group} and property_name = ${name}`,
  );
}
