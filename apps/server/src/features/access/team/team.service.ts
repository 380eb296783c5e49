// Public to other features.
import type { NestedTeam } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../../db/database.ts';
import { isUuid, newUuid } from '../../../db/uuid.ts';
import { notFound, unreadable } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { holdAccess } from '../../project-access/project-access.service.ts';
import { keepingAdministrator } from '../administrator/administrator.service.ts';
import { listTeamPermissions } from '../permission/permission.queries.ts';
import { viewPermission } from '../permission/permission.view.ts';
import {
  deleteTeam,
  findTeamByUuid,
  insertTeam,
  listTeams,
  renameTeam,
  type TeamRow,
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

/**
 * @throws AppError 404, 400 for an id that is none, 409 when the last administrator is one through this team
 */
export async function removeTeam(db: Database, actor: Actor, uuid: string): Promise<void> {
  if (uuid.trim() !== '' && !isUuid(uuid)) throw unreadable(`uuid: "${uuid}" is not a UUID`);
  await inTransaction(db, async (trx) => {
    const team = await getTeam(trx, uuid);
    await holdAccess(trx);
    await keepingAdministrator(trx, () => deleteTeam(trx, team.team_id));
    await recordAudit(trx, actor, 'team.deleted', team.uuid, { name: team.name });
  });
}

/** Teams as they stand inside of something else, each with what it may do. */
export async function nestTeams(
  db: Database,
  teams: readonly Pick<TeamRow, 'team_id' | 'uuid' | 'name'>[],
): Promise<Map<number, NestedTeam>> {
  const ids = teams.map((team) => team.team_id);
  const permissions = Map.groupBy(await listTeamPermissions(db, ids), (item) => item.team_id);
  return new Map(
    teams.map(({ team_id, uuid, name }) => [
      team_id,
      { uuid, name, permissions: (permissions.get(team_id) ?? []).map(viewPermission) },
    ]),
  );
}
