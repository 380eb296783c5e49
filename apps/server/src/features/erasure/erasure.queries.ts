import type { RawBuilder } from 'kysely';
import { type Database, findRow, runSql, sql, type Transaction } from '../../db/database.ts';

/** Who has a name now, so that it is no former user's. */
export async function isNameInUse(db: Database, username: string): Promise<'account' | 'team' | undefined> {
  const row = await findRow(
    db,
    sql<{ account: boolean; team: boolean }>`select
      exists (select from app_user where username = ${username}) as account,
      exists (select from team where name = ${username}) as team`,
  );
  if (row?.account) return 'account';
  return row?.team ? 'team' : undefined;
}

/** @returns how many rows had the name */
type Erasure = (trx: Transaction, from: string, to: string) => Promise<number>;

/** The comments of a trail that is kept as a document, `[{at, commenter, comment}]`, under another name. */
const renamed = (comments: RawBuilder<unknown>, from: string, to: string) =>
  sql`(select jsonb_agg(case when c ->> 'commenter' = ${from} then jsonb_set(c, '{commenter}', to_jsonb(${to}::text)) else c end
      order by place)
    from jsonb_array_elements(${comments}) with ordinality as e (c, place))`;

const by = (from: string) => sql`jsonb_build_array(jsonb_build_object('commenter', ${from}::text))`;

/** Every place that keeps the name of a user for good. What is deleted after some days anyway is not among them. */
export const erasures: Readonly<Record<string, Erasure>> = {
  findingTrails: (trx, from, to) =>
    runSql(trx, sql`update analysis_comment set commenter = ${to} where commenter = ${from}`),
  decisions: (trx, from, to) =>
    runSql(trx, sql`update analysis set decided_by = ${to} where decided_by = ${from}`),
  pastDecisions: (trx, from, to) =>
    runSql(
      trx,
      sql`update analysis_past set decided_by = case when decided_by = ${from} then ${to} else decided_by end,
          comments = coalesce(${renamed(sql`comments`, from, to)}, comments)
        where decided_by = ${from} or comments @> ${by(from)}`,
    ),
  violationTrails: (trx, from, to) =>
    runSql(trx, sql`update violation_comment set commenter = ${to} where commenter = ${from}`),
  pastViolations: (trx, from, to) =>
    runSql(
      trx,
      sql`update violation_past set analysis = jsonb_set(analysis, '{comments}',
          ${renamed(sql`analysis -> 'comments'`, from, to)})
        where analysis -> 'comments' @> ${by(from)}`,
    ),
  vexDocuments: (trx, from, to) =>
    runSql(trx, sql`update vex_import set uploaded_by = ${to} where uploaded_by = ${from}`),
  shareLinks: (trx, from, to) =>
    runSql(trx, sql`update share_link set created_by = ${to} where created_by = ${from}`),
  // Where somebody came from is as much of the person as the name.
  auditLog: (trx, from, to) =>
    runSql(
      trx,
      sql`update audit_log set
          address = case when actor = ${from} then null else address end,
          actor = case when actor = ${from} then ${to} else actor end,
          target = case when target = ${from} and split_part(action, '.', 1) in ('user', 'session') then ${to} else target end,
          detail = (select jsonb_object_agg(key, case
              when value = to_jsonb(${from}::text) then to_jsonb(${to}::text)
              when key in ('email', 'fullname', 'subject', 'dn') and actor = ${from} then to_jsonb(${to}::text)
              else value end) from jsonb_each(detail))
        where actor = ${from}
          or (target = ${from} and split_part(action, '.', 1) in ('user', 'session'))
          or exists (select from jsonb_each(case when jsonb_typeof(detail) = 'object' then detail end) as d
            where d.value = to_jsonb(${from}::text))`,
    ),
};
