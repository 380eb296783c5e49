// Public to other features.
import { createHash } from 'node:crypto';
import { type Advisory, aliasesOfAdvisory, type VulnRef } from '@waybill/match';
import type { Transaction } from '../../db/database.ts';
import { refreshFlaws } from '../flaw/flaw.service.ts';
import { rematchVulnerabilities } from '../matching/matching.service.ts';
import { noteFeed } from './ingest/alias.queries.ts';
import { areNews, dropAliases } from './ingest/aliases.ts';
import { endStaging, findChanged } from './ingest/stage.queries.ts';
import { listHeads } from './ingest/store.queries.ts';
import { storeRows } from './ingest/store-rows.ts';
import { RangeLines, vulnLine } from './reader/advisory-rows.ts';
import type { ReaderRows } from './reader/reader-protocol.ts';
import { encodeRows } from './reader/record-reader.ts';

/**
 * Stores advisories that do not come from a file, such as those that people write, with their matches and counters.
 * Members beside the model are kept in the document. All must be of one feed; they describe their own source.
 */
export async function storeAdvisories(trx: Transaction, advisories: readonly Advisory[]): Promise<void> {
  const [first] = advisories;
  if (!first) return;
  await storeRows(trx, { feed: first.feed, describes: [first.source], inOrder: false }, rowsOf(advisories));
  await endStaging(trx);
}

/**
 * Stores an analyzer's descriptions of vulnerabilities, all of one feed. A vulnerability without another
 * source is stored as described now. For the others, only the aliases are stored, because their own sources
 * are better. An unchanged vulnerability costs one look-up.
 */
export async function storeReported(trx: Transaction, advisories: readonly Advisory[]): Promise<void> {
  const [first] = advisories;
  if (!first) return;
  const heads = new Map(
    (await listHeads(trx, advisories)).map((row) => [keyOf(row.source, row.ext_id), row]),
  );
  const headOf = ({ source, vulnId }: Advisory) => heads.get(keyOf(source, vulnId));
  // What moved in stands until somebody here tells of it.
  const isOwn = (feed: string | null | undefined) => !feed || feed === 'dt4' || feed === first.feed;
  const own = advisories.filter((advisory) => isOwn(headOf(advisory)?.feed));
  const changed = await findChanged(
    trx,
    first.feed,
    own.map(({ recordId }) => recordId),
    own.map((advisory) => hashOf(advisory).toString('hex')),
  );
  const fresh = changed.flatMap((n) => own[n] ?? []);
  const aliases = advisories.flatMap(aliasesOfAdvisory);
  if (fresh.length === 0 && !(await areNews(trx, aliases))) return noteFeed(trx, first.feed, aliases);
  const rows = { ...rowsOf(fresh), aliases };
  const describes = [...new Set(fresh.map(({ source }) => source))];
  await storeRows(trx, { feed: first.feed, describes, inOrder: false }, rows);
  await endStaging(trx);
}

function keyOf(source: string, vulnId: string): string {
  return `${source}/${vulnId}`;
}

function rowsOf(advisories: readonly Advisory[]): ReaderRows {
  const ranges = new RangeLines();
  for (const [n, advisory] of advisories.entries()) ranges.add(n, advisory);
  return encodeRows({
    vulns: advisories.map((advisory, n) => vulnLine(n, hashOf(advisory), advisory)),
    ranges,
    aliases: advisories.flatMap(aliasesOfAdvisory),
    problems: [],
  });
}

/**
 * Forgets what a feed said of the aliases of one of its vulnerabilities, with what followed from it for the others of the
 * flaw. Needs the feed lock.
 */
export async function forgetAliases(
  trx: Transaction,
  feed: Advisory['feed'],
  vulnerability: VulnRef,
): Promise<void> {
  const { regrouped, related } = await dropAliases(trx, feed, vulnerability);
  const rescored = await refreshFlaws(trx, related);
  await rematchVulnerabilities(trx, [...new Set([...regrouped, ...rescored])]);
}

function hashOf(advisory: Advisory): Buffer {
  return createHash('sha256').update(JSON.stringify(advisory)).digest().subarray(0, 16);
}
