import { type RawBuilder, sql } from 'kysely';
import { since, until } from '../../../db/list/filters.ts';
import { type Order, orderBy } from '../../../db/list/order.ts';
import { fence } from '../../../db/planner.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { isTurned, type PortfolioOrder } from './portfolio-order.ts';

type Part = RawBuilder<unknown>;

const matches = sql`identity_match m`;
/** Matches of single components, where the identity has no such match, with the same columns. */
const ownMatches = sql`(select o.project_id, o.component_id, o.vuln_id, o.first_seen, o.analyzer, null::text as fixed_in,
  true as twin from component_match o) m`;
const identity = sql`left join identity i on i.identity_id = c.identity_id`;
const vulnerability = sql`left join vuln v on v.vuln_id = m.vuln_id`;
const project = sql`left join project p on p.project_id = c.project_id`;
const analysis = sql`left join analysis a on a.project_id = c.project_id and a.component_id = c.component_id
  and a.vuln_id = m.vuln_id`;

/** For counting: with the tables beside them, even if nothing asks for these, components would be fetched from their table. */
export const bareIdentities: Part = sql`identity i join ${matches} on m.identity_id = i.identity_id
  join component c on c.identity_id = i.identity_id`;
export const bareVulnerabilities: Part = sql`vuln v join ${matches} on m.vuln_id = v.vuln_id
  join component c on c.identity_id = m.identity_id`;

/** Where identities are first; `where` is on all of the tables. */
export const fromIdentities: Part = sql`identity i join ${matches} on m.identity_id = i.identity_id
  join component c on c.identity_id = i.identity_id ${vulnerability} ${project} ${analysis}`;
export const fromVulnerabilities: Part = sql`vuln v join ${matches} on m.vuln_id = v.vuln_id
  join component c on c.identity_id = m.identity_id ${identity} ${project} ${analysis}`;
const bareMatches: Part = sql`${matches} join component c on c.identity_id = m.identity_id`;
export const fromMatches: Part = sql`${bareMatches} ${identity} ${vulnerability} ${project} ${analysis}`;

/**
 * Likewise for components that are older than the match and in the projects of `allowed`: an index tells their projects, and no other
 * components are fetched. For the oldest matches, which came before most of their components.
 */
const fromLaterMatches: Part = sql`${matches} cross join lateral (
    select distinct k.project_id from component k where k.identity_id = m.identity_id and k.added_at < m.first_seen
      and coalesce(k.project_id in (select w.project_id from allowed w), false) ${fence}) k
  join component c on c.identity_id = m.identity_id and c.project_id = k.project_id
  ${identity} ${vulnerability} ${project} ${analysis}`;
/** @param sample follows the name of the table, for a part of all findings */
export const fromComponents = (
  sample: Part = sql``,
): Part => sql`component c ${sample} join ${matches} on m.identity_id = c.identity_id
  ${identity} ${vulnerability} ${project} ${analysis}`;
/** The other way around, matches would be read first, whatever the components of a time are. */
const matchesOfEach: Part = sql`component c cross join lateral (
  select * from identity_match o where o.identity_id = c.identity_id ${fence}) m`;
const fromAdded: Part = sql`${matchesOfEach} ${identity} ${vulnerability} ${project} ${analysis}`;
export const insideOfProject: Part = sql`component c join ${matches} on m.identity_id = c.identity_id
  ${identity} ${vulnerability} ${analysis}`;
export const fromProjects: Part = sql`project p join component c on c.project_id = p.project_id
  join ${matches} on m.identity_id = c.identity_id ${identity} ${vulnerability} ${analysis}`;
export const fromAllowed: Part = sql`allowed w join component c on c.project_id = w.project_id
  join ${matches} on m.identity_id = c.identity_id ${identity} ${vulnerability} ${project} ${analysis}`;
const ofDecisions: Part = sql`left join vuln v on v.vuln_id = a.vuln_id
  join component c on c.project_id = a.project_id and c.component_id = a.component_id
  join ${matches} on m.identity_id = c.identity_id and m.vuln_id = a.vuln_id ${identity} ${project}`;
