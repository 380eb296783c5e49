import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../../db/database.ts';

export interface ApiKeyRow {
  api_key_id: number;
  /** The owner of the key: a team, or a service account. */
  team_id: number | null;
  user_id: number | null;
  public_id: string;
  comment: string | null;
  legacy: boolean;
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
  limited: boolean;
}

const keyColumns = sql`api_key_id, team_id, user_id, public_id, comment, legacy, created_at, last_used_at, expires_at, limited`;

export async function listApiKeys(db: Database, teamIds: readonly number[]): Promise<ApiKeyRow[]> {
  return rowsOf(
    db,
    sql<ApiKeyRow>`select ${keyColumns} from api_key where team_id = any(${teamIds}::int[]) order by api_key_id`,
  );
}

export async function listApiKeysOfUser(db: Database, userId: number): Promise<ApiKeyRow[]> {
  return rowsOf(
    db,
    sql<ApiKeyRow>`select ${keyColumns} from api_key where user_id = ${userId} order by api_key_id`,
  );
}

export async function findApiKey(db: Database, publicId: string): Promise<ApiKeyRow | undefined> {
  return findRow(db, sql<ApiKeyRow>`select ${keyColumns} from api_key where public_id = ${publicId}`);
}

export async function findSecretHash(db: Database, publicId: string): Promise<Buffer | undefined> {
  const row = await findRow(
    db,
    sql<{ secret_hash: Buffer }>`select secret_hash from api_key where public_id = ${publicId}`,
  );
  return row?.secret_hash;
}

/** The future owner of a key. */
export type KeyHolder =
  | { readonly teamId: number; readonly userId?: undefined }
  | { readonly userId: number; readonly teamId?: undefined };

/** @returns undefined when the public id is taken */
export async function insertApiKey(
  trx: Transaction,
  key: { holder: KeyHolder; publicId: string; secretHash: Buffer; createdAt: Date },
): Promise<ApiKeyRow | undefined> {
  return findRow(
    trx,
    sql<ApiKeyRow>`insert into api_key (team_id, user_id, public_id, secret_hash, created_at)
      values (${key.holder.teamId ?? null}, ${key.holder.userId ?? null}, ${key.publicId}, ${key.secretHash}, ${key.createdAt})
      on conflict (public_id) do nothing returning ${keyColumns}`,
  );
}

/** A new secret under the same public id; from now on the key has today's form. */
export async function replaceSecret(
  trx: Transaction,
  apiKeyId: number,
  secretHash: Buffer,
): Promise<ApiKeyRow | undefined> {
  return findRow(
    trx,
    sql<ApiKeyRow>`update api_key set secret_hash = ${secretHash}, legacy = false
      where api_key_id = ${apiKeyId} returning ${keyColumns}`,
  );
}

export async function setComment(
  trx: Transaction,
  apiKeyId: number,
  comment: string | null,
): Promise<ApiKeyRow | undefined> {
  return findRow(
    trx,
    sql<ApiKeyRow>`update api_key set comment = ${comment} where api_key_id = ${apiKeyId} returning ${keyColumns}`,
  );
}

export async function deleteApiKey(trx: Transaction, apiKeyId: number): Promise<void> {
  await runSql(trx, sql`delete from api_key where api_key_id = ${apiKeyId}`);
}

/** The one write that happens while a request is checked; not part of any change, so it takes no transaction. */
export async function noteApiKeyUse(db: Database, apiKeyId: number, at: Date): Promise<void> {
  await runSql(
    db,
    sql`update api_key set last_used_at = greatest(last_used_at, ${at}) where api_key_id = ${apiKeyId}`,
  );
}
