// Public to other features.
import { type Database, inTransaction } from '../../db/database.ts';
import { stopIfAborted } from '../../jobs/job.ts';
import { listWrongViolations } from '../policy-evaluation/violation-count.service.ts';
import { mendIdentities } from '../policy-evaluation/violation-end.service.ts';
import {
  applyIdentityShift,
  listWrongIdentities,
  listWrongProjects,
  recountIdentities,
} from './count.queries.ts';
import {
  findHighest,
  listProjectsBehind,
  markMissing,
  removeStrayAudits,
  removeStrays,
  storeSeverities,
} from './heal.queries.ts';
import { lockForFeed, lockForUpload, recountProjects } from './matching.service.ts';

/** Few enough that what is wrong among them is mended before an upload that waits is missed. */
const identitySlice = 5_000;
const vulnSlice = 20_000;
const projectSlice = 50;

/** The wrong data that was recounted. */
export interface Healed {
  identities: number;
  projects: number;
  /** Vulnerabilities that match, but were not known to. */
  matched: number;
}

/**
 * Compares the counters of findings and violations with a recount, a slice at a time and without a lock, and counts what is
 * wrong anew, behind the locks that its writers take. A project whose components are gone in part ends what is left of them.
 */
export async function healCounters(db: Database, signal: AbortSignal): Promise<Healed> {
  const { identities: lastIdentity, vulns: lastVuln } = await findHighest(db);
  const healed: Healed = { identities: 0, projects: 0, matched: 0 };
  for (let from = 1; from <= lastIdentity; from += identitySlice) {
    stopIfAborted(signal);
    healed.identities += await healIdentities(db, from, from + identitySlice - 1);
  }
  for (let from = 1; from <= lastVuln; from += vulnSlice) {
    stopIfAborted(signal);
    healed.matched += await inTransaction(db, (trx) => markMissing(trx, from, from + vulnSlice - 1));
  }
  for (let lastId = 0; ; ) {
    stopIfAborted(signal);
    const ids = await listProjectsBehind(db, lastId, projectSlice);
    if (ids.length === 0) return healed;
    lastId = ids.at(-1) ?? lastId;
    healed.projects += await healProjects(db, ids);
  }
}

async function healIdentities(db: Database, from: number, to: number): Promise<number> {
  if ((await listWrongIdentities(db, from, to)).length === 0) return 0;
  return inTransaction(db, async (trx) => {
    await lockForFeed(trx);
    const wrong = await listWrongIdentities(trx, from, to);
    if (wrong.length === 0) return 0;
    await storeSeverities(trx, wrong);
    await recountIdentities(trx, wrong);
    await applyIdentityShift(trx);
    return wrong.length;
  });
}

/** One project after the other: each is locked for as long as its own count takes. */
async function healProjects(db: Database, projectIds: readonly number[]): Promise<number> {
  const wrong = [
    ...(await listWrongProjects(db, projectIds)),
    ...(await listWrongViolations(db, projectIds)),
  ];
  const ids = [...new Set(wrong)].sort((a, b) => a - b);
  for (const id of ids)
    await inTransaction(db, async (trx) => {
      await lockForUpload(trx);
      await removeStrays(trx, id);
      await mendIdentities(trx, [id]);
      await recountProjects(trx, [id]);
      await removeStrayAudits(trx, id);
    });
  return ids.length;
}
