import { createHash } from 'node:crypto';
import type { Component, ComponentRelease, Project, Repository } from '@waybill/api-contract';
import { type PlayedPackage, playRegistry, type SourceServer, startSourceServer } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { inTransaction, runSql, sql } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/task.ts';

const published = '2026-01-01T10:00:00.000Z';
const versions = [{ version: '1.0.0', published, content: 'the file' }];
const packages = {
  cargo: [{ name: 'anvil', versions }],
  maven: [{ namespace: 'org.acme', name: 'anvil', versions }],
  npm: [{ namespace: '@acme', name: 'anvil', versions }],
  pypi: [{ name: 'anvil', versions }],
} satisfies Record<string, PlayedPackage[]>;
const kinds = ['cargo', 'maven', 'npm', 'pypi'] as const;

let source: SourceServer;
let server: TestServer;
let client: KeyClient;
let project: string;

beforeAll(async () => {
  source = await startSourceServer({
    root: '.',
    services: Object.fromEntries(
      kinds.map((kind) => [`/${kind}`, playRegistry(kind, () => ({ packages: packages[kind] }))]),
    ),
  });
  server = await startTestServer();
  await runSql(server.db, sql`delete from repository`);
  client = await server.asKey('SYSTEM_CONFIGURATION', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
  for (const kind of kinds) {
    const body = {
      type: kind.toUpperCase(),
      identifier: `our ${kind}`,
      url: `${source.url}/${kind}`,
      enabled: true,
    };
    expect((await client.put<Repository>('/api/v1/repository', body)).status).toBe(201);
  }
  project = (await client.put<Project>('/api/v1/project', { name: 'shop' })).body.uuid;
});
afterAll(async () => {
  await server.close();
  await source.close();
});

async function add(purl: string, hashes: Record<string, string> = {}): Promise<string> {
  const body = { name: 'anvil', version: '1.0.0', classifier: 'LIBRARY', purl, ...hashes };
  const answer = await client.put<Component>(`/api/v1/component/project/${project}`, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.uuid;
}

async function look(): Promise<void> {
  await inTransaction(server.db, (trx) =>
    enqueue(trx, { kind: 'repository.look', subject: 'new', input: {}, queue: 'repository' }),
  );
  await server.runJobs();
}

async function releaseOf(uuid: string, as: KeyClient = client): Promise<ComponentRelease> {
  const answer = await as.get<ComponentRelease>(`/api/waybill/v1/component/${uuid}/release`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const digest = (algorithm: string, content: string) => createHash(algorithm).update(content).digest('hex');

describe('the version of a component', () => {
  it.each([
    ['cargo', 'pkg:cargo/anvil@1.0.0', 'sha256', 'SHA-256'],
    ['maven', 'pkg:maven/org.acme/anvil@1.0.0', 'sha1', 'SHA-1'],
    ['npm', 'pkg:npm/%40acme/anvil@1.0.0', 'sha512', 'SHA-512'],
    ['pypi', 'pkg:pypi/anvil@1.0.0', 'sha256', 'SHA-256'],
  ])('of %s has the hashes that were published, or others', async (kind, purl, member, algorithm) => {
    const right = await add(purl, { [member]: digest(member, 'the file') });
    const wrong = await add(purl, { [member]: digest(member, 'another file') });
    expect(await releaseOf(right)).toEqual({ integrity: 'UNKNOWN', gap: 'NOT_ASKED', hashes: [] });
    await look();
    const told = {
      repository: `our ${kind}`,
      lastCheck: expect.any(Number),
      published: Date.parse(published),
    };
    expect(await releaseOf(right)).toEqual({
      ...told,
      integrity: 'MATCH',
      hashes: [{ algorithm, isPublished: true }],
    });
    expect(await releaseOf(wrong)).toEqual({
      ...told,
      integrity: 'MISMATCH',
      hashes: [{ algorithm, isPublished: false }],
    });
  });

  it('is unknown where there is nothing to compare, or nobody to ask', async () => {
    const bare = await add('pkg:pypi/anvil@1.0.0');
    const other = await add('pkg:generic/anvil@1.0.0', { sha1: digest('sha1', 'the file') });
    const later = await add('pkg:cargo/anvil@7.0.0', { sha256: digest('sha256', 'the file') });
    await look();
    expect(await releaseOf(bare)).toMatchObject({ integrity: 'UNKNOWN', gap: 'NO_HASHES' });
    expect(await releaseOf(other)).toEqual({ integrity: 'UNKNOWN', gap: 'NOT_PUBLISHED', hashes: [] });
    expect(await releaseOf(later)).toMatchObject({ integrity: 'UNKNOWN', gap: 'NOT_PUBLISHED' });
    expect(await releaseOf(later)).not.toHaveProperty('published');
  });

  it('is told to those who may see the component', async () => {
    const uuid = await add('pkg:generic/anvil@1.0.0');
    const url = `/api/waybill/v1/component/${uuid}/release`;
    expect((await (await server.asKey('BOM_UPLOAD')).get(url)).status).toBe(403);
    expect((await server.asNobody.get(url)).status).toBe(401);
    const unknown = '/api/waybill/v1/component/00000000-0000-4000-8000-000000000000/release';
    expect((await client.get(unknown)).status).toBe(404);
  });
});
