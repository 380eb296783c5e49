// Public to other features.
/** The history of VEX documents that moves in from another installation, which kept neither them nor what became of their statements. */
import type { VexFormat } from '@waybill/api-contract';
import type { Transaction } from '../../db/database.ts';
import type { ImportResult } from '../../db/import-result.ts';
import { insertMovedVex } from './moved-vex.queries.ts';

export interface MovedVex {
  /** The UUID of its project. */
  readonly project: string;
  /** Here it is the token, by which a document is known. */
  readonly uuid: string;
  readonly format: VexFormat | null;
  readonly specVersion: string | null;
  readonly importedAt: Date;
}

/** Adds documents in the order in which they came. */
export async function moveVex(trx: Transaction, documents: readonly MovedVex[]): Promise<ImportResult[]> {
  const done = await insertMovedVex(trx, documents);
  return documents.map(({ uuid }) => ({ outcome: done.has(uuid) ? 'written' : 'merged' }));
}
