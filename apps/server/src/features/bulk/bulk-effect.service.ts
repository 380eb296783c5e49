// Public to other features.
import { type Database, inTransaction, onLane, type Transaction } from '../../db/database.ts';
import type { Principal } from '../../http/principal.ts';
import type { BulkKind } from '../../jobs/bulk-kind.ts';
import type { BulkRequest } from './bulk.service.ts';

const batchSize = 5_000;

/**
 * The number of things that a change would overwrite, counted before it is made. The selection is read like
 * that of `startBulk`.
 * @param overwrittenOf returns for some refs the overwritten things, by unique names
 */
export async function countOverwritten<Filter>(
  db: Database,
  { select }: Pick<BulkKind<Filter, never>, 'select'>,
  { selection, filter }: Pick<BulkRequest<Filter, never>, 'selection' | 'filter'>,
  caller: Principal,
  overwrittenOf: (trx: Transaction, refs: readonly string[]) => Promise<readonly string[]>,
): Promise<number> {
  return inTransaction(onLane(db, 'bulk'), async (trx) => {
    const named = selection.kind === 'ids' ? selection.ids : selection.excluded;
    const batches = selection.kind === 'ids' ? inBatches(named) : without(named, select(trx, filter, caller));
    const names = new Set<string>();
    for await (const refs of batches) for (const name of await overwrittenOf(trx, refs)) names.add(name);
    return names.size;
  });
}

async function* inBatches(refs: readonly string[]): AsyncGenerator<readonly string[]> {
  for (let from = 0; from < refs.length; from += batchSize) yield refs.slice(from, from + batchSize);
}

async function* without(
  excluded: readonly string[],
  batches: ReturnType<BulkKind['select']>,
): AsyncGenerator<readonly string[]> {
  const left = new Set(excluded);
  for await (const batch of batches)
    yield batch.map((one) => (typeof one === 'string' ? one : one.ref)).filter((ref) => !left.has(ref));
}
