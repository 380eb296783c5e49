// Public to other features.
import type { Secrets } from '../../config/secrets.ts';
import type { Database } from '../../db/database.ts';
import { findSetting, findSettings } from './setting.queries.ts';

export { settingValue, writeSetting } from './setting.queries.ts';

/** The stored value of a setting, or undefined when it is empty. Encrypted ones come encrypted. */
export async function readSetting(db: Database, group: string, name: string): Promise<string | undefined> {
  return findSetting(db, group, name);
}

export async function isSettingOn(db: Database, group: string, name: string): Promise<boolean> {
  return isTrue(await findSetting(db, group, name));
}

/** Reads several switches, in order. */
export async function settingsOn(
  db: Database,
  settings: readonly (readonly [group: string, name: string])[],
): Promise<boolean[]> {
  return (await findSettings(db, settings)).map(isTrue);
}

/** Several settings of a group by their names; those that are empty are left out. Encrypted ones come encrypted. */
export async function readSettings<Name extends string>(
  db: Database,
  group: string,
  names: readonly Name[],
): Promise<ReadonlyMap<Name, string>> {
  const values = await findSettings(
    db,
    names.map((name) => [group, name]),
  );
  return new Map(
    names.flatMap((name, index): [Name, string][] => {
      const value = values[index];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A setting as a number; undefined when it is empty or not one. */
export async function readNumber(db: Database, group: string, name: string): Promise<number | undefined> {
  const text = (await findSetting(db, group, name))?.trim();
  const number = Number(text);
  return text === undefined || text === '' || Number.isNaN(number) ? undefined : number;
}

/** The plain text of an encrypted setting, or undefined when it is empty. */
export async function readSecretSetting(
  db: Database,
  secrets: Secrets,
  group: string,
  name: string,
): Promise<string | undefined> {
  const sealed = await findSetting(db, group, name);
  return sealed === undefined ? undefined : secrets.decrypt(sealed);
}

/** How a BOOLEAN is read (contract §23). */
export function isTrue(value: string | null | undefined): boolean {
  const text = value?.trim().toLowerCase();
  return text === 'true' || text === '1';
}
