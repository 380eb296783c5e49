import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, type Transaction } from '../../../db/database.ts';

export interface ExpiringKeyRow {
  public_id: string;
  comment: string | null;
  expires_at: Date;
  /** The name of its team or service account. */
  owner: string;
}

/** The number of days of the next notice before a key's end; null if the end is further away. */
export function expiryStage(expiresAt: RawBuilder<unknown>, now: Date): RawBuilder<number | null> {
  return sql<number | null>`case when ${expiresAt} <= ${now}::timestamptz + interval '1 day' then 1
    when ${expiresAt} <= ${now}::timestamptz + interval '7 days' then 7 end`;
}

/** True if `api_key k` is still valid, and closer to its end than at the last notice. */
function isDue(now: Date): RawBuilder<unknown> {
  return sql`k.expires_at > ${now}::timestamptz and k.expires_at <= ${now}::timestamptz + interval '7 days'
    and coalesce(k.expiry_told, 8) > ${expiryStage(sql.ref('k.expires_at'), now)}
    and not exists (select 1 from app_user a where a.user_id = k.user_id and a.suspended)`;
}

export async function areKeysDue(db: Database, now: Date): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ are: boolean }>`select exists (select 1 from api_key k where ${isDue(now)}) as are`,
  );
  return row?.are ?? false;
}

/** Marks due keys as notified. @returns at most `limit` keys, by their end */
export async function takeDueKeys(trx: Transaction, now: Date, limit: number): Promise<ExpiringKeyRow[]> {
  return rowsOf(
    trx,
    sql<ExpiringKeyRow>`with due as (
        select k.api_key_id from api_key k where ${isDue(now)}
        order by k.expires_at, k.api_key_id limit ${limit} for update skip locked),
      told as (
        update api_key k set expiry_told = ${expiryStage(sql.ref('k.expires_at'), now)}
        from due where due.api_key_id = k.api_key_id returning k.*)
      select k.public_id, k.comment, k.expires_at, coalesce(t.name, u.username) as owner
      from told k left join team t on t.team_id = k.team_id left join app_user u on u.user_id = k.user_id
      order by k.expires_at, k.api_key_id`,
  );
}
