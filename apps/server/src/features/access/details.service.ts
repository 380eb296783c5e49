import type { Team, UserPrincipal } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { toNestedTeam, toPermissionItem, toTeam, toUserPrincipal } from './access.view.ts';
import { listApiKeys } from './api-key.queries.ts';
import {
  listTeamPermissions,
  listTeamsOfUsers,
  listUserPermissions,
  listUsersOfTeams,
} from './details.queries.ts';
import type { TeamRow } from './team.queries.ts';
import type { UserRow } from './user.queries.ts';

/** Teams as the API shows them, with everything that belongs to them, in the order given. */
export async function describeTeams(db: Database, rows: readonly TeamRow[]): Promise<Team[]> {
  const teamIds = rows.map((row) => row.team_id);
  const keys = Map.groupBy(await listApiKeys(db, teamIds), (key) => key.team_id);
  const users = Map.groupBy(await listUsersOfTeams(db, teamIds), (user) => user.team_id);
  const permissions = Map.groupBy(await listTeamPermissions(db, teamIds), (item) => item.team_id);
  return rows.map((row) =>
    toTeam(row, {
      keys: keys.get(row.team_id) ?? [],
      users: users.get(row.team_id) ?? [],
      permissions: permissions.get(row.team_id) ?? [],
    }),
  );
}

export async function describeTeam(db: Database, row: TeamRow): Promise<Team> {
  const [team] = await describeTeams(db, [row]);
  if (!team) throw new Error('The team was not described');
  return team;
}

/** Users as the API shows them, with their teams and direct permissions, in the order given. */
export async function describeUsers(db: Database, rows: readonly UserRow[]): Promise<UserPrincipal[]> {
  const userIds = rows.map((row) => row.user_id);
  const memberships = await listTeamsOfUsers(db, userIds);
  const teams = Map.groupBy(memberships, (team) => team.user_id);
  const permissions = Map.groupBy(await listUserPermissions(db, userIds), (item) => item.user_id);
  return rows.map((row) =>
    toUserPrincipal(row, {
      teams: (teams.get(row.user_id) ?? []).map((team) => toNestedTeam(team)),
      permissions: (permissions.get(row.user_id) ?? []).map(toPermissionItem),
    }),
  );
}

/** A user who joined or left a team: what the teams may do is shown besides. */
export async function describeMember(db: Database, row: UserRow): Promise<UserPrincipal> {
  const [user, memberships] = await Promise.all([describeUser(db, row), listTeamsOfUsers(db, [row.user_id])]);
  const teamIds = memberships.map((team) => team.team_id);
  const permissions = Map.groupBy(await listTeamPermissions(db, teamIds), (item) => item.team_id);
  const teams = memberships.map((team) => toNestedTeam(team, permissions.get(team.team_id) ?? []));
  return { ...user, teams };
}

export async function describeUser(db: Database, row: UserRow): Promise<UserPrincipal> {
  const [user] = await describeUsers(db, [row]);
  if (!user) throw new Error('The user was not described');
  return user;
}
