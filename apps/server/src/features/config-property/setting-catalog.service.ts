import type { ChangeSettingsBody, Setting } from '@waybill/api-contract';
import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { AppError, type ContractViolation, ValidationError, violation } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { listProperties } from './config-property.queries.ts';
import { type ChangedProperty, changeProperty } from './config-property.service.ts';
import { viewSetting } from './config-property.view.ts';
import { secretsLeftBehind } from './moved-secret.service.ts';

/** Every setting that a feature of this version has; what a later one has left in the database is not shown. */
export async function listSettings({ db, settings }: Context): Promise<Setting[]> {
  const rows = await listProperties(db);
  const values = new Map(rows.map((row) => [`${row.group_name}/${row.property_name}`, row.value]));
  return settings.map((setting) =>
    viewSetting(setting, values.get(`${setting.group}/${setting.name}`) ?? null),
  );
}

/**
 * Changes all of these settings or none.
 * @throws ValidationError with every value that is refused, each at its place in the list; the address of a stored secret is when the host
 * is another one and the secret is neither set again nor removed
 */
export async function changeSettings(
  context: Context,
  caller: Principal,
  changes: readonly ChangeSettingsBody[],
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const refused: ContractViolation[] = [];
    const asked = changes.map(({ group, name, value }) => ({
      groupName: group,
      propertyName: name,
      propertyValue: value || null,
    }));
    const changed = new Map<number, ChangedProperty>();
    for (const [index, change] of asked.entries()) {
      try {
        changed.set(index, await changeProperty(trx, context, caller, change));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.status === 304) continue;
        refused.push(violation(`${index}.value`, error.message));
      }
    }
    // A stored secret never follows its address to another host.
    for (const [index, address] of changed) {
      for (const { name } of await secretsLeftBehind(trx, context.settings, [address], asked)) {
        const sentence = `The secret "${name}" is stored for another host. Enter it again or remove it.`;
        refused.push(violation(`${index}.value`, sentence));
      }
    }
    if (refused.length > 0) throw new ValidationError(refused);
  });
}
