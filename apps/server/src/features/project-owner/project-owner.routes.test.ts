import type {
  FoldedProject,
  OwnerCandidate,
  Project,
  ProjectOwnership,
  ProjectReport,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl } from '../../../test/audit-world.ts';
import type { KeyClient } from '../../../test/server.ts';
import { type ProjectWorld, startProjectWorld } from '../project/project.fixtures.ts';

let world: ProjectWorld;
let platform: { uuid: string };
const made = new Map<string, Project>();

beforeAll(async () => {
  world = await startProjectWorld();
  const { asAdmin } = world.server;
  platform = (await asAdmin.put<{ uuid: string }>('/api/v1/team', { name: 'Platform' })).body;
  const add = async (key: string, body: object) => {
    made.set(key, await world.create({ name: key.split(' ')[0], version: key.split(' ')[1], ...body }));
  };
  await add('Suite 1', {});
  await add('Shop 1', { parent: { uuid: made.get('Suite 1')?.uuid } });
  await add('Shop 2', {});
  await add('Cart 1', { parent: { uuid: made.get('Shop 1')?.uuid } });
  await add('Alone 1', {});
});
afterAll(() => world.close());

const pathOf = (key: string) => `/api/waybill/v1/project/${made.get(key)?.uuid}/owner`;
const set = (key: string, owner: object) => world.server.asAdmin.put<ProjectOwnership>(pathOf(key), owner);
async function ownership(key: string, client = world.manager): Promise<ProjectOwnership> {
  const answer = await client.get<ProjectOwnership>(pathOf(key));
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const ownerOf = async (key: string) => (await ownership(key)).owner?.name;
async function ownedBy(name: string, client = world.manager): Promise<string[]> {
  const path = `/api/waybill/v1/project/names?owner=${encodeURIComponent(name)}`;
  const { body } = await client.get<FoldedProject[]>(path);
  return body.map((project) => `${project.name} ${project.version}`);
}

describe('the owner of a project', () => {
  it('is nobody at first', async () => {
    expect(await ownership('Alone 1')).toEqual({ teams: [] });
    expect(await ownedBy('Platform')).toEqual([]);
  });

  it('is inherited by other versions, and by the projects below', async () => {
    expect((await set('Suite 1', { user: 'admin' })).status).toBe(200);
    expect(await ownership('Suite 1')).toMatchObject({
      owner: { kind: 'USER', name: 'admin' },
      from: 'PROJECT',
    });
    expect(await ownership('Suite 1')).not.toHaveProperty('project');
    expect(await ownership('Cart 1')).toMatchObject({
      owner: { name: 'admin' },
      from: 'PARENT',
      project: { uuid: made.get('Suite 1')?.uuid },
    });
    await set('Shop 2', { team: platform.uuid });
    expect(await ownership('Shop 1')).toMatchObject({
      owner: { kind: 'TEAM', name: 'Platform' },
      team: platform.uuid,
      from: 'VERSION',
      project: { uuid: made.get('Shop 2')?.uuid },
    });
    // The nearest one counts.
    expect(await ownerOf('Cart 1')).toBe('Platform');
    expect(await ownerOf('Alone 1')).toBeUndefined();
  });

  it('is shown in lists and reports, and what lists are filtered by', async () => {
    const { body } = await world.manager.get<FoldedProject[]>('/api/waybill/v1/project/names');
    expect(body.map(({ name, owner }) => [name, owner?.name])).toEqual([
      ['Alone', undefined],
      ['Cart', 'Platform'],
      ['Shop', 'Platform'],
      ['Suite', 'admin'],
    ]);
    expect(await ownedBy('platform')).toEqual(['Cart 1', 'Shop 2']);
    expect(await ownedBy('Admin')).toEqual(['Suite 1']);
    const plain = await world.manager.get<Project[]>('/api/v1/project?name=Suite');
    expect(plain.body[0]).not.toHaveProperty('owner');
    const asked = await world.manager.get<Project[]>('/api/v1/project?name=Suite&owners=true');
    expect(asked.body[0]?.owner).toMatchObject({ kind: 'USER', name: 'admin' });
    const report = await world.manager.get<ProjectReport>(
      `/api/waybill/v1/project/${made.get('Cart 1')?.uuid}/report/data`,
    );
    expect(report.body.project.owner).toEqual({ kind: 'TEAM', name: 'Platform' });
  });

  it('is one of two kinds, and known to whoever sets it', async () => {
    for (const owner of [{}, { user: 'admin', team: platform.uuid }, { user: 'nobody' }])
      expect((await set('Alone 1', owner)).status).toBe(400);
    // A caller without ACCESS_MANAGEMENT chooses among the own teams.
    expect((await world.manager.put(pathOf('Alone 1'), { team: platform.uuid })).status).toBe(400);
    const own = world.manager.team.uuid;
    expect((await world.manager.put(pathOf('Alone 1'), { team: own })).status).toBe(200);
    const offered = await world.manager.get<OwnerCandidate[]>('/api/waybill/v1/owner-candidates');
    expect(offered.body.map(({ team }) => team)).toEqual([own]);
    const all = await world.server.asAdmin.get<OwnerCandidate[]>(
      '/api/waybill/v1/owner-candidates?searchText=PLAT',
    );
    expect(all.body).toEqual([{ kind: 'TEAM', name: 'Platform', team: platform.uuid }]);
  });

  it('is taken away, after which it is inherited again', async () => {
    await set('Cart 1', { user: 'admin' });
    expect(await ownerOf('Cart 1')).toBe('admin');
    expect((await world.manager.delete(pathOf('Cart 1'))).status).toBe(204);
    expect(await ownerOf('Cart 1')).toBe('Platform');
    expect((await world.manager.delete(pathOf('Cart 1'))).status).toBe(204);
    const log = await world.server.asAdmin.get<{ action: string }[]>('/api/waybill/v1/audit-log?pageSize=50');
    expect(log.body.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['project.owner_set', 'project.owner_removed']),
    );
  });

  it('goes with the team or the project', async () => {
    await world.server.asAdmin.delete('/api/v1/team', platform);
    expect(await ownerOf('Shop 1')).toBe('admin');
    const extra = await world.create({ name: 'Extra', version: '1' });
    made.set('Extra 1', extra);
    await set('Extra 1', { user: 'admin' });
    expect((await world.manager.delete(`/api/v1/project/${extra.uuid}`)).status).toBe(204);
    expect(await ownedBy('admin')).not.toContain('Extra 1');
  });

  it('counts where it is set out of sight, which is not named; else the own teams with access', async () => {
    const caller: KeyClient = await world.server.asKey('VIEW_PORTFOLIO');
    for (const key of ['Cart 1', 'Alone 1'])
      await world.server.asAdmin.put('/api/v1/acl/mapping', {
        team: caller.team.uuid,
        project: made.get(key)?.uuid,
      });
    await world.manager.delete(pathOf('Alone 1'));
    await setAccessControl(world.server, true);
    try {
      const inherited = await ownership('Cart 1', caller);
      expect(inherited).toMatchObject({ owner: { kind: 'USER', name: 'admin' }, from: 'PARENT' });
      expect(inherited).not.toHaveProperty('project');
      const { name } = (await caller.get<{ name: string }>('/api/v1/team/self')).body;
      expect(await ownership('Alone 1', caller)).toEqual({ teams: [name] });
      expect(await ownedBy(name, caller)).toEqual(['Alone 1']);
      expect((await caller.get(pathOf('Suite 1'))).status).toBe(404);
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});
