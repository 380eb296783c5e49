import type { BulkReport, BulkStarted, Component, PortfolioFinding } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  setAccessControl,
  showProject,
  startAuditWorld,
} from '../../../test/audit-world.ts';
import type { KeyClient } from '../../../test/server.ts';

const own = '/api/waybill/v1';

let world: AuditWorld;
let workshops: string;
let empty: string;
beforeAll(async () => {
  world = await startAuditWorld();
  const create = async (name: string) => {
    const body = { name, collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' };
    return (await world.auditor.put<{ uuid: string }>('/api/v1/project', body)).body.uuid;
  };
  workshops = await create('Workshops');
  empty = await create('Empty');
  for (const { uuid } of [world.first, world.second])
    await world.auditor.patch(`/api/v1/project/${uuid}`, { parent: { uuid: workshops } });
});
afterAll(() => world.server.close());

async function decide(query: string, client: KeyClient): Promise<BulkReport> {
  const body = { selection: { kind: 'filter' }, analysisState: 'IN_TRIAGE' };
  const answer = await client.post<BulkStarted>(`${own}/findings/decisions?${query}`, body);
  expect(answer.status, answer.text).toBe(202);
  await world.server.runJobs();
  return (await client.get<BulkReport>(`${own}/bulk/${answer.body.token}`)).body;
}

const inTriage = async () =>
  (await world.viewer.get<PortfolioFinding[]>(`${own}/findings?state=IN_TRIAGE`)).body.map(
    ({ project }) => project.uuid,
  );

/** The time of the request is among the figures. */
const withoutClock = ({ metrics, ...component }: Component) => ({
  ...component,
  metrics: { ...metrics, lastOccurrence: 0 },
});

describe('a collection in a filter by projects', () => {
  it('leaves nothing when it has no members, so that nothing is decided about', async () => {
    const filter = `project=${empty}&everyRecord=true`;
    expect((await world.viewer.get(`${own}/findings?${filter}`)).body).toEqual([]);
    expect((await decide(filter, world.auditor)).total).toBe(0);
    expect(await inTriage()).toEqual([]);
  });

  it('stands beside single projects, each row once', async () => {
    const total = async (query: string) =>
      (await world.viewer.get(`${own}/findings?everyRecord=true&${query}`)).headers.get('x-total-count');
    expect(await total(`project=${workshops}`)).toBe('10');
    expect(await total(`project=${workshops}&project=${world.first.uuid}`)).toBe('10');
    expect(await total(`project=${empty}&project=${world.first.uuid}`)).toBe('5');
  });

  it('does not reach members that the caller may not see', async () => {
    const guest = await world.server.asKey('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS');
    await showProject(world.server, guest, { uuid: workshops, components: {} });
    await showProject(world.server, guest, world.first);
    await setAccessControl(world.server, true);
    try {
      const { body } = await guest.get<Component[]>(`${own}/project/${workshops}/components`);
      expect(new Set(body.map(({ project }) => project?.uuid))).toEqual(new Set([world.first.uuid]));
      expect((await decide(`project=${workshops}`, guest)).total).toBe(4);
    } finally {
      await setAccessControl(world.server, false);
    }
    expect(new Set(await inTriage())).toEqual(new Set([world.first.uuid]));
  });
});

describe('the components of a collection', () => {
  it('are filtered, searched, sorted and paged like those of a project', async () => {
    const list = async (query: string) => {
      const answer = await world.viewer.get<Component[]>(`${own}/project/${workshops}/components?${query}`);
      expect(answer.status, answer.text).toBe(200);
      return {
        total: answer.headers.get('x-total-count'),
        rows: answer.body.map(({ name, project }) => `${name} ${project?.version}`),
      };
    };
    expect(await list('searchText=anv&sortName=project.version&sortOrder=desc')).toEqual({
      total: '2',
      rows: ['anvil 2', 'anvil 1'],
    });
    expect((await list('onlyDirect=true')).total).toBe('4');
    expect((await list('severity=CRITICAL')).rows).toEqual(['anvil 1', 'anvil 2']);
    const paged = await list('pageSize=3&pageNumber=2&sortName=name&sortOrder=asc');
    expect([paged.total, paged.rows.length]).toEqual(['8', 3]);
    const { body } = await world.viewer.get<Component[]>(`${own}/project/${world.first.uuid}/components`);
    const contract = `/api/v1/component/project/${world.first.uuid}?coverage=true`;
    const { body: expected } = await world.viewer.get<Component[]>(contract);
    expect(body.map(withoutClock)).toEqual(expected.map(withoutClock));
    expect((await world.viewer.get(`${own}/project/${empty}/components`)).body).toEqual([]);
  });
});
