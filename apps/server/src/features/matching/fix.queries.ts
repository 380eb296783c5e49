import { OPEN_HI } from '@waybill/match';
import { type RawBuilder, sql } from 'kysely';
import { attrsMeet } from '../../db/attrs-meet.ts';
import { type Database, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { fence } from '../../db/planner.ts';
import { preparedRows } from '../../db/prepared.ts';

/**
 * The versions that fix pairs of identity and vulnerability, as (identity_id, vuln_id, fixed, kind, scheme,
 * hi, record_id). A version counts if it is above the identity's, if a range of the flaw ends there with a
 * fix, and if no other range of the flaw contains it. A range without an end only means that its record knows
 * no fix. Ranges that keys cannot decide yield none.
 * @param pairs a table or sub-select of (identity_id, vuln_id)
 * @param coordinates those of the identities, with the columns of `identity_coord`
 */
export function fixesOf(pairs: RawBuilder<unknown>, coordinates: RawBuilder<unknown>): RawBuilder<unknown> {
  const fits = (range: string) => attrsMeet(range, 'c');
  // Ranges are looked up by the members of the flaw, which are few: a package may have a hundred thousand of them.
  const ranges = sql`(select * from vrange where vuln_id = any(m.ids) ${fence})`;
  return sql`
    with member as materialized (
      select v.vuln_id as of_id, array_agg(coalesce(g.vuln_id, v.vuln_id)) as ids
      from (select distinct vuln_id from ${pairs} pair) h join vuln v on v.vuln_id = h.vuln_id
      left join vuln g on g.alias_group = v.alias_group group by 1)
    select h.identity_id, h.vuln_id, r.fixed, p.kind, p.scheme, r.hi, r.vuln_id as record_id
    from ${pairs} h join ${coordinates} c on c.identity_id = h.identity_id and c.ver_kind = 0
    join member m on m.of_id = h.vuln_id
    cross join lateral ${ranges} r
    join pkg p on p.pkg_id = c.pkg_id
    where r.pkg_id = c.pkg_id and r.fixed is not null and r.hi > c.ver_key and ${fits('r')}
      and not exists (
        select 1 from ${ranges} o
        where o.pkg_id = c.pkg_id and o.lo <= r.hi and o.hi > r.hi and o.hi < ${OPEN_HI} and ${fits('o')})`;
}

export interface FixRow {
  identity_id: number;
  vuln_id: number;
  fixed: string;
  /** 0 by its package URL, 1 by its CPE. */
  kind: number;
  /** How its versions are ordered, as it is stored. */
  scheme: number;
  /** Id of the record that says so. */
  record: string;
}

/** The fixes of pairs, the nearest first. */
export async function listFixes(
  db: Database,
  identityIds: readonly number[],
  vulnIds: readonly number[],
): Promise<FixRow[]> {
  return listFixesOf(
    db,
    sql`select distinct identity_id, vuln_id
      from unnest(${identityIds}::int[], ${vulnIds}::int[]) as given(identity_id, vuln_id)`,
  );
}

/** The same for the identities of components of a project. */
export async function listFixesOfComponents(
  db: Database,
  projectId: number,
  componentIds: readonly number[],
  vulnIds: readonly number[],
): Promise<FixRow[]> {
  return listFixesOf(
    db,
    sql`select distinct c.identity_id, given.vuln_id
      from unnest(${componentIds}::bigint[], ${vulnIds}::int[]) as given(component_id, vuln_id)
      join component c on c.project_id = ${projectId} and c.component_id = given.component_id`,
  );
}

/** @param pairs selects each pair once */
function listFixesOf(db: Database, pairs: RawBuilder<unknown>): Promise<FixRow[]> {
  return preparedRows(
    db,
    sql<FixRow>`with found as materialized (${pairs})
      select f.identity_id, f.vuln_id, f.fixed, f.kind, f.scheme, v.ext_id as record
      from (${fixesOf(sql`found`, sql`identity_coord`)}) f join vuln v on v.vuln_id = f.record_id
      order by f.identity_id, f.vuln_id, f.kind, f.hi, v.ext_id`,
  );
}

export interface NearestRow {
  identity_id: number;
  vuln_id: number;
  fixed_in: string;
  scheme: number;
}

/** Rows of `match_fix` in these schemes whose version is more than digits and dots. */
export async function listWordyFixes(trx: Transaction, schemes: readonly number[]): Promise<NearestRow[]> {
  return rowsOf(
    trx,
    sql<NearestRow>`select identity_id, vuln_id, fixed_in, scheme from match_fix
      where scheme = any(${schemes}::int[]) and fixed_in ~ '[^0-9.]'`,
  );
}

/** Puts other versions into `match_fix`. */
export async function replaceFixes(
  trx: Transaction,
  rows: readonly Omit<NearestRow, 'scheme'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await runSql(
    trx,
    sql`update match_fix f set fixed_in = n.fixed_in
      from unnest(${rows.map((row) => row.identity_id)}::int[], ${rows.map((row) => row.vuln_id)}::int[],
        ${rows.map((row) => row.fixed_in)}::text[]) as n(identity_id, vuln_id, fixed_in)
      where f.identity_id = n.identity_id and f.vuln_id = n.vuln_id`,
  );
}

/** Brings what is stored of matches to these versions. */
export async function storeFixes(
  trx: Transaction,
  rows: readonly { identity_id: number; vuln_id: number; fixed_in: string | null }[],
): Promise<void> {
  await runSql(
    trx,
    sql`update identity_match m set fixed_in = n.fixed_in
      from unnest(${rows.map((row) => row.identity_id)}::int[], ${rows.map((row) => row.vuln_id)}::int[],
        ${rows.map((row) => row.fixed_in)}::text[]) as n(identity_id, vuln_id, fixed_in)
      where m.identity_id = n.identity_id and m.vuln_id = n.vuln_id and m.fixed_in is distinct from n.fixed_in`,
  );
}
