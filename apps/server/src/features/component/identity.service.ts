import type { Transaction } from '../../db/database.ts';
import { insertIdentities, listMissing, stagedIdentityIds, stageHashes } from './identity.queries.ts';
import type { StorableIdentity } from './storable-component.ts';

export interface EnsuredIdentities {
  /** Identity ids, in the order of the list. */
  readonly ids: readonly number[];
  /** Those that still have to be matched. */
  readonly unmatched: readonly number[];
}

/** Gives every item its identity of the installation, new ones with their coordinates (design §4.1). */
export async function ensureIdentities(
  trx: Transaction,
  items: readonly StorableIdentity[],
): Promise<EnsuredIdentities> {
  await stageHashes(trx, items);
  const missing = new Set(await listMissing(trx));
  if (missing.size > 0) {
    await insertIdentities(
      trx,
      items.filter((_, ord) => missing.has(ord)),
    );
  }
  return stagedIdentityIds(trx);
}
