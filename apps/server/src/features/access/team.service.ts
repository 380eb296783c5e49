import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { isUuid, newUuid } from '../../http/ids.ts';
import type { Principal } from '../../http/principal.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { keepingAdministrator } from './administrator.service.ts';
import {
  deleteTeam,
  findTeamByUuid,
  grantToTeam,
  insertTeam,
  listTeams,
  renameTeam,
  type TeamRow,
  withdrawFromTeam,
} from './team.queries.ts';

export { listTeams };

/** @throws AppError 404 for an unknown team, also for an id that is none */
export async function getTeam(db: Database, uuid: string): Promise<TeamRow> {
  const team = isUuid(uuid) ? await findTeamByUuid(db, uuid) : undefined;
  if (!team) throw notFound('team');
  return team;
}

/** The teams that a caller may name: their own, or all for those who manage access (contract §26.2). */
export async function listVisibleTeams(
  db: Database,
  caller: Principal,
): Promise<readonly { uuid: string; name: string }[]> {
  return caller.permissions.has('ACCESS_MANAGEMENT') ? listTeams(db) : caller.teams;
}

export async function createTeam(db: Database, actor: Actor, name: string): Promise<TeamRow> {
  const uuid = newUuid();
  return inTransaction(db, async (trx) => {
    const teamId = await insertTeam(trx, { uuid, name });
    await recordAudit(trx, actor, 'team.created', uuid, { name });
    return { team_id: teamId, uuid, name };
  });
}

export async function updateTeam(
  db: Database,
  actor: Actor,
  change: { uuid: string; name: string },
): Promise<TeamRow> {
  return inTransaction(db, async (trx) => {
    const team = await getTeam(trx, change.uuid);
    await renameTeam(trx, team.team_id, change.name);
    await recordAudit(trx, actor, 'team.renamed', team.uuid, { from: team.name, to: change.name });
    return { ...team, name: change.name };
  });
}

/** @throws AppError 404, 409 when the last administrator is one through this team */
export async function removeTeam(db: Database, actor: Actor, uuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const team = await getTeam(trx, uuid);
    await keepingAdministrator(trx, () => deleteTeam(trx, team.team_id));
    await recordAudit(trx, actor, 'team.deleted', team.uuid, { name: team.name });
  });
}

/** @returns whether anything changed */
export async function grantTeamPermission(
  trx: Transaction,
  actor: Actor,
  team: TeamRow,
  permission: string,
): Promise<boolean> {
  if ((await grantToTeam(trx, team.team_id, [permission])) === 0) return false;
  await recordAudit(trx, actor, 'team.permission_granted', team.uuid, { permission });
  return true;
}

/** @returns whether anything changed. @throws AppError 409 when the last administrator is one through this team */
export async function withdrawTeamPermission(
  trx: Transaction,
  actor: Actor,
  team: TeamRow,
  permission: string,
): Promise<boolean> {
  const withdrawn = await keepingAdministrator(trx, () => withdrawFromTeam(trx, team.team_id, permission));
  if (withdrawn === 0) return false;
  await recordAudit(trx, actor, 'team.permission_withdrawn', team.uuid, { permission });
  return true;
}
