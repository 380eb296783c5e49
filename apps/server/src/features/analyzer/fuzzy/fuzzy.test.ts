import type { Why } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDrift } from '../../../../test/no-drift.ts';
import { sql } from '../../../db/database.ts';
import { countDrift } from '../../matching/matching.service.ts';
import { nvdCve, storeTestRecords } from '../../source/source.fixtures.ts';
import { type AnalyzerBench, startAnalyzerBench } from '../analyzer.fixtures.ts';

/** A CVE of all versions of a product below 8.1. */
function cve(id: string, name: string) {
  const criteria = `cpe:2.3:a:${name}:*:*:*:*:*:*:*:*`;
  const cpeMatch = [{ vulnerable: true, criteria, versionEndExcluding: '8.1', matchCriteriaId: id }];
  return nvdCve(id, { configurations: [{ nodes: [{ operator: 'OR', negate: false, cpeMatch }] }] });
}

let bench: AnalyzerBench;
let shop: { uuid: string };
beforeAll(async () => {
  bench = await startAnalyzerBench();
  await storeTestRecords(bench.server.db, {
    nvd: [
      cve('CVE-2030-0001', 'haxx:curl'),
      cve('CVE-2030-0002', 'acme:big_anvil_server'),
      cve('CVE-2030-0003', 'other:big_anvil_server'),
      cve('CVE-2030-0004', 'acme:url'),
    ],
  });
  await sql`update config_property set value = 'ours' where group_name = 'internal-components'
    and property_name = 'groups.regex'`.execute(bench.server.db);
  shop = await bench.upload('shop', [
    { name: 'curl', version: '8.0', purl: 'pkg:deb/debian/curl@8.0?distro=debian-12' },
    { name: 'curl', version: '8.1', purl: 'pkg:deb/debian/curl@8.1?distro=debian-12' },
    { name: 'big anvil server', group: 'acme', version: '7', purl: 'pkg:npm/anything@7' },
    { name: 'big-anvil-servers', version: '6', purl: 'pkg:npm/big_anvil_servers@6' },
    { name: 'urls', version: '6', purl: 'pkg:npm/urls@6' },
    { name: 'curl', group: 'ours', version: '7', purl: 'pkg:deb/ours/curl@7' },
    { name: 'curl', version: '6', cpe: 'cpe:2.3:a:else:curl:6:*:*:*:*:*:*:*' },
    { name: 'curl', version: '5' },
  ]);
});
afterAll(async () => {
  expect(await countDrift(bench.server.db)).toEqual(noDrift);
  await bench.close();
});

async function change(settings: Record<string, string>): Promise<void> {
  const changes = Object.entries(settings).map(([name, value]) => ({ group: 'scanner', name, value }));
  const { status, text } = await bench.client.patch('/api/waybill/v1/settings', changes);
  expect(status, text).toBe(200);
  await bench.server.runJobs();
}

/** Version and id of each finding. */
async function found(): Promise<string[]> {
  const rows = await bench.contractFindings(shop);
  return rows
    .map(({ component, vulnerability }) => `${component.name} ${component.version} ${vulnerability.vulnId}`)
    .toSorted();
}

describe('the fuzzy match', () => {
  it('is off at first', async () => {
    expect(await found()).toEqual([]);
  });

  it('takes packages of distributions for the products of their name', async () => {
    await change({ 'internal.fuzzy.enabled': 'true' });
    expect(await found()).toEqual(['curl 8.0 CVE-2030-0001']);
    const [finding] = await bench.contractFindings(shop);
    expect(finding?.attribution.analyzerIdentity).toBe('INTERNAL_ANALYZER');
  });

  it('is explained as such', async () => {
    const component = (await bench.components(shop)).find(({ version }) => version === '8.0')?.uuid ?? '';
    const query = new URLSearchParams({ component, vulnerability: 'NVD/CVE-2030-0001' });
    const { body } = await bench.client.get<Why>(`/api/waybill/v1/why?${query}`);
    expect(body).toMatchObject({
      verdict: 'affected',
      answers: [
        { analyzer: 'INTERNAL_ANALYZER', reported: true, matchedAs: 'cpe:2.3:a:haxx:curl:8.0:*:*:*:*:*:*:*' },
      ],
      match: { analyzers: ['INTERNAL_ANALYZER'] },
    });
  });

  it('looks for other packages where that is set: by vendor and product, else by similar names', async () => {
    await change({ 'internal.fuzzy.exclude.purl': 'false' });
    expect(await found()).toEqual([
      'big anvil server 7 CVE-2030-0002',
      'big-anvil-servers 6 CVE-2030-0002',
      'big-anvil-servers 6 CVE-2030-0003',
      'curl 8.0 CVE-2030-0001',
    ]);
  });

  it('looks for components of our own where that is set', async () => {
    await change({ 'internal.fuzzy.exclude.purl': 'true', 'internal.fuzzy.exclude.internal': 'false' });
    expect(await found()).toEqual(['curl 7 CVE-2030-0001', 'curl 8.0 CVE-2030-0001']);
    await change({ 'internal.fuzzy.exclude.internal': 'true' });
    expect(await found()).toEqual(['curl 8.0 CVE-2030-0001']);
  });

  it('looks at what is new', async () => {
    const other = await bench.upload('other', [
      { name: 'curl', version: '8.0.1', purl: 'pkg:deb/debian/curl@8.0.1?distro=debian-12' },
    ]);
    expect(await bench.findings(other)).toEqual([
      { component: 'curl', vulnerability: 'NVD/CVE-2030-0001', analyzer: 'INTERNAL_ANALYZER' },
    ]);
  });

  it('ends when a record names the component itself, and does not say so', async () => {
    const { db } = bench.server;
    const fixed = { type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: '7.0' }] } as const;
    const record = {
      id: 'DEBIAN-CVE-2030-0001',
      modified: '2026-02-01T00:00:00Z',
      affected: [{ package: { ecosystem: 'Debian:12', name: 'curl' }, ranges: [fixed] }],
    };
    await storeTestRecords(db, { osv: [record] });
    bench.skipHours(13);
    await bench.refresh('fuzzy');
    expect(await found()).toEqual([]);
  });

  it('is gone with its findings when it is switched off', async () => {
    await change({ 'internal.fuzzy.exclude.purl': 'false' });
    expect(await found()).toHaveLength(3);
    await change({ 'internal.fuzzy.enabled': 'false' });
    expect(await found()).toEqual([]);
  });
});
