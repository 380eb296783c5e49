import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Finding, ProjectMetrics, Task } from '@waybill/api-contract';
import { extent, type SourceServer, startSourceServer } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase, rowsOf, sql } from '../../src/db/database.ts';
import { countDrift } from '../../src/features/matching/matching.service.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { noDrift } from '../no-drift.ts';
import { configure, type Product, sendBom, startMirror, startProduct, waitUntilDone } from './product.ts';

/** Real advisories and the matches that were worked out by hand; a clone of the repository alone does not have them. */
const shared = process.env.WAYBILL_SHARED ?? path.resolve(import.meta.dirname, '../../../../../shared');
const data = path.join(shared, 'data');
const truth = path.join(data, 'match-truth');

const ecosystems = ['Go', 'PyPI', 'crates.io'];
/** The CPE truth is taken from these years. A run of `npm test` reads one of them. */
const years = extent({ whole: [2017, 2018, 2021], usual: [2021] });
/** Each document has one component for each line of its truth, both in one order: a run of `npm test` takes every fourth one. */
const step = extent({ whole: 1, usual: 4 });
/** How many pairs of these years and components must be found, and must not. */
const cpePairs = extent({ whole: [41_268, 1_628], usual: [2_043, 196] });

const taken = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % step === 0);
const countTaken = (all: number) => Math.ceil(all / step);

/** On two quiet cores the whole file takes about a minute. */
const limitMs = 280_000;

const readPacked = async (name: string) => gunzipSync(await readFile(path.join(truth, name)));

async function readLines<T>(name: string): Promise<T[]> {
  const text = (await readPacked(name)).toString();
  return taken(text.split('\n').flatMap((line): T[] => (line === '' ? [] : [JSON.parse(line)])));
}

async function readBom(name: string): Promise<Buffer> {
  const packed = await readPacked(name);
  if (step === 1) return packed;
  const bom: { components: unknown[] } = JSON.parse(packed.toString());
  return Buffer.from(JSON.stringify({ ...bom, components: taken(bom.components), dependencies: [] }));
}

