import type { Database, Transaction } from '../../../db/database.ts';
import { fingerprint } from '../../component/storable-component.ts';
import { readInternalSettings } from '../../component-internal/internal-settings.ts';
import { knownLicenses } from '../../license/license.service.ts';
import { preparationVersion } from '../prepare/prepare-bom.ts';
import type { PrepareSettings } from '../reader/reader-protocol.ts';

export interface IngestRules {
  readonly settings: PrepareSettings;
  /** Equal as long as the same bytes would be stored the same way. */
  readonly hash: string;
}

/** True if components are still told apart by the patterns of these rules. Needs `lockForUpload`. */
export async function isRuleCurrent(trx: Transaction, { settings }: IngestRules): Promise<boolean> {
  return JSON.stringify(await readInternalSettings(trx)) === JSON.stringify(settings.internal);
}

/** Everything beside the document that decides how it is stored. */
export async function readIngestRules(db: Database): Promise<IngestRules> {
  const settings: PrepareSettings = {
    licenses: await knownLicenses(db),
    internal: await readInternalSettings(db),
  };
  return { settings, hash: fingerprint(JSON.stringify([preparationVersion, settings])) };
}
