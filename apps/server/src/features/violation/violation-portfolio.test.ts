import type { DecisionEffect } from '@waybill/api-contract';
import { cases } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showProject } from '../../../test/audit-world.ts';
import { findRow, rowsOf, sql } from '../../db/database.ts';
import { orderBy } from '../../db/list/order.ts';
import type { Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import {
  makeUsualPolicies,
  type PolicyWorld,
  policyBom,
  startPolicyWorld,
  violationsOf,
} from '../policy-evaluation/policy-world.fixtures.ts';
import { feedSearchIndex } from '../search-index/feed.service.ts';
import { listViolationGroups } from './violation.service.ts';
import { isOfPolicies, violationCondition, violationTables } from './violation-condition.queries.ts';
import { everyViolation, type ViolationFilter } from './violation-filter.ts';
import type { ViolationKey } from './violation-list.queries.ts';
import { keysOf, violationOrder } from './violation-order.ts';
import { chooseViolations } from './violation-portfolio.queries.ts';

let world: PolicyWorld;
let scopes: Record<string, ProjectScope>;
let shown: string;
let anvil: string;

beforeAll(async () => {
  world = await startPolicyWorld();
  const { server, manager, viewer } = world;
  await makeUsualPolicies(server, manager);
  const [seen, inactive] = [await world.upload('Shown', '1'), await world.upload('Inactive', '1')];
  await world.upload('Hidden', '1');
  const grouped = policyBom.components.map((component) => ({ ...component, group: 'Iron' }));
  const second = await world.upload('Shown', '2', { ...policyBom, components: grouped });
  for (const project of [seen, inactive, second]) await showProject(server, viewer, project);
  await manager.patch(`/api/v1/project/${inactive.uuid}`, { active: false });
  await server.asAdmin.put('/api/v1/tag', ['hot']);
  await manager.post('/api/v1/tag/hot/project', [seen.uuid]);
  const decisions = [
    { analysisState: 'APPROVED' },
    { analysisState: 'REJECTED', isSuppressed: true },
    { analysisState: 'NOT_SET', isSuppressed: true },
    { analysisState: 'NOT_SET', comment: 'Looked at' },
  ];
  const rows = await violationsOf(manager, seen);
  for (const [at, decision] of decisions.entries()) {
    const { component, uuid } = rows[at] ?? { component: { uuid: '' }, uuid: '' };
    const body = { component: component.uuid, policyViolation: uuid, ...decision };
    expect((await manager.put('/api/v1/violation/analysis', body)).status).toBe(200);
  }
  await server.runJobs();
  await feedSearchIndex(server.db, new AbortController().signal);
  const team = await findRow(
    server.db,
    sql<{ id: number }>`select team_id as id from team where uuid = ${viewer.team.uuid}`,
  );
  scopes = {
    'who sees all': { all: true },
    'who sees some': { all: false, teamIds: [team?.id ?? 0] },
    'who sees none': { all: false, teamIds: [] },
  };
  shown = seen.uuid;
  anvil = seen.components.anvil ?? '';
});
afterAll(() => world.server.close());

const fields = [
  'since',
  'type',
  'state',
  'policy.name',
  'condition.subject',
  'component.name',
  'component.version',
  'component.group',
  'project.name',
  'project.version',
  'analysis.state',
  'analysis.isSuppressed',
  'uuid',
];
const filters: [string, () => Partial<ViolationFilter>][] = [
  ['nothing', () => ({})],
  ['active projects', () => ({ withInactive: false })],
  ['states', () => ({ states: ['FAIL'] })],
  ['types', () => ({ types: ['SECURITY', 'OPERATIONAL'] })],
  ['states and types', () => ({ states: ['INFO'], types: ['LICENSE'] })],
  ['a tag', () => ({ tags: ['hot'] })],
  ['a project', () => ({ projects: [shown] })],
  ['suppressed ones, too', () => ({ withSuppressed: true })],
  ['only suppressed ones', () => ({ withSuppressed: true, onlySuppressed: true })],
  ['what was decided', () => ({ analysis: ['APPROVED'] })],
  ['what was decided or suppressed', () => ({ withSuppressed: true, analysis: ['REJECTED'] })],
  ['what nobody has decided', () => ({ analysis: ['NOT_SET'] })],
  ['a component', () => ({ component: anvil })],
  ['times', () => ({ since: new Date(0) })],
  ['times to come', () => ({ since: new Date('2100-01-01') })],
  ['a text of everything', () => ({ text: { input: 'IRON', fields: ['policy', 'component', 'project'] } })],
  [
    'a text of policies and projects',
    () => ({ text: { input: 'n', fields: ['policy', 'component', 'project'] } }),
  ],
  ['a text of components', () => ({ text: { input: 'iron/an', fields: ['component'] } })],
  ['two letters of components', () => ({ text: { input: 'vi', fields: ['component'] } })],
  ['a license', () => ({ text: { input: 'mit', fields: ['license'] } })],
  ['a text of nothing', () => ({ text: { input: 'nowhere', fields: ['policy', 'component', 'project'] } })],
];
const descending = [false, true];
const pageOf = (order: Page['order'], offset: number, limit: number): Page => ({
  offset,
  limit,
  search: undefined,
  order,
});
const words = (rows: readonly ViolationKey[]) =>
  rows.map((row) => `${row.project_id} ${row.component_id} ${row.condition_id}`);

/** The filtered list in its order, by one plain statement. */
async function expected(
  filter: ViolationFilter,
  scope: ProjectScope,
  order: Page['order'],
): Promise<string[]> {
  const rows = await rowsOf(
    world.server.db,
    sql<ViolationKey>`select v.project_id, v.component_id, v.condition_id from ${violationTables(filter, true)}
      where ${violationCondition(filter, scope)} ${orderBy(keysOf(violationOrder(pageOf(order, 0, 1))))}`,
  );
  return words(rows);
}

const callers = ['who sees all', 'who sees some', 'who sees none'];
const filtered = cases({ who: callers, what: filters.map(([what]) => what), field: fields, descending }, 1);
const paged = cases({ who: callers, field: fields, descending }, 2);

describe.each(callers)('the violations of all projects for %s', (who) => {
  it.each(filters)('are read in every order, filtered by %s', async (what, change) => {
    const { db } = world.server;
    const scope = scopes[who] ?? { all: true };
    const filter = { ...everyViolation, ...change() };
    const read = (page: Page, gathered?: number) => chooseViolations(db, filter, page, scope, gathered);
    for (const { field, descending } of filtered.filter((one) => one.who === who && one.what === what)) {
      const order = { field, descending };
      const all = await expected(filter, scope, order);
      const whole = pageOf(order, 0, 1_000);
      // All of them are read, those of the fewest side, or as many as the page needs.
      for (const gathered of [1_000, all.length, -1]) {
        const { rows, total } = await read(whole, gathered);
        expect([order, gathered, words(rows)]).toEqual([order, gathered, all]);
        expect(total).toBe(all.length);
      }
      for (const gathered of [1_000, -1]) {
        const late = await read(pageOf(order, 1, 2), gathered);
        expect([order, gathered, words(late.rows)]).toEqual([order, gathered, all.slice(1, 3)]);
      }
    }
  });

  it('are paged by cursors, whichever way a page is read', async () => {
    const scope = scopes[who] ?? { all: true };
    const filter = { ...everyViolation, withSuppressed: true };
    for (const { field, descending } of paged.filter((one) => one.who === who)) {
      const order = { field, descending };
      const found: string[] = [];
      let cursor: string | undefined;
      let at = 0;
      do {
        const page = { ...pageOf(order, 0, 3), hasCursor: true, cursor };
        const read = await chooseViolations(world.server.db, filter, page, scope, at % 2 === 0 ? -1 : 1_000);
        found.push(...words(read.rows));
        cursor = read.next;
        at += 1;
      } while (cursor !== undefined);
      expect([order, found]).toEqual([order, await expected(filter, scope, order)]);
    }
  });

  it.each(filters)('have a total where a page is full, filtered by %s', async (_what, change) => {
    const { db } = world.server;
    const scope = scopes[who] ?? { all: true };
    const filter = { ...everyViolation, ...change() };
    const all = await expected(filter, scope, undefined);
    if (all.length < 2) return;
    const { total, isEstimated } = await chooseViolations(db, filter, pageOf(undefined, 0, 1), scope, -1);
    if (isEstimated) expect(total).toBeGreaterThan(1);
    else expect(total).toBe(all.length);
  });
});

const ofPolicies = filters.filter(([, change]) => isOfPolicies({ ...everyViolation, ...change() }));
const kinds = ['POLICY', 'PROJECT'] as const;
const grouped = cases(
  {
    by: kinds,
    what: ofPolicies.map(([what]) => what),
    who: callers,
    field: ['state', 'violations', 'components', 'projects', 'undecided', 'name'],
    descending,
  },
  3,
);
describe.each(kinds)('the groups by %s', (by) => {
  it.each(ofPolicies)(
    'have the same figures by counters as by the violations, filtered by %s',
    async (what, change) => {
      const { db } = world.server;
      const rows = grouped.filter((one) => one.by === by && one.what === what);
      for (const { who, field, descending } of rows) {
        const page = pageOf({ field, descending }, 0, 100);
        const filter = { ...everyViolation, ...change() };
        const scope = scopes[who] ?? { all: true };
        const read = (since?: Date) => listViolationGroups(db, by, { ...filter, since }, page, scope);
        // With a time, each violation is looked at.
        expect([field, await read()]).toEqual([field, await read(new Date(0))]);
      }
    },
  );
});

it('has something for each filter but the last, and for who sees some', async () => {
  for (const [what, change] of filters.filter(
    ([name]) => !['times to come', 'a text of nothing'].includes(name),
  )) {
    const filter = { ...everyViolation, ...change() };
    const seen = await expected(filter, scopes['who sees some'] ?? { all: true }, undefined);
    const all = await expected(filter, { all: true }, undefined);
    expect([what, seen.length > 0, all.length >= seen.length]).toEqual([what, true, true]);
  }
});

it('are open until they are approved or suppressed, and a decision says how many it would overwrite', async () => {
  const { manager } = world;
  const path = `/api/waybill/v1/project/${shown}/violations`;
  const total = async (query: string) =>
    Number((await manager.get(`${path}?pageSize=1&${query}`)).headers.get('x-total-count'));
  // One is approved, two are suppressed; the one with a comment alone is open.
  expect(await total('open=true')).toBe((await total('suppressed=true')) - 3);
  expect(await total('open=true&analysis=APPROVED')).toBe(1);
  const effectOf = async (query: string, change: object) => {
    const body = { selection: { kind: 'filter' }, ...change };
    const answer = await manager.post<DecisionEffect>(`${path}/decisions/effect?${query}`, body);
    return answer.body.overwritten;
  };
  expect(await effectOf('suppressed=true', { analysisState: 'REJECTED' })).toBe(2);
  expect(await effectOf('open=true', { analysisState: 'REJECTED' })).toBe(0);
  expect(await effectOf('suppressed=true', { comment: 'Seen' })).toBe(0);
  const everywhere = await manager.post<DecisionEffect>('/api/waybill/v1/violations/decisions/effect', {
    selection: { kind: 'filter' },
    analysisState: 'REJECTED',
  });
  expect(everywhere.body).toEqual({ overwritten: 1 });
});
