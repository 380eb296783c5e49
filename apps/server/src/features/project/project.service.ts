// Public to other features.
import type { Database, Transaction } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { everyProject } from '../../db/project-scope.ts';
import { newUuid } from '../../db/uuid.ts';
import { forbidden, textError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { recordEvent } from '../../jobs/outbox.ts';
import { isSettingOn } from '../config-property/setting.service.ts';
import { noteProjectChange } from '../policy-evaluation/evaluate.service.ts';
import { giveToTeams } from '../project-access/given-access.service.ts';
import { refreshAccess } from '../project-access/project-access.service.ts';
import {
  findLatestProjectReference,
  findProjectReferenceById,
  type ProjectReferenceRow,
} from '../project-reference/project-reference.service.ts';
import { ensureTags, setProjectTags } from '../tag/tag.service.ts';
import { owningTeams } from './access-teams.service.ts';
import { listClosedPlaces } from './change/open-place.queries.ts';
import { lockForChange, lockTree } from './change/project-lock.queries.ts';
import {
  clearLatest,
  type FoundProject,
  findByName,
  findByUuid,
  findLatest,
  insertProject,
  updateProject,
} from './project.queries.ts';
import type { ProjectChange } from './project-row.ts';

export { type FoundProject, listById as listProjectsById } from './project.queries.ts';
export { viewBareProject, viewProject, viewRisk } from './project.view.ts';

/** A project that the caller may see. @throws 404 when there is none, 403 when it is hidden */
export async function getProject(db: Database, uuid: string, scope: ProjectScope): Promise<FoundProject> {
  return requireVisible(await findByUuid(db, uuid, scope), 'project');
}

/** By name and version; null is the one without version. */
export async function lookUpProject(
  db: Database,
  name: string,
  version: string | null,
  scope: ProjectScope,
): Promise<FoundProject> {
  return requireVisible(await findByName(db, name, version, scope), 'project');
}

export async function getLatestProject(
  db: Database,
  name: string,
  scope: ProjectScope,
): Promise<FoundProject> {
  return requireVisible(await findLatest(db, name, scope), 'project');
}

/** The facts that decide which locks a new project needs. */
type NewPlace = Pick<ProjectDraft, 'name' | 'isLatest' | 'parentId'>;

/**
 * Locks what a new project needs. Returns its parent, which cannot change until then; undefined if there is
 * none, or it is gone. The caller decides if it may be the parent.
 * @throws 403 if an API key limited to projects may not put one there
 */
export async function holdPlace(
  trx: Transaction,
  { name, isLatest, parentId = null }: NewPlace,
  scope: ProjectScope,
): Promise<ProjectReferenceRow | undefined> {
  await lockForChange(trx, { names: isLatest ? [name] : [], parentId });
  if (parentId !== null) await lockTree(trx);
  await requireOpenPlace(trx, parentId, scope);
  return parentId === null ? undefined : findProjectReferenceById(trx, parentId, scope);
}

/** @throws 403 where an API key that is limited to projects may put none */
export async function requireOpenPlace(
  db: Database,
  parentId: number | null,
  scope: ProjectScope,
): Promise<void> {
  if ((await listClosedPlaces(db, [parentId], scope)).size === 0) return;
  throw textError(
    'project.beyond_key',
    403,
    'The API key is limited to projects. It may only create projects below those that it includes with their children.',
  );
}

/** A project as {@link createProject} makes it. */
export interface ProjectDraft extends ProjectChange {
  readonly name: string;
  readonly version: string | null;
  readonly tags?: readonly string[];
  /** Teams that may see it besides those that follow from the caller. */
  readonly teamIds?: readonly number[];
  /** The project that it is made from. */
  readonly sourceId?: number;
}

/**
 * Adds a project with its tags and rights, and tells of it. Needs {@link holdPlace}.
 * @throws 400 when it is not known for which of the caller's teams it is, 409 when name and version are taken
 */
export async function createProject(
  trx: Transaction,
  draft: ProjectDraft,
  caller: Principal,
): Promise<ProjectReferenceRow> {
  const project = await tryCreateProject(trx, draft, caller);
  if (!project) throw nameTaken();
  return project;
}

/** Like {@link createProject}, but undefined when name and version are taken. */
export async function tryCreateProject(
  trx: Transaction,
  { tags, teamIds, sourceId, ...draft }: ProjectDraft,
  caller: Principal,
): Promise<ProjectReferenceRow | undefined> {
  const projectId = await insertProject(trx, newUuid(), draft.name, draft.version);
  if (projectId === undefined) return undefined;
  await applyChange(trx, projectId, draft.name, draft, caller.scope);
  await setProjectTags(trx, projectId, tags ?? []);
  const given = [...(teamIds ?? []), ...(await creatingTeams(trx, caller))];
  const owners = await owningTeams(trx, caller, given, sourceId ?? draft.parentId ?? undefined);
  await giveToTeams(trx, projectId, [...given, ...owners]);
  if (draft.parentId != null) await refreshAccess(trx, [projectId]);
  const project = requireVisible(await findProjectReferenceById(trx, projectId, everyProject), 'project');
  const { uuid, name, version } = project;
  await recordEvent(trx, {
    group: 'PROJECT_CREATED',
    scope: 'PORTFOLIO',
    level: 'INFORMATIONAL',
    projectId,
    subject: { project: { uuid, name, version } },
  });
  return project;
}

/** Writes members of a project; the flag `isLatest` leaves the version that had it. Needs `lockForChange`. */
export async function applyChange(
  trx: Transaction,
  projectId: number,
  name: string,
  change: ProjectChange,
  scope: ProjectScope,
): Promise<void> {
  if (change.isLatest) {
    await requireLatestAccess(trx, name, scope);
    await noteProjectChange(trx, await clearLatest(trx, name, projectId));
  }
  if (change.collectionTag) await ensureTags(trx, [change.collectionTag]);
  await updateProject(trx, projectId, change);
  if (change.isLatest !== undefined || change.parentId !== undefined) {
    await noteProjectChange(trx, [projectId]);
  }
}

/** The flag may only be taken from a project that the caller may see. @throws 403 */
export async function requireLatestAccess(db: Database, name: string, scope: ProjectScope): Promise<void> {
  const latest = await findLatestProjectReference(db, name, scope);
  if (latest && !latest.allowed) throw forbidden('latest version of the project');
}

export function nameTaken(): Error {
  return textError(
    'project.name_taken',
    409,
    'A project with the specified name and version already exists.',
  );
}

/** With access control on, what an API key creates is seen by its team (contract §3), and what a service account does by its own. */
async function creatingTeams(db: Database, caller: Principal): Promise<number[]> {
  const isProgram = caller.kind === 'api-key' || caller.isServiceAccount === true;
  if (!isProgram || !(await isSettingOn(db, 'access-management', 'acl.enabled'))) return [];
  return caller.teams.map((team) => team.teamId);
}
