import { type RawBuilder, sql } from 'kysely';
import { all } from '../../../db/all.ts';
import { foundBy } from '../../../db/found-by.ts';
import { until } from '../../../db/list/filters.ts';
import { packedInts, packedNumbers } from '../../../db/packed.ts';
import { fence } from '../../../db/planner.ts';
import { rankOrder } from '../../matching/leading-record.ts';
import { identityFindings, ownFindings } from '../finding.queries.ts';
import { areOnlyDecided, byDependency } from '../finding-conditions.queries.ts';
import type { FindingFilter } from '../finding-filter.ts';
import type { AuditScope } from './audit-scope.queries.ts';

/**
 * Findings of a large project by the matches of its identities. Nearly all components are plain: they have no
 * decisions and no match of their own. The matches contain everything listed about them. Each identity is
 * read once, all of them in one pass through the index, in a third of the time of a look-up per component.
 */
export interface PlainFindings {
  /** A table that the others need, for `with`: the identities, and whether several components have one of them. */
  readonly tables: RawBuilder<unknown>;
  /** The same with the components `components` and their identities `packed_ids`, in the order of these. */
  readonly packedTables: RawBuilder<unknown>;
  /** The identities as an array `p.ids`. */
  readonly ids: RawBuilder<unknown>;
  /** Matches `m`. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** The components with their identities. */
  readonly components: RawBuilder<unknown>;
  /** The condition on a component `c`, plain or not. */
  readonly ofComponent: RawBuilder<unknown>;
}

/**
 * Undefined where the project is small, few findings are meant, a text is looked for, or the filter compares a component with
 * its match, as that by tickets does.
 * @param vulns a select of the vulnerabilities that are meant, where not all are
 */
export function plainFindings(
  scope: AuditScope,
  filter: FindingFilter,
  vulns?: RawBuilder<unknown>,
): PlainFindings | undefined {
  return scope.text ? undefined : plainOfAnyText(scope, filter, vulns);
}

/** The same where a text is looked for, which the caller asks of what is read. */
export function plainOfAnyText(
  { projectId, isLarge, isLookedUp }: Omit<AuditScope, 'text'>,
  filter: FindingFilter,
  vulns?: RawBuilder<unknown>,
): PlainFindings | undefined {
  if (!isLarge || isLookedUp || filter.foundSince || filter.tickets.length > 0) return undefined;
  const asked = [byDependency(filter.dependency, sql`c.flags`), until(sql`c.added_at`)(filter.foundUntil)];
  const ofComponent = all([sql`c.project_id = ${projectId}`, ...asked.flatMap((part) => part ?? [])]);
  const isPlain = sql`${ofComponent} and not c.special`;
  const tableOf = (columns: RawBuilder<unknown>) => sql`plain_identity as materialized (
    select array_agg(c.identity_id order by c.identity_id) as ids, ${columns}
    from component c where ${isPlain})`;
  const byIdentity = sql`order by c.identity_id`;
  const isRepeated = sql`count(*) > count(distinct c.identity_id) as is_repeated`;
  // A thousand rows are expected of the series, which has one: of the identities in an array, the planner expects ten.
  const ids = sql`(select ids from plain_identity cross join generate_series(1, (select 1)) ${fence}) p`;
  return {
    tables: tableOf(isRepeated),
    packedTables: tableOf(sql`${packedInts(sql`c.identity_id`, byIdentity)} as packed_ids,
      ${packedNumbers(sql`c.component_id`, byIdentity)} as components`),
    ids,
    from: sql`${ids} cross join lateral (select * from identity_match where identity_id = any(p.ids)) m`,
    where: sql`${matchCondition(filter)} and ${vulns ? sql`m.vuln_id in (${vulns})` : sql`true`}`,
    components: sql`(select c.component_id, c.identity_id from component c where ${isPlain} ${fence})`,
    ofComponent,
  };
}

/**
 * The findings of all other components, with whether others of their flaw come before them as `twin`: they are few, so all of them are
 * ranked, whatever the marks of their matches say.
 * @param isByIdentity findings of plain components are counted once for each identity: of several that have it, the first one is plain
 */
export function otherFindings(
  projectId: number,
  { ofComponent }: PlainFindings,
  isByIdentity: boolean,
): RawBuilder<unknown> {
  const special = sql`select c.* from component c where ${ofComponent} and c.special`;
  // Made by hand, so there are hardly ever any.
  const repeated = sql`select c.* from component c where ${ofComponent} and c.component_id = any(array(
    select component_id from (
      select c.component_id, row_number() over (partition by c.identity_id order by c.component_id) > 1 as is_repeated
      from component c where ${ofComponent} and not c.special) numbered
    where is_repeated and (select is_repeated from plain_identity)))`;
  const components = isByIdentity ? sql`(${special} union all ${repeated})` : sql`(${special})`;
  return sql`select r.component_id, r.identity_id, r.component_uuid, r.added_at, r.flags, r.vuln_id, r.first_seen, r.fixed_in,
      r.analyzer, row_number() over (
        partition by r.component_id, coalesce(v.alias_group, -v.vuln_id), coalesce(b.suppressed, false)
        order by ${rankOrder('v')}) > 1 as twin
    from (${identityFindings(projectId, sql`${components} c join identity_match m on m.identity_id = c.identity_id`)}
      union all ${ownFindings(projectId)} and ${ofComponent} and c.special) r
    join vuln v on v.vuln_id = r.vuln_id
    left join analysis b on b.project_id = ${projectId} and b.component_id = r.component_id and b.vuln_id = r.vuln_id`;
}

/** The filter's conditions on a match itself, without a decision. */
function matchCondition(filter: FindingFilter): RawBuilder<unknown> {
  const { analyzers, fix, isFolded, foundUntil } = filter;
  return all([
    ...(areOnlyDecided(filter) ? [sql`false`] : []),
    ...(analyzers.length > 0 ? [sql`coalesce(${foundBy('m')} = any(${analyzers}::text[]), false)`] : []),
    ...(fix === undefined
      ? []
      : [fix === 'AVAILABLE' ? sql`m.fixed_in is not null` : sql`m.fixed_in is null`]),
    ...(isFolded ? [sql`not m.twin`] : []),
    ...[until(sql`m.first_seen`)(foundUntil) ?? []].flat(),
  ]);
}
