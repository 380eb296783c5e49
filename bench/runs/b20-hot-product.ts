import { type Database, findRow, inTransaction, sql } from '../../apps/server/src/db/database.ts';
import { collectHits } from '../../apps/server/src/features/matching/matching.service.ts';
import type { Bench } from '../bench.ts';
import { withBenchDatabase } from '../database.ts';
import type { GeneratedWorld } from '../generate/advisories.ts';
import { loadWorld } from '../load-world.ts';
import { createRandom } from '../random.ts';
import { atMost, median, reported } from '../report.ts';

const ranges = 111_000;
const versions = 600;
const runs = 5;

/** B20: one product with 111,000 ranges, asked for 600 of its versions and for one. */
export const b20: Bench = {
  id: 'B20',
  title: 'hot product',
  async run(size) {
    return withBenchDatabase(async ({ db }) => {
      const { identityIds } = await loadWorld(db, hotProduct());
      const all = await measure(db, identityIds);
      const one = await measure(db, identityIds.slice(300, 301));
      return {
        id: 'B20',
        title: this.title,
        size,
        runs,
        figures: [
          atMost('600 versions', all.ms / 1000, 's', 3),
          atMost('one version', one.ms, 'ms', 20),
          reported('pairs of 600 versions', all.pairs, 'pairs'),
        ],
        notes: ['the same at every size'],
      };
    });
  },
};

function hotProduct(): GeneratedWorld {
  const random = createRandom(7);
  return {
    packages: [{ kind: 1, k1: 'o', k2: 'vendor', k3: 'kernel' }],
    vulnerabilities: 8_000,
    ranges: Array.from({ length: ranges }, () => {
      const start = random.integer(versions);
      const exact = random.next() < 0.45;
      const to = exact ? undefined : versionAt(start + 1 + random.integer(40));
      return { vuln: random.integer(8_000), pkg: 0, from: versionAt(start), to, exact };
    }),
    identities: Array.from({ length: versions }, (_, i) => ({
      purlPkg: 0,
      cpePkg: undefined,
      version: versionAt(i),
    })),
  };
}

function versionAt(n: number): string {
  return `${Math.floor(n / 100) + 2}.${Math.floor((n % 100) / 10)}.${n % 10}`;
}

async function measure(db: Database, ids: number[]): Promise<{ ms: number; pairs: number }> {
  const times: number[] = [];
  let pairs = 0;
  for (let run = 0; run <= runs; run++) {
    await inTransaction(db, async (trx) => {
      const started = performance.now();
      await collectHits(trx, { by: 'identity', ids });
      if (run > 0) times.push(performance.now() - started);
      pairs = await countHits(trx);
    });
  }
  return { ms: median(times), pairs };
}

async function countHits(db: Database): Promise<number> {
  return (await findRow(db, sql<{ n: number }>`select count(*) as n from match_hit`))?.n ?? 0;
}
