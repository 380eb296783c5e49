import { type RawBuilder, sql } from 'kysely';
import { finders, foundBy, foundInside, foundOnlyOutside } from '../../../db/found-by.ts';
import { insideProjects, isListed, type ListArm } from '../../../db/list/arms.ts';
import { type Order, orderBy, type SortKey } from '../../../db/list/order.ts';
import { fence } from '../../../db/planner.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';

/** Findings from one side. */
export interface Arm extends ListArm {
  /** Which analyzer found them. */
  readonly analyzer: RawBuilder<unknown>;
}

/** The order of a portfolio's findings: the sorted value, then unique numbers. */
export interface PortfolioOrder {
  /** The table that is read in this order. */
  readonly by:
    | 'vulnerability'
    | 'identity'
    | 'project'
    | 'component'
    | 'found'
    | 'state'
    | 'suppressed'
    | 'analyzer';
  readonly value: RawBuilder<unknown> | undefined;
  readonly descending: boolean;
  readonly neverNull: boolean;
  /** No index has the value: its table is sorted for each page. */
  readonly isSorted: boolean;
  /** The value is the id of vulnerabilities: those without a match are in no list, and are not passed over one by one. */
  readonly isId: boolean;
  /** The index of the value goes on with its number upwards, whatever the direction of the value. */
  readonly isMixed: boolean;
}

const analyzer = foundBy('m');

const matches = sql`identity_match m`;
/** Matches of single components, where the identity has no such match, with the same columns. */
const ownMatches = sql`(select o.project_id, o.component_id, o.vuln_id, o.first_seen, o.analyzer, null::text as fixed_in,
  true as twin from component_match o) m`;
const identity = sql`left join identity i on i.identity_id = c.identity_id`;
const vulnerability = sql`left join vuln v on v.vuln_id = m.vuln_id`;
const project = sql`left join project p on p.project_id = c.project_id`;
const analysis = sql`left join analysis a on a.project_id = c.project_id and a.component_id = c.component_id
  and a.vuln_id = m.vuln_id`;

type Part = RawBuilder<unknown>;

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
const fromMatches: Part = sql`${bareMatches} ${identity} ${vulnerability} ${project} ${analysis}`;

/**
 * Likewise for components that are older than the match and in the projects of `allowed`: an index tells their projects, and no other
 * components are fetched. For the oldest matches, which came before most of their components.
 */
const fromLaterMatches: Part = sql`${matches} cross join lateral (
    select distinct k.project_id from component k where k.identity_id = m.identity_id and k.added_at < m.first_seen
      and coalesce(k.project_id in (select w.project_id from allowed w), false) ${fence}) k
  join component c on c.identity_id = m.identity_id and c.project_id = k.project_id
  ${identity} ${vulnerability} ${project} ${analysis}`;
const fromComponents: Part = sql`component c join ${matches} on m.identity_id = c.identity_id
  ${identity} ${vulnerability} ${project} ${analysis}`;
/** The other way around, matches would be read first, whatever the components of a time are. */
const matchesOfEach: Part = sql`component c cross join lateral (
  select * from identity_match o where o.identity_id = c.identity_id ${fence}) m`;
const fromAdded: Part = sql`${matchesOfEach} ${identity} ${vulnerability} ${project} ${analysis}`;
const insideOfProject: Part = sql`component c join ${matches} on m.identity_id = c.identity_id
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
const fromOwnMatches: Part = sql`${ownMatches} join component c on c.project_id = m.project_id
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

function fromSortedVulnerabilities(order: PortfolioOrder): Part {
  return fromValues(sorted(sql`select v.vuln_id, ${order.value} from vuln v`, order));
}

/** By id; some are marked more than once. Sorted here, for the planner has no index for what is distinct but upwards. */
function fromMatchedVulnerabilities({ descending }: PortfolioOrder): Part {
  const direction = descending ? sql`desc` : sql`asc`;
  return fromValues(sql`(select distinct k.vuln_id as id, k.ext_id as value from vuln_matched k
    order by k.ext_id ${direction}, k.vuln_id ${direction}) s`);
}

/**
 * Suppressed ones by what is known of their vulnerabilities: only those of the page are joined to anything. Without the offset,
 * all vulnerabilities would be read in the order.
 */
