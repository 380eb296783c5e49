import { type Database, inTransaction } from '../../db/database.ts';
import { stopIfAborted } from '../../jobs/job.ts';
import { giveWayToBoms } from '../../jobs/way-giver.ts';
import { isBulkAwaited } from '../bulk/bulk.service.ts';
import { countFaults, countSights } from '../coverage/coverage.service.ts';
import { findingFigures } from '../finding/finding-figures.service.ts';
import { lastScored } from '../source/source.service.ts';
import {
  type Basis,
  findAnyOutdated,
  listOutdated,
  type OutdatedProject,
  storeAttention,
  storeFaults,
  storeSights,
} from './attention-refresh.queries.ts';
import { newSince } from './new-since.ts';

/** Enough that planning a statement is little of what it takes, few enough that a stop need not wait. */
const batchSize = 50;

/** The current basis of figures. */
export async function currentBasis(db: Database, now: Date): Promise<Basis> {
  return { since: newSince(now), scoredAt: (await lastScored(db)) ?? null };
}

export async function isAnyOutdated(db: Database, now: Date): Promise<boolean> {
  return findAnyOutdated(db, await currentBasis(db, now));
}

/**
 * Recounts changed projects in batches. The next run finds projects that change meanwhile. It also finds
 * those left over when someone decides about many findings and should not wait for this job.
 * @returns the number of counted projects
 */
export async function refreshAttention(db: Database, now: Date, signal: AbortSignal): Promise<number> {
  const basis = await currentBasis(db, now);
  const way = giveWayToBoms(db);
  let counted = 0;
  let afterId = 0;
  for (;;) {
    stopIfAborted(signal);
    await way.wait(signal);
    if (await isBulkAwaited(db)) return counted;
    const projects = await listOutdated(db, basis, afterId, batchSize);
    if (projects.length > 0) await refreshProjects(db, projects, basis);
    counted += projects.length;
    afterId = projects.at(-1)?.project_id ?? afterId;
    if (projects.length < batchSize) return counted;
  }
}

async function refreshProjects(
  db: Database,
  projects: readonly OutdatedProject[],
  basis: Basis,
): Promise<void> {
  const ids = projects.map((project) => project.project_id);
  const figures = await findingFigures(db, ids, basis.since);
  await inTransaction(db, async (trx) => {
    const stored = await storeAttention(trx, projects, basis, figures);
    // Counts behind the row locks. A change of components marks its project later, or has already done so.
    await storeSights(trx, stored, await countSights(trx, stored));
    await storeFaults(trx, stored, await countFaults(trx, stored));
  });
}
