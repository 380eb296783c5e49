import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Coverage, Source } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { rowsOf, sql } from '../../../db/database.ts';
import { plainOutgoingConfig } from '../../../outgoing/outgoing.fixtures.ts';
import { getSource, type MirrorBench, nvdCve, osvRecord, startMirrorBench } from '../source.fixtures.ts';
import { type ExportedBundle, exportBundle } from './export-bundle.ts';
import { type ImportOptions, importBundle } from './import-bundle.ts';

/** What the tables say, without the numbers of this database. */
const facts = `select 'vuln' as t, v.source, v.ext_id, concat_ws('|', v.feed, v.severity, v.cvss, v.epss, v.title, v.cwes::text,
      v.rejected_at is not null, v.modified) as says from vuln v
  union all select 'record', r.feed, r.record_id, encode(r.content_hash, 'hex') || coalesce(r.modified::text, '') from vuln_record r
  union all select 'range', r.feed, v.ext_id, concat_ws('|', p.kind, p.k1, p.k2, p.k3, p.scheme, r.lo, r.hi, r.fixed, r.recheck)
    from vrange r join vuln v using (vuln_id) join pkg p using (pkg_id)
  union all select 'doc', d.feed, v.ext_id, d.doc::text from vuln_doc d join vuln v using (vuln_id)
  union all select 'alias', cve_id, ghsa_id, concat_ws('|', osv_id, feeds::text) from vuln_alias
  union all select 'epss', '', cve_id, score || '|' || percentile from epss
  union all select 'kev', catalog, cve_id, concat_ws('|', added_on, due_on, ransomware, name) from known_exploited
  union all select 'state', source, part, concat_ws('|', etag, content_hash, cursor, records, last_success) from source_state where last_success is not null and source <> 'spdx'
  order by 1, 2, 3, 4`;

