import type { Why } from '@waybill/api-contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noDrift } from '../../../../test/no-drift.ts';
import { sql } from '../../../db/database.ts';
import { countDrift } from '../../matching/matching.service.ts';
import { osvRecord, storeTestRecords } from '../../source/source.fixtures.ts';
import { type AnalyzerBench, startAnalyzerBench } from '../analyzer.fixtures.ts';

const path = '/ossindex/api/v3/component-report';
const left = 'pkg:npm/left@1.0.0';
const known = {
  id: 'CVE-2030-0001',
  title: '[CVE-2030-0001] CWE-79',
  description: 'A flaw',
  cvssVector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N',
  cwe: 'CWE-79',
  cve: 'CVE-2030-0001',
  reference: 'https://oss.example/CVE-2030-0001',
};
const own = { id: 'sonatype-2030-7', title: 'Another flaw', reference: 'https://oss.example/7' };

let bench: AnalyzerBench;
let shop: { uuid: string };
beforeAll(async () => {
  bench = await startAnalyzerBench();
  await bench.set('ossindex.enabled', 'true');
});
afterEach(async () => {
  bench.services.reset();
  expect(await countDrift(bench.server.db)).toEqual(noDrift);
});
afterAll(() => bench.close());

const coordinates = () =>
  bench.services.requests.flatMap(({ body }) => (JSON.parse(body) as { coordinates: string[] }).coordinates);
const found = (vulnerability: string, component = 'left') => ({
  component,
  vulnerability,
  analyzer: 'OSSINDEX_ANALYZER',
});

