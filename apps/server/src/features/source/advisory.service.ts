// Public to other features.
import { createHash } from 'node:crypto';
import { type Advisory, aliasesOfRecord } from '@waybill/match';
import type { Transaction } from '../../db/database.ts';
import { storeRows } from './ingest/store-rows.ts';
import { RangeLines, vulnLine } from './reader/advisory-rows.ts';
import { encodeRows } from './reader/record-reader.ts';

/**
 * Stores advisories that do not come from a file, such as those that people write, with their matches and counters.
 * Members beside the model are kept in the document. All must be of one feed; they describe their own source.
 */
export async function storeAdvisories(trx: Transaction, advisories: readonly Advisory[]): Promise<void> {
  const [first] = advisories;
  if (!first) return;
  const rights = { feed: first.feed, describes: [first.source], inOrder: false };
  const ranges = new RangeLines();
  for (const [n, advisory] of advisories.entries()) ranges.add(n, advisory);
  const rows = encodeRows({
    vulns: advisories.map((advisory, n) => vulnLine(n, hashOf(advisory), advisory)),
    ranges,
    aliases: advisories.flatMap(({ source, vulnId, aliases }) => aliasesOfRecord(source, vulnId, aliases)),
    problems: [],
  });
  await storeRows(trx, rights, rows);
}

function hashOf(advisory: Advisory): Buffer {
  return createHash('sha256').update(JSON.stringify(advisory)).digest().subarray(0, 16);
}
