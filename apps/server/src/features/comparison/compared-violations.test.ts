import type { ComparedViolation, Comparison, License } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl, showProject, type UploadedProject } from '../../../test/audit-world.ts';
import type { TestClient } from '../../../test/client.ts';
import {
  forbidAnvils,
  makePolicy,
  type PolicyWorld,
  policyBom,
  startPolicyWorld,
  violationsOf,
} from '../policy-evaluation/policy-world.fixtures.ts';

let world: PolicyWorld;
let before: UploadedProject;
let after: UploadedProject;

/** `anvil` goes, `hammer` is upgraded under its license, and `screw` comes without one. */
const laterBom = {
  ...policyBom,
  dependencies: [],
  components: [
    ...policyBom.components
      .filter(({ name }) => name !== 'anvil')
      .map((component) =>
        component.name === 'hammer'
          ? { ...component, version: '1.6', purl: 'pkg:golang/example.com/hammer@v1.6.0', cpe: undefined }
          : component,
      ),
    { type: 'library', name: 'screw', version: '4' },
  ],
};

beforeAll(async () => {
  world = await startPolicyWorld();
  const { server, manager } = world;
  const { body: license } = await manager.get<License>('/api/v1/license/GPL-3.0-only');
  await forbidAnvils(server, manager);
  await makePolicy(
    server,
    manager,
    'No copyleft',
    [{ subject: 'LICENSE', operator: 'IS', value: license.uuid ?? '' }],
    { violationState: 'WARN' },
  );
  await makePolicy(server, manager, 'Known licenses', [
    { subject: 'LICENSE', operator: 'IS', value: 'unresolved' },
  ]);
  before = await world.upload('Compared', '1');
  after = await world.upload('Compared', '2', laterBom);
});
afterAll(() => world.server.close());

const query = (more = '') => `?from=${before.uuid}&to=${after.uuid}${more}`;

async function read(more = ''): Promise<ComparedViolation[]> {
  const answer = await world.manager.get<ComparedViolation[]>(
    `/api/waybill/v1/comparison/violations${query(more)}`,
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const count = async (client: TestClient = world.manager) =>
  (await client.get<Comparison>(`/api/waybill/v1/comparison${query()}`)).body.violations;

const namesOf = (rows: readonly ComparedViolation[]) => rows.map(({ name }) => name);

describe('the violations of two versions', () => {
  it('are new, gone, or still there, whatever the version of their component is', async () => {
    const rows = await read();
    expect(rows.map(({ change, state, policy, name }) => [change, state, policy.name, name])).toEqual([
      ['NEW', 'INFO', 'Known licenses', 'screw'],
      ['GONE', 'FAIL', 'No anvils', 'anvil'],
      ['STILL', 'WARN', 'No copyleft', 'hammer'],
      ['STILL', 'INFO', 'Known licenses', 'mystery'],
      ['STILL', 'INFO', 'Known licenses', 'tagged'],
    ]);
    expect(await count()).toEqual({ new: 1, gone: 1, still: 3 });
    expect(rows[0]).not.toHaveProperty('from');
    expect(rows[1]).not.toHaveProperty('to');
  });

  it('tell what their condition is about, and where it is violated', async () => {
    const hammer = (await read()).find(({ name }) => name === 'hammer');
    expect(hammer).toMatchObject({
      group: 'example.com',
      type: 'LICENSE',
      condition: { subject: 'LICENSE', operator: 'IS', valueName: 'GPL-3.0-only' },
      from: { uuid: before.components.hammer, versions: ['1.5'], state: 'NOT_SET', isSuppressed: false },
      to: { uuid: after.components.hammer, versions: ['1.6'], state: 'NOT_SET', isSuppressed: false },
    });
  });

  it('are filtered, searched and sorted', async () => {
    expect(namesOf(await read('&state=FAIL&state=WARN'))).toEqual(['anvil', 'hammer']);
    expect(namesOf(await read('&type=OPERATIONAL'))).toEqual(['anvil']);
    expect(namesOf(await read('&change=NEW'))).toEqual(['screw']);
    expect(namesOf(await read('&searchText=copyleft'))).toEqual(['hammer']);
    expect(namesOf(await read('&sortName=component.name&sortOrder=desc'))).toEqual([
      'tagged',
      'screw',
      'mystery',
      'hammer',
      'anvil',
    ]);
  });

  it('are left out when they are suppressed in the later version, unless asked for', async () => {
    const screw = (await violationsOf(world.manager, after)).find((row) => row.component.name === 'screw');
    const decide = (isSuppressed: boolean) =>
      world.manager.put('/api/v1/violation/analysis', {
        component: screw?.component.uuid,
        policyViolation: screw?.uuid,
        analysisState: 'APPROVED',
        isSuppressed,
      });
    expect((await decide(true)).status).toBe(200);
    expect(await read('&change=NEW')).toEqual([]);
    expect(await count()).toMatchObject({ new: 0 });
    const [shown] = await read('&change=NEW&suppressed=true');
    expect(shown?.to).toMatchObject({ state: 'APPROVED', isSuppressed: true });
    expect((await decide(false)).status).toBe(200);
  });

  it('are for those who may view violations, of projects that they may see', async () => {
    const portfolio = await world.server.asKey('VIEW_PORTFOLIO');
    const path = `/api/waybill/v1/comparison/violations${query()}`;
    expect((await portfolio.get(path)).status).toBe(403);
    expect(await count(portfolio)).toBeUndefined();
    const auditor = await world.server.asKey('VIEW_POLICY_VIOLATION');
    expect((await auditor.get(path)).status).toBe(200);
    await showProject(world.server, auditor, before);
    await setAccessControl(world.server, true);
    try {
      expect((await auditor.get(path)).status).toBe(404);
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});
