import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../db/database.ts';

/** SQL of a setting's value, for statements of other features that depend on one. */
export function settingValue(group: string, name: string): RawBuilder<string | null> {
  return sql<string | null>`(select value from config_property
    where group_name = ${group} and property_name = ${name})`;
}

/** The stored value of a setting, or undefined when it is empty. Encrypted ones come encrypted. */
export async function readSetting(db: Database, group: string, name: string): Promise<string | undefined> {
  const row = await findRow(db, sql<{ value: string | null }>`select ${settingValue(group, name)} as value`);
  return row?.value ?? undefined;
}

export async function isSettingOn(db: Database, group: string, name: string): Promise<boolean> {
  return isTrue(await readSetting(db, group, name));
}

/** A setting as a number; undefined when it is empty or not one. */
export async function readNumber(db: Database, group: string, name: string): Promise<number | undefined> {
  const text = (await readSetting(db, group, name))?.trim();
  const number = Number(text);
  return text === undefined || text === '' || Number.isNaN(number) ? undefined : number;
}

/** How the contract reads a BOOLEAN (§23). */
export function isTrue(value: string | null | undefined): boolean {
  const text = value?.trim().toLowerCase();
  return text === 'true' || text === '1';
}
