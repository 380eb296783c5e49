import { KEY_MIN, schemeCode, schemeForPurlType, versionKey } from '@waybill/version';
import { sql } from 'kysely';
import { copyRows, type Database, inTransaction, runSql } from '../../apps/server/src/db/database.ts';
import { createRandom } from '../random.ts';
import { chance, pick, share } from './chance.ts';
import type { PortfolioSize } from './portfolio-size.ts';

/** Package types with their share of all packages. */
const types = [
  ['npm', 0.5],
  ['maven', 0.2],
  ['pypi', 0.12],
  ['golang', 0.1],
  ['nuget', 0.08],
] as const;
const versionCount = 300;

/** Packages, their versions as components name them, and what makes the two meet: coordinates. */
export async function fillIdentities(db: Database, size: PortfolioSize): Promise<void> {
  await stageVersions(db);
  const type = sql`(case ${sql.join(
    typeBorders().map(([name, below]) => sql`when ${chance(sql`n`, 1)} < ${sql.lit(below)} then ${name}`),
    sql` `,
  )} end)`;
  await runSql(
    db,
    sql`insert into pkg (kind, k1, k2, k3, scheme)
      select 0, p.type, case when p.type = 'maven' then 'org.example.group' || n % 700 else '' end,
        case when p.type = 'golang' then 'example.org/team' || n % 900 || '/' else '' end || 'package-' || n, t.scheme
      from (select n, ${type} as type from generate_series(1, ${size.packages}::int) n) p
      join bench_type t on t.type = p.type order by n`,
  );
  await runSql(
    db,
    sql`insert into identity (nat_hash, group_name, name, version, purl, purl_type, sight)
      select md5(p.pkg_id || '@' || v.text)::uuid, nullif(p.k2, ''), p.k3, v.text,
        'pkg:' || p.k1 || '/' || case when p.k2 = '' then '' else p.k2 || '/' end || p.k3 || '@' || v.text, p.k1,
        '-r' || p.k1 || '//'
      from (select distinct ${pick(sql`n`, 2, size.packages, 2)} as pkg_id, ${pick(sql`n`, 3, versionCount)} as n
        from generate_series(1, ${Math.ceil(size.identities * 1.02)}::int) n) w
      join pkg p on p.pkg_id = w.pkg_id join bench_type t on t.type = p.k1
      join bench_version v on v.scheme = t.scheme and v.n = w.n
      order by hashint8(w.pkg_id * 1000::bigint + w.n) limit ${size.identities}`,
  );
  await runSql(
    db,
    sql`insert into identity_coord (pkg_id, ver_key, identity_id, ver_kind)
      select p.pkg_id, v.key, i.identity_id, 0 from identity i
      join pkg p on p.kind = 0 and p.k3 = i.name and p.k2 = coalesce(i.group_name, '') and p.k1 = i.purl_type
      join bench_version v on v.scheme = p.scheme and v.text = i.version`,
  );
  await runSql(db, sql`analyze pkg, identity, identity_coord`);
}

function typeBorders(): [string, number][] {
  let below = 1e-9;
  return types.map(([name, part]) => {
    below += part;
    return [name, below];
  });
}

/** The versions that packages have, oldest first, with their keys in each scheme. */
async function stageVersions(db: Database): Promise<void> {
  const random = createRandom(7);
  const texts = new Set<string>();
  for (let n = 0; texts.size < versionCount; n++)
    texts.add(`${Math.floor(n / 60)}.${random.integer(20)}.${random.integer(15)}`);
  await runSql(db, sql`create unlogged table bench_type (type text collate "C", scheme smallint)`);
  await runSql(
    db,
    sql`create unlogged table bench_version (scheme smallint, n int, text text, key text collate "C")`,
  );
  const schemes = types.map(([type]) => schemeForPurlType(type));
  await inTransaction(db, async (trx) => {
    const typeRows = types.map(([type], at) => [type, schemeCode(schemes[at] ?? 'semver')] as const);
    await copyRows(trx, 'bench_type (type, scheme)', typeRows);
    for (const scheme of new Set(schemes)) {
      const keyed = [...texts].map((text) => ({ text, key: versionKey(scheme, text) ?? '' }));
      keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
      const rows = keyed.map(({ text, key }, at) => [schemeCode(scheme), at + 1, text, key] as const);
      await copyRows(trx, 'bench_version (scheme, n, text, key)', rows);
    }
  });
  await runSql(db, sql`analyze bench_version`);
}

/**
 * Flaws with one to three records each, as the world has them: the NVD knows how bad a flaw is, GitHub what mends it, and
 * a third of OSV's own records says neither. Records of one flaw are one alias group.
 */
