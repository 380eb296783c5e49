// Public to other features.
import { type RawBuilder, sql } from 'kysely';
import { type Database, inTransaction } from '../../db/database.ts';
import { countedLive, countInSlices, intervalAfter, type SlicedOutcome } from '../../jobs/sliced-count.ts';
import { giveWayToBoms } from '../../jobs/way-giver.ts';
import {
  countIdentities,
  countVulnerabilities,
  findHighest,
  findState,
  hasMoreFindings,
  needsCount,
  storeState,
} from './spread.queries.ts';
import { spreadKinds } from './spread-kinds.ts';

/** Numbers of vulnerabilities or identities at once: a quarter of a million findings or so. */
const slice = 5_000;

/** Counts anew how far each vulnerability, flaw and identity is spread. */
export async function refreshSpread(db: Database, at: Date, signal: AbortSignal): Promise<SlicedOutcome> {
  const { vulns, identities } = await findHighest(db);
  const outcome = await countInSlices(db, signal, giveWayToBoms(db), [
    { highest: vulns, slice, count: countVulnerabilities },
    { highest: identities, slice, count: countIdentities },
  ]);
  await inTransaction(db, (trx) => storeState(trx, at, outcome.tookMs));
  return outcome;
}

/**
 * Counts anew although nothing has changed since the last count. @returns how many rows were wrong; those that were only behind are
 * not counted
 */
export async function healSpread(db: Database, at: Date, signal: AbortSignal): Promise<number> {
  const state = await findState(db);
  if (!state) return 0;
  const isBehind = await needsCount(db, state.counted_at, 0);
  const { changed } = await refreshSpread(db, at, signal);
  return isBehind ? 0 : changed;
}

/** The pause after the last count; undefined if there is nothing to count. */
export async function spreadInterval(db: Database): Promise<number | undefined> {
  const state = await findState(db);
  if (!(await needsCount(db, state?.counted_at, countedLive))) return undefined;
  return intervalAfter(state?.took_ms);
}

/** When the job counted last; undefined before it has. */
export async function spreadCountedAt(db: Database): Promise<Date | undefined> {
  return (await findState(db))?.counted_at;
}

/** True if the findings of all projects are counted by the job, and too many to be counted for a page. */
export async function isSpreadCounted(db: Database): Promise<boolean> {
  return (await findState(db)) !== undefined && (await hasMoreFindings(db, countedLive));
}

/** SQL of the vulnerabilities `vuln_id` with an open finding in an active project, each once, as the job counted them last. */
export function affectingAsCounted(): RawBuilder<unknown> {
  const isOfKind = sql`s.kind = ${spreadKinds.vulnerability} and s.active and s.open_findings > 0`;
  return sql`select s.key as vuln_id from finding_spread s where ${isOfKind}
      union all select distinct o.vuln_id from component_match o join project p on p.project_id = o.project_id and p.active
      where not exists (select 1 from finding_spread s where ${isOfKind} and s.key = o.vuln_id)
        and not exists (select 1 from analysis a where a.project_id = o.project_id and a.component_id = o.component_id
          and a.vuln_id = o.vuln_id and a.suppressed)`;
}

/** The number of such vulnerabilities. `where` is a condition on `v`. */
export function countedVulnerabilities(where: RawBuilder<unknown>): RawBuilder<{ n: number }> {
  return sql<{ n: number }>`select count(*) as n from (${affectingAsCounted()}) f
    join vuln v on v.vuln_id = f.vuln_id where ${where}`;
}
