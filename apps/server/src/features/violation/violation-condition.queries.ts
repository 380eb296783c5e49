import type { RawBuilder } from 'kysely';
import { all } from '../../db/all.ts';
import { sql } from '../../db/database.ts';
import { inProjects } from '../../db/in-projects.ts';
import { containsPattern } from '../../db/list/search.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import { storedState, storedType } from '../policy/violation-words.ts';
import type { TextField, ViolationFilter, ViolationText } from './violation-filter.ts';
import { projectConditions } from './violation-projects.queries.ts';

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

/** The condition of a list over {@link violationTables}. */
export function violationCondition(filter: ViolationFilter, scope: ProjectScope): Part {
  return all([
    ...projectConditions(filter, scope, sql.ref('v.project_id')),
    ...policyConditions(filter),
    ...otherConditions(filter, scope),
  ]);
}

/** The filter's conditions on the condition `k` and its policy `o` alone. */
export function policyConditions({ states, types, policies }: ViolationFilter): Part[] {
  const parts: Part[] = [];
  if (states.length > 0) parts.push(sql`o.state = any(${states.map(storedState)}::smallint[])`);
  if (types.length > 0) parts.push(sql`k.type = any(${types.map(storedType)}::smallint[])`);
  if (policies.length > 0) parts.push(sql`o.uuid = any(${policies}::uuid[])`);
  return parts;
}

/** The filter's conditions on decisions `a` alone. Most violations have none. */
export function decisionConditions({
  withSuppressed,
  onlySuppressed,
  decided,
  analysis,
}: ViolationFilter): Part[] {
  const parts: Part[] = [];
  if (decided) parts.push(sql`(a.state <> 'NOT_SET' or a.suppressed)`);
  if (!withSuppressed) parts.push(sql`a.suppressed is not true`);
  if (onlySuppressed) parts.push(sql`a.suppressed`);
  if (analysis.length > 0) parts.push(sql`coalesce(a.state, 'NOT_SET') = any(${analysis}::text[])`);
  return parts;
}

/** True if it leaves only violations that somebody decided about. */
export function areOnlyDecided({ onlySuppressed, analysis }: ViolationFilter): boolean {
  return onlySuppressed || (analysis.length > 0 && !analysis.includes('NOT_SET'));
}

/** True if it is about nothing but projects, policies, and decisions: no violation itself has to be looked at. */
export function isOfPolicies({
  projectId,
  componentId,
  component,
  since,
  before,
  text,
}: ViolationFilter): boolean {
  return [projectId, componentId, component, since, before, text].every((part) => part === undefined);
}

/** The filter's conditions on times alone. */
export function timeConditions({ since, before }: ViolationFilter): Part[] {
  return [...(since ? [sql`v.since >= ${since}`] : []), ...(before ? [sql`v.since < ${before}`] : [])];
}

/** The filter's conditions on neither projects nor policies. */
export function otherConditions(filter: ViolationFilter, scope: ProjectScope): Part[] {
  const { projectId, projectIds, componentId, component, text } = filter;
  const parts = [...decisionConditions(filter), ...timeConditions(filter)];
  if (projectId !== undefined) parts.push(sql`v.project_id = ${projectId}`);
  if (projectIds !== undefined) parts.push(inProjects(sql`v.project_id`, projectIds));
  if (componentId !== undefined) parts.push(sql`v.component_id = ${componentId}`);
  if (component !== undefined) parts.push(isComponent(component, projectId, scope));
  if (text) parts.push(containsText(text));
  return parts;
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