function fromSortedDecisions({ value, descending, neverNull, isMixed }: PortfolioOrder): Part {
  const order: Order = [
    { by: sql`d.value`, descending, neverNull },
    { by: sql`d.id`, descending: isTurned({ isMixed, descending }), neverNull: true },
  ];
  return sql`(select d.* from (select a.project_id, a.component_id, a.vuln_id as id, ${value} as value
        from analysis a join vuln v on v.vuln_id = a.vuln_id where a.suppressed ${fence}) d ${orderBy(order)}) s
    join component c on c.project_id = s.project_id and c.component_id = s.component_id
    join ${matches} on m.identity_id = c.identity_id and m.vuln_id = s.id ${identity} ${vulnerability} ${project} ${analysis}`;
}

/** A part of all findings, the same one each time, by a percentage of the components. */
export function sampleOfComponents(percent: number): Part {
  return sql`component c tablesample system (${percent}::real) repeatable (1)
    join ${matches} on m.identity_id = c.identity_id ${identity} ${vulnerability} ${project} ${analysis}`;
}

/** True if numbers go downwards behind the value: as the indexes have it, which are read backwards as well. */
export function isTurned(order: Pick<PortfolioOrder, 'isMixed' | 'descending'>): boolean {
  return order.isMixed ? !order.descending : order.descending;
}

/** The columns of an order, given `m` and `c`, if its first value differs by side. */
function orderOf(order: PortfolioOrder, value: Part | undefined, tie?: string): Order {
  const key = (name: string, descending = false): SortKey => ({
    by: sql.ref(name),
    descending,
    neverNull: true,
  });
  const first: SortKey[] =
    value === undefined ? [] : [{ by: value, descending: order.descending, neverNull: order.neverNull }];
  const turned = isTurned(order);
  const [p, c] = [key('c.project_id'), key('c.component_id')];
  switch (order.by) {
    case 'vulnerability':
      return [...first, key(tie ?? 'm.vuln_id', turned), key('c.identity_id'), p, c];
    case 'identity':
    case 'found':
      return [...first, key(tie ?? 'c.identity_id', turned), key('m.vuln_id', turned), p, c];
    case 'project':
      return [...first, key('p.project_id'), c, key('m.vuln_id')];
    default:
      return [...first, p, c, key('m.vuln_id')];
  }
}

/** The sources of an order. */
interface Sides {
  /** The projects that the filter leaves, as a condition on `p`; undefined: all. */
  readonly allowed?: Part | undefined;
  /** So few are suppressed that they can be sorted. */
  readonly areDecisionsSorted?: boolean;
}

/** The findings that `where` leaves, from the sides that give them in the order. */
export function armsInOrder(
  order: PortfolioOrder,
  filter: PortfolioFilter,
  where: Part,
  sides: Sides = {},
): Arm[] {
  return [...identityArms(order, filter, where, sides), ...ownArm(order, filter, where)];
}

function identityArms(
  order: PortfolioOrder,
  filter: PortfolioFilter,
  condition: Part,
  { allowed, areDecisionsSorted = false }: Sides,
): Arm[] {
  const isRestricted = allowed !== undefined;
  const found = ofFinders(filter);
  if (!found) return [];
  const where = sql`${condition} and ${found}`;
  const arm = (from: Part, value = order.value, more?: Part): Arm => ({
    from,
    where: more ? sql`${where} and ${more}` : where,
    analyzer,
    order: orderOf(order, value),
  });
  const from = (table: 'a' | 'c', value?: Part, more?: Part): Arm => {
    const parts = [
      ...(more ? [more] : []),
      ...(isRestricted ? [isListed(sql.ref(`${table}.project_id`))] : []),
    ];
    const first = table === 'a' ? fromDecisions : fromComponents;
    return arm(first, value, parts.length > 0 ? sql.join(parts, sql` and `) : undefined);
  };
  const sortedArm = (from: Part): Arm => ({
    from,
    where,
    analyzer,
    order: orderOf(order, sql`s.value`, 's.id'),
  });
  switch (order.by) {
    case 'vulnerability':
      if (filter.onlySuppressed && areDecisionsSorted)
        return [{ ...sortedArm(fromSortedDecisions(order)), isIndexed: true }];
      if (order.isId) return [{ ...sortedArm(fromMatchedVulnerabilities(order)), isIndexed: true }];
      return [order.isSorted ? sortedArm(fromSortedVulnerabilities(order)) : arm(fromVulnerabilities)];
    case 'identity':
      return [arm(fromIdentities, order.value, sql`i.findings > 0`)];
    case 'project':
      return [insideProjects(arm(insideOfProject, order.value, sql`c.project_id = p.project_id`), allowed)];
    case 'found':
      return foundSides(filter, !order.descending).map(({ from, where: more, at, isByComponent }) => ({
        ...arm(
          from,
          at,
          isRestricted && isByComponent ? sql`${more} and ${isListed(sql`c.project_id`)}` : more,
        ),
        isIndexed: true,
      }));
    case 'state':
      return [
        ...decidedStates
          .filter((state) => filter.states.length === 0 || filter.states.includes(state))
          .map((state) => from('a', sql`${state}::text`, sql`a.state = ${state}`)),
        ...(filter.states.length === 0 || filter.states.includes('NOT_SET')
          ? [
              filter.onlySuppressed
                ? from('a', sql`'NOT_SET'::text`, sql`a.suppressed and a.state = 'NOT_SET'`)
                : from('c', sql`'NOT_SET'::text`, sql`coalesce(a.state, 'NOT_SET') = 'NOT_SET'`),
            ]
          : []),
      ];
    case 'suppressed':
      return [
        ...(filter.withSuppressed ? [from('a', sql`true::bool`, sql`a.suppressed`)] : []),
        ...(filter.onlySuppressed
          ? []
          : [from('c', sql`false::bool`, sql`not coalesce(a.suppressed, false)`)]),
      ];
    case 'analyzer':
      return finders.map(({ word }) =>
        word === 'INTERNAL_ANALYZER'
          ? from('c', sql`${word}::text`, foundInside('m'))
          : arm(fromMatches, sql`${word}::text`, sql`${foundOnlyOutside('m')} and ${analyzer} = ${word}`),
      );
    case 'component':
      return [from('c', order.value)];
  }
}

