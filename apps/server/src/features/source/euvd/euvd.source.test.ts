import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MirrorBench, nvdCve, startMirrorBench } from '../source.fixtures.ts';
import { readEuvdPage } from './euvd-record.ts';

describe('the EUVD', () => {
  let bench: MirrorBench;
  beforeAll(async () => {
    bench = await startMirrorBench();
    await bench.write({
      nvd: { 2026: [nvdCve('CVE-2026-0150')] },
      kev: [{ cveID: 'CVE-2026-0001', dateAdded: '2026-01-01' }],
    });
    await bench.mirror('kev');
    await bench.mirror('nvd');
  });
  afterAll(() => bench.close());

  const known = () =>
    bench.rows(
      'select cve_id, catalog, added_on::text as since from known_exploited order by cve_id limit 3',
    );

  it('is off until somebody switches it on', async () => {
    expect((await bench.caller.post('/api/waybill/v1/sources/euvd/mirror')).status).toBe(409);
    await bench.set('euvd.enabled', 'true');
  });

  it('adds what CISA does not know, page by page', async () => {
    bench.played.euvd = Array.from({ length: 150 }, (_, n) => ({
      id: `EUVD-2026-${n + 1}`,
      aliases: `GHSA-x\nCVE-2026-${String(n + 1).padStart(4, '0')}\n`,
      exploitedSince: 'Apr 16, 2025, 7:00:16 AM',
    }));
    expect(await bench.mirror('euvd')).toMatchObject({ state: 'done', records: 150 });
    expect(await known()).toEqual([
      { cve_id: 'CVE-2026-0001', catalog: 'CISA', since: '2026-01-01' },
      { cve_id: 'CVE-2026-0002', catalog: 'EUVD', since: '2025-04-16' },
      { cve_id: 'CVE-2026-0003', catalog: 'EUVD', since: '2025-04-16' },
    ]);
    expect(await bench.rows("select exploited from vuln where ext_id = 'CVE-2026-0150'")).toEqual([
      { exploited: true },
    ]);
  });

  it('takes nothing back, and neither does CISA of what is not its own', async () => {
    bench.played.euvd = [];
    await bench.mirror('euvd');
    await bench.write({ kev: [{ cveID: 'CVE-2026-0003', dateAdded: '2026-02-01' }] });
    await bench.mirror('kev');
    expect(await known()).toEqual([
      { cve_id: 'CVE-2026-0002', catalog: 'EUVD', since: '2025-04-16' },
      { cve_id: 'CVE-2026-0003', catalog: 'CISA', since: '2026-02-01' },
      { cve_id: 'CVE-2026-0004', catalog: 'EUVD', since: '2025-04-16' },
    ]);
  });

  it('reads days as the EUVD writes them, and no others', () => {
    const since = (exploitedSince: unknown) =>
      readEuvdPage({ total: 1, items: [{ aliases: 'CVE-2026-0001', exploitedSince }] })?.exploited[0]?.since;
    expect(['Feb 3, 2026, 1:00:00 PM', 'Feb 31, 2026, 1:00 PM', 'Foo 1, 2026', 7].map(since)).toEqual([
      '2026-02-03',
      null,
      null,
      null,
    ]);
    expect(readEuvdPage({ error: 'no' })).toBeUndefined();
  });
});
