import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { emptyTemporary } from '../../db/temporary-tables.ts';

export interface IdentityFactsRow {
  identity_id: number;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  swid_tag_id: string | null;
}

export async function listIdentityFacts(
  db: Database,
  identityIds: readonly number[],
): Promise<IdentityFactsRow[]> {
  return rowsOf(
    db,
    sql<IdentityFactsRow>`select identity_id, group_name, name, version, purl, cpe, swid_tag_id from identity
      where identity_id = any(${identityIds}::int[])`,
  );
}

interface LatestRow extends IdentityFactsRow {
  latest_version: string | null;
  published_at: Date | null;
}

/** Identities of packages whose latest version is known, or the date of their own. */
export async function listLatestFacts(db: Database, identityIds: readonly number[]): Promise<LatestRow[]> {
  return rowsOf(
    db,
    sql<LatestRow>`select i.identity_id, i.group_name, i.name, i.version, i.purl, i.cpe, i.swid_tag_id,
        l.version as latest_version, r.published_at
      from identity i
      left join identity_release r on r.identity_id = i.identity_id
      left join lateral (select w.version from identity_coord d join package_latest w on w.pkg_id = d.pkg_id
        where d.identity_id = i.identity_id limit 1) l on true
      where i.identity_id = any(${identityIds}::int[]) and (l.version is not null or r.published_at is not null)`,
  );
}

/** Vulnerabilities that identities have. */
export async function listMatchedVulns(db: Database, identityIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select distinct vuln_id as id from identity_match
      where identity_id = any(${identityIds}::int[])`,
  );
  return rows.map((row) => row.id);
}

export interface VulnFactsRow {
  vuln_id: number;
  ext_id: string;
  aliases: string[];
  severity: number;
  cwes: number[] | null;
  cvss: number | null;
  epss: number | null;
  exploited: boolean;
}

/**
 * The facts of a vulnerability `v` that conditions read, merged across its records (docs/adr/0012): all of
 * its ids, and the CWEs of another record if its own lists none.
 */
export const vulnFacts = sql<VulnFactsRow>`v.vuln_id, v.ext_id, v.effective_severity as severity, v.effective_epss as epss,
  v.effective_cvss as cvss, v.exploited,
  array(select m.ext_id from vuln m where m.alias_group = v.alias_group and m.vuln_id <> v.vuln_id
    union select n.cve_id from vuln_cve n where n.vuln_id = v.vuln_id) as aliases,
  coalesce(nullif(v.cwes, '{}'), (select m.cwes from vuln m
    where m.alias_group = v.alias_group and m.rejected_at is null and m.cwes <> '{}'
    order by array_position(array['GITHUB', 'OSV', 'NVD'], m.source), m.ext_id limit 1)) as cwes`;

/** The facts of some vulnerabilities that conditions read. */
export async function listVulnFacts(db: Database, vulnIds: readonly number[]): Promise<VulnFactsRow[]> {
  return rowsOf(
    db,
    sql<VulnFactsRow>`select ${vulnFacts} from vuln v where v.vuln_id = any(${vulnIds}::int[])`,
  );
}

/** Begins a list of what holds for identities. */
export async function startJudging(trx: Transaction): Promise<void> {
  await emptyTemporary(trx, 'judged_match');
}

/** A condition that holds for something, by its number. */
export interface Held {
  id: number;
  conditionId: number;
}

export async function addJudged(trx: Transaction, held: readonly Held[]): Promise<void> {
  if (held.length === 0) return;
  await runSql(
    trx,
    sql`insert into judged_match select * from unnest(${held.map((one) => one.id)}::int[],
      ${held.map((one) => one.conditionId)}::int[])`,
  );
}

/** Results for vulnerabilities apply to the identities that have one of them. */
export async function addJudgedByVuln(
  trx: Transaction,
  identityIds: readonly number[],
  held: readonly Held[],
): Promise<void> {
  if (held.length === 0) return;
  await runSql(
    trx,
    sql`insert into judged_match select distinct m.identity_id, h.condition_id
      from unnest(${held.map((one) => one.id)}::int[], ${held.map((one) => one.conditionId)}::int[])
        as h(vuln_id, condition_id)
      join identity_match m on m.vuln_id = h.vuln_id
      where m.identity_id = any(${identityIds}::int[])`,
  );
}

/** A condition about fixes, with what it says of a vulnerability that has one and of one that has none. */
export interface FixVerdict {
  conditionId: number;
  ifFixed: boolean;
  ifNotFixed: boolean;
}

/** The verdicts as a table `k` of (condition_id, if_fixed, if_not_fixed). */
export function fixVerdicts(verdicts: readonly FixVerdict[]): RawBuilder<unknown> {
  return sql`unnest(${verdicts.map((one) => one.conditionId)}::int[], ${verdicts.map((one) => one.ifFixed)}::bool[],
    ${verdicts.map((one) => one.ifNotFixed)}::bool[]) as k(condition_id, if_fixed, if_not_fixed)`;
}

/** Conditions about fixes apply to the identities with a match that has one, or has none. */
export async function addJudgedByFix(
  trx: Transaction,
  identityIds: readonly number[],
  verdicts: readonly FixVerdict[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into judged_match select distinct m.identity_id, k.condition_id
      from identity_match m cross join ${fixVerdicts(verdicts)}
      where m.identity_id = any(${identityIds}::int[])
        and case when m.fixed_in is null then k.if_not_fixed else k.if_fixed end`,
  );
}

