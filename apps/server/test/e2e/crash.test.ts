import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectMetrics } from '@waybill/api-contract';
import { extent, type NvdCve, type SourceServer, startSourceServer, writeSources } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, sql } from '../../src/db/database.ts';
import { countDrift } from '../../src/features/matching/matching.service.ts';
import { nvdCve, osvRecord } from '../../src/features/source/source.fixtures.ts';
import { noDrift } from '../no-drift.ts';
import {
  configure,
  type Product,
  sendBom,
  startMirror,
  startProduct,
  waitForTask,
  waitUntilDone,
  withEmbeddedDatabase,
} from './product.ts';

const componentCount = extent({ whole: 5_000, usual: 2_000 });
const osvCount = extent({ whole: 1_000, usual: 400 });
const cveCount = extent({ whole: 8_000, usual: 3_000 });
/** From the second start of the process, on a machine that does nothing else. */
const recoveredWithinMs = 30_000;
/** So many times as long as its first start, with a new database: what a busy machine needs for one, it needs for the other. */
const recoveredWithinStarts = 4;

const names = Array.from({ length: componentCount }, (_, n) => `part-${n}`);

/** Each component has a purl and a CPE, a license, hashes and a dependency. */
function largeBom(): Buffer {
  const components = names.map((name, n) => ({
    type: 'library',
    'bom-ref': name,
    name,
    version: '1.0.0',
    purl: `pkg:golang/example.com/${name}@v1.0.0`,
    cpe: `cpe:2.3:a:acme:${name}:1.0.0:*:*:*:*:*:*:*`,
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-256', content: n.toString(16).padStart(64, '0') }],
    properties: [{ name: 'acme:shelf', value: String(n % 7) }],
  }));
  const dependencies = names.map((ref, n) => ({ ref, dependsOn: n === 0 ? [] : [names[Math.floor(n / 2)]] }));
  return Buffer.from(
    JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components, dependencies }),
  );
}

function cveOf(n: number): NvdCve {
  const criteria = `cpe:2.3:a:acme:${names[n % componentCount]}:*:*:*:*:*:*:*:*`;
  const match = {
    vulnerable: true,
    criteria,
    versionEndExcluding: '2.0',
    matchCriteriaId: '00000000-0000-4000-8000-000000000001',
  };
  return nvdCve(`CVE-2026-${10_000 + n}`, {
    configurations: [{ nodes: [{ operator: 'OR', negate: false, cpeMatch: [match] }] }],
  });
}

