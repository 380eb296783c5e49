import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { wholeFlaws } from '../folded.queries.ts';
import {
  type Arm,
  armFrom,
  armsInOrder,
  bareIdentities,
  bareVulnerabilities,
  foundSides,
  fromAllowed,
  fromDecisions,
  fromIdentities,
  fromProjects,
  fromVulnerabilities,
  ownArm,
  type PortfolioOrder,
} from './portfolio-arm.queries.ts';
import {
  allowedProjects,
  bySuppression,
  identitiesWith,
  leadsInPortfolio,
  otherConditions,
  textCondition,
  textIn,
  vulnerabilitiesWith,
  vulnerabilityConditions,
} from './portfolio-conditions.queries.ts';
import type { PortfolioFilter, TextField, TextFilter } from './portfolio-filter.ts';
import { countUpTo, isAllowed } from './portfolio-list.queries.ts';
import { countByProjects, listIdsUpTo, type PortfolioSize } from './portfolio-size.queries.ts';

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
  /** What the counters say of the projects. */
  readonly size: PortfolioSize;
  /** Those of the matches that people attached. */
  readonly own: readonly Arm[];
  /** The filter is about nothing but projects and suppression: the counters are the total. */
  readonly isCounted: boolean;
  /** It is about nothing but projects, suppression and vulnerabilities: components of an identity differ in nothing else. */
  readonly isOfIdentities: boolean;
  readonly withSuppressed: boolean;
  readonly onlySuppressed: boolean;
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
/** Vulnerabilities, components or projects that a condition leaves, at most, to begin with them. */
const idsAtMost = 2_000;

type Part = RawBuilder<unknown>;
/** `bare` has the tables of `where` alone. */
type Side = Pick<Arm, 'from' | 'where'> & { bare?: Part; at?: Part };

/**
 * Where to begin. Whatever leaves few findings comes first: projects, vulnerabilities, decisions, times, texts. When nothing
 * does, every so many findings in any order there is one that fits, and they are read in the order of the page.
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
  const where = all([
    ...(allowed ? [isAllowed] : []),
    ...ofVulnerabilities,
    ...others,
    ...(filter.text ? [textCondition(filter.text, filter.isFolded)] : []),
    ...(filter.isFolded ? [leadsInPortfolio] : []),
  ]);
  const isOfAnyComponent =
    others.length === bySuppression(filter).length &&
    filter.text === undefined &&
    filter.analyzers.length === 0;
  const isCounted = isOfAnyComponent && ofVulnerabilities.length === 0;
  const sides =
    known <= gathered
      ? [{ from: fromAllowed, where: sql`true` }]
      : await fewestFirst(db, allowed, ofVulnerabilities, filter, gathered);
  const own = ownArm(order, filter, where);
  const isOfIdentities = isOfAnyComponent && !filter.onlySuppressed;
  const plan = {
    allowed,
    where,
    own,
    size,
    isCounted,
    isOfIdentities,
    isTallied: isOfIdentities && known <= tallied,
    withSuppressed: filter.withSuppressed,
    onlySuppressed: filter.onlySuppressed,
    isFolded: filter.isFolded,
  };
  const armsOf = (of: readonly Side[]) => [
    ...of.flatMap((side) => armFrom(side.from, order, filter, all([where, side.where]))),
    ...own,
  ];
  if (sides) return { ...plan, isGathered: true, arms: armsOf(sides), whole: armsOf(sides) };
  return {
    ...plan,
    isGathered: false,
    arms: armsInOrder(order, filter, where, {
      isRestricted: allowed !== undefined,
      isNarrow: !scope.all || filter.projects.length > 0 || filter.tags.length > 0,
      areDecisionsSorted: size.suppressed <= sorted,
    }),
    // Without a decision nothing is suppressed.
    whole: armsOf([{ from: filter.onlySuppressed ? fromDecisions : fromAllowed, where: sql`true` }]),
  };
}

/** The first sides of which the findings are few; undefined when there is none. */
async function fewestFirst(
  db: Database,
  allowed: Part | undefined,
  ofVulnerabilities: readonly Part[],
  filter: PortfolioFilter,
  gathered: number,
): Promise<readonly Side[] | undefined> {
  const isFew = async (sides: readonly Side[]) =>
    (await countUpTo(db, allowed, sides.map(bareSide), gathered + 1)) <= gathered;
  const candidates = [
    () => sidesOfVulnerabilities(db, ofVulnerabilities),
    () => sidesOfDecisions(filter),
    () => sidesOfTimes(filter),
    () => sidesOfComponents(filter),
    () => (filter.text ? sidesOfText(db, filter.text, filter.isFolded) : undefined),
  ];
  for (const candidate of candidates) {
    const sides = await candidate();
    if (sides && (await isFew(sides))) return sides;
  }
  // What changed since a decision is in no order of any index.
  return filter.reasonsChanged ? sidesOfDecisions(filter) : undefined;
}

