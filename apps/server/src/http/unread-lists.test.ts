import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Component } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProject } from '../../test/portfolio-builder.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../test/server.ts';
import { findRow, inTransaction, runSql, sql, type Transaction } from '../db/database.ts';

const components = 10_500;
const attackers = 50;

let server: TestServer;
let viewer: KeyClient;
let path = '';
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer({
    limits: { silenceMs: 1_000, largeWaitMs: 1_500, checkEveryMs: 50, requestsPerCaller: 40 },
  });
  viewer = await server.asKey('VIEW_PORTFOLIO');
  const uuid = await inTransaction(server.db, async (trx) => {
    const projectId = await addProject(trx, 'Large');
    await addComponents(trx, projectId);
    const row = await findRow(
      trx,
      sql<{ uuid: string }>`select uuid from project where project_id = ${projectId}`,
    );
    return row?.uuid ?? '';
  });
  await runSql(server.db, sql`analyze identity, component`);
  path = `/api/v1/component/project/${uuid}`;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

async function addComponents(trx: Transaction, projectId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into identity (nat_hash, name, version, purl)
      select md5(n::text)::uuid, 'component-' || n, '1.0', 'pkg:npm/component-' || n || '@1.0?' || repeat('x', 500)
      from generate_series(1, ${components}::int) n`,
  );
  await runSql(
    trx,
    sql`insert into component (project_id, identity_id, uuid)
      select ${projectId}, identity_id, gen_random_uuid() from identity`,
  );
}

/** Asks for the whole list and reads nothing of it. */
async function leaveUnread(key: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.pause();
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    `GET ${path}?pageNumber=1&pageSize=999999999 HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\nConnection: close\r\n\r\n`,
  );
  return socket;
}

describe('a page of more rows than are read at once', () => {
  it('has every row, in the order of the list', async () => {
    const read = async (query: string) => {
      const { status, headers, body, text } = await viewer.get<Component[]>(`${path}?${query}`);
      expect(status, text.slice(0, 200)).toBe(200);
      expect(headers.get('x-total-count')).toBe(`${components}`);
      expect(headers.get('x-next-cursor')).toBeNull();
      return body.map(({ name }) => name);
    };
    const whole = await read('pageNumber=1&pageSize=999999999');
    expect(new Set(whole).size).toBe(components);
    expect(await read('offset=9000&limit=9999')).toEqual(whole.slice(9_000));
  });
});

describe('lists that nobody reads', () => {
  it('take nothing from other callers, and give back what they held', async () => {
    const attacker = await server.asKey('VIEW_PORTFOLIO');
    const unread = await Promise.all(Array.from({ length: attackers }, () => leaveUnread(attacker.key)));
    expect((await server.asNobody.get('/health/ready')).status).toBe(200);
    const whole = await viewer.get<Component[]>(`${path}?pageNumber=1&pageSize=999999999`);
    expect(whole.status).toBe(200);
    expect(whole.body).toHaveLength(components);
    // All are gone: refused, or cut off by the clock of readers; nobody had to read for it.
    for (const socket of unread) socket.resume();
    await expect.poll(() => unread.every(({ destroyed }) => destroyed), { timeout: 20_000 }).toBe(true);
    expect((await attacker.get(`${path}?pageNumber=1&pageSize=1000`)).status).toBe(200);
  });
});
