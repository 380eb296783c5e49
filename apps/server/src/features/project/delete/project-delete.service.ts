import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { AppError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { keepProjects } from '../../component-past/component-past.service.ts';
import { lockForUpload } from '../../matching/matching.service.ts';
import { deleteUnusedOriginals } from '../../original/original.service.ts';
import { noteProjectDeletion } from '../../policy-evaluation/evaluate.service.ts';
import { requireProject } from '../../project-reference/project-reference.service.ts';
import { listAllowed, listDescendants } from '../project.queries.ts';
import { deleteProjects, listOriginals, lockProjects } from './project-delete.queries.ts';

/** Deletes a project with everything below it (contract §4). @throws 403, 404 */
export async function removeProject(db: Database, uuid: string, caller: Principal, at: Date): Promise<void> {
  const project = await requireProject(db, uuid, caller.scope);
  await inTransaction(db, (trx) => removeTrees(trx, [project.project_id], at));
}

/** Deletes several projects, or none when one of them cannot be. @throws the 400 problem with a reason for each */
export async function removeProjects(
  db: Database,
  uuids: readonly string[],
  caller: Principal,
  at: Date,
): Promise<void> {
  const rows = await listAllowed(db, uuids, caller.scope);
  const allowedOf = new Map(rows.map((row) => [row.uuid, row.allowed]));
  const errors: Record<string, string> = {};
  for (const uuid of uuids) {
    const allowed = allowedOf.get(uuid);
    if (allowed === undefined) errors[uuid] = 'Project not found';
    else if (!allowed) errors[uuid] = 'Access denied to project';
  }
  if (Object.keys(errors).length > 0) {
    throw new AppError('project.operation_failed', {
      status: 400,
      title: 'Project operation failed',
      detail: 'The projects could not be deleted',
      extra: { errors },
    });
  }
  const ids = rows.map((row) => row.project_id);
  await inTransaction(db, (trx) => removeTrees(trx, ids, at));
}

/** Deletes projects with everything below them. What components they had can still be found. */
export async function removeTrees(trx: Transaction, rootIds: readonly number[], at: Date): Promise<void> {
  const locked = await lockTrees(trx, rootIds);
  await lockForUpload(trx);
  const originals = await listOriginals(trx, locked);
  await noteProjectDeletion(trx, locked);
  await keepProjects(trx, locked, at);
  await deleteProjects(trx, locked);
  await deleteUnusedOriginals(trx, originals);
}

/** Everything below the roots. Under a locked project nothing new can be put, but it may have been a moment before. */
async function lockTrees(trx: Transaction, rootIds: readonly number[]): Promise<number[]> {
  let locked: number[] = [];
  for (;;) {
    const found = await listDescendants(trx, rootIds);
    if (found.length === locked.length) return locked;
    locked = await lockProjects(trx, found);
  }
}
