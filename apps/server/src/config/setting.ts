import type { PropertyType } from '@waybill/api-contract';

/** A config property: a setting in the database that administrators change while the server runs. */
export interface SettingDefinition {
  readonly group: string;
  readonly name: string;
  readonly type: PropertyType;
  readonly default: string | null;
  /** A sentence in English; the console has its own translated texts. */
  readonly description: string;
  /** Readable without signing in. */
  readonly isPublic?: boolean;
  /** Says what is wrong with a value beyond its type; undefined when it is fine. */
  check?(value: string): string | undefined;
  /** Brings a value into its stored form. */
  normalize?(value: string): string;
}

type SettingRow = readonly [name: string, type: PropertyType, value: string | null, description: string];

/** Settings of one group as a table; further members of single ones are added by name. */
export function settingGroup(
  group: string,
  rows: readonly SettingRow[],
  more: Readonly<Record<string, Partial<SettingDefinition>>> = {},
): SettingDefinition[] {
  return rows.map(([name, type, value, description]) => ({
    group,
    name,
    type,
    default: value,
    description,
    ...more[name],
  }));
}
