import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../../db/database.ts';
import { distinct, numbered } from '../../../db/numbers.ts';
import { type Packed, packedInts, packedNumbers, unpackInts, unpackNumbers } from '../../../db/packed.ts';
import { fence } from '../../../db/planner.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { flaw } from '../folded.queries.ts';
import {
  auditTables,
  rankedCondition,
  scanCondition,
  tablesOf,
  vulnCondition,
} from './audit-condition.queries.ts';
import { hasName, type OpenScope } from './audit-scope.queries.ts';
import { type FlawFacts, type FoundPairs, joinPairs } from './finding-tally.ts';
import { otherFindings, type PlainFindings, plainOfAnyText } from './plain-findings.queries.ts';

/**
 * The findings of a project after a filter, without its conditions on vulnerabilities. {@link readFlawFacts}
 * checks those once per vulnerability.
 * @param withComponents true if components are needed; otherwise all findings have the place of a missing one
 */
export async function readFoundPairs(
  db: Database,
  scope: OpenScope,
  filter: FindingFilter,
  withComponents: boolean,
): Promise<FoundPairs> {
  const plain = plainOfAnyText(scope, filter);
  if (!plain) {
    const whole = { ...scope, text: await scope.text };
    return (await readPairs(db, tablesOf(whole), scanCondition(scope.projectId, filter))).pairs;
  }
  const [found, named, others, text] = await Promise.all([
    readPlain(db, plain, withComponents, scope.search !== undefined),
    readNamed(db, scope, plain),
    readOthers(db, scope, filter, plain),
    scope.text,
  ]);
  const vulns = new Set(text?.vulnIds);
  const isMeant = (vuln: number, identity: number) => vulns.has(vuln) || named.has(identity);
  return joinPairs([pairsOf(found, text && isMeant), text ? leftOf(others, vulns) : others.pairs]);
}

async function readPairs(
  db: Database,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  isNamed = sql`false`,
): Promise<OtherFound> {
  const row = await findRow(
    db,
    sql<
      Record<'components' | 'vulns' | 'named', Packed>
    >`select ${packedNumbers(sql`f.component_id`)} as components,
      ${packedInts(sql`f.vuln_id`)} as vulns, ${packedInts(sql`(${isNamed})::int`)} as named
      from ${from} where ${where}`,
  );
  const { ids, places } = numbered(unpackNumbers(row?.components ?? null));
  const vulns = unpackInts(row?.vulns ?? null);
  return { pairs: { components: ids, places, vulns }, named: unpackInts(row?.named ?? null) };
}

/** The findings of plain components. */
interface PlainFound {
  /** Each match with its identity; that is empty where nobody asks for it. */
  readonly vulns: Int32Array;
  readonly identities: Int32Array;
  /** Each component with its identity, by identity; undefined where each identity has one, and nobody asks which. */
  readonly components: { readonly ids: Float64Array; readonly identities: Int32Array } | undefined;
}

async function readPlain(
  db: Database,
  plain: PlainFindings,
  withComponents: boolean,
  withIdentities: boolean,
): Promise<PlainFound> {
  const { from, where } = plain;
  const row = await findRow(
    db,
    sql<Record<'ids' | 'componentIdentities' | 'identities' | 'vulns', Packed> & { is_repeated: boolean }>`
      with ${withComponents ? plain.packedTables : plain.tables}
      select ${packedInts(sql`m.vuln_id`)} as vulns,
        ${withComponents || withIdentities ? packedInts(sql`m.identity_id`) : sql`null::bytea`} as identities,
        ${withComponents ? sql`false` : sql`(select is_repeated from plain_identity)`} as is_repeated,
        ${withComponents ? sql`(select components from plain_identity)` : sql`null::bytea`} as ids,
        ${withComponents ? sql`(select packed_ids from plain_identity)` : sql`null::bytea`} as "componentIdentities"
      from ${from} where ${where}`,
  );
  // Made by hand, so there are hardly ever any.
  if (row?.is_repeated && !withComponents) return readPlain(db, plain, true, true);
  const ids = row?.ids ?? null;
  return {
    vulns: unpackInts(row?.vulns ?? null),
    identities: unpackInts(row?.identities ?? null),
    components: withComponents
      ? { ids: unpackNumbers(ids), identities: unpackInts(row?.componentIdentities ?? null) }
      : undefined,
  };
}

/** The identities of plain components with the text in their names. */
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

/** Findings of all other components, with whether their names have the text. */
interface OtherFound {
  readonly pairs: FoundPairs;
  readonly named: Int32Array;
}

async function readOthers(
  db: Database,
  { projectId, search }: OpenScope,
  filter: FindingFilter,
  plain: PlainFindings,
): Promise<OtherFound> {
  const isNamed = search === undefined ? sql`false` : sql`coalesce(${hasName(search)}, false)`;
  return readPairs(
    db,
    auditTables(projectId, otherFindings(projectId, plain, false)),
    rankedCondition(projectId, filter),
    isNamed,
  );
}

/** The findings that match a text. */
function leftOf({ pairs, named }: OtherFound, vulnIds: ReadonlySet<number>): FoundPairs {
  const isMeant = (_: number, at: number) => named[at] === 1 || vulnIds.has(pairs.vulns[at] ?? 0);
  return { ...pairs, places: pairs.places.filter(isMeant), vulns: pairs.vulns.filter(isMeant) };
}

/** The same by component: of each identity all that have it. */
function pairsOf(
  { vulns, identities, components }: PlainFound,
  isMeant: ((vuln: number, identity: number) => boolean) | undefined,
): FoundPairs {
  if (!components && !isMeant)
    return { components: new Float64Array(1), places: new Int32Array(vulns.length), vulns };
  const owners = components?.identities ?? new Int32Array();
  const places: number[] = [];
  const kept: number[] = [];
  let first = 0;
  for (let at = 0; at < vulns.length; at++) {
    const [vuln = 0, identity = 0] = [vulns[at], identities[at]];
    if (isMeant && !isMeant(vuln, identity)) continue;
    // Matches of an identity are mostly adjacent.
    if (owners[first] !== identity) first = firstPlace(owners, identity);
    let place = first;
    do {
      places.push(place++);
      kept.push(vuln);
    } while (owners[place] === identity);
  }
  return {
    components: components?.ids ?? new Float64Array(1),
    places: Int32Array.from(places),
    vulns: Int32Array.from(kept),
  };
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

/** The vulnerabilities of findings after a filter, with the facts by which they are grouped and sorted. */
export async function readFlawFacts(
  db: Database,
  found: FoundPairs,
  filter: FindingFilter,
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
  return sql`(select ${`{${ids.join(',')}}`}::int[] as ids from generate_series(1, (select 1)) ${fence}) p`;
}
