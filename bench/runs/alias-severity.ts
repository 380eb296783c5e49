import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSourceServer, writeSources } from '@waybill/test-kit';
import { sql } from 'kysely';
import { findRow } from '../../apps/server/src/db/database.ts';
import { countDrift } from '../../apps/server/src/features/matching/matching.service.ts';
import type { Bench } from '../bench.ts';
import { atMost, reported } from '../report.ts';
import { mirror, setSources, uploadBom, withServer } from '../server-process.ts';

const flaws = 500;
const versions = 20;
const limit = 10;

const cveOf = (n: number) => `CVE-2025-${10_000 + n}`;
const packageOf = (n: number) => `aliased-package-${n}`;

/** Records of the NVD bring a severity to findings that came from records without one, by their aliases. */
export const aliasSeverity: Bench = {
  id: 'alias-severity',
  title: '500 records bring a severity to 10,000 findings by alias',
  async run(size) {
    const root = await mkdtemp(join(tmpdir(), 'waybill-feed-'));
    await writeSources(root, { osv: { npm: osvRecords() }, nvd: { 2025: nvdRecords() } });
    const sources = await startSourceServer({ root });
    try {
      return await withServer(async ({ client, db }) => {
        await setSources(client, sources.urls, ['npm']);
        await mirror(client, 'osv');
        await uploadBom(client, { name: 'aliased', version: '1' }, bom());
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
        const drift = await countDrift(db);
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
            atMost('counters that differ', drift.identities + drift.components + drift.projects, '', 0),
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

function osvRecords() {
  return Array.from({ length: flaws }, (_, n) => ({
    id: `OSV-2025-${n}`,
    modified: '2026-01-01T00:00:00Z',
    aliases: [cveOf(n)],
    affected: [
      {
        package: { ecosystem: 'npm', name: packageOf(n), purl: `pkg:npm/${packageOf(n)}` },
        ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '9.0.0' }] }],
      },
    ],
  }));
}

function nvdRecords() {
  return Array.from({ length: flaws }, (_, n) => ({
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

function bom(): Buffer {
  const components = Array.from({ length: flaws * versions }, (_, n) => {
    const name = packageOf(n % flaws);
    const version = `1.${Math.floor(n / flaws)}.0`;
    return { type: 'library', 'bom-ref': `ref-${n}`, name, version, purl: `pkg:npm/${name}@${version}` };
  });
  return Buffer.from(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components }));
}
