import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startSourceServer } from '@waybill/test-kit';
import { sql } from 'kysely';
import { type Database, findRow } from '../../apps/server/src/db/database.ts';
import type { Bench } from '../bench.ts';
import { driftOf } from '../drift.ts';
import { vulnerableBoms, withChange } from '../generate/vulnerable-boms.ts';
import type { MachineProbes } from '../machine-probes.ts';
import { treeCpu } from '../process-cpu.ts';
import { treeMemory } from '../process-memory.ts';
import { atMost, type Figure, median, reported } from '../report.ts';
import { type Caller, timeClients } from '../requests.ts';
import {
  type BenchServer,
  benchPassword,
  mirror,
  setSources,
  untilIdle,
  uploadBom,
  withServer,
} from '../server-process.ts';

const shared = process.env.WAYBILL_SHARED ?? join(import.meta.dirname, '../../../shared');
const data = join(shared, 'data');
const projects = { S: 10, M: 100, L: 1_000 } as const;
const components = 400;
const uploadsAtOnce = 4;
const clients = 8;
const seconds = 6;
const changes = 5;

const projectFindings = 'findings of a project';

/** An answer may cost so many times an empty query and the text of its members. */
const mostTimesFloor = 3;
/** Most ms of the processor for all findings of a project, which every pipeline asks for. */
const mostForFindings = 12;

/** B21: what clients of API v1 ask all day, of a portfolio of real packages, as time of the processor with the database's. */
export const b21: Bench = {
  id: 'B21',
  title: `What clients of API v1 ask, projects of ${components} components`,
  async run(size, probes) {
    if (!existsSync(join(data, 'match-truth'))) {
      const notes = [`skipped: there is no ${data}; set WAYBILL_SHARED`];
      return { id: 'B21', title: this.title, size, runs: 0, figures: [], notes };
    }
    const boms = await vulnerableBoms(join(data, 'match-truth'), projects[size], components);
    const sources = await startSourceServer({ root: data });
    try {
      return await withServer(async (server) => {
        await setSources(server.client, { osv: sources.urls.osv }, ['PyPI', 'crates.io']);
        const mirrored = await mirror(server.client, 'osv');
        const figures = [reported('mirror of two ecosystems', mirrored, 's')];
        figures.push(...(await uploadAll(server, boms)), ...(await askAll(server, probes)));
        figures.push(reported('changed BOM again', await uploadChanges(server, boms[1]), 's'));
        figures.push(atMost('counters that differ', await driftOf(server.db), '', 0));
        const notes = [
          `${clients} clients for ${seconds} s a question; the processor's time is that of server and database, packing included`,
          'floor: an empty query and JSON.stringify of the same answer, without HTTP, in this process',
          'on a machine with other work only the processor times and their ratios say something',
        ];
        return { id: 'B21', title: this.title, size, runs: 1, figures, notes };
      });
    } finally {
      await sources.close();
    }
  },
};

async function uploadAll({ client, db, pid }: BenchServer, boms: readonly Buffer[]): Promise<Figure[]> {
  const before = treeCpu(pid);
  const started = performance.now();
  const waiting = boms.entries();
  const upload = async () => {
    for (const [n, bom] of waiting) await uploadBom(client, projectOf(n), bom);
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, upload));
  await untilIdle(db);
  const ms = performance.now() - started;
  const found = await findRow(db, sql<{ n: number }>`select sum(findings)::int as n from project_count`);
  return [
    reported(`${boms.length} BOMs until nothing is left to do, 5 s of waiting included`, ms / 1000, 's'),
    reported('of the processor', (treeCpu(pid).all - before.all) / 1000, 's'),
    reported('findings', found?.n ?? 0, ''),
    reported('memory afterwards', treeMemory(pid).pss, 'MB PSS'),
  ];
}

const projectOf = (n: number) => ({ name: `service-${n}`, version: '1' });

async function uploadChanges({ client }: BenchServer, bom: Buffer | undefined): Promise<number> {
  if (!bom) throw new Error('There are fewer than two BOMs');
  const times: number[] = [];
  for (let change = 0; change < changes; change++)
    times.push((await uploadBom(client, projectOf(1), withChange(bom, `9.${change}`))).whole);
  return median(times);
}

