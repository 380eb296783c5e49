import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSourceServer, writeSources } from '@waybill/test-kit';
import { sql } from 'kysely';
import { findRow } from '../../apps/server/src/db/database.ts';
import type { Bench } from '../bench.ts';
import { driftOf } from '../drift.ts';
import { bomOf, cveOf, osvRecords } from '../generate/aliased-findings.ts';
import { atMost, reported } from '../report.ts';
import { mirror, setSources, uploadBom, withServer } from '../server-process.ts';

const shape = { flaws: 500, versions: 20 };
const limit = 10;

/** Records of the NVD bring a severity to findings that came from records without one, by their aliases. */
export const aliasSeverity: Bench = {
  id: 'alias-severity',
  title: '500 records bring a severity to 10,000 findings by alias',
  async run(size) {
    const root = await mkdtemp(join(tmpdir(), 'waybill-feed-'));
    await writeSources(root, { osv: { npm: osvRecords(shape) }, nvd: { 2025: nvdRecords() } });
    const sources = await startSourceServer({ root });
    try {
      return await withServer(async ({ client, db }) => {
        await setSources(client, sources.urls, ['npm']);
        await mirror(client, 'osv');
        await uploadBom(client, { name: 'aliased', version: '1' }, bomOf(shape));
        const counted = () =>
          findRow(
            db,
            sql<{
              findings: number;
              high: number;
            }>`select sum(findings)::int as findings, sum(c3)::int as high
              from project_count`,
          );
        const before = await counted();
        const seconds = await mirror(client, 'nvd');
        const after = await counted();
        const drift = await driftOf(db);
        return {
          id: 'alias-severity',
          title: this.title,
          size,
          runs: 1,
          figures: [
            atMost('from the request to read the NVD to every counter', seconds, 's', limit),
            reported('findings', before?.findings ?? 0, ''),
            reported('of high severity before', before?.high ?? 0, ''),
            reported('of high severity after', after?.high ?? 0, ''),
            atMost('counters that differ', drift, '', 0),
          ],
          notes: [],
        };
      });
    } finally {
      await sources.close();
      await rm(root, { recursive: true, force: true });
    }
  },
};

function nvdRecords() {
  return Array.from({ length: shape.flaws }, (_, n) => ({
    id: cveOf(n),
    published: '2025-01-01T00:00:00.000',
    lastModified: '2025-02-01T00:00:00.000',
    vulnStatus: 'Analyzed',
    descriptions: [{ lang: 'en', value: 'A flaw of a library.' }],
    metrics: {
      cvssMetricV31: [
        {
          source: 'nvd@nist.gov',
          type: 'Primary',
          cvssData: { version: '3.1', vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' },
        },
      ],
    },
  }));
}