describe('a bundle of vulnerability data', () => {
  let bench: MirrorBench;
  let isolated: TestServer;
  let folder: string;
  let bundle: string;
  let exported: ExportedBundle;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'waybill-bundle-'));
    bundle = path.join(folder, 'data.tar');
    bench = await startMirrorBench();
    await bench.set('euvd.enabled', 'true');
    bench.played.euvd = [];
    await bench.write({
      osv: {
        Go: [
          osvRecord('GO-2026-0001', { aliases: ['CVE-2026-0001', 'GHSA-aaaa-bbbb-cccc'] }),
          osvRecord('GO-2026-0002', { withdrawn: '2026-02-02T00:00:00Z' }),
          osvRecord('GO-2026-0003', { name: 'example.com/zwei', details: 'Größe, 大きさ' }),
        ],
      },
      nvd: { 2026: [nvdCve('CVE-2026-0001'), nvdCve('CVE-2026-0002', { vulnStatus: 'Rejected' })] },
      epss: { 'CVE-2026-0001': [0.42, 0.97], 'CVE-1999-0001': [0.01, 0.5] },
      kev: [{ cveID: 'CVE-2026-0001', dateAdded: '2026-02-20', knownRansomwareCampaignUse: 'Known' }],
    });
    for (const source of ['nvd', 'osv', 'epss', 'kev']) await bench.mirror(source);
    exported = await exportBundle(bench.server.context, bundle, bench.server.context.now());
    isolated = await startTestServer({
      config: {
        dataDir: folder,
        secretKey: Buffer.from('the key of another installation'),
        outgoing: { ...plainOutgoingConfig, offline: true, allowedHosts: { includes: () => false } },
      },
    });
    await isolated.asAdmin.post('/api/v1/configProperty', {
      groupName: 'vuln-source',
      propertyName: 'google.osv.enabled',
      propertyValue: 'Go',
    });
  });
  afterAll(async () => {
    await isolated?.close();
    await bench?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const take = (file = bundle, changes: Partial<ImportOptions> = {}) =>
    importBundle(isolated.context, file, {
      trust: undefined,
      older: false,
      actor: { name: 'command line', at: new Date() },
      signal: new AbortController().signal,
      onSource: () => undefined,
      warn: (message) => {
        throw new Error(message);
      },
      ...changes,
    });

  const factsOf = (server: TestServer) => rowsOf(server.db, sql`${sql.raw(facts)}`);

  it('has every source that is on and was read', () => {
    expect(exported.sources).toMatchObject([
      { source: 'nvd', records: 2 },
      { source: 'osv', records: 3 },
      { source: 'epss', records: 2 },
      { source: 'kev', records: 1 },
    ]);
  });

  it('is refused from somebody who is not known, with what to compare', async () => {
    await expect(take()).rejects.toThrow(/not known here \(([0-9a-f]{4} ?){8}\).*--trust/);
    expect(await rowsOf(isolated.db, sql`select from vuln`)).toEqual([]);
  });

  it.each<[string, (file: string) => void, RegExp]>([
    ['cut off', (file) => truncateSync(file, 3_000), /no bundle that can be read: The archive is cut off/],
    ['another file', (file) => writeFileSync(file, 'x'.repeat(4_096)), /no bundle that can be read/],
    [
      'with another date',
      (file) => change(file, '"madeAt":"2026', '"madeAt":"2027'),
      /changed after it was signed/,
    ],
    ['with other contents', (file) => flipLast(file), /"[a-z]+.lines.zst" is not as it was signed/],
  ])('%s is refused before anything is stored', async (_kind, damage, sentence) => {
    const copy = path.join(folder, 'copy.tar');
    copyFileSync(bundle, copy);
    damage(copy);
    await expect(take(copy, { trust: exported.publicKey })).rejects.toThrow(sentence);
    expect(await rowsOf(isolated.db, sql`select from vuln`)).toEqual([]);
  });

  it('makes of an installation without a network what it was made from', async () => {
    const taken = await take(bundle, { trust: exported.publicKey });
    expect(taken.sources.map(({ source, records }) => [source, records])).toEqual([
      ['nvd', 2],
      ['osv', 3],
      ['epss', 2],
      ['kev', 1],
    ]);
    expect(await factsOf(isolated)).toEqual(await factsOf(bench.server));
    // Known from now on; what is stored is skipped.
    expect((await take()).sources.every(({ changed }) => changed === 0)).toBe(true);
  });

  it('is as old there as it was where it was made', async () => {
    const here = await getSource(isolated.asAdmin, 'nvd');
    expect(here).toMatchObject({ lastSuccess: bench.server.context.now().getTime(), records: 2 });
    expect(here.nextRun).toBeUndefined();
    const { body } = await isolated.asAdmin.get<Coverage>('/api/waybill/v1/coverage');
    expect(body.dataAsOf).toBe(bench.server.context.now().getTime());
    const mirror = await isolated.asAdmin.post('/api/waybill/v1/sources/nvd/mirror');
    expect([mirror.status, mirror.text]).toEqual([409, expect.stringContaining('data import')]);
  });

  it('that is older than what is here is refused, unless told otherwise', async () => {
    bench.skipDays(2);
    await bench.write({ epss: { 'CVE-2026-0001': [0.5, 0.98] } });
    await bench.mirror('epss');
    const later = path.join(folder, 'later.tar');
    await exportBundle(bench.server.context, later, bench.server.context.now());
    await take(later);
    await expect(take()).rejects.toThrow(/EPSS was read at .* Give --older/);
    await take(bundle, { older: true });
    const [score] = await rowsOf(isolated.db, sql`select score from epss where cve_id = 'CVE-2026-0001'`);
    expect(score).toEqual({ score: 0.42 });
  });

  it('cannot be made of nothing', async () => {
    const empty = await startTestServer();
    try {
      await expect(exportBundle(empty.context, path.join(folder, 'none'), new Date())).rejects.toThrow(
        /No source that is on has been read/,
      );
      expect((await empty.asAdmin.get<Source[]>('/api/waybill/v1/sources')).status).toBe(200);
    } finally {
      await empty.close();
    }
  });
});

function change(file: string, from: string, to: string): void {
  const bytes = readFileSync(file, 'latin1');
  if (!bytes.includes(from)) throw new Error(`The bundle lacks ${from}`);
  writeFileSync(file, bytes.replace(from, to), 'latin1');
}

/** The archive ends with two empty blocks; before them lies the last file. */
function flipLast(file: string): void {
  const bytes = readFileSync(file);
  let last = bytes.length - 1;
  while (bytes[last] === 0) last -= 1;
  bytes[last] = (bytes[last] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}
