import { sql } from 'kysely';
import { rowsOf, runSql, type Transaction } from '../../db/database.ts';
import { emptyTemporary } from '../../db/temporary-tables.ts';

/** Fills `flaw_member` with vulnerabilities and all others of their alias groups. */
export async function collectMembers(trx: Transaction, vulnIds: readonly number[]): Promise<void> {
  await emptyTemporary(trx, 'flaw_member');
  await sql`insert into flaw_member
    select v.vuln_id, coalesce(v.alias_group, -v.vuln_id), v.source, v.ext_id, v.severity, v.cvss, v.epss,
      v.cwes, v.rejected_at is null, v.upstream
    from (select vuln_id from unnest(${vulnIds}::int[]) as given(vuln_id)
      union select g.vuln_id from vuln v join vuln g on g.alias_group = v.alias_group
      where v.vuln_id = any(${vulnIds}::int[])) m
    join vuln v on v.vuln_id = m.vuln_id`.execute(trx);
  await sql`analyze flaw_member`.execute(trx);
}

/** Fills `flaw_cve` with the CVEs of the collected flaws: those that are members, and those that aliases and distributions name. */
export async function collectCves(trx: Transaction): Promise<void> {
  await emptyTemporary(trx, 'flaw_cve');
  const named = (column: string, source: string) => sql`select m.flaw, a.cve_id from flaw_member m
    join vuln_alias a on a.${sql.ref(column)} = m.ext_id where m.source = ${source} and a.cve_id is not null`;
  const others = sql`select m.flaw, a.cve_id from flaw_member m join vuln_alias a on a.internal_id = m.ext_id
    where m.source not in ('NVD', 'GITHUB', 'OSV', 'SNYK', 'OSSINDEX', 'VULNDB') and a.cve_id is not null`;
  await sql`insert into flaw_cve
    select flaw, ext_id from flaw_member where source = 'NVD'
    union select flaw, unnest(upstream) from flaw_member where upstream is not null
    union ${named('ghsa_id', 'GITHUB')} union ${named('osv_id', 'OSV')} union ${named('snyk_id', 'SNYK')}
    union ${named('sonatype_id', 'OSSINDEX')} union ${named('vuln_db_id', 'VULNDB')} union ${others}`.execute(
    trx,
  );
  await sql`analyze flaw_cve`.execute(trx);
}

/** Brings the stored CVEs of the collected vulnerabilities to those of their flaws; only what differs is written. */
export async function storeCves(trx: Transaction): Promise<void> {
  const wanted = sql`select m.vuln_id, c.cve_id from flaw_member m join flaw_cve c on c.flaw = m.flaw
    where not (m.source = 'NVD' and m.ext_id = c.cve_id)`;
  const gone = await rowsOf(
    trx,
    sql<{ vuln_id: number; cve_id: string }>`select s.vuln_id, s.cve_id
      from flaw_member m join vuln_cve s on s.vuln_id = m.vuln_id
      left join flaw_cve c on c.flaw = m.flaw and c.cve_id = s.cve_id where c.flaw is null`,
  );
  if (gone.length > 0)
    await sql`delete from vuln_cve where (vuln_id, cve_id) in (
      select * from unnest(${gone.map((row) => row.vuln_id)}::int[], ${gone.map((row) => row.cve_id)}::text[]))`.execute(
      trx,
    );
  await sql`insert into vuln_cve (vuln_id, cve_id)
    select w.vuln_id, w.cve_id from (${wanted}) w
    order by w.vuln_id, w.cve_id on conflict do nothing`.execute(trx);
}

interface ChangedFlaw {
  id: number;
  /** Its effective severity before, as it is stored. */
  before: number;
  rescored: boolean;
  newly_exploited: boolean;
}

/**
 * Stores what the records of the collected flaws say together. A record that was rejected or withdrawn says nothing to
 * others.
 * @returns the vulnerabilities of which something changed
 */
