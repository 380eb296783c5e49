import type { Database } from '../../db/database.ts';
import type { Analyzer } from './analyzer.ts';
import type { AnalyzerId } from './analyzer-ids.ts';
import { fuzzy } from './fuzzy/fuzzy.analyzer.ts';
import { ossIndex } from './ossindex/ossindex.analyzer.ts';
import { snyk } from './snyk/snyk.analyzer.ts';
import { trivy } from './trivy/trivy.analyzer.ts';
import { vulndb } from './vulndb/vulndb.analyzer.ts';

/** Everything that finds matches in the background, in the order of the contract (§14). One line each. */
export const analyzers: readonly Analyzer[] = [fuzzy, ossIndex, snyk, trivy, vulndb];

export function findAnalyzer(id: string): Analyzer | undefined {
  return analyzers.find((analyzer) => analyzer.id === id);
}

/** The analyzers that are enabled and configured. */
export async function listAsked(db: Database): Promise<AnalyzerId[]> {
  const asked: AnalyzerId[] = [];
  for (const { id, findObstacle } of analyzers) {
    if ((await findObstacle(db)) === undefined) asked.push(id);
  }
  return asked;
}
