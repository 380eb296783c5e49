import type { Transaction } from '../../db/database.ts';
import { insertIdentities, listMissing, stagedIdentityIds, stageHashes } from './identity.queries.ts';
import type { StorableIdentity } from './storable-component.ts';

export interface EnsuredIdentities {
  /** Identity ids, in the order of the list. */
  readonly ids: readonly number[];
  /** Those that the installation sees for the first time; to be matched before the transaction ends. */
  readonly fresh: readonly number[];
}

/**
 * Gives every item its identity of the installation, new ones with their coordinates (design §4.1). An identity is
 * matched in the transaction that adds it, so nobody else ever sees one that was not.
 */
export async function ensureIdentities(
  trx: Transaction,
  items: readonly StorableIdentity[],
): Promise<EnsuredIdentities> {
  await stageHashes(trx, items);
  const missing = new Set(await listMissing(trx));
  const added = items.filter((_, ord) => missing.has(ord));
  const fresh = added.length > 0 ? await insertIdentities(trx, added) : [];
  return { ids: await stagedIdentityIds(trx), fresh };
}
