import { createHash } from 'node:crypto';
import { readPackedDocuments, unpackDocuments } from '@waybill/license/texts';
import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { findPart, noteBundled } from '../source/source-state.service.ts';
import { syncLicenses } from './license.queries.ts';

/** How rows are made of the list; another revision brings it in again. */
const revision = 'trimmed';

/** Brings in the SPDX list that comes with this version, once. */
export async function seedLicenses({ db }: Context): Promise<void> {
  const packed = await readPackedDocuments();
  const hash = createHash('sha256').update(packed).update(revision).digest('hex');
  if ((await findPart(db, 'spdx', 'licenses'))?.content_hash === hash) return;
  const { documents } = await unpackDocuments(packed);
  await inTransaction(db, async (trx) => {
    await syncLicenses(trx, documents);
    await noteBundled(trx, 'spdx', 'licenses', hash, documents.length);
  });
}
