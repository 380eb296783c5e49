import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { preparedRow } from '../../../db/prepared.ts';
import type { Principal } from '../../../http/principal.ts';
import { settingValue } from '../../config-property/setting.service.ts';

export type UserKind = NonNullable<Principal['userKind']>;

interface Rights {
  teams: { teamId: number; uuid: string; name: string }[];
  permissions: string[];
  /** Permissions that teams hold for their own projects only. */
  team_permissions: { permission: string; teamId: number }[];
  acl: string | null;
}

export interface UserRights extends Rights {
  user_id: number;
  kind: UserKind;
  username: string;
  suspended: boolean;
}

/** For a token from token exchange: its rule, if the rule is limited to projects. */
export interface LimitedRights extends UserRights {
  limiting_rule_id: number | null;
}

export interface SessionRights extends LimitedRights {
  last_seen_at: Date;
  expires_at: Date;
  idle_timeout: string | null;
}

export interface ApiKeyRights extends Rights {
  api_key_id: number;
  secret_hash: Buffer;
  expires_at: Date | null;
  limited: boolean;
  /** The service account whose key it is. */
  account: string | null;
  suspended: boolean;
  /** Teams that it may let see the projects that it creates. */
  access_team_ids: number[];
}

const aclEnabled = settingValue('access-management', 'acl.enabled');
const teamsOfUser = sql`select m.team_id from user_team m where m.user_id = u.user_id`;
/** Columns of {@link UserRights}, of `app_user u`. */
const userRights = sql`u.user_id, u.kind, u.username, u.suspended,
        ${teamsAsJson(teamsOfUser)} as teams,
        array(select permission from user_permission where user_id = u.user_id
          union
          select permission from team_permission join user_team using (team_id)
          where user_id = u.user_id and not own_projects) as permissions,
        ${ownPermissionsAsJson(teamsOfUser)} as team_permissions,
        ${aclEnabled} as acl`;
const idleTimeout = settingValue('session', 'idle.timeout.minutes');

/** Everything an access decision about a session needs, in one round trip: it is read for every request. */
export async function findSessionRights(db: Database, sessionId: string): Promise<SessionRights | undefined> {
  return preparedRow(
    db,
    sql<SessionRights>`
      select ${userRights}, s.last_seen_at, s.expires_at, ${idleTimeout} as idle_timeout,
        case when r.limited then r.token_rule_id end as limiting_rule_id
      from user_session s join app_user u on u.user_id = s.user_id
        left join token_rule r on r.token_rule_id = s.token_rule_id
      where s.session_id = ${sessionId}`,
  );
}

/** The service account of a rule of token exchange. */
export async function findRightsByRule(db: Database, ruleId: number): Promise<LimitedRights | undefined> {
  return preparedRow(
    db,
    sql<LimitedRights>`
      select ${userRights}, case when r.limited then r.token_rule_id end as limiting_rule_id
      from token_rule r join app_user u on u.user_id = r.user_id where r.token_rule_id = ${ruleId}`,
  );
}

export async function findUserRightsById(db: Database, userId: number): Promise<UserRights | undefined> {
  return preparedRow(db, sql<UserRights>`select ${userRights} from app_user u where u.user_id = ${userId}`);
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

/** The team of `api_key k`, or those of its service account. */
const teamsOfKey = sql`select k.team_id union all select m.team_id from user_team m where m.user_id = k.user_id`;

function apiKeyRights(which: RawBuilder<unknown>): RawBuilder<ApiKeyRights> {
  return sql<ApiKeyRights>`
      select k.api_key_id, k.secret_hash, k.expires_at, k.limited,
        u.username as account, coalesce(u.suspended, false) as suspended,
        array(select team_id from api_key_access_team where api_key_id = k.api_key_id) as access_team_ids,
        ${teamsAsJson(teamsOfKey)} as teams,
        array(select distinct permission from team_permission
          where team_id in (${teamsOfKey}) and not own_projects) as permissions,
        ${ownPermissionsAsJson(teamsOfKey)} as team_permissions,
        ${aclEnabled} as acl
      from api_key k left join app_user u on u.user_id = k.user_id where ${which}`;
}

function teamsAsJson(teamIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('teamId', t.team_id, 'uuid', t.uuid, 'name', t.name)
      order by t.name, t.team_id), '[]')
    from team t where t.team_id in (${teamIds}))`;
}

function ownPermissionsAsJson(teamIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('permission', o.permission, 'teamId', o.team_id)
      order by o.permission, o.team_id), '[]')
    from team_permission o where o.own_projects and o.team_id in (${teamIds}))`;
}
