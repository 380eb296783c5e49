// Public to other features.
import type { CollectionLogic, CoverageCounts } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { allMembers, membersOf } from '../metrics/collection.service.ts';
import { countSights, type SightCount } from './coverage.queries.ts';
import { addSplits, nothingCounted, splitOf, viewCoverageCounts } from './coverage-status.ts';
import { enabledSources } from './enabled-sources.service.ts';
import {
  joinBlindCounts,
  listUncounted,
  type Members,
  selectNotCovered,
  sumKept,
  themselves,
} from './kept-coverage.queries.ts';
import { listKeptSights } from './portfolio-coverage.queries.ts';
import { createJudge } from './sources-by-owner.ts';

export type { Members } from './kept-coverage.queries.ts';

/** Components of changed projects that are counted on the spot; a job counts the rest within a minute. */
const mostCounted = 50_000;

interface MaybeCollection {
  readonly project_id: number;
  readonly collection_logic: CollectionLogic;
}

/**
 * The coverage of projects, of a collection that of its members: from what is kept of each project, without a look at
 * components but those of projects that have just changed.
 * @returns by the number of the project; undefined while a new BOM is still to be counted
 */
export async function coverageOfProjects(
  db: Database,
  projects: readonly MaybeCollection[],
  scope: ProjectScope,
): Promise<(projectId: number) => CoverageCounts | undefined> {
  const isCollection = ({ collection_logic }: MaybeCollection) => collection_logic !== 'NONE';
  const ids = (wanted: readonly MaybeCollection[]) => wanted.map(({ project_id }) => project_id);
  const collections = ids(projects.filter(isCollection));
  const [plain, summed] = await Promise.all([
    coverageOfMembers(db, themselves(ids(projects.filter((project) => !isCollection(project))))),
    collections.length === 0 ? undefined : coverageOfMembers(db, membersOf(collections, scope)),
  ]);
  const isSummed = new Set(collections);
  return (projectId) => (isSummed.has(projectId) ? summed?.(projectId) : plain(projectId));
}

/** The same of whatever is made up of projects. */
export async function coverageOfMembers(
  db: Database,
  members: Members,
): Promise<(top: number) => CoverageCounts | undefined> {
  const [sources, { sights, pending }] = await Promise.all([
    enabledSources(db),
    sightsOfMembers(db, members),
  ]);
  const judge = createJudge(sources);
  return (top) => {
    if (pending.has(top)) return undefined;
    const splits = (sights.get(top) ?? []).map((count) => splitOf(judge(count.sight), count));
    return viewCoverageCounts(splits.reduce(addSplits, nothingCounted));
  };
}

/** The number of components per sight, by top project. Pending projects contribute their last count. */
export async function sightsOfMembers(
  db: Database,
  members: Members,
): Promise<{ sights: ReadonlyMap<number, readonly SightCount[]>; pending: ReadonlySet<number> }> {
  const uncounted = await listUncounted(db, members);
  const isFew = uncounted.reduce((sum, { comps }) => sum + comps, 0) <= mostCounted;
  const counted = isFew ? [...new Set(uncounted.map(({ project_id }) => project_id))] : [];
  const [kept, now] = await Promise.all([
    sumKept(db, members, counted),
    counted.length === 0 ? [] : countSights(db, counted),
  ]);
  const nowOf = Map.groupBy(now, ({ project_id }) => project_id);
  const fresh = isFew
    ? uncounted.flatMap(({ top, project_id }) =>
        (nowOf.get(project_id) ?? []).map((count) => ({ ...count, top })),
      )
    : [];
  return {
    sights: Map.groupBy([...kept, ...fresh], ({ top }) => top),
    pending: new Set(isFew ? [] : uncounted.map(({ top }) => top)),
  };
}

/** SQL of a join that gives each project `p` how many of its components are not covered, as `b.blind`. */
export async function joinNotCovered(db: Database, scope: ProjectScope): Promise<RawBuilder<unknown>> {
  return joinBlindCounts(await blindSights(db), allMembers(scope));
}

/** SQL of the ids of projects with components that are not covered. */
export async function withNotCovered(db: Database, scope: ProjectScope): Promise<RawBuilder<unknown>> {
  return selectNotCovered(await blindSights(db), allMembers(scope));
}

/** The sights of which no source covers components that are not our own. */
async function blindSights(db: Database): Promise<string[]> {
  const [sources, sights] = await Promise.all([enabledSources(db), listKeptSights(db)]);
  const judge = createJudge(sources);
  return sights.filter((sight) => !judge(sight).others.judgeable);
}
