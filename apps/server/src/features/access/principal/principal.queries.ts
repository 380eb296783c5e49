import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { preparedRow } from '../../../db/prepared.ts';
import type { Principal } from '../../../http/principal.ts';
import { settingValue } from '../../config-property/setting.service.ts';

export type UserKind = NonNullable<Principal['userKind']>;

interface Rights {
  teams: { teamId: number; uuid: string; name: string }[];
  permissions: string[];
  acl: string | null;
}

export interface UserRights extends Rights {
  user_id: number;
  kind: UserKind;
  username: string;
  suspended: boolean;
  sessions_valid_from: Date;
}

export interface ApiKeyRights extends Rights {
  api_key_id: number;
  secret_hash: Buffer;
}

const aclEnabled = settingValue('access-management', 'acl.enabled');

/** Everything an access decision about a user needs, in one round trip: it is read for every request. */
export async function findUserRights(
  db: Database,
  kind: UserKind,
  username: string,
): Promise<UserRights | undefined> {
  return preparedRow(db, userRights(sql`u.kind = ${kind} and u.username = ${username}`));
}

export async function findUserRightsById(db: Database, userId: number): Promise<UserRights | undefined> {
  return preparedRow(db, userRights(sql`u.user_id = ${userId}`));
}

function userRights(which: RawBuilder<unknown>): RawBuilder<UserRights> {
  return sql<UserRights>`
      select u.user_id, u.kind, u.username, u.suspended, u.sessions_valid_from,
        ${teamsAsJson(sql`select team_id from user_team where user_id = u.user_id`)} as teams,
        array(select permission from user_permission where user_id = u.user_id
          union
          select permission from team_permission join user_team using (team_id) where user_id = u.user_id) as permissions,
        ${aclEnabled} as acl
      from app_user u where ${which}`;
}

export async function findApiKeyRights(db: Database, publicId: string): Promise<ApiKeyRights | undefined> {
  return preparedRow(db, apiKeyRights(sql`k.public_id = ${publicId}`));
}

export async function findApiKeyRightsById(
  db: Database,
  apiKeyId: number,
): Promise<ApiKeyRights | undefined> {
  return preparedRow(db, apiKeyRights(sql`k.api_key_id = ${apiKeyId}`));
}

function apiKeyRights(which: RawBuilder<unknown>): RawBuilder<ApiKeyRights> {
  return sql<ApiKeyRights>`
      select k.api_key_id, k.secret_hash,
        ${teamsAsJson(sql`select k.team_id`)} as teams,
        array(select permission from team_permission where team_id = k.team_id) as permissions,
        ${aclEnabled} as acl
      from api_key k where ${which}`;
}

function teamsAsJson(teamIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('teamId', t.team_id, 'uuid', t.uuid, 'name', t.name)
      order by t.name, t.team_id), '[]')
    from team t where t.team_id in (${teamIds}))`;
}
