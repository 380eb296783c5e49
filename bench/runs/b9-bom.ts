import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSourceServer } from '@waybill/test-kit';
import { sql } from 'kysely';
import { type Database, findRow } from '../../apps/server/src/db/database.ts';
import { countDrift } from '../../apps/server/src/features/matching/matching.service.ts';
import type { Bench } from '../bench.ts';
import { generateBom } from '../generate/bom.ts';
import { writeNvdFeeds } from '../generate/nvd-feed.ts';
import { atMost, median, reported } from '../report.ts';
import { mirror, setSources, uploadBom, withServer } from '../server-process.ts';

const components = 10_000;
const cvesOf = { S: 66_000, M: 300_000, L: 300_000 } as const;
const runs = 5;

/** B9: a BOM of 10,000 components from upload to findings and counters, and the same again unchanged. */
export const b9: Bench = {
  id: 'B9',
  title: 'BOM of 10,000 components',
  async run(size) {
    const root = await mkdtemp(join(tmpdir(), 'waybill-feed-'));
    await writeNvdFeeds(root, cvesOf[size]);
    const sources = await startSourceServer({ root });
    try {
      return await withServer(async ({ client, db }) => {
        await setSources(client, { nvd: sources.urls.nvd });
        await mirror(client, 'nvd');
        const first: number[] = [];
        const again: number[] = [];
        const wal: number[] = [];
        let bytes = 0;
        for (let run = 0; run <= runs; run++) {
          const bom = generateBom(components, cvesOf[size] / 3, 100 + run);
          bytes = bom.length;
          const project = { name: `bench-${run}`, version: '1' };
          const before = await walPosition(db);
          const seconds = await uploadBom(client, project, bom);
          const written = (await walPosition(db)) - before;
          const secondsAgain = await uploadBom(client, project, bom);
          // The first project warms the caches and is not counted.
          if (run === 0) continue;
          first.push(seconds);
          again.push(secondsAgain);
          wal.push(written / components);
        }
        const drift = await countDrift(db);
        if (drift.identities + drift.components + drift.projects > 0) {
          throw new Error(`Counters differ from a recount: ${JSON.stringify(drift)}`);
        }
        const findings = await findRow(
          db,
          sql<{ n: number }>`select sum(findings) / count(*) as n from project_count`,
        );
        return {
          id: 'B9',
          title: this.title,
          size,
          runs,
          figures: [
            atMost('upload to findings', median(first), 's', 2.5),
            atMost('the same again', median(again), 's', 0.6),
            atMost('WAL', median(wal) / 1000, 'kB per component', 3),
            reported('findings', findings?.n ?? 0, 'per project'),
          ],
          notes: [
            `${(bytes / 1e6).toFixed(1)} MB of JSON, every component new to the installation`,
            'counters equal a full recount afterwards',
          ],
        };
      });
    } finally {
      await sources.close();
      await rm(root, { recursive: true, force: true });
    }
  },
};

async function walPosition(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{ bytes: number }>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}
