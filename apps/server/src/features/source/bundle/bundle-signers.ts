import type { Database, Transaction } from '../../../db/database.ts';
import { readSetting, writeSetting } from '../../config-property/setting.service.ts';

/** The public keys whose bundles are taken, as the setting lists them. */
const signersSetting = ['vuln-source', 'bundle.signers'] as const;

export async function listSigners(db: Database): Promise<string[]> {
  return ((await readSetting(db, ...signersSetting)) ?? '').split(/[\s,;]+/).filter((text) => text !== '');
}

export async function addSigner(trx: Transaction, publicKey: string): Promise<void> {
  const known = await listSigners(trx);
  if (known.includes(publicKey)) return;
  await writeSetting(trx, ...signersSetting, [...known, publicKey].join(';'));
}
