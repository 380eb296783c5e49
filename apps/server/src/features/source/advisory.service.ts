import { createHash } from 'node:crypto';
import { type Advisory, aliasesOfRecord } from '@waybill/match';
import type { Transaction } from '../../db/database.ts';
import { storeRows } from './ingest/store-rows.ts';
import { rangeLines, vulnLine } from './reader/advisory-rows.ts';

const encoder = new TextEncoder();

/**
 * Stores advisories that do not come from a file, such as those that people write, with their matches and counters.
 * Members beside the model are kept in the document. All must be of one feed; they describe their own source.
 */
export async function storeAdvisories(trx: Transaction, advisories: readonly Advisory[]): Promise<void> {
  const [first] = advisories;
  if (!first) return;
  const rights = { feed: first.feed, describes: [first.source], inOrder: false };
  await storeRows(trx, rights, {
    vulns: encoder.encode(advisories.map((advisory, n) => vulnLine(n, hashOf(advisory), advisory)).join('')),
    ranges: encoder.encode(advisories.map((advisory, n) => rangeLines(n, advisory).text).join('')),
    count: advisories.length,
    aliases: advisories.flatMap(({ source, vulnId, aliases }) => aliasesOfRecord(source, vulnId, aliases)),
    problems: [],
  });
}

function hashOf(advisory: Advisory): Buffer {
  return createHash('sha256').update(JSON.stringify(advisory)).digest().subarray(0, 16);
}
