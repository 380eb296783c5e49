import { type RawBuilder, sql } from 'kysely';
import { all } from '../../../db/all.ts';
import type { Database } from '../../../db/database.ts';
import { isAllowed } from '../../../db/list/allowed.ts';
import { listFewIds } from '../../../db/list/ids.ts';
import type { Side } from '../../../db/list/planned-list.ts';
import { ticketedComponents } from '../../../db/ticket-condition.ts';
import { bySuppression } from '../finding-conditions.queries.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { listChangedDecisions } from './changed-decision.queries.ts';
import {
  bareVulnerabilities,
  foundSides,
  fromDecisions,
  fromIdentities,
  fromSomeDecisions,
  fromTickets,
  fromVulnerabilities,
} from './portfolio-tables.queries.ts';

type Part = RawBuilder<unknown>;

/** Decisions whose reasons changed, where they are asked for: all of them at once. Undefined where they are many. */
export async function sidesOfChanged(
  db: Database,
  allowed: Part | undefined,
  filter: FindingFilter,
  most: number,
): Promise<readonly Side[] | undefined> {
  if (!filter.reasonsChanged) return undefined;
  const keys = await listChangedDecisions(db, allowed, all(bySuppression(filter)), most + 1);
  if (keys.length > most) return undefined;
  const changed = sql`unnest(${keys.map((key) => key.project_id)}::int[], ${keys.map((key) => key.component_id)}::bigint[],
    ${keys.map((key) => key.vuln_id)}::int[])`;
  return [{ from: fromSomeDecisions(changed), where: sql`true` }];
}

/** The vulnerabilities that conditions leave; undefined when they are many, or nothing is asked of them. */
export async function findVulns(db: Database, conditions: readonly Part[]): Promise<number[] | undefined> {
  if (conditions.length === 0) return undefined;
  return listFewIds(db, sql`select v.vuln_id from vuln v where ${all(conditions)}`);
}

export const sidesOfVulns = (ids: readonly number[]): readonly Side[] => [
  { from: fromVulnerabilities, bare: bareVulnerabilities, where: sql`v.vuln_id = any(${ids}::int[])` },
];

/** Findings without a decision are most of them. */
export function sidesOfDecisions(filter: FindingFilter, isRestricted: boolean): readonly Side[] | undefined {
  const { states, responses, reasonsChanged, onlySuppressed } = filter;
  const parts: Part[] = [];
  if (states.length > 0 && !states.includes('NOT_SET')) parts.push(sql`a.state = any(${states}::text[])`);
  if (responses.length > 0 && !responses.includes('NOT_SET'))
    parts.push(sql`a.response = any(${responses}::text[])`);
  if (parts.length === 0 && !reasonsChanged && !onlySuppressed) return undefined;
  parts.push(...bySuppression(filter));
  if (isRestricted) parts.push(isAllowed(sql`a.project_id`));
  // A decision is about one finding at most: decisions alone are counted.
  return [{ from: fromDecisions, bare: sql`analysis a`, where: all(parts) }];
}

export function sidesOfTickets({ tickets }: FindingFilter): readonly Side[] | undefined {
  const ticketed = ticketedComponents(tickets);
  return ticketed && [{ from: fromTickets(ticketed), where: sql`true` }];
}

export function sidesOfTimes(filter: FindingFilter): readonly Side[] | undefined {
  if (!filter.foundSince && !filter.foundUntil) return undefined;
  return foundSides(filter).map(({ from, bare, where, at }) => ({ from, bare, where, latest: at }));
}

export function sidesOfComponents({ groups, identity }: FindingFilter): readonly Side[] | undefined {
  if (identity !== undefined) return [{ from: fromIdentities, where: sql`i.nat_hash = ${identity}::uuid` }];
  if (groups?.by !== 'COMPONENT' || groups.areExcluded) return undefined;
  return [{ from: fromIdentities, where: sql`i.nat_hash = any(${groups.ids}::uuid[])` }];
}
