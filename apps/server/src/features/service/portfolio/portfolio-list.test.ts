import { cases } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersBy, pageOf } from '../../../../test/list-page.ts';
import { findRow, rowsOf, sql } from '../../../db/database.ts';
import { orderBy } from '../../../db/list/order.ts';
import type { Page } from '../../../db/list/page.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';
import {
  chooseServices,
  projectsOf,
  type ServiceKey,
  serviceConditions,
  serviceOrder,
} from './portfolio-list.queries.ts';
import { type ServiceWorld, startServiceWorld } from './service-world.fixtures.ts';

let world: ServiceWorld;
let some: ProjectScope;

beforeAll(async () => {
  world = await startServiceWorld();
  const team = await findRow(
    world.server.db,
    sql<{ id: number }>`select team_id as id from team where uuid = ${world.viewer.team.uuid}`,
  );
  some = { all: false, teamIds: [team?.id ?? 0] };
});
afterAll(() => world.server.close());

const everything: PortfolioFilter = {
  authentication: [],
  trustBoundary: [],
  excludeInactiveProjects: false,
  onlyLatestProjectVersions: false,
  projects: [],
  tags: [],
  name: undefined,
  provider: undefined,
  withoutProvider: false,
  search: undefined,
};
const filters: [string, Partial<PortfolioFilter>][] = [
  ['nothing', {}],
  ['active projects', { excludeInactiveProjects: true }],
  ['a tag', { tags: ['hot'] }],
  ['authentication', { authentication: ['YES', 'UNKNOWN'] }],
  ['both facts', { authentication: ['YES'], trustBoundary: ['NO', 'UNKNOWN'] }],
  ['a name', { name: 'mail' }],
  ['a provider and a fact', { provider: 'ACME Cloud', authentication: ['UNKNOWN'] }],
  ['no provider', { withoutProvider: true }],
  ['a text', { search: 'pay' }],
  ['two letters', { search: 'ai' }],
  ['a text of nothing', { search: 'nowhere' }],
];
const orders = ordersBy(['name', 'version', 'group', 'project.name']);
const words = (rows: readonly ServiceKey[]) => rows.map((row) => `${row.project_id} ${row.service_id}`);
/** As few services as in a test, and as many as in a large portfolio. */
const ways = [undefined, 0];

/** The filtered list in its order, by one plain statement. */
async function expected(filter: PortfolioFilter, scope: ProjectScope, order: Page['order']) {
  const rows = await rowsOf(
    world.server.db,
    sql<ServiceKey>`select s.project_id, s.service_id from service s join project p on p.project_id = s.project_id
      where ${sql.join([projectsOf(filter, scope) ?? sql`true`, ...serviceConditions(filter)], sql` and `)}
      ${orderBy(serviceOrder(pageOf({ order })))}`,
  );
  return words(rows);
}

const callers = ['all', 'some', 'none'];
const filtered = cases({ who: callers, what: filters.map(([what]) => what), order: orders }, 1);

describe.each(callers)('services of all projects for who sees %s', (who) => {
  const scopeOf = (): ProjectScope =>
    who === 'all' ? { all: true } : who === 'some' ? some : { all: false, teamIds: [] };

  it.each(filters)('are read in every order, filtered by %s', async (what, change) => {
    const scope = scopeOf();
    const filter = { ...everything, ...change };
    for (const { order } of filtered.filter((one) => one.who === who && one.what === what)) {
      const all = await expected(filter, scope, order);
      for (const gathered of ways) {
        const read = (page: Partial<Page>) =>
          chooseServices(world.server.db, filter, pageOf({ order, ...page }), scope, gathered);
        const whole = await read({});
        expect(words(whole.rows), JSON.stringify(order)).toEqual(all);
        expect(whole.total).toBe(all.length);
        expect(words((await read({ offset: 1, limit: 2 })).rows)).toEqual(all.slice(1, 3));
      }
    }
  });

  it('are read once each by cursors, whichever way a page is read', async () => {
    const scope = scopeOf();
    for (const order of orders) {
      const all = await expected(everything, scope, order);
      for (const first of ways) {
        const seen: string[] = [];
        let cursor: string | undefined;
        let gathered = first;
        do {
          const page = pageOf({ order, limit: 3, hasCursor: true, cursor });
          const read = await chooseServices(world.server.db, everything, page, scope, gathered);
          seen.push(...words(read.rows));
          expect(read.total).toBe(cursor === undefined ? all.length : undefined);
          cursor = read.next;
          gathered = gathered === 0 ? undefined : 0;
        } while (cursor !== undefined);
        expect(seen, JSON.stringify(order)).toEqual(all);
      }
    }
  });
});

it('guesses how many services have a text where these are many', async () => {
  const filter = { ...everything, search: 'mail' };
  await rowsOf(world.server.db, sql`analyze service`);
  const page = pageOf({ limit: 2 });
  const read = await chooseServices(world.server.db, filter, page, { all: true }, 0);
  expect(read).toMatchObject({ total: 4, isEstimated: true });
});
