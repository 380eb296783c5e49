import {
  isTeamPermission,
  type LimitedPermission,
  type Permission,
  type PermissionReach,
  type Team,
  type TeamPermission,
  teamPermissions,
} from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { ValidationError, violation } from '../../../http/errors.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { keepingAdministrator } from '../administrator/administrator.service.ts';
import { requirePermission } from '../permission/permission.service.ts';
import type { TeamRow } from './team.queries.ts';
import { getTeam } from './team.service.ts';
import { describeTeam } from './team-details.service.ts';
import {
  deleteTeamPermission,
  listLimitedPermissions,
  listReaches,
  lockReach,
  reachOf,
  storeReach,
} from './team-permission.queries.ts';

/** For all that members see, as API v1 means it. @returns undefined when the team had it so already. @throws AppError 404 */
export async function grantTeamPermission(
  db: Database,
  actor: Actor,
  teamUuid: string,
  permission: string,
): Promise<Team | undefined> {
  return inTransaction(db, async (trx) => {
    const team = await getTeam(trx, teamUuid);
    const hasChanged = await give(trx, actor, team, requirePermission(permission), 'ALL');
    return hasChanged ? describeTeam(trx, team) : undefined;
  });
}

/**
 * Takes what holds for all that members see, as API v1 means it; what is held for the team's own projects stays.
 * @returns undefined when the team did not have it
 * @throws AppError 404, 409 when the last administrator is one through this team
 */
export async function withdrawTeamPermission(
  db: Database,
  actor: Actor,
  teamUuid: string,
  permission: string,
): Promise<Team | undefined> {
  return inTransaction(db, async (trx) => {
    const team = await getTeam(trx, teamUuid);
    const hasChanged = await take(trx, actor, team, requirePermission(permission), ['ALL']);
    return hasChanged ? describeTeam(trx, team) : undefined;
  });
}

/** @throws AppError 404, 400 for a permission that a team cannot hold for its own projects only */
export async function setTeamPermission(
  db: Database,
  actor: Actor,
  teamUuid: string,
  permission: string,
  reach: PermissionReach,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const team = await getTeam(trx, teamUuid);
    const given = requirePermission(permission);
    if (reach === 'TEAM' && !isTeamPermission(given)) throw notOfTeams(given);
    await give(trx, actor, team, given, reach);
  });
}

/**
 * Removes a permission, whatever its reach. @throws AppError 404, 409 if the last administrator has the role
 * through this team
 */
export async function removeTeamPermission(
  db: Database,
  actor: Actor,
  teamUuid: string,
  permission: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const team = await getTeam(trx, teamUuid);
    await take(trx, actor, team, requirePermission(permission), ['ALL', 'TEAM']);
  });
}

/** The permissions of a team, by name. @throws AppError 404 */
export async function teamPermissionsOf(db: Database, teamUuid: string): Promise<TeamPermission[]> {
  const { team_id } = await getTeam(db, teamUuid);
  return (await listReaches(db, team_id)).map((row) => ({ name: row.permission, reach: reachOf(row) }));
}

/** The permissions that teams hold for their own projects only. */
export async function limitedPermissions(db: Database): Promise<LimitedPermission[]> {
  const rows = await listLimitedPermissions(db);
  return rows.map(({ team_uuid: team, team_name: name, permission }) => ({ team, name, permission }));
}

/** @returns whether that changed something */
async function give(
  trx: Transaction,
  actor: Actor,
  team: TeamRow,
  permission: Permission,
  reach: PermissionReach,
): Promise<boolean> {
  const before = await lockReach(trx, team.team_id, permission);
  if (before === reach) return false;
  await storeReach(trx, team.team_id, permission, reach);
  if (before === undefined) {
    await recordAudit(trx, actor, 'team.permission_granted', team.uuid, { permission, reach });
  } else {
    const detail = { permission, from: before, to: reach };
    await recordAudit(trx, actor, 'team.permission_reach_changed', team.uuid, detail);
  }
  return true;
}

/** @returns whether the team had it with one of these reaches */
async function take(
  trx: Transaction,
  actor: Actor,
  team: TeamRow,
  permission: Permission,
  reaches: readonly PermissionReach[],
): Promise<boolean> {
  const taken = await keepingAdministrator(trx, async () => {
    const reach = await lockReach(trx, team.team_id, permission);
    if (reach === undefined || !reaches.includes(reach)) return undefined;
    await deleteTeamPermission(trx, team.team_id, permission);
    return reach;
  });
  if (taken === undefined) return false;
  await recordAudit(trx, actor, 'team.permission_withdrawn', team.uuid, { permission, reach: taken });
  return true;
}

function notOfTeams(permission: Permission): ValidationError {
  const rule = `${permission} can only be granted for all projects. Permissions for a team's own projects are ${teamPermissions.join(', ')}`;
  return new ValidationError([violation('reach', rule, 'TEAM')]);
}
