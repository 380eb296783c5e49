import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSourceServer } from '@waybill/test-kit';
import { sql } from 'kysely';
import { type Database, findRow } from '../../apps/server/src/db/database.ts';
import type { Bench } from '../bench.ts';
import { feedFiles, writeModifiedFeed } from '../generate/nvd-feed.ts';
import { peakResident } from '../process-memory.ts';
import { atLeast, atMost, reported } from '../report.ts';
import {
  askNoRepository,
  type BenchServer,
  mirror,
  setSources,
  untilIdle,
  withServerOn,
} from '../server-process.ts';

/** The feed has a file for each year since 2002. */
const files = 25;
const perFileOf = { S: 3_000, M: 30_000, L: 30_000 } as const;
/** Files that are mirrored into an empty database, and as the last ones. */
const measuredFiles = 2;

/**
 * The second half of B1: the speed of a feed's mirror with 5 million ranges stored, relative to an empty
 * database. A server that starts with so many ranges has more memory for them than one that started empty, so
 * that one is reported as well.
 */
export const pace: Bench = {
  id: 'pace',
  title: 'mirror of an NVD-shaped feed into an empty database, and with 5 million ranges stored',
  async run(size) {
    const perFile = perFileOf[size];
    const root = await mkdtemp(join(tmpdir(), 'waybill-feed-'));
    const dataDir = await mkdtemp(join(tmpdir(), 'waybill-bench-'));
    const written = feedFiles(root, files * perFile, perFile);
    const write = async (count: number) => {
      for (let n = 0; n < count; n++) await written.next();
    };
    // Between the stages the server asks for this file only.
    await writeModifiedFeed(root, perFile, 0);
    const sources = await startSourceServer({ root });
    try {
      const ofStage = async ({ client }: BenchServer, count: number) => {
        await write(count);
        return (count * perFile) / (await mirror(client, 'nvd'));
      };
      const first = await withServerOn(dataDir, async (server) => {
        await askNoRepository(server.db);
        await setSources(server.client, { nvd: sources.urls.nvd });
        const empty = await ofStage(server, measuredFiles);
        const between = await ofStage(server, files - 3 * measuredFiles);
        return {
          empty,
          between,
          grown: await ofStage(server, measuredFiles),
          peak: peakResident(server.pid),
        };
      });
      const last = await withServerOn(dataDir, async (server) => {
        await untilIdle(server.db);
        const stored = await countRanges(server.db);
        return { stored, late: await ofStage(server, measuredFiles), peak: peakResident(server.pid) };
      });
      const { empty, between, grown } = first;
      const { stored, late } = last;
      return {
        id: 'pace',
        title: this.title,
        size,
        runs: 1,
        figures: [
          atLeast('rate with so many ranges, to the rate when empty', late / empty, '×', 0.8),
          atLeast('rate with so many', late, 'CVE/s', 2_000),
          reported('rate before the restart', grown, 'CVE/s'),
          reported('rate when empty', empty, 'CVE/s'),
          reported('rate between', between, 'CVE/s'),
          atMost('peak of the process', Math.max(first.peak, last.peak), 'MB', 512),
        ],
        notes: [
          `${(measuredFiles * perFile).toLocaleString('en-US')} CVEs each; ${stored.toLocaleString('en-US')} ranges before the last ones`,
        ],
      };
    } finally {
      await sources.close();
      await rm(root, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function countRanges(db: Database): Promise<number> {
  return (await findRow(db, sql<{ n: number }>`select count(*)::int as n from vrange`))?.n ?? 0;
}
