import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flaws } from '../../../../test/audit-world.ts';
import { type IntegrationBench, startIntegrationBench } from '../integration.fixtures.ts';

let bench: IntegrationBench;
beforeAll(async () => {
  bench = await startIntegrationBench();
  await bench.set('kenna.enabled', 'true');
});
afterAll(() => bench.close());

const path = '/kenna/connectors/15/data_file';

async function decide(project: { uuid: string }, vulnId: string, analysisState: string) {
  const { body } = await bench.auditor.get<
    { component: { uuid: string }; vulnerability: { uuid: string; vulnId: string } }[]
  >(`/api/v1/finding/project/${project.uuid}`);
  const finding = body.find(({ vulnerability }) => vulnerability.vulnId === vulnId);
  const answer = await bench.auditor.put('/api/v1/analysis', {
    component: finding?.component.uuid,
    vulnerability: finding?.vulnerability.uuid,
    analysisState,
  });
  expect(answer.status, answer.text).toBe(200);
}

describe('uploads to Kenna', () => {
  it('send nothing while no project takes part: an empty document would close everything', async () => {
    expect(await bench.upload('kenna')).toMatchObject({ state: 'done', sent: 0, failed: 0 });
    expect(bench.outside.requests).toEqual([]);
  });

  it('are one document of all projects, as its importer reads them', async () => {
    await bench.configure(bench.first, { 'kenna.asset.external_id': 'shop' });
    await bench.configure(bench.second, { 'kenna.asset.external_id': 'bench' });
    await decide(bench.first, flaws.critical, 'FALSE_POSITIVE');
    await decide(bench.first, flaws.medium, 'NOT_AFFECTED');
    expect(await bench.upload('kenna')).toMatchObject({ state: 'done', sent: 2, failed: 0 });
    const { assets, definitions } = bench.played.kenna;
    expect([...assets].map(([id, { application }]) => [id, application])).toEqual([
      ['shop', 'Workshop 1'],
      ['bench', 'Workshop 2'],
    ]);
    const vulns = new Map(assets.get('shop')?.vulns.map((vuln) => [vuln.scanner_identifier, vuln]));
    expect(vulns.size).toBe(5);
    expect(vulns.get(`NVD-${flaws.critical}`)).toMatchObject({ status: 'false_positive', scanner_score: 9 });
    expect(vulns.get(`NVD-${flaws.medium}`)).toMatchObject({ status: 'risk_accepted', scanner_score: 5 });
    expect(vulns.get(`OSV-${flaws.unassigned}`)).toMatchObject({
      status: 'open',
      scanner_score: 0,
      override_score: 0,
    });
    expect(vulns.get(`NVD-${flaws.high}`)).not.toHaveProperty('override_score');
    expect(definitions.get(`NVD-${flaws.critical}`)).toMatchObject({
      cve_identifiers: flaws.critical,
      cwe_identifiers: 'CWE-79',
    });
    expect(definitions.size).toBe(5);
    // The run was awaited.
    expect(bench.outside.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
  });

  it('put projects of one asset together, where what is open counts', async () => {
    await bench.configure(bench.second, { 'kenna.asset.external_id': 'shop' });
    await bench.upload('kenna');
    const { assets } = bench.played.kenna;
    expect([...assets.keys()]).toEqual(['shop']);
    const critical = assets
      .get('shop')
      ?.vulns.filter(({ scanner_identifier }) => scanner_identifier.includes(flaws.critical));
    expect(critical).toEqual([expect.objectContaining({ status: 'open' })]);
  });

  it('arrive when Kenna says so by a flag instead of a word', async () => {
    bench.played.kenna.success = true;
    expect(await bench.upload('kenna')).toMatchObject({ sent: 2, failed: 0 });
  });

  it('fail when a run cannot read them', async () => {
    bench.played.kenna.failedPayloads = 1;
    expect(await bench.upload('kenna')).toMatchObject({ sent: 0, failed: 2 });
    expect(await bench.ofProject(bench.first, 'kenna')).toMatchObject({
      reason: expect.stringContaining('could not read 1 parts'),
      failure: 'corrupt',
    });
    bench.played.kenna.failedPayloads = 0;
  });

  it.each([
    [
      'that it did not take them',
      { kind: 'status', status: 200, body: '{"success":"false","error":"no kenna-token"}' },
      'rejected the upload. error: no ***',
      'forbidden',
    ],
    ['401', { kind: 'status', status: 401 }, 'rejects the credentials', 'forbidden'],
    ['403', { kind: 'status', status: 403 }, 'does not allow', 'forbidden'],
    ['404', { kind: 'status', status: 404 }, 'was not found', 'absent'],
    ['413', { kind: 'status', status: 413 }, 'of this size', 'excess'],
    ['429', { kind: 'status', status: 429, retryAfterSeconds: 900 }, 'limits the number of requests', 'busy'],
    ['500', { kind: 'status', status: 500 }, 'is in trouble', 'ill'],
    ['a page', { kind: 'html' }, 'sent something other than JSON', 'garbled'],
    ['nothing', { kind: 'silence' }, 'cannot be reached', 'unreachable'],
  ] as const)('tell that Kenna answers %s', async (_what, fault, reason, failure) => {
    bench.outside.fail(path, { ...fault, times: 1 });
    expect(await bench.upload('kenna')).toMatchObject({ sent: 0, failed: 2 });
    expect(await bench.ofProject(bench.second, 'kenna')).toMatchObject({
      outcome: 'FAILED',
      failure,
      reason: expect.stringContaining(reason),
    });
    await bench.calm();
  });
});
