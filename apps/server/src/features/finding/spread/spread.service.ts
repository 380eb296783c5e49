// Public to other features.
import { type Database, inTransaction } from '../../../db/database.ts';
import { stopIfAborted } from '../../../jobs/job.ts';
import {
  countIdentities,
  countVulnerabilities,
  findHighest,
  findState,
  needsCount,
  storeState,
} from './spread.queries.ts';

/** Numbers of vulnerabilities or identities at once: a quarter of a million findings or so. */
const slice = 5_000;
const leastIntervalMs = 2 * 60_000;
/** Counting takes at most this part of the time. */
const share = 20;
/** Fewer findings than these are counted for each page. */
const countedLive = 20_000;

/** Counts anew how far each vulnerability, flaw and identity is spread. */
export async function refreshSpread(db: Database, at: Date, signal: AbortSignal): Promise<number> {
  const started = performance.now();
  const { vulns, identities } = await findHighest(db);
  for (let from = 1; from <= vulns; from += slice) {
    stopIfAborted(signal);
    await inTransaction(db, (trx) => countVulnerabilities(trx, from, from + slice - 1));
  }
  for (let from = 1; from <= identities; from += slice) {
    stopIfAborted(signal);
    await inTransaction(db, (trx) => countIdentities(trx, from, from + slice - 1));
  }
  const tookMs = Math.round(performance.now() - started);
  await inTransaction(db, (trx) => storeState(trx, at, tookMs));
  return tookMs;
}

/** How long to wait after the last count; undefined when there is nothing to count. */
export async function spreadInterval(db: Database): Promise<number | undefined> {
  const state = await findState(db);
  if (!(await needsCount(db, state?.counted_at, countedLive))) return undefined;
  return Math.max(leastIntervalMs, share * (state?.took_ms ?? 0));
}
