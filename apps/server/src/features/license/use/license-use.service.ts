import type { LicenseUse } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { notFound } from '../../../http/errors.ts';
import { countedLive, countInSlices, intervalAfter, type SlicedOutcome } from '../../../jobs/sliced-count.ts';
import { giveWayToBoms } from '../../../jobs/way-giver.ts';
import {
  countUse,
  countUsing,
  findHighest,
  findSize,
  findState,
  findUse,
  storeState,
  type UsingProjects,
} from './license-use.queries.ts';

/** Licenses at once. */
const slice = 100;
/** A license that was changed by hand leaves no trace that is cheap to find. */
const mostIntervalMs = 24 * 60 * 60_000;

/** Counts anew how many components and projects have each license. */
export async function refreshLicenseUse(db: Database, at: Date, signal: AbortSignal): Promise<SlicedOutcome> {
  const highest = await findHighest(db);
  const outcome = await countInSlices(db, signal, giveWayToBoms(db), [{ highest, slice, count: countUse }]);
  await inTransaction(db, (trx) => storeState(trx, at, outcome.tookMs));
  return outcome;
}

/** The pause after the last count; undefined if there is nothing to count. */
export async function licenseUseInterval(db: Database): Promise<number | undefined> {
  const state = await findState(db);
  const size = await findSize(db, state?.counted_at);
  if (size.components <= countedLive) return undefined;
  return size.has_changed ? intervalAfter(state?.took_ms) : mostIntervalMs;
}

/** When the use of licenses was counted; undefined where there is so little that it is counted now. */
export async function whenCounted(db: Database): Promise<Date | undefined> {
  const state = await findState(db);
  if (!state) return undefined;
  return (await findSize(db, state.counted_at)).components > countedLive ? state.counted_at : undefined;
}

/** The use of a license in the caller's projects. @throws 404 */
export async function getLicenseUse(db: Database, spdxId: string, scope: ProjectScope): Promise<LicenseUse> {
  const countedAt = await whenCounted(db);
  const use = await findUse(db, spdxId, scope, countedAt !== undefined);
  if (!use) throw notFound('license');
  return { ...use, ...(countedAt ? { countedOn: countedAt.getTime() } : {}) };
}

/**
 * The number of components with a license in some projects, at the time of the count; undefined if it is not
 * counted ahead.
 */
export async function countKeptUse(
  db: Database,
  licenseId: number,
  projects: UsingProjects,
  scope: ProjectScope,
): Promise<number | undefined> {
  return (await whenCounted(db)) ? countUsing(db, licenseId, projects, scope) : undefined;
}
