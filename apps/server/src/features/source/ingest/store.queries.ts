import { sql } from 'kysely';
import { findRow, rowsOf, runSql, type Transaction } from '../../../db/database.ts';
import { fence } from '../../../db/planner.ts';
import { makeTemporary, temporaryOf } from '../../../db/temporary-tables.ts';
import { addDictionaries } from '../../package-coordinate/package-coordinate.service.ts';
import { storedRecord } from './stage.queries.ts';

/**
 * The feed of the stored records, and the vulnerabilities that it may describe although another feed did so
 * before.
 */
export interface FeedRights {
  feed: string;
  /** Sources of vulnerabilities, such as `NVD`. */
  describes: readonly string[];
  /** An older edition of a record never replaces a newer one: files of a feed overlap. */
  inOrder: boolean;
}

/** Which of some vulnerabilities are known, and whose record describes them. */
export async function listHeads(
  trx: Transaction,
  refs: readonly { source: string; vulnId: string }[],
): Promise<{ source: string; ext_id: string; feed: string | null }[]> {
  return rowsOf(
    trx,
    sql<{ source: string; ext_id: string; feed: string | null }>`select v.source, v.ext_id, v.feed
      from unnest(${refs.map((ref) => ref.source)}::text[], ${refs.map((ref) => ref.vulnId)}::text[])
        as r(source, ext_id)
      join vuln v on v.source = r.source and v.ext_id = r.ext_id`,
  );
}

/** Leaves out records of which a newer edition is known. */
export async function dropOutdated(trx: Transaction, feed: string): Promise<void> {
  await sql`delete from stage_vuln where n in (
    select s.n from stage_vuln s ${storedRecord(feed, sql`s.record_id`)} where r.modified > s.modified)`.execute(
    trx,
  );
}

const endedAt = sql`case when s.ended then coalesce(s.ended_at, s.modified, now()) end`;

/**
 * Adds new vulnerabilities, and fills `stage_id` with the ids of all. Their merged facts (`effective_…`, and
 * the CVEs by which they are known) start with their own facts, so most are written once.
 */
export async function addHeads(trx: Transaction, rights: FeedRights): Promise<void> {
  await makeTemporary(trx, 'stage_changed');
  await makeTemporary(trx, 'stage_described');
  await makeTemporary(trx, 'stage_id');
  // Only known vulnerabilities are described anew; a new one is described right when it is added.
  await sql`insert into stage_id
    select s.n, v.vuln_id, r.record_id is null,
      coalesce(v.feed = ${rights.feed} or v.source = any(${rights.describes}::text[]), false)
    from stage_vuln s
    left join lateral (select * from vuln where source = s.source and ext_id = s.ext_id ${fence}) v on true
    ${storedRecord(rights.feed, sql`s.record_id`)}`.execute(trx);
  await sql`with added as (
      insert into vuln (uuid, source, ext_id, feed, severity, cvss, cvss_v2, cvss_v3, cvss_v4, epss,
        epss_percentile, cwes, title, published, modified, rejected_at, upstream, cve_id, effective_severity,
        effective_cvss, effective_epss, exploited, effective_cwes)
      select gen_random_uuid(), s.source, s.ext_id, ${rights.feed}, s.severity, s.cvss, s.cvss_v2, s.cvss_v3,
        s.cvss_v4, coalesce(e.score, s.epss), coalesce(e.percentile, s.epss_percentile), s.cwes, s.title, s.published,
        s.modified, ${endedAt}, s.upstream, case when s.source = 'NVD' then s.ext_id else known.cve_id end, s.severity, s.cvss, coalesce(known.epss, s.epss), known.exploited,
        (coalesce(s.cwes, '{}'))[1:100]
      from stage_id i join stage_vuln s on s.n = i.n left join epss e on s.source = 'NVD' and e.cve_id = s.ext_id
      cross join lateral (
        select min(c.id) as cve_id, max(x.score) as epss, coalesce(bool_or(k.cve_id is not null), false) as exploited
        from unnest(s.cves) as c(id) left join epss x on x.cve_id = c.id left join known_exploited k on k.cve_id = c.id) known
      where i.vuln_id is null order by s.source, s.ext_id
      returning vuln_id, source, ext_id)
    update stage_id i set vuln_id = a.vuln_id from added a join stage_vuln s on s.source = a.source and s.ext_id = a.ext_id
    where i.n = s.n`.execute(trx);
  await sql`analyze stage_id`.execute(trx);
}