export async function storeEffective(trx: Transaction): Promise<ChangedFlaw[]> {
  return rowsOf(
    trx,
    sql<ChangedFlaw>`
      with said as (
        select flaw, coalesce(max(severity) filter (where counts), 0) as severity, max(cvss) filter (where counts) as cvss,
          max(epss) filter (where counts) as epss
        from flaw_member group by flaw),
      weak as (
        select distinct on (flaw) flaw, cwes from flaw_member where counts and cwes <> '{}'
        order by flaw, array_position(array['GITHUB', 'OSV', 'NVD'], source), ext_id),
      known as (
        select c.flaw, min(c.cve_id) as cve_id, max(e.score) as epss, bool_or(k.cve_id is not null) as exploited
        from flaw_cve c left join epss e on e.cve_id = c.cve_id left join known_exploited k on k.cve_id = c.cve_id
        group by c.flaw),
      fact as (
        select v.vuln_id, v.effective_severity as before, v.exploited as was_exploited,
          case when v.severity > 0 then v.severity else s.severity end as severity,
          coalesce(v.cvss, s.cvss) as cvss,
          (coalesce(nullif(v.cwes, '{}'), w.cwes, '{}'))[1:100] as cwes,
          -- A source that has an EPSS of its own, such as GitHub, counts where the CVEs have none.
          coalesce(case when v.source = 'NVD' then v.epss else n.epss end, s.epss) as epss,
          coalesce(n.exploited, false) as exploited,
          case when v.source = 'NVD' then v.ext_id else n.cve_id end as cve_id
        from flaw_member m join vuln v on v.vuln_id = m.vuln_id join said s on s.flaw = m.flaw
        left join known n on n.flaw = m.flaw left join weak w on w.flaw = m.flaw)
      update vuln v set effective_severity = f.severity, effective_cvss = f.cvss, effective_epss = f.epss,
        exploited = f.exploited, cve_id = f.cve_id, effective_cwes = f.cwes
      from fact f where v.vuln_id = f.vuln_id
        and (v.effective_severity, v.effective_cvss, v.effective_epss, v.exploited, v.cve_id, v.effective_cwes)
          is distinct from (f.severity, f.cvss, f.epss, f.exploited, f.cve_id, f.cwes)
      returning v.vuln_id as id, f.before, f.before <> f.severity as rescored,
        f.exploited and not f.was_exploited as newly_exploited`,
  );
}

/** Carries the scores of CVEs on to the vulnerabilities that are known by them. */
export async function spreadScores(trx: Transaction, cveIds: readonly string[]): Promise<void> {
  await runSql(
    trx,
    sql`update vuln v set effective_epss = f.score
      from (select t.vuln_id, max(e.score) as score
        from (select distinct vuln_id from vuln_cve where cve_id = any(${cveIds}::text[])) t
        join vuln_cve c on c.vuln_id = t.vuln_id join epss e on e.cve_id = c.cve_id
        group by t.vuln_id) f
      where v.vuln_id = f.vuln_id and v.source <> 'NVD' and v.effective_epss is distinct from f.score`,
  );
}

/** Vulnerabilities that got the mark, and those that lost it. */
interface ExploitedChange {
  fresh: number[];
  former: number[];
}

/** Marks the vulnerabilities that the stored catalogs of exploited ones name, and no others. */
export async function storeExploited(trx: Transaction): Promise<ExploitedChange> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number; exploited: boolean }>`with named as (
        select v.vuln_id from known_exploited k join vuln v on v.source = 'NVD' and v.ext_id = k.cve_id
        union select c.vuln_id from known_exploited k join vuln_cve c on c.cve_id = k.cve_id),
      fresh as (
        update vuln v set exploited = true from named n where v.vuln_id = n.vuln_id and not v.exploited
        returning v.vuln_id),
      former as (
        update vuln v set exploited = false
        where v.exploited and not exists (select 1 from named n where n.vuln_id = v.vuln_id)
        returning v.vuln_id)
      select vuln_id as id, true as exploited from fresh
      union all select vuln_id, false from former order by 1`,
  );
  const idsOf = (exploited: boolean) => rows.flatMap((row) => (row.exploited === exploited ? [row.id] : []));
  return { fresh: idsOf(true), former: idsOf(false) };
}

/** All vulnerabilities of the alias groups of some, these included. */
export async function listMembers(trx: Transaction, vulnIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`select vuln_id as id from unnest(${vulnIds}::int[]) as given(vuln_id)
      union select g.vuln_id from vuln v join vuln g on g.alias_group = v.alias_group
      where v.vuln_id = any(${vulnIds}::int[]) order by 1`,
  );
  return rows.map((row) => row.id);
}
