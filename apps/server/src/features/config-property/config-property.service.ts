// Public to other features.
import type { UpdateConfigPropertyBody } from '@waybill/api-contract';
import type { SettingDefinition } from '../../config/setting.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { AppError, illegalArgument, notFound, textError } from '../../http/errors.ts';
import { ownerOf, type Principal } from '../../http/principal.ts';
import { enqueue } from '../../jobs/task.ts';
import { shownUrl } from '../../outgoing/outgoing-error.ts';
import { actorOf, recordAudit } from '../audit-log/audit-log.service.ts';
import {
  ensureProperties,
  findProperty,
  listPlainSecrets,
  listProperties,
  type PropertyRow,
} from './config-property.queries.ts';
import { hiddenValue } from './config-property.view.ts';
import { dropMovedSecrets } from './moved-secret.service.ts';
import { readPropertyValue } from './property-value.ts';
import { writeSetting } from './setting.queries.ts';

/** Priority of work that follows from a change. */
const followUp = 5;

export async function seedProperties(context: Context): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    await ensureProperties(
      trx,
      context.settings.map((setting) => withStartValue(context, setting)),
    );
    for (const { group_name, property_name, value } of await listPlainSecrets(trx)) {
      await writeSetting(
        trx,
        group_name,
        property_name,
        value === null ? null : context.secrets.encrypt(value),
      );
    }
  });
}

/** Logs an environment value that is invalid. The setting then starts as it would without it. */
function withStartValue({ config, log }: Context, setting: SettingDefinition): SettingDefinition {
  const given = setting.startsFrom === undefined ? undefined : config.startValues.get(setting.startsFrom);
  if (given === undefined) return setting;
  const checked = readPropertyValue(setting, given, setting);
  if (checked.ok) return { ...setting, default: checked.value };
  log.warn({ variable: setting.startsFrom, reason: checked.reason }, 'a variable is not a valid setting');
  return setting;
}

export {
  isSettingOn,
  readSecretSetting,
  readSetting,
} from './setting.service.ts';
export { listProperties };

/** @throws AppError 404 for an unknown property, 400 for a value that does not fit, 304 for an unchanged secret */
export async function updateProperty(
  context: Context,
  caller: Principal,
  change: UpdateConfigPropertyBody,
): Promise<PropertyRow> {
  return inTransaction(context.db, async (trx) => {
    const row = await changeProperty(trx, context, caller, change);
    await dropMovedSecrets(trx, context, caller, [row], [change]);
    return row;
  });
}

/** Changes each that can be changed; the others leave their reason, unchanged secrets null (contract §23). */
export async function updateProperties(
  context: Context,
  caller: Principal,
  changes: readonly UpdateConfigPropertyBody[],
): Promise<(PropertyRow | string | null)[]> {
  return inTransaction(context.db, async (trx) => {
    const results: (ChangedProperty | string | null)[] = [];
    for (const change of changes) {
      try {
        results.push(await changeProperty(trx, context, caller, change));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        results.push(error.status === 304 ? null : error.message);
      }
    }
    const changed = results.filter((result) => result !== null && typeof result !== 'string');
    await dropMovedSecrets(trx, context, caller, changed, changes);
    return results;
  });
}

/** A property as it is now, and the value that it had before. */
export interface ChangedProperty extends PropertyRow {
  before: string | null;
}

export async function changeProperty(
  trx: Transaction,
  context: Context,
  caller: Principal,
  change: UpdateConfigPropertyBody,
): Promise<ChangedProperty> {
  const row = await findProperty(trx, change.groupName, change.propertyName);
  if (!row) throw notFound('config property');
  const definition = context.settings.find(
    (setting) => setting.group === row.group_name && setting.name === row.property_name,
  );
  const value = toStoredValue(context, row, definition, change.propertyValue ?? null);
  if (value !== row.value) {
    await writeSetting(trx, row.group_name, row.property_name, value);
    const detail =
      row.property_type === 'ENCRYPTEDSTRING' ? {} : { from: auditable(row.value), to: auditable(value) };
    const target = `${row.group_name}/${row.property_name}`;
    await recordAudit(trx, actorOf(caller, context.now()), 'setting.changed', target, detail);
    await definition?.followedBy?.(trx);
    if (definition?.appliedBy) await startApplying(trx, definition.appliedBy, ownerOf(caller));
  }
  return { ...row, value, before: row.value };
}

/** An address may hold a user and a password, which the audit log must not. */
function auditable(value: string | null): string | null {
  if (value === null || !value.includes('@') || !URL.canParse(value)) return value;
  return shownUrl(new URL(value));
}

/** Each change has a task of its own: one that is running may have read what was before. */
async function startApplying(trx: Transaction, kind: string, owner: string): Promise<void> {
  await enqueue(trx, { kind, input: {}, queue: kind, priority: followUp, owner });
}

function toStoredValue(
  context: Context,
  row: PropertyRow,
  definition: SettingDefinition | undefined,
  value: string | null,
): string | null {
  if (row.property_type === 'ENCRYPTEDSTRING') {
    if (value === hiddenValue) throw unchanged();
    return value === null || value === '' ? null : context.secrets.encrypt(value);
  }
  const checked = readPropertyValue({ group: row.group_name, type: row.property_type }, value, definition);
  if (checked.ok) return checked.value;
  if (row.property_type === 'URL') throw illegalArgument(checked.reason);
  throw textError('config_property.invalid', 400, checked.reason);
}

const unchanged = () =>
  new AppError('config_property.unchanged', { status: 304, title: 'The value is unchanged', as: 'empty' });

/** A public property. @throws AppError 403 for all others, so that private and missing ones look the same */
export async function getPublicProperty(context: Context, group: string, name: string): Promise<PropertyRow> {
  const definition = context.settings.find((setting) => setting.group === group && setting.name === name);
  const row = definition?.isPublic ? await findProperty(context.db, group, name) : undefined;
  if (!row) {
    throw new AppError('config_property.not_public', {
      status: 403,
      title: 'The property is not public',
      as: 'empty',
    });
  }
  return row;
}
