import type { RawBuilder } from 'kysely';
import { all } from '../../db/all.ts';
import { type Database, rowsOf, sql } from '../../db/database.ts';
import type { ListTotal } from '../../db/list/estimate.ts';
import { listFewIds } from '../../db/list/ids.ts';
import type { Page } from '../../db/list/page.ts';
import { inAllowed, type PlannedPage, planList, readPlanned, type Side } from '../../db/list/planned-list.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { identitiesNamed, leastPart } from '../search-index/search-index.service.ts';
import {
  armFrom,
  armsInOrder,
  fromViolations,
  sideOfConditions,
  sideOfDecisions,
  sideOfIdentities,
  sideOfProjects,
  sideOfSomeProjects,
  sideOfTimes,
} from './violation-arm.queries.ts';
import {
  areOnlyDecided,
  isOfPolicies,
  otherConditions,
  policyConditions,
  projectsOf,
  textIn,
} from './violation-condition.queries.ts';
import type { ViolationFilter, ViolationText } from './violation-filter.ts';
import { listOfProject, type ViolationKey, violationKey } from './violation-list.queries.ts';
import { violationOrder } from './violation-order.ts';
import {
  areCounted,
  countByConditions,
  countByProjects,
  countDecided,
  countersOf,
} from './violation-size.queries.ts';

type Part = RawBuilder<unknown>;

/**
 * Which violations of a project, or of all that the caller may see, are on a page, and how many there are.
 * @param gathered see `planList`
 */
export async function chooseViolations(
  db: Database,
  filter: ViolationFilter,
  page: Page,
  scope: ProjectScope,
  gathered?: number,
): Promise<PlannedPage<ViolationKey>> {
  if (filter.projectId !== undefined) return listOfProject(db, filter, page, scope);
  const order = violationOrder(page);
  const allowed = projectsOf(filter, scope);
  const conditions = await listConditions(db, policyConditions(filter));
  const where = inAllowed(allowed, sql`v.project_id`, [
    sql`v.condition_id = any(${conditions}::int[])`,
    ...otherConditions(filter, scope),
  ]);
  const list = {
    allowed,
    ofProjects: sideOfProjects,
    areFew: async (most: number) =>
      (await countByProjects(db, allowed, countersOf({ states: [], types: [] }))) <= most,
    candidates: [
      () => (policyConditions(filter).length > 0 ? [sideOfConditions(conditions)] : undefined),
      () => one(sideOfDecisions(filter)),
      () => one(sideOfTimes(filter)),
      () => one(sideOfComponent(filter)),
      () => filter.text && sidesOfText(db, filter.text, conditions),
    ].map((sides) => ({ sides })),
    armsOf: (side: Side) => [armFrom(side, order, where)],
    inOrder: () => armsInOrder(order, filter, where, conditions, allowed),
  };
  const plan = await planList(db, list, gathered);
  const name = [scope, filter, order.by, order.descending, page.order?.field ?? ''];
  return readPlanned<ViolationKey>(
    db,
    page,
    { ...plan, key: violationKey, name },
    {
      count: () => countOf(db, allowed, conditions, filter),
      sample: { table: 'violation', rows: 10_000, from: fromViolations, where },
    },
  );
}

/** The total, where counters or an index have it; undefined where the violations themselves would have to be looked at. */
async function countOf(
  db: Database,
  allowed: Part | undefined,
  conditions: readonly number[],
  filter: ViolationFilter,
): Promise<ListTotal | undefined> {
  if (!isOfPolicies(filter)) return undefined;
  const open = async () =>
    areCounted(filter)
      ? countByProjects(db, allowed, countersOf(filter))
      : countByConditions(db, allowed, conditions);
  const [others, decided] = await Promise.all([
    areOnlyDecided(filter) ? 0 : open(),
    countDecided(db, allowed, conditions, filter),
  ]);
  return { total: others + decided };
}

/** Conditions of policies that are there and meant. */
export async function listConditions(db: Database, wanted: readonly Part[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ condition_id: number }>`select k.condition_id from policy_condition k
      join policy o on o.policy_id = k.policy_id
      where k.deleted_at is null and o.deleted_at is null and ${all(wanted)} order by 1`,
  );
  return rows.map((row) => row.condition_id);
}

const one = (side: Side | undefined) => side && [side];

/** True if the caller sees the component, the condition of the whole list says. */
function sideOfComponent({ component }: ViolationFilter): Side | undefined {
  if (component === undefined) return undefined;
  return sideOfIdentities(
    sql`i.identity_id = (select same.identity_id from component same where same.uuid = ${component})`,
  );
}

/** Where a text is, each violation on one side only; undefined when it is in too much to begin there. */
async function sidesOfText(
  db: Database,
  { input, fields }: ViolationText,
  conditions: readonly number[],
): Promise<readonly Side[] | undefined> {
  const has = (field: ViolationText['fields'][number]) => fields.includes(field);
  if (has('license') || (has('component') && input.length < leastPart)) return undefined;
  const [ofPolicy, ofIdentity, ofProject] = await Promise.all([
    has('policy')
      ? listConditions(db, [sql`k.condition_id = any(${conditions}::int[])`, textIn('policy', input)])
      : [],
    has('component') ? listFewIds(db, identitiesWith(input)) : [],
    has('project')
      ? listFewIds(db, sql`select p.project_id from project p where ${textIn('project', input)}`)
      : [],
  ]);
  if (!ofIdentity || !ofProject) return undefined;
  const [isOfPolicy, isOfIdentity] = [
    sql`v.condition_id = any(${ofPolicy}::int[])`,
    sql`i.identity_id = any(${ofIdentity}::int[])`,
  ];
  const identities = sideOfIdentities(sql`${isOfIdentity} and not (${isOfPolicy})`);
  const projects = sideOfSomeProjects(ofProject);
  return [
    sideOfConditions(ofPolicy),
    identities,
    {
      ...projects,
      where: sql`${projects.where} and not (${isOfPolicy}) and not (v.identity_id = any(${ofIdentity}::int[]))`,
    },
  ];
}

/** Identities with a text in their name or group, looked up where searches find them (docs/adr/0014). */
function identitiesWith(input: string): Part {
  const named = identitiesNamed([{ on: 'any', isExact: false, text: input.toLowerCase() }]);
  return sql`select i.identity_id from ${named} i`;
}
