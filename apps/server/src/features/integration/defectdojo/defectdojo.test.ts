import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flaws } from '../../../../test/audit-world.ts';
import { type IntegrationBench, startIntegrationBench } from '../integration.fixtures.ts';

let bench: IntegrationBench;
beforeAll(async () => {
  bench = await startIntegrationBench();
  await bench.set('defectdojo.enabled', 'true');
});
afterAll(() => bench.close());

const engagement = (id: number) => ({ 'defectdojo.engagementId': `${id}` });
const dojo = () => bench.played.dojo;
const openIn = (test: number) =>
  [...(dojo().tests[test]?.findings ?? [])]
    .filter(([, { mitigated }]) => !mitigated)
    .map(([key]) => key)
    .toSorted();
const all = [
  `anvil ${flaws.critical}`,
  `anvil ${flaws.medium}`,
  `hammer ${flaws.high}`,
  `hammer ${flaws.alias}`,
  `nail ${flaws.unassigned}`,
].toSorted();

/** The fields of the uploads since the last reset, without the file. */
function sentFields(): Record<string, string>[] {
  return bench.outside.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body, path }) => ({
      path: path.replace('/dojo/api/v2/', ''),
      ...Object.fromEntries(
        [...body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)\r\n/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
    }));
}

async function suppress(project: { uuid: string }, vulnId: string, isSuppressed: boolean) {
  const { body } = await bench.auditor.get<
    { component: { uuid: string }; vulnerability: { uuid: string; vulnId: string } }[]
  >(`/api/v1/finding/project/${project.uuid}?suppressed=true`);
  const finding = body.find(({ vulnerability }) => vulnerability.vulnId === vulnId);
  const answer = await bench.auditor.put('/api/v1/analysis', {
    component: finding?.component.uuid,
    vulnerability: finding?.vulnerability.uuid,
    isSuppressed,
  });
  expect(answer.status, answer.text).toBe(200);
}

