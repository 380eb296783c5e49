import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql } from '../../../apps/server/src/db/database.ts';
import { feedSearchIndex } from '../../../apps/server/src/features/search-index/feed.service.ts';
import type { Bench, Size } from '../../bench.ts';
import { withRestrictedCallers } from '../../portfolio/on-portfolio.ts';
import { atMost, type Figure, percentile, reported } from '../../report.ts';
import { type Caller, timeRounds } from '../../requests.ts';
import { benchPassword, largeDatabase, setSources, withServer } from '../../server-process.ts';
import { fillSearch, type SearchSize } from './fill-search.ts';

const sizes: Readonly<Record<Size, SearchSize>> = {
  S: { identities: 100_000, packages: 15_000, projects: 200, componentsPerProject: 1_000 },
  M: { identities: 1_000_000, packages: 190_000, projects: 1_000, componentsPerProject: 1_500 },
  L: { identities: 1_000_000, packages: 190_000, projects: 10_000, componentsPerProject: 1_000 },
};
/** So many that a p95 is not the slowest of three, after some that compile the server's code. */
const rounds = 10;
const warmUp = 5;
const sampled = 15;
const limit = 50;

/** Every kind of search, in as many identities as an installation has after years. */
export const search: Bench = {
  id: 'search',
  title: 'Search',
  async run(size) {
    return withServer(async (server) => {
      const { db, url, client } = server;
      await setSources(client, {});
      await fillSearch(db, sizes[size]);
      const fed = await measureFeed(db);
      const login = await fetch(`${url}api/v1/user/login`, {
        method: 'POST',
        body: new URLSearchParams({ username: 'admin', password: benchPassword }),
      });
      const admin = { url, headers: { authorization: `Bearer ${await login.text()}` } };
      const kinds = await searchesOf(db);
      const figures: Figure[] = [];
      for (const [name, paths] of kinds) figures.push(...(await timeKind(admin, name, paths)));
      await withRestrictedCallers(server, [sizes[size].projects / 50], async ([caller]) => {
        if (!caller) return;
        for (const [name, paths] of kinds.filter(([name]) => !name.startsWith('search/license')))
          figures.push(...(await timeKind(caller, `${name}, who sees ${caller.projects} projects`, paths)));
      });
      const counts = await findRow(
        db,
        sql<{ identities: number; texts: number; components: number; past: number; mb: number }>`select
          (select count(*) from identity) as identities, (select count(*) from search_text) as texts,
          (select count(*) from component) as components, (select count(*) from component_past) as past,
          (pg_total_relation_size('search_text') / 1e6)::float8 as mb`,
      );
      return {
        id: 'search',
        title: this.title,
        size,
        runs: rounds,
        figures: [
          ...figures,
          reported('the index follows', fed.seconds, 's for all'),
          reported('log of the index', fed.bytes / (counts?.identities ?? 1), 'bytes per identity'),
          reported('texts and their indexes', counts?.mb ?? 0, 'MB'),
        ],
        notes: [
          `${counts?.identities} identities of ${counts?.texts} texts; ${counts?.components} components, ${counts?.past} of the past`,
          `over HTTP, ${sampled} different searches of each kind, ${rounds} rounds; pages of 100 rows with their totals`,
          'a database with 1 GB of shared_buffers, as a start gives one that is large already; a new one takes 128 MB',
        ],
      };
    }, largeDatabase);
  },
};

