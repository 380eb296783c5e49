import { type Database, inTransaction, isUniqueViolation, type Transaction } from '../../../db/database.ts';
import { textError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { refreshAccess } from '../../project-access/project-access.service.ts';
import {
  hasHiddenParent,
  requireSeenWhole,
  requireStillSeen,
} from '../../project-reference/project-reach.service.ts';
import {
  findProjectReferenceByName,
  type ProjectReferenceRow,
  requireProject,
} from '../../project-reference/project-reference.service.ts';
import { setProjectTags } from '../../tag/tag.service.ts';
import { tagNames } from '../../tag/tag-name.ts';
import { type FoundProject, hasActiveDescendant, hasElements } from '../project.queries.ts';
import { applyChange, getProject, nameTaken } from '../project.service.ts';
import { forgetImportedContent } from '../project-import.service.ts';
import type { ProjectChange } from '../project-row.ts';
import { differing, differs } from './project-difference.ts';
import type { NamedProjectInput, ProjectInput } from './project-input.ts';
import { lockForChange, lockTree } from './project-lock.queries.ts';
import { findParent, newParentId } from './project-parent.service.ts';

/** `POST /project`: every member is replaced, those left out are cleared (contract §4). */
export async function replaceProject(
  db: Database,
  uuid: string,
  input: NamedProjectInput,
  caller: Principal,
): Promise<FoundProject> {
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
  const parent = await findParent(trx, input.parentUuid, caller);
  const { name = found.name, isLatest, active } = input.change;
  await lockForChange(trx, {
    names: isLatest || name !== found.name ? [found.name, name] : [],
    projectId: found.project_id,
    parentId: parent?.project_id ?? null,
  });
  // Read again: another request may have changed it before the lock was ours.
  const project = await getProject(trx, uuid, caller.scope);
  const moves = await isMoving(trx, project, input.parentUuid, parent, caller);
  if (moves || (active !== undefined && active !== project.active)) await lockTree(trx);
  const parentId = moves ? await newParentId(trx, project, input.parentUuid, caller) : undefined;
  const change = differing(project, parentId === undefined ? input.change : { ...input.change, parentId });
  const tags = input.tags && differs(tagNames(input.tags), project.tags) ? input.tags : undefined;
  if (Object.keys(change).length === 0 && tags === undefined) return undefined;
  await checkChange(trx, project, change, caller);
  await applyChange(trx, project.project_id, change.name ?? project.name, change, caller.scope);
  if (tags) await setProjectTags(trx, project.project_id, tags);
  if (parentId !== undefined) await refreshAccess(trx, [project.project_id]);
  await requireStillSeen(trx, [project.project_id], caller.scope);
  await forgetImportedContent(trx, [project.project_id]);
  return getProject(trx, uuid, caller.scope);
}

/**
 * A caller who cannot see the parent sees a project at the top level, and keeps its place by sending that.
 */
async function isMoving(
  trx: Transaction,
  project: FoundProject,
  parentUuid: string | null | undefined,
  parent: ProjectReferenceRow | undefined,
  { scope }: Principal,
): Promise<boolean> {
  if (parentUuid === undefined || (parent?.project_id ?? null) === project.parent_id) return false;
  return parentUuid !== null || !(await hasHiddenParent(trx, project.project_id, scope));
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
  if (change.active === false) await requireSeenWhole(trx, [project.project_id], caller.scope);
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
