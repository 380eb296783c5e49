import type { Database } from '../../../db/database.ts';
import type { PackageType } from '../../component-shape/repository-type.ts';
import { type EnabledRepositoryRow, listEnabledRepositories } from '../repository.queries.ts';
import { readAskedTypes } from './asked-types.ts';
import { listTypesWithDue } from './due.queries.ts';
import { isExcessive } from './excess.ts';

const firstRestMs = 5 * 60_000;
const longestRestMs = 3_600_000;

/** A repository that cannot be asked is tried less and less often, until it answers or somebody changes it. */
export function isAtRest({ failures, problem_at }: EnabledRepositoryRow, now: Date): boolean {
  if (failures === 0 || problem_at === null) return false;
  const restMs = Math.min(longestRestMs, firstRestMs * 2 ** (failures - 1));
  return now.getTime() - problem_at.getTime() < restMs;
}

/** One that sends too much is left alone for a day, whatever a run is for, unless somebody changes it. */
export function isTooMuch({ failure, problem_at }: EnabledRepositoryRow, now: Date): boolean {
  return failure === 'excess' && isExcessive(problem_at, now);
}

/** The types with due packages. Packages of a failing repository wait until it may be queried again. */
export async function listTypesToAsk(db: Database, now: Date): Promise<PackageType[]> {
  const ofType = Map.groupBy(await listEnabledRepositories(db), (row) => row.type);
  const due = await listTypesWithDue(db, (await readAskedTypes(db)).types);
  return due.filter((type) => {
    const failing = (ofType.get(type) ?? []).filter(({ failures }) => failures > 0);
    return failing.length === 0 || failing.some((row) => !isAtRest(row, now) && !isTooMuch(row, now));
  });
}
