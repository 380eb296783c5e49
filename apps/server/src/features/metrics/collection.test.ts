import type { PortfolioMetrics, Project, ProjectMetrics } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  setAccessControl,
  showProject,
  startAuditWorld,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { runSql, sql } from '../../db/database.ts';

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(() => world.server.close());

async function createCollection(name: string, more: object): Promise<string> {
  const answer = await world.auditor.put<{ uuid: string }>('/api/v1/project', { name, ...more });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.uuid;
}

async function change(uuid: string, body: object): Promise<void> {
  const answer = await world.auditor.patch(`/api/v1/project/${uuid}`, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
}

const setParent = (uuid: string, parent: string) => change(uuid, { parent: { uuid: parent } });

const current = async (uuid: string, client = world.viewer) =>
  (await client.get<ProjectMetrics>(`/api/v1/metrics/project/${uuid}/current`)).body;

/** Components, findings and risk score: of one workshop they are 4, 5 and 23. */
const figures = ({ components, findingsTotal, inheritedRiskScore }: ProjectMetrics) => [
  components,
  findingsTotal,
  inheritedRiskScore,
];
const one = [4, 5, 23];
const two = [8, 10, 46];
const none = [0, 0, 0];

describe('a collection project', () => {
  it('has the sums of its active direct children, wherever its metrics are shown', async () => {
    const all = await createCollection('All', { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
    expect(figures(await current(all))).toEqual(none);
    await setParent(world.first.uuid, all);
    expect(figures(await current(all))).toEqual(one);
    // The second is below the first, so it is not a direct child.
    await setParent(world.second.uuid, world.first.uuid);
    expect(figures(await current(all))).toEqual(one);
    await setParent(world.second.uuid, all);
    expect(await current(all)).toMatchObject({
      components: 8,
      critical: 2,
      collectionLogic: 'AGGREGATE_DIRECT_CHILDREN',
      collectionLogicChanged: false,
    });
    const { body: shown } = await world.viewer.get<Project>(`/api/v1/project/${all}`);
    expect(shown).toMatchObject({ lastInheritedRiskScore: 46, metrics: { findingsTotal: 10 } });
    const { body: searched } = await world.viewer.get<Project[]>('/api/v1/project?searchText=All');
    expect(searched).toMatchObject([{ metrics: { findingsTotal: 10 } }]);
    await change(world.second.uuid, { active: false });
    expect(figures(await current(all))).toEqual(one);
    await change(world.second.uuid, { active: true });
    expect(figures(await current(all))).toEqual(two);
  });

  it('follows an upload and a decision in the same moment', async () => {
    const all = await createCollection('Moment', { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
    const child = await uploadBom(world.server, world.auditor, 'Momentary', '1', workshopBom);
    await setParent(child.uuid, all);
    expect(figures(await current(all))).toEqual(one);
    await uploadBom(world.server, world.auditor, 'Momentary', '1', {
      ...workshopBom,
      components: workshopBom.components.slice(0, 1),
      dependencies: [],
    });
    expect(await current(all)).toMatchObject({ components: 1, findingsTotal: 2 });
  });

  it('sums up those with the tag, or those that are the latest', async () => {
    const tagged = await createCollection('Tagged', {
      collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
      collectionTag: { name: 'prod' },
    });
    const children = [
      await uploadBom(world.server, world.auditor, 'Boxes', '1', workshopBom),
      await uploadBom(world.server, world.auditor, 'Boxes', '2', workshopBom),
    ];
    for (const { uuid } of children) await setParent(uuid, tagged);
    const [first, second] = children.map(({ uuid }) => uuid);
    expect(figures(await current(tagged))).toEqual(none);
    await change(first ?? '', { tags: [{ name: 'prod' }] });
    expect(figures(await current(tagged))).toEqual(one);
    await change(tagged, { collectionLogic: 'AGGREGATE_LATEST_VERSION_CHILDREN' });
    expect(figures(await current(tagged))).toEqual(none);
    await change(second ?? '', { isLatest: true });
    expect(figures(await current(tagged))).toEqual(one);
  });

  it('stands for its members below another one, which the portfolio counts once', async () => {
    const portfolio = async () =>
      (await world.viewer.get<PortfolioMetrics>('/api/v1/metrics/portfolio/current')).body;
    const before = await portfolio();
    const outer = await createCollection('Outer', { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
    const inner = await createCollection('Inner', {
      collectionLogic: 'AGGREGATE_DIRECT_CHILDREN',
      parent: { uuid: outer },
    });
    const child = await uploadBom(world.server, world.auditor, 'Nested', '1', workshopBom);
    await setParent(child.uuid, inner);
    expect(figures(await current(outer))).toEqual(one);
    const after = await portfolio();
    expect(after.projects).toBe((before.projects ?? 0) + 1);
    expect(after.components).toBe((before.components ?? 0) + 4);
  });

  it('leaves out what the caller may not see', async () => {
    const caller = await world.server.asKey('VIEW_PORTFOLIO');
    const all = await createCollection('Seen', { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
    const hidden = await uploadBom(world.server, world.auditor, 'Hidden', '1', workshopBom);
    const seen = await uploadBom(world.server, world.auditor, 'Shown', '1', workshopBom);
    for (const { uuid } of [hidden, seen]) await setParent(uuid, all);
    await showProject(world.server, caller, { uuid: all, components: {} });
    await showProject(world.server, caller, seen);
    await setAccessControl(world.server, true);
    try {
      expect(figures(await current(all, caller))).toEqual(one);
    } finally {
      await setAccessControl(world.server, false);
    }
  });

  it('has a history that begins when it became one', async () => {
    const changing = await createCollection('Changing', {});
    await runSql(
      world.server.db,
      sql`update project set created_at = created_at - interval '3 days' where uuid = ${changing}`,
    );
    const child = await uploadBom(world.server, world.auditor, 'Changed', '1', workshopBom);
    await setParent(child.uuid, changing);
    await change(changing, { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
    expect(await current(changing)).toMatchObject({ collectionLogicChanged: true, components: 4 });
    const history = (await world.viewer.get<ProjectMetrics[]>(`/api/v1/metrics/project/${changing}/days/7`))
      .body;
    expect(history[0]).toMatchObject({ collectionLogicChanged: true, components: 4 });
    expect(history.slice(1).every((row) => !row.collectionLogicChanged)).toBe(true);
  });

  it('takes no BOM', async () => {
    const all = await createCollection('Closed', { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' });
    const bom = Buffer.from(JSON.stringify(workshopBom)).toString('base64');
    expect((await world.auditor.put('/api/v1/bom', { project: all, bom })).status).toBe(400);
  });
});
