import { createHash } from 'node:crypto';
import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { findListHash, syncLicenses } from './license.queries.ts';
import { readPackedList, unpackList } from './spdx-data.ts';

/** Brings in the SPDX list that comes with this version, once. */
export async function seedLicenses({ db }: Context): Promise<void> {
  const packed = await readPackedList();
  const hash = createHash('sha256').update(packed).digest('hex');
  if ((await findListHash(db)) === hash) return;
  const { licenses } = await unpackList(packed);
  await inTransaction(db, (trx) => syncLicenses(trx, licenses, hash));
}
