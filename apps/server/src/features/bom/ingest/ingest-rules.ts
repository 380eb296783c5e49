import type { Database } from '../../../db/database.ts';
import { fingerprint } from '../../component/storable-component.ts';
import { readSetting } from '../../config-property/setting.service.ts';
import { knownLicenses } from '../../license/license.service.ts';
import { preparationVersion } from '../prepare/prepare-bom.ts';
import type { PrepareSettings } from '../thread/thread-protocol.ts';

export interface IngestRules {
  readonly settings: PrepareSettings;
  /** Equal as long as the same bytes would be stored the same way. */
  readonly hash: string;
}

/** Everything beside the document that decides how it is stored. */
export async function readIngestRules(db: Database): Promise<IngestRules> {
  const group = 'internal-components';
  const settings: PrepareSettings = {
    licenses: await knownLicenses(db),
    internal: {
      groupsRegex: await readSetting(db, group, 'groups.regex'),
      namesRegex: await readSetting(db, group, 'names.regex'),
      matchMode: await readSetting(db, group, 'match-mode'),
    },
  };
  return { settings, hash: fingerprint(JSON.stringify([preparationVersion, settings])) };
}
