import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import {
  applyIdentityShift,
  recountFlaggedComponents,
  recountIdentities,
  recountListedComponents,
  recountWholeProjects,
} from './count.queries.ts';
import {
  type Axis,
  collectHits,
  diffMatches,
  listUnsure,
  markMatched,
  storeConfirmed,
} from './matching.queries.ts';
import { confirmUnsure } from './recheck.ts';

/**
 * Matches live on identities and counters are adjusted in the same transaction (design §4.1, docs/adr/0004).
 * Two locks keep a new identity and a new range from missing each other: uploads share, a feed excludes.
 */
const lockKey = 0x57_61_79;

/** Take before matching new identities, changing components, or changing an analysis. Held until the transaction ends. */
export async function lockForUpload(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockKey})`.execute(trx);
}

/** Take before changing ranges, severities or alias groups. Held until the transaction ends: keep it short. */
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
 * Matches identities against every range, stores what changed and counts them. Needs {@link lockForUpload}.
 * Right for new identities and for a full pass over old ones.
 */
export async function matchIdentities(
  trx: Transaction,
  identityIds: readonly number[],
): Promise<MatchChange> {
  const change = await inBatches(identityIds, identityBatch, (ids) => rematch(trx, { by: 'identity', ids }));
  return change;
}

/**
 * Matches changed advisories against the identities they can touch: after their ranges, severity, rejection or alias
 * group changed. Needs {@link lockForFeed}.
 */
export async function rematchVulnerabilities(
  trx: Transaction,
  vulnIds: readonly number[],
): Promise<MatchChange> {
  return inBatches(vulnIds, vulnBatch, (ids) => rematch(trx, { by: 'vulnerability', ids }));
}

/** Counts projects anew after their components changed. */
export async function recountProjects(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  await recountFlaggedComponents(trx, projectIds);
  await recountWholeProjects(trx, projectIds);
}

/** A component of a project. */
export interface ComponentKey {
  projectId: number;
  componentId: number;
}

/** Counts components anew after an analysis or a match of their own changed, and adjusts their projects. */
export async function recountComponents(
  trx: Transaction,
  components: readonly ComponentKey[],
): Promise<void> {
  if (components.length === 0) return;
  await recountListedComponents(trx, components);
}

async function rematch(trx: Transaction, axis: Axis): Promise<MatchChange> {
  await collectHits(trx, axis);
  const confirmed = await confirmUnsure(trx, await listUnsure(trx, axis));
  await storeConfirmed(trx, confirmed);
  const { touched, added, removed } = await diffMatches(trx, axis);
  if (axis.by === 'identity') await markMatched(trx, axis.ids);
  if (touched.length > 0) {
    await recountIdentities(trx, touched);
    await applyIdentityShift(trx);
  }
  return { added, removed };
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