export const fromDecisions: Part = sql`analysis a ${ofDecisions}`;
/** @param keys a table of their projects, components, and vulnerabilities */
export const fromSomeDecisions = (
  keys: Part,
): Part => sql`${keys} k(project_id, component_id, vuln_id) join analysis a on a.project_id = k.project_id
  and a.component_id = k.component_id and a.vuln_id = k.vuln_id ${ofDecisions}`;
/** @param ticketed components `c` with the vulnerabilities `k` of their tickets */
export const fromTickets = (
  ticketed: Part,
): Part => sql`${ticketed} join ${matches} on m.identity_id = c.identity_id and m.vuln_id = k.vuln_id
  ${identity} ${vulnerability} ${project} ${analysis}`;
export const fromOwnMatches: Part = sql`${ownMatches} join component c on c.project_id = m.project_id
    and c.component_id = m.component_id
  ${identity} ${vulnerability} ${project} ${analysis}`;

/** Values without an index, sorted as narrow rows. */
function sorted(table: Part, { descending }: PortfolioOrder): Part {
  const direction = descending ? sql`desc nulls last` : sql`asc nulls first`;
  const turned = descending ? sql`desc` : sql`asc`;
  return sql`(select s.id, s.value from (${table}) s(id, value) order by s.value ${direction}, s.id ${turned}) s`;
}

/** @param values a table `s` of the numbers of vulnerabilities, `id`, and what they are sorted by, `value` */
function fromValues(values: Part): Part {
  return sql`${values} join ${matches} on m.vuln_id = s.id join component c on c.identity_id = m.identity_id
    ${identity} ${vulnerability} ${project} ${analysis}`;
}

export function fromSortedVulnerabilities(order: PortfolioOrder): Part {
  return fromValues(sorted(sql`select v.vuln_id, ${order.value} from vuln v`, order));
}

/** By id; some are marked more than once. Sorted here, for the planner has no index for what is distinct but upwards. */
export function fromMatchedVulnerabilities({ descending }: PortfolioOrder): Part {
  const direction = descending ? sql`desc` : sql`asc`;
  return fromValues(sql`(select distinct k.vuln_id as id, k.ext_id as value from vuln_matched k
    order by k.ext_id ${direction}, k.vuln_id ${direction}) s`);
}

/**
 * Suppressed ones by what is known of their vulnerabilities: only those of the page are joined to anything. Without the offset,
 * all vulnerabilities would be read in the order.
 */
export function fromSortedDecisions({ value, descending, neverNull, isMixed }: PortfolioOrder): Part {
  const order: Order = [
    { by: sql`d.value`, descending, neverNull },
    { by: sql`d.id`, descending: isTurned({ isMixed, descending }), neverNull: true },
  ];
  return sql`(select d.* from (select a.project_id, a.component_id, a.vuln_id as id, ${value} as value
        from analysis a join vuln v on v.vuln_id = a.vuln_id where a.suppressed ${fence}) d ${orderBy(order)}) s
    join component c on c.project_id = s.project_id and c.component_id = s.component_id
    join ${matches} on m.identity_id = c.identity_id and m.vuln_id = s.id ${identity} ${vulnerability} ${project} ${analysis}`;
}

/**
 * Findings by the time they appeared: with their component, or with their match. `where` distinguishes these,
 * and applies the filter's time to each.
 */
export function foundSides(
  { foundSince, foundUntil }: FindingFilter,
  isOldestFirst = false,
): { from: Part; bare: Part; where: Part; at: Part; isByComponent: boolean }[] {
  const times = (at: Part) => [since(at)(foundSince), until(at)(foundUntil)].flatMap((part) => part ?? []);
  return [
    {
      from: fromAdded,
      bare: matchesOfEach,
      // The index of components begins with the first that can be meant: there may be a million older than every match.
      is: sql`m.first_seen <= c.added_at and c.added_at >= (select min(o.first_seen) from identity_match o)`,
      at: sql`c.added_at`,
      isByComponent: true,
    },
    {
      from: isOldestFirst ? fromLaterMatches : fromMatches,
      bare: bareMatches,
      is: sql`m.first_seen > c.added_at`,
      at: sql`m.first_seen`,
      isByComponent: false,
    },
  ].map(({ is, ...side }) => ({ ...side, where: sql.join([is, ...times(side.at)], sql` and `) }));
}
