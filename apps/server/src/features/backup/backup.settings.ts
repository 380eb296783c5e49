import path from 'node:path';
import { type SettingDefinition, settingGroup } from '../../config/setting.ts';
import type { Database } from '../../db/database.ts';
import { isSettingOn, readNumber, readSetting } from '../config-property/setting.service.ts';

const group = 'backup';

/** Backups that the server makes by itself. */
export const backupSettings: readonly SettingDefinition[] = settingGroup(
  group,
  [
    ['enabled', 'BOOLEAN', 'false', 'Make backups by itself'],
    ['cadence', 'INTEGER', '24', 'Hours between two backups'],
    [
      'folder',
      'STRING',
      null,
      'Folder for backups on the server, best on another disk. Empty: backups in the data directory',
    ],
    ['passphrase', 'ENCRYPTEDSTRING', null, 'Encrypts the secret key in the backup. Empty: it is left out'],
    ['keep.count', 'INTEGER', '7', 'Backups that are kept. 0: any number'],
    ['keep.days', 'INTEGER', '30', 'Days that a backup is kept. 0: as long as the number allows'],
    [
      'log.minutes',
      'INTEGER',
      '5',
      'Minutes between two copies of the log of the embedded database, which lead to any point in time. 0: none',
    ],
  ],
  {
    cadence: { unit: 'hours', min: 1, max: 8_760 },
    passphrase: { sentTo: [] },
    'keep.count': { min: 0, max: 10_000 },
    'keep.days': { unit: 'days', min: 0, max: 36_500 },
    'log.minutes': { unit: 'minutes', min: 0, max: 1_440 },
  },
);

export async function areBackupsOn(db: Database): Promise<boolean> {
  return isSettingOn(db, group, 'enabled');
}

/** Where backups are kept. */
export async function readBackupFolder(db: Database, dataDir: string): Promise<string> {
  const folder = (await readSetting(db, group, 'folder'))?.trim();
  return folder ? path.resolve(dataDir, folder) : path.join(dataDir, 'backups');
}

export async function readKeepRule(db: Database): Promise<{ count: number; days: number }> {
  const [count, days] = await Promise.all([
    readNumber(db, group, 'keep.count'),
    readNumber(db, group, 'keep.days'),
  ]);
  return { count: count ?? 0, days: days ?? 0 };
}

export async function readCadenceHours(db: Database): Promise<number | undefined> {
  return readNumber(db, group, 'cadence');
}

/** Minutes between two copies of the log; 0: none. */
export async function readLogMinutes(db: Database): Promise<number> {
  return (await readNumber(db, group, 'log.minutes')) ?? 0;
}

export const passphraseSetting = [group, 'passphrase'] as const;
