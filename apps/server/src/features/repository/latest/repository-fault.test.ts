import type { RepositoryStates } from '@waybill/api-contract';
import { type PlannedFault, playRegistry, type SourceServer, startSourceServer } from '@waybill/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { runSql, sql } from '../../../db/database.ts';

/** Enough of them that a repository which lacks them all is given up. */
const names = Array.from({ length: 6 }, (_, n) => `part-${n}`);
const clock = { now: new Date('2026-03-01T12:00:00Z') };
const played = { version: '2.0.0', second: false };
/** The pauses before retries, in ms. The clock advances at once. */
const waits: number[] = [];
let server: TestServer;
let source: SourceServer;
let client: KeyClient;

function packages() {
  return names.map((name) => ({ name, versions: [{ version: played.version }] }));
}

beforeAll(async () => {
  source = await startSourceServer({
    root: '.',
    services: {
      '/first': playRegistry('npm', () => ({ packages: packages() })),
      '/second': playRegistry('npm', () => ({
        packages: played.second ? [{ name: 'part-0', versions: [{ version: '6.6.6' }] }] : [],
      })),
    },
  });
  const pause = async (ms: number) => {
    waits.push(ms);
  };
  server = await startTestServer({ now: () => clock.now, silenceMs: 300, pause });
  await runSql(server.db, sql`delete from repository`);
  client = await server.asKey('SYSTEM_CONFIGURATION', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
  for (const identifier of ['first', 'second']) {
    const url = `${source.url}/${identifier}`;
    await client.put('/api/v1/repository', { type: 'NPM', enabled: true, identifier, url });
  }
  const project = await client.put<{ uuid: string }>('/api/v1/project', { name: 'shop' });
  for (const name of names) {
    const body = { name, version: '1.0.0', classifier: 'LIBRARY', purl: `pkg:npm/${name}@1.0.0` };
    await client.put(`/api/v1/component/project/${project.body.uuid}`, body);
  }
  await look();
});
beforeEach(() => {
  waits.length = 0;
  passDay();
});
afterEach(async () => {
  source.reset();
  await runSql(server.db, sql`delete from outgoing_lane`);
});
afterAll(async () => {
  await server.close();
  await source.close();
});

function passDay(): void {
  clock.now = new Date(clock.now.getTime() + 86_400_000);
}

/** @returns the later notifications about the first repository */
async function look(): Promise<string | undefined> {
  await client.post('/api/waybill/v1/repositories/look');
  await server.runJobs();
  const { body } = await client.get<RepositoryStates>('/api/waybill/v1/repositories');
  expect(body.state).toBe('done');
  return body.repositories[0]?.error;
}

async function latest(): Promise<(string | number)[]> {
  return Promise.all(
    names.map(async (name) => {
      const answer = await client.get<{ latestVersion: string }>(
        `/api/v1/repository/latest?purl=pkg:npm/${name}`,
      );
      return answer.status === 200 ? answer.body.latestVersion : answer.status;
    }),
  );
}

const all = (version: string) => names.map(() => version);

/** One case of each fault; `npm run bench -- outside` has those of every type. */
const faults: readonly [name: string, fault: PlannedFault, said: string, isTriedAgain: boolean][] = [
  ['refuses us', { kind: 'status', status: 403 }, 'refuses us (403)', true],
  ['stays ill', { kind: 'status', status: 500 }, 'is in trouble (500)', true],
  ['ends its answers too early', { kind: 'truncated' }, 'sent something other than JSON', false],
  ['answers something else', { kind: 'body', body: '{"hello":1}' }, 'sent something unexpected', false],
  ['answers with a page for people', { kind: 'html' }, 'sent something other than JSON', false],
  ['cuts the connection', { kind: 'cut', afterBytes: 5 }, 'broke', true],
  ['is silent', { kind: 'silence' }, 'cannot be reached', true],
  ['falls silent', { kind: 'stall', afterBytes: 5 }, 'broke', true],
  ['never ends its answers', { kind: 'endless' }, 'is larger than 20971520 bytes', false],
  ['redirects in a circle', { kind: 'redirect', location: '/first/circle' }, 'redirects too often', false],
];

/** One package is enough to see what becomes of a fault. */
async function askForOne(): Promise<void> {
  await runSql(
    server.db,
    sql`update package_answer set checked_at = ${clock.now}
      where pkg_id not in (select pkg_id from pkg where k3 = 'part-0')`,
  );
}

async function isWellAgain(): Promise<void> {
  source.reset();
  passDay();
  expect(await look()).toBeUndefined();
  expect(await latest()).toEqual(all(played.version));
}

describe('a repository that', () => {
  it.each(faults)(
    '%s is told of, what was there stays, and the next look is well',
    async (_name, fault, said, isTriedAgain) => {
      const before = await latest();
      source.fail('/first/*', fault);
      played.version = `${Number.parseInt(played.version, 10) + 1}.0.0`;
      await askForOne();
      expect(await look()).toContain(said);
      expect(await latest()).toEqual(before);
      expect(waits.length).toBe(isTriedAgain ? 4 : 0);
      await isWellAgain();
    },
    60_000,
  );

  it.each<[string, number, string]>([
    ['wants other credentials', 401, 'wants other credentials (401)'],
    ['denies all that it knew', 404, 'has none of the packages that it had before'],
  ])(
    '%s is given up, what was there stays, and it is asked again by the next look',
    async (_name, status, said) => {
      const before = await latest();
      source.fail('/first/*', { kind: 'status', status });
      played.version = `${Number.parseInt(played.version, 10) + 1}.0.0`;
      expect(await look()).toContain(said);
      expect(await latest()).toEqual(before);
      source.reset();
      // No day passes: what could not be asked is still due.
      expect(await look()).toBeUndefined();
      expect(await latest()).toEqual(all(played.version));
    },
  );

  it('is not reached is told of as such', async () => {
    const before = await latest();
    // As if the host were gone, not the setting changed.
    const move = (url: string) =>
      runSql(server.db, sql`update repository set url = ${url} where identifier = 'first'`);
    await move('http://127.0.0.1:9/npm');
    await askForOne();
    expect(await look()).toContain('cannot be reached');
    expect(await latest()).toEqual(before);
    await move(`${source.url}/first`);
    await isWellAgain();
  }, 60_000);

  it('asks to be left alone is left alone until it may be asked again', async () => {
    const before = await latest();
    played.version = '90.0.0';
    source.fail('/first/*', { kind: 'status', status: 429, retryAfterSeconds: 600 });
    expect(await look()).toMatch(/limits the number of requests \(429\)|asked to be left alone/);
    // The requests that were in progress.
    expect(source.requests.filter(({ path }) => path.startsWith('/first')).length).toBeLessThanOrEqual(4);
    expect(await latest()).toEqual(before);
    source.reset();
    await runSql(server.db, sql`delete from outgoing_lane`);
    expect(await look()).toBeUndefined();
    expect(await latest()).toEqual(all('90.0.0'));
  });

  it('is in trouble is not replaced by the next one, which may mean another package', async () => {
    played.second = true;
    source.fail('/first/*', { kind: 'status', status: 401 });
    await look();
    expect((await latest())[0]).toBe('90.0.0');
  });

  it('lacks a package that it had says so, as long as it has others', async () => {
    played.second = false;
    source.fail('/first/-/package/part-3/dist-tags', { kind: 'status', status: 404 });
    expect(await look()).toBeUndefined();
    expect((await latest())[3]).toBe(404);
  });
});
