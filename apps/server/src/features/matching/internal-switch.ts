// Public to other features.
import type { Database } from '../../db/database.ts';
import { isTrue, readSetting } from '../config-property/setting.service.ts';

/**
 * True if our own analyzer finds nothing new. What it found before stays as long as it holds: that somebody stops looking mends
 * nothing.
 */
export async function isInternalOff(db: Database): Promise<boolean> {
  const value = await readSetting(db, 'scanner', 'internal.enabled');
  return value !== undefined && !isTrue(value);
}
