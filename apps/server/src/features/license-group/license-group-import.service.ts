// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { type FactsByKey, readFollowed, removeFollowed, writeFollowed } from '../../db/followed-rows.ts';
import type { ImportResult } from '../../db/import-result.ts';
import { noteLicenseChange } from '../policy-evaluation/evaluate.service.ts';
import {
  deleteMembers,
  followedGroups,
  insertImportedGroups,
  insertImportedMembers,
  selectGroupNames,
} from './license-group-import.queries.ts';

export interface ImportedLicenseGroup {
  readonly uuid: string;
  readonly name: string;
  readonly riskWeight: number;
}

/** A license in a group. */
export interface ImportedMember {
  readonly group: string;
  readonly spdxId: string;
}

/** Groups keep their UUID; of several with one name all stay, as each may hold other licenses. */
export async function importLicenseGroups(
  trx: Transaction,
  groups: readonly ImportedLicenseGroup[],
): Promise<ImportResult[]> {
  const names = await selectGroupNames(trx);
  const done = await insertImportedGroups(trx, groups);
  return groups.map(({ uuid, name }) => {
    if (!done.has(uuid)) return { outcome: 'merged', note: 'A group with its UUID already exists.' };
    if (!names.has(name)) return { outcome: 'written' };
    return { outcome: 'written', note: `Another group "${name}" was here before. Both stay.` };
  });
}

/** Follows groups, by UUID. */
export const followLicenseGroups = (trx: Transaction) => ({
  read: (keys: readonly string[]) => readFollowed(trx, followedGroups, keys),
  change: (changes: FactsByKey) => writeFollowed(trx, followedGroups, changes),
  remove: async (gone: FactsByKey): Promise<void> => {
    await removeFollowed(trx, followedGroups, [...gone.keys()]);
    await noteLicenseChange(trx);
  },
});

/** Takes licenses out of the groups that they are not in any more. */
export const endGroupMembers = (trx: Transaction) => ({
  remove: async (gone: FactsByKey): Promise<void> => {
    await deleteMembers(trx, gone);
    await noteLicenseChange(trx);
  },
});

export async function importGroupMembers(
  trx: Transaction,
  members: readonly ImportedMember[],
): Promise<ImportResult[]> {
  const done = await insertImportedMembers(trx, members);
  if (done.size > 0) await noteLicenseChange(trx);
  return members.map((_, n) => ({ outcome: done.has(n) ? 'written' : 'merged' }));
}