describe('a product that is killed with everything it started', () => {
  let root: string;
  let dataDir: string;
  let source: SourceServer;
  let product: Product;
  let limitMs = recoveredWithinMs;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'waybill-crash-source-'));
    dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-crash-'));
    await writeSources(root, {
      osv: {
        Go: Array.from({ length: osvCount }, (_, n) =>
          osvRecord(`GO-2026-${1_000 + n}`, { name: `example.com/${names[n]}`, fixed: '2.0.0' }),
        ),
      },
      nvd: { 2026: Array.from({ length: cveCount }, (_, n) => cveOf(n)) },
    });
    source = await startSourceServer({ root });
    const startedAt = performance.now();
    product = await startProduct(dataDir);
    limitMs = Math.max(recoveredWithinMs, recoveredWithinStarts * (performance.now() - startedAt));
    await configure(product.admin, 'vuln-source', {
      'nvd.feeds.url': source.urls.nvd,
      'google.osv.base.url': source.urls.osv,
      'google.osv.enabled': 'Go',
      'epss.enabled': 'false',
      'kev.enabled': 'false',
    });
    await waitUntilDone(product.admin, await startMirror(product.admin, 'osv'));
  });
  afterAll(async () => {
    await product?.stop();
    await source?.close();
    await rm(root, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Kills the product, starts it again and waits for the tasks. @returns milliseconds until all were done */
  async function crashAndRecover(tokens: readonly string[]): Promise<number> {
    await product.killAll();
    source.reset();
    const startedAt = performance.now();
    product = await startProduct(dataDir);
    for (const token of tokens) await waitUntilDone(product.admin, token, limitMs);
    return performance.now() - startedAt;
  }

  async function metricsOf(name: string): Promise<ProjectMetrics> {
    const query = `name=${name}&version=1`;
    const { body } = await product.admin.get<{ uuid: string }>(`/api/v1/project/lookup?${query}`);
    return (await product.admin.get<ProjectMetrics>(`/api/v1/metrics/project/${body.uuid}/current`)).body;
  }

  it('finishes the BOMs that it has acknowledged, with nothing half-done', async () => {
    const bom = largeBom();
    const projects = ['one', 'two', 'three'];
    const tokens: string[] = [];
    for (const name of projects) tokens.push(await sendBom(product.admin, name, '1', bom));
    await waitForTask(product.admin, tokens[0] ?? '', (task) => task.state !== 'queued');
    await sleep(300);
    const tookMs = await crashAndRecover(tokens);
    console.log(`BOMs: all finished ${Math.round(tookMs)} ms after the new start`);
    expect(tookMs).toBeLessThan(limitMs);
    for (const name of projects) {
      expect(await metricsOf(name)).toMatchObject({
        components: componentCount,
        vulnerableComponents: osvCount,
        findingsTotal: osvCount,
      });
    }
    await withEmbeddedDatabase(dataDir, async (db) => {
      expect(await countDrift(db)).toEqual(noDrift);
      const tasks = await rowsOf(
        db,
        sql<{ attempts: number }>`select attempts from task where token = any(${tokens}::uuid[])`,
      );
      // Otherwise nothing was interrupted and this test has shown nothing.
      expect(Math.max(...tasks.map((task) => task.attempts))).toBeGreaterThan(1);
      const [stored] = await rowsOf(
        db,
        sql`select count(*) as components, count(distinct identity_id) as identities, (select count(*) from identity) as all_identities,
          (select count(*) from dependency) as edges, (select count(*) from bom_import where processed_at is null) as open_imports
          from component`,
      );
      expect(stored).toEqual({
        components: componentCount * projects.length,
        identities: componentCount,
        all_identities: componentCount,
        edges: (componentCount - 1) * projects.length,
        open_imports: 0,
      });
    });
  });

  it('goes on with a mirror, and keeps the decisions taken meanwhile', async () => {
    // However fast the feed is read, the mirror is not done before the product is killed.
    source.fail('/nvd/json/cve/2.0/nvdcve-2.0-2025.meta', { kind: 'silence' });
    const token = await startMirror(product.admin, 'nvd');
    const { body: project } = await product.admin.get<{ uuid: string }>(
      '/api/v1/project/lookup?name=one&version=1',
    );
    const { body: findings } = await product.admin.get<
      { component: { uuid: string }; vulnerability: { uuid: string } }[]
    >(`/api/v1/finding/project/${project.uuid}?source=OSV`);
    const decided = findings.slice(0, 3);
    for (const { component, vulnerability } of decided) {
      const body = { component: component.uuid, vulnerability: vulnerability.uuid, isSuppressed: true };
      expect((await product.admin.put('/api/v1/analysis', body)).status).toBe(200);
    }
    const half = await waitForTask(product.admin, token, (task) => task.stage === 'reading');
    expect(half.progress).toBeLessThan(100);
    const tookMs = await crashAndRecover([token]);
    console.log(`Mirror: finished ${Math.round(tookMs)} ms after the new start, killed at: ${half.message}`);
    expect(tookMs).toBeLessThan(limitMs);
    expect(await metricsOf('one')).toMatchObject({
      vulnerableComponents: componentCount,
      findingsTotal: osvCount + cveCount - decided.length,
      suppressed: decided.length,
    });
    expect(await metricsOf('two')).toMatchObject({ findingsTotal: osvCount + cveCount, suppressed: 0 });
    await withEmbeddedDatabase(dataDir, async (db) => {
      expect(await countDrift(db)).toEqual(noDrift);
      const [counted] = await rowsOf(
        db,
        sql`select (select count(*) from vuln) as vulns, (select count(*) from vuln_record) as records,
          (select count(*) from vrange) as ranges, (select attempts > 1 from task where token = ${token}) as interrupted`,
      );
      const all = osvCount + cveCount;
      expect(counted).toEqual({ vulns: all, records: all, ranges: all, interrupted: true });
    });
  });
});