export async function fillVulnerabilities(db: Database, size: PortfolioSize): Promise<void> {
  const severity = sql`(case when ${chance(sql`f`, 10)} < 0.09 then 5 when ${chance(sql`f`, 10)} < 0.45 then 4
    when ${chance(sql`f`, 10)} < 0.88 then 3 when ${chance(sql`f`, 10)} < 0.98 then 2 else 0 end)`;
  await runSql(
    db,
    sql`create unlogged table bench_flaw as
      select f, ${severity} as severity, ${pick(sql`f`, 11, size.packages, 2)} as pkg_id,
        ${pick(sql`f`, 12, versionCount)} as fixed_n, ${share(sql`f`, 13, 0.85)} as has_fix,
        'CVE-' || 2015 + f % 12 || '-' || 10000 + f as cve,
        'GHSA-' || substr(md5(f::text), 1, 4) || '-' || substr(md5(f::text), 5, 4) || '-' || substr(md5(f::text), 9, 4) as ghsa,
        'OSV-2024-' || f as osv, timestamptz '2015-01-01' + ${chance(sql`f`, 14)} * interval '11 years' as published,
        ${share(sql`f`, 15, 0.85)} as in_nvd, ${share(sql`f`, 16, 0.55)} as in_github, ${share(sql`f`, 17, 0.35)} as in_osv
      from generate_series(1, ${size.flaws}::int) f`,
  );
  await runSql(
    db,
    sql`insert into epss select cve, power(${chance(sql`f`, 18)}, 9), ${chance(sql`f`, 18)} from bench_flaw`,
  );
  await runSql(
    db,
    sql`insert into known_exploited (cve_id, added_on, due_on, ransomware, name, required_action)
      select cve, published::date + 30, published::date + 51, ${share(sql`f`, 19, 0.2)}, 'A flaw that is used', 'Update.'
      from bench_flaw where ${share(sql`f`, 20, 0.006)}`,
  );
  const record = (
    source: string,
    id: string,
    feed: string,
    known: string,
    stated: ReturnType<typeof sql>,
  ) => sql`
    select f, ${source}::text as source, ${sql.ref(id)} as ext_id, ${feed}::text as feed,
      case when ${stated} then severity else 0 end as severity from bench_flaw where ${sql.ref(known)}`;
  await runSql(
    db,
    sql`create unlogged table bench_record as
      ${record('NVD', 'cve', 'nvd', 'in_nvd', sql`true`)} union all
      ${record('GITHUB', 'ghsa', 'github', 'in_github', sql`true`)} union all
      ${record('OSV', 'osv', 'osv', 'in_osv', share(sql`f`, 21, 0.3))}`,
  );
  await runSql(
    db,
    sql`insert into vuln (uuid, source, ext_id, feed, severity, cvss, cvss_v3, cvss_v2, cvss_v4, epss, epss_percentile, cwes, title,
        published, modified)
      select gen_random_uuid(), r.source, r.ext_id, r.feed, r.severity, s.score, s.score,
        case when ${share(sql`r.f`, 22, 0.5)} then greatest(s.score - 1, 0.1) end, case when ${share(sql`r.f`, 23, 0.2)} then s.score end,
        case when r.source = 'NVD' then e.score end, case when r.source = 'NVD' then e.percentile end,
        array[20 + r.f % 60], 'Flaw ' || r.f || ' lets an attacker do what they should not', w.published,
        w.published + interval '9 days'
      from bench_record r join bench_flaw w on w.f = r.f join epss e on e.cve_id = w.cve
      cross join lateral (select case r.severity when 5 then 9 + r.f % 11 / 10.0 when 4 then 7 + r.f % 20 / 10.0
        when 3 then 4 + r.f % 30 / 10.0 when 2 then 1 + r.f % 30 / 10.0 end as score) s
      order by r.f, r.source desc`,
  );
  await runSql(
    db,
    sql`insert into vuln_alias (cve_id, ghsa_id, osv_id, feeds)
      select cve, case when in_github then ghsa end, case when in_osv then osv end, '{osv}'
      from bench_flaw where in_github or in_osv`,
  );
  await runSql(
    db,
    sql`update vuln v set alias_group = g.least
      from (select r.f, min(v.vuln_id) as least from bench_record r
        join vuln v on v.source = r.source and v.ext_id = r.ext_id group by r.f having count(*) > 1) g
      join bench_record r on r.f = g.f where v.source = r.source and v.ext_id = r.ext_id`,
  );
  await fillDocuments(db);
  await runSql(db, sql`analyze vuln, vuln_alias, epss`);
}

/** Documents and ranges; the records of the NVD name products that no component here has. */
async function fillDocuments(db: Database): Promise<void> {
  await runSql(
    db,
    sql`insert into vuln_doc (vuln_id, feed, doc)
      select v.vuln_id, r.feed, jsonb_build_object('feed', r.feed, 'recordId', r.ext_id, 'source', r.source, 'vulnId', r.ext_id,
        'aliases', jsonb_build_array(w.cve), 'title', v.title,
        'description', 'A longer text about flaw ' || r.f || ': ' || repeat('what happens, and to whom. ', 12),
        'references', jsonb_build_array(jsonb_build_object('url', 'https://example.org/advisory/' || r.f)),
        'cwes', to_jsonb(v.cwes), 'affected', '[]'::jsonb)
      from bench_record r join bench_flaw w on w.f = r.f join vuln v on v.source = r.source and v.ext_id = r.ext_id`,
  );
  await runSql(
    db,
    sql`insert into vuln_record (feed, record_id, vuln_id, content_hash)
      select r.feed, r.ext_id, v.vuln_id, decode(md5(r.ext_id), 'hex')
      from bench_record r join vuln v on v.source = r.source and v.ext_id = r.ext_id`,
  );
  await runSql(
    db,
    sql`insert into vrange (feed, vuln_id, pkg_id, lo, hi, fixed)
      select r.feed, v.vuln_id, w.pkg_id, ${KEY_MIN}, k.key, case when w.has_fix then k.text end
      from bench_record r join bench_flaw w on w.f = r.f join vuln v on v.source = r.source and v.ext_id = r.ext_id
      join pkg p on p.pkg_id = w.pkg_id join bench_version k on k.scheme = p.scheme and k.n = w.fixed_n
      where r.source <> 'NVD'`,
  );
  await runSql(db, sql`analyze vrange`);
}

export async function dropStages(db: Database): Promise<void> {
  await runSql(db, sql`drop table bench_type, bench_version, bench_flaw, bench_record`);
}
