// Public to other features.
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import {
  evaluateComponents,
  evaluateProjects,
  judgeNewIdentities,
  noteMatchChange,
} from '../policy-evaluation/evaluate.service.ts';
import { lockForJudging } from '../policy-evaluation/policy-lock.ts';
import {
  applyIdentityShift,
  type ComponentKey,
  recountIdentities,
  recountListedComponents,
  recountWholeProjects,
} from './count.queries.ts';
import { recordMatchRange } from './finding-events.ts';
import { preferReleases } from './fix.service.ts';
import { isInternalOff } from './internal-switch.ts';
import { diffMatches, dropNewHits, insertMatches } from './match-store.queries.ts';
import { type Axis, collectFixes, collectHits, listUnsure, storeConfirmed } from './matching.queries.ts';
import { confirmUnsure, type FaultyPair } from './recheck.ts';
import { addFaults, diffFaults, outdateFaulty } from './record-fault.queries.ts';

/**
 * Matches live on identities and counters are adjusted in the same transaction (design §4.1, docs/adr/0004).
 * Two locks keep a new identity and a new range from missing each other: uploads share, a feed excludes.
 */
const lockKey = 0x57_61_79;

/** Take before matching new identities, changing components, or changing an analysis. Held until the transaction ends. */
export async function lockForUpload(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockKey})`.execute(trx);
  await lockForJudging(trx);
}

/** Take before changing ranges, severities, alias groups, or matches of old identities. Held until the transaction ends: keep it short. */
export async function lockForFeed(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
}

export interface MatchChange {
  /** Pairs of identity and vulnerability that are new, and that no longer hold. */
  added: number;
  removed: number;
}

const identityBatch = 5_000;
const vulnBatch = 2_000;

/**
 * Matches the identities that this transaction added with every range. Needs {@link lockForUpload}. Their
 * matches write no events, because the events of an upload's components cover its findings.
 */
export async function matchNewIdentities(
  trx: Transaction,
  identityIds: readonly number[],
): Promise<MatchChange> {
  const change = await inBatches(identityIds, identityBatch, (ids) => matchNew(trx, { by: 'identity', ids }));
  await judgeNewIdentities(trx, identityIds);
  return change;
}

/**
 * Matches old identities against every range again, stores what changed and counts them. Needs {@link lockForFeed}: an upload
 * that adds a component of such an identity would count it as it was before.
 */
export async function rematchIdentities(
  trx: Transaction,
  identityIds: readonly number[],
): Promise<MatchChange> {
  return inBatches(identityIds, identityBatch, (ids) => rematch(trx, { by: 'identity', ids }));
}

/**
 * Matches changed advisories against the identities they can touch: after their ranges, effective severity, rejection or alias
 * group changed. Needs {@link lockForFeed}.
 */
export async function rematchVulnerabilities(
  trx: Transaction,
  vulnIds: readonly number[],
): Promise<MatchChange> {
  return inBatches(vulnIds, vulnBatch, (ids) => rematch(trx, { by: 'vulnerability', ids }));
}

/** Counts projects anew after their components changed, and evaluates policies for them. */
export async function recountProjects(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  await recountWholeProjects(trx, projectIds);
  await evaluateProjects(trx, projectIds);
}

/**
 * Counts components anew after an analysis or a match of their own changed, adjusts their projects, and evaluates policies
 * for them.
 */
export async function recountComponents(
  trx: Transaction,
  components: readonly ComponentKey[],
): Promise<void> {
  if (components.length === 0) return;
  await recountListedComponents(trx, components);
  await outdateFaulty(trx, components);
  await evaluateComponents(trx, components);
}

/** Counts identities anew whose matches changed, carries that on to their projects, and has policies evaluated. */
export async function recountMatched(trx: Transaction, identityIds: readonly number[]): Promise<void> {
  await recount(trx, identityIds);
  await noteMatchChange(trx, identityIds);
}

async function matchNew(trx: Transaction, axis: Axis): Promise<MatchChange> {
  const { faults, isOff } = await findHits(trx, axis);
  const { touched, added } = await insertMatches(trx);
  if (!isOff) await addFaults(trx, faults);
  await recount(trx, touched);
  return { added, removed: 0 };
}

async function rematch(trx: Transaction, axis: Axis): Promise<MatchChange> {
  const { faults, isOff } = await findHits(trx, axis);
  const { touched, added, removed } = await diffMatches(trx, axis);
  await diffFaults(trx, axis, faults, { isAdding: !isOff });
  await recountMatched(trx, touched);
  if (removed.range) await recordMatchRange(trx, 'MATCHES_GONE', removed.range);
  if (added.range) await recordMatchRange(trx, 'MATCHES_ADDED', added.range);
  return { added: added.count, removed: removed.count };
}

/**
 * Fills the tables of hits and their fixes: what the keys decide, and what the rule says of the rest.
 * @returns pairs of which records cannot tell, and whether our own analyzer adds nothing
 */
async function findHits(
  trx: Transaction,
  axis: Axis,
): Promise<{ faults: readonly FaultyPair[]; isOff: boolean }> {
  await collectHits(trx, axis);
  const { confirmed, faults } = await confirmUnsure(trx, await listUnsure(trx, axis));
  await storeConfirmed(trx, confirmed);
  const isOff = await isInternalOff(trx);
  if (isOff) await dropNewHits(trx);
  await collectFixes(trx, axis);
  await preferReleases(trx);
  return { faults, isOff };
}

async function recount(trx: Transaction, identityIds: readonly number[]): Promise<void> {
  if (identityIds.length === 0) return;
  await recountIdentities(trx, identityIds);
  await applyIdentityShift(trx);
}

async function inBatches(
  ids: readonly number[],
  size: number,
  work: (ids: readonly number[]) => Promise<MatchChange>,
): Promise<MatchChange> {
  const total: MatchChange = { added: 0, removed: 0 };
  for (let i = 0; i < ids.length; i += size) {
    const change = await work(ids.slice(i, i + size));
    total.added += change.added;
    total.removed += change.removed;
  }
  return total;
}

export { countDrift } from './count.queries.ts';

/** The core statement alone, for those who measure it. */
export { collectHits } from './matching.queries.ts';
