import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from '@waybill/api-contract';
import {
  type EuvdRecord,
  type GithubApiState,
  type NvdApiState,
  type NvdCve,
  type PlannedFault,
  playEuvd,
  playGithubApi,
  playNvdApi,
  type SourceContent,
  startSourceServer,
  writeSources,
} from '@waybill/test-kit';
import { runSql, sql } from '../../../apps/server/src/db/database.ts';
import type { Size } from '../../bench.ts';
import type { BenchServer } from '../../server-process.ts';
import { changed, type Outcome, type Outsider, readKnown } from './outsider.ts';
import { makeAdvisories, makeRecentCves, osvRecord, withEdition } from './source-records.ts';

const cvesOf = { S: 20_000, M: 100_000, L: 300_000 } as const;
const advisoriesOf = { S: 2_000, M: 10_000, L: 30_000 } as const;
const scoresOf = { S: 50_000, M: 300_000, L: 300_000 } as const;
const catalogSize = 1_500;
const token = 'ghp_bench';

/** All sources that one server can have at a time; the feeds of the NVD are another way to the same records as its API. */
export async function playSources(server: BenchServer, root: string, size: Size): Promise<Outsider[]> {
  await set(server, {
    'nvd.enabled': 'true',
    'nvd.api.enabled': 'true',
    'nvd.api.requests.per.30.seconds': '1000000',
    'github.advisories.enabled': 'true',
    'github.advisories.access.token': token,
    'google.osv.enabled': 'Go',
    'euvd.enabled': 'true',
  });
  return [
    await playNvd(server, cvesOf[size]),
    await playGithub(server, advisoriesOf[size]),
    await playOsv(server, join(root, 'osv'), advisoriesOf[size]),
    await playEpss(server, join(root, 'epss'), scoresOf[size]),
    await playKev(server, join(root, 'kev')),
    await playExploited(server),
  ];
}

/** The feeds of the NVD, on a server of their own. */
export async function playFeeds(server: BenchServer, root: string, size: Size): Promise<Outsider[]> {
  await set(server, { 'nvd.enabled': 'true', 'nvd.api.enabled': 'false' });
  const cves = makeRecentCves(cvesOf[size]);
  const feed = '/nvd/json/cve/2.0/nvdcve-2.0-2026.json.gz';
  return [
    await playFiles(server, join(root, 'nvd'), {
      name: 'nvd-feed',
      source: 'nvd',
      setting: 'nvd.feeds.url',
      folder: 'nvd',
      faultPath: feed,
      cutFile: feed,
      records: cves.length,
      resumes: 'bytes',
      content: (edition) => ({ nvd: { 2026: withEdition(cves, edition), 2025: [], modified: [] } }),
      forget: forgetRecords('nvd'),
      known: recordsOf('nvd'),
    }),
  ];
}

async function set({ client }: BenchServer, settings: Readonly<Record<string, string>>): Promise<void> {
  const body = Object.entries(settings).map(([propertyName, propertyValue]) => ({
    groupName: 'vuln-source',
    propertyName,
    propertyValue,
  }));
  await client.send('POST', 'api/v1/configProperty/aggregate', body);
}

async function mirror({ client }: BenchServer, source: string): Promise<Outcome> {
  const { token: task } = (await client.send('POST', `api/waybill/v1/sources/${source}/mirror`)) as {
    token: string;
  };
  await client.wait(task);
  const views = (await client.send('GET', 'api/waybill/v1/sources')) as Source[];
  const view = views.find((one) => one.source === source);
  // Only some of the NVD's feeds are played.
  const isPlayed = (part: string) => source !== 'nvd' || /-(?:2025|2026|modified)$/.test(part);
  const trouble = view?.parts.find(({ part, error }) => error !== undefined && isPlayed(part));
  return { error: view?.state === 'failed' ? view.error : trouble?.error };
}

