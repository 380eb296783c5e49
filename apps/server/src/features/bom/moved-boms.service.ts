// Public to other features.
/** The history of uploads that moves in from another installation, which kept no documents. */
import type { Transaction } from '../../db/database.ts';
import type { ImportResult } from '../../db/import-result.ts';
import { insertMovedBoms } from './moved-boms.queries.ts';

export interface MovedBom {
  /** The UUID of its project. */
  readonly project: string;
  readonly uuid: string;
  readonly format: string | null;
  readonly specVersion: string | null;
  readonly serialNumber: string | null;
  readonly bomVersion: number | null;
  readonly importedAt: Date;
}

/** Adds uploads in the order in which they came. */
export async function moveBoms(trx: Transaction, boms: readonly MovedBom[]): Promise<ImportResult[]> {
  const done = await insertMovedBoms(trx, boms);
  return boms.map(({ uuid }) => ({ outcome: done.has(uuid) ? 'written' : 'merged' }));
}
