import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startSourceServer } from '@waybill/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getSource, type MirrorBench, nvdCve, osvRecord, startMirrorBench } from './source.fixtures.ts';

const feed = (name: string) => `/nvd/json/cve/2.0/nvdcve-2.0-${name}`;
const archive = '/osv/Go/all.zip';

/** Each test changes one CVE of 2026 and one record of Go, and looks whether the change arrived. */
describe('a source in trouble', () => {
  let bench: MirrorBench;
  let edition = 0;

  beforeAll(async () => {
    bench = await startMirrorBench();
    await publish();
    await bench.mirror('nvd');
    await bench.mirror('osv');
    bench.source.reset();
  });
  afterAll(() => bench.close());
  afterEach(() => bench.source.reset());

  /** A new edition of both sources; there is no list of changes, so that the archive is read each time. */
  async function publish(): Promise<void> {
    edition += 1;
    const minute = String(edition).padStart(2, '0');
    await bench.write({
      nvd: {
        2026: [
          nvdCve('CVE-2026-0001', { lastModified: `2026-02-01T00:${minute}:00.000`, descriptions: [text()] }),
        ],
        2025: [
          nvdCve('CVE-2025-0001', { lastModified: `2026-02-01T00:${minute}:00.000`, descriptions: [text()] }),
        ],
      },
      osv: {
        Go: [
          osvRecord('GO-2026-0001', {
            details: `edition ${edition}`,
            modified: `2026-02-01T00:${minute}:00Z`,
          }),
        ],
      },
    });
    await rm(path.join(bench.root, 'osv', 'Go', 'modified_id.csv'));
  }
  // So much that a connection can break in the middle of it.
  const text = () => ({ lang: 'en', value: `edition ${edition} ${randomBytes(400_000).toString('hex')}` });

  async function editionOf(id: string): Promise<number> {
    const [row] = await bench.rows<{ n: number }>(
      `select split_part(d.doc ->> 'description', ' ', 2)::int as n from vuln_doc d join vuln v using (vuln_id)
       where v.ext_id = '${id}'`,
    );
    return row?.n ?? 0;
  }

  it('goes on where a cut connection broke', async () => {
    await publish();
    bench.source.fail(`${feed('2026')}.json.gz`, { kind: 'cut', afterBytes: 350_000, times: 1 });
    expect((await bench.mirror('nvd')).state).toBe('done');
    expect(await editionOf('CVE-2026-0001')).toBe(edition);
    const tries = bench.source.requests.filter((request) => request.path === `${feed('2026')}.json.gz`);
    expect(tries.map((request) => [request.status, request.headers.range])).toEqual([
      [0, undefined],
      [206, expect.stringMatching(/^bytes=[1-9]\d*-$/)],
    ]);
  });

  it('waits as long as a busy host asks', async () => {
    await publish();
    bench.source.fail(archive, { kind: 'status', status: 429, retryAfterSeconds: 1, times: 1 });
    const startedAt = performance.now();
    expect((await bench.mirror('osv')).state).toBe('done');
    expect(performance.now() - startedAt).toBeGreaterThan(990);
    expect(await editionOf('GO-2026-0001')).toBe(edition);
  });

  it.each([403, 503])('tries again after %i', async (status) => {
    await publish();
    bench.source.fail(`${feed('2026')}.meta`, { kind: 'status', status, times: 1 });
    expect((await bench.mirror('nvd')).state).toBe('done');
    expect(await editionOf('CVE-2026-0001')).toBe(edition);
  });

  it('reports a file that stays ill, keeps what it had of it and reads the others', async () => {
    await publish();
    bench.source.fail(`${feed('2026')}.json.gz`, { kind: 'status', status: 503 });
    const view = await bench.mirror('nvd');
    expect(view.state).toBe('done');
    expect(view.warnings).toContainEqual(
      expect.stringMatching(/nvdcve-2\.0-2026\.json\.gz is in trouble \(503\)/),
    );
    expect(view.parts.find((part) => part.part === 'nvdcve-2.0-2026')).toMatchObject({
      error: expect.stringContaining('503'),
      records: 1,
    });
    expect(await editionOf('CVE-2026-0001')).toBe(edition - 1);
    expect(await editionOf('CVE-2025-0001')).toBe(edition);
  });

  it('refuses a feed that is damaged and keeps what it had of it', async () => {
    await publish();
    bench.source.fail(`${feed('2026')}.json.gz`, { kind: 'corrupt' });
    const view = await bench.mirror('nvd');
    expect(view.state).toBe('done');
    expect(view.warnings).toContainEqual(expect.stringContaining('nvdcve-2.0-2026 is damaged'));
    expect(await editionOf('CVE-2026-0001')).toBeLessThan(edition);
    bench.source.reset();
    expect((await bench.mirror('nvd')).warnings.join()).not.toContain('2026');
    expect(await editionOf('CVE-2026-0001')).toBe(edition);
  });

  it('refuses a feed that is not the one its meta file names', async () => {
    await publish();
    bench.source.fail(`${feed('2026')}.meta`, { kind: 'wrong-hash' });
    const view = await bench.mirror('nvd');
    expect(view.warnings).toContainEqual(expect.stringContaining('its .meta file states 000000'));
    expect(await editionOf('CVE-2026-0001')).toBe(edition - 1);
  });

  it('asks once more for a feed that was replaced between two requests', async () => {
    await publish();
    bench.source.fail(`${feed('2026')}.meta`, { kind: 'wrong-hash', times: 1 });
    expect((await bench.mirror('nvd')).warnings.join()).not.toContain('2026');
    expect(await editionOf('CVE-2026-0001')).toBe(edition);
  });

  it('refuses an archive that is damaged and keeps what it had of it', async () => {
    await publish();
    bench.source.fail(archive, { kind: 'corrupt' });
    const view = await bench.mirror('osv');
    expect(view).toMatchObject({ state: 'failed', error: expect.stringContaining('Go is damaged') });
    expect(await editionOf('GO-2026-0001')).toBeLessThan(edition);
    bench.source.reset();
    expect((await bench.mirror('osv')).state).toBe('done');
    expect(await editionOf('GO-2026-0001')).toBe(edition);
  });

  it('leaves out malformed records, says which, and reads the rest', async () => {
    await publish();
    bench.source.fail(`${feed('2026')}.json.gz`, { kind: 'malformed-record' });
    bench.source.fail(`${feed('2026')}.meta`, { kind: 'status', status: 404 });
    bench.source.fail(archive, { kind: 'malformed-record' });
    const nvd = await bench.mirror('nvd');
    expect(nvd.state).toBe('done');
    expect(nvd.warnings).toContainEqual(expect.stringContaining('CVE-2000-XXXX'));
    expect(nvd.warnings).toContainEqual(expect.stringContaining('CVE-2000-9999'));
    expect(await editionOf('CVE-2026-0001')).toBe(edition);
    const osv = await bench.mirror('osv');
    expect(osv.state).toBe('done');
    expect(osv.warnings).toContainEqual(expect.stringContaining('MALFORMED-1: affected'));
    expect(osv.warnings).toContainEqual(expect.stringContaining('MALFORMED-2'));
    expect(await editionOf('GO-2026-0001')).toBe(edition);
  });

  it('leaves out a record that the database refuses, and stores its neighbors', async () => {
    const records = Array.from({ length: 9 }, (_, n) => osvRecord(`GO-2026-10${n}`));
    const poison = osvRecord('GO-2026-2000', { published: '0000-01-01T00:00:00Z' });
    await bench.write({ osv: { Go: [...records, poison] } });
    await rm(path.join(bench.root, 'osv', 'Go', 'modified_id.csv'));
    const view = await bench.mirror('osv');
    expect(view.state).toBe('done');
    expect(view.warnings).toEqual([expect.stringContaining('GO-2026-2000: it cannot be stored')]);
    const [count] = await bench.rows<{ n: number }>(
      "select count(*)::int as n from vuln where ext_id like 'GO-2026-10%'",
    );
    expect(count?.n).toBe(9);
  });

  it('leaves out records whose ids no database keeps, and repairs what else is odd in a text', async () => {
    const odd = 'a\0b\ud800c';
    await bench.write({
      nvd: { 2026: [nvdCve(`CVE-2026-1\0`), nvdCve('CVE-2026-\udc00'), nvdCve('CVE-2026-3001')] },
      osv: {
        Go: [
          osvRecord('GO-2026-3\0'),
          osvRecord('GO-2026-\ud800'),
          osvRecord('GO-2026-3001', { summary: odd, aliases: [`CVE-2026-${odd}`] }),
          osvRecord('GO-2026-3002', { name: `example.com/${odd}`, fixed: odd }),
          osvRecord('GO-2026-3003', { database_specific: { [odd]: odd } }),
        ],
      },
      kev: [{ cveID: `CVE-2026-${odd}` }, { cveID: 'CVE-2026-3001', vulnerabilityName: odd }],
      epss: { 'CVE-2026-3001': [0.6, 0.6], [`CVE-2026-${odd}`]: [0.7, 0.7] },
    });
    await rm(path.join(bench.root, 'osv', 'Go', 'modified_id.csv'));
    const views = { nvd: await bench.mirror('nvd'), osv: await bench.mirror('osv') };
    for (const view of Object.values(views)) {
      expect(view.state).toBe('done');
      const left = view.warnings.filter((warning) =>
        warning.includes('an id with a NUL or half a character'),
      );
      expect(left).toHaveLength(2);
    }
    for (const id of ['kev', 'epss']) expect(await bench.mirror(id)).toMatchObject({ state: 'done' });
    const rows = await bench.rows<{ id: string }>(
      "select ext_id as id from vuln where ext_id like '%2026-300%' order by ext_id",
    );
    expect(rows.map((row) => row.id)).toEqual([
      'CVE-2026-3001',
      'GO-2026-3001',
      'GO-2026-3002',
      'GO-2026-3003',
    ]);
    const [row] = await bench.rows<{ title: string }>("select title from vuln where ext_id = 'GO-2026-3001'");
    expect(row?.title).toBe('a�b�c');
  });

  it('fails, and says so, when nothing is where the setting says', async () => {
    await bench.set('nvd.feeds.url', `${bench.source.url}/elsewhere`);
    const view = await bench.mirror('nvd');
    await bench.set('nvd.feeds.url', bench.source.urls.nvd);
    expect(view).toMatchObject({ state: 'failed', error: expect.stringContaining('None of 26 parts') });
    expect(view.error).toContain('is not there (404)');
    const [event] = await bench.rows<{ level: string }>(
      "select level from outbox where event_group = 'DATASOURCE_MIRRORING' order by event_id desc limit 1",
    );
    expect(event?.level).toBe('ERROR');
  });

  it('waits for the feed of a new year, and in a later month misses it', async () => {
    const isAbsent = () => {
      for (const file of ['.meta', '.json.gz'])
        bench.source.fail(`${feed('2026')}${file}`, { kind: 'status', status: 404 });
    };
    const errorOf2026 = async () =>
      (await bench.mirror('nvd')).parts.find(({ part }) => part === 'nvdcve-2.0-2026')?.error;
    isAbsent();
    expect(await errorOf2026()).toContain('is not there (404)');
    bench.skipDays(-45);
    expect(await errorOf2026()).toBeUndefined();
    bench.skipDays(45);
  });

  it('refuses half of a catalog, and takes no mark away by one that cannot be read whole', async () => {
    const marked = async () =>
      (
        await bench.rows<{ id: string }>(
          "select cve_id as id from known_exploited where catalog = 'CISA' order by 1",
        )
      ).map(({ id }) => id);
    const all = ['CVE-2026-0001', 'CVE-2026-0002'];
    await bench.write({ kev: all.map((cveID) => ({ cveID })) });
    expect((await bench.mirror('kev')).state).toBe('done');
    expect(await marked()).toEqual(all);
    const half = JSON.stringify({ count: 2, vulnerabilities: [{ cveID: 'CVE-2026-0001' }] });
    bench.source.fail('/kev/known_exploited_vulnerabilities.json', { kind: 'body', body: half });
    expect(await bench.mirror('kev')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('another number of them than it says'),
    });
    expect(await marked()).toEqual(all);
    bench.source.reset();
    await bench.write({ kev: [{ cveID: 'CVE-2026-0003' }, { cveID: 'CVE 2026 2' }] });
    expect(await bench.mirror('kev')).toMatchObject({
      state: 'done',
      warnings: [expect.stringContaining('1 entries without a CVE id')],
    });
    expect(await marked()).toEqual([...all, 'CVE-2026-0003']);
    await bench.write({ kev: [{ cveID: 'CVE-2026-0003' }] });
    await bench.mirror('kev');
    expect(await marked()).toEqual(['CVE-2026-0003']);
  });

  it('tells trouble of the network as a code with the host, until it is over', async () => {
    await bench.set('kev.feeds.url', 'http://127.0.0.1:9/kev');
    const problem = { code: 'CONNECTION_REFUSED', host: '127.0.0.1' };
    const view = await bench.mirror('kev');
    expect(view).toMatchObject({ state: 'failed', problem, parts: [{ problem }] });
    await bench.set('kev.feeds.url', bench.source.urls.kev);
    await bench.write({ kev: [{ cveID: 'CVE-2026-0001' }] });
    const mended = await bench.mirror('kev');
    expect([mended.state, mended.problem, mended.parts[0]?.problem]).toEqual(['done', undefined, undefined]);
  });

  it('never sends credentials to another host', async () => {
    const address = new URL(bench.source.urls.kev);
    address.username = 'user';
    address.password = 'secret';
    await bench.set('kev.feeds.url', address.href);
    await bench.write({ kev: [{ cveID: 'CVE-2026-0001' }] });
    const catalog = '/kev/known_exploited_vulnerabilities.json';
    const other = await startSourceServer({ root: bench.root });
    const location = `${other.urls.kev}/known_exploited_vulnerabilities.json`.replace(
      '127.0.0.1',
      'localhost',
    );
    bench.source.fail(catalog, { kind: 'redirect', location, times: 1 });
    expect((await bench.mirror('kev')).state).toBe('done');
    expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    await other.close();
    expect((await bench.mirror('kev')).state).toBe('done');
    expect(bench.source.requests.at(-1)?.headers.authorization).toBe(`Basic ${btoa('user:secret')}`);
  });

  it('does not follow a redirect to a link-local address', async () => {
    const catalog = '/kev/known_exploited_vulnerabilities.json';
    const location = 'http://169.254.169.254/latest/meta-data';
    await bench.set('kev.feeds.url', bench.source.urls.kev);
    bench.source.fail(catalog, { kind: 'redirect', location, times: 1 });
    expect(await bench.mirror('kev')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('link-local'),
    });
  });

  it('does not take a page that a proxy puts in place of a file for one without records', async () => {
    await publish();
    await bench.mirror('osv');
    const before = await getSource(bench.caller, 'osv');
    const page = { kind: 'body', body: '<html>Please sign in</html>' } as const;
    bench.source.fail('/osv/Go/modified_id.csv', page);
    expect(await bench.mirror('osv')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('lists no record'),
    });
    const after = await getSource(bench.caller, 'osv');
    expect(after.parts[0]).toMatchObject({
      records: before.parts[0]?.records,
      lastSuccess: before.parts[0]?.lastSuccess,
    });
    await bench.write({ epss: { 'CVE-2026-0001': [0.3, 0.3] } });
    bench.source.fail('/epss/epss_scores-current.csv.gz', { kind: 'body', body: gzipSync(page.body) });
    expect(await bench.mirror('epss')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('has no scores'),
    });
  });

  it('takes a percent sign in credentials that escapes nothing as it is', async () => {
    const address = bench.source.urls.kev.replace('//', '//user:100%@');
    await bench.set('kev.feeds.url', address);
    await bench.write({ kev: [{ cveID: 'CVE-2026-0001' }] });
    expect((await bench.mirror('kev')).state).toBe('done');
    expect(bench.source.requests.at(-1)?.headers.authorization).toBe(`Basic ${btoa('user:100%')}`);
  });

  it.each([
    ['is empty', { kind: 'body', body: '{"vulnerabilities":[]}' } as const, 'has no list of vulnerabilities'],
    ['is another document', { kind: 'body', body: '{"hello":1}' } as const, 'has no list of vulnerabilities'],
    ['never ends', { kind: 'endless' } as const, 'is larger than 52428800 bytes'],
  ])('keeps the catalog it has when the new one %s', async (_what, fault, said) => {
    await bench.set('kev.feeds.url', bench.source.urls.kev);
    await bench.write({ kev: [{ cveID: 'CVE-2026-0001' }] });
    await bench.mirror('kev');
    await bench.write({ kev: [{ cveID: 'CVE-2026-0001', vulnerabilityName: said }] });
    bench.source.fail('/kev/known_exploited_vulnerabilities.json', fault);
    expect(await bench.mirror('kev')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining(said),
    });
    expect(await bench.rows("select cve_id from known_exploited where catalog = 'CISA'")).toEqual([
      { cve_id: 'CVE-2026-0001' },
    ]);
  });

  it('keeps the scores it has when the new file has a line without end', async () => {
    await bench.write({ epss: { 'CVE-2026-0001': [0.4, 0.4] } });
    await bench.mirror('epss');
    const body = gzipSync(Buffer.alloc(8_000_000, 'x'));
    bench.source.fail('/epss/epss_scores-current.csv.gz', { kind: 'body', body });
    await bench.write({ epss: { 'CVE-2026-0001': [0.8, 0.8] } });
    expect(await bench.mirror('epss')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('A line is longer'),
    });
    const [row] = await bench.rows<{ epss: number }>("select epss from vuln where ext_id = 'CVE-2026-0001'");
    expect(row?.epss).toBe(0.4);
  });

  it('keeps the scores it has when the new file is damaged', async () => {
    await bench.write({ epss: { 'CVE-2026-0001': [0.5, 0.5] } });
    await bench.mirror('epss');
    await bench.write({ epss: { 'CVE-2026-0001': [0.9, 0.9] } });
    bench.source.fail('/epss/epss_scores-current.csv.gz', { kind: 'corrupt' });
    expect(await bench.mirror('epss')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('damaged'),
    });
    const [row] = await bench.rows<{ epss: number }>("select epss from vuln where ext_id = 'CVE-2026-0001'");
    expect(row?.epss).toBe(0.5);
    expect((await getSource(bench.caller, 'epss')).parts[0]).toMatchObject({ records: 1 });
  });
});
