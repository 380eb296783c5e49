import type { BulkReport, BulkStarted, Project, ServiceComponent } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer, type UserClient } from '../../../test/server.ts';
import { newUuid } from '../../db/uuid.ts';

let server: TestServer;
let manager: UserClient;
let viewer: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asUser('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
  viewer = await server.asKey('VIEW_PORTFOLIO');
});
afterAll(() => server.close());

/** A project with the services mail, mail relay and pay; `queue` is nested in the first. */
async function freshProject(): Promise<{ uuid: string; services: Record<string, string> }> {
  const { body } = await manager.put<Project>('/api/v1/project', { name: newUuid() });
  const services: Record<string, string> = {};
  const add = async (name: string, more: object = {}) => {
    const path = `/api/v1/service/project/${body.uuid}`;
    services[name] = (await manager.put<ServiceComponent>(path, { name, ...more })).body.uuid;
  };
  await add('mail');
  await add('queue', { parent: { uuid: services.mail } });
  await add('mail relay');
  await add('pay');
  return { uuid: body.uuid, services };
}

const pathOf = (project: { uuid: string }, query = '') =>
  `/api/waybill/v1/project/${project.uuid}/services/deletion${query}`;

async function remove(project: { uuid: string }, selection: object, query = ''): Promise<BulkReport> {
  const answer = await manager.post<BulkStarted>(pathOf(project, query), { selection });
  expect(answer.status, answer.text).toBe(202);
  await server.runJobs();
  return (await manager.get<BulkReport>(`/api/waybill/v1/bulk/${answer.body.token}`)).body;
}

async function namesIn({ uuid }: { uuid: string }): Promise<string[]> {
  const { body } = await viewer.get<ServiceComponent[]>(`/api/v1/service/project/${uuid}`);
  return body.map(({ name }) => name);
}

describe('deleting many services', () => {
  it('takes those that are named with what is nested in them, and reports what is not there', async () => {
    const [project, other] = [await freshProject(), await freshProject()];
    const ids = [project.services.mail, other.services.pay, newUuid()];
    const report = await remove(project, { kind: 'ids', ids });
    expect([report.done, report.skipped, report.canUndo]).toEqual([1, 2, false]);
    expect(report.reasons).toMatchObject([{ reason: 'not_found', count: 2 }]);
    expect(await namesIn(project)).toEqual(['mail relay', 'pay']);
    expect(await namesIn(other)).toHaveLength(4);
  });

  it('takes all that a search shows, but for those that are excluded', async () => {
    const project = await freshProject();
    const selection = { kind: 'filter', excluded: [project.services['mail relay']] };
    expect(await remove(project, selection, '?searchText=MAIL')).toMatchObject({ total: 1, done: 1 });
    expect(await namesIn(project)).toEqual(['mail relay', 'pay']);
    expect(await remove(project, { kind: 'filter' })).toMatchObject({ total: 2, done: 2 });
    expect(await namesIn(project)).toEqual([]);
  });

  it('takes only what a filter leaves', async () => {
    const project = await freshProject();
    const path = `/api/v1/service/project/${project.uuid}`;
    await manager.put(path, { name: 'open', authenticated: false, crossesTrustBoundary: true });
    await manager.put(path, { name: 'closed', authenticated: true });
    const listed = async (query: string) =>
      (await viewer.get<ServiceComponent[]>(`${path}?${query}`)).body.map(({ name }) => name);
    expect(await listed('authentication=YES')).toEqual(['closed']);
    expect(await listed('authentication=YES,NO')).toEqual(['closed', 'open']);
    expect(await listed('authentication=UNKNOWN&searchText=mail')).toEqual(['mail', 'mail relay']);
    expect(await listed('trustBoundary=YES')).toEqual(['open']);
    expect(await listed('trustBoundary=NO')).toEqual([]);
    expect(await remove(project, { kind: 'filter' }, '?authentication=NO')).toMatchObject({ done: 1 });
    expect(await remove(project, { kind: 'filter' }, '?authentication=UNKNOWN')).toMatchObject({ done: 4 });
    expect(await namesIn(project)).toEqual(['closed']);
  });

  it('counts what is nested in a service as deleted', async () => {
    const project = await freshProject();
    expect(await remove(project, { kind: 'filter' })).toMatchObject({ total: 4, done: 4, skipped: 0 });
  });

  it('is for those who manage the portfolio', async () => {
    const project = await freshProject();
    const answer = await viewer.post(pathOf(project), { selection: { kind: 'filter' } });
    expect(answer.status).toBe(403);
    const nowhere = await manager.post(pathOf({ uuid: newUuid() }), { selection: { kind: 'filter' } });
    expect(nowhere.status).toBe(404);
    const unknown = { selection: { kind: 'ids', ids: ['pay'] } };
    expect((await manager.post(pathOf(project), unknown)).status).toBe(400);
    expect(await namesIn(project)).toHaveLength(4);
  });
});
