import type { PropertyType, SettingList, SettingUnit } from '@waybill/api-contract';
import type { Transaction } from '../db/database.ts';

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
  /** The unit of a number. */
  readonly unit?: SettingUnit;
  /** The least and the largest number, both included. */
  readonly min?: number;
  readonly max?: number;
  /** The only values that it takes. */
  readonly choices?: readonly string[];
  /** Several texts in one value. */
  readonly list?: SettingList;
  /** A regular expression of Java that must match whole texts. */
  readonly isExpression?: true;
  /**
   * For a secret: the settings of its group that contain the address it is sent to. A stored secret goes to
   * no other host. If one of these changes, the secret is dropped or requested again. Empty: it is sent
   * nowhere.
   */
  readonly sentTo?: readonly string[];
  /** Variable of the environment that gives its value when it comes to be, and never again. */
  readonly startsFrom?: string;
  /** Kind of the task, without input, by which a change reaches what is stored already. */
  readonly appliedBy?: string;
  /** Applies a change to stored data before anyone sees it, in the same transaction, after the new value. */
  readonly followedBy?: (trx: Transaction) => Promise<void>;
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

/** The time between two runs of something that repeats. */
export const everySoManyHours = { unit: 'hours', min: 1 } as const;
