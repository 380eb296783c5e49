import type { ConnectionTest, Repository, RepositoryType } from '@waybill/api-contract';
import { playRegistry, type RegistryKind, type SourceServer, startSourceServer } from '@waybill/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { runSql, sql } from '../../db/database.ts';

const versions = [{ version: '2.0.0' }];
const kinds: readonly [RepositoryType, RegistryKind, string][] = [
  ['HEX', 'hex', 'let-me-in'],
  ['NPM', 'npm', 'Bearer let-me-in'],
];
let server: TestServer;
let source: SourceServer;
let client: KeyClient;
beforeAll(async () => {
  source = await startSourceServer({
    root: '.',
    services: Object.fromEntries(
      kinds.map(([, kind, authorization]) => [
        `/${kind}`,
        playRegistry(kind, () => ({ packages: [{ name: 'oak', versions }], authorization })),
      ]),
    ),
  });
  server = await startTestServer();
  await runSql(server.db, sql`update repository set enabled = false`);
  client = await server.asKey('SYSTEM_CONFIGURATION', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
});
beforeEach(() => source.reset());
afterAll(async () => {
  await server.close();
  await source.close();
});

describe('a password alone', () => {
  it.each(kinds)('is sent to a repository of the type %s as its registry takes it', async (type, kind) => {
    const { body: repository } = await client.put<Repository>('/api/v1/repository', {
      type,
      identifier: 'own',
      url: `${source.url}/${kind}`,
      enabled: true,
      authenticationRequired: true,
      password: 'let-me-in',
    });
    const tested = await client.post<ConnectionTest>('/api/waybill/v1/repositories/test', {
      uuid: repository.uuid,
    });
    expect(tested.body.steps).toContainEqual({ step: 'ACCOUNT', outcome: 'OK' });
    const { body: project } = await client.put<{ uuid: string }>('/api/v1/project', { name: kind });
    await client.put(`/api/v1/component/project/${project.uuid}`, {
      name: 'oak',
      version: '1.0.0',
      classifier: 'LIBRARY',
      purl: `pkg:${kind}/oak@1.0.0`,
    });
    source.reset();
    await client.post(`/api/waybill/v1/repositories/${type}/look`);
    await server.runJobs();
    expect(source.requests.length).toBeGreaterThan(0);
    expect(source.requests.every(({ status }) => status === 200)).toBe(true);
  });
});
