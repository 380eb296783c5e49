import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { runSql, sql } from '../db/database.ts';
import { databaseState } from '../db/state.ts';
import type { EndpointCall } from './endpoint.ts';
import { KeptAnswers } from './kept-answers.ts';
import { type App, createHttpServer } from './server.ts';

type Key = 'GET /api/v1/project';
type Whole = 'GET /api/v1/finding/project/{uuid}';

async function* batchOf<Row>(rows: readonly Row[]) {
  yield rows;
}

describe('kept answers', () => {
  let server: TestServer;
  let app: App;
  let worked: number;
  let fails = false;
  /** Answers that wait until the test releases them, if the test wants that. */
  let held: (() => void)[] | undefined;

  beforeAll(async () => {
    server = await startTestServer();
    app = await createHttpServer({ log: pino({ level: 'silent' }), authenticate: async () => undefined });
    const kept = new KeptAnswers(server.db);
    const handler = kept.of<Key>(async ({ caller }) => {
      worked++;
      if (held) await new Promise<void>((go) => held?.push(go));
      if (fails) throw new Error('no answer');
      return { total: 7, rows: [{ name: `sees ${JSON.stringify(caller.scope)}` }] } as never;
    });
    const whole = kept.ofWhole<Whole>(2, async ({ request }) => {
      worked++;
      const total = Number((request.query as { rows: string }).rows);
      const rows = Array.from({ length: total }, (_, n) => ({ name: `finding ${n}` }));
      return { total, batches: batchOf(rows), isShared: true } as never;
    });
    app.get('/whole', { config: { access: 'none' } }, async (request, reply) => {
      const call = { request, reply, caller: { scope: { all: true } } };
      const result: unknown = await whole(call as unknown as EndpointCall<Whole>);
      // Answers that are not kept are sent elsewhere.
      return result === reply ? reply : { isKept: false };
    });
    app.get('/list', { config: { access: 'none' } }, (request, reply) => {
      const { limit = '100', team } = request.query as Record<string, string>;
      const scope = team === undefined ? { all: true } : { all: false, teamIds: [Number(team)] };
      const page = { limit: limit === 'none' ? undefined : Number(limit) };
      return handler({ request, reply, page, caller: { scope } } as unknown as EndpointCall<Key>) as never;
    });
  });

  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const get = (query = '', encoding = 'identity') =>
    app.inject({ url: `/list?${query}`, headers: { 'accept-encoding': encoding } });
  const write = () =>
    runSql(server.db, sql`create table if not exists kept_answer_note (); drop table kept_answer_note`);
  /**
   * Asks until the server itself wrote nothing meanwhile, each time at an address of its own: the answer of an earlier try is kept
   * where the write came before it was worked out. Gives the address of the last try.
   */
  async function untilQuiet(ask: (address: string) => Promise<void>): Promise<string> {
    for (let attempt = 0; ; attempt++) {
      const address = `attempt=${attempt}`;
      const before = await databaseState(server.db);
      await ask(address);
      if ((await databaseState(server.db)) === before) return address;
    }
  }

  it('are sent again as long as nothing was written', async () => {
    const address = await untilQuiet(async (address) => {
      worked = 0;
      const answers = [await get(address), await get(address)];
      expect(
        answers.map((answer) => [answer.statusCode, answer.headers['x-total-count'], answer.body]),
      ).toEqual([
        [200, '7', '[{"name":"sees {\\"all\\":true}"}]'],
        [200, '7', '[{"name":"sees {\\"all\\":true}"}]'],
      ]);
    });
    expect(worked).toBe(1);
    await write();
    await get(address);
    expect(worked).toBe(2);
  });

  it('are packed where the caller reads that', async () => {
    const packed = await get('b', 'gzip');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual([{ name: 'sees {"all":true}' }]);
    expect((await get('b', 'gzip;q=0')).headers['content-encoding']).toBeUndefined();
  });

  it('are worked out once for those who ask at the same time', async () => {
    await untilQuiet(async (address) => {
      worked = 0;
      held = [];
      const asked = [get(`c&${address}`), get(`c&${address}`), get(`c&${address}`)];
      await expect.poll(() => worked).toBeGreaterThan(0);
      await new Promise((soon) => setTimeout(soon, 50));
      const begun = held;
      held = undefined;
      for (const go of begun) go();
      expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    });
    expect(worked).toBe(1);
  });

  it('are of one scope, one address and no whole list', async () => {
    worked = 0;
    const scoped = await get('team=3');
    expect(scoped.body).toContain('teamIds');
    expect((await get('team=4')).body).not.toBe(scoped.body);
    worked = 0;
    await get('limit=none');
    await get('limit=none');
    expect(worked).toBe(2);
  });

  it('are whole lists where these are short, and no others', async () => {
    const getWhole = (query: string, encoding: string) =>
      app.inject({ url: `/whole?${query}`, headers: { 'accept-encoding': encoding } });
    await untilQuiet(async (address) => {
      worked = 0;
      const plain = await getWhole(`rows=2&${address}`, 'identity');
      expect([plain.headers['x-total-count'], plain.json()]).toEqual([
        '2',
        [{ name: 'finding 0' }, { name: 'finding 1' }],
      ]);
      const packed = await getWhole(`rows=2&${address}`, 'gzip');
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    });
    expect(worked).toBe(1);
    worked = 0;
    for (const _ of [1, 2]) expect((await getWhole('rows=3', 'gzip')).json()).toEqual({ isKept: false });
    expect(worked).toBe(2);
  });

  it('are not kept when they fail', async () => {
    fails = true;
    expect((await get('d')).statusCode).toBe(500);
    fails = false;
    expect((await get('d')).statusCode).toBe(200);
  });
});
