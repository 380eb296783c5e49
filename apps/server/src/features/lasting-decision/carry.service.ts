// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { carryAnalyses, findCarrying, findPredecessor, followProject } from './carry.queries.ts';

/**
 * Decisions follow their components: into those that an upload has put in their place, and, with the first upload to a new
 * version, from the version before it. Only where their project asks for it (`carries_decisions`). Needs `lockForUpload`; comes
 * after matching, for a decision follows only as long as the vulnerability is still there, and before counting.
 * @param at when the upload's components came and those that are gone ended
 */
export async function carryDecisions(trx: Transaction, projectId: number, at: Date): Promise<void> {
  const project = await findCarrying(trx, projectId);
  if (!project) return;
  if (project.carries_decisions) await carryAnalyses(trx, projectId, { endedAt: at });
  if (!project.is_new) return;
  const predecessor = await findPredecessor(trx, projectId);
  if (predecessor === undefined) return;
  await followProject(trx, projectId);
  await carryAnalyses(trx, projectId, { projectId: predecessor });
}

/** Likewise from a version to its clone. */
export async function carryFromVersion(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  const source = await findCarrying(trx, sourceId);
  if (source?.carries_decisions) await carryAnalyses(trx, targetId, { projectId: sourceId });
}
