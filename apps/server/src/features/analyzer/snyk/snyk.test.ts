import type { AuditFinding, Why } from '@waybill/api-contract';
import { snykCoordinates } from '@waybill/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noDrift } from '../../../../test/no-drift.ts';
import { sql } from '../../../db/database.ts';
import { countDrift } from '../../matching/matching.service.ts';
import { type AnalyzerBench, startAnalyzerBench } from '../analyzer.fixtures.ts';

const left = 'pkg:npm/left@1.0.0';
const pathOf = (coordinates: string) =>
  `/snyk/rest/orgs/acme/packages/${encodeURIComponent(coordinates)}/issues`;

function issue(id: string, cve: string): Record<string, unknown> {
  return {
    id,
    type: 'issue',
    attributes: {
      key: id,
      title: `Title of ${id}`,
      type: 'package_vulnerability',
      created_at: '2030-01-01T00:00:00.0Z',
      updated_at: '2030-01-02T00:00:00.0Z',
      problems: [
        { id: cve, source: 'CVE' },
        { id: 'CWE-1333', source: 'CWE' },
      ],
      severities: [
        { source: 'Snyk', level: 'low', vector: 'CVSS:3.1/AV:L/AC:L/PR:L/UI:R/S:U/C:N/I:N/A:L' },
        { source: 'NVD', level: 'high', vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
      ],
      coordinates: [{ remedies: [{ description: 'Upgrade to 1.0.1' }] }],
    },
  };
}

let bench: AnalyzerBench;
let shop: { uuid: string };
beforeAll(async () => {
  bench = await startAnalyzerBench();
  await bench.set('snyk.enabled', 'true');
});
afterEach(async () => {
  bench.services.reset();
  expect(await countDrift(bench.server.db)).toEqual(noDrift);
});
afterAll(() => bench.close());

const usedTokens = () => bench.services.requests.map(({ headers }) => headers.authorization);
const vulnerabilities = async (project = shop) =>
  (await bench.findings(project)).map(({ vulnerability, analyzer }) => `${vulnerability} ${analyzer}`);
const first = 'SNYK/SNYK-JS-LEFT-1 SNYK_ANALYZER';
const second = 'SNYK/SNYK-JS-LEFT-2 SNYK_ANALYZER';

describe('Snyk', () => {
  it('is asked page by page, with one token after the other', async () => {
    bench.played.snyk.maxPage = 1;
    bench.played.snyk.issues = {
      [left]: [issue('SNYK-JS-LEFT-1', 'CVE-2030-0001'), issue('SNYK-JS-LEFT-2', 'CVE-2030-0002')],
    };
    shop = await bench.upload('shop', [
      { name: 'left', purl: `${left}?arch=any` },
      { name: 'right', purl: 'pkg:npm/right@1.0.0' },
      { name: 'bash', purl: 'pkg:deb/debian/bash@5.2?distro=debian-12' },
    ]);
    expect(await vulnerabilities()).toEqual([first, second]);
    expect(bench.services.requests.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(usedTokens())).toEqual(new Set(['token one', 'token two']));
    const [finding] = await bench.contractFindings(shop);
    expect(finding?.vulnerability).toMatchObject({
      severity: 'HIGH',
      cweId: 1333,
      recommendation: 'Upgrade to 1.0.1',
    });
    delete bench.played.snyk.maxPage;
  });

  it('tells what mends a finding and which versions it means, and finds nothing of its own in others', async () => {
    const ranged = issue('SNYK-JS-LEFT-1', 'CVE-2030-0001');
    const coordinates = snykCoordinates(left, '[,1.0.1),[2.0.0,2.3.0)', '1.0.1');
    bench.played.snyk.issues = {
      [left]: [{ ...ranged, attributes: { ...(ranged.attributes as object), coordinates } }],
    };
    const other = 'pkg:npm/left@2.2.0';
    const store = await bench.upload('store', [
      { name: 'left', version: '1.0.0', purl: left },
      { name: 'left', version: '2.2.0', purl: other },
    ]);
    bench.skipHours(13);
    await bench.refresh('snyk');
    const { body: found } = await bench.client.get<AuditFinding[]>(
      `/api/waybill/v1/project/${store.uuid}/findings?fix=AVAILABLE`,
    );
    expect(found.map(({ component, fix }) => [component.version, fix])).toEqual([
      ['1.0.0', { nearest: '1.0.1', latest: '2.3.0', from: 'SNYK-JS-LEFT-1' }],
    ]);
    const whyOf = async (version: string) => {
      const component = (await bench.components(store)).find((each) => each.version === version);
      const url = `/api/waybill/v1/why?component=${component?.uuid}&vulnerability=SNYK/SNYK-JS-LEFT-1`;
      return (await bench.client.get<Why>(url)).body;
    };
    const why = await whyOf('1.0.0');
    expect(why.verdict).toBe('affected');
    expect(why.records).toMatchObject([{ feed: 'snyk', recordId: 'SNYK-JS-LEFT-1', verdict: 'affected' }]);
    expect(why.records[0]?.steps.map(({ code }) => code)).toContain('range_inside');
    // Snyk was asked about it as well, and did not report it.
    expect((await whyOf('2.2.0')).verdict).not.toBe('affected');
    bench.played.snyk.issues = {
      [left]: [issue('SNYK-JS-LEFT-1', 'CVE-2030-0001'), issue('SNYK-JS-LEFT-2', 'CVE-2030-0002')],
    };
    bench.skipHours(13);
    await bench.refresh('snyk');
    expect(await vulnerabilities(store)).toEqual([first, second]);
  });

  it('is not asked again within the time that answers count', async () => {
    await bench.refresh('snyk');
    expect(bench.services.requests).toEqual([]);
  });

  it('is asked with the tokens that it takes', async () => {
    bench.played.snyk.tokens = ['two'];
    bench.skipHours(13);
    await bench.refresh('snyk');
    expect(await bench.state('snyk')).toMatchObject({ error: null, failures: 0 });
    expect(usedTokens().filter((token) => token === 'token one').length).toBeLessThanOrEqual(4);
    expect(await vulnerabilities()).toEqual([first, second]);
    bench.played.snyk.tokens = ['one', 'two'];
  });

  it('is asked with the other token while one is asked too often', async () => {
    bench.services.fail(pathOf(left), { kind: 'status', status: 429, retryAfterSeconds: 2, times: 1 });
    bench.skipHours(13);
    await bench.refresh('snyk');
    expect(await bench.state('snyk')).toMatchObject({ error: null, failures: 0 });
    const ofLeft = bench.services.requests.filter(({ path }) => path === pathOf(left));
    expect(ofLeft.map(({ status }) => status)).toEqual([429, 200]);
    expect(new Set(ofLeft.map(({ headers }) => headers.authorization)).size).toBe(2);
  });

  it.each([
    ['a package', [left]],
    ['any package of ours', [left, 'pkg:npm/right@1.0.0']],
  ])('that does not know %s ends nothing and is in no trouble', async (_what, unknown) => {
    bench.played.snyk.unknown = unknown;
    bench.skipHours(13);
    await bench.refresh('snyk');
    expect(await bench.state('snyk')).toMatchObject({ error: null, failures: 0 });
    expect(await vulnerabilities()).toEqual([first, second]);
    delete bench.played.snyk.unknown;
  });

  it.each([
    ['organization', { org: 'other' }, 'absent', '/snyk/rest/orgs/acme is not there (404)'],
    ['version of its API', { version: 'soon' }, 'forbidden', 'does not accept version soon (400)'],
  ] as const)(
    'that does not know the %s is in trouble, and is asked again',
    async (_what, wrong, failure, problem) => {
      if ('org' in wrong) bench.played.snyk.org = wrong.org;
      else await bench.set('snyk.api.version', wrong.version);
      bench.skipHours(13);
      await bench.refresh('snyk');
      expect(await bench.state('snyk')).toMatchObject({ failure, error: expect.stringContaining(problem) });
      expect(await vulnerabilities()).toEqual([first, second]);
      bench.played.snyk.org = 'acme';
      await bench.set('snyk.api.version', '2023-06-22');
      bench.services.reset();
      await bench.refresh('snyk');
      expect(await bench.state('snyk')).toMatchObject({ error: null, failures: 0 });
      expect(bench.services.requests.map((request) => request.path)).toContain(pathOf(left));
    },
  );

  it.each([
    ['rejects the API token (401)', 401],
    ['does not allow requests from this account (403)', 403],
  ])('in trouble (%s) keeps what it said, and leaves alone what others say', async (problem, status) => {
    await bench.set('ossindex.enabled', 'true');
    bench.played.ossindex.reports = { [left]: [{ id: 'sonatype-1', title: 'Another' }] };
    bench.skipHours(13);
    await bench.refresh('ossindex');
    bench.played.snyk.issues = {};
    bench.services.fail(pathOf(left), { kind: 'status', status });
    bench.services.fail(pathOf('pkg:npm/right@1.0.0'), { kind: 'status', status });
    await bench.refresh('snyk');
    expect((await bench.state('snyk'))?.error).toContain(problem);
    const others = 'OSSINDEX/sonatype-1 OSSINDEX_ANALYZER';
    expect(await vulnerabilities()).toEqual([others, first, second]);
  });

  it('ends what it no longer reports', async () => {
    bench.played.snyk.issues = { [left]: [issue('SNYK-JS-LEFT-2', 'CVE-2030-0002')] };
    await bench.refresh('snyk');
    expect(await vulnerabilities()).toEqual(['OSSINDEX/sonatype-1 OSSINDEX_ANALYZER', second]);
  });

  it('with more pages than are read adds what it came to, ends nothing, and administrators are told', async () => {
    const many = Array.from({ length: 21 }, (_, n) => issue(`SNYK-JS-MANY-${n}`, `CVE-2030-${2000 + n}`));
    const coordinates = 'pkg:npm/many@1.0.0';
    bench.played.snyk.issues = { [coordinates]: many };
    const project = await bench.upload('many', [{ name: 'many', purl: coordinates }]);
    const before = await vulnerabilities(project);
    expect(before).toHaveLength(21);
    bench.played.snyk.issues = { [coordinates]: [issue('SNYK-JS-NEW-1', 'CVE-2030-3000'), ...many] };
    bench.played.snyk.maxPage = 1;
    bench.skipHours(13);
    await bench.refresh('snyk');
    const after = [...before, 'SNYK/SNYK-JS-NEW-1 SNYK_ANALYZER'];
    expect(await vulnerabilities(project)).toEqual(after);
    const told = await sql<{ content: string }>`select subject ->> 'content' as content from outbox
      where level = 'WARNING' and subject ->> 'title' = 'Snyk reports more than Waybill reads'`.execute(
      bench.server.db,
    );
    expect(told.rows).toEqual([{ content: expect.stringContaining('only the first 20 vulnerabilities') }]);
    // Another component, of which the same is asked, gets as much; its answer ends nothing of those that knew more.
    bench.skipHours(13);
    const other = await bench.upload('other', [{ name: 'many', purl: `${coordinates}?arch=x64` }]);
    expect(await vulnerabilities(other)).toHaveLength(20);
    await bench.refresh('snyk');
    delete bench.played.snyk.maxPage;
    expect(await vulnerabilities(project)).toEqual(after);
  });

  it('says when its API ends, which administrators are told', async () => {
    bench.played.snyk.sunset = '2031-01-01';
    bench.skipHours(13);
    await bench.refresh('snyk');
    const told = await sql<{ title: string }>`select subject ->> 'title' as title from outbox
      where event_group = 'ANALYZER' and level = 'WARNING' and subject ->> 'title' like '%API%'`.execute(
      bench.server.db,
    );
    expect(told.rows).toEqual([{ title: 'Snyk API version 2023-06-22 is deprecated' }]);
  });

  it('never learns of components of our own', async () => {
    await sql`update config_property set value = '@acme' where group_name = 'internal-components'
      and property_name = 'groups.regex'`.execute(bench.server.db);
    await bench.set('ossindex.enabled', 'false');
    await bench.upload('secret', [{ name: 'vault', group: '@acme', purl: 'pkg:npm/%40acme/vault@1.0.0' }]);
    expect(bench.services.requests).toEqual([]);
  });
});
