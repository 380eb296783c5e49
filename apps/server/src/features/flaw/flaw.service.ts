// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { noteVulnerabilityChange } from '../policy-evaluation/evaluate.service.ts';
import { collectCves, collectMembers, storeCves, storeEffective, storeExploited } from './flaw.queries.ts';
import { recordExploited, recordRescored } from './flaw-events.ts';

/**
 * A flaw is the subject of all records of one alias group. Its merged facts are stored beside each record's
 * own. Severity and CVSS are the record's own if it states them, else the highest of its group. EPSS and
 * known exploitation come from the CVEs by which the flaw is known, whether or not they have a record here.
 */
export { listMembers as listFlawMembers, spreadScores } from './flaw.queries.ts';

/**
 * Tells anew what the flaws of some vulnerabilities come to: after a record, an alias or a group changed. Needs the feed
 * lock.
 * @returns the vulnerabilities whose effective severity changed, so that their matches and counters must follow
 */
export async function refreshFlaws(trx: Transaction, vulnIds: readonly number[]): Promise<number[]> {
  if (vulnIds.length === 0) return [];
  await collectMembers(trx, vulnIds);
  await collectCves(trx);
  await storeCves(trx);
  const changed = await storeEffective(trx);
  const rescored = changed.filter((one) => one.rescored);
  await recordRescored(trx, rescored);
  await recordExploited(
    trx,
    changed.flatMap((one) => (one.newly_exploited ? [one.id] : [])),
  );
  return rescored.map(({ id }) => id);
}

/** Marks the vulnerabilities that the stored catalogs of exploited ones name, and no others. Needs the feed lock. */
export async function markExploited(trx: Transaction): Promise<void> {
  const { fresh, former } = await storeExploited(trx);
  await recordExploited(trx, fresh);
  await noteVulnerabilityChange(trx, [...fresh, ...former]);
}
