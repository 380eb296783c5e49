import type { Team } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { listApiKeys } from '../api-key/api-key.queries.ts';
import { listLdapMappings, listOidcMappings } from '../group/mapping.queries.ts';
import { listTeamPermissions } from '../permission/permission.queries.ts';
import { listUsersOfTeams } from './membership.queries.ts';
import type { TeamRow } from './team.queries.ts';
import { viewTeam } from './team.view.ts';

/** Teams as the API shows them, with everything that belongs to them, in the order given. */
export async function describeTeams(db: Database, rows: readonly TeamRow[]): Promise<Team[]> {
  const teamIds = rows.map((row) => row.team_id);
  const keys = Map.groupBy(await listApiKeys(db, teamIds), (key) => key.team_id);
  const users = Map.groupBy(await listUsersOfTeams(db, teamIds), (user) => user.team_id);
  const permissions = Map.groupBy(await listTeamPermissions(db, teamIds), (item) => item.team_id);
  const ldapGroups = Map.groupBy(await listLdapMappings(db, teamIds), (mapping) => mapping.team_id);
  const oidcGroups = Map.groupBy(await listOidcMappings(db, teamIds), (mapping) => mapping.team_id);
  return rows.map((row) =>
    viewTeam(row, {
      keys: keys.get(row.team_id) ?? [],
      users: users.get(row.team_id) ?? [],
      permissions: permissions.get(row.team_id) ?? [],
      ldapGroups: ldapGroups.get(row.team_id) ?? [],
      oidcGroups: oidcGroups.get(row.team_id) ?? [],
    }),
  );
}

export async function describeTeam(db: Database, row: TeamRow): Promise<Team> {
  const [team] = await describeTeams(db, [row]);
  if (!team) throw new Error('The team was not described');
  return team;
}
