import { everySoManyHours, type SettingDefinition, settingGroup } from '../../config/setting.ts';
import type { Database } from '../../db/database.ts';
import { fileBelow } from '../../outgoing/file-below.ts';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import { isTrue, readSetting } from '../config-property/setting.service.ts';

/** Settings that Waybill has beside the contract's. */
export const sourceSettings: readonly SettingDefinition[] = [
  ...settingGroup('vuln-source', [
    ['kev.enabled', 'BOOLEAN', 'true', 'Mirror the catalog of known exploited vulnerabilities'],
    [
      'kev.feeds.url',
      'URL',
      'https://www.cisa.gov/sites/default/files/feeds',
      'Where the catalog of known exploited vulnerabilities is',
    ],
    ['euvd.enabled', 'BOOLEAN', 'false', 'Add what the EUVD knows to be exploited'],
    ['euvd.api.url', 'URL', 'https://euvdservices.enisa.europa.eu/api', 'Address of the EUVD API'],
    ['vulndb.mirror.enabled', 'BOOLEAN', 'false', 'Read the files of a mirror of VulnDB'],
    [
      'vulndb.mirror.folder',
      'STRING',
      null,
      'Folder with the files of a mirror of VulnDB. Empty: vulndb in the data directory',
    ],
  ]),
  ...settingGroup(
    'vuln-source',
    [
      [
        'nvd.api.requests.per.30.seconds',
        'INTEGER',
        null,
        'How often the NVD API may be asked. Empty: 5 times, with a key 50 times',
      ],
    ],
    { 'nvd.api.requests.per.30.seconds': { min: 1, max: 1_000_000 } },
  ),
  ...settingGroup('vuln-source', [
    ['nvd.poll.minutes', 'INTEGER', '15', 'Minutes between two looks for changes at the NVD. 0: none'],
    [
      'github.advisories.poll.minutes',
      'INTEGER',
      '15',
      'Minutes between two looks for changes at GitHub. 0: none',
    ],
    ['google.osv.poll.minutes', 'INTEGER', '15', 'Minutes between two looks for changes in OSV. 0: none'],
    ['kev.poll.minutes', 'INTEGER', '15', 'Minutes between two looks at the catalog of CISA. 0: none'],
  ]).map((setting) => ({ ...setting, unit: 'minutes' as const, min: 0, max: 100_000 })),
  ...settingGroup(
    'vuln-source',
    [
      [
        'bundle.signers',
        'STRING',
        null,
        'Public keys of the installations whose bundles of vulnerability data are imported',
      ],
      [
        'data.age.warn.days',
        'INTEGER',
        '7',
        'Days from which on the age of vulnerability data is told to alerts. 0: never',
      ],
    ],
    { 'bundle.signers': { list: 'semicolons' }, 'data.age.warn.days': { unit: 'days', min: 0, max: 3_650 } },
  ),
  ...settingGroup('task-scheduler', [
    ['kev.mirror.cadence', 'INTEGER', '24', 'Hours between mirrors of the known exploited vulnerabilities'],
    ['euvd.mirror.cadence', 'INTEGER', '24', 'Hours between mirrors of the EUVD'],
  ]).map((setting) => ({ ...setting, ...everySoManyHours })),
];

const group = 'vuln-source';

export async function isSourceOn(db: Database, name: string): Promise<boolean> {
  return isTrue(await readSetting(db, group, name));
}

async function readSourceSetting(db: Database, name: string): Promise<string | undefined> {
  return (await readSetting(db, group, name))?.trim() || undefined;
}

/** The address of a file below a base URL that a setting holds. @throws OutgoingError when the setting is no address */
export async function sourceUrl(db: Database, setting: string, path: string): Promise<URL> {
  return fileBelow(await sourceAddress(db, setting), path);
}

/** The address that a setting holds. @throws OutgoingError when it is none */
export async function sourceAddress(db: Database, setting: string): Promise<URL> {
  const base = await readSourceSetting(db, setting);
  if (base === undefined || !URL.canParse(base)) {
    throw new OutgoingError('forbidden', `The setting ${group}/${setting} holds no address: "${base ?? ''}"`);
  }
  return new URL(base);
}

/** Ecosystems to mirror from OSV. */
export async function readEcosystems(db: Database): Promise<string[]> {
  const list = (await readSourceSetting(db, 'google.osv.enabled')) ?? '';
  return [...new Set(list.split(';').map((name) => name.trim()))].filter((name) => name !== '');
}
