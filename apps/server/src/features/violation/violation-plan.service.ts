import type { RawBuilder } from 'kysely';
import { all } from '../../db/all.ts';
import { type Database, rowsOf, sql } from '../../db/database.ts';
import { countUpTo, isAllowed, type ListArm } from '../../db/list/arms.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { identitiesNamed, leastPart } from '../search-index/search-index.service.ts';
import {
  armFrom,
  armsInOrder,
  counted,
  sideOfConditions,
  sideOfDecisions,
  sideOfIdentities,
  sideOfProjects,
  sideOfSomeProjects,
  sideOfTimes,
  type ViolationSide,
} from './violation-arm.queries.ts';
import { otherConditions, policyConditions, textIn } from './violation-condition.queries.ts';
import type { ViolationFilter, ViolationText } from './violation-filter.ts';
import type { ViolationOrder } from './violation-order.ts';
import { allowedProjects } from './violation-projects.queries.ts';
import { countByProjects, countersOf } from './violation-size.queries.ts';

type Part = RawBuilder<unknown>;

/** How the violations of all projects that a filter leaves are read. */
export interface ViolationPlan {
  readonly allowed: Part | undefined;
  /** Conditions of policies that are there and meant. */
  readonly conditions: readonly number[];
  readonly where: Part;
  readonly arms: readonly ListArm[];
  readonly isGathered: boolean;
}

/** Up to so many violations are read, sorted, and counted for each page; of more, a page is looked for in its order. */
const usuallyGathered = 20_000;
/** Components and projects that have a text, at most, to begin with them. */
const idsAtMost = 2_000;

/**
 * Chooses the starting point. It is whatever leaves few violations: projects, policies, decisions, times,
 * components, or texts. If nothing does, matching violations are frequent in any order, and they are read in
 * page order.
 */
export async function planViolations(
  db: Database,
  scope: ProjectScope,
  filter: ViolationFilter,
  order: ViolationOrder,
  gathered = usuallyGathered,
): Promise<ViolationPlan> {
  const allowed = allowedProjects(filter, scope);
  const conditions = await listConditions(db, policyConditions(filter));
  const where = all([
    ...(allowed ? [isAllowed(sql`v.project_id`)] : []),
    sql`v.condition_id = any(${conditions}::int[])`,
    ...otherConditions(filter, scope),
  ]);
  const plan = { allowed, conditions, where };
  const sides = await fewestFirst(db, allowed, conditions, filter, gathered);
  const inOrder = sides ? undefined : armsInOrder(order, filter, where, conditions, allowed);
  if (inOrder) return { ...plan, arms: inOrder, isGathered: false };
  const arms = (sides ?? [sideOfProjects]).map((side) => armFrom(side, order, where));
  return { ...plan, arms, isGathered: true };
}

export async function listConditions(db: Database, wanted: readonly Part[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ condition_id: number }>`select k.condition_id from policy_condition k
      join policy o on o.policy_id = k.policy_id
      where k.deleted_at is null and o.deleted_at is null and ${all(wanted)} order by 1`,
  );
  return rows.map((row) => row.condition_id);
}

/** The first sides on which there are few violations; undefined when there are many on all. */
async function fewestFirst(
  db: Database,
  allowed: Part | undefined,
  conditions: readonly number[],
  filter: ViolationFilter,
  gathered: number,
): Promise<readonly ViolationSide[] | undefined> {
  if ((await countByProjects(db, allowed, countersOf({ states: [], types: [] }))) <= gathered)
    return [sideOfProjects];
  const candidates = [
    () => (policyConditions(filter).length > 0 ? [sideOfConditions(conditions)] : undefined),
    () => one(sideOfDecisions(filter)),
    () => one(sideOfTimes(filter)),
    () => one(sideOfComponent(filter)),
    () => filter.text && sidesOfText(db, filter.text, conditions),
  ];
  for (const find of candidates) {
    const sides = await find();
    if (!sides) continue;
    if ((await countUpTo(db, allowed, sides.map(counted), gathered + 1)) <= gathered) return sides;
  }
  return undefined;
}

const one = (side: ViolationSide | undefined) => side && [side];

/** True if the caller sees the component, the condition of the whole list says. */
function sideOfComponent({ component }: ViolationFilter): ViolationSide | undefined {
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
): Promise<readonly ViolationSide[] | undefined> {
  const has = (field: ViolationText['fields'][number]) => fields.includes(field);
  if (has('license') || (has('component') && input.length < leastPart)) return undefined;
  const [ofPolicy, ofIdentity, ofProject] = await Promise.all([
    has('policy')
      ? listConditions(db, [sql`k.condition_id = any(${conditions}::int[])`, textIn('policy', input)])
      : [],
    has('component') ? listIds(db, identitiesWith(input)) : [],
    has('project')
      ? listIds(db, sql`select p.project_id from project p where ${textIn('project', input)}`)
      : [],
  ]);
  if (ofIdentity.length > idsAtMost || ofProject.length > idsAtMost) return undefined;
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

/** Ids that a statement answers in its only column, no more than decide whether they are few. */
async function listIds(db: Database, statement: Part): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select id from (${statement}) found(id) limit ${idsAtMost + 1}`,
  );
  return rows.map((row) => row.id);
}
