import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import {
  areFewOn,
  type Candidate,
  inAllowed,
  type ListPlan,
  planList,
  type Side,
} from '../../../db/list/planned-list.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import {
  areOnlyDecided,
  bySuppression,
  leadsInPortfolio,
  otherConditions,
  projectsOf,
  textCondition,
  vulnerabilityConditions,
} from '../finding-conditions.queries.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { type Arm, armFrom, armsInOrder, ownArm } from './portfolio-arm.queries.ts';
import type { PortfolioOrder } from './portfolio-order.ts';
import {
  findVulns,
  sidesOfChanged,
  sidesOfComponents,
  sidesOfDecisions,
  sidesOfTickets,
  sidesOfTimes,
  sidesOfVulns,
} from './portfolio-sides.service.ts';
import { countByProjects, type PortfolioSize } from './portfolio-size.queries.ts';
import { fromAllowed, fromDecisions } from './portfolio-tables.queries.ts';
import {
  type FoundText,
  findText,
  isOfText,
  isOneOf,
  sidesOfOtherText,
  sidesOfText,
} from './portfolio-text.service.ts';

type Part = RawBuilder<unknown>;

/** How the findings that a filter leaves are read. */
export interface PortfolioPlan extends ListPlan {
  readonly filter: FindingFilter;
  readonly where: Part;
  readonly arms: readonly Arm[];
  /** All findings in any order: project by project where nothing leaves few. */
  readonly whole: readonly Arm[];
  /** The counters of the projects. */
  readonly size: PortfolioSize;
  readonly about: About;
  /** So few that their groups are counted in memory. */
  readonly isTallied: boolean;
}

/**
 * The things that a filter is about, besides suppression and whether findings are open. `projects`: counters tell most of the total.
 * `identities`: vulnerabilities as well, which all components of an identity have in common. `findings`: anything else.
 */
type About = 'projects' | 'identities' | 'findings';

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

/** Chooses where reading begins, see `planList`: with projects, tickets, vulnerabilities, decisions, times, components, or texts. */
export async function planPortfolio(
  db: Database,
  scope: ProjectScope,
  filter: FindingFilter,
  order: PortfolioOrder,
  limits: Partial<Limits> = {},
): Promise<PortfolioPlan> {
  const { gathered, tallied, sorted } = { ...usualLimits, ...limits };
  const allowed = projectsOf(scope, filter);
  const size = await countByProjects(db, allowed);
  const known = size.findings + size.suppressed;
  const isSmall = known <= gathered;
  const found = isSmall ? {} : await findThings(db, filter);
  const where = whereOf(filter, allowed);
  const armsOf = (side: Side) => armFrom(side.from, order, filter, sql`${where} and ${side.where}`);
  const areDecisionsSorted = size.suppressed <= sorted;
  const plan = await planList(
    db,
    {
      allowed,
      ofProjects: { from: fromAllowed, where: sql`true` },
      areFew: () => isSmall,
      candidates: candidatesOf(db, allowed, filter, found, gathered),
      armsOf,
      inOrder: () => armsWalked(db, filter, order, { allowed, areDecisionsSorted }, found, gathered),
    },
    gathered,
  );
  const own = ownArm(order, filter, where);
  // Without a decision nothing is suppressed.
  const anyOrder = [{ from: filter.onlySuppressed ? fromDecisions : fromAllowed, where: sql`true` }];
  const whole = [...(plan.sides ?? anyOrder).flatMap(armsOf), ...own];
  const about = aboutOf(filter);
  return {
    ...plan,
    arms: plan.sides ? whole : (plan.arms as readonly Arm[]),
    whole,
    filter,
    where,
    size,
    about,
    isTallied: about !== 'findings' && !filter.onlySuppressed && known <= tallied,
  };
}

function aboutOf(filter: FindingFilter): About {
  const isOfAnyComponent =
    otherConditions(filter).length === bySuppression(filter).length &&
    filter.text === undefined &&
    filter.analyzers.length === 0;
  if (!isOfAnyComponent) return 'findings';
  return vulnerabilityConditions(filter).length === 0 ? 'projects' : 'identities';
}