describe.skipIf(!existsSync(truth))(
  'the product against the truth sets (needs ../shared)',
  { timeout: limitMs },
  () => {
    let root: string;
    let dataDir: string;
    let database: TestDatabase;
    let db: Database;
    let source: SourceServer;
    let product: Product;

    beforeAll(async () => {
      root = await mkdtemp(path.join(tmpdir(), 'waybill-truth-source-'));
      dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-truth-'));
      await cp(path.join(data, 'osv'), path.join(root, 'osv'), { recursive: true });
      const feeds = path.join('nvd', 'json', 'cve', '2.0');
      await mkdir(path.join(root, feeds), { recursive: true });
      for (const file of years.flatMap((year) => [`nvdcve-2.0-${year}.json.gz`, `nvdcve-2.0-${year}.meta`])) {
        await cp(path.join(data, feeds, file), path.join(root, feeds, file));
      }
      source = await startSourceServer({ root });
      database = await createTestDatabase();
      db = openDatabase({ connection: { connectionString: database.url }, onError: () => undefined });
      product = await startProduct(dataDir, {
        WAYBILL_DATABASE_URL: database.url,
        WAYBILL_SECRET_KEY: 'a key for this test only',
      });
      await configure(product.admin, 'vuln-source', {
        'nvd.feeds.url': source.urls.nvd,
        'google.osv.base.url': source.urls.osv,
        'epss.enabled': 'false',
        'kev.enabled': 'false',
      });
    });
    afterAll(async () => {
      await product?.stop();
      await source?.close();
      await database?.drop();
      await rm(root, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    });

    async function mirror(name: string): Promise<Task> {
      const startedAt = performance.now();
      const task = await waitUntilDone(product.admin, await startMirror(product.admin, name), limitMs);
      tell(`mirror ${name}: ${task.result?.records} records`, startedAt);
      return task;
    }

    /** Uploads a truth BOM as a project of its name. @returns the project's uuid */
    async function upload(file: string): Promise<string> {
      const bom = await readBom(`${file}.cdx.json.gz`);
      const startedAt = performance.now();
      await waitUntilDone(product.admin, await sendBom(product.admin, file, '1', bom), limitMs);
      tell(`${file}: upload to findings`, startedAt);
      const lookup = `/api/v1/project/lookup?name=${file}&version=1`;
      return (await product.admin.get<{ uuid: string }>(lookup)).body.uuid;
    }

    /** The same as {@link findingsOf} from the database: a quarter of a million findings are 200 MB of JSON. */
    async function storedMatches(project: string): Promise<Map<string, Set<string>>> {
      const rows = await rowsOf(
        db,
        sql<{ cpe: string; ids: string[] }>`select i.cpe, array_agg(v.ext_id) as ids
        from project p join component c using (project_id) join identity i using (identity_id)
        join identity_match m using (identity_id) join vuln v using (vuln_id)
        where p.uuid = ${project} group by i.cpe`,
      );
      const { body } = await product.admin.get<ProjectMetrics>(`/api/v1/metrics/project/${project}/current`);
      const matches = rows.reduce((sum, row) => sum + row.ids.length, 0);
      expect(body.findingsTotal).toBe(matches);
      tell(`cpe: ${matches} findings`);
      return new Map(rows.map((row) => [row.cpe, new Set(row.ids)]));
    }

    /** Ids of vulnerabilities by the purl of the component, as the API lists them. */
    async function findingsOf(project: string): Promise<Map<string, Set<string>>> {
      const startedAt = performance.now();
      const { body, headers } = await product.admin.get<Finding[]>(`/api/v1/finding/project/${project}`);
      tell(`${body.length} findings read`, startedAt);
      expect(headers.get('x-total-count')).toBe(String(body.length));
      const found = new Map<string, Set<string>>();
      for (const { component, vulnerability } of body) {
        const key = component.purl ?? '';
        const ids = found.get(key) ?? new Set<string>();
        expect(ids.has(vulnerability.vulnId), `${vulnerability.vulnId} twice at ${key}`).toBe(false);
        found.set(key, ids.add(vulnerability.vulnId));
      }
      return found;
    }

    it(`finds all CPE pairs of ${years.join(', ')} of the NVD that must be, and none that must not`, async () => {
      const lines = await readLines<{ cpe: string; must: string[]; must_not: string[] }>(
        'cpe.expected.jsonl.gz',
      );
      await mirror('nvd');
      const found = await storedMatches(await upload('cpe'));
      const idsOf = (cpe: string) => found.get(cpe) ?? new Set<string>();
      const isMeant = (id: string) => years.some((year) => id.startsWith(`CVE-${year}-`));
      const pairsOf = (cpe: string, ids: string[]) => ids.filter(isMeant).map((id) => [cpe, id] as const);
      const pairs = lines.flatMap(({ cpe, must }) => pairsOf(cpe, must));
      const wrong = lines.flatMap(({ cpe, must_not }) => pairsOf(cpe, must_not));
      expect([lines.length, pairs.length, wrong.length]).toEqual([countTaken(12_000), ...cpePairs]);
      expect(pairs.filter(([cpe, id]) => !idsOf(cpe).has(id))).toEqual([]);
      expect(wrong.filter(([cpe, id]) => idsOf(cpe).has(id))).toEqual([]);
      tell(`cpe: of ${pairs.length} pairs that must be found none is missing`);
      tell(`cpe: of ${wrong.length} pairs that must not be found there is none`);
    });

    it('finds all expected pairs of OSV and none besides, whether component or advisory comes first', async () => {
      const early = await upload('crates_io');
      await configure(product.admin, 'vuln-source', { 'google.osv.enabled': ecosystems.join(';') });
      expect((await mirror('osv')).warnings).toEqual([]);
      await expectTruth('crates_io', early, 803);
      await expectTruth('Go', await upload('Go'), 3_046);
      await expectTruth('PyPI', await upload('PyPI'), 4_499);
    });

    async function expectTruth(file: string, project: string, count: number): Promise<void> {
      const lines = await readLines<{ purl: string; expected: string[] }>(`${file}.expected.jsonl.gz`);
      expect(lines).toHaveLength(countTaken(count));
      const found = await findingsOf(project);
      let pairs = 0;
      for (const { purl, expected } of lines) {
        expect([...(found.get(purl) ?? [])].sort(), purl).toEqual(expected.toSorted());
        found.delete(purl);
        pairs += expected.length;
      }
      expect([...found.keys()], 'components with findings that are not in the truth set').toEqual([]);
      tell(`${file}: ${pairs} matches of ${lines.length} packages, none missing, none besides`);
    }

    it('has counters without drift afterwards', async () => {
      const db = openDatabase({ connection: { connectionString: database.url }, onError: () => undefined });
      expect(await countDrift(db)).toEqual(noDrift);
      await closeDatabase(db);
    });
  },
);

function tell(what: string, startedAt?: number): void {
  const took = startedAt === undefined ? '' : `, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`${what}${took}`);
}