/**
 * Rewrites the description of known vulnerabilities where it differs. CWEs and EPSS are never cleared
 * (contract §18.2 and §26.8). Changes that affect matches are noted in `stage_changed`.
 */
export async function updateHeads(trx: Transaction, feed: string): Promise<void> {
  await sql`insert into stage_changed
    select i.vuln_id from stage_id i join stage_vuln s on s.n = i.n join vuln v on v.vuln_id = i.vuln_id
    where i.describes and (v.severity <> s.severity or (v.rejected_at is not null) <> s.ended)`.execute(trx);
  await sql`with described as (
    update vuln v set feed = ${feed}, severity = s.severity, cvss = s.cvss, cvss_v2 = s.cvss_v2,
      cvss_v3 = s.cvss_v3, cvss_v4 = s.cvss_v4, epss = coalesce(s.epss, v.epss),
      epss_percentile = coalesce(s.epss_percentile, v.epss_percentile), cwes = coalesce(s.cwes, v.cwes),
      title = s.title, published = s.published, modified = s.modified, upstream = s.upstream,
      rejected_at = case when s.ended then coalesce(v.rejected_at, s.ended_at, s.modified, now()) end
    from stage_id i join stage_vuln s on s.n = i.n
    where v.vuln_id = i.vuln_id and i.describes
      and (v.feed, v.severity, v.cvss, v.cvss_v2, v.cvss_v3, v.cvss_v4, v.epss, v.epss_percentile, v.cwes, v.title,
          v.published, v.modified, v.rejected_at is not null, v.upstream) is distinct from
        (${feed}, s.severity, s.cvss, s.cvss_v2, s.cvss_v3, s.cvss_v4, coalesce(s.epss, v.epss),
          coalesce(s.epss_percentile, v.epss_percentile), coalesce(s.cwes, v.cwes), s.title, s.published, s.modified,
          s.ended, s.upstream)
    returning v.vuln_id)
    insert into stage_described select vuln_id from described`.execute(trx);
}

/** Stores the advisories themselves, and that this edition of the records has been seen. */
export async function storeDocuments(trx: Transaction, feed: string): Promise<void> {
  await sql`insert into vuln_doc (vuln_id, feed, doc)
    select i.vuln_id, ${feed}, s.doc from stage_id i join stage_vuln s on s.n = i.n order by i.vuln_id
    on conflict (vuln_id, feed) do update set doc = excluded.doc`.execute(trx);
  await sql`insert into vuln_record (feed, record_id, vuln_id, content_hash, modified, withdrawn_at, purl_disagrees, seen_at)
    select ${feed}, s.record_id, i.vuln_id, s.content_hash, s.modified, ${endedAt}, s.purl_disagrees, now()
    from stage_id i join stage_vuln s on s.n = i.n order by s.record_id
    on conflict (feed, record_id) do update set vuln_id = excluded.vuln_id, content_hash = excluded.content_hash,
      modified = excluded.modified, withdrawn_at = excluded.withdrawn_at, purl_disagrees = excluded.purl_disagrees,
      seen_at = excluded.seen_at`.execute(trx);
}

/**
 * Adds new coordinates and attributes. They are sorted, so two writers never wait for each other. The null
 * check is on a column of the join; otherwise the planner reads all rows instead of looking each up.
 */
export async function storeCoordinates(trx: Transaction): Promise<void> {
  await addDictionaries(trx, {
    coordinates: sql`select s.kind, s.k1, s.k2, s.k3, s.scheme from stage_pkg s
      left join pkg p on p.kind = s.kind and p.k3 = s.k3 and p.k2 = s.k2 and p.k1 = s.k1
      where p.k3 is null order by s.kind, s.k3, s.k2, s.k1`,
    attributes: sql`select s.value from stage_attrs s left join attrs a on a.value = s.value
      where a.value is null order by s.value`,
  });
}

