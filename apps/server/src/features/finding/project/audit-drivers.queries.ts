import { type RawBuilder, sql } from 'kysely';
import { lookedUp } from '../../../db/looked-up.ts';
import { isOfAny } from '../finding-conditions.queries.ts';
import type { FindingFilter } from '../finding-filter.ts';
import {
  auditTables,
  eachKind,
  rankedCondition,
  scanCondition,
  vulnCondition,
  vulnsMeant,
} from './audit-condition.queries.ts';
import type { AuditScope } from './audit-scope.queries.ts';
import { otherFindings, plainFindings } from './plain-findings.queries.ts';

/**
 * The vulnerabilities `v` of a project with `d`, and the number of their findings, in one or several rows.
 * For a large project, see `countVulns`.
 */
export function vulnsFound(scope: AuditScope, filter: FindingFilter): RawBuilder<unknown> {
  const found = eachKind(
    scope,
    (tables) =>
      sql`select f.vuln_id as id, count(*)::int as n from ${tables}
        where ${scanCondition(scope.projectId, filter)} group by 1`,
  );
  return sql`(${found}) d join vuln v on v.vuln_id = d.id`;
}

/**
 * The same as {@link componentsFound} by the counters, which have each flaw once: no match is looked up. Undefined where the
 * list is filtered, or has every record.
 * @param hasText whether a text is looked for
 */
export function componentsCounted(
  projectId: number,
  hasText: boolean,
  filter: FindingFilter,
): RawBuilder<unknown> | undefined {
  if (hasText || !filter.isFolded || filter.withSuppressed || !isOfAny(filter)) return undefined;
  const counts = ['c4', 'c3', 'c2', 'c1', 'c0'].map(
    (name) => sql`coalesce(${sql.ref(`k.${name}`)}, ${sql.ref(`i.${name}`)}, 0)`,
  );
  return sql`select id, identity_id, n from (
      select c.component_id as id, c.identity_id, ${sql.join(counts, sql` + `)} as n from component c
      left join identity i on ${lookedUp(sql`i.identity_id`, sql`c.identity_id`)} and i.findings > 0
      left join component_count k on k.project_id = ${projectId} and k.component_id = c.component_id
      where c.project_id = ${projectId}) counted where n > 0`;
}

/** Components `id` of a project by how many findings they have. */
export function componentsFound(scope: AuditScope, filter: FindingFilter): RawBuilder<unknown> {
  const { projectId } = scope;
  const plain = plainFindings(scope, filter, vulnsMeant(filter));
  const byComponent = (tables: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql`select f.component_id as id, f.identity_id, count(*)::int as n from ${tables} where ${where} group by 1, 2`;
  if (!plain) return eachKind(scope, (tables) => byComponent(tables, scanCondition(projectId, filter)));
  const others = auditTables(projectId, otherFindings(projectId, plain, false));
  const isMeant = sql`${rankedCondition(projectId, filter)} and ${vulnCondition(filter)}`;
  return sql`with ${plain.tables}
    select c.component_id as id, u.identity_id, u.n
      from (select m.identity_id, count(*)::int as n from ${plain.from} where ${plain.where} group by 1) u
      join ${plain.components} c on c.identity_id = u.identity_id
    union all ${byComponent(others, isMeant)}`;
}
