import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IntegrationBench, startIntegrationBench } from '../integration.fixtures.ts';

let bench: IntegrationBench;
beforeAll(async () => {
  bench = await startIntegrationBench();
  await bench.set('fortify.ssc.enabled', 'true');
  await bench.configure(bench.first, { 'fortify.ssc.applicationId': '5' });
});
afterAll(() => bench.close());

describe('uploads to Fortify SSC', () => {
  it('bring the findings of a project to its application version, with a token for each', async () => {
    expect(await bench.upload('fortify-ssc')).toMatchObject({ state: 'done', sent: 1, failed: 0 });
    await bench.upload('fortify-ssc');
    expect(bench.played.fortify.versions.get('5')).toBe(5);
    expect(bench.played.fortify.fileTokens.size).toBe(0);
    expect(await bench.ofProject(bench.first, 'fortify-ssc')).toMatchObject({
      outcome: 'SENT',
      target: 'Application version 5',
      findings: 5,
    });
    expect(await bench.ofProject(bench.second, 'fortify-ssc')).toMatchObject({ takesPart: false });
  });

  it('fail where SSC says so with a good status', async () => {
    bench.played.fortify.refusal = { code: '-20162', msg: 'The artifact cannot be processed' };
    await bench.upload('fortify-ssc');
    expect(await bench.ofProject(bench.first, 'fortify-ssc')).toMatchObject({
      outcome: 'FAILED',
      reason: expect.stringContaining('(-20162). The artifact cannot be processed'),
    });
  });

  it.each([
    [
      '401 for the token',
      '/fortify/api/v1/fileTokens',
      { kind: 'status', status: 401 },
      'rejects the credentials',
      'forbidden',
    ],
    [
      '200 for the token',
      '/fortify/api/v1/fileTokens',
      { kind: 'status', status: 200, body: '{}' },
      'gave an unexpected answer',
      'garbled',
    ],
    [
      'no token',
      '/fortify/api/v1/fileTokens',
      { kind: 'status', status: 201, body: '{"data":{}}' },
      'sent no token',
      'garbled',
    ],
    [
      '403',
      '/fortify/upload/resultFileUpload.html',
      { kind: 'status', status: 403 },
      'does not allow this account',
      'forbidden',
    ],
    [
      '413',
      '/fortify/upload/resultFileUpload.html',
      { kind: 'status', status: 413 },
      'of this size',
      'excess',
    ],
    [
      '429',
      '/fortify/upload/resultFileUpload.html',
      { kind: 'status', status: 429, retryAfterSeconds: 900 },
      'limits the number of requests',
      'busy',
    ],
    ['503', '/fortify/upload/resultFileUpload.html', { kind: 'status', status: 503 }, 'is in trouble', 'ill'],
    [
      'a page',
      '/fortify/upload/resultFileUpload.html',
      { kind: 'html' },
      'did not send the outcome',
      'garbled',
    ],
    [
      'another place',
      '/fortify/upload/resultFileUpload.html',
      { kind: 'redirect', location: 'http://127.0.0.1:1/' },
      'redirects POST',
      'forbidden',
    ],
    [
      'nothing',
      '/fortify/upload/resultFileUpload.html',
      { kind: 'silence' },
      'cannot be reached',
      'unreachable',
    ],
  ] as const)('tell that SSC answers %s, without a token', async (_what, path, fault, reason, failure) => {
    bench.outside.fail(path, { ...fault, times: 1 });
    await bench.upload('fortify-ssc');
    const after = await bench.ofProject(bench.first, 'fortify-ssc');
    expect(after).toMatchObject({ outcome: 'FAILED', failure, reason: expect.stringContaining(reason) });
    expect(`${after?.reason} ${await bench.told()}`).not.toMatch(/mat=|ssc-token/);
    await bench.calm();
  });
});
