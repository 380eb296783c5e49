import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MirrorBench, nvdCve, startMirrorBench } from '../source.fixtures.ts';

const api = '/nvd-api';
const day = (number: number) => new Date(Date.UTC(2026, 1, number, 12)).toISOString().slice(0, 23);

describe('the API of the NVD', () => {
  let bench: MirrorBench;
  beforeAll(async () => {
    bench = await startMirrorBench({ isTicking: true });
    await bench.set('nvd.api.enabled', 'true');
    await bench.set('epss.enabled', 'false');
  });
  afterAll(() => bench.close());
  afterEach(() => bench.source.reset());

  const cve = (number: number, changes: Parameters<typeof nvdCve>[1] = {}) =>
    nvdCve(`CVE-2026-${10_000 + number}`, { lastModified: day(1), ...changes });
  const asked = () =>
    bench.source.requests.map(({ query, status }) => ({
      start: query.get('startIndex'),
      from: query.get('lastModStartDate'),
      status,
    }));
  const stored = async () =>
    (await bench.rows<{ n: number }>("select count(*)::int as n from vuln_record where feed = 'nvd'"))[0]?.n;
  const lastModified = async () =>
    (
      await bench.rows<{ value: string | null }>(
        "select value from config_property where property_name = 'nvd.api.last.modified.epoch.seconds'",
      )
    )[0]?.value;

  it('is read page by page the first time, as large as the NVD allows, with the key', async () => {
    const { secrets } = bench.server.context;
    await bench.set('nvd.api.key', secrets.encrypt('key-1'));
    const cves = Array.from({ length: 25 }, (_, n) => cve(n));
    bench.played.nvd = { cves, key: 'key-1', maxPage: 10, timestamp: day(2) };
    expect(await bench.mirror('nvd')).toMatchObject({ state: 'done', warnings: [], records: 25 });
    expect(await stored()).toBe(25);
    const all = asked().filter(({ from }) => from === null);
    expect(all.map(({ start, status }) => [start, status])).toEqual([
      ['0', 404],
      ['0', 200],
      ['10', 200],
      ['20', 200],
    ]);
    expect(bench.source.requests[0]?.headers).toMatchObject({ apikey: 'key-1' });
    expect(await lastModified()).toBe(`${Date.parse(`${day(1)}Z`) / 1000}`);
  });

  it('is asked for what changed from then on, and unchanged costs one request and no row', async () => {
    bench.played.nvd.maxPage = 2_000;
    const before = await bench.rows('select xmin, vuln_id from vuln_record order by vuln_id');
    expect(await bench.mirror('nvd')).toMatchObject({ state: 'done', records: 25 });
    expect(asked()).toEqual([{ start: '0', from: new Date(`${day(1)}Z`).toISOString(), status: 200 }]);
    expect(await bench.rows('select xmin, vuln_id from vuln_record order by vuln_id')).toEqual(before);
    bench.source.reset();
    bench.played.nvd.cves = bench.played.nvd.cves.map((item, n) =>
      n === 3 ? cve(3, { lastModified: day(2), score: 5 }) : item,
    );
    await bench.mirror('nvd');
    expect(await bench.rows("select cvss from vuln where ext_id = 'CVE-2026-10003'")).toEqual([{ cvss: 5 }]);
    expect(await lastModified()).toBe(`${Date.parse(`${day(2)}Z`) / 1000}`);
  });

  it('is caught up with in spans of 120 days after a long time', async () => {
    bench.skipDays(300);
    bench.played.nvd.timestamp = '2026-12-20T00:00:00.000';
    bench.played.nvd.cves = [...bench.played.nvd.cves, cve(99, { lastModified: '2026-11-01T00:00:00.000' })];
    expect((await bench.mirror('nvd')).state).toBe('done');
    expect(await stored()).toBe(26);
    expect(asked().map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('goes on from the page where a run broke off', async () => {
    await bench.set('nvd.api.last.modified.epoch.seconds', null);
    await bench.rows("delete from vuln_record where feed = 'nvd'");
    bench.played.nvd.maxPage = 10;
    let pages = 0;
    const { nvd } = bench.played;
    const { cves } = nvd;
    Object.defineProperty(nvd, 'cves', {
      configurable: true,
      get() {
        pages += 1;
        if (pages === 3) bench.source.fail(api, { kind: 'status', status: 401 });
        return cves;
      },
    });
    expect((await bench.mirror('nvd')).state).toBe('failed');
    expect(await stored()).toBe(20);
    Object.defineProperty(nvd, 'cves', { configurable: true, writable: true, value: cves });
    bench.source.reset();
    expect((await bench.mirror('nvd')).state).toBe('done');
    const whole = asked().filter(({ from, status }) => from === null && status === 200);
    expect(whole.map(({ start }) => start)).toEqual(['20']);
    expect(await stored()).toBe(26);
  });

  it('says what the NVD says of a wrong key, and keeps what it has', async () => {
    bench.played.nvd.key = 'another';
    expect(await bench.mirror('nvd')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('Invalid apiKey.'),
    });
    expect(await stored()).toBe(26);
    bench.played.nvd.key = 'key-1';
  });

  it('asks again for a page that ends too early or is none', async () => {
    const changed = (modified: string) => {
      bench.played.nvd.cves = bench.played.nvd.cves.map((item, n) =>
        n < 2 ? { ...item, lastModified: modified } : item,
      );
    };
    bench.played.nvd.maxPage = 2_000;
    changed('2026-12-19T00:00:00.000');
    bench.source.fail(api, { kind: 'html', times: 1 });
    bench.source.fail(api, { kind: 'truncated', times: 1 });
    bench.source.fail(api, { kind: 'cut', afterBytes: 300, times: 1 });
    expect((await bench.mirror('nvd')).state).toBe('done');
    expect(
      await bench.rows("select max(modified) = '2026-12-19Z' as ok from vuln_record where feed = 'nvd'"),
    ).toEqual([{ ok: true }]);
  });

  it('is read whole again when its date is taken away', async () => {
    await bench.set('nvd.api.last.modified.epoch.seconds', null);
    await bench.mirror('nvd');
    expect(asked()[0]).toMatchObject({ from: null, status: 200 });
  });

  it('keeps feeds for others, unread, where that is wanted', async () => {
    await bench.set('nvd.api.download.feeds', 'true');
    await bench.write({ nvd: { 2026: [nvdCve('CVE-2026-77777')] } });
    await bench.mirror('nvd');
    expect(await bench.rows("select 1 from vuln where ext_id = 'CVE-2026-77777'")).toEqual([]);
    expect((await bench.caller.get('/mirror/nvd/nvdcve-2.0-2026.json.gz')).status).toBe(200);
  });
});
