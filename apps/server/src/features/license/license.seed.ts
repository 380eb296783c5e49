import { createHash } from 'node:crypto';
import { readPackedDocuments, unpackDocuments } from '@waybill/license/texts';
import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { findListHash, syncLicenses } from './license.queries.ts';

/** How rows are made of the list; another revision brings it in again. */
const revision = 'trimmed';

/** Brings in the SPDX list that comes with this version, once. */
export async function seedLicenses({ db }: Context): Promise<void> {
  const packed = await readPackedDocuments();
  const hash = createHash('sha256').update(packed).update(revision).digest('hex');
  if ((await findListHash(db)) === hash) return;
  const { documents } = await unpackDocuments(packed);
  await inTransaction(db, (trx) => syncLicenses(trx, documents, hash));
}
