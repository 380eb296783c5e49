import { everySoManyHours, type SettingDefinition, settingGroup } from '../../config/setting.ts';
import type { Database } from '../../db/database.ts';
import { isTrue, readSetting } from '../config-property/setting.service.ts';
import { SourceError } from './download/source-error.ts';

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
  ]),
  ...settingGroup('task-scheduler', [
    ['kev.mirror.cadence', 'INTEGER', '24', 'Hours between mirrors of the known exploited vulnerabilities'],
  ]).map((setting) => ({ ...setting, ...everySoManyHours })),
];

const group = 'vuln-source';

export async function isSourceOn(db: Database, name: string): Promise<boolean> {
  return isTrue(await readSetting(db, group, name));
}

async function readSourceSetting(db: Database, name: string): Promise<string | undefined> {
  return (await readSetting(db, group, name))?.trim() || undefined;
}

/** The address of a file below a base URL that a setting holds. @throws SourceError when the setting is no address */
export async function sourceUrl(db: Database, setting: string, path: string): Promise<URL> {
  const base = await readSourceSetting(db, setting);
  if (base === undefined || !URL.canParse(base)) {
    throw new SourceError('forbidden', `The setting ${group}/${setting} holds no address: "${base ?? ''}"`);
  }
  return fileBelow(base, path);
}

/** The address of a file below another address. */
export function fileBelow(base: string, path: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url;
}

/** Ecosystems to mirror from OSV. */
export async function readEcosystems(db: Database): Promise<string[]> {
  const list = (await readSourceSetting(db, 'google.osv.enabled')) ?? '';
  return [...new Set(list.split(';').map((name) => name.trim()))].filter((name) => name !== '');
}
