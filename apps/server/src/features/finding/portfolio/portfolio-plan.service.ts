import { type RawBuilder, sql } from 'kysely';
import { all } from '../../../db/all.ts';
import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import {
  type Arm,
  armFrom,
  armsInOrder,
  fromAllowed,
  fromDecisions,
  ownArm,
  type PortfolioOrder,
} from './portfolio-arm.queries.ts';
import {
  allowedProjects,
  bySuppression,
  componentConditions,
  leadsInPortfolio,
  otherConditions,
  textCondition,
  vulnerabilityConditions,
} from './portfolio-conditions.queries.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';
import { isOfAllowed } from './portfolio-list.queries.ts';
import { areFew, fewestFirst, findVulns, type Part, type Side } from './portfolio-sides.service.ts';
import { countByProjects, type PortfolioSize } from './portfolio-size.queries.ts';
import { findText, isOfText, isOneOf, sidesOfOtherText } from './portfolio-text.service.ts';

/** How the findings that a filter leaves are read. */
export interface PortfolioPlan {
  readonly allowed: RawBuilder<unknown> | undefined;
  readonly where: RawBuilder<unknown>;
  readonly arms: readonly Arm[];
  /** Likewise for what needs all of them in any order: project by project where nothing leaves few. */
  readonly whole: readonly Arm[];
  readonly isGathered: boolean;
  /** Their groups are counted in memory. */
  readonly isTallied: boolean;
  /** The counters of the projects. */
  readonly size: PortfolioSize;
  /** The filter is about nothing but projects, suppression, and whether findings are open: counters of projects tell most of it. */
  readonly isOfProjects: boolean;
  /** And not about the latter: the counters are the total. */
  readonly isCounted: boolean;
  /** It is about nothing but projects, suppression and vulnerabilities: components of an identity differ in nothing else. */
  readonly isOfIdentities: boolean;
  readonly withSuppressed: boolean;
  readonly onlySuppressed: boolean;
  /** See {@link PortfolioFilter}. */
  readonly open: boolean;
  readonly isFolded: boolean;
}

/** Up to how many findings something is done with all of them. */
export interface Limits {
  /** All read, sorted, and counted; of more, a page is looked for in its order. */
  readonly gathered: number;
  /** Grouped in memory; of more, the columns would take hundreds of megabytes. */
  readonly tallied: number;
  /** Suppressed ones sorted by their vulnerabilities; of more, enough are met by the way. */
  readonly sorted: number;
}
const usualLimits: Limits = { gathered: 20_000, tallied: 3_000_000, sorted: 50_000 };

/**
 * Chooses the starting point. It is whatever leaves few findings: projects, vulnerabilities, decisions,
 * times, or texts. If nothing does, matching findings are frequent in any order, and they are read in page
 * order.
 */
export async function planPortfolio(
  db: Database,
  scope: ProjectScope,
  filter: PortfolioFilter,
  order: PortfolioOrder,
  limits: Partial<Limits> = {},
): Promise<PortfolioPlan> {
  const { gathered, tallied, sorted } = { ...usualLimits, ...limits };
  const allowed = allowedProjects(scope, filter);
  const size = await countByProjects(db, allowed);
  const known = size.findings + size.suppressed;
  const ofVulnerabilities = vulnerabilityConditions(filter);
  const others = otherConditions(filter);
  const whereOf = (ofVulns: readonly Part[], ofText: Part | undefined) =>
    all([
      ...(allowed ? [isOfAllowed] : []),
      ...ofVulns,
      ...others,
      ...componentConditions(filter),
      ...(ofText ? [ofText] : []),
      ...(filter.isFolded ? [leadsInPortfolio(filter)] : []),
    ]);
  const hasText = filter.text && textCondition(filter.text, filter.isFolded);
  const where = whereOf(ofVulnerabilities, hasText);
  const isOfAnyComponent =
    others.length === bySuppression(filter).length &&
    filter.text === undefined &&
    filter.analyzers.length === 0;
  const isOfProjects = isOfAnyComponent && ofVulnerabilities.length === 0;
  const isCounted = isOfProjects && !filter.open;
  const isSmall = known <= gathered;
  const text = filter.text && !isSmall ? await findText(db, filter.text, filter.isFolded) : undefined;
  const vulns = isSmall ? undefined : await findVulns(db, ofVulnerabilities);
  const sides = isSmall
    ? [{ from: fromAllowed, where: sql`true` }]
    : await fewestFirst(db, allowed, vulns, filter, text, gathered);
  const own = ownArm(order, filter, where);
  const isOfIdentities = isOfAnyComponent && !filter.onlySuppressed;
  const plan = {
    allowed,
    where,
    size,
    isOfProjects,
    isCounted,
    isOfIdentities,
    isTallied: isOfIdentities && known <= tallied,
    withSuppressed: filter.withSuppressed,
    onlySuppressed: filter.onlySuppressed,
    open: filter.open,
    isFolded: filter.isFolded,
  };
  const armsOf = (of: readonly Side[]) => [
    ...of.flatMap((side) => armFrom(side.from, order, filter, all([where, side.where]))),
    ...own,
  ];
  if (sides) return { ...plan, isGathered: true, arms: armsOf(sides), whole: armsOf(sides) };
  const inOrder = (condition: Part) =>
    armsInOrder(order, filter, condition, {
      allowed,
      areDecisionsSorted: size.suppressed <= sorted,
    });
  // Resolved conditions need not be checked per finding, which would join more tables.
  const walked = async () => {
    if (order.by !== 'vulnerability')
      return inOrder(
        whereOf(
          vulns ? [isOneOf(vulns)] : ofVulnerabilities,
          text && filter.text ? isOfText(text, filter.text) : hasText,
        ),
      );
    if (!text) return inOrder(where);
    const others = sidesOfOtherText(text);
    if (!(await areFew(db, allowed, others, gathered))) return inOrder(where);
    return [
      ...inOrder(whereOf(ofVulnerabilities, isOneOf(text.vulns))),
      ...others.flatMap((side) => armFrom(side.from, order, filter, all([where, side.where]))),
    ];
  };
  return {
    ...plan,
    isGathered: false,
    arms: await walked(),
    // Without a decision nothing is suppressed.
    whole: armsOf([{ from: filter.onlySuppressed ? fromDecisions : fromAllowed, where: sql`true` }]),
  };
}

/**
 * Chooses how to read a page. If the counters have the total, and components are in the order, only the page
 * has to be read, however few findings there are.
 */
export function planPage(
  plan: PortfolioPlan,
  filter: PortfolioFilter,
  order: PortfolioOrder,
): Pick<PortfolioPlan, 'allowed' | 'arms' | 'isGathered'> {
  const isCountedExactly = plan.isCounted && !filter.withSuppressed && !filter.onlySuppressed;
  if (!plan.isGathered || !isCountedExactly || order.by !== 'component') return plan;
  const { allowed, where } = plan;
  const arms = armsInOrder(order, filter, where, { allowed, areDecisionsSorted: true });
  return { allowed, arms, isGathered: false };
}
