import type { PlannedFault } from '@waybill/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noDrift } from '../../../../test/no-drift.ts';
import { sql } from '../../../db/database.ts';
import { countDrift } from '../../matching/matching.service.ts';
import { type AnalyzerBench, startAnalyzerBench } from '../analyzer.fixtures.ts';

const path = '/vulndb/api/v1/vulnerabilities/find_by_cpe';
const cpe = 'cpe:2.3:a:acme:lib:1.0:*:*:*:*:*:*:*';

function result(id: number): Record<string, unknown> {
  return {
    vulndb_id: id,
    title: `Flaw ${id}`,
    description: 'What is wrong',
    solution: 'What helps',
    disclosure_date: '2030-01-01T00:00:00Z',
    nvd_additional_information: [{ cve_id: `CVE-2030-${1000 + id}`, cwe_id: 'CWE-79' }],
    cvss_version_three_metrics: [
      {
        attack_vector: 'NETWORK',
        attack_complexity: 'LOW',
        privileges_required: 'NONE',
        user_interaction: 'NONE',
        scope: 'UNCHANGED',
        confidentiality_impact: 'HIGH',
        integrity_impact: 'HIGH',
        availability_impact: 'HIGH',
      },
    ],
  };
}

let bench: AnalyzerBench;
let shop: { uuid: string };
beforeAll(async () => {
  bench = await startAnalyzerBench();
  await bench.set('vulndb.enabled', 'true');
});
afterEach(async () => {
  bench.services.reset();
  expect(await countDrift(bench.server.db)).toEqual(noDrift);
});
afterAll(() => bench.close());

const vulnerabilities = async () => (await bench.findings(shop)).map(({ vulnerability }) => vulnerability);

describe('VulnDB', () => {
  it('is asked by CPE, page by page, each request signed', async () => {
    bench.played.vulndb.results = { [cpe]: Array.from({ length: 101 }, (_, n) => result(n + 1)) };
    shop = await bench.upload('shop', [
      { name: 'lib', cpe },
      { name: 'free', cpe: 'cpe:2.3:a:acme:free:1.0:*:*:*:*:*:*:*' },
      { name: 'left', purl: 'pkg:npm/left@1.0.0' },
    ]);
    expect(await vulnerabilities()).toHaveLength(101);
    const asked = bench.services.requests.filter((request) => request.path === path);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 200, 404]);
    const found = (await bench.contractFindings(shop)).find((row) => row.vulnerability.vulnId === '7');
    expect(found).toMatchObject({
      vulnerability: {
        source: 'VULNDB',
        severity: 'CRITICAL',
        cweId: 79,
        title: 'Flaw 7',
        description: 'What is wrong What helps',
      },
      attribution: { analyzerIdentity: 'VULNDB_ANALYZER' },
    });
  });

  it('is not asked again within the time that answers count, also where it knows nothing', async () => {
    await bench.refresh('vulndb');
    expect(bench.services.requests).toEqual([]);
  });

  it('ends what it no longer reports', async () => {
    bench.played.vulndb.results = { [cpe]: [result(1)] };
    bench.skipHours(13);
    await bench.refresh('vulndb');
    expect(await vulnerabilities()).toEqual(['VULNDB/1']);
  });

  it('with more pages than are read adds what it came to, and ends nothing', async () => {
    bench.played.vulndb.results = { [cpe]: [result(2)] };
    bench.played.vulndb.total = 10_001;
    bench.skipHours(13);
    await bench.refresh('vulndb');
    expect(await vulnerabilities()).toEqual(['VULNDB/1', 'VULNDB/2']);
    delete bench.played.vulndb.total;
    bench.played.vulndb.results = { [cpe]: [result(1)] };
    bench.skipHours(13);
    await bench.refresh('vulndb');
    expect(await vulnerabilities()).toEqual(['VULNDB/1']);
  });

  it.each([
    ['rejects the credentials (401)', { kind: 'status', status: 401 }],
    ['sent something other than JSON', { kind: 'html' }],
  ] as const)('in trouble (%s) keeps what it said, and no signature shows', async (problem, fault) => {
    bench.played.vulndb.results = {};
    bench.services.fail(path, fault);
    bench.skipHours(13);
    await bench.refresh('vulndb');
    const state = await bench.state('vulndb');
    expect(state?.error).toContain(problem);
    expect(state?.error).not.toContain('oauth');
    expect(await vulnerabilities()).toEqual(['VULNDB/1']);
  });

  const absent: PlannedFault = { kind: 'status', status: 404 };
  it.each<[string, PlannedFault[]]>([
    ['is not there (404)', [absent]],
    ['is not there (404)', [{ kind: 'redirect', location: '/elsewhere' }]],
    ['sent something other than JSON', [{ ...absent, times: 1 }, { kind: 'html' }]],
    [
      'sent no status of the account',
      [
        { ...absent, times: 1 },
        { kind: 'body', body: '{}' },
      ],
    ],
  ])('behind something that has nothing there (%s) keeps what it said', async (problem, faults) => {
    for (const fault of faults) bench.services.fail('/vulndb/*', fault);
    bench.skipHours(13);
    await bench.refresh('vulndb');
    expect((await bench.state('vulndb'))?.error).toContain(problem);
    expect(await vulnerabilities()).toEqual(['VULNDB/1']);
  });

  it('does not take a wrong secret', async () => {
    await bench.setSecret('vulndb.api.oath1.consumerSecret', 'wrong');
    await bench.refresh('vulndb');
    expect((await bench.state('vulndb'))?.error).toContain('(401)');
    await bench.setSecret('vulndb.api.oath1.consumerSecret', 'cs');
  });

  it('that fails once is asked once more, by a new signature', async () => {
    bench.played.vulndb.results = { [cpe]: [result(1)] };
    bench.services.fail(path, { kind: 'status', status: 503, times: 1 });
    await bench.refresh('vulndb');
    expect(await bench.state('vulndb')).toMatchObject({ error: null, failures: 0 });
    const nonces = bench.services.requests.map(({ query }) => query.get('oauth_nonce'));
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  it('never learns of components of our own', async () => {
    await sql`update config_property set value = 'vault' where group_name = 'internal-components'
      and property_name = 'names.regex'`.execute(bench.server.db);
    await bench.upload('secret', [{ name: 'vault', cpe: 'cpe:2.3:a:acme:vault:1.0:*:*:*:*:*:*:*' }]);
    expect(bench.services.requests).toEqual([]);
  });
});
