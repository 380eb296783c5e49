import { schemeCode, schemeForPurlType, versionKey } from '@waybill/version';
import { sql } from 'kysely';
import { copyRows, type Database, inTransaction, runSql } from '../../../apps/server/src/db/database.ts';
import { createRandom } from '../../random.ts';

/** The amount of data to search. */
export interface SearchSize {
  identities: number;
  packages: number;
  projects: number;
  componentsPerProject: number;
}

const versionsPerPackage = 7;
const versionCount = 300;
const wordCount = 900;
const types = ['npm', 'npm', 'npm', 'maven', 'maven', 'pypi', 'golang', 'nuget'] as const;
const syllables =
  'ba be bi co cor da der di en er fa fi ga gen gra ha in jo ka lo log ma mi mon na net no pa per pi ra re ri sa se si so sta ta te ti tor tra un va ver wa xi yo za'.split(
    ' ',
  );

/**
 * Fills an empty installation: packages named by two or three words, as real ones are, seven versions of each; every fifth has a
 * CPE; components of projects use them, the first ones more often.
 */
export async function fillSearch(db: Database, size: SearchSize): Promise<void> {
  await stage(db);
  const word = (n: string, factor: number) =>
    sql.raw(`(select words[1 + (${n}::bigint * ${factor} + ${n} / 7) % ${wordCount}] from bench_words)`);
  await runSql(
    db,
    sql`insert into pkg (kind, k1, k2, k3, scheme)
      select 0, t.type, case t.type when 'maven' then 'org.' || ${word('(s.n % 4000)', 17)} || '.' || ${word('(s.n % 4000)', 5)}
          when 'golang' then 'github.com/' || ${word('(s.n % 9000)', 3)} else '' end,
        ${word('s.n', 7919)} || '-' || ${word('s.n', 104_729)} || case when s.n % 3 = 0 then '-' || ${word('s.n', 31)} else '' end
          || case when s.n >= 60000 then s.n::text else '' end, t.scheme
      from generate_series(1, ${size.packages}::int) s(n) join bench_type t on t.n = s.n % ${sql.lit(types.length)}
      on conflict do nothing`,
  );
  await runSql(
    db,
    sql`insert into pkg (kind, k1, k2, k3, scheme)
      select distinct on (k3) 1, 'a', split_part(k3, '-', 1), replace(k3, '-', '_'), ${schemeCode('cpe')}::int from pkg
      where kind = 0 and pkg_id % 5 = 0 on conflict do nothing`,
  );
  await runSql(db, sql`analyze pkg`);
  await runSql(
    db,
    sql`create unlogged table bench_identity as
      select p.pkg_id, q.pkg_id as cpe_id, p.k1, p.k2, p.k3, v.text, v.key, w.key as cpe_key, md5(p.pkg_id || '@' || v.n)::uuid as nat_hash,
        case when q.pkg_id is not null then 'cpe:2.3:a:' || q.k2 || ':' || q.k3 || ':' || v.text || ':*:*:*:*:*:*:*' end as cpe
      from pkg p cross join generate_series(1, ${versionsPerPackage}::int) s(n)
      join bench_version v on v.scheme = p.scheme and v.n = 1 + (p.pkg_id * 31 + s.n * 43) % ${sql.lit(versionCount)}
      left join pkg q on q.kind = 1 and p.pkg_id % 5 = 0 and q.k3 = replace(p.k3, '-', '_')
      left join bench_version w on w.scheme = ${schemeCode('cpe')}::int and w.text = v.text
      where p.kind = 0 limit ${size.identities}`,
  );
  await runSql(
    db,
    sql`insert into identity (nat_hash, group_name, name, version, purl, purl_type, cpe, sight)
      select nat_hash, nullif(k2, ''), k3, text,
        'pkg:' || k1 || '/' || case when k2 = '' then '' else k2 || '/' end || k3 || '@' || text, k1, cpe,
        case when cpe is null then '-' else 'r' end || 'r' || k1 || '//'
      from bench_identity order by nat_hash`,
  );
  await runSql(
    db,
    sql`insert into identity_coord (pkg_id, ver_key, identity_id, ver_kind)
      select b.pkg_id, b.key, i.identity_id, 0 from bench_identity b join identity i on i.nat_hash = b.nat_hash
      union all select b.cpe_id, b.cpe_key, i.identity_id, 0 from bench_identity b join identity i on i.nat_hash = b.nat_hash
      where b.cpe_id is not null`,
  );
  await fillProjects(db, size);
  await runSql(db, sql`drop table bench_identity, bench_words, bench_type, bench_version`);
  await grantProjects(db, 'Portfolio Managers', 10);
  await runSql(db, sql`vacuum analyze`);
  // The statistics do not know this team, as they do not know a new one for days: so few rows have nothing analyzed anew.
  await grantProjects(db, 'Badge Viewers', 50);
}

