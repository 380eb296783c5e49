import type { ProjectSums } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  setAccessControl,
  showProject,
  startAuditWorld,
} from '../../../../test/audit-world.ts';

let world: AuditWorld;
let shop: string;

beforeAll(async () => {
  world = await startAuditWorld();
  const { body } = await world.auditor.put<{ uuid: string }>('/api/v1/project', { name: 'Shop' });
  shop = body.uuid;
  // The first below the shop, the second below the first.
  await setParent(world.first.uuid, shop);
  await setParent(world.second.uuid, world.first.uuid);
});
afterAll(() => world.server.close());

async function change(uuid: string, body: object): Promise<void> {
  const answer = await world.auditor.patch(`/api/v1/project/${uuid}`, body);
  if (answer.status !== 200) throw new Error(answer.text);
}
const setParent = (uuid: string, parent: string) => change(uuid, { parent: { uuid: parent } });

async function sums(uuids: string[], client = world.viewer): Promise<ProjectSums[]> {
  const query = uuids.map((uuid) => `project=${uuid}`).join('&');
  const { status, body, text } = await client.get<ProjectSums[]>(`/api/waybill/v1/project/sums?${query}`);
  if (status !== 200) throw new Error(text);
  return body;
}

describe('the sums of projects', () => {
  it('take in everything below, each project once', async () => {
    const [below] = await sums([shop]);
    expect(below).toMatchObject({
      uuid: shop,
      projects: 3,
      components: 8,
      vulnerableComponents: 6,
      critical: 2,
      high: 2,
      medium: 2,
      low: 0,
      unassigned: 2,
      vulnerabilities: 8,
      findings: 10,
      inheritedRiskScore: 46,
      lastBomImport: expect.any(Number),
    });
    const rows = await sums([shop, world.first.uuid, world.second.uuid]);
    const figures = Object.fromEntries(rows.map((row) => [row.uuid, [row.projects, row.findings]]));
    expect(figures).toEqual({ [shop]: [3, 10], [world.first.uuid]: [2, 10], [world.second.uuid]: [1, 5] });
  });

  it('leave out inactive projects and what stands below them', async () => {
    await change(world.second.uuid, { active: false });
    expect(await sums([shop])).toMatchObject([{ projects: 2, findings: 5 }]);
    await change(world.second.uuid, { active: true });
  });

  it('leave out what the caller may not see', async () => {
    const caller = await world.server.asKey('VIEW_PORTFOLIO');
    await showProject(world.server, caller, { uuid: world.first.uuid, components: {} });
    await setAccessControl(world.server, true);
    try {
      expect(await sums([shop], caller)).toEqual([]);
      const [row] = await sums([world.first.uuid], caller);
      expect([row?.projects, row?.findings]).toEqual([1, 5]);
    } finally {
      await setAccessControl(world.server, false);
    }
  });

  it('are asked for by uuid, of a hundred projects at most', async () => {
    const ask = (query: string) => world.viewer.get(`/api/waybill/v1/project/sums${query}`);
    expect((await ask('')).body).toEqual([]);
    expect((await ask('?project=x')).status).toBe(400);
    const many = Array.from({ length: 101 }, () => `project=${shop}`).join('&');
    expect((await ask(`?${many}`)).status).toBe(400);
    const other = await world.server.asKey('VIEW_VULNERABILITY');
    expect((await other.get('/api/waybill/v1/project/sums')).status).toBe(403);
  });
});
