import type { PlannedFault } from '@waybill/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MirrorBench, startMirrorBench } from './source.fixtures.ts';

/** One case of each fault; the sources that are files have theirs in source.fault.test.ts. */
const faults: readonly [name: string, fault: PlannedFault, said: string][] = [
  ['refuses us', { kind: 'status', status: 403 }, 'refuses us (403)'],
  ['wants other credentials', { kind: 'status', status: 401 }, 'wants other credentials (401)'],
  ['is not there', { kind: 'status', status: 404 }, 'is not there (404)'],
  ['stays ill', { kind: 'status', status: 500 }, 'is in trouble (500)'],
  ['answers with a page for people', { kind: 'html' }, 'sent HTML or XML where JSON was expected'],
  ['ends its answer too early', { kind: 'truncated' }, 'sent something where JSON was expected'],
  ['answers something else', { kind: 'body', body: '{"message":"hello"}' }, 'sent no page of its search'],
  ['cuts the connection', { kind: 'cut', afterBytes: 20 }, 'broke'],
  ['never ends its answer', { kind: 'endless' }, 'is larger than 20971520 bytes'],
  ['is silent', { kind: 'silence' }, 'cannot be reached'],
  ['falls silent', { kind: 'stall', afterBytes: 5 }, 'broke'],
  ['redirects in a circle', { kind: 'redirect', location: '/euvd/search' }, 'redirects too often'],
];

describe('a service that', () => {
  let bench: MirrorBench;
  beforeAll(async () => {
    bench = await startMirrorBench({ silenceMs: 300 });
    await bench.set('euvd.enabled', 'true');
    bench.played.euvd = [{ id: 'EUVD-1', aliases: 'CVE-2026-0001' }];
    await bench.mirror('euvd');
  });
  afterAll(() => bench.close());
  afterEach(() => bench.source.reset());

  const known = () => bench.rows('select cve_id from known_exploited');

  it.each(faults)(
    '%s is told of, and what was there stays',
    async (_name, fault, said) => {
      bench.source.fail('/euvd/search', fault);
      expect(await bench.mirror('euvd')).toMatchObject({
        state: 'failed',
        error: expect.stringContaining(said),
      });
      expect(await known()).toEqual([{ cve_id: 'CVE-2026-0001' }]);
      bench.source.reset();
      expect((await bench.mirror('euvd')).state).toBe('done');
    },
    30_000,
  );

  it('asks to be left alone is left alone', async () => {
    bench.source.fail('/euvd/search', { kind: 'status', status: 429, retryAfterSeconds: 1, times: 1 });
    const startedAt = performance.now();
    expect((await bench.mirror('euvd')).state).toBe('done');
    expect(performance.now() - startedAt).toBeGreaterThan(990);
    expect(bench.source.requests).toHaveLength(2);
  });

  it('is not reached is told of as such', async () => {
    await bench.set('euvd.api.url', 'http://127.0.0.1:9/api');
    expect(await bench.mirror('euvd')).toMatchObject({
      problem: { code: 'CONNECTION_REFUSED', host: '127.0.0.1' },
    });
    await bench.set('euvd.api.url', `${bench.source.url}/euvd`);
  }, 30_000);

  it('redirects what is written is not followed', async () => {
    await bench.set('github.advisories.enabled', 'true');
    bench.source.fail('/github', { kind: 'redirect', location: '/elsewhere' });
    expect(await bench.mirror('github')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('redirects POST to "/elsewhere"'),
    });
    expect(bench.source.requests).toHaveLength(1);
  });
});
