// Public to other features.
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../http/errors.ts';
import { isSettingOn } from '../../config-property/setting.service.ts';

export async function acceptsCycloneDx(db: Database): Promise<boolean> {
  return isSettingOn(db, 'artifact', 'cyclonedx.enabled');
}

/** The predecessor drops such documents without a word (contract §7.2): whoever sent one is told instead. */
export const cycloneDxOff = () =>
  new AppError('upload.cyclonedx_off', {
    status: 400,
    title: 'CycloneDX documents are not accepted',
    detail: 'An administrator has switched off CycloneDX documents (setting artifact/cyclonedx.enabled).',
  });

/** @throws AppError while CycloneDX documents are switched off */
export async function requireCycloneDx(db: Database): Promise<void> {
  if (!(await acceptsCycloneDx(db))) throw cycloneDxOff();
}
