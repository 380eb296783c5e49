// Public to other features.
import type { Transaction } from '../../db/database.ts';
import type { FactsByKey } from '../../db/followed-rows.ts';
import type { ImportResult } from '../../db/import-result.ts';
import { noteLicenseChange, noteLicenseDeletion } from '../policy-evaluation/evaluate.service.ts';
import type { NewLicense } from './license.queries.ts';
import {
  deleteImportedLicenses,
  insertImportedLicenses,
  selectLicenseIds,
} from './license-import.queries.ts';

export type ImportedLicense = NewLicense & {
  /** Somebody's own there; others are of the SPDX list. */
  readonly custom: boolean;
};

/**
 * Adds custom licenses with their UUIDs. SPDX licenses are matched by id with the existing ones. An unknown
 * one becomes a custom license until the list contains it.
 */
export async function importLicenses(
  trx: Transaction,
  licenses: readonly ImportedLicense[],
): Promise<ImportResult[]> {
  const known = await selectLicenseIds(trx);
  const fresh = licenses.filter((license) => !known.has(license.spdxId));
  const done = await insertImportedLicenses(trx, fresh);
  if (done.size > 0) await noteLicenseChange(trx);
  return licenses.map((license) => resultOf(license, done.has(license.spdxId)));
}

function resultOf({ custom }: ImportedLicense, isWritten: boolean): ImportResult {
  if (isWritten && custom) return { outcome: 'written' };
  if (isWritten) {
    const note = 'The SPDX list of this version does not contain it, so it was imported as a custom license.';
    return { outcome: 'written', note };
  }
  if (!custom) return { outcome: 'merged' };
  return { outcome: 'merged', note: 'A license with its ID already exists and stays unchanged.' };
}

/** Deletes custom licenses that are gone, by id. */
export const endLicenses = (trx: Transaction) => ({
  remove: async (gone: FactsByKey): Promise<void> => {
    const uuids = await deleteImportedLicenses(trx, [...gone.keys()]);
    // There are some dozen at most, and each ends the conditions that name it.
    for (const uuid of uuids) await noteLicenseDeletion(trx, uuid);
  },
});
