import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSourceServer, writeSources } from '@waybill/test-kit';
import { findRow, sql } from '../../apps/server/src/db/database.ts';
import type { Bench } from '../bench.ts';
import { peakResident } from '../process-memory.ts';
import { atLeast, atMost, reported } from '../report.ts';
import { mirror, setSources, withServer } from '../server-process.ts';

const advisoriesOf = { S: 10_000, M: 55_000, L: 55_000 } as const;
/** Source packages that an advisory names, each in several releases. */
const packagesEach = 2;
const releases = ['18.04', '20.04', '22.04', '24.04', '25.10', '26.04'] as const;
const names = 3_000;

/** B2: advisories of a distribution, each about some packages in many releases. */
export const b2: Bench = {
  id: 'B2',
  title: 'mirror of the advisories of a Linux distribution from OSV',
  async run(size) {
    const count = advisoriesOf[size];
    const root = await mkdtemp(join(tmpdir(), 'waybill-feed-'));
    await writeSources(root, { osv: { Ubuntu: Array.from({ length: count }, (_, n) => advisory(n)) } });
    const sources = await startSourceServer({ root });
    try {
      return await withServer(async ({ client, db, pid }) => {
        await setSources(client, sources.urls, ['Ubuntu']);
        const seconds = await mirror(client, 'osv');
        const ranges = await findRow(db, sql<{ n: number }>`select count(*)::int as n from vrange`);
        const again = await mirror(client, 'osv');
        return {
          id: 'B2',
          title: this.title,
          size,
          runs: 1,
          figures: [
            atLeast('advisories', count / seconds, 'per second', 1_400),
            atLeast('ranges', (ranges?.n ?? 0) / seconds, 'per second', 15_000),
            reported('whole', seconds, 's'),
            reported('the same again', again, 's'),
            atMost('peak of the process', peakResident(pid), 'MB', 512),
          ],
          notes: [`${count} advisories with ${ranges?.n ?? 0} ranges`],
        };
      });
    } finally {
      await sources.close();
      await rm(root, { recursive: true, force: true });
    }
  },
};

function advisory(n: number) {
  return {
    id: `UBUNTU-CVE-2025-${10_000 + n}`,
    modified: '2026-02-01T00:00:00Z',
    published: '2026-01-01T00:00:00Z',
    upstream: [`CVE-2025-${10_000 + n}`],
    summary: `A flaw of package ${n % names}`,
    details: 'Details of usual length. '.repeat(20),
    affected: Array.from({ length: packagesEach }, (_, p) => p).flatMap((p) =>
      releases.map((release) => ({
        package: { ecosystem: `Ubuntu:${release}:LTS`, name: `package-${(n + p * 7) % names}` },
        ranges: [
          {
            type: 'ECOSYSTEM',
            events: [{ introduced: '0' }, { fixed: `1.${n % 40}.${p}-${n % 9}ubuntu${release}.1` }],
          },
        ],
      })),
    ),
  };
}
