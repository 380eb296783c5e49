import type { RawBuilder } from 'kysely';
import { all } from '../../db/all.ts';
import { sql } from '../../db/database.ts';
import { inProjects } from '../../db/in-projects.ts';
import {
  conditionsOn,
  type FilterRules,
  given,
  oneOf,
  onlyIf,
  since,
  unless,
} from '../../db/list/filters.ts';
import { allowedProjects, projectConditions } from '../../db/list/listed-projects.ts';
import { containsPattern } from '../../db/list/search.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { storedState, storedType } from '../policy/violation-words.ts';
import type { TextField, ViolationFilter, ViolationText } from './violation-filter.ts';

type Part = RawBuilder<unknown>;

/** Violations of policies that are there, with what most filters look at. */
const narrowTables = sql`violation v
  join policy_condition k on k.condition_id = v.condition_id and k.deleted_at is null
  join policy o on o.policy_id = k.policy_id and o.deleted_at is null
  join project p on p.project_id = v.project_id
  left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
    and a.condition_id = v.condition_id`;

/** The tables that a filter and an order need. */
export function violationTables({ text }: ViolationFilter, sortsByIdentity: boolean): Part {
  if (text === undefined && !sortsByIdentity) return narrowTables;
  return sql`${narrowTables} join identity i on i.identity_id = v.identity_id`;
}

/**
 * The filters of violations: on the condition `k` and its policy `o`, on the decision `a`, which most violations do not have, on
 * times, and on violations `v` themselves.
 */
const filters: FilterRules<ViolationFilter, 'policy' | 'decision' | 'time' | 'violation', ProjectScope> = {
  states: { on: 'policy', where: (states) => oneOf(sql`o.state`, sql`smallint[]`)(states.map(storedState)) },
  types: { on: 'policy', where: (types) => oneOf(sql`k.type`, sql`smallint[]`)(types.map(storedType)) },
  policies: { on: 'policy', where: oneOf(sql`o.uuid`, sql`uuid[]`) },
  decided: { on: 'decision', where: onlyIf(sql`(a.state <> 'NOT_SET' or a.suppressed)`) },
  withSuppressed: { on: 'decision', where: unless(sql`a.suppressed is not true`) },
  onlySuppressed: { on: 'decision', where: onlyIf(sql`a.suppressed`) },
  analysis: { on: 'decision', where: oneOf(sql`coalesce(a.state, 'NOT_SET')`) },
  since: { on: 'time', where: since(sql`v.since`) },
  before: { on: 'time', where: given((before) => sql`v.since < ${before}`) },
  projectId: { on: 'violation', where: given((id) => sql`v.project_id = ${id}`) },
  projectIds: { on: 'violation', where: given((ids) => inProjects(sql`v.project_id`, ids)) },
  componentId: { on: 'violation', where: given((id) => sql`v.component_id = ${id}`) },
  component: {
    on: 'violation',
    where: (uuid, { projectId }, scope) =>
      uuid === undefined ? undefined : isComponent(uuid, projectId, scope),
  },
  text: { on: 'violation', where: given(containsText) },
};

/** The identity of a component that the caller sees: what one of a hidden project is, nobody learns by asking for the same. */
function identityOf(uuid: string, scope: ProjectScope): Part {
  return sql`(select same.identity_id from component same
    where same.uuid = ${uuid} and ${visible(scope, sql.ref('same.project_id'))})`;
}

/** In a project the component itself; over all projects whatever is the same component as that one, as groups have it. */
function isComponent(uuid: string, projectId: number | undefined, scope: ProjectScope): Part {
  return projectId === undefined
    ? sql`v.identity_id = ${identityOf(uuid, scope)}`
    : sql`v.component_id = (select same.component_id from component same
        where same.project_id = ${projectId} and same.uuid = ${uuid})`;
}

const listedProjects = ({ withInactive, projects, tags }: ViolationFilter) => ({
  onlyActive: !withInactive,
  uuids: projects,
  tags,
});

/** The projects of which a list over all has something, as a condition on `p`; undefined: all there are. */
export const projectsOf = (filter: ViolationFilter, scope: ProjectScope): Part | undefined =>
  allowedProjects(listedProjects(filter), scope);

/** The condition of a list over {@link violationTables}. */
export function violationCondition(filter: ViolationFilter, scope: ProjectScope): Part {
  return all([
    ...projectConditions(listedProjects(filter), scope, sql.ref('v.project_id')),
    ...policyConditions(filter),
    ...otherConditions(filter, scope),
  ]);
}

/** The filter's conditions on the condition `k` and its policy `o` alone. */
export const policyConditions = (filter: ViolationFilter): Part[] =>
  conditionsOn(filters, filter, ['policy'], { all: true });

/** The filter's conditions on decisions `a` alone. Most violations have none. */
export const decisionConditions = (filter: ViolationFilter): Part[] =>
  conditionsOn(filters, filter, ['decision'], { all: true });

/** The filter's conditions on times alone. */
export const timeConditions = (filter: ViolationFilter): Part[] =>
  conditionsOn(filters, filter, ['time'], { all: true });

/** The filter's conditions on neither projects nor policies. */
export const otherConditions = (filter: ViolationFilter, scope: ProjectScope): Part[] =>
  conditionsOn(filters, filter, ['decision', 'time', 'violation'], scope);

/** True if it is about nothing but projects, policies, and decisions: no violation itself has to be looked at. */
export const isOfPolicies = (filter: ViolationFilter): boolean =>
  conditionsOn(filters, filter, ['time', 'violation'], { all: true }).length === 0;

/** True if it leaves only violations that somebody decided about. */
export function areOnlyDecided({ onlySuppressed, analysis }: ViolationFilter): boolean {
  return onlySuppressed || (analysis.length > 0 && !analysis.includes('NOT_SET'));
}

function containsText({ input, fields }: ViolationText): Part {
  const parts = fields.map((field) => textIn(field, input));
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** A text in a field, on the one table that has it. */
export function textIn(field: TextField, input: string): Part {
  const pattern = containsPattern(input);
  switch (field) {
    case 'policy':
      return sql`lower(o.name) like ${pattern}`;
    case 'component':
      // As searches have names (docs/adr/0014).
      return sql`lower(coalesce(i.group_name || '/', '') || i.name) like ${pattern}`;
    case 'project':
      return sql`(lower(p.name) like ${pattern} or lower(p.version) like ${pattern})`;
    case 'license':
      return sql`exists (select 1 from component_detail d left join license l on l.license_id = d.license_id
        where d.project_id = v.project_id and d.component_id = v.component_id
          and (lower(l.spdx_id) like ${pattern} or lower(d.license_name) like ${pattern}))`;
  }
}
