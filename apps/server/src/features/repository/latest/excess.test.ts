import type { ComponentRelease, RepositoryStates } from '@waybill/api-contract';
import {
  type HostileKind,
  playHostileRegistry,
  type SourceServer,
  startSourceServer,
} from '@waybill/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { rowsOf, runSql, sql } from '../../../db/database.ts';

const mebibyte = 1_048_576;
const hourMs = 3_600_000;
const clock = { now: new Date('2026-03-01T12:00:00Z') };
const sent = { bytes: 0 };
const plan = { pageBytes: 10 * mebibyte };
const kinds: readonly HostileKind[] = ['nuget', 'nuget-releases', 'composer', 'composer-packages', 'github'];
let server: TestServer;
let source: SourceServer;
let client: KeyClient;

beforeAll(async () => {
  const hostile = kinds.map((kind) => {
    const onSent = (bytes: number) => {
      sent.bytes += bytes;
    };
    return [
      `/${kind}`,
      playHostileRegistry(kind, {
        get pageBytes() {
          return plan.pageBytes;
        },
        onSent,
      }),
    ] as const;
  });
  source = await startSourceServer({ root: '.', services: Object.fromEntries(hostile) });
  server = await startTestServer({ now: () => clock.now });
  client = await server.asKey('SYSTEM_CONFIGURATION', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
});
beforeEach(async () => {
  source.reset();
  sent.bytes = 0;
  plan.pageBytes = 10 * mebibyte;
  clock.now = new Date(clock.now.getTime() + 30 * 24 * hourMs);
  await runSql(server.db, sql`delete from repository`);
  await runSql(server.db, sql`delete from package_answer`);
  await runSql(server.db, sql`delete from package_due`);
});
afterEach(async () => {
  const { body } = await client.get<{ uuid: string }[]>('/api/v1/project');
  for (const { uuid } of body) await client.delete(`/api/v1/project/${uuid}`);
  await server.runJobs();
});
afterAll(async () => {
  await server.close();
  await source.close();
});

async function addRepository(type: string, path: string): Promise<void> {
  const body = { type, enabled: true, identifier: path.slice(1), url: `${source.url}${path}` };
  expect((await client.put('/api/v1/repository', body)).status).toBe(201);
  await server.runJobs();
}

/** @returns the UUIDs of its components */
async function addProject(purls: readonly string[]): Promise<string[]> {
  const project = await client.put<{ uuid: string }>('/api/v1/project', { name: `of ${purls[0]}` });
  const uuids: string[] = [];
  for (const purl of purls) {
    const body = { name: purl, version: '1.0.0', classifier: 'LIBRARY', purl };
    const answer = await client.put<{ uuid: string }>(`/api/v1/component/project/${project.body.uuid}`, body);
    uuids.push(answer.body.uuid);
  }
  return uuids;
}

/** @returns how the one repository fares afterwards, and how many bytes it sent meanwhile */
async function look() {
  sent.bytes = 0;
  await client.post('/api/waybill/v1/repositories/look');
  await server.runJobs();
  const { body } = await client.get<RepositoryStates>('/api/waybill/v1/repositories');
  expect(body.state).toBe('done');
  return { ...body.repositories[0], warnings: body.warnings, sent: sent.bytes };
}

function pass(hours: number): void {
  clock.now = new Date(clock.now.getTime() + hours * hourMs);
}

describe('a repository that always has one more document for a package', () => {
  it.each([
    ['of NuGet', 'NUGET', '/nuget', ['pkg:nuget/Anvil@1.0.0']],
    [
      'of NuGet for each version in use',
      'NUGET',
      '/nuget-releases',
      Array.from({ length: 12 }, (_, n) => `pkg:nuget/Anvil@${n}.0.0`),
    ],
    [
      'of GitHub for each version in use',
      'GITHUB',
      '/github',
      Array.from({ length: 12 }, (_, n) => `pkg:github/acme/anvil@v${n}.0.0`),
    ],
  ])(
    '%s is told of, and not asked for it again for a day',
    async (_what, type, path, purls) => {
      await addRepository(type, path);
      const [uuid] = await addProject(purls);
      const first = await look();
      expect(first).toMatchObject({ oversizedPackages: 1 });
      expect(first.error).toBeUndefined();
      expect(first.warnings).toEqual([
        expect.stringMatching(
          /[Aa]nvil": The host sends too much for one package: it would take more than 64 MiB/,
        ),
      ]);
      // The document at which it ended, and the one before the last chunk was counted.
      expect(first.sent).toBeLessThan(64 * mebibyte + 2 * plan.pageBytes);
      const release = await client.get<ComponentRelease>(`/api/waybill/v1/component/${uuid}/release`);
      expect(release.body.oversized).toEqual({
        repository: path.slice(1),
        askedAgain: clock.now.getTime() + 24 * hourMs,
      });

      pass(23);
      expect(await look()).toMatchObject({ sent: 0, oversizedPackages: 1 });
      pass(1);
      plan.pageBytes = 10;
      const later = await look();
      expect(later.sent).toBeGreaterThan(0);
    },
    60_000,
  );

  it('is asked again at once when it was changed', async () => {
    await addRepository('NUGET', '/nuget');
    await addProject(['pkg:nuget/Anvil@1.0.0']);
    expect(await look()).toMatchObject({ oversizedPackages: 1 });
    const [repository] = (await client.get<{ uuid: string }[]>('/api/v1/repository/NUGET')).body;
    plan.pageBytes = 10;
    sent.bytes = 0;
    expect((await client.post('/api/v1/repository', { ...repository, enabled: true })).status).toBe(200);
    await server.runJobs();
    expect(sent.bytes).toBeGreaterThan(0);
  }, 60_000);
});

describe('a repository of Composer', () => {
  it.each([
    ['that always includes one more file', '/composer', 'more than 128 MiB'],
    ['with more packages than fit', '/composer-packages', 'more than 64 MiB in memory'],
  ])(
    '%s is told of, and left alone for a day, also after a restart',
    async (_what, path, said) => {
      await addRepository('COMPOSER', path);
      await addProject(['pkg:composer/acme/anvil@1.0.0', 'pkg:composer/acme/hammer@1.0.0']);
      const first = await look();
      expect(first).toMatchObject({ failure: 'excess' });
      expect(first.error).toContain(`too much about all of its packages: it would take ${said}`);
      expect(first.sent).toBeLessThan(128 * mebibyte + 2 * plan.pageBytes);
      pass(23);
      expect(await look()).toMatchObject({ sent: 0, failure: 'excess' });
      // Another repository of the type changes, so packages are asked for anew: not at this one.
      source.reset();
      await addRepository('COMPOSER', '/github');
      const paths = source.requests.map((request) => request.path);
      expect(paths.some((asked) => asked.startsWith('/github/'))).toBe(true);
      expect(paths.filter((asked) => asked.startsWith(`${path}/`))).toEqual([]);
      const rows = await rowsOf(
        server.db,
        sql`select 1 from outbox where event_group = 'REPOSITORY' and level = 'ERROR'`,
      );
      expect(rows).not.toEqual([]);
    },
    120_000,
  );
});
