import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Coverage, Finding, Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MirrorBench, startMirrorBench } from '../source.fixtures.ts';

const versions = `select 'vuln' as t, xmin::text as v, vuln_id as id from vuln
  union all select 'doc', xmin::text, vuln_id from vuln_doc union all select 'range', xmin::text, vuln_id from vrange
  order by 1, 3, 2`;

function vulnerability(id: number, changes: { title?: string; version?: string; cve?: string } = {}) {
  const { title = `Flaw ${id}`, version = '1.0', cve } = changes;
  return {
    vulndb_id: id,
    title,
    description: 'd',
    disclosure_date: '2026-01-05T00:00:00Z',
    vulndb_last_modified: '2026-01-06T00:00:00Z',
    nvd_additional_information: cve ? [{ summary: 's', cwe_id: 'CWE-79', cve_id: cve }] : [],
    vendors: [
      {
        vendor: {
          id: 1,
          name: 'Acme',
          products: [
            {
              id: 2,
              name: 'Anvil',
              versions: [
                {
                  id: 3,
                  name: version,
                  affected: true,
                  cpe: [{ cpe: `cpe:2.3:a:acme:anvil:${version}:*:*:*:*:*:*:*`, type: 'a' }],
                },
              ],
            },
          ],
        },
      },
    ],
  };
}

const page = (...results: unknown[]) =>
  JSON.stringify({ current_page: 1, total_entries: results.length, results });

describe('the files of a mirror of VulnDB', () => {
  let bench: MirrorBench;
  let folder: string;
  beforeAll(async () => {
    bench = await startMirrorBench();
    folder = path.join(bench.server.context.config.dataDir, 'vulndb');
  });
  afterAll(() => bench.close());

  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const known = () =>
    bench.rows<{ ext_id: string; title: string }>(
      `select ext_id, title from vuln where source = 'VULNDB' order by ext_id`,
    );

  it('are off until somebody turns them on, and a folder without files says so', async () => {
    const refused = await bench.caller.post('/api/waybill/v1/sources/vulndb/mirror');
    expect(refused).toMatchObject({ status: 409, body: { title: 'Source is disabled' } });
    await bench.set('vulndb.mirror.enabled', 'true');
    expect(await bench.mirror('vulndb')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining(`${folder} of the VulnDB files cannot be read`),
    });
    await mkdir(folder, { recursive: true });
    await write('notes.txt', 'hello');
    expect(await bench.mirror('vulndb')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('There is no file vulnerabilities_'),
    });
  });

  it('become vulnerabilities that match by CPE, and aliases', async () => {
    const uploader = await bench.server.asKey(
      'BOM_UPLOAD',
      'PROJECT_CREATION_UPLOAD',
      'VIEW_PORTFOLIO',
      'VIEW_VULNERABILITY',
    );
    const bom = {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      components: [
        { type: 'library', name: 'anvil', version: '1.0', cpe: 'cpe:2.3:a:acme:anvil:1.0:*:*:*:*:*:*:*' },
        { type: 'library', name: 'anvil', version: '1.1', cpe: 'cpe:2.3:a:acme:anvil:1.1:*:*:*:*:*:*:*' },
      ],
    };
    await uploader.put('/api/v1/bom', {
      projectName: 'Shop',
      projectVersion: '1',
      autoCreate: true,
      bom: Buffer.from(JSON.stringify(bom)).toString('base64'),
    });
    await bench.server.runJobs();
    const project = await uploader.get<Project>('/api/v1/project/lookup?name=Shop&version=1');
    const covered = async () =>
      (await uploader.get<Coverage>(`/api/waybill/v1/project/${project.body.uuid}/coverage`)).body.judgeable;
    expect(await covered()).toBe(0);
    await write('vulnerabilities_1.json', page(vulnerability(1, { cve: 'CVE-2026-0001' }), vulnerability(2)));
    await write('vulnerabilities_2.json', page(vulnerability(3, { version: '9' })));
    const source = await bench.mirror('vulndb');
    expect(source).toMatchObject({ state: 'done', records: 3, warnings: [] });
    expect((await known()).map(({ ext_id }) => ext_id)).toEqual(['1', '2', '3']);
    expect(await bench.rows('select vuln_db_id, cve_id from vuln_alias')).toEqual([
      { vuln_db_id: '1', cve_id: 'CVE-2026-0001' },
    ]);
    expect(await covered()).toBe(2);
    const { body } = await uploader.get<Finding[]>(`/api/v1/finding/project/${project.body.uuid}`);
    const found = body.map((finding) => `${finding.component.version} ${finding.vulnerability.vulnId}`);
    expect(found.toSorted()).toEqual(['1.0 1', '1.0 2']);
  });

  it('are not read again while nothing changes, and one changed record rewrites that one only', async () => {
    const before = await bench.rows(versions);
    await bench.mirror('vulndb');
    expect(await bench.rows(versions)).toEqual(before);
    await write(
      'vulnerabilities_1.json',
      page(vulnerability(1, { cve: 'CVE-2026-0001' }), vulnerability(2, { title: 'Another title' })),
    );
    expect(await bench.mirror('vulndb')).toMatchObject({ state: 'done', records: 3 });
    expect((await known()).map(({ title }) => title)).toEqual(['Flaw 1', 'Another title', 'Flaw 3']);
    const after = await bench.rows<{ t: string; id: number }>(versions);
    const kept = before.filter((row) => after.some((other) => JSON.stringify(other) === JSON.stringify(row)));
    expect(kept.length).toBeGreaterThan(before.length / 2);
  });

  it('that are damaged are reported, keep what was read, and do not stop the others', async () => {
    const whole = page(vulnerability(1), vulnerability(4));
    await write('vulnerabilities_1.json', whole.slice(0, -400));
    await write('vulnerabilities_2.json', page({ ...vulnerability(3), vendors: 'none' }, vulnerability(5)));
    await write('vulnerabilities_3.json', '<html>Sign in</html>');
    const source = await bench.mirror('vulndb');
    expect(source.state).toBe('done');
    expect(source.warnings.join('\n')).toMatch(/vulnerabilities_1\.json: The file ends within a record/);
    expect(source.warnings.join('\n')).toMatch(/3: vendors: Expected a list/);
    expect(source.warnings.join('\n')).toMatch(/vulnerabilities_3\.json: It has no list "results"/);
    expect((await known()).map(({ ext_id }) => ext_id)).toEqual(['1', '2', '3', '5']);
    // Written whole meanwhile: read again.
    await write('vulnerabilities_1.json', whole);
    await rm(path.join(folder, 'vulnerabilities_3.json'));
    await bench.mirror('vulndb');
    expect((await known()).map(({ ext_id }) => ext_id)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('may lie elsewhere', async () => {
    const elsewhere = path.join(bench.root, 'flashpoint');
    await mkdir(elsewhere);
    await writeFile(path.join(elsewhere, 'vulnerabilities_9.json'), page(vulnerability(9)));
    await bench.set('vulndb.mirror.folder', elsewhere);
    expect(await bench.mirror('vulndb')).toMatchObject({ state: 'done' });
    expect((await known()).map(({ ext_id }) => ext_id)).toContain('9');
  });
});
