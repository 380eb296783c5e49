import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf, type Transaction } from '../../db/database.ts';
import { fence } from '../../db/planner.ts';
import { emptyTemporary } from '../../db/temporary-tables.ts';
import { fixesOf } from './fix.queries.ts';

/** The side of a pass: the matches of these identities, or of these vulnerabilities. */
export interface Axis {
  by: 'identity' | 'vulnerability';
  ids: readonly number[];
}

/** A pair that SQL alone cannot decide. */
export interface UnsurePair {
  identity_id: number;
  vuln_id: number;
  /** Both sides name deciding attributes, and nothing else is open. */
  attrs_only: boolean;
  row_attrs: string | null;
  coord_attrs: string | null;
}

export interface Pair {
  identityId: number;
  vulnId: number;
}

/**
 * A CPE version of `*` stands for all versions, and `-` fits all bounds; every other kind has a key that the interval
 * test understands.
 */
const anyVersion = sql`c.ver_kind in (1, 2)`;

/** Fills the temporary table `match_hit` with the pairs that the sortable keys decide (design §4.1, core statement). */
export async function collectHits(trx: Transaction, axis: Axis): Promise<void> {
  // A hash of the pairs of one batch fits into this; with the default it would be sorted on disk.
  await sql`set local work_mem = '96MB'`.execute(trx);
  await emptyTemporary(trx, 'match_hit');
  await stageNearSide(trx, axis);
  await byIndex(
    trx,
    sql`insert into match_hit select distinct c.identity_id, r.vuln_id
      from ${pairsInRange(axis)}
      where not (${anyVersion}) and not r.recheck and (r.attrs is null or c.attrs is null)`,
  );
}

/**
 * Copies the side that a pass starts from into a small analyzed table. The tables themselves may have grown a moment ago
 * in this very transaction, so that their statistics say nothing yet.
 */
async function stageNearSide(trx: Transaction, axis: Axis): Promise<void> {
  if (axis.by === 'identity') {
    await emptyTemporary(trx, 'match_coord');
    await sql`insert into match_coord select identity_id, pkg_id, ver_key, ver_kind, attrs from identity_coord
      where identity_id = any(${axis.ids}::int[])`.execute(trx);
    await sql`analyze match_coord`.execute(trx);
    return;
  }
  await emptyTemporary(trx, 'match_range');
  await sql`insert into match_range select vuln_id, pkg_id, lo, hi, attrs, recheck from vrange
    where vuln_id = any(${axis.ids}::int[])`.execute(trx);
  await sql`analyze match_range`.execute(trx);
}

function coordsOf(axis: Axis): RawBuilder<unknown> {
  return axis.by === 'identity' ? sql`match_coord` : sql`identity_coord`;
}

function rangesOf(axis: Axis): RawBuilder<unknown> {
  return axis.by === 'identity' ? sql`vrange` : sql`match_range`;
}

/**
 * Coordinates `c` and ranges `r` that meet. The far side is looked up by its index for each row of the near one, whatever
 * the statistics say: `fence` keeps the planner from turning the join round.
 */
function pairsInRange(axis: Axis): RawBuilder<unknown> {
  return axis.by === 'identity'
    ? sql`match_coord c cross join lateral (select vuln_id, attrs, recheck from vrange
        where pkg_id = c.pkg_id and lo <= c.ver_key and hi > c.ver_key ${fence}) r`
    : sql`match_range r cross join lateral (select identity_id, ver_kind, attrs from identity_coord
        where pkg_id = r.pkg_id and ver_key >= r.lo and ver_key < r.hi ${fence}) c`;
}

/** Ranges of the same package whatever the version, for coordinates that stand for all of them. */
function pairsOfAnyVersion(axis: Axis): RawBuilder<unknown> {
  return axis.by === 'identity'
    ? sql`(select identity_id, pkg_id from match_coord c where ${anyVersion} ${fence}) c
      cross join lateral (select vuln_id from vrange where pkg_id = c.pkg_id ${fence}) r`
    : sql`match_range r cross join lateral (select c.identity_id from identity_coord c
        where c.pkg_id = r.pkg_id and ${anyVersion} ${fence}) c`;
}

/** Scans whole tables only where there is no index, although a table that has just grown looks small. */
async function byIndex<T>(trx: Transaction, statement: RawBuilder<T>): Promise<T[]> {
  await sql`set local enable_seqscan = off`.execute(trx);
  const rows = await rowsOf(trx, statement);
  await sql`set local enable_seqscan = on`.execute(trx);
  return rows;
}

