// Public to other features.
import type { Database } from '../../db/database.ts';
import { readSetting } from '../config-property/setting.service.ts';
import { createInternalRule, type InternalRule, type InternalSettings } from './internal-rule.ts';

const group = 'internal-components';

/** The settings that say which components are our own, as they are now. */
export async function readInternalSettings(db: Database): Promise<InternalSettings> {
  return {
    groupsRegex: await readSetting(db, group, 'groups.regex'),
    namesRegex: await readSetting(db, group, 'names.regex'),
    matchMode: await readSetting(db, group, 'match-mode'),
  };
}

export async function readInternalRule(db: Database): Promise<InternalRule> {
  return createInternalRule(await readInternalSettings(db));
}
