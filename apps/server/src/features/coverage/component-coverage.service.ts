// Public to other features.
import type { CoverageStatus } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { splitOf, viewCoverageCounts } from './coverage-status.ts';
import { enabledSources } from './enabled-sources.service.ts';
import { createJudge } from './sources-by-owner.ts';

/** Decides about single components by how the sources see them. */
export async function componentCoverage(
  db: Database,
): Promise<(sight: string, isInternal: boolean) => CoverageStatus> {
  const judge = createJudge(await enabledSources(db));
  return (sight, isInternal) =>
    viewCoverageCounts(splitOf(judge(sight), { components: 1, internal: isInternal ? 1 : 0 })).status;
}
