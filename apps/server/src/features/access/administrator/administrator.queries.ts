import { sql } from 'kysely';
import { type Database, findRow, runSql, type Transaction } from '../../../db/database.ts';

/** One change at a time that may take the right to manage access away; granting it goes on meanwhile. */
export async function lockAdministrators(trx: Transaction): Promise<void> {
  await runSql(trx, sql`select from permission where name = 'ACCESS_MANAGEMENT' for no key update`);
}

/** True if anyone who can sign in may manage access, by themselves or through a team. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ found: boolean }>`select exists (
      select from app_user u where u.kind = 'managed' and u.password_hash is not null and not u.suspended and (
        exists (select from user_permission p where p.user_id = u.user_id and p.permission = 'ACCESS_MANAGEMENT')
        or exists (select from user_team m join team_permission p using (team_id)
          where m.user_id = u.user_id and p.permission = 'ACCESS_MANAGEMENT'))) as found`,
  );
  return row?.found ?? false;
}
