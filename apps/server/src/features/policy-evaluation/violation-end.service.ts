// Public to other features.
import type { Transaction } from '../../db/database.ts';
import {
  collectOrphans,
  moveToPast,
  startEnding,
  storeIdentities,
  storeIdentitiesOf,
} from './violation-end.queries.ts';

/**
 * Ends the violations of removed components. A deletion of components leaves this to the count of the
 * projects, which follows in the same transaction with locked counters. An evaluation that still saw the
 * components has ended by then, so its violations are found. A later one finds no component. Leftovers of
 * older versions end as well.
 */
export async function endOrphans(trx: Transaction, projectIds: readonly number[], at: Date): Promise<void> {
  await startEnding(trx);
  if ((await collectOrphans(trx, projectIds)) > 0) await moveToPast(trx, at);
}

/** Puts right which identities the violations of projects are of. No writer leaves them wrong. */
export async function mendIdentities(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await storeIdentities(trx, projectIds);
}

/** Violations of a component that has become another one stay its own; it is evaluated at the end of the change. */
export async function keepViolationsOfChanged(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
): Promise<void> {
  await storeIdentitiesOf(trx, projectIds, componentIds);
}
