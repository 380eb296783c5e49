// Public to other features.
import type { Database, Transaction } from '../../db/database.ts';
import {
  countProjectDrift,
  listWrongProjects,
  lockCounters,
  storeCounts,
} from './violation-count.queries.ts';

/** Take before deciding about violations of projects; held until the transaction ends. */
export async function lockViolations(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await lockCounters(trx, projectIds);
}

/** Counts the violations of projects anew after some came, went or were decided about. Needs {@link lockViolations}. */
export async function recountViolations(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length > 0) await storeCounts(trx, projectIds);
}

/** How many projects have counters that differ from a recount. Must be zero. */
export async function countViolationDrift(db: Database): Promise<number> {
  return countProjectDrift(db);
}

/** Of some projects, those whose violations or their counters are not as a recount has them. */
export async function listWrongViolations(db: Database, projectIds: readonly number[]): Promise<number[]> {
  return listWrongProjects(db, projectIds);
}
