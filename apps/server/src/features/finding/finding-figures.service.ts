// Public to other features.
import type { Database } from '../../db/database.ts';
import { countFigures, countUnrated, type FindingFigures } from './finding-figures.queries.ts';

export type { FindingFigures } from './finding-figures.queries.ts';

/** What a project's findings come to; "new" are those found at a time or later. Reads all findings of the project. */
export async function findingFigures(
  db: Database,
  projectId: number,
  newSince: Date,
): Promise<FindingFigures> {
  const figures = await countFigures(db, projectId, newSince);
  if (!figures) throw new Error('An aggregate without group always has a row');
  return figures;
}

/** How many findings of a project have no severity, so that they stand behind all others, and at least an EPSS. */
export async function countUnratedFindings(
  db: Database,
  projectId: number,
  minEpss: number,
  withSuppressed: boolean,
): Promise<number> {
  return countUnrated(db, projectId, minEpss, withSuppressed);
}
