// Public to other features.
import type { Analysis } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { viewAnalysis } from './analysis.view.ts';
import { listAnalyses, listLatestComments } from './analysis-list.queries.ts';

/** A finding: components of all projects have numbers of their own. */
interface FindingKey {
  readonly component_id: number;
  readonly vuln_id: number;
}

export interface ListedAnalysis {
  /** With its latest comments, oldest first. */
  readonly analysis: Analysis;
  readonly commentCount: number;
  readonly updatedAt: Date;
}

/** The analyses of findings of some projects, by {@link analysisKey}; limited to the number of findings. */
export async function readAnalyses(
  db: Database,
  projectIds: readonly number[],
  keys: readonly FindingKey[],
  mostComments: number,
): Promise<ReadonlyMap<string, ListedAnalysis>> {
  const [rows, comments] = await Promise.all([
    listAnalyses(db, projectIds, keys),
    listLatestComments(db, projectIds, keys, mostComments),
  ]);
  const commentsOf = Map.groupBy(comments, analysisKey);
  return new Map(
    rows.map((row) => {
      const own = commentsOf.get(analysisKey(row)) ?? [];
      const listed = {
        analysis: viewAnalysis({ analysis: row, comments: own }),
        commentCount: own[0]?.of ?? 0,
        updatedAt: row.updated_at,
      };
      return [analysisKey(row), listed];
    }),
  );
}

export function analysisKey({ component_id, vuln_id }: FindingKey): string {
  return `${component_id}/${vuln_id}`;
}
