import type { Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl, showProject } from '../../../../test/audit-world.ts';
import { inTransaction, runSql, sql } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import { type ProjectWorld, startProjectWorld, uniqueName } from '../project.fixtures.ts';

let server: ProjectWorld['server'];
let manager: ProjectWorld['manager'];
let create: ProjectWorld['create'];
let close: ProjectWorld['close'];

beforeAll(async () => {
  ({ server, manager, create, close } = await startProjectWorld());
});
afterAll(() => close());

describe('project lists', () => {
  it('filters, searches, sorts and counts', async () => {
    const word = uniqueName();
    const root = await create({ name: `${word}-b`, version: '1', tags: [{ name: `${word}-tag` }] });
    const child = await create({ name: `${word}-a`, classifier: 'CONTAINER', parent: { uuid: root.uuid } });
    const inactive = await create({ name: `${word}-c`, active: false });
    const list = async (query: string) => {
      const answer = await manager.get<Project[]>(`/api/v1/project${query}`);
      expect(answer.status, answer.text).toBe(200);
      return { uuids: answer.body.map((item) => item.uuid), total: answer.headers.get('x-total-count') };
    };
    expect(await list(`?searchText=${word.toUpperCase()}`)).toEqual({
      uuids: [child.uuid, root.uuid, inactive.uuid],
      total: '3',
    });
    expect(await list(`?searchText=${word}&page=2&size=1`)).toEqual({ uuids: [root.uuid], total: '3' });
    expect(await list(`?searchText=${word}&orderBy=name&sort=desc`)).toMatchObject({
      uuids: [inactive.uuid, root.uuid, child.uuid],
    });
    expect(await list(`?searchText=${word}&excludeInactive=true&onlyRoot=true`)).toMatchObject({
      uuids: [root.uuid],
    });
    expect(await list(`?searchText=${word}-tag`)).toMatchObject({ uuids: [root.uuid] });
    expect(await list(`?name=${word}-b`)).toMatchObject({ uuids: [root.uuid] });
    expect(await list(`/tag/${word}-TAG`)).toMatchObject({ uuids: [root.uuid] });
    expect(await list('/tag/no-such-tag')).toEqual({ uuids: [], total: '0' });
    expect(await list(`/classifier/CONTAINER?searchText=${word}`)).toMatchObject({ uuids: [child.uuid] });
    expect(await list(`?classifier=CONTAINER&searchText=${word}-a`)).toMatchObject({ uuids: [child.uuid] });
    expect(await list(`?classifier=CONTAINER&searchText=${word}-b`)).toMatchObject({ uuids: [] });
    expect(await list(`?tag=${word}-tag&classifier=APPLICATION`)).toMatchObject({ uuids: [root.uuid] });
    expect(await list(`?tag=${word}-tag&classifier=CONTAINER`)).toMatchObject({ uuids: [] });
    expect(await list(`/${root.uuid}/children`)).toEqual({ uuids: [child.uuid], total: '1' });
    expect(await list(`/${root.uuid}/children/classifier/LIBRARY`)).toMatchObject({ uuids: [] });
    expect(await list(`/withoutDescendantsOf/${root.uuid}?searchText=${word}`)).toMatchObject({
      uuids: [inactive.uuid],
    });
    expect(await list(`?searchText=${word}&orderBy=parent.name&sort=desc`)).toMatchObject({
      uuids: [child.uuid, root.uuid, inactive.uuid],
    });
    const fields = ['tags.name', 'tags', 'authors', 'parent', 'supplier.name', 'manufacturer.contacts.email'];
    for (const field of [...fields, 'collectionTag.name', 'externalReferences', 'directDependencies']) {
      for (const direction of ['asc', 'desc']) {
        const query = `searchText=${word}&orderBy=${field}&sort=${direction}`;
        expect(await list(`?${query}`), field).toMatchObject({ uuids: { length: 3 }, total: '3' });
        const pages = [1, 2, 3].map((page) => list(`?${query}&pageNumber=${page}&pageSize=1`));
        expect(new Set((await Promise.all(pages)).flatMap(({ uuids }) => uuids)).size, field).toBe(3);
      }
    }
    for (const field of ['color', 'color.name', 'author', 'versions', 'metrics.color', 'bomRef']) {
      expect((await manager.get(`/api/v1/project?orderBy=${field}&sort=asc`)).status, field).toBe(400);
    }
    expect((await manager.get('/api/v1/project/classifier/PIZZA')).status).toBe(400);
    expect((await manager.get('/api/v1/project?classifier=PIZZA')).status).toBe(400);
    expect((await manager.get(`/api/v1/project/${root.uuid}/children/classifier/PIZZA`)).status).toBe(400);
  });

  it('finds wildcards literally', async () => {
    const word = uniqueName();
    const project = await create({ name: `${word} 100%_done` });
    await create({ name: `${word} 100x done` });
    const answer = await manager.get<Project[]>(
      `/api/v1/project?searchText=${encodeURIComponent(`${word} 100%_`)}`,
    );
    expect(answer.body.map((item) => item.uuid)).toEqual([project.uuid]);
  });

  it('shows metrics in the list but not by exact name', async () => {
    const project = await create({ name: uniqueName() });
    await inTransaction(server.db, async (trx) => {
      await runSql(
        trx,
        sql`insert into project_count (project_id, comps, c4, findings)
          select project_id, 3, 2, 2 from project where uuid = ${project.uuid}`,
      );
    });
    const [listed] = (await manager.get<Project[]>(`/api/v1/project?searchText=${project.name}`)).body;
    expect(listed).toMatchObject({
      lastInheritedRiskScore: 20,
      metrics: { components: 3, critical: 2, findingsTotal: 2, inheritedRiskScore: 20 },
    });
    const [named] = (await manager.get<Project[]>(`/api/v1/project?name=${project.name}`)).body;
    expect(named).not.toHaveProperty('metrics');
  });

  it('leaves out what a team has already', async () => {
    const word = uniqueName();
    const seen = await create({ name: `${word}-1` });
    const unseen = await create({ name: `${word}-2` });
    await runSql(
      server.db,
      sql`insert into project_acl (team_id, project_id)
        select ${manager.team.teamId}::int, project_id from project where uuid = ${seen.uuid}`,
    );
    const query = `searchText=${word}&notAssignedToTeamWithUuid=${manager.team.uuid}`;
    const answer = await manager.get<Project[]>(`/api/v1/project?${query}`);
    expect(answer.body.map((item) => item.uuid)).toEqual([unseen.uuid]);
    const unknown = await manager.get(`/api/v1/project?notAssignedToTeamWithUuid=${newUuid()}`);
    expect(unknown.status).toBe(404);
  });

  it('are counted past their end, too', async () => {
    const word = uniqueName();
    await create({ name: word });
    const answer = await manager.get<Project[]>(`/api/v1/project?searchText=${word}&pageNumber=9&pageSize=5`);
    expect([answer.body, answer.headers.get('x-total-count')]).toEqual([[], '1']);
  });

  it('sorted by their parents tell nothing of parents that the caller may not see', async () => {
    const word = uniqueName();
    const parents: Project[] = [];
    const children: Project[] = [];
    for (const letter of ['z', 'a', 'm']) {
      const parent = await create({ name: `${letter} ${uniqueName()}`, version: letter });
      parents.push(parent);
      children.push(await create({ name: `${word} ${letter}`, parent: { uuid: parent.uuid } }));
    }
    const viewer = await server.asKey('VIEW_PORTFOLIO');
    for (const { uuid } of [...children, ...parents.slice(2)])
      await showProject(server, viewer, { uuid, components: {} });
    const letters = async (field: string, direction: string) => {
      const order = `sortName=parent.${field}&sortOrder=${direction}`;
      const { body } = await viewer.get<Project[]>(`/api/v1/project?searchText=${word}&${order}`);
      return body.map(({ name }) => name.slice(-1)).join('');
    };
    expect([await letters('name', 'asc'), await letters('name', 'desc')]).toEqual(['amz', 'zma']);
    await setAccessControl(server, true);
    try {
      for (const field of ['name', 'version', 'uuid']) {
        // Hidden parents are like none: first upwards, last downwards, and in the order in which the children came.
        expect([await letters(field, 'asc'), await letters(field, 'desc')], field).toEqual(['zam', 'mza']);
      }
    } finally {
      await setAccessControl(server, false);
    }
  });
});
