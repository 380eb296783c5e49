import type { Database, Transaction } from '../../../db/database.ts';
import { textError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { requireMovable } from '../../project-reference/project-reach.service.ts';
import {
  type ProjectReferenceRow,
  requireProject,
} from '../../project-reference/project-reference.service.ts';
import { type FoundProject, listDescendants } from '../project.queries.ts';
import { requireOpenPlace } from '../project.service.ts';

/** The project that a body names as parent; undefined when it names none. @throws 403, 404 */
export async function findParent(
  db: Database,
  uuid: string | null | undefined,
  caller: Principal,
): Promise<ProjectReferenceRow | undefined> {
  if (uuid === null || uuid === undefined) return undefined;
  return requireProject(db, uuid, caller.scope, 'parent project');
}

export function inactiveParent(): Error {
  return textError('project.inactive_parent', 409, 'An inactive project cannot be selected as a parent.');
}

/**
 * The number of the project that another one is put below, as it is under the lock of the tree; null for none.
 * @throws 403, 404, and 409 for a place where it cannot be
 */
export async function newParentId(
  trx: Transaction,
  project: FoundProject,
  parentUuid: string | null | undefined,
  caller: Principal,
): Promise<number | null> {
  const parent = await findParent(trx, parentUuid, caller);
  await requireMovable(trx, project.project_id, caller.scope);
  await requireOpenPlace(trx, parent?.project_id ?? null, caller.scope);
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
