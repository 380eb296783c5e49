import type {
  BulkReport,
  BulkStarted,
  Component,
  ComponentDeletionPreview,
  FoundComponent,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  setAccessControl,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../../../test/audit-world.ts';
import type { TestClient } from '../../../../../test/client.ts';
import { noDrift } from '../../../../../test/no-drift.ts';
import { newUuid } from '../../../../db/uuid.ts';
import { countDrift } from '../../../matching/matching.service.ts';

let world: AuditWorld;
let version = 100;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(async () => {
  expect(await countDrift(world.server.db)).toEqual(noDrift);
  await world.server.close();
});

/** Two projects with the same components, under a name of their own. */
async function freshProjects(name: string): Promise<[UploadedProject, UploadedProject]> {
  version += 1;
  const upload = (of: string) => uploadBom(world.server, world.auditor, name, of, workshopBom);
  return [await upload(`${version}.1`), await upload(`${version}.2`)];
}

const pathOf = (query?: string, more = '') =>
  `/api/waybill/v1/components/deletion?${new URLSearchParams(query === undefined ? {} : { query })}${more}`;
const idsOf = (...ids: (string | undefined)[]) => ({ selection: { kind: 'ids', ids } });
const all = { selection: { kind: 'filter' } };

async function remove(
  body: object,
  query?: string,
  { more = '', client = world.auditor }: { more?: string; client?: TestClient } = {},
): Promise<BulkReport> {
  const answer = await client.post<BulkStarted>(pathOf(query, more), body);
  expect(answer.status, answer.text).toBe(202);
  await world.server.runJobs();
  return (await client.get<BulkReport>(`/api/waybill/v1/bulk/${answer.body.token}`)).body;
}

async function namesIn({ uuid }: UploadedProject): Promise<string[]> {
  const { body } = await world.viewer.get<Component[]>(`/api/v1/component/project/${uuid}`);
  return body.map(({ name }) => name);
}

describe('deleting components of several projects', () => {
  it('takes those that are named, keeps the others, and reports what is not there', async () => {
    const [first, second] = await freshProjects('Named');
    const unknown = newUuid();
    const report = await remove(idsOf(first.components.anvil, second.components.nail, unknown));
    expect([report.kind, report.done, report.skipped]).toEqual(['portfolio.component.deletion', 2, 1]);
    expect(report.canUndo).toBe(false);
    expect(report.reasons).toEqual([{ reason: 'not_found', count: 1, items: [{ id: unknown }] }]);
    expect(await namesIn(first)).toEqual(['hammer', 'mystery', 'nail']);
    expect(await namesIn(second)).toEqual(['anvil', 'hammer', 'mystery']);
    // The same BOM brings them back.
    await uploadBom(world.server, world.auditor, 'Named', `${version}.1`, workshopBom);
    expect(await namesIn(first)).toHaveLength(4);
  });

  it('takes all that the query finds under the filter, but for those that are excluded', async () => {
    const [first, second] = await freshProjects('Filtered');
    const [other] = await freshProjects('Elsewhere');
    const query = 'nail project:=Filtered';
    const body = { selection: { kind: 'filter', excluded: [second.components.nail] } };
    expect(await remove(body, query)).toMatchObject({ total: 1, done: 1, skipped: 0 });
    expect(await namesIn(first)).toEqual(['anvil', 'hammer', 'mystery']);
    expect(await namesIn(second)).toHaveLength(4);
    expect(await namesIn(other)).toHaveLength(4);
    await world.auditor.patch(`/api/v1/project/${second.uuid}`, { active: false });
    const active = await remove(all, 'mystery project:=Filtered', { more: '&excludeInactiveProjects=true' });
    expect(active).toMatchObject({ total: 1, done: 1 });
    expect(await namesIn(second)).toHaveLength(4);
  });

  it('is told before how many components of which projects would go', async () => {
    const [first, second] = await freshProjects('Previewed');
    const preview = async (body: object, query?: string, client: TestClient = world.auditor) => {
      const path = `/api/waybill/v1/components/deletion/preview?${new URLSearchParams(query === undefined ? {} : { query })}`;
      const answer = await client.post<ComponentDeletionPreview>(path, body);
      expect(answer.status, answer.text).toBe(200);
      return answer.body;
    };
    const of = ({ uuid }: UploadedProject, place: number, components: number) => ({
      uuid,
      name: 'Previewed',
      version: `${version}.${place}`,
      components,
    });
    const { anvil, nail } = first.components;
    expect(await preview(idsOf(anvil, nail, second.components.nail, newUuid()))).toEqual({
      components: 3,
      projects: 2,
      most: [of(first, 1, 2), of(second, 2, 1)],
    });
    const selection = { kind: 'filter', excluded: [anvil, 'no id'] };
    expect(await preview({ selection }, 'project:=Previewed')).toEqual({
      components: 7,
      projects: 2,
      most: [of(second, 2, 4), of(first, 1, 3)],
    });
    expect(await preview(all, 'nothing-of-that-name')).toEqual({ components: 0, projects: 0, most: [] });
    expect(await namesIn(first)).toHaveLength(4);
    const path = '/api/waybill/v1/components/deletion/preview';
    expect((await world.viewer.post(path, idsOf(anvil))).status).toBe(403);
    expect((await world.auditor.post(path, all)).status).toBe(400);
    const stranger = await world.server.asKey('PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
    await setAccessControl(world.server, true);
    try {
      expect(await preview(idsOf(anvil), undefined, stranger)).toMatchObject({ components: 0, most: [] });
      expect(await preview(all, 'nail', stranger)).toMatchObject({ components: 0, most: [] });
    } finally {
      await setAccessControl(world.server, false);
    }
  });

  it('takes what a comparison of versions finds, of an ecosystem or of none', async () => {
    const [first, second] = await freshProjects('Compared');
    expect(await remove(all, 'project:=Compared version:<1.6')).toMatchObject({ total: 8, done: 8 });
    expect([...(await namesIn(first)), ...(await namesIn(second))]).toEqual([]);
  });

  it('leaves alone what is only there in the past', async () => {
    const [first] = await freshProjects('Gone');
    const { hammer } = first.components;
    await remove(idsOf(hammer));
    const again = await remove(idsOf(hammer));
    expect(again).toMatchObject({ done: 0, reasons: [{ reason: 'not_found', count: 1 }] });
    const past = await world.viewer.get<FoundComponent[]>(
      `/api/waybill/v1/components/search?${new URLSearchParams({ query: 'hammer project:=Gone', past: 'true' })}`,
    );
    expect(past.body).toHaveLength(2);
    expect(await remove(all, 'hammer project:=Gone')).toMatchObject({ total: 1, done: 1 });
  });

  it('takes what is nested in a component, whatever the order of the ids', async () => {
    const [first, second] = await freshProjects('Nested');
    const parent = { uuid: first.components.mystery };
    const { body: inner } = await world.auditor.put<Component>(`/api/v1/component/project/${first.uuid}`, {
      name: 'inner',
      classifier: 'LIBRARY',
      parent,
    });
    const report = await remove(idsOf(parent.uuid, second.components.nail, inner.uuid));
    expect([report.done, report.skipped]).toEqual([3, 0]);
    expect(await namesIn(first)).toEqual(['anvil', 'hammer', 'nail']);
  });

  it('is refused without the permissions, without a query that narrows, and for ids that are none', async () => {
    const [first] = await freshProjects('Refused');
    const body = idsOf(first.components.nail);
    expect((await world.viewer.post(pathOf(), body)).status).toBe(403);
    expect((await world.auditor.post(pathOf(), idsOf('x'))).status).toBe(400);
    expect((await world.auditor.post(pathOf(), all)).status).toBe(400);
    expect((await world.auditor.post(pathOf('nmae:x'), all)).status).toBe(400);
    const blind = await world.server.asKey('PORTFOLIO_MANAGEMENT');
    expect((await blind.post(pathOf('nail'), all)).status).toBe(403);
    expect(await namesIn(first)).toHaveLength(4);
  });

  it('touches only what the caller may see', async () => {
    const [hidden, seen] = await freshProjects('Hidden');
    const client = await world.server.asKey('PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
    await world.server.asAdmin.put('/api/v1/acl/mapping', { team: client.team.uuid, project: seen.uuid });
    await setAccessControl(world.server, true);
    try {
      const named = await remove(idsOf(hidden.components.anvil, seen.components.anvil), undefined, {
        client,
      });
      expect(named).toMatchObject({ done: 1, reasons: [{ reason: 'not_found', count: 1 }] });
      expect(await remove(all, 'nail', { client })).toMatchObject({ total: 1, done: 1 });
    } finally {
      await setAccessControl(world.server, false);
    }
    expect(await namesIn(hidden)).toHaveLength(4);
    expect(await namesIn(seen)).toEqual(['hammer', 'mystery']);
  });
});
