// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { collectOfComponents, moveToPast, startEnding } from './violation-end.queries.ts';

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
