import { type RawBuilder, sql } from 'kysely';
import { rowsOf, runSql, type Transaction } from '../../../db/database.ts';
import type { ImportedKey, ImportedTeam, ImportedUser, UserRef } from './access-import.service.ts';

/** Things with their number, as a table. */
function numbered(things: readonly object[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const json = JSON.stringify(things.map((thing, n) => ({ ...thing, n })));
  return sql`jsonb_to_recordset(${json}::jsonb) as g (n int, ${columns})`;
}

/** Runs a statement that returns the numbers of what it wrote. */
async function numbersOf(trx: Transaction, statement: RawBuilder<{ n: number }>): Promise<Set<number>> {
  return new Set((await rowsOf(trx, statement)).map((row) => row.n));
}

/** Which of the names teams have. */
export async function selectTeamNames(trx: Transaction, names: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{ name: string }>`select distinct t.name from team t where t.name = any(${names}::text[])`,
  );
  return new Set(rows.map((row) => row.name));
}

/** @returns the numbers of those that were not there */
export function insertTeams(trx: Transaction, teams: readonly ImportedTeam[]): Promise<Set<number>> {
  return numbersOf(
    trx,
    sql<{ n: number }>`with given as (select * from ${numbered(teams, sql`uuid uuid, name text`)}),
      made as (insert into team (uuid, name) select uuid, name from given order by n
        on conflict (uuid) do nothing returning uuid)
      select g.n from given g join made m on m.uuid = g.uuid`,
  );
}

/** @returns the numbers of those that were not granted before */
export function insertTeamPermissions(
  trx: Transaction,
  grants: readonly { team: string; permission: string }[],
): Promise<Set<number>> {
  return numbersOf(
    trx,
    sql<{ n: number }>`with given as (
        select g.n, t.team_id, g.permission from ${numbered(grants, sql`team uuid, permission text`)}
        join team t on t.uuid = g.team),
      made as (insert into team_permission (team_id, permission) select team_id, permission from given
        on conflict do nothing returning team_id, permission)
      select g.n from given g join made m on m.team_id = g.team_id and m.permission = g.permission`,
  );
}

/** @returns the numbers of those whose kind and name were free */
export function insertUsers(
  trx: Transaction,
  users: readonly ImportedUser[],
  at: Date,
): Promise<Set<number>> {
  const columns = sql`kind text, username text, fullname text, email text, "passwordHash" text, "forcePasswordChange" bool,
    "nonExpiryPassword" bool, suspended bool, "lastPasswordChange" timestamptz, dn text, "subjectIdentifier" text`;
  return numbersOf(
    trx,
    sql<{ n: number }>`with given as (select * from ${numbered(users, columns)}),
      made as (insert into app_user (kind, username, fullname, email, password_hash, force_password_change,
          non_expiry_password, suspended, last_password_change, dn, subject_identifier, created_at)
        select kind, username, fullname, email, "passwordHash", "forcePasswordChange", "nonExpiryPassword", suspended,
          "lastPasswordChange", dn, "subjectIdentifier", ${at}::timestamptz from given order by n
        on conflict (kind, username) do nothing returning kind, username)
      select g.n from given g join made m on m.kind = g.kind and m.username = g.username`,
  );
}

/**
 * Gives a managed user who must change a password that was set when they were made, and has never signed in, what was imported.
 * @returns their names
 */
export async function adoptFirstAdministrator(
  trx: Transaction,
  users: readonly ImportedUser[],
): Promise<Set<string>> {
  const columns = sql`username text, fullname text, email text, "passwordHash" text, "forcePasswordChange" bool,
    "nonExpiryPassword" bool, suspended bool, "lastPasswordChange" timestamptz`;
  const rows = await rowsOf(
    trx,
    sql<{
      username: string;
    }>`update app_user u set fullname = g.fullname, email = g.email, password_hash = g."passwordHash",
        force_password_change = g."forcePasswordChange", non_expiry_password = g."nonExpiryPassword",
        suspended = g.suspended, last_password_change = g."lastPasswordChange"
      from ${numbered(users, columns)}
      where u.kind = 'managed' and u.username = g.username and u.force_password_change
        and u.last_password_change = u.created_at
        and u.user_id not in (select s.user_id from user_session s)
      returning u.username`,
  );
  return new Set(rows.map((row) => row.username));
}

/** @returns the numbers of those that were not there */
export function insertMemberships(
  trx: Transaction,
  memberships: readonly (UserRef & { team: string })[],
): Promise<Set<number>> {
  return numbersOf(
    trx,
    sql<{ n: number }>`with given as (
        select g.n, u.user_id, t.team_id from ${numbered(memberships, sql`kind text, username text, team uuid`)}
        join app_user u on u.kind = g.kind and u.username = g.username join team t on t.uuid = g.team),
      made as (insert into user_team (user_id, team_id) select user_id, team_id from given
        on conflict do nothing returning user_id, team_id)
      select g.n from given g join made m on m.user_id = g.user_id and m.team_id = g.team_id`,
  );
}

