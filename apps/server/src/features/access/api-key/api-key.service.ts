import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import {
  type ApiKeyRow,
  deleteApiKey,
  findApiKey,
  findSecretHash,
  insertApiKey,
  type KeyHolder,
  replaceSecret,
  setComment,
} from './api-key.queries.ts';
import { generateApiKey, hashSecret, isSecretOf, parseApiKey } from './api-key.ts';

export interface IssuedApiKey {
  row: ApiKeyRow;
  /** The whole key; from here on only its hash is known. */
  key: string;
}

export async function createApiKey(trx: Transaction, holder: KeyHolder, now: Date): Promise<IssuedApiKey> {
  for (;;) {
    const fresh = generateApiKey();
    const row = await insertApiKey(trx, {
      holder,
      publicId: fresh.publicId,
      secretHash: hashSecret(fresh.secret),
      createdAt: now,
    });
    if (row) return { row, key: fresh.key };
  }
}

export async function issueApiKey(
  db: Database,
  actor: Actor,
  team: { team_id: number; uuid: string },
): Promise<IssuedApiKey> {
  return inTransaction(db, async (trx) => {
    const issued = await createApiKey(trx, { teamId: team.team_id }, actor.at);
    await recordAudit(trx, actor, 'api_key.created', issued.row.public_id, { team: team.uuid });
    return issued;
  });
}

/** A new secret; the old one stops working at once. */
export async function renewApiKey(db: Database, actor: Actor, publicIdOrKey: string): Promise<IssuedApiKey> {
  return inTransaction(db, async (trx) => {
    const known = await getApiKey(trx, publicIdOrKey);
    const fresh = generateApiKey(known.public_id);
    const row = await replaceSecret(trx, known.api_key_id, hashSecret(fresh.secret));
    if (!row) throw notFound('API key');
    await recordAudit(trx, actor, 'api_key.renewed', row.public_id);
    return { row, key: fresh.key };
  });
}

export async function commentApiKey(
  db: Database,
  actor: Actor,
  publicIdOrKey: string,
  comment: string | null,
): Promise<ApiKeyRow> {
  return inTransaction(db, async (trx) => {
    const known = await getApiKey(trx, publicIdOrKey);
    const row = await setComment(trx, known.api_key_id, comment);
    if (!row) throw notFound('API key');
    await recordAudit(trx, actor, 'api_key.commented', row.public_id, { comment });
    return row;
  });
}

export async function revokeApiKey(db: Database, actor: Actor, publicIdOrKey: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const known = await getApiKey(trx, publicIdOrKey);
    await deleteApiKey(trx, known.api_key_id);
    await recordAudit(trx, actor, 'api_key.deleted', known.public_id);
  });
}

/** By public id, or by the whole key, which must then be the right one. @throws AppError 404 */
export async function getApiKey(db: Database, publicIdOrKey: string): Promise<ApiKeyRow> {
  const parsed = parseApiKey(publicIdOrKey);
  if (parsed) {
    const secretHash = await findSecretHash(db, parsed.publicId);
    if (!secretHash || !isSecretOf(parsed.secret, secretHash)) throw notFound('API key');
  }
  const row = await findApiKey(db, parsed?.publicId ?? publicIdOrKey);
  if (!row) throw notFound('API key');
  return row;
}