async function askAll(server: BenchServer, probes: MachineProbes): Promise<Figure[]> {
  const { uuid } = (await server.client.send('GET', 'api/v1/project/lookup?name=service-1&version=1')) as {
    uuid: string;
  };
  const caller = await signedIn(server.url);
  const questions = {
    'project list, 100': 'api/v1/project?pageSize=100&pageNumber=1',
    'components of a project, 100': `api/v1/component/project/${uuid}?pageSize=100&pageNumber=1`,
    [projectFindings]: `api/v1/finding/project/${uuid}`,
    'findings of all, 100': 'api/v1/finding?pageSize=100&pageNumber=1',
    'findings of all, critical, 100': 'api/v1/finding?severity=CRITICAL&pageSize=100&pageNumber=1',
    'grouped findings, 100': 'api/v1/finding/grouped?pageSize=100&pageNumber=1',
    'portfolio now': 'api/v1/metrics/portfolio/current',
    'vulnerabilities, 100': 'api/v1/vulnerability?pageSize=100&pageNumber=1',
    'BOM of a project': `api/v1/bom/cyclonedx/project/${uuid}?format=json&variant=withVulnerabilities`,
  };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(questions))
    figures.push(...(await ask(server, caller, probes, { name, path })));
  const path = questions[projectFindings];
  const anew = { name: `${projectFindings}, worked out each time`, path, isAnew: true };
  figures.push(...(await ask(server, caller, probes, anew)));
  return figures;
}

interface Question {
  readonly name: string;
  readonly path: string;
  /** Each time at another address, so that no answer is one that was kept. */
  readonly isAnew?: boolean;
}

async function ask(
  { db, pid }: BenchServer,
  caller: Caller,
  probes: MachineProbes,
  { name, path, isAnew = false }: Question,
): Promise<Figure[]> {
  const response = await fetch(caller.url + path, { headers: caller.headers });
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
  const text = await response.text();
  const floor = await floorOf(db, JSON.parse(text));
  // The first seconds compile the server's code and are not counted.
  let turns = 0;
  const paths = isAnew ? () => `${path}?turn=${++turns}` : [path];
  await timeClients(caller, paths, clients, seconds / 3);
  const before = treeCpu(pid);
  const { perSecond, p95 } = await timeClients(caller, paths, clients, seconds);
  const used = treeCpu(pid);
  const answers = perSecond * seconds;
  const cpu = (used.all - before.all) / answers;
  const ofDatabase = (used.postgres - before.postgres) / answers;
  return [
    reported(`${name}: size`, text.length / 1e3, 'kB'),
    name === projectFindings
      ? atMost(`${name}: processor`, cpu, 'ms', mostForFindings)
      : reported(`${name}: processor`, cpu, 'ms'),
    reported(`${name}: of it PostgreSQL`, ofDatabase, 'ms'),
    atMost(`${name}: processor to floor of ${floor.toFixed(2)} ms`, cpu / floor, 'times', mostTimesFloor),
    reported(`${name}: for ${clients} clients`, perSecond, 'a second'),
    reported(`${name}: the same to M6`, perSecond / probes.httpQuery, ''),
    reported(`${name}: p95`, p95, 'ms'),
  ];
}

/** @returns ms of the processor that an empty query and the text of an answer take here at least */
async function floorOf(db: Database, answer: unknown): Promise<number> {
  const work = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await findRow(db, sql`select`);
      JSON.stringify(answer);
    }
  };
  await work(50);
  const times = 200;
  const before = process.cpuUsage();
  await work(times);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

async function signedIn(url: string): Promise<Caller> {
  const body = new URLSearchParams({ username: 'admin', password: benchPassword });
  const login = await fetch(`${url}api/v1/user/login`, { method: 'POST', body });
  if (!login.ok) throw new Error(`Signing in answered ${login.status}`);
  return { url, headers: { authorization: `Bearer ${await login.text()}` } };
}
