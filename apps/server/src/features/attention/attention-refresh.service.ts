import { type Database, inTransaction } from '../../db/database.ts';
import { stopIfAborted } from '../../jobs/job.ts';
import { countSights } from '../coverage/coverage.service.ts';
import { findingFigures } from '../finding/finding-figures.service.ts';
import { lastScored } from '../source/source.service.ts';
import {
  type Basis,
  findAnyOutdated,
  listOutdated,
  type OutdatedProject,
  storeAttention,
  storeSights,
} from './attention-refresh.queries.ts';
import { newSince } from './new-since.ts';

const batchSize = 200;

/** What figures would be worked out from now. */
export async function currentBasis(db: Database, now: Date): Promise<Basis> {
  return { since: newSince(now), scoredAt: (await lastScored(db)) ?? null };
}

export async function isAnyOutdated(db: Database, now: Date): Promise<boolean> {
  return findAnyOutdated(db, await currentBasis(db, now));
}

/**
 * Counts the projects again that have changed: their own findings only, in a transaction for each. What changes while it
 * runs is found outdated the next time.
 * @returns how many were counted
 */
export async function refreshAttention(db: Database, now: Date, signal: AbortSignal): Promise<number> {
  const basis = await currentBasis(db, now);
  let counted = 0;
  let afterId = 0;
  for (;;) {
    const projects = await listOutdated(db, basis, afterId, batchSize);
    for (const project of projects) {
      stopIfAborted(signal);
      await refreshProject(db, project, basis);
    }
    counted += projects.length;
    afterId = projects.at(-1)?.project_id ?? afterId;
    if (projects.length < batchSize) return counted;
  }
}

async function refreshProject(db: Database, project: OutdatedProject, basis: Basis): Promise<void> {
  const figures = await findingFigures(db, project.project_id, basis.since);
  await inTransaction(db, async (trx) => {
    const isThere = await storeAttention(trx, project, basis, figures);
    // Counted behind the lock of the row: who changes components marks it later, or has done so before.
    if (isThere) await storeSights(trx, project.project_id, await countSights(trx, project.project_id));
  });
}
