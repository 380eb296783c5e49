// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { recordMatches } from './finding-events.ts';
import { storeReportedFixes } from './fix.service.ts';
import type { Pair } from './matching.queries.ts';
import { lockForFeed, type MatchChange, recountMatched } from './matching.service.ts';
import { addReports, endReports, listReported, type Report, type Reporter } from './report.queries.ts';

export type { Report, Reporter } from './report.queries.ts';

/**
 * Brings what an analyzer outside reports of identities to what it says now, and leaves alone what others find. All of it, with
 * counters, events and trail, in this transaction; takes the lock of a feed: another
 * analyzer, and an upload of such an identity, would each count it without these.
 */
export async function storeReports(
  trx: Transaction,
  reporter: Reporter,
  identityIds: readonly number[],
  reports: readonly Report[],
  at: Date,
): Promise<MatchChange> {
  await lockForFeed(trx);
  const now = new Map(reports.toReversed().map((report) => [keyOf(report), report]));
  const before = await listReported(trx, reporter.id, identityIds);
  const gone = before.filter((pair) => !now.has(keyOf(pair)));
  const ended = gone.length === 0 ? [] : await endReports(trx, reporter, gone, at);
  const started = now.size === 0 ? [] : await addReports(trx, reporter, [...now.values()], at);
  if (now.size > 0) await storeReportedFixes(trx, [...now.values()]);
  await recountMatched(trx, [...new Set([...ended, ...started].map((match) => match.identity_id))]);
  await recordMatches(
    trx,
    'MATCHES_GONE',
    ended.map((match) => match.event_id),
  );
  await recordMatches(
    trx,
    'MATCHES_ADDED',
    started.map((match) => match.event_id),
  );
  return { added: started.length, removed: ended.length };
}

function keyOf({ identityId, vulnId }: Pair): string {
  return `${identityId}/${vulnId}`;
}
