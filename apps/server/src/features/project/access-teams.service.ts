// Public to other features.
import type { Database } from '../../db/database.ts';
import { AppError, textError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { listTeamsGiven } from '../project-reference/project-permission.service.ts';
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

/**
 * Teams that a new project is given because its maker may make projects for these only (docs/adr/0026): otherwise it would
 * be nobody's, and out of its maker's reach at once. It follows the project above, or the one that it is made from.
 * @param given teams that it is given anyway
 * @throws 400 when there are several, of which none is named
 */
export async function owningTeams(
  db: Database,
  { teams, actsForTeams = [] }: Principal,
  given: readonly number[],
  nextTo: number | undefined,
): Promise<number[]> {
  const owners: number[] = [];
  for (const teamIds of actsForTeams) {
    if (teamIds.some((teamId) => given.includes(teamId) || owners.includes(teamId))) continue;
    const near = nextTo === undefined ? teamIds : await listTeamsGiven(db, nextTo, teamIds);
    if (nextTo === undefined && teamIds.length > 1) {
      const names = teams.filter(({ teamId }) => teamIds.includes(teamId)).map(({ name }) => `"${name}"`);
      throw new AppError('project.team_needed', {
        status: 400,
        title: 'The project is for one of several teams',
        detail: `You may create projects for the teams ${names.join(', ')}. Choose one of them (accessTeams).`,
      });
    }
    owners.push(...near);
  }
  return owners;
}
