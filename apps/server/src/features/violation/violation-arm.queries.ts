import type { RawBuilder } from 'kysely';
import { all } from '../../db/all.ts';
import { sql } from '../../db/database.ts';
import { isAllowed, isListed } from '../../db/list/allowed.ts';
import { insideProjects, type ListArm } from '../../db/list/arms.ts';
import type { Side } from '../../db/list/planned-list.ts';
import { areOnlyDecided, decisionConditions, timeConditions } from './violation-condition.queries.ts';
import type { ViolationFilter } from './violation-filter.ts';
import { keysOf, type ViolationOrder } from './violation-order.ts';

type Part = RawBuilder<unknown>;

// Outer joins, for the planner leaves out what neither order nor filter asks for.
const policy = sql`left join policy_condition k on k.condition_id = v.condition_id left join policy o on o.policy_id = k.policy_id`;
const project = sql`left join project p on p.project_id = v.project_id`;
const identity = sql`left join identity i on i.identity_id = v.identity_id`;
const analysis = sql`left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
  and a.condition_id = v.condition_id`;

const bareDecisions: Part = sql`violation_analysis a join violation v on v.project_id = a.project_id
  and v.component_id = a.component_id and v.condition_id = a.condition_id`;
const bareIdentities: Part = sql`identity i join violation v on v.identity_id = i.identity_id`;

/** All violations. @param sample follows the name of their table */
export const fromViolations = (sample: Part = sql``): Part =>
  sql`violation v ${sample} ${policy} ${project} ${identity} ${analysis}`;
const anyTables: Part = fromViolations();
const fromDecisions: Part = sql`${bareDecisions} ${policy} ${project} ${identity}`;
const fromIdentities: Part = sql`${bareIdentities} ${policy} ${project} ${analysis}`;

/** All violations of the projects of `allowed`. */
export const sideOfProjects: Side = {
  from: sql`allowed w join violation v on v.project_id = w.project_id ${policy} ${project} ${identity} ${analysis}`,
  bare: sql`allowed w join violation v on v.project_id = w.project_id`,
  where: sql`true`,
};

export const sideOfConditions = (ids: readonly number[]): Side => ({
  from: anyTables,
  bare: sql`violation v`,
  where: sql`v.condition_id = any(${ids}::int[])`,
});

/** The decided violations; undefined if undecided ones are included. */
export function sideOfDecisions(filter: ViolationFilter): Side | undefined {
  if (!areOnlyDecided(filter)) return undefined;
  return { from: fromDecisions, bare: bareDecisions, where: all(decisionConditions(filter)) };
}

export function sideOfTimes(filter: ViolationFilter): Side | undefined {
  const parts = timeConditions(filter);
  return parts.length === 0 ? undefined : { from: anyTables, bare: sql`violation v`, where: all(parts) };
}

/** @param which on `i` */
export const sideOfIdentities = (which: Part): Side => ({
  from: fromIdentities,
  bare: bareIdentities,
  where: which,
});

export const sideOfSomeProjects = (ids: readonly number[]): Side => ({
  from: anyTables,
  bare: sql`violation v`,
  where: sql`v.project_id = any(${ids}::int[])`,
});

/** The violations of a side, in an order that this side does not have. */
export function armFrom({ from, where }: Side, order: ViolationOrder, condition: Part): ListArm {
  return { from, where: sql`${condition} and ${where}`, order: keysOf(order) };
}

/**
 * The violations that a condition leaves, from the sides that give them in an order; undefined for one that no index has.
 * @param conditions of policies that are meant
 * @param allowed projects, as a condition on `p`; undefined: all
 */
export function armsInOrder(
  order: ViolationOrder,
  filter: ViolationFilter,
  where: Part,
  conditions: readonly number[],
  allowed: Part | undefined,
): ListArm[] | undefined {
  const listed = allowed ? isListed(sql`v.project_id`) : sql`true`;
  const decided = (value: Part, which: Part): ListArm => ({
    from: fromDecisions,
    where: sql`${where} and ${which} and ${allowed ? isAllowed(sql`a.project_id`) : sql`true`}`,
    order: keysOf(order, value),
  });
  const others = (value: Part, which: Part): ListArm => ({
    from: anyTables,
    where: sql`${where} and ${which} and ${listed}`,
    order: keysOf(order, value),
  });
  switch (order.by) {
    case 'found':
      return [{ from: anyTables, where, order: keysOf(order), isIndexed: true }];
    case 'condition':
      return [
        {
          each: {
            from: sql`policy_condition k join policy o on o.policy_id = k.policy_id`,
            where: sql`k.condition_id = any(${conditions}::int[])`,
          },
          from: sql`violation v ${project} ${identity} ${analysis}`,
          where: sql`v.condition_id = k.condition_id and ${where} and ${listed}`,
          order: keysOf(order),
        },
      ];
    case 'project':
      return [
        insideProjects(
          {
            from: sql`violation v ${policy} ${identity} ${analysis}`,
            where: sql`v.project_id = p.project_id and ${where}`,
            order: keysOf(order),
          },
          allowed,
        ),
      ];
    case 'identity':
      return [{ from: fromIdentities, where, order: keysOf(order), isIndexed: true }];
    case 'state':
      return [
        ...(['APPROVED', 'REJECTED'] as const).map((state) =>
          decided(sql`${state}::text`, sql`a.state = ${state}`),
        ),
        filter.onlySuppressed
          ? decided(sql`'NOT_SET'::text`, sql`a.state = 'NOT_SET'`)
          : others(sql`'NOT_SET'::text`, sql`coalesce(a.state, 'NOT_SET') = 'NOT_SET'`),
      ];
    case 'suppressed':
      return [
        ...(filter.withSuppressed ? [decided(sql`true::bool`, sql`a.suppressed`)] : []),
        ...(filter.onlySuppressed ? [] : [others(sql`false::bool`, sql`a.suppressed is not true`)]),
      ];
    case 'violation':
      return undefined;
  }
}