/** Pairs whose range, version, name or attributes need the rule itself: few, see `vrange.recheck`. */
export async function listUnsure(trx: Transaction, axis: Axis): Promise<UnsurePair[]> {
  const wildcards = await findRow(trx, sql`select 1 from pkg where wildcard limit 1`);
  await emptyTemporary(trx, 'match_unsure');
  await byIndex(
    trx,
    sql`insert into match_unsure
      select distinct c.identity_id, r.vuln_id, not r.recheck, r.attrs, c.attrs
      from ${pairsInRange(axis)}
      where not (${anyVersion}) and (r.recheck or (r.attrs is not null and c.attrs is not null))
      union
      select c.identity_id, r.vuln_id, false, null, null from ${pairsOfAnyVersion(axis)}
      ${wildcards ? sql`union ${wildcardPairs(axis)}` : sql``}`,
  );
  return rowsOf(
    trx,
    sql<UnsurePair>`select u.identity_id, u.vuln_id, u.attrs_only, ra.value as row_attrs, ca.value as coord_attrs
      from match_unsure u
      left join attrs ra on ra.attrs_id = u.r_attrs
      left join attrs ca on ca.attrs_id = u.c_attrs
      where not exists (select 1 from match_hit h where h.identity_id = u.identity_id and h.vuln_id = u.vuln_id)`,
  );
}

/** CPE names that may meet although their texts differ: one of them has a wildcard. More than the rule will confirm. */
function wildcardPairs(axis: Axis): RawBuilder<unknown> {
  const meets = (column: string) =>
    sql`(n.${sql.ref(column)} = o.${sql.ref(column)} or n.${sql.ref(column)} ~ '[*?]' or o.${sql.ref(column)} ~ '[*?]')`;
  const [near, far] =
    axis.by === 'identity' ? [coordsOf(axis), rangesOf(axis)] : [rangesOf(axis), coordsOf(axis)];
  const column = axis.by === 'identity' ? sql`identity_id` : sql`vuln_id`;
  const pair = axis.by === 'identity' ? sql`n.id, f.vuln_id` : sql`f.identity_id, n.id`;
  const names = (wild: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
    select ${pair}, false, null::int, null::int
    from (select distinct x.${column} as id, p.* from ${near} x join pkg p on p.pkg_id = x.pkg_id
      where p.kind = 1 and ${other}) n
    join pkg o on o.kind = 1 and o.pkg_id <> n.pkg_id and ${wild} and ${meets('k1')} and ${meets('k2')} and ${meets('k3')}
    join ${far} f on f.pkg_id = o.pkg_id`;
  // Two halves, so that each starts from the few names with a wildcard.
  return sql`${names(sql`o.wildcard`, sql`true`)} union ${names(sql`true`, sql`p.wildcard`)}`;
}

/** Adds pairs that the rule confirmed to the hits. */
export async function storeConfirmed(trx: Transaction, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await sql`insert into match_hit select distinct * from unnest(
    ${pairs.map((pair) => pair.identityId)}::int[], ${pairs.map((pair) => pair.vulnId)}::int[])`.execute(trx);
}

/** Fills `match_fix` with the nearest version that mends each hit. Package URLs come before CPEs. */
export async function collectFixes(trx: Transaction, axis: Axis): Promise<void> {
  await emptyTemporary(trx, 'match_fix');
  await sql`analyze match_hit`.execute(trx);
  await byIndex(
    trx,
    sql`insert into match_fix
      select distinct on (identity_id, vuln_id) identity_id, vuln_id, fixed, scheme
      from (${fixesOf(sql`match_hit`, coordsOf(axis))}) f order by identity_id, vuln_id, kind, hi`,
  );
}

export interface IdentityRow {
  identity_id: number;
  purl: string | null;
  cpe: string | null;
  version: string | null;
  upstream: string | null;
  distro: string | null;
}

/** The facts of identities that the rule needs. */
export async function listIdentities(db: Database, ids: readonly number[]): Promise<IdentityRow[]> {
  return rowsOf(
    db,
    sql<IdentityRow>`select identity_id, purl, cpe, version, upstream, distro from identity
      where identity_id = any(${ids}::int[])`,
  );
}

/** The advisories of vulnerabilities, every feed's. */
export async function listAdvisories(
  db: Database,
  vulnIds: readonly number[],
): Promise<{ vuln_id: number; feed: string; doc: unknown }[]> {
  return rowsOf(
    db,
    sql<{ vuln_id: number; feed: string; doc: unknown }>`select vuln_id, feed, doc from vuln_doc
      where vuln_id = any(${vulnIds}::int[])`,
  );
}
