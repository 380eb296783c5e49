import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { AppError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { actorOf, recordAudits } from '../../audit-log/audit-log.service.ts';
import { keepProjects } from '../../component-past/component-past.service.ts';
import { lockForUpload } from '../../matching/matching.service.ts';
import { deleteUnusedOriginals } from '../../original/original.service.ts';
import { noteProjectDeletion } from '../../policy-evaluation/evaluate.service.ts';
import {
  beyondAccess,
  beyondAccessSentence,
  notSeenWhole,
} from '../../project-reference/project-reach.service.ts';
import { requireProject } from '../../project-reference/project-reference.service.ts';
import { listAllowed, listDescendants } from '../project.queries.ts';
import { deleteProjects, listNames, listOriginals, lockProjects } from './project-delete.queries.ts';

/** Deletes a project with everything below it (contract §4). @throws 404, and 403 unless the caller sees all of that */
export async function removeProject(db: Database, uuid: string, caller: Principal, at: Date): Promise<void> {
  const project = await requireProject(db, uuid, caller.scope);
  await inTransaction(db, async (trx) => {
    const kept = await removeTrees(trx, [project.project_id], caller, at);
    if (kept.size > 0) throw beyondAccess();
  });
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
  if (Object.keys(errors).length > 0) throw notDeleted(errors);
  const ids = rows.map((row) => row.project_id);
  await inTransaction(db, async (trx) => {
    const kept = await removeTrees(trx, ids, caller, at);
    if (kept.size === 0) return;
    const refused = rows.filter((row) => kept.has(row.project_id));
    throw notDeleted(Object.fromEntries(refused.map(({ uuid }) => [uuid, beyondAccessSentence])));
  });
}

function notDeleted(errors: Readonly<Record<string, string>>): AppError {
  return new AppError('project.operation_failed', {
    status: 400,
    title: 'Project operation failed',
    detail: 'The projects could not be deleted',
    extra: { errors },
  });
}

/**
 * Deletes projects with everything below them. Their components can still be found.
 * @returns the roots that stay, because something below them is hidden from the caller
 */
export async function removeTrees(
  trx: Transaction,
  rootIds: readonly number[],
  caller: Principal,
  at: Date,
): Promise<ReadonlySet<number>> {
  const { kept, locked } = await lockSeenTrees(trx, rootIds, caller.scope);
  if (locked.length === 0) return kept;
  const gone = (await listNames(trx, locked)).map(({ uuid, ...detail }) => ({ target: uuid, detail }));
  await recordAudits(trx, actorOf(caller, at), 'project.deleted', gone);
  await lockForUpload(trx);
  const originals = await listOriginals(trx, locked);
  await noteProjectDeletion(trx, locked);
  await keepProjects(trx, locked, at);
  await deleteProjects(trx, locked);
  await deleteUnusedOriginals(trx, originals);
  return kept;
}

/**
 * The trees that the caller sees whole, and the roots of the others. Looks before it locks, so that nobody holds up what
 * they may not see, and again after: something hidden may have been put below in between.
 */
async function lockSeenTrees(
  trx: Transaction,
  rootIds: readonly number[],
  scope: ProjectScope,
): Promise<{ kept: ReadonlySet<number>; locked: number[] }> {
  const before = await notSeenWhole(trx, rootIds, scope);
  const seen = rootIds.filter((id) => !before.has(id));
  const locked = await lockTrees(trx, seen);
  const since = await notSeenWhole(trx, seen, scope);
  const kept = new Set([...before, ...since]);
  if (since.size === 0) return { kept, locked };
  return {
    kept,
    locked: await listDescendants(
      trx,
      seen.filter((id) => !since.has(id)),
    ),
  };
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

/** Deletes projects as if they had never been: nothing of them is found any more. Nothing else may be below them. */
export async function takeBackProjects(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await lockForUpload(trx);
  const originals = await listOriginals(trx, projectIds);
  await noteProjectDeletion(trx, projectIds);
  await deleteProjects(trx, projectIds);
  await deleteUnusedOriginals(trx, originals);
}