const bareSide = ({ from, bare = from, where, at }: Side) => ({
  from: bare,
  where,
  ...(at ? { latest: at } : {}),
});

async function sidesOfVulnerabilities(
  db: Database,
  conditions: readonly Part[],
): Promise<readonly Side[] | undefined> {
  if (conditions.length === 0) return undefined;
  const ids = await listIdsUpTo(db, sql`select v.vuln_id from vuln v where ${all(conditions)}`, idsAtMost);
  if (ids.length > idsAtMost) return undefined;
  return [
    { from: fromVulnerabilities, bare: bareVulnerabilities, where: sql`v.vuln_id = any(${ids}::int[])` },
  ];
}

/** Findings without a decision are most of them. */
function sidesOfDecisions({
  states,
  responses,
  reasonsChanged,
  onlySuppressed,
}: PortfolioFilter): readonly Side[] | undefined {
  const parts: Part[] = [];
  if (states.length > 0 && !states.includes('NOT_SET')) parts.push(sql`a.state = any(${states}::text[])`);
  if (responses.length > 0 && !responses.includes('NOT_SET'))
    parts.push(sql`a.response = any(${responses}::text[])`);
  // As the index of suppressed ones has it.
  if (onlySuppressed) parts.push(sql`a.suppressed`);
  if (parts.length === 0 && !reasonsChanged) return undefined;
  // A decision is about one finding at most: decisions alone are counted.
  return [{ from: fromDecisions, bare: sql`analysis a`, where: all(parts) }];
}

function sidesOfTimes(filter: PortfolioFilter): readonly Side[] | undefined {
  return filter.foundSince || filter.foundUntil ? foundSides(filter) : undefined;
}

function sidesOfComponents({ groups, identity }: PortfolioFilter): readonly Side[] | undefined {
  if (identity !== undefined) return [{ from: fromIdentities, where: sql`i.nat_hash = ${identity}::uuid` }];
  if (groups?.by !== 'COMPONENT' || groups.areExcluded) return undefined;
  return [{ from: fromIdentities, where: sql`i.nat_hash = any(${groups.ids}::uuid[])` }];
}

/** Components, vulnerabilities and projects with the text, each finding on one side only; undefined when they are many. */
async function sidesOfText(
  db: Database,
  text: TextFilter,
  isFolded: boolean,
): Promise<readonly Side[] | undefined> {
  const has = (...names: TextField[]) => text.fields.filter((field) => names.includes(field));
  const [ofVulnerability, ofIdentity, ofProject] = [
    has('vulnerability', 'title'),
    has('component', 'componentVersion'),
    has('project'),
  ];
  const list = async (fields: readonly TextField[], statement: () => Part) =>
    fields.length === 0 ? [] : listIdsUpTo(db, statement(), idsAtMost);
  const [vulns, identities, projects] = await Promise.all([
    list(ofVulnerability, () => {
      const found = vulnerabilitiesWith(text, ofVulnerability);
      return isFolded ? sql`select distinct * from (${wholeFlaws(found)}) flaw` : found;
    }),
    list(ofIdentity, () => identitiesWith(text, ofIdentity)),
    list(ofProject, () => sql`select p.project_id from project p where ${textIn('project', text)}`),
  ]);
  if ([vulns, identities, projects].some((ids) => ids.length > idsAtMost)) return undefined;
  const isOfVuln = sql`m.vuln_id = any(${vulns}::int[])`;
  const isOfIdentity = sql`c.identity_id = any(${identities}::int[])`;
  return [
    { from: fromVulnerabilities, bare: bareVulnerabilities, where: sql`v.vuln_id = any(${vulns}::int[])` },
    {
      from: fromIdentities,
      bare: bareIdentities,
      where: sql`i.identity_id = any(${identities}::int[]) and not (${isOfVuln})`,
    },
    {
      from: fromProjects,
      where: sql`p.project_id = any(${projects}::int[]) and not (${isOfVuln}) and not (${isOfIdentity})`,
    },
  ];
}

function all(parts: readonly Part[]): Part {
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
}
