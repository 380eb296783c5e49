// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { collectOfComponents, moveToPast, startEnding, storeIdentity } from './violation-end.queries.ts';

/** Ends what components violate, before they end themselves. Counting is left to the caller, who counts the projects. */
export async function endViolationsOfComponents(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
  at: Date,
): Promise<void> {
  await startEnding(trx);
  if ((await collectOfComponents(trx, projectIds, componentIds)) > 0) await moveToPast(trx, at);
}

/** Violations of a component that has become another one stay its own; it is evaluated at the end of the change. */
export async function keepViolationsOfChanged(
  trx: Transaction,
  projectId: number,
  componentId: number,
): Promise<void> {
  await storeIdentity(trx, projectId, componentId);
}
