import type { BulkReport, BulkStarted, Component } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  setAccessControl,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../../test/audit-world.ts';
import type { TestClient } from '../../../../test/client.ts';
import { noDrift } from '../../../../test/no-drift.ts';
import { runSql, sql } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import { countDrift } from '../../matching/matching.service.ts';

let world: AuditWorld;
let version = 100;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(async () => {
  expect(await countDrift(world.server.db)).toEqual(noDrift);
  await world.server.close();
});

function freshProject(): Promise<UploadedProject> {
  version += 1;
  return uploadBom(world.server, world.auditor, 'Deleting', String(version), workshopBom);
}

const pathOf = ({ uuid }: UploadedProject, query = '') =>
  `/api/waybill/v1/project/${uuid}/components/deletion${query}`;
const idsOf = (...ids: (string | undefined)[]) => ({ selection: { kind: 'ids', ids } });

async function remove(project: UploadedProject, body: object, query = ''): Promise<BulkReport> {
  const answer = await world.auditor.post<BulkStarted>(pathOf(project, query), body);
  expect(answer.status, answer.text).toBe(202);
  await world.server.runJobs();
  return (await world.auditor.get<BulkReport>(`/api/waybill/v1/bulk/${answer.body.token}`)).body;
}

async function namesIn({ uuid }: UploadedProject, query = ''): Promise<string[]> {
  const { body } = await world.viewer.get<Component[]>(`/api/v1/component/project/${uuid}${query}`);
  return body.map(({ name }) => name);
}

describe('deleting many components', () => {
  it('takes those that are named, keeps the others, and reports what is not there', async () => {
    const [project, other] = [await freshProject(), await freshProject()];
    const { anvil, nail } = project.components;
    const foreign = other.components.anvil;
    const unknown = newUuid();
    const report = await remove(project, idsOf(anvil, nail, foreign, unknown));
    expect([report.done, report.skipped, report.canUndo]).toEqual([2, 2, false]);
    expect(report.reasons).toMatchObject([{ reason: 'not_found', count: 2 }]);
    expect(await namesIn(project)).toEqual(['hammer', 'mystery']);
    expect(await namesIn(other)).toHaveLength(4);
    // The same BOM brings them back.
    await uploadBom(world.server, world.auditor, 'Deleting', String(version - 1), workshopBom);
    expect(await namesIn(project)).toHaveLength(4);
  });

  it('takes all that the filter shows, but for those that are excluded', async () => {
    const project = await freshProject();
    const filter = '?severity=HIGH&severity=CRITICAL';
    expect(await namesIn(project, filter)).toEqual(['anvil', 'hammer']);
    const body = { selection: { kind: 'filter', excluded: [project.components.hammer] } };
    expect(await remove(project, body, filter)).toMatchObject({ total: 1, done: 1 });
    expect(await namesIn(project)).toEqual(['hammer', 'mystery', 'nail']);
    const search = '?searchText=myst&onlyDirect=false';
    expect(await remove(project, { selection: { kind: 'filter' } }, search)).toMatchObject({ done: 1 });
    expect(await namesIn(project)).toEqual(['hammer', 'nail']);
  });

  it('takes only those that are outdated, where the list shows only these', async () => {
    const project = await freshProject();
    const body = { selection: { kind: 'filter' } };
    expect(await remove(project, body, '?onlyOutdated=true')).toMatchObject({ total: 0 });
    await runSql(
      world.server.db,
      sql`insert into package_latest (pkg_id, version)
        select q.pkg_id, 'v2.0.0' from identity_coord q join identity i on i.identity_id = q.identity_id
          where i.name = 'nail' on conflict do nothing`,
    );
    expect(await remove(project, body, '?onlyOutdated=true')).toMatchObject({ total: 1, done: 1 });
    expect(await namesIn(project)).toEqual(['anvil', 'hammer', 'mystery']);
  });

  it('takes what is nested in a component, and counts it as deleted', async () => {
    const project = await freshProject();
    const parent = { uuid: project.components.mystery };
    const { body: nested } = await world.auditor.put<Component>(`/api/v1/component/project/${project.uuid}`, {
      name: 'inner',
      classifier: 'LIBRARY',
      parent,
    });
    const report = await remove(project, idsOf(parent.uuid, nested.uuid));
    expect([report.done, report.skipped]).toEqual([2, 0]);
    expect(await namesIn(project)).toEqual(['anvil', 'hammer', 'nail']);
  });

  it('is refused without the permission, out of sight, and for ids that are none', async () => {
    const project = await freshProject();
    const body = idsOf(project.components.nail);
    const ask = (client: TestClient, what: object = body) => client.post(pathOf(project), what);
    expect((await ask(world.viewer)).status).toBe(403);
    expect((await ask(world.auditor, idsOf('x'))).status).toBe(400);
    const blind = await world.server.asKey('PORTFOLIO_MANAGEMENT');
    expect((await ask(blind, { selection: { kind: 'filter' } })).status).toBe(403);
    await setAccessControl(world.server, true);
    try {
      const other = await world.server.asKey('PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
      expect((await ask(other)).status).toBe(404);
    } finally {
      await setAccessControl(world.server, false);
    }
    expect(await namesIn(project)).toHaveLength(4);
  });
});

describe('the list of components', () => {
  it('is filtered by severity, classifier, scope and what is internal', async () => {
    const project = await freshProject();
    expect(await namesIn(project, '?severity=MEDIUM')).toEqual(['anvil']);
    expect(await namesIn(project, '?scope=REQUIRED')).toEqual(['anvil']);
    expect(await namesIn(project, '?classifier=LIBRARY&onlyDirect=true')).toEqual(['anvil', 'hammer']);
    expect(await namesIn(project, '?classifier=DEVICE')).toEqual([]);
    expect(await namesIn(project, '?internal=true')).toEqual([]);
  });

  it('that depend on a component is filtered likewise, and kept from those who may not see it', async () => {
    const { components } = await freshProject();
    const ask = (uuid: string | undefined, query = '', client: TestClient = world.viewer) =>
      client.get<Component[]>(`/api/waybill/v1/component/${uuid}/dependents${query}`);
    const names = async (query?: string) => (await ask(components.nail, query)).body.map(({ name }) => name);
    expect(await names()).toEqual(['hammer']);
    expect((await ask(components.hammer)).body).toEqual([]);
    expect(await names('?onlyDirect=true&severity=HIGH&classifier=LIBRARY')).toEqual(['hammer']);
    expect(await names('?severity=MEDIUM')).toEqual([]);
    expect(await names('?scope=REQUIRED')).toEqual([]);
    expect(await names('?searchText=ham&pageSize=1&pageNumber=1')).toEqual(['hammer']);
    expect((await ask(newUuid())).status).toBe(404);
    expect((await ask(components.nail, '', await world.server.asKey('BOM_UPLOAD'))).status).toBe(403);
    await setAccessControl(world.server, true);
    try {
      const other = await world.server.asKey('VIEW_PORTFOLIO');
      expect((await ask(components.nail, '', other)).status).toBe(404);
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});
