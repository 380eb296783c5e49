import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Source } from '@waybill/api-contract';
import { readNvdCve, readOsvRecord } from '@waybill/match';
import {
  type EuvdRecord,
  type GithubApiState,
  type NvdApiState,
  type NvdCve,
  type OsvRecord,
  playEuvd,
  playGithubApi,
  playNvdApi,
  type SourceContent,
  type SourceServer,
  startSourceServer,
  writeSources,
} from '@waybill/test-kit';
import type { TestClient } from '../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { type Database, inTransaction, runSql, sql } from '../../db/database.ts';
import { storeAdvisories } from './advisory.service.ts';
import { notePartSuccess } from './source-state.queries.ts';

/** The time in these tests: two NVD years and a few empty ones. */
const testNow = new Date('2026-03-01T12:00:00Z');

/** An OSV record of one package and one range. */
export function osvRecord(
  id: string,
  changes: Partial<OsvRecord> & { name?: string; fixed?: string } = {},
): OsvRecord {
  const { name = 'example.com/one', fixed = '1.2.0', ...rest } = changes;
  return {
    id,
    modified: '2026-02-01T00:00:00Z',
    published: '2026-01-01T00:00:00Z',
    summary: `Summary of ${id}`,
    details: `Details of ${id}`,
    affected: [
      {
        package: { ecosystem: 'Go', name },
        ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed }] }],
      },
    ],
    ...rest,
  };
}

/** A CVE with one criterion and a CVSS 3.1 score. */
export function nvdCve(id: string, changes: Partial<NvdCve> & { score?: number; end?: string } = {}): NvdCve {
  const { score = 9.8, end = '2.0', ...rest } = changes;
  return {
    id,
    published: '2026-01-05T10:00:00.000',
    lastModified: '2026-01-06T10:00:00.000',
    vulnStatus: 'Analyzed',
    descriptions: [{ lang: 'en', value: `Description of ${id}` }],
    metrics: {
      cvssMetricV31: [
        {
          source: 'nvd@nist.gov',
          type: 'Primary',
          cvssData: {
            version: '3.1',
            vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
            baseScore: score,
            baseSeverity: 'CRITICAL',
          },
          exploitabilityScore: 3.9,
          impactScore: 5.9,
        },
      ],
    },
    weaknesses: [{ source: 'nvd@nist.gov', type: 'Primary', description: [{ lang: 'en', value: 'CWE-79' }] }],
    configurations: [
      {
        nodes: [
          {
            operator: 'OR',
            negate: false,
            cpeMatch: [
              {
                vulnerable: true,
                criteria: 'cpe:2.3:a:acme:anvil:*:*:*:*:*:*:*:*',
                versionEndExcluding: end,
                matchCriteriaId: '00000000-0000-4000-8000-000000000001',
              },
            ],
          },
        ],
      },
    ],
    references: [{ url: `https://example.com/${id}`, source: 'acme' }],
    ...rest,
  };
}

/** The state of the computed services. */
interface Played {
  nvd: NvdApiState;
  github: GithubApiState;
  euvd: EuvdRecord[];
}

/** The token that the played GitHub takes. */
const testToken = 'ghp_test';

/** The product and played sources, set up to find each other. */
export interface MirrorBench {
  readonly server: TestServer;
  readonly source: SourceServer;
  /** The state of the played services. Tests may change it. */
  readonly played: Played;
  /** Where the played sources' files are. */
  readonly root: string;
  readonly caller: TestClient;
  /** Lets so many days pass. */
  skipDays(days: number): void;
  write(content: SourceContent): Promise<void>;
  set(name: string, value: string | null): Promise<void>;
  /** Mirrors through the API and waits. */
  mirror(id: string): Promise<Source>;
  /** Text of a query's rows. */
  rows<T>(statement: string): Promise<T[]>;
  close(): Promise<void>;
}

