import { type RawBuilder, sql } from 'kysely';

/** Bit of our own analyzer where it finds a match by the names that records and components have. */
export const internalFinder = 1;

/** Bit of our own analyzer where it finds a match by similar names. */
export const fuzzyFinder = 32;

/**
 * The finders of matches: the bits of `identity_match.sources` and the API's words, in the contract's order
 * (§14). A finding is attributed to the first one. Our own analyzer has two bits, one for the fuzzy match.
 */
export const finders = [
  { bits: internalFinder | fuzzyFinder, word: 'INTERNAL_ANALYZER' },
  { bits: 2, word: 'OSSINDEX_ANALYZER' },
  { bits: 4, word: 'SNYK_ANALYZER' },
  { bits: 8, word: 'TRIVY_ANALYZER' },
  { bits: 16, word: 'VULNDB_ANALYZER' },
] as const;

export type FinderWord = (typeof finders)[number]['word'];

/** The words of all that find a match. */
export function findersOf(sources: number): string[] {
  return finders.filter(({ bits }) => (sources & bits) !== 0).map(({ word }) => word);
}

/** The finder that a match of an identity is attributed to. @param match alias of `identity_match` */
export function foundBy(match: string): RawBuilder<string> {
  const sources = sql.ref(`${match}.sources`);
  const cases = finders.map(
    ({ bits, word }) => sql`when ${sources} & ${sql.lit(bits)} <> 0 then ${sql.lit(word)}`,
  );
  return sql<string>`case ${sql.join(cases, sql` `)} end`;
}

const bitsOf = (wanted: FinderWord): number => finders.find(({ word }) => word === wanted)?.bits ?? 0;
const inside = bitsOf('INTERNAL_ANALYZER');
const ossIndex = bitsOf('OSSINDEX_ANALYZER');

/** That our own analyzer finds it; the negation is the condition of the index `identity_match_outside`. */
export function foundInside(match: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${match}.sources`)} & ${sql.lit(inside)} <> 0`;
}

export function foundOnlyOutside(match: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${match}.sources`)} & ${sql.lit(inside)} = 0`;
}

/**
 * OSS Index's name for the vulnerability and the address of its page, for matches attributed to it (contract
 * §12.4).
 */
export function ossIndexFact(
  match: string,
  column: 'alternate_identifier' | 'reference_url',
): RawBuilder<string | null> {
  const ref = (name: string) => sql.ref(`${match}.${name}`);
  return sql<
    string | null
  >`case when ${ref('sources')} & ${sql.lit(inside | ossIndex)} = ${sql.lit(ossIndex)} then (
    select r.${sql.ref(column)} from analyzer_report r where r.identity_id = ${ref('identity_id')}
      and r.vuln_id = ${ref('vuln_id')} and r.analyzer = 'ossindex') end`;
}