/** Brings this feed's ranges of the staged vulnerabilities to what the records say; only what differs is written. */
export async function replaceRanges(trx: Transaction, feed: string): Promise<void> {
  await temporaryOf(
    trx,
    'stage_vrange',
    sql`with coordinate as materialized (
      select s.c, p.pkg_id from stage_pkg s
      join pkg p on p.kind = s.kind and p.k3 = s.k3 and p.k2 = s.k2 and p.k1 = s.k1)
    select i.vuln_id, i.is_new, k.pkg_id, r.lo, r.hi, r.fixed, a.attrs_id as attrs, r.recheck
    from stage_range r join stage_id i on i.n = r.n join coordinate k on k.c = r.c
    left join stage_attrs s on s.a = r.a left join attrs a on a.value = s.value`,
  );
  const known = await findRow(trx, sql`select 1 from stage_id where not is_new limit 1`);
  if (known) await replaceKnownRanges(trx, feed);
  await sql`with added as (
      insert into vrange (feed, vuln_id, pkg_id, lo, hi, fixed, attrs, recheck)
      select ${feed}, vuln_id, pkg_id, lo, hi, fixed, attrs, recheck from stage_vrange where is_new
      order by pkg_id, lo returning vuln_id)
    insert into stage_changed select vuln_id from added`.execute(trx);
}

async function replaceKnownRanges(trx: Transaction, feed: string): Promise<void> {
  await sql`analyze stage_vrange`.execute(trx);
  const same = sql`s.vuln_id = r.vuln_id and s.pkg_id = r.pkg_id and s.lo = r.lo and s.hi = r.hi
    and s.fixed is not distinct from r.fixed and s.attrs is not distinct from r.attrs and s.recheck = r.recheck`;
  await makeTemporary(trx, 'stage_reranged');
  await sql`with gone as (
      delete from vrange r using stage_id i
      where r.feed = ${feed} and r.vuln_id = i.vuln_id and not i.is_new
        and not exists (select 1 from stage_vrange s where ${same})
      returning r.vuln_id)
    insert into stage_reranged select vuln_id from gone`.execute(trx);
  await sql`with added as (
      insert into vrange (feed, vuln_id, pkg_id, lo, hi, fixed, attrs, recheck)
      select ${feed}, s.vuln_id, s.pkg_id, s.lo, s.hi, s.fixed, s.attrs, s.recheck
      from stage_vrange s left join vrange r on r.feed = ${feed} and ${same}
      where not s.is_new and r.vuln_id is null
      returning vuln_id)
    insert into stage_reranged select vuln_id from added`.execute(trx);
  await sql`insert into stage_changed select vuln_id from stage_reranged`.execute(trx);
  // A range with `recheck` may have another result, although the range is the same.
  await sql`insert into stage_changed select s.vuln_id from stage_vrange s where s.recheck and not s.is_new`.execute(
    trx,
  );
  // Decisions about the vulnerability are marked, because it now affects other versions.
  await sql`update vuln v set ranges_changed_at = now()
    from (select distinct vuln_id from stage_reranged) r where v.vuln_id = r.vuln_id`.execute(trx);
}

/** Records that are stored, after outdated ones were left out. */
export async function countStaged(trx: Transaction): Promise<number> {
  return (await findRow(trx, sql<{ n: number }>`select count(*) as n from stage_id`))?.n ?? 0;
}

/** Vulnerabilities of which this feed had no record before. */
export async function listNew(trx: Transaction): Promise<number[]> {
  const rows = await rowsOf(trx, sql<{ id: number }>`select vuln_id as id from stage_id where is_new`);
  return rows.map((row) => row.id);
}

/** Vulnerabilities whose part in what their flaw's records say together may differ now. */
export async function listRetold(trx: Transaction): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`select vuln_id as id from stage_described
      union select i.vuln_id from stage_id i join vuln v on v.vuln_id = i.vuln_id
        where i.is_new and (v.source <> 'NVD' or v.alias_group is not null)`,
  );
  return rows.map((row) => row.id);
}

/** Vulnerabilities whose matches or counts may differ now. */
export async function listChanged(trx: Transaction): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`select distinct vuln_id as id from stage_changed order by 1`,
  );
  return rows.map((row) => row.id);
}

/** True if there is anything that an advisory could affect. */
export async function hasIdentities(trx: Transaction): Promise<boolean> {
  return (await findRow(trx, sql`select 1 from identity_coord limit 1`)) !== undefined;
}

/** So that the first plans after a bulk load know the size of what they read. */
export async function analyzeAdvisories(trx: Transaction): Promise<void> {
  await runSql(trx, sql`analyze vuln, vuln_record, pkg, vrange`);
}
