import type { Analyzer, Task, TokenResponse } from '@waybill/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnalyzerBench, startAnalyzerBench } from './analyzer.fixtures.ts';

const left = { name: 'left', purl: 'pkg:npm/left@1.0.0' };
const path = '/ossindex/api/v3/component-report';

let bench: AnalyzerBench;
beforeAll(async () => {
  bench = await startAnalyzerBench();
});
afterAll(() => bench.close());

async function stateOf(id: string): Promise<Analyzer | undefined> {
  const { status, body, text } = await bench.client.get<Analyzer[]>('/api/waybill/v1/analyzers');
  expect(status, text).toBe(200);
  return body.find(({ analyzer }) => analyzer === id);
}

const run = (id: string) => bench.client.post<TokenResponse>(`/api/waybill/v1/analyzers/${id}/run`);

it('an analyzer that is disabled says so, and does not run', async () => {
  expect(await stateOf('ossindex')).toEqual({
    analyzer: 'ossindex',
    title: 'OSS Index',
    enabled: false,
    obstacle: 'DISABLED',
    state: 'idle',
    progress: 0,
    waiting: 0,
  });
  expect(await run('ossindex')).toMatchObject({ status: 409, body: { detail: 'OSS Index is disabled.' } });
});

it('one without its credentials says what is missing', async () => {
  await bench.set('snyk.enabled', 'true');
  await bench.set('snyk.org.id', null);
  expect(await stateOf('snyk')).toMatchObject({ enabled: false, obstacle: 'NO_ORGANIZATION' });
  await bench.set('snyk.api.token', null);
  expect(await stateOf('snyk')).toMatchObject({ enabled: false, obstacle: 'NO_CREDENTIALS' });
  await bench.set('trivy.enabled', 'true');
  await bench.set('trivy.base.url', null);
  expect(await stateOf('trivy')).toMatchObject({ enabled: false, obstacle: 'NO_ADDRESS' });
});

it('one that runs tells when it did, when it answered, and when it comes round again', async () => {
  await bench.set('ossindex.enabled', 'true');
  await bench.upload('shop', [left]);
  const { status, body } = await run('ossindex');
  expect(status).toBe(202);
  expect(await stateOf('ossindex')).toMatchObject({ state: 'queued', token: body.token });
  await bench.server.runJobs();
  const { body: task } = await bench.client.get<Task>(`/api/waybill/v1/tasks/${body.token}`);
  expect(task).toMatchObject({ kind: 'analyzer.refresh', state: 'done' });
  expect(await stateOf('ossindex')).toMatchObject({
    enabled: true,
    state: 'done',
    waiting: 0,
    lastAnswer: Date.parse('2026-03-01T12:00:00Z'),
    lastRun: expect.any(Number),
    nextRun: expect.any(Number),
  });
});

it('one that had not answered when an upload ended is named in what came of that', async () => {
  const upload = async (description: string) => {
    const late = { type: 'library', name: 'late', version: '1.0.0', purl: 'pkg:npm/late@1.0.0', description };
    const bom = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: [late] };
    const sent = await bench.client.put<TokenResponse>('/api/v1/bom', {
      projectName: 'late',
      projectVersion: '1',
      autoCreate: true,
      bom: Buffer.from(JSON.stringify(bom)).toString('base64'),
    });
    await bench.server.runJobs();
    return (await bench.client.get<Task>(`/api/waybill/v1/tasks/${sent.body.token}`)).body.result;
  };
  expect(await upload('First')).toMatchObject({ added: 1, awaits: ['OSSINDEX_ANALYZER'] });
  // It has answered by now.
  const again = await upload('Second');
  expect(again).toMatchObject({ added: 0, changed: 1 });
  expect(again).not.toHaveProperty('awaits');
});

it('one that fails says why, and what is left to do', async () => {
  bench.services.fail(path, { kind: 'status', status: 401 });
  await bench.upload('other', [{ name: 'right', purl: 'pkg:npm/right@1.0.0' }]);
  expect(await stateOf('ossindex')).toMatchObject({
    state: 'failed',
    waiting: 1,
    failure: 'forbidden',
    error: expect.stringContaining('rejects the credentials (401)'),
  });
  bench.services.reset();
  await bench.set('ossindex.base.url', 'http://127.0.0.1:9');
  await run('ossindex');
  await bench.server.runJobs();
  expect(await stateOf('ossindex')).toMatchObject({
    failure: 'unreachable',
    problem: { code: 'CONNECTION_REFUSED', host: '127.0.0.1' },
  });
});

it('there are no others', async () => {
  expect((await run('npmaudit')).status).toBe(404);
});
