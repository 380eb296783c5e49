// Public to other features.
import type { Database } from '../../db/database.ts';
import { isTrue, readSetting } from '../config-property/setting.service.ts';

/**
 * True if our own analyzer adds no matches. Earlier matches stay while they hold, because disabling the
 * analyzer fixes nothing.
 */
export async function isInternalOff(db: Database): Promise<boolean> {
  const value = await readSetting(db, 'scanner', 'internal.enabled');
  return value !== undefined && !isTrue(value);
}
