import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import {
  copyRows,
  type Database,
  findRow,
  inTransaction,
  poolOf,
  runSql,
} from '../apps/server/src/db/database.ts';
import { createRandom } from './random.ts';
import { type Figure, median, reported } from './report.ts';

/** The best that the processor can do: the probes without a database. */
export interface ProcessorProbes {
  /** M1: MB/s of JSON.parse on NVD-shaped text. */
  jsonParse: number;
  /** M3: ns per candidate of an in-memory range check. */
  memoryMatch: number;
}

/**
 * The best that this machine can do. Results are read as ratios to these, because absolute times differ
 * between machines.
 */
export interface MachineProbes extends ProcessorProbes {
  /** M2: rows/s of COPY of compact range rows. */
  copyRows: number;
  /** M4: µs of a warm index-only look-up. */
  indexProbe: number;
  /** M5: ms of a commit that waits for the disk. */
  commit: number;
  /** M6: requests/s of an empty HTTP answer with one query. */
  httpQuery: number;
}

export function probeProcessor(): ProcessorProbes {
  return { jsonParse: probeJsonParse(), memoryMatch: probeMemoryMatch() };
}

export async function probeMachine(db: Database): Promise<MachineProbes> {
  return {
    ...probeProcessor(),
    copyRows: await probeCopy(db),
    indexProbe: await probeIndex(db),
    commit: await probeCommit(db),
    httpQuery: await probeHttp(db),
  };
}

export function processorFigures(probes: ProcessorProbes): Figure[] {
  return [
    reported('M1 JSON.parse', probes.jsonParse, 'MB/s'),
    reported('M3 in-memory match', probes.memoryMatch, 'ns/candidate'),
  ];
}

export function probeFigures(probes: MachineProbes): Figure[] {
  return [
    reported('M1 JSON.parse', probes.jsonParse, 'MB/s'),
    reported('M2 COPY of range rows', probes.copyRows, 'rows/s'),
    reported('M3 in-memory match', probes.memoryMatch, 'ns/candidate'),
    reported('M4 index-only look-up', probes.indexProbe, 'µs'),
    reported('M5 commit', probes.commit, 'ms'),
    reported('M6 empty HTTP + query', probes.httpQuery, 'req/s'),
  ];
}

function probeJsonParse(): number {
  const record = {
    id: 'CVE-2020-0001',
    descriptions: [{ lang: 'en', value: 'A flaw in the parser lets an attacker read memory. '.repeat(20) }],
    configurations: Array.from({ length: 8 }, (_, i) => ({
      operator: 'OR',
      cpeMatch: [{ vulnerable: true, criteria: `cpe:2.3:a:vendor:product:${i}.0:*:*:*:*:*:*:*` }],
    })),
  };
  const text = JSON.stringify(Array.from({ length: 4_000 }, () => record));
  const seconds = medianSeconds(5, () => JSON.parse(text));
  return text.length / 1e6 / seconds;
}

async function probeCopy(db: Database): Promise<number> {
  const rows = 200_000;
  const random = createRandom(1);
  const data = Array.from({ length: rows }, (_, i) => [
    i,
    random.integer(1e6),
    `a${i % 1000}`,
    `b${i % 1000}`,
  ]);
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    times.push(
      await inTransaction(db, async (trx) => {
        await sql`create temp table probe_copy (vuln_id int, pkg_id int, lo text collate "C", hi text collate "C")
          on commit drop`.execute(trx);
        const started = performance.now();
        await copyRows(trx, 'probe_copy', data);
        return (performance.now() - started) / 1000;
      }),
    );
  }
  return rows / median(times);
}

function probeMemoryMatch(): number {
  const candidates = 1_000_000;
  const lo = new Int32Array(candidates);
  const hi = new Int32Array(candidates);
  const random = createRandom(2);
  for (let i = 0; i < candidates; i++) {
    lo[i] = random.integer(1000);
    hi[i] = (lo[i] ?? 0) + random.integer(500);
  }
  let hits = 0;
  const seconds = medianSeconds(5, () => {
    for (let i = 0; i < candidates; i++) if ((lo[i] ?? 0) <= 600 && (hi[i] ?? 0) > 600) hits++;
  });
  if (hits === 0) throw new Error('The probe must find something');
  return (seconds * 1e9) / candidates;
}

async function probeIndex(db: Database): Promise<number> {
  await runSql(db, sql`drop table if exists bench_probe`);
  await runSql(db, sql`create table bench_probe as select n as id from generate_series(1, 200000) n`);
  await runSql(db, sql`create unique index bench_probe_id on bench_probe (id)`);
  await runSql(db, sql`vacuum analyze bench_probe`);
  const probes = 100_000;
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const started = performance.now();
    await findRow(
      db,
      sql`select count(b.id) from generate_series(1, ${probes}) n
        cross join lateral (select id from bench_probe where id = (n * 7) % 200000 + 1 offset 0) b`,
    );
    times.push(performance.now() - started);
  }
  await runSql(db, sql`drop table bench_probe`);
  return (median(times) * 1000) / probes;
}

async function probeCommit(db: Database): Promise<number> {
  await runSql(db, sql`create table if not exists bench_commit (n int)`);
  const times: number[] = [];
  for (let run = 0; run < 50; run++) {
    const started = performance.now();
    await runSql(db, sql`insert into bench_commit values (${run})`);
    times.push(performance.now() - started);
  }
  await runSql(db, sql`drop table bench_commit`);
  return median(times);
}

async function probeHttp(db: Database): Promise<number> {
  const pool = poolOf(db);
  const server = createServer((_request, response) => {
    pool.query('select 1').then(
      () => response.end('ok'),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const requests = 2_000;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let i = 0; i < requests / 8; i++) await (await fetch(`http://127.0.0.1:${port}/`)).text();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
  return requests / seconds;
}

function medianSeconds(runs: number, work: () => unknown): number {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    work();
    times.push((performance.now() - started) / 1000);
  }
  return median(times);
}
