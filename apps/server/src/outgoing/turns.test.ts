import { createRateMeter, startSourceServer } from '@waybill/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { closeDatabase, type Database, openDatabase } from '../db/database.ts';
import { plainOutgoingConfig } from './outgoing.fixtures.ts';
import { createOutgoing } from './outgoing.ts';
import { databaseTurns } from './turns.ts';

let database: TestDatabase;
let nodes: Database[];
const never = new AbortController().signal;

beforeAll(async () => {
  database = await createTestDatabase();
  const open = () =>
    openDatabase({
      connection: { connectionString: database.url },
      lockTimeoutMs: 5_000,
      onError: () => undefined,
    });
  nodes = [open(), open()];
});
afterAll(async () => {
  for (const node of nodes) await closeDatabase(node);
  await database.drop();
});

it('two nodes together never pass the limit of a host and use most of it', async () => {
  const limit = { requests: 12, windowMs: 3_000 };
  const meter = createRateMeter(limit);
  const times: number[] = [];
  const host = await startSourceServer({
    root: '.',
    services: {
      '/api': () => {
        times.push(performance.now());
        return { status: meter.isTooMany(performance.now()) ? 429 : 200 };
      },
    },
  });
  const url = new URL(`${host.url}/api`);
  const pace = { lane: url.host, intervalMs: (limit.windowMs / limit.requests) * 1.083 };
  const clients = nodes.map((node) =>
    createOutgoing({ config: plainOutgoingConfig, turns: databaseTurns(node), now: () => new Date() }),
  );
  const count = 30;
  let left = count;
  await Promise.all(
    [...clients, ...clients].map(async (client) => {
      while (left > 0) {
        left -= 1;
        (await client.ask({ url, pace, signal: never })).drop();
      }
    }),
  );
  for (const client of clients) await client.close();
  await host.close();
  expect(times).toHaveLength(count);
  expect(meter.most).toBeLessThanOrEqual(limit.requests);
  const tookMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  expect(((count - 1) / tookMs) * limit.windowMs).toBeGreaterThan(limit.requests * 0.8);
}, 20_000);

it('turns that a node slept through do not all go when it wakes', async () => {
  const [turns] = nodes.map(databaseTurns);
  const intervalMs = 100;
  const times: number[] = [];
  const asked = Array.from({ length: 8 }, async () => {
    await turns?.take('held-up.test', intervalMs, never);
    times.push(performance.now());
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  const wakesAt = performance.now() + 500;
  while (performance.now() < wakesAt) {
    // Nothing else runs meanwhile.
  }
  await Promise.all(asked);
  const soonAfter = times.filter((at) => at >= wakesAt && at < wakesAt + 150);
  expect(soonAfter.length).toBeLessThanOrEqual(3);
});

it('what a host tells one node counts for the other, and a wait that is too long is told at once', async () => {
  const [one, other] = nodes.map(databaseTurns);
  // Before the host is said to be busy: a machine that is slow lets a part of the wait pass before it is waited for.
  const startedAt = performance.now();
  await one?.postpone('busy.test', 400);
  await one?.postpone('busy.test', 10);
  await other?.take('busy.test', 0, never);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(399);
  await one?.postpone('busy.test', 600_000);
  for (const intervalMs of [0, 100]) {
    await expect(other?.take('busy.test', intervalMs, never)).rejects.toMatchObject({
      kind: 'busy',
      message: expect.stringMatching(/left alone for another (599|600) seconds/),
    });
  }
  await other?.take('quiet.test', 0, never);
});

it('a worker that is stopped does not wait for its turn', async () => {
  const [turns] = nodes.map(databaseTurns);
  await turns?.take('slow.test', 60_000, never);
  const startedAt = performance.now();
  await expect(turns?.take('slow.test', 60_000, AbortSignal.timeout(100))).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});