describe('uploads to DefectDojo', () => {
  beforeEach(() => {
    bench.outside.reset();
  });

  it('import the findings of projects that have an engagement, as its importer reads them', async () => {
    await bench.configure(bench.first, engagement(7));
    expect(await bench.upload('defectdojo')).toMatchObject({ state: 'done', sent: 1, failed: 0 });
    expect(openIn(0)).toEqual(all);
    expect(sentFields()).toEqual([
      {
        path: 'import-scan/',
        engagement: '7',
        scan_type: 'Dependency Track Finding Packaging Format (FPF) Export',
        verified: 'true',
        active: 'true',
        minimum_severity: 'Info',
        close_old_findings: 'true',
        push_to_jira: 'false',
        scan_date: '2026-03-01',
      },
    ]);
    // A finding without a rating is not urgent.
    expect(dojo().tests[0]?.findings.get(`nail ${flaws.unassigned}`)?.severity).toBe('INFO');
    expect(await bench.uploads('defectdojo')).toEqual([
      expect.objectContaining({
        projectName: 'Workshop',
        projectVersion: '1',
        outcome: 'SENT',
        target: 'Engagement 7',
        findings: 5,
      }),
    ]);
  });

  it('reimport into the test of the project, which closes what is gone', async () => {
    await bench.set('defectdojo.reimport.enabled', 'true');
    await bench.configure(bench.first, {
      'defectdojo.doNotReactivate': 'true',
      'defectdojo.groupBy': 'component_name',
    });
    dojo().pageSize = 1;
    dojo().tests.unshift({ id: 1, engagement: 7, scan_type: 'Trivy Scan', title: null, findings: new Map() });
    await suppress(bench.first, flaws.critical, true);
    await bench.upload('defectdojo');
    expect(openIn(1)).toEqual(all.filter((key) => !key.includes(flaws.critical)));
    expect(dojo().tests).toHaveLength(2);
    expect(sentFields()).toEqual([
      expect.objectContaining({
        path: 'reimport-scan/',
        test: '500',
        do_not_reactivate: 'true',
        group_by: 'component_name',
        close_old_findings: 'true',
      }),
    ]);
    // The list of tests has several pages.
    expect(bench.outside.requests.filter(({ method }) => method === 'GET').length).toBe(2);
    await suppress(bench.first, flaws.critical, false);
  });

  it('never close what another project has in the same engagement', async () => {
    await bench.configure(bench.second, engagement(7));
    await suppress(bench.second, flaws.medium, true);
    await bench.upload('defectdojo');
    await bench.upload('defectdojo');
    const tests = dojo().tests.filter(
      ({ engagement: of, scan_type }) => of === 7 && scan_type.startsWith('Dep'),
    );
    expect(tests.map(({ title }) => title)).toEqual([null, 'Workshop 2']);
    const openOf = (test: (typeof tests)[number] | undefined) =>
      [...(test?.findings.values() ?? [])].filter(({ mitigated }) => !mitigated).length;
    // One more comes back: the first project has do_not_reactivate.
    expect(tests.map(openOf)).toEqual([4, 4]);
    await bench.set('defectdojo.reimport.enabled', 'false');
    bench.outside.reset();
    await bench.upload('defectdojo');
    expect(sentFields().map(({ path, close_old_findings }) => [path, close_old_findings])).toEqual([
      ['import-scan/', 'false'],
      ['import-scan/', 'false'],
    ]);
    expect(tests.map(openOf)).toEqual([4, 4]);
    await suppress(bench.second, flaws.medium, false);
  });

  it('go to a test that somebody has chosen by its title', async () => {
    await bench.configure(bench.second, {
      ...engagement(8),
      'defectdojo.testTitle': 'Nightly',
      'defectdojo.verified': 'false',
      'defectdojo.reimport': 'true',
    });
    const title = 'Nightly';
    const scan_type = 'Dependency Track Finding Packaging Format (FPF) Export';
    dojo().tests.push({ id: 80, engagement: 8, scan_type, title: 'Other', findings: new Map() });
    dojo().tests.push({ id: 81, engagement: 8, scan_type, title, findings: new Map() });
    await bench.upload('defectdojo');
    expect(sentFields()[1]).toMatchObject({
      path: 'reimport-scan/',
      test: '81',
      test_title: title,
      verified: 'false',
    });
    expect(dojo().tests.find(({ id }) => id === 80)?.findings.size).toBe(0);
  });

  it('import anew where nobody has left a test that is theirs', async () => {
    const scan_type = 'Dependency Track Finding Packaging Format (FPF) Export';
    dojo().tests = [{ id: 90, engagement: 7, scan_type, title: 'Of another team', findings: new Map() }];
    await bench.set('defectdojo.reimport.enabled', 'true');
    await bench.upload('defectdojo');
    expect(dojo().tests.find(({ id }) => id === 90)?.findings.size).toBe(0);
    expect(sentFields().map(({ path }) => path)).toEqual(['import-scan/', 'import-scan/']);
  });

  it('create product and engagement of the other projects by patterns', async () => {
    dojo().tests = [];
    for (const project of [bench.first, bench.second])
      await bench.configure(project, { 'defectdojo.engagementId': ' ', 'defectdojo.testTitle': ' ' });
    await bench.set('defectdojo.auto.enabled', 'true');
    await bench.set('defectdojo.auto.tags', 'core;web');
    await bench.upload('defectdojo');
    expect(sentFields()).toEqual([]);
    await bench.auditor.patch(`/api/v1/project/${bench.first.uuid}`, { tags: [{ name: 'web' }] });
    await bench.upload('defectdojo');
    await bench.set('defectdojo.auto.tags', null);
    await bench.upload('defectdojo');
    const made = dojo().engagements.filter(({ id }) => id >= 1000);
    expect(made.map(({ productType, product, name }) => `${productType}: ${product} / ${name}`)).toEqual([
      'Waybill: Workshop / 1',
      'Waybill: Workshop / 2',
    ]);
    expect(dojo().tests.map(({ title }) => title)).toEqual(['Workshop 1', 'Workshop 2']);
    expect(sentFields().map(({ path }) => path)).toEqual(Array(3).fill('reimport-scan/'));
    await bench.set('defectdojo.auto.enabled', 'false');
  });
});

