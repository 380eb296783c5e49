import type { Permission, Team } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { keepingAdministrator } from '../administrator/administrator.service.ts';
import { requirePermission } from '../permission/permission.service.ts';
import { grantToTeam, type TeamRow, withdrawFromTeam } from './team.queries.ts';
import { getTeam } from './team.service.ts';
import { describeTeam } from './team-details.service.ts';

/** @returns undefined when the team had it already. @throws AppError 404 */
export async function grantTeamPermission(
  db: Database,
  actor: Actor,
  teamUuid: string,
  permission: string,
): Promise<Team | undefined> {
  return changePermission(db, teamUuid, permission, async (trx, team, granted) => {
    if ((await grantToTeam(trx, team.team_id, [granted])) === 0) return false;
    await recordAudit(trx, actor, 'team.permission_granted', team.uuid, { permission: granted });
    return true;
  });
}

/**
 * @returns undefined when the team did not have it
 * @throws AppError 404, 409 when the last administrator is one through this team
 */
export async function withdrawTeamPermission(
  db: Database,
  actor: Actor,
  teamUuid: string,
  permission: string,
): Promise<Team | undefined> {
  return changePermission(db, teamUuid, permission, async (trx, team, withdrawn) => {
    const change = () => withdrawFromTeam(trx, team.team_id, withdrawn);
    if ((await keepingAdministrator(trx, change)) === 0) return false;
    await recordAudit(trx, actor, 'team.permission_withdrawn', team.uuid, { permission: withdrawn });
    return true;
  });
}

async function changePermission(
  db: Database,
  teamUuid: string,
  permission: string,
  change: (trx: Transaction, team: TeamRow, permission: Permission) => Promise<boolean>,
): Promise<Team | undefined> {
  return inTransaction(db, async (trx) => {
    const team = await getTeam(trx, teamUuid);
    const hasChanged = await change(trx, team, requirePermission(permission));
    return hasChanged ? describeTeam(trx, team) : undefined;
  });
}
