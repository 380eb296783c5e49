import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDrift } from '../../../test/no-drift.ts';
import { sql } from '../../db/database.ts';
import { countDrift } from '../matching/matching.service.ts';
import { type AnalyzerBench, startAnalyzerBench } from './analyzer.fixtures.ts';

const left = 'pkg:npm/left@1.0.0';
const cpe = 'cpe:2.3:a:acme:left:1.0.0:*:*:*:*:*:*:*';
const ids = ['ossindex', 'snyk', 'trivy', 'vulndb'] as const;

/** Where each is asked for what it finds. */
const paths = {
  ossindex: '/ossindex/api/v3/component-report',
  snyk: `/snyk/rest/orgs/acme/packages/${encodeURIComponent(left)}/issues`,
  trivy: '/trivy/twirp/trivy.scanner.v1.Scanner/Scan',
  vulndb: '/vulndb/api/v1/vulnerabilities/find_by_cpe',
};

let bench: AnalyzerBench;
let shop: { uuid: string };
let before: Awaited<ReturnType<AnalyzerBench['findings']>>;
beforeAll(async () => {
  bench = await startAnalyzerBench({ silenceMs: 400 });
  bench.played.ossindex.reports = { [left]: [{ id: 'sonatype-1', title: 'One' }] };
  bench.played.snyk.issues = { [left]: [{ id: 'SNYK-JS-LEFT-1', attributes: { title: 'Two' } }] };
  bench.played.trivy.vulnerabilities = { 'left@1.0.0': [{ vulnerability_id: 'CVE-2030-0003' }] };
  bench.played.vulndb.results = { [cpe]: [{ vulndb_id: 4, title: 'Four' }] };
  for (const id of ids) await bench.set(`${id}.enabled`, 'true');
  shop = await bench.upload('shop', [{ name: 'left', purl: left, cpe }]);
  before = await bench.findings(shop);
});
afterAll(() => bench.close());

/** Faults that are not of any one analyzer, all four at once: each has its own lane. */
describe('analyzers in trouble', () => {
  it('have found something before', () => {
    expect(before.map(({ analyzer }) => analyzer).toSorted()).toEqual([
      'OSSINDEX_ANALYZER',
      'SNYK_ANALYZER',
      'TRIVY_ANALYZER',
      'VULNDB_ANALYZER',
    ]);
  });

  it.each([
    ['that are silent', { kind: 'silence' }, 'cannot be reached', 'unreachable'],
    ['behind a sign-in page', { kind: 'html' }, 'sent something other than JSON', 'garbled'],
    ['that send another kind of answer', { kind: 'body', body: '{"success":true}' }, 'sent no', 'garbled'],
    ['that send a list of anything', { kind: 'body', body: 'null' }, 'sent no', 'garbled'],
  ] as const)('%s keep what they said, and their state says why', async (_what, fault, problem, failure) => {
    for (const id of ids) bench.services.fail(paths[id], fault);
    bench.skipHours(13);
    await bench.refresh(...ids);
    for (const id of ids) {
      const state = await bench.state(id);
      expect(state, id).toMatchObject({ error: expect.stringContaining(problem), failure });
    }
    expect(await bench.findings(shop)).toEqual(before);
    bench.services.reset();
  });

  it('that send records nobody can read end nothing, which administrators are told', async () => {
    bench.played.ossindex.reports = { [left]: [{ title: 'no id' }] };
    bench.played.snyk.issues = { [left]: [{ attributes: { title: 'no id' } }] };
    bench.played.trivy.vulnerabilities = { 'left@1.0.0': [{ title: 'no id' }] };
    bench.played.vulndb.results = { [cpe]: [{ title: 'no id' }] };
    bench.skipHours(13);
    await bench.refresh(...ids);
    expect(await bench.findings(shop)).toEqual(before);
    const told = await sql<{ title: string }>`select subject ->> 'title' as title from outbox
      where event_group = 'ANALYZER' and level = 'WARNING' order by 1`.execute(bench.server.db);
    expect(told.rows.map(({ title }) => title)).toEqual(
      ['OSS Index', 'Snyk', 'Trivy', 'VulnDB'].map((title) => `${title} sends unreadable records`),
    );
    expect(await countDrift(bench.server.db)).toEqual(noDrift);
  });
});
