import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showProject } from '../../../test/audit-world.ts';
import { findRow, sql } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import {
  makePolicy,
  type PolicyWorld,
  startPolicyWorld,
} from '../policy-evaluation/policy-world.fixtures.ts';
import { keptTotal } from './kept-total.queries.ts';
import { everyViolation, type ViolationFilter } from './violation-filter.ts';
import { listViolationKeys } from './violation-list.queries.ts';

let world: PolicyWorld;
let scopes: Record<string, ProjectScope>;

beforeAll(async () => {
  world = await startPolicyWorld();
  const { server, manager, viewer } = world;
  const everyAnvil = {
    subject: 'COORDINATES',
    operator: 'MATCHES',
    value: JSON.stringify({ name: 'anvil', version: '*' }),
  } as const;
  await makePolicy(server, manager, 'No anvils', [everyAnvil], { violationState: 'FAIL' });
  await makePolicy(server, manager, 'Nothing critical', [
    { subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' },
    { subject: 'LICENSE', operator: 'IS', value: 'unresolved' },
  ]);
  const shown = await world.upload('Shown', '1');
  const inactive = await world.upload('Inactive', '1');
  await world.upload('Hidden', '1');
  await showProject(server, viewer, shown);
  await showProject(server, viewer, inactive);
  await manager.patch(`/api/v1/project/${inactive.uuid}`, { active: false });
  await server.asAdmin.put('/api/v1/tag', ['hot']);
  await manager.post('/api/v1/tag/hot/project', [shown.uuid]);
  const team = await findRow(
    server.db,
    sql<{ id: number }>`select team_id as id from team where uuid = ${viewer.team.uuid}`,
  );
  scopes = {
    'who sees all': { all: true },
    'who sees some': { all: false, teamIds: [team?.id ?? 0] },
    'who sees none': { all: false, teamIds: [] },
  };
});
afterAll(() => world.server.close());

const filters: [string, Partial<ViolationFilter>][] = [
  ['nothing', {}],
  ['active projects', { withInactive: false }],
  ['states', { states: ['FAIL', 'INFO'] }],
  ['types', { types: ['SECURITY', 'LICENSE'] }],
  ['a tag', { tags: ['hot'] }],
];

describe.each(['who sees all', 'who sees some', 'who sees none'])('of %s', (who) => {
  it.each(filters)('the counters have as many as the list by %s', async (_what, change) => {
    const { db } = world.server;
    const scope = scopes[who] ?? { all: true };
    const filter = { ...everyViolation, ...change };
    const kept = keptTotal(filter, scope);
    const pageOf = (offset: number, limit: number) => ({
      offset,
      limit,
      search: undefined,
      order: undefined,
    });
    const keysBy = async (offset: number, limit: number, mostGathered: number) => {
      const { rows } = await listViolationKeys(db, filter, pageOf(offset, limit), scope, mostGathered);
      return rows.map(({ project_id, component_id, condition_id }) => [
        project_id,
        component_id,
        condition_id,
      ]);
    };
    const gathered = await keysBy(0, 1_000, 1_000);
    expect(kept && (await findRow(db, kept))?.n).toBe(gathered.length);
    expect(await keysBy(0, 1_000, -1)).toEqual(gathered);
    expect(await keysBy(1, 2, -1)).toEqual(gathered.slice(1, 3));
    if (who !== 'who sees none') expect(gathered.length).toBeGreaterThan(0);
  });
});

it.each<[string, Partial<ViolationFilter>]>([
  ['suppressed ones', { withSuppressed: true }],
  ['states and types', { states: ['FAIL'], types: ['SECURITY'] }],
  ['a text', { text: { input: 'anvil', fields: ['component'] } }],
  ['what was decided', { analysis: ['NOT_SET'] }],
  ['days', { since: new Date(0) }],
])('the counters do not tell %s', (_what, change) => {
  expect(keptTotal({ ...everyViolation, ...change }, { all: true })).toBeUndefined();
});
