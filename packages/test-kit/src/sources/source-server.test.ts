import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SourceServer, startSourceServer } from './source-server.ts';
import { writeSources } from './write-sources.ts';
import { readZip } from './zip.ts';

const FEED = '/nvd/json/cve/2.0/nvdcve-2.0-2024';
const ARCHIVE = '/osv/Go/all.zip';

describe('the source server', () => {
  let root: string;
  let server: SourceServer;
  const get = (urlPath: string, headers: Record<string, string> = {}) =>
    fetch(server.url + urlPath, { headers, redirect: 'manual' });

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'waybill-sources-'));
    await writeSources(root, {
      osv: {
        Go: [
          { id: 'GO-1', modified: '2026-01-02T00:00:00Z' },
          { id: 'GO-2', modified: '2026-01-03T00:00:00Z' },
        ],
      },
      nvd: { 2024: [{ id: 'CVE-2024-0001' }] },
      epss: { 'CVE-2024-0001': [0.5, 0.9] },
      kev: [{ cveID: 'CVE-2024-0001' }],
    });
  });
  afterAll(() => rm(root, { recursive: true }));
  beforeEach(async () => {
    server = await startSourceServer({ root });
  });
  afterEach(() => server.close());

  it('serves an archive, its list of changes and its single records', async () => {
    const archive = readZip(Buffer.from(await (await get(ARCHIVE)).arrayBuffer()));
    expect(archive.map((file) => file.name)).toEqual(['GO-1.json', 'GO-2.json']);
    expect(await (await get('/osv/Go/modified_id.csv')).text()).toBe(
      '2026-01-03T00:00:00Z,GO-2\n2026-01-02T00:00:00Z,GO-1\n',
    );
    expect(await (await get('/osv/Go/GO-2.json')).json()).toEqual({
      id: 'GO-2',
      modified: '2026-01-03T00:00:00Z',
    });
  });

  it('serves feeds whose meta file names their hash', async () => {
    const feed = gunzipSync(Buffer.from(await (await get(`${FEED}.json.gz`)).arrayBuffer()));
    const sha256 = createHash('sha256').update(feed).digest('hex').toUpperCase();
    expect(await (await get(`${FEED}.meta`)).text()).toContain(`sha256:${sha256}`);
  });

  it('answers 304 to a known tag and the rest to a range', async () => {
    const whole = await get(ARCHIVE);
    const tag = whole.headers.get('etag') ?? '';
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect((await get(ARCHIVE, { 'if-none-match': tag })).status).toBe(304);
    const rest = await get(ARCHIVE, { range: 'bytes=10-', 'if-range': tag });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes 10-${bytes.length - 1}/${bytes.length}`);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(10));
    expect((await get(ARCHIVE, { range: 'bytes=10-', 'if-range': '"other"' })).status).toBe(200);
    expect((await get(ARCHIVE, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  });

  it('answers 404 for what is not there and for paths outside its root', async () => {
    expect((await get('/osv/Go/GO-3.json')).status).toBe(404);
    expect((await get('/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });

  it('fails as often as it was told to, then behaves', async () => {
    server.fail(ARCHIVE, { kind: 'status', status: 429, retryAfterSeconds: 3, times: 1 });
    server.fail(ARCHIVE, { kind: 'cut', afterBytes: 20, times: 1 });
    const limited = await get(ARCHIVE);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3']);
    await expect(get(ARCHIVE).then((response) => response.arrayBuffer())).rejects.toThrow();
    expect((await get(ARCHIVE)).status).toBe(200);
    expect(server.requests.map((request) => request.status)).toEqual([429, 0, 200]);
  });

  it('damages an archive, plants malformed records, lies about a hash', async () => {
    server.fail(ARCHIVE, { kind: 'corrupt', times: 1 });
    server.fail(ARCHIVE, { kind: 'malformed-record', times: 1 });
    server.fail(`${FEED}.json.gz`, { kind: 'malformed-record', times: 1 });
    server.fail(`${FEED}.meta`, { kind: 'wrong-hash', times: 1 });
    const damaged = Buffer.from(await (await get(ARCHIVE)).arrayBuffer());
    expect(() => readZip(damaged)).toThrow('no directory');
    expect(readZip(Buffer.from(await (await get(ARCHIVE)).arrayBuffer()))).toHaveLength(4);
    const feed = gunzipSync(Buffer.from(await (await get(`${FEED}.json.gz`)).arrayBuffer())).toString();
    expect(feed).toContain('CVE-2000-XXXX');
    expect(feed).toContain('CVE-2024-0001');
    expect(await (await get(`${FEED}.meta`)).text()).toContain(`sha256:${'0'.repeat(64)}`);
  });

  it('says which planned fault no request met', async () => {
    const other = await startSourceServer({ root, faults: { '/osv/x': { kind: 'status', status: 503 } } });
    await expect(other.close()).rejects.toThrow('/osv/x');
  });
});
