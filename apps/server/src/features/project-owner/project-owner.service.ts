// Public to other features.
import type { OwnerCandidate, OwnerName, ProjectOwnership } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import { containsPattern } from '../../db/list/search.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { isUuid } from '../../db/uuid.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import {
  candidates,
  deleteOwner,
  findCandidate,
  listCandidates,
  listOwners,
  listTeamsWithAccess,
  storeOwner,
} from './project-owner.queries.ts';
import { viewCandidate, viewOwnerName, viewOwnership } from './project-owner.view.ts';

export { projectsOwnedBy } from './project-owner.queries.ts';

/** The owner that is wanted: a user by name, or a team by UUID. */
interface WantedOwner {
  readonly user: string | undefined;
  readonly team: string | undefined;
}

/** The owners of projects by number, set or inherited. Projects without an owner are left out. */
export async function ownersOf(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<ReadonlyMap<number, OwnerName>> {
  if (projectIds.length === 0) return new Map();
  const rows = await listOwners(db, projectIds, scope);
  return new Map(rows.map((row) => [row.project_id, viewOwnerName(row)]));
}

/** The owner of a project and where it is set, or the teams that take its place. @throws 404, 403 */
export async function getOwnership(db: Database, uuid: string, caller: Principal): Promise<ProjectOwnership> {
  const { project_id } = await requireProject(db, uuid, caller.scope);
  const [row] = await listOwners(db, [project_id], caller.scope);
  if (row) return viewOwnership(row);
  return { teams: await listTeamsWithAccess(db, project_id, knownTeams(caller)) };
}

/** Sets the owner of a project. @throws 404, 403; 400 for a user or a team that the caller may not choose */
export async function setOwner(
  db: Database,
  uuid: string,
  wanted: WantedOwner,
  caller: Principal,
  actor: Actor,
): Promise<ProjectOwnership> {
  if ((wanted.user === undefined) === (wanted.team === undefined))
    throw new ValidationError([violation('user', 'Name either a user or a team.', wanted.user)]);
  await inTransaction(db, async (trx) => {
    const { project_id } = await requireProject(trx, uuid, caller.scope);
    const owner = await findCandidate(trx, candidates(knownTeams(caller), caller.userId), wanted);
    if (!owner) throw unknownOwner(wanted);
    await storeOwner(trx, project_id, owner, actor.at);
    await recordAudit(trx, actor, 'project.owner_set', uuid, {
      owner: owner.name,
      kind: owner.user_id === null ? 'TEAM' : 'USER',
    });
  });
  return getOwnership(db, uuid, caller);
}

/** Takes the own owner of a project away; it then inherits one. Fine when it has none. @throws 404, 403 */
export async function removeOwner(
  db: Database,
  uuid: string,
  caller: Principal,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { project_id } = await requireProject(trx, uuid, caller.scope);
    if (await deleteOwner(trx, project_id)) await recordAudit(trx, actor, 'project.owner_removed', uuid, {});
  });
}

/** So many are offered at once. */
const mostOffered = 50;

/** Users and teams that a caller may make an owner, by name. */
export async function listOwnerCandidates(
  db: Database,
  search: string | undefined,
  caller: Principal,
): Promise<OwnerCandidate[]> {
  const pattern = search === undefined ? undefined : containsPattern(search);
  const all = candidates(knownTeams(caller), caller.userId);
  return (await listCandidates(db, all, pattern, mostOffered)).map(viewCandidate);
}

/** Access managers know all teams and users. Others know their own teams and the members of these. */
function knownTeams({ permissions, teams }: Principal): number[] | undefined {
  return permissions.has('ACCESS_MANAGEMENT') ? undefined : teams.map(({ teamId }) => teamId);
}

function unknownOwner({ user, team }: WantedOwner): ValidationError {
  const name = team ?? user;
  const member = team === undefined ? 'user' : 'team';
  const isKnown = team === undefined || isUuid(team);
  const message = isKnown
    ? `There is no ${member} "${name}" that you can choose.`
    : `"${name}" is not the UUID of a team.`;
  return new ValidationError([violation(member, message, name)]);
}
