import type { BulkReport, BulkStarted, ListedService, ServiceComponent } from '@waybill/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/client.ts';
import { newUuid } from '../../../db/uuid.ts';
import { type ServiceWorld, startServiceWorld } from './service-world.fixtures.ts';

let world: ServiceWorld;

beforeAll(async () => {
  world = await startServiceWorld();
});
afterAll(() => world.server.close());

const idsOf = (...ids: (string | undefined)[]) => ({ selection: { kind: 'ids', ids } });
const all = { selection: { kind: 'filter' } };
const pathOf = (query = '') => `/api/waybill/v1/services/deletion?${query}`;

async function remove(body: object, query?: string, client: TestClient = world.manager): Promise<BulkReport> {
  const answer = await client.post<BulkStarted>(pathOf(query), body);
  expect(answer.status, answer.text).toBe(202);
  await world.server.runJobs();
  return (await client.get<BulkReport>(`/api/waybill/v1/bulk/${answer.body.token}`)).body;
}

async function namesIn({ uuid }: { uuid: string }): Promise<string[]> {
  const { asAdmin } = world.server;
  const { body } = await asAdmin.get<ListedService[]>(`/api/waybill/v1/services?project=${uuid}`);
  return body.map(({ name }) => name);
}

/** Two projects that the manager sees, each with gate, lock and door. */
async function freshProjects(): Promise<Awaited<ReturnType<ServiceWorld['add']>>[]> {
  const made = [];
  for (const version of ['1', '2']) {
    const names = ['gate', 'lock', 'door'].map((name) => ({ name }));
    const project = await world.add({ name: newUuid(), version }, ...names);
    const mapping = { team: world.manager.team.uuid, project: project.uuid };
    await world.server.asAdmin.put('/api/v1/acl/mapping', mapping);
    made.push(project);
  }
  return made;
}

it('takes those that are named, of several projects, and reports what is not there', async () => {
  const [first, second] = await freshProjects();
  const unknown = newUuid();
  const report = await remove(idsOf(first?.services.gate, second?.services.lock, unknown));
  expect([report.kind, report.done, report.skipped]).toEqual(['portfolio.service.deletion', 2, 1]);
  expect(report.canUndo).toBe(false);
  expect(report.reasons).toEqual([{ reason: 'not_found', count: 1, items: [{ id: unknown }] }]);
  expect(await namesIn(first ?? { uuid: '' })).toEqual(['door', 'lock']);
  expect(await namesIn(second ?? { uuid: '' })).toEqual(['door', 'gate']);
});

it('takes all that the list shows under its filter, but for those that are excluded', async () => {
  const [first, second] = await freshProjects();
  const query = `project=${first?.uuid},${second?.uuid}&searchText=gat`;
  const body = { selection: { kind: 'filter', excluded: [second?.services.gate] } };
  expect(await remove(body, query)).toMatchObject({ total: 1, done: 1, skipped: 0 });
  expect(await namesIn(first ?? { uuid: '' })).toEqual(['door', 'lock']);
  expect(await namesIn(second ?? { uuid: '' })).toEqual(['door', 'gate', 'lock']);
  await world.server.asAdmin.patch(`/api/v1/project/${second?.uuid}`, { active: false });
  const active = await remove(all, `name=door&excludeInactiveProjects=true&project=${second?.uuid}`);
  expect(active).toMatchObject({ total: 0, done: 0 });
  expect(await namesIn(second ?? { uuid: '' })).toHaveLength(3);
});

it('takes what is nested in a service, whatever the order of the ids', async () => {
  const [first, second] = await freshProjects();
  const parent = { uuid: first?.services.door };
  const path = `/api/v1/service/project/${first?.uuid}`;
  const inner = await world.server.asAdmin.put<ServiceComponent>(path, { name: 'hinge', parent });
  const report = await remove(idsOf(parent.uuid, second?.services.gate, inner.body.uuid));
  expect([report.done, report.skipped]).toEqual([3, 0]);
  expect(await namesIn(first ?? { uuid: '' })).toEqual(['gate', 'lock']);
});

it('touches only what the caller may see', async () => {
  const named = await remove(idsOf(world.hidden.services.secret, world.store.services.stock));
  expect(named).toMatchObject({ done: 1, reasons: [{ reason: 'not_found', count: 1 }] });
  expect(await remove(all, 'tag=hot&name=mail')).toMatchObject({ total: 1, done: 1 });
  expect(await namesIn(world.hidden)).toEqual(['mail', 'secret']);
  expect(await namesIn(world.store)).toEqual([]);
});

it('is refused without the permissions, and for ids that are none', async () => {
  const body = idsOf(world.shop.services.mail);
  expect((await world.viewer.post(pathOf(), body)).status).toBe(403);
  expect((await world.manager.post(pathOf(), idsOf('x'))).status).toBe(400);
  expect((await world.manager.post(pathOf(), { selection: { kind: 'ids', ids: [] } })).status).toBe(400);
  expect((await world.manager.post(pathOf('project=x'), all)).status).toBe(400);
  const blind = await world.server.asKey('PORTFOLIO_MANAGEMENT');
  expect((await blind.post(pathOf(), all)).status).toBe(403);
  expect(await namesIn(world.shop)).toHaveLength(3);
});
