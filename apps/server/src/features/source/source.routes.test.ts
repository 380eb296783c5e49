import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Source, SourceTestOutcome } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSetting } from '../config-property/setting.service.ts';
import { type MirrorBench, startMirrorBench } from './source.fixtures.ts';

describe('sources', () => {
  let bench: MirrorBench;
  beforeAll(async () => {
    bench = await startMirrorBench();
  });
  afterAll(() => bench.close());

  const mirror = (id: string) => bench.caller.post(`/api/waybill/v1/sources/${id}/mirror`);

  it('are listed for those who configure the server and those who see its projects', async () => {
    const viewer = await bench.server.asKey('VIEW_PORTFOLIO');
    for (const caller of [bench.caller, viewer]) {
      const { body } = await caller.get<Source[]>('/api/waybill/v1/sources');
      expect(body.map(({ source }) => source)).toEqual(['nvd', 'osv', 'epss', 'kev', 'github']);
    }
    const uploader = await bench.server.asKey('BOM_UPLOAD');
    expect((await uploader.get('/api/waybill/v1/sources')).status).toBe(403);
    expect((await viewer.post('/api/waybill/v1/sources/nvd/mirror')).status).toBe(403);
  });

  it('are mirrored by one task at a time', async () => {
    const first = await mirror('kev');
    expect([first.status, first.body]).toEqual([202, { token: expect.any(String) }]);
    expect((await mirror('kev')).body).toEqual(first.body);
  });

  it('say why they cannot be mirrored', async () => {
    expect(await mirror('nonsense')).toMatchObject({ status: 404, body: { title: 'Source not found' } });
    expect(await mirror('github')).toMatchObject({ status: 501, body: { title: 'Source not available' } });
    await bench.set('kev.enabled', 'false');
    expect(await mirror('kev')).toMatchObject({ status: 409, body: { title: 'Source is disabled' } });
    await bench.set('kev.enabled', 'true');
  });

  it('have addresses that can be tried out, step by step, before they are stored', async () => {
    const test = async (id: string, url: string) =>
      (await bench.caller.post<SourceTestOutcome[]>(`/api/waybill/v1/sources/${id}/test`, { url })).body.map(
        ({ step, ok }) => [step, ok],
      );
    await mkdir(path.join(bench.root, 'kev'), { recursive: true });
    await writeFile(path.join(bench.root, 'kev', 'known_exploited_vulnerabilities.json'), '{}');
    const address = (await readSetting(bench.server.db, 'vuln-source', 'kev.feeds.url')) ?? '';
    expect(await test('kev', address)).toEqual([
      ['address', true],
      ['connection', true],
      ['file', true],
    ]);
    expect(await test('epss', address)).toEqual([
      ['address', true],
      ['connection', true],
      ['file', false],
    ]);
    expect(await test('kev', 'http://127.0.0.1:1/')).toEqual([
      ['address', true],
      ['connection', false],
      ['file', undefined],
    ]);
    expect(await test('kev', 'file:///etc/passwd')).toEqual([
      ['address', false],
      ['connection', undefined],
      ['file', undefined],
    ]);
    const viewer = await bench.server.asKey('VIEW_PORTFOLIO');
    const testPath = '/api/waybill/v1/sources/kev/test';
    expect((await viewer.post(testPath, { url: address })).status).toBe(403);
    expect((await bench.caller.post(testPath, {})).status).toBe(400);
    expect((await bench.caller.post('/api/waybill/v1/sources/github/test', { url: address })).status).toBe(
      501,
    );
  });

  it('offer ecosystems, those of OSV and those that are chosen', async () => {
    const list = '/api/v1/integration/osv/ecosystem';
    await mkdir(path.join(bench.root, 'osv'), { recursive: true });
    await writeFile(path.join(bench.root, 'osv', 'ecosystems.txt'), 'npm\nGo\nDebian\n');
    await bench.set('google.osv.enabled', 'Go;Hex');
    expect((await bench.caller.get(list)).body).toEqual(['Debian', 'Go', 'Hex', 'npm']);
    expect((await bench.caller.get(`${list}/inactive`)).body).toEqual(['Debian', 'npm']);
  });
});
