import type { PolicyViolationState, PolicyViolationType } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import type { ViolationFilter } from './violation-filter.ts';

/**
 * What a list leaves of projects `p`, whose number stands in `projectId` as well.
 * @param isVisible `visibleRow` for a list that is read in the order of an index
 */
export function projectConditions(
  { withInactive, projects, tags }: ViolationFilter,
  scope: ProjectScope,
  projectId: RawBuilder<unknown>,
  isVisible = visible,
): RawBuilder<unknown>[] {
  const parts = [isVisible(scope, projectId)];
  if (!withInactive) parts.push(sql`p.active`);
  if (projects.length > 0) parts.push(sql`p.uuid = any(${projects}::uuid[])`);
  if (tags.length > 0) {
    parts.push(sql`${projectId} in (select pt.project_id from project_tag pt join tag t on t.tag_id = pt.tag_id
      where t.name = any(${tags}::text[]))`);
  }
  return parts;
}

const ofState: Readonly<Record<PolicyViolationState, string>> = {
  FAIL: 'pv_fail',
  WARN: 'pv_warn',
  INFO: 'pv_info',
};
const ofType: Readonly<Record<PolicyViolationType, string>> = {
  LICENSE: 'pv_license',
  SECURITY: 'pv_security',
  OPERATIONAL: 'pv_operational',
};

/**
 * A statement that gives the number of violations of all projects from their counters; undefined where these cannot tell it. It
 * is behind the list while a changed policy is being evaluated.
 */
export function keptTotal(
  filter: ViolationFilter,
  scope: ProjectScope,
): RawBuilder<{ n: number }> | undefined {
  if (!isCounted(filter)) return undefined;
  const { states, types } = filter;
  const names = types.length > 0 ? types.map((type) => ofType[type]) : states.map((state) => ofState[state]);
  const columns = [...new Set(names.length > 0 ? names : Object.values(ofState))];
  const sum = sql.join(
    columns.map((name) => sql.ref(`n.${name}`)),
    sql` + `,
  );
  // The counters of a collection are those of its parts once more.
  const parts = [
    sql`p.collection_logic = 'NONE'`,
    ...projectConditions(filter, scope, sql.ref('p.project_id')),
  ];
  return sql<{ n: number }>`select coalesce(sum(${sum}), 0)::int as n
    from project p join project_count n on n.project_id = p.project_id where ${sql.join(parts, sql` and `)}`;
}

/** Counters tell states apart or types, and know nothing else of violations; suppressed ones are not in them. */
function isCounted(filter: ViolationFilter): boolean {
  const { projectId, componentId, component, since, before, text } = filter;
  return (
    [projectId, componentId, component, since, before, text].every((part) => part === undefined) &&
    !filter.withSuppressed &&
    !filter.onlySuppressed &&
    filter.policies.length === 0 &&
    filter.analysis.length === 0 &&
    (filter.states.length === 0 || filter.types.length === 0)
  );
}
