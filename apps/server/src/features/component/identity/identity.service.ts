import { isUniqueViolation, type Transaction, tryInSavepoint } from '../../../db/database.ts';
import { addDictionaries, copyDictionaries } from '../../package-coordinate/package-coordinate.service.ts';
import type { StorableIdentity } from '../storable-component.ts';
import {
  copyIdentities,
  insertMissing,
  listMissing,
  stagedIdentityIds,
  stageHashes,
} from './identity.queries.ts';
import { copyIdentityCoordinates, missingEntries, stageCoordinates } from './identity-coordinate.queries.ts';

interface EnsuredIdentities {
  /** Identity ids, in the order of the list. */
  readonly ids: readonly number[];
  /** New identities; they must be matched before the transaction ends. */
  readonly fresh: readonly number[];
}

/**
 * Finds the identity of every item, or adds it with its coordinates (design §4.1). An identity is matched in the
 * transaction that adds it, so nobody else ever sees one that has not been matched.
 */
export async function ensureIdentities(
  trx: Transaction,
  items: readonly StorableIdentity[],
): Promise<EnsuredIdentities> {
  await stageHashes(trx, items);
  const missing = await listMissing(trx);
  if (missing.length === 0) return { ids: await stagedIdentityIds(trx), fresh: [] };
  // A list may name one identity twice.
  const byHash = new Map(missing.map((ord) => [items[ord]!.identityHash, items[ord]!]));
  const fresh = await addIdentities(trx, [...byHash.values()]);
  await stageHashes(trx, items);
  return { ids: await stagedIdentityIds(trx), fresh };
}

/**
 * Adds identities that were missing a moment ago. Nearly always they still are, so they are copied in; if another
 * upload has added one of them meanwhile, the copy is undone and only what is still missing is inserted.
 */
async function addIdentities(trx: Transaction, items: readonly StorableIdentity[]): Promise<number[]> {
  await stageCoordinates(trx, items);
  const copied = await tryInSavepoint(trx, isUniqueViolation, async () => {
    await copyDictionaries(trx, missingEntries);
    return copyIdentities(trx, items);
  });
  if (copied) {
    await copyIdentityCoordinates(trx, items, new Map(copied.map((id, ord) => [ord, id])));
    return copied;
  }
  await addDictionaries(trx, missingEntries);
  const { ids, ords } = await insertMissing(trx, items);
  await copyIdentityCoordinates(trx, items, new Map(ords.map((ord, i) => [ord, ids[i]!])));
  return ids;
}