/**
 * Starts the product and the sources. The NVD, Go in OSV, EPSS, and KEV are enabled; tests write their files.
 * @param options `isTicking`: each reading of the clock advances it by a millisecond; otherwise it does not
 * advance. `silenceMs`: the allowed silence of other hosts
 */
export async function startMirrorBench({ isTicking = false, silenceMs = 60_000 } = {}): Promise<MirrorBench> {
  const root = await mkdtemp(path.join(tmpdir(), 'waybill-source-'));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-data-'));
  const played: Played = {
    nvd: { cves: [] },
    github: { advisories: [], token: testToken },
    euvd: [],
  };
  const source = await startSourceServer({
    root,
    services: {
      '/nvd-api': playNvdApi(() => played.nvd),
      '/github': playGithubApi(() => played.github),
      '/euvd': playEuvd(() => played.euvd),
    },
  });
  const clock = { now: testNow };
  const tick = () => {
    if (isTicking) clock.now = new Date(clock.now.getTime() + 1);
    return clock.now;
  };
  const server = await startTestServer({ config: { dataDir }, now: tick, silenceMs });
  // A key outlives the days that these tests skip.
  const caller = await server.asKey('SYSTEM_CONFIGURATION');
  const set = async (name: string, value: string | null) => {
    await runSql(
      server.db,
      sql`update config_property set value = ${value} where group_name = 'vuln-source' and property_name = ${name}`,
    );
  };
  const bench: MirrorBench = {
    server,
    source,
    played,
    root,
    caller,
    skipDays(days) {
      clock.now = new Date(clock.now.getTime() + days * 86_400_000);
    },
    write: (content) => writeSources(root, content),
    set,
    async mirror(id) {
      const { status, text } = await caller.post(`/api/waybill/v1/sources/${id}/mirror`);
      if (status !== 202) throw new Error(text);
      await server.runJobs();
      return getSource(caller, id);
    },
    async rows<T>(statement: string) {
      return (await sql<T>`${sql.raw(statement)}`.execute(server.db)).rows;
    },
    async close() {
      await server.close();
      await rm(root, { recursive: true });
      await rm(dataDir, { recursive: true });
      await source.close();
    },
  };
  await set('nvd.feeds.url', source.urls.nvd);
  await set('google.osv.base.url', `${source.urls.osv}/`);
  await set('google.osv.enabled', 'Go');
  await set('google.osv.alias.sync.enabled', 'true');
  await set('epss.feeds.url', source.urls.epss);
  await set('kev.feeds.url', source.urls.kev);
  await set('nvd.api.url', `${source.url}/nvd-api`);
  await set('nvd.api.requests.per.30.seconds', '1000000');
  await set('github.advisories.api.url', `${source.url}/github`);
  await set('github.advisories.access.token', server.context.secrets.encrypt(testToken));
  await set('euvd.api.url', `${source.url}/euvd`);
  return bench;
}

export async function getSource(caller: TestClient, id: string): Promise<Source> {
  const { body } = await caller.get<Source[]>('/api/waybill/v1/sources');
  const view = body.find((item) => item.source === id);
  if (!view) throw new Error(`The list of sources lacks ${id}`);
  return view;
}

/** Stores records as their mirror would, without a file. */
export async function storeTestRecords(
  db: Database,
  records: { nvd?: readonly NvdCve[]; osv?: readonly OsvRecord[] },
): Promise<void> {
  const read = [(records.nvd ?? []).map(readNvdCve), (records.osv ?? []).map(readOsvRecord)];
  for (const results of read) {
    const advisories = results.map((result) => {
      if (!result.ok) throw new Error(`${result.error.path}: ${result.error.message}`);
      return result.advisory;
    });
    await inTransaction(db, (trx) => storeAdvisories(trx, advisories));
  }
}

/** Notes that parts of a source have been read, as its mirror does. */
export async function noteRead(db: Database, source: string, ...parts: string[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const part of parts) await notePartSuccess(trx, source, part, { records: 1 }, new Date());
  });
}
