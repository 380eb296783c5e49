import { sql } from 'kysely';
import { type Database, findRow } from '../../apps/server/src/db/database.ts';
import type { Bench } from '../bench.ts';
import { driftOf } from '../drift.ts';
import { generateBom } from '../generate/bom.ts';
import { atMost, median, reported } from '../report.ts';
import { type UploadTimes, uploadBom } from '../server-process.ts';
import { withNvd } from '../with-nvd.ts';

const components = 10_000;
const cvesOf = { S: 66_000, M: 300_000, L: 300_000 } as const;
const runs = 5;

/** B9: a BOM of 10,000 components from upload to findings and counters, and the same again unchanged. */
export const b9: Bench = {
  id: 'B9',
  title: 'BOM of 10,000 components',
  async run(size) {
    return withNvd(cvesOf[size], async ({ client, db }) => {
      const first: UploadTimes[] = [];
      const again: UploadTimes[] = [];
      const known: UploadTimes[] = [];
      const wal: number[] = [];
      const walKnown: number[] = [];
      let bytes = 0;
      for (let run = 0; run <= runs; run++) {
        const bom = generateBom(components, cvesOf[size] / 3, 100 + run);
        bytes = bom.length;
        const project = { name: `bench-${run}`, version: '1' };
        const start = await walPosition(db);
        const asNew = await uploadBom(client, project, bom);
        const afterNew = await walPosition(db);
        const unchanged = await uploadBom(client, project, bom);
        const before = await walPosition(db);
        const elsewhere = await uploadBom(client, { ...project, version: '2' }, bom);
        const after = await walPosition(db);
        // The first project warms the caches and is not counted.
        if (run === 0) continue;
        first.push(asNew);
        again.push(unchanged);
        known.push(elsewhere);
        wal.push((afterNew - start) / components);
        walKnown.push((after - before) / components);
      }
      const drift = await driftOf(db);
      if (drift > 0) {
        throw new Error(`${drift} counters or marks differ from a recount`);
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
          atMost('accepted to findings', median(first.map((t) => t.accepted)), 's', 2.5),
          reported('with transfer and validation', median(first.map((t) => t.whole)), 's'),
          atMost('the same again, accepted to findings', median(again.map((t) => t.accepted)), 's', 0.6),
          reported('with transfer and validation', median(again.map((t) => t.whole)), 's'),
          reported('in another project', median(known.map((t) => t.accepted)), 's'),
          atMost('WAL', median(wal) / 1000, 'kB per component', 3),
          reported('WAL in another project', median(walKnown) / 1000, 'kB per component'),
          reported('findings', findings?.n ?? 0, 'per project'),
        ],
        notes: [
          `${(bytes / 1e6).toFixed(1)} MB of JSON, every component new to the installation; in another project, all known to it`,
          'counters equal a full recount afterwards',
        ],
      };
    });
  },
};

async function walPosition(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{ bytes: number }>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}
