// Public to other features.
import { type RawBuilder, sql } from 'kysely';

/**
 * Among the records of one flaw that match a component, one leads: the most severe, then the NVD's (whose id
 * is the CVE), then the oldest. The others are its twins. `identity_match.twin` marks them for the matches of
 * identities. The index `vuln_flaw` has all columns needed.
 */
const isCve = (vuln: string) => sql`(${sql.ref(`${vuln}.source`)} = 'NVD')`;

/** The place of a record among those of its flaw: the highest leads. @param vuln alias of `vuln` */
export function rankOf(vuln: string): RawBuilder<unknown> {
  return sql`(${sql.ref(`${vuln}.effective_severity`)}, ${isCve(vuln)}::int, -${sql.ref(`${vuln}.vuln_id`)})`;
}

/** The order of the records of a flaw. @param vuln alias of `vuln` */
export function rankOrder(vuln: string): RawBuilder<unknown> {
  const ref = (column: string) => sql.ref(`${vuln}.${column}`);
  return sql`${ref('effective_severity')} desc, ${isCve(vuln)} desc, ${ref('vuln_id')}`;
}

/** True if a record precedes another one of its flaw. @param one, other aliases of `vuln` */
export function comesBefore(one: string, other: string): RawBuilder<boolean> {
  return sql<boolean>`${rankOf(one)} > ${rankOf(other)}`;
}

/**
 * True if a match of an identity is the twin of another one, where all matches of the identity are read.
 * @param match alias of a table that has `identity_id` @param vuln alias of `vuln`
 */
export function isTwin(match: string, vuln: string): RawBuilder<boolean> {
  const ref = (column: string) => sql.ref(`${vuln}.${column}`);
  return sql<boolean>`row_number() over (
    partition by ${sql.ref(`${match}.identity_id`)}, coalesce(${ref('alias_group')}, -${ref('vuln_id')})
    order by ${rankOrder(vuln)}) > 1`;
}