const recordsOf =
  (feed: string): Outsider['known'] =>
  (db) =>
    readKnown(
      db,
      sql`select record_id as id, encode(content_hash, 'hex') as edition from vuln_record where feed = ${feed}`,
    );

/** As if it had never been mirrored: neither its records nor how far it got. */
const forgetRecords =
  (feed: string, cursor?: string): Outsider['forget'] =>
  async ({ db }) => {
    await runSql(db, sql`delete from vuln_record where feed = ${feed}`);
    await runSql(db, sql`delete from source_state where source = ${feed}`);
    if (cursor !== undefined)
      await runSql(db, sql`update config_property set value = null where property_name = ${cursor}`);
  };

/** Below a base URL that a setting holds. */
function addressIn(setting: string, path: string): Outsider['address'] {
  return (server, url) => set(server, { [setting]: `${url}${path}` });
}

async function playNvd(server: BenchServer, count: number): Promise<Outsider> {
  const state: NvdApiState = { cves: makeRecentCves(count) };
  const host = await startSourceServer({ root: '.', services: { '/nvd-api': playNvdApi(() => state) } });
  const address = addressIn('nvd.api.url', '/nvd-api');
  await address(server, host.url);
  return {
    name: 'nvd-api',
    host,
    faultPath: '/nvd-api',
    records: count,
    cut: [{ kind: 'status', status: 401, after: Math.floor(count / 4_000) }],
    resumes: 'records',
    address,
    change() {
      // The NVD shows changes soon after their date; older ones are not asked for.
      const at = new Date().toISOString().slice(0, 23);
      state.cves = state.cves.map((cve, n): NvdCve => (n < changed ? { ...cve, lastModified: at } : cve));
    },
    forget: forgetRecords('nvd', 'nvd.api.last.modified.epoch.seconds'),
    run: (target) => mirror(target, 'nvd'),
    known: recordsOf('nvd'),
  };
}

async function playGithub(server: BenchServer, count: number): Promise<Outsider> {
  const state: GithubApiState = { advisories: makeAdvisories(count), token };
  const host = await startSourceServer({ root: '.', services: { '/github': playGithubApi(() => state) } });
  const address = addressIn('github.advisories.api.url', '/github');
  await address(server, host.url);
  return {
    name: 'github-advisories',
    host,
    faultPath: '/github',
    records: count,
    cut: [{ kind: 'status', status: 401, after: Math.floor(count / 200) }],
    resumes: 'records',
    address,
    change(edition) {
      const at = `2026-05-${10 + edition}T00:00:00Z`;
      state.advisories = state.advisories.map((one, n) => (n < changed ? { ...one, updatedAt: at } : one));
    },
    forget: forgetRecords('github', 'github.advisories.last.modified.epoch.seconds'),
    run: (target) => mirror(target, 'github'),
    known: recordsOf('github'),
  };
}

async function playExploited(server: BenchServer): Promise<Outsider> {
  const records: EuvdRecord[] = [];
  const add = (count: number) => {
    for (let left = count; left > 0; left--) {
      const n = records.length;
      records.push({ id: `EUVD-2024-${n}`, aliases: `CVE-2024-${200_000 + n}` });
    }
  };
  add(catalogSize);
  const host = await startSourceServer({ root: '.', services: { '/euvd': playEuvd(() => records) } });
  const address = addressIn('euvd.api.url', '/euvd');
  await address(server, host.url);
  return {
    name: 'euvd',
    host,
    faultPath: '/euvd/search',
    records: catalogSize,
    cut: [{ kind: 'status', status: 401, after: 5 }],
    // All pages together are one document.
    resumes: 'nothing',
    address,
    // It only adds.
    change: () => add(changed),
    forget: ({ db }) => runSql(db, sql`delete from known_exploited where catalog = 'EUVD'`),
    run: (target) => mirror(target, 'euvd'),
    known: (db) =>
      readKnown(db, sql`select cve_id as id, catalog as edition from known_exploited where catalog = 'EUVD'`),
  };
}

