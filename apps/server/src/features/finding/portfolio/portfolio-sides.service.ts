import { type RawBuilder, sql } from 'kysely';
import { all } from '../../../db/all.ts';
import type { Database } from '../../../db/database.ts';
import { countUpTo } from '../../../db/list/arms.ts';
import { ticketedComponents } from '../../../db/ticket-condition.ts';
import { listChangedDecisions } from './changed-decision.queries.ts';
import {
  type Arm,
  bareVulnerabilities,
  foundSides,
  fromDecisions,
  fromIdentities,
  fromSomeDecisions,
  fromTickets,
  fromVulnerabilities,
} from './portfolio-arm.queries.ts';
import { bySuppression } from './portfolio-conditions.queries.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';
import { isDecisionAllowed } from './portfolio-list.queries.ts';
import { idsAtMost, listIdsUpTo } from './portfolio-size.queries.ts';
import { type FoundText, sidesOfText } from './portfolio-text.service.ts';

export type Part = RawBuilder<unknown>;

/** Findings by what leaves few of them, such as their decisions. `bare` has the tables of `where` alone. */
export type Side = Pick<Arm, 'from' | 'where'> & { bare?: Part; at?: Part };

/** The first sides of which the findings are few; undefined when there is none. */
export async function fewestFirst(
  db: Database,
  allowed: Part | undefined,
  vulns: readonly number[] | undefined,
  filter: PortfolioFilter,
  text: FoundText | undefined,
  gathered: number,
): Promise<readonly Side[] | undefined> {
  // Each decided finding needs a look-up whether it leads its vulnerability, which takes as long as
  // everything else.
  const decided = Math.floor(gathered / 2);
  const changed = filter.reasonsChanged ? await findChanged(db, allowed, filter, decided) : undefined;
  if (changed) return [{ from: fromSomeDecisions(changed), where: sql`true` }];
  const candidates = [
    { find: () => sidesOfTickets(filter), most: gathered },
    { find: () => vulns && sidesOfVulns(vulns), most: gathered },
    { find: () => sidesOfDecisions(filter, allowed !== undefined), most: decided },
    { find: () => sidesOfTimes(filter), most: gathered },
    { find: () => sidesOfComponents(filter), most: gathered },
    { find: () => text && sidesOfText(text), most: gathered },
  ];
  for (const { find, most } of candidates) {
    const sides = find();
    if (sides && (await areFew(db, allowed, sides, most))) return sides;
  }
  // No index has the reasons changed since a decision. With so many decisions, each is checked.
  return filter.reasonsChanged ? sidesOfDecisions(filter, allowed !== undefined) : undefined;
}

/** Decisions whose reasons changed, as a table of their keys: all are asked at once. Undefined where they are many. */
async function findChanged(
  db: Database,
  allowed: Part | undefined,
  filter: PortfolioFilter,
  most: number,
): Promise<Part | undefined> {
  const keys = await listChangedDecisions(db, allowed, all(bySuppression(filter)), most + 1);
  if (keys.length > most) return undefined;
  return sql`unnest(${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.component_id)}::bigint[],
    ${keys.map((key) => key.vuln_id)}::int[])`;
}

/** True if at most so many findings are on some sides. */
export async function areFew(
  db: Database,
  allowed: Part | undefined,
  sides: readonly Side[],
  most: number,
): Promise<boolean> {
  return (await countUpTo(db, allowed, sides.map(bareSide), most + 1)) <= most;
}

const bareSide = ({ from, bare = from, where, at }: Side) => ({
  from: bare,
  where,
  ...(at ? { latest: at } : {}),
});

/** The vulnerabilities that conditions leave; undefined when they are many, or nothing is asked of them. */
export async function findVulns(db: Database, conditions: readonly Part[]): Promise<number[] | undefined> {
  if (conditions.length === 0) return undefined;
  const ids = await listIdsUpTo(db, sql`select v.vuln_id from vuln v where ${all(conditions)}`, idsAtMost);
  return ids.length > idsAtMost ? undefined : ids;
}

const sidesOfVulns = (ids: readonly number[]): readonly Side[] => [
  { from: fromVulnerabilities, bare: bareVulnerabilities, where: sql`v.vuln_id = any(${ids}::int[])` },
];

/** Findings without a decision are most of them. */
function sidesOfDecisions(filter: PortfolioFilter, isRestricted: boolean): readonly Side[] | undefined {
  const { states, responses, reasonsChanged, onlySuppressed } = filter;
  const parts: Part[] = [];
  if (states.length > 0 && !states.includes('NOT_SET')) parts.push(sql`a.state = any(${states}::text[])`);
  if (responses.length > 0 && !responses.includes('NOT_SET'))
    parts.push(sql`a.response = any(${responses}::text[])`);
  if (parts.length === 0 && !reasonsChanged && !onlySuppressed) return undefined;
  parts.push(...bySuppression(filter));
  if (isRestricted) parts.push(isDecisionAllowed);
  // A decision is about one finding at most: decisions alone are counted.
  return [{ from: fromDecisions, bare: sql`analysis a`, where: all(parts) }];
}

function sidesOfTickets({ tickets }: PortfolioFilter): readonly Side[] | undefined {
  const ticketed = ticketedComponents(tickets);
  return ticketed && [{ from: fromTickets(ticketed), where: sql`true` }];
}

function sidesOfTimes(filter: PortfolioFilter): readonly Side[] | undefined {
  return filter.foundSince || filter.foundUntil ? foundSides(filter) : undefined;
}

function sidesOfComponents({ groups, identity }: PortfolioFilter): readonly Side[] | undefined {
  if (identity !== undefined) return [{ from: fromIdentities, where: sql`i.nat_hash = ${identity}::uuid` }];
  if (groups?.by !== 'COMPONENT' || groups.areExcluded) return undefined;
  return [{ from: fromIdentities, where: sql`i.nat_hash = any(${groups.ids}::uuid[])` }];
}
