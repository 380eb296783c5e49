import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/db/database.ts';
import { enqueue, type NewTask } from '../src/jobs/task.ts';
import { plainOutgoingConfig } from '../src/outgoing/outgoing.fixtures.ts';
import { startTestServer, type TestServer } from './server.ts';

/** Stands in the way of all that the server asks: notes the first line of each connection, and answers nothing. */
let proxy: Server;
let server: TestServer;
const asked: string[] = [];
beforeAll(async () => {
  proxy = createServer((socket) => {
    socket.once('data', (data) => {
      asked.push(data.toString().split('\r\n')[0] ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  server = await startTestServer({
    config: { outgoing: { ...plainOutgoingConfig, httpProxy: url, httpsProxy: url } },
    pause: async () => undefined,
  });
});
afterAll(async () => {
  await server.close();
  proxy.close();
});

async function set(group: string, values: Record<string, string>): Promise<void> {
  const changes = Object.entries(values).map(([name, value]) => ({ group, name, value }));
  const answer = await server.asAdmin.patch('/api/waybill/v1/settings', changes);
  expect(answer.status, answer.text).toBe(200);
}

/** Everything that comes round and is not switched off, once. */
async function runEverything(): Promise<number> {
  const due: NewTask[] = [];
  for (const item of server.context.recurring()) {
    if (!item.plan || (await item.plan.everyMs(server.db)) !== undefined) due.push(item.task);
  }
  await inTransaction(server.db, async (trx) => {
    for (const task of due) await enqueue(trx, task);
  });
  await server.runJobs();
  return due.length;
}

describe('telemetry', () => {
  it('is sent by nothing, even where a client of the contract has switched it on', async () => {
    await set('vuln-source', { 'nvd.enabled': 'false', 'epss.enabled': 'false', 'kev.enabled': 'false' });
    await set('scanner', { 'ossindex.enabled': 'false', 'npmaudit.enabled': 'false' });
    await set('telemetry', { 'submission.enabled': 'true' });
    await server.asAdmin.get('/api/version');
    expect(await runEverything()).toBeGreaterThan(5);
    expect(asked).toEqual([]);
  });

  it('would be seen here: a source that is switched on is', async () => {
    await set('vuln-source', { 'kev.enabled': 'true' });
    await runEverything();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((line) => !line.includes('www.cisa.gov'))).toEqual([]);
  });
});
