import type { Advisory, CpeName } from '@waybill/match';
import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { fence } from '../../../db/planner.ts';

/**
 * The identities that no record mentions. Only these are searched by similar names. A record with the package
 * but no comparable version does not count (see `rangesOf`).
 */
export async function listUnnamed(db: Database, identityIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select n.id from unnest(${identityIds}::int[]) as n(id)
      where not exists (select 1 from identity_coord c join vrange r on r.pkg_id = c.pkg_id
        join pkg p on p.pkg_id = r.pkg_id where c.identity_id = n.id and not (p.kind = 0 and r.recheck))`,
  );
  return rows.map((row) => row.id);
}

/** A CPE name that records have. */
export interface NameRow extends CpeName {
  pkg_id: number;
}

/** CPE names of products, each with the vendor that is given for it; without one, of whatever vendor. */
export async function listNames(
  db: Database,
  wanted: readonly { vendor: string | undefined; product: string }[],
): Promise<NameRow[]> {
  return rowsOf(
    db,
    sql<NameRow>`select distinct p.pkg_id, p.k1 as part, p.k2 as vendor, p.k3 as product
      from unnest(${wanted.map(({ vendor }) => vendor ?? null)}::text[], ${wanted.map(({ product }) => product)}::text[])
        as w(vendor, product)
      join pkg p on p.kind = 1 and p.k3 = w.product and (w.vendor is null or p.k2 = w.vendor) and not p.wildcard
      where exists (select 1 from vrange r where r.pkg_id = p.pkg_id) order by p.pkg_id`,
  );
}

/** The products of all CPE names that records have. */
export async function listProducts(db: Database): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ product: string }>`select distinct p.k3 as product from pkg p
      where p.kind = 1 and not p.wildcard and exists (select 1 from vrange r where r.pkg_id = p.pkg_id)`,
  );
  return rows.map((row) => row.product);
}

/** A CPE that a component may stand for, as ranges are looked up. */
export interface Candidate {
  readonly pkgId: number;
  readonly verKey: string;
}

/** The vulnerabilities whose ranges candidates fall into, by the position of the candidate. */
export async function listInRange(
  db: Database,
  candidates: readonly Candidate[],
): Promise<{ at: number; vuln_id: number }[]> {
  return rowsOf(
    db,
    sql<{ at: number; vuln_id: number }>`select distinct (c.n - 1)::int as at, r.vuln_id
      from unnest(${candidates.map(({ pkgId }) => pkgId)}::int[], ${candidates.map(({ verKey }) => verKey)}::text[])
        with ordinality as c(pkg_id, ver_key, n)
      cross join lateral (select vuln_id from vrange
        where pkg_id = c.pkg_id and lo <= c.ver_key collate "C" and hi > c.ver_key collate "C" ${fence}) r
      order by 1, 2`,
  );
}

/** The advisories of vulnerabilities, every feed's. */
export async function listAdvisories(
  db: Database,
  vulnIds: readonly number[],
): Promise<{ vuln_id: number; doc: Advisory }[]> {
  return rowsOf(
    db,
    sql<{
      vuln_id: number;
      doc: Advisory;
    }>`select vuln_id, doc from vuln_doc where vuln_id = any(${vulnIds}::int[])`,
  );
}
