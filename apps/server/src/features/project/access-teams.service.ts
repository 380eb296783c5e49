// Public to other features.
import type { Database } from '../../db/database.ts';
import { textError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { TeamReference } from './change/project-input.ts';
import { listTeams } from './project.queries.ts';

export type { TeamReference };

/**
 * Teams that a caller lets see a new project: own ones, those that an administrator listed at the API key, or any with
 * ACCESS_MANAGEMENT (contract §26.3).
 * @throws 400 for any other
 */
export async function readAccessTeams(
  db: Database,
  wanted: readonly TeamReference[],
  caller: Principal,
): Promise<number[]> {
  if (wanted.length === 0) return [];
  if (wanted.some((team) => team.uuid === undefined && team.name === undefined)) {
    throw textError('project.team_unnamed', 400, 'An access team must be named by its uuid or name.');
  }
  const teams = await listTeams(db, wanted);
  const usable = new Set([...caller.teams.map((team) => team.teamId), ...(caller.accessTeamIds ?? [])]);
  const mayUse = (teamId: number) => caller.permissions.has('ACCESS_MANAGEMENT') || usable.has(teamId);
  for (const { uuid, name } of wanted) {
    const team = teams.find((row) => (uuid === undefined ? row.name === name : row.uuid === uuid));
    if (!team || !mayUse(team.team_id)) {
      throw textError('project.team_unknown', 400, `The access team "${uuid ?? name}" could not be found.`);
    }
  }
  return teams.map((team) => team.team_id);
}
