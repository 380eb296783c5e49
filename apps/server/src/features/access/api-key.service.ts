import type { Transaction } from '../../db/database.ts';
import { type ApiKeyRow, insertApiKey } from './api-key.queries.ts';
import { generateApiKey, hashSecret } from './api-key.ts';

export interface IssuedApiKey {
  row: ApiKeyRow;
  /** The whole key; from here on only its hash is known. */
  key: string;
}

export async function createApiKey(trx: Transaction, teamId: number, now: Date): Promise<IssuedApiKey> {
  for (;;) {
    const fresh = generateApiKey();
    const row = await insertApiKey(trx, {
      teamId,
      publicId: fresh.publicId,
      secretHash: hashSecret(fresh.secret),
      createdAt: now,
    });
    if (row) return { row, key: fresh.key };
  }
}
