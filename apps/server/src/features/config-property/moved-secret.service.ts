import type { UpdateConfigPropertyBody } from '@waybill/api-contract';
import type { SettingDefinition } from '../../config/setting.ts';
import type { Transaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import type { Principal } from '../../http/principal.ts';
import { actorOf, recordAudit } from '../audit-log/audit-log.service.ts';
import { hiddenValue } from './config-property.view.ts';
import { type ChangedAddress, movedSecrets } from './secret-address.ts';
import { writeSetting } from './setting.queries.ts';
import { readSetting } from './setting.service.ts';

/** As much of a change of settings as says whether it sets a secret. */
type Change = Pick<UpdateConfigPropertyBody, 'groupName' | 'propertyName' | 'propertyValue'>;

/**
 * Stored secrets that a change of settings would send to another host, except those that the same request
 * sets or removes.
 */
export async function secretsLeftBehind(
  trx: Transaction,
  settings: readonly SettingDefinition[],
  changed: readonly ChangedAddress[],
  changes: readonly Change[],
): Promise<SettingDefinition[]> {
  const left: SettingDefinition[] = [];
  for (const secret of movedSecrets(settings, changed)) {
    const isGiven = changes.some(
      ({ groupName, propertyName, propertyValue }) =>
        groupName === secret.group && propertyName === secret.name && propertyValue !== hiddenValue,
    );
    if (!isGiven && (await readSetting(trx, secret.group, secret.name)) !== undefined) left.push(secret);
  }
  return left;
}

/**
 * Removes the secrets that are left behind. Clients of the contract change one property at a time, so a new address cannot
 * be refused for the lack of a secret.
 */
export async function dropMovedSecrets(
  trx: Transaction,
  { settings, now }: Context,
  caller: Principal,
  changed: readonly ChangedAddress[],
  changes: readonly Change[],
): Promise<void> {
  for (const { group, name } of await secretsLeftBehind(trx, settings, changed, changes)) {
    await writeSetting(trx, group, name, null);
    await recordAudit(trx, actorOf(caller, now()), 'setting.changed', `${group}/${name}`, {
      removed: true,
    });
  }
}
