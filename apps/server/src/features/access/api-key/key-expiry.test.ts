import type { ManagedApiKey, Team } from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { rowsOf, sql } from '../../../db/database.ts';
import { startDueWork } from '../../../jobs/schedule.ts';
import { accessFeature } from '../access.feature.ts';

const own = '/api/waybill/v1';
const dayMs = 86_400_000;
const start = new Date('2026-03-01T10:00:00Z');
const end = start.getTime() + 30 * dayMs;
let clock = start;
let server: TestServer;
let team: Team;
/** Outlives the days that pass here, unlike a session. */
let manager: KeyClient;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  manager = await server.asKey('ACCESS_MANAGEMENT');
  team = (await manager.put<Team>('/api/v1/team', { name: 'Shop' })).body;
});
afterAll(() => server.close());
beforeEach(async () => {
  clock = start;
  for (const { publicId } of (await manager.get<ManagedApiKey[]>(pathOf(team))).body)
    await manager.delete(`/api/v1/team/key/${publicId}`);
  await contents();
});

const pathOf = ({ uuid }: Team) => `${own}/team/${uuid}/api-key`;

async function makeKey(rules: object): Promise<ManagedApiKey> {
  const answer = await manager.put<ManagedApiKey>(pathOf(team), rules);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

let seen = 0;

/** The notices since the last call. */
async function contents(): Promise<string[]> {
  const rows = await rowsOf(
    server.db,
    sql<{ event_id: string; content: string }>`select event_id, subject ->> 'content' as content from outbox
      where event_group = 'CONFIGURATION' and scope = 'SYSTEM' and level = 'WARNING' and event_id > ${seen}
      order by event_id`,
  );
  seen = Number(rows.at(-1)?.event_id ?? seen);
  return rows.map(({ content }) => content);
}

/** The server looks some days before the end of the key. @returns what it tells then */
async function lookBefore(days: number, moment = end): Promise<string[]> {
  clock = new Date(moment - days * dayMs);
  await startDueWork(server.db, accessFeature.recurring?.(server.context) ?? [], clock);
  await server.runJobs();
  return contents();
}

describe('a key that expires', () => {
  it('is told of seven days before and one day before, each once', async () => {
    const { publicId } = await makeKey({ comment: 'Nightly', expires: end });
    const told = [`The API key ${publicId} (Nightly) of Shop expires at 2026-03-31 10:00 UTC`];
    expect(await lookBefore(8)).toEqual([]);
    expect(await lookBefore(6.9)).toEqual(told);
    expect(await lookBefore(6.8)).toEqual([]);
    expect(await lookBefore(2)).toEqual([]);
    expect(await lookBefore(0.9)).toEqual(told);
    expect(await lookBefore(0.5)).toEqual([]);
    expect(await lookBefore(-1)).toEqual([]);
  });

  it('is told of once where nobody looked at seven days', async () => {
    await makeKey({ expires: end });
    expect(await lookBefore(0.5)).toHaveLength(1);
    expect(await lookBefore(0.4)).toEqual([]);
  });

  it('is not told of once it is over', async () => {
    await makeKey({ expires: end });
    expect(await lookBefore(-0.1)).toEqual([]);
  });

  it('is not told of by what somebody has just chosen', async () => {
    await makeKey({ expires: start.getTime() + 3 * dayMs });
    expect(await lookBefore(2.9, start.getTime() + 3 * dayMs)).toEqual([]);
    expect(await lookBefore(0.5, start.getTime() + 3 * dayMs)).toHaveLength(1);
  });

  it('is told of anew when its end is moved, and not when something else of it changes', async () => {
    const key = await makeKey({ expires: end });
    expect(await lookBefore(5)).toHaveLength(1);
    const change = (rules: object) => manager.post(`${own}/api-key/${key.publicId}`, rules);
    await change({ comment: 'Weekly', expires: end });
    expect(await lookBefore(4)).toEqual([]);
    const later = end + 30 * dayMs;
    await change({ comment: 'Weekly', expires: later });
    expect(await lookBefore(5, later)).toHaveLength(1);
  });

  it('is not told of while its service account is suspended', async () => {
    await manager.put(`${own}/service-account`, { name: 'ci' });
    await manager.put(`${own}/service-account/ci/api-key`, { expires: end });
    await manager.post(`${own}/service-account/ci`, { suspended: true });
    expect(await lookBefore(5)).toEqual([]);
    await manager.post(`${own}/service-account/ci`, { suspended: false });
    expect(await lookBefore(4)).toEqual([expect.stringContaining('of ci expires at')]);
  });

  it('costs no task while there is nothing to tell', async () => {
    const tasks = () => rowsOf(server.db, sql`select token from task where kind = 'access.key-expiry'`);
    await makeKey({});
    await makeKey({ expires: end });
    const before = await tasks();
    await lookBefore(20);
    expect(await tasks()).toEqual(before);
  });
});