describe('OSS Index', () => {
  it('is asked about the components of a new BOM, each once, and its reports are findings', async () => {
    bench.played.ossindex.reports = { [left]: [known, own] };
    shop = await bench.upload('shop', [
      { name: 'left', purl: left },
      { name: 'left', purl: `${left}?arch=any` },
      { name: 'right', purl: 'pkg:golang/example.com/right@v1.0.0' },
      { name: 'other', purl: 'pkg:generic/other@1.0.0' },
      { name: 'nameless' },
    ]);
    expect(coordinates().toSorted()).toEqual(['pkg:golang/example.com/right@1.0.0', left]);
    expect(await bench.findings(shop)).toEqual([
      found('NVD/CVE-2030-0001'),
      found('NVD/CVE-2030-0001'),
      found('OSSINDEX/sonatype-2030-7'),
      found('OSSINDEX/sonatype-2030-7'),
    ]);
    const first = (await bench.contractFindings(shop)).find(
      ({ vulnerability }) => vulnerability.vulnId === known.id,
    );
    expect(first).toMatchObject({
      vulnerability: { severity: 'MEDIUM', cweId: 79, description: 'A flaw' },
      attribution: { alternateIdentifier: known.id, referenceUrl: known.reference },
    });
  });

  it('is not asked again within the time that answers count, also for other projects', async () => {
    const other = await bench.upload('other shop', [{ name: 'left', purl: left }]);
    expect(await bench.findings(other)).toHaveLength(2);
    await bench.refresh('ossindex');
    expect(coordinates()).toEqual([]);
    bench.skipHours(13);
    await bench.refresh('ossindex');
    expect(coordinates()).toHaveLength(2);
  });

  it('is asked again when somebody asks for an analysis of a project', async () => {
    const { status, text } = await bench.client.post(`/api/v1/finding/project/${shop.uuid}/analyze`);
    expect(status, text).toBe(200);
    await bench.server.runJobs();
    expect(coordinates().toSorted()).toEqual(['pkg:golang/example.com/right@1.0.0', left]);
  });

  it('explains what it says to who asks why', async () => {
    const component = (await bench.components(shop)).find(({ name }) => name === 'left')?.uuid ?? '';
    const query = new URLSearchParams({ component, vulnerability: `OSSINDEX/${own.id}` });
    const { body } = await bench.client.get<Why>(`/api/waybill/v1/why?${query}`);
    expect(body).toMatchObject({
      verdict: 'affected',
      records: [],
      answers: [
        {
          analyzer: 'OSSINDEX_ANALYZER',
          reported: true,
          alternateIdentifier: own.id,
          referenceUrl: own.reference,
        },
      ],
      match: { analyzers: ['OSSINDEX_ANALYZER'] },
    });
  });

  it('ends what it no longer reports, which the trail tells, and nothing that others find', async () => {
    const version = { ecosystem: 'npm', name: 'left' };
    await storeTestRecords(bench.server.db, {
      osv: [
        osvRecord('CVE-2030-0002', {
          affected: [
            {
              package: version,
              ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '2.0.0' }] }],
            },
          ],
        }),
      ],
    });
    const decided = (await bench.contractFindings(shop)).find((row) => row.vulnerability.vulnId === own.id);
    await bench.client.put('/api/v1/analysis', {
      project: shop.uuid,
      component: decided?.component.uuid,
      vulnerability: decided?.vulnerability.uuid,
      analysisState: 'IN_TRIAGE',
    });
    bench.played.ossindex.reports = {
      [left]: [known, { ...known, id: 'CVE-2030-0002', cve: 'CVE-2030-0002' }],
    };
    bench.skipHours(13);
    await bench.refresh('ossindex');
    const internal = { component: 'left', vulnerability: 'NVD/CVE-2030-0002', analyzer: 'INTERNAL_ANALYZER' };
    expect(await bench.findings(shop)).toEqual([
      found('NVD/CVE-2030-0001'),
      found('NVD/CVE-2030-0001'),
      internal,
      internal,
    ]);
    bench.played.ossindex.reports = {};
    bench.skipHours(13);
    await bench.refresh('ossindex');
    expect(await bench.findings(shop)).toEqual([internal, internal]);
    const trail = await sql<{ comment: string }>`select comment from analysis_comment
      where commenter = 'Waybill'`.execute(bench.server.db);
    expect(trail.rows).toEqual([{ comment: 'Finding ended: no longer reported by OSS Index on 2026-03-02' }]);
    const ended = await sql`select distinct reason, feed from identity_match_past`.execute(bench.server.db);
    expect(ended.rows).toEqual([{ reason: 'unreported', feed: 'ossindex' }]);
  });

  it('never learns of components of our own', async () => {
    await sql`update config_property set value = 'acme.*' where group_name = 'internal-components'
      and property_name = 'groups.regex'`.execute(bench.server.db);
    await bench.upload('secret', [
      { name: 'vault', group: 'acme.tools', purl: 'pkg:maven/acme.tools/vault@1.0.0' },
      { name: 'wrapped', purl: 'pkg:maven/acme.more/wrapped@1.0.0' },
      { name: 'public', purl: 'pkg:maven/org.other/public@1.0.0' },
    ]);
    expect(coordinates()).toEqual(['pkg:maven/org.other/public@1.0.0']);
  });

  it('is asked without a coordinate that it cannot read', async () => {
    bench.played.ossindex.unreadable = ['pkg:npm/odd@1.0.0'];
    bench.played.ossindex.reports = { [left]: [known], 'pkg:npm/fine@1.0.0': [known] };
    const odd = await bench.upload(
      'odd',
      ['odd', 'fine', 'also'].map((name) => ({ name, purl: `pkg:npm/${name}@1.0.0` })),
    );
    expect(await bench.findings(odd)).toEqual([found('NVD/CVE-2030-0001', 'fine')]);
    expect((await bench.state('ossindex'))?.failures).toBe(0);
    delete bench.played.ossindex.unreadable;
  });

  it('is asked about fewer at a time where the answer would be too large', async () => {
    const padding = 'x'.repeat(3 * 1_048_576);
    bench.played.ossindex.reports = Object.fromEntries(
      ['large', 'huge'].map((name) => [`pkg:npm/${name}@1.0.0`, [{ ...known, padding }]]),
    );
    const large = await bench.upload(
      'large',
      ['large', 'huge'].map((name) => ({ name, purl: `pkg:npm/${name}@1.0.0` })),
    );
    expect(await bench.findings(large)).toEqual([
      found('NVD/CVE-2030-0001', 'huge'),
      found('NVD/CVE-2030-0001', 'large'),
    ]);
    expect(bench.services.requests).toHaveLength(3);
    expect((await bench.state('ossindex'))?.failures).toBe(0);
  });

  it('may write coordinates in their old form', async () => {
    bench.played.ossindex.isOldStyle = true;
    bench.played.ossindex.reports = { 'pkg:maven/g/a@1.0.0': [known] };
    const old = await bench.upload('old', [{ name: 'a', group: 'g', purl: 'pkg:maven/g/a@1.0.0' }]);
    expect(await bench.findings(old)).toEqual([found('NVD/CVE-2030-0001', 'a')]);
    delete bench.played.ossindex.isOldStyle;
  });

  it('tells which ids are the same flaw, which API v1 shows where that is set', async () => {
    const twin = { id: 'sonatype-2030-9', cve: 'CVE-2030-0009', title: 'A flaw with two ids' };
    bench.played.ossindex.reports = { 'pkg:npm/twin@1.0.0': [twin] };
    const project = await bench.upload('twins', [{ name: 'twin', purl: 'pkg:npm/twin@1.0.0' }]);
    const aliases = async () =>
      (await bench.contractFindings(project)).map((row) => row.vulnerability.aliases);
    expect(await aliases()).toEqual([[{ cveId: twin.cve, sonatypeId: twin.id }]]);
    await bench.set('ossindex.alias.sync.enabled', 'false');
    expect(await aliases()).toEqual([[]]);
    await bench.set('ossindex.alias.sync.enabled', 'true');
  });

  it('takes a token of the old kind with its user name', async () => {
    await bench.setSecret('ossindex.api.token', 'plain');
    await bench.set('ossindex.api.username', 'joe@example.com');
    bench.played.ossindex.authorization = `Basic ${Buffer.from('joe@example.com:plain').toString('base64')}`;
    await bench.upload('basic', [{ name: 'basic', purl: 'pkg:npm/basic@1.0.0' }]);
    expect(bench.services.requests.map(({ status }) => status)).toEqual([200]);
  });
});

