import type { Project, ProjectMetrics } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  setAccessControl,
  showProject,
  startAuditWorld,
  uploadBom,
  workshopBom,
} from '../../../../test/audit-world.ts';
import type { KeyClient } from '../../../../test/server.ts';

let world: AuditWorld;
/** Sees the collections, of their members only a bench. */
let restricted: KeyClient;

const half = { ...workshopBom, components: workshopBom.components.slice(0, 2), dependencies: [] };

/** Two workshops are in `Both`, one of them in `One`, both collections in `Nested`; nothing in `Empty`. */
beforeAll(async () => {
  world = await startAuditWorld();
  restricted = await world.server.asKey('VIEW_PORTFOLIO');
  const collection = async (name: string, logic = 'AGGREGATE_DIRECT_CHILDREN', parent?: string) => {
    const answer = await world.auditor.put<Project>('/api/v1/project', {
      name,
      collectionLogic: logic,
      ...(parent === undefined ? {} : { parent: { uuid: parent } }),
    });
    if (answer.status !== 201) throw new Error(answer.text);
    await showProject(world.server, restricted, { uuid: answer.body.uuid, components: {} });
    return answer.body.uuid;
  };
  const upload = async (name: string, bom: object, parent?: string) => {
    const project = await uploadBom(world.server, world.auditor, name, '1', bom);
    if (parent === undefined) return project;
    const moved = await world.auditor.patch(`/api/v1/project/${project.uuid}`, { parent: { uuid: parent } });
    if (moved.status !== 200) throw new Error(moved.text);
    return project;
  };
  const nested = await collection('Nested');
  const both = await collection('Both', undefined, nested);
  const single = await collection('Single', undefined, nested);
  await collection('Empty');
  await upload('Bench', workshopBom, both);
  await upload('Table', half, both);
  await upload('Chair', workshopBom, single);
  const stool = await upload('Stool', half);
  await showProject(world.server, restricted, stool);
});
afterAll(() => world.server.close());

type Shown = (project: Project) => number | undefined;
const metric =
  (name: keyof ProjectMetrics): Shown =>
  ({ metrics }) =>
    metrics?.[name] as number | undefined;
const fields: readonly [field: string, shown: Shown][] = [
  ['lastInheritedRiskScore', (project) => project.lastInheritedRiskScore],
  ['metrics.inheritedRiskScore', metric('inheritedRiskScore')],
  ...(
    [
      'components',
      'vulnerableComponents',
      'vulnerabilities',
      'critical',
      'high',
      'medium',
      'low',
      'unassigned',
      'findingsTotal',
      'suppressed',
      'policyViolationsTotal',
    ] as const
  ).map((name): [string, Shown] => [`metrics.${name}`, metric(name)]),
];

async function list(query: string, client: KeyClient = world.viewer, path = '/api/v1/project') {
  const answer = await client.get<Project[]>(`${path}?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer;
}
const namesOf = (projects: readonly Project[]) => projects.map(({ name }) => name);
/** The projects that have no counters stand first upwards and last downwards. */
const numbersOf = (projects: readonly Project[], shown: Shown) => projects.map((one) => shown(one) ?? -1);
const descending = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);

describe('projects in the order of a counter', () => {
  it.each(fields)('%s stand by the number that is shown, collections by their sum', async (field, shown) => {
    for (const path of ['/api/v1/project', '/api/waybill/v1/project/names']) {
      const { body: down } = await list(`sortName=${field}&sortOrder=desc&pageSize=100`, world.viewer, path);
      expect(down.length).toBeGreaterThan(8);
      expect(numbersOf(down, shown)).toEqual(descending(numbersOf(down, shown)));
      const { body: up } = await list(`sortName=${field}&sortOrder=asc&pageSize=100`, world.viewer, path);
      expect(numbersOf(up, shown)).toEqual(descending(numbersOf(down, shown)).toReversed());
    }
  });

  it('begin with the collection that has the most', async () => {
    const { body } = await list('sortName=lastInheritedRiskScore&sortOrder=desc');
    expect(namesOf(body).slice(0, 2)).toEqual(['Nested', 'Both']);
    expect(body[0]?.lastInheritedRiskScore).toBeGreaterThan(body[1]?.lastInheritedRiskScore ?? 0);
  });

  it('are left by a severity that they show, collections by their sum, and folded alike', async () => {
    const folded = '/api/waybill/v1/project/names';
    const { body: all } = await list('pageSize=100', world.viewer, folded);
    for (const [severity, name] of [
      ['CRITICAL', 'critical'],
      ['MEDIUM', 'medium'],
      ['UNASSIGNED', 'unassigned'],
    ] as const) {
      const { body, headers } = await list(`severity=${severity}&pageSize=100`, world.viewer, folded);
      const shown = all.filter((project) => (metric(name)(project) ?? 0) > 0);
      expect(namesOf(body).toSorted()).toEqual(namesOf(shown).toSorted());
      expect(headers.get('x-total-count')).toBe(`${shown.length}`);
      expect(namesOf(body)).toEqual(expect.arrayContaining(['Nested', 'Both', 'Single']));
      expect(namesOf(body)).not.toContain('Empty');
    }
    // This caller sees none of the members.
    const { body: seen } = await list('severity=CRITICAL&pageSize=100', restricted, folded);
    await setAccessControl(world.server, true);
    try {
      const { body: left } = await list('severity=CRITICAL&pageSize=100', restricted, folded);
      expect(namesOf(seen)).toContain('Both');
      expect(namesOf(left)).toEqual(['Stool']);
    } finally {
      await setAccessControl(world.server, false);
    }
  });

  it('are read page by page, by cursor or by number', async () => {
    const order = 'sortName=metrics.components&sortOrder=desc';
    const all = namesOf((await list(`${order}&pageSize=100`)).body);
    const byNumber: string[] = [];
    for (let page = 1; byNumber.length < all.length; page++) {
      const { body } = await list(`${order}&pageSize=3&pageNumber=${page}`);
      expect(body).not.toEqual([]);
      byNumber.push(...namesOf(body));
    }
    expect(byNumber).toEqual(all);
    const folded = '/api/waybill/v1/project/names';
    const allFolded = namesOf((await list(`${order}&pageSize=100`, world.viewer, folded)).body);
    const byCursor: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer = await list(`${order}&pageSize=3${cursor && `&cursor=${cursor}`}`, world.viewer, folded);
      byCursor.push(...namesOf(answer.body));
      cursor = answer.headers.get('x-next-cursor');
    }
    expect(byCursor).toEqual(allFolded);
  });

  it('count only what the caller may see', async () => {
    await setAccessControl(world.server, true);
    try {
      const { body } = await list('sortName=metrics.components&sortOrder=desc', restricted);
      expect(namesOf(body)[0]).toBe('Stool');
      const shown = metric('components');
      expect(numbersOf(body, shown)).toEqual(descending(numbersOf(body, shown)));
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});