/** Writes what differs from the stored matches. @returns the identities that gained or lost one */
export async function storeJudged(
  trx: Transaction,
  identityIds: readonly number[],
  conditionIds: readonly number[],
): Promise<number[]> {
  await sql`analyze judged_match`.execute(trx);
  const rows = await rowsOf(
    trx,
    sql<{ id: number }>`
      with stale as (
        select m.identity_id, m.condition_id from policy_match m
        left join judged_match j on j.identity_id = m.identity_id and j.condition_id = m.condition_id
        where m.identity_id = any(${identityIds}::int[]) and m.condition_id = any(${conditionIds}::int[])
          and j.identity_id is null),
      gone as (
        delete from policy_match m using stale s
        where m.identity_id = s.identity_id and m.condition_id = s.condition_id returning m.identity_id),
      fresh as (
        insert into policy_match (identity_id, condition_id)
        select j.identity_id, j.condition_id from judged_match j
        left join policy_match m on m.identity_id = j.identity_id and m.condition_id = j.condition_id
        where m.identity_id is null order by j.identity_id, j.condition_id
        on conflict do nothing returning identity_id)
      select identity_id as id from gone union select identity_id from fresh`,
  );
  return rows.map((row) => row.id);
}

/** The next identities behind one, in their order. */
export async function listIdentitiesBehind(db: Database, last: number, limit: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select identity_id as id from identity where identity_id > ${last}
      order by identity_id limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

/** Forgets what held for conditions that are gone. */
export async function forgetMatches(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`delete from policy_match m using policy_condition k, policy p
      where m.condition_id = k.condition_id and p.policy_id = k.policy_id
        and (k.deleted_at is not null or p.deleted_at is not null)`,
  );
}

/** The planner must know how many identities a condition holds for: it decides from which side projects are read. */
export async function analyzeMatches(trx: Transaction): Promise<void> {
  await sql`analyze policy_match`.execute(trx);
}

/** True if some policy looks at vulnerabilities, so that a change of matches concerns it. */
export async function looksAt(db: Database, subjects: readonly string[]): Promise<boolean> {
  const row = await findRow(
    db,
    sql`select 1 from policy_condition k join policy p on p.policy_id = k.policy_id
      where k.deleted_at is null and p.deleted_at is null and k.subject = any(${subjects}::text[]) limit 1`,
  );
  return row !== undefined;
}
