import { type Database, inTransaction } from '../../../db/database.ts';
import { everyProject } from '../../../db/project-scope.ts';
import { textError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { requireVisible } from '../../../http/require-visible.ts';
import { findProjectReferenceByName } from '../../project-reference/project-reference.service.ts';
import { type FoundProject, listTeams } from '../project.queries.ts';
import { createProject, getProject, holdPlace, nameTaken } from '../project.service.ts';
import type { NamedProjectInput, TeamReference } from './project-input.ts';
import { findParent, inactiveParent } from './project-parent.service.ts';

/** `PUT /project`. @throws 400, 403, 404 and 409 of the contract */
export async function addProject(
  db: Database,
  input: NamedProjectInput,
  caller: Principal,
): Promise<FoundProject> {
  const { name, version = null } = input.change;
  return inTransaction(db, async (trx) => {
    if (await findProjectReferenceByName(trx, name, version, caller.scope)) throw nameTaken();
    const parentId = (await findParent(trx, input.parentUuid, caller))?.project_id ?? null;
    const parent = await holdPlace(trx, { ...input.change, name, parentId }, caller.scope);
    if (parentId !== null && !requireVisible(parent, 'parent project').active) throw inactiveParent();
    const teams = await accessTeams(trx, input.accessTeams, caller);
    const { uuid } = await createProject(
      trx,
      {
        ...input.change,
        name,
        version,
        classifier: input.change.classifier ?? 'APPLICATION',
        parentId,
        tags: input.tags ?? [],
        teamIds: teams,
      },
      caller,
    );
    return getProject(trx, uuid, everyProject);
  });
}

/** Teams that a caller lets see a new project: own ones, or any with ACCESS_MANAGEMENT (contract §26.3). */
async function accessTeams(
  db: Database,
  wanted: readonly TeamReference[],
  caller: Principal,
): Promise<number[]> {
  if (wanted.length === 0) return [];
  if (wanted.some((team) => team.uuid === undefined && team.name === undefined)) {
    throw textError('project.team_unnamed', 400, 'An access team must be named by its uuid or name.');
  }
  const teams = await listTeams(db, wanted);
  const own = new Set(caller.teams.map((team) => team.teamId));
  const mayUse = (teamId: number) => caller.permissions.has('ACCESS_MANAGEMENT') || own.has(teamId);
  for (const { uuid, name } of wanted) {
    const team = teams.find((row) => (uuid === undefined ? row.name === name : row.uuid === uuid));
    if (!team || !mayUse(team.team_id)) {
      throw textError('project.team_unknown', 400, `The access team "${uuid ?? name}" could not be found.`);
    }
  }
  return teams.map((team) => team.team_id);
}
