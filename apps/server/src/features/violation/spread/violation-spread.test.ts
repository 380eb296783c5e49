import { afterAll, beforeAll, expect, it } from 'vitest';
import { showProject } from '../../../../test/audit-world.ts';
import { findRow, runSql, sql } from '../../../db/database.ts';
import type { Page } from '../../../db/list/page.ts';
import { everyProject, type ProjectScope } from '../../../db/project-scope.ts';
import {
  makeUsualPolicies,
  type PolicyWorld,
  startPolicyWorld,
  violationsOf,
} from '../../policy-evaluation/policy-world.fixtures.ts';
import { listViolationGroups } from '../violation.service.ts';
import { everyViolation, type ViolationFilter } from '../violation-filter.ts';
import { refreshViolationSpread, violationSpreadInterval } from './violation-spread.service.ts';

const countedOn = Date.UTC(2026, 0, 2);

let world: PolicyWorld;
let some: ProjectScope;
let first: { uuid: string };

beforeAll(async () => {
  world = await startPolicyWorld();
  const { server, manager, viewer } = world;
  await makeUsualPolicies(server, manager);
  first = await world.upload('Shown', '1');
  const inactive = await world.upload('Inactive', '1');
  await world.upload('Hidden', '1');
  await manager.patch(`/api/v1/project/${inactive.uuid}`, { active: false });
  await showProject(server, viewer, await world.upload('Seen', '1'));
  await decide(0, { analysisState: 'APPROVED' });
  await decide(1, { analysisState: 'REJECTED', isSuppressed: true });
  const team = await findRow(
    server.db,
    sql<{ id: number }>`select team_id as id from team where uuid = ${viewer.team.uuid}`,
  );
  some = { all: false, teamIds: [team?.id ?? 0] };
});
afterAll(() => world.server.close());

async function decide(at: number, decision: object): Promise<void> {
  const { component, uuid } = (await violationsOf(world.manager, first))[at] ?? {};
  const body = { component: component?.uuid, policyViolation: uuid, ...decision };
  expect((await world.manager.put('/api/v1/violation/analysis', body)).status).toBe(200);
}

const count = () =>
  refreshViolationSpread(world.server.db, new Date(countedOn), new AbortController().signal);

const pageOf = (order?: Page['order'], limit = 100): Page => ({ offset: 0, limit, search: undefined, order });

/** Groups of components: as they are counted for the page, or by the job. */
const read = (filter: Partial<ViolationFilter>, page: Page, isCounted: boolean, scope = everyProject) =>
  listViolationGroups(
    world.server.db,
    'COMPONENT',
    { ...everyViolation, ...filter },
    page,
    scope,
    isCounted ? -1 : undefined,
  );

type Groups = Awaited<ReturnType<typeof read>>;

/** Without the time of the count, and without the representing component. */
const figuresOf = ({ total, rows }: Groups) => ({
  total,
  rows: rows.map(({ countedOn: _, component, ...row }) => ({
    ...row,
    component: { ...component, uuid: '' },
  })),
});

const filters: Partial<ViolationFilter>[] = [{}, { withInactive: false }];

async function expectAsCountedNow(): Promise<void> {
  for (const filter of filters)
    for (const field of ['state', 'violations', 'components', 'projects', 'undecided', 'name'])
      for (const descending of [true, false]) {
        const page = pageOf({ field, descending });
        const now = await read(filter, page, false);
        expect(now.rows.length).toBeGreaterThan(1);
        expect(figuresOf(await read(filter, page, true)), field).toEqual(figuresOf(now));
      }
}

it('has the groups of components as they are counted for a page, in every order', async () => {
  await count();
  await expectAsCountedNow();
  const shown = await read({ withInactive: false }, pageOf(), true);
  expect(shown.isEstimated).toBe(true);
  for (const { countedOn: at, component } of shown.rows) {
    expect(at).toBe(countedOn);
    const below = await world.manager.get<unknown[]>(
      `/api/waybill/v1/violations?component=${component?.uuid}`,
    );
    expect(below.body.length).toBeGreaterThan(0);
  }
});

it('follows what changes, and what is gone is gone', async () => {
  await decide(2, { analysisState: 'NOT_SET', isSuppressed: true });
  await runSql(world.server.db, sql`insert into violation_spread values (4999, true, 1, 1, 1, 1, 1)`);
  const before = await read({}, pageOf(), false);
  await count();
  expect(figuresOf(await read({}, pageOf(), true))).toEqual(figuresOf(before));
  await expectAsCountedNow();
});

it('is walked by cursors and by offsets', async () => {
  await count();
  const whole = await read({ withInactive: false }, pageOf(), true);
  const found = [];
  let cursor: string | undefined;
  do {
    const one = await read(
      { withInactive: false },
      { ...pageOf(undefined, 1), hasCursor: true, cursor },
      true,
    );
    found.push(...one.rows);
    cursor = one.next;
  } while (cursor !== undefined);
  expect(found).toEqual(whole.rows);
  const second = await read({ withInactive: false }, { ...pageOf(undefined, 1), offset: 1 }, true);
  expect([second.rows, second.total]).toEqual([whole.rows.slice(1, 2), whole.total]);
});

it('is not asked by who sees a part, for a filter, or where violations are few', async () => {
  await count();
  const isOfJob = ({ rows, isEstimated }: Groups) =>
    isEstimated === true || rows.some((row) => row.countedOn !== undefined);
  expect(isOfJob(await read({}, pageOf(), true))).toBe(true);
  expect(isOfJob(await read({}, pageOf(), false))).toBe(false);
  expect(isOfJob(await read({}, pageOf(), true, some))).toBe(false);
  for (const filter of [
    { states: ['FAIL'] },
    { types: ['SECURITY'] },
    { withSuppressed: true },
    { analysis: ['NOT_SET'] },
    { since: new Date(0) },
  ] satisfies Partial<ViolationFilter>[])
    expect(isOfJob(await read(filter, pageOf(), true))).toBe(false);
  expect(await violationSpreadInterval(world.server.db)).toBeUndefined();
});