/** Things that a filter names, where they are few: conditions that are resolved need not be checked for each finding. */
interface Found {
  readonly vulns?: readonly number[] | undefined;
  readonly text?: FoundText | undefined;
}

async function findThings(db: Database, filter: FindingFilter): Promise<Found> {
  const text = filter.text && (await findText(db, filter.text, filter.isFolded));
  return { text, vulns: await findVulns(db, vulnerabilityConditions(filter)) };
}

/**
 * All conditions of a list.
 * @param ofVulns those on vulnerabilities
 * @param ofText that on the text
 */
function whereOf(
  filter: FindingFilter,
  allowed: Part | undefined,
  ofVulns: readonly Part[] = vulnerabilityConditions(filter),
  ofText: Part | undefined = filter.text && textCondition(filter.text, filter.isFolded),
): Part {
  return inAllowed(allowed, sql`c.project_id`, [
    ...ofVulns,
    ...otherConditions(filter),
    // Findings of components without decisions need no look-up.
    ...(areOnlyDecided(filter) ? [sql`c.special`] : []),
    ...(ofText ? [ofText] : []),
    ...(filter.isFolded ? [leadsInPortfolio(filter)] : []),
  ]);
}

function candidatesOf(
  db: Database,
  allowed: Part | undefined,
  filter: FindingFilter,
  { vulns, text }: Found,
  gathered: number,
): Candidate[] {
  // Each decided finding needs a look-up whether it leads its vulnerability, which takes as long as
  // everything else.
  const decided = Math.floor(gathered / 2);
  const ofDecisions = () => sidesOfDecisions(filter, allowed !== undefined);
  return [
    { sides: () => sidesOfChanged(db, allowed, filter, decided), most: Infinity },
    { sides: () => sidesOfTickets(filter) },
    { sides: () => vulns && sidesOfVulns(vulns) },
    { sides: ofDecisions, most: decided },
    { sides: () => sidesOfTimes(filter) },
    { sides: () => sidesOfComponents(filter) },
    { sides: () => text && sidesOfText(text) },
    // No index has the reasons changed since a decision. With so many decisions, each is checked.
    { sides: () => (filter.reasonsChanged ? ofDecisions() : undefined), most: Infinity },
  ];
}

/** The findings in an order, from its tables. Resolved conditions need not be checked per finding, which would join more tables. */
async function armsWalked(
  db: Database,
  filter: FindingFilter,
  order: PortfolioOrder,
  sides: Parameters<typeof armsInOrder>[3] & { allowed: Part | undefined },
  { vulns, text }: Found,
  gathered: number,
): Promise<Arm[]> {
  const { allowed } = sides;
  const inOrder = (condition: Part) => armsInOrder(order, filter, condition, sides);
  const ofVulns = vulns && [isOneOf(vulns)];
  if (order.by !== 'vulnerability')
    return inOrder(whereOf(filter, allowed, ofVulns, text && filter.text && isOfText(text, filter.text)));
  const where = whereOf(filter, allowed);
  const others = text && sidesOfOtherText(text);
  if (!others || !(await areFewOn(db, allowed, others, gathered))) return inOrder(where);
  return [
    ...inOrder(whereOf(filter, allowed, undefined, isOneOf(text.vulns))),
    ...others.flatMap((side) => armFrom(side.from, order, filter, sql`${where} and ${side.where}`)),
  ];
}

/**
 * Chooses how to read a page. If the counters have the total, and components are in the order, only the page
 * has to be read, however few findings there are.
 */
export function planPage(
  plan: PortfolioPlan,
  order: PortfolioOrder,
): Pick<PortfolioPlan, 'allowed' | 'arms' | 'isGathered'> {
  const { allowed, where, filter } = plan;
  const isCounted =
    plan.about === 'projects' && !filter.open && !filter.withSuppressed && !filter.onlySuppressed;
  if (!plan.isGathered || !isCounted || order.by !== 'component') return plan;
  const arms = armsInOrder(order, filter, where, { allowed, areDecisionsSorted: true });
  return { allowed, arms, isGathered: false };
}