/**
 * Findings by the time they appeared: with their component, or with their match. `where` distinguishes these,
 * and applies the filter's time to each.
 */
export function foundSides(
  { foundSince, foundUntil }: PortfolioFilter,
  isOldestFirst = false,
): { from: Part; bare: Part; where: Part; at: Part; isByComponent: boolean }[] {
  const within = (at: Part) => [
    ...(foundSince ? [sql`${at} >= ${foundSince}`] : []),
    ...(foundUntil ? [sql`${at} < ${foundUntil}::timestamptz + interval '24 hours'`] : []),
  ];
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
  ].map(({ is, ...side }) => ({ ...side, where: sql.join([is, ...within(side.at)], sql` and `) }));
}

const decidedStates = ['EXPLOITABLE', 'IN_TRIAGE', 'RESOLVED', 'FALSE_POSITIVE', 'NOT_AFFECTED'] as const;

/** Matches that people attached are few: they are read in any order. */
export function ownArm(order: PortfolioOrder, filter: PortfolioFilter, where: Part): Arm[] {
  const { analyzers } = filter;
  const ofAnalyzers = analyzers.length === 0 ? sql`true` : sql`m.analyzer = any(${analyzers}::text[])`;
  const values = {
    found: sql`greatest(c.added_at, m.first_seen)`,
    state: sql`coalesce(a.state, 'NOT_SET')`,
    suppressed: sql`coalesce(a.suppressed, false)`,
    analyzer: sql`m.analyzer`,
  } as const;
  const value = order.by in values ? values[order.by as keyof typeof values] : order.value;
  return [
    {
      from: fromOwnMatches,
      analyzer: sql`m.analyzer`,
      where: sql`${where} and ${ofAnalyzers} and not exists (
        select 1 from identity_match im where im.identity_id = c.identity_id and im.vuln_id = m.vuln_id)`,
      order: orderOf(order, value),
    },
  ];
}

/** The findings of one side, in an order that this side does not have. */
export function armFrom(from: Part, order: PortfolioOrder, filter: PortfolioFilter, where: Part): Arm[] {
  const found = ofFinders(filter);
  if (!found) return [];
  const values = {
    found: sql`greatest(c.added_at, m.first_seen)`,
    state: sql`coalesce(a.state, 'NOT_SET')`,
    suppressed: sql`coalesce(a.suppressed, false)`,
    analyzer,
  } as const;
  const value = order.by in values ? values[order.by as keyof typeof values] : order.value;
  return [{ from, where: sql`${where} and ${found}`, analyzer, order: orderOf(order, value) }];
}

/**
 * True if one of the requested analyzers found it; undefined if none of these finds matches of identities.
 */
export function ofFinders({ analyzers }: PortfolioFilter): Part | undefined {
  if (analyzers.length === 0) return sql`true`;
  const words = finders.map(({ word }) => word).filter((word) => analyzers.includes(word));
  return words.length === 0 ? undefined : sql`${analyzer} = any(${words}::text[])`;
}
