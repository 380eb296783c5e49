import { type RawBuilder, sql } from 'kysely';
import { finders, foundBy, foundInside, foundOnlyOutside } from '../../../db/found-by.ts';
import { isListed } from '../../../db/list/allowed.ts';
import { insideProjects, type ListArm } from '../../../db/list/arms.ts';
import { oneOf } from '../../../db/list/filters.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { keysOf, type PortfolioOrder } from './portfolio-order.ts';
import {
  foundSides,
  fromComponents,
  fromDecisions,
  fromIdentities,
  fromMatchedVulnerabilities,
  fromMatches,
  fromOwnMatches,
  fromSortedDecisions,
  fromSortedVulnerabilities,
  fromVulnerabilities,
  insideOfProject,
} from './portfolio-tables.queries.ts';

type Part = RawBuilder<unknown>;

/** Findings from one side. */
export interface Arm extends ListArm {
  /** Which analyzer found them. */
  readonly analyzer: Part;
}

const analyzer = foundBy('m');

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
  filter: FindingFilter,
  where: Part,
  sides: Sides = {},
): Arm[] {
  return [...identityArms(order, filter, where, sides), ...ownArm(order, filter, where)];
}

function identityArms(
  order: PortfolioOrder,
  filter: FindingFilter,
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
    order: keysOf(order, value),
  });
  const from = (table: 'a' | 'c', value?: Part, more?: Part): Arm => {
    const parts = [
      ...(more ? [more] : []),
      ...(isRestricted ? [isListed(sql.ref(`${table}.project_id`))] : []),
    ];
    const first = table === 'a' ? fromDecisions : fromComponents();
    return arm(first, value, parts.length > 0 ? sql.join(parts, sql` and `) : undefined);
  };
  const sortedArm = (from: Part): Arm => ({
    from,
    where,
    analyzer,
    order: keysOf(order, sql`s.value`, 's.id'),
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

const decidedStates = ['EXPLOITABLE', 'IN_TRIAGE', 'RESOLVED', 'FALSE_POSITIVE', 'NOT_AFFECTED'] as const;

/** Matches that people attached are few: they are read in any order. */
export function ownArm(order: PortfolioOrder, { analyzers }: FindingFilter, where: Part): Arm[] {
  const ofAnalyzers = oneOf(sql`m.analyzer`)(analyzers) ?? sql`true`;
  return [
    {
      from: fromOwnMatches,
      analyzer: sql`m.analyzer`,
      where: sql`${where} and ${ofAnalyzers} and not exists (
        select 1 from identity_match im where im.identity_id = c.identity_id and im.vuln_id = m.vuln_id)`,
      order: keysOf(order, sortValueOf(order, sql`m.analyzer`)),
    },
  ];
}

/** The findings of one side, in an order that this side does not have. */
export function armFrom(from: Part, order: PortfolioOrder, filter: FindingFilter, where: Part): Arm[] {
  const found = ofFinders(filter);
  if (!found) return [];
  const keys = keysOf(order, sortValueOf(order, analyzer));
  return [{ from, where: sql`${where} and ${found}`, analyzer, order: keys }];
}

/** The value that findings are sorted by, where no table has it for all of them. */
function sortValueOf(order: PortfolioOrder, foundBy: Part): Part | undefined {
  switch (order.by) {
    case 'found':
      return sql`greatest(c.added_at, m.first_seen)`;
    case 'state':
      return sql`coalesce(a.state, 'NOT_SET')`;
    case 'suppressed':
      return sql`coalesce(a.suppressed, false)`;
    case 'analyzer':
      return foundBy;
    default:
      return order.value;
  }
}

/**
 * True if one of the requested analyzers found it; undefined if none of these finds matches of identities.
 */
export function ofFinders({ analyzers }: FindingFilter): Part | undefined {
  if (analyzers.length === 0) return sql`true`;
  const words = finders.map(({ word }) => word).filter((word) => analyzers.includes(word));
  return words.length === 0 ? undefined : sql`${analyzer} = any(${words}::text[])`;
}
