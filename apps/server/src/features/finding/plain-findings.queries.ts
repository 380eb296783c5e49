import { type RawBuilder, sql } from 'kysely';
import { foundBy } from '../../db/found-by.ts';
import { directFlag, specialFlag } from '../component-shape/component-flags.ts';
import type { AuditFilter } from './audit-condition.queries.ts';
import type { AuditScope } from './audit-scope.queries.ts';

/**
 * Findings of a large project by the matches of its identities. Nearly all components are plain: nobody decided about their findings, and they
 * have no match of their own. What is listed of them stands in the matches, each identity of which is read once, all of them
 * in one pass through their index: a third of the time of a look-up for each component.
 */
export interface PlainFindings {
  /** A table that the others need, for `with`: the identities, and whether several components have one of them. */
  readonly tables: RawBuilder<unknown>;
  /** Matches `m`. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** The components with their identities. */
  readonly components: RawBuilder<unknown>;
  /** What is asked of a component `c`, plain or not. */
  readonly ofComponent: RawBuilder<unknown>;
}

/** That a component `c` is not plain. */
export const isSpecial = sql`(c.flags & ${sql.lit(specialFlag)})::bool`;

/**
 * Undefined where the project is small, few findings are meant, or the filter compares a component with its match.
 * @param vulns a select of the vulnerabilities that are meant, where not all are
 */
export function plainFindings(
  scope: AuditScope,
  filter: AuditFilter,
  vulns?: RawBuilder<unknown>,
): PlainFindings | undefined {
  const { projectId, isLarge, isLookedUp, text } = scope;
  if (!isLarge || isLookedUp || text || filter.foundSince || filter.foundUntil) return undefined;
  const ofComponent = sql`c.project_id = ${projectId} and ${isMeant(filter)}`;
  return {
    // A thousand rows are expected of the series, which has one: of the identities in an array, the planner expects ten.
    tables: sql`plain_identity as materialized (
      select array_agg(c.identity_id order by c.identity_id) as ids,
        count(*) > count(distinct c.identity_id) as is_repeated
      from component c where ${ofComponent} and not ${isSpecial})`,
    from: sql`(select ids from plain_identity cross join generate_series(1, (select 1)) offset 0) p
      cross join lateral (select * from identity_match where identity_id = any(p.ids)) m`,
    where: sql`${matchCondition(filter)} and ${vulns ? sql`m.vuln_id in (${vulns})` : sql`true`}`,
    components: sql`(select c.component_id, c.identity_id from component c
      where ${ofComponent} and not ${isSpecial} offset 0)`,
    ofComponent,
  };
}

/** Components that are not plain, or have the identity of another one, as a condition of `c`. */
export function countedApart({ ofComponent }: PlainFindings): RawBuilder<unknown> {
  // By hand only, so there are hardly ever any.
  return sql`(${isSpecial} or c.component_id in (
    select component_id from (
      select c.component_id, row_number() over (partition by c.identity_id order by c.component_id) > 1 as is_repeated
      from component c where ${ofComponent} and not ${isSpecial}) numbered
    where is_repeated and (select is_repeated from plain_identity)))`;
}

function isMeant({ dependency }: AuditFilter): RawBuilder<unknown> {
  if (dependency === undefined) return sql`true`;
  // As a cast, the planner takes it for a third of all; compared with 0, for one of 200.
  const isDirect = sql`(c.flags & ${sql.lit(directFlag)})::bool`;
  return dependency === 'DIRECT' ? isDirect : sql`not ${isDirect}`;
}

/** What a filter asks of a match itself: nobody decided about it. */
function matchCondition(filter: AuditFilter): RawBuilder<unknown> {
  const parts = [sql`true`];
  const isDecided = filter.onlySuppressed || filter.decided || filter.reasonsChanged;
  if (isDecided || (filter.states.length > 0 && !filter.states.includes('NOT_SET'))) parts.push(sql`false`);
  if (filter.analyzers.length > 0)
    parts.push(sql`coalesce(${foundBy('m')} = any(${filter.analyzers}::text[]), false)`);
  if (filter.fix !== undefined)
    parts.push(filter.fix === 'AVAILABLE' ? sql`m.fixed_in is not null` : sql`m.fixed_in is null`);
  if (filter.isFolded) parts.push(sql`not m.twin`);
  return sql.join(parts, sql` and `);
}
