// Public to other features.
import type { Transaction } from '../../db/database.ts';
import type { FactsByKey } from '../../db/followed-rows.ts';
import type { ImportResult } from '../../db/import-result.ts';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { listProperties } from './config-property.queries.ts';
import { type ChangedProperty, changeProperty } from './config-property.service.ts';
import { dropMovedSecrets } from './moved-secret.service.ts';
import { readPropertyValue } from './property-value.ts';

/** A setting as another installation has it; secrets in plain text. */
export interface ImportedSetting {
  readonly group: string;
  readonly name: string;
  readonly value: string | null;
}

/** The other installation's mirror progress and sent data. None of it applies here. */
const statesOfThere = /(^telemetry\/last\.|\.last\.modified\.epoch\.seconds$)/;

/**
 * Imports settings that still have their initial value here. Others keep what someone has set. Values pass
 * the checks of every change, with the same consequences.
 */
export async function importSettings(
  trx: Transaction,
  context: Context,
  caller: Principal,
  settings: readonly ImportedSetting[],
): Promise<ImportResult[]> {
  const stored = new Map(
    (await listProperties(trx)).map((row) => [`${row.group_name}/${row.property_name}`, row]),
  );
  const changed: ChangedProperty[] = [];
  const results: ImportResult[] = [];
  // Settings are some hundred at most; each has checks and consequences of its own.
  for (const { group, name, value } of settings) {
    const row = stored.get(`${group}/${name}`);
    const definition = context.settings.find((it) => it.group === group && it.name === name);
    if (!row || !definition) {
      results.push({ outcome: 'refused', note: 'There is no such setting here.' });
    } else if (statesOfThere.test(`${group}/${name}`)) {
      results.push({
        outcome: 'merged',
        note: 'It says how far that installation has come, which is not so here.',
      });
    } else if (isSame(context, row, definition.type, value)) {
      results.push({ outcome: 'merged' });
    } else if ((row.value ?? '') !== (definition.default ?? '')) {
      results.push({ outcome: 'merged', note: 'It was set here already, and keeps its value.' });
    } else {
      const change = { groupName: group, propertyName: name, propertyValue: value };
      results.push(await tryToChange(() => changeProperty(trx, context, caller, change), changed));
    }
  }
  const given = settings.map(({ group, name, value }) => ({
    groupName: group,
    propertyName: name,
    propertyValue: value,
  }));
  await dropMovedSecrets(trx, context, caller, changed, given);
  return results;
}

/** Values of settings by group and name, such as `email/smtp.enabled`; secrets in plain text. */
export async function readMovedSettings(
  trx: Transaction,
  { secrets }: Context,
  keys: readonly string[],
): Promise<FactsByKey> {
  const wanted = new Set(keys);
  const rows = (await listProperties(trx)).map((row) => ({
    key: `${row.group_name}/${row.property_name}`,
    value:
      row.property_type === 'ENCRYPTEDSTRING' && row.value !== null ? secrets.decrypt(row.value) : row.value,
  }));
  return new Map(rows.filter(({ key }) => wanted.has(key)).map(({ key, value }) => [key, { value }]));
}

/**
 * Gives settings other values, which pass the checks of every change.
 * @returns why some were not changed
 */
export async function changeMovedSettings(
  trx: Transaction,
  context: Context,
  caller: Principal,
  changes: FactsByKey,
): Promise<ReadonlyMap<string, string>> {
  const changed: ChangedProperty[] = [];
  const refused = new Map<string, string>();
  const given = [...changes].map(([key, { value }]) => {
    const [groupName = '', ...name] = key.split('/');
    return { key, groupName, propertyName: name.join('/'), propertyValue: value as string | null };
  });
  for (const { key, ...change } of given) {
    const { outcome, note = '' } = await tryToChange(
      () => changeProperty(trx, context, caller, change),
      changed,
    );
    if (outcome === 'refused') refused.set(key, note);
  }
  await dropMovedSecrets(trx, context, caller, changed, given);
  return refused;
}

/** Gives settings the value that they come with. */
export async function resetMovedSettings(
  trx: Transaction,
  context: Context,
  caller: Principal,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const defaults = new Map(context.settings.map((it) => [`${it.group}/${it.name}`, it.default ?? null]));
  const changes = keys.map((key) => [key, { value: defaults.get(key) ?? null }] as const);
  return changeMovedSettings(trx, context, caller, new Map(changes));
}

function isSame(
  { secrets }: Context,
  row: { group_name: string; value: string | null },
  type: string,
  value: string | null,
): boolean {
  if (type === 'ENCRYPTEDSTRING') {
    return (row.value === null ? '' : secrets.decrypt(row.value)) === (value ?? '');
  }
  if ((row.value ?? '') === (value ?? '')) return true;
  const checked = readPropertyValue({ group: row.group_name, type }, value, undefined);
  return checked.ok && (checked.value ?? '') === (row.value ?? '');
}

async function tryToChange(
  change: () => Promise<ChangedProperty>,
  changed: ChangedProperty[],
): Promise<ImportResult> {
  try {
    changed.push(await change());
    return { outcome: 'written' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: 'refused', note: error.message };
  }
}
