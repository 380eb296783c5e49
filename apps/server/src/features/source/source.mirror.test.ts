import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MirrorBench, nvdCve, osvRecord, startMirrorBench } from './source.fixtures.ts';

const feed = (name: string) => `/nvd/json/cve/2.0/nvdcve-2.0-${name}`;
const archive = '/osv/Go/all.zip';

interface VulnRow {
  ext_id: string;
  source: string;
  feed: string;
  severity: number;
  title: string | null;
  rejected: boolean;
  ranges: number;
}
const vulnRows = `select v.ext_id, v.source, v.feed, v.severity, v.title, v.rejected_at is not null as rejected,
  (select count(*) from vrange r where r.vuln_id = v.vuln_id)::int as ranges from vuln v order by v.ext_id`;
/** Changes with every write of a row. */
const versions = `select 'vuln' as t, xmin::text as v, vuln_id as id from vuln
  union all select 'doc', xmin::text, vuln_id from vuln_doc union all select 'record', xmin::text, vuln_id from vuln_record
  union all select 'range', xmin::text, vuln_id from vrange union all select 'epss', min(xmin::text), 0 from epss
  union all select 'alias', xmin::text, alias_id from vuln_alias order by 1, 3, 2`;

describe('mirroring', () => {
  let bench: MirrorBench;
  beforeAll(async () => {
    bench = await startMirrorBench();
  });
  afterAll(() => bench.close());
  afterEach(() => bench.source.reset());

  const requested = () => bench.source.requests.map((request) => `${request.status} ${request.path}`);

  it('stores what OSV, the NVD, EPSS and KEV say', async () => {
    await bench.write({
      osv: {
        Go: [
          osvRecord('GO-2026-0001', { aliases: ['CVE-2026-0001', 'GHSA-aaaa-bbbb-cccc'] }),
          osvRecord('GO-2026-0002', { withdrawn: '2026-02-02T00:00:00Z' }),
          osvRecord('CVE-2026-0001', { summary: 'As OSV has it' }),
        ],
      },
      nvd: {
        2026: [nvdCve('CVE-2026-0001'), nvdCve('CVE-2026-0002', { vulnStatus: 'Rejected' })],
        2025: [nvdCve('CVE-2025-0001', { lastModified: '2026-01-01T00:00:00.000', score: 5 })],
        modified: [nvdCve('CVE-2025-0001', { lastModified: '2026-02-01T00:00:00.000', score: 7.5 })],
      },
      epss: { 'CVE-2026-0001': [0.42, 0.97], 'CVE-1999-0001': [0.01, 0.5] },
      kev: [{ cveID: 'CVE-2026-0001', dateAdded: '2026-02-20', knownRansomwareCampaignUse: 'Known' }],
    });
    const osv = await bench.mirror('osv');
    expect(osv).toMatchObject({ state: 'done', progress: 100, records: 3, warnings: [] });
    expect(await bench.rows<VulnRow>(vulnRows)).toEqual([
      {
        ext_id: 'CVE-2026-0001',
        source: 'NVD',
        feed: 'osv',
        severity: 0,
        title: 'As OSV has it',
        rejected: false,
        ranges: 1,
      },
      {
        ext_id: 'GO-2026-0001',
        source: 'OSV',
        feed: 'osv',
        severity: 0,
        title: 'Summary of GO-2026-0001',
        rejected: false,
        ranges: 1,
      },
      {
        ext_id: 'GO-2026-0002',
        source: 'OSV',
        feed: 'osv',
        severity: 0,
        title: 'Summary of GO-2026-0002',
        rejected: true,
        ranges: 0,
      },
    ]);

    const nvd = await bench.mirror('nvd');
    expect(nvd).toMatchObject({ state: 'done', records: 3 });
    expect(nvd.warnings).toHaveLength(23);
    expect(nvd.parts.find((part) => part.part === 'nvdcve-2.0-2024')?.error).toContain('is not there (404)');
    expect(await bench.rows<VulnRow>(vulnRows)).toMatchObject([
      { ext_id: 'CVE-2025-0001', feed: 'nvd', severity: 4, ranges: 1 },
      { ext_id: 'CVE-2026-0001', feed: 'nvd', severity: 5, title: null, ranges: 2 },
      { ext_id: 'CVE-2026-0002', feed: 'nvd', rejected: true, ranges: 0 },
      { ext_id: 'GO-2026-0001' },
      { ext_id: 'GO-2026-0002' },
    ]);

    await bench.mirror('kev');
    const [facts] = await bench.rows<{ epss: number; percentile: number; ransomware: boolean }>(
      `select round(v.epss::numeric, 5)::float as epss, round(v.epss_percentile::numeric, 5)::float as percentile, k.ransomware
       from vuln v join known_exploited k on k.cve_id = v.ext_id`,
    );
    expect(facts).toEqual({ epss: 0.42, percentile: 0.97, ransomware: true });
  });

  it('follows the NVD with EPSS', async () => {
    const { body } = await bench.caller.get<{ source: string; state: string }[]>('/api/waybill/v1/sources');
    expect(body.map((source) => `${source.source} ${source.state}`)).toEqual([
      'nvd done',
      'github idle',
      'osv done',
      'epss done',
      'kev done',
      'euvd idle',
      'vulndb idle',
    ]);
  });

  it('puts aliases into one row and vulnerabilities of one flaw into one group', async () => {
    expect(await bench.rows('select cve_id, ghsa_id, osv_id from vuln_alias')).toEqual([
      { cve_id: 'CVE-2026-0001', ghsa_id: 'GHSA-aaaa-bbbb-cccc', osv_id: 'GO-2026-0001' },
    ]);
    const grouped = await bench.rows<{ ext_id: string }>(
      'select ext_id from vuln where alias_group is not null order by ext_id',
    );
    expect(grouped.map((row) => row.ext_id)).toEqual(['CVE-2026-0001', 'GO-2026-0001']);
  });

  it('fetches and writes nothing when nothing changed', async () => {
    const before = await bench.rows(versions);
    for (const id of ['osv', 'nvd', 'epss', 'kev']) await bench.mirror(id);
    expect(await bench.rows(versions)).toEqual(before);
    const bodies = requested().filter((line) => line.startsWith('200') && !line.endsWith('.meta'));
    expect(bodies).toEqual([]);
  });

  it('reads a feed again by hash without writing unchanged records', async () => {
    const before = await bench.rows(versions);
    await bench.rows("update source_state set content_hash = '1:other' where part like 'nvdcve%'");
    const view = await bench.mirror('nvd');
    expect(view.state).toBe('done');
    expect(requested()).toContain(`200 ${feed('2026')}.json.gz`);
    expect(await bench.rows(versions)).toEqual(before);
  });

  it('fetches single OSV records that changed since, and rewrites only those', async () => {
    const before = await bench.rows<{ t: string; v: string; id: number }>(versions);
    await bench.write({
      osv: {
        Go: [
          osvRecord('GO-2026-0001', {
            aliases: ['CVE-2026-0001', 'GHSA-aaaa-bbbb-cccc'],
            modified: '2026-02-20T00:00:00.5Z',
            fixed: '1.3.0',
          }),
          osvRecord('GO-2026-0002', { withdrawn: '2026-02-02T00:00:00Z' }),
          osvRecord('CVE-2026-0001', { summary: 'As OSV has it' }),
        ],
      },
    });
    expect((await bench.mirror('osv')).state).toBe('done');
    expect(requested()).toEqual(['200 /osv/Go/modified_id.csv', '200 /osv/Go/GO-2026-0001.json']);
    const [row] = await bench.rows<{ vuln_id: number }>(
      "select vuln_id from vuln where ext_id = 'GO-2026-0001'",
    );
    const rest = (all: { t: string; v: string; id: number }[]) =>
      all.filter((item) => item.id !== row?.vuln_id);
    const after = await bench.rows<{ t: string; v: string; id: number }>(versions);
    expect(rest(after)).toEqual(rest(before));
    expect(
      await bench.rows("select hi from vrange r join vuln v using (vuln_id) where v.ext_id = 'GO-2026-0001'"),
    ).toHaveLength(1);
  });

  it('reads the whole archive again after five days', async () => {
    bench.skipDays(6);
    expect((await bench.mirror('osv')).state).toBe('done');
    expect(requested()).toContain(`200 ${archive}`);
  });

  it('does not let OSV describe what the NVD describes, unless that is switched off', async () => {
    const title = async () =>
      (await bench.rows<{ title: string | null }>("select title from vuln where ext_id = 'CVE-2026-0001'"))[0]
        ?.title;
    expect(await title()).toBeNull();
    await bench.set('nvd.enabled', 'false');
    await bench.mirror('osv');
    expect(await title()).toBe('As OSV has it');
    await bench.set('nvd.enabled', 'true');
  });

  it('never replaces a record by an older edition', async () => {
    await bench.write({
      nvd: { 2025: [nvdCve('CVE-2025-0001', { lastModified: '2026-01-01T00:00:00.000', score: 1 })] },
    });
    await bench.mirror('nvd');
    expect(await bench.rows("select severity from vuln where ext_id = 'CVE-2025-0001'")).toEqual([
      { severity: 4 },
    ]);
  });

  it('rematches identities that a changed range can touch', async () => {
    await bench.rows(`insert into identity (nat_hash, name, version, cpe)
      values (gen_random_uuid(), 'anvil', '2.5', 'cpe:2.3:a:acme:anvil:2.5:*:*:*:*:*:*:*')`);
    const { coordsOf } = await import('@waybill/match');
    const [coord] = coordsOf({ cpe: 'cpe:2.3:a:acme:anvil:2.5:*:*:*:*:*:*:*' });
    await bench.rows(`insert into identity_coord (pkg_id, ver_key, identity_id, ver_kind)
      select p.pkg_id, '${coord?.verKey}', i.identity_id, 0 from pkg p, identity i where p.k3 = 'anvil' and i.name = 'anvil'`);
    const matches = 'select v.ext_id from identity_match m join vuln v using (vuln_id)';
    const change = (end: string, day: string) =>
      bench.write({
        nvd: { 2026: [nvdCve('CVE-2026-0003', { end, lastModified: `2026-02-${day}T00:00:00.000` })] },
      });
    await change('3.0', '10');
    await bench.mirror('nvd');
    expect(await bench.rows(matches)).toEqual([{ ext_id: 'CVE-2026-0003' }]);
    await change('2.1', '11');
    await bench.mirror('nvd');
    expect(await bench.rows(matches)).toEqual([]);
    expect(await bench.rows('select count(*)::int as n from identity_match_past')).toEqual([{ n: 1 }]);
  });

  it('passes the feed files of the NVD on to others, as they came', async () => {
    await bench.write({ nvd: { 2024: [nvdCve('CVE-2024-0001')] } });
    await bench.mirror('nvd');
    const ask = (name: string) => fetch(`${bench.server.url}/mirror/nvd/${name}`);
    const answer = await ask('nvdcve-2.0-2024.json.gz');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(gunzipSync(bytes).toString()).toContain('CVE-2024-0001');
    const meta = await (await ask('nvdcve-2.0-2024.meta')).text();
    expect(meta.toLowerCase()).toContain(createHash('sha256').update(gunzipSync(bytes)).digest('hex'));
    for (const name of [
      'nvdcve-2.0-1999.json.gz',
      '..%2Fnvd.json',
      'nvdcve-..%2F..%2Fsecret.meta',
      'feeds',
    ]) {
      const missing = await ask(name);
      expect([name, missing.status, await missing.text()]).toEqual([name, 404, '']);
    }
  });

  it('tells of every mirror that ended', async () => {
    const events = await bench.rows<{ title: string; level: string }>(
      `select distinct subject ->> 'title' as title, level from outbox where event_group = 'DATASOURCE_MIRRORING' order by 1`,
    );
    expect(events).toContainEqual({ title: 'OSV Mirroring', level: 'INFORMATIONAL' });
  });
});
