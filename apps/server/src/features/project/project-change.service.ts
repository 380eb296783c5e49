import { type Database, inTransaction, isUniqueViolation, type Transaction } from '../../db/database.ts';
import { everyProject } from '../../db/project-scope.ts';
import { textError } from '../../http/errors.ts';
import { mustSee } from '../../http/must-see.ts';
import type { Principal } from '../../http/principal.ts';
import {
  findProjectReferenceByName,
  type ProjectReferenceRow,
  requireProject,
} from '../project-reference/project-reference.service.ts';
import { setProjectTags } from '../tag/tag.service.ts';
import { tagNames } from '../tag/tag-name.ts';
import {
  type FoundProject,
  hasActiveDescendant,
  hasElements,
  listDescendants,
  listTeams,
} from './project.queries.ts';
import { applyChange, createProject, getProject, holdPlace, nameTaken } from './project.service.ts';
import { forgetImportedContent } from './project-import.service.ts';
import { type ProjectInput, requireName, type TeamReference } from './project-input.ts';
import { lockForChange, lockTree } from './project-lock.queries.ts';
import type { ProjectChange } from './project-row.ts';

/** `PUT /project`. @throws 400, 403, 404 and 409 of the contract */
export async function addProject(
  db: Database,
  input: ProjectInput,
  caller: Principal,
): Promise<FoundProject> {
  const name = requireName(input);
  const version = input.change.version ?? null;
  return inTransaction(db, async (trx) => {
    if (await findProjectReferenceByName(trx, name, version, caller.scope)) throw nameTaken();
    const parentId = (await parentOf(trx, input.parentUuid, caller))?.project_id ?? null;
    const parent = await holdPlace(trx, { ...input.change, name, parentId }, caller.scope);
    if (parentId !== null && !mustSee(parent, 'parent project').active) throw inactiveParent();
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

/** `POST /project`: every member is replaced, those left out are cleared (contract §4). */
export async function replaceProject(
  db: Database,
  uuid: string,
  input: ProjectInput,
  caller: Principal,
): Promise<FoundProject> {
  const name = requireName(input);
  const change: ProjectInput['change'] = {
    version: null,
    group: null,
    description: null,
    publisher: null,
    cpe: null,
    purl: null,
    swidTagId: null,
    authors: null,
    manufacturer: null,
    supplier: null,
    externalReferences: null,
    active: true,
    isLatest: false,
    collectionLogic: 'NONE',
    collectionTag: null,
    ...input.change,
    classifier: input.change.classifier ?? 'APPLICATION',
    name,
  };
  const full: ProjectInput = {
    ...input,
    change,
    parentUuid: input.parentUuid ?? null,
    tags: input.tags ?? [],
  };
  const changed = await changeProject(db, uuid, full, caller);
  return changed ?? getProject(db, uuid, caller.scope);
}

/** `PATCH /project/{uuid}`: only what was sent and differs; null counts as not sent. Undefined: nothing differs. */
export async function patchProject(
  db: Database,
  uuid: string,
  input: ProjectInput,
  caller: Principal,
): Promise<FoundProject | undefined> {
  const change = Object.fromEntries(Object.entries(input.change).filter(([, value]) => value !== null));
  return changeProject(db, uuid, { ...input, change, parentUuid: input.parentUuid ?? undefined }, caller);
}

async function changeProject(
  db: Database,
  uuid: string,
  input: ProjectInput,
  caller: Principal,
): Promise<FoundProject | undefined> {
  try {
    return await inTransaction(db, (trx) => changeLocked(trx, uuid, input, caller));
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken();
    throw error;
  }
}

async function changeLocked(
  trx: Transaction,
  uuid: string,
  input: ProjectInput,
  caller: Principal,
): Promise<FoundProject | undefined> {
  const found = await requireProject(trx, uuid, caller.scope);
  const parent = await parentOf(trx, input.parentUuid, caller);
  const { name = found.name, isLatest, active } = input.change;
  await lockForChange(trx, {
    names: isLatest || name !== found.name ? [found.name, name] : [],
    projectId: found.project_id,
    parentId: parent?.project_id ?? null,
  });
  // Read again: another request may have changed it before the lock was ours.
  const project = await getProject(trx, uuid, caller.scope);
  const moves = input.parentUuid !== undefined && (parent?.project_id ?? null) !== project.parent_id;
  if (moves || (active !== undefined && active !== project.active)) await lockTree(trx);
  const parentId = moves ? await newParentId(trx, project, input.parentUuid, caller) : undefined;
  const change = differing(project, parentId === undefined ? input.change : { ...input.change, parentId });
  const tags = input.tags && differs(tagNames(input.tags), project.tags) ? input.tags : undefined;
  if (Object.keys(change).length === 0 && tags === undefined) return undefined;
  await checkChange(trx, project, change, caller);
  await applyChange(trx, project.project_id, change.name ?? project.name, change, caller.scope);
  if (tags) await setProjectTags(trx, project.project_id, tags);
  await forgetImportedContent(trx, project.project_id);
  return getProject(trx, uuid, caller.scope);
}

async function checkChange(
  trx: Transaction,
  project: FoundProject,
  change: ProjectChange,
  caller: Principal,
): Promise<void> {
  const name = change.name ?? project.name;
  const version = change.version === undefined ? project.version : change.version;
  const same = await findProjectReferenceByName(trx, name, version, caller.scope);
  if (same && same.project_id !== project.project_id) throw nameTaken();
  if (change.active === false && (await hasActiveDescendant(trx, project.project_id))) {
    throw textError(
      'project.active_children',
      409,
      'Project cannot be set to inactive if active children are present.',
    );
  }
  const becomesCollection = change.collectionLogic !== undefined && change.collectionLogic !== 'NONE';
  if (becomesCollection && (await hasElements(trx, project.project_id))) {
    throw textError(
      'project.has_components',
      409,
      'Project cannot be made a collection project while it has own components or services.',
    );
  }
}

/** The project that another one is put below, as it is under the lock of the tree. Undefined: stays as it is. */
async function newParentId(
  trx: Transaction,
  project: FoundProject,
  parentUuid: string | null | undefined,
  caller: Principal,
): Promise<number | null> {
  const parent = await parentOf(trx, parentUuid, caller);
  if (!parent) return null;
  if (parent.project_id === project.project_id) {
    throw textError('project.own_parent', 409, 'A project cannot select itself as a parent.');
  }
  if (!parent.active) throw inactiveParent();
  if ((await listDescendants(trx, [project.project_id])).includes(parent.project_id)) {
    throw textError(
      'project.parent_below',
      409,
      'The new parent project cannot be a child of the current project.',
    );
  }
  return parent.project_id;
}

async function parentOf(
  db: Database,
  uuid: string | null | undefined,
  caller: Principal,
): Promise<ProjectReferenceRow | undefined> {
  if (uuid === null || uuid === undefined) return undefined;
  return requireProject(db, uuid, caller.scope, 'parent project');
}

function inactiveParent(): Error {
  return textError('project.inactive_parent', 409, 'An inactive project cannot be selected as a parent.');
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

/** The members of a change that differ from the project. */
function differing(project: FoundProject, change: ProjectChange): ProjectChange {
  const present: Required<ProjectChange> = {
    parentId: project.parent_id,
    name: project.name,
    version: project.version,
    group: project.group_name,
    description: project.description,
    classifier: project.classifier,
    publisher: project.publisher,
    cpe: project.cpe,
    purl: project.purl,
    swidTagId: project.swid_tag_id,
    active: project.active,
    isLatest: project.is_latest,
    collectionLogic: project.collection_logic,
    collectionTag: project.collection_tag,
    authors: project.authors,
    manufacturer: project.manufacturer,
    supplier: project.supplier,
    externalReferences: project.external_references,
  };
  const entries = Object.entries(change).filter(
    ([key, value]) => value !== undefined && differs(value, present[key as keyof ProjectChange]),
  );
  return Object.fromEntries(entries);
}

function differs(a: unknown, b: unknown): boolean {
  return canonical(a) !== canonical(b);
}

/** JSON with members in order, since the database does not keep their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
