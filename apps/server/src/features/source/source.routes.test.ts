import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Source } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSource, type MirrorBench, startMirrorBench } from './source.fixtures.ts';

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
      expect(body.map(({ source }) => source)).toEqual([
        'nvd',
        'github',
        'osv',
        'epss',
        'kev',
        'euvd',
        'vulndb',
      ]);
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

  it('tell of what runs while something else waits', async () => {
    const { body } = await mirror('kev');
    await bench.rows(`insert into task (token, kind, subject, input, chain, state, progress, created_at, started_at)
      select gen_random_uuid(), 'source.look', subject, '{}', token, 'running', 40, created_at - interval '1 minute', now()
      from task where token = '${(body as { token: string }).token}'`);
    expect(await getSource(bench.caller, 'kev')).toMatchObject({ state: 'running', progress: 40 });
    await bench.rows("update task set state = 'done', progress = 100 where kind = 'source.look'");
    expect(await getSource(bench.caller, 'kev')).toMatchObject({
      state: 'queued',
      progress: 0,
      ...(body as object),
    });
    // A run that is taken up again waits while a look that was asked for later is over.
    await bench.rows("update task set created_at = now() where kind = 'source.look'");
    expect(await getSource(bench.caller, 'kev')).toMatchObject({ state: 'queued', progress: 0 });
  });

  it('say why they cannot be mirrored', async () => {
    expect(await mirror('nonsense')).toMatchObject({ status: 404, body: { title: 'Source not found' } });
    expect(await mirror('euvd')).toMatchObject({ status: 409, body: { title: 'Source is disabled' } });
    await bench.set('kev.enabled', 'false');
    expect(await mirror('kev')).toMatchObject({ status: 409, body: { title: 'Source is disabled' } });
    await bench.set('kev.enabled', 'true');
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
