import type { UserPrincipal } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { keepingAdministrator } from '../administrator/administrator.service.ts';
import { listTeamPermissions } from '../permission/permission.queries.ts';
import type { UserRow } from '../user/user.queries.ts';
import { getUserOfAnyKind } from '../user/user.service.ts';
import { viewNestedTeam, viewUser } from '../user/user.view.ts';
import { listTeamsOfUsers } from '../user/user-details.queries.ts';
import { describeUser } from '../user/user-details.service.ts';
import { joinTeam, leaveTeam } from './membership.queries.ts';
import type { TeamRow } from './team.queries.ts';
import { getTeam } from './team.service.ts';

/** @returns undefined when the user was a member already. @throws AppError 404 */
export async function addToTeam(
  db: Database,
  actor: Actor,
  username: string,
  teamUuid: string,
): Promise<UserPrincipal | undefined> {
  return changeMembership(db, username, teamUuid, async (trx, user, team) => {
    if ((await joinTeam(trx, user.user_id, team.team_id)) === 0) return false;
    await recordAudit(trx, actor, 'user.team_joined', user.username, { team: team.uuid });
    return true;
  });
}

/** @returns undefined when the user was not a member. @throws AppError 404, 409 for the last administrator */
export async function removeFromTeam(
  db: Database,
  actor: Actor,
  username: string,
  teamUuid: string,
): Promise<UserPrincipal | undefined> {
  return changeMembership(db, username, teamUuid, async (trx, user, team) => {
    const change = () => leaveTeam(trx, user.user_id, team.team_id);
    if ((await keepingAdministrator(trx, change)) === 0) return false;
    await recordAudit(trx, actor, 'user.team_left', user.username, { team: team.uuid });
    return true;
  });
}

async function changeMembership(
  db: Database,
  username: string,
  teamUuid: string,
  change: (trx: Transaction, user: UserRow, team: TeamRow) => Promise<boolean>,
): Promise<UserPrincipal | undefined> {
  return inTransaction(db, async (trx) => {
    const team = await getTeam(trx, teamUuid);
    const user = await getUserOfAnyKind(trx, username);
    return (await change(trx, user, team)) ? describeMember(trx, user) : undefined;
  });
}

/** A user who joined or left a team: what the teams may do is shown besides. */
async function describeMember(db: Database, row: UserRow): Promise<UserPrincipal> {
  const user = await describeUser(db, row, viewUser);
  const memberships = await listTeamsOfUsers(db, [row.user_id]);
  const teamIds = memberships.map((team) => team.team_id);
  const permissions = Map.groupBy(await listTeamPermissions(db, teamIds), (item) => item.team_id);
  const teams = memberships.map((team) => viewNestedTeam(team, permissions.get(team.team_id) ?? []));
  return { ...user, teams };
}
