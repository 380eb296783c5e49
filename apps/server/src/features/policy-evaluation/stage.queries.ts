import type { RawBuilder } from 'kysely';
import { rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { emptyTemporary } from '../../db/temporary-tables.ts';
import { internalFlag } from '../component-shape/component-flags.ts';
import type { BookCondition } from './policy-book.ts';

/** A component of a project. */
export interface ComponentKey {
  projectId: number;
  componentId: number;
}

/**
 * The temporary tables of an evaluation:
 * - `evaluated_component`: those that are judged,
 * - `evaluated_condition`: by what,
 * - `policy_applies`: the projects of these components that each policy concerns.
 */
async function startStage(trx: Transaction): Promise<void> {
  await emptyTemporary(trx, 'evaluated_component', 'evaluated_condition', 'policy_applies');
}

async function stage(trx: Transaction, keys: RawBuilder<unknown>): Promise<number> {
  await startStage(trx);
  const found = await runSql(trx, sql`insert into evaluated_component ${keys}`);
  await sql`analyze evaluated_component`.execute(trx);
  return found;
}

const columns = sql`c.project_id, c.component_id, c.identity_id, c.flags, c.special`;

/** Stages all components of projects. @returns how many there are, as all of these do */
export async function stageProjects(trx: Transaction, projectIds: readonly number[]): Promise<number> {
  return stage(trx, sql`select ${columns} from component c where c.project_id = any(${projectIds}::int[])`);
}

export async function stageComponents(trx: Transaction, keys: readonly ComponentKey[]): Promise<number> {
  return stage(
    trx,
    sql`select ${columns}
      from (select distinct * from unnest(${keys.map((key) => key.projectId)}::int[],
        ${keys.map((key) => key.componentId)}::bigint[])) k(project_id, component_id)
      join component c on c.project_id = k.project_id and c.component_id = k.component_id`,
  );
}

/**
 * Stages the components of identities in some projects: those of changed identities, and of touched ones those with a
 * decision or a match of their own, which may count although their identity counts as before.
 */
export async function stageIdentities(
  trx: Transaction,
  changed: readonly number[],
  touched: readonly number[],
  projectIds: readonly number[],
): Promise<number> {
  return stage(
    trx,
    sql`select ${columns} from component c
      where c.project_id = any(${projectIds}::int[]) and (c.identity_id = any(${changed}::int[])
        or (c.identity_id = any(${touched}::int[]) and c.special))`,
  );
}

/** The projects that {@link stageIdentities} would find components in. */
export async function listProjectsOfIdentities(
  trx: Transaction,
  changed: readonly number[],
  touched: readonly number[],
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`select distinct c.project_id as id from component c
      where c.identity_id = any(${changed}::int[])
      union select k.project_id from component_count k where k.identity_id = any(${touched}::int[]) order by 1`,
  );
  return rows.map((row) => row.id);
}

/**
 * Stages the components of projects that conditions can concern when they follow from identities alone: those with such an
 * identity, those that violate them now, and where they are about vulnerabilities those with decisions of their own.
 */
export async function stageCandidates(
  trx: Transaction,
  projectIds: readonly number[],
  conditionIds: readonly number[],
  areAboutVulnerabilities: boolean,
): Promise<number> {
  const inProjects = sql`any(${projectIds}::int[])`;
  const isJudged = sql`any(${conditionIds}::int[])`;
  return stage(
    trx,
    sql`select ${columns} from policy_match m join component c on c.identity_id = m.identity_id
      where m.condition_id = ${isJudged} and c.project_id = ${inProjects}
      union select ${columns} from component_count k
      join component c on c.project_id = k.project_id and c.component_id = k.component_id
      where k.project_id = ${inProjects} and ${areAboutVulnerabilities}
      union select ${columns} from violation v
      join component c on c.project_id = v.project_id and c.component_id = v.component_id
      where v.condition_id = ${isJudged} and v.project_id = ${inProjects}`,
  );
}

export interface InternalVerdict {
  ifInternal: boolean;
  ifExternal: boolean;
}

/** Stages the conditions, with what those that look at `internal` say of either case. */
export async function stageConditions(
  trx: Transaction,
  conditions: readonly (BookCondition & InternalVerdict)[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into evaluated_condition
      select * from unnest(${conditions.map((one) => one.condition_id)}::int[],
        ${conditions.map((one) => one.policy_id)}::int[], ${conditions.map((one) => one.kind)}::text[],
        ${conditions.map((one) => one.isDirectOnly)}::bool[],
        ${conditions.map((one) => one.policy_operator === 'ALL')}::bool[],
        ${conditions.map((one) => one.ifInternal)}::bool[], ${conditions.map((one) => one.ifExternal)}::bool[])`,
  );
  await sql`analyze evaluated_condition`.execute(trx);
}

/**
 * Fills `policy_applies`. The same as `policyScope` of packages/policy, over sets: a global policy (neither projects nor
 * tags), one that lists the project, an ancestor of it with `includeChildren`, or a tag of it (contract §15.1).
 */
export async function findWherePoliciesApply(trx: Transaction): Promise<void> {
  await sql`insert into policy_applies
    with recursive place as (select distinct project_id from evaluated_component),
    judging as (select distinct policy_id from evaluated_condition),
    above as (
      select project_id, project_id as ancestor_id from place
      union
      select a.project_id, p.parent_id from above a join project p on p.project_id = a.ancestor_id
      where p.parent_id is not null),
    limited as (
      select policy_id from policy_project union select policy_id from policy_tag)
    select r.policy_id, r.project_id
    from (
      select j.policy_id, l.project_id from judging j left join limited m on m.policy_id = j.policy_id
      cross join place l where m.policy_id is null
      union
      select j.policy_id, a.project_id from judging j join policy o on o.policy_id = j.policy_id
      join policy_project pp on pp.policy_id = j.policy_id
      join above a on a.ancestor_id = pp.project_id and (o.include_children or a.project_id = a.ancestor_id)
      union
      select j.policy_id, t.project_id from judging j join policy_tag pt on pt.policy_id = j.policy_id
      join project_tag t on t.tag_id = pt.tag_id join place l on l.project_id = t.project_id) r
    join policy o on o.policy_id = r.policy_id
    join project p on p.project_id = r.project_id
    where not o.only_latest or p.is_latest`.execute(trx);
  await sql`analyze policy_applies`.execute(trx);
}

export const isInternal = sql`(c.flags & ${internalFlag}::int <> 0)`;

export async function listStagedProjects(trx: Transaction): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`select distinct project_id as id from evaluated_component order by 1`,
  );
  return rows.map((row) => row.id);
}
