import { type RawBuilder, sql } from 'kysely';
import { runSql, type Transaction } from '../../../db/database.ts';
import type { FactsByKey, FollowedTable } from '../../../db/followed-rows.ts';

const ofUsers = {
  table: 'app_user',
  key: sql`t.kind || ':' || t.username`,
} as const;

export const followedUsers: FollowedTable = {
  ...ofUsers,
  columns: {
    fullname: ['fullname', 'text'],
    email: ['email', 'text'],
    passwordHash: ['password_hash', 'text'],
    forcePasswordChange: ['force_password_change', 'bool'],
    nonExpiryPassword: ['non_expiry_password', 'bool'],
    suspended: ['suspended', 'bool'],
    lastPasswordChange: ['last_password_change', 'timestamptz'],
    dn: ['dn', 'text'],
    subjectIdentifier: ['subject_identifier', 'text'],
  },
};

export const followedTeams: FollowedTable = {
  table: 'team',
  key: sql`t.uuid`,
  columns: { name: ['name', 'text'] },
};

export const followedKeys: FollowedTable = {
  table: 'api_key',
  key: sql`t.public_id`,
  columns: { comment: ['comment', 'text'] },
};

type Named = Pick<FollowedTable, 'table' | 'key'>;
export const oidcGroups: Named = { table: 'oidc_group', key: sql`t.name` };
export const oidcMappings: Named = { table: 'mapped_oidc_group', key: sql`t.uuid` };
export const ldapMappings: Named = { table: 'mapped_ldap_group', key: sql`t.uuid` };

/** Facts of pairs as a table `g`. */
function said(pairs: FactsByKey, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify([...pairs.values()])}::jsonb) as g (${columns})`;
}

export async function deleteTeamPermissions(trx: Transaction, pairs: FactsByKey): Promise<void> {
  await runSql(
    trx,
    sql`delete from team_permission x using team t, ${said(pairs, sql`team uuid, permission text`)}
      where t.uuid = g.team and x.team_id = t.team_id and x.permission = g.permission`,
  );
}

export async function deleteMemberships(trx: Transaction, pairs: FactsByKey): Promise<void> {
  await runSql(
    trx,
    sql`delete from user_team x using app_user u, team t, ${said(pairs, sql`kind text, username text, team uuid`)}
      where u.kind = g.kind and u.username = g.username and t.uuid = g.team
        and x.user_id = u.user_id and x.team_id = t.team_id`,
  );
}

export async function deleteUserPermissions(trx: Transaction, pairs: FactsByKey): Promise<void> {
  await runSql(
    trx,
    sql`delete from user_permission x using app_user u, ${said(pairs, sql`kind text, username text, permission text`)}
      where u.kind = g.kind and u.username = g.username and x.user_id = u.user_id and x.permission = g.permission`,
  );
}

/** Ends the sessions of users, by kind and name. */
export async function endSessions(trx: Transaction, keys: readonly string[]): Promise<void> {
  await runSql(
    trx,
    sql`delete from user_session where user_id in (
      select t.user_id from app_user t where ${ofUsers.key} = any(${keys}::text[]))`,
  );
}

/** Deletes the service accounts that were made for keys, where they hold no other. */
export async function deleteKeyAccounts(trx: Transaction, names: readonly string[]): Promise<void> {
  await runSql(
    trx,
    sql`delete from app_user u where u.kind = 'service' and u.username = any(${names}::text[])
      and not exists (select 1 from api_key k where k.user_id = u.user_id)
      and not exists (select 1 from token_rule r where r.user_id = u.user_id)`,
  );
}