describe('OSS Index in trouble', () => {
  let troubled: { uuid: string };
  beforeAll(async () => {
    bench.played.ossindex.reports = { 'pkg:npm/ill@1.0.0': [known] };
    troubled = await bench.upload('troubled', [{ name: 'ill', purl: 'pkg:npm/ill@1.0.0' }]);
    bench.services.reset();
  });

  it.each([
    ['rejects the credentials (401)', { kind: 'status', status: 401 }],
    ['the quota of the account is used up (402)', { kind: 'status', status: 402 }],
    ['does not allow requests from this account (403)', { kind: 'status', status: 403 }],
    ['404', { kind: 'status', status: 404 }],
    ['redirect', { kind: 'redirect', location: 'https://example.com/' }],
    ['is larger than', { kind: 'endless' }],
    ['sent something other than JSON', { kind: 'html' }],
  ] as const)('(%s) keeps what it said, tells why, and is asked again later', async (problem, fault) => {
    bench.played.ossindex.reports = {};
    bench.services.fail(path, fault);
    bench.skipHours(13);
    const before = await bench.findings(troubled);
    expect(before).toHaveLength(1);
    await bench.refresh('ossindex');
    expect(await bench.findings(troubled)).toEqual(before);
    const state = await bench.state('ossindex');
    expect(state?.error).toContain(problem);
    expect(state?.failures).toBeGreaterThan(0);
    const told = await sql<{ title: string; content: string }>`select subject ->> 'title' as title,
      subject ->> 'content' as content from outbox where event_group = 'ANALYZER' and level = 'ERROR'
      order by event_id desc limit 1`.execute(bench.server.db);
    expect(told.rows[0]?.title).toBe('Analyzer Error');
    expect(told.rows[0]?.content).toContain(problem);
    bench.services.reset();
    bench.played.ossindex.reports = { 'pkg:npm/ill@1.0.0': [known] };
    await bench.refresh('ossindex');
    expect(await bench.state('ossindex')).toMatchObject({ error: null, failures: 0 });
    expect(await bench.findings(troubled)).toEqual(before);
  });

  it.each([
    ['429', { kind: 'status', status: 429, retryAfterSeconds: 1, times: 1 }],
    ['500', { kind: 'status', status: 500, times: 1 }],
    ['503', { kind: 'status', status: 503, times: 1 }],
    ['a truncated answer', { kind: 'truncated', times: 1 }],
    ['a cut connection', { kind: 'cut', afterBytes: 5, times: 1 }],
  ] as const)('that passes (%s) is asked once more', async (_what, fault) => {
    bench.services.fail(path, fault);
    bench.skipHours(13);
    await bench.refresh('ossindex');
    expect(await bench.state('ossindex')).toMatchObject({ error: null, failures: 0 });
    expect(bench.services.requests.length).toBeGreaterThan(1);
    expect(await bench.findings(troubled)).toHaveLength(1);
  });

  it('does not answer at all where nobody listens', async () => {
    await bench.set('ossindex.base.url', 'http://127.0.0.1:9');
    bench.skipHours(13);
    await bench.refresh('ossindex');
    expect(await bench.findings(troubled)).toHaveLength(1);
    expect((await bench.state('ossindex'))?.error).toContain('127.0.0.1:9');
    await bench.set('ossindex.base.url', `${bench.services.url}/ossindex`);
  });
});