describe('DefectDojo in trouble', () => {
  const path = '/dojo/api/v2/import-scan/';

  afterEach(() => bench.calm());

  beforeAll(async () => {
    await bench.set('defectdojo.reimport.enabled', 'false');
    await bench.configure(bench.first, { ...engagement(7), 'defectdojo.reimport': 'false' });
    await bench.configure(bench.second, { ...engagement(8), 'defectdojo.reimport': 'false' });
    await bench.upload('defectdojo');
  });

  it.each([
    [
      '400',
      { kind: 'status', status: 400, body: '{"engagement":["Invalid pk"],"key":"dojo-key"}' },
      'engagement: Invalid pk key: ***',
      'forbidden',
    ],
    ['401', { kind: 'status', status: 401 }, 'rejects the credentials (401)', 'forbidden'],
    [
      '403',
      { kind: 'status', status: 403, body: '{"detail":"No permission."}' },
      'detail: No permission.',
      'forbidden',
    ],
    ['404', { kind: 'status', status: 404 }, 'was not found', 'absent'],
    ['413', { kind: 'status', status: 413 }, 'does not accept a document of this size', 'excess'],
    [
      '500 with a page',
      { kind: 'status', status: 500, body: '<html>dojo-key</html>' },
      'is in trouble (500).',
      'ill',
    ],
    ['a page to sign in', { kind: 'html' }, 'gave an unexpected answer (200)', 'garbled'],
    [
      '201 with something else',
      { kind: 'status', status: 201, body: 'made' },
      'sent something other than JSON',
      'garbled',
    ],
    ['another place', { kind: 'redirect', location: 'http://127.0.0.1:1/' }, 'redirects POST', 'forbidden'],
    ['silence', { kind: 'silence' }, 'cannot be reached', 'unreachable'],
  ] as const)(
    'answers %s: told of the project, which is tried again',
    async (_what, fault, reason, failure) => {
      const before = await bench.ofProject(bench.first, 'defectdojo');
      bench.outside.fail(path, { ...fault, times: 1 });
      bench.skipMinutes(60);
      expect(await bench.upload('defectdojo')).toMatchObject({ state: 'done', sent: 1, failed: 1 });
      const after = await bench.ofProject(bench.first, 'defectdojo');
      expect(after).toMatchObject({
        outcome: 'FAILED',
        failure,
        findings: 5,
        reason: expect.stringContaining(reason),
      });
      expect(after?.sent).toBe(before?.sent);
      expect(JSON.stringify(await bench.told())).not.toMatch(/dojo-key|Workshop|Invalid pk/);
      await bench.server.db.executeQuery;
      bench.outside.reset();
      await bench.upload('defectdojo');
      expect(await bench.ofProject(bench.first, 'defectdojo')).toMatchObject({ outcome: 'SENT' });
    },
  );

  it('is asked again when it asks to wait for a while', async () => {
    bench.outside.fail(path, { kind: 'status', status: 429, retryAfterSeconds: 0, times: 1 });
    expect(await bench.upload('defectdojo')).toMatchObject({ sent: 2, failed: 0 });
  });

  it('is left alone for as long as it asks, by all projects', async () => {
    bench.outside.fail(path, { kind: 'status', status: 429, retryAfterSeconds: 500, times: 1 });
    expect(await bench.upload('defectdojo')).toMatchObject({ state: 'done', sent: 0, failed: 2 });
    expect(bench.outside.requests).toHaveLength(1);
    expect(await bench.ofProject(bench.second, 'defectdojo')).toMatchObject({ failure: 'busy' });
  });

  it('is given up for a run when there is nobody, and the run says so', async () => {
    await bench.set('defectdojo.url', 'http://127.0.0.1:1');
    const told = (await bench.told()).length;
    for (const name of ['Third', 'Fourth']) {
      const { body } = await bench.auditor.put<{ uuid: string }>('/api/v1/project', { name, version: '1' });
      await bench.configure(body, engagement(8));
    }
    const state = await bench.upload('defectdojo');
    expect(state).toMatchObject({ state: 'failed', error: expect.stringContaining('cannot be reached') });
    // The fourth was not tried.
    expect((await bench.uploads('defectdojo')).map(({ projectName }) => projectName)).toEqual([
      'Third',
      'Workshop',
      'Workshop',
    ]);
    expect((await bench.told()).length).toBe(told + 1);
  });
});
