import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../../db/database.ts';

export interface ServiceAccountRow {
  user_id: number;
  username: string;
  description: string | null;
  suspended: boolean;
  created_at: Date;
  /** By a key or a token. */
  last_used_at: Date | null;
  api_keys: number;
}

const accountColumns = sql`u.user_id, u.username, u.description, u.suspended, u.created_at,
  greatest((select max(k.last_used_at) from api_key k where k.user_id = u.user_id),
    (select max(s.last_seen_at) from user_session s where s.user_id = u.user_id),
    (select max(r.last_used_at) from token_rule r where r.user_id = u.user_id)) as last_used_at,
  (select count(*)::int from api_key k where k.user_id = u.user_id) as api_keys`;

export async function listServiceAccounts(db: Database): Promise<ServiceAccountRow[]> {
  return rowsOf(
    db,
    sql<ServiceAccountRow>`select ${accountColumns} from app_user u where u.kind = 'service'
      order by lower(u.username), u.user_id`,
  );
}

export async function findServiceAccount(db: Database, name: string): Promise<ServiceAccountRow | undefined> {
  return findRow(
    db,
    sql<ServiceAccountRow>`select ${accountColumns} from app_user u
      where u.kind = 'service' and u.username = ${name}`,
  );
}

/** Nobody else may have the name: trails show no more than that. @returns 0 when somebody has */
export async function insertServiceAccount(
  trx: Transaction,
  account: { name: string; description: string | null; createdAt: Date },
): Promise<number> {
  return runSql(
    trx,
    sql`insert into app_user (kind, username, description, created_at)
      select 'service', ${account.name}::text, ${account.description}::text, ${account.createdAt}::timestamptz
      where not exists (select from app_user u where u.username = ${account.name})
      on conflict (kind, username) do nothing`,
  );
}

export async function updateServiceAccount(
  trx: Transaction,
  userId: number,
  change: { description: string | null; suspended: boolean },
): Promise<void> {
  await runSql(
    trx,
    sql`update app_user set description = ${change.description}, suspended = ${change.suspended}
      where user_id = ${userId}`,
  );
}

export interface AccountTeamRow {
  user_id: number;
  uuid: string;
  name: string;
}

export async function listTeamsOfAccounts(
  db: Database,
  userIds: readonly number[],
): Promise<AccountTeamRow[]> {
  return rowsOf(
    db,
    sql<AccountTeamRow>`select m.user_id, t.uuid, t.name from user_team m join team t using (team_id)
      where m.user_id = any(${userIds}::int[]) order by t.name, t.team_id`,
  );
}
