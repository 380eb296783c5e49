import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding, Vulnerability } from '@waybill/api-contract';
import { extent } from '@waybill/test-kit';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addProject } from '../../test/portfolio-builder.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../test/server.ts';
import { features } from '../app.ts';
import { findRow, inTransaction, lanesOf, rowsOf, runSql, sql, type Transaction } from '../db/database.ts';
import { createApp } from '../serve.ts';
import type { App } from './server.ts';

const components = extent({ whole: 300, usual: 150 });
const flawsEach = 20;
/** More than twice the connections for streams. */
const readers = 20;

let server: TestServer;
let greedy: KeyClient;
let modest: KeyClient;
let uuid: string;
let app: App;
let port: number;
/** The server's log, without expected lines. */
const lines: string[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  greedy = await server.asKey('VIEW_VULNERABILITY', 'VIEW_PORTFOLIO');
  modest = await server.asKey('VIEW_VULNERABILITY', 'VIEW_PORTFOLIO');
  uuid = await inTransaction(server.db, async (trx) => {
    const projectId = await addProject(trx, 'Large');
    await addFindings(trx, projectId);
    const row = await findRow(
      trx,
      sql<{ uuid: string }>`select uuid from project where project_id = ${projectId}`,
    );
    return row?.uuid ?? '';
  });
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  app = await createApp({ ...server.context, log }, features);
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** An answer of 15 MB, or half of it, which no buffer of a connection holds: on Linux both ends have 4 MB at most. */
async function addFindings(trx: Transaction, projectId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into vuln (uuid, source, ext_id, feed, severity, effective_severity, cvss_v3, title)
      select gen_random_uuid(), 'NVD', 'CVE-2026-' || n, 'nvd', n % 6, n % 6, 5, 'A title'
      from generate_series(1, ${flawsEach}::int) n`,
  );
  await runSql(
    trx,
    sql`insert into vuln_doc (vuln_id, feed, doc)
      select vuln_id, 'nvd', jsonb_build_object('description', repeat('x', 2000)) from vuln`,
  );
  await runSql(
    trx,
    sql`insert into identity (nat_hash, name, version, purl, findings)
      select md5(n::text)::uuid, 'component-' || n, '1.0', 'pkg:npm/component-' || n || '@1.0', ${flawsEach}::int
      from generate_series(1, ${components}::int) n`,
  );
  await runSql(
    trx,
    sql`insert into identity_match (identity_id, vuln_id, severity) select identity_id, vuln_id, severity from identity, vuln`,
  );
  await runSql(
    trx,
    sql`insert into component (project_id, identity_id, uuid)
      select ${projectId}, identity_id, gen_random_uuid() from identity`,
  );
}

/** A row for each finding, read by a stream that holds a connection. */
const rows = () => `/api/v1/vulnerability/project/${uuid}`;

/** Asks for a list. The socket reads nothing until it is resumed. */
async function ask({ key }: KeyClient, path = rows()): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' }).pause();
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${key}\r\nConnection: close\r\n\r\n`);
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).resume();
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

/**
 * The answers with status 200. The first callers get the places for large answers, and the others are
 * refused.
 */
async function readServed(asked: readonly Socket[]): Promise<string[]> {
  const texts = await Promise.all(asked.map(readAll));
  for (const text of texts) expect(text).toMatch(/^HTTP\/1.1 (200|429)/);
  const served = texts.filter((text) => text.startsWith('HTTP/1.1 200'));
  expect(served).not.toEqual([]);
  return served;
}

const streamLane = () => lanesOf(server.db).find(({ name }) => name === 'stream');
const streamsInUse = () => {
  const { pool, waiting } = streamLane() ?? { pool: { totalCount: 0, idleCount: 0 }, waiting: 0 };
  return pool.totalCount - pool.idleCount + waiting;
};
const untilNoneIsInUse = () => expect.poll(streamsInUse, { timeout: 60_000 }).toBe(0);

const untilBusy = () => expect.poll(streamsInUse, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);

it('lets others read while nobody reads many answers, and gives back their connections', async () => {
  const unread = await Promise.all(Array.from({ length: readers }, () => ask(greedy)));
  await untilBusy();
  const [ready, list] = await Promise.all([
    server.asNobody.get('/health/ready'),
    modest.get<Vulnerability[]>(rows()),
  ]);
  expect([ready.status, list.status, list.body.length]).toEqual([200, 200, components * flawsEach]);
  await untilNoneIsInUse();
  // Answers that wait for a reader are complete.
  for (const text of await readServed(unread)) {
    // A chunk may end anywhere.
    const json = text.replaceAll(/\r\n[0-9a-f]+\r\n/g, '');
    expect(json.split('"findingAttribution"').length - 1).toBe(components * flawsEach);
  }
});

it('writes no line about readers who leave, whenever they do', async () => {
  lines.length = 0;
  const asked = await Promise.all(Array.from({ length: readers }, () => ask(greedy)));
  for (const socket of asked) {
    await sleep(20);
    socket.destroy();
  }
  await untilNoneIsInUse();
  expect(lines).toEqual([]);
});

it('ends answers whose connections are lost, and all places work again', async () => {
  for (let round = 0; round < 3; round++) {
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask(round % 2 ? greedy : modest)));
    await untilBusy();
    await rowsOf(
      server.db,
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await Promise.all(asked.map(readAll));
  }
  await untilNoneIsInUse();
  const again = await Promise.all(
    [greedy, modest].flatMap((key) => Array.from({ length: 4 }, () => ask(key))),
  );
  for (const text of await Promise.all(again.map(readAll))) expect(text).toMatch(/^HTTP\/1.1 200/);
});

it('holds no connection for findings that nobody reads', async () => {
  const path = `/api/v1/finding/project/${uuid}`;
  const unread = await Promise.all(Array.from({ length: readers }, () => ask(greedy, path)));
  const list = await modest.get<Finding[]>(path);
  expect(list.body.length).toBe(components * flawsEach);
  const inUse = () =>
    lanesOf(server.db).reduce(
      (sum, { pool, waiting }) => sum + pool.totalCount - pool.idleCount + waiting,
      0,
    );
  await expect.poll(inUse, { timeout: 60_000 }).toBe(0);
  for (const text of await readServed(unread)) {
    expect(text.split('"matrix"').length - 1).toBe(components * flawsEach);
  }
});