/** Lets a team that does not manage access, and so sees nothing else, see every so manieth project. */
async function grantProjects(db: Database, team: string, every: number): Promise<void> {
  await runSql(
    db,
    sql`insert into project_acl (team_id, project_id) select t.team_id, p.project_id
      from team t cross join project p where t.name = ${team} and p.project_id % ${every}::int = 0`,
  );
}

async function stage(db: Database): Promise<void> {
  const random = createRandom(11);
  const words = new Set<string>();
  while (words.size < wordCount)
    words.add(
      Array.from({ length: 2 + random.integer(2) }, () => syllables[random.integer(syllables.length)]).join(
        '',
      ),
    );
  await runSql(db, sql`create unlogged table bench_words as select ${[...words]}::text[] as words`);
  await runSql(db, sql`create unlogged table bench_type (n int, type text collate "C", scheme smallint)`);
  await runSql(
    db,
    sql`create unlogged table bench_version (scheme smallint, n int, text text, key text collate "C")`,
  );
  const texts = Array.from(
    { length: versionCount },
    (_, n) => `${Math.floor(n / 60)}.${Math.floor(n / 4) % 15}.${n % 4}`,
  );
  const schemes = new Set([...types.map((type) => schemeForPurlType(type)), 'cpe' as const]);
  await inTransaction(db, async (trx) => {
    const typeRows = types.map((type, n) => [n, type, schemeCode(schemeForPurlType(type))] as const);
    await copyRows(trx, 'bench_type (n, type, scheme)', typeRows);
    for (const scheme of schemes) {
      const rows = texts.map(
        (text, at) => [schemeCode(scheme), at + 1, text, versionKey(scheme, text) ?? ''] as const,
      );
      await copyRows(trx, 'bench_version (scheme, n, text, key)', rows);
    }
  });
  await runSql(db, sql`analyze bench_version`);
}

async function fillProjects(
  db: Database,
  { projects, componentsPerProject, identities }: SearchSize,
): Promise<void> {
  await runSql(
    db,
    sql`insert into project (uuid, name, version, description, is_latest, created_at)
      select gen_random_uuid(), 'application-' || n / 4, n % 4 || '.0', 'What application ' || n / 4 || ' does.', n % 4 = 3, now()
      from generate_series(1, ${projects}::int) n`,
  );
  await runSql(
    db,
    sql`insert into component (project_id, identity_id, uuid, added_at)
      select project_id, identity_id, gen_random_uuid(), now() from (
        select distinct p.project_id, 1 + floor(${identities}::int * power(random(), 2))::int as identity_id
        from project p cross join generate_series(1, ${componentsPerProject}::int) n) c
      order by project_id, identity_id`,
  );
  await runSql(
    db,
    sql`insert into component_detail (project_id, component_id, detail_hash, license_id, sha1)
      select c.project_id, c.component_id, '', 1 + c.identity_id % l.n,
        case when c.component_id % 3 = 0 then substr(sha256(c.component_id::text::bytea), 1, 20) end
      from component c cross join (select count(*) as n from license) l`,
  );
  await runSql(
    db,
    sql`insert into component_past (project_id, component_id, identity_id, uuid, added_at, removed_at, digests)
      select project_id, -component_id, 1 + (identity_id * 7::bigint) % ${identities}::int, gen_random_uuid(), now() - interval '90 days',
        now() - interval '9 days', array[sha256(component_id::text::bytea)]
      from component where component_id % 10 = 0`,
  );
}
