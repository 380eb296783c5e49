import { type Dt4Row, decryptSecret } from '@waybill/dt4';
import type { ImportedSetting } from '../../config-property/setting-import.service.ts';
import type { ImportedRepository } from '../../repository/repository-import.service.ts';
import type { Planned } from '../import-once.ts';
import { planRows, type Refusal } from '../plan-rows.ts';
import type { Ledger } from '../report/ledger.ts';
import type { GatheredRows } from '../source/gather-rows.ts';

export const settingsTables = ['CONFIGPROPERTY', 'REPOSITORY'] as const;

export interface SettingsPlan {
  readonly settings: readonly Planned<ImportedSetting>[];
  readonly repositories: readonly Planned<ImportedRepository>[];
}

/**
 * Settings and repositories with their secrets in plain text. If the key does not open a secret, its row is
 * refused, so that a later run with the key can import it.
 * @param key undefined if none was given
 */
export function planSettings(
  rows: GatheredRows<(typeof settingsTables)[number]>,
  key: Uint8Array | undefined,
  ledger: Ledger,
): SettingsPlan {
  return {
    settings: planRows(ledger, 'CONFIGPROPERTY', rows.of('CONFIGPROPERTY'), (row) => planSetting(row, key)),
    repositories: planRows(ledger, 'REPOSITORY', rows.of('REPOSITORY'), (row) => planRepository(row, key)),
  };
}

function planSetting(
  { GROUPNAME: group, PROPERTYNAME: name, PROPERTYTYPE, PROPERTYVALUE }: Dt4Row<'CONFIGPROPERTY'>,
  key: Uint8Array | undefined,
): Planned<ImportedSetting> | Refusal {
  const label = `${group}/${name}`;
  const opened = PROPERTYTYPE === 'ENCRYPTEDSTRING' ? open(PROPERTYVALUE, key) : { plain: PROPERTYVALUE };
  if ('refusal' in opened) return { label, refusal: opened.refusal, key: label };
  return {
    key: label,
    label,
    value: { group, name, value: opened.plain },
  };
}

function planRepository(
  row: Dt4Row<'REPOSITORY'>,
  key: Uint8Array | undefined,
): Planned<ImportedRepository> | Refusal {
  const label = `${row.TYPE} ${row.IDENTIFIER}`;
  const opened = open(row.PASSWORD, key);
  if ('refusal' in opened) return { label, refusal: opened.refusal, key: label };
  const lasting = {
    uuid: row.UUID,
    type: row.TYPE,
    identifier: row.IDENTIFIER,
    url: row.URL,
    resolutionOrder: row.RESOLUTION_ORDER,
    enabled: row.ENABLED,
    internal: row.INTERNAL ?? false,
    authenticationRequired: row.AUTHENTICATIONREQUIRED ?? false,
    username: row.USERNAME,
  };
  return {
    key: label,
    label,
    value: { ...lasting, password: opened.plain },
  };
}

function open(
  stored: string | null,
  key: Uint8Array | undefined,
): { readonly plain: string | null } | { readonly refusal: string } {
  if (stored === null || stored === '') return { plain: null };
  if (!key) return { refusal: 'It is encrypted. Run the import again with --secret-key.' };
  const plain = decryptSecret(key, stored);
  return plain === undefined ? { refusal: 'The secret key does not open its secret.' } : { plain };
}
