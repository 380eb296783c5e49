import type { RepositoryStates } from '@waybill/api-contract';
import { playRegistry, type SourceServer, startSourceServer } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf, runSql, sql } from '../../db/database.ts';
import { startDueWork } from '../../jobs/schedule.ts';
import { recurringLooks } from './latest/latest.jobs.ts';

const url = '/api/waybill/v1/repositories';
const hourMs = 3_600_000;
const clock = { now: new Date('2026-03-01T12:00:00Z') };
const npm = ['left', 'right', 'middle'];
/** So many that a repository which denies them all is given up. */
const hex = ['ash', 'beech', 'cedar', 'elm', 'fir', 'oak'];
let server: TestServer;
let source: SourceServer;
let client: KeyClient;
beforeAll(async () => {
  source = await startSourceServer({
    root: '.',
    services: {
      '/npm': playRegistry('npm', () => ({
        packages: npm.map((name) => ({ name, versions: [{ version: '2.0.0' }] })),
      })),
      '/hex': playRegistry('hex', () => ({
        packages: hex.map((name) => ({ name, versions: [{ version: '3.0.0' }] })),
      })),
    },
  });
  server = await startTestServer({ now: () => clock.now });
  await runSql(server.db, sql`update repository set enabled = false`);
  client = await server.asKey('SYSTEM_CONFIGURATION', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
  for (const type of ['NPM', 'HEX']) {
    const body = { type, enabled: true, identifier: 'own', url: `${source.url}/${type.toLowerCase()}` };
    await client.put('/api/v1/repository', body);
  }
  await server.runJobs();
  const project = await client.put<{ uuid: string }>('/api/v1/project', { name: 'shop' });
  const all = [...npm.map((each) => `npm/${each}`), ...hex.map((each) => `hex/${each}`)];
  for (const name of all) {
    const body = { name, version: '1.0.0', classifier: 'LIBRARY', purl: `pkg:${name}@1.0.0` };
    await client.put(`/api/v1/component/project/${project.body.uuid}`, body);
  }
});
afterAll(async () => {
  await server.close();
  await source.close();
});

async function states(): Promise<RepositoryStates> {
  return (await client.get<RepositoryStates>(url)).body;
}

async function lookOf(type: string) {
  return (await states()).types.find((each) => each.type === type);
}

async function errorsTold(): Promise<number> {
  const rows = await rowsOf(
    server.db,
    sql`select 1 from outbox where event_group = 'REPOSITORY' and level = 'ERROR'`,
  );
  return rows.length;
}

/** Runs what the schedule would start after some minutes. */
async function passMinutes(minutes: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  const looks = recurringLooks(new Date(clock.now.getTime() - hourMs / 2), () => clock.now);
  await startDueWork(server.db, looks, clock.now);
  await server.runJobs();
}

describe('the look for latest versions', () => {
  it('is one of each type, which says how far it is while the others wait for nobody', async () => {
    expect((await states()).types.map(({ type, state }) => [type, state])).toEqual([
      ['HEX', 'idle'],
      ['NPM', 'idle'],
    ]);
    source.fail('/npm/-/package/right/dist-tags', { kind: 'slow', chunkBytes: 1, pauseMs: 600 });
    expect((await client.post(`${url}/look`)).status).toBe(202);
    const running = server.runJobs();
    await vi.waitFor(
      async () => {
        const { types, progress } = await states();
        expect(types[0]).toMatchObject({ type: 'HEX', state: 'done', waiting: 0 });
        const detail = { part: 'NPM', unit: 'items', done: 2, total: 3 };
        expect(types[1]).toMatchObject({ state: 'running', stage: 'looking', waiting: 3, detail });
        expect(progress).toBeCloseTo(200 / 3);
      },
      { timeout: 20_000 },
    );
    source.reset();
    await running;
    expect(await lookOf('NPM')).toMatchObject({ state: 'done', waiting: 0 });
  }, 60_000);

  it('is started on request for a type, once at a time, and is due again after its interval', async () => {
    const first = await client.post<{ token: string }>(`${url}/NPM/look`);
    expect(first.status).toBe(202);
    expect((await client.post(`${url}/NPM/look`)).body).toEqual(first.body);
    expect(await lookOf('NPM')).toMatchObject({ state: 'queued' });
    expect(await lookOf('HEX')).toMatchObject({ state: 'done' });
    await server.runJobs();
    const look = await lookOf('NPM');
    expect(look).toMatchObject({ state: 'done', token: first.body.token });
    expect((look?.nextRun ?? 0) - (look?.lastRun ?? 0)).toBeGreaterThan(86_000_000);
    expect((await client.post(`${url}/CPAN/look`)).status).toBe(409);
  });

  it('is for those who configure the server', async () => {
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    expect((await viewer.get(url)).status).toBe(403);
    expect((await viewer.post(`${url}/look`)).status).toBe(403);
    expect((await viewer.post(`${url}/NPM/look`)).status).toBe(403);
  });
});

describe('a repository in trouble', () => {
  it('is told of once, asked less and less often, and by refreshes all the same', async () => {
    let before = 0;
    const asked = () => source.requests.filter(({ path }) => path.startsWith('/hex')).length;
    /** True if it was asked since this was last called. */
    const wasAsked = () => {
      const isMore = asked() > before;
      before = asked();
      return isMore;
    };
    const told = await errorsTold();
    source.reset();
    source.fail('/hex/*', { kind: 'status', status: 401 });
    clock.now = new Date(clock.now.getTime() + 24 * hourMs);
    await client.post(`${url}/HEX/look`);
    await server.runJobs();
    const state = (await states()).repositories.find(({ error }) => error !== undefined);
    expect(state).toMatchObject({ type: 'HEX', failure: 'forbidden', hasPassword: false });
    expect(state?.error).toContain('wants other credentials (401)');
    expect([wasAsked(), await errorsTold()]).toEqual([true, told + 1]);

    const looks: boolean[] = [];
    for (let look = 0; look < 9; look++) {
      await passMinutes(5);
      looks.push(wasAsked());
    }
    // After 5 minutes, 10 more and 20 more.
    expect(looks).toEqual([true, false, true, false, false, false, true, false, false]);
    expect(await errorsTold()).toBe(told + 1);
    await client.post(`${url}/HEX/look`);
    await server.runJobs();
    expect([wasAsked(), await errorsTold()]).toEqual([true, told + 2]);
  });

  it('is asked at once when it is changed, and what was told of it goes with its answer', async () => {
    source.reset();
    const { body } = await client.get<{ uuid: string; identifier: string }[]>('/api/v1/repository/HEX');
    await client.post('/api/v1/repository', body.find(({ identifier }) => identifier === 'own') ?? {});
    await server.runJobs();
    expect((await states()).repositories.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(await lookOf('HEX')).toMatchObject({ waiting: 0 });
  });

  it('that cannot be reached says which part of the network is the reason', async () => {
    await runSql(
      server.db,
      sql`update repository set url = 'http://127.0.0.1:9' where type = 'HEX' and identifier = 'own'`,
    );
    clock.now = new Date(clock.now.getTime() + 24 * hourMs);
    // It is tried again for seconds: one package is enough.
    await runSql(
      server.db,
      sql`update package_answer set checked_at = ${clock.now}
        where pkg_id not in (select pkg_id from pkg where k3 = 'ash')`,
    );
    await client.post(`${url}/HEX/look`);
    await server.runJobs();
    expect((await states()).repositories.find(({ error }) => error !== undefined)).toMatchObject({
      failure: 'unreachable',
      problem: { code: 'CONNECTION_REFUSED', host: '127.0.0.1' },
    });
  }, 60_000);
});
