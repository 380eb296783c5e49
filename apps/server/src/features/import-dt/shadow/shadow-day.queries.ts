import { type Database, findRow, runSql, sql, type Transaction } from '../../../db/database.ts';

export interface ShadowSumRow {
  uploads: number;
  refused: number;
  last_at: Date;
  last_refusal: string | null;
}

/** Counts a message of the other installation. @param refusal why it was refused */
export async function noteMessage(trx: Transaction, at: Date, refusal: string | undefined): Promise<void> {
  const refused = refusal === undefined ? 0 : 1;
  await runSql(
    trx,
    sql`insert into shadow_day (day, uploads, refused, last_at, last_refusal)
      values ((${at}::timestamptz at time zone 'UTC')::date, ${1 - refused}, ${refused}, ${at}, ${refusal ?? null})
      on conflict (day) do update set uploads = shadow_day.uploads + excluded.uploads,
        refused = shadow_day.refused + excluded.refused, last_at = excluded.last_at,
        last_refusal = coalesce(excluded.last_refusal, shadow_day.last_refusal)`,
  );
}

/** All messages so far; undefined before the first one. */
export async function sumShadow(db: Database): Promise<ShadowSumRow | undefined> {
  const row = await findRow(
    db,
    sql<
      ShadowSumRow & { last_at: Date | null }
    >`select sum(uploads)::int as uploads, sum(refused)::int as refused,
        max(last_at) as last_at,
        (select last_refusal from shadow_day where last_refusal is not null order by day desc limit 1) as last_refusal
      from shadow_day`,
  );
  return row?.last_at ? row : undefined;
}
