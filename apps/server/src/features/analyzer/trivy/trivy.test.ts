import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noDrift } from '../../../../test/no-drift.ts';
import { sql } from '../../../db/database.ts';
import { countDrift } from '../../matching/matching.service.ts';
import { type AnalyzerBench, startAnalyzerBench } from '../analyzer.fixtures.ts';

const put = '/trivy/twirp/trivy.cache.v1.Cache/PutBlob';
const scan = '/trivy/twirp/trivy.scanner.v1.Scanner/Scan';
const fixed = {
  vulnerability_id: 'CVE-2030-0001',
  title: 'A flaw',
  severity: 'HIGH',
  status: 3,
  fixed_version: '1.0.1',
  cwe_ids: ['CWE-79'],
};
const unfixed = { vulnerability_id: 'GHSA-aaaa-bbbb-cccc', severity: 'LOW', status: 2 };

let bench: AnalyzerBench;
let shop: { uuid: string };
beforeAll(async () => {
  bench = await startAnalyzerBench();
  await bench.set('trivy.enabled', 'true');
});
afterEach(async () => {
  bench.services.reset();
  expect([...bench.trivy.layers.keys()]).toEqual([]);
  expect(await countDrift(bench.server.db)).toEqual(noDrift);
});
afterAll(() => bench.close());

const vulnerabilities = async (project = shop) =>
  (await bench.findings(project)).map(
    ({ component, vulnerability, analyzer }) => `${component} ${vulnerability} ${analyzer}`,
  );
const sent = () => bench.services.requests.map(({ body }) => body).join('\n');

describe('a Trivy server', () => {
  it('looks at packages of languages and of systems, and keeps no layer', async () => {
    bench.played.trivy.vulnerabilities = { 'left@1.0.0': [fixed, unfixed], 'bash@5.2': [fixed] };
    shop = await bench.upload('shop', [
      { name: 'left', purl: 'pkg:npm/left@1.0.0' },
      { name: 'bash', version: '5.2', purl: 'pkg:deb/debian/bash@5.2?distro=debian-12' },
      { name: 'other', purl: 'pkg:generic/other@1.0.0' },
    ]);
    expect(await vulnerabilities()).toEqual([
      'bash NVD/CVE-2030-0001 TRIVY_ANALYZER',
      'left GITHUB/GHSA-aaaa-bbbb-cccc TRIVY_ANALYZER',
      'left NVD/CVE-2030-0001 TRIVY_ANALYZER',
    ]);
    const finding = (await bench.contractFindings(shop)).find((row) => row.component.name === 'bash');
    expect(finding?.vulnerability).toMatchObject({ severity: 'HIGH', cweId: 79, title: 'A flaw' });
  });

  it('is asked only for what has a fix, when that is set', async () => {
    await bench.set('trivy.ignore.unfixed', 'true');
    bench.skipHours(13);
    await bench.refresh('trivy');
    expect(await vulnerabilities()).toEqual([
      'bash NVD/CVE-2030-0001 TRIVY_ANALYZER',
      'left NVD/CVE-2030-0001 TRIVY_ANALYZER',
    ]);
    await bench.set('trivy.ignore.unfixed', 'false');
  });

  it('is asked without a package that it cannot read', async () => {
    bench.played.trivy.unreadable = ['odd'];
    const { vulnerabilities: others } = bench.played.trivy;
    bench.played.trivy.vulnerabilities = { ...others, 'fine@1.0.0': [fixed] };
    const odd = await bench.upload(
      'odd',
      ['odd', 'fine', 'also'].map((name) => ({ name, purl: `pkg:npm/${name}@1.0.0` })),
    );
    expect(await vulnerabilities(odd)).toEqual(['fine NVD/CVE-2030-0001 TRIVY_ANALYZER']);
    expect(await bench.state('trivy')).toMatchObject({ error: null, failures: 0 });
    delete bench.played.trivy.unreadable;
  });

  it('is asked about fewer at a time where the answer would be too large', async () => {
    const padding = 'x'.repeat(6 * 1_048_576);
    const { vulnerabilities: others } = bench.played.trivy;
    const huge = { ...fixed, padding };
    bench.played.trivy.vulnerabilities = { ...others, 'large@1.0.0': [huge], 'huge@1.0.0': [huge] };
    const large = await bench.upload(
      'large',
      ['large', 'huge'].map((name) => ({ name, purl: `pkg:npm/${name}@1.0.0` })),
    );
    expect(await vulnerabilities(large)).toEqual([
      'huge NVD/CVE-2030-0001 TRIVY_ANALYZER',
      'large NVD/CVE-2030-0001 TRIVY_ANALYZER',
    ]);
    expect(await bench.state('trivy')).toMatchObject({ error: null, failures: 0 });
    expect(bench.trivy.layers.size).toBe(0);
    bench.played.trivy.vulnerabilities = others;
  });

  it.each([
    [put, 'rejects the credentials (401)', { kind: 'status', status: 401 }],
    [put, '404', { kind: 'status', status: 404 }],
    [scan, 'sent something other than JSON', { kind: 'html' }],
  ] as const)(
    'in trouble (%s: %s) keeps what it said, and leaves alone what others say',
    async (path, problem, fault) => {
      await bench.set('ossindex.enabled', 'true');
      bench.played.ossindex.reports = {
        'pkg:npm/left@1.0.0': [{ id: 'CVE-2030-0001', cve: 'CVE-2030-0001' }],
      };
      bench.skipHours(13);
      await bench.refresh('ossindex');
      bench.services.fail(path, fault);
      await bench.refresh('trivy');
      expect((await bench.state('trivy'))?.error).toContain(problem);
      expect(await vulnerabilities()).toEqual([
        'bash NVD/CVE-2030-0001 TRIVY_ANALYZER',
        'left NVD/CVE-2030-0001 OSSINDEX_ANALYZER',
      ]);
    },
  );

  it('that fails once is asked once more', async () => {
    bench.services.fail(scan, { kind: 'status', status: 503, times: 1 });
    await bench.refresh('trivy');
    expect(await bench.state('trivy')).toMatchObject({ error: null, failures: 0 });
  });

  it('no longer reports a flaw that another analyzer still does: the finding stays', async () => {
    bench.played.trivy.vulnerabilities = {};
    bench.skipHours(13);
    await bench.refresh('trivy');
    expect(await vulnerabilities()).toEqual(['left NVD/CVE-2030-0001 OSSINDEX_ANALYZER']);
    bench.played.ossindex.reports = {};
    await bench.refresh('ossindex');
    expect(await vulnerabilities()).toEqual([]);
  });

  it('learns of components of our own only where that is allowed', async () => {
    await sql`update config_property set value = '@acme' where group_name = 'internal-components'
      and property_name = 'groups.regex'`.execute(bench.server.db);
    await bench.set('ossindex.enabled', 'false');
    const vault = { name: 'vault', group: '@acme', purl: 'pkg:npm/%40acme/vault@1.0.0' };
    await bench.upload('secret', [vault]);
    expect(sent()).toBe('');
    await bench.set('trivy.internal.components.enabled', 'true');
    await bench.upload('secret too', [{ ...vault, version: '1.0.1', purl: 'pkg:npm/%40acme/vault@1.0.1' }]);
    expect(sent()).toContain('@acme/vault');
  });
});
