// Public to other features.
import { type Database, inTransaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { countedLive, countInSlices, intervalAfter, type SlicedOutcome } from '../../../jobs/sliced-count.ts';
import { giveWayToBoms } from '../../../jobs/way-giver.ts';
import { isOfPolicies } from '../violation-condition.queries.ts';
import { everyViolation, type ViolationFilter } from '../violation-filter.ts';
import { countByProjects, countersOf } from '../violation-size.queries.ts';
import {
  countViolations,
  findHighest,
  findState,
  hasChanged,
  storeState,
} from './violation-spread.queries.ts';

/** Numbers of identities at once. */
const slice = 5_000;

/** Counts anew how many violations each version of a component has. */
export async function refreshViolationSpread(
  db: Database,
  at: Date,
  signal: AbortSignal,
): Promise<SlicedOutcome> {
  const highest = await findHighest(db);
  const outcome = await countInSlices(db, signal, giveWayToBoms(db), [
    { highest, slice, count: countViolations },
  ]);
  await inTransaction(db, (trx) => storeState(trx, at, outcome.tookMs));
  return outcome;
}

/**
 * Counts anew although nothing has changed since the last count. @returns how many rows were wrong; those that were only behind are
 * not counted
 */
export async function healViolationSpread(db: Database, at: Date, signal: AbortSignal): Promise<number> {
  const state = await findState(db);
  if (!state) return 0;
  const isBehind = await hasChanged(db, state.counted_at);
  const { changed } = await refreshViolationSpread(db, at, signal);
  return isBehind ? 0 : changed;
}

/** The pause after the last count; undefined if there is nothing to count. */
export async function violationSpreadInterval(db: Database): Promise<number | undefined> {
  if (!(await areMany(db, countedLive))) return undefined;
  const state = await findState(db);
  if (!(await hasChanged(db, state?.counted_at))) return undefined;
  return intervalAfter(state?.took_ms);
}

/**
 * The time when groups of components were counted. Undefined if they are counted per page: for a caller with
 * access to part of the portfolio, for a filter beyond active projects, and for few violations.
 * @param most the number of violations that are counted per page
 */
export async function groupsCountedAt(
  db: Database,
  filter: ViolationFilter,
  scope: ProjectScope,
  most = countedLive,
): Promise<Date | undefined> {
  if (!scope.all || !isOfEverything(filter)) return undefined;
  const state = await findState(db);
  return state && (await areMany(db, most)) ? state.counted_at : undefined;
}

function isOfEverything(filter: ViolationFilter): boolean {
  const { states, types, policies, projects, tags, analysis, withSuppressed } = filter;
  const isOfSome = [states, types, policies, projects, tags, analysis].some((words) => words.length > 0);
  return isOfPolicies(filter) && !isOfSome && !withSuppressed;
}

async function areMany(db: Database, most: number): Promise<boolean> {
  return (await countByProjects(db, undefined, countersOf(everyViolation))) > most;
}
