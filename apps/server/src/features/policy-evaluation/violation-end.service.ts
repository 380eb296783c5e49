// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { lockCounters } from './violation-count.queries.ts';
import {
  collectOfComponents,
  collectOrphans,
  moveToPast,
  startEnding,
  storeIdentities,
  storeIdentity,
} from './violation-end.queries.ts';

/**
 * Ends what components violated that the same transaction has deleted. It locks the counters of their projects first: an
 * evaluation that still saw the components has ended by then, so its violations are found, and a later one finds no
 * component. Counting is left to the caller, who counts the projects.
 */
export async function endViolationsOfComponents(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
  at: Date,
): Promise<void> {
  await lockCounters(trx, projectIds);
  await startEnding(trx);
  if ((await collectOfComponents(trx, projectIds, componentIds)) > 0) await moveToPast(trx, at);
}

/**
 * Ends violations whose component is gone, and puts right which identities the others are of. Nothing should leave such; where
 * something did, the next count of the project ends it. Needs the counters of the projects locked.
 */
export async function mendViolations(
  trx: Transaction,
  projectIds: readonly number[],
  at: Date,
): Promise<void> {
  await startEnding(trx);
  if ((await collectOrphans(trx, projectIds)) > 0) await moveToPast(trx, at);
  await storeIdentities(trx, projectIds);
}

/** Violations of a component that has become another one stay its own; it is evaluated at the end of the change. */
export async function keepViolationsOfChanged(
  trx: Transaction,
  projectId: number,
  componentId: number,
): Promise<void> {
  await storeIdentity(trx, projectId, componentId);
}
