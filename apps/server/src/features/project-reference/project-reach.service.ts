// Public to other features.
import type { Database, Transaction } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { AppError } from '../../http/errors.ts';
import { listAboveHidden, listBelowHidden, listHidden } from './project-reach.queries.ts';

/**
 * Some acts on a project change others with it: a deletion takes everything below. Such an act is refused as a whole when
 * the caller may not see one of these others. The refusal is the same whatever is hidden, and however much of it: it names
 * nothing and counts nothing (contract §3).
 */
export const beyondAccessSentence = 'This change would reach beyond what you have access to.';

export function beyondAccess(): AppError {
  return new AppError('project.beyond_access', { status: 403, title: beyondAccessSentence, as: 'text' });
}

/** The projects that the caller does not see completely, because something below them is hidden. */
export async function notSeenWhole(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<ReadonlySet<number>> {
  if (scope.all || projectIds.length === 0) return new Set();
  return new Set(await listAboveHidden(db, projectIds, scope));
}

/** The projects that a move would take from a hidden parent, or that would take hidden projects with them. */
export async function notMovable(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<ReadonlySet<number>> {
  if (scope.all || projectIds.length === 0) return new Set();
  const above = await listAboveHidden(db, projectIds, scope);
  return new Set([...above, ...(await listBelowHidden(db, projectIds, scope))]);
}

/** @throws 403 when something below one of the projects is hidden from the caller */
export async function requireSeenWhole(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<void> {
  if ((await notSeenWhole(db, projectIds, scope)).size > 0) throw beyondAccess();
}

/** @throws 403 when a move of the project would reach a hidden one */
export async function requireMovable(db: Database, projectId: number, scope: ProjectScope): Promise<void> {
  if ((await notMovable(db, [projectId], scope)).size > 0) throw beyondAccess();
}

/** True if a project is below one that the caller may not see, and so looks like one at the top. */
export async function hasHiddenParent(
  db: Database,
  projectId: number,
  scope: ProjectScope,
): Promise<boolean> {
  return !scope.all && (await listBelowHidden(db, [projectId], scope)).length > 0;
}

/**
 * The changed projects that are now hidden from the caller. A tag or a place in the tree may have been the
 * reason for their access.
 */
export async function listLost(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<ReadonlySet<number>> {
  if (scope.all || projectIds.length === 0) return new Set();
  return new Set(await listHidden(db, projectIds, scope));
}

/** @throws 403 when a change has taken a project from its caller, who could not take it back */
export async function requireStillSeen(
  trx: Transaction,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<void> {
  if ((await listLost(trx, projectIds, scope)).size === 0) return;
  throw new AppError('project.own_access', {
    status: 403,
    title: 'This change would take away your own access to the project.',
    as: 'text',
  });
}