/** @returns the numbers of those that were not granted before */
export function insertUserPermissions(
  trx: Transaction,
  grants: readonly (UserRef & { permission: string })[],
): Promise<Set<number>> {
  return numbersOf(
    trx,
    sql<{ n: number }>`with given as (
        select g.n, u.user_id, g.permission from ${numbered(grants, sql`kind text, username text, permission text`)}
        join app_user u on u.kind = g.kind and u.username = g.username),
      made as (insert into user_permission (user_id, permission) select user_id, permission from given
        on conflict do nothing returning user_id, permission)
      select g.n from given g join made m on m.user_id = g.user_id and m.permission = g.permission`,
  );
}

/** Service accounts for keys, in the teams of these; those whose key is here already are not made. */
export async function insertKeyAccounts(
  trx: Transaction,
  accounts: readonly (Pick<ImportedKey, 'publicId' | 'teams' | 'comment'> & { name: string })[],
  at: Date,
): Promise<void> {
  const given = accounts.map(({ publicId, teams, comment, name }) => ({ publicId, teams, comment, name }));
  await runSql(
    trx,
    sql`with given as (select * from ${numbered(given, sql`"publicId" text, name text, comment text, teams uuid[]`)}),
      made as (insert into app_user (kind, username, description, created_at)
        select 'service', g.name, g.comment, ${at}::timestamptz from given g
        left join app_user u on u.username = g.name left join api_key k on k.public_id = g."publicId"
        where u.user_id is null and k.api_key_id is null
        returning user_id, username)
      insert into user_team (user_id, team_id)
        select m.user_id, t.team_id from made m join given g on g.name = m.username
        join team t on t.uuid = any(g.teams)`,
  );
}

/** Ids of service accounts by their names. */
export async function selectHolders(
  trx: Transaction,
  names: readonly string[],
): Promise<Map<string, number>> {
  const rows = await rowsOf(
    trx,
    sql<{ user_id: number; username: string }>`select user_id, username from app_user
      where kind = 'service' and username = any(${names}::text[])`,
  );
  return new Map(rows.map((row) => [row.username, row.user_id]));
}

/** Keys of a team or of a service account. @returns the numbers of those whose public id was free */
export function insertApiKeys(
  trx: Transaction,
  keys: readonly (ImportedKey & { team: string | null; userId: number | null })[],
): Promise<Set<number>> {
  const columns = sql`"publicId" text, "secretHash" text, comment text, legacy bool, "createdAt" timestamptz,
    "lastUsedAt" timestamptz, team uuid, "userId" int`;
  return numbersOf(
    trx,
    sql<{ n: number }>`with given as (select * from ${numbered(keys, columns)}),
      made as (insert into api_key (team_id, user_id, public_id, secret_hash, comment, legacy, created_at, last_used_at)
        select t.team_id, g."userId", g."publicId", decode(g."secretHash", 'hex'), g.comment, g.legacy, g."createdAt",
          g."lastUsedAt"
        from given g left join team t on t.uuid = g.team where num_nonnulls(t.team_id, g."userId") = 1 order by g.n
        on conflict (public_id) do nothing returning public_id)
      select g.n from given g join made m on m.public_id = g."publicId"`,
  );
}

/** @returns the numbers of those whose name was free */
export function insertOidcGroups(
  trx: Transaction,
  groups: readonly { uuid: string; name: string }[],
): Promise<Set<number>> {
  return numbersOf(
    trx,
    sql<{ n: number }>`with given as (select * from ${numbered(groups, sql`uuid uuid, name text`)}),
      made as (insert into oidc_group (uuid, name) select uuid, name from given order by n
        on conflict do nothing returning name)
      select g.n from given g join made m on m.name = g.name`,
  );
}

/** @returns the numbers of those that were not mapped before */
export function insertOidcMappings(
  trx: Transaction,
  mappings: readonly { uuid: string; group: string; team: string }[],
): Promise<Set<number>> {
  return numbersOf(
    trx,
    sql<{ n: number }>`with given as (
        select g.n, g.uuid, o.oidc_group_id, t.team_id from ${numbered(mappings, sql`uuid uuid, "group" text, team uuid`)}
        join oidc_group o on o.name = g."group" join team t on t.uuid = g.team),
      made as (insert into mapped_oidc_group (uuid, oidc_group_id, team_id)
        select uuid, oidc_group_id, team_id from given order by n on conflict do nothing returning uuid)
      select g.n from given g join made m on m.uuid = g.uuid`,
  );
}

/** @returns the numbers of those that were not mapped before */
export function insertLdapMappings(
  trx: Transaction,
  mappings: readonly { uuid: string; dn: string; dnKey: string; team: string }[],
): Promise<Set<number>> {
  return numbersOf(
    trx,
    sql<{ n: number }>`with given as (
        select g.n, g.uuid, g.dn, g."dnKey", t.team_id
        from ${numbered(mappings, sql`uuid uuid, dn text, "dnKey" text, team uuid`)} join team t on t.uuid = g.team),
      made as (insert into mapped_ldap_group (uuid, dn, dn_key, team_id)
        select uuid, dn, "dnKey", team_id from given order by n on conflict do nothing returning uuid)
      select g.n from given g join made m on m.uuid = g.uuid`,
  );
}
