import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, sql } from '../../../db/database.ts';
import { allowedTable } from '../../../db/list/allowed.ts';
import { insideProjects, type ListArm } from '../../../db/list/arms.ts';
import { conditionsOn, type FilterRules, given, onlyIf } from '../../../db/list/filters.ts';
import { allowedProjects } from '../../../db/list/listed-projects.ts';
import type { Order, SortKey } from '../../../db/list/order.ts';
import type { Page } from '../../../db/list/page.ts';
import {
  inAllowed,
  type ListToPlan,
  type PlannedPage,
  planList,
  readPlanned,
  type Side,
} from '../../../db/list/planned-list.ts';
import { containsPattern } from '../../../db/list/search.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { statedConditions } from '../service-stated.queries.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';

type Part = RawBuilder<unknown>;

export interface ServiceKey {
  project_id: number;
  service_id: number;
}

/** The projects of which the list has services, as a condition on `p`; undefined: all there are. */
export function projectsOf(filter: PortfolioFilter, scope: ProjectScope): Part | undefined {
  const { excludeInactiveProjects, onlyLatestProjectVersions, projects, tags } = filter;
  const listed = { onlyActive: excludeInactiveProjects, onlyLatest: onlyLatestProjectVersions };
  return allowedProjects({ ...listed, uuids: projects, tags }, scope);
}

/** The filters on services `s` themselves. Each has an index that finds its rows. */
const filters: FilterRules<PortfolioFilter, 'service'> = {
  // By the index, which begins with what lists are sorted by.
  name: {
    on: 'service',
    where: given((name) => sql`(lower(s.name) = lower(${name}::text) and s.name = ${name})`),
  },
  provider: { on: 'service', where: given((provider) => sql`s.provider = ${provider}`) },
  withoutProvider: { on: 'service', where: onlyIf(sql`s.provider is null`) },
  authentication: { on: 'service', where: (_, filter) => statedConditions(filter)[0] },
  search: { on: 'service', where: given((search) => hasText(containsPattern(search))) },
};

const hasText = (pattern: string) =>
  sql`(lower(coalesce(s.group_name || '/', '') || s.name) like ${pattern} or lower(s.provider) like ${pattern})`;

export const serviceConditions = (filter: PortfolioFilter): Part[] =>
  conditionsOn(filters, filter, ['service'], undefined);

const name = [sql`lower(s.name)`];
const place = [sql.ref('s.project_id'), sql.ref('s.service_id')];

/** Values to sort by, all in one direction, as indexes have them; null where `isNullable`. */
const orders: Readonly<
  Record<'name' | 'version' | 'group' | 'project.name', { values: readonly Part[]; isNullable?: true }>
> = {
  name: { values: [...name, sql.ref('s.name'), ...place] },
  version: { values: [sql.ref('s.version'), ...name, ...place], isNullable: true },
  group: { values: [sql.ref('s.group_name'), ...name, ...place], isNullable: true },
  'project.name': {
    values: [sql`lower(p.name)`, sql.ref('p.project_id'), ...name, sql.ref('s.service_id')],
  },
};

/** The field that a page is sorted by; the name where it asks for none that lists have. */
function fieldOf({ order }: Page): keyof typeof orders {
  return order && Object.hasOwn(orders, order.field) ? (order.field as keyof typeof orders) : 'name';
}

export function serviceOrder(page: Page): Order {
  const { order } = page;
  const field = fieldOf(page);
  const { values, isNullable } = orders[field];
  const descending = order?.field === field && order.descending;
  return values.map((by, at): SortKey => ({ by, descending, neverNull: !(isNullable && at === 0) }));
}

// An outer join, for the planner leaves it out where the order asks for nothing of it.
const project = sql`left join project p on p.project_id = s.project_id`;
const bare = sql`allowed w join service s on s.project_id = w.project_id`;

/** Services of the projects `allowed`. */
export const ofProjects: Side = { from: sql`${bare} ${project}`, bare, where: sql`true` };

/**
 * Which services of all projects are on a page, and how many there are.
 * @param gathered see `planList`
 */
export async function chooseServices(
  db: Database,
  filter: PortfolioFilter,
  page: Page,
  scope: ProjectScope,
  gathered?: number,
): Promise<PlannedPage<ServiceKey>> {
  const allowed = projectsOf(filter, scope);
  const conditions = serviceConditions(filter);
  const where = inAllowed(allowed, sql.ref('s.project_id'), conditions);
  const order = serviceOrder(page);
  const list: ListToPlan = {
    allowed,
    ofProjects,
    candidates: conditions.map((condition) => ({
      sides: () => [{ from: sql`service s ${project}`, bare: sql`service s`, where: condition }],
    })),
    armsOf: ({ from }) => [{ from, where, order }],
    inOrder: () => [armInOrder(page, order, where, allowed)],
  };
  const plan = await planList(db, list, gathered);
  const key = { project_id: sql.ref('s.project_id'), service_id: sql.ref('s.service_id') };
  const named = { ...plan, key, name: ['services', scope, filter, fieldOf(page), order[0]?.descending] };
  return readPlanned<ServiceKey>(db, page, named, {
    // Where too many services would have to be read, their number is guessed.
    count: async () =>
      plan.isGathered || isCountedByIndex(filter)
        ? { total: await countServices(db, allowed, where) }
        : undefined,
    sample: { table: 'service', rows: 10_000, from: (part) => sql`service s ${part}`, where },
  });
}

function armInOrder(page: Page, order: Order, where: Part, allowed: Part | undefined): ListArm {
  const from = sql`service s`;
  if (fieldOf(page) !== 'project.name') return { from, where, order, isIndexed: true };
  return insideProjects({ from, where: sql`s.project_id = p.project_id and ${where}`, order }, allowed);
}

/** True if one index has all that a filter asks of a service, so that counting reads nothing else. */
function isCountedByIndex(filter: PortfolioFilter): boolean {
  const { search, name, provider, withoutProvider, authentication, trustBoundary } = filter;
  const ofIndexes = [
    name !== undefined,
    provider !== undefined || withoutProvider,
    authentication.length + trustBoundary.length > 0,
  ];
  return search === undefined && ofIndexes.filter(Boolean).length <= 1;
}

async function countServices(db: Database, allowed: Part | undefined, where: Part): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`with ${allowedTable(allowed)} select count(*)::int as n from service s where ${where}`,
  );
  return row?.n ?? 0;
}

export interface ListedServiceRow {
  uuid: string;
  name: string;
  group_name: string | null;
  version: string | null;
  provider: string | null;
  endpoints: number;
  authenticated: boolean | null;
  crosses_trust_boundary: boolean | null;
  project_uuid: string;
  project_name: string;
  project_version: string | null;
  project_active: boolean;
}

/** Services by their keys, in the order of the keys. */
export async function listByKey(db: Database, keys: readonly ServiceKey[]): Promise<ListedServiceRow[]> {
  return rowsOf(
    db,
    sql<ListedServiceRow>`select s.uuid, s.name, s.group_name, s.version, s.provider,
        coalesce(jsonb_array_length(s.detail -> 'endpoints'), 0) as endpoints,
        (s.detail -> 'authenticated')::bool as authenticated,
        (s.detail -> 'crossesTrustBoundary')::bool as crosses_trust_boundary,
        p.uuid as project_uuid, p.name as project_name, p.version as project_version, p.active as project_active
      from unnest(${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.service_id)}::bigint[])
        with ordinality as k(project_id, service_id, n)
      join service s on s.project_id = k.project_id and s.service_id = k.service_id
      join project p on p.project_id = s.project_id
      order by k.n`,
  );
}
