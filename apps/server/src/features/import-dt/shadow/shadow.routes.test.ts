import type { ImportComparison, Project, TokenResponse } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type UserClient } from '../../../../test/server.ts';
import { importFrom, makeFolder, uuidOf, writeScript } from '../import-dt.fixtures.ts';
import { smallPortfolio } from '../portfolio.fixtures.ts';

const folder = makeFolder();
const script = folder.write('script.sql', writeScript(smallPortfolio));
const address = '/api/waybill/v1/import/dt/bom';
const project = uuidOf('22222222', 4);

const bom = (name: string) =>
  Buffer.from(
    JSON.stringify({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      components: [{ type: 'library', name, version: '1.0', purl: `pkg:npm/${name}@1.0` }],
    }),
  ).toString('base64');

/** As the template webhook writes it. */
const message = (content: string | undefined, { group = 'BOM_PROCESSED', uuid = project } = {}) => ({
  notification: {
    level: 'INFORMATIONAL',
    scope: 'PORTFOLIO',
    group,
    timestamp: '2026-12-01T10:00:00.123',
    title: 'Bill of Materials Processed',
    content: 'A CycloneDX BOM was processed',
    subject: {
      project: { uuid, name: 'shop', version: '2.0', tags: 'prod' },
      bom: { content, format: 'CycloneDX', specVersion: '1.5' },
    },
  },
});

describe('a message about a BOM of the other installation', () => {
  let server: TestServer;
  let manager: UserClient;
  let pipeline: Awaited<ReturnType<TestServer['asKey']>>;
  const compared = async () =>
    (await manager.get<ImportComparison>('/api/waybill/v1/import/dt/comparison')).body;
  beforeAll(async () => {
    server = await startTestServer();
    await importFrom(server.context, script);
    manager = await server.asUser('ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO');
    pipeline = await server.asKey('BOM_UPLOAD');
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });

  it('puts the BOM into the same project, and is counted', async () => {
    const answer = await pipeline.post<TokenResponse>(address, message(bom('shadowed')));
    expect(answer.status, answer.text).toBe(202);
    await server.runJobs();
    const { body } = await manager.get<Project>(`/api/v1/project/${project}`);
    expect(body.lastBomImportFormat).toBe('CycloneDX 1.5');
    const components = await manager.get<{ name: string }[]>(`/api/v1/component/project/${project}`);
    expect(components.body.map(({ name }) => name)).toEqual(['shadowed']);
    expect((await compared()).shadow).toMatchObject({ uploads: 1, refused: 0 });
  });

  it.each([
    ['of a test', message('bomContent'), 'notification.subject.bom.content'],
    ['whose content is omitted', message('(Omitted)'), 'notification.subject.bom.content'],
    ['without content', message(undefined), 'notification.subject.bom.content'],
    ['of another event', message(bom('x'), { group: 'BOM_CONSUMED' }), 'notification.group'],
  ])('%s is refused, and it says where', async (_what, body, path) => {
    const answer = await pipeline.post<{ violations: { path: string }[] }>(address, body);
    expect(answer.status).toBe(400);
    expect(answer.body.violations.map((it) => it.path)).toEqual([path]);
  });

  it('about a project that is not here is refused, and the page says so', async () => {
    const uuid = uuidOf('22222222', 99);
    const answer = await pipeline.post(address, message(bom('x'), { uuid }));
    expect(answer.status).toBe(404);
    expect((await compared()).shadow).toMatchObject({
      uploads: 1,
      refused: 5,
      lastRefusal: expect.stringContaining('shop 2.0'),
    });
  });

  it('needs a key that may upload BOMs', async () => {
    const other = await server.asKey('VIEW_PORTFOLIO');
    expect((await other.post(address, message(bom('x')))).status).toBe(403);
    expect((await server.asNobody.post(address, message(bom('x')))).status).toBe(401);
  });

  it('counts the days on which both agreed', async () => {
    const { task } = await compared();
    expect(task).toBeUndefined();
    const body = { side: 'HERE', cause: 'NOT_ANALYZED', detail: '', understood: true };
    expect((await manager.put('/api/waybill/v1/import/dt/comparison/cause', body)).status).toBe(204);
    expect((await manager.post('/api/waybill/v1/import/dt/comparison')).status).toBe(202);
    await server.runJobs();
    const { agreedDays, days } = await compared();
    expect([agreedDays, days[0]?.agreed, days[0]?.uploads]).toEqual([1, true, 1]);
  });
});
