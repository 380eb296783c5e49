import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../db/database.ts';
import { distinct, numbered } from '../../db/numbers.ts';
import { type Packed, packedInts, packedNumbers, unpackInts, unpackNumbers } from '../../db/packed.ts';
import {
  type AuditFilter,
  auditTables,
  hasText,
  rankedCondition,
  scanCondition,
  tablesOf,
  vulnCondition,
} from './audit-condition.queries.ts';
import { hasName, type OpenScope } from './audit-scope.queries.ts';
import { type FlawFacts, type FoundPairs, joinPairs } from './finding-tally.ts';
import { flaw } from './folded.queries.ts';
import { otherFindings, type PlainFindings, plainOfAnyText } from './plain-findings.queries.ts';

/**
 * The findings of a project that a filter leaves, but for what it asks of vulnerabilities: that is asked of each of them once, by
 * {@link readFlawFacts}.
 */
export async function readFoundPairs(
  db: Database,
  scope: OpenScope,
  filter: AuditFilter,
): Promise<FoundPairs> {
  const plain = plainOfAnyText(scope, filter);
  if (!plain) {
    const whole = { ...scope, text: await scope.text };
    return readPairs(db, tablesOf(whole), scanCondition(scope.projectId, filter));
  }
  const [found, named, { text, others }] = await Promise.all([
    readPlain(db, plain),
    readNamed(db, scope, plain),
    readOthers(db, scope, filter, plain),
  ]);
  return joinPairs(pairsOf(found, text && { named, vulns: new Set(text.vulnIds) }), others);
}

async function readPairs(
  db: Database,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<FoundPairs> {
  const row = await findRow(
    db,
    sql<{ components: Packed; vulns: Packed }>`select ${packedNumbers(sql`f.component_id`)} as components,
      ${packedInts(sql`f.vuln_id`)} as vulns from ${from} where ${where}`,
  );
  const { ids, places } = numbered(unpackNumbers(row?.components ?? null));
  return { components: ids, places, vulns: unpackInts(row?.vulns ?? null) };
}

/** What is found of plain components, by identity. */
interface PlainFound {
  /** Each plain component with its identity, by identity. */
  readonly components: Float64Array;
  readonly componentIdentities: Int32Array;
  /** Each match, by identity. */
  readonly identities: Int32Array;
  readonly vulns: Int32Array;
}

async function readPlain(db: Database, { packedTables, from, where }: PlainFindings): Promise<PlainFound> {
  const row = await findRow(
    db,
    sql<Record<keyof PlainFound, Packed>>`with ${packedTables}
      select (select components from plain_identity) as components,
        (select packed_ids from plain_identity) as "componentIdentities",
        ${packedInts(sql`m.identity_id`)} as identities, ${packedInts(sql`m.vuln_id`)} as vulns
      from ${from} where ${where}`,
  );
  return {
    components: unpackNumbers(row?.components ?? null),
    componentIdentities: unpackInts(row?.componentIdentities ?? null),
    identities: unpackInts(row?.identities ?? null),
    vulns: unpackInts(row?.vulns ?? null),
  };
}

/** Of plain components the identities that have the text in their names. */
async function readNamed(
  db: Database,
  { search }: OpenScope,
  { tables, ids }: PlainFindings,
): Promise<ReadonlySet<number>> {
  if (search === undefined) return new Set();
  const row = await findRow(
    db,
    sql<{ identities: Packed }>`with ${tables} select ${packedInts(sql`i.identity_id`)} as identities
      from ${ids} cross join lateral (select * from identity where identity_id = any(p.ids) and findings > 0) i
      where ${hasName(search)}`,
  );
  return new Set(unpackInts(row?.identities ?? null));
}

/** Of all other components, and what the text finds. */
async function readOthers(
  db: Database,
  scope: OpenScope,
  filter: AuditFilter,
  plain: PlainFindings,
): Promise<{ text: Awaited<OpenScope['text']>; others: FoundPairs }> {
  const { projectId } = scope;
  const text = await scope.text;
  const isFound = text ? hasText(text.search, text.vulnIds) : sql`true`;
  const others = await readPairs(
    db,
    auditTables(projectId, otherFindings(projectId, plain, false)),
    sql`${rankedCondition(projectId, filter)} and ${isFound}`,
  );
  return { text, others };
}

/** What a text finds, by the numbers of identities and vulnerabilities. */
interface Meant {
  readonly named: ReadonlySet<number>;
  readonly vulns: ReadonlySet<number>;
}

/** The same by component: of each identity all that have it. */
function pairsOf(found: PlainFound, meant: Meant | undefined): FoundPairs {
  const { components, componentIdentities, identities, vulns } = found;
  const places: number[] = [];
  const kept: number[] = [];
  let first = 0;
  identities.forEach((identity, at) => {
    const vuln = vulns[at] ?? 0;
    if (meant && !meant.named.has(identity) && !meant.vulns.has(vuln)) return;
    // Matches of an identity mostly stand beside each other.
    if (componentIdentities[first] !== identity) first = firstPlace(componentIdentities, identity);
    for (let place = first; componentIdentities[place] === identity; place++) {
      places.push(place);
      kept.push(vuln);
    }
  });
  return { components, places: Int32Array.from(places), vulns: Int32Array.from(kept) };
}

/** The first place of a number in sorted ones that have it. */
function firstPlace(sorted: Int32Array, number: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Of the vulnerabilities of findings those that a filter leaves, with what they are grouped and sorted by. */
export async function readFlawFacts(
  db: Database,
  found: FoundPairs,
  filter: AuditFilter,
): Promise<FlawFacts> {
  const row = await findRow(
    db,
    sql<Record<keyof FlawFacts, Packed>>`select ${packedInts(sql`v.vuln_id`)} as vulns,
      ${packedInts(flaw)} as flaws, ${packedInts(sql`v.urgency`)} as urgencies
      from ${vulnsById(distinct(found.vulns))} where ${vulnCondition(filter)}`,
  );
  return {
    vulns: unpackInts(row?.vulns ?? null),
    flaws: unpackInts(row?.flaws ?? null),
    urgencies: unpackInts(row?.urgencies ?? null),
  };
}

/**
 * Vulnerabilities `v` by their numbers, many in one pass through an index: of an array that it knows, the planner looks at each number,
 * and it expects few rows of one that it does not.
 */
export function vulnsById(ids: Int32Array): RawBuilder<unknown> {
  return sql`${numbersOf(ids)} cross join lateral (select * from vuln where vuln_id = any(p.ids)) v`;
}

/** Likewise matches `m` by the numbers of identities. */
export function matchesById(identities: Int32Array): RawBuilder<unknown> {
  return sql`${numbersOf(identities)} cross join lateral (select * from identity_match where identity_id = any(p.ids)) m`;
}

function numbersOf(ids: Int32Array): RawBuilder<unknown> {
  return sql`(select ${`{${ids.join(',')}}`}::int[] as ids from generate_series(1, (select 1)) offset 0) p`;
}
