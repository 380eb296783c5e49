// Public to other features.
import type { Database, Transaction } from '../../db/database.ts';
import { lockCounters } from '../project-counter/project-counter.service.ts';
import { countProjectDrift, listWrongProjects, storeCounts } from './violation-count.queries.ts';

/** Take before deciding about violations of projects; held until the transaction ends. */
export async function lockViolations(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await lockCounters(trx, projectIds);
}

/** Counts the violations of projects anew after some came, went or were decided about. Needs {@link lockViolations}. */
export async function recountViolations(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length > 0) await storeCounts(trx, projectIds);
}

/** The number of projects whose counters differ from a recount. It must be zero. */
export async function countViolationDrift(db: Database): Promise<number> {
  return countProjectDrift(db);
}

/** The projects among some whose violations or counters differ from a recount. */
export async function listWrongViolations(db: Database, projectIds: readonly number[]): Promise<number[]> {
  return listWrongProjects(db, projectIds);
}
