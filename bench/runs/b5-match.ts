import { sql } from 'kysely';
import { type Database, inTransaction, rowsOf, type Transaction } from '../../apps/server/src/db/database.ts';
import {
  collectHits,
  lockForUpload,
  matchNewIdentities,
} from '../../apps/server/src/features/matching/matching.service.ts';
import type { Bench } from '../bench.ts';
import { withBenchDatabase } from '../database.ts';
import { type GeneratedWorld, generateWorld } from '../generate/advisories.ts';
import { type LoadedWorld, loadWorld } from '../load-world.ts';
import { bruteForceMatches } from '../oracle.ts';
import { loadPeerTable, matchLikePeer } from '../peer-pattern.ts';
import { atMost, median, reported } from '../report.ts';

const identities = 10_000;
const rangesOf = { S: 500_000, M: 5_000_000, L: 5_000_000 } as const;
const runs = 5;

/** B5: 10,000 identities that were never seen, against the ranges of the size. */
export const b5: Bench = {
  id: 'B5',
  title: 'match 10,000 new identities',
  async run(size, probes) {
    return withBenchDatabase(async ({ db }) => {
      const world = generateWorld({ ranges: rangesOf[size], identities });
      const loaded = await loadWorld(db, world);
      const expected = bruteForceMatches(world);
      const found = await storedPairs(db, world, loaded);
      assertEqual(found, expected);
      const match = await measure(db, (trx) => collectHits(trx, { by: 'identity', ids: loaded.identityIds }));
      const whole = await measure(db, async (trx) => {
        await lockForUpload(trx);
        await matchNewIdentities(trx, loaded.identityIds);
      });
      await loadPeerTable(db, world);
      const started = performance.now();
      const peerPairs = await matchLikePeer(db, world);
      const peer = ((performance.now() - started) * 1000) / identities;
      if (peerPairs !== expected.size)
        throw new Error(`The peer pattern found ${peerPairs}, not ${expected.size}`);
      return {
        id: 'B5',
        title: this.title,
        size,
        runs,
        figures: [
          atMost('matching', match, 'µs/identity', 25),
          reported('matching, storing and counting', whole, 'µs/identity'),
          reported('re-created peer pattern', peer, 'µs/identity'),
          atMost('ratio to the peer pattern', match / peer, '×', 1 / 12),
          reported('ratio to M3 per identity', (match * 1000) / probes.memoryMatch, '×'),
          reported('candidates', candidatesOf(world) / identities, 'per identity'),
          reported('pairs found, equal to the oracle', expected.size, 'pairs'),
        ],
        notes: [
          `${rangesOf[size].toLocaleString('en-US')} ranges; the SQL result equals a brute-force comparison`,
        ],
      };
    });
  },
};

/** Ranges that share a name with the identities: what an index look-up by name has to look through. */
function candidatesOf(world: GeneratedWorld): number {
  const ranges = new Map<number, number>();
  for (const range of world.ranges) ranges.set(range.pkg, (ranges.get(range.pkg) ?? 0) + 1);
  let sum = 0;
  for (const { purlPkg, cpePkg } of world.identities) {
    sum += (ranges.get(purlPkg) ?? 0) + (cpePkg === undefined ? 0 : (ranges.get(cpePkg) ?? 0));
  }
  return sum;
}

/** Median time of work that is rolled back each time, in µs per identity. */
async function measure(db: Database, work: (trx: Transaction) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const undo = new Error('undo');
    await inTransaction(db, async (trx) => {
      const started = performance.now();
      await work(trx);
      // The first run warms the caches and is not counted.
      if (run > 0) times.push(performance.now() - started);
      throw undo;
    }).catch((error) => {
      if (error !== undo) throw error;
    });
  }
  return (median(times) * 1000) / identities;
}

async function storedPairs(db: Database, world: GeneratedWorld, loaded: LoadedWorld): Promise<Set<string>> {
  const identityIndex = new Map(loaded.identityIds.map((id, i) => [id, i]));
  const vulnIndex = new Map(loaded.vulnIds.map((id, i) => [id, i]));
  if (vulnIndex.size !== world.vulnerabilities) throw new Error('Not every vulnerability was stored');
  return inTransaction(db, async (trx) => {
    await collectHits(trx, { by: 'identity', ids: loaded.identityIds });
    const rows = await rowsOf(
      trx,
      sql<{ identity_id: number; vuln_id: number }>`select identity_id, vuln_id from match_hit`,
    );
    return new Set(rows.map((row) => `${identityIndex.get(row.identity_id)}/${vulnIndex.get(row.vuln_id)}`));
  });
}

function assertEqual(found: Set<string>, expected: Set<string>): void {
  const missing = expected.difference(found).size;
  const extra = found.difference(expected).size;
  if (missing + extra > 0)
    throw new Error(`The result differs from the oracle: ${missing} missing, ${extra} extra`);
}