function playOsv(server: BenchServer, root: string, count: number): Promise<Outsider> {
  return playFiles(server, root, {
    name: 'osv',
    source: 'osv',
    setting: 'google.osv.base.url',
    folder: 'osv',
    faultPath: '/osv/Go/*',
    cutFile: '/osv/Go/all.zip',
    records: count,
    resumes: 'bytes',
    content: (edition) => ({ osv: { Go: Array.from({ length: count }, (_, n) => osvRecord(n, edition)) } }),
    forget: forgetRecords('osv'),
    known: recordsOf('osv'),
  });
}

function playEpss(server: BenchServer, root: string, count: number): Promise<Outsider> {
  const file = '/epss/epss_scores-current.csv.gz';
  const score = (n: number, edition: number) => ((n % 900) + 50 + (n < changed ? edition : 0)) / 1_000;
  return playFiles(server, root, {
    name: 'epss',
    source: 'epss',
    setting: 'epss.feeds.url',
    folder: 'epss',
    faultPath: file,
    cutFile: file,
    records: count,
    // So little that a broken connection may leave nothing of it.
    resumes: 'nothing',
    content: (edition) => ({
      epss: Object.fromEntries(
        Array.from({ length: count }, (_, n) => [`CVE-2026-${100_000 + n}`, [score(n, edition), 0.5]]),
      ),
    }),
    async forget({ db }) {
      await runSql(db, sql`delete from epss`);
      await runSql(db, sql`delete from source_state where source = 'epss'`);
    },
    known: (db) => readKnown(db, sql`select cve_id as id, score::text as edition from epss`),
  });
}

function playKev(server: BenchServer, root: string): Promise<Outsider> {
  const file = '/kev/known_exploited_vulnerabilities.json';
  return playFiles(server, root, {
    name: 'kev',
    source: 'kev',
    setting: 'kev.feeds.url',
    folder: 'kev',
    faultPath: file,
    cutFile: file,
    records: catalogSize,
    resumes: 'nothing',
    content: (edition) => ({
      kev: Array.from({ length: catalogSize }, (_, n) => ({
        cveID: `CVE-2026-${100_000 + n}`,
        vulnerabilityName: n < changed ? `Edition ${edition}` : 'As ever',
        dateAdded: '2026-01-01',
      })),
    }),
    async forget({ db }) {
      await runSql(db, sql`delete from known_exploited where catalog = 'CISA'`);
      await runSql(db, sql`delete from source_state where source = 'kev'`);
    },
    known: (db) =>
      readKnown(db, sql`select cve_id as id, name as edition from known_exploited where catalog = 'CISA'`),
  });
}

/** A source that is files. */
interface FileSource
  extends Pick<Outsider, 'name' | 'faultPath' | 'records' | 'resumes' | 'forget' | 'known'> {
  source: string;
  /** The setting that holds its address. */
  setting: string;
  folder: string;
  /** The file that is cut in its middle. */
  cutFile: string;
  content(edition: number): SourceContent;
}

async function playFiles(server: BenchServer, root: string, files: FileSource): Promise<Outsider> {
  const { name, source, setting, folder, faultPath, cutFile, records, resumes, content, forget, known } =
    files;
  await mkdir(root, { recursive: true });
  await writeSources(root, content(0));
  const host = await startSourceServer({ root });
  const address = addressIn(setting, `/${folder}`);
  await address(server, host.url);
  const { size } = await stat(join(root, cutFile));
  const cut: PlannedFault[] = [
    { kind: 'cut', afterBytes: Math.floor(size / 2), times: 1 },
    { kind: 'status', status: 401 },
  ];
  return {
    name,
    host,
    faultPath,
    cutPath: cutFile,
    records,
    cut,
    resumes,
    address,
    change: (edition) => writeSources(root, content(edition)),
    forget,
    run: (target) => mirror(target, source),
    known,
  };
}