async function measureFeed(db: Database): Promise<{ seconds: number; bytes: number }> {
  const position = async () =>
    (
      await findRow(
        db,
        sql<{ at: number }>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as at`,
      )
    )?.at ?? 0;
  const before = await position();
  const started = performance.now();
  await feedSearchIndex(db, new AbortController().signal);
  const seconds = (performance.now() - started) / 1000;
  const bytes = (await position()) - before;
  await runSql(db, sql`vacuum analyze search_text`);
  return { seconds, bytes };
}

interface Sample {
  name: string;
  group_name: string | null;
  version: string;
  purl: string;
  cpe: string | null;
  sha1: string;
  project: string;
}

/** Each kind of search with what is asked for. */
async function searchesOf(db: Database): Promise<[string, string[]][]> {
  const rows = await rowsOf(
    db,
    sql<Sample>`select i.name, i.group_name, i.version, i.purl, i.cpe, encode(d.sha1, 'hex') as sha1, p.name as project
      from component c join identity i using (identity_id) join component_detail d using (project_id, component_id)
      join project p using (project_id)
      where d.sha1 is not null and i.group_name is not null and i.cpe is not null
      order by md5(c.component_id::text) limit ${sampled}`,
  );
  const find = (query: string, more = '') =>
    `api/waybill/v1/components/search?pageSize=100&query=${encodeURIComponent(query)}${more}`;
  const swapped = (name: string) => name.replace(/^(.)(.)(.)/, '$1$3$2');
  const kinds: [string, (row: Sample) => string][] = [
    ['word, a whole name', (row) => find(row.name)],
    ['part of a name', (row) => find(`name:${row.name.slice(2, 9)}`)],
    ['exactly a name', (row) => find(`name:=${row.name}`)],
    ['group', (row) => find(`group:${row.group_name}`)],
    ['name and version range', (row) => find(`name:${row.name.slice(0, 9)} version:<2.5`)],
    ['version', (row) => find(`version:=${row.version} name:${row.name.split('-')[0]}`)],
    ['package URL', (row) => find(`purl:${row.purl}`)],
    ['part of a package URL', (row) => find(`purl:${row.group_name}/${row.name}`)],
    ['CPE', (row) => find(`cpe:${row.cpe}`)],
    ['part of a CPE', (row) => find(`cpe:${row.cpe?.split(':').slice(3, 5).join(':')}`)],
    ['hash', (row) => find(`hash:${row.sha1}`)],
    ['word in a project', (row) => find(`${row.name.split('-')[0]} project:=${row.project}`)],
    ['name and license', (row) => find(`name:${row.name.slice(0, 9)} license:mit`)],
    ['without a word', (row) => find(`name:${row.name.slice(0, 9)} -group:${row.group_name}`)],
    ['letters that very many names have', (row) => find(row.name.slice(0, 3))],
    ['word, past components as well', (row) => find(row.name, '&past=true')],
    ['hash, past components as well', (row) => find(`hash:${row.sha1}`, '&past=true')],
    ['misspelled', (row) => `api/waybill/v1/components/search/suggestions?word=${swapped(row.name)}x`],
    ['palette', (row) => `api/waybill/v1/search?query=${row.name.slice(0, 8)}`],
    ['palette, three letters', (row) => `api/waybill/v1/search?query=${row.name.slice(0, 3)}`],
    ['palette, misspelled', (row) => `api/waybill/v1/search?query=${swapped(row.name)}`],
    [
      'identity by name (API v1)',
      (row) => `api/v1/component/identity?pageSize=100&name=${row.name.slice(0, 9)}`,
    ],
    [
      'identity by package URL (API v1)',
      (row) => `api/v1/component/identity?pageSize=100&purl=${encodeURIComponent(row.purl)}`,
    ],
    ['search/component (API v1)', (row) => `api/v1/search/component?query=${row.name}`],
    ['search/project (API v1)', (row) => `api/v1/search/project?query=${row.project}`],
    ['search/license (API v1)', () => 'api/v1/search/license?query=apache'],
  ];
  return kinds.map(([name, pathOf]) => [name, rows.map(pathOf)]);
}

async function timeKind(caller: Caller, name: string, paths: readonly string[]): Promise<Figure[]> {
  const times = [...(await timeRounds(caller, [...new Set(paths)], rounds, warmUp)).values()].flat();
  return [
    reported(`${name}, p50`, percentile(times, 0.5), 'ms'),
    atMost(`${name}, p95`, percentile(times, 0.95), 'ms', limit),
  ];
}
