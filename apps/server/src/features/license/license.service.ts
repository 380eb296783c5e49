// Public to other features.
import { type Database, inTransaction } from '../../db/database.ts';
import { notFound, textError } from '../../http/errors.ts';
import {
  deleteLicense,
  findLicense,
  insertLicense,
  type LicenseTextRow,
  listKnownLicenses,
  type NewLicense,
} from './license.queries.ts';
import type { KnownLicense } from './license-book.ts';

export { viewLicense } from './license.view.ts';

/** Every license as far as resolution needs it, for `createLicenseBook`. */
export async function knownLicenses(db: Database): Promise<KnownLicense[]> {
  return listKnownLicenses(db);
}

export { findLicenseId, type LicenseRow } from './license.queries.ts';

export async function getLicense(db: Database, spdxId: string): Promise<LicenseTextRow> {
  const license = await findLicense(db, spdxId);
  if (!license) throw notFound('license');
  return license;
}

/** Adds a custom license (contract §6). @throws 409 when the identifier is taken */
export async function createLicense(db: Database, license: NewLicense): Promise<LicenseTextRow> {
  return inTransaction(db, async (trx) => {
    if (!(await insertLicense(trx, license))) {
      throw textError('license.taken', 409, 'A license with the specified ID already exists.');
    }
    return getLicense(trx, license.spdxId);
  });
}

/** Removes a custom license. @throws 404, and 409 for a license of the SPDX list */
export async function removeLicense(db: Database, spdxId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const license = await getLicense(trx, spdxId);
    if (!license.custom) throw textError('license.not_custom', 409, 'Only custom licenses can be deleted.');
    await deleteLicense(trx, spdxId);
  });
}
