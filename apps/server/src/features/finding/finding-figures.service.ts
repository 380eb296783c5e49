// Public to other features.
import { openAnalysisStates } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { countFigures, countUnrated, type FindingFigures } from './finding-figures.queries.ts';

export type { FindingFigures } from './finding-figures.queries.ts';

const noFindings: FindingFigures = { new4: 0, new3: 0, new2: 0, new1: 0, new0: 0, exploited: 0, epss: null };

/**
 * The counts of the findings of projects, in the same order. "New" are those found since a time. Reads all
 * their findings.
 */
export async function findingFigures(
  db: Database,
  projectIds: readonly number[],
  newSince: Date,
): Promise<FindingFigures[]> {
  const rows = await countFigures(db, projectIds, newSince);
  const figuresOf = new Map(rows.map(({ project_id, ...figures }) => [project_id, figures]));
  return projectIds.map((id) => figuresOf.get(id) ?? noFindings);
}

/**
 * The number of findings of a project without a severity, which are listed after all others, and with at
 * least some EPSS.
 */
export async function countUnratedFindings(
  db: Database,
  projectId: number,
  minEpss: number,
  { suppressed, open }: { suppressed: boolean; open: boolean },
): Promise<number> {
  const states = open ? openAnalysisStates : [];
  return countUnrated(db, projectId, minEpss, { withSuppressed: suppressed && !open, states });
}
